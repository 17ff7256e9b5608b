// Sequences of plays straight into the rules table: bytes deal, draw, lay and travel. The table stays a table whatever
// is played, and the two ways to ask whether a play is legal agree: what is listed passes the rules, and what passes
// them is listed, payments above the price and needless discards aside.

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/live/table.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/moves.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/score.h"
#include "fuzz/demand.h"
#include "testing/choices.h"

namespace elfref::fuzz {
namespace {

using namespace elfenland;

/// What the fuzzer decides, a byte a decision; at its end everything is 0.
class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  [[nodiscard]] bool empty() const { return bytes_.empty(); }
  int below(int end) {
    if (bytes_.empty() || end <= 1) return 0;
    const int byte = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return byte % end;
  }
  bool maybe(int one_in) { return below(one_in) == one_in - 1; }

 private:
  std::span<const std::uint8_t> bytes_;
};

/// The most cards that a deal leaves in a hand. After slips there may be hundreds, and millions of ways to discard
/// them.
constexpr int largest_hand = 12;

class Game {
 public:
  explicit Game(Bytes bytes) : bytes_(bytes) {
    Session session;
    static constexpr std::array names{"Anna", "Boris", "Chris", "Dora", "Emil", "Fritz"};
    for (int seat = 2 + bytes_.below(5); seat > 0; --seat)
      session.players.push_back({names[session.players.size()], {}});
    Options options;
    for (int i = 0; i < option_count; ++i)
      options.value[i] = static_cast<std::uint8_t>(bytes_.below(info(Option(i)).values.size()));
    players_ = session.players;
    state_ = begin(session, options, listed_seating());
  }

  void play_all() {
    for (int turns = 0; !bytes_.empty() && turns < 60; ++turns) turn();
    const auto all = scores(state_);
    for (int seat = 0; seat < state_.players; ++seat)
      demand(all[seat].place.min >= 1 && all[seat].place.min <= all[seat].place.max &&
                 all[seat].place.max <= state_.players,
             "everybody has a place");
  }

 private:
  // What can be asked for

  Seat any_seat() { return {static_cast<std::uint8_t>(bytes_.below(state_.players))}; }
  TownId any_town() { return {static_cast<std::uint8_t>(bytes_.below(town_count))}; }
  Transport any_kind() { return Transport(bytes_.below(transport_count)); }
  std::optional<Transport> maybe_kind() { return bytes_.maybe(4) ? std::nullopt : std::optional(any_kind()); }
  By any_by() { return By(std::max(0, bytes_.below(8) - 4)); }

  Pieces known_pieces(int number) {
    Pieces pieces;
    for (; number > 0; --number) ++pieces.of[static_cast<std::size_t>(any_kind())];
    return pieces;
  }
  Pieces any_pieces(int most) {
    Pieces pieces = known_pieces(bytes_.below(most + 1));
    if (bytes_.maybe(4)) pieces.unknown = static_cast<std::uint8_t>(bytes_.below(most + 1));
    pieces.open = bytes_.maybe(8);
    return pieces;
  }
  Link any_link() {
    if (bytes_.maybe(5)) return {any_town(), any_town(), any_by()};
    const Way& along = way(WayId{static_cast<std::uint8_t>(bytes_.below(way_count))});
    return {along.a, along.b, any_by()};
  }
  FacedCounters any_counters() {
    FacedCounters counters;
    counters.count = static_cast<std::uint8_t>(bytes_.below(4));
    for (int i = 0; i < counters.count; ++i) counters.at[i] = {maybe_kind(), Facing(bytes_.below(3))};
    return counters;
  }
  Step any_step() {
    Step step{.seat = any_seat(), .to = any_town(), .paid = any_pieces(4), .caravan = bytes_.maybe(4), .by = any_by()};
    const TownSet at = state_.at(step.seat).at;
    const Way& along = way(WayId{static_cast<std::uint8_t>(bytes_.below(way_count))});
    if (at.has(along.a)) step.to = along.b;
    if (at.has(along.b)) step.to = along.a;
    return step;
  }

