# Šta sto za Rabló kaže sam od sebe.

## Traka i igra

rablo-round =
    { $rounds ->
        [0] deljenje { $number }
       *[other] deljenje { $number } od { $rounds }
    }
rablo-facts = Igra i kasa
rablo-stake = Ulog
rablo-pot = kasa
rablo-label-called = pozvana

## Zvanje

rablo-calling = Tvoj poziv
rablo-levels = Stepen
rablo-cards = Karta
rablo-kind-snapszer = Snapser
rablo-kind-durchmarsch = Durhmarš
rablo-short-snapszer = snapser
rablo-short-durchmarsch = durhm.
rablo-panel-hint = Ko ima kartu koju zoveš, tajni je partner. Njena boja je adut.
rablo-panel-partner = Igraš sa onim kod koga je { $card }, i samo on to zna.
rablo-aim-snapszer =
    { $hearts ->
        [yes] Snapser: tvojoj strani treba 66 poena pre prvog štiha protivnika, adut je srce.
       *[no] Snapser: tvojoj strani treba 66 poena pre prvog štiha protivnika.
    }
rablo-aim-durchmarsch =
    { $hearts ->
        [yes] Durhmarš: tvoja strana nosi svih šest štihova, adut je srce.
       *[no] Durhmarš: tvoja strana nosi svih šest štihova.
    }
rablo-values-help =
    { $deck ->
        [french] Kec 11, desetka 10, kralj 4, dama 3, žandar 2, devetka 0.
       *[german] Kec 11, desetka 10, kralj 4, gornjak 3, donjak 2, devetka 0.
    }
rablo-choose-card = Najpre izaberi kartu.
rablo-do-call = Zovi { $cardAcc } za { $stake }
rablo-do-call-none = Zovi
rablo-no-call = Još niko nije zvao.
# Šta stoji ispod najvišeg zvanja, posle njegove vrste.
rablo-standing =
    { $who ->
        [you] za { $stake }, zoveš ti
       *[other] za { $stake }, zove { $name }
    }

## Najave i otkrivanje

rablo-announce-with = Najavi
rablo-pause = Neka stoji
rablo-resume = Dalje

## Novac

rablo-payments = Ko kome plaća
rablo-pot-now = U kasi je { $pot }.
rablo-told = Svaki iznos rečima
rablo-told-passed = Svi su rekli „dalje“ i stavili po 50 u kasu: { $pot }.
# $sum: kako je iznos izračunat, na primer 50×2 = 100.
rablo-told-pair = { $sum }: svaki pobednik dobija { $unit }, svaki gubitnik plaća { $unit }.
rablo-told-alone = { $sum }: { $all } za onog ko igra protiv troje, { $unit } za svakog od ostalih.
rablo-told-pot = Kasa od { $pot } pripala je pobednicima.
