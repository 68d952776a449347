# Deljenje na drugi strani: njegov plakat (bere ga tudi izdelava strani, zato brez argumentov), njegova miza in pošiljanje drugim.

poster-diagram = Pokaži deljenje
poster-steps = Preglej deljenje po korakih
poster-play = Odigraj deljenje
poster-quiz = Odgovori za mizo
poster-question = Kaj bi bila tvoja poteza?
poster-waiting = Najprej se odpira druga miza…
poster-starting = Pripravljam mizo…
poster-late = Mize še ni. Je internet na voljo?
poster-size = Štih · 6 MB, naloži se enkrat

steps-title = Deljenje
steps-at = { $number } / { $last }
steps-open = Odpri na celi strani
steps-why = Kaj se tu sme odigrati?
steps-play = Igraj naprej od tod
steps-legal = dovoljeno
steps-text = odigrano tukaj
steps-bot = tako bi odigral Štih
steps-why-title = { $name }: kaj se sme odigrati
steps-why-none = Deljenje je končano.
steps-home = Na igre
steps-comment = Komentar

embed-reset = Še enkrat od začetka
embed-log = To deljenje
embed-offline = Ni interneta, ta miza pa tukaj še ni bila odprta. Poskusi znova, ko bo internet na voljo.
embed-broken = Tega deljenja ni mogoče prikazati.
embed-where = Vrstica { $line }, stolpec { $column }.
embed-answer = Tvoj odgovor: { $what }.
embed-right = Pravilno!
embed-wrong = Mišljen je bil drug odgovor.
embed-meant = Odgovor: { $what }.
embed-again = Poskusi znova
embed-see = Poglej, kako je šlo naprej

share-title = Pošlji drugim
share-link = Povezava do tega položaja
share-link-help = Kdor jo odpre, vidi korak za korakom to, kar smeš zdaj videti ti.
share-seed = Povezava do iste partije
share-seed-help = Iste karte razdeli znova: številka { $seed }.
share-text = Kot besedilo
share-embed = Za tvojo spletno stran
share-embed-element = S skriptom te strani
share-embed-frame = Brez skripta
share-copy = Kopiraj
share-copied = Kopirano.
share-not-copied = Brskalnik kopiranja ni dovolil. Besedilo je označeno: kopiraj ga ročno.
share-file = Shrani v datoteko
share-send = Pošlji…
share-qr = Koda QR povezave
share-qr-long = Povezava je predolga za kodo QR. Povezava do iste partije gre vanjo.
share-wait = Deljenje se zapisuje…
share-none = Ni še ničesar, kar bi se dalo poslati.
