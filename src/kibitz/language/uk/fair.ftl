# Доказ чесних роздач: `kibitz verify` і екран перевірки на сторінці. $deal — номер роздачі в записі.

cli-verify = Перевірити, чи { -deal(form: "nom-pl") } в записі роздано так, як обіцяно.
    .about = FILE — запис (.kbz або .jsonl); - читає стандартне введення. Мережа не потрібна. На кожну { -deal(form: "acc") } виводиться один рядок: чи її { -card(form: "nom-pl") } справді походять із секрету, обіцяного перед нею, та з того, що додали { -player(form: "nom-pl") }, і чи її дії складають ланцюжок, яким вона закінчується. Код завершення 0, якщо все підтвердилося, 1, якщо ні або якщо доводити нічого.
    .example =
        kibitz verify match.kbz
        kibitz verify match.kbz --head 3f786850e387550fdab836ed7e6dc881de23001b1a1f2c4c0a5d7e5b5a1e9b3c
cli-option-verify-head = Кінець ланцюжка, який ви записали за столом, повністю; тоді він має бути в записі. Можна вказати кілька разів.
cli-verify-nothing = У цьому записі немає жодної закінченої { -deal(form: "gen") }.

problem-fair-holds = { -deal(form: "Nom") } { $deal }: підтверджено, { -card(form: "nom-pl") } ті, що їх обіцяно перед нею. Її ланцюжок закінчується на { $head }.
problem-fair-not_provable = { $why ->
        [secret] { -deal(form: "Nom") } { $deal }: довести не можна, секрет не показано.
       *[commitment] { -deal(form: "Nom") } { $deal }: довести не можна, перед нею нічого не обіцяно.
    }
problem-fair-secret = { -deal(form: "Nom") } { $deal }: не підтверджено, показано не той секрет, що його обіцяно перед нею.
problem-fair-cards = { -deal(form: "Nom") } { $deal }: не підтверджено, із секрету й того, що додали { -player(form: "nom-pl") }, виходять інші { -card(form: "nom-pl") } (місця: { $seats }).
problem-fair-dealer = { -deal(form: "Nom") } { $deal }: не підтверджено, { -initial-dealer(form: "ins") } жереб обрав не місце { $dealer }.
problem-fair-head = { -deal(form: "Nom") } { $deal }: не підтверджено, її дії не складають ланцюжка, яким вона закінчується.
problem-fair-head_holds = Записаний кінець { $head } у записі є: { -deal } { $deal }, після { $step ->
        [one] { $step } дії
       *[other] { $step } дій
    }.
problem-fair-head_unknown = Записаного кінця { $head } у записі немає ніде: щось змінено, або це запис іншої { -match(form: "gen") }.
problem-usage-head = --head: { $value } — не кінець ланцюжка; він має { $digits } знаків від 0 до 9 та від a до f
