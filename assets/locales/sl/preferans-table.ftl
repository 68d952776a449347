# Kar miza za Preferans pove sama.

## Vrstica in licitacija

preferans-hand = še { $left } · { $number }. deljenje
preferans-auction = Licitacija: vse izrečeno
preferans-talon-down = Talon: dve zaprti karti
preferans-mine = drži
preferans-numbers = Številke
preferans-out-of-hand = iz roke
preferans-contracts = Igre
preferans-means-bid =
    { $level ->
        [2] 2 je prvi korak licitacije: obljubiš šest štihov in dobiš dve karti iz talona.
       *[other] { $level } je korak više: dobiš dve karti iz talona in igraš { $level } ali višje.
    }
preferans-means-hold = Držim: govoriš pred drugim, zato je { $level } tvoje, če nihče ne gre više.
preferans-means-igra = Igra: igraš brez dveh kart iz talona, katero igro, pa poveš pozneje.
preferans-means-bettel = Betl: obljubiš, da ne dobiš nobenega štiha, brez dveh kart iz talona.
preferans-means-sanac = Sans: obljubiš šest štihov brez adutov in brez dveh kart iz talona.
preferans-means-preferans = Preferans: obljubiš vseh deset štihov, brez adutov in brez dveh kart iz talona.
preferans-means-pass = Naprej: v tej licitaciji te ni več.
# Nasvet: številka v licitaciji, korak, ki še ne imenuje igre.
preferans-say-bid = reci { $contract }

## Talon in igra

preferans-took =
    { $who ->
        [you] talon vzameš ti
       *[other] talon vzame { $name }
    }
preferans-away = odloženo
preferans-plays =
    { $who ->
        [you] Igraš ti
       *[other] Igra { $name }
    }
# $unit: koliko šteje en štih, $value: koliko šteje igra, oboje v bulah ali supah.
preferans-worth = Štih šteje { $unit }, igra { $value }.
# Na gumbu igre: $worth je, koliko bi štela.
preferans-counts = šteje { $worth }
preferans-undecided = še čaka
preferans-deciding = na vrsti
preferans-calls = kliče partnerja
# $due: štihi, ki jih morata branilca pobrati skupaj.
preferans-due = Skupna obveza branilcev: { $due }.
preferans-together = skupaj { $tricks } od { $due }
preferans-chain = Kontra in odgovori

## Zahteve in predčasni konec

preferans-claim = Zahtevam…
preferans-claim-close = Igramo naprej
preferans-claim-count = Še toliko štihov je tvojih:
preferans-stop-help = Preostale bule bi se odpisale, vsakemu tretjina. Strinjati se morajo vsi.

## List

preferans-sheet = Preferans
preferans-left = bule skupaj: { $total }
preferans-bule = bule
preferans-struck = (prečrtano)
preferans-mark-refa = refa, odprta
preferans-mark-refa-struck = refa, porabljena
preferans-mark-hat = klobuk: od tod pod ničlo
preferans-mark-hat-struck = klobuk, prečrtan
preferans-supe-for = zapisane supe
preferans-supe-against = supe proti
# $off: koliko bul bi se zdaj odpisalo.
preferans-bule-counted =
    { $off ->
        [0] bule { $bule }
       *[other] bule { $bule }, odpis { $off }
    }
preferans-result = izid
preferans-touch = Dotakni se vpisa in pove, od kod je.
preferans-scale = Čim bliže ničli so bule, tem bolje; supe, ki jih pišeš, so tvoje.
preferans-if-now = Če se konča zdaj
preferans-settled = Obračun
preferans-even = Ne plača nihče.
