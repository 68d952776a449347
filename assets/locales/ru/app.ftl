# Меню, настройки и неполадки по-русски.

app-name = Штих
app-title = Штих: четыре карточные игры
app-title-screen = { $screen } · Штих
app-skip = Перейти к игре

## Кто сидит за столом

name-you = Ты
# $place: номер места.
name-bot =
    { $place ->
        [0] Ивана
        [1] Марко
        [2] Ана
       *[3] Елена
    }
level-random = ходит наугад
level-rules = любитель

## Главная страница

home-games = Игры
home-what = Играй здесь с компьютером или с теми, кто рядом: бесплатно, без регистрации, даже без интернета.
home-players =
    { $same ->
        [yes] { $to ->
            [one] { $to } игрок
            [few] { $to } игрока
            [many] { $to } игроков
           *[other] { $to } игрока
        }
       *[no] { $to ->
            [one] { $from }–{ $to } игрок
            [few] { $from }–{ $to } игрока
            [many] { $from }–{ $to } игроков
           *[other] { $from }–{ $to } игрока
        }
    }
home-carry-on = Продолжить
home-no-games = Список игр не загрузился. Проверь соединение и попробуй ещё раз.
home-language = Язык
home-settings = Настройки
home-rules = Правила: { $game }
home-file = Сохранить все мои партии в файл
home-more = Ещё

## Сохранённая партия. $game: её название; $a, $b, $c: другие за столом.

save-title =
    { $count ->
        [1] { $game }: ты и { $a }
        [2] { $game }: ты, { $a } и { $b }
       *[3] { $game }: ты, { $a }, { $b } и { $c }
    }
# $number: номер сдачи; $score: твой счёт; $turn: чей ход.
save-line =
    { $turn ->
        [you] Сдача { $number } · у тебя { $score } · твой ход
        [over] Сдача { $number } · твой итог { $score } · окончена
       *[other] Сдача { $number } · у тебя { $score }
    }
# $day: "today", "yesterday" или "before"; $at: миллисекунды с 1970 года.
save-when =
    { $day ->
        [today] Сегодня, { DATETIME($at, hour: "numeric", minute: "numeric") }
        [yesterday] Вчера, { DATETIME($at, hour: "numeric", minute: "numeric") }
       *[before] { DATETIME($at, day: "numeric", month: "long") }
    }
save-delete = Удалить: { $title }
save-delete-title = Удалить эту партию?
save-delete-text = { $title }: удалённое не вернуть.
save-delete-yes = Удалить
save-delete-no = Оставить
save-unreadable = Сохранённая партия

## Что не так с сохранением или с хранилищем и что делать

save-damaged-title = Эта партия не открывается
save-damaged = Сохранение повреждено. Ничего в нём не изменено.
save-damaged-copy = Сохранение повреждено; ничего в нём не изменено. Копия на один ход раньше цела.
save-newer-title = Эта партия из более нового «Штиха»
save-newer = Её записала более новая версия, а эта её не читает. Сохранение остаётся как есть; обнови страницу, чтобы получить новую версию.
save-from-copy = Продолжить с копии
save-keep-file = Сохранить файл
fault-forbidden-title = Этот браузер ничего не хранит
fault-forbidden = Приватные окна и некоторые встроенные страницы всё забывают. Перед уходом сохрани партию в файл.
fault-full-title = Места больше нет
fault-full = Хранилище браузера заполнено, поэтому последние ходы не сохранены. Сохранённое раньше цело; перед уходом запиши партию в файл.
fault-newer-title = Партии хранит здесь более новый «Штих»
fault-newer = Эта старая версия ничего в них не меняет, поэтому последние ходы не сохранены. Обнови страницу или перед уходом запиши партию в файл.
fault-save-file = Сохранить в файл
file-name = stih-games.json

## Новая партия

new-title = Новая партия: { $game }
new-back = Назад
new-table = За столом
new-players = Сколько игроков
new-here = на этом устройстве
new-level = Как играет { $name }
new-rules = Правила стола
new-preset = Набор правил
new-own = Свои
new-own-help = Правила ниже на твой выбор.
new-all-rules =
    { $count ->
        [one] { $count } правило
        [few] Все { $count } правила
        [many] Все { $count } правил
       *[other] Все { $count } правила
    }
new-less = Меньше
new-more = Больше
new-number = Номер партии
new-another = Другой
new-number-help = Один и тот же номер сдаёт всем одни и те же карты.
new-deal = Сдать карты
new-rules-page = Правила

