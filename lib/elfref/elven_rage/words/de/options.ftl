edition-designprint-2016 = Designprint 2016
edition-designprint-2016-book = die russische Regel von 2016
