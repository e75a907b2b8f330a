# The table in the terminal. $seat is a name such as Left or You; $you is “yes” where it is the reader.
# $cards and $card come in words or short, as the table shows them; $kitty is the game's own word.

cli-play = بازی با { -computer-player(form: "pl") }.
    .about = میز در مرورگر شما باز می‌شود؛ با --terminal همین‌جا. اگر گونه‌ای ننویسید، همان‌جا انتخاب می‌کنید چه بازی کنید. هر حرکت همان لحظه ذخیره می‌شود، پس برنامه به هر دلیلی بسته شود، چیزی از دست نمی‌رود. چیزی به جایی فرستاده نمی‌شود.
    .example =
        kibitz play
        kibitz play amerikaner --option players=5 --strength easy
        kibitz play --terminal
        kibitz play --resume
cli-option-play-terminal = بازی در همین پایانه به جای مرورگر.
cli-option-play-strength = قدرت { -computer-player(form: "pl") }: easy ({ -easy })، medium ({ -medium })، hard ({ -hard }) یا مشخصهٔ یک { -player }؛ پیش‌فرض medium.
cli-option-play-seat = { -seat-no } شما، شمارش از 0؛ پیش‌فرض 0.
cli-option-play-names = نام دیگران به ترتیب نوبت از { -seat-no } بعد از شما، با ویرگول لاتین (,) میانشان.
cli-option-play-seed = هر متنی؛ دانهٔ یکسان همان { -card(form: "pl") } را می‌دهد. اگر ننویسید، تازه انتخاب می‌شود.
cli-option-play-plain = جمله‌های ساده، هر خط یک نکته، برای صفحه‌خوان‌ها: بدون نقاشی و رنگ.
cli-option-play-no-color = بدون رنگ (مثل تنظیم NO_COLOR).
cli-option-play-no-auto = حتی وقتی فقط یک کار ممکن است، باز هم بپرس.
cli-option-play-pace = چند ثانیه مکث بعد از هر حرکت { -computer-player }.
cli-option-play-resume = ادامهٔ یک { -match(form: "ez") } ذخیره‌شده؛ اگر نامی ننویسید، آخرین { -match }.
cli-option-play-salvage = همراه --resume، اگر پروندهٔ { -match } آسیب دیده باشد: بخش سالم را در { -match(form: "indef") } تازه کپی می‌کند و از همان‌جا ادامه می‌دهد. پروندهٔ آسیب‌دیده دست نمی‌خورد.
cli-option-play-list = { -match(form: "pl-ez") } ذخیره‌شده و جایشان را نشان می‌دهد و تمام.

## Places, sides, small words

table-place-south = { -you }
table-place-west = { -left }
table-place-northwest = بالا { -left }
table-place-north = روبه‌رو
table-place-northeast = بالا { -right }
table-place-east = { -right }
table-place-partner = { -partner }
table-you = { -you }
table-we = { -we }
table-they = { -they }
table-trump = { -trump }
table-no-trump = { -no-trump }
table-prompt = {"> "}
table-and = و
# Between players, or numbered cards, where each may itself be a list.
table-list-apart = ؛{" "}
table-legend-card = { $kind ->
        [joker] { $short } یعنی { $name }
       *[special] { $short } یعنی { $name }
    }
table-arrow-clockwise = ↻
table-arrow-counter = ↺

## What stands on the table

table-title = { $game } { $dot } { -deal } { $deal }
table-side-score = { $kind ->
        [level] { $side }: { -level } { $value }
       *[points] { $side } { $value }
    }
table-score-to = { $scores } { $dot } تا { $target }
table-score-in-short = { $own } { $points }، بالاترین: { $best } { $best_points } { $dot } تا { $target }
table-score-equal = همه { $points } { $dot } تا { $target }
table-level-rank = { -level } { $rank }
table-trump-is = { -trump }: { $suit }
table-trump-none = { -no-trump }
table-trump-open = { -trump } هنوز تعیین نشده
table-trump-first-lead = اولین { -card } بازی، { -trump } را تعیین می‌کند
table-plays-for-points = { $you ->
        [yes] { -contract } شما
       *[no] { -contract } { $seat }
    }: { $bid }
