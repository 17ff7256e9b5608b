# Pictures of a board: their key, and what they show in words. $piece is a kind of piece, $pieces are several.

board-title = The board
board-of = The board of { $game }
board-before-play = The board of { $game }, before the play at { $at }
board-at-end = The board of { $game }, where the record ends
# The key.
key-face-down = { $piece }, face down
key-unrecorded = { $piece } that nobody wrote down
key-perhaps = perhaps { $piece }
key-to-fetch = { $pieces } still to be fetched
# A description: "Mill: Anna's figure, 2 cards." $count is the number of pieces, $kind what they are.
shown-pieces =
    { $count ->
        [1] { $kind }
       *[other] { $count } { $kind }
    }
shown-unknown = unknown { $kind }
shown-owned = { $player }'s { $pieces }
shown-perhaps = perhaps { $pieces }
shown-face-down = { $pieces } face down
shown-place = { $place }: { $pieces }.
shown-about = It is about { $ways }.
shown-prices = Prices: { $prices }.
shown-price = { $way }: { $price }
