# Преферанс по-русски. Ключи и их аргументы описаны в docs/events.md.
# Имена не склоняются, а настоящее время не спрашивает о роде. Мизер в самой игре называется «бетл».

preferans-name = Преферанс
preferans-tagline = Торговля, контра и лист бумаги: игра втроём

## Контракты

preferans-contract =
    { $contract ->
        [2] пики
        [3] бубны
        [4] черви
        [5] трефы
        [6] мизер
        [7] санац
       *[8] преферанс
    }
preferans-stake =
    { $kontra ->
        [1] { $refa ->
            [1] 2 × { $value }
           *[2] 2 × { $value }, × 2 за рефу
        }
       *[other] { $refa ->
            [1] 2 × { $value }, × { $kontra } за контру
           *[2] 2 × { $value }, × 2 за рефу, × { $kontra } за контру
        }
    }

## Что происходит

preferans-dealing =
    { $who ->
        [you] Ты сдаёшь.
       *[other] { $name } сдаёт.
    }
preferans-pass =
    { $who ->
        [you] Ты пасуешь.
       *[other] { $name } пасует.
    }
preferans-bid =
    { $who ->
        [you] Ты заявляешь { $level }.
       *[other] { $name } заявляет { $level }.
    }
preferans-hold =
    { $who ->
        [you] Ты говоришь «здесь» на { $level }.
       *[other] { $name } говорит «здесь» на { $level }.
    }
preferans-igra =
    { $who ->
        [you] Ты говоришь «игра»: без прикупа.
       *[other] { $name } говорит «игра»: без прикупа.
    }
preferans-bettel =
    { $who ->
        [you] Ты говоришь «мизер», без прикупа.
       *[other] { $name } говорит «мизер», без прикупа.
    }
preferans-sanac =
    { $who ->
        [you] Ты говоришь «санац», без прикупа.
       *[other] { $name } говорит «санац», без прикупа.
    }
preferans-whole =
    { $who ->
        [you] Ты говоришь «преферанс», без прикупа: все десять взяток.
       *[other] { $name } говорит «преферанс», без прикупа: все десять взяток.
    }
preferans-out =
    { $who ->
        [you] Ты больше не торгуешься.
       *[other] { $name } больше не торгуется.
    }
preferans-names =
    { $who ->
        [you] Твой контракт: { preferans-contract }.
       *[other] { $name } называет контракт: { preferans-contract }.
    }
preferans-yield =
    { $who ->
        [you] Ты уступаешь.
       *[other] { $name } уступает.
    }
preferans-refa = Все пасуют: каждому пишется рефа.
preferans-no-refa = Все пасуют. Рефы больше не пишутся, карты сдаются заново.
preferans-spades-refa =
    { $who ->
        [you] На твои пики нет контры: каждому пишется рефа.
       *[other] { $name } играет пики, контры нет: каждому пишется рефа.
    }
preferans-spades-no-refa =
    { $who ->
        [you] На твои пики нет контры. Рефы больше не пишутся, карты сдаются заново.
       *[other] { $name } играет пики, контры нет. Рефы больше не пишутся, карты сдаются заново.
    }
preferans-spades-won =
    { $who ->
        [you] На твои пики нет контры: они выиграны без розыгрыша.
       *[other] { $name } играет пики, контры нет: они выиграны без розыгрыша.
    }
preferans-takes =
    { $who ->
        [you] Ты открываешь прикуп и берёшь его.
       *[other] { $name } открывает прикуп и берёт его.
    }
preferans-talon = В прикупе { $card } и { $second }.
preferans-laid =
    { $who ->
        [you] Ты сносишь две карты.
       *[other] { $name } сносит две карты.
    }
preferans-declare =
    { $who ->
        [you] Ты играешь { preferans-contract }.
       *[other] { $name } играет { preferans-contract }.
    }
preferans-declare-igra =
    { $who ->
        [you] Ты играешь { preferans-contract } без прикупа.
       *[other] { $name } играет { preferans-contract } без прикупа.
    }
preferans-come =
    { $who ->
        [you] Ты вистуешь.
       *[other] { $name } вистует.
    }
preferans-stay =
    { $who ->
        [you] Ты не вистуешь.
       *[other] { $name } не вистует.
    }
preferans-nobody =
    { $who ->
        [you] Никто не вистует: твой контракт выигран без розыгрыша.
       *[other] Никто не вистует: { $name } выигрывает без розыгрыша.
    }
preferans-alone =
    { $who ->
        [you] Ты вистуешь в одиночку.
       *[other] { $name } вистует в одиночку.
    }
preferans-call =
    { $who ->
        [you] Ты зовёшь партнёра, это { $otherName }: вы вистуете вместе.
       *[other] { $otherWho ->
            [you] { $name } зовёт тебя: вы вистуете вместе.
           *[other] { $name } зовёт партнёра, это { $otherName }: они вистуют вместе.
        }
    }
