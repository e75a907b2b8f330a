# The rules page. Each sentence stands for one policy of a declaration. Every message may use $kitty and
# $special (the game's own words), $suits (colours or suits, as the game calls them) and $direction.

word-suit =
    { $suits ->
        [colours] { -colour }
       *[suits] { -suit }
    }
word-left =
    { $direction ->
        [clockwise] { -left }
       *[counter] { -right }
    }

rules-title = { $name }: قوانین جاری
rules-intro =
    { $seats ->
        [3] سه { -player }
        [4] چهار { -player }
        [5] پنج { -player }
        [6] شش { -player }
       *[other] { $seats } { -player }
    }. { $sides ->
        [two] دو { -side }: { -partner } هر کس روبه‌رویش می‌نشیند.
       *[called] { -partner(form: "pl") } در هر { -deal } با { -called-card } معلوم می‌شوند.
    } بازی { $direction ->
        [clockwise] ساعت‌گرد
       *[counter] پادساعت‌گرد
    } پیش می‌رود.
rules-aim =
    { $score ->
        [points] { -side(form: "pl") } بر سر حق تعیین { -trump } می‌خوانند. هر که بالاتر بخواند، متعهد می‌شود همان‌قدر { -points } از { -trick(form: "pl") } بگیرد؛ بعضی { -card(form: "pl") } { -points } دارند.
        [tricks] { -player(form: "pl") } می‌خوانند که چند { -trick } می‌برند. هر که بالاتر بخواند، { -trump } را تعیین می‌کند و یک { -card } را می‌خواهد؛ دارندهٔ آن { -card } { -partner } او می‌شود.
       *[levels] یک { -side }، { -dealers-side }، { -deal } را بازی می‌کند و { -side } دیگر حمله می‌کند. { -attackers } می‌کوشند از { -trick(form: "pl") } آن‌قدر { -points } بگیرند که جای { -dealers-side } را بگیرند. { -side(form: "indef") } که بهتر بازی کند، { -level } بالا می‌رود.
    }
rules-house-rule = قانون خانگی: { $option }: { $value }
rules-trademark = «Rook» نشان تجاری صاحب آن است. این برنامه هیچ ارتباطی با آن ندارد؛ بازی‌ها را به همان نامی می‌خوانیم که بازیکنان به کار می‌برند.

rules-heading-cards = { -card(form: "pl") }
rules-heading-order = ترتیب { -card(form: "pl") }
rules-heading-deal = پخش { -card(form: "pl") }
rules-heading-auction =
    { $sort ->
        [bid] { -auction }
       *[declare] اعلام { -trump }
    }
rules-heading-kitty = { $kitty }
rules-heading-trump =
    { $sides ->
        [two] { -trump }
       *[called] { -trump } و { -partner }
    }
rules-heading-play = بازی
rules-heading-throws = { -throw(form: "pl") }
rules-heading-score = { -points }
rules-heading-match = { -match }
rules-heading-options = قوانین خانگی
rules-heading-notes = برداشت‌ها و بازسازی‌ها
rules-heading-sources = منابع

## Cards

rules-deck =
    { $copies ->
        [1] { $cards } { -card }. { $suits ->
            [colours] { -colour(form: "pl") }: { $listed }.
           *[suits] { -suit(form: "pl") }: { $listed }.
        }
       *[other] دو دسته { -card } کامل با { -joker(form: "pl") }، روی هم { $cards } { -card }. { -suit(form: "pl") }: { $listed }.
    }
rules-ranks = { -rank(form: "pl") } از پایین به بالا: { $ranks }.
rules-special =
    { $n ->
        [1] یکی از آن‌ها { -card } ویژه است: { $cards }.
        [2] دو تا از آن‌ها { -card } ویژه است: { $cards }.
       *[other] { $n } تا از آن‌ها { -card } ویژه است: { $cards }.
    }
rules-jokers = { $n } { -joker }: دو { -red-joker } ({ -joker } بزرگ) و دو { -black-joker } ({ -joker } کوچک).
rules-set-aside =
    { $n ->
        [1] پیش از پخش، این { -card } کنار گذاشته می‌شود تا به همه برابر برسد: { $cards }. رو به بالا می‌ماند تا همه ببینند و در بازی نیست.
       *[other] پیش از پخش، این { -card(form: "pl") } کنار گذاشته می‌شوند تا به همه برابر برسد: { $cards }. رو به بالا می‌مانند تا همه ببینند و در بازی نیستند.
    }
rules-each-rank = هر { rank-name }
rules-counter = { $card }: { $points } { -points }
rules-counters =
    ارزش { -counter(form: "pl") }: { $counters }. { $bonus ->
        [0] همهٔ { -points(form: "pl-ez") } یک { -deal }: { $total }.
       *[other] همهٔ { -points(form: "pl-ez") } یک { -deal }، با پاداش { $bonus } امتیازی: { $total }.
    }

## Order