table-plays-for-tricks = { $you ->
        [yes] { -contract } شما
       *[no] { -contract } { $seat }
    }: { $bid } { -trick }
table-plays-alone = { $you ->
        [yes] { -contract } شما
       *[no] { -contract } { $seat }
    }: { $alone }، همهٔ { -trick(form: "pl") }، تک‌نفره
table-dealers-side = { -dealer }: { $seat }
table-called = خواسته‌شده: { $card }
table-partner-is = { $you ->
        [yes] { -partner } شمایید
       *[no] { -partner }: { $seat }
    }
table-partner-unknown = { -partner } هنوز معلوم نیست
table-attackers = { -attackers }: { $side } { $points } (لازم: { $needed })
table-taken = { -trick(form: "pl-ez") } برده: { $taken }
table-taken-in = { $side }: { $points } در { $tricks } { -trick }
table-tricks-so-far = { -trick(form: "pl") }: { $tricks }
table-tricks-of = { $seat } { $n }
table-call-pass = { -pass }
table-call = { $seat } { $call }
table-auction = خواندن: { $calls }
table-auction-declaring = اعلام { -trump }: { $calls }
table-put = { $seat } { $cards }
table-last-trick = { -trick } { $n }: { $cards }. { $you ->
        [yes] { -you } بردید
       *[no] { $seat } برد
    }{ $points ->
        [0] .
       *[other] ، { $points } { -points }.
    }
table-set-aside = { -set-aside }: { $cards }
table-known = { $seat } دارد: { $cards }
table-kitty-seen = { $kitty }: { $cards }
table-buried-seen = خوابانده: { $cards }
table-buried-trumps = { -trump(form: "pl-ez") } خوابانده: { $cards }
table-kitty-hidden = { $kitty } به شما نشان داده نشده است.
table-no-last-trick = در این { -deal } هنوز هیچ { -trick(form: "indef") } تمام نشده است.

## On the felt

table-tag-dealer = { -dealer }
table-tag-declarer = { -declarer }
table-tag-dealer-plays = { -dealer }
table-tag-partner = { -partner }
table-tag-tricks = { $n } { -trick }
table-tag-turn = { $you ->
        [yes] نوبت شما
       *[no] { $phase ->
            [auction] نوبت خواندن
            [bury] در حال خواباندن
            [name_trump] در حال تعیین { -trump }
           *[play] نوبت بازی
        }
    }
table-tag-winning = می‌برد
table-trick-number = { -trick } { $n } { $arrow }
table-points-on-table = { $points } { -points }
table-direction = { $clockwise ->
        [yes] { $arrow } ساعت‌گرد
       *[no] { $arrow } پادساعت‌گرد
    }

## What is asked

table-ask-bid = نوبت خواندن شماست: { -pass } یا عددی از { $low } تا { $high }{ $step ->
        [1] {""}
        [5] {" "}(پنج‌تا پنج‌تا)
       *[other] {" "}({ $step } تا { $step } تا)
    }{ $alone ->
        [yes] ، یا { $word }.
       *[no] .
    }
table-ask-no-bid = نوبت خواندن شماست: { -pass }{ $alone ->
        [yes] {" "}یا { $word }.
       *[no] ؛ عدد بالاتری نمانده است.
    }
table-ask-declare = با یکی از این‌ها { -trump } را اعلام کنید یا { -pass } بدهید: شماره را بنویسید.
table-ask-bury = { $n ->
        [1] یک { -card } بخوابانید: شماره یا نامش را بنویسید{ $counters ->
            [none_unless_forced] ؛ { -counter } نه، مگر ناچار باشید.
            [one] ؛ حداکثر یک { -counter }.
           *[any] .
        }
       *[other] { $n } { -card } بخوابانید: شماره‌ها یا نام‌ها را در یک خط بنویسید{ $counters ->
            [none_unless_forced] ؛ { -counter } نه، مگر ناچار باشید.
            [one] ؛ حداکثر یک { -counter }.
           *[any] .
        }
    }