preferans-dragged =
    { $who ->
        [you] Из-за контры вистуешь и ты.
       *[other] Из-за контры вистует и { $name }.
    }
preferans-ok =
    { $who ->
        [you] Ты говоришь «играем».
       *[other] { $name } говорит «играем».
    }
preferans-kontra =
    { $who ->
        [you] Ты даёшь контру: всё идёт вдвойне.
       *[other] { $name } даёт контру: всё идёт вдвойне.
    }
preferans-rekontra =
    { $who ->
        [you] Ты даёшь реконтру: всё вчетверо.
       *[other] { $name } даёт реконтру: всё вчетверо.
    }
preferans-subkontra =
    { $who ->
        [you] Ты даёшь субконтру: всё в восемь раз.
       *[other] { $name } даёт субконтру: всё в восемь раз.
    }
preferans-mortkontra =
    { $who ->
        [you] Ты даёшь мортконтру: всё в шестнадцать раз.
       *[other] { $name } даёт мортконтру: всё в шестнадцать раз.
    }
preferans-claims =
    { $count ->
        [0] { $who ->
            [you] Ты отдаёшь остальные взятки.
           *[other] { $name } отдаёт остальные взятки.
        }
        [one] { $who ->
            [you] Ты требуешь ещё { $count } взятку.
           *[other] { $name } требует ещё { $count } взятку.
        }
        [few] { $who ->
            [you] Ты требуешь ещё { $count } взятки.
           *[other] { $name } требует ещё { $count } взятки.
        }
        [many] { $who ->
            [you] Ты требуешь ещё { $count } взяток.
           *[other] { $name } требует ещё { $count } взяток.
        }
       *[other] { $who ->
            [you] Ты требуешь ещё { $count } взятки.
           *[other] { $name } требует ещё { $count } взятки.
        }
    }
preferans-agree =
    { $who ->
        [you] Ты соглашаешься.
       *[other] { $name } соглашается.
    }
preferans-refuse =
    { $who ->
        [you] Ты не соглашаешься.
       *[other] { $name } не соглашается.
    }
preferans-claimed =
    { $count ->
        [0] { $who ->
            [you] Договорились: ты отдаёшь остальные взятки.
           *[other] Договорились: { $name } отдаёт остальные взятки.
        }
        [one] { $who ->
            [you] Договорились: ты берёшь ещё { $count } взятку.
           *[other] Договорились: { $name } берёт ещё { $count } взятку.
        }
        [few] { $who ->
            [you] Договорились: ты берёшь ещё { $count } взятки.
           *[other] Договорились: { $name } берёт ещё { $count } взятки.
        }
        [many] { $who ->
            [you] Договорились: ты берёшь ещё { $count } взяток.
           *[other] Договорились: { $name } берёт ещё { $count } взяток.
        }
       *[other] { $who ->
            [you] Договорились: ты берёшь ещё { $count } взятки.
           *[other] Договорились: { $name } берёт ещё { $count } взятки.
        }
    }
preferans-made =
    { $tricks ->
        [0] { $who ->
            [you] Ты выигрываешь без единой взятки.
           *[other] { $name } выигрывает без единой взятки.
        }
        [one] { $who ->
            [you] Ты выигрываешь: { $tricks } взятка.
           *[other] { $name } выигрывает: { $tricks } взятка.
        }
        [few] { $who ->
            [you] Ты выигрываешь: { $tricks } взятки.
           *[other] { $name } выигрывает: { $tricks } взятки.
        }
        [many] { $who ->
            [you] Ты выигрываешь: { $tricks } взяток.
           *[other] { $name } выигрывает: { $tricks } взяток.
        }
       *[other] { $who ->
            [you] Ты выигрываешь: { $tricks } взятки.
           *[other] { $name } выигрывает: { $tricks } взятки.
        }
    }
preferans-down =
    { $tricks ->
        [0] { $who ->
            [you] Ты садишься без единой взятки.
           *[other] { $name } садится без единой взятки.
        }
        [one] { $who ->
            [you] Ты садишься: { $tricks } взятка.
           *[other] { $name } садится: { $tricks } взятка.
        }
        [few] { $who ->
            [you] Ты садишься: { $tricks } взятки.
           *[other] { $name } садится: { $tricks } взятки.
        }
        [many] { $who ->
            [you] Ты садишься: { $tricks } взяток.
           *[other] { $name } садится: { $tricks } взяток.
        }
       *[other] { $who ->
            [you] Ты садишься: { $tricks } взятки.
           *[other] { $name } садится: { $tricks } взятки.
        }
    }
preferans-hat =
    { $who ->
        [you] Ты уходишь под шляпу: твои булы ниже нуля.
       *[other] { $name } уходит под шляпу: булы ниже нуля.
    }
