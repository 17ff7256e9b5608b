#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/generator.h"
#include "instruments/tree.h"

// Records of sessions without some of their parts, for any game. A game lists which parts of a record can be left out,
// and how; the rest is here.

namespace elfref::testing {

/// One part that is left out in one way.
struct Cut {
  std::string kind;
  Way way;
};

/// A record, and all parts that can be left out of it.
struct Thinnable {
  std::unique_ptr<Record> record;
  Tree tree{};
  std::vector<Cut> cuts{};

  /// REQUIRES: the text can be read.
  explicit Thinnable(std::string text);

  /// Adds a way to leave something out. Ignores a way in which a change has no node.
  void cut(std::string_view kind, Way way);
  /// The value of a key of the record, or null.
  [[nodiscard]] const Node* find(std::string_view key) const { return record->find(record->root(), key); }
  [[nodiscard]] std::vector<const Node*> children(const Node* node) const;
  /// The values of a map.
  [[nodiscard]] std::vector<const Node*> values_of(const Node* map) const;
};

/// The removal of a node.
[[nodiscard]] Change gone(const Node* node);
/// The replacement of a node by another text.
[[nodiscard]] Change told(const Node* node, std::string text);
/// The replacement of a node by another tree.
[[nodiscard]] Change told(const Node* node, Tree tree);

/// The facts about a game.
struct ThinnedGame {
  const SessionGenerator* sessions = nullptr;
  /// A record in words that can be read after any other cut; null: as it is generated.
  std::string (*reworded)(std::string text) = nullptr;
  /// Adds all parts that can be left out; the dice choose if there are too many ways.
  void (*add_cuts)(Thinnable& record, Dice& dice) = nullptr;
  /// Whether `unknown` in a list under that key is any number of things: then two of them mean the same as one.
  bool (*any_number)(std::string_view key) = nullptr;
  /// Kinds of cuts that one of a pair of records makes only if the other does: without these parts a session is judged
  /// in another way, not only by fewer facts.
  std::vector<std::string> of_both{};
  /// The cause of a warning that a record gives only if it has enough facts; a record with fewer gives none.
  std::string told_only{};
  /// Kinds of which each session may have one: every kind occurs.
  std::vector<std::string> kinds{};

  /// The session of this number.
  [[nodiscard]] std::string record(const SessionRequest& request, std::uint64_t number) const {
    std::string text = sessions->record(request, number);
    return reworded != nullptr ? reworded(std::move(text)) : text;
  }
};
[[nodiscard]] ThinnedGame thinned_elfenland_game();
[[nodiscard]] ThinnedGame thinned_elven_rage_game();
[[nodiscard]] ThinnedGame thinned_master_elf_game();
/// All thinned games.
[[nodiscard]] const std::vector<ThinnedGame>& thinned_games();

/// Two `unknown` in place of each one.
inline constexpr std::string_view two_unknown = "two unknown for one";

/// A record without some of its parts.
struct Thinned {
  const ThinnedGame* game = nullptr;
  const Thinnable* record = nullptr;
  std::vector<std::size_t> cuts{};   ///< by index
  bool twice = false;                ///< each `unknown` that is any number is there twice
  std::optional<Tree> components{};  ///< if the record contains components: what is left of them

  [[nodiscard]] Tree tree() const;
  [[nodiscard]] std::string json() const { return json_of(tree()); }
  [[nodiscard]] std::set<std::string> kinds() const;
  /// Leaves the beginning in if only results are left: these are of a game that was not recorded.
  void results_begin_nowhere();
};

/// The most parts of components that are tried, to make a record small.
inline constexpr int most_of_components = 300;

/// Chooses the parts to leave out: kinds that were tried less often come first.
class Chooser {
 public:
  explicit Chooser(const ThinnedGame& game) : game_(game) {}
  [[nodiscard]] Thinned any(const Thinnable& record, Dice& dice);
  /// The number of times that each kind was tried.
  [[nodiscard]] const std::map<std::string, int>& tried() const { return tried_; }
  [[nodiscard]] int times(const std::string& kind) const {
    const auto found = tried_.find(kind);
    return found == tried_.end() ? 0 : found->second;
  }

