# Za tiste, ki poslušajo: črke, ki sprašujejo, in kaj se nanje odgovori.

keys-title = Tipke
keys-move = Puščice, Home in End vodijo po kartah v roki, Enter odigra karto, Escape zapre okno.
keys-off = Črke so v nastavitvah izklopljene.
keys-this = te tipke
status-key-t = zadnji štih
status-key-c = karte na mizi
status-key-a = adut
status-key-s = stanje
status-key-w = kdo je na vrsti
status-key-l = kaj smeš odigrati ali reči
status-key-h = tvoje karte
status-no-last = Zadnjega štiha še ni.
status-no-trick = V štihu še ni nobene karte.
status-no-trumps = Zdaj ni aduta.
status-no-turn = Nihče ni na vrsti.
status-turn =
    { $who ->
        [you] Na vrsti si.
       *[other] Na vrsti je { $name }.
    }
status-allowed = Izbiraš lahko: { $what }.
status-nothing = Zdaj ti ni treba storiti ničesar.
status-no-hand = V roki nimaš kart.

settings-speech = Kaj pove bralnik zaslona
settings-speech-all = Vse
settings-speech-tricks = Končane štihe
settings-speech-off = Nič
settings-keys = Črke, ki sprašujejo
settings-keys-on = Vklopljene
settings-keys-off = Izklopljene
settings-keys-help = T pove zadnji štih, S stanje; ? za mizo pokaže vse.
