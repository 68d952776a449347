## Запись счёта и график партии

sheet-unfold = Прошлые сдачи
sheet-print = Напечатать запись
chart-title = Счёт после каждой сдачи
# $score: счёт, который побеждает.
chart-goal = победа: { $score }
chart-deals = сдачи
