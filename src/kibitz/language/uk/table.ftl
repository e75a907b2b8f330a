# Стіл у терміналі. $seat — ім'я чи місце, як-от Ліворуч або Ви; $you — «yes», де це той, хто читає.

cli-play = Зіграти проти { -computer-player(form: "gen-pl") }.
    .about = Стіл відкриється в цьому терміналі. Якщо не вказати гру, програма спитає, у що грати; Enter приймає звичайні налаштування. Кожну дію одразу збережено, тож ніщо не пропаде, хоч би як закінчилася програма.
    .example =
        kibitz play
        kibitz play amerikaner --option players=5 --strength easy
        kibitz play --resume
cli-option-play-terminal = Грати в цьому терміналі (поки що іншого столу немає).
cli-option-play-strength = Сила { -computer-player(form: "gen-pl") }: easy, medium, hard або опис { -player(form: "gen") }; якщо не вказано, medium.
cli-option-play-seat = Ваше місце, від 0; якщо не вказано, 0.
cli-option-play-names = Імена решти { -player(form: "gen-pl") } через кому, за порядком ходу, починаючи з місця після вашого.
cli-option-play-seed = Будь-який текст; з тим самим текстом прийдуть ті самі { -card(form: "nom-pl") }. Якщо не вказано, вибирається випадково.
cli-option-play-plain = Речення, по одному факту в рядку, для екранних читачів: без малюнка й кольорів.
cli-option-play-no-color = Без кольорів (те саме, що змінна NO_COLOR).
cli-option-play-no-auto = Питати навіть тоді, коли можлива лише одна дія.
cli-option-play-pace = Скільки секунд чекати після кожної дії { -computer-player(form: "gen") }.
cli-option-play-resume = Продовжити збережену { -match(form: "acc") }; без назви — останню.
cli-option-play-salvage = Разом із --resume, якщо { -match(form: "acc") } пошкоджено: переписати все вціліле в нову { -match(form: "acc") } й продовжити там. Пошкоджений файл лишається, як був.
cli-option-play-list = Показати збережені { -match(form: "acc-pl") } і де вони лежать, та вийти.

## Місця, сторони, дрібні слова

table-place-south = Ви
table-place-west = Ліворуч
table-place-northwest = Угорі ліворуч
table-place-north = Навпроти
table-place-northeast = Угорі праворуч
table-place-east = Праворуч
table-place-partner = { -partner(form: "Nom") }
table-you = ви
table-we = Ми
table-they = Вони
table-trump = { -trump }
table-no-trump = { -no-trump }
table-prompt = {"> "}
table-and = і
# Між гравцями або пронумерованими картами, де кожна частина сама може бути переліком.
table-list-apart = ;{" "}
table-legend-card = { $kind ->
        [joker] { $short } — { $name }
       *[special] { $short } — { $name }
    }
table-arrow-clockwise = ↻
table-arrow-counter = ↺

## Що на столі

table-title = { $game } { $dot } { -deal } { $deal }
table-side-score = { $kind ->
        [level] { $side }: { -level } { $value }
       *[points] { $side } { $value }
    }
table-score-to = { $scores } { $dot } гра до { $target }
table-score-in-short = { $own } { $points }, найбільше { $best } { $best_points } { $dot } гра до { $target }
table-score-equal = У всіх { $points } { $dot } гра до { $target }
table-level-rank = { -level(form: "Nom") } { $rank }
table-trump-is = { -trump-suit(form: "Nom") }: { $suit }
table-trump-none = { -no-trump(form: "Nom") }
table-trump-open = { -trump(form: "Nom") } ще не названо
table-trump-first-lead = { -trump(form: "Nom") } визначить перший хід
table-plays-for-points = { $you ->
        [yes] Ви граєте
       *[no] { $seat }: гра
    } на { $bid }
table-plays-for-tricks = { $you ->
        [yes] Ви граєте
       *[no] { $seat }: гра
    } на { $bid } { $bid ->
        [one] { -trick(form: "acc") }
        [few] { -trick(form: "nom-pl") }
       *[other] { -trick(form: "gen-pl") }
    }
table-plays-alone = { $you ->
        [yes] Ви граєте
       *[no] { $seat }: гра
    } { $alone } — усі { -trick(form: "nom-pl") }, без { -partner(form: "gen") }
table-dealers-side = { -dealer(form: "Nom") }: { $seat }
table-called = { -called-card(form: "Nom") }: { $card }
table-partner-is = { $you ->
        [yes] { -partner(form: "Nom") } — ви
       *[no] { -partner(form: "Nom") }: { $seat }
    }
