# Egy lejátszott osztás még egyszer.

result-replay = Az osztás visszanézése
result-again = Az osztás újrajátszása
replay-title = Az osztás újra
replay-step = { $number }. lépés, összesen { $last }
replay-leave = Vissza az eredményhez
replay-first = Az első lépésre
replay-back = Egy lépés vissza
replay-next = Egy lépés előre
replay-last = Az utolsó lépésre
