# Actions, Treasures, Artifacts.

# Why something cannot be used now.
no-battle = no battle is under way
battle-under-way = a battle is under way
centre-is-shown = the centre is shown
cards-are-laid-out = the cards are laid out
not-own-turn = it is not the own turn
# $when as components name it: own-turn. $why is one of those above.
out-of-time = { $card } is for '{ $when }', and { $why }

# What it does. $card is the Action or the Artifact; $effect as components write it.
other-effect = { $card } does something else: its effect is { $effect }
other-icon = { $card } gives { $due }, and not { $got }
# $due and $got have a sign: "+1".
other-amount = { $card } makes { $due }, and not { $got }
other-draw = { $card } draws { $due }, and not { $got }

# Actions.
no-card-in-hand = { $player } has no card in hand
has-no-action = { $card } has no Action
fights-without-action = { $card } is in the battle, and has no Action there
action-too-dear = { $card } needs { $price }, and { $player } has { $lands }
nothing-to-answer = no Action or Artifact stands right before to be answered

# Artifacts and Treasures.
artifact-was-used = { $artifact } was used before, and is out of the game
holds-no-artifact = { $player } holds no Artifact
holds-no-treasure = { $player } holds no Treasure
no-artifact-taken = no Artifact for an ordinary land that was free
write-artifact = write artifact
artifact-not-due = an Artifact, and no ordinary free land was taken
taken-here = taken here
treasure-in-battle = a Treasure exchanged in a battle
treasure-draw-wrong = { $cards } drawn for a Treasure, 2 are due

# Things that change hands.
things-in-battle = things change hands in a battle
gives-to-self = { $player } hands things over to nobody else
gift-without-return = a thing handed over without return

# What an Artifact does on the map.
places-apart = { $from } and { $to } have no side in common
own-castle-not-captured = { $place } is the castle of { $player }, and was not captured
own-land-already = { $place } is an own land already
place-of-player = { $place } is of a player
too-few-for-attack = { $cards } in hand are left for one more attack, three are sent
