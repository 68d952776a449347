# Рабло по-русски. Ключи и их аргументы описаны в docs/events.md.
# Имена не склоняются, а настоящее время не спрашивает о роде.

rablo-name = Рабло
rablo-tagline = Партнёр, которого никто не знает, и деньги на столе

## Что происходит

rablo-dealing =
    { $who ->
        [you] Ты сдаёшь.
       *[other] { $name } сдаёт.
    }
rablo-pass =
    { $who ->
        [you] Ты пасуешь.
       *[other] { $name } пасует.
    }
rablo-snapszer =
    { $who ->
        [you] Ты заявляешь снапсер: { $card }, ставка { $stake }.
       *[other] { $name } заявляет снапсер: { $card }, ставка { $stake }.
    }
rablo-durchmarsch =
    { $who ->
        [you] Ты заявляешь дурхмарш: { $card }, ставка { $stake }.
       *[other] { $name } заявляет дурхмарш: { $card }, ставка { $stake }.
    }
rablo-contract =
    { $who ->
        [you] Ты играешь, козыри — { $suit }. Кто держит { $cardAcc }, тот с тобой.
       *[other] Играет { $name }, козыри — { $suit }. Кто держит { $cardAcc }, тот на той же стороне.
    }
rablo-passed-out = Все пасуют и платят по { $stake }: в банке { $pot }.
rablo-no-kontra =
    { $who ->
        [you] Ты не даёшь контру.
       *[other] { $name }: без контры.
    }
rablo-no-rekontra =
    { $who ->
        [you] Ты не даёшь реконтру.
       *[other] { $name }: без реконтры.
    }
rablo-no-subkontra =
    { $who ->
        [you] Ты не даёшь субконтру.
       *[other] { $name }: без субконтры.
    }
rablo-kontra =
    { $who ->
        [you] Ты даёшь контру: ставка × { $factor }.
       *[other] { $name } даёт контру: ставка × { $factor }.
    }
rablo-rekontra =
    { $who ->
        [you] Ты даёшь реконтру: ставка × { $factor }.
       *[other] { $name } даёт реконтру: ставка × { $factor }.
    }
rablo-subkontra =
    { $who ->
        [you] Ты даёшь субконтру: ставка × { $factor }.
       *[other] { $name } даёт субконтру: ставка × { $factor }.
    }
rablo-announce =
    { $who ->
        [you] Ты объявляешь марьяж в { $suitLoc }: { $points }.
       *[other] { $name } объявляет марьяж в { $suitLoc }: { $points }.
    }
rablo-counts =
    { $who ->
        [you] Твой марьяж в { $suitLoc } засчитан: { $points }.
       *[other] { $name }: марьяж в { $suitLoc } засчитан, { $points }.
    }
rablo-void =
    { $who ->
        [you] Твой марьяж в { $suitLoc } сгорает: { $points }.
       *[other] { $name }: марьяж в { $suitLoc } сгорает, { $points }.
    }
rablo-partner =
    { $who ->
        [you] Партнёр — ты, у тебя { $card }. Теперь это знают все.
       *[other] Партнёр — { $name }, карта: { $card }.
    }
rablo-solo =
    { $who ->
        [you] Ты играешь в одиночку, у тебя { $card }. Теперь это знают все.
       *[other] { $name } играет в одиночку, карта: { $card }.
    }
rablo-enough =
    { $points ->
        [one] { $who ->
            [you] Ты говоришь «хватит»: { $points } очко.
           *[other] { $name } говорит «хватит»: { $points } очко.
        }
        [few] { $who ->
            [you] Ты говоришь «хватит»: { $points } очка.
           *[other] { $name } говорит «хватит»: { $points } очка.
        }
        [many] { $who ->
            [you] Ты говоришь «хватит»: { $points } очков.
           *[other] { $name } говорит «хватит»: { $points } очков.
        }
       *[other] { $who ->
            [you] Ты говоришь «хватит»: { $points } очка.
           *[other] { $name } говорит «хватит»: { $points } очка.
        }
    }
rablo-show =
    { $count ->
        [1] { $who ->
            [you] Ты раскрываешь свою карту: последняя взятка верная.
           *[other] { $name } раскрывает последнюю карту: взятка верная.
        }
        [one] { $who ->
            [you] Ты раскрываешь { $count } карту: все взятки верные.
           *[other] { $name } раскрывает { $count } карту: все взятки верные.
        }
        [few] { $who ->
            [you] Ты раскрываешь { $count } карты: все взятки верные.
           *[other] { $name } раскрывает { $count } карты: все взятки верные.
        }
        [many] { $who ->
            [you] Ты раскрываешь { $count } карт: все взятки верные.
           *[other] { $name } раскрывает { $count } карт: все взятки верные.
        }
       *[other] { $who ->
            [you] Ты раскрываешь { $count } карты: все взятки верные.
           *[other] { $name } раскрывает { $count } карты: все взятки верные.
        }
    }
