# What is set up before the first turn, and which cards can be where. $people is a people of elves: high, black.

seats-wrong = { $players } at the table
people-taken = the { $people } elves are those of { $player }
castle-taken = that castle is the one of { $player }
no-castle-of-the-map = { $place } is no castle of the map
castles-of-two-halves = two players have castles of neighbouring corners
place-in-other-half = { $place } lies in the other half of the map
dealt-wrong = { $cards } dealt, 7 are due
kept-wrong = { $cards } kept, 5 are due
# $cards as a record writes them: "Wolf + Bear".
not-dealt = { $cards } was not dealt
goal-in-scenario = a secret goal in { $scenario }
goal-taken = somebody else has that goal
# $player begins; $first has drawn the card that begins.
start-wrong = { $player } starts, and { $first } drew the highest initiative

# Cards and the decks that they are of.
card-of-other-deck = { $card } is a card of the { $deck } deck, and { $player } has the { $people } elves
card-of-deck-in-squad = { $card } is a card of the { $deck } deck, and squads are of neutral cards
dragon-in-hand = { $card } lies open before its player, and is in no hand
never-discarded = { $card } never goes to a discard
used-for-action = { $card } was used for its Action, and lies in the discard
all-discarded =
    { $card } lies in the discard, and there { $copies ->
        [one] is
       *[other] are
    } { $copies } of it
lies-in-discard = { $card } lies in the discard

# More Treasures than there are. $away is how many are held or out of the game, $copies how many there are.
treasures-in-squad = { $treasures } in a squad, and { $away } held or out of the game: there are { $copies }
treasures-laid-out = { $treasures } laid out, and { $away } held or out of the game: there are { $copies }

# Who is out of the game.
is-out = { $player } is out of the game
is-out-with-all = { $player } is out of the game, and what he had with him
castle-lost-here = the castle was lost here