table-partner-unknown = { -partner(form: "Nom") } ще невідомий
table-attackers = { -attackers(form: "Nom-pl") }: { $side } { $points } (треба { $needed })
table-taken = Взято { -trick(form: "gen-pl") }: { $taken }
table-taken-in = { $side } { $points } ({ -trick(form: "gen-pl") }: { $tricks })
table-tricks-so-far = { -trick(form: "Nom-pl") }: { $tricks }
table-tricks-of = { $seat } { $n }
table-call-pass = { -pass }
table-call = { $seat } { $call }
table-auction = { -auction(form: "Nom-pl") }: { $calls }
table-auction-declaring = Оголошення: { $calls }
table-put = { $seat } { $cards }
table-last-trick = { -trick(form: "Nom") } { $n }: { $cards }. { $you ->
        [yes] Узяли ви
       *[no] Бере { $seat }
    }{ $points ->
        [0] .
        [one] , { $points } { -points }.
        [few] , { $points } { -points(form: "nom-pl") }.
       *[other] , { $points } { -points(form: "gen-pl") }.
    }
table-set-aside = Відкладено: { $cards }
table-known = { $seat }: на руках { $cards }
table-kitty-seen = Відкрито { $kitty }: { $cards }
table-buried-seen = Знесено: { $cards }
table-buried-trumps = Знесені { -trump(form: "nom-pl") }: { $cards }
table-kitty-hidden = Що лягло в { $kitty }, вам ніхто не показував.
table-no-last-trick = У цій { -deal(form: "loc") } ще не зіграно жодної { -trick(form: "gen") }.

## На сукні

table-tag-dealer = { -dealer }
table-tag-declarer = { -declarer }
table-tag-dealer-plays = { -dealer }
table-tag-partner = { -partner }
table-tag-tricks = { $n ->
        [one] { $n } { -trick }
        [few] { $n } { -trick(form: "nom-pl") }
       *[other] { $n } { -trick(form: "gen-pl") }
    }
table-tag-turn = { $you ->
        [yes] ваш хід
       *[no] { $phase ->
            [auction] торгується
            [bury] зносить
            [name_trump] обирає { -trump }
           *[play] ходить
        }
    }
table-tag-winning = бере
table-trick-number = { -trick(form: "Nom") } { $n } { $arrow }
table-points-on-table = { -points(form: "Nom-pl") }: { $points }
table-direction = { $clockwise ->
        [yes] { $arrow } за годинниковою стрілкою
       *[no] { $arrow } проти годинникової стрілки
    }

## Що питають

table-ask-bid = Ваше слово: { -pass } (pass) або число від { $low } до { $high }{ $step ->
        [1] {""}
        [5] {" "}через п'ять
       *[other] {" "}із кроком { $step }
    }{ $alone ->
        [yes] , або { $word }.
       *[no] .
    }
table-ask-no-bid = Ваше слово: { -pass } (pass){ $alone ->
        [yes] {" "}або { $word }.
       *[no] ; вищого числа вже немає.
    }
table-ask-declare = Оголосіть { -trump } однією з цих комбінацій або спасуйте (pass): введіть номер.
table-ask-bury = { $n ->
        [1] Знесіть одну { -card(form: "acc") }: введіть її номер або назву{ $counters ->
            [none_unless_forced] ; { -counter(form: "acc") } — лише якщо нема іншої.
            [one] ; очкових — щонайбільше одна.
           *[any] .
        }
        [one] Знесіть { $n } { -card(form: "acc") }: введіть номери або назви в одному рядку{ $counters ->
            [none_unless_forced] ; { -counter(form: "acc-pl") } — лише якщо інакше не вийде.
            [one] ; очкових — щонайбільше одна.
           *[any] .
        }
        [few] Знесіть { $n } { -card(form: "nom-pl") }: введіть номери або назви в одному рядку{ $counters ->
            [none_unless_forced] ; { -counter(form: "acc-pl") } — лише якщо інакше не вийде.
            [one] ; очкових — щонайбільше одна.
           *[any] .
        }
       *[other] Знесіть { $n } { -card(form: "gen-pl") }: введіть номери або назви в одному рядку{ $counters ->
            [none_unless_forced] ; { -counter(form: "acc-pl") } — лише якщо інакше не вийде.
            [one] ; очкових — щонайбільше одна.
           *[any] .
        }
    }
