#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/reading/reading.h"

// What every record begins with: its game, edition, options, session and players. A key that is not there is passed
// over.

namespace elfref {

/// `game`: reports any other than `game`.
void read_game(Reading& reading, const Field& field, std::string_view game);

/// `edition`: its canonical name; nothing where none is known.
std::optional<std::string_view> read_edition(Reading& reading, const Field& field,
                                             const Names<std::string_view>& editions);

/// The index of a value of an option, by its written form: `yes no true false on off` where a truth value is due.
[[nodiscard]] std::optional<std::uint8_t> value_written(std::span<const std::string_view> values,
                                                        std::string_view written);
/// `options`: `set` is called with each option of `known` and its value, as indices.
void read_options(Reading& reading, const Field& field, std::span<const OptionWords> known,
                  const std::function<void(std::size_t option, std::uint8_t value)>& set);

/// `session`, or something in it: any keys and any text, but something.
void check_session(Reading& reading, const Field& field);

/// A player as the record lists him.
struct PlayerWritten {
  Phrase name;                   ///< of a player without a name it is his whole entry
  const Node* entry = nullptr;   ///< his entry of the list
  std::vector<Field> own;        ///< by the game's own keys; empty where the entry is a name alone
};
/// `players`, who are seated then. `own` are the keys that an entry may have besides `name`, `most` is how many players
/// can be replayed. REQUIRES: the key is there.
std::vector<PlayerWritten> read_players(Reading& reading, const Field& field, std::span<const std::string_view> own,
                                        int most);
/// Reports a record without players, unless a slip in their key has been told.
void missing_players(Reading& reading, const Node& root);

}  // namespace elfref
