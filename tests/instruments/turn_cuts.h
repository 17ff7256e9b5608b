#pragma once

#include <functional>
#include <string>
#include <vector>

#include "instruments/thinned.h"

// What can be left out of a record that is a list of turns.

namespace elfref::testing {

/// An entry of `turns` as it is written.
struct TurnNode {
  const Node* item = nullptr;
  const Node* value = nullptr;       ///< null: it is no map
  std::string key{};                 ///< a player, or what else stands before the colon
  bool of_player = false;            ///< it is the turn of a player
  std::vector<const Node*> lines{};  ///< those of a list
};

/// The entries of `turns`.
[[nodiscard]] std::vector<TurnNode> turns_of(const Thinnable& record, const std::vector<std::string>& players);

/// Turns and lines that were not recorded, and records that were broken off; `within`: in a turn too.
void cut_turns(Thinnable& record, const std::vector<TurnNode>& turns, bool within, Dice& dice);
/// All but these keys.
void cut_to_results(Thinnable& record, std::initializer_list<std::string_view> kept);
/// Claims one by one.
void cut_claims(Thinnable& record);
/// What stands under a key, whole and part by part.
void cut_parts(Thinnable& record, std::string_view kind, const Node* map);

/// The scalar, or the map of one scalar, in which these bytes are other ones: `summon: 2` for `summon: Bear + Wolf`.
/// Without anything in their place the word before them stands alone. Nothing where they are not found.
[[nodiscard]] Way reworded(const Thinnable& record, const Node* item, Span part, const std::string& instead);

/// A sum of names and numbers (`2 wool + rope`) in less words: some names less, a number.
struct Sum {
  std::vector<std::pair<int, std::string>> terms{};  ///< the number, and the name; none: nobody named them

  [[nodiscard]] int size() const;
  [[nodiscard]] bool names_any() const;
  [[nodiscard]] std::string number() const { return std::to_string(size()); }
  /// The same with the names of which `keeps` says nothing unknown.
  [[nodiscard]] std::string with_some(const std::string& unknown, Dice& dice) const;
};
/// What is read as one; nothing in it where it is none.
[[nodiscard]] Sum sum_in(std::string_view text);

/// How the components of a game are told in part.
struct BoxForm {
  const Tree* whole = nullptr;                        ///< the built-in set
  std::vector<std::vector<std::string_view>> maps{};  ///< paths of maps whose values are entries: `decks`, `black`
  std::function<bool(const Tree& entry)> may_go;      ///< an entry need not be there
  std::function<void(Tree& set)> make_whole;          ///< takes away what says more of entries that went
};

/// A set of components without some of its entries, in several ways: one entry less, some, all of a part; or none.
void cut_components(Thinnable& record, const BoxForm& form, Dice& dice);

}  // namespace elfref::testing
