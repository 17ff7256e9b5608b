#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/reading/lines.h"
#include "elfref/core/reading/rounds.h"
#include "elfref/core/reading/sentences.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/reading/decode_parts.h"
#include "elfref/elfenland/reading/words_of_play.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

constexpr int most_in_row = 20;
constexpr int picks_each = 3;

/// What a round may have; remarks are among it because a dash may be missing before one.
constexpr std::array<std::string_view, 9> keys_of_a_round = {"row",    "deal", "draw", "choose", "plan",
                                                             "travel", "keep", "note", "ruling"};
/// In the order of play: the row is what lies there when `choose` begins.
constexpr std::array phases_of_a_round{phase::deal, phase::draw,   row_key,    phase::choose,
                                       phase::plan, phase::travel, phase::keep};
constexpr RoundForm round_form{
    .keys = keys_of_a_round, .phases = phases_of_a_round, .example = phase::plan, .is = msg::round_is};
/// Keys that stand elsewhere than among the lines of a phase.
constexpr std::array<std::string_view, 2> journey_keys = {"discard", "at"};
constexpr std::array<Elsewhere, 2> beside_lines{{
    {journey_keys, msg::belongs_to_a_journey},
    {round_keys, msg::belongs_to_a_round_less},
}};
/// Phases by their place in `keys_of_a_round`.
enum PhaseKey : int { row = 0, deal, draw, choose, plan, travel, keep };

constexpr FixedMessage unrecorded = msg::write_unknown_or_leave_out;

/// One recorded round on its way into plays.
class Round {
 public:
  Round(Reading& reading, const PlainLines& plain, Session& session, int number)
      : reading_(reading), plain_(plain), session_(session), plays_(session.plays), number_(number) {}

  /// A round of which nothing is known.
  void forget(const Node& word) {
    emit(BeginRound{.number = static_cast<std::uint8_t>(number_), .recorded = false}, word.span, {});
    emit(EndRound{.certain = true}, word.span, {});
  }

  /// A round from phase `first` on. `last`: the record ends with it; `ended`: the game does too.
  void decode(const Node& map, int first, bool last, bool ended) {
    const auto keys = reading_.children(map);
    begin_ = end_ = keys.empty() ? map.span : keys.begin()->span;
    const bool dashed = !keys.empty() && reading_.begins_item(*keys.begin()) && reading_.seat_named(keys.begin()->text);
    at_ = reading_.fields(
        map, keys_of_a_round,
        {reading_.player_names(), dashed ? FixedMessage(msg::belongs_to_the_phase_above) : msg::players_line_begins});
    if (!dashed) leave_to_lines(map);
    reading_.remark_within(map);
    for (int index = deal; index <= keep; ++index)
      if (at_[index] && at_[index].key->span.end >= end_.end) end_ = at_[index].key->span;
    emit(BeginRound{.number = static_cast<std::uint8_t>(number_), .recorded = true}, begin_, {});
    show_row(first);
    const int until = last_phase(last);
    if (last && !at_[keep]) made_ = ended ? Made::in_the_last_round : Made::perhaps;
    const bool went_on = std::any_of(at_.begin() + draw, at_.begin() + keep + 1,
                                     [](const Field& field) { return static_cast<bool>(field); });
    dealt_ = !last || went_on || !is_written(deal);
    chosen_ = until > choose;
    for (int index = deal; index <= keep; ++index) {
      if (index < first) {
        before_the_start(index);
      } else if (index <= until) {
        decode_phase(index);
      }
    }
    if (until == keep) end(!last || ended);
  }

  /// What is written of one phase, and nothing else: neither its beginning nor what was left out.
  void decode_only(const Field& phase, int index) {
    at_[index] = phase;
    only_ = true;
    switch (index) {
      case row:
        return show_row(deal);
      case choose:
        return decode_picks();
      case plan:
        return decode_entries();
      case travel:
        return decode_journeys();
      default:
        return decode_phase(index);
    }
  }

 private:
  /// Where players' lines lack their dashes, the phases that seem to be empty are not: only the lines are reported.
  void leave_to_lines(const Node& map) {
    bool lines = false;
    for (const Field field : reading_.fields(map)) lines = lines || reading_.seat_named(field.key->text).has_value();
    for (Field& phase : at_)
      if (lines && phase && phase.value->shape == Shape::empty) phase = {};
  }