rules-order = هر { -trump(form: "indef") } از هر { -card(form: "indef") } که { -trump } نباشد بالاتر است. درون یک { word-suit }، { -trump } یا غیر { -trump }، ترتیب { -card(form: "pl") } همان است که در بالا آمد.
rules-special-place =
    { $place ->
        [lowest] { $card } همیشه { -trump } است، پایین‌ترین { -trump }.
        [highest] { $card } همیشه { -trump } است، بالاترین { -trump }.
        [second] { $card } همیشه { -trump } است، دومین { -trump } پس از { $above }.
       *[ten_and_a_half] { $card } همیشه { -trump } است؛ جایش میان 10 و 11 { -trump } است.
    } از هر نظر جزو { word-suit } { -trump } است: اگر با آن شروع شود، با { -trump } شروع شده است.
rules-special-printed = { $card } از { -card(form: "pl-ez") } { suit-name } به شمار نمی‌آید، مگر وقتی { suit-name } { -trump } باشد: وقتی با { suit-name } شروع شود، جواب آن نیست و بازی کردنش هم لازم نیست.
rules-special-any-time = { $card } را هر وقت می‌شود بازی کرد، حتی اگر { -player } از { word-suit } شروع‌شده داشته باشد.
rules-special-not-any-time = وقتی با { word-suit } دیگری شروع شده، فقط { -player(form: "indef") } می‌تواند { $card } را بازی کند که از آن { word-suit } ندارد؛ مثل هر { -trump } دیگر.
rules-special-forced = وقتی با { -trump } شروع شود و { $card } تنها { -trump } شما باشد، باید آن را بازی کنید.
rules-order-levels = در هر { -deal } یک { -rank }، یعنی { -level }، از { -suit } خود بیرون می‌آید. { -level-card(form: "pl") } و { -joker(form: "pl") } همیشه { -trump } هستند.
rules-order-ladder = { -trump(form: "pl") } از بالا به پایین: { -red-joker }، { -black-joker }، { -level-card } از { -suit } { -trump }، بقیهٔ { -level-card(form: "pl") } (همه برابر)، سپس { -suit } { -trump } از { -ace } تا 2 بدون { -level-card } آن.
rules-order-no-trump = در بازی { -no-trump }، این‌ها { -trump } هستند: { -red-joker }، { -black-joker }، { -level-card(form: "pl-ez") } هر چهار { -suit } (همه برابر). چیز دیگری { -trump } نیست.
rules-order-plain = { -suit(form: "pl-ez") } دیگر از { -ace } تا 2 هستند، بدون { -level-card }.
rules-order-one-suit = همهٔ { -trump(form: "pl") } با هم یک خال‌اند، هر چه رویشان چاپ شده باشد. هر جا در این قوانین «{ -suit }» آمده، همین منظور است.

## Deal

rules-deal = { -card(form: "pl") } یکی‌یکی پخش می‌شود، به هر { -player } { $hand } تا، از { -player } سمت { word-left } { -dealer }.
rules-deal-kitty =
    { $n ->
        [1] یک { -card } باقی‌مانده { $kitty } است و رو به پایین می‌ماند.
       *[other] { $n } { -card } باقی‌مانده { $kitty } است و رو به پایین می‌ماند.
    }
rules-first-dealer = { -dealer(form: "ez") } اول به قید قرعه معلوم می‌شود. پس از هر { -deal(form: "indef") } که امتیازش حساب شود، { -player } سمت { word-left } { -dealer } پخش می‌کند.
rules-first-dealer-levels = { -dealer(form: "ez") } اول هر { -match } ({ -initial-dealer }) به قید قرعه معلوم می‌شود. پس از آن، نتیجهٔ هر { -deal } می‌گوید { -dealer(form: "ez") } بعدی کیست.

## Auction

rules-bid-opener = اول { -player } سمت { word-left } { -dealer } می‌خواند.
rules-bid-range =
    { $unit ->
        [points] { $only ->
            [yes] هر نوبت یا { -pass } است یا تنها { -bid(form: "ez") } ممکن: { $top }، همهٔ { -points(form: "pl-ez") } { -deal }.
           *[no] هر نوبت یا { -pass } است یا خواندن { -points }. { -bid } باید مضربی از { $step } باشد، از { $minimum } تا { $top } (همهٔ { -points(form: "pl-ez") } { -deal })، و بالاتر از { -bid(form: "ez") } قبلی. پریدن از روی عددها آزاد است.
        }
       *[tricks] { $only ->
            [yes] هر نوبت یا { -pass } است یا خواندن { $top } { -trick } (همهٔ { -trick(form: "pl") }).
           *[no] هر نوبت یا { -pass } است یا خواندن تعداد { -trick }. { -bid } دست‌کم { $minimum } و حداکثر { $top } است و باید بالاتر از { -bid(form: "ez") } قبلی باشد. پریدن از روی عددها آزاد است.
        }
    }
rules-bid-pass-final = { -pass } قطعی است. خواندن میان کسانی که مانده‌اند می‌چرخد تا فقط کسی بماند که بالاتر از همه خوانده است. او { -declarer } است و { -bid(form: "ez") } او { -contract } است.
rules-bid-top-ends = خواندن { $top } بی‌درنگ { -auction } را تمام می‌کند.
rules-bid-alone =
    { $ends ->
        [yes] «Amerikaner» (همهٔ { -trick(form: "pl") }، تک‌نفره) هم خواندنی است و از هر عددی بالاتر است.
       *[no] «Amerikaner» (همهٔ { -trick(form: "pl") }، تک‌نفره) هم خواندنی است و از هر عددی بالاتر است، حتی از { $top }، که { -auction } را تمام نمی‌کند.
    } بالای آن نمی‌شود خواند: بی‌درنگ { -auction } را تمام می‌کند.
