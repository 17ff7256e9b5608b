dragon = dragon
    .other = dragons
elfcycle = elfcycle
    .other = elfcycles
card = card
    .other = cards
plains = plains
# Only English has it.
sheep = sheep
