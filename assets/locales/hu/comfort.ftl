## Beállítások szemnek és kéznek, és a játékos adatai

settings-index = Jelek a lapokon
settings-index-normal = Normál
settings-index-large = Nagy
settings-confirm = Lap kijátszása
settings-confirm-once = Egy koppintás
settings-confirm-twice = Két koppintás
settings-confirm-help = Két koppintásnál az első felemeli a lapot, a második kijátssza.
settings-rail = Gombok fekvő képernyőn
settings-rail-right = Jobb oldalt
settings-rail-left = Bal oldalt
settings-data = Partijaid és beállításaid
settings-data-help = Csak ez a böngésző őrzi őket. A fájlban mind benne van.
settings-data-file = Minden mentése fájlba
settings-data-delete = Minden törlése
settings-data-delete-title = Mindent törölsz?
settings-data-delete-text =
    { $count ->
        [0] A beállításaid végleg elvesznek.
        [one] A mentett partid és a beállításaid végleg elvesznek.
       *[other] Minden mentett partid ({ $count }) és a beállításaid végleg elvesznek.
    }
settings-data-gone = Minden törölve.
table-tap-again = Koppints még egyszer, és kijátszod a { $cardAcc }.
