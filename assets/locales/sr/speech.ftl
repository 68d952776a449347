# Za one koji slušaju: slova kojima se pita i šta se na njih odgovara.

keys-title = Tasteri
keys-move = Strelice, ⟦Home⟧ i ⟦End⟧ vode kroz karte, ⟦Enter⟧ igra kartu, ⟦Escape⟧ zatvara panel.
keys-off = Slova su isključena u podešavanjima.
keys-this = ovi tasteri
status-key-t = prošli štih
status-key-c = karte na stolu
status-key-a = adut
status-key-s = rezultat
status-key-w = ko je na potezu
status-key-l = šta smeš da odigraš ili kažeš
status-key-h = tvoje karte
status-no-last = Još nema prošlog štiha.
status-no-trick = Na stolu još nema karata štiha.
status-no-trumps = Sada nema aduta.
status-no-turn = Niko nije na potezu.
status-turn =
    { $who ->
        [you] Ti si na potezu.
       *[other] Na potezu je { $name }.
    }
status-allowed = Možeš da biraš: { $what }.
status-nothing = Sada nemaš šta da radiš.
status-no-hand = Nemaš karata u ruci.

settings-speech = Šta govori čitač ekrana
settings-speech-all = Sve
settings-speech-tricks = Gotove štihove
settings-speech-off = Ništa
settings-keys = Slova kojima se pita
settings-keys-on = Uključena
settings-keys-off = Isključena
settings-keys-help = ⟦T⟧ kaže prošli štih, ⟦S⟧ rezultat; ? za stolom pokazuje sva.
