## Settings for eyes and hands, and the player's data

settings-index = Figures on the cards
settings-index-normal = Normal
settings-index-large = Large
settings-confirm = Playing a card
settings-confirm-once = One tap
settings-confirm-twice = Two taps
settings-confirm-help = With two taps the first one raises the card and the second one plays it.
settings-rail = Buttons in landscape
settings-rail-right = On the right
settings-rail-left = On the left
settings-data = Your games and settings
settings-data-help = They are kept in this browser only. The file holds all of them.
settings-data-file = Save everything as a file
settings-data-delete = Delete everything
settings-data-delete-title = Delete everything?
settings-data-delete-text =
    { $count ->
        [0] Your settings are gone for good.
        [one] Your saved game and your settings are gone for good.
       *[other] All { $count } saved games and your settings are gone for good.
    }
settings-data-gone = Everything has been deleted.
table-tap-again = Tap again to play the { $cardAcc }.
