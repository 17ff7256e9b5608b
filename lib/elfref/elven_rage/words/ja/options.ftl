edition-designprint-2016 = Designprint 2016
edition-designprint-2016-book = 2016年のロシア語のルール