table-ask-trump = { -trump } را تعیین کنید: شماره یا حرف اول را بنویسید.
# همان سه، جایی که چیزی نوشته نمی‌شود.
table-choose-declare = { -trump } را اعلام کنید یا { -pass } بدهید.
table-choose-bury = { $n ->
        [1] یک { -card } بخوابانید{ $counters ->
            [none_unless_forced] ؛ { -counter } نه، مگر ناچار باشید.
            [one] ؛ حداکثر یک { -counter }.
           *[any] .
        }
       *[other] { $n } { -card } بخوابانید{ $counters ->
            [none_unless_forced] ؛ { -counter } نه، مگر ناچار باشید.
            [one] ؛ حداکثر یک { -counter }.
           *[any] .
        }
    }
table-choose-trump = { -trump } را تعیین کنید.
table-ask-call = یکی از این { -card(form: "pl-ez") } { $suit } را بخواهید: دارنده‌اش { -partner } شما می‌شود.
table-ask-first-lead = شما شروع می‌کنید؛ { -suit } { -card } شما { -trump } می‌شود.
table-ask-lead = شما شروع می‌کنید: هر { -card(form: "indef") } خواستید.
table-ask-lead-shapes = { $throws ->
        [yes] شما شروع می‌کنید: { -card(form: "pl-ez") } یک { -suit }، به هر ترکیبی.
       *[no] شما شروع می‌کنید: { -single }، { -pair } یا { -tractor }.
    }
table-follow = { $n ->
        [1] { -card } { $suit } بازی کنید ({ $held ->
            [1] یکی دارید
           *[other] { $held } تا دارید
        }).
       *[other] { $n } { -card } { $suit } بازی کنید ({ $held } تا دارید).
    }
table-follow-short = هر چه { -card } { $suit } دارید ({ $held } تا) بازی کنید و با { -card(form: "pl-ez") } دیگر به { $n } { -card } برسانید.
table-follow-void = { -card } { $suit } ندارید: هر { $n ->
        [1] { -card(form: "indef") } خواستید بازی کنید.
       *[other] { $n } { -card(form: "indef") } خواستید بازی کنید.
    }
table-follow-pairs = باید { $n ->
        [1] یک { -pair } از آن بدهید.
       *[other] { $n } { -pair } از آن بدهید.
    }
table-follow-any-time = { $card } را هر وقت خواستید می‌توانید بازی کنید.
table-follow-called = { $card } خواسته شده است: باید همین حالا بازی‌اش کنید.
table-winning = { $you ->
        [yes] فعلاً شما با { $cards } می‌برید.
       *[no] فعلاً { $seat } با { $cards } می‌برد.
    }
table-option-pass = { -pass }
table-option-declare = اعلام { $cards }
table-choice-spoken = { $n }: { $choice }
table-numbered = { $n }: { $card }
table-may-play = می‌توانید بازی کنید: { $cards }.
table-hand-spoken = { $kind ->
        [trump] { -trump }: { $cards }.
       *[suit] { $suit }: { $cards }.
    }

## What happens

table-welcome = این { -match } با نام { $name } ذخیره می‌شود. برای راهنما help را بنویسید.
table-welcome-back = خوش برگشتید به { $name }.
table-goodbye = { -match } با نام { $name } ذخیره شد.
table-goodbye-over = { -match } تمام شد و با نام { $name } نگه داشته می‌شود.
table-salvaged = { $old } آسیب دیده است و دست نمی‌خورد. { $n ->
        [1] خط اولش
       *[other] { $n } خط اولش
    } در { $name } کپی شد و همان‌جا ادامه می‌دهید.
table-resume-with = برای ادامه: kibitz play --resume { $name }
table-event-deal = { -deal } { $deal }. { $you ->
        [yes] شما
       *[no] { $seat }
    } { $initial ->
        [yes] { -initial-dealer }
       *[no] { -dealer }
    } { $you ->
        [yes] هستید.
       *[no] است.
    }
table-event-level = { -level } { $rank } است: هر { $rank } { -trump } است.
table-event-set-aside = پیش از پخش کنار گذاشته شد: { $cards }.
table-event-passes = { $you ->
        [yes] { -pass } دادید.
       *[no] { $seat } { -pass } داد.
    }
table-event-bids = { $you ->
        [yes] شما { $bid } خواندید.
       *[no] { $seat } { $bid } خواند.
    }
