# Криббедж по-русски. Ключи и их аргументы описаны в docs/events.md.
# Имена не склоняются, а настоящее время не спрашивает о роде.

cribbage-name = Криббедж
cribbage-tagline = Пятнадцать — два, пятнадцать — четыре, и наперегонки по доске

## Слова внутри других предложений

cribbage-words-count =
    { $count ->
        [1] один
        [2] два
        [3] три
        [4] четыре
        [5] пять
        [6] шесть
        [7] семь
        [8] восемь
        [9] девять
        [10] десять
        [11] одиннадцать
        [12] двенадцать
        [13] тринадцать
        [14] четырнадцать
        [15] пятнадцать
        [16] шестнадцать
        [17] семнадцать
        [18] восемнадцать
        [19] девятнадцать
        [20] двадцать
        [21] двадцать один
        [22] двадцать два
        [23] двадцать три
        [24] двадцать четыре
        [25] двадцать пять
        [26] двадцать шесть
        [27] двадцать семь
        [28] двадцать восемь
        [29] двадцать девять
        [30] тридцать
       *[31] тридцать один
    }
cribbage-words-points =
    { $points ->
        [0] ничего
        [1] одно очко
        [2] два очка
        [3] три очка
        [4] четыре очка
        [5] пять очков
        [6] шесть очков
        [7] семь очков
        [8] восемь очков
        [9] девять очков
        [10] десять очков
        [11] одиннадцать очков
        [12] двенадцать очков
        [13] тринадцать очков
        [14] четырнадцать очков
        [15] пятнадцать очков
        [16] шестнадцать очков
        [17] семнадцать очков
        [18] восемнадцать очков
        [19] девятнадцать очков
        [20] двадцать очков
        [21] двадцать одно очко
        [22] двадцать два очка
        [23] двадцать три очка
        [24] двадцать четыре очка
        [25] двадцать пять очков
        [26] двадцать шесть очков
        [27] двадцать семь очков
        [28] двадцать восемь очков
       *[29] двадцать девять очков
    }
cribbage-words-total =
    { $total ->
        [1] одно
        [2] два
        [3] три
        [4] четыре
        [5] пять
        [6] шесть
        [7] семь
        [8] восемь
        [9] девять
        [10] десять
        [11] одиннадцать
        [12] двенадцать
        [13] тринадцать
        [14] четырнадцать
        [15] пятнадцать
        [16] шестнадцать
        [17] семнадцать
        [18] восемнадцать
        [19] девятнадцать
        [20] двадцать
        [21] двадцать одно
        [22] двадцать два
        [23] двадцать три
        [24] двадцать четыре
        [25] двадцать пять
        [26] двадцать шесть
        [27] двадцать семь
        [28] двадцать восемь
       *[29] двадцать девять
    }
cribbage-words-claim =
    { $claim ->
        [0] ничего
        [1] одно очко
        [2] два очка
        [3] три очка
        [4] четыре очка
        [5] пять очков
        [6] шесть очков
        [7] семь очков
        [8] восемь очков
        [9] девять очков
        [10] десять очков
        [11] одиннадцать очков
        [12] двенадцать очков
        [13] тринадцать очков
        [14] четырнадцать очков
        [15] пятнадцать очков
        [16] шестнадцать очков
        [17] семнадцать очков
        [18] восемнадцать очков
        [19] девятнадцать очков
        [20] двадцать очков
        [21] двадцать одно очко
        [22] двадцать два очка
        [23] двадцать три очка
        [24] двадцать четыре очка
        [25] двадцать пять очков
        [26] двадцать шесть очков
        [27] двадцать семь очков
        [28] двадцать восемь очков
       *[29] двадцать девять очков
    }
cribbage-ranks =
    { $rank ->
        [A] тузов
        [K] королей
        [Q] дам
        [J] валетов
        [T] десяток
        [9] девяток
        [8] восьмёрок
        [7] семёрок
        [6] шестёрок
        [5] пятёрок
        [4] четвёрок
        [3] троек
       *[2] двоек
    }

## Что происходит

cribbage-cut =
    { $who ->
        [you] Ты тянешь { $cardAcc }.
       *[other] { $name } тянет { $cardAcc }.
    }
