# Чому комп'ютерний гравець зробив те, що зробив, там, де заходять з комбінацій: reason-<код>. Дані взято із
# самого рішення; решту ігор має reasons.ftl.

# Оголошення
reason-declares_best_suit =
    { $pairs ->
        [0] Якщо { -trump-suit } — { $suit }, { -trump(form: "gen-pl") } на руках { $n }.
       *[other] Якщо { -trump-suit } — { $suit }, { -trump(form: "gen-pl") } на руках { $n }, серед них { -pair(form: "gen-pl") }: { $pairs }.
    }
reason-declares_no_trump = Без { -trump-suit(form: "gen") } ця рука краща: { -trump(form: "gen-pl") } { $n }, а решта { -suit(form: "gen-pl") } сильна.
reason-overcalls_better_suit = { $suit } дає цій руці { -trump(form: "gen-pl") }: { $n }, а { $standing } — лише { $other }.
reason-overcalls_no_trump = Без { -trump-suit(form: "gen") } ця рука краща, ніж коли { -trump-suit } — { $standing } ({ -trump(form: "gen-pl") } тоді { $other }).
reason-passes_nothing_to_declare = На руках немає нічого, що можна зараз оголосити.
reason-passes_no_good_suit = Найкраще було б оголосити { $suit }, але { -trump(form: "gen-pl") } тоді { $n } — не краще, ніж дав би випадок.
reason-passes_own_stands = Попереднє власне оголошення ({ $suit }) ще чинне.
reason-passes_partner_declared = { -partner(form: "Nom") } уже оголосив: { $suit }; { -trump(form: "gen-pl") } тут { $n }, тож перебивати його немає потреби.
reason-passes_standing_suits = Чинна { -suit } — { $suit }, { -trump(form: "gen-pl") } тут { $n }, тож рука непогана.

# Знос
reason-buries_for_void = Знесено так, щоб більше не лишилося: { $suits }. Потім це можна бити { -trump(form: "ins") }.
reason-buries_no_points = { -points(form: "Gen-pl") } не знесено, тож остання { -trick } не дасть { -attackers(form: "dat-pl") } нічого за { -kitty }.
reason-buries_points_safe = { $points ->
        [one] Знесено { $points } { -points }
        [few] Знесено { $points } { -points(form: "nom-pl") }
       *[other] Знесено { $points } { -points(form: "gen-pl") }
    }: з такими { -trump(form: "ins-pl") } останню { -trick(form: "acc") } має бути взято.
reason-buries_points_unsafe = { $points ->
        [one] Знесено { $points } { -points }
        [few] Знесено { $points } { -points(form: "nom-pl") }
       *[other] Знесено { $points } { -points(form: "gen-pl") }
    }, хоч остання { -trick } й ненадійна: кожна інша { -card } була потрібніша на руках.
reason-buries_trumps =
    { $n ->
        [1] Довелося знести один { -trump(form: "acc") }: інших { -card(form: "gen-pl") } замало.
        [one] Довелося знести { $n } { -trump }: інших { -card(form: "gen-pl") } замало.
        [few] Довелося знести { $n } { -trump(form: "nom-pl") }: інших { -card(form: "gen-pl") } замало.
       *[other] Довелося знести { $n } { -trump(form: "gen-pl") }: інших { -card(form: "gen-pl") } замало.
    }

# Захід
reason-only_play = Інакше правила зіграти не дозволяють.
reason-leads_rest = { $cards } — це все, що лишилося.
reason-draws_trump_for_winners = { $cards }: так вибивають { -trump(form: "acc-pl") }, щоб не побили старших { -card(form: "gen-pl") } в інших { -suit(form: "loc-pl") }; чужих { -trump(form: "gen-pl") } { $out }.
reason-throws_sure_cards = { $cards } — { -throw }, у якому жодної { -card(form: "gen") } ніхто в цій { -suit(form: "loc") } не поб'є ({ $n }).
reason-leads_tractor = { -tractor(form: "Nom") } на { $n ->
        [one] { $n } { -pair(form: "acc") }
        [few] { $n } { -pair(form: "nom-pl") }
       *[other] { $n } { -pair(form: "gen-pl") }
    } б'ють рідко: { $cards } бере десь у { $percent } % випадків.
