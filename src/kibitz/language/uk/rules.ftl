# Сторінка правил. Кожне речення відповідає одному пункту опису гри. Усюди можна вжити $kitty і $special
# (слова самої гри), $suits (colours чи suits, як їх називає гра) і $direction.

word-suit = { -suit }
word-left =
    { $direction ->
        [clockwise] ліворуч
       *[counter] праворуч
    }

rules-title = { $name }: чинні правила
rules-intro =
    { $seats ->
        [3] { -player(form: "Gen-pl") } троє
        [4] { -player(form: "Gen-pl") } четверо
        [5] { -player(form: "Gen-pl") } п'ятеро
        [6] { -player(form: "Gen-pl") } шестеро
       *[other] { -player(form: "Gen-pl") }: { $seats }
    }. { $sides ->
        [two] Дві { -side(form: "nom-pl") }: { -partner } сидить навпроти вас.
       *[called] Хто з ким грає, у кожній { -deal(form: "loc") } вирішує { -called-card }.
    } Хід передається { $direction ->
        [clockwise] за годинниковою стрілкою
       *[counter] проти годинникової стрілки
    }.
rules-aim =
    { $score ->
        [points] { -side(form: "Nom-pl") } торгуються за право назвати { -trump(form: "acc") }. Хто заявить найбільше, той зобов'язується набрати у { -trick(form: "loc-pl") } заявлені { -points(form: "acc-pl") }; деякі { -card(form: "nom-pl") } дають { -points(form: "acc-pl") }.
        [tricks] { -player(form: "Nom-pl") } заявляють, скільки { -trick(form: "gen-pl") } візьмуть. Хто заявить найбільше, той визначає { -trump(form: "acc") } і замовляє { -card(form: "acc") }; хто її має, стає { -partner(form: "ins") }.
       *[levels] Одна { -side } — { -side } { -dealer(form: "gen") } — розігрує { -deal(form: "acc") }, друга нападає. { -attackers(form: "Nom-pl") } намагаються набрати у { -trick(form: "loc-pl") } досить { -points(form: "gen-pl") }, щоб перехопити { -deal(form: "acc") }. { -side(form: "Nom") }, якій повелося краще, піднімається на вищі { -level(form: "acc-pl") }.
    }
rules-house-rule = { -house-rule(form: "Nom") }. { $option }: { $value }
rules-trademark = «Rook» — торговельна марка її власника. Ця програма з ним не пов'язана; ігри названо так, як їх називають { -player(form: "nom-pl") }.

rules-heading-cards = { -card(form: "Nom-pl") }
rules-heading-order = Старшинство { -card(form: "gen-pl") }
rules-heading-deal = { -deal(form: "Nom") }
rules-heading-auction =
    { $sort ->
        [bid] { -auction(form: "Nom-pl") }
       *[declare] Оголошення { -trump(form: "gen") }
    }
rules-heading-kitty = { $kitty }
rules-heading-trump =
    { $sides ->
        [two] { -trump(form: "Nom") }
       *[called] { -trump(form: "Nom") } і { -partner }
    }
rules-heading-play = Розіграш
rules-heading-throws = { -throw(form: "Nom-pl") }
rules-heading-score = Підрахунок
rules-heading-match = { -match(form: "Nom") }
rules-heading-options = { -house-rule(form: "Nom-pl") }
rules-heading-notes = Тлумачення та реконструкції
rules-heading-sources = Джерела

## Карти

rules-deck =
    { $copies ->
        [1] { -card(form: "Gen-pl") } у колоді: { $cards }. { -suit(form: "Nom-pl") }: { $listed }.
       *[other] Дві повні колоди з { -joker(form: "ins-pl") }, разом { -card(form: "gen-pl") }: { $cards }. { -suit(form: "Nom-pl") }: { $listed }.
    }
rules-ranks = { -rank(form: "Nom-pl") } від молодшого до старшого: { $ranks }.
rules-special =
    { $n ->
        [1] Серед них одна особлива { -card }: { $cards }.
        [2] Серед них дві особливі { -card(form: "nom-pl") }: { $cards }.
       *[other] Особливих { -card(form: "gen-pl") } серед них { $n }: { $cards }.
    }
rules-jokers = { $n } { $n ->
        [one] { -joker }
        [few] { -joker(form: "nom-pl") }
       *[other] { -joker(form: "gen-pl") }
    }: два червоні (старші) і два чорні (молодші).
rules-set-aside =
    { $n ->
        [1] Щоб { -card(form: "gen-pl") } вистачило порівну, перед { -deal(form: "ins") } відкладено одну: { $cards }. Вона лежить горілиць перед усіма й у грі участі не бере.
       *[other] Щоб { -card(form: "gen-pl") } вистачило порівну, перед { -deal(form: "ins") } відкладено такі: { $cards }. Вони лежать горілиць перед усіма й у грі участі не беруть.
    }
rules-each-rank =
    { $rank ->
        [J] кожен { rank-name }
        [K] кожен { rank-name }
        [A] кожен { rank-name }
       *[other] кожна { rank-name }
    }
rules-counter = { $card } дає { $points }
rules-counters =
    { -card(form: "Nom-pl") }, що дають { -points(form: "acc-pl") } (очкові): { $counters }. { $bonus ->
        [0] Усього в { -deal(form: "loc") } { -points(form: "gen-pl") }: { $total }.
       *[other] Усього в { -deal(form: "loc") } { -points(form: "gen-pl") } разом із бонусом { $bonus }: { $total }.
    }

