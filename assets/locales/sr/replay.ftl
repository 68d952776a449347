# Završeno deljenje još jednom.

result-replay = Pogledaj deljenje
result-again = Odigraj ga ponovo
replay-title = Deljenje ponovo
replay-step = korak { $number } od { $last }
replay-leave = Nazad na rezultat
replay-first = Na prvi korak
replay-back = Korak nazad
replay-next = Korak napred
replay-last = Na poslednji korak
replay-otherwise = Računar bi odabrao: { $what }. { $why }
replay-differences =
    { $count ->
        [0] U svim tvojim odlukama računar bi postupio isto.
        [one] Na { $count } mestu računar bi odabrao drugačije.
        [few] Na { $count } mesta računar bi odabrao drugačije.
       *[other] Na { $count } mesta računar bi odabrao drugačije.
    }
replay-to-otherwise = Na sledeće mesto gde bi računar odabrao drugačije