cribbage-cut-tie = Карты равны: тянем снова.
cribbage-cut-dealer =
    { $who ->
        [you] Сдавать начинаешь ты.
       *[other] Сдавать начинает { $name }.
    }
cribbage-dealing =
    { $who ->
        [you] Ты сдаёшь.
       *[other] { $name } сдаёт.
    }
cribbage-lay =
    { $count ->
        [1] { $who ->
            [you] Ты сносишь карту в криб.
           *[other] { $name } сносит карту в криб.
        }
       *[2] { $who ->
            [you] Ты сносишь две карты в криб.
           *[other] { $name } сносит две карты в криб.
        }
    }
cribbage-starter =
    { $who ->
        [you] Ты открываешь стартер: { $card }.
       *[other] { $name } открывает стартер: { $card }.
    }
cribbage-play =
    { $who ->
        [you] Ты кладёшь { $cardAcc }: { cribbage-words-count }.
       *[other] { $name } кладёт { $cardAcc }: { cribbage-words-count }.
    }
cribbage-go =
    { $who ->
        [you] Сумма { cribbage-words-count }: ты говоришь «го».
       *[other] Сумма { cribbage-words-count }: { $name } говорит «го».
    }
cribbage-lead =
    { $who ->
        [you] Сумма снова с нуля: заход твой.
       *[other] Сумма снова с нуля: заходит { $name }.
    }
cribbage-peg-heels =
    { $who ->
        [you] Стартер — валет: тебе два очка.
       *[other] Стартер — валет: два очка получает { $name }.
    }
cribbage-peg-fifteen =
    { $who ->
        [you] У тебя пятнадцать: { cribbage-words-points }.
       *[other] { $name } набирает пятнадцать: { cribbage-words-points }.
    }
cribbage-peg-thirtyone =
    { $who ->
        [you] У тебя тридцать один: { cribbage-words-points }.
       *[other] { $name } набирает тридцать один: { cribbage-words-points }.
    }
cribbage-peg-pair =
    { $points ->
        [2] { $who ->
            [you] У тебя пара: два очка.
           *[other] { $name } складывает пару: два очка.
        }
        [6] { $who ->
            [you] У тебя королевская пара: шесть очков.
           *[other] { $name } складывает королевскую пару: шесть очков.
        }
       *[12] { $who ->
            [you] У тебя двойная королевская пара: двенадцать очков.
           *[other] { $name } складывает двойную королевскую пару: двенадцать очков.
        }
    }
cribbage-peg-run =
    { $who ->
        [you] У тебя ряд: { cribbage-words-points }.
       *[other] { $name } складывает ряд: { cribbage-words-points }.
    }
cribbage-peg-go =
    { $who ->
        [you] За «го» тебе одно очко.
       *[other] За «го» одно очко получает { $name }.
    }
cribbage-peg-last =
    { $who ->
        [you] За последнюю карту тебе одно очко.
       *[other] За последнюю карту одно очко получает { $name }.
    }
cribbage-peg-count =
    { $who ->
        [you] Ты считаешь за свою карту: { cribbage-words-points }.
       *[other] { $name } считает за карту: { cribbage-words-points }.
    }
cribbage-peg-hand =
    { $who ->
        [you] Твоя рука: { cribbage-words-points }.
       *[other] { $name } считает руку: { cribbage-words-points }.
    }
cribbage-peg-crib =
    { $who ->
        [you] Твой криб: { cribbage-words-points }.
       *[other] { $name } считает криб: { cribbage-words-points }.
    }
cribbage-peg-muggins =
    { $who ->
        [you] Магинс! Тебе { cribbage-words-points }.
       *[other] Магинс! { $name } забирает { cribbage-words-points }.
    }
cribbage-peg-excess =
    { $who ->
        [you] Насчитано лишнее: тебе { cribbage-words-points }.
       *[other] Насчитано лишнее: { cribbage-words-points } получает { $name }.
    }
cribbage-overclaim =
    { $points ->
        [0] { $who ->
            [you] Ты насчитываешь { cribbage-words-claim }, но там ничего нет.
           *[other] { $name } насчитывает { cribbage-words-claim }, но там ничего нет.
        }
       *[other] { $who ->
            [you] Ты насчитываешь { cribbage-words-claim }, а там всего { cribbage-words-points }.
           *[other] { $name } насчитывает { cribbage-words-claim }, а там всего { cribbage-words-points }.
        }
    }
