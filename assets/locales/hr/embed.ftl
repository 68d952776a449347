# Dijeljenje na drugoj stranici: njegov plakat (čita ga i izrada stranice, zato bez argumenata), njegov stol, i dijeljenje s drugima.

poster-diagram = Prikaži dijeljenje
poster-steps = Prođi kroz dijeljenje
poster-play = Odigraj dijeljenje
poster-quiz = Odgovori za stolom
poster-question = Koji je tvoj potez?
poster-waiting = Najprije se otvara drugi stol…
poster-starting = Stol se postavlja…
poster-late = Stol još nije stigao. Ima li interneta?
poster-size = Štih · 6 MB, učitava se jednom

steps-title = Dijeljenje
steps-at = { $number }/{ $last }
steps-open = Otvori na cijeloj stranici
steps-why = Što se ovdje smije odigrati?
steps-play = Igraj dalje odavde
steps-legal = smije se
steps-text = ovdje odigrano
steps-bot = ovo bi odigrao Štih
steps-why-title = { $name }: što se smije odigrati
steps-why-none = Dijeljenje je završeno.
steps-home = Na igre
steps-comment = Komentar

embed-reset = Još jednom od početka
embed-log = Ovo dijeljenje
embed-offline = Nema interneta, a ovaj se stol ovdje još nije otvarao. Pokušaj ponovno kad ga bude.
embed-broken = Ovo se dijeljenje ne može prikazati.
embed-where = Redak { $line }, stupac { $column }.
embed-answer = Tvoj odgovor: { $what }.
embed-right = Točno!
embed-wrong = To nije traženi odgovor.
embed-meant = Odgovor: { $what }.
embed-again = Pokušaj ponovno
embed-see = Pogledaj što je bilo dalje

share-title = Podijeli
share-link = Poveznica na ovu poziciju
share-link-help = Tko je otvori, vidi ono što ti sada smiješ vidjeti, korak po korak.
share-seed = Poveznica na istu partiju
share-seed-help = Iste se karte dijele ispočetka: broj { $seed }.
share-text = Kao tekst
share-embed = Za tvoju stranicu
share-embed-element = Sa skriptom ove stranice
share-embed-frame = Bez skripte
share-copy = Kopiraj
share-copied = Kopirano.
share-not-copied = Preglednik nije dopustio kopiranje. Tekst je označen: kopiraj ga.
share-file = Spremi u datoteku
share-send = Pošalji…
share-qr = QR kôd poveznice
share-qr-long = Poveznica je preduga za QR kôd. Poveznica na istu partiju stane.
share-wait = Dijeljenje se zapisuje…
share-none = Još se nema što podijeliti.
