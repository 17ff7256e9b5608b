# The titles of rules: `rule-` and the id of an entry of the rules table. `rule-…-differs`: how the books differ with no
# option for it, or why none prints the rule.

# Setup
rule-two-to-six-players = 2 to 6 players may play the game
rule-two-to-six-players-differs = the boxes of Rio Grande 1998 and AMIGO say it too
rule-colours-differ = each player must have the pieces of one colour, and no two players may have the same
rule-twenty-town-pieces = each player must have 20 town pieces, one in every town except Elvenhold
rule-twenty-town-pieces-differs = the Russian and the Japanese book have a piece in every town, but there are 21 towns and 20 pieces
rule-cards-in-the-box = a game may have only 10 travel cards of each transport and 12 rafts
rule-cards-in-the-box-differs = the Russian book says only that there are 72, and the Japanese text does not count them
rule-counters-in-the-box = a game may have only 8 transportation counters of each of six transports
rule-counters-in-the-box-differs = the Japanese text does not count them
rule-starting-player = the starting player card must go one to the left each round, and its owner must begin every phase

# 1 deal
rule-deal-eight-cards = in round 1 each player must be dealt 8 cards
rule-fill-the-hand = in later rounds hands must be filled up to 8

# 2 draw
rule-draw-a-counter = in turn order each player must take one counter from the face-down pile and keep it face down

# 3 choose
rule-pick-in-turn = in turn order each player must pick one counter, three times around
rule-pick-from-the-row = a pick must be one of the five face-up counters, or an unseen one from the pile
rule-picks-lie-face-up = counters picked in phase 3 must be face up, unseen ones from the pile too
rule-five-in-the-row = five counters must always be face up; one that is taken must be replaced immediately
rule-row-stays = the five face-up counters must stay as they are from round to round
rule-one-and-three-counters = each player must draw exactly one and pick exactly three counters every round
rule-at-most-five-counters = a player cannot have more than five counters in front of them

# 4 plan
rule-plan-in-turn = in turn order each player must place one counter or the obstacle, or pass
rule-planning-has-ended = planning must end as soon as all players in succession have passed
rule-place-an-own-counter = a placed counter must come from those in front of its player
rule-place-on-a-road = counters and obstacles must be placed on a road between two towns
rule-one-counter-per-road = a road may have only one counter: a second one cannot be placed on it
rule-counter-fits-terrain = a counter may be placed only where its transport can travel
rule-no-counter-on-water = a counter cannot be placed on a river or a ferry line
rule-no-counter-on-water-differs = the other books only imply it: no counter shows a raft
rule-one-obstacle-a-game = each player may place only one obstacle in the whole game
rule-obstacle-on-a-counter = an obstacle may be placed only on a road that has a counter
rule-one-obstacle-per-road = a road may have at most one obstacle
rule-no-obstacle-on-water = an obstacle cannot be placed on a river or a lake

# 5 travel
rule-travel-in-turn = clockwise from the starting player, each player must make one complete journey
rule-along-a-connection = a step must go along one road, river or ferry to the town at its other end
rule-counter-on-the-road = a step by land must use a road that has a counter
rule-pay-the-price = the price must be 1 or 2 cards of the counter's transport, depending on the terrain
rule-pay-for-the-obstacle = a step over an obstacle must be paid with one more card of the same transport
rule-pay-for-the-obstacle-differs = the help page of Board Game Arena does not say which transport the card must show
rule-pay-from-the-hand = cards that are played must come from the hand and must be discarded
rule-exact-price = a player cannot pay more than the price
rule-exact-price-differs = no book allows or forbids paying more than the price
rule-downstream-price = a step along a river with its arrow must be paid with 1 raft
rule-upstream-price = a step along a river against its arrow must be paid with 2 rafts
rule-ferry-price = a ferry must be paid with 2 rafts, either way
rule-ferry-price-differs = in the Japanese rules the card list and the waterways give one raft, the ferries two
rule-ferry-within-a-lake = a ferry cannot join the two lakes
rule-ferry-within-a-lake-differs = the Russian book lists the six ferry towns together; the board has two lakes
rule-caravan-price = a caravan must be paid with any 3 cards instead of the price
rule-caravan-only-if-unable = a player may use a caravan only if they cannot pay the price
rule-caravan-only-if-unable-differs = every book says so in its text; margin notes of the Italian and the 2015 book let every player choose
rule-caravan-needs-a-counter = a caravan, too, must use a road that has a counter
rule-caravan-needs-a-counter-differs = the Russian book can be read as if no counter were needed
rule-caravan-on-land = a caravan cannot use rivers and lakes
rule-caravan-over-an-obstacle = a caravan over an obstacle must be paid with any 4 cards
rule-hand-limit = a player who has more than 4 cards at the end of their own turn must discard down to 4
rule-hand-limit-differs = by a margin note of the Italian book every player has exactly 4 cards, but a player who has fewer keeps them; the help page of Board Game Arena has the limit at the end of the round, with the same effect
rule-discard-from-the-hand = discarded cards must come from the hand
rule-pieces-come-from-towns-visited = a player who reaches a town must take their own piece there
rule-a-town-counts-once = a town may count only once, and Elvenhold cannot count
rule-a-town-counts-once-differs = it follows from the pieces: each player has one in every town and none in Elvenhold

