## Tanács: az oldal telepíthető

install-title = A Štih a főképernyőn
install-button = A partijaid megmaradnak, és internet nélkül is működik.
install-share = Koppints a Megosztás gombra, majd erre: „Főképernyőhöz adás”. A partijaid megmaradnak, és internet nélkül is működik.
install-safari = Nyisd meg ezt az oldalt a Safariban, majd Megosztás és „Főképernyőhöz adás”: ott megmaradnak a partijaid.
install-do = Telepítés
install-no = Ne mutasd többet
