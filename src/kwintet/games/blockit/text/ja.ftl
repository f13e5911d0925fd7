### Block It!。$who、$other、$owner、$names はプレイヤーの名前で、読んでいる人自身は "you"。
### カードはa1からe5、4枚の集まる交差点は、その左上のカードと同じ名前で呼ぶ。
### 「四角」は、1つの交差点に同じ色のすみが4つ集まったもの。ほかのものには使わない。
### 色：R 赤（三角）、Y 黄色（六角）、B 青（月）、K 黒（クローバー）。

title = Block It!
about = カードを回したり入れ替えたりして、自分の色のすみを4つ集め、そこにブロックを置きます。

## 設定

option-blocks = ブロックの数
option-blocks-help = ボードに置くブロックの数を、1人につき何個にするか決めます。1人で遊ぶときは、いつでも各色3個です。
option-no_repeat = 同じカードを続けて回さない
option-no_repeat-help = いま回されたばかりのカードは、すぐには回せません。長く遊ぶときにおすすめです。
option-solo = 1人で遊ぶとき
option-solo-help = 1人で遊ぶときの目標です。
option-solo-turns20 = 20回の番で、できるだけ多く置く
option-solo-timed = 時間切れまでに、できるだけ多く置く
option-solo-race3 = 1つの色の3個を、できるだけ早く置く

## 文の一部

colour = { $colour ->
    [R] 赤
    [Y] 黄色
    [B] 青
   *[K] 黒
 }
# 並べて書くときの、カードや交差点の名前
place = { $at }
# 「…がくずれました」「…にブロックを置きました」の前
square = { $crossing }の{ $colour ->
    [R] 赤い四角
    [Y] 黄色い四角
    [B] 青い四角
   *[K] 黒い四角
 }
# 「…を作り」「…ができました」の前
new-square = { $crossing }に{ $colour ->
    [R] 赤い四角
    [Y] 黄色い四角
    [B] 青い四角
   *[K] 黒い四角
 }
# 「b2から…を取り除き」の中
block = { $colour ->
    [R] 赤いブロック
    [Y] 黄色いブロック
    [B] 青いブロック
   *[K] 黒いブロック
 }
# サイコロの目：「：」のあと
die = { $die ->
    [left-once] 左に1回
    [left-twice] 左に2回
    [right-once] 右に1回
    [right-twice] 右に2回
    [swap] 入れ替え
   *[anti-block] アンチブロック
 }

## したこと

laid-out = カードを並べました。まだ、同じ色のすみが4つ集まったところはありません。
plays-colour = { $who ->
    [you] あなた
   *[other] { $who }
 }の色は{ $colour ->
    [R] 赤
    [Y] 黄色
    [B] 青
   *[K] 黒
 }です。
rolls = { $who ->
    [you] あなた
   *[other] { $who }
 }がサイコロを振りました：{ $die }
none-to-take = ボードにブロックがないので、{ $who ->
    [you] あなた
   *[other] { $who }
 }はもう一度サイコロを振ります。
anti-block-again = 2回目のアンチブロックなので、{ $who ->
    [you] あなた
   *[other] { $who }
 }の番は終わりです。
nothing-possible = { $die ->
    [swap] 入れ替えられるカードが2枚ないので、何もしません。
   *[turn] 回せるカードがないので、何もしません。
 }
turns = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $cards }を{ $way ->
    [left] 左に回しました。
    [right] 右に回しました。
   *[half] 半回転させました。
 }
swaps = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $cards }を入れ替えました。
makes = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $square }を作り、ブロックを置きました。
makes-for = { $square }ができました。{ $other ->
    [you] あなた
   *[other] { $other }
 }が自分の番にブロックを置けます。
makes-for-nobody = { $square }ができましたが、その色の人はいません。
makes-spare = { $square }ができましたが、置くブロックがもうありません。
breaks = { $square }がくずれました。
puts = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $square }にブロックを置きました。
waits = { $who ->
    [you] あなた
   *[other] { $who }
 }は{ $squares }か所の四角にブロックを置かず、サイコロを振ります。
takes = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $crossing }から{ $block }を取り除き、{ $owner ->
    [you] あなた
   *[other] { $owner }
 }に返しました。
# 自分の色のブロック
takes-own = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $crossing }から自分の{ $block }を取り除き、手元に戻しました。
leaves = { $who ->
    [you] あなた
   *[other] { $who }
 }はどのブロックも取り除きませんでした。
time-up = 時間切れです。

## たずねること

