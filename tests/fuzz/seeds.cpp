#include "fuzz/seeds.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "elfref/core/text/documents.h"
#include "elfref/games.h"

namespace elfref::fuzz {
namespace {

constexpr std::size_t most_seed_bytes = 8000;  // of a record: larger ones take long, and say little more

std::string key_of(const std::string& game, std::string_view place) {
  return game + "\n" + std::string(place);
}

template <class Value>
const std::vector<Value>& found_in(const std::map<std::string, std::vector<Value>>& all, const std::string& key) {
  static const std::vector<Value> none;
  const auto found = all.find(key);
  return found == all.end() ? none : found->second;
}

std::vector<std::filesystem::path> files_below(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
    if (entry.is_regular_file() && entry.path().extension() == ".yaml") files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

/// The line of a play, as a record has it in a list: a text, or a map of one key.
std::string line_of(const Tree& tree) {
  if (tree.shape == Shape::scalar) return tree.text;
  if (tree.shape != Shape::map || tree.parts.size() != 1 || tree.parts[0].shape != Shape::scalar) return "";
  return tree.parts[0].key + ": " + tree.parts[0].text;
}

}  // namespace

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    if (end > at) words.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

std::string kind_of_key(std::string_view key, const std::vector<std::string>& players) {
  if (std::ranges::find(players, key) != players.end()) return "@";
  const bool is_word = !key.empty() && key[0] >= 'a' && key[0] <= 'z';
  return is_word ? std::string(key) : "*";
}

const Seeds& Seeds::all() {
  static const Seeds seeds;
  return seeds;
}

Seeds::Seeds() {
  const std::filesystem::path top = ELFREF_SOURCE_DIR;
  for (const char* folder : {"records", "tests/elfenland", "tests/elven_rage", "tests/master_elf"})
    for (const auto& path : files_below(top / folder)) {
      std::ifstream file(path, std::ios::binary);
      const std::string text(std::istreambuf_iterator<char>(file), {});
      for (const DocumentOfText& document : documents_of("seed", text, Syntax::yaml))
        add(path.string(), document.source.text);
    }
  for (std::size_t i = 0; i < records_.size(); ++i) of_game_[records_[i].game].push_back(i);
  for (const Seed& seed : records_) learn(seed);
}

void Seeds::add(const std::string& name, const std::string& text) {
  if (text.size() > most_seed_bytes) return;
  const Refereed refereed = referee({.name = name, .text = text});
  if (refereed.judgement.verdict == Verdict::unreadable) return;
  records_.push_back({.game = std::string(refereed.game->name),
                      .players = refereed.judgement.players,
                      .text = text,
                      .tree = testing::tree_of_text(text)});
}

void Seeds::learn(const Seed& seed) {
  for (const auto& [tree, within, place] : parts_of<const Tree>(seed.tree, seed.players)) {
    at_[key_of(seed.game, place)].push_back({tree, &seed});
    if (tree->shape == Shape::map)
      for (const Tree& part : tree->parts) keys_[key_of(seed.game, place)].push_back(part.key);
    if (within != nullptr && within->shape == Shape::list)
      if (const std::string line = line_of(*tree); !line.empty()) lines_[seed.game].push_back(line);
    std::string before;
    for (const std::string& word : words_of(tree->text)) {
      after_[key_of(seed.game, before)].push_back(word);
      before = word;
    }
  }
}

const Seed& Seeds::any(std::string_view game, Dice& dice) const {
  const auto found = of_game_.find(std::string(game));
  const auto& [name, indexes] =
      found != of_game_.end() ? *found : *std::next(of_game_.begin(), dice.below(static_cast<int>(of_game_.size())));
  const Seed& one = records_[one_of(indexes, dice)];
  const Seed& other = records_[one_of(indexes, dice)];
  return dice.chance(50) && one.text.size() < other.text.size() ? other : one;  // most are short
}

const std::vector<Part>& Seeds::at(const std::string& game, const std::string& place) const {
  return found_in(at_, key_of(game, place));
}
const std::vector<std::string>& Seeds::keys(const std::string& game, const std::string& place) const {
  return found_in(keys_, key_of(game, place));
}
const std::vector<std::string>& Seeds::after(const std::string& game, const std::string& word) const {
  return found_in(after_, key_of(game, word));
}
const std::vector<std::string>& Seeds::lines(const std::string& game) const {
  return found_in(lines_, game);
}

}  // namespace elfref::fuzz
