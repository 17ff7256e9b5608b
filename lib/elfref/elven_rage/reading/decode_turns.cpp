#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/reading/sentences.h"
#include "elfref/elven_rage/reading/decode_parts.h"

namespace elfref::elven_rage {
namespace {

constexpr std::string_view turn_form = "'- NAME: [attack b1, won]'";
constexpr std::string_view line_form = "'[attack b1, won]'";

/// What the lines of a turn are, as far as what they leave out hangs on it.
struct Outline {
  bool summons = false;   ///< phase 1 is written
  bool discards = false;  ///< phase 2 is written
  bool attacks = false;   ///< phase 3 is written: an attack, or that there was none
  bool unknown = false;   ///< something in it nobody wrote down
};

class TurnsReader {
 public:
  explicit TurnsReader(const Decoding& decoding) : in_(decoding) {}

  /// Reads an entry of the list. `last`: no turn follows.
  void read(const Node& item, bool last) {
    if (item.shape == Shape::scalar && is_unknown(in_.reading, item)) return read_unknown_turns(item);
    if (item.shape != Shape::map) return not_a_turn(item);
    if (in_.reading.is_note(item)) return;
    bool first = true;
    for (const Field turn : in_.reading.fields(item)) {
      if (!first) in_.reading.fault(Fault::missing_dash, *turn.key);
      first = false;
      if (same_key(turn.key->text, "ruling")) {
        read_ruling_on_turn(turn);
      } else if (!same_key(turn.key->text, "note")) {
        read_turn(turn, last);
      }
    }
  }

 private:
  void read_unknown_turns(const Node& item) {
    in_.session.plays.push_back(play_outside<Action>(UnknownTurns{}, item.span, phase::turn));
    begin_ = in_.session.plays.size();
  }

  void not_a_turn(const Node& item) {
    if (is_blank(item)) {
      in_.reading.fault(Fault::empty_value, item.span, {"write a player and what he did"});
      return;
    }
    if (const auto name = in_.reading.name_without_colon(item.text); !name.empty())
      return in_.reading.missing_colon(item, name);
    in_.reading.fault(Fault::not_a_map, item.span, {in_.reading.described(item), turn_form});
  }

  void read_ruling_on_turn(const Field& field) {
    const auto ruling = read_ruling(in_.reading, field);
    if (!ruling) return;
    if (begin_ == in_.session.plays.size()) {
      in_.reading.fault(Fault::ruling_without_play, field.key->span, {});
      return;
    }
    for (std::size_t i = begin_; i < in_.session.plays.size(); ++i) in_.session.plays[i].ruling = *ruling;
  }

