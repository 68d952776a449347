# Cribbage v slovenščini. Ključi in njihovi argumenti so v docs/events.md.
# Imena se ne sklanjajo, sedanjik pa ne sprašuje po spolu.

cribbage-name = Cribbage
cribbage-tagline = Petnajst dve, petnajst štiri in dirka okrog deske

## Besede v drugih stavkih: vsota stoji v imenovalniku, točke so v tožilniku

cribbage-words-count =
    { $count ->
        [1] ena
        [2] dve
        [3] tri
        [4] štiri
        [5] pet
        [6] šest
        [7] sedem
        [8] osem
        [9] devet
        [10] deset
        [11] enajst
        [12] dvanajst
        [13] trinajst
        [14] štirinajst
        [15] petnajst
        [16] šestnajst
        [17] sedemnajst
        [18] osemnajst
        [19] devetnajst
        [20] dvajset
        [21] enaindvajset
        [22] dvaindvajset
        [23] triindvajset
        [24] štiriindvajset
        [25] petindvajset
        [26] šestindvajset
        [27] sedemindvajset
        [28] osemindvajset
        [29] devetindvajset
        [30] trideset
       *[31] enaintrideset
    }
cribbage-words-points =
    { $points ->
        [0] nič
        [1] eno
        [2] dve
        [3] tri
        [4] štiri
        [5] pet
        [6] šest
        [7] sedem
        [8] osem
        [9] devet
        [10] deset
        [11] enajst
        [12] dvanajst
        [13] trinajst
        [14] štirinajst
        [15] petnajst
        [16] šestnajst
        [17] sedemnajst
        [18] osemnajst
        [19] devetnajst
        [20] dvajset
        [21] enaindvajset
        [22] dvaindvajset
        [23] triindvajset
        [24] štiriindvajset
        [25] petindvajset
        [26] šestindvajset
        [27] sedemindvajset
        [28] osemindvajset
       *[29] devetindvajset
    }
cribbage-words-total =
    { $total ->
        [1] eno
        [2] dve
        [3] tri
        [4] štiri
        [5] pet
        [6] šest
        [7] sedem
        [8] osem
        [9] devet
        [10] deset
        [11] enajst
        [12] dvanajst
        [13] trinajst
        [14] štirinajst
        [15] petnajst
        [16] šestnajst
        [17] sedemnajst
        [18] osemnajst
        [19] devetnajst
        [20] dvajset
        [21] enaindvajset
        [22] dvaindvajset
        [23] triindvajset
        [24] štiriindvajset
        [25] petindvajset
        [26] šestindvajset
        [27] sedemindvajset
        [28] osemindvajset
       *[29] devetindvajset
    }
cribbage-words-claim =
    { $claim ->
        [0] nič
        [1] eno
        [2] dve
        [3] tri
        [4] štiri
        [5] pet
        [6] šest
        [7] sedem
        [8] osem
        [9] devet
        [10] deset
        [11] enajst
        [12] dvanajst
        [13] trinajst
        [14] štirinajst
        [15] petnajst
        [16] šestnajst
        [17] sedemnajst
        [18] osemnajst
        [19] devetnajst
        [20] dvajset
        [21] enaindvajset
        [22] dvaindvajset
        [23] triindvajset
        [24] štiriindvajset
        [25] petindvajset
        [26] šestindvajset
        [27] sedemindvajset
        [28] osemindvajset
       *[29] devetindvajset
    }
cribbage-ranks =
    { $rank ->
        [A] asov
        [K] kraljev
        [Q] dam
        [J] fantov
        [T] desetk
        [9] devetk
        [8] osmic
        [7] sedmic
        [6] šestic
        [5] petic
        [4] štiric
        [3] trojk
       *[2] dvojk
    }

## Kaj se dogaja

cribbage-cut =
    { $who ->
        [you] Dvigneš { $cardAcc }.
       *[other] { $name } dvigne { $cardAcc }.
    }
cribbage-cut-tie = Enak rang: dviga se še enkrat.
cribbage-cut-dealer =
    { $who ->
        [you] Prvo deljenje je tvoje.
       *[other] Prvo deljenje dobi { $name }.
    }
cribbage-dealing =
    { $who ->
        [you] Deliš.
       *[other] { $name } deli.
    }
