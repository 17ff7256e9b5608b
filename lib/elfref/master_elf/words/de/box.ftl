never-between-others = zwischen zweien, die nicht am Zug sind, gehen keine Karten hin und her
never-unwritten = alles ist aufgeschrieben
