# Deljenje na drugoj stranici: njegov plakat (čita ga i izrada sajta, zato bez argumenata), njegov sto, i deljenje s drugima.

poster-diagram = Prikaži deljenje
poster-steps = Prođi kroz deljenje
poster-play = Odigraj deljenje
poster-quiz = Odgovori za stolom
poster-question = Koji je tvoj potez?
poster-waiting = Najpre se otvara drugi sto…
poster-starting = Sto se postavlja…
poster-late = Sto još nije stigao. Ima li interneta?
poster-size = Štih · 6 MB, učitava se jednom

steps-title = Deljenje
steps-at = { $number }/{ $last }
steps-open = Otvori na celoj stranici
steps-why = Šta se ovde sme odigrati?
steps-play = Igraj dalje odavde
steps-legal = sme se
steps-text = ovde odigrano
steps-bot = ovo bi odigrao Štih
steps-why-title = { $name }: šta se sme odigrati
steps-why-none = Deljenje je završeno.
steps-home = Na igre
steps-comment = Komentar

embed-reset = Još jednom od početka
embed-log = Ovo deljenje
embed-offline = Nema interneta, a ovaj sto ovde još nije otvaran. Pokušaj ponovo kad ga bude.
embed-broken = Ovo deljenje se ne može prikazati.
embed-where = Red { $line }, kolona { $column }.
embed-answer = Tvoj odgovor: { $what }.
embed-right = Tačno!
embed-wrong = To nije traženi odgovor.
embed-meant = Odgovor: { $what }.
embed-again = Pokušaj ponovo
embed-see = Pogledaj šta je bilo dalje

share-title = Podeli
share-link = Link do ove pozicije
share-link-help = Ko ga otvori, vidi ono što ti sad smeš da vidiš, korak po korak.
share-seed = Link do iste partije
share-seed-help = Iste karte se dele ispočetka: broj { $seed }.
share-text = Kao tekst
share-embed = Za tvoju stranicu
share-embed-element = Sa skriptom ovog sajta
share-embed-frame = Bez skripte
share-copy = Kopiraj
share-copied = Kopirano.
share-not-copied = Pregledač nije dozvolio kopiranje. Tekst je označen: kopiraj ga.
share-file = Sačuvaj u fajl
share-send = Pošalji…
share-qr = QR kôd linka
share-qr-long = Link je predugačak za QR kôd. Link do iste partije staje.
share-wait = Deljenje se zapisuje…
share-none = Još nema šta da se podeli.
