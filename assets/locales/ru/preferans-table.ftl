# Что стол преферанса говорит от себя.

## Полоса и торговля

preferans-hand = ещё { $left } · сдача { $number }
preferans-auction = Торговля: что кто сказал
preferans-talon-down = Прикуп: две карты рубашкой вверх
preferans-mine = здесь
preferans-numbers = Числа
preferans-out-of-hand = без прикупа
preferans-contracts = Контракты
preferans-means-bid =
    { $level ->
        [2] 2 — первая ступень торговли: ты обещаешь шесть взяток и получаешь две карты прикупа.
       *[other] { $level } на ступень выше: ты получаешь две карты прикупа и играешь { $level } или старше.
    }
preferans-means-hold = Здесь: твоё слово раньше, поэтому { $level } твоё, если никто не заявит больше.
preferans-means-igra = Игра: ты играешь без двух карт прикупа, а контракт назовёшь позже.
preferans-means-bettel = Мизер: ты обещаешь не взять ни одной взятки, без двух карт прикупа.
preferans-means-sanac = Санац: ты обещаешь шесть взяток без козырей и без двух карт прикупа.
preferans-means-preferans = Преферанс: ты обещаешь все десять взяток, без козырей и без двух карт прикупа.
preferans-means-pass = Пас: в этой торговле тебя больше нет.
# Совет: число в торговле, ступень, которая ещё не называет контракта.
preferans-say-bid = скажи { $contract }

## Прикуп и контракт

preferans-took =
    { $who ->
        [you] прикуп берёшь ты
       *[other] прикуп берёт { $name }
    }
preferans-away = снос
preferans-plays =
    { $who ->
        [you] Играешь ты
       *[other] Играет { $name }
    }
# $unit: чего стоит одна взятка, $value: чего стоит контракт; в булах или супах.
preferans-worth = Взятка стоит { $unit }, контракт { $value }.
# На кнопке контракта: $worth показывает, сколько он принёс бы.
preferans-counts = стоит { $worth }
preferans-undecided = ещё не решено
preferans-deciding = решает
preferans-calls = зовёт партнёра
# $due: сколько взяток должны взять вместе два защитника.
preferans-due =
    { $due ->
        [one] С них вместе { $due } взятка.
        [few] С них вместе { $due } взятки.
        [many] С них вместе { $due } взяток.
       *[other] С них вместе { $due } взятки.
    }
preferans-together = вместе { $tricks } из { $due }
preferans-chain = Контра и ответы на неё

## Требование взяток и досрочный конец

preferans-claim = Мои взятки…
preferans-claim-close = Играть дальше
preferans-claim-count = Сколько ещё взяток ты берёшь:
preferans-stop-help = Оставшиеся булы будут списаны, по трети у каждого. Нужно согласие всех.

## Запись

preferans-sheet = Преферанс
preferans-left = бул всего: { $total }
preferans-bule = булы
preferans-struck = (зачёркнуто)
preferans-mark-refa = рефа, открыта
preferans-mark-refa-struck = рефа, сыграна
preferans-mark-hat = шляпа: отсюда ниже нуля
preferans-mark-hat-struck = шляпа, зачёркнута
preferans-supe-for = записанные супы
preferans-supe-against = супы против
# $off: сколько бул было бы списано сейчас.
preferans-bule-counted =
    { $off ->
        [0] булы { $bule }
       *[other] булы { $bule }, списано { $off }
    }
preferans-result = итог
preferans-touch = Коснись записи: она скажет, откуда взялась.
preferans-scale = Чем ближе булы к нулю, тем лучше; записанные тобой супы твои.
preferans-if-now = Если закончить сейчас
preferans-settled = Расчёт
preferans-even = Никто не платит.