reason-leads_top_pair = Старшої { -pair(form: "gen") } на чужих руках немає: { $cards } бере десь у { $percent } % випадків.
reason-leads_pair = { $cards } бере десь у { $percent } % випадків; може бути й старша { -pair }.
reason-leads_top_card = Старшої { -card(form: "gen") } цієї { -suit(form: "gen") } на чужих руках немає: { $card } бере десь у { $percent } % випадків.
reason-leads_partners_void = { $card }: у цій { -suit(form: "loc") } в { -partner(form: "gen") } { -void }, він може побити її { -trump(form: "ins") }.
reason-leads_likely_winner =
    { $n ->
        [1] На чужих руках лише одна старша { -card } цієї { -suit(form: "gen") }: з { $card } ця { -side } бере десь у { $percent } % випадків.
       *[other] Старших { -card(form: "gen-pl") } цієї { -suit(form: "gen") } на чужих руках { $n }; з { $card } ця { -side } все одно бере десь у { $percent } % випадків.
    }
reason-leads_cheapest = { $card } — { -lead }, що коштує найменше; решта ще може взяти.
reason-keeps_for_last_trick = Приберегти { $cards } на останню { -trick(form: "acc") }, де рахують { -kitty(form: "acc") }.

# У відповідь
reason-owes_pairs =
    { $n ->
        [1] Правила вимагають { -pair(form: "gen") }.
        [one] Правила вимагають { $n } { -pair(form: "gen") }.
       *[other] Правила вимагають { $n } { -pair(form: "gen-pl") }.
    }
reason-ruffs_shape =
    { $points ->
        [0] { $cards } б'є { -trump(form: "ins") } і втримає { -trick(form: "acc") } десь у { $percent } % випадків.
        [one] { $cards } б'є { -trump(form: "ins") } { $points } { -points } і втримає { -trick(form: "acc") } десь у { $percent } % випадків.
        [few] { $cards } б'є { -trump(form: "ins") } { $points } { -points(form: "acc-pl") } і втримає { -trick(form: "acc") } десь у { $percent } % випадків.
       *[other] { $cards } б'є { -trump(form: "ins") } { $points } { -points(form: "gen-pl") } і втримає { -trick(form: "acc") } десь у { $percent } % випадків.
    }
reason-takes_shape =
    { $points ->
        [0] { $cards } перебиває те, що лежить, і ця { -side } бере { -trick(form: "acc") } десь у { $percent } % випадків.
        [one] { $cards } перебиває те, що лежить, за { $points } { -points }, і ця { -side } бере { -trick(form: "acc") } десь у { $percent } % випадків.
        [few] { $cards } перебиває те, що лежить, за { $points } { -points(form: "acc-pl") }, і ця { -side } бере { -trick(form: "acc") } десь у { $percent } % випадків.
       *[other] { $cards } перебиває те, що лежить, за { $points } { -points(form: "gen-pl") }, і ця { -side } бере { -trick(form: "acc") } десь у { $percent } % випадків.
    }
reason-takes_last_to_play =
    { $points ->
        [0] Після цього ніхто не ходить: { $cards } бере { -trick(form: "acc") } й право { -lead(form: "gen") }.
        [one] Після цього ніхто не ходить: { $cards } бере { $points } { -points }.
        [few] Після цього ніхто не ходить: { $cards } бере { $points } { -points(form: "acc-pl") }.
       *[other] Після цього ніхто не ходить: { $cards } бере { $points } { -points(form: "gen-pl") }.
    }
reason-adds_points = Цю { -trick(form: "acc") } має взяти своя { -side } ({ $percent } %), тож { $cards } додає до неї { $points ->
        [one] { $points } { -points }
        [few] { $points } { -points(form: "acc-pl") }
       *[other] { $points } { -points(form: "gen-pl") }
    }.
reason-leaves_to_partner = Цю { -trick(form: "acc") } своя { -side } й так має взяти ({ $percent } %); { $cards } нічого не коштує.
reason-gives_least = Цю { -trick(form: "acc") } мають узяти { -opponent(form: "nom-pl") }; { $cards } { -points(form: "gen-pl") } їм не дає.
reason-gives_points_unwillingly = Цю { -trick(form: "acc") } мають узяти { -opponent(form: "nom-pl") }; { $cards } ({ -points(form: "gen-pl") }: { $points }) — найменше, що можна віддати.
reason-gives_points_to_keep = Цю { -trick(form: "acc") } мають узяти { -opponent(form: "nom-pl") }; { $cards } ({ -points(form: "gen-pl") }: { $points }) віддано, бо решта варта більше.
reason-discards_to_void = { $cards }: після цього тут { -void } ({ $suit }), і цю { -suit(form: "acc") } можна бити { -trump(form: "ins") }.
reason-discards_least = { $cards } — найменш потрібне.
reason-keeps_points_back = { -opponent(form: "Dat-pl") } не віддано { -points(form: "gen-pl") }: { $points }.
