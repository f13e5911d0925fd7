### Flip Over。$who、$other、$names はプレイヤーの名前で、読んでいる人自身は "you"。

title = Flip Over
about = 点になるディスクと、点が減るディスクを、カードの勝負で取り合います。同じ手札で2回ずつ遊びます。

## 設定

option-rounds = ラウンド数
option-rounds-help = 何ラウンド遊ぶかを決めます。偶数のラウンドでは、ディスクを全部裏返して、同じ手札でもう一度遊びます。
option-trumps = 切り札
option-trumps-help = トリックの番号と同じ数字のカードが切り札になります。初めての人は、切り札なしでも遊べます。
option-setup = ディスクの並べ方
option-setup-help = 最初にディスクをどう並べるかを決めます。
option-setup-random = でたらめに並べる
option-setup-alternating = 青と赤を交互に並べる（初めての人向け）
option-teams = ペア戦
option-teams-help = 2人対2人で遊びます。向かい合った2人がペアになり、得点を合わせます。4人用です。

## 文の一部

disc = { $side ->
    [blue] 青の{ $number }
   *[red] 赤の{ $number }
 }

## したこと

dealt = ラウンド{ $round }：カードが配られました。
thrown = ディスクが並べられました。
set-right = 青と赤のかたよりを直すため、{ $discs }のディスクを裏返しました。
turned-over = ラウンド{ $round }：ディスクを全部裏返し、みんな前と同じ手札でもう一度遊びます。
leads = { $who ->
    [you] あなた
   *[other] { $who }
 }が最初に{ $card }{ $how ->
    [trump] （切り札）
   *[plain] {""}
 }を出しました。
plays = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $card }{ $how ->
    [trump] （切り札）
   *[plain] {""}
 }を出しました。
takes = { $who ->
    [you] あなた
   *[other] { $who }
 }がトリックに勝ち、{ $disc }を取りました。
chose = { $who ->
    [you] あなた
   *[other] { $who }
 }が渡すカードを選びました。
gave = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $other ->
    [you] あなた
   *[other] { $other }
 }に{ $card }を渡しました。
exchanged = みんなが選び終わり、カードを渡し合いました。
received = { $other }から{ $card }をもらいました。
round-over = ラウンド{ $round }が終わりました。
round-points = { $who ->
    [you] あなた
   *[other] { $who }
 }：このラウンドは{ $points }点。

## たずねること

ask-lead = ディスク{ $number }の勝負です。好きなカードをどうぞ。
ask-follow = { $suit ->
    [A] 月
    [B] 三角
    [C] ダイヤ
    [D] クローバー
   *[E] 六角
 }を出してください。
ask-any = { $suit ->
    [A] 月
    [B] 三角
    [C] ダイヤ
    [D] クローバー
   *[E] 六角
 }がないので、好きなカードを出してください。
ask-give = { $other }に渡すカードを選んでください。
do-play = { $card }を出す
do-give = { $card }を{ $other }に渡す

## できないわけ

must-follow = { $suit ->
    [A] 最初に出たのは月です。手札に月があるので、月を出してください。
    [B] 最初に出たのは三角です。手札に三角があるので、三角を出してください。
    [C] 最初に出たのはダイヤです。手札にダイヤがあるので、ダイヤを出してください。
    [D] 最初に出たのはクローバーです。手札にクローバーがあるので、クローバーを出してください。
   *[E] 最初に出たのは六角です。手札に六角があるので、六角を出してください。
 }
not-yours = そのカードは手札にありません。
not-now-give = いまはカードを渡すところです。「give { $card }」と書いてください。
not-now-play = いまはカードを渡すところではありません。出すときは「{ $card }」と書いてください。
no-such-step = カードは「B7」のように、マークの文字と数字で書きます。Aは月、Bは三角、Cはダイヤ、Dはクローバー、Eは六角です。

## 結果

wins = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $points }点で勝ちました。
team-wins = { $names }のペアが{ $points }点で勝ちました。
share = { $names }が{ $points }点で並び、そろって勝ちです。

## テーブルで

caption = ラウンド{ $round }/{ $rounds }
caption-trick = ラウンド{ $round }/{ $rounds }、トリック{ $trick }/{ $tricks }
about-disc = { $disc }の勝負
# 切り札があるとき：$number はディスクと切り札の数字
about-trumps = { $disc }の勝負、切り札は{ $number }
mark-ahead = トップ
mark-trump = 切り札
discs = ディスク
last-trick = 前のトリック
your-gifts = 渡したカード
your-received = もらったカード
partner = ペアの相手
