neutral-between-players = { $card }: нейтральная карта, а сражаются два игрока
deck-does-not-fight = { $card }: карта из колоды, которая в этом бою не сражается
guardian-missing = за свободный центральный замок сражается Страж портала, а среди шести карт его нет
too-many-among-six = { $card }: среди шести карт – { $number }, а в колоде всего { $copies }
not-sent = { $card }: среди отправленных карт её нет (игрок – { $player })
placed-not-at-edge = { $card }: выложена, но с краю не лежит
at-edge-not-placed = { $card }: лежит с краю, но не выложена
placed-by-turns = карты выложены по очереди, а в варианте для новичков – вслепую
