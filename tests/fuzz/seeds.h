#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/testing/dice.h"
#include "instruments/tree.h"

// What mutations of records are made of: the records and fixtures of the source tree, and the words that stand in them.

namespace elfref::fuzz {

using testing::Dice;
using testing::Tree;

/// A record that can be judged.
struct Seed {
  std::string game;                  ///< as records name it
  std::vector<std::string> players;  ///< by seat
  std::string text;                  ///< as it was found
  Tree tree;
};

/// One of some things. REQUIRES: there is one.
template <class Things>
[[nodiscard]] const typename Things::value_type& one_of(const Things& things, Dice& dice) {
  return things[static_cast<std::size_t>(dice.below(static_cast<int>(things.size())))];
}

/// The words of a text, as spaces part them.
[[nodiscard]] std::vector<std::string> words_of(std::string_view text);

/// What a key says of the place that is below it: names stand for each other, and players do.
[[nodiscard]] std::string kind_of_key(std::string_view key, const std::vector<std::string>& players);

/// A part of a record, and whose it is.
struct Part {
  const Tree* tree = nullptr;
  const Seed* seed = nullptr;
};

/// All records, in the order of their files. What stands where is asked of a game: `rounds[]/plan[]/@`, as
/// each_part() names places.
class Seeds {
 public:
  /// Reads them from the source tree, once.
  [[nodiscard]] static const Seeds& all();

  /// Not one of them is empty; there is some record of every game.
  [[nodiscard]] const std::vector<Seed>& records() const { return records_; }
  /// Any record of a game; of a game that has none, of any. Each game is as likely where `game` is empty.
  [[nodiscard]] const Seed& any(std::string_view game, Dice& dice) const;

  /// What stands at a place in records of a game.
  [[nodiscard]] const std::vector<Part>& at(const std::string& game, const std::string& place) const;
  /// The keys of the maps there.
  [[nodiscard]] const std::vector<std::string>& keys(const std::string& game, const std::string& place) const;
  /// The words that follow a word anywhere in records of a game; after nothing: the first ones.
  [[nodiscard]] const std::vector<std::string>& after(const std::string& game, const std::string& word) const;
  /// Any line of a play, as it is written in a list of records of a game.
  [[nodiscard]] const std::vector<std::string>& lines(const std::string& game) const;

 private:
  Seeds();
  void add(const std::string& name, const std::string& text);
  void learn(const Seed& seed);

  std::vector<Seed> records_;
  std::map<std::string, std::vector<std::size_t>> of_game_;  // by index
  std::map<std::string, std::vector<Part>> at_;              // by game and place, as below
  std::map<std::string, std::vector<std::string>> keys_;
  std::map<std::string, std::vector<std::string>> after_;
  std::map<std::string, std::vector<std::string>> lines_;
};

/// A part of a tree, with its place; `within` has it among its parts, and is null of the whole.
template <class TreeKind>
struct Placed {
  TreeKind* tree = nullptr;
  TreeKind* within = nullptr;
  std::string place{};
};

/// All parts of a tree, from the top down.
template <class TreeKind>
void each_part(TreeKind& tree, TreeKind* within, const std::string& place, const std::vector<std::string>& players,
               std::vector<Placed<TreeKind>>& all) {
  all.push_back({&tree, within, place});
  for (auto& part : tree.parts)
    each_part(part, &tree, place + (tree.shape == Shape::list ? "[]" : "/" + kind_of_key(part.key, players)), players,
              all);
}
template <class TreeKind>
[[nodiscard]] std::vector<Placed<TreeKind>> parts_of(TreeKind& tree, const std::vector<std::string>& players) {
  std::vector<Placed<TreeKind>> all;
  each_part<TreeKind>(tree, nullptr, "", players, all);
  return all;
}

}  // namespace elfref::fuzz