table-ask-trump = Назвіть { -trump-suit(form: "acc") }: введіть номер або першу літеру.
# Ті самі три, де нічого не вводять.
table-choose-declare = Оголосіть { -trump } або спасуйте.
table-choose-bury = { $n ->
        [1] Знесіть одну { -card(form: "acc") }{ $counters ->
            [none_unless_forced] ; { -counter(form: "acc") } — лише якщо нема іншої.
            [one] ; очкових — щонайбільше одна.
           *[any] .
        }
        [one] Знесіть { $n } { -card(form: "acc") }{ $counters ->
            [none_unless_forced] ; { -counter(form: "acc-pl") } — лише якщо інакше не вийде.
            [one] ; очкових — щонайбільше одна.
           *[any] .
        }
        [few] Знесіть { $n } { -card(form: "nom-pl") }{ $counters ->
            [none_unless_forced] ; { -counter(form: "acc-pl") } — лише якщо інакше не вийде.
            [one] ; очкових — щонайбільше одна.
           *[any] .
        }
       *[other] Знесіть { $n } { -card(form: "gen-pl") }{ $counters ->
            [none_unless_forced] ; { -counter(form: "acc-pl") } — лише якщо інакше не вийде.
            [one] ; очкових — щонайбільше одна.
           *[any] .
        }
    }
table-choose-trump = Назвіть { -trump-suit(form: "acc") }.
table-ask-call = Замовте одну з цих { -card(form: "gen-pl") } ({ -suit }: { $suit }): хто її має, той стане вашим { -partner(form: "ins") }.
table-ask-first-lead = Ви заходите; { -suit } вашої { -card(form: "gen") } стане козирною.
table-ask-lead = Ви заходите: будь-яка { -card }.
table-ask-lead-shapes = { $throws ->
        [yes] Ви заходите: { -card(form: "nom-pl") } однієї { -suit(form: "gen") }, у будь-яких поєднаннях.
       *[no] Ви заходите: одна { -card }, { -pair } або { -tractor }.
    }
table-follow = Кладіть у { -suit(form: "acc") }: { $suit }{ $n ->
        [1] {" "}({ $held ->
            [1] у вас одна така
           *[other] у вас таких { $held }
        }).
        [one] , { $n } { -card(form: "acc") } (у вас таких { $held }).
        [few] , { $n } { -card(form: "nom-pl") } (у вас таких { $held }).
       *[other] , { $n } { -card(form: "gen-pl") } (у вас таких { $held }).
    }
table-follow-short = Кладіть усю цю { -suit(form: "acc") }: { $suit } ({ $held }) — і доповніть до { $n } будь-якими { -card(form: "ins-pl") }.
table-follow-void = { -void(form: "Nom") } ({ $suit }): кладіть { $n ->
        [1] будь-яку { -card(form: "acc") }.
        [one] будь-яку { $n } { -card(form: "acc") }.
        [few] будь-які { $n } { -card(form: "nom-pl") }.
       *[other] будь-яких { $n } { -card(form: "gen-pl") }.
    }
table-follow-pairs = Із неї треба покласти { $n ->
        [1] { -pair(form: "acc") }.
        [one] { $n } { -pair(form: "acc") }.
        [few] { $n } { -pair(form: "nom-pl") }.
       *[other] { $n } { -pair(form: "gen-pl") }.
    }
table-follow-any-time = { $card } — цю { -card(form: "acc") } можна грати будь-коли.
table-follow-called = { $card } — { -called-card }: кладіть її зараз.
table-winning = { $you ->
        [yes] Поки що берете ви: { $cards }.
       *[no] Поки що бере { $seat }: { $cards }.
    }
table-option-pass = { -pass }
table-option-declare = оголосити { $cards }
table-choice-spoken = { $n }: { $choice }
table-numbered = { $n }: { $card }
table-may-play = Можна грати: { $cards }.
table-hand-spoken = { $kind ->
        [trump] { -trump(form: "Nom-pl") }: { $cards }.
       *[suit] { $suit }: { $cards }.
    }

## Що відбувається

table-welcome = Цю { -match(form: "acc") } збережено як { $name }. Довідка: введіть help.
table-welcome-back = Знову вітаємо за столом { $name }.
table-goodbye = { -match(form: "Acc") } збережено як { $name }.
table-goodbye-over = { -match(form: "Acc") } закінчено; вона лишається під назвою { $name }.
table-salvaged = { $old }: файл пошкоджено, він лишається, як був. З його початку переписано { $n ->
        [one] { $n } рядок
        [few] { $n } рядки
       *[other] { $n } рядків
    } в { $name }; там ви й продовжуєте.
table-resume-with = Щоб продовжити: kibitz play --resume { $name }
table-event-deal = { -deal(form: "Nom") } { $deal }. { $you ->
        [yes] { $initial ->
            [yes] Ви { -initial-dealer }.
           *[no] Здаєте ви.
        }
       *[no] { $initial ->
            [yes] { -initial-dealer(form: "Nom") }: { $seat }.
           *[no] { -dealer(form: "Nom") }: { $seat }.
        }
    }
