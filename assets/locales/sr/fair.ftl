## Pečat deljenja: vidi se dok se igra, proverava se kad se završi

fair-title = Je li pošteno podeljeno?
fair-none = Ovo deljenje nema pečat: počelo je od sredine, ili pravila još nisu stigla.
fair-sealed = Ovo je pečat špila, napravljen pre nego što je podeljena prva karta. O kartama ne kaže ništa, ali nijedna karta ne može da se zameni a da se on ne promeni. Kad se deljenje završi, ovde možeš da ga proveriš.
fair-wait = Otvaram špil…
fair-later = Špil sad ne može da se otvori. Pokušaj malo kasnije.
fair-good = Pečat važi. Ova stranica ga je izračunala ponovo: karte koje su ti pokazane ({ $opened } od { $count }) ležale su u špilu baš tamo gde su zapečaćene pre prve karte.
fair-broken = Pečat ne važi. Otvoreni špil nije onaj koji je zapečaćen. Sačuvaj partiju u fajl i javi nam.
fair-pack = Špil, kartu po kartu
fair-closed = u ovom deljenju ti nije pokazana
fair-number = Svi špilovi ove partije slede iz njenog broja, { $seed }. Ko taj broj izabere, ili ga već zna, može da zna i karte; protiv toga pečat ne pomaže.
fair-about = Kako pečat radi, i 100.000 deljenja upoređenih sa slučajem