rules-bid-last-turn = وقتی همه جز یک نفر { -pass } داده‌اند و کسی نخوانده، نفر آخر هنوز نوبت دارد؛ اگر بخواند، { -auction } بی‌درنگ تمام می‌شود.
rules-all-pass =
    { $rule ->
        [redeal_same_dealer] اگر همه { -pass } بدهند، { -thrown-in } است: کسی { -points(form: "indef") } نمی‌گیرد و همان { -dealer } دوباره پخش می‌کند.
        [redeal_next_dealer] اگر همه { -pass } بدهند، { -thrown-in } است: کسی { -points(form: "indef") } نمی‌گیرد و { -player } سمت { word-left } { -dealer } پخش می‌کند.
       *[dealer_takes_minimum] اگر هر سه { -player } پیش از { -dealer } { -pass } بدهند، { -dealer } بی‌درنگ { -declarer } می‌شود و { -contract } او کمترین { -bid } است، یعنی { $minimum }.
    }
rules-declare-turn = وقتی هر { $hand } { -card } پخش شد، { -trump } نوبتی اعلام می‌شود، از { -dealer } (در { -deal } اول از { -initial-dealer }). هر نوبت یا { -pass } است یا اعلام با { -card(form: "pl-ez") } دست. { -pass } قطعی نیست: وقتی نوبت دوباره رسید، می‌شود اعلام کرد.
rules-declare-strength = اعلام‌ها از ضعیف به قوی: یک { -level-card } از یک { -suit }؛ دو { -level-card } یکسان؛ دو { -black-joker }؛ دو { -red-joker }. با هر کدام می‌شود آغاز کرد. { -overcall } باید از اعلام پیشین قوی‌تر باشد؛ برابر کافی نیست. یک { -joker }، یا یک { -red-joker } با یک { -black-joker }، اعلام نیست.
rules-declare-trump = { -suit } { -level-card(form: "pl-ez") } اعلام‌شده { -trump } است. دو { -joker } آن را { -no-trump } می‌کند؛ آنجا هم { -level-card(form: "pl") } و { -joker(form: "pl") } باز { -trump } هستند.
rules-declare-end = پس از یک اعلام، سه { -pass } پیاپی اعلام { -trump } را تمام می‌کند؛ دو { -red-joker } هم همین‌طور.
rules-declare-nobody =
    { $rule ->
        [kitty_suit] اگر هر چهار نفر { -pass } بدهند و کسی اعلام نکرده باشد، همهٔ { $kitty } برای همه رو می‌شود. { -suit } چاپ‌شدهٔ اولین { -card } آن که { -joker } نباشد { -trump } است؛ { -level-card } هم با { -suit } چاپ‌شده‌اش حساب می‌شود. { -dealer } همان می‌ماند (در { -deal } اول، { -initial-dealer }).
        [no_trump] اگر هر چهار نفر { -pass } بدهند و کسی اعلام نکرده باشد، { -deal } به صورت { -no-trump } بازی می‌شود. { $kitty } رو نمی‌شود و { -dealer } همان می‌ماند (در { -deal } اول، { -initial-dealer }).
       *[redeal] اگر هر چهار نفر { -pass } بدهند و کسی اعلام نکرده باشد، { -thrown-in } است. { $kitty } رو نمی‌شود، همان { -dealer } دوباره پخش می‌کند و همان { -deal } به شمار می‌آید ({ -deal } اول هنوز اول است).
    }
rules-declare-first-dealer =
    { $rule ->
        [first_declarer] در { -deal } اول { -match }، هر که اول اعلام کند { -dealer } می‌شود، حتی اگر کسی بعداً بالاتر اعلام کند: آن فقط { -trump } را عوض می‌کند. (جور دیگری بازی می‌کنید؟ قانون خانگی first_dealer را ببینید.)
       *[last_declarer] در { -deal } اول { -match }، { -player(form: "indef") } که اعلامش در پایان برجا بماند { -dealer } می‌شود.
    } در { -deal(form: "pl-ez") } بعدی هر کس می‌تواند { -trump } را اعلام کند و { -dealer } همان می‌ماند.
rules-declare-shown = { -card(form: "pl-ez") } اعلام‌شده در دست می‌ماند. تا وقتی بازی نشده‌اند، همه از آن‌ها خبر دارند.

## Kitty

rules-kitty-take =
    { $taker ->
        [dealer] { -dealer } { $kitty } را برمی‌دارد و هر { $n } { -card(form: "indef") } را که بخواهد رو به پایین می‌خواباند؛ { -counter } و { -trump } هم می‌تواند در میانشان باشد.
       *[declarer] { -declarer } { $kitty } را برمی‌دارد، بی آنکه دیگران ببینند، و به جای آن { $n ->
            [1] یک { -card }
           *[other] { $n } { -card }
        } رو به پایین می‌خواباند.
    }
