dragon = drago
    .other = draghi
elfcycle = ruota elfica
    .other = ruote elfiche
card = carta
    .other = carte
plains = pianura
