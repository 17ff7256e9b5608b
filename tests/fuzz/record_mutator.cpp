#include "fuzz/record_mutator.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <optional>
#include <utility>

#include "elfref/core/record/record_reader.h"
#include "elfref/games.h"

namespace elfref::fuzz {
namespace {

constexpr int raw_percent = 4;                  // of texts are changed byte by byte
constexpr int afresh_percent = 10;              // begin with a record of the source tree
constexpr int most_changes = 4;                 // of one text
constexpr int tries = 3;                        // for a text that can be judged; the last one is taken as it is
constexpr std::size_t most_text_bytes = 16000;  // of a text

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_letter(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || std::isalnum(byte) != 0;
}

/// A text with a name in place of another, where that is a word.
std::string renamed(std::string text, std::string_view from, std::string_view to) {
  if (from.empty()) return text;
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at)) {
    const std::size_t end = at + from.size();
    if ((at > 0 && is_letter(text[at - 1])) || (end < text.size() && is_letter(text[end]))) {
      at = end;
      continue;
    }
    text.replace(at, from.size(), to);
    at += to.size();
  }
  return text;
}

/// Changes one record.
class Mutator {
 public:
  Mutator(std::string game, std::vector<std::string> players, Tree tree, Dice& dice)
      : game_(std::move(game)), players_(std::move(players)), tree_(std::move(tree)), dice_(dice) {}

  void change() {
    // What is likelier stands there more often.
    static constexpr std::array changes{
        &Mutator::replace,  &Mutator::replace,        &Mutator::replace,    &Mutator::put_in,
        &Mutator::put_in,   &Mutator::drop,           &Mutator::drop,       &Mutator::double_one,
        &Mutator::move_one, &Mutator::swap_two,       &Mutator::other_word, &Mutator::other_word,
        &Mutator::number,   &Mutator::number,         &Mutator::drop_word,  &Mutator::not_told,
        &Mutator::cut,      &Mutator::another_ending, &Mutator::other_key,  &Mutator::other_player,
        &Mutator::head,     &Mutator::no_beginning};
    for (int i = 0; i < 8; ++i)
      if ((this->*one_of(changes, dice_))()) return;
  }

  [[nodiscard]] const Tree& tree() const { return tree_; }

 private:
  using Here = Placed<Tree>;

  /// Any part for which something holds.
  template <class Holds>
  std::optional<Here> any(const Holds& holds) {
    std::vector<Here> all = parts_of<Tree>(tree_, players_);
    std::erase_if(all, [&](const Here& here) { return !holds(here); });
    if (all.empty()) return std::nullopt;
    return one_of(all, dice_);
  }
  std::optional<Here> any_list(std::size_t least) {
    return any([&](const Here& here) { return here.tree->shape == Shape::list && here.tree->parts.size() >= least; });
  }
  std::optional<Here> any_scalar() {
    return any([](const Here& here) { return here.tree->shape == Shape::scalar && here.within != nullptr; });
  }
  std::ptrdiff_t below(std::size_t size) { return dice_.below(static_cast<int>(size)); }

  /// What stands in another record, with the players of this one.
  void rename(Tree& tree, const std::vector<std::string>& from) const {
    if (players_.empty()) return;
    for (std::size_t i = 0; i < from.size(); ++i) {
      const std::string& to = players_[i % players_.size()];
      if (tree.key == from[i]) {
        tree.key = to;
        break;
      }
    }
    for (std::size_t i = 0; i < from.size(); ++i) {
      const std::string& to = players_[i % players_.size()];
      if (std::ranges::find(players_, from[i]) == players_.end()) tree.text = renamed(tree.text, from[i], to);
    }
    for (Tree& part : tree.parts) rename(part, from);
    if (tree.shape == Shape::map) without_doubles(tree);
  }
  /// Of a key that a map has twice the first stays.
  static void without_doubles(Tree& map) {
    std::vector<std::string> seen;
    std::erase_if(map.parts, [&](const Tree& part) {
      if (std::ranges::any_of(seen, [&](const std::string& key) { return same_key(key, part.key); })) return true;
      seen.push_back(part.key);
      return false;
    });
  }

  /// Something that stands at such a place in another record.
  std::optional<Tree> from_elsewhere(const std::string& place) {
    const std::vector<Part>& all = Seeds::all().at(game_, place);
    if (all.empty()) return std::nullopt;
    const Part& part = one_of(all, dice_);
    Tree tree = *part.tree;
    rename(tree, part.seed->players);
    return tree;
  }

  // ---------------------------------------------------------------- lists: plays, turns, rounds

