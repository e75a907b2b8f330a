# Чому комп'ютерний гравець зробив те, що зробив: reason-<код>. Дані взято із самого рішення. $seat — ім'я,
# як-от Ліворуч, або «ви»: жодне речення не може вимагати, щоб дієслово з ним узгоджувалося.

reason-random = Годиться будь-яка дозволена дія.

# Торги
reason-hand_worth = Якщо { -trump-suit } — { $suit }, самі ці { -card(form: "nom-pl") } варті десь { $worth }; межа торгів — { $limit }.
reason-bids_within_worth = { -bid(form: "Nom") } { $bid } — у межах, які тут прийнятні.
reason-passes_beyond_worth = { -bid(form: "Nom") } { $bid } виходить за прийнятну межу.
reason-passes_at_top = Вищої { -bid(form: "gen") } немає.
reason-leaves_bid_to_partner = { -bid(form: "Nom") } { -partner(form: "gen") } { $bid } чинна; підвищувати її немає потреби.
reason-partner_bid = { -partner(form: "Nom") } торгувався, тож від нього буде допомога ({ $seat }): межа вища.
reason-partner_passed = { -partner(form: "Nom") } спасував, тож великої допомоги від нього не буде ({ $seat }): межа нижча.
reason-chance_to_make = Шанс, що { -contract } { $bid } буде зіграно, — десь { $percent } %.
reason-bids_for_match = Наприкінці { -match(form: "gen") } краще заявити { $bid }, ніж віддати { -contract } суперникам.
reason-passes_for_match = Наприкінці { -match(form: "gen") } заявити { $bid } ризикованіше, ніж віддати { -contract } суперникам.
reason-bids_alone = Шанс узяти всі { -trick(form: "acc-pl") } самотужки — десь { $percent } %.

# Знос, козир, замовлена карта
reason-keeps_trump =
    { $n ->
        [1] Одна { -card } лишається як { -trump }: { $suit }.
        [one] { $n } { -card } лишається як { -trump(form: "nom-pl") }: { $suit }.
        [few] { $n } { -card(form: "nom-pl") } лишаються як { -trump(form: "nom-pl") }: { $suit }.
       *[other] { $n } { -card(form: "gen-pl") } лишаються як { -trump(form: "nom-pl") }: { $suit }.
    }
reason-buries_void =
    { $n ->
        [1] Знесено єдину { -card(form: "acc") } { -suit(form: "gen") }: { $suit }. Тепер тут { -void }, і цю { -suit(form: "acc") } можна бити { -trump(form: "ins") }.
        [one] Знесено { $n } { -card(form: "acc") } { -suit(form: "gen") }: { $suit }. Тепер тут { -void }, і цю { -suit(form: "acc") } можна бити { -trump(form: "ins") }.
        [few] Знесено { $n } { -card(form: "nom-pl") } { -suit(form: "gen") }: { $suit }. Тепер тут { -void }, і цю { -suit(form: "acc") } можна бити { -trump(form: "ins") }.
       *[other] Знесено { $n } { -card(form: "gen-pl") } { -suit(form: "gen") }: { $suit }. Тепер тут { -void }, і цю { -suit(form: "acc") } можна бити { -trump(form: "ins") }.
    }
reason-buries_points = { $points ->
        [one] Знесено { $points } { -points }
        [few] Знесено { $points } { -points(form: "nom-pl") }
       *[other] Знесено { $points } { -points(form: "gen-pl") }
    }: остання { -trick } має їх повернути.
reason-names_trump =
    { $n ->
        [1] Найкраща { -trump-suit } — { $suit }: з однією такою { -card(form: "ins") } ця рука варта десь { $worth }.
       *[other] Найкраща { -trump-suit } — { $suit }: { -card(form: "gen-pl") } у ній { $n }, і ця рука варта десь { $worth }.
    }
reason-leads_lowest_trump =
    { $n ->
        [1] Козирною стає { $trump }, хоч { -card } в ній лише одна.
       *[other] Найкраща { -trump-suit } — { $trump }, { -card(form: "gen-pl") } у ній { $n }; зайти з наймолодшої: { $card }.
    }
reason-calls_highest = { $card } — найстарший { -trump } на чужих руках; хто його має, буде найкращим { -partner(form: "ins") }.
reason-calls_own_card = Більше ні в кого { -trump(form: "gen-pl") } немає, тож замовлено власну { -card(form: "acc") }.

# Захід
reason-only_card = { $card } — єдина { -card }, яку можна зіграти.
reason-last_card = { $card } — остання { -card }.
reason-draws_trump =
    { $out ->
        [1] { $card } вибиває останній чужий { -trump(form: "acc") }.
       *[other] { $card } вибиває { -trump(form: "acc-pl") }; чужих ще { $out }.
    }
reason-leads_trump_against =
    { $out ->
        [1] { $card } забирає останній чужий { -trump(form: "acc") }, тож більше нічого не поб'ють.
       *[other] { $card } забирає { -trump(form: "acc-pl") } в { -declarer(form: "gen") }; на чужих руках їх { $out }.
    }