ask-place = { $crossings }にブロックを置くか、サイコロを振ってください。
ask-turn = カードを1枚、{ $way ->
    [left] 左
   *[right] 右
 }に90度回してください。
ask-twice = カードを2枚、{ $way ->
    [left] 左
   *[right] 右
 }に90度ずつ回すか、1枚を半回転させてください。
ask-swap = カードを2枚、向きは変えずに入れ替えてください。
ask-lift = ブロックを1個取り除けます。そのあと、もう一度振ります。
# 上の3つの文のどれか（$asked）に続く
ask-and-put = { $asked }四角がくずれなければ、{ $crossings }にブロックを置きます。
do-place = { $crossing }にブロックを置く
do-roll = サイコロを振る
do-turn = { $cards }を{ $way ->
    [left] 左に回す
    [right] 右に回す
   *[half] 半回転させる
 }
do-swap = { $cards }を入れ替える
do-lift = { $crossing }のブロックを取り除く
do-leave = どれも取り除かない

## その手で起こること：「b2に赤い四角（ブロックを置く）とゲーム終了」のように並べる

effect = { $effects }
part-makes = { $square }
part-makes-block = { $square }（ブロックを置く）
part-makes-for = { $square }（{ $other ->
    [you] あなた
   *[other] { $other }
 }の分）
part-breaks = { $square }（くずれる）
part-puts = { $crossing }のブロック（置く）
part-gives = { $block }（持ち主に戻る）
part-frees = { $cards }（動かせる）
part-ends = ゲーム終了

## できないわけ

no-such-step = { $asked ->
    [place] b2の四角にブロックを置くなら「place b2」、サイコロを振るなら「roll」と書いてください。
    [turn] まん中のカードを回すなら「turn c3」と書いてください。英字は横、数字は縦の位置です。
    [turn-twice] 半回転なら「turn c3」、2枚を90度ずつなら「turn c3 d1」のように書いてください。
    [swap] a1とe5のカードを入れ替えるなら「swap a1 e5」と書いてください。英字は横、数字は縦の位置です。
   *[lift] b2のブロックを取り除くなら「lift b2」、そのままにするなら「leave」と書いてください。
 }
not-now = いまはその手を選べません。{ $asked }
no-square = { $crossing }に自分の色の四角はありません。交差点は、左上のカードと同じ名前で呼びます。
has-block = { $crossing }には、もうブロックがあります。
no-blocks-left = その色のブロックは、もう全部ボードの上です。
no-block = { $crossing }にブロックはありません。交差点は、左上のカードと同じ名前で呼びます。
one-card = このサイコロの目で回せるのは1枚だけです。
two-cards = 違うカードを2枚選んでください。
locked = { $card }はブロックの下にあるので、動かせません。
just-turned = { $card }はいま回されたばかりです。ほかのカードを選んでください。
in-order = 2枚は順番どおりに書いてください：{ $example }

## 結果

wins = { $who ->
    [you] あなた
   *[other] { $who }
 }の勝ちです。{ $blocks }個のブロックを全部ボードに置きました。
wins-most = { $who ->
    [you] あなた
   *[other] { $who }
 }の勝ちです。ボードに置いたブロックがいちばん多い、{ $blocks }個です。
share = { $names }がブロック{ $blocks }個で並び、そろって勝ちです。
turns-over = みんなの番が{ $turns }回ずつ終わりました。
placed-alone = { $how ->
    [all] { $turns }回の番で、{ $blocks }個のブロックを全部置きました！
   *[some] { $turns }回の番で、{ $blocks }個のブロックを置きました。
 }
race-won = { $turns }回の番で、{ $colour ->
    [R] 赤い
    [Y] 黄色い
    [B] 青い
   *[K] 黒い
 }ブロックを3個置きました。
race-lost = { $turns }回の番が終わっても、3個そろった色はありませんでした。

## テーブルで

caption = { $turn }回目の番、先に{ $blocks }個置いた人の勝ち
caption-alone = { $solo ->
    [turns20] { $turn }回目の番（全{ $turns }回）、できるだけ多く置く
    [timed] { $turn }回目の番、時間切れまでにできるだけ多く置く
   *[race3] { $turn }回目の番、1つの色を3個置く
 }
column-blocks = ブロック
die-title = サイコロ
die-again = { $die }、もう一度振る
# ボードの上のしるしの意味
sign-block = ブロック
sign-open = ブロックのない四角
sign-locked = 動かせない
sign-banned = 回されたばかり
