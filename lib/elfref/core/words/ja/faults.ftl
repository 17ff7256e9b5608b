# ファイルの誤り。

cannot-read = ファイルを読み込めない: { $why }
not-a-text = これは{ $what }: 記録はプレーンテキスト
not-utf8 = { $what }: ファイルをUTF-8で保存する
control-character = 制御文字(U+{ $code })は使えない
too-large = { $what }が大きすぎる: { $limit }を超える
too-deep = 入れ子が64段を超える

syntax = 正しい{ $language }ではない: { $what }
truncated = { $what }の途中で終わっている
not-in-the-format = この形式では使えないもの: { $what }
duplicate-key = キー「{ $key }」が2回書かれている
question-mark = 「?」はYAMLでは別の意味になる: unknownと書く
lone-dash = 「-」だけではYAMLで別の意味になる: { $advice }
colon-in-text = 文字列の中にコロンと空白がある: 引用符で囲む
comment-in-text = 文字列が「#」で切れている: それ以降はコメント
tab-indents = タブでは字下げできない: 空白を使う
odd-character = 「{ $meant }」の代わりに「{ $typed }」が使われている
missing-space = コロンの後に空白がない
missing-dash = 「{ $key }」の前に「- 」がない: 1行に1プレイを書く
cards-not-joined = 複数のカードは+でつなぐか、[ ]で囲む

no-record = ここに記録がない
components-file = これは内容物のファイルで、記録ではない
components-file-advice = 別のファイルの記録から components: FILE で指定する
not-a-map = { $due }が必要、実際は{ $found }
not-a-list = { $due }が必要、実際は{ $found }
not-a-scalar = { $due }が必要、実際は{ $found }
empty-value = 値がない: { $write }
unknown-key = 「{ $key }」というキーはない
missing-key = { $part }に「{ $key }」がない
rounds-and-final = 「{ $key }」と「final」の両方がある: 記録に書けるのはプレイか得点表のどちらか
before-the-start = 「{ $written }」は記録の開始より前のラウンドのもの
ruling-without-play = この裁定の前にプレイがない
second-ruling = このプレイにはすでに裁定がある
named-twice = 「{ $name }」の名前が2回書かれている
own-dash = 第{ $round }ラウンドは「{ $key }」で始まるが、第{ $before }ラウンドには「{ $key }」がない

unknown-format = 「{ $written }」という形式はない: 読めるのは形式{ $known }
unknown-game = 「{ $written }」というゲームはない
unknown-edition = 「{ $written }」という版はない
unknown-option = 「{ $written }」というオプションはない
unknown-set = 「{ $written }」というコンポーネントのセットはない
bad-option-value = 「{ $written }」は「{ $option }」の値ではない
bad-value = 「{ $written }」は「{ $key }」の値ではない
unknown-player = 「{ $written }」というプレイヤーはいない
unknown-winner = 勝者と申告された「{ $written }」というプレイヤーはいない
misplaced-word = 「{ $written }」はここには書けない
unknown-play = 「{ $written }」はこのフェイズのプレイではない
unknown-ruling = 「{ $written }」という裁定はない
bad-number = 「{ $written }」は{ $least }から{ $most }までの数ではない
foreign-component = 「{ $written }」は未対応の拡張セットのもの
same-names = プレイヤー「{ $first }」と「{ $second }」は名前が同じ
reserved-name = プレイヤー名に「{ $written }」は使えない: 記録では別の意味を持つ語
too-many-players = プレイヤー{ $players }人: 再現できるのは{ $most }人まで
too-many-plays = プレイ{ $plays }回: 再現できるのは{ $most }回まで
invented-components = 架空のコンポーネントのセット「{ $set }」で判定した: 市販のゲームのものではない
