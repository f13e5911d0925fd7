### すべてのゲームに共通の文。$who などはプレイヤーの名前で、読んでいる人自身は "you"。

## 並べるとき：「ハル、ソラとあなた」

list-more = { $most }、{ $next }
list-last = { $most }と{ $last }

## 文の一部

# 名前の並びや文の中に出てくるプレイヤー
name = { $who ->
    [you] あなた
   *[other] { $who }
 }
# 表の中などで、名前だけを書くとき
you = あなた
number = { $n }
card = { $suit ->
    [A] 月の{ $rank }
    [B] 三角の{ $rank }
    [C] ダイヤの{ $rank }
    [D] クローバーの{ $rank }
   *[E] 六角の{ $rank }
 }
yes = はい
no = いいえ

## コンピューターのプレイヤー

bots = ハル, アオイ, ソラ, ユイ, レン, サクラ, ヒナタ

## テーブルで

column-name = プレイヤー
column-score = 得点
column-cards = 枚数
hand = 手札
# 1行に並べるものの見出し：「手札：」
row-title = { $title }：

## ターミナルで遊ぶとき

play-keys = ? ヘルプ · r ルール · t テーブル · o 設定 · q やめる
play-help = 手の番号を入力するか、手を書かれているとおりに入力してください。Tabキーで続きを補えます。
    ?  このヘルプ
    r  ルール（いまの場面のところを開きます）
    t  テーブルをもう一度見る
    o  このゲームの設定
    q  ゲームをやめる
play-more = 選べる手は{ $n }通りあり、ここには並べきれません。「{ $example }」のように入力してください。Tabキーで続きを補えます。
play-no-number = その番号の手はありません。
play-rules = ほかの項目を読むには、rのあとに番号を入力してください（例：{ $example }）
play-option = { $option }：{ $value }
play-curtain = { $who }の番です。ほかの人は画面を見ないでくださいね。{ $who }は、Enterキーを押してください。
play-stopped = { $n }手まで進めて、終わりにしました。
play-record = ゲームの記録は{ $file }に残してあります。

## うまくいかなかったとき

error-unknown_game = その名前のゲームはありません。
error-unknown_language = その言語はまだ使えません。
error-bad_players = このゲームは、その人数では遊べません。
error-bad_seat = その席はありません。
error-unknown_option = このゲームに、その名前の設定はありません。
error-option_type = その設定に入れられる値の種類が違います。
error-option_value = その設定に、その値は使えません。
error-option_default = その設定はふだんと同じ値なので、書かないでください。
error-bad_record = これはゲームの記録ではありません。
error-not_json = JSONの形で書かれていないので、記録として読めません。
error-too_large = 大きすぎて、記録として読めません。
error-bad_format = この記録は、版が違います。
error-bad_field = この記録には、足りないところか間違ったところがあります。
error-bad_step = この記録には、ルールに合わない手があります。
error-illegal_step = いま、その手は選べません。
error-bad_outcome = いま、その結果は起こりません。
error-not_nfc = 文字の形が、ここで読めるものと違います。
error-game_over = ゲームはもう終わっています。
error-error = うまくいきませんでした。
