#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "elfref/core/judging/options.h"
#include "elfref/core/reading/reading.h"

// What every record begins with: its format, game, edition, options, session and players. A key that is not there is
// passed over.

namespace elfref {

/// The version of the record format that is read; a record may name it with the key `format`.
inline constexpr std::string_view record_format = "1";

/// `format`: reports any other than the one that is read. False where it is another one: nothing else of the record is
/// understood then, and no other fault of it is told.
bool read_format(Reading& reading, const Node& root);

/// Finds the values of a game's own keys in a record, and reads `format`, which the record of any game may have.
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

/// `game`: reports any other than `game`.
void read_game(Reading& reading, const Field& field, std::string_view game);

/// `edition` and `options`: what they set, by the game's table.
void read_agreed(Reading& reading, const Field& edition, const Field& options, const OptionTable& table,
                 Agreed& agreed);

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
