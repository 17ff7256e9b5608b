title-of-game = Master Elf
