# Kar miza za Rabló pove sama.

## Vrstica in igra

rablo-round =
    { $rounds ->
        [0] { $number }. deljenje
       *[other] { $number }. deljenje od { $rounds }
    }
rablo-facts = Igra in blagajna
rablo-stake = Vložek
rablo-pot = blagajna
rablo-label-called = poklicana

## Klic

rablo-calling = Tvoj klic
rablo-levels = Stopnja
rablo-cards = Karta
rablo-kind-snapszer = Snapszer
rablo-kind-durchmarsch = Durh­marš
rablo-short-snapszer = snapszer
rablo-short-durchmarsch = durhm.
rablo-panel-hint = Kdor ima poklicano karto, je tvoj skrivni partner. Njena barva je adut.
rablo-panel-partner = S tabo igra, kdor ima { $cardAcc }, in tega ne ve nihče drug.
rablo-aim-snapszer =
    { $hearts ->
        [yes] Snapszer: tvoja stran potrebuje 66 točk pred prvim štihom nasprotnikov, adut je srce.
       *[no] Snapszer: tvoja stran potrebuje 66 točk pred prvim štihom nasprotnikov.
    }
rablo-aim-durchmarsch =
    { $hearts ->
        [yes] Durhmarš: tvoja stran vzame vseh šest štihov, adut je srce.
       *[no] Durhmarš: tvoja stran vzame vseh šest štihov.
    }
rablo-values-help =
    { $deck ->
        [french] As 11, desetka 10, kralj 4, dama 3, fant 2, devetka 0.
       *[german] As 11, desetka 10, kralj 4, baba 3, fant 2, devetka 0.
    }
rablo-choose-card = Najprej izberi karto.
rablo-do-call = Pokliči { $cardAcc } za { $stake }
rablo-do-call-none = Pokliči
rablo-no-call = Klica še ni.
# Kar stoji pod najvišjim klicem, za njegovo vrsto.
rablo-standing =
    { $who ->
        [you] za { $stake }, tvoj klic
       *[other] za { $stake }, kliče { $name }
    }

## Napoved in pokazane karte

rablo-announce-with = Napoved
rablo-pause = Naj leži
rablo-resume = Naprej

## Denar

rablo-payments = Kdo komu plača
rablo-pot-now = V blagajni je { $pot }.
rablo-told = Vsi zneski z besedami
rablo-told-passed = Vsi rečejo „naprej“ in vplačajo po 50 v blagajno: { $pot }.
# $sum: kako je znesek izračunan, na primer 50×2 = 100.
rablo-told-pair = { $sum }: vsak zmagovalec dobi { $unit }, vsak poraženec plača { $unit }.
rablo-told-alone = { $sum }: { $all } za igralca, ki igra solo, { $unit } za vsakega od drugih.
rablo-told-pot = Blagajna, { $pot }, gre zmagovalcem.
