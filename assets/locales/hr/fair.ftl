## Pečat dijeljenja: vidi se dok se igra, provjerava se kad završi

fair-title = Je li pošteno podijeljeno?
fair-none = Ovo dijeljenje nema pečat: počelo je od sredine ili pravila još nisu stigla.
fair-sealed = Ovo je pečat špila, napravljen prije nego što je podijeljena prva karta. O kartama ne govori ništa, ali se nijedna karta ne može zamijeniti a da se on ne promijeni. Kad dijeljenje završi, ovdje ga možeš provjeriti.
fair-wait = Otvaram špil…
fair-later = Špil se sada ne može otvoriti. Pokušaj malo kasnije.
fair-good = Pečat vrijedi. Ova ga je stranica izračunala iznova: karte koje su ti pokazane ({ $opened } od { $count }) ležale su u špilu točno ondje gdje su zapečaćene prije prve karte.
fair-broken = Pečat ne vrijedi. Otvoreni špil nije onaj koji je zapečaćen. Spremi partiju u datoteku i javi nam.
fair-pack = Špil, kartu po kartu
fair-closed = u ovom dijeljenju ti nije pokazana
fair-number = Svi špilovi ove partije slijede iz njezina broja, { $seed }. Tko taj broj odabere ili ga već zna, može znati i karte; protiv toga pečat ne pomaže.
fair-about = Kako pečat radi i 100.000 dijeljenja uspoređenih sa slučajem
