# Зовнішні гравці: що програма робить не так, і `kibitz check-player`.

reason-external_says = { $text }
reason-external_forfeits = { $fault ->
        [illegal] Програма обрала те, чого правила не дозволяють, тож замість неї вирішив rulebook.
        [late] Програма не відповіла вчасно, тож замість неї вирішив rulebook.
       *[other] Програма не дала відповіді, тож замість неї вирішив rulebook.
    }

problem-player-no_command = «{ $player }» не називає програми; пишуть external:COMMAND або external(seconds=2,memory=512):COMMAND
problem-player-quotes = у «{ $player }» лапки не закрито
problem-player-sees_all = «{ $player }» бачить усі { -card(form: "acc-pl") } й грає лише в «kibitz arena»
problem-player-no_start = програму «{ $command }» не вдається запустити: її немає або її не можна виконувати
problem-player-no_hello = немає hello за { $seconds } с від запуску
problem-player-protocol = каже hello з протоколом { $found }; дозволено { $allowed }
problem-player-late = немає відповіді за дозволені { $seconds } с
problem-player-ended = програма завершилася: { $how ->
        [signal] сигнал { $number }
       *[exit] код { $number }
    }; вона має працювати, доки її введення не закрито
problem-player-closed = програма закрила своє { $stream ->
        [input] введення
       *[output] виведення
    } й працює далі
problem-player-oversized = відповідь довша за дозволені { $limit } байтів
problem-player-malformed = відповідь не є одним рядком JSON, як того хоче протокол: { $text }
problem-player-unasked = написала те, про що ніхто не питав; дозволено один рядок на запитання: { $text }
problem-player-illegal = «{ $action }» тут не дозволено ({ $rule })
problem-player-given_up = перезапусків було { $n }, більше не буде
problem-player-stays = ще працює через { $seconds } с після того, як її введення закрито
problem-player-leaves = завершується з кожною { -deal(form: "ins") }; це дозволено, але новий запуск забирає час
problem-player-two_answers = на те саме запитання відповіла «{ $first }» і «{ $second }»
problem-player-raised = дала помилку замість відповіді: { $error }

arena-fault = { $player }, разів: { $n }: { $text }; далі грав rulebook. Уперше тут: { $line }

## kibitz check-player

cli-check-player = Сказати, що { -computer-player } робить не так, передусім ваша власна програма.
    .about = Його питають про кожне рішення в { -deal(form: "loc-pl") }, які грає rulebook, про кожне п’яте двічі: чи відповідь дозволена, вчасна й чи та сама знову? Програма має також сказати hello і завершитися, коли її введення закрито. Код завершення 1, якщо щось не так.
    .example =
        kibitz check-player "external:python examples/first_bot.py"
        kibitz check-player "external(seconds=0.1):./bot" --variant dixie --deals 20 --json
cli-option-check-player-variant = Питати лише в цій грі; можна повторювати. Якщо не вказано, усі ігри.
cli-option-check-player-deals = Скільки { -deal(form: "gen-pl") } кожної гри; якщо не вказано, 2.
check-player-finding = { $kind ->
        [warning] застереження
       *[wrong] не так
    }: { $text }
check-player-place = { $variant }, разів: { $n }, уперше тут: { $line }
check-player-hello = hello як «{ $name }» через { $ms } мс
check-player-answers = відповідей: { $answers }: { $phases }
check-player-times = час на відповідь: медіана { $median } мс, 95 % — до { $p95 } мс, найдовше { $longest } мс; дозволено { $allowed }
check-player-allowed-ms = { $ms } мс
check-player-allowed-any = будь-який
check-player-memory = пам’ять: щонайбільше { $mib } МіБ; дозволено { $allowed }
check-player-allowed-mib = { $mib } МіБ
check-player-words = у виведенні помилок: { $text }
check-player-fine = усе гаразд
check-player-wrong = не так: { $n }
