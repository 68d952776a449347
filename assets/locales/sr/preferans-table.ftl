# Šta sto za preferans sam govori.

## Traka i licitacija

preferans-hand = još { $left } · deljenje { $number }
preferans-auction = Licitacija: šta je ko rekao
preferans-talon-down = Talon: dve karte licem nadole
preferans-mine = mogu
preferans-numbers = Brojevi
preferans-out-of-hand = iz ruke
preferans-contracts = Igre
preferans-means-bid =
    { $level ->
        [2] 2 je prvi korak licitacije: obećavaš šest štihova i dobijaš dve karte iz talona.
       *[other] { $level } je korak više: dobijaš dve karte iz talona i igraš { $level } ili jače.
    }
preferans-means-hold = Mogu: govoriš pre drugog, pa je { $level } tvoje ako niko ne ide više.
preferans-means-igra = Igra: igraš bez dve karte iz talona, a koju igru, kažeš kasnije.
preferans-means-bettel = Betl: obećavaš da ne nosiš nijedan štih, bez dve karte iz talona.
preferans-means-sanac = Sans: obećavaš šest štihova bez aduta i bez dve karte iz talona.
preferans-means-preferans = Preferans: obećavaš svih deset štihova, bez aduta i bez dve karte iz talona.
preferans-means-pass = Dalje: izlaziš iz ove licitacije.
# Savet: broj u licitaciji, korak koji još ne imenuje igru.
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
# $unit: koliko vredi jedan štih, $value: koliko vredi igra, u bulama ili supama.
preferans-worth = Štih vredi { $unit }, igra { $value }.
# On the button of a contract: $worth is what it would count.
preferans-counts = vredi { $worth }
preferans-undecided = čeka na red
preferans-deciding = na potezu
preferans-calls = zove partnera
# $due: koliko štihova pratioci duguju zajedno.
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
preferans-stop-help = Preostale bule bi se otpisale, svakome trećina. Svi moraju da pristanu.

## List

preferans-sheet = Preferans
preferans-left = ukupno bula: { $total }
preferans-bule = bule
preferans-struck = (precrtano)
preferans-mark-refa = refa, otvorena
preferans-mark-refa-struck = refa, iskorišćena
preferans-mark-hat = šešir: odavde ispod nule
preferans-mark-hat-struck = šešir, precrtan
preferans-supe-for = napisane supe
preferans-supe-against = supe protiv
# $off: koliko bi se bula sada otpisalo.
preferans-bule-counted =
    { $off ->
        [0] bule { $bule }
       *[other] bule { $bule }, otpis { $off }
    }
preferans-result = ishod
preferans-touch = Dodirni zapis i reći će odakle je.
preferans-scale = Što su bule bliže nuli, to bolje; supe koje pišeš su tvoje.
preferans-if-now = Kad bi sad bio kraj
preferans-settled = Obračun
preferans-even = Niko ne plaća.
