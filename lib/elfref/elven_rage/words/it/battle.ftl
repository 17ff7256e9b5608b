card-at = { $card } al posto { $place }
