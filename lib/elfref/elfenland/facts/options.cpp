#include "elfref/elfenland/facts/options.h"

#include <array>

#include "elfref/elfenland/facts/words.h"

namespace elfref::elfenland {
namespace {

constexpr std::array<OptionWords, option_count> option_words{{
    {"rounds", "how many rounds are played", {"4", "3"}, {"four rounds", "three rounds, as in the box of 2015"}},
    {"deal",
     "how cards are dealt after round 1",
     {"fill-8", "new-8"},
     {"the hand is filled up to eight", "eight new cards on top of what was kept"}},
    {"row",
     "what becomes of the five face-up counters between rounds",
     {"persistent", "refresh"},
     {"they stay", "five new ones are laid out every round"}},
    {"early-win",
     "what happens when somebody has all 20 towns before the last round",
     {"immediate", "end-of-round", "end-of-round-3", "never"},
     {"the game is over at once", "the game is over at the end of that round",
      "it is tested once, at the end of round 3", "the game goes on"}},
    {"caravan",
     "when a caravan may be used",
     {"free", "only-if-unable"},
     {"always", "only by who cannot pay with the cards of the counter"}},
    {"lake-cost", "rafts for a ferry across a lake", {"2", "1"}, {"two rafts", "one raft"}},
    {"town-cards",
     "whether everybody has a secret town card, whose distance from the boot is taken off",
     {"false", "true"},
     {"without", "with town cards"}},
    {"distance",
     "what counts as one step between the boot and the town of the town card",
     {"all", "roads"},
     {"every connection", "roads only"}},
    {"second-tiebreak",
     "with town cards, what decides between equal scores and equal distances",
     {"none", "hand"},
     {"nothing: they share the place", "more cards in the hand"}},
    {"pass-end",
     "when planning ends",
     {"consecutive", "lap"},
     {"when all players pass one after another", "when a lap of the table brings nothing but passes"}},
    {"reshuffle",
     "when discarded cards are shuffled into the stock",
     {"every-round", "when-empty"},
     {"before every deal", "when the stock has run out"}},
    {"overpay", "what is said of who pays more than the price", {"note", "error"}, {"a note", "a breach"}},
}};

// Four rounds of the 2015 box are its Variant 1, which has the early win; that it is immediate is assumed.
constexpr Variant four_rounds{.option = static_cast<std::size_t>(Option::early_win),
                              .value = static_cast<std::uint8_t>(EarlyWin::immediate),
                              .where = static_cast<std::size_t>(Option::rounds),
                              .where_value = 0,
                              .remark = "with rounds: 4 immediate, assumed"};

// In the order of option_words: rounds deal row early-win | caravan lake town-cards distance | tiebreak pass reshuffle
// overpay.
constexpr std::array<EditionInfo, 8> edition_columns{{
    column({.name = "rio-grande-1998",
            .title = "Rio Grande 1998",
            .text = "the English rulebook of 1998; judged by the Italian one, its translation",
            .cited_as = "italian",
            .remark = "after the 1998 edition"},
           "0 0 0* 2  0* 0 0 0  0 0 0 0*"),
    column({.name = "italian",
            .title = "Italian",
            .text = "the Italian rulebook, a translation of the Rio Grande book of 1998",
            .cited_as = "italian",
            .remark = ""},
           "0 0 0* 2  0* 0 0 0  0 0 0 0*"),
    column({.name = "amigo",
            .title = "AMIGO",
            .text = "the German rulebook, known from retellings; judged by the Italian one",
            .cited_as = "italian",
            .remark = "after the 1998 edition"},
           "0 0 0* 2  0* 0 0 0  0 0 0 0*"),
    column({.name = "russian",
            .title = "Russian",
            .text = "the Russian rulebook",
            .cited_as = "russian",
            .remark = ""},
           "0 0 0 0  0* 0 0 0  0 0 0 0*"),
    column({.name = "japanese",
            .title = "Japanese",
            .text = "the Japanese summary of the rules",
            .cited_as = "japanese",
            .remark = ""},
           "0 0 0* 0*  0* 0* 0 1  0 0 0 0*"),
    column({.name = "rio-grande-2015",
            .title = "Rio Grande 2015",
            .text = "the Elfenland rulebook in the box \"Elfenroads\"",
            .cited_as = "rio-grande-2015",
            .remark = "",
            .variant = four_rounds},
           "1 0 0 3  0* 0 0 0  0 0 0 0*"),
    column({.name = "moon-1998",
            .title = "Moon's draft",
            .text =
                "the author's draft of March 1998, of which setup and the steps up to the choice of counters are known",
            .cited_as = "",
            .remark = ""},
           "0 1 1 1*  0* 0* 1 0*  0* 0* 0 0*"),
    column({.name = "bga",
            .title = "Board Game Arena",
            .text = "the help page of Board Game Arena, an outline of the rules",
            .cited_as = "",
            .remark = ""},
           "0 0 0* 0*  0* 0* 0 0*  0* 0 0* 0*"),
}};

}  // namespace

const OptionTable& option_table() {
  static const OptionTable table(option_words, edition_columns, edition_named, is_of_an_expansion);
  return table;
}

}  // namespace elfref::elfenland