rablo-made =
    { $points ->
        [one] { $who ->
            [you] Ты выигрываешь снапсер: { $points } очко.
           *[other] { $name } выигрывает снапсер: { $points } очко.
        }
        [few] { $who ->
            [you] Ты выигрываешь снапсер: { $points } очка.
           *[other] { $name } выигрывает снапсер: { $points } очка.
        }
        [many] { $who ->
            [you] Ты выигрываешь снапсер: { $points } очков.
           *[other] { $name } выигрывает снапсер: { $points } очков.
        }
       *[other] { $who ->
            [you] Ты выигрываешь снапсер: { $points } очка.
           *[other] { $name } выигрывает снапсер: { $points } очка.
        }
    }
rablo-failed =
    { $points ->
        [one] { $who ->
            [you] Ты проигрываешь снапсер: { $points } очко.
           *[other] { $name } проигрывает снапсер: { $points } очко.
        }
        [few] { $who ->
            [you] Ты проигрываешь снапсер: { $points } очка.
           *[other] { $name } проигрывает снапсер: { $points } очка.
        }
        [many] { $who ->
            [you] Ты проигрываешь снапсер: { $points } очков.
           *[other] { $name } проигрывает снапсер: { $points } очков.
        }
       *[other] { $who ->
            [you] Ты проигрываешь снапсер: { $points } очка.
           *[other] { $name } проигрывает снапсер: { $points } очка.
        }
    }
rablo-marched =
    { $who ->
        [you] Ты выигрываешь дурхмарш: шесть взяток.
       *[other] { $name } выигрывает дурхмарш: шесть взяток.
    }
rablo-stopped =
    { $tricks ->
        [0] { $who ->
            [you] Ты проигрываешь дурхмарш на первой взятке.
           *[other] { $name } проигрывает дурхмарш на первой взятке.
        }
        [one] { $who ->
            [you] Ты проигрываешь дурхмарш после { $tricks } взятки.
           *[other] { $name } проигрывает дурхмарш после { $tricks } взятки.
        }
        [few] { $who ->
            [you] Ты проигрываешь дурхмарш после { $tricks } взяток.
           *[other] { $name } проигрывает дурхмарш после { $tricks } взяток.
        }
        [many] { $who ->
            [you] Ты проигрываешь дурхмарш после { $tricks } взяток.
           *[other] { $name } проигрывает дурхмарш после { $tricks } взяток.
        }
       *[other] { $who ->
            [you] Ты проигрываешь дурхмарш после { $tricks } взяток.
           *[other] { $name } проигрывает дурхмарш после { $tricks } взяток.
        }
    }

## Вопросы, не больше шестидесяти букв

rablo-ask-call = Коснись карты, которую назовёшь, или пасуй.
rablo-ask-higher =
    { $who ->
        [you] Твоя заявка: { $stake }.
       *[other] { $name } заявляет { $stake }. Коснись заявки выше или пасуй.
    }
rablo-ask-kontra = Контра? Ставка { $unit }.
rablo-ask-rekontra = Реконтра? Ставка { $unit }.
rablo-ask-subkontra = Субконтра? Ставка { $unit }.
rablo-ask-lead =
    { $points ->
        [0] Твой заход. Вам уже хватает.
        [one] Твой заход. Вам нужно ещё { $points } очко.
        [few] Твой заход. Вам нужно ещё { $points } очка.
        [many] Твой заход. Вам нужно ещё { $points } очков.
       *[other] Твой заход. Вам нужно ещё { $points } очка.
    }
rablo-ask-lead-tricks =
    { $tricks ->
        [1] Твой заход. Нужна ещё одна взятка.
        [one] Твой заход. Нужны все { $tricks } взятка.
        [few] Твой заход. Нужны все { $tricks } взятки.
        [many] Твой заход. Нужны все { $tricks } взяток.
       *[other] Твой заход. Нужны все { $tricks } взятки.
    }
rablo-ask-beat = Клади в масть, { $suitAcc }, и бей то, что лежит.
rablo-ask-follow = Клади в масть, { $suitAcc }.
rablo-ask-overtrump = Нет { $suitGen }: бей козырем старше, { $trump }.
rablo-ask-trump = Нет { $suitGen }: клади козырь, { $trumpAcc }.
rablo-ask-any = Нет ни масти, ни козыря: клади любую карту.

