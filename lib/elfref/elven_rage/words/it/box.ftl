never-in-a-set = si controllano solo carte che nessun insieme ha
