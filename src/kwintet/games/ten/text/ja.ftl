### 10。$who、$owner、$other、$names はプレイヤーの名前で、読んでいる人自身は "you"。
### カードはふつうの0〜10、ペナルティ1〜8、ジョーカー。「 」の中の英字の手はそのまま入力するので、訳さない。

title = 10
about = だまし合い、せり合い、交換して、10に近づけます。いちばん小さい人がカードを全部引き取り、その失点を受けます。

## 設定

option-spare_jokers = ジョーカー7枚を全部使う
option-spare_jokers-help = ジョーカーは1人に1枚ずつです。余ったジョーカーをほかのカードに混ぜるか、箱にしまっておくかを決めます。

## 文の一部

# 置く、もらう、足すカード：「ハルが7を表向きに置きました」「7、8とジョーカー」
a-card = { $kind ->
    [plain] { $value }
    [penalty] ペナルティ{ $value }
   *[joker] ジョーカー
 }
# 自分が渡す、表にするカード：「7を表にして」「ジョーカーとチップ2枚を渡し」
your-card = { $kind ->
    [plain] { $value }
    [penalty] ペナルティ{ $value }
   *[joker] ジョーカー
 }
# ボタンの上のカードの名前：「7を表で置く」
card-name = { $kind ->
    [plain] { $value }
    [penalty] ペナルティ{ $value }
   *[joker] ジョーカー
 }
# 「…をもらいます」の前
unseen-card = まだ見ていないカード
# もう1枚のカードと並べて：「ハルは7とジョーカー（＝3）で、合計10です」
joker-as = ジョーカー（＝{ $counts }）

## したこと

shuffled = ラウンドカードを混ぜました。
dealt = みんなにジョーカー1枚、カード3枚、チップ7枚が配られました。
dealt-hand = 配られたカードは{ $cards }です。
starts = { $who ->
    [you] あなた
   *[other] { $who }
 }から始めます。
round-card = ラウンド{ $round }：負けた人には、ラウンドカードの失点{ $points }点がつきます。
lays-up = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $card }を表向きに置きました{ $guard ->
    [0] 。
   *[other] （守りのチップ{ $guard }枚）。
 }
lays-down = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $card }を裏向きに置きました{ $guard ->
    [0] 。
   *[other] （守りのチップ{ $guard }枚）。
 }
lays-unseen = { $who }がカードを裏向きに置きました{ $guard ->
    [0] 。
   *[other] （守りのチップ{ $guard }枚）。
 }
bids = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $owner ->
    [you] あなた
   *[other] { $owner }
 }のカードに{ $bid }枚で入札しました。
bids-more = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $bid }枚で入札しました。
does-not-bid = { $who ->
    [you] あなた
   *[other] { $who }
 }は入札しませんでした。
passes = { $who ->
    [you] あなた
   *[other] { $who }
 }はパスしました。
pays = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $owner ->
    [you] あなた
   *[other] { $owner }
 }にチップ{ $price }枚を払い、カードを交換しました。
swaps = { $who ->
    [you] あなた
   *[other] { $who }
 }がチップ1枚をポットに入れ、{ $owner ->
    [you] あなた
   *[other] { $owner }
 }とカードを交換しました。
has-up-now = { $who ->
    [you] あなた
   *[other] { $who }
 }のカードは、表向きの{ $card }になりました。
has-down-now = { $who ->
    [you] あなた
   *[other] { $who }
 }のカードは、裏向きの{ $card }になりました。
# $tokens は足した枚数、$guard はそのあとカードを守っている枚数。
guards = { $tokens ->
    [0] { $who ->
         [you] あなた
        *[other] { $who }
      }は守りを増やしませんでした。
   *[other] { $who ->
        [you] あなた
       *[other] { $who }
     }が守りのチップを{ $tokens }枚足しました（合わせて{ $guard }枚）。
 }
bidding-over = { $pot ->
    [0] 入札は終わりです。ポットは空です。
   *[other] 入札は終わりです。守りのチップは全部ポットに入り、ポットは{ $pot }枚になりました。
 }
turns-up = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $card }を表にしました。
keeps-down = { $who ->
    [you] あなた
   *[other] { $who }
 }はカードを裏のままにしました。
adds = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $card }を足して、合計{ $sum }になりました。
stops = { $who ->
    [you] あなた
   *[other] { $who }
 }は{ $sum }で止めました。
