# Za one koji slušaju: slova kojima se pita i što se na njih odgovara.

keys-title = Tipke
keys-move = Strelice, Home i End vode kroz karte, Enter igra kartu, Escape zatvara ploču.
keys-off = Slova su isključena u postavkama.
keys-this = ove tipke
status-key-t = prošli štih
status-key-c = karte na stolu
status-key-a = adut
status-key-s = rezultat
status-key-w = tko je na potezu
status-key-l = što smiješ odigrati ili reći
status-key-h = tvoje karte
status-no-last = Još nema prošlog štiha.
status-no-trick = Na stolu još nema karata štiha.
status-no-trumps = Sada nema aduta.
status-no-turn = Nitko nije na potezu.
status-turn =
    { $who ->
        [you] Ti si na potezu.
       *[other] Na potezu je { $name }.
    }
status-allowed = Možeš birati: { $what }.
status-nothing = Sada nemaš što raditi.
status-no-hand = U ruci nemaš karata.

settings-speech = Što govori čitač zaslona
settings-speech-all = Sve
settings-speech-tricks = Gotove štihove
settings-speech-off = Ništa
settings-keys = Slova kojima se pita
settings-keys-on = Uključena
settings-keys-off = Isključena
settings-keys-help = T kaže prošli štih, S rezultat; ? za stolom pokazuje sva.
