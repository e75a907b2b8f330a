# Proof of fair deals: `kibitz verify` and the page's Verify screen. A deal's $deal is its place in the record.

cli-verify = بررسی می‌کند که { -deal(form: "pl-ez") } یک سابقه همان‌طور که قول داده شده پخش شده‌اند.
    .about = FILE یک سابقه است (.kbz یا .jsonl)؛ - ورودی استاندارد را می‌خواند. بدون شبکه کار می‌کند. برای هر { -deal } یک خط: آیا { -card(form: "pl") } از رازی می‌آیند که پیش از آن قولش داده شده و از آنچه { -player(form: "pl") } افزوده‌اند، و آیا حرکت‌ها زنجیره‌ای را می‌سازند که { -deal } با آن تمام می‌شود. اگر همه درست باشد با 0 تمام می‌شود، و اگر نباشد یا چیزی برای اثبات نباشد با 1.
    .example =
        kibitz verify match.kbz
        kibitz verify match.kbz --head 3f786850e387550fdab836ed7e6dc881de23001b1a1f2c4c0a5d7e5b5a1e9b3c
cli-option-verify-head = سر زنجیره که سر میز یادداشت کرده‌اید، کامل؛ آن‌وقت باید در سابقه باشد. چند بار هم می‌آید.
cli-verify-nothing = در این سابقه هیچ { -deal } تمام‌شده‌ای نیست.

problem-fair-holds = { -deal } { $deal } درست است: { -card(form: "pl") } همان‌هایی است که پیش از آن قول داده شده. سر زنجیره: { $head }.
problem-fair-not_provable = { $why ->
        [secret] { -deal } { $deal } اثبات‌شدنی نیست: راز آن نشان داده نشده است.
       *[commitment] { -deal } { $deal } اثبات‌شدنی نیست: پیش از آن قولی داده نشده است.
    }
problem-fair-secret = { -deal } { $deal } درست نیست: راز نشان‌داده‌شده همانی نیست که پیش از آن قول داده شده بود.
problem-fair-cards = { -deal } { $deal } درست نیست: راز و آنچه { -player(form: "pl") } افزوده‌اند { -card(form: "pl-ez") } دیگری می‌دهد (دست { -seat-no(form: "pl-ez") } { $seats }).
problem-fair-dealer = { -deal } { $deal } درست نیست: قرعهٔ { -dealer(form: "ez") } اول به { -seat-no } { $dealer } نیفتاده است.
problem-fair-head = { -deal } { $deal } درست نیست: حرکت‌هایش زنجیره‌ای را که با آن تمام می‌شود نمی‌سازد.
problem-fair-head_holds = سر یادداشت‌شدهٔ { $head } در سابقه هست: { -deal } { $deal }، پس از { $step } حرکت.
problem-fair-head_unknown = سر یادداشت‌شدهٔ { $head } هیچ‌جای سابقه نیست: چیزی عوض شده، یا از { -match(form: "ez") } دیگری است.
problem-usage-head = --head: { $value } سر زنجیره نیست؛ سر زنجیره { $digits } رقم از 0 تا 9 و a تا f است
