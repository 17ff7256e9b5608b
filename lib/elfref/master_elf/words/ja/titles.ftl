title-of-game = Master Elf(協力モードと住民)