  /// The last phase that took place for certain: the last one before another round or behind a recorded journey.
  [[nodiscard]] int last_phase(bool last) const {
    if (!last || at_[travel] || at_[keep]) return keep;
    int found = row;
    if (at_[row]) found = draw;  // the row is what lies there when phase 3 begins
    for (int index = deal; index <= keep; ++index)
      if (at_[index]) found = std::max(found, index);
    return found;
  }

  void before_the_start(int index) {
    const Field& field = at_[index];
    if (!field) return;
    reading_.fault(Fault::before_the_start, *field.key);
    decode_phase(index);
  }

  void decode_phase(int index) {
    switch (index) {
      case deal:
        return decode_deal();
      case draw:
        return decode_draw();
      case choose:
        return decode_choose();
      case plan:
        return decode_plan();
      case travel:
        return decode_travel();
      default:
        return decode_keep();
    }
  }

  // -------------------------------------------------------------- plays

  template <class Kind>
  Play<Action>& emit(const Kind& action, Span whole, std::string_view phase, std::optional<Seat> seat = std::nullopt) {
    return add_play(plays_, [&] {
      return Play<Action>{.action = action,
                          .parts = {whole},
                          .seat = seat,
                          .round = static_cast<std::uint16_t>(number_),
                          .phase = phase};
    });
  }

  /// Whether a phase is in the record as more than `unknown`.
  [[nodiscard]] bool is_written(int index) const { return at_[index] && !is_unknown(reading_, *at_[index].value); }

  /// Where a phase stands: its key, or else the round.
  [[nodiscard]] Span key_of(int index) const { return at_[index] ? at_[index].key->span : begin_; }

  /// Where something stands that nobody wrote down.
  [[nodiscard]] Span absent(int index, Seat seat) const {
    return at_[index] ? at_[index].key->span : session_.players[seat.value].span;
  }

  [[nodiscard]] int players() const { return static_cast<int>(session_.players.size()); }

  /// Cards or counters of a player's entry; nothing when something else stands there.
  bool has_pieces(const Field& field) {
    return field.value->shape == Shape::list || reading_.scalar(field, msg::cards_or_counters) != nullptr;
  }

  // -------------------------------------------------------------- row, deal, draw, keep

  void show_row(int first) {
    const Field& field = at_[row];
    if (!field) return;
    if (first > plan) reading_.fault(Fault::before_the_start, *field.key, msg::row_lies_there());
    if (is_unknown(reading_, *field.value)) return;
    if (is_blank(*field.value)) return reading_.empty(*field.key, unrecorded);
    if (!has_pieces(field)) return;
    const ShowRow shown{.row = read_pieces(reading_, *field.value)};
    if (shown.row.count() > most_in_row)
      reading_.fault(Fault::bad_number, field.value->span,
                     msg::bad_number({.least = 0, .most = most_in_row, .written = shown.row.count()}));
    if (first > plan) return;
    emit(shown, field.key->span, phase::choose).parts[object] = field.value->span;
  }

  /// The entries of a phase that is a map of players.
  ByPlayer players_of(int index) {
    if (!is_written(index)) return ByPlayer(reading_);
    return by_player(reading_, at_[index], msg::write_unknown_or_none);
  }

  /// Every seat: those with an entry as they are written, then the others.
  std::vector<Seat> as_written(const ByPlayer& fields) {
    std::vector<Seat> seats;
    seats.reserve(session_.players.size());
    for (std::uint8_t i = 0; i < players(); ++i) seats.push_back(Seat{i});
    const auto before = [&](Seat a, Seat b) {
      const Field& x = fields.of[a.value];
      const Field& y = fields.of[b.value];
      return x && y ? x.key->span < y.key->span : static_cast<bool>(x) && !y;
    };
    if (!std::ranges::is_sorted(seats, before)) std::ranges::stable_sort(seats, before);
    return seats;
  }

  /// Emits a play for every player of a phase that is a map: `written` makes it of an entry, `absent` without one.
  template <class Take, class Written, class Absent>
  void for_everybody(int index, std::string_view phase, Take take, Written written, Absent left_out) {
    if (at_[index] && at_[index].value->unread) return for_everybody_unread(index, phase, take, written, left_out);
    const ByPlayer fields = players_of(index);
    for (const Seat seat : as_written(fields)) {
      const Field& field = fields.of[seat.value];
      if (!field || !has_pieces(field)) {
        if (!only_) emit(left_out(seat), absent(index, seat), phase, seat);
        continue;
      }
      emit_entry(written(seat, *field.value), {field.key->span, field.value->span}, phase, seat);
    }
    for (const Field& other : fields.others)
      if (has_pieces(other)) (void)written(Seat{}, *other.value);
  }