cribbage-lay =
    { $count ->
        [1] { $who ->
            [you] V krib odložiš eno karto.
           *[other] { $name } odloži v krib eno karto.
        }
       *[2] { $who ->
            [you] V krib odložiš dve karti.
           *[other] { $name } odloži v krib dve karti.
        }
    }
cribbage-starter =
    { $who ->
        [you] Obrneš starter: { $cardAcc }.
       *[other] { $name } obrne starter: { $cardAcc }.
    }
cribbage-play =
    { $who ->
        [you] Položiš { $cardAcc }: { cribbage-words-count }.
       *[other] { $name } položi { $cardAcc }: { cribbage-words-count }.
    }
cribbage-go =
    { $who ->
        [you] Rečeš „naprej“ pri vsoti { cribbage-words-count }.
       *[other] { $name } reče „naprej“ pri vsoti { cribbage-words-count }.
    }
cribbage-lead =
    { $who ->
        [you] Spet od začetka: začneš ti.
       *[other] Spet od začetka: začne { $name }.
    }
cribbage-peg-heels =
    { $who ->
        [you] Dobiš dve za obrnjenega fanta.
       *[other] { $name } dobi dve za obrnjenega fanta.
    }
cribbage-peg-fifteen =
    { $who ->
        [you] Petnajst: dobiš { cribbage-words-points }.
       *[other] Petnajst: { $name } dobi { cribbage-words-points }.
    }
cribbage-peg-thirtyone =
    { $who ->
        [you] Enaintrideset: dobiš { cribbage-words-points }.
       *[other] Enaintrideset: { $name } dobi { cribbage-words-points }.
    }
cribbage-peg-pair =
    { $points ->
        [2] { $who ->
            [you] Par: dobiš dve.
           *[other] Par: { $name } dobi dve.
        }
        [6] { $who ->
            [you] Kraljevski par: dobiš šest.
           *[other] Kraljevski par: { $name } dobi šest.
        }
       *[12] { $who ->
            [you] Dvojni kraljevski par: dobiš dvanajst.
           *[other] Dvojni kraljevski par: { $name } dobi dvanajst.
        }
    }
cribbage-peg-run =
    { $who ->
        [you] Lestvica: dobiš { cribbage-words-points }.
       *[other] Lestvica: { $name } dobi { cribbage-words-points }.
    }
cribbage-peg-go =
    { $who ->
        [you] Dobiš eno za „naprej“.
       *[other] { $name } dobi eno za „naprej“.
    }
cribbage-peg-last =
    { $who ->
        [you] Dobiš eno za zadnjo karto.
       *[other] { $name } dobi eno za zadnjo karto.
    }
cribbage-peg-count =
    { $points ->
        [0] { $who ->
            [you] Za svojo karto ne dobiš nič.
           *[other] { $name } za svojo karto ne dobi nič.
        }
       *[other] { $who ->
            [you] Za svojo karto dobiš { cribbage-words-points }.
           *[other] { $name } za svojo karto dobi { cribbage-words-points }.
        }
    }
cribbage-peg-hand =
    { $points ->
        [0] { $who ->
            [you] Za svojo roko ne dobiš nič.
           *[other] { $name } za svojo roko ne dobi nič.
        }
       *[other] { $who ->
            [you] Za svojo roko dobiš { cribbage-words-points }.
           *[other] { $name } za svojo roko dobi { cribbage-words-points }.
        }
    }
cribbage-peg-crib =
    { $points ->
        [0] { $who ->
            [you] Za svoj krib ne dobiš nič.
           *[other] { $name } za svoj krib ne dobi nič.
        }
       *[other] { $who ->
            [you] Za svoj krib dobiš { cribbage-words-points }.
           *[other] { $name } za svoj krib dobi { cribbage-words-points }.
        }
    }
cribbage-peg-muggins =
    { $who ->
        [you] Muggins! Vzameš { cribbage-words-points }.
       *[other] Muggins! { $name } vzame { cribbage-words-points }.
    }
cribbage-peg-excess =
    { $who ->
        [you] Našteto je preveč: ti dobiš { cribbage-words-points }.
       *[other] Našteto je preveč: { $name } dobi { cribbage-words-points }.
    }