rules-kitty-any =
    { $specials ->
        [none] هر { -card(form: "indef") } را می‌شود خواباند، حتی { -counter } و { -trump }.
       *[some] هر { -card(form: "indef") } را می‌شود خواباند، حتی { -counter }، { -trump }، { $specials }.
    }
rules-kitty-counters =
    { $rule ->
        [none_unless_forced] { -counter } را نمی‌شود خواباند؛ اگر چارهٔ دیگری نباشد، هر چه کمتر.
       *[one] حداکثر یک { -counter } را می‌شود خواباند؛ اگر چارهٔ دیگری نباشد، هر چه کمتر.
    } { $specials ->
        [none] هر { -card(form: "indef") } که { -points } دارد { -counter } است.
       *[some] هر { -card(form: "indef") } که { -points } دارد { -counter } است، حتی { $specials }.
    }
rules-kitty-trump-shown = پیش از شروع اولین { -trick }، همهٔ { -trump(form: "pl-ez") } خوابانده به همه نشان داده می‌شود.
rules-kitty-not-callable = برندهٔ { -auction } پیش از شروع اولین { -trick } { $kitty } را برمی‌دارد، در Amerikaner هم همین‌طور. { -card } خوابانده را نمی‌شود خواست.
rules-kitty-shown-at-end = { -card(form: "pl-ez") } خوابانده در پایان { -deal } به همه نشان داده می‌شود.

## Trump, partner

rules-trump-named = پس از خواباندن، { -declarer } { word-suit } { -trump } را تعیین می‌کند.
rules-trump-named-at-once = { -declarer } بی‌درنگ { word-suit } { -trump } را تعیین می‌کند.
rules-trump-before-kitty = { -declarer } پیش از برداشتن { $kitty }، { word-suit } { -trump } را تعیین می‌کند.
rules-trump-first-lead = اگر { -contract } عدد باشد، { -declarer } با هر { -card(form: "indef") } که بخواهد شروع می‌کند و { -suit } آن { -trump } است. Amerikaner نه { -trump } دارد و نه { -partner }.
rules-call =
    { $which ->
        [any] پیش از آنکه کس دیگری بازی کند، { -declarer } یک { -card } از همان { -suit } را می‌خواهد که در دست { -player } دیگری است. { -rank(form: "ez") } آن مهم نیست.
       *[highest_missing] پیش از آنکه کس دیگری بازی کند، { -declarer } بالاترین { -card } از همان { -suit } را می‌خواهد که در دست { -player } دیگری است.
    } { $apart ->
        [aside] { -card(form: "pl-ez") } { -set-aside } را نمی‌شود خواست و { -card(form: "indef") } را هم که تازه با آن شروع شده، نه.
        [buried] { -card(form: "pl-ez") } خوابانده را نمی‌شود خواست و { -card(form: "indef") } را هم که تازه با آن شروع شده، نه.
       *[none] { -card(form: "indef") } را که تازه با آن شروع شده نمی‌شود خواست.
    } { $own ->
        [yes] { -declarer } می‌تواند { -card } دیگری از همان { -suit } را هم بخواهد که در دست خودش است. آن‌وقت کسی ناچار به بازی آن نیست؛ پس از اولین { -trick } همه می‌فهمند که { -declarer } تنهاست و { -deal } مثل بازی بدون { -partner } حساب می‌شود.
       *[no] { -card(form: "indef") } را هم که در دست خود { -declarer } است نمی‌شود خواست.
    }
rules-called-plays = دارندهٔ { -called-card } باید آن را در اولین { -trick } بازی کند و از آن پس آشکارا { -partner } { -declarer } است. لازم نیست آن { -card } { -trick } را ببرد. تا بازی نشود، فقط دارنده‌اش می‌داند.
rules-call-none =
    { $own ->
        [yes] اگر هیچ { -card(form: "indef") } را نشود خواست، { -declarer } بدون { -partner } بازی می‌کند.
       *[no] اگر کس دیگری از آن { -suit } { -card(form: "indef") } نداشته باشد، { -card(form: "indef") } خواسته نمی‌شود و { -declarer } بدون { -partner } بازی می‌کند.
    }

## Play

rules-first-lead =
    { $rule ->
        [left_of_dealer] اولین { -trick } را { -player } سمت { word-left } { -dealer } شروع می‌کند، هر که { -declarer } باشد.
        [declarer] اولین { -trick } را { -declarer } شروع می‌کند.
        [left_of_declarer] اولین { -trick } را { -player } سمت { word-left } { -declarer } شروع می‌کند.
       *[dealer] اولین { -trick } را { -dealer } شروع می‌کند.
    } برندهٔ هر { -trick }، { -trick } بعدی را شروع می‌کند.
rules-follow = هر کس در هر { -trick } یک { -card } بازی می‌کند. اگر از { word-suit } شروع‌شده دارید، باید از همان بازی کنید. اگر ندارید، هر { -card(form: "indef") } خواستید بازی کنید: نه بریدن اجباری است و نه بالاتر زدن.
rules-winner = بالاترین { -trump } { -trick } را می‌برد؛ اگر { -trump(form: "indef") } نباشد، بالاترین { -card } از { word-suit } شروع‌شده.
rules-alone-play =
    در Amerikaner، { -declarer } شروع می‌کند و باید همهٔ { -trick(form: "pl") } را ببرد. { $stops ->
        [yes] با اولین { -trick(form: "indef") } که از دست برود، { -deal } تمام می‌شود.
       *[no] حتی پس از باختن یک { -trick }، { -deal } تا پایان بازی می‌شود.
    }
