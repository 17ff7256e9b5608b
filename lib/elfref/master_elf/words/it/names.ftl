unnamed-card = carta senza nome
unnamed-gift = regalo senza nome
unnamed-place = luogo senza nome