cribbage-overclaim =
    { $points ->
        [0] { $who ->
            [you] Šteješ { cribbage-words-claim }, pa ni nič.
           *[other] { $name } šteje { cribbage-words-claim }, pa ni nič.
        }
       *[other] { $who ->
            [you] Šteješ { cribbage-words-claim }, karte pa dajo le { cribbage-words-points }.
           *[other] { $name } šteje { cribbage-words-claim }, karte pa dajo le { cribbage-words-points }.
        }
    }
cribbage-missed =
    { $who ->
        [you] Spregledaš { cribbage-words-points }.
       *[other] { $name } spregleda { cribbage-words-points }.
    }
cribbage-no-muggins =
    { $who ->
        [you] S štetjem se strinjaš.
       *[other] { $name } se s štetjem strinja.
    }
cribbage-muggins-wrong =
    { $points ->
        [0] { $who ->
            [you] Rečeš muggins za { cribbage-words-claim }, a vzeti se ne da nič.
           *[other] { $name } reče muggins za { cribbage-words-claim }, a vzeti se ne da nič.
        }
       *[other] { $who ->
            [you] Rečeš muggins za { cribbage-words-claim }, a vzeti se da le { cribbage-words-points }.
           *[other] { $name } reče muggins za { cribbage-words-claim }, a vzeti se da le { cribbage-words-points }.
        }
    }
cribbage-out =
    { $who ->
        [you] Prideš do zadnje luknjice: igra je tvoja.
       *[other] { $name } pride do zadnje luknjice in dobi igro.
    }

## Kaj je treba storiti

cribbage-ask-lay =
    { $count ->
        [1] { $who ->
            [you] Odloži eno karto v svoj krib.
           *[other] Odloži eno karto v krib. Deli { $name }.
        }
       *[2] { $who ->
            [you] Odloži dve karti v svoj krib.
           *[other] Odloži dve karti v krib. Deli { $name }.
        }
    }
cribbage-ask-lead = Začneš ti: položi karto.
cribbage-ask-play = Vsota je { cribbage-words-count }: položi karto.
cribbage-ask-card = Vsota je { cribbage-words-count }. Koliko da tvoja karta?
cribbage-ask-hand = Preštej svojo roko.
cribbage-ask-crib = Preštej svoj krib.
cribbage-ask-muggins =
    { $who ->
        [you] Šteješ { cribbage-words-claim }.
       *[other] { $name } šteje { cribbage-words-claim }. Ali kaj manjka?
    }

## Čemu je katero vprašanje

cribbage-help-lay =
    { $own ->
        [1] Štiri ti ostanejo. Krib šteje tebi: odloži, kar gre skupaj.
       *[other] Štiri ti ostanejo. Krib šteje nasprotniku: odloži, kar ne gre skupaj.
    }
cribbage-help-lead = Karte se seštevajo, največ do 31. Štejejo petnajst, 31, pari in lestvice.
cribbage-help-play = Do 31 manjka { $room }. Štejejo petnajst, 31, pari, lestvice in zadnja karta.
cribbage-help-card = Petnajst 2, par 2, tri enake 6, lestvica eno za vsako karto.
cribbage-help-show = S starterjem: vsako petnajst 2, vsak par 2, lestvica eno za vsako karto, štiri karte ene barve 4, fant v barvi 1.
cribbage-help-muggins = Kar manjka, je tvoje, če poveš, koliko.

## Gumbi in izrečene besede

cribbage-do-lay =
    { $count ->
        [1] { $who ->
            [you] Odloži v svoj krib
           *[other] Odloži v krib (deli { $name })
        }
        [2] { $who ->
            [you] Odloži v svoj krib
           *[other] Odloži v krib (deli { $name })
        }
       *[other] { $who ->
            [you] Odloži v svoj krib
           *[other] Odloži v krib (deli { $name })
        }
    }
cribbage-do-count = Štejem { $points }
cribbage-do-muggins = Muggins: { $points }
cribbage-do-no-muggins = Nič ne manjka
cribbage-said-count =
    { $points ->
        [0] { cribbage-words-count }
       *[other] { cribbage-words-count } za { cribbage-words-points }
    }
cribbage-said-go = Naprej
cribbage-said-points = { cribbage-words-points }
cribbage-role-crib = krib
cribbage-label-starter = starter
cribbage-label-crib =
    { $who ->
        [you] Tvoj krib
       *[other] Krib: { $name }
    }