## Старшинство

rules-order = Будь-який { -trump } б'є будь-яку некозирну { -card(form: "acc") }. У межах однієї { -suit(form: "gen") }, козирної чи ні, { -card(form: "nom-pl") } йдуть у наведеному вище порядку.
rules-special-place =
    { $place ->
        [lowest] { $card } — завжди { -trump }, наймолодший з усіх.
        [highest] { $card } — завжди { -trump }, найстарший з усіх.
        [second] { $card } — завжди { -trump }, другий за старшинством; старша лише { -card } { $above }.
       *[ten_and_a_half] { $card } — завжди { -trump }; ця { -card } стоїть між козирними 10 та 11.
    } Вона в усьому належить до { -trump-suit(form: "gen") }: зайти з неї — це зайти з { -trump(form: "gen") }.
rules-special-printed = { $card } не належить до своєї намальованої { -suit(form: "gen") } ({ suit-name }), якщо ця { -suit } не козирна: на { -lead } з неї цю { -card(form: "acc") } класти не зобов'язані, і в { -suit(form: "acc") } вона не рахується.
rules-special-any-time = { -card(form: "Acc") } { $card } можна грати будь-коли, навіть якщо { -suit } { -lead(form: "gen") } на руках є.
rules-special-not-any-time = Коли зайшли з іншої { -suit(form: "gen") }, { -card(form: "acc") } { $card } може покласти лише той, хто тієї { -suit(form: "gen") } не має, як і будь-який інший { -trump(form: "acc") }.
rules-special-forced = Якщо зайшли з { -trump(form: "gen") }, а { $card } — ваш єдиний { -trump }, ви мусите покласти цю { -card(form: "acc") }.
rules-order-levels = У кожній { -deal(form: "loc") } один { -rank } — { -level } — вилучається зі своїх { -suit(form: "gen-pl") }. { -level-card(form: "Nom-pl") } та { -joker(form: "nom-pl") } — завжди { -trump(form: "nom-pl") }.
rules-order-ladder = { -trump(form: "Nom-pl") } від старшого до молодшого: { -red-joker }, { -black-joker }, { -level-card } { -trump-suit(form: "gen") }, решта { -level-card(form: "gen-pl") } (усі рівні між собою), далі { -trump-suit } від { -ace(form: "gen") } до 2 без своєї { -level-card(form: "nom-pl") }.
rules-order-no-trump = У грі { -no-trump } { -trump(form: "ins-pl") } є: { -red-joker }, { -black-joker } і { -level-card(form: "nom-pl") } всіх чотирьох { -suit(form: "gen-pl") } (рівні між собою). Більше { -trump(form: "gen-pl") } немає.
rules-order-plain = Решта { -suit(form: "gen-pl") } іде від { -ace(form: "gen") } до 2 без { -level-card(form: "nom-pl") }.
rules-order-one-suit = Усі { -trump(form: "nom-pl") } разом становлять одну { -suit(form: "acc") }, хоч би що на них намальовано. Слово «{ -suit }» у цих правилах означає саме це.

## Роздача

rules-deal = { -card(form: "Nom-pl") } здають по одній, кожному по { $hand }, починаючи з { -player(form: "gen") } { word-left } від { -dealer(form: "gen") }.
rules-deal-kitty =
    { $n ->
        [1] Одна { -card }, що лишилася, — це { $kitty }; вона лежить долілиць.
       *[other] Решта { -card(form: "gen-pl") } ({ $n }) — це { $kitty }; вони лежать долілиць.
    }
rules-first-dealer = { -initial-dealer(form: "Acc") } визначає жереб. Після кожної зарахованої { -deal(form: "gen") } здає { -player } { word-left } від { -dealer(form: "gen") }.
rules-first-dealer-levels = Хто в { -match(form: "loc") } { -initial-dealer }, визначає жереб. Далі хто здає, залежить від результату { -deal(form: "gen") }.

## Торги

rules-bid-opener = Першим говорить { -player } { word-left } від { -dealer(form: "gen") }.
rules-bid-range =
    { $unit ->
        [points] { $only ->
            [yes] У свою чергу { -player } пасує або робить єдину можливу { -bid(form: "acc") }: { $top }, тобто всі { -points(form: "nom-pl") } { -deal(form: "gen") }.
           *[no] У свою чергу { -player } пасує або заявляє { -points(form: "acc-pl") }. { -bid(form: "Nom") } кратна { $step }, від { $minimum } до { $top } (усі { -points(form: "nom-pl") } { -deal(form: "gen") }), і вища за попередню. Можна перескакувати.
        }
       *[tricks] { $only ->
            [yes] У свою чергу { -player } пасує або заявляє всі { -trick(form: "acc-pl") }: { $top }.
           *[no] У свою чергу { -player } пасує або заявляє кількість { -trick(form: "gen-pl") }: щонайменше { $minimum }, щонайбільше { $top }, і більше, ніж попередня { -bid }. Можна перескакувати.
        }
    }
