# External players, in Greek: what a program does wrong, and `kibitz check-player`.

reason-external_says = { $text }
reason-external_forfeits = { $fault ->
        [illegal] Το πρόγραμμα διάλεξε κάτι που οι κανόνες δεν επιτρέπουν, κι έτσι αποφάσισε το rulebook.
        [late] Το πρόγραμμα δεν απάντησε εγκαίρως, κι έτσι αποφάσισε το rulebook.
       *[other] Το πρόγραμμα δεν έδωσε απάντηση, κι έτσι αποφάσισε το rulebook.
    }

problem-player-no_command = το «{ $player }» δεν ονομάζει πρόγραμμα· γράφεται external:COMMAND ή external(seconds=2,memory=512):COMMAND
problem-player-quotes = στο «{ $player }» κάποια εισαγωγικά δεν κλείνουν
problem-player-sees_all = το «{ $player }» βλέπει όλα { -card(form: "def-acc-pl") }· παίζει μόνο στο «kibitz arena»
problem-player-no_start = το πρόγραμμα «{ $command }» δεν ξεκινά: δεν υπάρχει ή δεν επιτρέπεται να εκτελεστεί
problem-player-no_hello = κανένα hello μέσα σε { $seconds } s από την εκκίνηση
problem-player-protocol = λέει hello με πρωτόκολλο { $found }· επιτρέπεται το { $allowed }
problem-player-late = καμία απάντηση μέσα στα { $seconds } s που επιτρέπονται
problem-player-ended = το πρόγραμμα τερμάτισε, { $how ->
        [signal] από το σήμα { $number }
       *[exit] με κωδικό { $number }
    }· πρέπει να τρέχει ώσπου να κλείσει η είσοδός του
problem-player-closed = το πρόγραμμα έκλεισε την { $stream ->
        [input] είσοδό
       *[output] έξοδό
    } του και συνεχίζει να τρέχει
problem-player-oversized = η απάντηση είναι μεγαλύτερη από τα { $limit } byte που επιτρέπονται
problem-player-malformed = η απάντηση δεν είναι μία γραμμή JSON όπως τη θέλει το πρωτόκολλο: { $text }
problem-player-unasked = έγραψε κάτι που δεν ζητήθηκε· επιτρέπεται μία γραμμή για κάθε ερώτηση: { $text }
problem-player-illegal = το «{ $action }» δεν επιτρέπεται εδώ ({ $rule })
problem-player-given_up = ξεκίνησε ξανά { $n } φορές, δεν ξεκινά άλλο
problem-player-stays = τρέχει ακόμη { $seconds } s αφού έκλεισε η είσοδός του
problem-player-leaves = τερματίζει σε κάθε { -deal(form: "acc") }· επιτρέπεται, αλλά κάθε νέα εκκίνηση θέλει χρόνο
problem-player-two_answers = στην ίδια ερώτηση απάντησε «{ $first }» και «{ $second }»
problem-player-raised = έδωσε σφάλμα αντί για απάντηση: { $error }

arena-fault = { $player }, { $n } φορές: { $text }· συνέχισε το rulebook. Πρώτη φορά: { $line }

## kibitz check-player

cli-check-player = Πες τι κάνει λάθος ένας { -computer-player }, προπαντός ένα δικό σου πρόγραμμα.
    .about = Ρωτιέται για κάθε απόφαση σε { -deal(form: "acc-pl") } που παίζει το rulebook, κάθε πέμπτη δύο φορές: είναι η απάντηση επιτρεπτή, εγκαίρως και πάλι η ίδια; Ένα πρόγραμμα πρέπει επίσης να πει hello και να τερματίσει όταν κλείσει η είσοδός του. Τελειώνει με 1 αν κάτι είναι λάθος.
    .example =
        kibitz check-player "external:python examples/first_bot.py"
        kibitz check-player "external(seconds=0.1):./bot" --variant dixie --deals 20 --json
cli-option-check-player-variant = Ρώτα μόνο σε αυτό το παιχνίδι· επαναλαμβάνεται. Αν δεν δοθεί, σε όλα.
cli-option-check-player-deals = Πόσες { -deal(form: "nom-pl") } από κάθε παιχνίδι· αν δεν δοθεί, 2.
check-player-finding = { $kind ->
        [warning] προειδοποίηση
       *[wrong] λάθος
    }: { $text }
check-player-place = { $variant }, { $n } φορές, πρώτη: { $line }
check-player-hello = hello ως «{ $name }» μετά από { $ms } ms
check-player-answers = { $answers } απαντήσεις: { $phases }
check-player-times = χρόνος απάντησης: διάμεσος { $median } ms, το 95% ως { $p95 } ms, ο μεγαλύτερος { $longest } ms· επιτρέπεται { $allowed }
check-player-allowed-ms = { $ms } ms
check-player-allowed-any = όσος θέλει
check-player-memory = μνήμη: το πολύ { $mib } MiB· επιτρέπεται { $allowed }
check-player-allowed-mib = { $mib } MiB
check-player-words = στην έξοδο σφαλμάτων: { $text }
check-player-fine = κανένα λάθος
check-player-wrong = { $n ->
        [one] { $n } λάθος
       *[other] { $n } λάθη
    }