  bool drop() {
    const auto list = any([](const Here& here) { return !here.tree->parts.empty(); });
    if (!list || (list->within == nullptr && dice_.chance(70))) return false;
    list->tree->parts.erase(list->tree->parts.begin() + below(list->tree->parts.size()));
    return true;
  }

  bool double_one() {
    const auto list = any_list(1);
    if (!list) return false;
    const auto at = list->tree->parts.begin() + below(list->tree->parts.size());
    Tree copy = *at;
    list->tree->parts.insert(at, std::move(copy));
    return true;
  }

  bool swap_two() {
    const auto list = any_list(2);
    if (!list) return false;
    auto& parts = list->tree->parts;
    std::iter_swap(parts.begin() + below(parts.size()), parts.begin() + below(parts.size()));
    return true;
  }

  bool move_one() {
    const auto list = any_list(2);
    if (!list) return false;
    auto& parts = list->tree->parts;
    const auto from = parts.begin() + below(parts.size());
    Tree moved = std::move(*from);
    parts.erase(from);
    parts.insert(parts.begin() + below(parts.size() + 1), std::move(moved));
    return true;
  }

  bool put_in() {
    const auto list = any_list(0);
    if (!list) return false;
    auto put = from_elsewhere(list->place + "[]");
    if (!put) return false;
    list->tree->parts.insert(list->tree->parts.begin() + below(list->tree->parts.size() + 1), std::move(*put));
    return true;
  }

  bool cut() {
    const auto list = any_list(1);
    if (!list) return false;
    list->tree->parts.resize(static_cast<std::size_t>(below(list->tree->parts.size() + 1)));
    return true;
  }

  /// The end of a list as another record has it: of its plays, turns or rounds.
  bool another_ending() {
    const auto list = any_list(0);
    if (!list) return false;
    auto other = from_elsewhere(list->place);
    if (!other || other->shape != Shape::list || other->parts.empty()) return false;
    auto& parts = list->tree->parts;
    parts.resize(static_cast<std::size_t>(below(parts.size() + 1)));
    std::ranges::move(other->parts.begin() + below(other->parts.size()), other->parts.end(), std::back_inserter(parts));
    return true;
  }

  // ---------------------------------------------------------------- what stands at a place

  bool replace() {
    const auto here = any([](const Here& one) { return one.within != nullptr; });
    if (!here) return false;
    auto other = from_elsewhere(here->place);
    if (!other) return false;
    if (here->within->shape == Shape::map) other->key = here->tree->key;
    *here->tree = std::move(*other);
    return true;
  }

  bool not_told() {
    const auto here = any_scalar();
    if (!here) return false;
    here->tree->text = "unknown";
    return true;
  }

  bool other_key() {
    const auto map = any([](const Here& here) { return here.tree->shape == Shape::map && !here.tree->parts.empty(); });
    if (!map) return false;
    Tree& part = map->tree->parts[static_cast<std::size_t>(below(map->tree->parts.size()))];
    const std::vector<std::string>& keys = Seeds::all().keys(game_, map->place);
    if (keys.empty()) return false;
    // A name gives way to a name: another word would be another thing.
    std::string key = one_of(keys, dice_);
    for (int i = 0; i < 20 && kind_of_key(key, {}) != kind_of_key(part.key, {}); ++i) key = one_of(keys, dice_);
    if (map->tree->find(key) != nullptr) return false;
    part.key = std::move(key);
    return true;
  }

  bool other_player() {
    if (players_.size() < 2) return false;
    const auto is_player = [&](const Tree& part) { return std::ranges::find(players_, part.key) != players_.end(); };
    const auto map = any([&](const Here& here) { return std::ranges::any_of(here.tree->parts, is_player); });
    if (!map) return false;
    Tree& part = *std::ranges::find_if(map->tree->parts, is_player);
    const std::string player = one_of(players_, dice_);
    if (Tree* other = map->tree->find(player)) other->key = part.key;
    part.key = player;
    return true;
  }

  /// A key of the whole record, and what is below it, as another record has it.
  bool head() {
    const std::vector<std::string>& keys = Seeds::all().keys(game_, "");
    if (keys.empty() || tree_.shape != Shape::map) return false;
    const std::string key = one_of(keys, dice_);
    auto value = from_elsewhere("/" + kind_of_key(key, players_));
    if (!value || same_key(key, "game") || (same_key(key, "players") && dice_.chance(80))) return false;
    if (Tree* now = tree_.find(key)) {
      *now = std::move(*value);
    } else {
      tree_.parts.insert(tree_.parts.begin() + below(tree_.parts.size() + 1), std::move(*value));
    }
    return true;
  }

