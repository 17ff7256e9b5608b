# ファイルの誤り。

cannot-read = ファイルを読み込めない: { $why }
not-utf8 = { $what }: ファイルをUTF-8で保存する
control-character = 記録に不要な制御文字 (U+{ $code })
too-large = 大きすぎる – { $what }: { $limit }を超える
too-deep = 入れ子が64段を超える

syntax = ここは{ $language }ではない: { $what }
truncated = 文が途中で終わっている: { $what }
not-in-the-format = 形式に含まれない: { $what }
duplicate-key = キー「{ $key }」が重複
question-mark = 「?」はYAMLでは別の意味になる: unknownと書く
lone-dash = 「-」だけではYAMLで別の意味になる: { $advice }
colon-in-text = 文中にコロンと空白がある: 文を引用符で囲む
comment-in-text = 文は「#」で切れる: それ以降はコメント
tab-indents = タブで字下げはできない: 空白を使う
odd-character = 「{ $typed }」は「{ $meant }」ではない
missing-space = コロンの後に空白がない
missing-dash = 1行に1手: 「{ $key }」の前に「- 」がない
cards-not-joined = 複数のカードは+でつなぐか[ ]に入れる

no-record = ここに記録がない
not-a-map = { $found }、必要なもの: { $due }
not-a-list = { $found }、必要なもの: { $due }
not-a-scalar = { $found }、必要なもの: { $due }
empty-value = ここに何もない: { $write }
unknown-key = 不明なキー「{ $key }」
missing-key = 「{ $key }」がない: { $part }
rounds-and-final = 「{ $key }」と「final」の両方がある: 記録には手か得点表のどちらか
before-the-start = 「{ $written }」は記録が始まる前のラウンドのもの
ruling-without-play = 裁定の前に手がない
second-ruling = 1つの手に2つ目の裁定
named-twice = 「{ $name }」が2回ある
own-dash = 「{ $key }」で第{ $round }ラウンドが始まるが、第{ $before }ラウンドにはない

unknown-format = 不明な形式「{ $written }」: 読めるのは形式{ $known }
unknown-game = 不明なゲーム「{ $written }」
unknown-edition = 不明な版「{ $written }」
unknown-option = 不明なオプション「{ $written }」
unknown-set = 「{ $written }」というコンポーネントのセットはない
bad-option-value = 「{ $written }」は「{ $option }」の値ではない
bad-value = 「{ $written }」は「{ $key }」の値ではない
unknown-player = 「{ $written }」はプレイヤーにいない
unknown-winner = 勝者とされる「{ $written }」はプレイヤーにいない
misplaced-word = 「{ $written }」はここでは意味をなさない
unknown-play = 「{ $written }」はこのフェイズの手ではない
unknown-ruling = 不明な裁定「{ $written }」
bad-number = 「{ $written }」は{ $least }から{ $most }までの数ではない
foreign-component = 「{ $written }」は未対応の拡張のもの
same-names = 同じ名前のプレイヤー: 「{ $first }」と「{ $second }」
reserved-name = プレイヤー名に「{ $written }」は使えない: 記録で意味を持つ語
too-many-players = プレイヤー{ $players }人: 再現できるのは{ $most }人まで
too-many-plays = { $plays }手: 再現できるのは{ $most }手まで
invented-components = コンポーネント「{ $set }」で判定。架空のもので、市販のゲームではない
