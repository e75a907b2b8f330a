# Командний рядок: що робить кожна команда (cli-<команда>), її параметри (cli-option-<слова>), що вона друкує.

cli-kibitz = Стіл, { -partner } і лабораторія для парних карткових ігор на { -trick(form: "acc-pl") }: сім різновидів Rook, { -tractor(form: "Nom") } і Amerikaner.
    .example =
        kibitz play
        kibitz rules crowsnest
        kibitz trace --help

cli-heading-usage = Використання:
cli-heading-options = Параметри
cli-heading-commands = Команди
cli-heading-example = Приклад

cli-complaint = kibitz: { $text }
cli-column = стовпець { $column }: { $text }
cli-place = рядок { $line }, стовпець { $column }: { $text }

cli-option-help = Показати цю довідку й вийти.
cli-option-lang = Мова всіх слів, наприклад en; KIBITZ_LANG задає її назавжди.
cli-option-version = Показати версію й вийти.
cli-option-option = { -house-rule(form: "Nom") }, name=value; можна вказати кілька разів. Список покаже «kibitz variants --options».
cli-option-code = Код правил (гра й { -house-rule(form: "nom-pl") } одним словом) замість VARIANT і --option.
cli-option-seed = Будь-який текст; з тим самим текстом прийдуть ті самі { -card(form: "nom-pl") }. Якщо не вказано, 0.
cli-option-json = Вивести JSON, для програм.
cli-option-force = Замінити файл, який уже є.
cli-option-players = { -computer-player(form: "Nom") }, наприклад random або rulebook. Якщо вказати двох, вони чергуються за місцями, і так далі.


## kibitz play: його слова — разом зі столом (table.ftl)


## kibitz variants

cli-variants = Показати список ігор.
    .example =
        kibitz variants
        kibitz variants --options
cli-option-variants-options = Показати й { -house-rule(form: "acc-pl") } кожної.
cli-variants-facts = місць: { $seats }, { -card(form: "gen-pl") }: { $cards }
cli-variants-default = (звичайно)
cli-variants-option = { $option } = { $value }   ({ $allowed })


## kibitz rules

cli-rules = Показати правила гри з вашими { -house-rule(form: "ins-pl") }.
    .about = Сторінку зроблено з того, за чим програма грає, тож розійтися вони не можуть.
    .example =
        kibitz rules tractor
        kibitz rules crowsnest --option minimum_bid=80
cli-option-rules-plain = Вивести сторінку простим текстом, навіть у терміналі.


## kibitz deal

cli-deal = Показати { -card(form: "acc-pl") }, які роздає зерно (seed).
    .example =
        kibitz deal crowsnest --seed 7
        kibitz deal amerikaner --option players=5 --json
cli-option-deal-position = Вивести { -deal(form: "acc") } як позицію — один рядок, який читають інші команди.
cli-deal-seat = місце { $seat }
cli-deal-dealer = ({ -dealer })
cli-deal-set-aside = відкладено


## kibitz trace

cli-trace = Зіграти { -deal(form: "acc-pl") } { -computer-player(form: "ins-pl") } й вивести кожну рядком JSON.
    .about = У рядку досить усього, щоб інша програма повторила й перевірила { -deal(form: "acc") }: { -card(form: "nom-pl") }, кожне рішення з дозволеними діями та результат. { -deal(form: "Nom-pl") } йдуть одна за одною, як у { -match(form: "loc") }; коли { -match } закінчується, починається нова.
    .example =
        kibitz trace crowsnest --deals 2 --seed 7
        kibitz trace tractor --option throws=on --players rulebook
        kibitz trace dixie --seed 7 --playthrough
cli-option-trace-deals = Скільки { -deal(form: "gen-pl") }; якщо не вказано, 1.
cli-option-trace-playthrough = Вивести першу { -deal(form: "acc") } повністю текстом: що бачить кожне місце на кожному кроці.
cli-option-trace-write = Записати цей текст у такий файл.
cli-progress-deals = { -deal(form: "nom-pl") }
cli-progress-variants = ігри
cli-progress-measurements = виміри
cli-progress-actions = дії
cli-progress-cases = випадки


## kibitz cases

cli-cases = Перевірити випадки правил: позиції, дії й те, що має бути після них.
    .about = FILE містить по одному випадку в рядку, у JSON; - читає стандартне введення. Код завершення 0, якщо все збігається, 1, якщо щось ні, 2, якщо файл чи рядок не читається.
    .example = kibitz cases tests/cases/rook.jsonl
