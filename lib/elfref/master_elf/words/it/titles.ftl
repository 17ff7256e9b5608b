title-of-game = Master Elf, modalità cooperativa con i suoi abitanti