starts-again = { $who ->
    [you] あなた
   *[other] { $who }
 }は、次のラウンドを自分から始めることにしました。
lets-start = { $who ->
    [you] あなた
   *[other] { $who }
 }は、次のラウンドを{ $other ->
    [you] あなた
   *[other] { $other }
 }から始めることにしました。

## ラウンドの終わり

all-turned-up = カードを全部表にしました。
has-one = { $who ->
    [you] あなた
   *[other] { $who }
 }は{ $card }です。
has-joker = { $who ->
    [you] あなた
   *[other] { $who }
 }は{ $card }なので、10です。
has-two = { $who ->
    [you] あなた
   *[other] { $who }
 }は{ $first }と{ $second }で、合計{ $sum }です。
# $by：合計がいちばん大きい。合計が同じなら、いちばん大きい1枚。それも同じなら、番が早かった人。
wins-round = { $by ->
    [sum] { $who ->
         [you] あなた
        *[other] { $who }
      }が{ $sum }でラウンドに勝ちました。
    [card] 同じ{ $sum }の人の中で、いちばん大きいカード（{ $highest }）を持つ{ $who ->
         [you] あなた
        *[other] { $who }
      }がラウンドに勝ちました。
   *[turn] 合計{ $sum }も、いちばん大きいカード（{ $highest }）も同じなので、番が早かった{ $who ->
        [you] あなた
       *[other] { $who }
     }がラウンドに勝ちました。
 }
takes-pot = { $tokens ->
    [0] ポットは空です。
   *[other] { $who ->
        [you] あなた
       *[other] { $who }
     }がポットのチップ{ $tokens }枚をもらいました。
 }
# $by：合計がいちばん小さい。合計が同じなら、番が遅かった人。同じだが、その人は勝った人なので負けにならない。
loses-round = { $by ->
    [sum] { $who ->
         [you] あなた
        *[other] { $who }
      }が{ $sum }でラウンドに負けました。
    [turn] 同じ{ $sum }の人の中で、番が最後だった{ $who ->
         [you] あなた
        *[other] { $who }
      }がラウンドに負けました。
   *[spared] 勝った人を除くと、同じ{ $sum }の人の中で番が最後だった{ $who ->
        [you] あなた
       *[other] { $who }
     }がラウンドに負けました。
 }
takes-cards = { $who ->
    [you] あなた
   *[other] { $who }
 }がカード全部とラウンドカードを引き取りました。失点は{ $points }点です。
fill-up = みんな、手札が4枚になるまで引きます。
you-draw = { $cards }を引きました。
last-round = これで最後の、10ラウンド目が終わりました。
pile-out = みんなの手札が4枚になる前に、山札がなくなりました。これでゲームは終わりです。
takes-rounds = { $who ->
    [you] あなた
   *[other] { $who }
 }は、残りのラウンドカード{ $cards }も引き取りました。失点は{ $points }点です。
holds = { $who ->
    [you] あなた
   *[other] { $who }
 }の手札に{ $cards }が残りました。失点は{ $points }点です。

## たずねること

ask-lay = 表か裏で1枚置いてください。守ることもできます。
ask-open = ほしいカードがあれば、入札か交換をどうぞ。
ask-bid = { $who }が{ $owner }のカードに{ $bid }枚で入札中です。もっと出しますか。
ask-guard = 新しいカードの守りを増やしますか（あと{ $most }枚まで）。
ask-turn-up = { $card }を表にしますか。表にすれば、1枚足せます。
ask-add = 合計は{ $sum }です。1枚足すか、止めてください。
ask-starter = 勝ちました。次はだれから始めますか。

## ボタン

do-lay-up = { $card }を表で置く{ $guard ->
    [0] {""}
   *[other] 、守り{ $guard }枚
 }
do-lay-down = { $card }を裏で置く{ $guard ->
    [0] {""}
   *[other] 、守り{ $guard }枚
 }
do-bid = { $owner }のカードに{ $bid }枚
do-swap = { $owner }と1枚で交換
do-not-bid = 入札しない
do-pass = パス
do-guard = { $guard ->
    [0] 守りを増やさない
   *[other] 守りを{ $guard }枚増やす
 }
do-reveal = { $card }を表にする
do-keep = 裏のままにする
do-add = { $card }を足す
do-stop = { $sum }で止める
do-starter = { $who ->
    [you] 自分
   *[other] { $who }
 }から始める

