## The score sheet and the chart of a match

sheet-unfold = Earlier deals
sheet-print = Print the sheet
chart-title = Score after each deal
# $score: the score that wins.
chart-goal = wins at { $score }
chart-deals = deals