cribbage-missed =
    { $who ->
        [you] Ты пропускаешь { cribbage-words-points }.
       *[other] { $name } пропускает { cribbage-words-points }.
    }
cribbage-no-muggins =
    { $who ->
        [you] Ты соглашаешься со счётом.
       *[other] { $name } соглашается со счётом.
    }
cribbage-muggins-wrong =
    { $points ->
        [0] { $who ->
            [you] Ты говоришь «магинс» на { cribbage-words-claim }, но ничего не пропущено.
           *[other] { $name } говорит «магинс» на { cribbage-words-claim }, но ничего не пропущено.
        }
       *[other] { $who ->
            [you] Ты говоришь «магинс» на { cribbage-words-claim }, а пропущено только { cribbage-words-points }.
           *[other] { $name } говорит «магинс» на { cribbage-words-claim }, а пропущено только { cribbage-words-points }.
        }
    }
cribbage-out =
    { $who ->
        [you] Ты в последней лунке: партия твоя.
       *[other] { $name } в последней лунке: партия окончена.
    }

## Что делать

cribbage-ask-lay =
    { $count ->
        [1] { $who ->
            [you] Снеси карту в свой криб.
           *[other] Снеси карту, криб считает { $name }.
        }
       *[2] { $who ->
            [you] Снеси две карты в свой криб.
           *[other] Снеси две карты, криб считает { $name }.
        }
    }
cribbage-ask-lead = Заходи любой картой.
cribbage-ask-play = Сумма { cribbage-words-count }: клади карту.
cribbage-ask-card = Сумма { cribbage-words-count }. Сколько даёт твоя карта?
cribbage-ask-hand = Сосчитай свою руку.
cribbage-ask-crib = Сосчитай свой криб.
cribbage-ask-muggins =
    { $who ->
        [you] Твой счёт: { cribbage-words-claim }.
       *[other] { $name } считает: { cribbage-words-claim }. Что-то пропущено?
    }

## К чему каждый вопрос

cribbage-help-lay =
    { $own ->
        [1] Четыре остаются у тебя. Криб идёт тебе: снеси то, что сочетается.
       *[other] Четыре остаются у тебя. Криб идёт сопернику: снеси то, что не сочетается.
    }
cribbage-help-lead = Карты складываются, не больше 31. Очки дают пятнадцать, 31, пары и ряды.
cribbage-help-play = До 31 остаётся { $room }. Очки дают пятнадцать, 31, пары, ряды и последняя карта.
cribbage-help-card = Пятнадцать 2, пара 2, три одинаковых 6, ряд по одному за карту.
cribbage-help-show = Со стартером: каждые пятнадцать 2, каждая пара 2, ряд по одному за карту, флеш 4, валет в масть 1.
cribbage-help-muggins = Пропущенное твоё, если назовёшь сколько.

## Кнопки и сказанное

cribbage-do-lay =
    { $count ->
        [1] { $who ->
            [you] Карту в свой криб
           *[other] Снести, криб: { $name }
        }
       *[other] { $who ->
            [you] Карты в свой криб
           *[other] Снести, криб: { $name }
        }
    }
cribbage-do-count = Считаю { $points }
cribbage-do-muggins = Магинс: { $points }
cribbage-do-no-muggins = Всё сосчитано
cribbage-said-count =
    { $points ->
        [0] { cribbage-words-count }
       *[other] { cribbage-words-count }, { cribbage-words-points }
    }
cribbage-said-go = Го
cribbage-said-points = { cribbage-words-points }
cribbage-role-crib = криб
cribbage-label-starter = стартер
cribbage-label-crib =
    { $who ->
        [you] Твой криб
       *[other] Криб: { $name }
    }

## Почему нельзя

cribbage-why-over = С этой картой ({ $card }) сумма была бы { $sum }, а больше 31 нельзя.
cribbage-why-laid = В криб уже всё снесено.
cribbage-why-crib-first =
    { $who ->
        [you] Сначала снеси в свой криб.
       *[other] Сначала снеси в криб, его считает { $name }.
    }
