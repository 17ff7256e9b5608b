unnamed-card = карта без названия
unnamed-gift = подарок без названия
unnamed-place = место без названия