  Action any_action() {
    const Seat seat = any_seat();
    switch (bytes_.below(18)) {
      case 0:
        return BeginRound{static_cast<std::uint8_t>(1 + bytes_.below(6)), !bytes_.maybe(9)};
      case 1:
        return ShowRow{any_pieces(6)};
      case 2:
        return Deal{seat, any_pieces(10), bytes_.maybe(2), bytes_.maybe(2)};
      case 3:
        return Draw{seat, any_pieces(2), bytes_.maybe(2)};
      case 4:
        return BeginChoose{bytes_.maybe(2), bytes_.maybe(4)};
      case 5:
        return Pick{seat, maybe_kind(), bytes_.maybe(2), bytes_.maybe(2), maybe_kind(), !bytes_.maybe(5)};
      case 6:
        return BeginPlan{bytes_.maybe(2), !bytes_.maybe(5)};
      case 7:
        return PlaceCounter{seat, maybe_kind(), bytes_.maybe(2), any_link()};
      case 8:
        return PlaceObstacle{seat, any_link()};
      case 9:
        return Pass{seat};
      case 10:
        return UnknownPlay{seat};
      case 11:
        return BeginTravel{bytes_.maybe(2)};
      case 12:
        return BeginJourney{seat, bytes_.maybe(2), Made(bytes_.below(3))};
      case 13:
        return UnknownSteps{seat, bytes_.maybe(2) ? std::optional(any_town()) : std::nullopt};
      case 14:
        return EndJourney{seat, any_pieces(5), bytes_.maybe(2)};
      case 15:
        return Keep{seat, any_counters(), bytes_.maybe(2)};
      case 16:
        return EndRound{bytes_.maybe(2)};
      default:
        return any_step();
    }
  }

  /// A play of the phase under way that somebody may choose: all its pieces are known.
  Action any_choice(Seat seat) {
    if (phase_ == phase::choose)
      return bytes_.maybe(3) ? Pick{.seat = seat, .blind = true} : Pick{.seat = seat, .kind = any_kind()};
    if (phase_ == phase::keep) {
      Keep keep{.seat = seat, .counters = {.count = static_cast<std::uint8_t>(bytes_.below(2))}};
      if (keep.counters.count == 1) keep.counters.at[0].kind = any_kind();
      return keep;
    }
    if (phase_ == phase::plan) {
      const int what = bytes_.below(8);
      if (what == 0) return Pass{seat};
      if (what == 1) return PlaceObstacle{seat, any_link()};
      return PlaceCounter{.seat = seat, .kind = any_kind(), .link = any_link()};
    }
    if (bytes_.maybe(5)) {
      EndJourney end{.seat = seat, .discard = known_pieces(bytes_.below(5)), .written = false};
      end.written = end.discard.count() > 0;
      return end;
    }
    Step step = any_step();
    step.seat = seat;
    step.caravan = false;  // cards say it alone; the word would make another choice of the same cards
    step.paid = {};
    step.paid.of[static_cast<std::size_t>(any_kind())] = static_cast<std::uint8_t>(1 + bytes_.below(4));
    if (bytes_.maybe(2)) step.paid = known_pieces(1 + bytes_.below(5));
    return step;
  }

  // Playing

  void play(Action action) {
    ++state_.ply;
    resolve(state_, action);
    check(state_, action, [&](const RuleInfo&, Finding&& finding) {
      demand((finding.words && !finding.words->message.empty()) || finding.unrecorded != nullptr,
             "an answer says something");
    });
    elfenland::apply(state_, action);
    demand_a_table();
  }

  void turn() {
    const int what = bytes_.below(16);
    if (what == 0 || phase_.empty()) return next_phase();
    if (what == 1) return play(any_action());
    if (phase_ == phase::deal || phase_ == phase::draw) return next_phase();
    if (state_.end.ending != Ending::none) return play(any_action());
    const Seat seat = who();
    if (state_.at(seat).hand.max > largest_hand) return next_phase();
    if (what < 6) compare(seat, any_choice(seat));
    const auto listed = legal_plays(state_, phase_, seat);
    if (listed.empty()) return next_phase();
    const Action chosen = listed[static_cast<std::size_t>(bytes_.below(256)) % listed.size()].play;
    const testing::Asked asked = testing::ask(state_, chosen);
    demand(asked.passes, "what is listed passes: " + told(chosen) + broken(asked));
    state_ = asked.state;
    play(chosen);
  }

  /// Whoever has the turn; now and then anybody.
  Seat who() {
    const Seat seat = any_seat();
    const Seats due = who_may_play(state_, phase_);
    if (due == 0 || (due & bit(seat)) != 0 || bytes_.maybe(8)) return seat;
    return {static_cast<std::uint8_t>(std::countr_zero(due))};
  }

