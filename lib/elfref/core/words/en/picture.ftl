# Pictures of a board: their key, and what they show in words. $piece is a kind of piece, $pieces are several.

board-title = The board
board-of = The board of { $game }
board-before-play = The board of { $game }, before the play at { $at }
board-at-end = The board of { $game }, at the end of the record
# The key.
key-face-down = { $piece }, face down
key-unrecorded = { $piece }, not recorded
key-perhaps = possible { $piece }
key-to-fetch = { $pieces } still to collect
# A description: "Mill: Anna's figure, 2 cards." $count is the number of pieces, $kind what they are.
shown-pieces =
    { $count ->
        [1] { $kind }
       *[other] { $count } { $kind }
    }
shown-unknown = unknown { $kind }
shown-owned = { $player }'s { $pieces }
shown-perhaps = possibly { $pieces }
shown-face-down = { $pieces } face down
shown-place = { $place }: { $pieces }.
shown-about = Highlighted: { $ways }.
shown-prices = Prices: { $prices }.
shown-price = { $way }: { $price }