# 6 end of round
rule-keep-one-counter = each player must give back all counters but one
rule-keep-one-counter-differs = the Japanese rules say that one may be kept; to keep none is legal, and noted
rule-keep-an-own-counter = a player cannot keep a counter that was placed
rule-keep-an-own-counter-differs = the Japanese rules say only that one may be kept
rule-kept-counter-lies-as-it-lay = the counter that is kept must stay face up or face down, as it was
rule-kept-counter-lies-as-it-lay-differs = the Japanese rules say only that one may be kept

# The end
rule-last-round = the game must end after its last round
rule-last-round-differs = a margin note of the 2015 book still mentions four rounds
rule-early-win = a player who has all 20 towns before the last round wins, and the game must end
rule-early-win-differs = in the Japanese rules a player who has them by the end of round 3 wins, and nothing says when it is tested; the 2015 book says the same only of its game of four rounds
rule-claimed-towns = the number of claimed towns must equal the number of pieces taken
rule-claimed-boot = a claimed boot must be where it stopped
rule-claimed-boot-differs = every edition implies it: the next journey begins where the boot is
rule-claimed-cards = a claimed hand must be what was dealt less what was played and discarded
rule-claimed-winner = a claimed winner must have the most towns, then the most cards in hand
rule-claimed-place = claimed places must follow towns (with town cards: score), then the tie-breaks

# Town cards
rule-town-cards-differ = each player must have a different one of the twelve town cards
rule-claimed-score = with town cards, the distance from the boot to the town must be subtracted from the towns
rule-claimed-score-differs = the Russian book mentions towns in between, but its example counts neighbours as one apart
rule-claimed-distance = a claimed distance must be the fewest steps between two towns
rule-claimed-distance-differs = the Russian book mentions towns in between, but its example counts neighbours as one apart

# Remarks, made where the whole record is seen
rule-distance-by-edition = rivers and ferries may shorten a distance, depending on the edition
rule-early-win-by-edition = an early win may be tested at another time, depending on the edition
rule-shared-win = players who are still level after the tie-breaks must share the win
rule-shared-win-differs = nothing follows after the tie-breaks
rule-no-town-cards-written = without town cards, nothing may be subtracted from the towns
rule-another-seating = play must go clockwise, in the order in which the record lists the players

# What players may do
rule-look-at-a-hidden-counter = a player may look at their own face-down counters at any time, and the others may not
rule-place-after-a-pass = a player may pass instead of placing a counter, and may place one later, after they have passed
rule-obstacle-in-any-round = a player may place the obstacle on any turn of the planning, in any round
rule-use-any-counter = a player may use every counter on the board, whoever placed it
rule-stay-in-a-town = a player may stay and not travel at all, or stop while there are cards left
rule-there-and-back = a boot may go back the way it came and use a road or waterway again and again; each step is paid
rule-cards-of-a-caravan = the cards of a caravan may be of any transports, alike or not, and rafts too
rule-keep-either-side-up = a player may keep a counter that is face up or one that is face down
