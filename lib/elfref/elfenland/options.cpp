#include "elfref/elfenland/options.h"

#include "elfref/core/text.h"

namespace elfref::elfenland {
namespace {

constexpr std::array<OptionInfo, option_count> option_table{{
    {"rounds", {"4", "3"}, 2},
    {"deal", {"fill-8", "new-8"}, 2},
    {"row", {"persistent", "refresh"}, 2},
    {"early-win", {"immediate", "end-of-round", "end-of-round-3", "never"}, 4},
    {"caravan", {"free", "only-if-unable"}, 2},
    {"lake-cost", {"2", "1"}, 2},
    {"town-cards", {"false", "true"}, 2},
    {"distance", {"all", "roads"}, 2},
    {"second-tiebreak", {"none", "hand"}, 2},
    {"pass-end", {"consecutive", "lap"}, 2},
    {"reshuffle", {"every-round", "when-empty"}, 2},
    {"overpay", {"note", "error"}, 2},
}};

/// A column of the format's table, written as there: the value's index for each option in order, `*` behind an assumed
/// one.
constexpr EditionInfo column(std::string_view name, std::string_view cited_as, std::string_view values) {
  EditionInfo edition{name, cited_as, {}, 0};
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
    column("rio-grande-1998", "italian", "0 0 0* 2  0* 0 0 0  0 0 0 0*"),
    column("italian", "italian", "0 0 0* 2  0* 0 0 0  0 0 0 0*"),
    column("amigo", "italian", "0 0 0* 2  0* 0 0 0  0 0 0 0*"),
    column("russian", "russian", "0 0 0 0  0* 0 0 0  0 0 0 0*"),
    column("japanese", "japanese", "0 0 0* 0*  0* 0* 0 1  0 0 0 0*"),
    column("rio-grande-2015", "rio-grande-2015", "1 0 0 3  0* 0 0 0  0 0 0 0*"),
    column("moon-1998", "", "0 1 1 1*  0* 0* 1 0*  0* 0* 0 0*"),
    column("bga", "", "0 0 0* 3*  0* 0* 0 0*  0* 0 0* 0*"),
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
    if (option_table[i].name == name) return static_cast<Option>(i);
  return std::nullopt;
}

std::optional<std::uint8_t> option_value(Option option, std::string_view written) {
  const OptionInfo& entry = info(option);
  std::string_view value = written;
  if (option == Option::town_cards) {
    const std::string word = fold(written);
    if (word == "yes" || word == "true" || word == "on") value = "true";
    if (word == "no" || word == "false" || word == "off") value = "false";
  }
  for (std::uint8_t i = 0; i < entry.value_count; ++i)
    if (entry.values[i] == value) return i;
  return std::nullopt;
}

Options judging_options(const Session& session) {
  const EditionInfo& chosen = edition(session.edition);
  Options options = chosen.options;
  for (int i = 0; i < option_count; ++i)
    if ((session.options_set >> i & 1) != 0) options.value[i] = session.options.value[i];
  const bool town_cards_set = (session.options_set >> static_cast<int>(Option::town_cards) & 1) != 0;
  if (session.town_written && !town_cards_set) options[Option::town_cards] = 1;
  // Four rounds of the 2015 box are its Variant 1, which has the early win; that it is immediate is assumed.
  const bool early_set = (session.options_set >> static_cast<int>(Option::early_win) & 1) != 0;
  if (chosen.name == "rio-grande-2015" && options.rounds() == 4 && !early_set)
    options[Option::early_win] = static_cast<std::uint8_t>(EarlyWin::immediate);
  return options;
}

}  // namespace elfref::elfenland
