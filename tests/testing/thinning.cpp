#include "testing/thinning.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "elfref/core/record/record_reader.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/reading/decode.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/table/position.h"

namespace elfref::testing {
namespace {

using namespace elfenland;

constexpr std::string_view unknown = "unknown";

/// Cards or counters in English; those of the kinds that `keep` rejects as unknown ones.
template <class Keep>
std::string sum_of(const Pieces& pieces, Keep keep) {
  std::string sum;
  int hidden = pieces.unknown;
  const auto add = [&sum](int count, std::string_view what) {
    if (!sum.empty()) sum += " + ";
    sum += std::to_string(count) + " " + std::string(what);
  };
  for (std::size_t kind = 0; kind < pieces.of.size(); ++kind) {
    if (pieces.of[kind] == 0) continue;
    if (keep(kind)) {
      add(pieces.of[kind], name(Transport(kind)));
    } else {
      hidden += pieces.of[kind];
    }
  }
  if (hidden > 0) add(hidden, unknown);
  return sum;
}

Thinning::Change gone(const Node* node) {
  return {node, std::nullopt};
}
Thinning::Change changed(const Node* node, std::string instead) {
  return {node, std::move(instead)};
}

}  // namespace

// ---------------------------------------------------------------- the text

/// Writes the tree down: one play a line, everything below a line in brackets.
struct Thinning::Emitter {
  const Record& record;
  std::map<const Node*, std::string> instead{};
  std::set<const Node*> gone{};
  std::string out{};

  /// The children of a list that are still there, or of a map as key and value.
  [[nodiscard]] std::vector<std::pair<const Node*, const Node*>> children(const Node& node) const {
    std::vector<std::pair<const Node*, const Node*>> left;
    const bool map = node.shape == Shape::map;
    const auto all = record.children(node);
    for (auto child = all.begin(); child != all.end(); ++child) {
      const Node* key = nullptr;
      if (map) key = &*child++;
      const Node* value = &*child;
      if (gone.contains(value)) continue;
      if (map && (key->text == "note" || key->text == "session")) continue;
      if (!map && is_note(*value)) continue;
      left.emplace_back(key, value);
    }
    return left;
  }

  [[nodiscard]] bool is_note(const Node& item) const {
    return item.shape == Shape::map && record.children(item).begin()->text == "note";
  }

  [[nodiscard]] std::string scalar(const Node& node) const {
    return record.source().text.substr(node.span.begin, node.span.end - node.span.begin);
  }

  void flow(const Node& node) {
    if (const auto found = instead.find(&node); found != instead.end()) {
      out += found->second;
      return;
    }
    if (node.shape == Shape::scalar) {
      out += scalar(node);
      return;
    }
    const bool map = node.shape == Shape::map;
    out += map ? '{' : '[';
    bool first = true;
    for (const auto& [key, value] : children(node)) {
      if (!std::exchange(first, false)) out += ", ";
      if (key != nullptr) out += scalar(*key) + ": ";
      flow(*value);
    }
    out += map ? '}' : ']';
  }

  /// A list, an item a line.
  void lines(const Node& list) {
    const auto items = children(list);
    if (instead.contains(&list) || items.empty()) {
      out += ' ';
      flow(list);
      out += '\n';
      return;
    }
    out += '\n';
    for (const auto& [none, item] : items) {
      out += "  - ";
      const auto only =
          item->shape == Shape::map && !instead.contains(item) ? children(*item) : decltype(children(*item)){};
      if (only.size() == 1) {
        out += scalar(*only[0].first) + ": ";
        flow(*only[0].second);
      } else {
        flow(*item);
      }
      out += '\n';
    }
  }

  void round(const Node& map) {
    out += "- ";
    const auto phases = children(map);
    if (map.shape == Shape::map && !instead.contains(&map) && phases.empty()) {  // something must be written of it
      out += scalar(*record.children(map).begin()) + ": unknown\n";
      return;
    }
    if (map.shape != Shape::map || instead.contains(&map)) {
      flow(map);
      out += '\n';
      return;
    }
    bool first = true;
    for (const auto& [key, value] : phases) {
      if (!std::exchange(first, false)) out += "  ";
      out += scalar(*key) + ":";
      if (value->shape == Shape::list && key->text != "row") {
        lines(*value);
      } else {
        out += ' ';
        flow(*value);
        out += '\n';
      }
    }
  }