preferans-hat-off =
    { $who ->
        [you] Ты выходишь из-под шляпы.
       *[other] { $name } выходит из-под шляпы.
    }
preferans-stop =
    { $who ->
        [you] Ты предлагаешь закончить на этом партию.
       *[other] { $name } предлагает закончить на этом партию.
    }
preferans-stopped = Все согласны: остаток списывается, и партия рассчитывается.

## Вопросы, не больше шестидесяти букв

preferans-ask-bid =
    { $level ->
        [0] Твоё слово: коснись заявки.
       *[other] Заявлено { $level }. Коснись своей заявки.
    }
preferans-ask-hold = Скажешь «здесь» на { $level } или пас?
preferans-ask-raise = Заявишь { $level } или пас?
preferans-ask-over-igra =
    { $who ->
        [you] Твоё слово: «игра».
       *[other] { $name } говорит «игра». Скажешь тоже?
    }
preferans-ask-over-bettel =
    { $who ->
        [you] Ты играешь без прикупа.
       *[other] { $name } играет без прикупа. Перебьёшь?
    }
preferans-ask-name = Назови контракт своей игры.
preferans-ask-name-higher = Твой контракт старше, чем { preferans-contract }?
preferans-ask-discard =
    { $count ->
        [1] Снеси ещё одну карту.
       *[2] Снеси две карты, любые.
    }
preferans-ask-declare =
    { $level ->
        [2] Что играешь?
       *[other] Что играешь? Не ниже { $level }.
    }
preferans-ask-declare-igra = Что играешь без прикупа?
preferans-ask-come =
    { $who ->
        [you] Ты играешь { preferans-contract }.
       *[other] { $name } играет { preferans-contract }. Вистуешь?
    }
preferans-ask-way = Вист только твой. В одиночку, вместе или контра?
preferans-ask-kontra =
    { $who ->
        [you] Контра или играем?
       *[other] Играет { $name }. Контра или играем?
    }
preferans-ask-spades = Пики играют только под контрой. Контра?
preferans-ask-answer =
    { $level ->
        [1] { $who ->
            [you] Дана контра. Реконтра?
           *[other] { $name } даёт контру. Реконтра?
        }
        [2] { $who ->
            [you] Дана реконтра. Субконтра?
           *[other] { $name } даёт реконтру. Субконтра?
        }
       *[3] { $who ->
            [you] Дана субконтра. Мортконтра?
           *[other] { $name } даёт субконтру. Мортконтра?
        }
    }
preferans-ask-lead = Твой заход.
preferans-ask-play = Твой ход: клади в масть, { $suitAcc }.
preferans-ask-trump = Нет { $suitGen }: клади козырь, { $trumpAcc }.
preferans-ask-any = Нет { $suitGen }: клади любую карту.
preferans-ask-claim =
    { $count ->
        [0] { $who ->
            [you] Ты отдаёшь остальные взятки.
           *[other] { $name } отдаёт остальные взятки. Принимаешь?
        }
        [one] { $who ->
            [you] Ты требуешь ещё { $count } взятку.
           *[other] { $name } требует ещё { $count } взятку. Принимаешь?
        }
        [few] { $who ->
            [you] Ты требуешь ещё { $count } взятки.
           *[other] { $name } требует ещё { $count } взятки. Принимаешь?
        }
        [many] { $who ->
            [you] Ты требуешь ещё { $count } взяток.
           *[other] { $name } требует ещё { $count } взяток. Принимаешь?
        }
       *[other] { $who ->
            [you] Ты требуешь ещё { $count } взятки.
           *[other] { $name } требует ещё { $count } взятки. Принимаешь?
        }
    }
preferans-ask-stop =
    { $who ->
        [you] Ты предлагаешь закончить партию.
       *[other] { $name } предлагает закончить партию. Принимаешь?
    }

## Кнопки

preferans-do-pass = Пас
preferans-do-bid = { $contract }
preferans-do-hold = Здесь
preferans-do-igra = Игра
preferans-do-bettel = Мизер
preferans-do-sanac = Санац
preferans-do-preferans = Преферанс
preferans-do-name = { $contract } { preferans-contract }
preferans-do-yield = Уступаю
preferans-do-declare = { $contract } { preferans-contract }
preferans-do-come = Вист
preferans-do-stay = Пас
preferans-do-alone = В одиночку
preferans-do-call = Вместе
preferans-do-ok = Играем
preferans-do-kontra = Контра
preferans-do-rekontra = Реконтра
preferans-do-subkontra = Субконтра
preferans-do-mortkontra = Мортконтра
preferans-do-claim =
    { $count ->
        [0] Больше ни одной
        [one] Ещё { $count } взятка
        [few] Ещё { $count } взятки
        [many] Ещё { $count } взяток
       *[other] Ещё { $count } взятки
    }