## Zakaj ne

cribbage-why-over = S to karto ({ $card }) bi bila vsota { $sum }, čez 31 pa ne sme.
cribbage-why-laid = V krib je že vse odloženo.
cribbage-why-crib-first =
    { $who ->
        [you] Najprej odloži v svoj krib.
       *[other] Najprej odloži v krib. Deli { $name }.
    }
cribbage-why-count-first = Najprej povej, koliko šteješ.
cribbage-why-answer-first = Najprej povej, ali kaj manjka.
cribbage-why-automatic = Tukaj miza šteje sama.
cribbage-why-play-automatic = Med polaganjem miza šteje sama.
cribbage-why-no-card = Nobena položena karta ne da več kot { $most }.
cribbage-why-muggins-off = Za to mizo se muggins ne igra.
cribbage-why-own-count = To so tvoje lastne točke.

## Izidi

cribbage-result-game =
    { $skunk ->
        [0] { $who ->
            [you] Dobiš igro
           *[other] { $name } dobi igro
        }
        [1] { $who ->
            [you] Dobiš igro s skunkom
           *[other] { $name } dobi igro s skunkom
        }
       *[2] { $who ->
            [you] Dobiš igro z dvojnim skunkom
           *[other] { $name } dobi igro z dvojnim skunkom
        }
    }
cribbage-result-game-pair =
    { $skunk ->
        [0] { $who ->
            [you] Ti in { $otherName } dobita igro
           *[other] { $otherWho ->
                [you] Ti in { $name } dobita igro
               *[other] { $name } in { $otherName } dobita igro
            }
        }
        [1] { $who ->
            [you] Ti in { $otherName } dobita igro s skunkom
           *[other] { $otherWho ->
                [you] Ti in { $name } dobita igro s skunkom
               *[other] { $name } in { $otherName } dobita igro s skunkom
            }
        }
       *[2] { $who ->
            [you] Ti in { $otherName } dobita igro z dvojnim skunkom
           *[other] { $otherWho ->
                [you] Ti in { $name } dobita igro z dvojnim skunkom
               *[other] { $name } in { $otherName } dobita igro z dvojnim skunkom
            }
        }
    }
cribbage-result-deal =
    { $points ->
        [one] { $who ->
            [you] Dobiš { $points } točko
           *[other] { $name } dobi { $points } točko
        }
        [two] { $who ->
            [you] Dobiš { $points } točki
           *[other] { $name } dobi { $points } točki
        }
        [few] { $who ->
            [you] Dobiš { $points } točke
           *[other] { $name } dobi { $points } točke
        }
       *[other] { $who ->
            [you] Dobiš { $points } točk
           *[other] { $name } dobi { $points } točk
        }
    }
cribbage-result-deal-pair =
    { $points ->
        [one] { $who ->
            [you] Ti in { $otherName } dobita { $points } točko
           *[other] { $otherWho ->
                [you] Ti in { $name } dobita { $points } točko
               *[other] { $name } in { $otherName } dobita { $points } točko
            }
        }
        [two] { $who ->
            [you] Ti in { $otherName } dobita { $points } točki
           *[other] { $otherWho ->
                [you] Ti in { $name } dobita { $points } točki
               *[other] { $name } in { $otherName } dobita { $points } točki
            }
        }
        [few] { $who ->
            [you] Ti in { $otherName } dobita { $points } točke
           *[other] { $otherWho ->
                [you] Ti in { $name } dobita { $points } točke
               *[other] { $name } in { $otherName } dobita { $points } točke
            }
        }
       *[other] { $who ->
            [you] Ti in { $otherName } dobita { $points } točk
           *[other] { $otherWho ->
                [you] Ti in { $name } dobita { $points } točk
               *[other] { $name } in { $otherName } dobita { $points } točk
            }
        }
    }
cribbage-result-even =
    { $points ->
        [one] Vsakemu { $points } točka
        [two] Vsakemu { $points } točki
        [few] Vsakemu { $points } točke
       *[other] Vsakemu { $points } točk
    }
cribbage-result-scores =
    { $who ->
        [you] Vodiš, imaš { $score }: do konca še { $left }.
       *[other] Vodi { $name }, ima { $score }: do konca še { $left }.
    }