  void all() {
    for (const auto& [key, value] : children(record.root())) {
      out += scalar(*key) + ":";
      if (key->text == "rounds" && value->shape == Shape::list) {
        const auto rounds = children(*value);
        out += rounds.empty() ? " []\n" : "\n";
        for (const auto& [none, item] : rounds) round(*item);
      } else {
        out += ' ';
        flow(*value);
        out += '\n';
      }
    }
  }
};

std::string Thinning::text(const std::vector<Left>& left, std::optional<std::size_t> stop) const {
  Emitter emitter{.record = *record_};
  const auto leave = [&emitter](const Way& way) {
    for (const Change& change : way) {
      if (change.instead) {
        emitter.instead.emplace(change.node, *change.instead);
      } else {
        emitter.gone.insert(change.node);
      }
    }
  };
  for (const Left& one : left) {
    const std::vector<Way>& ways = entries_.at(one.entry).ways;
    leave(ways[one.way % ways.size()]);
  }
  if (stop) leave(stops_.at(*stop).ways.front());
  emitter.all();
  return emitter.out;
}

// ---------------------------------------------------------------- what is optional

std::uint32_t Thinning::Entry::begin() const {
  std::uint32_t first = ~0u;
  for (const Way& way : ways)
    for (const Change& change : way) first = std::min(first, change.node->span.begin);
  return first;
}

bool Thinning::Entry::within(const Entry& other) const {
  return std::ranges::all_of(ways.front(), [&](const Change& mine) {
    return std::ranges::any_of(other.ways.front(), [&](const Change& its) {
      return its.node->span.begin <= mine.node->span.begin && mine.node->span.end <= its.node->span.end;
    });
  });
}

Thinning::Thinning(Source source) {
  Diagnostics faults;
  record_ = read_record(std::move(source), faults);
  auto session = decode(*record_, faults);
  if (!session) {
    ADD_FAILURE() << record_->source().name << ": not a record";
    return;
  }
  session_ = std::move(*session);
  learn(record_->root());
  find_excess();
  add_start();
  add_phases();
  add_plays();
  add_stops();
}

void Thinning::find_excess() {
  const Options options = judging_options(session_);
  Position state = elfenland::begin(session_, options, listed_seating());
  for (std::size_t i = 0; i < session_.plays.size(); ++i) {
    const Action& action = session_.plays[i].action;
    if (const auto* end = std::get_if<EndJourney>(&action); end != nullptr && end->written) {
      const Hand& hand = state.at(end->seat).hand;
      const bool exactly = hand.min == hand.max && !end->discard.open;
      if (exactly && end->discard.count() == std::max(0, hand.max - 4)) excess_.insert(i);
    }
    apply(state, action);
  }
}

void Thinning::learn(const Node& node) {
  at_.emplace(node.span, &node);
  const Node* before = nullptr;
  const auto all = record_->children(node);
  for (auto child = all.begin(); child != all.end(); ++child) {
    const Node* key = nullptr;
    if (node.shape == Shape::map) key = &*child++;
    const Node& value = *child;
    places_[&value] = {&node, key, false};
    const bool map = node.shape == Shape::list && value.shape == Shape::map;
    const std::string_view word = map ? record_->children(value).begin()->text : std::string_view();
    if (word == "ruling" && before != nullptr) places_[before].ruled = true;
    if (word != "note" && word != "ruling") before = &value;
    learn(value);
  }
}

const Node* Thinning::at(Span span) const {
  const auto found = at_.find(span);
  return found == at_.end() ? nullptr : found->second;
}

/// The item of a list whose only value this is.
const Node* Thinning::item_of(const Node* value) const {
  const auto found = places_.find(value);
  return found == places_.end() ? nullptr : found->second.parent;
}

/// Whether the table made a ruling on the play of this value, or on the line in which it stands.
bool Thinning::ruled(const Node* value) const {
  for (const Node* node = value; node != nullptr; node = item_of(node)) {
    const auto found = places_.find(node);
    if (found != places_.end() && found->second.ruled) return true;
  }
  return false;
}

void Thinning::add(std::string what, std::vector<Way> ways) {
  std::erase_if(ways, [](const Way& way) {
    return way.empty() || std::ranges::any_of(way, [](const Change& change) { return change.node == nullptr; });
  });
  if (ways.empty()) return;
  const bool play = what == "round" || what == "phase" || what == "pick" || what == "plan" || what == "step" ||
                    what == "journey" || what == "start";
  entries_.push_back({std::move(what), std::move(ways), play});
}

std::vector<Thinning::Way> Thinning::ways_of_pieces(const Node* node, const Pieces& pieces,
                                                    const std::string& before) const {
  std::vector<Way> ways{{changed(node, std::string(unknown))}};
  if (pieces.open || pieces.count() == 0) return ways;
  const auto none = [](std::size_t) { return false; };
  ways.push_back({changed(node, before + sum_of(pieces, none))});
  for (std::size_t odd = 0; odd < 2; ++odd)
    ways.push_back({changed(node, before + sum_of(pieces, [odd](std::size_t kind) { return kind % 2 == odd; }))});
  return ways;
}

void Thinning::add_start() {
  const Node* start = record_->find(record_->root(), "start");
  if (start == nullptr || session_.start.round == 1) return;
  if (const Node* roads = record_->find(*start, "roads")) add("start", {{gone(roads)}});
  const Node* players = record_->find(*start, "players");
  if (players == nullptr) return;
  add("start", {{gone(players)}});
  const auto all = record_->children(*players);
  for (auto child = all.begin(); child != all.end(); ++child) {
    const Node& player = *++child;
    add("start", {{gone(&player)}});
    for (const std::string_view key : {"at", "towns", "hand", "counters", "obstacle"})
      if (const Node* value = record_->find(player, key)) add("start", {{gone(value)}});
  }
  for (const Start::Player& player : session_.start.players)
    if (player.hand) add("hand", ways_of_pieces(at(player.hand_span), *player.hand));
}

void Thinning::add_phases() {
  for (const std::string_view claim : {"winner", "result"})
    if (const Node* value = record_->find(record_->root(), claim)) add("claims", {{gone(value)}});
  const Node* rounds = record_->find(record_->root(), "rounds");
  if (rounds == nullptr) return;
  for (const Node& round : record_->children(*rounds)) {
    add("round", {{changed(&round, std::string(unknown))}});
    for (const std::string_view phase : {"row", "deal", "draw", "choose", "plan", "travel", "keep"}) {
      const Node* value = record_->find(round, phase);
      if (value == nullptr) continue;
      add("phase", {{gone(value)}, {changed(value, std::string(unknown))}});
    }
  }
}

void Thinning::add_stops() {
  const Node* rounds = record_->find(record_->root(), "rounds");
  if (rounds == nullptr) return;
  // Backwards, so that what is behind a stop is known when it is met.
  Way after;
  for (const std::string_view claim : {"winner", "result"})
    if (const Node* value = record_->find(record_->root(), claim)) after.push_back(gone(value));
  const auto stop_before = [&](const Node& node) {
    after.push_back(gone(&node));
    stops_.push_back({"stop", {after}, true});
  };
  std::vector<const Node*> all;
  for (const Node& round : record_->children(*rounds)) all.push_back(&round);
  for (; !all.empty(); all.pop_back()) {
    if (all.back()->shape == Shape::map) {
      for (const std::string_view phase : {"keep", "travel", "plan", "choose", "draw", "deal", "row"}) {
        const Node* value = record_->find(*all.back(), phase);
        if (value == nullptr) continue;
        std::vector<const Node*> lines;
        if (value->shape == Shape::list && phase != "row")
          for (const Node& line : record_->children(*value)) lines.push_back(&line);
        for (; lines.size() > 1; lines.pop_back()) {
          const Node* line = lines.back();
          const bool ruling = line->shape == Shape::map && record_->children(*line).begin()->text == "ruling";
          after.push_back(gone(line));
          if (!ruling) stops_.push_back({"stop", {after}, true});
        }
        stop_before(*value);
      }
    }
    if (all.size() > 1) stop_before(*all.back());
  }
}

void Thinning::add_plays() {
  std::map<int, std::pair<const Node*, int>> discards;  // by seat: the last one, and its round
  for (std::size_t i = 0; i < session_.plays.size(); ++i) {
    const Play<Action>& play = session_.plays[i];
    if (const auto* row = std::get_if<ShowRow>(&play.action)) {
      add("row", ways_of_pieces(at(play.parts[object]), row->row));
    } else if (const auto* deal = std::get_if<Deal>(&play.action); deal != nullptr && deal->written) {
      const Node* value = at(play.parts[object]);
      std::vector<Way> ways = ways_of_pieces(value, deal->cards);
      ways.push_back({gone(value)});
      add("deal", ways);
    } else if (const auto* draw = std::get_if<Draw>(&play.action); draw != nullptr && draw->written) {
      const Node* value = at(play.parts[object]);
      add("draw", {{gone(value)}, {changed(value, std::string(unknown))}});
    } else if (const auto* pick = std::get_if<Pick>(&play.action); pick != nullptr && pick->written) {
      const Node* value = at(play.parts[whole]);
      if (ruled(value)) continue;
      std::vector<Way> ways{{gone(item_of(value))}, {changed(value, std::string(unknown))}};
      const std::string taken = pick->kind ? std::string(name(*pick->kind)) : std::string(unknown);
      const std::string turned = pick->turned ? std::string(name(*pick->turned)) : std::string(unknown);
      if (pick->blind) {
        ways.push_back({changed(value, "blind")});
        ways.push_back({changed(value, "blind unknown")});
      } else if (!pick->hidden) {
        ways.push_back({changed(value, taken)});
        ways.push_back({changed(value, "unknown then " + turned)});
        ways.push_back({changed(value, taken + " then unknown")});
      }
      add("pick", ways);
    } else if (const auto* keep = std::get_if<Keep>(&play.action); keep != nullptr && keep->written) {
      const Node* value = at(play.parts[object]);
      std::vector<Way> ways{{gone(value)}, {changed(value, std::string(unknown))}};
      if (keep->counters.count == 1) {
        const FacedCounters::Counter& kept = keep->counters.at[0];
        if (kept.facing == Facing::down) ways.push_back({changed(value, "hidden unknown")});
        if (kept.kind) ways.push_back({changed(value, std::string(name(*kept.kind)))});
      }
      add("keep", ways);
    } else if (std::holds_alternative<BeginPlan>(play.action)) {
      add_plan(i);
    } else if (const auto* begin = std::get_if<BeginJourney>(&play.action); begin != nullptr && begin->written) {
      add_journey(i);
    }
  }
}

void Thinning::add_plan(std::size_t begin) {
  Way passes, closing;
  for (std::size_t i = begin + 1; i < session_.plays.size(); ++i) {
    const Play<Action>& play = session_.plays[i];
    const Node* value = at(play.parts[whole]);
    if (std::holds_alternative<Pass>(play.action)) {
      if (!ruled(value)) {
        add("plan", {{changed(value, std::string(unknown))}});
        passes.push_back(gone(item_of(value)));
        closing.push_back(gone(item_of(value)));
      }
      continue;
    }
    const auto* counter = std::get_if<PlaceCounter>(&play.action);
    if (counter == nullptr && !std::holds_alternative<PlaceObstacle>(play.action) &&
        !std::holds_alternative<UnknownPlay>(play.action))
      break;
    closing.clear();
    if (ruled(value)) continue;
    std::vector<Way> ways{{changed(value, std::string(unknown))}};
    if (counter != nullptr) {
      const Span towns = play.parts[where];
      std::string road(record_->source().text.substr(towns.begin, towns.end - towns.begin));
      if (counter->link.by == By::road) road += " by road";
      ways.push_back({changed(value, "unknown on " + road)});
      if (counter->hidden) ways.push_back({changed(value, "hidden unknown on " + road)});
      if (counter->kind) ways.push_back({changed(value, std::string(name(*counter->kind)) + " on " + road)});
    }
    add("plan", ways);
  }
  if (!passes.empty()) add("passes", {passes, passes});
  if (!closing.empty()) add("passes", {closing});
}

void Thinning::add_journey(std::size_t begin) {
  const Play<Action>& line = session_.plays[begin];
  const auto later_deal = [&]() -> const Node* {
    for (std::size_t i = begin; i < session_.plays.size(); ++i)
      if (const auto* deal = std::get_if<Deal>(&session_.plays[i].action);
          deal != nullptr && session_.plays[i].seat == line.seat)
        return deal->written ? at(session_.plays[i].parts[object]) : nullptr;
    return nullptr;
  };
  const Node* journey = nullptr;
  for (std::size_t i = begin + 1; i < session_.plays.size(); ++i) {
    const Play<Action>& play = session_.plays[i];
    if (const auto* step = std::get_if<Step>(&play.action)) {
      const Node* paid = at(play.parts[payment]);
      const Node* item = item_of(paid);
      journey = item_of(item);
      if (ruled(paid)) continue;
      std::string before = step->caravan ? "caravan " : "";
      add("payment", ways_of_pieces(paid, step->paid, before));
      add("step", {{changed(item, std::string(unknown))}});
    } else if (const auto* end = std::get_if<EndJourney>(&play.action)) {
      const Node* value = end->written ? at(play.parts[payment]) : nullptr;
      if (value != nullptr && !ruled(value)) {
        journey = item_of(item_of(value));
        add("discard", ways_of_pieces(value, end->discard));
        Way out{gone(item_of(value))};
        if (const Node* deal = later_deal()) out.push_back(gone(deal));
        if (excess_.contains(i)) add("discard", {out});
      }
      if (!end->written || end->discard.exact()) break;
    } else if (!std::holds_alternative<UnknownSteps>(play.action)) {
      break;
    }
  }
  if (journey == nullptr || ruled(journey)) return;
  const Way out{gone(item_of(journey))}, hidden{changed(journey, std::string(unknown))};
  const Node* deal = later_deal();
  Way out_with_deal = out, hidden_with_deal = hidden;
  if (deal != nullptr) {
    out_with_deal.push_back(gone(deal));
    hidden_with_deal.push_back(gone(deal));
  }
  add("journey", {out, hidden, out_with_deal, hidden_with_deal});
}

}  // namespace elfref::testing