preferans-do-agree = Принимаю
preferans-do-refuse = Не принимаю
preferans-do-stop = Закончить?
preferans-do-lay = Снести

## Реплики

preferans-said-pass = Пас
preferans-said-bid = { $level }
preferans-said-hold = Здесь, { $level }
preferans-said-igra = Игра!
preferans-said-bettel = Мизер!
preferans-said-sanac = Санац!
preferans-said-preferans = Преферанс!
preferans-said-name =
    { $contract ->
        [2] Пики
        [3] Бубны
        [4] Черви
        [5] Трефы
        [6] Мизер
        [7] Санац
       *[8] Преферанс
    }
preferans-said-yield = Уступаю
preferans-said-come = Вист
preferans-said-stay = Пас
preferans-said-alone = В одиночку
preferans-said-call = Идём вместе!
preferans-said-ok = Играем
preferans-said-kontra = Контра!
preferans-said-rekontra = Реконтра!
preferans-said-subkontra = Субконтра!
preferans-said-mortkontra = Мортконтра!
preferans-said-claim =
    { $count ->
        [0] Больше ни одной
        [1] Ещё одна
       *[other] Ещё { $count }
    }
preferans-said-agree = Принимаю
preferans-said-refuse = Нет
preferans-said-stop = Закончим?

## Почему нельзя

preferans-why-jump = Перескакивать нельзя: следующее число { $level }.
preferans-why-too-low = { $level } уже заявлено.
preferans-why-senior = Старшая рука твоя: говори «здесь» на { $level } или пас.
preferans-why-hold-first = «Здесь» говорит только тот, кто уже заявлял число.
preferans-why-hold-junior =
    { $who ->
        [you] { $level } уже за тобой.
       *[other] Старшая рука не твоя: { $name } сидит раньше. Заяви больше, чем { $level }, или пас.
    }
preferans-why-after-igra = Уже сказано «игра»: чисел больше не заявляют.
preferans-why-igra-late = «Игру» и всё без прикупа заявляют только первым словом.
preferans-why-not-higher = Без прикупа уже сказано что-то старше.
preferans-why-no-whole = За этим столом контракта старше санаца нет.
preferans-why-name-low = Нужен контракт старше, чем { preferans-contract }; равный не перебивает.
preferans-why-name-high = Мизер и санац без прикупа говорят сразу, а не называют потом.
preferans-why-yield-first = Первая «игра» твоя, так что назови контракт.
preferans-why-below-bid = Прикуп взят на { $level }: контракт не может быть ниже.
preferans-why-call-later = Играть в одиночку или вместе, спрашивают, когда вистует только один защитник.
preferans-why-kontra-later = Контру дают, когда оба защитника уже решили.
preferans-why-decided = Оба защитника уже решили.
preferans-why-all-defend = В этом контракте играют оба защитника, и никого не спрашивают.
preferans-why-spades-kontra = Пики играют только под контрой: контра, или розыгрыша нет.
preferans-why-kontra-limit =
    { $count ->
        [0] За этим столом контры нет.
        [1] За этим столом дальше контры не идут.
        [2] За этим столом дальше реконтры не идут.
       *[3] За этим столом дальше субконтры не идут.
    }
preferans-why-kontra-order = Контра, реконтра, субконтра, мортконтра: по порядку и в свой черёд.
preferans-why-called-no-kontra = Партнёра уже позвали, а после этого контры нет.
preferans-why-kontra-over = Первый заход сделан: контру давать поздно.
preferans-why-follow = У тебя ещё есть { $suit }, так что { $card } подождёт.
preferans-why-head = За этим столом бьют, если могут ({ $suit }): карта мала ({ $card }).
preferans-why-trump = Нет { $suitGen }: нужен козырь ({ $trump }), а { $card } подождёт.
preferans-why-overtrump = За этим столом козырь бьют старшим, если могут ({ $trump }): карта мала ({ $card }).
preferans-why-claim-trick = Взятки требуют между взятками, на своём заходе.
preferans-why-claim-refused = Тебе уже отказали; подожди следующей взятки.
preferans-why-claim-two = Взятки требует только разыгрывающий или защитник, который играет в одиночку.
preferans-why-claim-count = С таким числом взяток розыгрыш закончиться не может.
preferans-why-answer = Сначала ответь, принимаешь ли.
preferans-why-stop = Закончить партию предлагают между двумя сдачами, один раз.

## Роли, метки и надписи

preferans-role-declarer = играет
preferans-role-comes = вист
preferans-role-stays = пас
preferans-role-called = по зову
preferans-role-kontra = контра
preferans-tag-contract =
    { $igra ->
        [1] { preferans-contract } без прикупа
       *[0] { preferans-contract }
    }
preferans-tag-refa = рефа: вдвойне
preferans-tag-kontra =
    { $level ->
        [1] контра × { $factor }
        [2] реконтра × { $factor }
        [3] субконтра × { $factor }
       *[4] мортконтра × { $factor }
    }
