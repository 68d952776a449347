# Šta ne valja u deljenju zapisanom kao tekst.

notation-expected = Red { $line }, kolona { $column }: { $expected ->
    [tag-name] posle zagrade treba da stoji ime oznake
    [string] ovde treba da stoji vrednost pod navodnicima
    [action] ovde treba da stoji ime poteza
    [comment-end] komentar nema kraja
    [blank-line] pred oznakama sledećeg deljenja treba da stoji prazan red
   *[tag] deljenje počinje oznakama
    }.
notation-long = Tekst je predugačak: najviše može { $count } znakova.
notation-language = Red { $line }, kolona { $column }: vrednost na jeziku ⟦{ $language }⟧ ne može ovde da stoji.
notation-tag = Red { $line }, kolona { $column }: ova igra nema oznaku ⟦{ $tag }⟧.
notation-twice = Red { $line }, kolona { $column }: oznaka ⟦{ $tag }⟧ stoji dvaput.
notation-head = Red { $line }, kolona { $column }: oznaka ⟦{ $tag }⟧ pripada prvom deljenju partije, uz oznaku ⟦Game⟧.
notation-missing = Red { $line }, kolona { $column }: nedostaje oznaka ⟦{ $tag }⟧.
notation-game = Red { $line }, kolona { $column }: nema igre ⟦{ $game }⟧.
notation-option = Red { $line }, kolona { $column }: ⟦{ $value }⟧ nije vrednost za pravilo ⟦{ $option }⟧.
notation-seats = Ova igra se ne igra kad igrača ima { $count }.
notation-newer = Red { $line }, kolona { $column }: tekst je pisan po pravilima novije verzije, broj { $rules }.
notation-value = Red { $line }, kolona { $column }: oznaka ⟦{ $tag }⟧ treba da sadrži { $expected ->
    [seat] broj mesta za stolom
    [seats] brojeve mesta za stolom
    [number] broj
    [numbers] brojeve
    [flag] ⟦on⟧ ili ⟦off⟧
    [suit] slovo boje
    [card] kartu
    [cards] karte
    [hands] ruke po mestima, s kosom crtom između njih
    [played] mesta i karte
    [tricks] štihove s kosom crtom između njih
    [pack] ceo špil
    [supe] supe koje je ko kome upisao
    [words] reči
   *[word] jednu reč
    }.
notation-cards = Red { $line }, kolona { $column }: karta ⟦{ $card }⟧ pominje se dvaput.
notation-hands = Red { $line }, kolona { $column }: ruka na mestu { $place } treba da ima { $count ->
    [one] { $count } kartu
    [few] { $count } karte
   *[other] { $count } karata
    }.
notation-phase = Red { $line }, kolona { $column }: uz oznaku ⟦{ $tag }⟧ treba i oznaka ⟦Phase⟧, jer deljenje počinje usred igre.
notation-phase-pack = Red { $line }, kolona { $column }: deljenje koje počinje usred igre nema špil.
notation-position = Red { $line }, kolona { $column }: takvo deljenje nije moguće (⟦{ $reason }⟧).
notation-action = Red { $line }, kolona { $column }: ova igra nema potez ⟦{ $action }⟧.
notation-illegal = Red { $line }, kolona { $column }: ⟦{ $action }⟧ ovde nije dozvoljeno.
notation-over = Red { $line }, kolona { $column }: deljenje je završeno pre poteza ⟦{ $action }⟧.
notation-no-deal = Nijedan raspored karata ne odgovara svemu što tekst kaže.
notation-not-yet = Ceo zapis može da se dobije kad se partija završi.
notation-link = Link je oštećen: u njemu nema deljenja.
notation-link-newer = Link je iz novije verzije, broj ⟦{ $version }⟧.
notation-ppn = Ovo nije ⟦PPN⟧ koji može da se čita ili piše (⟦{ $reason }⟧).
