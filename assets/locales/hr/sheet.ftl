## Zapisnik i grafikon partije

sheet-unfold = Ranija dijeljenja
sheet-print = Ispiši zapisnik
chart-title = Rezultat nakon svakog dijeljenja
chart-goal = pobjeda na { $score }
chart-deals = dijeljenja
