edition-designprint-2016 = Designprint 2016
edition-designprint-2016-book = das russische Regelheft von 2016