preferans-tag-spades = только под контрой
preferans-aim-six =
    { $who ->
        [you] Тебе нужно шесть взяток.
       *[other] { $name }: нужно шесть взяток.
    }
preferans-aim-none =
    { $who ->
        [you] Тебе нельзя взять ни одной взятки.
       *[other] { $name }: нельзя взять ни одной взятки, первая же — подсад.
    }
preferans-aim-all =
    { $who ->
        [you] Тебе нужны все десять взяток.
       *[other] { $name }: нужны все десять взяток, первая же ваша — подсад.
    }
preferans-aim-come = Кто вистует, должен взять две взятки; за недобор цена игры пишется ему в булы.
preferans-aim-owe = С тебя две взятки.
preferans-aim-pair = С тебя две взятки или вместе четыре.
preferans-aim-together = С вас вместе четыре взятки.
preferans-aim-beat = Возьмите вместе пять взяток, и контракт сел.
preferans-label-talon = прикуп
preferans-label-discards =
    { $who ->
        [you] Твой снос
       *[other] Снос: { $name }
    }
preferans-label-open =
    { $who ->
        [you] Твои открытые карты
       *[other] Открытые карты: { $name }
    }

## Итоги

preferans-result-tricks =
    { $tricks ->
        [0] ни одной взятки
        [one] { $tricks } взятка
        [few] { $tricks } взятки
        [many] { $tricks } взяток
       *[other] { $tricks } взятки
    }
preferans-result-made =
    { $who ->
        [you] Ты выигрываешь контракт: { preferans-tag-contract }, { preferans-result-tricks }
       *[other] { $name } выигрывает контракт: { preferans-tag-contract }, { preferans-result-tricks }
    }
preferans-result-down =
    { $who ->
        [you] Ты садишься: { preferans-tag-contract }, { preferans-result-tricks }
       *[other] { $name } садится: { preferans-tag-contract }, { preferans-result-tricks }
    }
preferans-result-unplayed =
    { $who ->
        [you] Ты выигрываешь контракт без розыгрыша: { preferans-tag-contract }
       *[other] { $name } выигрывает контракт без розыгрыша: { preferans-tag-contract }
    }
preferans-result-passed-refa = Все пасуют: каждому рефа
preferans-result-passed-no-refa = Все пасуют: карты сдаются заново
preferans-result-spades-refa = Пики без контры: каждому рефа
preferans-result-spades-no-refa = Пики без контры: карты сдаются заново
preferans-result-left =
    { $points ->
        [0] Осталось бул: { $total }. Если закончить сейчас, никто не платит.
       *[other] { $who ->
            [you] Осталось бул: { $total }. Если закончить сейчас, твой выигрыш { $points }.
           *[other] Осталось бул: { $total }. Если закончить сейчас, { $name } выигрывает { $points }.
        }
    }
preferans-match-won =
    { $deals ->
        [1] { $who ->
            [you] Ты выигрываешь { $score } после одной сдачи
           *[other] { $name } выигрывает { $score } после одной сдачи
        }
        [one] { $who ->
            [you] Ты выигрываешь { $score } после { $deals } сдачи
           *[other] { $name } выигрывает { $score } после { $deals } сдачи
        }
        [few] { $who ->
            [you] Ты выигрываешь { $score } после { $deals } сдач
           *[other] { $name } выигрывает { $score } после { $deals } сдач
        }
        [many] { $who ->
            [you] Ты выигрываешь { $score } после { $deals } сдач
           *[other] { $name } выигрывает { $score } после { $deals } сдач
        }
       *[other] { $who ->
            [you] Ты выигрываешь { $score } после { $deals } сдач
           *[other] { $name } выигрывает { $score } после { $deals } сдач
        }
    }
preferans-match-stopped =
    { $deals ->
        [1] { $who ->
            [you] Ты выигрываешь { $score }: после одной сдачи все согласны закончить
           *[other] { $name } выигрывает { $score }: после одной сдачи все согласны закончить
        }
        [one] { $who ->
            [you] Ты выигрываешь { $score }: после { $deals } сдачи все согласны закончить
           *[other] { $name } выигрывает { $score }: после { $deals } сдачи все согласны закончить
        }
        [few] { $who ->
            [you] Ты выигрываешь { $score }: после { $deals } сдач все согласны закончить
           *[other] { $name } выигрывает { $score }: после { $deals } сдач все согласны закончить
        }
        [many] { $who ->
            [you] Ты выигрываешь { $score }: после { $deals } сдач все согласны закончить
           *[other] { $name } выигрывает { $score }: после { $deals } сдач все согласны закончить
        }
       *[other] { $who ->
            [you] Ты выигрываешь { $score }: после { $deals } сдач все согласны закончить
           *[other] { $name } выигрывает { $score }: после { $deals } сдач все согласны закончить
        }
    }