rules-bid-pass-final = Хто спасував, у { -auction(form: "nom-pl") } не повертається. Решта торгується далі, доки не лишиться один — той, чия { -bid } найвища. Він { -declarer }, а його { -bid } — { -contract }.
rules-bid-top-ends = { -bid(form: "Nom") } { $top } одразу закінчує { -auction(form: "nom-pl") }.
rules-bid-alone =
    { $ends ->
        [yes] «Amerikaner» (усі { -trick(form: "nom-pl") }, без { -partner(form: "gen") }) — теж { -bid }. Вона вища за будь-яке число.
       *[no] «Amerikaner» (усі { -trick(form: "nom-pl") }, без { -partner(form: "gen") }) — теж { -bid }. Вона вища за будь-яке число, навіть за { $top }, яке { -auction(form: "gen-pl") } не закінчує.
    } Перебити її не можна: вона одразу закінчує { -auction(form: "nom-pl") }.
rules-bid-last-turn = Якщо всі, крім одного, спасували, а { -bid(form: "gen-pl") } не було, останній { -player } ще має слово; його { -bid } одразу закінчує { -auction(form: "nom-pl") }.
rules-all-pass =
    { $rule ->
        [redeal_same_dealer] Якщо спасували всі — { -thrown-in }: нікому нічого не записують, здає той самий { -dealer }.
        [redeal_next_dealer] Якщо спасували всі — { -thrown-in }: нікому нічого не записують, здає { -player } { word-left } від { -dealer(form: "gen") }.
       *[dealer_takes_minimum] Якщо троє перед { -dealer(form: "ins") } спасували, він одразу стає { -declarer(form: "ins") }, а { -contract } дорівнює найнижчій { -bid(form: "dat") }: { $minimum }.
    }
rules-declare-turn = Коли всі { $hand } { -card(form: "gen-pl") } роздано, { -trump } оголошують по черзі, починаючи зі { -dealer(form: "gen") } (у першій { -deal(form: "loc") } — з { -initial-dealer(form: "gen") }). У свою чергу { -player } пасує або оголошує { -trump } { -card(form: "ins-pl") } зі своїх рук. { -pass(form: "Nom") } не остаточний: коли черга дійде знову, оголосити ще можна.
rules-declare-strength = Оголошення від слабшого до сильнішого: одна { -level-card } певної { -suit(form: "gen") }; дві однакові { -level-card(form: "nom-pl") }; два { -black-joker(form: "nom-pl") }; два { -red-joker(form: "nom-pl") }. Почати можна з будь-якого. Наступне має бути сильнішим за чинне; рівного замало. Один { -joker }, як і червоний із чорним, нічого не оголошує.
rules-declare-trump = { -suit(form: "Nom") } оголошених { -level-card(form: "gen-pl") } стає козирною. Два { -joker(form: "nom-pl") } означають гру { -no-trump }; { -level-card(form: "nom-pl") } та { -joker(form: "nom-pl") } й тоді { -trump(form: "nom-pl") }.
rules-declare-end = Три { -pass(form: "nom-pl") } поспіль після оголошення закінчують цей етап; так само й два { -red-joker(form: "nom-pl") }.
rules-declare-nobody =
    { $rule ->
        [kitty_suit] Якщо всі четверо спасували й ніхто нічого не оголосив, { $kitty } відкривають перед усіма. Козирною стає намальована { -suit } першої { -card(form: "gen") }, яка не { -joker }; { -level-card } теж рахується за намальованою { -suit(form: "ins") }. { -dealer(form: "Nom") } той самий (у першій { -deal(form: "loc") } — { -initial-dealer }).
        [no_trump] Якщо всі четверо спасували й ніхто нічого не оголосив, { -deal(form: "acc") } грають { -no-trump }. При цьому { $kitty } не показують, а { -dealer } той самий (у першій { -deal(form: "loc") } — { -initial-dealer }).
       *[redeal] Якщо всі четверо спасували й ніхто нічого не оголосив — { -thrown-in }. При цьому { $kitty } не показують, здає той самий { -dealer }, і { -deal } вважається тією самою (перша лишається першою).
    }
rules-declare-first-dealer =
    { $rule ->
        [first_declarer] У першій { -deal(form: "loc") } { -match(form: "gen") } { -dealer(form: "ins") } стає той, хто оголосив першим, навіть якщо потім хтось перебив оголошення: це змінює лише { -trump(form: "acc") }. (Граєте інакше? Див. { -house-rule } first_dealer.)
       *[last_declarer] У першій { -deal(form: "loc") } { -match(form: "gen") } { -dealer(form: "ins") } стає { -player }, чиє оголошення лишилося чинним.
    } У наступних { -deal(form: "loc-pl") } оголосити { -trump } може будь-хто, а { -dealer } не змінюється.
rules-declare-shown = Оголошені { -card(form: "nom-pl") } лишаються на руках. Доки їх не зіграно, про них знають усі.

## Прикуп

rules-kitty-take =
    { $taker ->
        [dealer] { -dealer(form: "Nom") } бере { $kitty } і зносить долілиць будь-які { $n } { -card(form: "gen-pl") }; серед них можуть бути { -counter(form: "nom-pl") } й { -trump(form: "nom-pl") }.
       *[declarer] { -declarer(form: "Nom") } бере { $kitty }, не показуючи іншим, і зносить натомість долілиць { $n ->
            [1] одну { -card(form: "acc") }
            [one] { $n } { -card(form: "acc") }
            [few] { $n } { -card(form: "nom-pl") }
           *[other] { $n } { -card(form: "gen-pl") }
        }.
    }
