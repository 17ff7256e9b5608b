#include "elfref/elfenland/facts/options.h"

#include <array>

#include "elfref/elfenland/facts/words.h"

namespace elfref::elfenland {
namespace {

constexpr std::array<OptionWords, option_count> option_words{{
    {"rounds", {"4", "3"}},
    {"deal", {"fill-8", "new-8"}},
    {"row", {"persistent", "refresh"}},
    {"early-win", {"immediate", "end-of-round", "end-of-round-3", "never"}},
    {"caravan", {"free", "only-if-unable"}},
    {"lake-cost", {"2", "1"}},
    {"town-cards", {"false", "true"}},
    {"distance", {"all", "roads"}},
    {"second-tiebreak", {"none", "hand"}},
    {"pass-end", {"consecutive", "lap"}},
    {"reshuffle", {"every-round", "when-empty"}},
    {"overpay", {"note", "error"}},
}};

// Four rounds of the 2015 box are its Variant 1, which has the early win; that it is immediate is assumed.
constexpr Variant four_rounds{.option = static_cast<std::size_t>(Option::early_win),
                              .value = static_cast<std::uint8_t>(EarlyWin::immediate),
                              .where = static_cast<std::size_t>(Option::rounds),
                              .where_value = 0};

// In the order of option_words: rounds deal row early-win | caravan lake town-cards distance | tiebreak pass reshuffle
// overpay.
constexpr std::array<EditionInfo, 8> edition_columns{{
    column({.name = "rio-grande-1998", .cited_as = "italian"}, "0 0 0* 2  0* 0 0 0  0 0 0 0*"),
    column({.name = "italian", .cited_as = "italian"}, "0 0 0* 2  0* 0 0 0  0 0 0 0*"),
    column({.name = "amigo", .cited_as = "italian"}, "0 0 0* 2  0* 0 0 0  0 0 0 0*"),
    column({.name = "russian", .cited_as = "russian"}, "0 0 0 0  0* 0 0 0  0 0 0 0*"),
    column({.name = "japanese", .cited_as = "japanese"}, "0 0 0* 0*  0* 0* 0 1  0 0 0 0*"),
    column({.name = "rio-grande-2015", .cited_as = "rio-grande-2015", .variant = four_rounds},
           "1 0 0 3  0* 0 0 0  0 0 0 0*"),
    column({.name = "moon-1998", .cited_as = ""}, "0 1 1 1*  0* 0* 1 0*  0* 0* 0 0*"),
    column({.name = "bga", .cited_as = ""}, "0 0 0* 0*  0* 0* 0 0*  0* 0 0* 0*"),
}};

}  // namespace

const OptionTable& option_table() {
  static const OptionTable table(option_words, edition_columns, edition_named, is_of_an_expansion);
  return table;
}

}  // namespace elfref::elfenland
