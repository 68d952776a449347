# Подсказки: что сделала бы машина на месте игрока и почему.

hint-title = Подсказка
hint-mark = подсказано
hint-says = Совет: { $what }. { $why }
status-key-i = подсказка: что сделать и почему

## В нескольких играх

hint-only = Ничего другого сейчас нельзя.
hint-last = Твоя карта последняя: эта самая дешёвая из тех, что берут взятку.
hint-cannot = Взятку тебе не взять: отдай карту, которая меньше всего нужна.
hint-highest = Старше карты этой масти ни у кого быть не может.
hint-highest-trump = Старше козыря ни у кого быть не может.
hint-highest-draws = Старше козыря ни у кого нет, а этот отберёт их козыри.
hint-unbeatable = Ни одна из оставшихся карт её не побьёт.
hint-draw = Она вытягивает козыри из чужих рук.
hint-low = Малая карта стоит мало; хорошие прибереги.
hint-nothing-better = Лучшего захода нет.
hint-force = Пока она берёт взятку: следующим нужна карта сильнее.
hint-save = То, что сейчас берёт, легко побьют: отдай карту, которой не жаль.

## Рауб

raub-hint-maus = Соперник близок к финишу, а в маусе вистуют все.
raub-hint-around = Ты отстаёшь на { $behind }, а в маусе вистуют все.
raub-hint-pass-deal = Ты отстаёшь на { $behind }: после рефы следующая сдача идёт вдвойне.
raub-hint-deal = Ничто не говорит за другое.
raub-hint-blind = Ты отстаёшь на { $behind }: другие решают, не зная козыря.
raub-hint-face-up = Сначала посмотри карту, потом решай.
raub-hint-raub = Такой старший козырь ({ $card }) — хорошее начало для двух взяток.
raub-hint-raub-seven = С семёркой хватит одной взятки.
raub-hint-continue = Козырь мал ({ $card }), чтобы обещать две взятки, не видя карт.
raub-hint-accept = С козырем «{ $trump }» видно около { NUMBER($tricks, minimumFractionDigits: 1) } взятки; выгодно от { NUMBER($least, minimumFractionDigits: 1) }.
raub-hint-pass = С козырем «{ $trump }» видно около { NUMBER($tricks, minimumFractionDigits: 1) } взятки; ниже { NUMBER($least, minimumFractionDigits: 1) } риск велик.
raub-hint-follow-ace = Козырной туз — верная взятка, а одной хватит.
raub-hint-follow-last = Если никто не вистует, все четыре взятки пишет { $name }.
raub-hint-follow = Видно около { NUMBER($tricks, minimumFractionDigits: 1) } взятки; вистовать выгодно от { NUMBER($least, minimumFractionDigits: 1) }.
raub-hint-drop = Видно около { NUMBER($tricks, minimumFractionDigits: 1) } взятки; ниже { NUMBER($least, minimumFractionDigits: 1) } лучше выйти, это ничего не стоит.
raub-hint-exchange = Малые карты без козырей редко берут взятки: новые обещают больше.
raub-hint-keep = Твои карты обещают больше, чем новые.
raub-hint-fifth = Из пяти она обещает меньше всего.

## Криббедж

cribbage-hint-own-crib = Рука тогда стоит около { NUMBER($hand, minimumFractionDigits: 1) }, и криб ещё около { NUMBER($crib, minimumFractionDigits: 1) }.
cribbage-hint-crib = Рука тогда стоит около { NUMBER($hand, minimumFractionDigits: 1) }, а чужой криб ({ $name }) около { NUMBER($crib, minimumFractionDigits: 1) }.
cribbage-hint-trap = У тебя есть ещё такая: кто сложит пару, даст тебе тройку.
cribbage-hint-go = При сумме { $count } у следующего, скорее всего, нет подходящей карты.
cribbage-hint-safe = Следующий не может на ней ничего набрать.
cribbage-hint-least = Из твоих карт она даёт следующему меньше всего очков.
cribbage-hint-balance = Даёт тебе больше всего по сравнению с тем, что оставляет следующему.
cribbage-hint-fifteen = Пятнадцать: { cribbage-words-points }.
cribbage-hint-thirtyone = Тридцать одно: { cribbage-words-points }.
cribbage-hint-pair = Одинаковые карты: { cribbage-words-points }.
cribbage-hint-run = Ряд: { cribbage-words-points }.
cribbage-hint-several = Считается несколькими способами: { cribbage-words-points }.
cribbage-hint-count =
    { $points ->
        [0] Здесь ничего не считается.
       *[other] Всё вместе даёт { $points }.
    }
