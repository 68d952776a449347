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
