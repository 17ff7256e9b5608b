edition-russian = ロシア語版
edition-russian-book = 第2版のロシア語の追加ルール
