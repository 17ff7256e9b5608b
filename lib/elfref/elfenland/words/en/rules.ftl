# The titles of rules: `rule-` and the id of an entry of the rules table. `rule-…-differs`: how the books differ with no
# option for it, or why none prints the rule.

# Setup
rule-two-to-six-players = the game is for 2 to 6 players
rule-two-to-six-players-differs = the boxes of Rio Grande 1998 and AMIGO say it too
rule-colours-differ = each player has the pieces of one colour, no two the same
rule-twenty-town-pieces = each player has 20 town pieces, one in every town but Elvenhold
rule-twenty-town-pieces-differs = the Russian and the Japanese book have a piece in every town, but there are 21 towns and 20 pieces
rule-cards-in-the-box = there are 10 travel cards of each transport and 12 rafts
rule-cards-in-the-box-differs = the Russian book says only that there are 72, and the Japanese text does not count them
rule-counters-in-the-box = there are 8 transport counters of each of six transports
rule-counters-in-the-box-differs = the Japanese text does not count them
rule-starting-player = the starting player card goes one to the left each round, and its owner begins every phase

# 1 deal
rule-deal-eight-cards = in round 1 everybody is dealt 8 cards
rule-fill-the-hand = in later rounds hands are filled up to 8

# 2 draw
rule-draw-a-counter = in turn order everybody takes one counter from the face-down pile and keeps it face down

# 3 choose
rule-pick-in-turn = in turn order everybody picks one counter, three times round
rule-pick-from-the-row = a pick is one of the five face-up counters, or a blind one from the pile
rule-picks-lie-face-up = counters picked in phase 3 lie face up, blind ones too
rule-five-in-the-row = five counters always lie face up; one that is taken is replaced at once
rule-row-stays = the five face-up counters stay as they are from round to round
rule-one-and-three-counters = everybody draws exactly one and picks exactly three counters every round
rule-at-most-five-counters = nobody ever has more than five counters in front of him

# 4 plan
rule-plan-in-turn = in turn order everybody places one counter or the obstacle, or passes
rule-planning-has-ended = planning ends as soon as all players in succession have passed
rule-place-an-own-counter = a counter that is placed comes from those in front of its player
rule-place-on-a-road = counters and obstacles are placed on a road between two towns
rule-one-counter-per-road = a road carries at most one counter
rule-counter-fits-terrain = a counter lies only where its transport can travel
rule-no-counter-on-water = no counter lies on a river or a ferry line
rule-no-counter-on-water-differs = the other books only imply it: no counter shows a raft
rule-one-obstacle-a-game = everybody has one obstacle for the whole game
rule-obstacle-on-a-counter = an obstacle goes only on a road that holds a counter
rule-one-obstacle-per-road = a road carries at most one obstacle
rule-no-obstacle-on-water = no obstacle lies on a river or a lake

# 5 travel
rule-travel-in-turn = from the starting player clockwise everybody makes one complete journey
rule-along-a-connection = a step goes along one road, river or ferry to the town at its other end
rule-counter-on-the-road = a step by land needs a counter on that road
rule-pay-the-price = the price is 1 or 2 cards of the counter's transport, by the terrain
rule-pay-for-the-obstacle = over an obstacle one more card of the same transport is due
rule-pay-for-the-obstacle-differs = the help page of Board Game Arena does not say of which transport the card is
rule-pay-from-the-hand = cards that are played come from the hand and are discarded
rule-exact-price = nobody pays more than the price
rule-exact-price-differs = nothing is said of paying more than the price
rule-downstream-price = a river takes 1 raft with its arrow
rule-upstream-price = a river takes 2 rafts against its arrow
rule-ferry-price = a ferry takes 2 rafts, either way
rule-ferry-price-differs = in the Japanese rules the card list and the waterways give one raft, the ferries two
rule-ferry-within-a-lake = no ferry joins the two lakes
rule-ferry-within-a-lake-differs = the Russian book lists the six ferry towns together; the board has two lakes
rule-caravan-price = a caravan takes any 3 cards instead of the price
rule-caravan-only-if-unable = only who cannot pay the price travels by caravan
rule-caravan-only-if-unable-differs = every book says so in its text; margin notes of the Italian and the 2015 book let everybody choose
rule-caravan-needs-a-counter = a caravan too needs a counter on the road
rule-caravan-needs-a-counter-differs = the Russian book can be read as if no counter were needed
rule-caravan-on-land = no caravan goes on rivers and lakes
rule-caravan-over-an-obstacle = over an obstacle a caravan takes any 4 cards
rule-hand-limit = who holds more than 4 cards at the end of his own turn discards down to 4
rule-hand-limit-differs = a margin note of the Italian book would have everybody hold exactly 4 cards, but who has fewer keeps them; the help page of Board Game Arena has the limit at the end of the round, which comes to the same
rule-discard-from-the-hand = cards that are thrown away come from the hand
rule-pieces-come-from-towns-visited = on reaching a town a player takes his own piece there
rule-a-town-counts-once = a town counts once, and Elvenhold never
rule-a-town-counts-once-differs = it follows from the pieces: each player has one in every town and none in Elvenhold