  void emit_entry(const Action& action, const PlainField& at, std::string_view phase, Seat seat) {
    Play<Action>& play = emit(action, at.value, phase, seat);
    play.parts[actor] = at.key;
    play.parts[object] = at.value;
  }

  /// The same of a map that was left unread: `take` goes past the entries that programs write.
  template <class Take, class Written, class Absent>
  void for_everybody_unread(int index, std::string_view phase, Take take, Written written, Absent left_out) {
    std::array<bool, max_seats> seen{};
    const bool good = reading_.read_unread(*at_[index].value, [&](auto& part) {
      Node name, pieces;
      const auto entry = [&] {
        PlainField at;
        std::optional<Seat> seat = Seat{};
        if (const std::optional<Action> plain = take(part, *seat, at)) {
          emit_entry(*plain, at, phase, *seat);
        } else {
          if (!part.take_key(name) || !part.take(pieces) || is_blank(pieces)) return false;
          seat = is_remark_word(name.text) ? std::nullopt : reading_.seat_named(name.text);
          if (!seat) return false;
          emit_entry(written(*seat, pieces), {name.span, pieces.span}, phase, *seat);
        }
        return !std::exchange(seen[seat->value], true);
      };
      return part.take_map(entry) && part.at_end();
    });
    if (!good) return reading_.give_up(*at_[index].value);
    for (std::uint8_t i = 0; i < players(); ++i)
      if (!seen[i] && !only_) emit(left_out(Seat{i}), absent(index, Seat{i}), phase, Seat{i});
  }

  void decode_deal() {
    for_everybody(
        deal, phase::deal,
        [&](auto& part, Seat& seat, PlainField& at) -> std::optional<Action> {
          Pieces cards;
          if (!plain_.take_pieces(part, seat, at, cards)) return std::nullopt;
          return Deal{seat, cards, true};
        },
        [&](Seat seat, const Node& cards) -> Action {
          return Deal{seat, read_pieces(reading_, cards), true};
        },
        [&](Seat seat) -> Action {
          return Deal{seat, {.of = {}, .unknown = 0, .open = true}, false, dealt_};
        });
  }

  void decode_draw() {
    constexpr Pieces one{.of = {}, .unknown = 1, .open = false};
    for_everybody(
        draw, phase::draw,
        [&](auto& part, Seat& seat, PlainField& at) -> std::optional<Action> {
          Pieces counters;
          if (!plain_.take_pieces(part, seat, at, counters)) return std::nullopt;
          return Draw{seat, counters, true};
        },
        [&](Seat seat, const Node& node) -> Action {
          const Pieces counters = read_drawn(reading_, node);
          return Draw{seat, counters.open ? one : counters, true};
        },
        [&](Seat seat) -> Action {
          return Draw{seat, one, false};
        });
  }

  void decode_keep() {
    for_everybody(
        keep, phase::keep,
        [&](auto& part, Seat& seat, PlainField& at) -> std::optional<Action> {
          FacedCounters counters;
          if (!plain_.take_counter(part, seat, at, counters)) return std::nullopt;
          return Keep{seat, counters, true};
        },
        [&](Seat seat, const Node& node) -> Action {
          return Keep{seat, read_counters(reading_, node, Facing::either), true};
        },
        [](Seat seat) -> Action {
          return Keep{seat, {.at = {}, .count = 0, .open = true}, false};
        });
  }

  // -------------------------------------------------------------- choose

  void decode_choose() {
    const std::size_t begin = plays_.size();
    emit(BeginChoose{}, key_of(choose), phase::choose);
    if (is_written(choose)) decode_picks();
    std::array<int, max_seats> picks{};
    for (std::size_t i = begin + 1; i < plays_.size(); ++i)
      if (plays_[i].seat && plays_[i].ruling != Ruling::taken_back) ++picks[plays_[i].seat->value];
    auto& choosing = std::get<BeginChoose>(plays_[begin].action);
    const auto seats = std::span(picks).first(static_cast<std::size_t>(players()));
    choosing.complete = std::ranges::all_of(seats, [](int made) { return made >= picks_each; });
    choosing.laps_missing = chosen_ && std::ranges::all_of(seats, [](int made) { return made < picks_each; });
    for (std::uint8_t i = 0; i < players(); ++i) {
      const Pick missing{.seat = {i}, .kind = {}, .blind = false, .hidden = false, .turned = {}, .written = false};
      for (int n = picks[i]; n < picks_each; ++n) emit(missing, absent(choose, {i}), phase::choose, Seat{i});
    }
  }