rules-kitty-any =
    { $specials ->
        [none] Зносити можна будь-що, навіть { -counter(form: "acc-pl") } й { -trump(form: "acc-pl") }.
       *[some] Зносити можна будь-що: підходять і { -counter(form: "nom-pl") }, і { -trump(form: "nom-pl") }, і { $specials }.
    }
rules-kitty-counters =
    { $rule ->
        [none_unless_forced] { -counter(form: "Gen-pl") } зносити не можна; якщо інакше не вийде — якнайменше.
       *[one] { -counter(form: "Acc") } можна знести щонайбільше одну; якщо інакше не вийде — якнайменше.
    } { $specials ->
        [none] { -counter(form: "Nom") } — це кожна, що дає { -points(form: "acc-pl") }.
       *[some] { -counter(form: "Nom") } — це кожна, що дає { -points(form: "acc-pl") }; { $specials } — теж.
    }
rules-kitty-trump-shown = Перед першим { -lead(form: "ins") } усі знесені { -trump(form: "acc-pl") } показують усім.
rules-kitty-not-callable = Переможець { -auction(form: "gen-pl") } бере { $kitty } перед першим { -lead(form: "ins") }, навіть якщо { -contract } — Amerikaner. Знесену { -card(form: "acc") } замовити не можна.
rules-kitty-shown-at-end = Після { -deal(form: "gen") } знесені { -card(form: "acc-pl") } показують усім.

## Козир, партнер

rules-trump-named = Знісши { -card(form: "acc-pl") }, { -declarer } називає { -trump-suit(form: "acc") }.
rules-trump-named-at-once = { -declarer(form: "Nom") } одразу називає { -trump-suit(form: "acc") }.
rules-trump-before-kitty = { -declarer(form: "Nom") } називає { -trump-suit(form: "acc") } до того, як узяти { $kitty }.
rules-trump-first-lead = Якщо { -contract } — число, { -declarer } заходить з будь-якої { -card(form: "gen") }, і її { -suit } стає козирною. В Amerikaner немає ні { -trump(form: "gen") }, ні { -partner(form: "gen") }.
rules-call =
    { $which ->
        [any] Перш ніж хтось покладе { -card(form: "acc") }, { -declarer } замовляє { -card(form: "acc") } цієї { -suit(form: "gen") }, яка є в іншого { -player(form: "gen") }. { -rank(form: "Nom") } може бути будь-який.
       *[highest_missing] Перш ніж хтось покладе { -card(form: "acc") }, { -declarer } замовляє найстаршу { -card(form: "acc") } цієї { -suit(form: "gen") }, яка є в іншого { -player(form: "gen") }.
    } { $apart ->
        [aside] Відкладені { -card(form: "acc-pl") } замовляти не можна, як і { -card(form: "acc") }, з якої щойно зайшли.
        [buried] Знесені { -card(form: "acc-pl") } замовляти не можна, як і { -card(form: "acc") }, з якої щойно зайшли.
       *[none] { -card(form: "Acc") }, з якої щойно зайшли, замовляти не можна.
    } { $own ->
        [yes] { -declarer(form: "Nom") } може замовити й іншу { -card(form: "acc") } цієї { -suit(form: "gen") } зі своїх рук. Тоді ніхто не мусить її класти; після першої { -trick(form: "gen") } всі знають, що { -declarer } сам, і { -deal(form: "acc") } рахують, як без { -partner(form: "gen") }.
       *[no] Не можна й { -card(form: "acc") }, яку має сам { -declarer }.
    }
rules-called-plays = Хто має { -called-card(form: "acc") }, мусить покласти її в першій { -trick(form: "loc") } й відтоді відкрито є { -partner(form: "ins") } { -declarer(form: "gen") }. Виграти { -trick(form: "acc") } ця { -card } не мусить. Доки її не зіграно, про партнерство знає лише її власник.
rules-call-none =
    { $own ->
        [yes] Якщо замовити нічого, { -declarer } грає без { -partner(form: "gen") }.
       *[no] Якщо більше ні в кого немає { -card(form: "gen-pl") } цієї { -suit(form: "gen") }, нічого не замовляють, і { -declarer } грає без { -partner(form: "gen") }.
    }

## Розіграш

rules-first-lead =
    { $rule ->
        [left_of_dealer] У першу { -trick(form: "acc") } заходить { -player } { word-left } від { -dealer(form: "gen") }, хоч би хто був { -declarer(form: "ins") }.
        [declarer] У першу { -trick(form: "acc") } заходить { -declarer }.
        [left_of_declarer] У першу { -trick(form: "acc") } заходить { -player } { word-left } від { -declarer(form: "gen") }.
       *[dealer] У першу { -trick(form: "acc") } заходить { -dealer }.
    } Хто взяв { -trick(form: "acc") }, заходить у наступну.
rules-follow = У { -trick(form: "acc") } кожен кладе одну { -card(form: "acc") }. Маєте { -suit(form: "acc") } { -lead(form: "gen") } — кладіть у { -suit(form: "acc") }. Не маєте — кладіть будь-що: бити { -trump(form: "ins") } не зобов'язані, перебивати теж.
rules-winner = { -trick(form: "Acc") } бере найстарший { -trump }, а без { -trump(form: "gen-pl") } — найстарша { -card } { -suit(form: "gen") } { -lead(form: "gen") }.
rules-alone-play =
    В Amerikaner { -declarer } заходить і мусить узяти всі { -trick(form: "acc-pl") }. { $stops ->
        [yes] { -deal(form: "Nom") } закінчується, щойно він утратить { -trick(form: "acc") }.
       *[no] { -deal(form: "Acc") } грають до кінця, навіть якщо { -trick(form: "acc") } втрачено.
    }
