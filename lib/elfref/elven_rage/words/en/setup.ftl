# The setup before the first turn, and the places where a card can be. $people is a people of elves: high, black.

seats-wrong = the record has { $players }, but the game is for 2 to 4
people-taken = the { $people } elves already belong to { $player }
castle-taken = this castle already belongs to { $player }
no-castle-of-the-map = { $place } is not a castle of the map
castles-of-two-halves = the castles of 2 players must be at neighbouring corners
place-in-other-half = { $place } is in the other half of the map
dealt-wrong = { $cards } dealt, but 7 are due
kept-wrong = { $cards } kept, but 5 are due
# $cards as a record writes them: "Wolf + Bear".
not-dealt = { $cards } kept, but not dealt
goal-in-scenario = a secret goal is recorded, but the scenario '{ $scenario }' has none
goal-taken = another player already has that goal
# $player begins; $first has drawn the card that begins.
start-wrong = { $player } starts, but { $first } drew the highest initiative

# Cards and their decks.
card-of-other-deck = { $card } belongs to the { $deck } deck, but { $player } has the { $people } elves
card-of-deck-in-squad = { $card } belongs to the { $deck } deck, but a squad may contain only neutral cards
dragon-in-hand = { $card } is face up in front of its player and cannot be in a hand
never-discarded = { $card } cannot be discarded
used-for-action = { $card } is not available: it was used for its Action and is in the discard pile
all-discarded =
    { $copies ->
        [1] the only { $card } is not available: it is in the discard pile
       *[other] { $card } is not available: it is in the discard pile, and the deck has only { $copies }
    }
lies-in-discard = { $card } is not available: it is in the discard pile

# Too many Treasures. $away is the number that is held or out of the game, $all their sum, $copies the number in the box.
treasures-in-squad =
    { $all } counted, but the game has only { $copies }: { $treasures } in a squad, { $away } held or out of the game
treasures-laid-out =
    { $all } counted, but the game has only { $copies }: { $treasures } placed, { $away } held or out of the game

# Players who are out of the game.
is-out = { $player } is out of the game
is-out-with-all = { $player } is out of the game, with everything they had
castle-lost-here = the castle was lost here