table-event-level = { -level(form: "Nom") }: { $rank }. Усі { -level-card(form: "nom-pl") } — { -trump(form: "nom-pl") }.
table-event-set-aside = До { -deal(form: "gen") } відкладено: { $cards }.
table-event-passes = { $you ->
        [yes] Ви пасуєте.
       *[no] { $seat }: { -pass }.
    }
table-event-bids = { $you ->
        [yes] Ви заявляєте { $bid }.
       *[no] { $seat }: { -bid } { $bid }.
    }
table-event-bids-alone = { $you ->
        [yes] Ви заявляєте { $alone }.
       *[no] { $seat }: { -bid } { $alone }.
    }
table-event-declares = { $you ->
        [yes] Ви оголошуєте: { $cards }.
       *[no] { $seat } оголошує: { $cards }.
    }
table-event-contract = { $you ->
        [yes] Ви граєте
       *[no] { $seat }: гра
    } на { $bid } { $unit ->
        [tricks] { $bid ->
            [one] { -trick(form: "acc") }.
            [few] { -trick(form: "acc-pl") }.
           *[other] { -trick(form: "gen-pl") }.
        }
       *[points] { $bid ->
            [one] { -points }.
            [few] { -points(form: "acc-pl") }.
           *[other] { -points(form: "gen-pl") }.
        }
    }
table-event-plays-alone = { $you ->
        [yes] Ви граєте
       *[no] { $seat }: гра
    } { $alone } — проти всіх, на всі { -trick(form: "acc-pl") }.
table-event-dealer-plays = { $you ->
        [yes] Здаєте ви
       *[no] { -dealer(form: "Nom") }: { $seat }
    }; { $kind ->
        [none] { -trump-suit(form: "gen") } немає, { -trump(form: "nom-pl") } — лише { -level-card(form: "nom-pl") } та { -joker(form: "nom-pl") }.
       *[suit] { -trump-suit }: { $suit }.
    }
table-event-kitty-shown = Ніхто нічого не оголосив. Відкрито { $kitty }: { $cards }.
table-event-takes-kitty = { $you ->
        [yes] Ви берете
       *[no] { $seat } бере
    } { $kitty }.
table-event-you-take-kitty = Ви берете { $kitty }: { $cards }.
table-event-buries = { $seat }: знесено { $n ->
        [one] { $n } { -card(form: "acc") }.
        [few] { $n } { -card(form: "nom-pl") }.
       *[other] { $n } { -card(form: "gen-pl") }.
    }
table-event-you-bury = Ви зносите: { $cards }.
table-event-buried-trumps = Серед них є { -trump(form: "nom-pl") }, їх показано: { $cards }.
table-event-names-trump = { $you ->
        [yes] Ви обираєте { -trump-suit(form: "acc") }: { $suit }.
       *[no] { $seat } обирає { -trump-suit(form: "acc") }: { $suit }.
    }
table-event-trump-set = { -trump-suit(form: "Nom") }: { $suit }.
table-event-nothing-to-call = Замовити нічого: { -declarer } грає без { -partner(form: "gen") }.
table-event-calls = { $you ->
        [yes] Ви замовляєте: { $card }.
       *[no] { $seat } замовляє: { $card }.
    }
table-event-partner = { $you ->
        [yes] { -partner(form: "Nom") } — ви.
       *[no] { -partner(form: "Nom") } — { $seat }.
    }
table-event-leads = { $you ->
        [yes] Ви заходите: { $cards }.
       *[no] { $seat } заходить: { $cards }.
    }
table-event-plays = { $you ->
        [yes] Ви: { $cards }.
       *[no] { $seat }: { $cards }.
    }
table-event-throw-falls = { $you ->
        [yes] Ваш
       *[no] { $seat }:
    } { -throw } { $cards } не пройшов; хід: { $put }.
table-event-forced = { $event } (Інакше не можна.)
table-event-trick = { $you ->
        [yes] Ваша { -trick }
       *[no] { $seat }: { -trick }
    } { $n }{ $points ->
        [0] .
        [one] , { $points } { -points }.
        [few] , { $points } { -points(form: "nom-pl") }.
       *[other] , { $points } { -points(form: "gen-pl") }.
    }

## Чим скінчилася роздача

table-thrown-in = Усі спасували: { -thrown-in }. { $you ->
        [yes] Тепер здаєте ви.
       *[no] Тепер здає { $seat }.
    }
