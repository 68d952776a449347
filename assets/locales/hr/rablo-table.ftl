# Što stol za Rabló kaže sam od sebe.

## Traka i igra

rablo-round =
    { $rounds ->
        [0] { $number }. dijeljenje
       *[other] { $number }. dijeljenje od { $rounds }
    }
rablo-facts = Igra i kasa
rablo-stake = Ulog
rablo-pot = kasa
rablo-label-called = pozvana

## Zvanje

rablo-calling = Tvoj poziv
rablo-levels = Stupanj
rablo-cards = Karta
rablo-kind-snapszer = Snapser
rablo-kind-durchmarsch = Durhmarš
rablo-short-snapszer = snapser
rablo-short-durchmarsch = durhm.
rablo-panel-hint = Tko ima kartu koju zoveš, tajni je partner. Njezina boja je adut.
rablo-panel-partner = Igraš s onim tko ima { $cardAcc }, a to zna samo on.
rablo-aim-snapszer =
    { $hearts ->
        [yes] Snapser: tvojoj strani treba 66 bodova prije prvog štiha protivnika, adut je srce.
       *[no] Snapser: tvojoj strani treba 66 bodova prije prvog štiha protivnika.
    }
rablo-aim-durchmarsch =
    { $hearts ->
        [yes] Durhmarš: tvoja strana nosi svih šest štihova, adut je srce.
       *[no] Durhmarš: tvoja strana nosi svih šest štihova.
    }
rablo-values-help =
    { $deck ->
        [french] As 11, desetka 10, kralj 4, dama 3, dečko 2, devetka 0.
       *[german] As 11, desetka 10, kralj 4, baba 3, filko 2, devetka 0.
    }
rablo-choose-card = Najprije odaberi kartu.
rablo-do-call = Zovi { $cardAcc } za { $stake }
rablo-do-call-none = Zovi
rablo-no-call = Još nitko nije zvao.
# Što stoji ispod najvišeg zvanja, nakon njegove vrste.
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

rablo-payments = Tko komu plaća
rablo-pot-now = U kasi je { $pot }.
rablo-told = Svaki iznos riječima
rablo-told-passed = Svi su rekli „dalje” i stavili po 50 u kasu: { $pot }.
# $sum: kako je iznos izračunat, na primjer 50×2 = 100.
rablo-told-pair = { $sum }: svaki pobjednik dobiva { $unit }, svaki gubitnik plaća { $unit }.
rablo-told-alone = { $sum }: { $all } za onoga tko igra protiv troje, { $unit } za svakog od ostalih.
rablo-told-pot = Kasa od { $pot } pripala je pobjednicima.