rules-shapes = Заходять з однієї { -card(form: "gen") }, з { -pair(form: "gen") } (дві однакові { -card(form: "nom-pl") }) або з { -tractor(form: "gen") }: двох чи більше { -pair(form: "gen-pl") } однієї { -suit(form: "gen") }, що йдуть підряд. Дві однаково сильні, але не однакові { -card(form: "nom-pl") } — не { -pair }.
rules-tractor-gap = Вилучений { -level } не розриває ряду: на { -level(form: "loc") } 7 комбінація 6-6-8-8 — { -tractor }, у будь-якій { -suit(form: "loc") }. Від { -ace(form: "gen") } до 2 переходу немає.
rules-tractor-ladder = Серед { -trump(form: "gen-pl") } сходинки йдуть угору так: { -trump-suit } до { -king(form: "gen") } й { -ace(form: "gen") } (на { -level(form: "loc") } «{ -ace }» — до { -king(form: "gen") }), { -level-card } іншої { -suit(form: "gen") }, { -level-card } { -trump-suit(form: "gen") }, { -black-joker }, { -red-joker }. Дві { -pair(form: "nom-pl") } { -level-card(form: "gen-pl") } з інших { -suit(form: "gen-pl") } рівні між собою і в одному { -tractor(form: "loc") } разом не стоять; сходинку заповнює будь-яка з них. Отже, коли { -trump } — { -spades(form: "nom-pl") }, а { -level } — 2, то A-A { -spades(form: "gen-pl") } і 2-2 { -hearts(form: "gen-pl") } — { -tractor }, а A-A і 2-2 { -spades(form: "gen-pl") } — ні. У грі { -no-trump } сходинки такі: { -level-card }, { -black-joker }, { -red-joker }.
rules-shapes-follow = Кладіть стільки { -card(form: "gen-pl") }, зі скількох зайшли, і, доки є, саме в { -suit(form: "acc") } { -lead(form: "gen") }.
rules-shapes-pairs =
    { $rule ->
        [pairs] На { -pair(form: "acc") } чи { -tractor(form: "acc") } дайте стільки { -pair(form: "gen-pl") } цієї { -suit(form: "gen") }, зі скількох зайшли, або всі, що маєте. Підряд вони йти не мусять. Решту { -card(form: "gen-pl") } цієї { -suit(form: "gen") } обираєте вільно, { -pair(form: "acc") } можна й розбити.
       *[tractor] На { -pair(form: "acc") } дайте { -pair(form: "acc") } цієї { -suit(form: "gen") }, якщо вона є. На { -tractor(form: "acc") } дайте { -tractor(form: "acc") } такої ж довжини, якщо він є, а ні — стільки { -pair(form: "gen-pl") }, зі скількох зайшли, або всі, що маєте. Решту { -card(form: "gen-pl") } цієї { -suit(form: "gen") } обираєте вільно, { -pair(form: "acc") } можна й розбити.
    }
rules-shapes-short = Якщо { -card(form: "gen-pl") } цієї { -suit(form: "gen") } замало, кладіть їх усі й доповніть будь-чим, хоч і { -trump(form: "ins-pl") }; такий мішаний хід { -trick(form: "gen") } не бере. Якщо її зовсім немає, кладіть що завгодно: бити { -trump(form: "ins") } не зобов'язані.
rules-shapes-winner = Узяти може лише хід такої ж форми й розміру: у { -suit(form: "loc") } { -lead(form: "gen") } або цілком із { -trump(form: "gen-pl") }, якщо цієї { -suit(form: "gen") } в { -player(form: "gen") } немає. { -pair(form: "Nom-pl") } порівнюють за { -rank(form: "ins") }, { -tractor(form: "nom-pl") } — за найстаршою { -pair(form: "ins") }. З рівних бере той, що ліг раніше.

rules-throws-off = Заходити з кількох комбінацій разом ({ -throw }) не можна.
rules-throw-lead = Можна зайти відразу з двох чи більше комбінацій однієї { -suit(form: "gen") }: це { -throw }. Його розкладають так: спершу найдовший { -tractor } (з однаково довгих — старший; з рівних { -pair(form: "gen-pl") } { -level-card(form: "gen-pl") } — у порядку { -spades(form: "nom-pl") }, { -hearts(form: "nom-pl") }, { -diamonds(form: "nom-pl") }, { -clubs(form: "nom-pl") }), потім { -pair(form: "nom-pl") }, потім { -single(form: "nom-pl") }.
rules-throw-stands = { -throw(form: "Nom") } проходить, якщо в жодного іншого { -player(form: "gen") }, навіть у { -partner(form: "gen") }, немає в цій { -suit(form: "loc") } нічого старшого за якусь із його частин: старшої { -single(form: "gen") }, старшої { -pair(form: "gen") } або старшого { -tractor(form: "gen") } такої ж довжини (хоч би й усередині довшого). Інакше замість { -throw(form: "gen") } зіграно ту частину, яку можна побити (з кількох — ту, де найменше { -card(form: "gen-pl") }, а далі — наймолодшу). Решта { -card(form: "gen-pl") } повертається на руки, і про них знають усі.
rules-throw-follow =
    { $rule ->
        [pairs] У відповідь дайте стільки { -pair(form: "gen-pl") }, скільки їх у { -throw(form: "loc") }, або всі, що маєте в цій { -suit(form: "loc") }.
       *[tractor] У відповідь дайте на кожен { -tractor(form: "acc") } { -throw(form: "gen") } { -tractor(form: "acc") }, починаючи з найдовшого, якщо маєте такий; і стільки { -pair(form: "gen-pl") }, скільки їх у { -throw(form: "loc") }, або всі, що маєте в цій { -suit(form: "loc") }.
    }
