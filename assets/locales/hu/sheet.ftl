## A pontlap és a parti grafikonja

sheet-unfold = Korábbi osztások
sheet-print = A pontlap nyomtatása
chart-title = Állás az egyes osztások után
# $score: a győzelemhez kellő állás.
chart-goal = győzelem: { $score }
chart-deals = osztás
