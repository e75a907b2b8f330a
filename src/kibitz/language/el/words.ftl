# Single words, in Greek: suits, ranks, cards, labels. The kitty's labels are neuter plurals, the special cards' neuter.

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
        [red] { -red } { $rank }
        [green] { -green } { $rank }
        [yellow] { -yellow } { $rank }
        [black] { -black } { $rank }
       *[other] { $rank } { $suit }
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
