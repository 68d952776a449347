# Рауб по-русски. Ключи и их аргументы описаны в docs/events.md.
# Имена не склоняются, а настоящее время не спрашивает о роде.

raub-name = Рауб
raub-tagline = Четыре карты, четыре взятки и немного дерзости

## Что происходит

raub-dealing =
    { $who ->
        [you] Ты сдаёшь.
       *[other] { $name } сдаёт.
    }
raub-pass-deal =
    { $who ->
        [you] Ты передаёшь сдачу: пишется рефа.
       *[other] { $name } передаёт сдачу: пишется рефа.
    }
raub-maus =
    { $who ->
        [you] Ты объявляешь маус.
       *[other] { $name } объявляет маус.
    }
raub-maus-around =
    { $who ->
        [you] Ты объявляешь маус по кругу: каждый сдаёт по одному.
       *[other] { $name } объявляет маус по кругу: каждый сдаёт по одному.
    }
raub-maus-forced =
    { $who ->
        [you] Круг продолжается: маус сдаёшь ты.
       *[other] Круг продолжается: маус сдаёт { $name }.
    }
raub-turned =
    { $who ->
        [you] Ты открываешь { $cardAcc }.
       *[other] { $name } открывает { $cardAcc }.
    }
raub-turned-again =
    { $round ->
        [2] { $who ->
            [you] Ты открываешь вторую карту: { $card }.
           *[other] { $name } открывает вторую карту: { $card }.
        }
       *[3] { $who ->
            [you] Ты открываешь третью карту: { $card }.
           *[other] { $name } открывает третью карту: { $card }.
        }
    }
raub-same-suit = Опять { $suit }: никто не высказывается.
raub-face-down =
    { $who ->
        [you] Ты кладёшь карту рубашкой вверх: рауб втёмную.
       *[other] { $name } кладёт карту рубашкой вверх: рауб втёмную.
    }
raub-raub =
    { $duty ->
        [1] { $who ->
            [you] Ты берёшь раубом { $cardAcc }: хватит одной взятки.
           *[other] { $name } берёт раубом { $cardAcc }: хватит одной взятки.
        }
       *[2] { $who ->
            [you] Ты берёшь раубом { $cardAcc }: с тебя две взятки.
           *[other] { $name } берёт раубом { $cardAcc } и обещает две взятки.
        }
    }
raub-raub-forced =
    { $duty ->
        [1] { $who ->
            [you] Рауб обязателен, ты берёшь { $cardAcc }: хватит одной взятки.
           *[other] Рауб обязателен, { $name } берёт { $cardAcc }: хватит одной взятки.
        }
       *[2] { $who ->
            [you] Рауб обязателен, ты берёшь { $cardAcc }: с тебя две взятки.
           *[other] Рауб обязателен, { $name } берёт { $cardAcc } и обещает две взятки.
        }
    }
raub-continue =
    { $who ->
        [you] Ты не берёшь рауб.
       *[other] { $name } не берёт рауб.
    }
raub-accept =
    { $duty ->
        [1] { $who ->
            [you] Ты принимаешь { $suitAcc }: с тебя одна взятка.
           *[other] { $name } принимает { $suitAcc } и обещает одну взятку.
        }
       *[2] { $who ->
            [you] Ты принимаешь { $suitAcc }: с тебя две взятки.
           *[other] { $name } принимает { $suitAcc } и обещает две взятки.
        }
    }
raub-pass =
    { $who ->
        [you] Ты пасуешь.
       *[other] { $name } пасует.
    }
raub-refe = Козырь никто не берёт: пишется рефа.
raub-follow =
    { $who ->
        [you] Ты вистуешь.
       *[other] { $name } вистует.
    }
