card-at = 場所{ $place }の{ $card }