rules-shapes = شروع { -trick } با یک { -single }، یک { -pair } (دو { -card } یکسان) یا یک { -tractor } است: دو { -pair } یا بیشتر، پشت سر هم در یک { -suit }. دو { -card } هم‌زور که یکسان نباشند { -pair } نیستند.
rules-tractor-gap = جای خالی { -level } بسته می‌شود: در { -level } 7، { -pair(form: "pl-ez") } 6-6-8-8 در همهٔ { -suit(form: "pl") } { -tractor } است. از { -ace } به 2 راهی نیست.
rules-tractor-ladder = پله‌های { -trump } از پایین به بالا چنین است: { -suit } { -trump } تا { -king } و { -ace } (در { -level } { -ace }: تا { -king })، { -level-card } از { -suit(form: "pl-ez") } دیگر، { -level-card } از { -suit } { -trump }، { -black-joker }، { -red-joker }. دو { -pair } { -level-card } از { -suit(form: "pl-ez") } دیگر برابرند و هرگز در یک { -tractor } کنار هم نمی‌آیند؛ هر یک از آن دو پله را پر می‌کند. پس وقتی { -spades } { -trump } است و { -level } 2 است، A-A { -spades } با 2-2 { -hearts } { -tractor } است، ولی A-A { -spades } با 2-2 { -spades } نیست. در بازی { -no-trump } پله‌ها چنین است: { -level-card }، { -black-joker }، { -red-joker }.
rules-shapes-follow = به همان تعداد { -card } که شروع شده بازی کنید، و تا جایی که دارید از همان { -suit }.
rules-shapes-pairs =
    { $rule ->
        [pairs] در جواب { -pair } یا { -tractor }، به همان تعداد { -pair } از آن { -suit } بدهید، یا هر چه { -pair } دارید. لازم نیست { -pair(form: "pl") } پشت سر هم باشند. بیش از آن، میان { -card(form: "pl-ez") } آن { -suit } آزادید و می‌توانید { -pair } را بشکنید.
       *[tractor] در جواب { -pair }، اگر { -pair(form: "indef") } از آن { -suit } دارید بدهید. در جواب { -tractor }، اگر { -tractor(form: "indef") } به همان طول دارید بدهید، وگرنه به همان تعداد { -pair }، یا هر چه { -pair } دارید. بیش از آن، میان { -card(form: "pl-ez") } آن { -suit } آزادید و می‌توانید { -pair } را بشکنید.
    }
rules-shapes-short = اگر از آن { -suit } کم دارید، همه را بازی کنید و بقیه را با هر چه خواستید پر کنید، حتی با { -trump }؛ چنین بازی درهمی نمی‌برد. اگر { -void } هستید، هر چه خواستید بازی کنید: بریدن اجباری نیست.
rules-shapes-winner = فقط بازی با همان ترکیب و همان اندازه می‌تواند ببرد: از { -suit } شروع‌شده، یا تماماً { -trump } از { -player(form: "indef") } که از آن { -suit } ندارد. { -pair(form: "pl") } با { -rank } مقایسه می‌شوند و { -tractor(form: "pl") } با بالاترین { -pair } خود. از دو بازی برابر، آن که زودتر آمده می‌برد.

rules-throws-off = چند ترکیب با هم ({ -throw }) را نمی‌شود بازی کرد.
rules-throw-lead = می‌شود با دو یا چند ترکیب از یک { -suit } با هم شروع کرد: { -throw }. اول بلندترین { -tractor } از آن جدا می‌شود (از دو { -tractor } هم‌طول، بالاتر؛ از { -pair(form: "pl-ez") } برابر { -level-card } به ترتیب { -spades }، { -hearts }، { -diamonds }، { -clubs })، سپس { -pair(form: "pl") } و بعد { -single(form: "pl") }.
rules-throw-stands = { -throw } پذیرفته است، مگر اینکه { -player } دیگری، حتی { -partner }، در آن { -suit } چیزی بالاتر از یکی از بخش‌هایش داشته باشد: { -single(form: "indef") } بالاتر، { -pair(form: "indef") } بالاتر، یا { -tractor(form: "indef") } بالاتر به همان طول (حتی درون { -tractor(form: "indef") } بلندتر). وگرنه به جای آن همان بخشی بازی می‌شود که می‌شود زد (از چند بخش، آن که { -card } کمتری دارد و بعد پایین‌تر). بقیهٔ { -card(form: "pl") } به دست برمی‌گردد و همه از آن‌ها خبر دارند.
rules-throw-follow =
    { $rule ->
        [pairs] در جواب، به تعداد { -pair(form: "pl-ez") } { -throw } از آن { -suit } { -pair } بدهید، یا هر چه { -pair } دارید.
       *[tractor] در جواب، برای هر { -tractor } در { -throw }، از بلندترین، اگر { -tractor(form: "indef") } به همان طول دارید بدهید؛ و به تعداد { -pair(form: "pl-ez") } { -throw } از آن { -suit } { -pair } بدهید، یا هر چه { -pair } دارید.
    }