table-event-bids-alone = { $you ->
        [yes] شما { $alone } خواندید.
       *[no] { $seat } { $alone } خواند.
    }
table-event-declares = { $you ->
        [yes] شما با { $cards } { -trump } اعلام کردید.
       *[no] { $seat } با { $cards } { -trump } اعلام کرد.
    }
table-event-contract = { $you ->
        [yes] { -declarer } شمایید
       *[no] { -declarer }: { $seat }
    }، { -contract }: { $bid } { $unit ->
        [tricks] { -trick }
       *[points] { -points }
    }.
table-event-plays-alone = { $you ->
        [yes] شما { $alone } بازی می‌کنید
       *[no] { $seat } { $alone } بازی می‌کند
    }، تنها در برابر همه: همهٔ { -trick(form: "pl") }.
table-event-dealer-plays = { $you ->
        [yes] { -dealer } شمایید
       *[no] { -dealer }: { $seat }
    }؛ { $kind ->
        [none] { -no-trump }: فقط { -level-card(form: "pl") } و { -joker(form: "pl") } { -trump } هستند.
       *[suit] { -trump } { $suit } است.
    }
table-event-kitty-shown = هیچ‌کس { -trump } اعلام نکرد. { $kitty } رو می‌شود: { $cards }.
table-event-takes-kitty = { $you ->
        [yes] شما { $kitty } را برداشتید.
       *[no] { $seat } { $kitty } را برداشت.
    }
table-event-you-take-kitty = { $kitty } را برداشتید: { $cards }.
table-event-buries = { $seat } { $n ->
        [1] یک { -card } خواباند.
       *[other] { $n } { -card } خواباند.
    }
table-event-you-bury = خواباندید: { $cards }.
table-event-buried-trumps = در میانشان { -trump } هست که نشان داده می‌شود: { $cards }.
table-event-names-trump = { $you ->
        [yes] شما { $suit } را { -trump } کردید.
       *[no] { $seat } { $suit } را { -trump } کرد.
    }
table-event-trump-set = { -trump } { $suit } است.
table-event-nothing-to-call = هیچ { -card(form: "indef") } برای خواستن نیست: { -declarer } بدون { -partner } بازی می‌کند.
table-event-calls = { $you ->
        [yes] شما { $card } را خواستید.
       *[no] { $seat } { $card } را خواست.
    }
table-event-partner = { $you ->
        [yes] شما { -partner } هستید.
       *[no] { -partner }: { $seat }.
    }
table-event-leads = { $you ->
        [yes] شما با { $cards } شروع کردید.
       *[no] { $seat } با { $cards } شروع کرد.
    }
table-event-plays = { $you ->
        [yes] شما { $cards } بازی کردید.
       *[no] { $seat } { $cards } بازی کرد.
    }
table-event-throw-falls = { $you ->
        [yes] شما خواستید
       *[no] { $seat } خواست
    } { $cards } را { -throw } { $you ->
        [yes] کنید
       *[no] کند
    }، ولی پذیرفته نشد و { $put } بازی شد.
table-event-forced = { $event } (چارهٔ دیگری نیست.)
table-event-trick = { $you ->
        [yes] شما { -trick } { $n } را بردید
       *[no] { $seat } { -trick } { $n } را برد
    }{ $points ->
        [0] .
       *[other] ، { $points } { -points }.
    }

## What a deal came to

table-thrown-in = همه { -pass } دادند: { -thrown-in }. { $you ->
        [yes] { -dealer(form: "ez") } بعدی شمایید.
       *[no] { -dealer(form: "ez") } بعدی: { $seat }.
    }
table-buried-shown = در { $kitty } بود: { $cards }.
table-made = { $you ->
        [yes] شما { $bid } خواندید و { $taken } گرفتید
       *[no] { $seat } { $bid } خواند و { $taken } گرفت
    }: { -contract } { -made } بود.
table-set = { $you ->
        [yes] شما { $bid } خواندید و فقط { $taken } گرفتید
       *[no] { $seat } { $bid } خواند و فقط { $taken } گرفت
    }: { -contract } { -set } ماند.
table-deal-scores = این { -deal }: { $scores }.
table-score-change = { $sign ->
        [minus] { $side } { $n }
       *[plus] { $side } +{ $n }
    }
