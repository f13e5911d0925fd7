### Twhist。$who と $names はプレイヤーの名前で、読んでいる人自身は "you"。

title = Twhist
about = ひとひねりあるカードの勝負です。トリックを取った人が、自分のどのカードを星にし、ほかの人のどのカードを裏返すかを決めます。

## 設定

option-open_twists = ツイストカードを見せる
option-open_twists-help = みんなのツイストカードを表向きに置きます。だれが何をまだ持っているか、全員に見えます。
option-doubled = 2枚ある数字
option-doubled-help = どのマークにも、この数字だけは2枚あります。ほかの数字は1枚ずつです。
option-stars = 星の数
option-stars-help = FLIPカードの裏にある星の数を、−1から8まで順に決めます。

## カード

twist = { $twist ->
    [win] 勝利
    [thief] どろぼう
    [pole] 先手
   *[pass] パス
 }
# 手札や表の中で、名前だけを書くとき
twist-name = { $twist ->
    [win] 勝利
    [thief] どろぼう
    [pole] 先手
   *[pass] パス
 }

## したこと

dealt = カードが配られました。ツイストカードは1人4枚ずつです。
left-out = 余って、今回は使わないカード：{ $cards }
leads = { $who ->
    [you] あなた
   *[other] { $who }
 }が最初に{ $card }を出しました。
plays = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $card }を出しました。
powerless = { $twist ->
    [win] 先に勝利が出ているので、この勝利には力がありません。
    [thief] 先にどろぼうが出ているので、このどろぼうには力がありません。
    [pole] 先に先手が出ているので、この先手には力がありません。
   *[pass] 先にパスが出ているので、このパスには力がありません。
 }
takes-trick = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $how ->
    [win] 勝利で
    [thief] どろぼうで
   *[highest] いちばん強いカードで
 }トリックを取りました。
nobody-takes = トリックはだれも取りません。
nothing-to-turn = 数字カードがないので、だれも裏返しません。
chooses = { $who ->
    [you] あなた
   *[other] { $who }
 }が{ $cards }を選びました。合計は{ $sum }{ $how ->
    [rounded] なので、{ $counts }と数えます。
   *[as-is] です。
 }
is-left = ほかの人は残りのカードを使います。合計は{ $sum }{ $how ->
    [rounded] なので、{ $counts }と数えます。
   *[as-is] です。
 }
nothing-left = カードが残らないので、ほかの人は裏返しません。
turns = { $who ->
    [you] あなた
   *[other] { $who }
 }の{ $number }が{ $way ->
    [up] 星の面になり、星が{ $stars }個増えました。
   *[back] 数字の面に戻り、星が{ $stars }個減りました。
 }
sits-out = { $who ->
    [you] あなた
   *[other] { $who }
 }はパスを出していたので、裏返しません。
leads-next = { $how ->
    [pole] 先手の力で、次は{ $who ->
         [you] あなた
        *[other] { $who }
      }が始めます。
    [win] 勝利を出したので、次は{ $who ->
         [you] あなた
        *[other] { $who }
      }が始めます。
    [again] もう一度{ $who ->
         [you] あなた
        *[other] { $who }
      }が始めます。
    [thief] どろぼうを出した人は始められないので、次は{ $who ->
         [you] あなた
        *[other] { $who }
      }が始めます。
   *[highest] 次は{ $who ->
        [you] あなた
       *[other] { $who }
     }が始めます。
 }

## たずねること

ask-lead = 最初の1枚です。好きなカードをどうぞ。
ask-any = マークは決まっていません。好きなカードをどうぞ。
ask-twist = あとはツイストカードだけです。1枚どうぞ。
ask-follow = { $suit ->
    [A] 月
    [B] 三角
    [C] ダイヤ
   *[D] クローバー
 }か、ツイストカードを出してください。
ask-other = { $suit ->
    [A] 月
    [B] 三角
    [C] ダイヤ
   *[D] クローバー
 }がないので、好きなカードを出してください。
ask-take = 数字カードを1枚か2枚選んでください。残りはほかの人の分です。
do-play = { $card }を出す
do-take = { $cards }を取る
# 選ぶとみんながどうなるか：「5：あなたの5（星+1）、ソラの−1（星−2）とユイの−1（星+2）」
choice = { $sum }：{ $turned }
# "choice" の一部
turn = { $who ->
    [you] あなた
   *[other] { $who }
 }の{ $number }（{ $way ->
    [up] 星+{ $stars }
   *[back] 星−{ $stars }
 }）

## できないわけ

must-follow = { $suit ->
    [A] マークは月です。手札に月があるので、月かツイストカードを出してください。
    [B] マークは三角です。手札に三角があるので、三角かツイストカードを出してください。
    [C] マークはダイヤです。手札にダイヤがあるので、ダイヤかツイストカードを出してください。
   *[D] マークはクローバーです。手札にクローバーがあるので、クローバーかツイストカードを出してください。
 }
not-yours = そのカードは手札にありません。
take-now = このトリックの数字カードから、1枚か2枚を順番どおりに選んでください（例：{ $example }）。
no-such-step = 数字カードは「C3」や「A-1」のように書きます。Aは月、Bは三角、Cはダイヤ、Dはクローバーです。ツイストカードはwin（勝利）、thief（どろぼう）、pole（先手）、pass（パス）と書きます。

## 結果

wins = { $who ->
    [you] あなた
   *[other] { $who }
 }が星{ $stars }個で勝ちました。
by-cards = 星の数は同じですが、星の面のカードがいちばん多い{ $cards }枚なので勝ちです。
share = { $names }が星{ $stars }個で並び、そろって勝ちです。

## テーブルで

caption = トリック{ $trick }/{ $tricks }
trick = トリック{ $trick }
last-trick = 前のトリック
column-twists = ツイスト
out = 使わないカード
mark-highest = 最強
mark-powerless = 力なし
# まだ途中のトリックの下に並べて書く：いまのままならだれが取るか、次はだれからか
would-take = いまのままなら{ $who ->
    [you] あなた
   *[other] { $who }
 }が取る
would-lead = 次は{ $who ->
    [you] あなた
   *[other] { $who }
 }が始める