cli-cases-total = випадків: { $cases }, не пройшло: { $failed }
cli-cases-mismatch = { $key }: очікувалося { $expected }, є { $found }


## kibitz perft

cli-perft = Порахувати послідовності дій від позиції.
    .about = Позиція — рядок, який виводить «kibitz deal --position», або ж { -deal } певного зерна.
    .example =
        kibitz perft crowsnest --depth 3
        kibitz perft amerikaner --option players=3 --seed 7 --depth 2 --divide
cli-option-perft-position = Рахувати від цієї позиції.
cli-option-perft-depth = Скільки дій завдовжки; обов'язково.
cli-option-perft-divide = Показати й кількість для кожної першої дії.
cli-option-perft-write = Записати кількості до цієї глибини у файл perft.


## kibitz replay

cli-replay = Переглянути запис крок за кроком.
    .about = FILE — запис (.kbz або .jsonl); - читає стандартне введення. У терміналі: Enter або n — далі, b — назад, число — до того кроку, q — кінець. Інакше виводиться кожен крок.
    .example = kibitz replay match.kbz
cli-replay-deal = { $variant }, { -deal } { $n } з { $all }, здає місце { $dealer }; { $kind ->
        [levels] рівні
       *[scores] { -score }
    } { $totals }
cli-replay-no-deals = { $variant }, { -match } без { -deal(form: "gen-pl") }
cli-replay-step = { $n }. місце { $seat }: { $action }
cli-replay-trick = місце { $seat } бере { $cards }
cli-replay-table = на столі, заходило місце { $seat }: { $cards }
cli-replay-result = { -deal } дає { $gains }; { $kind ->
        [levels] рівні
       *[scores] { -score }
    } { $totals }
cli-replay-winners = { -match(form: "acc") } закінчено; перемогли: { $winners }
cli-replay-prompt = крок { $n } з { $all } (Enter, b, число, q):
cli-replay-keys = Enter або n: далі; b: назад; число: до того кроку; q: кінець
cli-replay-end = є кроки від 1 до { $all }


## kibitz convert

cli-convert = Переписати запис в іншій формі.
    .about = Форму визначає закінчення назви: .kbz — текст для людей, .jsonl — рядки JSON для програм; - означає стандартне введення чи виведення. Код завершення 1, якщо якась частина IN не читається; тоді файл, який уже є, лишається.
    .example =
        kibitz convert match.kbz match.jsonl
        kibitz convert - - --to kbz < match.jsonl
cli-option-convert-to = Форма запису, kbz або jsonl, якщо її не видно із закінчення OUT.


## kibitz arena

cli-arena = Дати { -computer-player(form: "dat-pl") } зіграти ті самі { -deal(form: "acc-pl") } й порівняти їх.
    .about = Якщо їх троє чи більше, кожен зустрічається з кожним на тих самих { -deal(form: "loc-pl") }, і всі дістають рейтинг. Той самий seed дає той самий результат за будь-якої кількості процесів.
    .example =
        kibitz arena rulebook random --variant crowsnest --pairs 50 --seed 1
        kibitz arena easy medium hard --pairs 200 --workers 2 --journal night.jsonl


## kibitz bench

cli-bench = Виміряти, як швидко грає ця машина.
    .about = rules: випадкові { -deal(form: "nom-pl") } за еталонними правилами, з переліком усіх дозволених дій. kernel: розіграші, можливі світи й точні значення, поруч з OpenSpiel і DDS, де їх установлено. Кількості й значення однакові на кожній машині, різниться лише час.
    .example =
        kibitz bench
        kibitz bench rules --deals 50 --json
        kibitz bench kernel --seconds 5
cli-option-bench-deals = Скільки { -deal(form: "gen-pl") } кожної гри; якщо не вказано, 20.
cli-option-bench-seconds = Скільки секунд на кожен вимір ядра; якщо не вказано, 2.
cli-bench-rules = правила
cli-bench-speed = { -deal(form: "gen-pl") }/с
cli-bench-actions = дій
cli-bench-legal = дозволених
cli-bench-measured = виміряно
cli-bench-rate = число
cli-bench-unit = одиниця
cli-bench-peer = інші
cli-bench-ratio = відношення