table-tricks-result = { $you ->
        [yes] شما { $bid } خواندید و بدون { -partner } { $taken } بردید
       *[no] { $seat } { $bid } خواند و بدون { -partner } { $taken } برد
    }: { $made ->
        [yes] { -made }.
       *[no] { -set }.
    }
table-tricks-result-partner = { $you ->
        [yes] شما { $bid } خواندید و با { $partner_you ->
            [yes] شما
           *[no] { $partner }
        } به‌عنوان { -partner } { $taken } بردید
       *[no] { $seat } { $bid } خواند و با { $partner_you ->
            [yes] شما
           *[no] { $partner }
        } به‌عنوان { -partner } { $taken } برد
    }: { $made ->
        [yes] { -made }.
       *[no] { -set }.
    }
table-alone-result = { $alone }: { $made ->
        [yes] همهٔ { -trick(form: "pl") } برده شد، { -made }.
       *[no] یک { -trick } از دست رفت، { -set }.
    }
table-attackers-result = { -attackers } ({ $side }) { $points } { -points } گرفتند؛ { $needed } لازم بود. { $over ->
        [yes] { -attackers } جای { -dealers-side } را می‌گیرند.
       *[no] { -dealers-side } می‌ماند.
    }
table-levels-up = { $side }: { $n } { -level } بالاتر.
table-level-down = { $side }: بازگشت به { -level } { $level }.
table-score-now = { -score }: { $scores }.
table-match-won = { -match } تمام شد. { $kind ->
        [own] برنده: { $winners }! آفرین!
        [shared] در صدر مساوی‌اند و با هم برنده: { $winners }.
       *[other] برنده: { $winners }.
    }
table-after-deal = Enter: { -deal } بعدی. همچنین: score، last، why، kitty، rules، save FILE، quit.
table-after-match = Enter: ترک میز. همچنین: score، last، why، kitty، rules، save FILE.
table-deal-is-over = این { -deal } تمام و امتیازش حساب شده است.

## The score sheet

table-sheet-title = { $game } { $dot } جدول امتیازها
table-sheet-none = هنوز هیچ { -deal(form: "indef") } تمام نشده است.
table-sheet-deal = { -deal }
table-sheet-contract = { -contract }
table-sheet-dealer = { -dealer }
table-sheet-result = نتیجه
table-sheet-bid = { $bid } { $suit }، { $seat }
table-sheet-bid-partner = { $bid } { $suit }، { $seat } + { $partner }
table-sheet-alone = { $alone }، { $seat }
table-sheet-level = { $seat }، { -level } { $rank }، { $suit }
table-sheet-made = { -made }
table-sheet-set = { -set }
table-sheet-attackers = { $over ->
        [yes] { -attackers } { $points }، جابه‌جایی
       *[no] { -attackers } { $points }، { -dealers-side } می‌ماند
    }
table-sheet-spoken = { -deal } { $deal }: { $contract }، { $result }. پس از آن: { $scores }.

## Advice

table-hint = { -hint }: { $action }.
table-why = انتخاب { $seat }: { $action }.
table-because = دلیل: { $reason }
table-why-nobody = در این { -deal } هنوز هیچ { -computer-player(form: "indef") } کاری نکرده است.
table-why-not-yet = { $n ->
        [1] { $seat } در این { -deal } هنوز کاری نکرده است.
       *[other] { $seat } در این { -deal } هنوز کاری نکرده‌اند.
    }
table-why-unknown = سر این میز کسی به نام «{ $text }» نیست.
table-why-own = آن انتخاب خود شما بود. برای { -hint } دربارهٔ انتخاب بعدی hint را بنویسید.
table-why-no-reason = دلیلی نگفت.
table-why-kept-back = { $n ->
        [1] یک دلیل دربارهٔ { -card(form: "pl-indef") } است که ندیده‌اید؛ تا پایان { -deal } گفته نمی‌شود.
       *[other] { $n } دلیل دربارهٔ { -card(form: "pl-indef") } است که ندیده‌اید؛ تا پایان { -deal } گفته نمی‌شود.
    }
