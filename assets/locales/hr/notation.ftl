# Što ne valja u dijeljenju zapisanom kao tekst.

notation-expected = Redak { $line }, stupac { $column }: { $expected ->
    [tag-name] iza zagrade treba stajati ime oznake
    [string] ovdje treba stajati vrijednost pod navodnicima
    [action] ovdje treba stajati ime poteza
    [comment-end] komentar nema kraja
    [blank-line] ispred oznaka sljedećeg dijeljenja treba biti prazan redak
   *[tag] dijeljenje počinje oznakama
    }.
notation-long = Tekst je predug: dopušteno je najviše { $count } znakova.
notation-language = Redak { $line }, stupac { $column }: vrijednost na jeziku { $language } ovdje ne može stajati.
notation-tag = Redak { $line }, stupac { $column }: ova igra nema oznaku { $tag }.
notation-twice = Redak { $line }, stupac { $column }: oznaka { $tag } stoji dvaput.
notation-head = Redak { $line }, stupac { $column }: oznaka { $tag } pripada prvom dijeljenju partije, uz oznaku Game.
notation-missing = Redak { $line }, stupac { $column }: nedostaje oznaka { $tag }.
notation-game = Redak { $line }, stupac { $column }: nema igre { $game }.
notation-option = Redak { $line }, stupac { $column }: { $value } nije vrijednost za pravilo { $option }.
notation-seats = Ova se igra ne igra kad igrača ima { $count }.
notation-newer = Redak { $line }, stupac { $column }: tekst je pisan po pravilima novije verzije, broj { $rules }.
notation-value = Redak { $line }, stupac { $column }: oznaka { $tag } treba sadržavati { $expected ->
    [seat] broj mjesta za stolom
    [seats] brojeve mjesta za stolom
    [number] broj
    [numbers] brojeve
    [flag] on ili off
    [suit] slovo boje
    [card] kartu
    [cards] karte
    [hands] ruke po mjestima, s kosom crtom između njih
    [played] mjesta i karte
    [tricks] štihove s kosom crtom između njih
    [pack] cijeli špil
    [supe] juhe koje je tko komu upisao
    [words] riječi
   *[word] jednu riječ
    }.
notation-cards = Redak { $line }, stupac { $column }: karta { $card } spominje se dvaput.
notation-hands = Redak { $line }, stupac { $column }: ruka na mjestu { $place } treba imati { $count ->
    [one] { $count } kartu
    [few] { $count } karte
   *[other] { $count } karata
    }.
notation-phase = Redak { $line }, stupac { $column }: uz oznaku { $tag } treba i oznaka Phase, jer dijeljenje počinje usred igre.
notation-phase-pack = Redak { $line }, stupac { $column }: dijeljenje koje počinje usred igre nema špil.
notation-position = Redak { $line }, stupac { $column }: takvo dijeljenje nije moguće ({ $reason }).
notation-action = Redak { $line }, stupac { $column }: ova igra nema potez { $action }.
notation-illegal = Redak { $line }, stupac { $column }: { $action } ovdje nije dopušteno.
notation-over = Redak { $line }, stupac { $column }: dijeljenje je završeno prije poteza { $action }.
notation-no-deal = Nijedan raspored karata ne odgovara svemu što tekst kaže.
notation-not-yet = Cijeli se zapis može dobiti kad partija završi.
notation-link = Poveznica je oštećena: u njoj nema dijeljenja.
notation-link-newer = Poveznica je iz novije verzije, broj { $version }.
notation-ppn = Ovo nije PPN koji se može čitati ili pisati ({ $reason }).
