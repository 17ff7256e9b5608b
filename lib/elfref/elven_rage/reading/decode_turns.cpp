#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/reading/sentences.h"
#include "elfref/core/text/text.h"
#include "elfref/elven_rage/reading/decode_parts.h"

namespace elfref::elven_rage {
namespace {

constexpr std::string_view turn_form = "- NAME: [attack b1, won]";
constexpr std::string_view line_form = "[attack b1, won]";

/// What the lines of a turn are, as far as what they leave out hangs on it.
struct Outline {
  bool summons = false;   ///< phase 1 is written
  bool discards = false;  ///< phase 2 is written
  int after = 0;          ///< Discard::after
  bool attacks = false;   ///< phase 3 is written: an attack, or that there was none
  bool unknown = false;   ///< something in it nobody wrote down
};

class TurnsReader {
 public:
  explicit TurnsReader(const Decoding& decoding) : in_(decoding) {}

  /// Reads an entry of the list. `last`: no turn follows.
  void read(const TurnEntry& entry, bool last) {
    if (entry.unknown != nullptr) return read_unknown_turns(*entry.unknown);
    if (!entry.ruling) return read_turn(entry.turn, last);
    for (std::size_t i = begin_; i < in_.session.plays.size(); ++i) in_.session.plays[i].ruling = *entry.ruling;
  }

 private:
  void read_unknown_turns(const Node& item) {
    in_.session.plays.push_back(play_outside<Action>(UnknownTurns{}, item.span, phase::turn));
    begin_ = in_.session.plays.size();
    first_ = false;
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
    const std::vector<Line> lines = read_steps(in_.reading, written, line_form);
    std::vector<Play<Action>> plays = std::exchange(in_.session.plays, {});
    in_.session.plays.reserve(lines.size());
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
      if (!outline.discards) follows(Discard{turn.seat, due_cards(), outline.after});
    }
    for (Play<Action>& play : read) {
      const auto* summoned = std::get_if<Summon>(&play.action);
      const bool discard_now = summoned != nullptr && summoned->seat == turn.seat && !outline.discards;
      in_.session.plays.push_back(std::move(play));
      if (discard_now) follows(Discard{turn.seat, due_cards(), outline.after});
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
    bool treasure = false;  // a Discard that follows is of what is too much after it
    bool others = false;    // plays before it may have changed the hand
    for (const Play<Action>& play : plays) {
      if (std::holds_alternative<Unknown>(play.action)) outline.unknown = true;
      if (!is_any<Summon, CashTreasure, Discard>(play.action)) others = true;
      if (play.seat != seat) continue;
      if (std::holds_alternative<CashTreasure>(play.action)) treasure = true;
      if (std::holds_alternative<Summon>(play.action)) {
        if (!outline.attacks && !outline.summons) {  // phase 2 comes after phase 1
          outline.discards = treasure = others = false;
          outline.after = 0;
        }
        outline.summons = true;
      }
      if (is_any<Attack, Decline>(play.action)) outline.attacks = true;
      const auto* discard = std::get_if<Discard>(&play.action);
      if (discard == nullptr || outline.attacks) continue;
      if (!treasure) outline.discards = true;
      if (treasure && outline.after == 0 && discard->cards.counted())
        outline.after = others ? Discard::perhaps : discard->cards.size();
      treasure = false;
    }
    return outline;
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
  const std::vector<TurnEntry> entries = read_turns(decoding.reading, turns, turn_form);
  std::size_t left = static_cast<std::size_t>(
      std::ranges::count_if(entries, [](const TurnEntry& entry) { return !entry.ruling.has_value(); }));
  TurnsReader reader(decoding);
  for (const TurnEntry& entry : entries) {
    if (!entry.ruling) --left;
    reader.read(entry, left == 0);
  }
}

}  // namespace elfref::elven_rage
