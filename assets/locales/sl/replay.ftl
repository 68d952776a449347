# Končano deljenje še enkrat.

result-replay = Poglej deljenje še enkrat
result-again = Odigraj ga še enkrat
replay-title = Deljenje še enkrat
replay-step = korak { $number } od { $last }
replay-leave = Nazaj na izid
replay-first = Na prvi korak
replay-back = Korak nazaj
replay-next = Korak naprej
replay-last = Na zadnji korak
replay-otherwise = Računalnik bi izbral: { $what }. { $why }
replay-differences =
    { $count ->
        [0] Pri vseh tvojih odločitvah bi računalnik ravnal enako.
        [one] Na { $count } mestu bi računalnik izbral drugače.
        [two] Na { $count } mestih bi računalnik izbral drugače.
        [few] Na { $count } mestih bi računalnik izbral drugače.
       *[other] Na { $count } mestih bi računalnik izbral drugače.
    }
replay-to-otherwise = Na naslednje mesto, kjer bi računalnik izbral drugače
