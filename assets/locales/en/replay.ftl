# A finished deal once more.

result-replay = Look at this deal again
result-again = Play this deal again
replay-title = A deal again
replay-step = step { $number } of { $last }
replay-leave = Back to the result
replay-first = To the first step
replay-back = One step back
replay-next = One step on
replay-last = To the last step
replay-otherwise = The computer would have chosen: { $what }. { $why }
replay-differences =
    { $count ->
        [0] In all your decisions the computer would have done the same.
        [one] In one place the computer would have chosen otherwise.
       *[other] In { $count } places the computer would have chosen otherwise.
    }
replay-to-otherwise = To the next place where the computer would have chosen otherwise
