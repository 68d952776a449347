## Az osztás pecsétje: játék közben látható, a végén ellenőrizhető

fair-title = Tisztességes volt az osztás?
fair-none = Ennek az osztásnak nincs pecsétje: menet közben kezdődött, vagy a szabályok még nem érkeztek meg.
fair-sealed = Ez a pakli pecsétje, az első lap kiosztása előtt készült. A lapokról semmit sem árul el, de egyetlen lapot sem lehet kicserélni úgy, hogy ez ne változna. Az osztás végén itt ellenőrizheted.
fair-wait = A pakli felnyitása…
fair-later = A pakli most nem nyitható fel. Próbáld meg kicsit később.
fair-good = A pecsét ép. Ez az oldal újra kiszámolta: a neked megmutatott lapok (összesen { $count }, ebből { $opened }) éppen ott voltak a pakliban, ahol az első lap előtt lepecsételték őket.
fair-broken = A pecsét nem ép. A felnyitott pakli nem az, amelyet lepecsételtek. Mentsd a partit fájlba, és szólj nekünk.
fair-pack = A pakli lapról lapra
fair-closed = ebben az osztásban nem láthattad
fair-number = A parti minden paklija a számából következik: { $seed }. Aki maga választotta, vagy játszotta már, ismerheti a lapokat; ez ellen a pecsét nem véd.
fair-about = Hogyan működik a pecsét, és 100 000 osztás a véletlennel összevetve
