never-in-a-set = wird nur bei Karten geprüft, die kein Kartensatz hat
