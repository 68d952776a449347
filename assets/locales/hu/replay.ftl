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
replay-otherwise = A gép ezt választotta volna: { $what }. { $why }
replay-differences =
    { $count ->
        [0] A gép minden döntésedben ugyanígy tett volna.
        [one] A gép egy helyen mást választott volna.
       *[other] A gép { $count } helyen mást választott volna.
    }
replay-to-otherwise = A következő helyre, ahol a gép mást választott volna
