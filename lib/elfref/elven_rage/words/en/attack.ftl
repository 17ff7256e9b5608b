# From an attack to the cards that are sent. $place is a place of the map by its name, or the-place; $card is a card by
# its name, or card-not-named; $hand is how many cards a player has in hand.

# A card, or a place, of which the record has no name.
card-not-named = a card that nobody named
the-place = the { $kind }
place-not-named = the place

# At an earlier play.
attacked-here = attacked here

# What may be played there at all.
no-attack-under-way = no attack is under way
no-squad-on-a-land =
    { $place } is of { $owner ->
        [none] a player
       *[other] { $owner }
    }: no squad fights there
place-is-free = { $place } is free: neutral warriors fight there
place-not-of = { $place } is not of { $player }

# A look at a squad of neutral warriors, and the fight with it. $squad is its number.
look-in-battle = a look at a squad when the battle has begun
look-again = a second look: squad { $squad } was looked at before
look-shows-no-card = who looks at a squad lays one of its cards face up
squad-is-open = squad { $squad } is open: { $card } lies on it
no-look-before = no squad was looked at before
no-such-squad = squad { $squad }: { $squads } lie there
squad-has-fought = squad { $squad } has fought
card-in-no-squad = { $card } is in no squad
open-card-does-not-fight = { $card } lay open on squad { $squad }, and does not fight

# How many cards are sent.
too-few-to-send = { $player } has { $hand } cards in hand, and three are sent
sent-wrong = { $cards } sent, { $due } are due

# What an owner does who does not fight.
retreat-draw-wrong = { $cards } drawn for a retreat, 2 are due
retreat-with-fewer = { $player } has { $hand } cards in hand: who has fewer than three gives the land up, and draws nothing
given-up-with-enough = { $player } has { $hand } cards in hand, and may fight or retreat
cannot-defend = { $player } has { $hand } cards in hand, and cannot defend

# Castles and their dragons.
castle-squad-wrong = { $cards } defend a castle: the dragon and two are due
castle-without-dragon = a castle is defended without its dragon
castle-left = a castle is left without a battle: its dragon defends it
castle-given-up = a castle is given up: its owner draws the missing cards, and its dragon fights
dragon-stays-home = { $card } defends its castle, and fights nowhere else
# $player sent it; it was the dragon of $owner.
dragon-not-taken = { $card } is not with { $player }: the castle of { $owner } was not taken
dragon-captured-rests = { $card } was captured, and fights nowhere
dragon-captured-at-home = { $card } was captured: it defends its castle, and fights nowhere else
dragon-captured-in-castles = { $card } was captured: it defends castles, and fights nowhere else

# The guardian of the central castle.
look-at-guarded-centre = a look at a squad where the guardian of the centre fights
squad-at-guarded-centre = a squad where the guardian of the centre fights
guardian-not-held = { $card } is of who holds the central castle
guardian-fell = { $card } fell, and lies in the neutral discard
guardian-attacks-castles = { $card } attacks castles of opponents only
guardian-defends-nothing = { $card } attacks castles of opponents, and defends nothing
