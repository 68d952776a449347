# Raub v slovenščini. Ključi in njihovi argumenti so v docs/events.md.
# Imena se ne sklanjajo, sedanjik pa ne sprašuje po spolu.

raub-name = Raub
raub-tagline = Štiri karte, štirje štihi in kanček poguma

## Kaj se dogaja

raub-dealing =
    { $who ->
        [you] Deliš.
       *[other] { $name } deli.
    }
raub-pass-deal =
    { $who ->
        [you] Predaš deljenje: zapiše se refe.
       *[other] { $name } preda deljenje: zapiše se refe.
    }
raub-maus =
    { $who ->
        [you] Napoveš Maus.
       *[other] { $name } napove Maus.
    }
raub-maus-around =
    { $who ->
        [you] Napoveš Maus v krog: vsak razdeli enega.
       *[other] { $name } napove Maus v krog: vsak razdeli enega.
    }
raub-maus-forced =
    { $who ->
        [you] Krog teče naprej: deliš Maus.
       *[other] Krog teče naprej: { $name } deli Maus.
    }
raub-turned =
    { $who ->
        [you] Obrneš { $cardAcc }.
       *[other] { $name } obrne { $cardAcc }.
    }
raub-turned-again =
    { $round ->
        [2] { $who ->
            [you] Obrneš drugo karto: { $cardAcc }.
           *[other] { $name } obrne drugo karto: { $cardAcc }.
        }
       *[3] { $who ->
            [you] Obrneš tretjo karto: { $cardAcc }.
           *[other] { $name } obrne tretjo karto: { $cardAcc }.
        }
    }
raub-same-suit = Barva je spet { $suit }, zato se ne vpraša nikogar.
raub-face-down =
    { $who ->
        [you] Karto položiš zaprto: raub na slepo.
       *[other] { $name } položi karto zaprto: raub na slepo.
    }
raub-raub =
    { $duty ->
        [1] { $who ->
            [you] Raubaš { $cardAcc }: dovolj je en štih.
           *[other] { $name } rauba { $cardAcc }: dovolj je en štih.
        }
       *[2] { $who ->
            [you] Raubaš { $cardAcc }: obveza sta dva štiha.
           *[other] { $name } rauba { $cardAcc }: obveza sta dva štiha.
        }
    }
raub-raub-forced =
    { $duty ->
        [1] { $who ->
            [you] Raubati moraš { $cardAcc }: dovolj je en štih.
           *[other] { $name } mora raubati { $cardAcc }: dovolj je en štih.
        }
       *[2] { $who ->
            [you] Raubati moraš { $cardAcc }: obveza sta dva štiha.
           *[other] { $name } mora raubati { $cardAcc }: obveza sta dva štiha.
        }
    }
raub-continue =
    { $who ->
        [you] Ne raubaš.
       *[other] { $name } ne rauba.
    }
raub-accept =
    { $duty ->
        [1] { $who ->
            [you] Sprejmeš { $suitAcc }: obveza je en štih.
           *[other] { $name } sprejme { $suitAcc }: obveza je en štih.
        }
       *[2] { $who ->
            [you] Sprejmeš { $suitAcc }: obveza sta dva štiha.
           *[other] { $name } sprejme { $suitAcc }: obveza sta dva štiha.
        }
    }
raub-pass =
    { $who ->
        [you] Rečeš „naprej“.
       *[other] { $name } reče „naprej“.
    }
raub-refe = Aduta noče nihče: zapiše se refe.
raub-follow =
    { $who ->
        [you] Greš zraven.
       *[other] { $name } gre zraven.
    }
raub-follow-forced =
    { $drops ->
        [1] { $who ->
            [you] Po enem odstopu moraš zdaj iti zraven.
           *[other] { $name } mora po enem odstopu zdaj iti zraven.
        }
       *[other] { $who ->
            [you] Po { $drops } zaporednih odstopih moraš zdaj iti zraven.
           *[other] { $name } mora po { $drops } zaporednih odstopih zdaj iti zraven.
        }
    }
