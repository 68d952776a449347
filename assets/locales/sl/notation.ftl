# Kaj je narobe z deljenjem, zapisanim kot besedilo.

notation-expected = Vrstica { $line }, stolpec { $column }: { $expected ->
    [tag-name] za oklepajem mora stati ime oznake
    [string] tukaj mora stati vrednost v narekovajih
    [action] tukaj mora stati ime poteze
    [comment-end] komentar nima konca
    [blank-line] pred oznakami naslednjega deljenja mora biti prazna vrstica
   *[tag] deljenje se začne z oznakami
    }.
notation-long = Besedilo je predolgo, največja dolžina v znakih je { $count }.
notation-language = Vrstica { $line }, stolpec { $column }: vrednost v jeziku { $language } tukaj ne more stati.
notation-tag = Vrstica { $line }, stolpec { $column }: ta igra nima oznake { $tag }.
notation-twice = Vrstica { $line }, stolpec { $column }: oznaka { $tag } je zapisana dvakrat.
notation-head = Vrstica { $line }, stolpec { $column }: oznaka { $tag } sodi k prvemu deljenju partije, za oznako Game.
notation-missing = Vrstica { $line }, stolpec { $column }: manjka oznaka { $tag }.
notation-game = Vrstica { $line }, stolpec { $column }: igre { $game } ni.
notation-option = Vrstica { $line }, stolpec { $column }: { $value } ni vrednost za pravilo { $option }.
notation-seats = Ta igra se ne igra, kadar je igralcev { $count }.
notation-newer = Vrstica { $line }, stolpec { $column }: besedilo sledi pravilom novejše različice, številka { $rules }.
notation-value = Vrstica { $line }, stolpec { $column }: v oznaki { $tag } mora stati { $expected ->
    [seat] številka mesta
    [seats] nekaj številk mest
    [number] število
    [numbers] nekaj števil
    [flag] on ali off
    [suit] črka barve
    [card] karta
    [cards] nekaj kart
    [hands] vsaka roka po mestih, s poševnico med njimi
    [played] vsako mesto s svojo karto
    [tricks] vsak štih, s poševnico med njimi
    [pack] ves komplet kart
    [supe] zapis, kdo je komu pisal supe
    [words] nekaj besed
   *[word] ena beseda
    }.
notation-cards = Vrstica { $line }, stolpec { $column }: karta { $card } je zapisana dvakrat.
notation-hands = Vrstica { $line }, stolpec { $column }: roka na mestu { $place } mora imeti { $count ->
    [one] { $count } karto
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
    }.
notation-phase = Vrstica { $line }, stolpec { $column }: oznaka { $tag } potrebuje oznako Phase, ker se deljenje začne sredi igre.
notation-phase-pack = Vrstica { $line }, stolpec { $column }: deljenje, ki se začne sredi igre, nima kompleta kart.
notation-position = Vrstica { $line }, stolpec { $column }: takšno deljenje ni mogoče ({ $reason }).
notation-action = Vrstica { $line }, stolpec { $column }: ta igra nima poteze { $action }.
notation-illegal = Vrstica { $line }, stolpec { $column }: { $action } tukaj ni dovoljeno.
notation-over = Vrstica { $line }, stolpec { $column }: deljenje je končano pred potezo { $action }.
notation-no-deal = Nobena razporeditev kart ne ustreza vsemu, kar pove besedilo.
notation-not-yet = Celoten zapis je na voljo, ko je partija končana.
notation-link = Povezava je poškodovana, v njej ni deljenja.
notation-link-newer = Povezava je iz novejše različice, številka { $version }.
notation-ppn = To ni PPN, ki bi ga bilo mogoče brati ali pisati ({ $reason }).
