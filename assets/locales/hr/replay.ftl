# Završeno dijeljenje još jednom.

result-replay = Pogledaj dijeljenje
result-again = Odigraj ga ponovno
replay-title = Dijeljenje ponovno
replay-step = korak { $number } od { $last }
replay-leave = Natrag na rezultat
replay-first = Na prvi korak
replay-back = Korak natrag
replay-next = Korak napred
replay-last = Na posljednji korak
replay-otherwise = Računalo bi odabralo: { $what }. { $why }
replay-differences =
    { $count ->
        [0] U svim tvojim odlukama računalo bi postupilo isto.
        [one] Na { $count } mjestu računalo bi odabralo drukčije.
        [few] Na { $count } mjesta računalo bi odabralo drukčije.
       *[other] Na { $count } mjesta računalo bi odabralo drukčije.
    }
replay-to-otherwise = Na sljedeće mjesto gdje bi računalo odabralo drukčije
