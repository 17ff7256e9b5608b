#include "instruments/turn_cuts.h"

#include <algorithm>
#include <utility>

#include "elfref/testing/things.h"

namespace elfref::testing {

std::vector<TurnNode> turns_of(const Thinnable& record, const std::vector<std::string>& players) {
  std::vector<TurnNode> turns;
  for (const Node* item : record.children(record.find("turns"))) {
    TurnNode turn{.item = item};
    if (item->shape == Shape::map) {
      const auto parts = record.children(item);
      turn.key = std::string(parts[0]->text);
      turn.value = parts[1];
      turn.of_player = is_in(players, turn.key);
      if (turn.of_player && turn.value->shape == Shape::list) turn.lines = record.children(turn.value);
    }
    turns.push_back(std::move(turn));
  }
  return turns;
}

namespace {

constexpr const char* unknown = "unknown";

/// What stands from some node of a list on.
Way gone_from(const std::vector<const Node*>& nodes, std::size_t first) {
  Way way;
  for (std::size_t i = first; i < nodes.size(); ++i) way.push_back(gone(nodes[i]));
  return way;
}

/// Some nodes of a list, of which the first is told as unknown.
Way as_one_unknown(const std::vector<const Node*>& nodes, std::size_t first, std::size_t size) {
  Way way{told(nodes[first], unknown)};
  for (std::size_t i = first + 1; i < std::min(first + size, nodes.size()); ++i) way.push_back(gone(nodes[i]));
  return way;
}

/// Takes away maps that have nothing.
void prune(Tree& tree) {
  for (Tree& part : tree.parts) prune(part);
  std::erase_if(tree.parts, [](const Tree& part) { return part.shape == Shape::map && part.parts.empty(); });
}

}  // namespace

void cut_turns(Thinnable& record, const std::vector<TurnNode>& turns, bool within, Dice& dice) {
  std::vector<const Node*> items;
  Way claims;
  for (const TurnNode& turn : turns) items.push_back(turn.item);
  for (const std::string_view claim : {"winner", "result"})
    if (const Node* value = record.find(claim)) claims.push_back(gone(value));
  for (std::size_t i = 0; i < turns.size(); ++i) {
    const TurnNode& turn = turns[i];
    record.cut("turns unknown", as_one_unknown(items, i, 1 + static_cast<std::size_t>(dice.below(4))));
    record.cut("turns unknown", as_one_unknown(items, i, items.size()));
    if (turn.of_player) {
      record.cut("turn unknown", {told(turn.value, unknown)});
      record.cut("turn unknown", {told(turn.value, Tree{.shape = Shape::list, .parts = {scalar(unknown)}})});
    }
    Way rest = gone_from(items, i + 1);
    rest.insert(rest.end(), claims.begin(), claims.end());
    const std::vector<const Node*>& lines = turn.lines;
    for (std::size_t at = 0; at < lines.size(); ++at) {
      record.cut("line unknown", as_one_unknown(lines, at, 1));
      const auto some = 2 + static_cast<std::size_t>(dice.below(4));
      if (lines.size() > 1) {
        record.cut("lines unknown", as_one_unknown(lines, at, some));
        record.cut("lines unknown", as_one_unknown(lines, at, lines.size()));
      }
      if (at == 0 || !within) continue;
      Way stop = gone_from(lines, at);
      stop.insert(stop.end(), rest.begin(), rest.end());
      record.cut("broken off", std::move(stop));
    }
    if (!rest.empty() && i + 1 < turns.size()) record.cut("broken off", std::move(rest));
  }
}

void cut_to_results(Thinnable& record, std::initializer_list<std::string_view> kept) {
  if (record.find("winner") == nullptr && record.find("result") == nullptr) return;
  Way way;
  for (const Tree& part : record.tree.parts)
    if (!is_in(kept, std::string_view(part.key))) way.push_back(gone(part.node));
  record.cut("results alone", std::move(way));
}

void cut_parts(Thinnable& record, std::string_view kind, const Node* map) {
  if (map == nullptr) return;
  record.cut(kind, {gone(map)});
  if (map->shape != Shape::map) return;
  const auto parts = record.children(map);
  for (std::size_t i = 1; i < parts.size(); i += 2) cut_parts(record, kind, parts[i]);
}

void cut_claims(Thinnable& record) {
  for (const std::string_view claim : {"winner", "result"}) cut_parts(record, "claims", record.find(claim));
}

Way reworded(const Thinnable& record, const Node* item, Span part, const std::string& instead) {
  const std::string& source = record.record->source().text;
  const auto in = [&](const Node* node) {
    return !node->quoted && node->span.begin <= part.begin && part.end <= node->span.end;
  };
  const auto with = [&](const Node* node) {
    std::string text = source.substr(node->span.begin, node->span.end - node->span.begin);
    text.replace(part.begin - node->span.begin, part.end - part.begin, instead);
    while (text.ends_with(' ')) text.pop_back();
    return text;
  };
  if (item->shape == Shape::scalar) {
    if (!in(item)) return {};
    std::string text = with(item);
    return text.empty() ? Way{} : Way{told(item, std::move(text))};
  }
  if (item->shape != Shape::map) return {};
  const auto parts = record.children(item);
  if (parts.size() != 2 || parts[1]->shape != Shape::scalar) return {};
  const std::string key(parts[0]->text);
  if (in(parts[1])) {
    std::string text = with(parts[1]);
    return {text.empty() ? told(item, key) : told(item, line(key, scalar(std::move(text))))};
  }
  if (!in(parts[0])) return {};
  return {told(item, line(with(parts[0]), scalar(std::string(parts[1]->text))))};
}

int Sum::size() const {
  int size = 0;
  for (const auto& [number, name] : terms) size += number;
  return size;
}

bool Sum::names_any() const {
  return std::ranges::any_of(terms, [](const auto& term) { return !term.second.empty(); });
}

std::string Sum::with_some(const std::string& unknown_word, Dice& dice) const {
  std::string text;
  int hidden = 0;
  const auto add = [&](int number, const std::string& name) {
    if (number == 0) return;
    text += (text.empty() ? "" : " + ") + (number > 1 ? std::to_string(number) + " " : "") + name;
  };
  for (const auto& [number, name] : terms) {
    const int kept = name.empty() ? 0 : dice.below(number + 1);
    hidden += number - kept;
    add(kept, name);
  }
  if (text.empty()) return std::to_string(hidden);
  add(hidden, unknown_word);
  return text;
}

Sum sum_in(std::string_view text) {
  Sum sum;
  while (!text.empty()) {
    const std::size_t plus = std::min(text.find(" + "), text.size());
    std::string_view term = text.substr(0, plus);
    text.remove_prefix(std::min(plus + 3, text.size()));
    std::size_t digits = 0;
    while (digits < term.size() && term[digits] >= '0' && term[digits] <= '9') ++digits;
    if (digits > 2) return {};
    const int number = digits == 0 ? 1 : std::stoi(std::string(term.substr(0, digits)));
    term.remove_prefix(digits);
    if (term.starts_with(' ')) term.remove_prefix(1);
    if (term == "unknown" || term == "неизвестно") term = {};
    if (digits == 0 && (term.empty() || term == "none" || term == "ничего")) return {};
    sum.terms.emplace_back(number, std::string(term));
  }
  return sum;
}

void cut_components(Thinnable& record, const BoxForm& form, Dice& dice) {
  const Node* named = record.find("components");
  if (named == nullptr) return;
  Tree whole = *form.whole;
  whole.leave_out({"components"});
  const auto map_in = [&form](Tree& set, std::size_t map) {
    Tree* at = &set;
    for (const std::string_view key : form.maps[map])
      if (at != nullptr) at = at->find(key);
    return at;
  };
  std::vector<std::pair<std::size_t, std::string>> entries;  // the map in which it stands, and its key
  for (std::size_t map = 0; map < form.maps.size(); ++map)
    for (const Tree& entry : map_in(whole, map)->parts)
      if (form.may_go(entry)) entries.emplace_back(map, entry.key);
  const auto without = [&](std::size_t most) {
    Tree set = whole;
    for (std::size_t i = 0; i < std::min(most, entries.size()); ++i)
      std::erase_if(map_in(set, entries[i].first)->parts,
                    [&](const Tree& part) { return part.key == entries[i].second; });
    form.make_whole(set);
    prune(set);
    return set;
  };
  const std::size_t all = entries.size();
  for (const std::size_t most : {std::size_t{1}, std::size_t{2}, all / 4, all / 2, all - all / 8, all}) {
    shuffle(entries, dice);
    if (most > 0) record.cut("components, entries", {told(named, without(most))});
  }
  for (int times = 0; times < 2; ++times) {  // whole parts of it
    Tree set = whole;
    std::erase_if(set.parts, [&](const Tree& part) { return part.shape != Shape::scalar && dice.chance(40); });
    form.make_whole(set);
    record.cut("components, parts", {told(named, std::move(set))});
  }
  record.cut("components, all", {gone(named)});
}

}  // namespace elfref::testing
