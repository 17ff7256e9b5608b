# A position: its facts, and notes on the plays that are legal there.

# Phases, as headings name them.
after-the-end = after the end
phase-summon = phase 1, Summon
phase-discard = phase 2, Discard
phase-capture = phase 3, capture
phase-before-battle = phase 3, before the battle
phase-layout = battle, sending and placement
phase-centre = battle, the centre
phase-fight = battle, the fight
# Phases of a narration.
in-setup = setup
in-turn = turn
in-battle = battle

# The names of facts, and the facts.
fact-map = map
fact-squads = squads
fact-attacked = attacked
fact-place = place { $place }
fact-centre = centre
fact-next = next
fact-strikes = { $place } strikes
fact-moves = { $place } moves
fact-deck = deck
not-known = not recorded
# The places of the map that a player holds: a list joined by side-by-side, or nothing.
holds-places =
    { $player }:{ $places ->
        [none] { "" }
       *[other] { " " }{ $places }
    }
side-by-side = { $left } { $right }
place-with-tower = { $place } (tower)
# A place that another player may hold.
place-uncertain = { $place }?
squad-fought = { $squad }: fought
squad-perhaps-fought = { $squad }: perhaps fought
squad-open = { $squad }: { $card } open
squad-unseen = { $squad }: unseen
upper-over-lower = { $upper } over { $lower }
player-is-in = in
player-is-out = out
perhaps-out = perhaps

# Why there is nothing to show, or to choose.
game-has-ended = the game has ended
whose-turn-unrecorded = it is not recorded whose turn it is
# A play that a person asks about. The forms of plays are those of a record.
no-play-after-end = no play can be checked: the game has ended
write-line-of-turn = write a line of a turn: { $forms }
forms-of-turn-lines = attack PLACE, look N shows CARD, fight N, decline, PLAYER: retreats 2, seats: [4 cards], CARD: CARD, plays CARD so …, won

# Below a position.
turn-may-go-on = { $player }'s turn may continue with an Artifact, a Treasure or a trade
declines-unwritten = this record leaves out declines: another player may be next
map-unknown = the owners of places are not recorded
may-be-over = the game may be over

# After a legal play: the place that is attacked. $kinds is a list of its possible kinds, or empty.
target-free =
    { $kinds ->
        [0] { "" }
       *[other] { $kinds }, { "" }
    }free
target-perhaps-free =
    { $kinds ->
        [0] { "" }
       *[other] { $kinds }, { "" }
    }free or held by a player
target-held =
    { $kinds ->
        [0] { "" }
       *[other] { $kinds }, { "" }
    }held by { $owner ->
        [none] a player
       *[other] { $owner }
    }
# After other plays. $hand is the number of cards in the hand of a player.
one-laid-open = one of its cards is placed face up: shows CARD
lies-open = { $card } is its open card
none-seen = unseen
surplus-of-hand = the surplus over { $most }, with { $hand } in hand
any-of-hand = any { $number } of { $hand } in hand
dragon-and-any = its dragon and any { $number } of { $hand } in hand
battle-unjudged = this battle is not checked: its cards are not known
# $strike is a message of a strike.
slot-and-strike = { $slot } slot: { $strike }
reserve-comes-in = the reserve takes its place
# $reserve is the side that had the reserve, if it decides.
living-in-battle =
    living cards: attacker { $attackers }, defender { $defenders }{ $reserve ->
        [none] { "" }
       *[other] , and the { $reserve } had the reserve
    }
# $effect is an effect as a card has it.
price-and-effect = price { $price }, { $effect }
so-many-held = { $number } held