rules-throw-winner =
    { -throw } را فقط بازی تماماً { -trump } می‌زند، از { -player(form: "indef") } که از آن { -suit } ندارد، و فقط وقتی به همان ترکیب‌ها تقسیم شود. { $rule ->
        [all_components] دومین بازی از این نوع باید در هر بخش از اولی بالاتر باشد.
       *[longest_component] دومین بازی از این نوع باید در بزرگ‌ترین بخش از اولی بالاتر باشد.
    } { -throw } پذیرفته‌شده از { -trump } را هیچ‌چیز نمی‌زند.
rules-throw-penalty = برای هر { -throw } ناموفق { -dealers-side }، { -attackers } { $points } { -points } می‌گیرند؛ برای هر { -throw } ناموفق خودشان { $points } از دست می‌دهند، ولی هرگز زیر 0 نمی‌روند.
rules-throw-kitty = اگر { -trick } آخر { -throw } باشد، همهٔ { -card(form: "pl-ez") } هر { -player } در آن { -trick }، در { -kitty-bonus } ({ $kitty }) حساب می‌شود.

## Score

rules-kitty-points =
    { $rule ->
        [last_trick] { -points(form: "pl-ez") } { -card(form: "pl-ez") } خوابانده به { -side(form: "indef") } می‌رسد که { -trick } آخر را ببرد.
       *[declarer] { -points(form: "pl-ez") } { -card(form: "pl-ez") } خوابانده به { -side } { -declarer } می‌رسد.
    } این { -points(form: "pl") } در { -contract } حساب می‌شود.
rules-last-trick-bonus = { -side(form: "indef") } که { -trick } آخر را ببرد، { $points } { -points } بیشتر می‌گیرد. این { -points } در { -contract } حساب می‌شود.
rules-most-tricks-bonus = { -side(form: "indef") } که { -trick(form: "pl-ez") } بیشتری ببرد، { $points } { -points } بیشتر می‌گیرد؛ اگر برابر ببرند، به هیچ‌کس نمی‌رسد. این { -points } در { -contract } حساب می‌شود.
rules-made =
    { $rule ->
        [captured] اگر { -side } { -declarer } دست‌کم به اندازهٔ { -bid(form: "ez") } خود بگیرد، { -contract } { -made } است و هر چه گرفته امتیازش می‌شود.
       *[bid] اگر { -side } { -declarer } دست‌کم به اندازهٔ { -bid(form: "ez") } خود بگیرد، { -contract } { -made } است و همان { -bid } امتیازش می‌شود، نه بیشتر.
    }
rules-set = اگر کمتر بگیرد، { -set } است: به اندازهٔ { -bid(form: "ez") } خود از دست می‌دهد و برای آنچه گرفته { -points(form: "indef") } نمی‌گیرد. { -score } می‌تواند زیر صفر برود.
rules-others-captured = { -side } دیگر همیشه هر چه گرفته امتیازش می‌شود.
rules-tricks-made =
    { $double ->
        [yes] اگر { -declarer } و { -partner } با هم دست‌کم به تعداد خوانده‌شده { -trick } ببرند، { -partner } به اندازهٔ { -bid } می‌گیرد و { -declarer } دو برابر آن.
       *[no] اگر { -declarer } و { -partner } با هم دست‌کم به تعداد خوانده‌شده { -trick } ببرند، هر کدام به اندازهٔ { -bid } { -points } می‌گیرد.
    }
rules-tricks-set =
    { $double ->
        [yes] اگر کمتر ببرند، { -partner } به اندازهٔ { -bid } از دست می‌دهد و { -declarer } دو برابر آن.
       *[no] اگر کمتر ببرند، هر کدام به اندازهٔ { -bid } از دست می‌دهد.
    }
rules-tricks-single = { -points } { -declarer } بدون { -partner } هم همین‌طور حساب می‌شود، برای او تنها.
rules-tricks-others = هر { -player } دیگر برای هر { -trick(form: "indef") } که ببرد 1 { -points } می‌گیرد. { -score } می‌تواند زیر صفر برود.
rules-alone-score = Amerikaner، اگر همهٔ { -trick(form: "pl") } برده شود، { $points } { -points } برای { -declarer } دارد. اگر یکی از دست برود، { -declarer } { $points } از دست می‌دهد و هر { -player } دیگر برای هر { -trick(form: "indef") } که ببرد 1 { -points } می‌گیرد.
rules-overtricks = { -overtrick } { -points(form: "indef") } ندارد.
rules-attackers-points = { -dealer } و { -partner } او { -dealers-side } هستند و دو نفر دیگر { -attackers }. { -attackers } برای گرفتن جای { -dealers-side } به { $needed } از { $total } { -points } نیاز دارند.
rules-kitty-multiplier =
    اگر { -attackers } { -trick } آخر را ببرند، { -points(form: "pl-ez") } { -card(form: "pl-ez") } خوابانده را هم می‌گیرند، ضربدر { $rule ->
        [twice_cards] دو برابر تعداد { -card(form: "indef") } که هر { -player } در آن { -trick } بازی کرده ({ -single } 2 برابر، { -pair } 4، { -tractor } دو جفتی 8، سه جفتی 12).
        [two] دو.
       *[power] دو به توان تعداد { -card(form: "indef") } که هر { -player } در آن { -trick } بازی کرده ({ -single } 2 برابر، { -pair } 4، { -tractor } دو جفتی 16، سه جفتی 64).
    } اگر { -dealers-side } آن را ببرد، { -card(form: "pl-ez") } خوابانده برای کسی حساب نمی‌شود.
