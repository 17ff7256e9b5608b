# A position: what is where, and what is worth knowing of the plays that are legal there.

# Phases, as headings name them.
after-the-end = after the end
phase-summon = phase 1, summon
phase-discard = phase 2, discard
phase-capture = phase 3, capture
phase-before-battle = phase 3, before the battle
phase-layout = battle, what is sent and laid out
phase-centre = battle, the centre
phase-fight = battle, the fight
# Phases of a session that is told.
in-setup = setup
in-turn = turn
in-battle = battle

# What is known, above it or beside it.
fact-map = map
fact-squads = squads
fact-attacked = attacked
fact-place = place { $place }
fact-centre = centre
fact-next = next
fact-strikes = { $place } strikes
fact-moves = { $place } moves
fact-deck = deck
not-known = not known
# The places of the map that a player holds: a list joined by side-by-side, or nothing.
holds-places =
    { $player }:{ $places ->
        [none] { "" }
       *[other] { " " }{ $places }
    }
side-by-side = { $left } { $right }
place-with-tower = { $place } (tower)
# A place that somebody else may hold.
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
record-unreadable = the record cannot be read
game-has-ended = the game has ended
whose-turn-unrecorded = whose turn it is nobody wrote down
# What a person asks about. The forms of plays are those of a record.
no-play-after-end = no play can be asked about: the game has ended
write-line-of-turn = write it as a line of a turn: { $forms }
forms-of-turn-lines = attack PLACE, look N shows CARD, fight N, decline, PLAYER: retreats 2, seats: [4 cards], CARD: CARD, plays CARD so …, won
reach-not-for-game = --reach is not for this game

# Below a position.
turn-may-go-on = the turn of { $player } may go on: with an Artifact, a Treasure or a trade
declines-unwritten = declines are not written in this record: another player may be next
map-unknown = how the map is nobody wrote down
may-be-over = the game may be over

# Beside a legal play: the place that is attacked. $kinds is a list of the kinds that it may be of, or empty.
target-free =
    { $kinds ->
        [0] { "" }
       *[other] { $kinds }, { "" }
    }free
target-perhaps-free =
    { $kinds ->
        [0] { "" }
       *[other] { $kinds }, { "" }
    }free, or of a player
target-held =
    { $kinds ->
        [0] { "" }
       *[other] { $kinds }, { "" }
    }of { $owner ->
        [none] a player
       *[other] { $owner }
    }
# Beside others. $hand is how many cards a player has in hand.
one-laid-open = one of its cards is laid open: shows CARD
lies-open = { $card } lies open on it
none-seen = unseen
surplus-of-hand = what is over { $most } of { $hand } in hand
any-of-hand = any { $number } of { $hand } in hand
dragon-and-any = its dragon, and any { $number } of { $hand } in hand
battle-unjudged = nothing of this battle is judged: what its cards are is not known
# $strike is a message of a strike.
slot-and-strike = { $slot }, { $strike }
reserve-comes-in = the reserve comes in its place
# $reserve is whose the reserve is, if it decides.
living-in-battle =
    { $attackers } : { $defenders } live{ $reserve ->
        [none] { "" }
       *[other] , the reserve is the { $reserve }'s
    }
# $effect as components write it.
price-and-effect = price { $price }, { $effect }
so-many-held = { $number } held
