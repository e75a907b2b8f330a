# Proof of fair deals: `kibitz verify` and the page's Verify screen. A deal's $deal is its place in the record.

cli-verify = 核对一份记录中的各{ -deal }是否按承诺发牌。
    .about = FILE 是一份记录（.kbz 或 .jsonl）；- 表示读取标准输入。无需联网。每{ -deal }输出一行：所发的牌是否出自事先承诺的秘密和各{ -player }加入的内容，各步行动是否构成它末尾的链。全部成立则以0退出；有不成立的，或没有可证明的，则为1。
    .example =
        kibitz verify match.kbz
        kibitz verify match.kbz --head 3f786850e387550fdab836ed7e6dc881de23001b1a1f2c4c0a5d7e5b5a1e9b3c
cli-option-verify-head = 你在牌桌上记下的链尾，须写完整；它必须出现在记录中。可给出多次。
cli-verify-nothing = 这份记录中没有打完的{ -deal }。

problem-fair-holds = 第{ $deal }{ -deal }成立：所发的牌正是事先承诺的。它的链尾是 { $head }。
problem-fair-not_provable = { $why ->
        [secret] 第{ $deal }{ -deal }无法证明：它的秘密没有公开。
       *[commitment] 第{ $deal }{ -deal }无法证明：事先没有作出承诺。
    }
problem-fair-secret = 第{ $deal }{ -deal }不成立：公开的秘密不是事先承诺的那个。
problem-fair-cards = 第{ $deal }{ -deal }不成立：由秘密和各{ -player }加入的内容得出的是别的牌（座位 { $seats } 的{ -hand }）。
problem-fair-dealer = 第{ $deal }{ -deal }不成立：抽签决定的首位{ -dealer }不是{ $dealer }号座位。
problem-fair-head = 第{ $deal }{ -deal }不成立：各步行动并不构成它末尾的链。
problem-fair-head_holds = 记下的链尾 { $head } 在记录中：第{ $deal }{ -deal }，{ $step }步行动之后。
problem-fair-head_unknown = 记下的链尾 { $head } 不在记录中：有内容被改动，或它属于另一场{ -match }。
problem-usage-head = --head：{ $value } 不是链尾；链尾是{ $digits }个字符，由0到9和a到f组成
