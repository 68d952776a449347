# Egy osztás más oldalon: a plakátja (a fordítás is olvassa, ezért argumentum nélkül), az asztala és a megosztás.

poster-diagram = Az osztás megmutatása
poster-steps = Az osztás lépésről lépésre
poster-play = Az osztás lejátszása
poster-quiz = Válaszolj az asztalnál
poster-question = Te mit játszanál ki?
poster-waiting = Előbb egy másik asztal indul…
poster-starting = Terítem az asztalt…
poster-late = Az asztal még nem érkezett meg. Van internet?
poster-size = Štih · egyszer 6 MB letöltés

steps-title = Egy osztás
steps-at = { $number } / { $last }
steps-open = Megnyitás teljes oldalon
steps-why = Mit lehet itt kijátszani?
steps-play = Innen tovább játszom
steps-legal = szabad
steps-text = ezt játszották
steps-bot = a gép ezt választaná
steps-why-title = { $name }: mit lehet kijátszani
steps-why-none = Vége az osztásnak.
steps-home = A játékokhoz
steps-comment = Megjegyzés

embed-reset = Elölről még egyszer
embed-log = Ez az osztás
embed-offline = Nincs internet, és ez az asztal itt még nem volt megnyitva. Próbáld újra, ha már van kapcsolat.
embed-broken = Ezt az osztást nem lehet megmutatni.
embed-where = { $line }. sor, { $column }. oszlop.
embed-answer = A válaszod: { $what }.
embed-right = Helyes!
embed-wrong = Nem ez a helyes válasz.
embed-meant = A válasz: { $what }.
embed-again = Újra megpróbálom
embed-see = Nézd meg, hogyan folytatódott

share-title = Megosztás
share-link = Link ehhez az álláshoz
share-link-help = Aki megnyitja, lépésről lépésre azt látja, amit most te láthatsz.
share-seed = Link ugyanehhez a partihoz
share-seed-help = Ugyanezeket a lapokat osztja újra. A parti száma: { $seed }.
share-text = Szövegként
share-embed = A saját oldaladra
share-embed-element = Ennek az oldalnak a szkriptjével
share-embed-frame = Szkript nélkül
share-copy = Másolás
share-copied = Másolva.
share-not-copied = A böngésződ nem engedte a másolást. A szöveg ki van jelölve: másold ki te.
share-file = Mentés fájlba
share-send = Küldés…
share-qr = A link QR-kódja
share-qr-long = A link túl hosszú egy QR-kódhoz. A partira mutató link belefér.
share-wait = Leírom az osztást…
share-none = Még nincs mit megosztani.
