#include "elfref/serve_places.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

#include "elfref/core/record/edit.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "elfref/core/render/render_json_text.h"
#include "elfref/core/text/text.h"
#include "elfref/serve/words/serve_msg.h"

namespace elfref::serving {
namespace {

/// What a phase holds in a record.
enum class Holds : std::uint8_t {
  value,  ///< one value: the row
  map,    ///< an entry for each player
  list,   ///< lines, each with its player
  turns,  ///< lists of lines, each with its player
};

/// The key `end` is not written: its plays are keys of the whole record.
constexpr std::string_view end_key = "end";

constexpr std::array<std::string_view, 8> round_phases{"row",  "deal",   "draw", "choose",
                                                       "plan", "travel", "keep", end_key};
constexpr std::array round_holds{Holds::value, Holds::map,   Holds::map, Holds::list,
                                 Holds::list,  Holds::turns, Holds::map};
/// What stands before the turns.
constexpr std::array<std::string_view, 3> turn_phases{"deal", "keep", end_key};

/// Whether the plays of a game are written in rounds with phases; else in turns.
bool has_rounds(const GameModule& game) {
  return game.name == "elfenland";
}

class Writer {
 public:
  Writer(const Record& record, const GameModule& game)
      : record_(record), keys_(keys_of(game)), language_(language_of_keys(record, keys_)) {}

  [[nodiscard]] const Node* value(const Node& map, std::string_view key) const {
    if (map.shape != Shape::map) return nullptr;
    for (const RecordEntry& entry : entries_of(record_, map))
      if (keys_.is(entry.key->text, key)) return entry.value;
    return nullptr;
  }
  /// The last item of a list that is not a note.
  [[nodiscard]] const Node* last(const Node& list) const {
    const Node* found = nullptr;
    if (list.shape != Shape::list) return nullptr;
    for (const Node& item : record_.children(list))
      if (value(item, "note") == nullptr) found = &item;
    return found;
  }
  /// The list of a player's lines that an item is, `{"Anna": [...]}`; it may be left out.
  [[nodiscard]] std::optional<std::pair<std::string_view, const Node*>> turn(const Node* item) const {
    if (item == nullptr || item->shape != Shape::map) return std::nullopt;
    const auto all = entries_of(record_, *item);
    if (all.size() != 1 || (all.front().value->shape != Shape::list && !is_left_out(*all.front().value)))
      return std::nullopt;
    return std::pair(all.front().key->text, all.front().value);
  }
  [[nodiscard]] bool is_key(std::string_view word, std::string_view key) const { return keys_.is(word, key); }

  /// `"plan": value`, with the key in the language of the record.
  [[nodiscard]] std::string pair(std::string_view key, const std::string& value) const {
    return json_of_text(keys_.in(language_, key)) + ":" + value;
  }
  /// Adds an entry at the end of a list or map, or writes a list that was left out.
  [[nodiscard]] NewPlay add(const Node& into, const std::string& entry) const {
    if (is_left_out(into)) return {Edit{into.span, "[" + entry + "]"}};
    const std::uint32_t at = into.span.end - 1;
    return {Edit{{at, at}, (record_.children(into).empty() ? "" : ",") + entry}};
  }