# 6 end of round
rule-keep-one-counter = everybody gives back all counters but one
rule-keep-one-counter-differs = the Japanese rules say that one may be kept; to keep none is legal, and noted
rule-keep-an-own-counter = a counter that is kept was not placed
rule-keep-an-own-counter-differs = the Japanese rules say only that one may be kept
rule-kept-counter-lies-as-it-lay = the counter that is kept stays face up or face down as it lay
rule-kept-counter-lies-as-it-lay-differs = the Japanese rules say only that one may be kept

# The end
rule-last-round = the game ends after its last round
rule-last-round-differs = a margin note of the 2015 book still speaks of four rounds
rule-early-win = who has all 20 towns before the last round wins, and the game is over
rule-early-win-differs = in the Japanese rules whoever has them by the end of round 3 wins, and nothing says when it is tested; the 2015 book says the same of its game of four rounds only
rule-claimed-towns = towns are counted by the pieces taken
rule-claimed-boot = the boot stays where it stopped
rule-claimed-boot-differs = every edition implies it: the next journey begins where the boot stands
rule-claimed-cards = the hand is what was dealt less what was played and thrown away
rule-claimed-winner = the most towns win, then the most cards in hand
rule-claimed-place = places follow towns (with town cards: score), then the tie-breaks

# Town cards
rule-town-cards-differ = everybody has one of the twelve town cards
rule-claimed-score = with town cards the distance from the boot to the town is taken off the towns
rule-claimed-score-differs = the Russian book speaks of towns in between, but its example counts neighbours as one apart
rule-claimed-distance = a distance is the fewest steps between two towns
rule-claimed-distance-differs = the Russian book speaks of towns in between, but its example counts neighbours as one apart

# Remarks, made where the whole record is seen
rule-distance-by-edition = whether rivers and ferries shorten a distance differs by edition
rule-early-win-by-edition = when an early win is tested differs by edition
rule-shared-win = who is still level after the tie-breaks shares the win
rule-shared-win-differs = nothing follows after the tie-breaks
rule-no-town-cards-written = without town cards nothing is taken off the towns
rule-another-seating = play is clockwise, in the order in which the players are written

# What players may do
rule-look-at-a-hidden-counter = a player may look at the own face-down counters at any time, and the others may not
rule-place-after-a-pass = nobody has to place a counter, and a player who has passed may place one on a later turn
rule-obstacle-in-any-round = a player may place the obstacle on any turn of the planning, in any round
rule-use-any-counter = a player may use every counter on the board, whoever placed it
rule-stay-in-a-town = a player may stay and not travel at all, or stop while there are cards left
rule-there-and-back = a boot may go back the way it came and use a road or waterway again and again; each step is paid
rule-cards-of-a-caravan = the cards of a caravan may be of any transports, alike or not, and rafts too
rule-keep-either-side-up = the counter that a player keeps may be one that lies face up or one that lies face down