table-do-pass = { -pass } دادن
table-do-bid = خواندن { $bid }
table-do-bid-alone = خواندن { $alone }
table-do-declare = اعلام { $cards }
table-do-bury = خواباندن { $cards }
table-do-bury-hidden = خواباندن { $n } { -card }
table-do-trump = { -trump } کردن { $suit }
table-do-call = خواستن { $card }
table-do-play = بازی { $cards }
table-undone = برگشت: دوباره انتخاب کنید.
table-undone-seen = برگشت: دوباره انتخاب کنید. در این میان { -card(form: "pl-indef") } دیده‌اید که اینجا نمی‌توانستید بدانید؛ این در { -match } یادداشت می‌شود.
table-nothing-to-undo = در این { -deal } تصمیمی نگرفته‌اید که بشود برگرداند.

## What was typed

table-entry-unknown = «{ $text }» اینجا معنایی ندارد؛ help فهرست فرمان‌ها را نشان می‌دهد.
table-entry-which = «{ $text }» می‌تواند یکی از این‌ها باشد: { $words }.
table-entry-incomplete = بعد از «{ $verb }» چه؟ برای دیدن مثال‌ها help را بنویسید.
table-entry-number = شمارهٔ { $n } اینجا نیست؛ شماره‌ها تا { $highest } است.
table-entry-no-numbers = الان چیزی شماره ندارد.
table-entry-number-twice = شمارهٔ { $n } دو بار آمده است.
table-entry-card-too-often = { $card } بیشتر از تعدادی که دارید آمده است.
table-entry-no-card = «{ $text }» نام هیچ { -card(form: "indef") } نیست.
table-entry-one-card = فقط یک { -card } را می‌شود خواست.
table-save-where = نام پرونده را هم بنویسید: save FILE
table-save-nothing = هنوز چیزی برای ذخیره نیست: هیچ { -deal(form: "indef") } تمام نشده است.
table-save-failed = نوشتن در { $file } ممکن نشد: { $reason }
table-saved-record = { $n ->
        [1] یک { -deal } تمام‌شده در { $file } نوشته شد.
       *[other] { $n } { -deal } تمام‌شده در { $file } نوشته شد.
    }
table-page-end = { $more ->
        [yes] Enter: ادامه. هر کلید دیگر و Enter: بازگشت به میز.
       *[no] Enter: بازگشت به میز.
    }
table-rules-title = قوانین جاری: { $game }

## Help

table-help-title = راهنما
table-help-card = یک { -card }: شماره یا نامش را بنویسید، مثلاً { $card } یا { $name }.
table-help-cards = چند { -card }: شماره‌ها یا نام‌ها در یک خط، مثلاً { $cards }.
table-help-legend = { $legend } فرمان rules بیشتر می‌گوید.
table-help-bid = خواندن: فقط عدد، { $bid } یا bid { $bid }؛ وگرنه pass.
table-help-alone = برای بردن تک‌نفرهٔ همهٔ { -trick(form: "pl") }: { $alone }.
table-help-declare = اعلام { -trump }: شماره از فهرست، یا { -card(form: "pl") }؛ وگرنه pass.
table-help-bury = خواباندن: { $n } { -card } در یک خط، با شماره یا نام.
table-help-trump = تعیین { -trump }: حرف اولش ({ $letter } برای { $suit }) یا شماره‌اش.
table-help-call = خواستن { -partner }: { -card }، مثلاً { $card } یا call { $card }، یا شماره‌اش.
table-help-short = واژه‌ها را می‌شود کوتاه نوشت، تا وقتی ابهامی نباشد.
table-help-command = { $name }: { $text }
table-help-help = همین صفحه
table-help-hint = { -computer-player } جای شما چه می‌کرد و چرا
table-help-why = آخرین { -computer-player } چرا چنین کرد (مثلاً why left: همان یکی)
table-help-undo = { -undo } آخرین تصمیم شما در این { -deal }
table-help-last = { -trick } قبلی
table-help-rules = قوانین جاری، با قوانین خانگی
table-help-score = جدول امتیازها
table-help-table = همهٔ آنچه روی میز پیداست، با کلمات
table-help-hand = { -hand } شما، با کلمات
table-help-kitty = { $kitty } یا آنچه خوابانده شده، تا جایی که دیده‌اید
table-help-save = save FILE: { -deal(form: "pl-ez") } تمام‌شده به شکل سابقه، FILE.kbz
table-help-quit = خروج؛ { -match } ذخیره می‌شود و بعداً می‌توانید ادامه دهید