## そうするとどうなるか

about-bid = { $gives }とチップ{ $tokens }枚を渡し、{ $card }をもらいます。{ $left ->
    [0] チップは残りません。
   *[other] チップは{ $left }枚残ります。
 }
about-swap = { $gives }を渡し、チップ1枚をポットに入れて、{ $card }をもらいます。{ $left ->
    [0] チップは残りません。
   *[other] チップは{ $left }枚残ります。
 }
about-pass = { $who }が{ $bid }枚で入札しています。
about-guard = { $guard ->
    [0] 守りなし
   *[other] チップ{ $guard }枚で守る
 }。{ $left ->
    [0] チップは残りません。
   *[other] チップは{ $left }枚残ります。
 }
about-sum = 合計は{ $sum }です。
about-sum-more = 合計は{ $sum }で、もう1枚足せます。
about-starter = { $who ->
    [you] あなた
   *[other] { $who }
 }の番が最後になります。

## 手の書き方

write-lay = 「lay」、カード、「up」（表）か「down」（裏）、守りのチップの枚数の順に書きます。ペナルティ3はp3、ジョーカーはJです。例：「{ $example }」
write-open = 席{ $seat }の守られたカードに2枚で入札するなら「open { $seat } 2」、守られていないカードと交換するなら「swap { $seat }」、何もしないなら「pass」と書きます。
write-bid = 「{ $example }」か、それより大きい数を書きます。やめるなら「pass」です。
write-guard = 「{ $example }」のように、「guard」のあとに増やす枚数を書きます。増やさないなら「guard 0」です。
write-turn-up = 表にするなら「reveal」、裏のままなら「keep」と書きます。
write-add = 「add { $card }」のように、「add」のあとに手札のカードを書きます。止めるなら「stop」です。
write-stop = 足せるカードがありません。「stop」と書いてください。
write-starter = 「{ $example }」のように、「starter」のあとに最初の人の席を書きます。

## できないわけ

not-in-hand = そのカードは手札にありません。
too-few-tokens = { $tokens ->
    [0] チップがもうありません。
   *[other] チップは{ $tokens }枚しかありません。
 }
guard-at-most = 1枚のカードを守れるチップは{ $most }枚までです。
own-card = それは自分のカードです。
no-such-seat = その席にはだれもいません。
unguarded = { $owner }のカードは守られていません。「{ $step }」と書けば、チップ1枚で交換できます。
guarded = { $owner }のカードは守られています。「{ $step }」か、それより多く入札してください。
bid-at-least = { $owner }のカードはチップ{ $least }枚で守られています。{ $least }枚以上で入札してください。
bid-more = いまの入札は{ $bid }枚です。それより多く入札するか、パスしてください。
above-ten = 合わせると{ $sum }になります。合計は10を超えられません。

## 結果

wins = 得点がいちばん低い、{ $points }点の{ $who ->
    [you] あなた
   *[other] { $who }
 }が勝ちました。
share = { $names }がいちばん低い{ $points }点で並び、そろって勝ちです。
# 失点からチップ1枚につき2点を引く：「ハル：失点25 − チップ7枚分の14 = 11」
final = { $who ->
    [you] あなた
   *[other] { $who }
 }：失点{ $points } − チップ{ $tokens }枚分の{ $less } = { $score }

## テーブルで

caption = ラウンド{ $round }/10
caption-card = ラウンド{ $round }/10：負けた人に失点{ $points }点
# ラウンドの進み方を1行に並べる：短く
step-lay = 置く
step-bid = 入札
step-second = 2枚目
step-settle = 結果
column-seat = 席
column-table = 場のカード
tokens = チップ
# ラウンドを始める人の席のうしろ。
mark-first = 最初
# カードのうしろ：だれが置いたカードか。
mark-from = { $who ->
    [you] あなた
   *[other] { $who }
 }のカード
# 前のラウンドのカードのうしろ。
mark-won = 勝ち
mark-lost = 負け
pot = ポット
pile = 山札
jokers = 使うジョーカー
passed = パスした人
# 引き取ったカードの前。
taken = { $who ->
    [you] あなた
   *[other] { $who }
 }の失点{ $points }点
round-cards = ラウンドカード{ $cards }
left = { $who ->
    [you] あなた
   *[other] { $who }
 }に残った手札
