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
