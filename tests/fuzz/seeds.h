#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/testing/dice.h"
#include "instruments/tree.h"

// The material for mutations of records: the records and fixtures of the source tree, and their words.

namespace elfref::fuzz {

using testing::Dice;
using testing::Tree;

/// A record that can be judged.
struct Seed {
  std::string game;                  ///< as records name it
  std::vector<std::string> players;  ///< by seat
  std::string text;                  ///< as found
  Tree tree;
};

/// One of some things, at random. REQUIRES: there is one.
template <class Things>
[[nodiscard]] const typename Things::value_type& one_of(const Things& things, Dice& dice) {
  return things[static_cast<std::size_t>(dice.below(static_cast<int>(things.size())))];
}

/// The words of a text, separated by spaces.
[[nodiscard]] std::vector<std::string> words_of(std::string_view text);

/// The part of a place that a key gives: names have the same one, and so do players.
[[nodiscard]] std::string kind_of_key(std::string_view key, const std::vector<std::string>& players);

/// A part of a record, and the record that it is from.
struct Part {
  const Tree* tree = nullptr;
  const Seed* seed = nullptr;
};

/// All records, in the order of their files. Parts are asked for by game and place: `rounds[]/plan[]/@`, as each_part()
/// names places.
class Seeds {
 public:
  /// Reads them from the source tree, once.
  [[nodiscard]] static const Seeds& all();

  /// The records. None is empty, and every game has some.
  [[nodiscard]] const std::vector<Seed>& records() const { return records_; }
  /// A random record of a game; if the game has none, of any game. If `game` is empty, each game is equally likely.
  [[nodiscard]] const Seed& any(std::string_view game, Dice& dice) const;

  /// The parts at a place in records of a game.
  [[nodiscard]] const std::vector<Part>& at(const std::string& game, const std::string& place) const;
  /// The keys of the maps at a place.
  [[nodiscard]] const std::vector<std::string>& keys(const std::string& game, const std::string& place) const;
  /// The words that follow a word anywhere in records of a game; after an empty word, the first ones.
  [[nodiscard]] const std::vector<std::string>& after(const std::string& game, const std::string& word) const;
  /// All lines of plays, as lists of records of a game have them.
  [[nodiscard]] const std::vector<std::string>& lines(const std::string& game) const;

 private:
  Seeds();
  void add(const std::string& name, const std::string& text);
  void learn(const Seed& seed);

  std::vector<Seed> records_;
  std::map<std::string, std::vector<std::size_t>> of_game_;  // by index
  std::map<std::string, std::vector<Part>> at_;              // by game and place, like those below
  std::map<std::string, std::vector<std::string>> keys_;
  std::map<std::string, std::vector<std::string>> after_;
  std::map<std::string, std::vector<std::string>> lines_;
};

/// A part of a tree, with its place. `within` is the tree that has it among its parts; null for the whole.
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