## The start menu

table-menu-title = چه بازی کنیم؟
table-menu-game = { $n }  { $game }  { $facts }
table-menu-facts = { $seats } { -player }، { $cards } { -card }
table-menu-enter = Enter: { $game } با { -computer-player(form: "pl-ez") } { -medium }.
table-menu-resume = r: ادامهٔ { $name } ({ $game }، { -deal } { $deal }).
table-menu-damaged = { $name } خوانده نمی‌شود: { $text }
table-menu-again = لطفاً عددی از 1 تا { $highest } بنویسید یا Enter بزنید.
table-menu-options-title = قوانین خانگی { $game }
table-menu-options = قوانین خانگی: Enter همان‌ها را نگه می‌دارد، name=value یکی را عوض می‌کند، ? فهرستشان را نشان می‌دهد.
table-menu-option = { $words }: { $name }={ $value }  ({ $allowed })
table-menu-chosen = انتخاب‌شده: { $chosen }
table-menu-strength = دیگران چقدر قوی باشند: easy ({ -easy })، medium ({ -medium }) یا hard ({ -hard })؟ Enter: medium.
table-menu-names = نام { $n } { -player } دیگر، با ویرگول لاتین (,) میانشان، از نفر بعد از شما. Enter: بدون نام.
table-menu-direction = بازی { $clockwise ->
        [yes] ساعت‌گرد است، پس نفر اول سمت چپ شماست.
       *[no] پادساعت‌گرد است، پس نفر اول سمت راست شماست.
    }
table-list-none = هنوز { -match(form: "indef") } ذخیره نشده است. جایشان اینجا خواهد بود: { $folder }
table-list-folder = جای { -match(form: "pl-ez") } ذخیره‌شده: { $folder }
table-list-damaged = { $name }  خوانده نمی‌شود: { $text }
table-list-match = { $name }  { $game }، { -deal } { $deal }، { $state ->
        [over] تمام‌شده
       *[running] در جریان
    }: { $scores }

## In a record

match-undone = { $saw ->
        [yes] پس از برگرداندن دوباره انتخاب شد، با دیدن { -card(form: "pl-indef") } که اینجا معلوم نبود.
       *[no] پس از برگرداندن دوباره انتخاب شد.
    }

## Problems, said to the person at the table

# خطاها یکی پس از دیگری، هر کدام یک جمله.
table-problems = { $first } { $then }
table-problem-play-not_held = { $card } را ندارید.
table-problem-play-one_card = یک { -card } بازی کنید، نه { $n } تا.
table-problem-play-no_cards = بنویسید کدام { -card(form: "pl") } را بازی می‌کنید.
table-problem-play-called_card = { $called } خواسته شده است: باید همین حالا آن را بازی کنید، نه { $card }.
table-problem-play-must_follow = { $card } را نمی‌توانید بازی کنید: { $suit ->
        [S] { -spades } بازی شده و
        [H] { -hearts } بازی شده و
        [D] { -diamonds } بازی شده و
        [C] { -clubs } بازی شده و
        [R] { -red } بازی شده و
        [G] { -green } بازی شده و
        [Y] { -yellow } بازی شده و
        [B] { -black } بازی شده و
       *[other] باید از همان { -suit } بازی کنید و
    } { $n ->
        [1] یکی دارید.
       *[other] { $n } تا دارید.
    }
table-problem-play-must_follow_trump = { $card } را نمی‌توانید بازی کنید: { -trump } بازی شده ({ $led }) و { $n ->
        [1] یکی دارید.
       *[other] { $n } تا دارید.
    }
table-problem-play-wrong_number = { $size ->
        [1] یک { -card }
       *[other] { $size } { -card }
    } بازی کنید، به همان تعدادی که شروع شده، نه { $n } تا.
table-problem-play-must_follow_number = از { -suit } شروع‌شده { $n ->
        [1] یک { -card }
       *[other] { $n } { -card }
    } دارید: { $owed } تا از { -card(form: "pl-ez") } شما باید از آن باشد.
