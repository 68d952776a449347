# What is wrong with a deal written as text.

notation-expected = Red { $line }, mesto { $column }: { $expected ->
    [tag-name] posle zagrade treba da stoji ime oznake
    [string] ovde treba da stoji vrednost pod navodnicima
    [action] ovde treba da stoji ime poteza
    [comment-end] komentar nema kraja
    [blank-line] pred oznakama sledećeg deljenja treba da stoji prazan red
   *[tag] deljenje počinje oznakama
    }.
notation-long = Tekst je predugačak: najviše može { $count } znakova.
notation-language = Red { $line }, mesto { $column }: vrednost na jeziku ⟦{ $language }⟧ ne može ovde da stoji.
notation-tag = Red { $line }, mesto { $column }: ova igra nema oznaku ⟦{ $tag }⟧.
notation-twice = Red { $line }, mesto { $column }: oznaka ⟦{ $tag }⟧ stoji dvaput.
notation-head = Red { $line }, mesto { $column }: oznaka ⟦{ $tag }⟧ pripada prvom deljenju meča, uz oznaku ⟦Game⟧.
notation-missing = Red { $line }, mesto { $column }: nedostaje oznaka ⟦{ $tag }⟧.
notation-game = Red { $line }, mesto { $column }: nema igre ⟦{ $game }⟧.
notation-option = Red { $line }, mesto { $column }: ⟦{ $value }⟧ nije vrednost za pravilo ⟦{ $option }⟧.
notation-seats = Ova igra se ne igra kad igrača ima { $count }.
notation-newer = Red { $line }, mesto { $column }: tekst je pisan po pravilima novije verzije, broj { $rules }.
notation-value = Red { $line }, mesto { $column }: oznaka ⟦{ $tag }⟧ treba da sadrži { $expected ->
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
notation-cards = Red { $line }, mesto { $column }: karta ⟦{ $card }⟧ pominje se dvaput.
notation-hands = Red { $line }, mesto { $column }: ruka na mestu { $place } treba da ima { $count ->
    [one] { $count } kartu
    [few] { $count } karte
   *[other] { $count } karata
    }.
notation-phase = Red { $line }, mesto { $column }: uz oznaku ⟦{ $tag }⟧ treba i oznaka ⟦Phase⟧, jer deljenje počinje usred igre.
notation-phase-pack = Red { $line }, mesto { $column }: deljenje koje počinje usred igre nema špil.
notation-position = Red { $line }, mesto { $column }: takvo deljenje nije moguće (⟦{ $reason }⟧).
notation-action = Red { $line }, mesto { $column }: ova igra nema potez ⟦{ $action }⟧.
notation-illegal = Red { $line }, mesto { $column }: ⟦{ $action }⟧ ovde nije dozvoljeno.
notation-over = Red { $line }, mesto { $column }: deljenje je završeno pre poteza ⟦{ $action }⟧.
notation-no-deal = Nijedan raspored karata ne odgovara svemu što tekst kaže.
notation-not-yet = Ceo zapis može da se dobije kad se meč završi.
notation-link = Veza je oštećena: u njoj nema deljenja.
notation-link-newer = Veza je iz novije verzije, broj ⟦{ $version }⟧.
notation-ppn = Ovo nije ⟦PPN⟧ koji može da se čita ili piše (⟦{ $reason }⟧).