rules-throw-winner =
    Побити { -throw } може лише хід цілком із { -trump(form: "gen-pl") } від { -player(form: "gen") }, який не має цієї { -suit(form: "gen") }, і лише якщо він розкладається на такі самі комбінації. { $rule ->
        [all_components] Другий такий хід має бути старшим за перший у кожній частині.
       *[longest_component] Другий такий хід має бути старшим за перший у найбільшій частині.
    } Козирний { -throw }, що пройшов, не б'є ніщо.
rules-throw-penalty = За кожен невдалий { -throw } { -side(form: "gen") } { -dealer(form: "gen") } { -attackers(form: "nom-pl") } дістають { -points(form: "gen-pl") }: { $points }; за кожен власний стільки ж утрачають, але нижче 0 не опускаються.
rules-throw-kitty = Якщо { -throw } припадає на останню { -trick(form: "acc") }, то для бонусу за { $kitty } рахують усі { -card(form: "nom-pl") }, які кожен { -player } поклав у неї.

## Підрахунок

rules-kitty-points =
    { $rule ->
        [last_trick] { -points(form: "Nom-pl") } знесених { -card(form: "gen-pl") } дістає { -side }, що взяла останню { -trick(form: "acc") }.
       *[declarer] { -points(form: "Nom-pl") } знесених { -card(form: "gen-pl") } дістає { -side } { -declarer(form: "gen") }.
    } Вони зараховуються до { -contract(form: "gen") }.
rules-last-trick-bonus = { -side(form: "Nom") }, що взяла останню { -trick(form: "acc") }, дістає ще { -points(form: "gen-pl") }: { $points }. Вони зараховуються до { -contract(form: "gen") }.
rules-most-tricks-bonus = { -side(form: "Nom") }, що взяла більше { -trick(form: "gen-pl") }, дістає ще { -points(form: "gen-pl") }: { $points }; якщо { -trick(form: "gen-pl") } порівну — ніхто. Вони зараховуються до { -contract(form: "gen") }.
rules-made =
    { $rule ->
        [captured] Якщо { -side } { -declarer(form: "gen") } набрала не менше за свою { -bid(form: "acc") }, { -contract } зіграно, і їй записують усе набране.
       *[bid] Якщо { -side } { -declarer(form: "gen") } набрала не менше за свою { -bid(form: "acc") }, { -contract } зіграно, і їй записують { -bid(form: "acc") }, не більше.
    }
rules-set = Якщо набрано менше — це { -set }: { -side } втрачає свою { -bid(form: "acc") }, а за набране не дістає нічого. { -score(form: "Nom") } може бути від'ємним.
rules-others-captured = Другій { -side(form: "dat") } завжди записують усе, що вона набрала.
rules-tricks-made =
    { $double ->
        [yes] Якщо { -declarer } і { -partner } разом узяли не менше { -trick(form: "gen-pl") }, ніж заявлено, { -partner(form: "dat") } записують { -bid(form: "acc") }, а { -declarer(form: "dat") } — подвоєну.
       *[no] Якщо { -declarer } і { -partner } разом узяли не менше { -trick(form: "gen-pl") }, ніж заявлено, кожному з двох записують { -bid(form: "acc") }.
    }
rules-tricks-set =
    { $double ->
        [yes] Якщо менше, { -partner } утрачає { -bid(form: "acc") }, а { -declarer } — подвоєну.
       *[no] Якщо менше, кожен із двох утрачає { -bid(form: "acc") }.
    }
rules-tricks-single = { -declarer(form: "Dat") } без { -partner(form: "gen") } рахують так само, йому одному.
rules-tricks-others = Кожному з решти { -player(form: "gen-pl") } записують по 1 за кожну взяту { -trick(form: "acc") }. { -score(form: "Nom") } може бути від'ємним.
rules-alone-score = За Amerikaner { -declarer(form: "dat") } записують { $points }, якщо взято всі { -trick(form: "acc-pl") }. Якщо хоч одну втрачено, він утрачає { $points }, а кожному з решти { -player(form: "gen-pl") } записують по 1 за кожну взяту { -trick(form: "acc") }.
rules-overtricks = { -trick(form: "Nom-pl") } понад { -bid(form: "acc") } нічого не дають.
rules-attackers-points = { -dealer(form: "Nom") } і його { -partner } — { -side } { -dealer(form: "gen") }; двоє інших — { -attackers(form: "nom-pl") }. Щоб перехопити { -deal(form: "acc") }, { -attackers(form: "dat-pl") } треба { $needed } з { $total } { -points(form: "gen-pl") }.
rules-kitty-multiplier =
    Якщо останню { -trick(form: "acc") } беруть { -attackers(form: "nom-pl") }, вони дістають ще й { -points(form: "acc-pl") } знесених { -card(form: "gen-pl") }, помножені на { $rule ->
        [twice_cards] подвоєну кількість { -card(form: "gen-pl") }, які кожен { -player } поклав у цю { -trick(form: "acc") } ({ -single } — 2, { -pair } — 4, { -tractor } із двох { -pair(form: "gen-pl") } — 8, із трьох — 12).
        [two] два.
       *[power] двійку стільки разів, скільки { -card(form: "gen-pl") } кожен { -player } поклав у цю { -trick(form: "acc") } ({ -single } — 2, { -pair } — 4, { -tractor } із двох { -pair(form: "gen-pl") } — 16, із трьох — 64).
    } Якщо її бере { -side } { -dealer(form: "gen") }, знесене не рахують нікому.
