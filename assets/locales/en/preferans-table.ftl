# What the table of Preferans says for itself.

## Bar and auction

preferans-hand = { $left } left · hand { $number }
preferans-auction = Auction: what everybody has said
preferans-talon-down = Talon: two cards, face down
preferans-mine = mine
preferans-numbers = Numbers
preferans-out-of-hand = out of hand
preferans-contracts = Contracts
# What the chosen word of the auction means; $level: the number that is bid or held.
preferans-means-bid =
    { $level ->
        [2] 2 is the first step of the auction: you offer to take six tricks and get the two middle cards.
       *[other] { $level } is a step more: you get the two middle cards and play { $level } or higher.
    }
preferans-means-hold = Mine: you speak before the other bidder, so { $level } is yours unless somebody goes higher.
preferans-means-igra = Igra: you play without the two middle cards; which contract, you say later.
preferans-means-bettel = Bettel: you promise to take no trick, without the two middle cards.
preferans-means-sanac = Sanac: you take six tricks with no trumps and without the two middle cards.
preferans-means-preferans = Preferans: you take all ten tricks with no trumps and without the two middle cards.
preferans-means-pass = Pass: you are out of this auction.
# Advice: a number of the auction, which is a step and names no contract yet.
preferans-say-bid = say { $contract }

## Talon and contract

preferans-took =
    { $who ->
        [you] you took the talon
       *[other] { $name } took the talon
    }
preferans-away = laid away
preferans-plays =
    { $who ->
        [you] You play
       *[other] { $name } plays
    }
# $unit: what one trick counts, $value: what the contract counts, both in bule or supe.
preferans-worth = A trick counts { $unit }, the contract { $value }.
# On the button of a contract: $worth is what it would count.
preferans-counts = counts { $worth }
preferans-undecided = not asked yet
preferans-deciding = to speak
preferans-calls = called the partner
# $due: tricks the two defenders must take together.
preferans-due = Together they owe { $due } tricks.
preferans-together = { $tricks } of { $due } together
preferans-chain = Kontra and its answers

## Claims and the early stop

preferans-claim = Claim…
preferans-claim-close = Play on
preferans-claim-count = How many more tricks are yours:
preferans-stop-help = The bule that are left would be written off, a third for each. All must agree.

## The sheet

preferans-sheet = Preferans
preferans-left = bule in all: { $total }
preferans-bule = bule
preferans-struck = (struck)
preferans-mark-refa = refa, open
preferans-mark-refa-struck = refa, used
preferans-mark-hat = hat: below zero from here
preferans-mark-hat-struck = hat, struck
preferans-supe-for = supe written
preferans-supe-against = supe against
# $off: how many of the bule would be written off now.
preferans-bule-counted =
    { $off ->
        [0] bule { $bule }
       *[other] bule { $bule }, { $off } written off
    }
preferans-result = result
preferans-touch = Touch an entry: it says where it comes from.
preferans-scale = The nearer to zero your bule, the better; the supe you write are yours.
preferans-if-now = If it ended now
preferans-settled = Settlement
preferans-even = Nobody pays.