raub-follow-forced =
    { $drops ->
        [1] { $who ->
            [you] После выхода в прошлой сдаче вист для тебя обязателен.
           *[other] После выхода в прошлой сдаче { $name } вистует обязательно.
        }
        [one] { $who ->
            [you] После { $drops } выхода подряд вист для тебя обязателен.
           *[other] После { $drops } выхода подряд { $name } вистует обязательно.
        }
        [few] { $who ->
            [you] После { $drops } выходов подряд вист для тебя обязателен.
           *[other] После { $drops } выходов подряд { $name } вистует обязательно.
        }
        [many] { $who ->
            [you] После { $drops } выходов подряд вист для тебя обязателен.
           *[other] После { $drops } выходов подряд { $name } вистует обязательно.
        }
       *[other] { $who ->
            [you] После { $drops } выходов подряд вист для тебя обязателен.
           *[other] После { $drops } выходов подряд { $name } вистует обязательно.
        }
    }
raub-all-follow = Это маус: вистуют все.
raub-drop =
    { $who ->
        [you] Ты выходишь.
       *[other] { $name } выходит.
    }
raub-alone =
    { $who ->
        [you] Никто не вистует: все четыре взятки твои.
       *[other] Никто не вистует: все четыре взятки берёт { $name }.
    }
raub-revealed =
    { $duty ->
        [1] { $who ->
            [you] Ты показываешь тёмную карту, { $cardAcc }: хватит одной взятки.
           *[other] { $name } показывает тёмную карту, { $cardAcc }: хватит одной взятки.
        }
       *[2] { $who ->
            [you] Ты показываешь тёмную карту, { $cardAcc }: с тебя две взятки.
           *[other] { $name } показывает тёмную карту, { $cardAcc }, и обещает две взятки.
        }
    }
raub-exchanged =
    { $count ->
        [0] { $who ->
            [you] Ты оставляешь все карты.
           *[other] { $name } оставляет все карты.
        }
        [one] { $who ->
            [you] Ты меняешь { $count } карту.
           *[other] { $name } меняет { $count } карту.
        }
        [few] { $who ->
            [you] Ты меняешь { $count } карты.
           *[other] { $name } меняет { $count } карты.
        }
        [many] { $who ->
            [you] Ты меняешь { $count } карт.
           *[other] { $name } меняет { $count } карт.
        }
       *[other] { $who ->
            [you] Ты меняешь { $count } карты.
           *[other] { $name } меняет { $count } карты.
        }
    }
raub-fifth =
    { $who ->
        [you] Ты берёшь { $cardAcc } и сносишь одну карту.
       *[other] { $name } берёт { $cardAcc } и сносит одну карту.
    }
raub-passed =
    { $tricks ->
        [one] { $who ->
            [you] Ты выигрываешь сдачу: { $tricks } взятка.
           *[other] { $name } выигрывает сдачу: { $tricks } взятка.
        }
        [few] { $who ->
            [you] Ты выигрываешь сдачу: { $tricks } взятки.
           *[other] { $name } выигрывает сдачу: { $tricks } взятки.
        }
        [many] { $who ->
            [you] Ты выигрываешь сдачу: { $tricks } взяток.
           *[other] { $name } выигрывает сдачу: { $tricks } взяток.
        }
       *[other] { $who ->
            [you] Ты выигрываешь сдачу: { $tricks } взятки.
           *[other] { $name } выигрывает сдачу: { $tricks } взятки.
        }
    }
raub-failed =
    { $tricks ->
        [0] { $who ->
            [you] Ты проигрываешь сдачу: ни одной взятки.
           *[other] { $name } проигрывает сдачу: ни одной взятки.
        }
       *[1] { $who ->
            [you] Ты проигрываешь сдачу: всего одна взятка.
           *[other] { $name } проигрывает сдачу: всего одна взятка.
        }
    }

## Вопросы, не больше шестидесяти букв

raub-ask-deal = Сдача твоя. Что выбираешь?
raub-ask-turn-up = Откроешь карту или возьмёшь рауб втёмную?
raub-ask-raub = Возьмёшь раубом { $cardAcc }?
raub-ask-speak =
    { $round ->
        [1] Принимаешь { $suitAcc }? С тебя будут две взятки.
        [2] Вторая карта: принимаешь { $suitAcc } и две взятки?
       *[3] Последняя карта: принимаешь { $suitAcc } и две взятки?
    }
raub-ask-follow =
    { $who ->
        [you] Ты играешь { $suitAcc }.
       *[other] { $name } играет { $suitAcc }. Вистуешь?
    }