table-problem-play-owes_pairs = در جواب { $led } باید { $n ->
        [1] یک { -pair }
       *[other] { $n } { -pair }
    } از همان { -suit } بدهید، که دارید.
table-problem-play-owes_tractor = در جواب { $led } باید { -tractor(form: "indef") } با { $n } { -pair } بدهید، که دارید.
table-problem-bury-not_held = { $card } را ندارید.
table-problem-bury-wrong_number = باید { $size } { -card } بخوابانید، ولی { $n ->
        [1] یک { -card }
       *[other] { $n } { -card }
    } نوشتید.
table-problem-declare-not_held = { $cards } را ندارید.
table-problem-call-own_card = { $card } دست خودتان است؛ { -card } کس دیگری را بخواهید.

problem-match-not_to_act = { -seat-no } { $seat } حرکت کرد، ولی نوبت { -seat-no } { $turn } بود
problem-match-nothing_to_take_back = قرار بود { $n } حرکت برگردانده شود، ولی این‌قدر حرکت نیست
problem-match-no_next_deal = تا امتیاز { -deal } روی میز حساب نشده، یا وقتی { -match } تمام شده، { -deal } تازه‌ای شروع نمی‌شود
problem-match-head = این { -match(form: "ez") } ذخیره‌شده نیست: خط اولش خوانده نمی‌شود
problem-match-version = این { -match } را نسخه‌ای از Kibitz ذخیره کرده که این نسخه نمی‌تواند بخواند ({ $version }؛ نسخهٔ شناخته‌شده: { $known })
problem-match-revision = قوانین { $variant } از شروع این { -match } تاکنون عوض شده است (ویرایش { $revision }، اکنون { $known })؛ نمی‌شود ادامه داد
problem-match-seats = این { -match } { $n } { -seat-no } دارد، ولی بازی { $expected } تا
problem-match-event = این خط از { -match } خوانده نمی‌شود
problem-match-unknown = { -match(form: "indef") } با نام «{ $name }» ذخیره نشده است؛ این‌ها هست: { $known }
problem-match-none_saved = { -match(form: "ez") } ناتمامی برای ادامه نیست
problem-match-in_use = { -match(form: "ez") } «{ $name }» سر میز دیگری باز است
problem-match-damaged = { $text }{ $n ->
        [0] ؛ هیچ بخشی از { $name } را نمی‌شود نجات داد
        [1] ؛ فقط خط پیش از آن سالم است: kibitz play --resume { $name } --salvage این { -match } را در پرونده‌ای تازه از نو شروع می‌کند
       *[other] ؛ { $n } خط پیش از آن سالم است: kibitz play --resume { $name } --salvage آن‌ها را در { -match(form: "indef") } تازه کپی می‌کند و ادامه می‌دهد
    }
problem-match-last_damaged = آخرین { -match(form: "ez") } بازی‌شده خوانده نمی‌شود: { $text }؛ kibitz play --list بقیه را نشان می‌دهد
problem-match-persons = سر میز «{ $name }» بیش از یک نفر نشسته است؛ در پایانه فقط جای یک نفر هست
problem-match-no_person = در «{ $name }» هیچ آدمی ننشسته است: فقط { -computer-player(form: "pl") }
problem-usage-play_seat = --seat { $seat }: این بازی { -seat-no(form: "pl-ez") } 0 تا { $highest } را دارد
problem-usage-play_names = { $n } نام داده شده، ولی { $expected } نفر دیگر سر میزند
problem-usage-play_name = «{ $name }» نمی‌تواند نام { -player } باشد: 1 تا 16 حرف، و هیچ‌کس دیگر همان نام را نداشته باشد
problem-usage-resume_alone = --resume همان { -match } را به همان شکلی که شروع شده ادامه می‌دهد؛ { $option } با آن نمی‌آید
problem-usage-list_alone = --list ذخیره‌شده‌ها را نشان می‌دهد؛ { $option } با آن نمی‌آید
problem-usage-pace = --pace نمی‌تواند «{ $value }» باشد: باید عددی از 0 تا 60 ثانیه باشد
