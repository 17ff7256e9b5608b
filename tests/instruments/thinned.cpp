#include "instruments/thinned.h"

#include <algorithm>
#include <utility>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/render/render.h"
#include "elfref/core/words/speaker.h"
#include "elfref/games.h"
#include "elfref/testing/things.h"

namespace elfref::testing {

Thinnable::Thinnable(std::string text) {
  Diagnostics faults;
  record = read_record({.name = "generated", .text = std::move(text)}, faults);
  tree = tree_of(*record, record->root());
}

void Thinnable::cut(std::string_view kind, Way way) {
  if (way.empty() || std::ranges::any_of(way, [](const Change& change) { return change.node == nullptr; })) return;
  cuts.push_back({std::string(kind), std::move(way)});
}

std::vector<const Node*> Thinnable::children(const Node* node) const {
  std::vector<const Node*> all;
  if (node == nullptr) return all;
  for (const Node& child : record->children(*node)) all.push_back(&child);
  return all;
}

std::vector<const Node*> Thinnable::values_of(const Node* map) const {
  const auto all = children(map);
  std::vector<const Node*> values;
  for (std::size_t i = 1; i < all.size(); i += 2) values.push_back(all[i]);
  return values;
}

Change gone(const Node* node) {
  return {.node = node};
}
Change told(const Node* node, std::string text) {
  return told(node, scalar(std::move(text)));
}
Change told(const Node* node, Tree tree) {
  return {.node = node, .instead = {std::move(tree)}};
}

const std::vector<ThinnedGame>& thinned_games() {
  static const std::vector<ThinnedGame> all{thinned_elfenland_game(), thinned_elven_rage_game(),
                                            thinned_master_elf_game()};
  return all;
}

namespace {

bool is_unknown_item(const Tree& tree) {
  return tree.shape == Shape::scalar && (tree.text == "unknown" || tree.text == "неизвестно");
}

void double_unknown(Tree& tree, bool (*any_number)(std::string_view key)) {
  for (Tree& part : tree.parts) double_unknown(part, any_number);
  if (tree.shape != Shape::list || !any_number(tree.key)) return;
  std::vector<Tree> parts;
  for (Tree& part : tree.parts) {
    if (is_unknown_item(part)) parts.push_back(part);
    parts.push_back(std::move(part));
  }
  tree.parts = std::move(parts);
}

}  // namespace

Tree Thinned::tree() const {
  std::vector<const Way*> ways;
  for (const std::size_t cut : cuts) ways.push_back(&record->cuts[cut].way);
  Tree tree = changed(record->tree, ways);
  if (Tree* box = tree.find("components"); box != nullptr && components) {
    const std::string key = box->key;
    *box = *components;
    box->key = key;
  }
  if (twice) double_unknown(tree, game->any_number);
  return tree;
}

std::set<std::string> Thinned::kinds() const {
  std::set<std::string> kinds;
  for (const std::size_t cut : cuts) kinds.insert(record->cuts[cut].kind);
  if (twice) kinds.insert(std::string(two_unknown));
  return kinds;
}

void Thinned::results_begin_nowhere() {
  if (!kinds().contains("results alone")) return;
  std::erase_if(cuts, [this](std::size_t cut) { return std::ranges::any_of(record->cuts[cut].way, &Change::stays); });
}

Thinned Chooser::any(const Thinnable& record, Dice& dice) {
  Thinned thinned{.game = &game_, .record = &record};
  std::map<std::string, std::vector<std::size_t>> of_kind;
  for (std::size_t cut = 0; cut < record.cuts.size(); ++cut) of_kind[record.cuts[cut].kind].push_back(cut);
  std::vector<std::string> kinds;
  for (const auto& [kind, cuts] : of_kind) kinds.push_back(kind);
  if (kinds.empty()) return thinned;
  shuffle(kinds, dice);
  std::ranges::stable_sort(kinds, {}, [&](const std::string& kind) { return tried_[kind] / 8; });
  const std::size_t many = std::min(kinds.size(), static_cast<std::size_t>(1 + dice.below(3)));
  if (many > 1)
    std::swap(kinds[1], kinds[1 + static_cast<std::size_t>(dice.below(static_cast<int>(kinds.size()) - 1))]);
  for (std::size_t kind = 0; kind < many; ++kind) {
    const std::vector<std::size_t>& cuts = of_kind[kinds[kind]];
    const bool once = std::ranges::any_of(record.cuts[cuts.front()].way, &Change::stays);
    if (once || dice.chance(50)) {
      thinned.cuts.push_back(any_of(cuts, dice));
      continue;
    }
    const int one_of = 1 + dice.below(8);
    const std::size_t before = thinned.cuts.size();
    for (const std::size_t cut : cuts)
      if (dice.below(one_of) == 0) thinned.cuts.push_back(cut);
    if (thinned.cuts.size() == before) thinned.cuts.push_back(any_of(cuts, dice));
    // Of two changes of a node the first is made: let it be any.
    std::vector<std::size_t> added(thinned.cuts.begin() + static_cast<std::ptrdiff_t>(before), thinned.cuts.end());
    shuffle(added, dice);
    std::ranges::copy(added, thinned.cuts.begin() + static_cast<std::ptrdiff_t>(before));
  }
  thinned.results_begin_nowhere();
  for (const std::string& kind : thinned.kinds()) ++tried_[kind];
  return thinned;
}

namespace {

Refereed refereed(const std::string& json) {
  return referee({.name = "thinned", .text = json, .syntax = Syntax::json});
}

}  // namespace

Said said_of(const std::string& json) {
  const Refereed found = refereed(json);
  Said said{.verdict = found.judgement.verdict, .claims = found.judgement.claims};
  for (const Diagnostic& finding : found.judgement.findings) {
    if (finding.severity == Severity::error) said.accused.insert(std::string(finding.id));
    if (!finding.depends_on.empty()) said.depends.insert(Speaker(found.judgement)(finding.depends_on));
  }
  return said;
}

std::string shown(const std::string& json) {
  const Refereed found = referee({.name = "thinned", .text = yaml_of(json)});
  std::string out = found.source().text + "\n";
  render_check(out, found.source(), found.judgement, {});
  return out;
}

}  // namespace elfref::testing
