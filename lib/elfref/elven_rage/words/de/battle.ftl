card-at = { $card } auf Platz { $place }