table-buried-shown = Знесено в { $kitty }: { $cards }.
table-made = { $you ->
        [yes] Ви
       *[no] { $seat }
    }: { -bid } { $bid }, узято { $taken } — { -contract } зіграно.
table-set = { $you ->
        [yes] Ви
       *[no] { $seat }
    }: { -bid } { $bid }, узято лише { $taken } — { -set }.
table-deal-scores = За цю { -deal(form: "acc") }: { $scores }.
table-score-change = { $sign ->
        [minus] { $side } { $n }
       *[plus] { $side } +{ $n }
    }
table-tricks-result = { $you ->
        [yes] Ви
       *[no] { $seat }
    }: { -bid } { $bid }, без { -partner(form: "gen") } узято { $taken } — { $made ->
        [yes] зіграно.
       *[no] { -set }.
    }
table-tricks-result-partner = { $you ->
        [yes] Ви
       *[no] { $seat }
    }: { -bid } { $bid }, узято { $taken } ({ -partner }: { $partner_you ->
        [yes] ви
       *[no] { $partner }
    }) — { $made ->
        [yes] зіграно.
       *[no] { -set }.
    }
table-alone-result = { $alone }: { $made ->
        [yes] узято всі { -trick(form: "acc-pl") }, зіграно.
       *[no] одну { -trick(form: "acc") } втрачено, { -set }.
    }
table-attackers-result = { -attackers(form: "Nom-pl") } ({ $side }) набрали { $points }; треба було { $needed }. { $over ->
        [yes] { -deal(form: "Nom") } переходить до { -attackers(form: "gen-pl") }.
       *[no] { -side(form: "Nom") } { -dealer(form: "gen") } лишається.
    }
table-levels-up = { $side }: { $n ->
        [one] плюс { $n } { -level }.
        [few] плюс { $n } { -level(form: "nom-pl") }.
       *[other] плюс { $n } { -level(form: "gen-pl") }.
    }
table-level-down = { $side }: повернення на { -level(form: "acc") } { $level }.
table-score-now = { -score(form: "Nom") }: { $scores }.
table-match-won = { -match(form: "Acc") } закінчено. { $kind ->
        [own] Перемога: { $winners }!
        [shared] Найкращий { -score } однаковий, перемогу ділять: { $winners }.
       *[other] Перемога: { $winners }.
    }
table-after-deal = Enter: наступна { -deal }. Також: score, last, why, kitty, rules, save FILE, quit.
table-after-match = Enter: вийти з-за столу. Також: score, last, why, kitty, rules, save FILE.
table-deal-is-over = Цю { -deal(form: "acc") } вже закінчено й записано.

## Таблиця результатів

table-sheet-title = { $game } { $dot } таблиця результатів
table-sheet-none = Жодної { -deal(form: "gen") } ще не закінчено.
table-sheet-deal = { -deal(form: "Nom") }
table-sheet-contract = { -contract(form: "Nom") }
table-sheet-dealer = { -dealer(form: "Nom") }
table-sheet-result = Результат
table-sheet-bid = { $bid } { $suit }, { $seat }
table-sheet-bid-partner = { $bid } { $suit }, { $seat } + { $partner }
table-sheet-alone = { $alone }, { $seat }
table-sheet-level = { $seat }, { -level } { $rank }, { $suit }
table-sheet-made = зіграно
table-sheet-set = { -set }
table-sheet-attackers = { $over ->
        [yes] { -attackers(form: "nom-pl") } { $points }, перехід
       *[no] { -attackers(form: "nom-pl") } { $points }, без змін
    }
table-sheet-spoken = { -deal(form: "Nom") } { $deal }: { $contract }, { $result }. Після неї: { $scores }.

## Поради

table-hint = { -hint(form: "Nom") }: { $action }.
table-why = { $seat }, вибір: { $action }.
table-because = Чому: { $reason }
table-why-nobody = У цій { -deal(form: "loc") } { -computer-player(form: "nom-pl") } ще нічого не робили.
table-why-not-yet = { $seat }: у цій { -deal(form: "loc") } ще жодної дії.
table-why-unknown = За цим столом немає нікого на ім'я «{ $text }».
table-why-own = Це був ваш власний вибір. Порада на наступний хід: введіть hint.
table-why-no-reason = Пояснення не було.
table-why-kept-back = { $n ->
        [1] Одне пояснення стосується { -card(form: "gen-pl") }, яких ви не бачили; до кінця { -deal(form: "gen") } його приховано.
        [one] { $n } пояснення стосується { -card(form: "gen-pl") }, яких ви не бачили; до кінця { -deal(form: "gen") } його приховано.
        [few] { $n } пояснення стосуються { -card(form: "gen-pl") }, яких ви не бачили; до кінця { -deal(form: "gen") } їх приховано.
       *[other] { $n } пояснень стосуються { -card(form: "gen-pl") }, яких ви не бачили; до кінця { -deal(form: "gen") } їх приховано.
    }
