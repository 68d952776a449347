# What is wrong with a deal written as text.

notation-expected = Line { $line }, column { $column }: { $expected ->
    [tag-name] the name of a tag should follow the bracket
    [string] a value in quotation marks should stand here
    [action] the name of an action should stand here
    [comment-end] the comment has no end
    [blank-line] an empty line should stand before the tags of the next deal
   *[tag] a deal begins with its tags
    }.
notation-long = The text is too long: { $count } characters are the most.
notation-language = Line { $line }, column { $column }: a value in the language { $language } cannot stand here.
notation-tag = Line { $line }, column { $column }: this game has no tag { $tag }.
notation-twice = Line { $line }, column { $column }: the tag { $tag } is there twice.
notation-head = Line { $line }, column { $column }: the tag { $tag } belongs to the first deal of a match, after the tag Game.
notation-missing = Line { $line }, column { $column }: the tag { $tag } is missing.
notation-game = Line { $line }, column { $column }: there is no game { $game }.
notation-option = Line { $line }, column { $column }: { $value } is not a value of the option { $option }.
notation-seats = This game is not for { $count }.
notation-newer = Line { $line }, column { $column }: the text follows rules of a newer version, number { $rules }.
notation-value = Line { $line }, column { $column }: the tag { $tag } should hold { $expected ->
    [seat] the number of a seat
    [seats] numbers of seats
    [number] a number
    [numbers] numbers
    [flag] on or off
    [suit] the letter of a suit
    [card] a card
    [cards] cards
    [hands] the hands by seat, with strokes between them
    [played] seats and cards
    [tricks] tricks with strokes between them
    [pack] the whole pack
    [supe] what one wrote against another
    [words] words
   *[word] one word
    }.
notation-cards = Line { $line }, column { $column }: the card { $card } is there twice.
notation-hands = Line { $line }, column { $column }: the hand of seat { $place } should have { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }.
notation-phase = Line { $line }, column { $column }: the tag { $tag } needs the tag Phase, for a deal that begins in the middle.
notation-phase-pack = Line { $line }, column { $column }: a deal that begins in the middle has no pack.
notation-position = Line { $line }, column { $column }: such a deal cannot be ({ $reason }).
notation-action = Line { $line }, column { $column }: this game has no action { $action }.
notation-illegal = Line { $line }, column { $column }: { $action } is not allowed here.
notation-over = Line { $line }, column { $column }: the deal is over before { $action }.
notation-no-deal = No deal of the cards fits all that the text says.
notation-not-yet = The whole record is available once the match is over.
notation-link = The link is broken: it holds no deal.
notation-link-newer = The link is from a newer version, number { $version }.
notation-ppn = This PPN cannot be read or written ({ $reason }).