cribbage-why-count-first = Сначала скажи, сколько насчитываешь.
cribbage-why-answer-first = Сначала скажи, пропущено ли что-нибудь.
cribbage-why-automatic = Здесь стол считает сам.
cribbage-why-play-automatic = В розыгрыше стол считает сам.
cribbage-why-no-card = Больше { $most } одна карта в розыгрыше не даёт.
cribbage-why-muggins-off = За этим столом магинса нет.
cribbage-why-own-count = Это твой собственный счёт.

## Итоги

cribbage-result-game =
    { $skunk ->
        [0] { $who ->
            [you] Ты выигрываешь партию
           *[other] { $name } выигрывает партию
        }
        [1] { $who ->
            [you] Ты выигрываешь партию со сканком
           *[other] { $name } выигрывает партию со сканком
        }
       *[2] { $who ->
            [you] Ты выигрываешь партию с двойным сканком
           *[other] { $name } выигрывает партию с двойным сканком
        }
    }
cribbage-result-game-pair =
    { $skunk ->
        [0] { $who ->
            [you] Ты и { $otherName } выигрываете партию
           *[other] { $otherWho ->
                [you] Ты и { $name } выигрываете партию
               *[other] { $name } и { $otherName } выигрывают партию
            }
        }
        [1] { $who ->
            [you] Ты и { $otherName } выигрываете партию со сканком
           *[other] { $otherWho ->
                [you] Ты и { $name } выигрываете партию со сканком
               *[other] { $name } и { $otherName } выигрывают партию со сканком
            }
        }
       *[2] { $who ->
            [you] Ты и { $otherName } выигрываете партию с двойным сканком
           *[other] { $otherWho ->
                [you] Ты и { $name } выигрываете партию с двойным сканком
               *[other] { $name } и { $otherName } выигрывают партию с двойным сканком
            }
        }
    }
cribbage-result-deal =
    { $points ->
        [one] { $who ->
            [you] Ты набираешь { $points } очко
           *[other] { $name } набирает { $points } очко
        }
        [few] { $who ->
            [you] Ты набираешь { $points } очка
           *[other] { $name } набирает { $points } очка
        }
        [many] { $who ->
            [you] Ты набираешь { $points } очков
           *[other] { $name } набирает { $points } очков
        }
       *[other] { $who ->
            [you] Ты набираешь { $points } очка
           *[other] { $name } набирает { $points } очка
        }
    }
cribbage-result-deal-pair =
    { $points ->
        [one] { $who ->
            [you] Ты и { $otherName } набираете { $points } очко
           *[other] { $otherWho ->
                [you] Ты и { $name } набираете { $points } очко
               *[other] { $name } и { $otherName } набирают { $points } очко
            }
        }
        [few] { $who ->
            [you] Ты и { $otherName } набираете { $points } очка
           *[other] { $otherWho ->
                [you] Ты и { $name } набираете { $points } очка
               *[other] { $name } и { $otherName } набирают { $points } очка
            }
        }
        [many] { $who ->
            [you] Ты и { $otherName } набираете { $points } очков
           *[other] { $otherWho ->
                [you] Ты и { $name } набираете { $points } очков
               *[other] { $name } и { $otherName } набирают { $points } очков
            }
        }
       *[other] { $who ->
            [you] Ты и { $otherName } набираете { $points } очка
           *[other] { $otherWho ->
                [you] Ты и { $name } набираете { $points } очка
               *[other] { $name } и { $otherName } набирают { $points } очка
            }
        }
    }
cribbage-result-even =
    { $points ->
        [one] По { $points } очку у каждого
        [few] По { $points } очка у каждого
        [many] По { $points } очков у каждого
       *[other] По { $points } очка у каждого
    }
cribbage-result-scores =
    { $who ->
        [you] Впереди ты: { $score }, осталось { $left }.
       *[other] Впереди { $name }: { $score }, осталось { $left }.
    }
cribbage-result-level = Поровну: { $score }, осталось { $left }.
cribbage-result-scores-pair =
    { $who ->
        [you] Впереди ты и { $otherName }: { $score }, осталось { $left }.
       *[other] { $otherWho ->
            [you] Впереди ты и { $name }: { $score }, осталось { $left }.
           *[other] Впереди { $name } и { $otherName }: { $score }, осталось { $left }.
        }
    }
