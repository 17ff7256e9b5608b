unnamed-gift = неизвестный подарок
unnamed-place = неизвестное место
