# Для тех, кто слушает: клавиши с вопросами и ответы на них.

keys-title = Клавиши
keys-move = Стрелки, Home и End перебирают твои карты, Enter ходит картой, Escape закрывает панель.
keys-off = Буквы выключены в настройках.
keys-this = эти клавиши
status-key-t = последняя взятка
status-key-c = карты на столе
status-key-a = козыри
status-key-s = счёт
status-key-w = чей ход
status-key-l = чем можно ходить или что сказать
status-key-h = твои карты
status-no-last = Последней взятки ещё нет.
status-no-trick = Во взятке ещё нет карт.
status-no-trumps = Сейчас козырей нет.
status-no-turn = Сейчас ничей ход.
status-turn =
    { $who ->
        [you] Твой ход.
       *[other] Ходит { $name }.
    }
status-allowed = Можно выбрать: { $what }.
status-nothing = Сейчас тебе делать нечего.
status-no-hand = Карт у тебя нет.

settings-speech = Что читает программа экранного доступа
settings-speech-all = Всё
settings-speech-tricks = Готовые взятки
settings-speech-off = Ничего
settings-keys = Клавиши с вопросами
settings-keys-on = Включены
settings-keys-off = Выключены
settings-keys-help = T называет последнюю взятку, S — счёт; ? за столом показывает все.