cribbage-result-last =
    { $points ->
        [1] Эта партия завершает матч.
       *[other] Эта партия идёт за { $points } и завершает матч.
    }
cribbage-result-games =
    { $points ->
        [1] { $who ->
            [you] Счёт матча: у тебя { $score } из { $match }.
           *[other] Счёт матча: { $name }, { $score } из { $match }.
        }
       *[other] { $who ->
            [you] Партия идёт за { $points }. Счёт матча: у тебя { $score } из { $match }.
           *[other] Партия идёт за { $points }. Счёт матча: { $name }, { $score } из { $match }.
        }
    }
cribbage-match-won =
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
cribbage-match-won-pair =
    { $deals ->
        [1] { $who ->
            [you] Ты и { $otherName } побеждаете за одну сдачу
           *[other] { $otherWho ->
                [you] Ты и { $name } побеждаете за одну сдачу
               *[other] { $name } и { $otherName } побеждают за одну сдачу
            }
        }
        [one] { $who ->
            [you] Ты и { $otherName } побеждаете после { $deals } сдачи
           *[other] { $otherWho ->
                [you] Ты и { $name } побеждаете после { $deals } сдачи
               *[other] { $name } и { $otherName } побеждают после { $deals } сдачи
            }
        }
        [few] { $who ->
            [you] Ты и { $otherName } побеждаете после { $deals } сдач
           *[other] { $otherWho ->
                [you] Ты и { $name } побеждаете после { $deals } сдач
               *[other] { $name } и { $otherName } побеждают после { $deals } сдач
            }
        }
        [many] { $who ->
            [you] Ты и { $otherName } побеждаете после { $deals } сдач
           *[other] { $otherWho ->
                [you] Ты и { $name } побеждаете после { $deals } сдач
               *[other] { $name } и { $otherName } побеждают после { $deals } сдач
            }
        }
       *[other] { $who ->
            [you] Ты и { $otherName } побеждаете после { $deals } сдач
           *[other] { $otherWho ->
                [you] Ты и { $name } побеждаете после { $deals } сдач
               *[other] { $name } и { $otherName } побеждают после { $deals } сдач
            }
        }
    }
cribbage-item-fifteen =
    { $place ->
        [1] Пятнадцать — { cribbage-words-total }
       *[other] пятнадцать — { cribbage-words-total }
    }
cribbage-item-pair =
    { $count ->
        [2] { $place ->
            [1] Пара { cribbage-ranks } — { cribbage-words-total }
           *[other] и пара { cribbage-ranks } — { cribbage-words-total }
        }
        [3] { $place ->
            [1] Королевская пара { cribbage-ranks } — { cribbage-words-total }
           *[other] и королевская пара { cribbage-ranks } — { cribbage-words-total }
        }
       *[4] { $place ->
            [1] Двойная королевская пара { cribbage-ranks } — { cribbage-words-total }
           *[other] и двойная королевская пара { cribbage-ranks } — { cribbage-words-total }
        }
    }
cribbage-item-run =
    { $count ->
        [3] { $place ->
            [1] Ряд из трёх карт — { cribbage-words-total }
           *[other] и ряд из трёх карт — { cribbage-words-total }
        }
        [4] { $place ->
            [1] Ряд из четырёх карт — { cribbage-words-total }
           *[other] и ряд из четырёх карт — { cribbage-words-total }
        }
       *[5] { $place ->
            [1] Ряд из пяти карт — { cribbage-words-total }
           *[other] и ряд из пяти карт — { cribbage-words-total }
        }
    }
cribbage-item-flush =
    { $count ->
        [4] { $place ->
            [1] Флеш из четырёх карт — { cribbage-words-total }
           *[other] и флеш из четырёх карт — { cribbage-words-total }
        }
       *[5] { $place ->
            [1] Флеш из пяти карт — { cribbage-words-total }
           *[other] и флеш из пяти карт — { cribbage-words-total }
        }
    }
cribbage-item-nobs =
    { $place ->
        [1] Валет в масть — одно
       *[other] и валет в масть — { cribbage-words-total }
    }