  void decode_picks() {
    const auto take = [&](auto& part) {
      PlainLineOf line;
      PickWords pick;
      if (!plain_.take_pick(part, line, pick)) return false;
      emit_pick(pick, line.seat, line.name, line.words);
      return true;
    };
    for_lines(choose, msg::a_pick, msg::write_unknown, take, [&](auto seat, const Phrase& name, const Phrase& words) {
      emit_pick(read_pick(reading_, words), seat, reading_.span(name), reading_.span(words));
    });
  }

  void emit_pick(const PickWords& pick, std::optional<Seat> seat, Span name, Span words) {
    const Pick picked{.seat = seat.value_or(Seat{}),
                      .kind = pick.kind,
                      .blind = pick.blind,
                      .hidden = pick.hidden,
                      .turned = pick.turned,
                      .written = true};
    Play<Action>& play = emit_line(picked, seat, name, words, phase::choose);
    play.parts[object] = pick.object;
    play.parts[extra] = pick.extra;
  }

  template <class Kind>
  Play<Action>& emit_line(const Kind& action, std::optional<Seat> seat, Span name, Span words, std::string_view phase) {
    Play<Action>& play = emit(action, words, phase, seat);
    play.parts[actor] = name;
    play.counted = true;
    return play;
  }

  /// The lines of a list, as they stand in the tree.
  [[nodiscard]] std::vector<Line> lines_of(int index) {
    return read_lines(reading_, at_[index], unrecorded, beside_lines);
  }

  /// Reads the lines of a list, each of which is to be one scalar: `due` says what; `read(seat, name, words)`. `take`
  /// goes past those that programs write, where they were left unread.
  template <class Take, class Read>
  void for_lines(int index, FixedMessage due, FixedMessage empty, Take take, Read read) {
    if (at_[index].value->unread)
      return read_unread_lines(reading_, *at_[index].value, take, [&](Seat seat, const Node& name, const Node& play) {
        if (is_blank(play)) return reading_.empty(name, empty);
        read(std::optional(seat), Phrase(name), Phrase(play));
      });
    read_plays(reading_, lines_of(index), plays_, [&](const Line& line) {
      if (const auto words = words_of(reading_, line, due, empty)) read(line.seat, line.name, *words);
    });
  }

  // -------------------------------------------------------------- plan

  void decode_plan() {
    const std::size_t begin = plays_.size();
    const bool recorded = is_written(plan);
    emit(BeginPlan{.passes_recorded = false, .recorded = recorded}, key_of(plan), phase::plan);
    if (!recorded) return;
    decode_entries();
    bool closing = true;
    bool recorded_pass = false;
    for (std::size_t i = plays_.size(); i-- > begin + 1;) {
      if (plays_[i].ruling == Ruling::taken_back) continue;
      const bool pass = std::holds_alternative<Pass>(plays_[i].action);
      closing = closing && (pass || std::holds_alternative<UnknownPlay>(plays_[i].action));  // that may be one too
      recorded_pass = recorded_pass || (pass && !closing);
    }
    std::get<BeginPlan>(plays_[begin].action).passes_recorded = recorded_pass;
  }

  void decode_entries() {
    const auto take = [&](auto& part) {
      PlainLineOf line;
      PlanWords entry;
      if (!plain_.take_plan(part, line, entry)) return false;
      emit_entry(entry, line.seat, line.name, line.words);
      return true;
    };
    for_lines(plan, msg::a_play, FixedMessage(msg::write_this, "pass"), take,
              [&](auto seat, const Phrase& name, const Phrase& words) {
                emit_entry(read_plan(reading_, words), seat, reading_.span(name), reading_.span(words));
              });
  }