## Настройки

settings-title = Настройки
settings-language = Язык
settings-theme = Цвета
settings-theme-system = Как на устройстве
settings-theme-light = Светлые
settings-theme-dark = Тёмные
settings-theme-contrast = Высокий контраст
settings-speed = Скорость
settings-speed-slow = Медленно
settings-speed-normal = Обычно
settings-speed-fast = Быстро
settings-speed-instant = Сразу
settings-speed-help = Сколько думают боты и сколько взятка лежит на столе. Касание всегда прерывает ожидание.
settings-motion = Движение карт
settings-motion-system = Как на устройстве
settings-motion-on = Есть
settings-motion-off = Нет
settings-suits = Масти
settings-suits-two = Два цвета
settings-suits-four = Четыре цвета
settings-suits-help = Если цветов четыре, бубны синие, а трефы зелёные.
settings-faces = Карты для рабло
settings-faces-german = Венгерские
settings-faces-french = Французские
settings-faces-help = Во французских картах листья становятся пиками, бубенцы бубнами, жёлуди трефами.

## Пока загружаются правила и если их не получить

engine-late = В первый раз правила загружаются дольше. Как только они загрузятся, стол откроется.
offline-all = Нет интернета. Здесь всё работает и без него.
offline-part = Нет интернета. Что открыто, работает дальше; остальное откроется, когда появится сеть.
offline-sign = без интернета
table-setting = Накрываем стол…

## Что-то сломалось

problem-title = Карта упала со стола
problem-engine = В этом браузере правила не запустились.
problem-game = Эту партию нельзя продолжить.
problem-link = По этой ссылке партия не начинается.
problem-missing = Этой партии в этом браузере нет.
# $count: сколько партий хранится в этом браузере.
problem-safe =
    { $count ->
        [0] Ни одна сохранённая партия не задета.
        [1] Твоя сохранённая партия цела.
        [one] Твоя { $count } сохранённая партия цела.
        [few] Твои { $count } сохранённые партии целы.
        [many] Твои { $count } сохранённых партий целы.
       *[other] Твои { $count } сохранённые партии целы.
    }
problem-again = Попробовать снова
problem-file = Сохранить все мои партии в один файл
problem-home = Назад к играм
problem-details = Что случилось

## Ответы движка, которые не ход

error-stale = Игра уже ушла вперёд. Посмотри ещё раз.
error-record =
    { $reason ->
        [pack] Сохранение не читается: колода в нём неверная. Оно остаётся как есть.
        [action] Сохранение не читается: один из ходов в нём недопустим. Оно остаётся как есть.
        [result] Сохранение не читается: счёт не сходится. Оно остаётся как есть.
       *[other] Сохранение не читается: оно повреждено. Оно остаётся как есть.
    }
error-format = Сохранение из более нового «Штиха» (формат { $format }). Оно остаётся как есть; обнови страницу, чтобы получить новую версию.
error-rules = Сохранение сделано по более новым правилам (номер { $rules }), чем знает этот «Штих». Оно остаётся как есть; обнови страницу, чтобы получить новую версию.
error-game = Игры под названием «{ $game }» здесь нет.
error-option = Для правила «{ $option }» нет значения «{ $value }».
error-seats =
    { $count ->
        [one] В эту игру не играют, когда за столом { $count } игрок.
        [few] В эту игру не играют, когда за столом { $count } игрока.
        [many] В эту игру не играют, когда за столом { $count } игроков.
       *[other] В эту игру не играют, когда за столом { $count } игрока.
    }
error-request = Стол спросил то, чего правила не знают. Ничего не потеряно.
error-no-match = Ни одна партия не открыта.
replay-start = Сдача начинается.
replay-away =
    { $who ->
        [you] Ты сносишь { $cardAcc }.
       *[other] { $name } сносит { $cardAcc }.
    }
replay-away-closed =
    { $who ->
        [you] Ты сносишь одну карту.
       *[other] { $name } сносит одну карту.
    }
error-undo = Отменять нечего.
error-internal = Внутри что-то сломалось. Твои партии целы.
link-seat = За этим столом нет никого, кто играет как «{ $level }».

## Почему чего-то нельзя, в любой игре

why-not-turn = Сейчас не твой ход.
why-not-held = У тебя нет { $cardGen }.
why-unknown = Такого хода нет: { $action }.
why-not-now = Сейчас об этом не спрашивают.
why-rule = Правило { $clause }