## Кнопки и уровни

rablo-do-pass = Пас
rablo-do-kontra = Контра
rablo-do-rekontra = Реконтра
rablo-do-subkontra = Субконтра
rablo-do-announce = Марьяж { $points }: { $card }
rablo-do-enough = Хватит: { $points }
rablo-do-show = Раскрыть
rablo-level-snapszer = Снапсер, { $stake }
rablo-level-snapszer-hearts = Снапсер в червях, { $stake }
rablo-level-durchmarsch = Дурхмарш, { $stake }
rablo-level-durchmarsch-hearts = Дурхмарш в червях, { $stake }
rablo-note-alone = У тебя { $card }: это игра в одиночку, за { $amount }.

## Реплики

rablo-said-pass = Пас
rablo-said-snapszer = Снапсер, { $card }
rablo-said-durchmarsch = Дурхмарш, { $card }
rablo-said-kontra = Контра!
rablo-said-rekontra = Реконтра!
rablo-said-subkontra = Субконтра!
rablo-said-announce = { $points }!

## Контракт

rablo-contract-snapszer = Снапсер в { $suitLoc }, по { $unit }
rablo-contract-durchmarsch = Дурхмарш в { $suitLoc }, по { $unit }
rablo-progress =
    { $points ->
        [one] { $points } очко из 66
        [few] { $points } очка из 66
        [many] { $points } очков из 66
       *[other] { $points } очка из 66
    }
rablo-progress-tricks =
    { $tricks ->
        [one] { $tricks } взятка из шести
        [few] { $tricks } взятки из шести
        [many] { $tricks } взяток из шести
       *[other] { $tricks } взятки из шести
    }
rablo-secret-alone = Названная карта, { $card }, у тебя: игра в одиночку, за { $amount }. Никто этого не знает.
rablo-secret-partner =
    { $who ->
        [you] У тебя { $card }.
       *[other] У тебя { $card }: ваша сторона — ты и { $name }. Никто этого не знает.
    }

## Почему нельзя

rablo-why-called = Торговля окончена.
rablo-why-not-higher = Уже заявлено { $stake }, нужен уровень выше.
rablo-why-word-order =
    { $word ->
        [rekontra] После контры можно сказать только реконтру.
        [subkontra] После реконтры можно сказать только субконтру.
       *[kontra] Начинают с контры.
    }
rablo-why-opponent =
    { $word ->
        [rekontra] Реконтру даёт играющая сторона, а ты против неё.
        [subkontra] Субконтру дают противники играющей стороны.
       *[kontra] Контру дают противники играющей стороны.
    }
rablo-why-partner =
    { $word ->
        [subkontra] У тебя { $card }: субконтру дают противники.
        [rekontra] У тебя { $card }.
       *[kontra] У тебя { $card }: контру дают противники.
    }
rablo-why-caller =
    { $word ->
        [subkontra] Субконтру дают твои противники.
        [rekontra] Реконтру даёт твоя сторона.
       *[kontra] Контру дают твои противники.
    }
rablo-why-follow = У тебя ещё есть { $suit }, так что { $card } подождёт.
rablo-why-beat = То, что лежит, можно побить, так что { $card } подождёт.
rablo-why-trump = Нет { $suitGen }: нужен козырь ({ $trump }), а { $card } подождёт.
rablo-why-overtrump = У тебя есть козырь старше лежащего, так что { $card } подождёт.
rablo-why-announce-rank =
    { $deck ->
        [french] Марьяж объявляют королём или дамой, а это { $card }.
       *[german] Марьяж объявляют королём или обером, а это { $card }.
    }
rablo-why-announce-lead = Марьяж объявляет только тот, кто заходит от играющей стороны.
rablo-why-announce-durchmarsch = В дурхмарше марьяжей нет.
rablo-why-announce-pair =
    { $deck ->
        [french] Короля и дамы { $suitGen } вместе у тебя нет.
       *[german] Короля и обера { $suitGen } вместе у тебя нет.
    }
rablo-why-enough-side = «Хватит» говорит только играющая сторона.
rablo-why-enough-durchmarsch = В дурхмарше нужны все шесть взяток.
rablo-why-enough-trick = «Хватит» говорят между взятками, когда хоть одна уже взята.
rablo-why-enough-points =
    { $points ->
        [one] У вашей стороны { $points } очко, а нужно 66.
        [few] У вашей стороны { $points } очка, а нужно 66.
        [many] У вашей стороны { $points } очков, а нужно 66.
       *[other] У вашей стороны { $points } очка, а нужно 66.
    }
