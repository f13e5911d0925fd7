### Words Up。$who と $names はプレイヤーの名前で、読んでいる人自身は "you"。
### $word はテーブルの上の単語で、大文字。「 」の中の英字は、どの言語でもそのまま入力する：
### turn, word, claim, stock, bonus1 …, stop, skip, sorry, trade, accept, reject。

title = Words Up
about = 記憶とことばのゲームです。64枚並んだカードから文字をめくり、単語を作ります。

## 設定

option-language = 単語の言語
option-language-help = どの言語の単語を作るかを決めます。文字カードの種類と点は、言語ごとに違います。
option-language-nl = オランダ語
option-language-en = 英語
option-language-de = ドイツ語
option-language-fr = フランス語
option-language-sv = スウェーデン語
option-q = Qのカード
option-q-help = オランダ語では、ふつうQを箱にしまっておきます。Qを使うなら、代わりにプラスを1枚しまいます。ほかの言語では、いつもQを使います。
option-rounds = ラウンド数
option-rounds-help = 何ラウンド遊ぶかを決めます。全部のラウンドの点を合計します。
option-juniors = ジュニア
option-juniors-help = 3文字の単語も作れるプレイヤーです。
option-judge = 単語を判定するのは
option-judge-help = 単語リストの単語だけを認めるか、ほかの単語もみんなで認められるようにするかを決めます。
option-judge-list = 単語リスト
option-judge-table = 単語リストとみんな

## 文の一部

# カード：カードの並びや「c4をめくると…」の中で。数字はカードの点。
face = { $kind ->
    [joker] ジョーカー
    [plus] プラス
    [sorry] お休み
    [trade] 交換
    [coloured] 色つきの{ $letter }（{ $value }）
   *[letter] { $letter }（{ $value }）
 }
# "tops" の並びの中：だれのストックの上がどのカードか。
top-of = { $who ->
    [you] あなた
   *[other] { $who }
 }の{ $card }

## したこと

dealt = ラウンド{ $round }：場にカードを並べ、みんなにストックを{ $stock }枚ずつ配りました。{ $who ->
    [you] あなた
   *[other] { $who }
 }から始めます。
counter-clockwise = このラウンドは反時計回りです。
tops = ストックのいちばん上のカード：{ $tops }
bonus-first = 1組目のボーナスカードをめくりました：{ $cards }
bonus-second = { $who ->
    [you] あなた
   *[other] { $who }
 }が2組目のボーナスカードをめくりました：{ $cards }
turns = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $square }をめくると、{ $card }でした。
plus = プラスで{ $who ->
    [you] あなた
   *[other] { $who }
 }に{ $points }点入りました。
stock-plus = { $who ->
    [you] あなた
   *[other] { $who }
 }のストックの上にプラスが出て、{ $points }点入りました。
stocks-move = 交換：みんなのストックが、次の人に渡りました。
sorry-ends = お休みです。{ $who ->
    [you] あなた
   *[other] { $who }
 }の番は終わりです。
face-down-again = めくったカードは、また裏になりました。
stay-open = めくったカードは、表のままです。
stops = { $who ->
    [you] あなた
   *[other] { $who }
 }は番を終えました。
skips = { $who ->
    [you] あなた
   *[other] { $who }
 }はこの番を見送り、{ $card }をストックの下に入れました。
sits-out = { $who ->
    [you] あなた
   *[other] { $who }
 }はこの番を休みました。お休みのカードはもう使いません。
plays-trade = { $who ->
    [you] あなた
   *[other] { $who }
 }がストックの交換を使いました。
next-top = { $who ->
    [you] あなた
   *[other] { $who }
 }のストックのいちばん上は、{ $card }になりました。
makes = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $extras ->
    [none] {""}
    [stock] ストックのカードを使って
    [bonus] ボーナスカードを使って
   *[both] ストックのカードとボーナスカードを使って
 }{ $word }を作りました。
# $values は足し算の形：2 + 1 + 1 + 2
worth = { $values } = { $points }点。
worth-double = { $values } = { $sum }。最初の文字が色つきなので、2倍の{ $points }点です。
claims = { $who ->
    [you] あなた
   *[other] { $who }
 }がみんなに、{ $word }を認めるかどうか聞きました。
accepts = { $who ->
    [you] あなた
   *[other] { $who }
 }は{ $word }を認めました。
rejects = { $who ->
    [you] あなた
   *[other] { $who }
 }は{ $word }を認めませんでした。
claim-counts = { $word }は認められました。認めた人は{ $accepts }人、認めなかった人は{ $rejects }人です。
claim-fails = { $word }は認められませんでした。認めた人は{ $accepts }人、認めなかった人は{ $rejects }人です。
end-phase = 残りが10枚以下になり、終盤に入りました。めくったカードは表のままで、全部を使わなくても単語を作れます。
one-each = ここからは、1回の番に1枚ずつめくります。

## ラウンドの終わり

over-stock = { $who ->
    [you] あなた
   *[other] { $who }
 }のストックがなくなったので、ラウンドは終わりです。
over-field = 場のカードがなくなったので、ラウンドは終わりです。
over-end-phase = カードは全部表で、もうだれも単語を作らないので、ラウンドは終わりです。
over-quiet = 単語のできない番が{ $turns }回続いたので、ラウンドは終わりです。
left-over = { $who ->
    [you] あなた
   *[other] { $who }
 }のストックに{ $cards }が残り、{ $penalty }点引かれます。
round-points = { $who ->
    [you] あなた
   *[other] { $who }
 }：単語{ $words } + プラス{ $pluses } − ストック{ $penalty } = { $points }点。

## たずねること