table-do-pass = { -pass }
table-do-bid = заявити { $bid }
table-do-bid-alone = заявити { $alone }
table-do-declare = оголосити { $cards }
table-do-bury = знести { $cards }
table-do-bury-hidden = знести { $n ->
        [one] { $n } { -card(form: "acc") }
        [few] { $n } { -card(form: "nom-pl") }
       *[other] { $n } { -card(form: "gen-pl") }
    }
table-do-trump = { -trump-suit } — { $suit }
table-do-call = замовити { $card }
table-do-play = зіграти { $cards }
table-undone = Дію скасовано: обирайте ще раз.
table-undone-seen = Дію скасовано: обирайте ще раз. Відтоді ви побачили { -card(form: "acc-pl") }, про які тут не могли знати; у записі { -match(form: "gen") } це зазначено.
table-nothing-to-undo = У цій { -deal(form: "loc") } ви ще нічого не вирішували, скасовувати нічого.

## Що введено

table-entry-unknown = «{ $text }» тут нічого не означає; що можна ввести, покаже help.
table-entry-which = «{ $text }» може означати: { $words }.
table-entry-incomplete = { $verb }: чого саме? Приклади покаже help.
table-entry-number = Номера { $n } тут немає; найбільший — { $highest }.
table-entry-no-numbers = Зараз нічого не пронумеровано.
table-entry-number-twice = Номер { $n } введено двічі.
table-entry-card-too-often = { $card } — цю { -card(form: "acc") } введено більше разів, ніж вона у вас є.
table-entry-no-card = «{ $text }» — не { -card }.
table-entry-one-card = Замовити можна лише одну { -card(form: "acc") }.
table-save-where = Введіть також ім'я файлу: save FILE
table-save-nothing = Зберігати ще нічого: жодної { -deal(form: "gen") } не закінчено.
table-save-failed = Не вдалося записати { $file }: { $reason }
table-saved-record = { $n ->
        [one] Записано { $n } закінчену { -deal(form: "acc") } у файл { $file }.
        [few] Записано { $n } закінчені { -deal(form: "nom-pl") } у файл { $file }.
       *[other] Записано { $n } закінчених { -deal(form: "gen-pl") } у файл { $file }.
    }
table-page-end = { $more ->
        [yes] Enter: далі. Будь-яка інша клавіша й Enter: назад до столу.
       *[no] Enter: назад до столу.
    }
table-rules-title = Чинні правила: { $game }

## Довідка

table-help-title = Довідка
table-help-card = { -card(form: "Nom") }: введіть її номер або назву, наприклад { $card } чи { $name }.
table-help-cards = Кілька { -card(form: "gen-pl") }: номери або назви в одному рядку, наприклад { $cards }.
table-help-legend = { $legend } Докладніше — команда rules.
table-help-bid = { -bid(form: "Nom") }: саме число, { $bid } або bid { $bid }; інакше pass.
table-help-alone = Грати на всі { -trick(form: "acc-pl") } без { -partner(form: "gen") }: { $alone }.
table-help-declare = Оголошення { -trump(form: "gen") }: номер зі списку або { -card(form: "nom-pl") }; інакше pass.
table-help-bury = Знести { -card(form: "acc-pl") } ({ $n }): номери або назви в одному рядку.
table-help-trump = Вибір { -trump(form: "gen") }: перша літера ({ $letter } — { $suit }) або номер.
table-help-call = Замовити { -partner(form: "acc") }: { -card }, наприклад { $card } чи call { $card }, або її номер.
table-help-short = Слова можна скорочувати, доки вони зрозумілі.
table-help-command = { $name }: { $text }
table-help-help = ця сторінка
table-help-hint = що на вашому місці зробив би { -computer-player } і чому
table-help-why = чому останній { -computer-player } учинив саме так (why left: той, що ліворуч)
table-help-undo = скасувати ваше останнє рішення в цій { -deal(form: "loc") }
table-help-last = остання { -trick }
table-help-rules = чинні правила разом із домашніми
table-help-score = таблиця результатів
table-help-table = усе, що лежить відкрито, словами
table-help-hand = ваші { -card(form: "nom-pl") } словами
table-help-kitty = { $kitty } або знесені { -card(form: "nom-pl") }, якщо ви їх бачили
table-help-save = save FILE: закінчені { -deal(form: "nom-pl") } як запис, FILE.kbz
table-help-quit = вийти; { -match(form: "acc") } збережено, її можна продовжити пізніше

