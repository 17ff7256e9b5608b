screen-this-language = 日本語
screen-language = 言語
screen-needs-script = このページは記録を判定します。動作には付属のスクリプトが必要で、ほかには何も読み込みません。
screen-loading = 審判を読み込んでいます。
screen-empty = まだ何も書かれていません。

screen-next-play = 次のプレイ

screen-as-text = 記録のテキスト
screen-the-record = 記録
screen-findings = 指摘
screen-nothing-found = 指摘はありません。
screen-completions = 候補
screen-selection-deleted = 選択範囲を削除しました

screen-play-by-play = セッションをプレイごとに表示
screen-replaying = セッションを再生しています。
screen-no-look = 見るものがありません: { $why }。

screen-this-record = この記録
screen-file-name = ファイル名
screen-share = 共有
screen-address-copied = 記録を含むこのページのアドレスをクリップボードに入れました。
screen-saved = 記録をファイルに保存しました。そのまま送れます。
screen-documents = 記録に添える文書
screen-documents-are = 記録には、箱のカードなどのファイルの名前を書けます。そのファイルをここから探します。
screen-add-document = 文書を追加
screen-length = { $characters }文字
screen-remove = 削除
screen-remove-named = { $name }を削除
screen-remove-for-good = 完全に削除
screen-judge-otherwise = 別の条件で判定
screen-edition = 版
screen-edition-of-record = 記録のとおり
screen-open = ファイルを開く
screen-examples = 例
screen-example-full = プレイヤー3人、すべて記録
screen-example-short = 同じセッションを短く
screen-example-three = プレイヤー3人
screen-kept-here = このブラウザーに保存した記録
screen-about = elfref { $version }。書いたものは、自分で送らないかぎりこの端末から出ません。
screen-licences = ライセンス

screen-no-room = このブラウザーには記録を保存する空きがありません。離れる前に「共有」でファイルを保存してください。
screen-keeps-nothing = このブラウザーはこのページのために何も保存しません。離れる前に「共有」でファイルを保存してください。
screen-no-answer = 審判が答えられません: { $why }。
screen-out-of-memory = メモリーが足りない
screen-no-worker = ブラウザーが審判を起動できない
screen-interrupted = 別の問い合わせが先に入った
