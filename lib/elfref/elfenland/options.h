#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "elfref/elfenland/session.h"

namespace elfref::elfenland {

/// An option of the record format and its values, in the format's order.
struct OptionInfo {
  std::string_view name;                     ///< `early-win`
  std::string_view text;                     ///< what it settles, in a few words
  std::array<std::string_view, 4> values;    ///< as records write them; `value_count` of them are used
  std::array<std::string_view, 4> in_words;  ///< what each value means
  std::uint8_t value_count;                  ///< at least 2
};

/// One column of the format's table: what an edition prints for each option, and which of it is only assumed.
struct EditionInfo {
  std::string_view name;      ///< as records name it: `rio-grande-1998`
  std::string_view title;     ///< as people name it: `Rio Grande 1998`
  std::string_view text;      ///< which book that is
  std::string_view cited_as;  ///< the edition whose text is cited for it; empty: no whole text is known
  std::string_view remark;    ///< stands behind such a citation: `after the 1998 edition`; or empty
  Options options;            ///< its value for every option
  std::uint16_t assumed = 0;  ///< a bit an option

  /// The text is silent about this option, contradicts itself, or is not known.
  [[nodiscard]] constexpr bool assumes(Option option) const { return (assumed >> static_cast<int>(option) & 1) != 0; }
};

/// The options of the record format, by Option.
[[nodiscard]] const std::array<OptionInfo, option_count>& option_infos();
/// What is known of an option.
[[nodiscard]] inline const OptionInfo& info(Option option) {
  return option_infos()[static_cast<std::size_t>(option)];
}

/// The editions of the record format, in its order.
[[nodiscard]] std::span<const EditionInfo> editions();
/// The edition of that canonical name; `rio-grande-1998` for an empty one. REQUIRES: the name is one of the table's.
[[nodiscard]] const EditionInfo& edition(std::string_view name);

/// The option of that name, written exactly so, or nothing.
[[nodiscard]] std::optional<Option> option_named(std::string_view name);
/// The index of a value of an option, by its written form (`yes no true false on off` where a truth value is due).
[[nodiscard]] std::optional<std::uint8_t> option_value(Option option, std::string_view written);

/// The values by which a session is judged: its edition's, then what the record sets, then `town-cards` where a
/// player has a town.
[[nodiscard]] Options judging_options(const Session& session);

}  // namespace elfref::elfenland