## Початкове меню

table-menu-title = У що зіграємо?
table-menu-game = { $n }  { $game }  { $facts }
table-menu-facts = { -player(form: "gen-pl") }: { $seats }, { -card(form: "gen-pl") }: { $cards }
table-menu-enter = Enter: { $game } проти { -computer-player(form: "gen-pl") } середньої сили.
table-menu-resume = r: продовжити { $name } ({ $game }, { -deal } { $deal }).
table-menu-damaged = { $name }: не вдалося прочитати: { $text }
table-menu-again = Введіть число від 1 до { $highest } або натисніть Enter.
table-menu-options-title = { -house-rule(form: "Nom-pl") }: { $game }
table-menu-options = { -house-rule(form: "Nom-pl") }: Enter лишає все, як є, name=value змінює одне, ? показує список.
table-menu-option = { $words }: { $name }={ $value }  ({ $allowed })
table-menu-chosen = Вибрано: { $chosen }
table-menu-strength = Якої сили решта { -player(form: "gen-pl") }: easy ({ -easy }), medium ({ -medium }) чи hard ({ -hard })? Enter: medium.
table-menu-names = Імена решти { -player(form: "gen-pl") } ({ $n }) через кому, починаючи з того, хто після вас. Enter: без імен.
table-menu-direction = Хід передається { $clockwise ->
        [yes] за годинниковою стрілкою, тож перший — ліворуч від вас.
       *[no] проти годинникової стрілки, тож перший — праворуч від вас.
    }
table-list-none = Збережених { -match(form: "gen-pl") } ще немає. Вони лежатимуть у { $folder }
table-list-folder = Збережені { -match(form: "nom-pl") } лежать у { $folder }
table-list-damaged = { $name }  не вдалося прочитати: { $text }
table-list-match = { $name }  { $game }, { -deal } { $deal }, { $state ->
        [over] закінчено
       *[running] триває
    }: { $scores }

## У записі

match-undone = { $saw ->
        [yes] Обрано заново після { -undo }; тим часом побачено { -card(form: "acc-pl") }, про які тут не можна було знати.
       *[no] Обрано заново після { -undo }.
    }

## Помилки, які бачить людина за столом

# Одна вада за одною, кожна окремим реченням.
table-problems = { $first } { $then }
table-problem-play-not_held = { -card(form: "Gen") } { $card } у вас немає.
table-problem-play-one_card = Грайте одну { -card(form: "acc") }, а не { $n }.
table-problem-play-no_cards = Назвіть { -card(form: "acc-pl") }, які хочете зіграти.
table-problem-play-called_card = { -called-card(form: "Nom") } — { $called }: зараз кладіть її, а не { $card }.
table-problem-play-must_follow = { -card(form: "Acc") } { $card } класти не можна: { $suit ->
        [S] зайшли з { -spades(form: "gen-pl") }, а у вас їх
        [H] зайшли з { -hearts(form: "gen-pl") }, а у вас їх
        [D] зайшли з { -diamonds(form: "gen-pl") }, а у вас їх
        [C] зайшли з { -clubs(form: "gen-pl") }, а у вас їх
        [R] зайшли з { -red(form: "gen") }, а { -red(form: "gen-pl") } { -card(form: "gen-pl") } у вас
        [G] зайшли із { -green(form: "gen") }, а { -green(form: "gen-pl") } { -card(form: "gen-pl") } у вас
        [Y] зайшли з { -yellow(form: "gen") }, а { -yellow(form: "gen-pl") } { -card(form: "gen-pl") } у вас
        [B] зайшли з { -black(form: "gen") }, а { -black(form: "gen-pl") } { -card(form: "gen-pl") } у вас
       *[other] треба класти в { -suit(form: "acc") }, а її { -card(form: "gen-pl") } у вас
    } { $n ->
        [1] одна.
       *[other] { $n }.
    }
table-problem-play-must_follow_trump = { -card(form: "Acc") } { $card } класти не можна: зайшли з { -trump(form: "gen") } ({ $led }), а { -trump(form: "gen-pl") } у вас { $n ->
        [1] один.
       *[other] { $n }.
    }
table-problem-play-wrong_number = Кладіть { $size ->
        [1] одну { -card(form: "acc") }
        [one] { $size } { -card(form: "acc") }
        [few] { $size } { -card(form: "nom-pl") }
       *[other] { $size } { -card(form: "gen-pl") }
    }, стільки, зі скількох зайшли, а не { $n }.
