## Whether the browser keeps what is saved

keep-promise-yes = The browser has promised to keep your games, whatever else it clears away.
keep-promise-no = The browser may clear your games away when it needs room or when you stay away for long. A file is safer.
keep-promise-unknown = This browser does not say how long it keeps your games. A file is safer.
keep-rescue = A plain page for your games, if nothing else works

## Games taken back from a file

taking-title = Games from a file
taking-open = Take games back from a file
taking-file = Choose a file
taking-help = Choose a file that this page has saved, here or on another device. You will see what is in it before anything is changed.
taking-wait = Looking at what is in the file…
taking-choose = Choose what you want to have. A game that is here already is never lost: it stays as it is, or as the copy before.
taking-new = not here yet
taking-newer = goes on further than the one here
taking-older = older than the one here; it would stand beside it
taking-same = here already
taking-settings = The settings in the file too
taking-take =
    { $count ->
        [0] Take the settings
        [one] Take { $count } game
       *[other] Take { $count } games
    }
taking-done =
    { $count ->
        [0] Done.
        [one] { $count } game has been taken from the file.
       *[other] { $count } games have been taken from the file.
    }
taking-nothing = There is nothing in this file that can be taken.
taking-foreign = This is not a Štih file. Nothing has been changed.
taking-damaged = This file is damaged: it was cut off or changed on its way. Nothing has been changed here; try another copy of it.
taking-newer-file = A newer Štih has written this file. Reload the page to get the new version, then try again.
taking-spoiled =
    { $count ->
        [one] { $count } game in the file cannot be taken
       *[other] { $count } games in the file cannot be taken
    }
taking-spoiled-damaged = It is damaged.
taking-spoiled-newer = A newer Štih has written it.

## A game that another tab plays

guest-title = This game is open in another tab
guest-text = Here you can look on. When you take it over, the other tab looks on.
guest-take = Take it over

## The plain page for one’s games; it has no Fluent, so no arguments

rescue-title = Your games
rescue-help = This page works when the table does not. It shows what this browser keeps, saves all of it as one file, and takes such a file back.
rescue-scripts = Please allow scripts for this page.
rescue-none = This browser keeps no games here.
rescue-forbidden = This browser does not let the page keep or read anything here.
rescue-game = Game
rescue-deal = Deal
rescue-saved = Saved
rescue-state = State
rescue-sound = in order
rescue-copy = damaged; the copy one move earlier is sound
rescue-damaged = damaged; it goes into the file as it is
rescue-newer = from a newer Štih; it goes into the file as it is
rescue-save = Save everything as one file
rescue-take = Take a file back
rescue-taken = Games taken from the file:
rescue-here = Here already:
rescue-refused = Damaged or newer in the file, left out:
rescue-foreign = This is not a Štih file, or it is damaged. Nothing has been changed.
rescue-filenewer = A newer Štih has written this file. Nothing has been changed.
rescue-indexnewer = A newer Štih keeps the games here; this page changes nothing in them.
rescue-full = There is no room left in this browser; the rest of the file was not taken.
rescue-table = To the table