raub-ask-follow-blind =
    { $who ->
        [you] У тебя рауб втёмную.
       *[other] { $name } берёт рауб втёмную. Вистуешь?
    }
raub-ask-exchange =
    { $max ->
        [4] Какие карты сменишь? Можно все четыре.
        [one] Колода на исходе: смени не больше { $max } карты.
        [few] Колода на исходе: смени не больше { $max } карт.
        [many] Колода на исходе: смени не больше { $max } карт.
       *[other] Колода на исходе: смени не больше { $max } карт.
    }
raub-ask-fifth = Ты берёшь { $cardAcc }. Снеси одну карту.
raub-ask-lead =
    { $need ->
        [0] Твой заход. Обещанное уже взято.
        [one] Твой заход. Нужна ещё { $need } взятка.
        [few] Твой заход. Нужны ещё { $need } взятки.
        [many] Твой заход. Нужно ещё { $need } взяток.
       *[other] Твой заход. Нужны ещё { $need } взятки.
    }
raub-ask-play = Твой ход: клади в масть, { $suitAcc }.
raub-ask-trump = Нет { $suitGen }: клади козырь, { $trumpAcc }.
raub-ask-any = Нет ни масти, ни козыря: клади любую карту.

# Под вопросом: цена. $each снимается за взятку, $points пишется без неё.
raub-help-deal = Передача: карты не сдаются, а следующая сдача идёт вдвойне.
raub-help-maus = Маус: берёшь раубом любую открытую карту, вистуют все.
raub-help-blind = Втёмную: другие решают, не зная козыря. Нужны две взятки, с семёркой одна.
raub-help-raub =
    { $duty ->
        [1] Хватит одной взятки: каждая −{ $each }, без взяток +{ $points }. Карта твоя.
       *[2] Нужны две взятки: каждая −{ $each }, меньше двух +{ $points }. Карта твоя.
    }
raub-help-speak = Каждая взятка −{ $each }, меньше двух +{ $points }. Пас ничего не стоит.
raub-help-follow = Нужна одна взятка: каждая −{ $each }, без взяток +{ $points }. Выход ничего не стоит.
raub-help-exchange = Сколько карт снесёшь, столько новых получишь.

## Кнопки

raub-do-deal = Сдать
raub-do-pass-deal = Передать
raub-do-maus = Маус
raub-do-maus-around = Маус по кругу
raub-do-face-up = Открыть
raub-do-face-down = Рауб втёмную
raub-do-raub = Рауб
raub-do-continue = Без рауба
raub-do-accept = Принять
raub-do-pass = Пас
raub-do-follow = Вист
raub-do-drop = Выйти
raub-do-keep = Оставить все
raub-do-change =
    { $count ->
        [one] Сменить { $count } карту
        [few] Сменить { $count } карты
        [many] Сменить { $count } карт
       *[other] Сменить { $count } карты
    }
raub-do-lay = Снести

## Реплики

raub-said-pass-deal = Передаю
raub-said-maus = Маус!
raub-said-maus-around = Маус по кругу!
raub-said-face-down = Рауб втёмную!
raub-said-raub = Рауб!
raub-said-continue = Без рауба
raub-said-accept = Принимаю
raub-said-pass = Пас
raub-said-follow = Вист
raub-said-drop = Выхожу
raub-said-exchange =
    { $count ->
        [0] Мне хватит своих
        [1] Одну карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }

## Почему нельзя

raub-why-follow = У тебя ещё есть { $suit }, так что { $card } подождёт.
raub-why-trump = Нет { $suitGen }: нужен козырь ({ $trump }), а { $card } подождёт.
raub-why-pass-twice = Прошлую сдачу уже передали, а дважды подряд нельзя.
raub-why-pass-off = За этим столом сдачу не передают.
raub-why-circle = Круг ещё не замкнулся: эта сдача тоже маус.
raub-why-maus-off = За этим столом маус не играют.
raub-why-maus-score = Для мауса нужен противник со счётом ниже { $below }.
raub-why-around-off = За этим столом маус по кругу не играют.
raub-why-around-used = Круг уже был, а он бывает раз за партию.
raub-why-around-worst = Круг начинает только тот, у кого счёт хуже всех, и только на своей сдаче.
raub-why-must-raub = Эту карту за этим столом надо брать раубом: { $card }.
raub-why-blind-off = За этим столом втёмную не берут.
raub-why-blind-maus = В маусе карту открывают.
raub-why-must-follow =
    { $drops ->
        [1] После выхода в прошлой сдаче вист теперь обязателен.
        [one] После { $drops } выхода подряд вист теперь обязателен.
        [few] После { $drops } выходов подряд вист теперь обязателен.
        [many] После { $drops } выходов подряд вист теперь обязателен.
       *[other] После { $drops } выходов подряд вист теперь обязателен.
    }