rablo-why-show-lead = Раскрыть карты может только тот, кто заходит от играющей стороны.
rablo-why-show-certain = Взятки ещё не верные: какую-то может взять другая карта.

## Роли, метки и надписи

rablo-role-caller = играет
rablo-role-solo = в одиночку
rablo-role-partner = партнёр
rablo-role-opponent = противник
rablo-tag-called = названо: { $card }
rablo-tag-kontra = контра ×{ $factor }
rablo-tag-rekontra = реконтра ×{ $factor }
rablo-tag-subkontra = субконтра ×{ $factor }
rablo-tag-pot = банк { $pot }
rablo-label-shown =
    { $who ->
        [you] Твои карты раскрыты
       *[other] { $name } раскрывает карты
    }

## Итоги

rablo-result-passed = Все пасуют и платят по { $amount }
rablo-result-snapszer-made =
    { $who ->
        [you] Ты и { $otherName } выиграли снапсер в { $suitLoc }
       *[other] { $otherWho ->
            [you] Ты и { $name } выиграли снапсер в { $suitLoc }
           *[other] { $name } и { $otherName } выиграли снапсер в { $suitLoc }
        }
    }
rablo-result-snapszer-failed =
    { $who ->
        [you] Ты и { $otherName } проиграли снапсер в { $suitLoc }
       *[other] { $otherWho ->
            [you] Ты и { $name } проиграли снапсер в { $suitLoc }
           *[other] { $name } и { $otherName } проиграли снапсер в { $suitLoc }
        }
    }
rablo-result-snapszer-made-alone =
    { $who ->
        [you] Ты выигрываешь снапсер в { $suitLoc } в одиночку
       *[other] { $name } выигрывает снапсер в { $suitLoc } в одиночку
    }
rablo-result-snapszer-failed-alone =
    { $who ->
        [you] Ты проигрываешь снапсер в { $suitLoc } в одиночку
       *[other] { $name } проигрывает снапсер в { $suitLoc } в одиночку
    }
rablo-result-durchmarsch-made =
    { $who ->
        [you] Ты и { $otherName } выиграли дурхмарш в { $suitLoc }
       *[other] { $otherWho ->
            [you] Ты и { $name } выиграли дурхмарш в { $suitLoc }
           *[other] { $name } и { $otherName } выиграли дурхмарш в { $suitLoc }
        }
    }
rablo-result-durchmarsch-failed =
    { $who ->
        [you] Ты и { $otherName } проиграли дурхмарш в { $suitLoc }
       *[other] { $otherWho ->
            [you] Ты и { $name } проиграли дурхмарш в { $suitLoc }
           *[other] { $name } и { $otherName } проиграли дурхмарш в { $suitLoc }
        }
    }
rablo-result-durchmarsch-made-alone =
    { $who ->
        [you] Ты выигрываешь дурхмарш в { $suitLoc } в одиночку
       *[other] { $name } выигрывает дурхмарш в { $suitLoc } в одиночку
    }
rablo-result-durchmarsch-failed-alone =
    { $who ->
        [you] Ты проигрываешь дурхмарш в { $suitLoc } в одиночку
       *[other] { $name } проигрывает дурхмарш в { $suitLoc } в одиночку
    }
rablo-end-passed = Теперь в банке { $pot }.
rablo-end-trick =
    { $points ->
        [0] { $who ->
            [you] Первую взятку берёшь ты.
           *[other] Первую взятку берёт { $name }.
        }
        [one] { $who ->
            [you] Взятку берёшь ты, у играющей стороны { $points } очко.
           *[other] Взятку берёт { $name }, у играющей стороны { $points } очко.
        }
        [few] { $who ->
            [you] Взятку берёшь ты, у играющей стороны { $points } очка.
           *[other] Взятку берёт { $name }, у играющей стороны { $points } очка.
        }
        [many] { $who ->
            [you] Взятку берёшь ты, у играющей стороны { $points } очков.
           *[other] Взятку берёт { $name }, у играющей стороны { $points } очков.
        }
       *[other] { $who ->
            [you] Взятку берёшь ты, у играющей стороны { $points } очка.
           *[other] Взятку берёт { $name }, у играющей стороны { $points } очка.
        }
    }
