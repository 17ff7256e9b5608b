# Actions, Treasures, Artifacts.

# Why a card cannot be used now.
no-battle = no battle is under way
battle-under-way = a battle is under way
centre-is-shown = the centre is already shown
cards-are-laid-out = the cards are already placed
not-own-turn = it is not the player's turn
# $when as components name it: own-turn. $why is one of those above.
out-of-time = the time to use { $card } is '{ $when }', but { $why }

# Its effect. $card is the Action or the Artifact; $effect is an effect as a card has it.
other-effect = { $card } has a different effect: { $effect }
other-icon = { $card } gives { $due }, not { $got }
# $due and $got have a sign: "+1".
other-amount = { $card } gives { $due }, not { $got }
other-draw = { $card } draws { $due }, not { $got }

# Actions.
no-card-in-hand = { $player } has no card in hand
has-no-action = { $card } has no Action
fights-without-action = { $card } is in the battle and cannot be used for its Action
action-too-dear = { $card } needs { $price }, but { $player } has only { $lands }
nothing-to-answer = there is nothing to answer: no Action or Artifact was played just before

# Artifacts and Treasures.
artifact-was-used = { $artifact } has already been used and is out of the game
holds-no-artifact = { $player } holds no Artifact
holds-no-treasure = { $player } holds no Treasure
no-artifact-taken = no Artifact was taken, but one is due for an ordinary free land
write-artifact = write 'artifact'
artifact-not-due = an Artifact was taken, but none was due: only the capture of an ordinary free land gives one
taken-here = the place was captured here
treasure-in-battle = a Treasure cannot be exchanged during a battle
treasure-draw-wrong = { $cards } drawn for a Treasure, but 2 are due

# Trades and gifts.
things-in-battle = things cannot be traded or given during a battle
gives-to-self = the giver and the receiver are both { $player }
gift-without-return = a thing was given, but nothing was given in return

# The effect of an Artifact on the map.
places-apart = { $from } and { $to } are not adjacent: they share no side
own-castle-not-captured = { $place } is { $player }'s own castle and was not captured
own-land-already = { $place } already belongs to the player
place-of-player = { $place } belongs to a player, but a free land must be chosen
too-few-for-attack = only { $cards } left in hand for one more attack, but 3 are due
