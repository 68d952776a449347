# Menus, settings and troubles in English.

app-name = Štih
app-title = Štih, four card games
app-title-screen = { $screen } · Štih
app-skip = Skip to the game

## Who sits at the table

name-you = You
# $place: the number of the seat.
name-bot =
    { $place ->
        [0] Ivana
        [1] Marko
        [2] Ana
       *[3] Jelena
    }
level-random = plays at random
level-rules = casual player

## Home

home-games = Games
home-what = Play here against the computer or with people beside you: free, without an account, also offline.
home-players =
    { $same ->
        [yes] { $to } players
       *[no] { $from }–{ $to } players
    }
home-carry-on = Carry on
home-no-games = The list of games could not be fetched. Check the connection and try again.
home-language = Language
home-settings = Settings
home-rules = Rules of { $game }
home-file = Save all my games as a file
home-more = More

## A saved game. $game is its name; $a, $b, $c are the others at the table.

save-title =
    { $count ->
        [1] { $game } with { $a }
        [2] { $game } with { $a } and { $b }
       *[3] { $game } with { $a }, { $b } and { $c }
    }
# $number: of the deal; $score: yours; $turn: whose turn it is.
save-line =
    { $turn ->
        [you] Deal { $number } · you stand at { $score } · your turn
        [over] Deal { $number } · you ended at { $score } · finished
       *[other] Deal { $number } · you stand at { $score }
    }
# $day: "today", "yesterday" or "before"; $at: milliseconds since 1970.
save-when =
    { $day ->
        [today] Today, { DATETIME($at, hour: "numeric", minute: "numeric") }
        [yesterday] Yesterday, { DATETIME($at, hour: "numeric", minute: "numeric") }
       *[before] { DATETIME($at, day: "numeric", month: "long") }
    }
save-delete = Delete { $title }
save-delete-title = Delete this game?
save-delete-text = { $title }: once deleted, it is gone for good.
save-delete-yes = Delete it
save-delete-no = Keep it
save-unreadable = A saved game

## What is wrong with a save or with the storage, and what to do

save-damaged-title = This game could not be opened
save-damaged = The save is damaged. Nothing in it has been changed.
save-damaged-copy = The save is damaged; nothing in it has been changed. The copy from one move earlier is sound.
save-newer-title = This game is from a newer Štih
save-newer = A newer version wrote it, and this one cannot read it. It stays as it is; reload the page to get the new version.
save-from-copy = Carry on from the copy
save-keep-file = Save the file
fault-forbidden-title = This browser keeps nothing
fault-forbidden = Private windows and some embedded pages forget. Save your game as a file before you leave.
fault-full-title = There is no room left
fault-full = The browser’s storage is full, so your last moves are not kept. What was kept before is untouched; save your game as a file before you leave.
fault-newer-title = A newer Štih keeps the games here
fault-newer = This older version changes nothing in them, so your last moves are not kept. Reload the page, or save your game as a file before you leave.
fault-save-file = Save as a file
file-name = stih-games.json

## New game

new-title = New game of { $game }
new-back = Back
new-table = At the table
new-players = Number of players
new-here = on this device
new-level = How { $name } plays
new-rules = House rules
new-preset = Set of rules
new-own = Our own
new-own-help = Your own choice of the rules below.
new-all-rules =
    { $count ->
        [one] { $count } rule
       *[other] All { $count } rules
    }
new-less = Less
new-more = More
new-number = Game number
new-another = Another
new-number-help = The same number deals the same cards, to anyone.
new-deal = Deal the cards
new-rules-page = Rules

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-speed = Speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = At once
settings-speed-help = How long bots think and how long a trick lies on the table. A tap always ends the wait.
settings-motion = Moving cards
settings-motion-system = As the device
settings-motion-on = On
settings-motion-off = Off
settings-suits = Suits
settings-suits-two = Two colours
settings-suits-four = Four colours
settings-suits-help = With four, diamonds are blue and clubs green.
settings-faces = Cards of Rabló
settings-faces-german = Hungarian
settings-faces-french = French
settings-faces-help = With French cards leaves are spades, bells diamonds and acorns clubs.

## While the rules are being fetched, and when they cannot be had

engine-late = The rules take a while the first time. The table opens as soon as they are here.
offline-all = You are offline. Everything here still works.
offline-part = You are offline. What is open goes on; the rest opens when the network is back.
offline-sign = offline
table-setting = Setting the table…

## Something broke

problem-title = A card fell off the table
problem-engine = The rules could not be started in this browser.
problem-game = This game cannot go on.
problem-link = This link starts no game.
problem-missing = This game is not kept in this browser.
# $count: how many games are kept in this browser.
problem-safe =
    { $count ->
        [0] No saved game is touched.
        [one] Your saved game is untouched.
       *[other] Your { $count } saved games are untouched.
    }
problem-again = Try again
problem-file = Save all my games as one file
problem-home = Back to the games
problem-details = What happened

## Answers of the engine that are no move

error-stale = The table has moved on. Look again.
error-record =
    The save cannot be read: { $reason ->
        [pack] its pack of cards is not complete
        [action] a move in it is not allowed
        [result] its scores do not come out
       *[other] it is damaged
    }. It stays as it is.
error-format = The save is from a newer Štih (format { $format }). It stays as it is; reload the page to get the new version.
error-rules = The save follows newer rules (number { $rules }) than this Štih knows. It stays as it is; reload the page to get the new version.
error-game = There is no game called “{ $game }” here.
error-option = “{ $value }” is not a choice for the rule “{ $option }”.
error-seats = This game is not for { $count ->
        [one] { $count } player
       *[other] { $count } players
    }.
error-request = The table asked for something the rules do not know. Nothing is lost.
error-no-match = No game is open.
replay-start = The deal begins.
replay-away =
    { $who ->
        [you] You lay the { $card } away.
       *[other] { $name } lays the { $card } away.
    }
replay-away-closed =
    { $who ->
        [you] You lay a card away.
       *[other] { $name } lays a card away.
    }
error-undo = There is nothing to take back.
error-internal = Something broke inside. Your games are safe.
link-seat = Nobody who plays like “{ $level }” sits at this table.

## Why something may not be done, in every game

why-not-turn = It is not your turn.
why-not-held = You do not hold the { $card }.
why-unknown = There is no such move: { $action }.
why-not-now = That is not asked now.
why-rule = Rule { $clause }
