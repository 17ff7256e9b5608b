set = set
    .other = sets
