# What options settle, and what their values mean: `option-` and the name of an option; `option-…-is-` and a value.

option-hand-limit = when a hand is cut to five outside of Discard
option-hand-limit-is-next-discard = at the next Discard
option-hand-limit-is-at-once = as soon as it is too large

option-discard-more = whether more than the surplus may be discarded
option-discard-more-is-no = exactly the surplus
option-discard-more-is-yes = the surplus or more

option-first-turn-draw = whether a player may draw two cards instead of attacking in the first turn
option-first-turn-draw-is-summon-only = only Summon is left out
option-first-turn-draw-is-none = nothing is drawn

option-reshuffle = when a deck that ran out is reshuffled
option-reshuffle-is-when-needed = at the draw that finds it empty
option-reshuffle-is-at-once = as soon as it is empty

option-empty-deck = what is drawn when deck and discard are empty
option-empty-deck-is-draw-fewer = the cards that there are
option-empty-deck-is-no-decline = a player who cannot draw two cannot decline

option-look-first = whether a squad must have been looked at before one is fought unseen
option-look-first-is-optional = no
option-look-first-is-required = yes, unless all are open

option-castle-retreat = whether the owner of a castle may retreat
option-castle-retreat-is-no = the dragon defends it
option-castle-retreat-is-yes = as from other lands

option-give-up = who may give up a land
option-give-up-is-forced-only = a player with fewer than three cards
option-give-up-is-free = any player

option-attack-with-fewer = whether a player may attack with fewer than three cards
option-attack-with-fewer-is-no = three must be sent
option-attack-with-fewer-is-if-unopposed = if the owner cannot defend

option-neutral-player = who may play the neutral cards
option-neutral-player-is-opponents-only = an opponent of the attacker
option-neutral-player-is-ally-too = an ally of the attacker as well

option-neutral-placement = how cards are placed against neutrals
option-neutral-placement-is-advanced = as against players
option-neutral-placement-is-beginner = blind

option-treasure-reserve = whose reserve a Treasure on top of the centre is
option-treasure-reserve-is-neutrals = the neutrals'
option-treasure-reserve-is-attacker = the attacker's
option-treasure-reserve-is-beneath = that of the player whose card is under it

option-treasure-shown = what is on top when a Treasure is shown against a card
option-treasure-shown-is-card-wins = the card
option-treasure-shown-is-chance = either

option-lost-treasure = where Treasures of a lost battle go
option-lost-treasure-is-neutral-discard = to the neutral discard
option-lost-treasure-is-aside = out of the game

option-left-hits = which neighbour the left slot points at
option-left-hits-is-clockwise = the next place clockwise
option-left-hits-is-counterclockwise = the next place counterclockwise

option-fire-double = what a double strike does at a fire shield
option-fire-double-is-stopped = nothing, and the striker burns
option-fire-double-is-hits = it strikes

option-fire-pierce = what a piercing strike does at a fire shield
option-fire-pierce-is-hits-and-burns = it strikes, and the striker burns
option-fire-pierce-is-hits = it strikes
option-fire-pierce-is-stopped = nothing, and the striker burns

option-counter-when-killed = whether a counterattack works when the strike kills its card
option-counter-when-killed-is-yes = it does
option-counter-when-killed-is-no = it does not

option-move-instead = whether a card that could do damage may move instead
option-move-instead-is-no = it may not
option-move-instead-is-yes = it may

option-move-loop = which repetition after a movement ends a battle
option-move-loop-is-first-repeat = the first
option-move-loop-is-third-repeat = the third
option-move-loop-is-agreed = as the players agree

option-fire-ends = whether a battle may end when only fire shields can be struck
option-fire-ends-is-goes-on = it goes on
option-fire-ends-is-ends = it may end

option-initiative-change = when a change of initiative counts
option-initiative-change-is-at-once = in the current round
option-initiative-change-is-next-round = from the next round

option-swap-centre = whether the reserve may be exchanged with a card beneath it
option-swap-centre-is-no = only with a card of the edge
option-swap-centre-is-yes = also with the player's own card beneath it

option-central-summon = whether the central castle counts for Summon
option-central-summon-is-yes = it does
option-central-summon-is-no = it does not

option-central-owner = who defends a central castle that a player holds
option-central-owner-is-hand-cards = three hand cards
option-central-owner-is-guardian = the guardian and two hand cards

option-guardian-sent = how the guardian counts in an attack
option-guardian-sent-is-one-of-three = as one of the three cards
option-guardian-sent-is-fourth = as a fourth card

option-guardian-dead = where a guardian goes that died for its holder
option-guardian-dead-is-stays = it stays with the holder
option-guardian-dead-is-neutral-discard = to the neutral discard

option-captured-dragon = where a captured dragon fights
option-captured-dragon-is-its-castle = for its castle
option-captured-dragon-is-any-castle = for any castle of its captor
option-captured-dragon-is-none = nowhere

option-castle-draw-up = who draws missing defenders of a castle
option-castle-draw-up-is-any-held = the player who holds it
option-castle-draw-up-is-own = the player who holds it, if it is their own

option-out-lands = what happens to the lands of a player who is out
option-out-lands-is-free = they are free
option-out-lands-is-captor = the captor gets them
option-out-lands-is-stay = they stay marked

option-out-treasures = what happens to the Treasures of a player who is out
option-out-treasures-is-neutral-discard = to the neutral discard
option-out-treasures-is-captor = the captor gets them
option-out-treasures-is-removed = out of the game

option-goal-time = when a fulfilled goal ends the game
option-goal-time-is-at-once = immediately
option-goal-time-is-end-of-turn = at the end of the turn
option-goal-time-is-when-shown = when it is shown

option-own-castle = whether the starting castle counts among lands for a goal
option-own-castle-is-counts = it does
option-own-castle-is-not = it does not

option-last-standing = what happens when all others are out
option-last-standing-is-wins = the player who is left wins
option-last-standing-is-plays-on = the goal must still be fulfilled

option-squads-again = how many squads are placed again after a player is out
option-squads-again-is-as-at-start = the number at the start
option-squads-again-is-players-left = one more than the players left

option-ally-lands = whether an ally's land may be attacked
option-ally-lands-is-no = it may not
option-ally-lands-is-yes = it may

option-token-target = where a token may be moved
option-token-target-is-free-only = to free land
option-token-target-is-any = to a player's land too

option-built-tower = what happens to a built tower when its land changes hands
option-built-tower-is-stays = it stays
option-built-tower-is-goes = it goes

option-gifts = whether things may be given without return outside an alliance
option-gifts-is-yes = they may
option-gifts-is-no = only in exchange

# Editions: the name for people; which book it is; what is added to a citation of another book.
edition-designprint-2016 = Designprint 2016
edition-designprint-2016-book = the Russian rulebook of 2016