rules-band-points = { -points(form: "nom-pl") } { -attackers(form: "gen-pl") }
rules-band-levels = { -level(form: "nom-pl") }
rules-band-dealers = { -side } { -dealer(form: "gen") } +{ $levels }
rules-band-attackers = { -deal } переходить до { -attackers(form: "gen-pl") }, +{ $levels }
rules-band-more = { $low } і більше
rules-band-on = ще один { -level } за кожні { $band } { -points(form: "gen-pl") }
rules-level-cap = За одну { -deal(form: "acc") } { -side } піднімається щонайбільше на стільки { -level(form: "gen-pl") }: { $cap }.
rules-next-dealer = Якщо { -attackers(form: "nom-pl") } набрали менше ніж { $needed } { -points(form: "gen-pl") }, далі здає { -partner } { -dealer(form: "gen") }, інакше — { -player } { word-left } від { -dealer(form: "gen") }.
rules-jack-back = На { -level(form: "loc") } «{ -jack }» { -attackers(form: "nom-pl") }, які беруть останню { -trick(form: "acc") } одним { -jack(form: "ins") }, відкидають { -side(form: "acc") } { -dealer(form: "gen") } назад на { -level(form: "acc") } 2 — після того як { -deal(form: "acc") } зараховано.

## Партія

rules-target = { -match(form: "Nom") } закінчується, коли після цілої { -deal(form: "gen") } одна зі { -side(form: "gen-pl") } має { $target } або більше. Вона й перемагає.
rules-both-reach =
    { $rule ->
        [higher] Якщо стільки мають обидві { -side(form: "nom-pl") }, перемагає вищий { -score }, хоч би хто був { -declarer(form: "ins") }. Якщо { -score } рівний, грають ще одну { -deal(form: "acc") }, і так доти, доки він не стане різним ({ -sudden-death }).
       *[bidder] Якщо стільки мають обидві { -side(form: "nom-pl") }, перемагає { -side } { -declarer(form: "gen") }, навіть за рівного { -score(form: "gen") }.
    }
rules-individual-target = { -match(form: "Nom") } закінчується, коли після { -deal(form: "gen") } хтось має { $target } або більше. Перемагає найвищий { -score }; якщо він рівний у кількох, перемагають усі вони. Дійти до мети може будь-хто, навіть { -points(form: "ins-pl") } за окремі { -trick(form: "acc-pl") }.
rules-levels = Обидві { -side(form: "nom-pl") } починають із { -level(form: "gen") } { $start }. { -level(form: "Nom-pl") } такі: { $listed }. У { -deal(form: "loc") } для всіх діє { -level } { -side(form: "gen") } { -dealer(form: "gen") }.
rules-beyond-last = { -side(form: "Nom") }, яка мала б піднятися вище за останній { -level } ({ $last }), виграє { -match(form: "acc") } — з будь-якого { -level(form: "gen") }, на { -side(form: "loc") } { -dealer(form: "gen") } чи { -attackers(form: "gen-pl") }. (Граєте інакше? Див. { -house-rule } must_defend_ace.)
rules-must-defend = Підйом зупиняється на останньому { -level(form: "loc") } ({ $last }). Піти з нього можна, лише вигравши на ньому { -deal(form: "acc") } як { -side } { -dealer(form: "gen") }, — і це виграє { -match(form: "acc") }.
rules-forced-levels = Підйом зупиняється на першому з цих { -level(form: "gen-pl") }, якого { -side } досягла: { $levels }. Піти з такого { -level(form: "gen") } можна, лише вигравши як { -side } { -dealer(form: "gen") }.

## Варіанти правил

rules-option = { $option }: { $value }. `{ $name }` = { $allowed }
rules-option-changed = { $option }: { $value } (звичайно: { $standard }). `{ $name }` = { $allowed }
rules-option-needs = { $line } (лише коли `{ $other }` = { $needed })

## Примітки

