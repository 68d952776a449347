## Настройки для глаз и рук и данные игрока

settings-index = Знаки на картах
settings-index-normal = Обычные
settings-index-large = Крупные
settings-confirm = Ход картой
settings-confirm-once = Одно касание
settings-confirm-twice = Два касания
settings-confirm-help = Если касаний два, первое поднимает карту, а второе ею ходит.
settings-rail = Кнопки на горизонтальном экране
settings-rail-right = Справа
settings-rail-left = Слева
settings-data = Твои партии и настройки
settings-data-help = Они хранятся только в этом браузере. В файле они все.
settings-data-file = Сохранить всё в файл
settings-data-delete = Удалить всё
settings-data-delete-title = Удалить всё?
settings-data-delete-text =
    { $count ->
        [0] Твои настройки исчезнут навсегда.
        [1] Твоя сохранённая партия и настройки исчезнут навсегда.
        [one] Твоя { $count } сохранённая партия и настройки исчезнут навсегда.
        [few] Все { $count } сохранённые партии и настройки исчезнут навсегда.
        [many] Все { $count } сохранённых партий и настройки исчезнут навсегда.
       *[other] Все { $count } сохранённые партии и настройки исчезнут навсегда.
    }
settings-data-gone = Всё удалено.
table-tap-again = Коснись ещё раз, чтобы положить { $cardAcc }.
