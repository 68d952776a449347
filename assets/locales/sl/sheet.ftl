## Zapisnik in graf partije

sheet-unfold = Prejšnja deljenja
sheet-print = Natisni zapisnik
chart-title = Stanje po vsakem deljenju
# $score: stanje, ki zmaga.
chart-goal = zmaga pri { $score }
chart-deals = deljenja