raub-all-follow = To je Maus: vsi gredo zraven.
raub-drop =
    { $who ->
        [you] Odstopiš.
       *[other] { $name } odstopi.
    }
raub-alone =
    { $who ->
        [you] Zraven ne gre nihče: vsi štirje štihi so tvoji.
       *[other] Zraven ne gre nihče: vse štiri štihe dobi { $name }.
    }
raub-revealed =
    { $duty ->
        [1] { $who ->
            [you] Odkriješ slepo karto, { $cardAcc }: dovolj je en štih.
           *[other] { $name } odkrije slepo karto, { $cardAcc }: dovolj je en štih.
        }
       *[2] { $who ->
            [you] Odkriješ slepo karto, { $cardAcc }: obveza sta dva štiha.
           *[other] { $name } odkrije slepo karto, { $cardAcc }: obveza sta dva štiha.
        }
    }
raub-exchanged =
    { $count ->
        [0] { $who ->
            [you] Obdržiš vse karte.
           *[other] { $name } obdrži vse karte.
        }
        [one] { $who ->
            [you] Zamenjaš eno karto.
           *[other] { $name } zamenja eno karto.
        }
        [two] { $who ->
            [you] Zamenjaš dve karti.
           *[other] { $name } zamenja dve karti.
        }
        [few] { $who ->
            [you] Zamenjaš { $count } karte.
           *[other] { $name } zamenja { $count } karte.
        }
       *[other] { $who ->
            [you] Zamenjaš { $count } kart.
           *[other] { $name } zamenja { $count } kart.
        }
    }
raub-fifth =
    { $who ->
        [you] Vzameš { $cardAcc } in eno karto odložiš.
       *[other] { $name } vzame { $cardAcc } in eno karto odloži.
    }
raub-passed =
    { $tricks ->
        [1] { $who ->
            [you] Narediš igro z enim štihom.
           *[other] { $name } naredi igro z enim štihom.
        }
        [2] { $who ->
            [you] Narediš igro z dvema štihoma.
           *[other] { $name } naredi igro z dvema štihoma.
        }
        [3] { $who ->
            [you] Narediš igro s tremi štihi.
           *[other] { $name } naredi igro s tremi štihi.
        }
       *[4] { $who ->
            [you] Narediš igro z vsemi štirimi štihi.
           *[other] { $name } naredi igro z vsemi štirimi štihi.
        }
    }
raub-failed =
    { $tricks ->
        [0] { $who ->
            [you] Padeš brez štiha.
           *[other] { $name } pade brez štiha.
        }
       *[1] { $who ->
            [you] Padeš z enim štihom.
           *[other] { $name } pade z enim štihom.
        }
    }

## Kaj se vpraša, v največ šestdesetih znakih

raub-ask-deal = Deliš ti. Kaj izbereš?
raub-ask-turn-up = Karto obrneš ali raubaš na slepo?
raub-ask-raub = Raubaš { $cardAcc }?
raub-ask-speak =
    { $round ->
        [1] Sprejmeš { $suitAcc } in obvezo dveh štihov?
        [2] Druga karta: sprejmeš { $suitAcc } in dva štiha?
       *[3] Zadnja karta: sprejmeš { $suitAcc } in dva štiha?
    }
raub-ask-follow =
    { $who ->
        [you] Igraš { $suitAcc }.
       *[other] { $name } igra { $suitAcc }. Greš zraven?
    }
raub-ask-follow-blind =
    { $who ->
        [you] Raubaš na slepo.
       *[other] { $name } rauba na slepo. Greš zraven?
    }
raub-ask-exchange =
    { $max ->
        [4] Katere karte zamenjaš? Smeš tudi vse štiri.
        [one] Kup je majhen: zamenjaš lahko samo eno karto.
        [two] Kup je majhen: zamenjaš lahko največ dve karti.
        [few] Kup je majhen: zamenjaš lahko največ { $max } karte.
       *[other] Kup je majhen: zamenjaš lahko največ { $max } kart.
    }
