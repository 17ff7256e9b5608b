#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/core/judging/game.h"
#include "elfref/core/render/render_json_says.h"
#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/places.h"
#include "elfref/core/words/speaker.h"

// Parts of reports for programs. Not a public header: only render_json*.cpp use a JSON library, and all their output
// passes through dumped() or dumped_in_lines().

namespace elfref {

using Json = nlohmann::ordered_json;

/// JSON on one line; bytes of the file that are not UTF-8 become U+FFFD, so nothing is thrown.
[[nodiscard]] std::string dumped(const Json& json);
/// JSON on several lines.
[[nodiscard]] std::string dumped_in_lines(const Json& json);

/// What messages say, as a list.
[[nodiscard]] Json said(const std::vector<Message>& messages, const Speaker& says);
/// A message, several, or those of a finding as data: what reports have under `says`.
[[nodiscard]] Json data_of(const Message& message, const Speaker& says);
[[nodiscard]] Json data_of(const std::vector<Message>& messages, const Speaker& says);
[[nodiscard]] Json data_of(const Diagnostic& finding, const Speaker& says);
/// Adds to `says` of an object what its text under `key` is as data, unless it is empty.
void put_says(Json& json, std::string_view key, const Message& message, const Speaker& says);
void put_says(Json& json, std::string_view key, const std::vector<Message>& messages, const Speaker& says);
/// A word, or null if it is empty.
[[nodiscard]] Json word_or_null(std::string_view word);
/// The number of a seat, or null.
[[nodiscard]] Json seat_or_null(std::optional<Seat> seat);

[[nodiscard]] Json json_of(const Citation& citation, const Speaker& says);
[[nodiscard]] Json json_of(const Place& place);
[[nodiscard]] Json json_of(const Diagnostic& finding, const Judgement& judgement, const Speaker& says, Places& places);

/// A picture without anything that moves.
[[nodiscard]] Json json_of(const Picture& picture, const Speaker& says);
/// A place for pieces, and a list of them.
[[nodiscard]] Json json_of(const ViewSlot& slot, const Speaker& says);
[[nodiscard]] Json json_of(const std::vector<ViewSlot>& slots, const Speaker& says);
/// What such a place holds.
[[nodiscard]] Json json_of(const ViewHeld& held, const Speaker& says);
/// The contents of every place that has some, by its id. `held`: in the order of `slots`.
[[nodiscard]] Json json_of(const std::vector<ViewHeld>& held, const std::vector<ViewSlot>& slots, const Speaker& says);
/// Pieces that lie together.
[[nodiscard]] Json json_of(const std::vector<ViewPiece>& pieces);

/// Adds the words of a finding, without its place and its player. `places` are those of the record.
void put_words(Json& json, const Diagnostic& finding, const Speaker& says, Places& places);

/// What an option settles, and the meaning of each of its values.
[[nodiscard]] Json json_of(const OptionWords& option, const Speaker& says);

/// A player's name, or null.
[[nodiscard]] Json player_of(std::optional<Seat> seat, const Judgement& judgement);

/// What each edition prints about a rule, and its values of the options that the rule depends on.
[[nodiscard]] Json editions_of(const RuleInfo& rule, const GameModule& game, const Speaker& says);

}  // namespace elfref
