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