table-problem-play-must_follow_number = У вас { $n ->
        [1] одна { -card }
        [one] { $n } { -card }
        [few] { $n } { -card(form: "nom-pl") }
       *[other] { $n } { -card(form: "gen-pl") }
    } { -suit(form: "gen") } { -lead(form: "gen") }: стільки з них треба покласти: { $owed }.
table-problem-play-owes_pairs = На { $led } треба покласти { $n ->
        [1] { -pair(form: "acc") }
        [one] { $n } { -pair(form: "acc") }
        [few] { $n } { -pair(form: "nom-pl") }
       *[other] { $n } { -pair(form: "gen-pl") }
    } цієї { -suit(form: "gen") } — у вас вони є.
table-problem-play-owes_tractor = На { $led } треба покласти { -tractor(form: "acc") } завдовжки { $n ->
        [one] { $n } { -pair(form: "acc") }
        [few] { $n } { -pair(form: "nom-pl") }
       *[other] { $n } { -pair(form: "gen-pl") }
    } — він у вас є.
table-problem-bury-not_held = { -card(form: "Gen") } { $card } у вас немає.
table-problem-bury-wrong_number = Ви назвали { $n ->
        [1] одну { -card(form: "acc") }
        [one] { $n } { -card(form: "acc") }
        [few] { $n } { -card(form: "nom-pl") }
       *[other] { $n } { -card(form: "gen-pl") }
    }, а знести треба { $size }.
table-problem-declare-not_held = { $cards }: таких { -card(form: "gen-pl") } у вас немає.
table-problem-call-own_card = { $card } — ця { -card } у вас самих; замовте чужу.

problem-match-not_to_act = діяло місце { $seat }, але була черга місця { $turn }
problem-match-nothing_to_take_back = скасувати просили дій: { $n }, але стільки їх немає
problem-match-no_next_deal = { -deal } не може початися, доки не записано ту, що на столі, або коли { -match(form: "acc") } закінчено
problem-match-head = це не збережена { -match }: її перший рядок не читається
problem-match-version = цю { -match(form: "acc") } зберегла версія Kibitz, якої ця програма не читає ({ $version }; відома — { $known })
problem-match-revision = правила { $variant } змінилися, відколи почалася ця { -match } (редакція { $revision }, тепер { $known }); продовжити її не можна
problem-match-seats = у { -match(form: "loc") } місць: { $n }, а гра має { $expected }
problem-match-event = цей рядок { -match(form: "gen") } не читається
problem-match-unknown = збереженої { -match(form: "gen") } «{ $name }» немає; є: { $known }
problem-match-none_saved = немає незакінченої { -match(form: "gen") }, яку можна продовжити
problem-match-in_use = { -match(form: "acc") } «{ $name }» відкрито за іншим столом
problem-match-damaged = { $text }{ $n ->
        [0] ; з { $name } нічого врятувати не можна
        [1] ; вцілів лише рядок перед ним: kibitz play --resume { $name } --salvage почне { -match(form: "acc") } заново в новому файлі
        [one] ; вцілів { $n } рядок перед ним: kibitz play --resume { $name } --salvage перепише їх у нову { -match(form: "acc") } й продовжить там
        [few] ; вціліли { $n } рядки перед ним: kibitz play --resume { $name } --salvage перепише їх у нову { -match(form: "acc") } й продовжить там
       *[other] ; вціліли { $n } рядків перед ним: kibitz play --resume { $name } --salvage перепише їх у нову { -match(form: "acc") } й продовжить там
    }
problem-match-last_damaged = останню зіграну { -match(form: "acc") } не вдалося прочитати: { $text }; решту покаже kibitz play --list
problem-match-persons = за столом «{ $name }» сидить більше ніж одна людина; у терміналі місце лише для однієї
problem-match-no_person = за столом «{ $name }» немає жодної людини: лише { -computer-player(form: "nom-pl") }
problem-usage-play_seat = --seat { $seat }: у цій грі місця від 0 до { $highest }
problem-usage-play_names = імен дано { $n }, а за столом, крім вас, сидить { $expected }
problem-usage-play_name = «{ $name }» не може бути іменем { -player(form: "gen") }: від 1 до 16 літер, і щоб ніхто інший його не мав
problem-usage-resume_alone = --resume продовжує { -match(form: "acc") } такою, якою її почато; разом із ним не можна вказати { $option }
problem-usage-list_alone = --list показує збережене; разом із ним не можна вказати { $option }
problem-usage-pace = --pace не може бути «{ $value }»: це кількість секунд від 0 до 60
