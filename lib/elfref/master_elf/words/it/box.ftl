never-between-others = due di cui non è il turno non si passano carte
never-unwritten = tutto è annotato