reason-leads_winner = { $card } — найстарша { -card }, що лишилася в цій { -suit(form: "loc") }, і має взяти.
reason-leads_best = { $card } — найстарша { -card }, що лишилася в цій { -suit(form: "loc") }; її можуть побити { -trump(form: "ins") }.
reason-leads_for_ruff = { $card }: тут можна побити { -trump(form: "ins") } ({ $seat }) — цієї { -suit(form: "gen") } там уже немає.
reason-leads_singleton =
    { $n ->
        [1] { $card } — єдина { -card } цієї { -suit(form: "gen") }; потім її зможе бити { -trump }.
       *[other] { $card } — єдина { -card } цієї { -suit(form: "gen") }; потім її зможуть бити { -trump(form: "nom-pl") }, їх { $n }.
    }
reason-leads_low = { $card } — { -lead }, що коштує найменше; приберегти: { $kept }.
reason-better_in_deals = Якщо розкласти небачені { -card(form: "nom-pl") } { $deals } способами, { $card } дає в середньому на { $gain } більше, ніж { $other }.
reason-buries_by_deals = Якщо розкласти небачені { -card(form: "nom-pl") } { $deals } способами, таке знесення, коли { -trump-suit } — { $suit }, дає в середньому на { $gain } більше, ніж звичайне.
reason-names_trump_by_deals = Якщо розкласти небачені { -card(form: "nom-pl") } { $deals } способами, { -trump-suit } { $suit } дає в середньому на { $gain } більше, ніж { $other }.

# У відповідь: узяти взятку
reason-takes_last_trick = { $card } бере останню { -trick(form: "acc") }.
reason-overtakes_partner = { $card } перебиває { -card(form: "acc") }, яка б не втрималася ({ $seat }), і бере в { $percent } % випадків.
reason-special_takes = { $card } надійно бере { -trick(form: "acc") }, а з нею { -points(form: "gen-pl") }: { $points }.
reason-ruffs =
    { $points ->
        [0] { $card } б'є { -trump(form: "ins") }.
        [one] { $card } б'є { -trump(form: "ins") } { $points } { -points }.
        [few] { $card } б'є { -trump(form: "ins") } { $points } { -points(form: "acc-pl") }.
       *[other] { $card } б'є { -trump(form: "ins") } { $points } { -points(form: "gen-pl") }.
    }
reason-takes_points = { $card } бере { $points ->
        [one] { $points } { -points }
        [few] { $points } { -points(form: "acc-pl") }
       *[other] { $points } { -points(form: "gen-pl") }
    } і виграє в { $percent } % випадків.
reason-takes_trick = { $card } бере { -trick(form: "acc") } в { $percent } % випадків.
reason-kept_high_trump =
    { $higher_out ->
        [0] Приберегти { $card }: старших { -trump(form: "gen-pl") } на чужих руках немає.
        [1] Приберегти { $card }: на чужих руках лише один старший { -trump }.
       *[other] Приберегти { $card }; старших { -trump(form: "gen-pl") } на чужих руках { $higher_out }.
    }
reason-kept_winner = Приберегти { $card }: у цій { -suit(form: "loc") } старшого вже немає.
reason-kept_card = Приберегти { $card } на потім.

# У відповідь: поки що бере свій
reason-feeds_partner = Цю { -trick(form: "acc") } має взяти { $seat } ({ $percent } %), тож { $card } додає до неї { $points ->
        [one] { $points } { -points }
        [few] { $points } { -points(form: "acc-pl") }
       *[other] { $points } { -points(form: "gen-pl") }
    }.
reason-feeds_enough = Досить і { $card } ({ -points(form: "gen-pl") }: { $points }), хай бере { $seat }; дорожча { -counter } лишається.
reason-leaves_trick_to_partner = Цю { -trick(form: "acc") } має взяти { $seat } ({ $percent } %); не варто витрачати { $kept }.
reason-throws_low_under_partner = Поки що { -trick(form: "acc") } бере { $seat } (утримає в { $percent } %); { $card } нічого не коштує.

# У відповідь: поки що бере суперник
reason-not_worth_taking =
    { $points ->
        [0] Ця { -trick } порожня; досить покласти { $card }.
        [one] { $points } { -points } не варте тут старшої { -card(form: "gen") }; досить покласти { $card }.
        [few] { $points } { -points(form: "nom-pl") } не варті тут старшої { -card(form: "gen") }; досить покласти { $card }.
       *[other] { $points } { -points(form: "gen-pl") } не варті тут старшої { -card(form: "gen") }; досить покласти { $card }.
    }
reason-trusts_partner = { -partner(form: "Nom") } ще ходитиме й має взяти ({ $percent } %); досить { $card }.
reason-gives_smallest_counter = Віддати можна лише { -counter(form: "acc") }: { $card } коштує { $points ->
        [one] { $points } { -points }
        [few] { $points } { -points(form: "acc-pl") }
       *[other] { $points } { -points(form: "gen-pl") }
    }.
reason-discards = { -suit(form: "Gen") } { -lead(form: "gen") } на руках немає; { $card } — найменш потрібна { -card }.
reason-cannot_win = Узяти тут нічим; { $card } — найдешевша { -card }.
