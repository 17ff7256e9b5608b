#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "elfref/core/judging/game.h"
#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/places.h"

// What reports for programs are made of. Not a public header: only render_json*.cpp know a JSON library,
// and all that they write leaves through dumped() or dumped_in_lines().

namespace elfref {

using Json = nlohmann::ordered_json;

/// One line of JSON; bytes of the file that are not UTF-8 become U+FFFD, so nothing is thrown.
[[nodiscard]] std::string dumped(const Json& json);
/// The same in many lines.
[[nodiscard]] std::string dumped_in_lines(const Json& json);

/// A word, or null where it is empty.
[[nodiscard]] Json word_or_null(std::string_view word);

[[nodiscard]] Json json_of(const Citation& citation);
[[nodiscard]] Json json_of(const Place& place);
[[nodiscard]] Json json_of(const Diagnostic& finding, const Judgement& judgement, Places& places);

/// Adds what a finding says besides its place and whose it is. `places` are those of the record.
void put_words(Json& json, const Diagnostic& finding, Places& places);

/// What an option settles, and what each of its values means.
[[nodiscard]] Json json_of(const OptionWords& option);

/// A player's name, or null.
[[nodiscard]] Json player_of(std::optional<Seat> seat, const Judgement& judgement);

/// What each edition says of a rule, and its values of the options that the rule hangs on.
[[nodiscard]] Json editions_of(const RuleInfo& rule, const GameModule& game);

}  // namespace elfref