raub-ask-fifth = Vzameš { $cardAcc }. Eno karto odloži.
raub-ask-lead =
    { $need ->
        [0] Začneš ti. Obveza je izpolnjena.
        [one] Začneš ti. Potrebuješ še en štih.
        [two] Začneš ti. Potrebuješ še dva štiha.
        [few] Začneš ti. Potrebuješ še { $need } štihe.
       *[other] Začneš ti. Potrebuješ še { $need } štihov.
    }
raub-ask-play = Tvoja karta: priznaj { $suitAcc }.
raub-ask-trump = Nimaš { $suitGen }: reži z adutom ({ $trump }).
raub-ask-any = Nimaš ne barve ne aduta: vrzi katero koli karto.

# Pod vprašanjem: cena. $each se odšteje za štih, $points se prišteje brez njega.
raub-help-deal = Predaja: karte se ne delijo, naslednje deljenje šteje dvojno.
raub-help-maus = Maus: raubaš, kar se obrne, in vsi morajo iti zraven.
raub-help-blind = Na slepo: drugi se odločajo, ne da bi poznali adut. Dolguješ dva štiha, s sedmico enega.
raub-help-raub =
    { $duty ->
        [1] Dovolj je en štih: vsak −{ $each }, brez štiha +{ $points }. Karta je tvoja.
       *[2] Dolguješ dva štiha: vsak −{ $each }, manj kot dva +{ $points }. Karta je tvoja.
    }
raub-help-speak = Vsak štih −{ $each }, manj kot dva +{ $points }. „Naprej“ ne stane nič.
raub-help-follow = Dolguješ en štih: vsak −{ $each }, brez štiha +{ $points }. Odstop ne stane nič.
raub-help-exchange = Dobiš toliko novih kart, kolikor jih odložiš.

## Gumbi

raub-do-deal = Delim
raub-do-pass-deal = Predam
raub-do-maus = Maus
raub-do-maus-around = Maus v krog
raub-do-face-up = Obrnem
raub-do-face-down = Na slepo
raub-do-raub = Raub
raub-do-continue = Brez rauba
raub-do-accept = Sprejmem
raub-do-pass = Naprej
raub-do-follow = Grem zraven
raub-do-drop = Odstopim
raub-do-keep = Obdržim vse
raub-do-change =
    { $count ->
        [one] Zamenjam { $count } karto
        [two] Zamenjam { $count } karti
        [few] Zamenjam { $count } karte
       *[other] Zamenjam { $count } kart
    }
raub-do-lay = Odložim

## Oblački

raub-said-pass-deal = Predam
raub-said-maus = Maus!
raub-said-maus-around = Maus v krog!
raub-said-face-down = Na slepo!
raub-said-raub = Raub!
raub-said-continue = Brez rauba
raub-said-accept = Sprejmem
raub-said-pass = Naprej
raub-said-follow = Grem zraven
raub-said-drop = Odstopim
raub-said-exchange =
    { $count ->
        [0] Obdržim vse
        [one] Eno karto
        [two] Dve karti
        [few] { $count } karte
       *[other] { $count } kart
    }

## Razlogi

raub-why-follow = Imaš še { $suitAcc }, zato mora { $card } počakati.
raub-why-trump = Nimaš { $suitGen }, zato je treba rezati ({ $trump }), { $card } pa mora počakati.
raub-why-pass-twice = Prejšnje deljenje je bilo predano; dvakrat zapored ne gre.
raub-why-pass-off = Za to mizo se deljenje ne predaja.
raub-why-circle = Krog še ni sklenjen: tudi to deljenje mora biti Maus.
raub-why-maus-off = Za to mizo se Maus ne igra.
raub-why-maus-score = Za Maus mora biti kak nasprotnik pod { $below }.
raub-why-around-off = Za to mizo se Maus v krog ne igra.
raub-why-around-used = Krog je že odigran, v partiji pa je lahko samo eden.
raub-why-around-worst = Krog lahko začne samo najslabši igralec, kadar deli.
raub-why-must-raub = Za to mizo je treba { $cardAcc } raubati.
raub-why-blind-off = Za to mizo se ne rauba na slepo.
raub-why-blind-maus = Pri Mausu se karta obrne odkrito.
raub-why-must-follow =
    { $drops ->
        [1] Po enem odstopu moraš tokrat iti zraven.
       *[other] Po { $drops } zaporednih odstopih moraš tokrat iti zraven.
    }