cribbage-result-level = Izenačeno pri { $score }: do konca še { $left }.
cribbage-result-scores-pair =
    { $who ->
        [you] Vodita ti in { $otherName }, imata { $score }: do konca še { $left }.
       *[other] { $otherWho ->
            [you] Vodita ti in { $name }, imata { $score }: do konca še { $left }.
           *[other] Vodita { $name } in { $otherName }, imata { $score }: do konca še { $left }.
        }
    }
cribbage-result-last =
    { $points ->
        [1] S to igro je partije konec.
       *[other] Ta igra šteje { $points } in partije je konec.
    }
cribbage-result-games =
    { $points ->
        [1] { $who ->
            [you] Za partijo imaš { $score } od { $match }.
           *[other] { $name } ima za partijo { $score } od { $match }.
        }
       *[other] { $who ->
            [you] Igra šteje { $points }: za partijo imaš { $score } od { $match }.
           *[other] Igra šteje { $points }: { $name } ima za partijo { $score } od { $match }.
        }
    }
cribbage-match-won =
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
cribbage-match-won-pair =
    { $deals ->
        [1] { $who ->
            [you] Ti in { $otherName } zmagata že po prvem deljenju
           *[other] { $otherWho ->
                [you] Ti in { $name } zmagata že po prvem deljenju
               *[other] { $name } in { $otherName } zmagata že po prvem deljenju
            }
        }
        [one] { $who ->
            [you] Ti in { $otherName } zmagata po { $deals } deljenju
           *[other] { $otherWho ->
                [you] Ti in { $name } zmagata po { $deals } deljenju
               *[other] { $name } in { $otherName } zmagata po { $deals } deljenju
            }
        }
       *[other] { $who ->
            [you] Ti in { $otherName } zmagata po { $deals } deljenjih
           *[other] { $otherWho ->
                [you] Ti in { $name } zmagata po { $deals } deljenjih
               *[other] { $name } in { $otherName } zmagata po { $deals } deljenjih
            }
        }
    }
cribbage-item-fifteen =
    { $place ->
        [1] Petnajst { cribbage-words-total }
       *[other] petnajst { cribbage-words-total }
    }
cribbage-item-pair =
    { $count ->
        [2] { $place ->
            [1] Par { cribbage-ranks } za { cribbage-words-total }
           *[other] in par { cribbage-ranks } za { cribbage-words-total }
        }
        [3] { $place ->
            [1] Kraljevski par { cribbage-ranks } za { cribbage-words-total }
           *[other] in kraljevski par { cribbage-ranks } za { cribbage-words-total }
        }
       *[4] { $place ->
            [1] Dvojni kraljevski par { cribbage-ranks } za { cribbage-words-total }
           *[other] in dvojni kraljevski par { cribbage-ranks } za { cribbage-words-total }
        }
    }
cribbage-item-run =
    { $count ->
        [3] { $place ->
            [1] Lestvica treh za { cribbage-words-total }
           *[other] in lestvica treh za { cribbage-words-total }
        }
        [4] { $place ->
            [1] Lestvica štirih za { cribbage-words-total }
           *[other] in lestvica štirih za { cribbage-words-total }
        }
       *[5] { $place ->
            [1] Lestvica petih za { cribbage-words-total }
           *[other] in lestvica petih za { cribbage-words-total }
        }
    }
cribbage-item-flush =
    { $count ->
        [4] { $place ->
            [1] Štiri karte ene barve za { cribbage-words-total }
           *[other] in štiri karte ene barve za { cribbage-words-total }
        }
       *[5] { $place ->
            [1] Pet kart ene barve za { cribbage-words-total }
           *[other] in pet kart ene barve za { cribbage-words-total }
        }
    }
cribbage-item-nobs =
    { $place ->
        [1] Ena za fanta v barvi
       *[other] in ena za fanta v barvi je { cribbage-words-total }
    }
cribbage-item-nothing = Nič
cribbage-item-missed =
    { $points ->
        [1] Spregledana: ena
       *[other] Spregledano: { cribbage-words-points }
    }
cribbage-item-beyond = Čez zadnjo luknjico
cribbage-point-heels = Obrnjeni fant
cribbage-point-fifteen = Petnajst
cribbage-point-thirtyone = Enaintrideset
cribbage-point-pair =
    { $count ->
        [2] Par { cribbage-ranks }
        [3] Kraljevski par { cribbage-ranks }
       *[4] Dvojni kraljevski par { cribbage-ranks }
    }
