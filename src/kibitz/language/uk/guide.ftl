# Таблиці на сторінці гри в документації, зроблені з її опису.

facts-fact = Ознака
facts-value = Значення
facts-id = Назва в командах
facts-id-value = `{ $id }`, редакція { $revision }
facts-players = { -player(form: "Nom-pl") }
facts-players-value =
    { $sides ->
        [two] { $n }, дві { -side(form: "nom-pl") }
       *[called] { $n }; { -partner(form: "acc") } визначає { -called-card }
    }
facts-direction = Напрямок гри
facts-direction-value =
    { $direction ->
        [clockwise] за годинниковою стрілкою
       *[counter] проти годинникової стрілки
    }
facts-cards = { -card(form: "Nom-pl") }
facts-ranks = { -rank(form: "Nom-pl") } від молодшого до старшого
facts-specials = Завжди { -trump }
facts-hand = { -card(form: "Gen-pl") } на руках
facts-kitty = { $kitty }: скільки { -card(form: "gen-pl") }
facts-counters = { -card(form: "Nom-pl") }, що дають { -points(form: "acc-pl") }
facts-all-points = Усього { -points(form: "gen-pl") } у { -deal(form: "loc") }
facts-bids = { -bid(form: "Nom-pl") }
facts-bids-value = від { $minimum } до { $top }
facts-made = Зіграний { -contract } дає
facts-special =
    { $place ->
        [lowest] { $card } (наймолодший { -trump }
        [highest] { $card } (найстарший { -trump }
        [second] { $card } (другий за старшинством { -trump }
       *[ten_and_a_half] { $card } (між 10 і 11
    }{ $any ->
        [yes] , можна грати будь-коли)
       *[no] )
    }
facts-most-tricks = Більшість { -trick(form: "gen-pl") }
facts-most-tricks-value = ще { -points(form: "gen-pl") }: { $points }
facts-target = Мета { -match(form: "gen") }
facts-take-over = { -attackers(form: "Dat-pl") } треба
facts-take-over-value = { $needed } з { $total } { -points(form: "gen-pl") }
facts-levels = { -level(form: "Nom-pl") }

options-heading-name = Назва
options-heading-meaning = { -house-rule(form: "Nom") }
options-heading-standard = Звичайно
options-heading-allowed = Може бути
options-needs = { $allowed } (лише коли `{ $other }` = { $needed })

deal-seat = Місце { $seat }
deal-hand = Роздані { -card(form: "nom-pl") }
deal-dealer = Місце { $seat } ({ -dealer })
deal-kitty = { $kitty }
deal-calls = { -auction(form: "Nom-pl") }, починаючи з місця { $seat }
deal-calls-line = { $heading }: { $calls }.
deal-contract =
    { $sort ->
        [bid] { -declarer(form: "Nom") } — місце { $seat }, { -contract } — { $bid }.
       *[declare] Місце { $seat } — { -dealer } і розігрує { -deal(form: "acc") }; { -level }: { $level }.
    }
deal-buried = Місце { $seat } бере { $kitty } і зносить { $cards }.
deal-trump =
    { $how ->
        [named] { -trump-suit(form: "Nom") }: { $trump }.
       *[led] Перша { -card } — { $card }, тож { -trump-suit }: { $trump }; місце { $seat } замовляє { $called }.
    }
deal-trick = { -trick(form: "Nom") }
deal-points = { -points(form: "Nom-pl") }
deal-leads = { $cards } ({ -lead })
deal-wins = **{ $cards }**
deal-result-points = { -points(form: "Nom-pl") } наприкінці, з усім разом: місця 0 і 2 — { $first }, місця 1 і 3 — { $second }.
deal-result-tricks = { -trick(form: "Nom-pl") }: { $tricks }.
deal-result-score = Записано за { -deal(form: "acc") }: { $scores }.
deal-result-levels = Здобуто { -level(form: "gen-pl") }: місця 0 і 2 — { $first }, місця 1 і 3 — { $second }.
deal-score-side =
    { $side ->
        [0] місця 0 і 2: { $points }
       *[1] місця 1 і 3: { $points }
    }
deal-score-seat = місце { $seat }: { $points }

overview-game = Гра
overview-kitty = { -kitty(form: "Nom") }
players-set-aside = Відкладено
overview-from-to = { $low }–{ $high }

pages-usage = Використання: python -m kibitz.guide.pages [--write] FOLDER
pages-stale = { $page }: сторінки немає, або вона каже не те, за чим грає програма