  void emit_entry(const PlanWords& entry, std::optional<Seat> seat, Span name, Span words) {
    const auto emit_it = [&](const auto& planned) {
      Play<Action>& play = emit_line(planned, seat, name, words, phase::plan);
      play.parts[object] = entry.object;
      play.parts[where] = entry.where;
      play.parts[extra] = entry.extra;
    };
    const Seat whose = seat.value_or(Seat{});
    switch (entry.kind) {
      case PlanWords::Kind::counter:
        return emit_it(PlaceCounter{.seat = whose, .kind = entry.counter, .hidden = entry.hidden, .link = entry.link});
      case PlanWords::Kind::obstacle:
        return emit_it(PlaceObstacle{.seat = whose, .link = entry.link});
      case PlanWords::Kind::pass:
        return emit_it(Pass{.seat = whose});
      case PlanWords::Kind::unknown:
        return emit_it(UnknownPlay{.seat = whose});
    }
  }

  // -------------------------------------------------------------- travel

  void decode_journeys() {
    const auto round = static_cast<std::uint16_t>(number_);
    if (at_[travel].value->unread) return decode_unread_journeys(reading_, plain_, *at_[travel].value, round, plays_);
    read_plays(reading_, lines_of(travel), plays_,
               [&](const Line& line) { decode_journey(reading_, line, round, plays_); });
  }

  void decode_travel() {
    const std::size_t begin = plays_.size();
    emit(BeginTravel{}, key_of(travel), phase::travel);
    if (is_written(travel)) decode_journeys();
    std::array<int, max_seats> lines{};
    for (std::size_t i = begin + 1; i < plays_.size(); ++i)
      if (std::holds_alternative<BeginJourney>(plays_[i].action) && plays_[i].seat &&
          plays_[i].ruling != Ruling::taken_back)
        ++lines[plays_[i].seat->value];
    bool complete = true;
    for (int i = 0; i < players(); ++i) {
      complete = complete && lines[static_cast<std::size_t>(i)] == 1;
      all_travelled_ = all_travelled_ && lines[static_cast<std::size_t>(i)] > 0;
    }
    BeginTravel& phase = std::get<BeginTravel>(plays_[begin].action);
    phase.complete = complete;
    for (std::uint8_t i = 0; i < players(); ++i)
      if (lines[i] == 0) phase.unrecorded |= static_cast<std::uint16_t>(1u << i);
    for (std::uint8_t i = 0; i < players(); ++i)
      if (lines[i] == 0) unrecorded_journey({i});
  }

  void unrecorded_journey(Seat seat) {
    const Span span = absent(travel, seat);
    emit(BeginJourney{.seat = seat, .written = false, .made = made_}, span, phase::travel, seat);
    emit(UnknownSteps{.seat = seat, .at = {}}, span, phase::travel, seat);
    emit(EndJourney{.seat = seat, .discard = {}, .written = false}, span, phase::travel, seat);
  }

  void end(bool ended) { emit(EndRound{.certain = ended || all_travelled_ || at_[keep]}, end_, phase::keep); }

  Reading& reading_;
  const PlainLines& plain_;
  Session& session_;
  std::vector<Play<Action>>& plays_;
  int number_;
  std::array<Field, keys_of_a_round.size()> at_{};
  Span begin_;
  Span end_;
  bool all_travelled_ = true;
  Made made_ = Made::certain;  // journeys that are not recorded
  bool dealt_ = true;          // phase 1 is past for certain
  bool chosen_ = false;        // phase 3 is past for certain
  bool only_ = false;
};

int phase_index(const Reading& reading, std::string_view name) {
  const int index = reading.index_of(name, keys_of_a_round);
  return index < 0 ? static_cast<int>(keys_of_a_round.size()) : index;
}

}  // namespace

void decode_rounds(Reading& reading, const Field& field, bool ended, Session& session) {
  int number = session.start.round;
  int first = phase_index(reading, session.start.phase);
  const std::vector<const Node*> rounds = read_rounds(reading, field, round_form, number);
  session.rounds_recorded = static_cast<int>(rounds.size());
  const PlainLines plain(reading);
  for (const Node* node : rounds) {
    Round round(reading, plain, session, number++);
    if (node->shape == Shape::map) {
      round.decode(*node, first, node == rounds.back(), ended);
    } else {
      round.forget(*node);
    }
    first = deal;
  }
}

void decode_phase(Reading& reading, const Field& phase, int round, Session& session) {
  const int index = phase_index(reading, phase.key->text);
  Round(reading, PlainLines(reading), session, round).decode_only(phase, index);
}

}  // namespace elfref::elfenland