rules-band-points = { -points } { -attackers }
rules-band-levels = { -level(form: "pl") }
rules-band-dealers = { -dealers-side } +{ $levels }
rules-band-attackers = { -attackers } جای { -dealers-side } را می‌گیرند، +{ $levels }
rules-band-more = { $low } و بیشتر
rules-band-on = به ازای هر { $band } { -points }، یک { -level } بیشتر
rules-level-cap = هیچ { -side(form: "indef") } در یک { -deal } بیش از { $cap } { -level } بالا نمی‌رود.
rules-next-dealer = اگر { -attackers } کمتر از { $needed } { -points } داشته باشند، { -deal } بعد را { -partner } { -dealer } پخش می‌کند؛ وگرنه { -player } سمت { word-left } { -dealer }.
rules-jack-back = در { -level } { -jack }، اگر { -attackers } { -trick } آخر را با یک { -jack } تکی ببرند، { -dealers-side } پس از حساب { -points } { -deal } به { -level } 2 برمی‌گردد.

## Match

rules-target = { -match } وقتی تمام می‌شود که پس از یک { -deal } کامل، { -side(form: "indef") } { $target } { -points } یا بیشتر داشته باشد. آن { -side } برنده است.
rules-both-reach =
    { $rule ->
        [higher] اگر هر دو { -side } به آن برسند، { -score } بالاتر برنده است، هر که { -declarer } بوده باشد. اگر برابر باشند، یک { -deal } دیگر بازی می‌شود و همین‌طور تا وقتی فرق کنند ({ -sudden-death }).
       *[bidder] اگر هر دو { -side } به آن برسند، { -side } { -declarer } برنده است، حتی اگر { -score } برابر باشد.
    }
rules-individual-target = { -match } وقتی تمام می‌شود که پس از یک { -deal }، کسی { $target } { -points } یا بیشتر داشته باشد. بالاترین { -score } برنده است؛ اگر چند نفر در صدر مساوی باشند، همه برنده‌اند. هر { -player(form: "indef") } می‌تواند به آن برسد، با { -points } { -trick(form: "pl-ez") } تکی هم.
rules-levels = هر دو { -side } از { -level } { $start } شروع می‌کنند. { -level(form: "pl") }: { $listed }. { -level } هر { -deal } برای همه { -level } { -dealers-side } است.
rules-beyond-last = { -side(form: "indef") } که از { -level } { $last } بگذرد، برندهٔ { -match } است، از هر { -level(form: "indef") }، چه { -dealers-side } باشد و چه { -attackers }. (جور دیگری بازی می‌کنید؟ قانون خانگی must_defend_ace را ببینید.)
rules-must-defend = بالا رفتن در { -level } { $last } می‌ایستد. { -side } فقط وقتی از آن می‌گذرد که یک { -deal } را در { -level } { $last } به‌عنوان { -dealers-side } ببرد، و با آن برندهٔ { -match } است.
rules-forced-levels = بالا رفتن در اولین { -level(form: "indef") } از این { -level(form: "pl") } که به آن برسد می‌ایستد: { $levels }. { -side } فقط با بردن به‌عنوان { -dealers-side } از چنین { -level(form: "indef") } می‌گذرد.

## Options

rules-option = { $option }: { $value }. `{ $name }` = { $allowed }
rules-option-changed = { $option }: { $value } (معمول: { $standard }). `{ $name }` = { $allowed }
rules-option-needs = { $line } (فقط با `{ $other }` = { $needed })

## Notes