preferans-pays =
    { $who ->
        [you] Ты платишь { $points }, получает { $otherName }
       *[other] { $otherWho ->
            [you] { $name } платит { $points }, получаешь ты
           *[other] { $name } платит { $points }, получает { $otherName }
        }
    }

## Счёт сдачи: что перечисляет страница итога

preferans-item-made =
    { $who ->
        [you] Ты выигрываешь { preferans-tag-contract }: булы минус { $bule } ({ preferans-stake })
       *[other] { $name } выигрывает { preferans-tag-contract }: булы минус { $bule } ({ preferans-stake })
    }
preferans-item-unplayed =
    { $who ->
        [you] Без розыгрыша ты выигрываешь { preferans-tag-contract }: булы минус { $bule } ({ preferans-stake })
       *[other] Без розыгрыша { $name } выигрывает { preferans-tag-contract }: булы минус { $bule } ({ preferans-stake })
    }
preferans-item-capped =
    { $who ->
        [you] Ты выигрываешь { preferans-tag-contract } ({ preferans-stake }), но оставалось лишь { $bule }
       *[other] { $name } выигрывает { preferans-tag-contract } ({ preferans-stake }), но оставалось лишь { $bule }
    }
preferans-item-down =
    { $who ->
        [you] Ты садишься, { preferans-tag-contract }: булы плюс { $bule } ({ preferans-stake })
       *[other] { $name } садится, { preferans-tag-contract }: булы плюс { $bule } ({ preferans-stake })
    }
preferans-item-down-double =
    { $who ->
        [you] Ты садишься, { preferans-tag-contract }, а контракт дороже остатка: булы плюс { $bule } (дважды { preferans-stake })
       *[other] { $name } садится, { preferans-tag-contract }, а контракт дороже остатка: булы плюс { $bule } (дважды { preferans-stake })
    }
preferans-item-fine =
    { $tricks ->
        [0] { $who ->
            [you] У тебя ни одной взятки из двух: булы плюс { $bule }
           *[other] { $name } не берёт ни одной взятки из двух: булы плюс { $bule }
        }
       *[1] { $who ->
            [you] У тебя одна взятка из двух: булы плюс { $bule }
           *[other] { $name } берёт одну взятку из двух: булы плюс { $bule }
        }
    }
preferans-item-fine-call =
    { $who ->
        [you] Ты зовёшь партнёра, а вместе у вас взятки: { $tricks } из { $due }. Булы плюс { $bule }
       *[other] { $name } зовёт партнёра, а вместе у них взятки: { $tricks } из { $due }. Булы плюс { $bule }
    }
preferans-item-fine-kontra =
    { $who ->
        [you] Твоя контра не удалась: булы плюс { $bule }
       *[other] { $name } даёт контру, а контракт выигран: булы плюс { $bule }
    }
preferans-item-supe =
    { $tricks ->
        [one] { $tricks } взятка по { $each }: супы { $supe }
        [few] { $tricks } взятки по { $each }: супы { $supe }
        [many] { $tricks } взяток по { $each }: супы { $supe }
       *[other] { $tricks } взятки по { $each }: супы { $supe }
    }
preferans-item-against =
    { $who ->
        [you] Против этого ты пишешь в супы { $supe }
       *[other] Против этого { $name } пишет в супы { $supe }
    }
preferans-item-less-left = Каждому списали бы треть оставшихся бул; теперь их всего на { $bule } меньше:
preferans-item-more-left = Каждому списали бы треть оставшихся бул; теперь их всего на { $bule } больше:

## Запись: что она говорит, когда её касаются

preferans-note-start = В начале у каждого булы: { $bule }.
preferans-note-made =
    { $who ->
        [you] Сдача { $number }: ты выигрываешь { preferans-tag-contract }, минус { $bule } ({ preferans-stake }).
       *[other] Сдача { $number }: { $name } выигрывает { preferans-tag-contract }, минус { $bule } ({ preferans-stake }).
    }
preferans-note-unplayed =
    { $who ->
        [you] Сдача { $number }: без розыгрыша ты выигрываешь { preferans-tag-contract }, минус { $bule } ({ preferans-stake }).
       *[other] Сдача { $number }: без розыгрыша { $name } выигрывает { preferans-tag-contract }, минус { $bule } ({ preferans-stake }).
    }
preferans-note-capped =
    { $who ->
        [you] Сдача { $number }: ты выигрываешь { preferans-tag-contract } ({ preferans-stake }), но оставалось лишь { $bule }.
       *[other] Сдача { $number }: { $name } выигрывает { preferans-tag-contract } ({ preferans-stake }), но оставалось лишь { $bule }.
    }
preferans-note-down =
    { $who ->
        [you] Сдача { $number }: ты садишься, { preferans-tag-contract }, плюс { $bule } ({ preferans-stake }).
       *[other] Сдача { $number }: { $name } садится, { preferans-tag-contract }, плюс { $bule } ({ preferans-stake }).
    }