  void read_turn(const Field& written, bool last) {
    begin_ = in_.session.plays.size();
    const auto seat = in_.reading.seat(*written.key);
    if (!seat) return;
    if (counts_.size() <= seat->value) counts_.resize(seat->value + 1u);
    const TurnRead turn{*seat, static_cast<std::uint16_t>(std::min(++counts_[seat->value], 60'000))};
    const Node& value = *written.value;
    BeginTurn begins{.seat = *seat};
    begins.midway = std::exchange(first_, false) && in_.session.start.written && !in_.session.start.at_summon;
    begins.unknown = value.shape == Shape::scalar && is_unknown(in_.reading, value);
    add(begins, turn, written.key->span);
    in_.session.plays.back().parts[extra] = value.span;
    EndTurn ends{.seat = *seat};
    if (!begins.unknown) read_lines_of(written, turn, begins.midway, last, ends);
    add(ends, turn, written.key->span);
  }

  void read_lines_of(const Field& written, const TurnRead& turn, bool midway, bool last, EndTurn& ends) {
    const std::vector<Line> lines = lines_of(written);
    std::vector<Play<Action>> plays = std::exchange(in_.session.plays, {});
    read_plays(in_.reading, lines, in_.session.plays, [&](const Line& line) { decode_line(in_, turn, line); });
    std::vector<Play<Action>> read = std::exchange(in_.session.plays, std::move(plays));
    const Outline outline = outline_of(read, turn.seat);
    const bool all_left_out = written.value->shape == Shape::list && in_.reading.children(*written.value).empty();
    const Span where = written.key->span;
    const auto follows = [&](Action action) {
      Play<Action> play = play_outside<Action>(std::move(action), where, phase::turn, turn.seat);
      play.round = turn.round;
      in_.session.plays.push_back(std::move(play));
    };
    if (!midway && !outline.summons) {
      follows(Summon{turn.seat, due_cards()});
      if (!outline.discards) follows(Discard{turn.seat, due_cards()});
    }
    for (Play<Action>& play : read) {
      const auto* summoned = std::get_if<Summon>(&play.action);
      const bool discard_now = summoned != nullptr && summoned->seat == turn.seat && !outline.discards;
      in_.session.plays.push_back(std::move(play));
      if (discard_now) follows(Discard{turn.seat, due_cards()});
    }
    ends.stops = last && !all_left_out;
    if (!outline.attacks && !outline.unknown && !ends.stops)
      follows(Decline{.seat = turn.seat, .cards = due_cards(), .written = false});
  }

  static Cards due_cards() {
    Cards cards;
    cards.due = true;
    return cards;
  }

  static Outline outline_of(const std::vector<Play<Action>>& plays, Seat seat) {
    Outline outline;
    bool treasure = false;
    for (const Play<Action>& play : plays) {
      const bool own = play.seat == seat;
      if (own && std::holds_alternative<CashTreasure>(play.action)) treasure = true;
      if (own && std::holds_alternative<Summon>(play.action)) outline.summons = true;
      if (own && std::holds_alternative<Discard>(play.action) && !outline.attacks && !treasure) outline.discards = true;
      if (own && is_any<Attack, Decline>(play.action)) outline.attacks = true;
      if (std::holds_alternative<Unknown>(play.action)) outline.unknown = true;
    }
    return outline;
  }

  /// The lines of a turn: words, or a word and what stands behind its colon.
  std::vector<Line> lines_of(const Field& written) {
    std::vector<Line> lines;
    const Node& value = *written.value;
    if (is_blank(value)) {
      in_.reading.empty(*written.key, "write [] or unknown");
    } else if (value.shape == Shape::scalar) {
      lines.push_back({.ruling = {}, .seat = {}, .name = value, .value = nullptr, .text = value});
    } else if (value.shape == Shape::map) {
      const Fields fields = in_.reading.fields(value);
      in_.reading.fault(Fault::not_a_list, fields.empty() ? value.span : (*fields.begin()).key->span,
                        {in_.reading.described(value), line_form}, "each line begins with '- '");
      add_fields(value, lines);
    } else {
      for (const Node& item : in_.reading.children(value)) add_item(item, lines);
    }
    return lines;
  }

  void add_item(const Node& item, std::vector<Line>& lines) {
    if (is_blank(item)) {
      in_.reading.fault(Fault::empty_value, item.span, {"write a line, or leave it out"});
    } else if (item.shape == Shape::scalar) {
      lines.push_back({.ruling = {}, .seat = {}, .name = item, .value = nullptr, .text = item});
    } else if (item.shape == Shape::list) {
      in_.reading.fault(Fault::not_a_scalar, item.span, {in_.reading.described(item), "a line"});
    } else {
      bool first = true;
      for (const Field field : in_.reading.fields(item)) {
        if (!first) in_.reading.fault(Fault::missing_dash, *field.key);
        first = false;
      }
      add_fields(item, lines);
    }
  }

  void add_fields(const Node& map, std::vector<Line>& lines) {
    for (const Field field : in_.reading.fields(map)) {
      if (same_key(field.key->text, "note")) {
        in_.reading.scalar(field, "a text");
      } else if (same_key(field.key->text, "ruling")) {
        add_ruling(field, lines);
      } else {
        lines.push_back({.ruling = {}, .seat = {}, .name = *field.key, .value = field.value, .text = *field.value});
      }
    }
  }

  void add_ruling(const Field& field, std::vector<Line>& lines) {
    const auto ruling = read_ruling(in_.reading, field);
    if (!ruling) return;
    if (lines.empty()) {
      in_.reading.fault(Fault::ruling_without_play, field.key->span, {});
    } else if (lines.back().ruling) {
      in_.reading.fault(Fault::second_ruling, field.key->span, {});
    } else {
      lines.push_back({.ruling = ruling, .seat = {}, .name = *field.key, .value = nullptr, .text = {}});
    }
  }

  void add(Action action, const TurnRead& turn, Span where) {
    Play<Action> play = play_outside<Action>(std::move(action), where, phase::turn, turn.seat);
    play.round = turn.round;
    in_.session.plays.push_back(std::move(play));
  }

  const Decoding& in_;
  std::size_t begin_ = 0;    // the plays of the last turn
  bool first_ = true;        // no turn was read yet
  std::vector<int> counts_;  // by seat: turns
};

}  // namespace

void decode_turns(const Decoding& decoding, const Field& turns) {
  Reading& reading = decoding.reading;
  const Node& list = *turns.value;
  if (is_blank(list)) return reading.empty(*turns.key, "write [], or leave it out");
  if (list.shape != Shape::list) {
    reading.fault(Fault::not_a_list, list.span, {reading.described(list), turn_form}, "each turn begins with '- '");
    return;
  }
  std::size_t entries = 0;
  const auto is_remark = [&](const Node& item) {
    const Field only = item.shape == Shape::map ? reading.fields(item).only() : Field{};
    return only && is_remark_word(only.key->text);
  };
  for (const Node& item : reading.children(list)) entries += is_remark(item) ? 0 : 1;
  std::size_t seen = 0;
  TurnsReader reader(decoding);
  for (const Node& item : reading.children(list)) {
    if (!is_remark(item)) ++seen;
    reader.read(item, seen == entries);
  }
}

}  // namespace elfref::elven_rage