 private:
  const ThinnedGame& game_;
  std::map<std::string, int> tried_;
};

/// The judgement of a text.
struct Said {
  Verdict verdict = Verdict::unreadable;
  Claims claims = Claims::none;
  std::set<std::string> accused{};  ///< the rules or faults of its errors
  std::set<std::string> depends{};  ///< the causes of its warnings

  /// Whether a player is accused, or a claim refuted.
  [[nodiscard]] bool accuses() const {
    return verdict == Verdict::illegal || verdict == Verdict::unreadable || claims == Claims::refuted;
  }
};
[[nodiscard]] Said said_of(const std::string& json);
/// A record as people write it, with all its findings.
[[nodiscard]] std::string shown(const std::string& json);

/// Removes parts of the components, of a part in them, or of that part's parts, while the record still fails.
template <class Fails>
void less_of(Thinned& thinned, const Tree& box, const std::vector<std::string>& path, int& most, const Fails& fails) {
  const auto at = [&path](Tree& from) {
    Tree* part = &from;
    for (const std::string& key : path) part = part == nullptr ? nullptr : part->find(key);
    return part;
  };
  Tree now = box;
  const Tree* part = at(now);
  if (part == nullptr || part->shape != Shape::map || path.size() > 2) return;
  std::vector<std::string> keys;
  for (const Tree& entry : part->parts) keys.push_back(entry.key);
  for (const std::string& key : keys) {
    if (key == "is") continue;  // a card without its numbers is none
    Thinned less = thinned;
    if (!less.components) less.components = box;
    Tree* from = at(*less.components);
    if (from == nullptr) return;
    from->leave_out({key});
    if (!path.empty() && from->parts.empty()) continue;
    if (most-- <= -most_of_components) return;
    if (fails(less)) {
      thinned = std::move(less);
      continue;
    }
    std::vector<std::string> below = path;
    below.push_back(key);
    less_of(thinned, box, below, most, fails);
  }
}

/// The smallest record found for which `fails` is true: it leaves out less of what is left out, then more, as far as
/// this makes it shorter. The number of tries is limited.
template <class Fails>
[[nodiscard]] Thinned smallest(Thinned thinned, int most, const Fails& fails) {
  for (std::size_t i = thinned.cuts.size(); i-- > 0;) {
    Thinned fewer = thinned;
    fewer.cuts.erase(fewer.cuts.begin() + static_cast<std::ptrdiff_t>(i));
    if (most-- > 0 && fails(fewer)) thinned = std::move(fewer);
  }
  if (Thinned once = thinned; once.twice) {
    once.twice = false;
    if (fails(once)) thinned = std::move(once);
  }
  // What leaves out most comes first.
  std::vector<std::pair<std::size_t, std::size_t>> more;
  for (std::size_t cut = 0; cut < thinned.record->cuts.size(); ++cut) {
    Thinned less = thinned;
    less.cuts = {cut};
    more.emplace_back(less.json().size(), cut);
  }
  std::sort(more.begin(), more.end());
  std::size_t size = thinned.json().size();
  for (const auto& [none, cut] : more) {
    Thinned less = thinned;
    less.cuts.push_back(cut);
    const std::size_t left = less.json().size();
    if (left >= size) continue;
    if (most-- <= 0) break;
    if (!fails(less)) continue;
    thinned = std::move(less);
    size = left;
  }
  const Tree tree = thinned.tree();
  if (const Tree* box = tree.find("components"); box != nullptr && box->shape == Shape::map)
    less_of(thinned, *box, {}, most, fails);
  return thinned;
}

}  // namespace elfref::testing
