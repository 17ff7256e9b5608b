#pragma once

#include <functional>
#include <string>
#include <vector>

#include "instruments/thinned.h"

// The parts that can be left out of a record that is a list of turns.

namespace elfref::testing {

/// An entry of `turns`, as written.
struct TurnNode {
  const Node* item = nullptr;
  const Node* value = nullptr;       ///< null: it is not a map
  std::string key{};                 ///< the text before the colon: a player, or another word
  bool of_player = false;            ///< it is the turn of a player
  std::vector<const Node*> lines{};  ///< the lines, if it is a list
};

/// The entries of `turns`.
[[nodiscard]] std::vector<TurnNode> turns_of(const Thinnable& record, const std::vector<std::string>& players);

/// Adds cuts: of turns and lines, as if they were not recorded, and of the end of a record; `within`: also within a
/// turn.
void cut_turns(Thinnable& record, const std::vector<TurnNode>& turns, bool within, Dice& dice);
/// Adds a cut of all but these keys.
void cut_to_results(Thinnable& record, std::initializer_list<std::string_view> kept);
/// Adds cuts of single claims.
void cut_claims(Thinnable& record);
/// Adds cuts of the value of a key, whole and part by part.
void cut_parts(Thinnable& record, std::string_view kind, const Node* map);

/// A way in which the scalar, or the map of one scalar, has other bytes in place of these:
/// `summon: 2` for `summon: Bear + Wolf`. Without a replacement, the word before them remains alone. Nothing if they
/// are not found.
[[nodiscard]] Way reworded(const Thinnable& record, const Node* item, Span part, const std::string& instead);

/// A sum of names and numbers (`2 wool + rope`) that can be shortened: to fewer names, or to a number.
struct Sum {
  std::vector<std::pair<int, std::string>> terms{};  ///< the number, and the name; no name: not named

  [[nodiscard]] int size() const;
  [[nodiscard]] bool names_any() const;
  [[nodiscard]] std::string number() const { return std::to_string(size()); }
  /// The sum with the names unknown for which `keeps` is false.
  [[nodiscard]] std::string with_some(const std::string& unknown, Dice& dice) const;
};
/// The sum in a text; empty if the text is not a sum.
[[nodiscard]] Sum sum_in(std::string_view text);

/// How the components of a game can be shortened.
struct BoxForm {
  const Tree* whole = nullptr;                        ///< the built-in set
  std::vector<std::vector<std::string_view>> maps{};  ///< paths of maps whose values are entries: `decks`, `black`
  std::function<bool(const Tree& entry)> may_go;      ///< an entry that may be removed
  std::function<void(Tree& set)> make_whole;          ///< removes facts that mention removed entries
};

/// Adds cuts of a set of components, in several ways: one entry less, some, all of a part; or all components.
void cut_components(Thinnable& record, const BoxForm& form, Dice& dice);

}  // namespace elfref::testing
