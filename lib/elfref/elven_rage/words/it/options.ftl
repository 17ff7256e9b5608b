edition-designprint-2016 = Designprint 2016
edition-designprint-2016-book = il regolamento russo del 2016
