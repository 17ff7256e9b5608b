#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/reference.h"
#include "elfref/games.h"

// The keys of records, for people who learn to write them.

namespace elfref::tools {

/// What a key of a game's records says, in a clause; empty: nothing more than its name.
[[nodiscard]] std::string meaning_of_key(const GameModule& game, std::string_view key);

/// The keys at a place of a record, in the order of the format. `below`: the keys on the way to it, an empty one for an
/// entry of a list.
[[nodiscard]] std::vector<std::string> keys_at(const GameModule& game, const std::vector<std::string>& below = {});

/// A text about a game, in language().
[[nodiscard]] std::string said(const Explained& text);
/// The text of this program with an id, in language().
[[nodiscard]] std::string said_by_id(std::string_view id);

/// What a kind of words is called.
[[nodiscard]] std::string title_of_kind(const std::string& kind);

/// Every word that a game's records may use, by kind: its keys, the values of keys, its options and editions, and the
/// words of its plays.
[[nodiscard]] std::vector<ListedWords> words_of_records(const GameModule& game);

}  // namespace elfref::tools
