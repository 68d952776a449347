# Рамка стола: то, что рисуется вокруг любой игры.

## Полоса и кнопки

table-deal = сдача { $number }
table-leave = Уйти из-за стола
table-score = Счёт
table-log = Эта сдача
table-menu = Меню
table-undo = Вернуть ход
table-close = Закрыть
table-side = Счёт и ход сдачи

## Места

table-dealer = сдаёт
table-dealer-mark = С
table-thinking = думает
table-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
table-tricks =
    { $count ->
        [0] без взяток
        [one] { $count } взятка
        [few] { $count } взятки
        [many] { $count } взяток
       *[other] { $count } взятки
    }
table-tricks-of =
    { $count ->
        [0] без взяток, нужно { $need }
        [one] { $count } взятка, нужно { $need }
        [few] { $count } взятки, нужно { $need }
        [many] { $count } взяток, нужно { $need }
       *[other] { $count } взятки, нужно { $need }
    }

## Поле

table-field = На столе
table-trick = Взятка
table-trumps = козыри
table-trumps-are = Козыри: { $suit }
table-last-trick = последняя взятка
table-played =
    { $who ->
        [you] Ты: { $card }
       *[other] { $name }: { $card }
    }
table-played-winning =
    { $who ->
        [you] Ты: { $card }, берёт
       *[other] { $name }: { $card }, берёт
    }

## Рука и кнопки

table-say = Что делать
table-hand = Твои карты
table-choose =
    { $count ->
        [one] Сначала выбери { $count } карту.
        [few] Сначала выбери { $count } карты.
        [many] Сначала выбери { $count } карт.
       *[other] Сначала выбери { $count } карты.
    }
table-limit =
    { $count ->
        [0] Сменить нельзя ни одной карты.
        [one] Сменить можно только { $count } карту.
        [few] Сменить можно только { $count } карты.
        [many] Сменить можно только { $count } карт.
       *[other] Сменить можно только { $count } карты.
    }

## Запись и итог

table-deal-column = Сдача
table-start = Начало
table-refe = рефа
table-refe-waiting =
    { $count ->
        [1] Ждёт одна рефа: следующая сдача идёт вдвойне.
        [one] Ждёт { $count } рефа: столько сдач идёт вдвойне.
        [few] Ждут { $count } рефы: столько сдач идёт вдвойне.
        [many] Ждёт { $count } реф: столько сдач идёт вдвойне.
       *[other] Ждут { $count } рефы: столько сдач идёт вдвойне.
    }
table-doubled = вдвойне
table-next-deal =
    { $who ->
        [you] Дальше сдаёшь ты
       *[other] Дальше сдаёт { $name }
    }
table-again = Сыграть ещё
table-home = Назад к играм