raub-why-maus-follow = В маусе вистуют все.
raub-why-change-limit =
    { $max ->
        [one] Колода на исходе: сменить можно только { $max } карту.
        [few] Колода на исходе: сменить можно только { $max } карты.
        [many] Колода на исходе: сменить можно только { $max } карт.
       *[other] Колода на исходе: сменить можно только { $max } карты.
    }

## Роли, метки и надписи

raub-role-solo = соло
raub-role-raub = рауб
raub-role-maus = маус
raub-role-follows = вист
raub-role-dropped = вне игры
raub-tag-double = вдвойне
raub-tag-double-help = Ждала рефа: эта сдача для всех считается вдвойне.
raub-tag-refe =
    { $count ->
        [one] ждёт { $count } рефа
        [few] ждут { $count } рефы
        [many] ждёт { $count } реф
       *[other] ждут { $count } рефы
    }
raub-tag-blind = втёмную
raub-tag-duty =
    { $duty ->
        [one] нужна { $duty } взятка
        [few] нужны { $duty } взятки
        [many] нужно { $duty } взяток
       *[other] нужны { $duty } взятки
    }
raub-label-turned = открыта
raub-label-raubed = рауб
raub-label-blind = втёмную
raub-label-refused = отвергнуты
raub-label-stock =
    { $count ->
        [one] Ещё { $count } карта
        [few] Ещё { $count } карты
        [many] Ещё { $count } карт
       *[other] Ещё { $count } карты
    }

## Итоги

raub-result-passed =
    { $tricks ->
        [1] { $who ->
            [you] Ты играешь { $suitAcc }: нужная взятка есть
           *[other] { $name } играет { $suitAcc }: нужная взятка есть
        }
        [4] { $who ->
            [you] Ты играешь { $suitAcc }: взяты все четыре взятки
           *[other] { $name } играет { $suitAcc }: взяты все четыре взятки
        }
       *[other] { $who ->
            [you] Ты играешь { $suitAcc }: взяты { $tricks } взятки
           *[other] { $name } играет { $suitAcc }: взяты { $tricks } взятки
        }
    }
raub-result-failed =
    { $duty ->
        [1] { $who ->
            [you] Ты играешь { $suitAcc }: нужной взятки нет
           *[other] { $name } играет { $suitAcc }: нужной взятки нет
        }
       *[2] { $tricks ->
            [0] { $who ->
                [you] Ты играешь { $suitAcc }: недобор две взятки
               *[other] { $name } играет { $suitAcc }: недобор две взятки
            }
           *[1] { $who ->
                [you] Ты играешь { $suitAcc }: недобор одна взятка
               *[other] { $name } играет { $suitAcc }: недобор одна взятка
            }
        }
    }
raub-result-alone =
    { $who ->
        [you] На твои { $suitAcc } никто не вистует
       *[other] { $name } играет { $suitAcc }, никто не вистует
    }
raub-result-alone-blind =
    { $who ->
        [you] На твой рауб втёмную никто не вистует
       *[other] { $name } берёт рауб втёмную, никто не вистует
    }
raub-result-refe = Козырь никому не нужен. Рефа: следующая сдача вдвойне
raub-result-pass-deal =
    { $who ->
        [you] Ты передаёшь сдачу. Рефа: следующая сдача вдвойне
       *[other] { $name } передаёт сдачу. Рефа: следующая сдача вдвойне
    }
