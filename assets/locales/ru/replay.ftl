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