rablo-end-stopped =
    { $tricks ->
        [0] { $who ->
            [you] Первую взятку берёшь ты.
           *[other] Первую взятку берёт { $name }.
        }
        [one] { $who ->
            [you] После { $tricks } взятки играющей стороны взятку берёшь ты.
           *[other] После { $tricks } взятки играющей стороны взятку берёт { $name }.
        }
        [few] { $who ->
            [you] После { $tricks } взяток играющей стороны взятку берёшь ты.
           *[other] После { $tricks } взяток играющей стороны взятку берёт { $name }.
        }
        [many] { $who ->
            [you] После { $tricks } взяток играющей стороны взятку берёшь ты.
           *[other] После { $tricks } взяток играющей стороны взятку берёт { $name }.
        }
       *[other] { $who ->
            [you] После { $tricks } взяток играющей стороны взятку берёшь ты.
           *[other] После { $tricks } взяток играющей стороны взятку берёт { $name }.
        }
    }
rablo-end-enough = Сказано «хватит»: очков { $points }, а нужно 66.
rablo-end-show =
    { $points ->
        [one] Карты раскрыты, отнять уже ничего нельзя: { $points } очко.
        [few] Карты раскрыты, отнять уже ничего нельзя: { $points } очка.
        [many] Карты раскрыты, отнять уже ничего нельзя: { $points } очков.
       *[other] Карты раскрыты, отнять уже ничего нельзя: { $points } очка.
    }
rablo-end-six =
    { $points ->
        [one] Все шесть взяток, { $points } очко.
        [few] Все шесть взяток, { $points } очка.
        [many] Все шесть взяток, { $points } очков.
       *[other] Все шесть взяток, { $points } очка.
    }
rablo-match-won =
    { $deals ->
        [1] { $who ->
            [you] Ты побеждаешь за одну сдачу, у тебя { $amount }
           *[other] { $name } побеждает за одну сдачу, на счету { $amount }
        }
        [one] { $who ->
            [you] Ты побеждаешь после { $deals } сдачи, у тебя { $amount }
           *[other] { $name } побеждает после { $deals } сдачи, на счету { $amount }
        }
        [few] { $who ->
            [you] Ты побеждаешь после { $deals } сдач, у тебя { $amount }
           *[other] { $name } побеждает после { $deals } сдач, на счету { $amount }
        }
        [many] { $who ->
            [you] Ты побеждаешь после { $deals } сдач, у тебя { $amount }
           *[other] { $name } побеждает после { $deals } сдач, на счету { $amount }
        }
       *[other] { $who ->
            [you] Ты побеждаешь после { $deals } сдач, у тебя { $amount }
           *[other] { $name } побеждает после { $deals } сдач, на счету { $amount }
        }
    }
rablo-match-shared =
    { $deals ->
        [1] После одной сдачи первое место делят { $count } игрока, у каждого { $amount }
        [one] После { $deals } сдачи первое место делят { $count } игрока, у каждого { $amount }
        [few] После { $deals } сдач первое место делят { $count } игрока, у каждого { $amount }
        [many] После { $deals } сдач первое место делят { $count } игрока, у каждого { $amount }
       *[other] После { $deals } сдач первое место делят { $count } игрока, у каждого { $amount }
    }
rablo-item-passed = Заплачено в банк
rablo-item-won = Выигранная ставка
rablo-item-lost = Проигранная ставка
rablo-item-kontra = Контра
rablo-item-rekontra = Реконтра
rablo-item-subkontra = Субконтра
rablo-item-alone = В одиночку, против троих
rablo-item-pot = Из банка
rablo-note-passed = все пасуют

## Правила стола и наборы

rablo-option-start = Начальные деньги
rablo-option-start-help = С чем все начинают. Чем меньше денег, тем короче партия.
rablo-option-pass-final = Пас окончательный
rablo-option-pass-final-help = Кто спасовал, того в этой торговле больше не спрашивают.
rablo-option-enough-always = «Хватит» в любое время
rablo-option-enough-always-help = «Хватит» можно сказать и ниже 66 очков, и тогда это проигрыш.
rablo-option-rounds = Число сдач
rablo-option-rounds-help = После стольких сдач партия кончается. 0: играют, пока у кого-то не кончатся деньги.
rablo-option-direction = Направление
rablo-option-direction-help = Где сидит следующий игрок. Правила те же.
rablo-option-direction-left = Влево
rablo-option-direction-right = Вправо
rablo-preset-seed = Классика
rablo-preset-seed-help = По 3000, пока у кого-то не кончатся деньги.
rablo-preset-short = Короткий
rablo-preset-short-help = Двенадцать сдач, затем считают деньги.