note-crowsnest-forced-crow = اینکه { -crow } را وقتی تنها { -trump } است باید بازی کرد، و اینکه شروع با { -crow } شروع با { -trump } است، در قوانین CrowsNest به‌صراحت نیامده؛ از «همیشه پایین‌ترین { -trump }» نتیجه می‌شود.
note-rook-reconstructed-no-nest = اینکه { -nest } نیست، بازسازی ماست.
note-rook-reconstructed-minimum-70 = کمترین { -bid(form: "ez") } 70، بازسازی ماست.
note-rook-reconstructed-seven-seven = اینکه در تقسیم 7–7 { -trick(form: "pl") } پاداش به کسی نمی‌رسد، بازسازی ماست.
note-rook-reconstructed-deck-and-nest = دستهٔ 57 ورقی و { -nest(form: "ez") } پنج‌ورقی، بازسازی ماست.
note-rook-reconstructed-low-rook = { -rook } به‌عنوان پایین‌ترین { -trump }، بدون حق بازی در هر زمان، بازسازی ماست.
note-rook-reconstructed-minimum-100 = کمترین { -bid(form: "ez") } 100، بازسازی ماست.
note-rook-reconstructed-target-500 = هدف 500، بازسازی ماست.
note-rook-reconstructed-bonus = 20 { -points } برای { -trick(form: "pl-ez") } بیشتر، بازسازی ماست.
note-rook-reconstructed-minimum-and-target = کمترین { -bid } و هدف، بازسازی ماست.
note-rook-follows-tournament = { -pass } همه، شروع اول و { -points } { -contract } { -made } مطابق Tournament Rook است؛ هیچ منبعی از این گونه آن‌ها را نیاورده است.
note-dixie-nest-points = اینکه { -points(form: "pl-ez") } { -nest } به { -trick } آخر می‌رسد، مطابق Tournament Rook است؛ هیچ منبعی از این گونه آن را نیاورده است.
note-red-one-no-any-time = اینکه 1 { -red } حق بازی در هر زمان را ندارد، بازسازی ماست.
note-amerikaner-silent = برداشت ما، آنجا که منبع اصلی ساکت است: { -pass } قطعی است؛ Amerikaner { -auction } را تمام می‌کند؛ نوبت نفر آخر؛ با { -pass } همه نوبت پخش جلو می‌رود؛ { -declarer } در Amerikaner شروع می‌کند و تا پایان بازی می‌شود؛ و اینکه کدام 2ها از دسته بیرون می‌رود.
note-amerikaner-no-callable-card = جملهٔ منبع اصلی دربارهٔ «نبودن { -card } مناسب» در ترجمه آسیب دیده است؛ برداشت اینجا تنها برداشت قابل بازی است.
note-amerikaner-example = مثال: 8 خوانده شده و { -declarer } و { -partner } 9 { -trick } می‌برند. هر یک از آن دو 8 { -points } می‌گیرد؛ هر { -player } دیگر برای هر { -trick(form: "indef") } که برده یکی.
note-amerikaner-one-rule-set = این یک مجموعه قانون است؛ ادعا نمی‌کند که همهٔ قوانین خانگی را در بر دارد.
note-tractor-take-over = «80 امتیاز ابتکار را به مدافعان می‌دهد» چنین خوانده شده: { -attackers } جای { -dealers-side } را می‌گیرند.
note-tractor-plain-suits = «{ -suit(form: "pl-ez") } حکم بدون ورق سطح از آس تا 2 هستند» چنین خوانده شده: منظور { -suit(form: "pl-ez") } غیر { -trump } است.
note-tractor-off-suit-levels = «ورق‌های خارج از { -suit } برابرند» چنین خوانده شده: منظور { -level-card(form: "pl-ez") } { -suit(form: "pl-ez") } دیگر است.
note-tractor-declaring-side = «تیمی که اعلام می‌کند» چنین خوانده شده: { -dealers-side }.
note-tractor-first-declarer = جای تردید: در { -deal } اول هر که اول اعلام کند { -dealer } است، حتی اگر { -side } دیگر سپس بالاتر اعلام کند. قانون خانگی first_dealer برداشت دیگر را دارد.
note-tractor-beyond-ace = جای تردید: می‌شود با پریدن از روی { -ace } برندهٔ { -match } شد، بی آنکه هرگز از آن دفاع شود. قانون خانگی must_defend_ace برداشت دیگر را دارد.

## Sources

source-crowsnest = قوانین بازی CrowsNest، به بیان برنامهٔ آن: کامل.
source-tournament-rook = قوانین بازی در برنامهٔ CrowsNest و tournament-rook.com/rulesforplay.html: کامل.
source-wikipedia-rook = ویکی‌پدیا، «Rook (card game)»، و دفترچهٔ 2010: قوانین رسمی مسابقات و حق بازی { -rook } در هر زمان.
source-wikipedia-partnership = ویکی‌پدیا، «Rook (card game)»، فهرست گونه‌های چهارنفرهٔ دو به دو: نام و ارزش { -card(form: "pl") }.
source-smith-county = مسابقات Smith County، 2020: 42 { -card }، هر نفر نه تا، { -nest(form: "ez") } شش‌ورقی.
source-pagat-kentucky = pagat.com، Kentucky Rook (نوشتهٔ John Hay): { -rook } بالای 1، 45 { -card }، و مجموعهٔ آماده.
source-gamerules-dixie = gamerules.com، Dixie Rook.
source-amerikaner-seed = نسخهٔ مرورگری Amerikaner که با «Norske kortspill» سنجیده شده؛ مرجع همین است.
source-pagat-amerikaner = pagat.com، Amerikaner: 12 { -card } و { -kitty } چهارتایی، کمترین 6، { -pass } قطعی، Amerikaner بالاتر از 12.
source-norwegianamerican = norwegianamerican.com: بالاترین { -bid(form: "pl") }، یعنی 17، 13، 10 و 8.
source-spillby = spillby.com: { -overtrick } { -points(form: "indef") } ندارد؛ { -declarer } در Amerikaner شروع می‌کند.
source-tractor-seed = قوانین اوکراینی بازی «ارتقای دوتایی»؛ مرجع همین است.
source-tractor-peers = آنجا که ساکت‌اند، هر چه برنامه‌های آزاد rbtying/shengji، ChannonTian/80fen و jerryyyu/shengji می‌کنند.
source-pagat-tractor = pagat.com، Tractor.