raub-why-maus-follow = Pri Mausu gredo vsi zraven.
raub-why-change-limit =
    { $max ->
        [one] Kup je majhen: zamenjati je mogoče samo eno karto.
        [two] Kup je majhen: zamenjati je mogoče samo dve karti.
        [few] Kup je majhen: zamenjati je mogoče samo { $max } karte.
       *[other] Kup je majhen: zamenjati je mogoče samo { $max } kart.
    }

## Vloge, oznake in napisi

raub-role-solo = solo
raub-role-raub = raub
raub-role-maus = Maus
raub-role-follows = zraven
raub-role-dropped = odstop
raub-tag-double = dvojno
raub-tag-double-help = Čakal je refe: to deljenje vsem šteje dvojno.
raub-tag-refe =
    { $count ->
        [one] čaka { $count } refe
        [two] čakata { $count } refeja
        [few] čakajo { $count } refeji
       *[other] čaka { $count } refejev
    }
raub-tag-blind = na slepo
raub-tag-duty =
    { $duty ->
        [one] obveza: en štih
        [two] obveza: dva štiha
        [few] obveza: { $duty } štihi
       *[other] obveza: { $duty } štihov
    }
raub-label-turned = obrnjena
raub-label-raubed = raubana
raub-label-blind = na slepo
raub-label-refused = zavrnjene
raub-label-stock =
    { $count ->
        [one] Še { $count } karta
        [two] Še { $count } karti
        [few] Še { $count } karte
       *[other] Še { $count } kart
    }

## Izidi

raub-result-passed =
    { $tricks ->
        [1] { $who ->
            [you] Narediš igro v { $suitLoc } z enim štihom
           *[other] { $name } naredi igro v { $suitLoc } z enim štihom
        }
        [2] { $who ->
            [you] Narediš igro v { $suitLoc } z dvema štihoma
           *[other] { $name } naredi igro v { $suitLoc } z dvema štihoma
        }
        [3] { $who ->
            [you] Narediš igro v { $suitLoc } s tremi štihi
           *[other] { $name } naredi igro v { $suitLoc } s tremi štihi
        }
       *[4] { $who ->
            [you] Pobereš vse štiri štihe v { $suitLoc }
           *[other] { $name } pobere vse štiri štihe v { $suitLoc }
        }
    }
raub-result-failed =
    { $duty ->
        [1] { $who ->
            [you] Padeš v { $suitLoc }: ni niti enega štiha
           *[other] { $name } pade v { $suitLoc }: ni niti enega štiha
        }
       *[2] { $tricks ->
            [0] { $who ->
                [you] Padeš v { $suitLoc }: manjkata dva štiha
               *[other] { $name } pade v { $suitLoc }: manjkata dva štiha
            }
           *[1] { $who ->
                [you] Padeš v { $suitLoc }: manjka en štih
               *[other] { $name } pade v { $suitLoc }: manjka en štih
            }
        }
    }
raub-result-alone =
    { $who ->
        [you] Igraš { $suitAcc }, zraven ne gre nihče
       *[other] { $name } igra { $suitAcc }, zraven ne gre nihče
    }
raub-result-alone-blind =
    { $who ->
        [you] Raubaš na slepo, zraven ne gre nihče
       *[other] { $name } rauba na slepo, zraven ne gre nihče
    }
raub-result-refe = Aduta noče nihče. Refe: naslednje deljenje šteje dvojno
raub-result-pass-deal =
    { $who ->
        [you] Predaš deljenje. Refe: naslednje deljenje šteje dvojno
       *[other] { $name } preda deljenje. Refe: naslednje deljenje šteje dvojno
    }