preferans-note-down-double =
    { $who ->
        [you] Сдача { $number }: ты садишься, { preferans-tag-contract }, контракт дороже остатка, плюс { $bule } (дважды { preferans-stake }).
       *[other] Сдача { $number }: { $name } садится, { preferans-tag-contract }, контракт дороже остатка, плюс { $bule } (дважды { preferans-stake }).
    }
preferans-note-fine =
    { $tricks ->
        [0] { $who ->
            [you] Сдача { $number }: у тебя ни одной взятки из двух, плюс { $bule }.
           *[other] Сдача { $number }: { $name } не берёт ни одной взятки из двух, плюс { $bule }.
        }
       *[1] { $who ->
            [you] Сдача { $number }: у тебя одна взятка из двух, плюс { $bule }.
           *[other] Сдача { $number }: { $name } берёт одну взятку из двух, плюс { $bule }.
        }
    }
preferans-note-fine-call =
    { $who ->
        [you] Сдача { $number }: ты зовёшь партнёра, а вместе у вас взятки: { $tricks } из { $due }, плюс { $bule }.
       *[other] Сдача { $number }: { $name } зовёт партнёра, а вместе у них взятки: { $tricks } из { $due }, плюс { $bule }.
    }
preferans-note-fine-kontra =
    { $who ->
        [you] Сдача { $number }: твоя контра не удалась, плюс { $bule }.
       *[other] Сдача { $number }: { $name } даёт контру, а контракт выигран, плюс { $bule }.
    }
preferans-note-supe =
    { $tricks ->
        [one] { $who ->
            [you] Сдача { $number }: играет { $otherName }, ты пишешь { $tricks } взятку по { $each }: { $supe }.
           *[other] { $otherWho ->
                [you] Сдача { $number }: играешь ты, { $name } пишет { $tricks } взятку по { $each }: { $supe }.
               *[other] Сдача { $number }: играет { $otherName }, { $name } пишет { $tricks } взятку по { $each }: { $supe }.
            }
        }
        [few] { $who ->
            [you] Сдача { $number }: играет { $otherName }, ты пишешь { $tricks } взятки по { $each }: { $supe }.
           *[other] { $otherWho ->
                [you] Сдача { $number }: играешь ты, { $name } пишет { $tricks } взятки по { $each }: { $supe }.
               *[other] Сдача { $number }: играет { $otherName }, { $name } пишет { $tricks } взятки по { $each }: { $supe }.
            }
        }
        [many] { $who ->
            [you] Сдача { $number }: играет { $otherName }, ты пишешь { $tricks } взяток по { $each }: { $supe }.
           *[other] { $otherWho ->
                [you] Сдача { $number }: играешь ты, { $name } пишет { $tricks } взяток по { $each }: { $supe }.
               *[other] Сдача { $number }: играет { $otherName }, { $name } пишет { $tricks } взяток по { $each }: { $supe }.
            }
        }
       *[other] { $who ->
            [you] Сдача { $number }: играет { $otherName }, ты пишешь { $tricks } взятки по { $each }: { $supe }.
           *[other] { $otherWho ->
                [you] Сдача { $number }: играешь ты, { $name } пишет { $tricks } взятки по { $each }: { $supe }.
               *[other] Сдача { $number }: играет { $otherName }, { $name } пишет { $tricks } взятки по { $each }: { $supe }.
            }
        }
    }
preferans-note-refa = Сдача { $number }: никто не играет, каждому рефа. Твой следующий контракт идёт вдвойне.
preferans-note-refa-used = Сдача { $number } шла вдвойне и сыграла эту рефу.
preferans-note-hat =
    { $who ->
        [you] Сдача { $number }: ты уходишь под шляпу, ниже нуля.
       *[other] Сдача { $number }: { $name } уходит под шляпу, ниже нуля.
    }
preferans-note-hat-off =
    { $who ->
        [you] Сдача { $number }: ты выходишь из-под шляпы.
       *[other] Сдача { $number }: { $name } выходит из-под шляпы.
    }
preferans-note-written-off = Партия закончена по согласию: списано { $bule }.

## Правила стола и наборы

