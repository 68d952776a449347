# Законченная сдача ещё раз.

result-replay = Посмотреть сдачу ещё раз
result-again = Сыграть эту сдачу заново
replay-title = Сдача ещё раз
replay-step = шаг { $number } из { $last }
replay-leave = Назад к итогу
replay-first = К первому шагу
replay-back = Шаг назад
replay-next = Шаг вперёд
replay-last = К последнему шагу
replay-otherwise = Компьютер выбрал бы: { $what }. { $why }
replay-differences =
    { $count ->
        [0] Во всех твоих решениях компьютер поступил бы так же.
        [one] В { $count } месте компьютер выбрал бы иначе.
        [few] В { $count } местах компьютер выбрал бы иначе.
        [many] В { $count } местах компьютер выбрал бы иначе.
       *[other] В { $count } местах компьютер выбрал бы иначе.
    }
replay-to-otherwise = К следующему месту, где компьютер выбрал бы иначе