  void compare(Seat seat, const Action& action) {
    const testing::Asked asked = testing::ask(state_, action);
    if (asked.too_much || (phase_ == phase::plan && state_.turns.phase_over)) return;  // legal, noted and not listed
    const auto listed = legal_plays(asked.state, phase_, seat);
    demand(!asked.refused || listed.empty(), "nothing is listed of who has no turn: " + told(action));
    if (asked.refused) return;
    const std::string key = testing::key(asked.read);
    const bool there =
        std::ranges::any_of(listed, [&](const LegalPlay& play) { return testing::key(play.play) == key; });
    demand(asked.passes || !there, "what is listed passes: " + told(action) + broken(asked));
    const auto* end = std::get_if<EndJourney>(&action);
    const bool any_end = end != nullptr && !end->written;  // whatever is due is thrown away
    demand(there || !asked.passes || any_end, "what passes is listed: " + told(action) + broken(asked));
  }

  void next_phase() {
    const auto each = [this](auto make) {
      for (std::uint8_t seat = 0; seat < state_.players; ++seat) play(make(Seat{seat}));
    };
    const bool seen = !bytes_.maybe(6);
    if (phase_.empty() || phase_ == phase::keep) {
      if (phase_ == phase::keep) play(EndRound{});
      play(BeginRound{.number = static_cast<std::uint8_t>(std::min(state_.round + 1, 99))});
      phase_ = phase::deal;
      each([&](Seat seat) -> Action {
        return seen ? Deal{seat, known_pieces(std::max(0, 8 - state_.at(seat).hand.max))}
                    : Deal{seat, {.open = true}, false};
      });
    } else if (phase_ == phase::deal) {
      phase_ = phase::draw;
      each([&](Seat seat) -> Action { return seen ? Draw{seat, known_pieces(1)} : Draw{seat, {.unknown = 1}, false}; });
    } else if (phase_ == phase::draw) {
      if (seen) play(ShowRow{known_pieces(5)});
      play(BeginChoose{.complete = true});
      phase_ = phase::choose;
    } else if (phase_ == phase::choose) {
      play(BeginPlan{.passes_recorded = true});
      phase_ = phase::plan;
    } else if (phase_ == phase::plan) {
      play(BeginTravel{.complete = true});
      phase_ = phase::travel;
    } else {
      if (state_.turns.traveller < max_seats) play(EndJourney{.seat = {state_.turns.traveller}});
      phase_ = phase::keep;
    }
  }

  // What holds

  void demand_a_table() const {
    for (int seat = 0; seat < state_.players; ++seat) {
      const PlayerState& player = state_.player[seat];
      int known = 0;
      for (int kind = 0; kind < transport_count; ++kind) {
        known += player.hand.lower[kind];
        demand(player.hand.lower[kind] <= player.hand.upper[kind], "a hand has no fewer of a kind than it must");
      }
      demand(player.hand.min <= player.hand.max && known <= player.hand.max, "a hand has the cards that are known");
      demand(!player.at.empty(), "a boot stands somewhere");
      demand(player.towns_min <= player.towns_max && player.towns_max <= 20, "there are twenty towns to visit");
      demand(player.collected.size() <= player.towns_min && !player.collected.has(elvenhold), "pieces come from towns");
    }
    demand(state_.turns.turn != 0 && state_.turns.first != 0, "it is somebody's turn");
  }

  [[nodiscard]] std::string told(const Action& action) const {
    return std::string(phase_) + ", round " + std::to_string(state_.round) + ", play " + std::to_string(state_.ply) +
           ": " + written(action, players_);
  }

  /// The rules that a play breaks, or by which it is too much.
  [[nodiscard]] std::string broken(const testing::Asked& asked) const {
    std::string rules = asked.refused ? " [no journey may begin]" : "";
    if (!asked.refused)
      check(asked.state, asked.read, [&](const RuleInfo& rule, const Finding& finding) {
        if (finding.answer == Answer::broken || finding.answer == Answer::odd)
          rules += " [" + std::string(rule.id) + "]";
      });
    return rules;
  }

  Bytes bytes_;
  std::vector<Player> players_;
  Position state_;
  std::string_view phase_;
};

}  // namespace
}  // namespace elfref::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  elfref::fuzz::Game(elfref::fuzz::Bytes({bytes, size})).play_all();
  return 0;
}
