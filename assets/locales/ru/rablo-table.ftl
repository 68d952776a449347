# Что стол рабло говорит от себя.

## Полоса и контракт

rablo-round =
    { $rounds ->
        [0] сдача { $number }
       *[other] сдача { $number } из { $rounds }
    }
rablo-facts = Контракт и банк
rablo-stake = Ставка
rablo-pot = банк
rablo-label-called = названа

## Заявка

rablo-calling = Твоя заявка
rablo-levels = Уровень
rablo-cards = Карта
rablo-kind-snapszer = Снапсер
rablo-kind-durchmarsch = Дурх­марш
rablo-short-snapszer = снапсер
rablo-short-durchmarsch = дурхм.
rablo-panel-hint = Кто держит названную карту, тот твой тайный партнёр. Её масть становится козырями.
rablo-panel-partner = Кто держит { $cardAcc }, тот играет с тобой, и никто другой этого не знает.
rablo-aim-snapszer =
    { $hearts ->
        [yes] Снапсер: твоей стороне нужно 66 очков до первой взятки соперников, козыри — черви.
       *[no] Снапсер: твоей стороне нужно 66 очков до первой взятки соперников.
    }
rablo-aim-durchmarsch =
    { $hearts ->
        [yes] Дурхмарш: твоя сторона берёт все шесть взяток, козыри — черви.
       *[no] Дурхмарш: твоя сторона берёт все шесть взяток.
    }
rablo-values-help =
    { $deck ->
        [french] Туз 11, десятка 10, король 4, дама 3, валет 2, девятка 0.
       *[german] Туз 11, десятка 10, король 4, обер 3, унтер 2, девятка 0.
    }
rablo-choose-card = Сначала выбери карту.
rablo-do-call = Заявить: { $card }, { $stake }
rablo-do-call-none = Заявить
rablo-no-call = Заявок ещё нет.
# Что стоит под высшей заявкой, после её вида.
rablo-standing =
    { $who ->
        [you] за { $stake }, заявка твоя
       *[other] за { $stake }, заявляет { $name }
    }

## Марьяж и показ карт

rablo-announce-with = Марьяж
rablo-pause = Задержать
rablo-resume = Дальше

## Деньги

rablo-payments = Кто кому платит
rablo-pot-now = В банке лежит { $pot }.
rablo-told = Все суммы словами
rablo-told-passed = Все пасуют и кладут в банк по 50: теперь там { $pot }.
# $sum: как получена сумма, например 50×2 = 100.
rablo-told-pair = { $sum }: каждый победитель получает { $unit }, каждый проигравший платит { $unit }.
rablo-told-alone = { $sum }: у того, кто в одиночку, { $all }, у остальных по { $unit }.
rablo-told-pot = Банк, { $pot }, достаётся победителям.