note-crowsnest-forced-crow = Що { -crow(form: "acc") } треба класти, коли вона — єдиний { -trump }, і що { -lead } із { -crow(form: "gen") } — це { -lead } із { -trump(form: "gen") }, у правилах CrowsNest прямо не сказано; це випливає з того, що вона «завжди наймолодший { -trump }».
note-rook-reconstructed-no-nest = Відсутність { -nest(form: "gen") } — реконструкція.
note-rook-reconstructed-minimum-70 = Найнижча { -bid } 70 — реконструкція.
note-rook-reconstructed-seven-seven = Що за { -score(form: "gen") } { -trick(form: "gen-pl") } 7–7 бонусу не дістає ніхто — реконструкція.
note-rook-reconstructed-deck-and-nest = Колода з 57 { -card(form: "gen-pl") } і { -nest } з п'яти — реконструкція.
note-rook-reconstructed-low-rook = Rook як наймолодший { -trump } без права грати його будь-коли — реконструкція.
note-rook-reconstructed-minimum-100 = Найнижча { -bid } 100 — реконструкція.
note-rook-reconstructed-target-500 = Гра до 500 — реконструкція.
note-rook-reconstructed-bonus = 20 { -points(form: "gen-pl") } за більшість { -trick(form: "gen-pl") } — реконструкція.
note-rook-reconstructed-minimum-and-target = Найнижча { -bid } та мета { -match(form: "gen") } — реконструкція.
note-rook-follows-tournament = Що буває, коли всі спасували, хто заходить першим і скільки дає зіграний { -contract }, узято з Tournament Rook; жодне джерело цього різновиду про це не пише.
note-dixie-nest-points = Що { -points(form: "nom-pl") } в { -nest(form: "loc") } дістаються тому, хто взяв останню { -trick(form: "acc") }, узято з Tournament Rook; жодне джерело цього різновиду про це не пише.
note-red-one-no-any-time = Що { -red(form: "acc") } 1 не можна грати будь-коли — реконструкція.
note-amerikaner-silent = Наше рішення там, де головне джерело мовчить: { -pass } остаточний; Amerikaner закінчує { -auction(form: "nom-pl") }; слово останнього { -player(form: "gen") }; після загального { -pass(form: "gen") } здає наступний; в Amerikaner заходить { -declarer }, і його грають до кінця; які двійки відкладають.
note-amerikaner-no-callable-card = Речення головного джерела про те, що «відповідної { -card(form: "gen") } не лишилося», зіпсовано перекладом; наведене тут тлумачення — єдине, за яким можна грати.
note-amerikaner-example = Приклад: { -bid } 8, { -declarer } і { -partner } беруть 9 { -trick(form: "gen-pl") }. Кожному з двох записують 8, решті — по одному за кожну взяту { -trick(form: "acc") }.
note-amerikaner-one-rule-set = Це один набір правил; він не претендує на те, щоб охопити всі { -house-rule(form: "nom-pl") }.
note-tractor-take-over = «80 { -points(form: "gen-pl") } дають { -defender(form: "dat-pl") } перехопити ініціативу» ми читаємо так: { -attackers(form: "nom-pl") } перехоплюють { -deal(form: "acc") }.
note-tractor-plain-suits = «{ -trump-suit(form: "Nom-pl") } без { -level-card(form: "gen-pl") } йдуть від A до 2» ми читаємо так: ідеться про некозирні { -suit(form: "acc-pl") }.
note-tractor-off-suit-levels = «{ -card(form: "Nom-pl") } не в { -suit(form: "acc") } мають однакову силу» ми читаємо так: ідеться про { -level-card(form: "nom-pl") } інших { -suit(form: "gen-pl") }.
note-tractor-declaring-side = «{ -side(form: "Nom") }, що оголошує» ми читаємо так: { -side } { -dealer(form: "gen") }.
note-tractor-first-declarer = Сумнівне: у першій { -deal(form: "loc") } здає той, хто оголосив першим, навіть якщо друга { -side } перебила оголошення. { -house-rule(form: "Nom") } first_dealer дає інше тлумачення.
note-tractor-beyond-ace = Сумнівне: { -match(form: "acc") } можна виграти, перескочивши { -ace(form: "gen") } й жодного разу його не захищавши. { -house-rule(form: "Nom") } must_defend_ace дає інше тлумачення.

## Джерела

source-crowsnest = Правила гри CrowsNest, як їх описує застосунок: повністю.
source-tournament-rook = Правила гри із застосунку CrowsNest та tournament-rook.com/rulesforplay.html: повністю.
source-wikipedia-rook = Wikipedia, «Rook (card game)», і брошура 2010 року: офіційні турнірні правила та право грати Rook будь-коли.
source-wikipedia-partnership = Wikipedia, «Rook (card game)», перелік парних різновидів для чотирьох: назва й вартість { -card(form: "gen-pl") }.
source-smith-county = Турнір округу Сміт, 2020: 42 { -card(form: "nom-pl") }, по дев'ять кожному, { -nest } з шести.
source-pagat-kentucky = pagat.com, Kentucky Rook (автор John Hay): Rook старший за 1, 45 { -card(form: "gen-pl") } і готовий набір правил.
source-gamerules-dixie = Сайт gamerules.com, Dixie Rook.
source-amerikaner-seed = Браузерна версія Amerikaner, звірена з «Norske kortspill»; вона вирішальна.
source-pagat-amerikaner = pagat.com, Amerikaner: по 12 { -card(form: "gen-pl") } і { -kitty } із чотирьох, найменше 6, { -pass } остаточний, Amerikaner вище за 12.
source-norwegianamerican = norwegianamerican.com: найвищі { -bid(form: "nom-pl") } 17, 13, 10 і 8.
source-spillby = spillby.com: { -overtrick(form: "nom-pl") } нічого не дають; в Amerikaner заходить { -declarer }.
source-tractor-seed = Українські правила гри з подвійним підвищенням; вони вирішальні.
source-tractor-peers = Де вони мовчать — так, як у відкритих програмах rbtying/shengji, ChannonTian/80fen та jerryyyu/shengji.
source-pagat-tractor = Сайт pagat.com, Tractor.
