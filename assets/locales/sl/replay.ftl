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
