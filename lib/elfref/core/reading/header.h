#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "elfref/core/judging/options.h"
#include "elfref/core/reading/reading.h"

// The head of every record: its format, game, edition, options, session and players. A missing key is skipped.

namespace elfref {

/// The version of the record format that the library reads; a record may name it with the key `format`.
inline constexpr std::string_view record_format = "1";

/// Reads `format`, and reports any other version. Returns false for another version: then the rest of the record is not
/// read, and none of its other faults is reported.
bool read_format(Reading& reading, const Node& root);

/// Finds the values of a game's own keys in a record, and reads `format`, which any record may have.
template <std::size_t n>
std::array<Field, n> fields_of_record(Reading& reading, const Node& root,
                                      const std::array<std::string_view, n>& own, const Elsewhere& elsewhere = {}) {
  std::array<Field, n> found{};
  if (!read_format(reading, root)) return found;
  std::array<std::string_view, n + 1> names{"format"};
  std::ranges::copy(own, names.begin() + 1);
  std::ranges::copy_n(reading.fields(root, names, elsewhere).begin() + 1, n, found.begin());
  return found;
}

/// Reads `game`, and reports any other than `game`.
void read_game(Reading& reading, const Field& field, std::string_view game);

/// Reads `edition` and `options` by the game's table, and sets them in `agreed`.
void read_agreed(Reading& reading, const Field& edition, const Field& options, const OptionTable& table,
                 Agreed& agreed);

/// Checks `session`, or something in it: any keys and any text are allowed, but not nothing.
void check_session(Reading& reading, const Field& field);

/// A player as the record lists them.
struct PlayerWritten {
  Phrase name;                   ///< the whole entry, if the player has no name
  const Node* entry = nullptr;   ///< the player's entry in the list
  std::vector<Field> own;        ///< by the game's own keys; empty if the entry is only a name
};
/// Reads `players`, and seats them. `own` are the keys that an entry may have besides `name`, `most` is the number of
/// players that can be replayed. REQUIRES: the key is there.
std::vector<PlayerWritten> read_players(Reading& reading, const Field& field, std::span<const std::string_view> own,
                                        int most);
/// Reports a record without players, unless a slip in that key has been reported.
void missing_players(Reading& reading, const Node& root);

}  // namespace elfref