  bool no_beginning() {
    if (tree_.find("start") == nullptr) return false;
    tree_.leave_out({"start"});
    return true;
  }

  // ---------------------------------------------------------------- words and numbers

  static std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
  }

  bool other_word() {
    const auto here = any_scalar();
    if (!here) return false;
    std::vector<std::string> words = words_of(here->tree->text);
    if (words.empty()) return false;
    const auto at = static_cast<std::size_t>(below(words.size()));
    const auto& others = Seeds::all().after(game_, at == 0 ? std::string() : words[at - 1]);
    if (others.empty() || at == 0) return false;  // a first word is of a place: replace()
    words[at] = one_of(others, dice_);
    here->tree->text = joined(words);
    return true;
  }

  bool drop_word() {
    const auto here = any_scalar();
    if (!here) return false;
    std::vector<std::string> words = words_of(here->tree->text);
    if (words.size() < 2) return false;
    const auto number = std::ranges::find_if(words, [](const std::string& word) { return is_digit(word[0]); });
    words.erase(number != words.end() && dice_.chance(60) ? number : words.begin() + below(words.size()));
    here->tree->text = joined(words);
    return true;
  }

  bool number() {
    const auto here = any([](const Here& one) {
      return one.tree->shape == Shape::scalar && std::ranges::any_of(one.tree->text, is_digit);
    });
    if (!here) return false;
    std::string& text = here->tree->text;
    std::vector<std::size_t> digits;
    for (std::size_t at = 0; at < text.size(); ++at)
      if (is_digit(text[at]) && (at == 0 || !is_digit(text[at - 1]))) digits.push_back(at);
    const std::size_t begin = one_of(digits, dice_);
    std::size_t end = begin;
    while (end < text.size() && is_digit(text[end])) ++end;
    const int value = end - begin < 6 ? std::stoi(text.substr(begin, end - begin)) : 100'000;
    static constexpr std::array<long long, 3> great{20, 99, 4'294'967'296};
    const int way = dice_.below(20);
    const long long now = way < 9 ? value + 1 : way < 17 ? std::max(value - 1, 0) : way < 19 ? 0 : one_of(great, dice_);
    text.replace(begin, end - begin, std::to_string(now));
    return true;
  }

  std::string game_;
  std::vector<std::string> players_;
  Tree tree_;
  Dice& dice_;
};

Syntax syntax_of(std::string_view text) {
  return text.starts_with('{') ? Syntax::json : Syntax::yaml;
}

/// A record that can be judged; nothing: it cannot.
std::optional<Seed> judged(const std::string& text) {
  const Refereed refereed = referee({.name = "x", .text = text, .syntax = syntax_of(text)});
  if (refereed.judgement.verdict == Verdict::unreadable) return std::nullopt;
  return Seed{.game = std::string(refereed.game->name),
              .players = refereed.judgement.players,
              .text = text,
              .tree = testing::tree_of(*refereed.record, refereed.record->root())};
}

}  // namespace

std::string text_of(const Tree& tree, bool json) {
  const std::string text = testing::json_of(tree);
  return json ? text : testing::yaml_of(text);
}

std::string with_other_bytes(std::string text, Dice& dice) {
  for (int changes = 1 + dice.below(3); changes > 0; --changes) {
    const auto at = static_cast<std::size_t>(dice.below(static_cast<int>(text.size()) + 1));
    const auto many = static_cast<std::size_t>(1 + dice.below(4));
    const char byte = static_cast<char>(dice.below(256));
    switch (dice.below(4)) {
      case 0:
        text.insert(at, many, byte);
        break;
      case 1:
        text.erase(at, many);
        break;
      case 2:
        text.resize(at);
        break;
      default:
        if (at < text.size()) text[at] = byte;
    }
  }
  return text;
}

std::string mutated(const std::string& text, std::uint64_t seed) {
  Dice dice(seed);
  std::optional<Seed> from;
  if (!dice.chance(afresh_percent)) from = judged(text);
  const Seed& start = from ? *from : Seeds::all().any("", dice);
  if (dice.chance(raw_percent)) return with_other_bytes(start.text, dice);
  std::string now;
  for (int i = 0; i < tries; ++i) {
    Mutator mutator(start.game, start.players, start.tree, dice);
    for (int changes = 1 + dice.below(most_changes); changes > 0; --changes) mutator.change();
    now = text_of(mutator.tree(), dice.chance(12));
    if (now.size() <= most_text_bytes && judged(now)) return now;
  }
  return now.size() <= most_text_bytes ? now : start.text;
}

}  // namespace elfref::fuzz
