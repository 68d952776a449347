## Zapisnik i grafikon partije

sheet-unfold = Ranija deljenja
sheet-print = Odštampaj zapisnik
chart-title = Rezultat posle svakog deljenja
chart-goal = pobeda na { $score }
chart-deals = deljenja
