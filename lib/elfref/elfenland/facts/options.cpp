#include "elfref/elfenland/facts/options.h"

#include "elfref/core/reading/header.h"

namespace elfref::elfenland {
namespace {

constexpr std::array<OptionInfo, option_count> option_table{{
    {"rounds", "how many rounds are played", {"4", "3"}, {"four rounds", "three rounds, as in the box of 2015"}, 2},
    {"deal",
     "how cards are dealt after round 1",
     {"fill-8", "new-8"},
     {"the hand is filled up to eight", "eight new cards on top of what was kept"},
     2},
    {"row",
     "what becomes of the five face-up counters between rounds",
     {"persistent", "refresh"},
     {"they stay", "five new ones are laid out every round"},
     2},
    {"early-win",
     "what happens when somebody has all 20 towns before the last round",
     {"immediate", "end-of-round", "end-of-round-3", "never"},
     {"the game is over at once", "the game is over at the end of that round",
      "it is tested once, at the end of round 3", "the game goes on"},
     4},
    {"caravan",
     "when a caravan may be used",
     {"free", "only-if-unable"},
     {"always", "only by who cannot pay with the cards of the counter"},
     2},
    {"lake-cost", "rafts for a ferry across a lake", {"2", "1"}, {"two rafts", "one raft"}, 2},
    {"town-cards",
     "whether everybody has a secret town card, whose distance from the boot is taken off",
     {"false", "true"},
     {"without", "with town cards"},
     2},
    {"distance",
     "what counts as one step between the boot and the town of the town card",
     {"all", "roads"},
     {"every connection", "roads only"},
     2},
    {"second-tiebreak",
     "with town cards, what decides between equal scores and equal distances",
     {"none", "hand"},
     {"nothing: they share the place", "more cards in the hand"},
     2},
    {"pass-end",
     "when planning ends",
     {"consecutive", "lap"},
     {"when all players pass one after another", "when a lap of the table brings nothing but passes"},
     2},
    {"reshuffle",
     "when discarded cards are shuffled into the stock",
     {"every-round", "when-empty"},
     {"before every deal", "when the stock has run out"},
     2},
    {"overpay", "what is said of who pays more than the price", {"note", "error"}, {"a note", "a breach"}, 2},
}};

/// A column of the format's table, written as there: the value's index for each option in order, `*` behind an assumed
/// one.
constexpr EditionInfo column(EditionInfo edition, std::string_view values) {
  std::size_t option = 0;
  for (const char c : values) {
    if (c == ' ') continue;
    if (c == '*') {
      edition.assumed |= static_cast<std::uint16_t>(1u << (option - 1));
      continue;
    }
    edition.options.value[option++] = static_cast<std::uint8_t>(c - '0');
  }
  return edition;
}

// In the order of option_table: rounds deal row early-win | caravan lake town-cards distance | tiebreak pass reshuffle
// overpay.
constexpr std::array<EditionInfo, 8> edition_table{{
    column({.name = "rio-grande-1998",
            .title = "Rio Grande 1998",
            .text = "the English rulebook of 1998; judged by the Italian one, its translation",
            .cited_as = "italian",
            .remark = "after the 1998 edition",
            .options = {}},
           "0 0 0* 2  0* 0 0 0  0 0 0 0*"),
    column({.name = "italian",
            .title = "Italian",
            .text = "the Italian rulebook, a translation of the Rio Grande book of 1998",
            .cited_as = "italian",
            .remark = "",
            .options = {}},
           "0 0 0* 2  0* 0 0 0  0 0 0 0*"),
    column({.name = "amigo",
            .title = "AMIGO",
            .text = "the German rulebook, known from retellings; judged by the Italian one",
            .cited_as = "italian",
            .remark = "after the 1998 edition",
            .options = {}},
           "0 0 0* 2  0* 0 0 0  0 0 0 0*"),
    column({.name = "russian",
            .title = "Russian",
            .text = "the Russian rulebook",
            .cited_as = "russian",
            .remark = "",
            .options = {}},
           "0 0 0 0  0* 0 0 0  0 0 0 0*"),
    column({.name = "japanese",
            .title = "Japanese",
            .text = "the Japanese summary of the rules",
            .cited_as = "japanese",
            .remark = "",
            .options = {}},
           "0 0 0* 0*  0* 0* 0 1  0 0 0 0*"),
    column({.name = "rio-grande-2015",
            .title = "Rio Grande 2015",
            .text = "the Elfenland rulebook in the box \"Elfenroads\"",
            .cited_as = "rio-grande-2015",
            .remark = "",
            .options = {}},
           "1 0 0 3  0* 0 0 0  0 0 0 0*"),
    column({.name = "moon-1998",
            .title = "Moon's draft",
            .text =
                "the author's draft of March 1998, of which setup and the steps up to the choice of counters are known",
            .cited_as = "",
            .remark = "",
            .options = {}},
           "0 1 1 1*  0* 0* 1 0*  0* 0* 0 0*"),
    column({.name = "bga",
            .title = "Board Game Arena",
            .text = "the help page of Board Game Arena, an outline of the rules",
            .cited_as = "",
            .remark = "",
            .options = {}},
           "0 0 0* 0*  0* 0* 0 0*  0* 0 0* 0*"),
}};

}  // namespace

const std::array<OptionInfo, option_count>& option_infos() { return option_table; }

std::span<const EditionInfo> editions() { return edition_table; }

const EditionInfo& edition(std::string_view name) {
  for (const EditionInfo& entry : edition_table)
    if (entry.name == name) return entry;
  return edition_table[0];
}

std::optional<Option> option_named(std::string_view name) {
  for (std::size_t i = 0; i < option_table.size(); ++i)
    if (same_key(option_table[i].name, name)) return static_cast<Option>(i);
  return std::nullopt;
}

std::optional<std::uint8_t> option_value(Option option, std::string_view written) {
  return value_written(std::span(info(option).values).first(info(option).value_count), written);
}

}  // namespace elfref::elfenland