ask-turn = カードを{ $number }枚めくってください。
ask-more = カードをあと{ $number }枚めくってください。
ask-fourth = 単語を作るか、4枚目をめくるか、番を終えてください。
ask-again = 次の単語のためにめくるか、番を終えてください。
ask-word = 4枚全部で単語を作るか、番を終えてください。
ask-late-word = 表のカードで単語を作るか、番を終えてください。
ask-stop = 表のカードが足りません。番を終えてください。
ask-vote = { $who }が聞いています。{ $word }を認めますか。
do-turn = { $square }をめくる
do-word = { $word }を作る{ $extras ->
    [none] {""}
    [stock] ：ストック
    [bonus] ：ボーナス{ $bonus }
   *[both] ：ストック、ボーナス{ $bonus }
 }
do-claim = { $word }をみんなに聞く{ $extras ->
    [none] {""}
    [stock] ：ストック
    [bonus] ：ボーナス{ $bonus }
   *[both] ：ストック、ボーナス{ $bonus }
 }
do-stop = 番を終える
do-skip = 見送る（上の1枚を下へ）
do-sorry = この番を休む
do-trade = 交換を使う
do-accept = { $word }を認める
do-reject = { $word }を認めない
write-turn = めくるときは、「turn { $square }」のようにマスを書きます。
# $extras：足せるカード、$claims：みんなに聞けるかどうか
write-word = { $extras ->
    [none] 単語は「word train」のように書きます。
    [stock] 単語は「word train」のように書きます。ストックのカードを使うなら「stock」を足します。
    [bonus] 単語は「word train」のように書きます。ボーナスカードを使うなら「{ $bonus }」のように足します。
   *[both] 単語は「word train」のように書きます。ストックのカードを使うなら「stock」、ボーナスカードなら「{ $bonus }」、両方なら「stock { $bonus }」を足します。
 }{ $claims ->
    [yes] リストにない単語は、「word」の代わりに「claim」と書けば、みんなに聞けます。
   *[no] {""}
 }

## できないわけ

answer-first = まず{ $word }について、認めるなら「accept」、認めないなら「reject」と答えてください。
no-claim = いまは、だれも単語のことを聞いていません。
square-empty = { $square }には、もうカードがありません。
square-open = { $square }はもう表です。
turned-one = いまは、1回の番に1枚しかめくれません。
turned-four = もう4枚めくりました。それ以上はめくれません。
turn-first = まずカードをあと{ $number }枚めくってください。
at-start = それができるのは、番の初めだけです。
skip-special = { $kind ->
    [sorry] お休みはストックの下に入れられません。「sorry」と書いて、この番を休んでください。
   *[trade] 交換はストックの下に入れられません。使うなら「trade」と書いてください。
 }
skip-last = ストックがあと1枚なので、見送れません。
skip-twice = 前の番を見送りました。終盤では、続けて見送れません。
no-sorry = ストックの上にお休みはありません。
no-trade = ストックの上に交換はありません。
word-length = { $junior ->
    [yes] 作れるのは3文字から6文字の単語です。
   *[no] 作れるのは4文字から6文字の単語です。
 }
word-written = 単語はアクセント記号なしの小文字で書き、足すカードを続けます：「word train stock bonus2」
stock-no-letter = ストックの上のカードは文字ではありません。
bonus-empty = { $number }番のボーナスカードはもうありません。
bonus-alike = ボーナスカードの{ $first }番と{ $number }番は同じです。「bonus{ $first }」を使ってください。
none-open = 表のカードがありません。先にめくってください。
use-all = めくった{ $turned }枚は全部使います。このカードで作れるのは{ $letters }文字の単語です。
add-one = 3枚では単語になりません。ストックかボーナスカードを足すか、4枚目をめくってください。
use-three = 単語には、場のカードが3枚以上いります。
no-cards = このカードでは{ $word }を作れません。
not-in-list = { $word }は単語リストにありません。{ $claims ->
    [yes] みんなに聞くなら、「word」の代わりに「claim」と書いてください。
   *[no] 点は減らないので、ほかの単語を試してください。
 }
was-rejected = { $word }は、この番にもうみんなに聞いて、認められませんでした。
list-judges = 単語リストだけで遊んでいるので、みんなには聞けません。
no-claims-left = もう3回聞きました。1回の番に聞けるのは3回までです。
in-list = { $word }のことは聞けません。リストにあるか、この言語で使わない文字が入っています。
no-such-step = めくるなら「turn c4」、単語を作るなら「word train」のように書くか、「stop」「skip」「sorry」「trade」のどれかを書いてください。

## 結果

wins = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $points }点で勝ちました。
margin = { $names }との差は{ $points }点です。
share = { $names }が{ $points }点で並び、そろって勝ちです。

## テーブルで

caption-round = ラウンド{ $round }/{ $rounds }
caption = 場に{ $left }枚、うち裏が{ $down }枚
caption-end = 終盤
caption-counter = 反時計回り
column-words = 単語
column-pluses = プラス
# 枚数。ラウンドの終わりには、引かれる点。
column-stock = ストック
column-top = いちばん上
column-left = 残り
junior = ジュニア
skipped = 見送り
mark-sorry = お休み
mark-trade = 交換
bonus = ボーナス
closed = ほかに裏が{ $number }枚
open = 表のカード
news = めくったもの
words = { $who ->
    [you] あなた
   *[other] { $who }
 }の単語
asked-about = { $word }を認めますか。いままでに認めた人は{ $accepts }人、認めなかった人は{ $rejects }人です。
rejected = 認められず
quiet = 単語のできない番が続いています：{ $number }/{ $most }
