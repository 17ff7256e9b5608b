title-of-game = Master Elf, kooperativer Modus mit seinen Bewohnern
