#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "elfref/core/judging/options.h"
#include "elfref/core/reading/reading.h"

// What every record begins with: its game, edition, options, session and players. A key that is not there is passed
// over.

namespace elfref {

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
