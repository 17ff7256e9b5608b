# From an attack to the cards that are sent. $place is a place of the map by its name, or the-place; $card is a card by
# its name, or card-not-named; $hand is the number of cards in a player's hand.

# A card or a place whose name is not recorded.
card-not-named = an unrecorded card
the-place = the { $kind }
place-not-named = the place

# At an earlier play.
attacked-here = the place was attacked here

# Plays that need an attack of another kind, or any attack.
no-attack-under-way = no attack is under way
no-squad-on-a-land =
    { $place } belongs to { $owner ->
        [none] a player
       *[other] { $owner }
    }: no squad may fight there
place-is-free = { $place } is free, so neutral warriors must defend it
place-not-of = { $place } does not belong to { $player }

# A look at a squad of neutral warriors, and the fight with it. $squad is its number.
look-in-battle = a squad cannot be looked at after the battle has begun
look-again = only one look is allowed, but squad { $squad } has already been looked at
look-shows-no-card = the look shows no card, but one card of the squad must be placed face up
squad-is-open = squad { $squad } already has an open card: { $card }
no-look-before = an unseen squad fought, but it must be looked at first
no-such-squad = squad { $squad } does not exist: the table has { $squads }
squad-has-fought = squad { $squad } has already fought
card-in-no-squad = { $card } cannot be in a squad
open-card-does-not-fight = { $card } was the open card of squad { $squad } and must fight, but does not

# The number of cards that are sent.
too-few-to-send =
    { $player } has only { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand, but must send 3
sent-wrong = { $cards } sent, but { $due } are due

# What an owner does instead of fighting.
retreat-draw-wrong = { $cards } drawn for a retreat, but 2 are due
retreat-with-fewer =
    { $player } has { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand: a player with fewer than 3 must give up the land and cannot draw
given-up-with-enough = { $player } has { $hand } cards in hand and cannot give up the land, but must fight or retreat
cannot-defend = { $player } has too few cards in hand to defend: { $hand }

# Castles and their dragons.
castle-squad-wrong = { $cards } sent to defend a castle, but its dragon and 2 other cards are due
castle-without-dragon = the castle was defended without its dragon, but the dragon must fight
castle-left = the owner cannot retreat from a castle: its dragon must defend it
castle-given-up = a castle cannot be given up: its owner must draw the missing cards, and its dragon must fight
dragon-stays-home = { $card } can only defend its castle: it cannot fight anywhere else
# $player sent it; it is the dragon of $owner.
dragon-not-taken = { $player } cannot send { $card } without the castle of { $owner }
dragon-captured-rests = { $card } was captured and cannot fight
dragon-captured-at-home = { $card } was captured and can only defend its castle
dragon-captured-in-castles = { $card } was captured and can only defend castles

# The guardian of the central castle.
look-at-guarded-centre = no squad can be looked at here: the guardian of the central castle must fight
squad-at-guarded-centre = a squad cannot fight here: the guardian of the central castle must fight
guardian-not-held = { $card } can be sent only by the player who holds the central castle
guardian-fell = { $card } cannot fight: it fell and is in the neutral discard pile
guardian-attacks-castles = { $card } can only attack opponents' castles
guardian-defends-nothing = { $card } can only attack opponents' castles: it cannot defend