raub-result-scores =
    { $count ->
        [1] { $who ->
            [you] Впереди ты: до нуля ещё { $score }.
           *[other] Впереди { $name }: до нуля ещё { $score }.
        }
       *[other] { $who ->
            [you] Впереди ты (до нуля ещё { $score }), но не только ты.
           *[other] Впереди { $name } (до нуля ещё { $score }), и не только.
        }
    }
raub-match-won =
    { $deals ->
        [1] { $who ->
            [you] Ты побеждаешь за одну сдачу
           *[other] { $name } побеждает за одну сдачу
        }
        [one] { $who ->
            [you] Ты побеждаешь после { $deals } сдачи
           *[other] { $name } побеждает после { $deals } сдачи
        }
        [few] { $who ->
            [you] Ты побеждаешь после { $deals } сдач
           *[other] { $name } побеждает после { $deals } сдач
        }
        [many] { $who ->
            [you] Ты побеждаешь после { $deals } сдач
           *[other] { $name } побеждает после { $deals } сдач
        }
       *[other] { $who ->
            [you] Ты побеждаешь после { $deals } сдач
           *[other] { $name } побеждает после { $deals } сдач
        }
    }
raub-item-solo =
    { $tricks ->
        [one] Соло: { $tricks } взятка
        [few] Соло: { $tricks } взятки
        [many] Соло: { $tricks } взяток
       *[other] Соло: { $tricks } взятки
    }
raub-item-solo-failed =
    { $tricks ->
        [0] Соло без взяток
       *[1] Соло проиграно с одной взяткой
    }
raub-item-alone = Никто не вистует: четыре взятки
raub-item-follower =
    { $tricks ->
        [one] Вист: { $tricks } взятка
        [few] Вист: { $tricks } взятки
        [many] Вист: { $tricks } взяток
       *[other] Вист: { $tricks } взятки
    }
raub-item-follower-failed = Вист без взяток
raub-item-dropped = Выход из сдачи
raub-item-doubled = Удвоено рефой
raub-note-refe = рефа: никто не принимает
raub-note-pass-deal =
    { $who ->
        [you] рефа: ты передаёшь сдачу
       *[other] рефа: { $name } передаёт сдачу
    }
raub-note-double = вдвойне

## Правила стола и наборы

raub-option-direction = Направление
raub-option-direction-help = Где сидит следующий игрок. По старому обычаю справа; правила те же.
raub-option-direction-right = Вправо
raub-option-direction-left = Влево
raub-option-start = Начальный счёт
raub-option-start-help = С него все считают вниз. Чем он меньше, тем короче партия.
raub-option-mandatory-raub = Обязательный рауб
raub-option-mandatory-raub-help = Открытые карты, которые сдающий обязан взять раубом.
raub-option-mandatory-raub-off = Нет
raub-option-mandatory-raub-seven = Семёрка
raub-option-mandatory-raub-ak7 = Туз, король и семёрка
raub-option-blind-raub = Рауб втёмную
raub-option-blind-raub-help = Сдающий может взять карту раубом не глядя.
raub-option-voluntary-pass = Передача сдачи
raub-option-voluntary-pass-help = Сдающий может передать сдачу, и пишется рефа.
raub-option-maus = Маус
raub-option-maus-help = Сдающий может заставить играть всех, когда противник близок к нулю.
raub-option-maus-below = Маус ниже
raub-option-maus-below-help = Ниже какого счёта должен быть противник, чтобы объявить маус.
raub-option-maus-around = Маус по кругу
raub-option-maus-around-help = Раз за партию сдающий с худшим счётом может объявить маус для всех.
raub-option-max-drops = Предел выходов
raub-option-max-drops-help = После стольких выходов подряд вист обязателен. 0 значит без предела.
raub-preset-seed = Классика
raub-preset-seed-help = Рауб всегда по желанию; втёмную, маус и передача сдачи разрешены.
raub-preset-house = Домашний
raub-preset-house-help = Как классика, но открытую семёрку надо брать раубом.
raub-preset-strict = Строгий
raub-preset-strict-help = Туза, короля и семёрку надо брать; после двух выходов вист обязателен.
raub-preset-sailors = Морской
raub-preset-sailors-help = Туза, короля и семёрку надо брать раубом, а маус бывает и по кругу.