cribbage-item-nothing = Ничего
cribbage-item-missed = Не сосчитано: { cribbage-words-points }
cribbage-item-beyond = За последней лункой
cribbage-point-heels = Стартер — валет
cribbage-point-fifteen = Пятнадцать
cribbage-point-thirtyone = Тридцать один
cribbage-point-pair =
    { $count ->
        [2] Пара { cribbage-ranks }
        [3] Королевская пара { cribbage-ranks }
       *[4] Двойная королевская пара { cribbage-ranks }
    }
cribbage-point-run = Ряд: { cribbage-words-points }
cribbage-point-go = Го
cribbage-point-last = Последняя карта
cribbage-point-count = Сосчитано в розыгрыше
cribbage-point-hand = Рука
cribbage-point-crib = Криб
cribbage-point-muggins = Магинс
cribbage-point-excess = Лишнее в счёте противника
cribbage-note-game =
    { $who ->
        [you] партия твоя
       *[other] партия: { $name }
    }

## Правила стола и наборы

cribbage-option-target = Очки для победы
cribbage-option-target-help = Кто первым набирает столько, выигрывает партию. 121 — это дважды вокруг доски.
cribbage-option-cut-deals = Жребий на сдачу
cribbage-option-cut-deals-help = Какая вытянутая карта даёт право на первую сдачу.
cribbage-option-cut-deals-low = Младшая
cribbage-option-cut-deals-high = Старшая
cribbage-option-play-on = Игра после «го»
cribbage-option-play-on-help = После «го» остальные кладут карты дальше, пока могут.
cribbage-option-resets = Новый счёт
cribbage-option-resets-help = После 31 или «го» сумма снова идёт с нуля, пока не кончатся карты.
cribbage-option-counting = Подсчёт
cribbage-option-counting-help = Кто считает руки: стол или вы сами.
cribbage-option-counting-automatic = Считает стол
cribbage-option-counting-manual = Вручную
cribbage-option-muggins = Магинс
cribbage-option-muggins-help = Пропущенное при ручном подсчёте может забрать противник.
cribbage-option-muggins-off = Нет
cribbage-option-muggins-show = При подсчёте
cribbage-option-muggins-all = И в розыгрыше
cribbage-option-overclaim = Лишнее в счёте
cribbage-option-overclaim-help = Что бывает, если насчитать слишком много.
cribbage-option-overclaim-correct = Исправляется
cribbage-option-overclaim-excess = Лишнее получает противник
cribbage-option-match = Очки матча
cribbage-option-match-help = Выигранная партия даёт одно очко или больше, по правилам ниже.
cribbage-option-lurch = Двойная победа ниже
cribbage-option-lurch-help = Партия идёт за две, если у проигравшего меньше. 0 значит никогда.
cribbage-option-skunk = Сканк ниже
cribbage-option-skunk-help = Если у проигравшего меньше, это сканк. 0 значит никогда.
cribbage-option-double-skunk = Двойной сканк ниже
cribbage-option-double-skunk-help = Если у проигравшего меньше, сканк двойной. 0 значит никогда.
cribbage-option-skunk-points = Очки матча за сканк
cribbage-option-skunk-points-help = Сколько даёт простая победа, сканк и двойной сканк.
cribbage-option-skunk-points-none = Всегда 1
cribbage-option-skunk-points-123 = 1, 2, 3
cribbage-option-skunk-points-124 = 1, 2, 4
cribbage-option-first-deal-next = Сдача в новой партии
cribbage-option-first-deal-next-help = Кто сдаёт первым после партии, которая не завершает матч.
cribbage-option-first-deal-next-loser = Проигравший
cribbage-option-first-deal-next-alternate = По очереди
cribbage-option-first-deal-next-recut3 = По очереди, в третьей жребий
cribbage-preset-standard = Обычный
cribbage-preset-standard-help = До 121, как играют во всём мире. Считает стол.
cribbage-preset-seed-english = Английский
cribbage-preset-seed-english-help = До 62; розыгрыш кончается на первом «го». Две партии, счёт вручную с магинсом.
cribbage-preset-seed-international = Международный
cribbage-preset-seed-international-help = Одна партия до 121, счёт вручную с магинсом.
cribbage-preset-short = Короткий
cribbage-preset-short-help = До 61; победа двойная, если у проигравшего меньше 31.