preferans-option-direction = Направление
preferans-option-direction-help = По часовой стрелке в Хорватии, против неё в Сербии. Меняет места, но не правила.
preferans-option-direction-cw = По часовой стрелке
preferans-option-direction-ccw = Против часовой
preferans-option-start-bule = Булы в начале
preferans-option-start-bule-help = От чего каждому надо избавиться. 30 — короткая партия, 100 — два часа.
preferans-option-max-refa = Предел реф
preferans-option-max-refa-help = Сколько раз за партию каждому пишется рефа. 0 значит никогда.
preferans-option-hat-blocks-refa = Под шляпой реф нет
preferans-option-hat-blocks-refa-help = Пока кто-то ниже нуля, рефа не пишется.
preferans-option-hat-freezes-refa = Под шляпой рефы стоят
preferans-option-hat-freezes-refa-help = Кто ниже нуля, хранит открытые рефы, но под ними не играет.
preferans-option-naming-allows-6-7 = Мизер и санац можно назвать
preferans-option-naming-allows-6-7-help = Если «игру» сказали несколько игроков, можно назвать и их.
preferans-option-contract-8 = Контракт «преферанс»
preferans-option-contract-8-help = Восьмой контракт, старше санаца: без козырей, все десять взяток.
preferans-option-defender-quota = Сколько берут два защитника
preferans-option-defender-quota-help = Когда оба вистуют по своей воле.
preferans-option-defender-quota-two_or_joint_four = По две или четыре вместе
preferans-option-defender-quota-individual_two = По две, без исключений
preferans-option-fine-when-declarer-down = Штраф и при проигрыше
preferans-option-fine-when-declarer-down-help = Защитник, у которого меньше двух взяток, платит, даже если контракт проигран.
preferans-option-kontra-model = Контра действует
preferans-option-kontra-model-help = На всю сдачу или только между разыгрывающим и тем, кто её дал.
preferans-option-kontra-model-single_responsible = На всю сдачу
preferans-option-kontra-model-bilateral = Только на того, кто дал
preferans-option-max-kontra = Контра до
preferans-option-max-kontra-help = 1 контра, 2 реконтра, 3 субконтра, 4 мортконтра. 0 значит без контры.
preferans-option-bettel-kontra-supe = Мизер сел под контрой
preferans-option-bettel-kontra-supe-help = Кто пишет супы за проигранный мизер под контрой.
preferans-option-bettel-kontra-supe-kontra_only_5U = Давший контру, один раз
preferans-option-bettel-kontra-supe-both_5U = Оба защитника
preferans-option-bettel-kontra-supe-kontra_10U = Давший контру, за обоих
preferans-option-spades-without-kontra = Пики без контры
preferans-option-spades-without-kontra-help = Что бывает, когда пики куплены, а контры никто не даёт.
preferans-option-spades-without-kontra-declarer_wins = Контракт выигран
preferans-option-spades-without-kontra-refa_then_win = Рефа, иначе выигран
preferans-option-spades-without-kontra-refa_then_redeal = Рефа, иначе новая сдача
preferans-option-spades-without-kontra-play = Их играют
preferans-option-refa-exempts-spades = Рефа освобождает пики
preferans-option-refa-exempts-spades-help = С открытой рефой разыгрывающий может играть пики без контры.
preferans-option-sanac-lead = Заход на санаце
preferans-option-sanac-lead-help = Первая рука или защитник, который ходит через разыгрывающего.
preferans-option-sanac-lead-skip_declarer = Первая рука, но не разыгрывающий
preferans-option-sanac-lead-through_declarer = Через разыгрывающего
preferans-option-must-head = Бить взятку
preferans-option-must-head-help = Кто кладёт в масть, бьёт старшей, если может. На мизере никогда.
preferans-option-must-overtrump = Бить козырь
preferans-option-must-overtrump-help = Кто кладёт козырь, бьёт лежащий козырь, если может.
preferans-option-stop-at-five = Конец на пятой
preferans-option-stop-at-five-help = Розыгрыш кончается, как только у защиты пять взяток.
preferans-option-open-bettel = Открытый мизер
preferans-option-open-bettel-help = Разыгрывающий открывает карты перед первым заходом.
preferans-option-end-rule = Последняя сдача
preferans-option-end-rule-help = Когда она дороже оставшихся бул.
preferans-option-end-rule-cap = Урезается до остатка
preferans-option-end-rule-cap_supe = Урезаются и супы
preferans-option-end-rule-stop_at_or_below = Считается целиком
preferans-option-last-hand-double-fall = Двойной проигрыш в конце
preferans-option-last-hand-double-fall-help = Проигранный контракт дороже остатка стоит вдвое.
preferans-option-sheet-sign = Как считает запись
preferans-option-sheet-sign-help = Те же числа с другим знаком.
preferans-option-sheet-sign-debt_positive = От начала вниз до нуля
preferans-option-sheet-sign-debt_negative = От минуса вверх до нуля
preferans-preset-croatian = Хорватский
preferans-preset-croatian-help = По часовой, 60 бул, рефы без предела, пики без контры выиграны.
preferans-preset-serbian-2001 = Сербский
preferans-preset-serbian-2001-help = Как записано в 2001 году: 100 бул, две рефы, на санаце заходят через разыгрывающего.
preferans-preset-club = Клубный
preferans-preset-club-help = Как сербский, но только контра и реконтра и двойной проигрыш в последней сдаче.