cribbage-hint-muggins = Столько пропущено: { $points }.
cribbage-hint-no-muggins = Пропущенных очков нет.

## Рабло

rablo-hint-call = С этими картами шансы около { $chance } %.
rablo-hint-call-alone = Игра в одиночку за тройную ставку; шансы около { $chance } %.
rablo-hint-pass = У лучшей твоей заявки шансы около { $chance } %: мало для такой ставки.
rablo-hint-pass-partner = Названная карта у тебя: ты уже на стороне заявившего.
rablo-hint-pass-none = Для твоих карт нет заявки, которая была бы выше.
rablo-hint-double = Шансы твоей стороны около { $chance } %: удвой ставку.
rablo-hint-no-double = Шансы твоей стороны около { $chance } %: для удвоения мало.
rablo-hint-enough = У твоей стороны { $points }, а 66 достаточно.
rablo-hint-show = Что бы ни было у других, все оставшиеся взятки твои.
rablo-hint-announce-safe = Марьяж { $points }, и взятку берёт твоя сторона.
rablo-hint-announce = Из твоих карт её труднее всего побить, и это марьяж { $points }.
rablo-hint-risk = Из твоих карт её труднее всего побить.
rablo-hint-partner-covers = Старший козырь ({ $card }) у партнёра: взятка останется вашей стороне.
rablo-hint-goal = С этой взяткой у твоей стороны { $points }, а 66 достаточно.
rablo-hint-give =
    { $points ->
        [0] Взятка уже у твоей стороны.
       *[other] Взятка у твоей стороны: она прибавит { $points }.
    }

## Преферанс: торговля и контракт

preferans-hint-hand = Даже без прикупа шансы около { $chance } %.
preferans-hint-bid = С козырем «{ $trump }» видно около { NUMBER($tricks, minimumFractionDigits: 1) } взятки; остальное может дать прикуп.
preferans-hint-bid-sanac = Без козырей видно около { NUMBER($tricks, minimumFractionDigits: 1) } взятки; остальное может дать прикуп.
preferans-hint-pass = Видно в лучшем случае около { NUMBER($tricks, minimumFractionDigits: 1) } взятки, а нужно шесть.
preferans-hint-pass-hand = Без прикупа шансы около { $chance } %: мало.
preferans-hint-yield = Для того, что можно назвать, шансы около { $chance } %: мало.
preferans-hint-contract = Это обещает больше всего; шансы около { $chance } %.
preferans-hint-keep = Остальные десять с козырем «{ $trump }» обещают около { NUMBER($tricks, minimumFractionDigits: 1) } взятки.
preferans-hint-keep-sanac = Остальные десять без козырей обещают около { NUMBER($tricks, minimumFractionDigits: 1) } взятки.
preferans-hint-keep-bettel = Остальные десять годятся на мизер; шансы около { $chance } %.

## Преферанс: против играющего