cribbage-point-run = Lestvica: { cribbage-words-points }
cribbage-point-go = Naprej
cribbage-point-last = Zadnja karta
cribbage-point-count = Našteto pri polaganju
cribbage-point-hand = Roka
cribbage-point-crib = Krib
cribbage-point-muggins = Muggins
cribbage-point-excess = Nasprotnik našteje preveč
cribbage-note-game =
    { $who ->
        [you] igra je tvoja
       *[other] igro dobi { $name }
    }

## Možnosti in pripravljene mize

cribbage-option-target = Točke za zmago
cribbage-option-target-help = Kdor jih doseže prvi, dobi igro. 121 je dvakrat okrog deske.
cribbage-option-cut-deals = Dvig za deljenje
cribbage-option-cut-deals-help = Katera dvignjena karta dobi prvo deljenje.
cribbage-option-cut-deals-low = Nižja karta
cribbage-option-cut-deals-high = Višja karta
cribbage-option-play-on = Igra po „naprej“
cribbage-option-play-on-help = Po „naprej“ drugi polagajo, dokler lahko.
cribbage-option-resets = Nove vsote
cribbage-option-resets-help = Po 31 ali „naprej“ se vsota začne znova, dokler niso položene vse karte.
cribbage-option-counting = Štetje
cribbage-option-counting-help = Ali roke prešteje miza ali jih šteješ ti.
cribbage-option-counting-automatic = Šteje miza
cribbage-option-counting-manual = Na roke
cribbage-option-muggins = Muggins
cribbage-option-muggins-help = Kar pri štetju na roke spregledaš, sme vzeti nasprotnik.
cribbage-option-muggins-off = Ne
cribbage-option-muggins-show = Pri štetju
cribbage-option-muggins-all = Tudi pri polaganju
cribbage-option-overclaim = Preveč našteto
cribbage-option-overclaim-help = Kaj se zgodi, kadar kdo našteje preveč.
cribbage-option-overclaim-correct = Popravi se
cribbage-option-overclaim-excess = Razliko dobi nasprotnik
cribbage-option-match = Igralne točke za partijo
cribbage-option-match-help = Dobljena igra šteje eno točko ali več po spodnjih možnostih.
cribbage-option-lurch = Dvojna zmaga pod
cribbage-option-lurch-help = Igra šteje dvojno, če je poraženec pod to mejo. 0 pomeni nikoli.
cribbage-option-skunk = Skunk pod
cribbage-option-skunk-help = Poraženec pod to mejo dobi skunk. 0 pomeni nikoli.
cribbage-option-double-skunk = Dvojni skunk pod
cribbage-option-double-skunk-help = Poraženec pod to mejo dobi dvojni skunk. 0 pomeni nikoli.
cribbage-option-skunk-points = Igralne točke za skunk
cribbage-option-skunk-points-help = Koliko šteje igra z navadno zmago, s skunkom in z dvojnim skunkom.
cribbage-option-skunk-points-none = Vedno 1
cribbage-option-skunk-points-123 = 1, 2, 3
cribbage-option-skunk-points-124 = 1, 2, 4
cribbage-option-first-deal-next = Prvo deljenje naslednje igre
cribbage-option-first-deal-next-help = Kdo deli prvi po igri, s katero partije še ni konec.
cribbage-option-first-deal-next-loser = Poraženec
cribbage-option-first-deal-next-alternate = Po vrsti
cribbage-option-first-deal-next-recut3 = Po vrsti, v tretji dvig
cribbage-preset-standard = Standardno
cribbage-preset-standard-help = Do 121, kakor igra ves svet. Šteje miza.
cribbage-preset-seed-english = Angleško
cribbage-preset-seed-english-help = Do 62; polaganje se konča s prvim „naprej“. Dve igri, štetje na roke z mugginsom.
cribbage-preset-seed-international = Mednarodno
cribbage-preset-seed-international-help = Ena igra do 121, štetje na roke z mugginsom.
cribbage-preset-short = Kratko
cribbage-preset-short-help = Do 61; zmaga šteje dvojno, če je poraženec pod 31.
