# Первая сдача: новичка проводят через одну сдачу за настоящим столом.

lesson-first = Первая сдача
lesson-title = Первая сдача: { $game }
lesson-newcomer = Ещё не знаешь игру?
lesson-first-time = Впервые? Первая сдача с подсказками
lesson-go-on = Дальше
lesson-again = С начала
lesson-leave = Выйти из первой сдачи
lesson-play-on = Играть дальше без подсказок
# $what: ход, карта или слова на кнопке.
lesson-other = Так можно, но здесь лучше: { $what }.