preferans-hint-come = Видно около { NUMBER($tricks, minimumFractionDigits: 1) } взятки; вистовать выгодно от { NUMBER($least, minimumFractionDigits: 1) }.
preferans-hint-stay = Видно около { NUMBER($tricks, minimumFractionDigits: 1) } взятки; ниже { NUMBER($least, minimumFractionDigits: 1) } две взятки ненадёжны.
preferans-hint-alone = Видно около { NUMBER($tricks, minimumFractionDigits: 1) } взятки: две своих легче, чем четыре на двоих.
preferans-hint-call = Видно около { NUMBER($tricks, minimumFractionDigits: 1) } взятки: с партнёром наберутся четыре.
preferans-hint-beat = Видно около { NUMBER($tricks, minimumFractionDigits: 1) } взятки, а вместе пять сажают контракт.
preferans-hint-kontra = Вместе видно около { NUMBER($tricks, minimumFractionDigits: 1) } взятки, а пять сажают контракт.
preferans-hint-ok = Вместе видно около { NUMBER($tricks, minimumFractionDigits: 1) } взятки: для удвоения мало.
preferans-hint-ok-blind = Здесь решает одна взятка: удваивать слишком рискованно.
preferans-hint-rekontra = Видно около { NUMBER($tricks, minimumFractionDigits: 1) } взятки: хватит, чтобы удвоить ещё раз.
preferans-hint-ok-own = Видно около { NUMBER($tricks, minimumFractionDigits: 1) } взятки: мало, чтобы удвоить ещё раз.
preferans-hint-agree-all = Кто это предлагает, отдаёт всё остальное.
preferans-hint-agree = Как бы ни лежали карты, выйдет именно так.
preferans-hint-refuse = Карты могут лежать так, что выйдет иначе.
preferans-hint-refuse-open = Ещё слишком многое неясно, уверенности нет.
preferans-hint-stop-ahead = Если закончить сейчас, ты ничего не теряешь.
preferans-hint-stop-little = Осталось бул: { $bule }. Многого уже не отыграть.
preferans-hint-stop-behind = Сейчас ты в проигрыше, а играть ещё есть за что: бул { $bule }.

## Преферанс: розыгрыш

preferans-hint-sequence = Следующая за ней карта тоже твоя: не беда, если её побьют.
preferans-hint-long = Длинная масть берёт взятки, когда выйдут её старшие карты.
preferans-hint-trumps-safe = Козырей больше ни у кого нет: твои надёжны, поэтому сначала ходи остальными.
preferans-hint-partner-ruffs = У партнёра этой масти нет, и он может взять козырем.
preferans-hint-single = Она у тебя одна в этой масти: потом можно бить козырем.
preferans-hint-ruff-high = Следующий может перебить козырем, поэтому бей старшим.
preferans-hint-ruff = Это самый младший козырь, который берёт взятку.
preferans-hint-partner-has = Взятка у партнёра: отдай то, что меньше всего нужно.
preferans-hint-all-take = Любая твоя карта возьмёт взятку: хватит самой дешёвой.
preferans-hint-over = Карту партнёра могут побить, а старше этой уже нет.
preferans-hint-cover = Ею дешевле всего побить карту играющего.
preferans-hint-wait = Старшую карту прибереги для лучшей взятки.

## Преферанс: мизер

preferans-hint-duck-lead = Из твоих карт её другим легче всего побить.
preferans-hint-caught = Взятка всё равно твоя: пусть уйдёт старшая карта.
preferans-hint-lowest = Самую младшую карту скорее всего кто-нибудь побьёт.
preferans-hint-under = Это старшая из карт, которые не берут взятку.
preferans-hint-danger = Без неё твоя рука безопаснее всего.
preferans-hint-hunt-lead = Под малой картой труднее всего остаться: может, её возьмёт { $name }.
preferans-hint-hunt-low = { $name } ходит после тебя: чем младше карта, тем труднее остаться под ней.
preferans-hint-hunt-under = Взятку сейчас берёт { $name }: останься ниже.
preferans-hint-hunt-partner = Взятка у партнёра: под неё может уйти старшая карта.
preferans-hint-hunt-high = Здесь можно отдать старшую карту: малыми потом поймаешь играющего.
