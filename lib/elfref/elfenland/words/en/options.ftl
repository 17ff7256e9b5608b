# What options settle, and what their values mean: `option-` and the name of an option; `option-…-is-` and a value.

option-rounds = how many rounds are played
option-rounds-is-4 = four rounds
option-rounds-is-3 = three rounds, as in the box of 2015

option-deal = how cards are dealt after round 1
option-deal-is-fill-8 = the hand is filled up to eight
option-deal-is-new-8 = eight new cards on top of what was kept

option-row = what happens to the five face-up counters between rounds
option-row-is-persistent = they stay
option-row-is-refresh = five new ones are turned up every round

option-early-win = what happens when a player has all 20 towns before the last round
option-early-win-is-immediate = the game ends immediately
option-early-win-is-end-of-round = the game ends at the end of that round
option-early-win-is-end-of-round-3 = it is tested once, at the end of round 3
option-early-win-is-never = the game goes on

option-caravan = when a caravan may be used
option-caravan-is-free = always
option-caravan-is-only-if-unable = only for a player who cannot pay with the cards of the counter

option-lake-cost = how many rafts a ferry across a lake costs
option-lake-cost-is-2 = two rafts
option-lake-cost-is-1 = one raft

option-town-cards = whether each player has a secret town card, whose distance from the boot is subtracted
option-town-cards-is-false = without town cards
option-town-cards-is-true = with town cards

option-distance = what counts as one step between the boot and the town of the town card
option-distance-is-all = every connection
option-distance-is-roads = roads only

option-second-tiebreak = with town cards, what decides between equal scores and equal distances
option-second-tiebreak-is-none = nothing: they share the place
option-second-tiebreak-is-hand = more cards in hand

option-pass-end = when planning ends
option-pass-end-is-consecutive = when all players pass one after another
option-pass-end-is-lap = when a lap of the table has only passes

option-reshuffle = when discarded cards are shuffled into the stock
option-reshuffle-is-every-round = before every deal
option-reshuffle-is-when-empty = when the stock has run out

option-overpay = how a payment above the price is judged
option-overpay-is-note = as a note
option-overpay-is-error = as a breach

# Editions: the name for people; which book it is; what is added to a citation of another book.
edition-rio-grande-1998 = Rio Grande 1998
edition-rio-grande-1998-book = the English rulebook of 1998; judged by the Italian one, its translation
edition-rio-grande-1998-cited = after the 1998 edition
edition-italian = Italian
edition-italian-book = the Italian rulebook, a translation of the Rio Grande book of 1998
edition-amigo = AMIGO
edition-amigo-book = the German rulebook, known from retellings; judged by the Italian one
edition-amigo-cited = after the 1998 edition
edition-russian = Russian
edition-russian-book = the Russian rulebook
edition-japanese = Japanese
edition-japanese-book = the Japanese summary of the rules
edition-rio-grande-2015 = Rio Grande 2015
edition-rio-grande-2015-book = the Elfenland rulebook in the box "Elfenroads"
edition-moon-1998 = Moon's draft
edition-moon-1998-book = the author's draft of March 1998, of which setup and the steps up to the choice of counters are known
edition-bga = Board Game Arena
edition-bga-book = the help page of Board Game Arena, an outline of the rules
