# Što stol za preferans sam govori.

## Traka i licitacija

preferans-hand = još { $left } · { $number }. dijeljenje
preferans-auction = Licitacija: što je tko rekao
preferans-talon-down = Talon: dvije karte licem dolje
preferans-mine = mogu
preferans-numbers = Brojevi
preferans-out-of-hand = iz ruke
preferans-contracts = Igre
preferans-means-bid =
    { $level ->
        [2] 2 je prvi korak licitacije: obećavaš šest štihova i dobivaš dvije karte iz talona.
       *[other] { $level } je korak više: dobivaš dvije karte iz talona i igraš { $level } ili jače.
    }
preferans-means-hold = Mogu: govoriš prije drugoga, pa je { $level } tvoje ako nitko ne ide više.
preferans-means-igra = Igra: igraš bez dviju karata iz talona, a koju igru, kažeš poslije.
preferans-means-bettel = Betl: obećavaš da ne nosiš nijedan štih, bez dviju karata iz talona.
preferans-means-sanac = Sanac: obećavaš šest štihova bez aduta i bez dviju karata iz talona.
preferans-means-preferans = Preferans: obećavaš svih deset štihova, bez aduta i bez dviju karata iz talona.
preferans-means-pass = Dalje: izlaziš iz ove licitacije.
# Savjet: broj u licitaciji, korak koji još ne imenuje igru.
preferans-say-bid = reci { $contract }

## Talon i igra

preferans-took =
    { $who ->
        [you] talon uzimaš ti
       *[other] talon uzima { $name }
    }
preferans-away = u škart
preferans-plays =
    { $who ->
        [you] Igraš ti
       *[other] Igra { $name }
    }
# $unit: koliko vrijedi jedan štih, $value: koliko vrijedi igra, u bulama ili juhama.
preferans-worth = Štih vrijedi { $unit }, igra { $value }.
# On the button of a contract: $worth is what it would count.
preferans-counts = vrijedi { $worth }
preferans-undecided = čeka na red
preferans-deciding = na potezu
preferans-calls = zove partnera
# $due: koliko štihova pratitelji duguju zajedno.
preferans-due =
    { $due ->
        [one] Zajedno duguju { $due } štih.
        [few] Zajedno duguju { $due } štiha.
       *[other] Zajedno duguju { $due } štihova.
    }
preferans-together = { $tricks } od { $due } zajedno
preferans-chain = Kontra i odgovori

## Traženje štihova i prekid

preferans-claim = Tražim štihove…
preferans-claim-close = Igramo dalje
preferans-claim-count = Tražiš još ovoliko štihova:
preferans-stop-help = Preostale bule bi se otpisale, svakome trećina. Svi moraju pristati.

## List

preferans-sheet = Preferans
preferans-left = ukupno bula: { $total }
preferans-bule = bule
preferans-struck = (precrtano)
preferans-mark-refa = refa, otvorena
preferans-mark-refa-struck = refa, iskorištena
preferans-mark-hat = kapa: odavde ispod nule
preferans-mark-hat-struck = kapa, precrtana
preferans-supe-for = upisane juhe
preferans-supe-against = juhe protiv
# $off: koliko bi se bula sada otpisalo.
preferans-bule-counted =
    { $off ->
        [0] bule { $bule }
       *[other] bule { $bule }, otpis { $off }
    }
preferans-result = ishod
preferans-touch = Dodirni upis i reći će odakle je.
preferans-scale = Što su bule bliže nuli, to bolje; juhe koje pišeš su tvoje.
preferans-if-now = Kad bi sada bio kraj
preferans-settled = Obračun
preferans-even = Nitko ne plaća.
