# Single words, in Greek: suits, ranks, cards, labels. The kitty's labels are neuter plurals, the special cards' neuter.

language-name = Ελληνικά
suit-name = { $suit ->
        [S] { -spade(form: "nom-pl") }
        [H] { -heart(form: "nom-pl") }
        [D] { -diamond(form: "nom-pl") }
        [C] { -club(form: "nom-pl") }
        [R] { -red }
        [G] { -green }
        [Y] { -yellow }
        [B] { -black }
        [NT] { -no-trump }
       *[other] { $suit }
    }
rank-name = { $rank ->
        [T] 10
        [J] { -jack }
        [Q] { -queen }
        [K] { -king }
        [A] { -ace }
       *[other] { $rank }
    }
card-name = { $suit ->
        [S] { rank-name } { -spade }
        [H] { rank-name } { -heart }
        [D] { rank-name } { -diamond }
        [C] { rank-name } { -club }
       *[colour] { suit-name } { rank-name }
    }
card-special = το { $name }
card-joker = { $card ->
        [JR] { -red-joker }
       *[other] { -black-joker }
    }
list-comma = ,{ " " }
label-kitty = { -kitty }
label-nest = { -card(form: "nom-pl") } { -nest(form: "def-gen") }
label-talon = { -kitty }
label-special = ειδικό { -card }
label-rook = Rook
label-crow = { -crow }
label-red_one = { -red } 1
label-amerikaner = Amerikaner
label-alone = σόλο

# Πώς λέγονται τα παιχνίδια.
variant-crowsnest = CrowsNest
variant-tournament = Tournament Rook (Kentucky Discard)
variant-partnership = Partnership Rook
variant-one_high = 1-High Partnership
variant-red_one = The Red 1
variant-buckeye = Buckeye
variant-dixie = Dixie Rook
variant-tractor = Τρακτέρ
variant-amerikaner = Amerikaner