raub-result-scores =
    { $count ->
        [1] { $who ->
            [you] Vodiš, do ničle ti manjka še { $score }.
           *[other] Vodi { $name }, do ničle manjka še { $score }.
        }
        [2] Vodita dva igralca, vsakemu do ničle manjka še { $score }.
        [3] Vodijo trije igralci, vsakemu do ničle manjka še { $score }.
       *[4] Vodijo vsi štirje, vsakemu do ničle manjka še { $score }.
    }
raub-match-won =
    { $deals ->
        [1] { $who ->
            [you] Zmagaš že po prvem deljenju
           *[other] { $name } zmaga že po prvem deljenju
        }
        [one] { $who ->
            [you] Zmagaš po { $deals } deljenju
           *[other] { $name } zmaga po { $deals } deljenju
        }
       *[other] { $who ->
            [you] Zmagaš po { $deals } deljenjih
           *[other] { $name } zmaga po { $deals } deljenjih
        }
    }
raub-item-solo =
    { $tricks ->
        [one] Solo: en štih
        [two] Solo: dva štiha
        [few] Solo: { $tricks } štihi
       *[other] Solo: { $tricks } štihov
    }
raub-item-solo-failed =
    { $tricks ->
        [0] Padec brez štiha
       *[1] Padec z enim štihom
    }
raub-item-alone = Zraven ne gre nihče: štirje štihi
raub-item-follower =
    { $tricks ->
        [one] Zraven: en štih
        [two] Zraven: dva štiha
        [few] Zraven: { $tricks } štihi
       *[other] Zraven: { $tricks } štihov
    }
raub-item-follower-failed = Zraven, a brez štiha
raub-item-dropped = Odstop
raub-item-doubled = Refe podvoji
raub-note-refe = refe: ne sprejme nihče
raub-note-pass-deal =
    { $who ->
        [you] refe: predaš deljenje
       *[other] refe: { $name } preda deljenje
    }
raub-note-double = dvojno

## Možnosti in pripravljene mize

raub-option-direction = Smer
raub-option-direction-help = Kje sedi naslednji igralec. V desno je stara navada; pravila se ne spremenijo.
raub-option-direction-right = V desno
raub-option-direction-left = V levo
raub-option-start = Začetne točke
raub-option-start-help = Od tod vsi štejejo navzdol. Manj točk pomeni krajšo partijo.
raub-option-mandatory-raub = Obvezni raub
raub-option-mandatory-raub-help = Karte, ki jih mora delivec raubati, kadar jih obrne.
raub-option-mandatory-raub-off = Nobena
raub-option-mandatory-raub-seven = Sedmica
raub-option-mandatory-raub-ak7 = As, kralj in sedmica
raub-option-blind-raub = Raub na slepo
raub-option-blind-raub-help = Delivec sme raubati karto, ne da bi jo pogledal.
raub-option-voluntary-pass = Predaja deljenja
raub-option-voluntary-pass-help = Delivec sme deljenje predati naslednjemu, in zapiše se refe.
raub-option-maus = Maus
raub-option-maus-help = Kadar je kak nasprotnik blizu ničle, sme delivec vse prisiliti v igro.
raub-option-maus-below = Maus pod
raub-option-maus-below-help = Vsaj en nasprotnik mora imeti manj točk od tega.
raub-option-maus-around = Maus v krog
raub-option-maus-around-help = Enkrat v partiji sme najslabši delivec napovedati Maus za ves krog.
raub-option-max-drops = Največ odstopov
raub-option-max-drops-help = Po toliko zaporednih odstopih je treba iti zraven. 0 pomeni brez meje.
raub-preset-seed = Klasično
raub-preset-seed-help = Rauba se po volji; dovoljeni so raub na slepo, Maus in predaja deljenja.
raub-preset-house = Domače
raub-preset-house-help = Kot klasično, le obrnjeno sedmico je treba raubati.
raub-preset-strict = Strogo
raub-preset-strict-help = Asa, kralja in sedmico je treba raubati; po dveh odstopih je treba zraven.
raub-preset-sailors = Mornarsko
raub-preset-sailors-help = Asa, kralja in sedmico je treba raubati, Maus pa sme tudi v krog.
