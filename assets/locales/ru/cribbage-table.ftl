# Что стол криббеджа говорит от себя.

## Полоса и доска

cribbage-note-target = до { $target }
cribbage-note-match = до { $target } · партия { $game }
cribbage-board = Доска.
# $score, $before: лунки двух колышков.
cribbage-board-side =
    { $who ->
        [you] Ты в лунке { $score }, задний колышек в { $before }.
       *[other] { $name } в лунке { $score }, задний колышек в { $before }.
    }

## Поле

cribbage-pile = Карты этого счёта
cribbage-of-31 = из 31
cribbage-cuts = Жребий на сдачу
cribbage-cuts-lower = Жребий на сдачу: сдаёт тот, чья карта младше
# $text: за что; $points: сколько получено.
cribbage-why-pegged =
    { $who ->
        [you] { $text } +{ $points }: ты
       *[other] { $text } +{ $points }: { $name }
    }

## Подсчёт вручную

cribbage-pick = Коснись карт, которые дают очки вместе, или числа.
cribbage-number = Очки

## Подсчёт рук

cribbage-label-hand =
    { $who ->
        [you] Твоя рука
       *[other] Рука: { $name }
    }
cribbage-go-on = Дальше

## Запись

cribbage-pair = { $one } и { $other }
cribbage-legend = Мелкие числа: розыгрыш · рука · криб и то, что взято у других.
cribbage-games-of = { $name } { $count }
cribbage-match-score = Партии: { $games }, матч до { $match }.
cribbage-line-skunk = Ниже { $below } у проигравшего сканк.
cribbage-line-double = Ниже { $below } сканк двойной.
cribbage-game-won =
    { $skunk ->
        [0] { $who ->
            [you] партия твоя, идёт за { $points }
           *[other] партия: { $name }, идёт за { $points }
        }
        [1] { $who ->
            [you] сканк: партия твоя, идёт за { $points }
           *[other] сканк: { $name }, идёт за { $points }
        }
       *[2] { $who ->
            [you] двойной сканк: партия твоя, идёт за { $points }
           *[other] двойной сканк: { $name }, идёт за { $points }
        }
    }

## Итог

cribbage-group-play = Розыгрыш
cribbage-group-hand = Рука
cribbage-group-crib = Криб
cribbage-group-beyond = Не засчитано

## Помощник при сносе

cribbage-throws = Твой снос
cribbage-throw-best = Лучшего сноса не было.
# $cost: очки за сдачу, текстом; $place: место среди всех.
cribbage-throw-cost = Хуже лучшего на { $cost } очка за сдачу; место { $place }.
cribbage-throw = Снос
cribbage-throw-hand = Рука
cribbage-throw-range = От–до
cribbage-throw-crib = Криб
cribbage-throw-total = Итого
cribbage-throw-yours = твой
cribbage-throw-source = Рука: точное среднее по всем стартерам. Криб: точное среднее с любыми другими картами (таблица { $table }); оно вычитается, если криб у противника.