 private:
  const Record& record_;
  const KeyWords& keys_;
  Language language_;
};

NewPlay refuse(Message why) {
  return {std::nullopt, std::move(why)};
}

/// An entry that is a map, without its brackets.
std::optional<std::string> without_brackets(const std::string& entry) {
  if (!entry.starts_with('{') || entry.size() <= 2) return std::nullopt;
  return entry.substr(1, entry.size() - 2);
}

/// An entry as a line of a player.
std::string line_of(const Spot& spot, const std::string& entry) {
  return spot.player ? "{" + json_of_text(*spot.player) + ":" + entry + "}" : entry;
}

/// An entry as the first line of a player's turn.
std::string turn_of(const Spot& spot, const std::string& entry) {
  if (!spot.player) return entry;
  return line_of(spot, entry.starts_with('[') ? entry : "[" + entry + "]");
}

NewPlay in_map(const Writer& writer, const Node& map, const Spot& spot, const std::string& entry) {
  const auto inner = without_brackets(line_of(spot, entry));
  if (!inner || map.shape != Shape::map) return refuse(msg::no_place());
  return writer.add(map, *inner);
}

/// Adds a line to the turn under way, or begins a turn.
NewPlay in_turns(const Writer& writer, const Node& list, const Spot& spot, const std::string& entry) {
  if (list.shape != Shape::list) return refuse(msg::no_place());
  if (spot.player && !spot.begins)
    if (const auto turn = writer.turn(writer.last(list)); turn && fold(turn->first) == fold(*spot.player)) {
      if (entry == "[]") return {Edit{{list.span.end, list.span.end}, {}}};  // the turn ends, and has its lines
      if (!entry.starts_with('[')) return writer.add(*turn->second, entry);
    }
  return writer.add(list, turn_of(spot, entry));
}

/// A phase that is not there yet.
std::optional<std::string> first_entry(Holds holds, const Spot& spot, const std::string& entry) {
  const std::string line = line_of(spot, entry);
  switch (holds) {
    case Holds::value:
      return spot.player ? std::nullopt : std::optional(entry);
    case Holds::map:
      return without_brackets(line) ? std::optional(line) : std::nullopt;
    case Holds::list:
      return "[" + line + "]";
    default:
      return "[" + turn_of(spot, entry) + "]";
  }
}

/// The index of the last phase that a round has; -1: none.
int last_phase(const Writer& writer, const Record& record, const Node& round) {
  int last = -1;
  if (round.shape != Shape::map) return last;
  for (const RecordEntry& entry : entries_of(record, round))
    for (int phase = 0; phase < static_cast<int>(round_holds.size()); ++phase)
      if (writer.is_key(entry.key->text, round_phases[static_cast<std::size_t>(phase)])) last = std::max(last, phase);
  return last;
}

NewPlay in_rounds(const Writer& writer, const Record& record, std::size_t phase, const Spot& spot,
                  const std::string& entry) {
  const Node* rounds = writer.value(record.root(), "rounds");
  if (rounds != nullptr && rounds->shape != Shape::list) return refuse(msg::no_place());
  const Node* round = rounds == nullptr ? nullptr : writer.last(*rounds);
  const bool open = round != nullptr && round->shape == Shape::map;
  const Holds holds = round_holds[phase];
  const Node* there = open ? writer.value(*round, round_phases[phase]) : nullptr;
  const bool again = there != nullptr && spot.begins && holds != Holds::turns;
  // The row may be shown after the cards of its round were dealt.
  const bool past =
      open && (holds == Holds::value ? there != nullptr : last_phase(writer, record, *round) > static_cast<int>(phase));
  if (!open || again || past) {
    const auto first = first_entry(holds, spot, entry);
    if (!first) return refuse(msg::no_place());
    const std::string made = "{" + writer.pair(round_phases[phase], *first) + "}";
    return rounds == nullptr ? writer.add(record.root(), writer.pair("rounds", "[" + made + "]"))
                             : writer.add(*rounds, made);
  }
  if (there == nullptr) {
    const auto first = first_entry(holds, spot, entry);
    return first ? writer.add(*round, writer.pair(round_phases[phase], *first)) : refuse(msg::no_place());
  }
  if (holds == Holds::turns) return in_turns(writer, *there, spot, entry);
  if (holds == Holds::map) return in_map(writer, *there, spot, entry);
  const bool takes = holds == Holds::list && there->shape == Shape::list;
  return takes ? writer.add(*there, line_of(spot, entry)) : refuse(msg::no_place());
}

}  // namespace

std::string json_of_text(std::string_view text) {
  std::string out;
  JsonText(out).add(text);
  return out;
}

std::optional<std::string> json_of_words(std::string_view words) {
  if (words.find_first_of("\r\n") != std::string_view::npos) return std::nullopt;
  Diagnostics faults;
  const auto record = read_record({.name = "play", .text = "- " + std::string(words) + "\n"}, faults);
  const auto items = record->children(record->root());
  const bool one = record->root().shape == Shape::list && std::distance(items.begin(), items.end()) == 1 &&
                   items.begin()->shape != Shape::empty;
  if (faults.unreadable() || !one) return std::nullopt;
  return write_json(*record, *items.begin());
}

std::span<const std::string_view> phases_of(const GameModule& game) {
  return has_rounds(game) ? std::span<const std::string_view>(round_phases) : turn_phases;
}

std::string_view phase_under_way(const Record& record, const GameModule& game) {
  const Writer writer(record, game);
  const Node* rounds = has_rounds(game) ? writer.value(record.root(), "rounds") : nullptr;
  const Node* round = rounds == nullptr ? nullptr : writer.last(*rounds);
  const int last = round == nullptr ? -1 : last_phase(writer, record, *round);
  return last < 0 ? std::string_view() : round_phases[static_cast<std::size_t>(last)];
}

std::optional<OpenTurn> open_turn(const Record& record, const GameModule& game) {
  const Writer writer(record, game);
  const std::string_view phase = phase_under_way(record, game);
  const Node* list = writer.value(record.root(), has_rounds(game) ? "rounds" : "turns");
  if (has_rounds(game)) {
    const auto index = static_cast<std::size_t>(std::ranges::find(round_phases, phase) - round_phases.begin());
    const bool has_turns = index < round_holds.size() && round_holds[index] == Holds::turns;
    const Node* round = list == nullptr || !has_turns ? nullptr : writer.last(*list);
    list = round == nullptr ? nullptr : writer.value(*round, phase);
  }
  const auto turn = list == nullptr ? std::nullopt : writer.turn(writer.last(*list));
  return turn ? std::optional(OpenTurn{phase, std::string(turn->first)}) : std::nullopt;
}

bool is_between_turns(const GameModule& game, std::string_view words) {
  return !has_rounds(game) && words.starts_with("gift:");
}

NewPlay new_play(const Record& record, const GameModule& game, const Spot& spot, const std::string& entry) {
  const Node& root = record.root();
  if (root.shape != Shape::map) return refuse(msg::no_place());
  const Writer writer(record, game);
  if (spot.phase == end_key) return in_map(writer, root, spot, entry);
  if (has_rounds(game)) {
    const std::string_view phase = spot.phase.empty() ? phase_under_way(record, game) : spot.phase;
    if (phase.empty()) return refuse(msg::no_phase());
    const auto found = std::ranges::find(round_phases, phase);
    return in_rounds(writer, record, static_cast<std::size_t>(found - round_phases.begin()), spot, entry);
  }
  if (!spot.phase.empty()) {
    const Node* there = writer.value(root, spot.phase);
    if (there != nullptr) return in_map(writer, *there, spot, entry);
    const auto first = first_entry(Holds::map, spot, entry);
    return first ? writer.add(root, writer.pair(spot.phase, *first)) : refuse(msg::no_place());
  }
  const Node* turns = writer.value(root, "turns");
  if (turns != nullptr) return in_turns(writer, *turns, spot, entry);
  return writer.add(root, writer.pair("turns", "[" + turn_of(spot, entry) + "]"));
}

}  // namespace elfref::serving
