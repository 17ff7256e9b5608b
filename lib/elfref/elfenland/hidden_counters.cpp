#include "elfref/elfenland/hidden_counters.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>
#include <random>
#include <string>
#include <unordered_set>

// The ledger is played through with counters whose kind stays open until something tells it. A choice is made only of
// *which* counter was placed, taken, seen or kept; of choices that no completion could tell apart one is tried. Within
// a round counters only come, so that nothing runs out at any moment if nothing does at its end; there the open
// counters of the round are held against the room that is left (Hall's condition, for every set of kinds). At the very
// end those that lay there for several rounds get their kinds, one after the other. A state from which the search
// failed once is not entered again.

namespace elfref::elfenland {
namespace {

using Do = CounterEvent::Do;

constexpr std::uint8_t alive = 255;

enum class Where : std::uint8_t { row, hand, kept, board, gone };

struct Counter {
  KindSet kinds = any_kind;
  Where where = Where::row;
  std::uint8_t seat = 0;
  std::uint8_t born = 0;      ///< the round
  std::uint8_t died = alive;  ///< the last round in which it was out of the pile
  std::uint8_t taken = 0;     ///< before that round it lay in the row
  bool down = false;
  bool maybe = false;
  bool seen = false;

  [[nodiscard]] bool open() const { return !std::has_single_bit(kinds); }
  [[nodiscard]] bool out_in(int round) const { return !maybe && born <= round && (died == alive || round <= died); }
  /// Lies there as another one does, so that no completion can tell which of the two is chosen.
  [[nodiscard]] bool like(const Counter& other) const {
    return kinds == other.kinds && down == other.down && maybe == other.maybe && (!open() || born == other.born);
  }
};

struct Position {
  std::vector<Counter> counters;
  std::vector<CounterCounts> count;  ///< by round: those whose kind is known
  std::array<std::uint8_t, 16> may_place{};
  std::vector<std::uint16_t> chosen;  ///< by event: the counter's index, plus one
  int round = -1;
  bool row_counts = true;  ///< it is not forgotten later in this round
};

class Search {
 public:
  Search(const CounterLedger& ledger, bool with_kinds, std::uint32_t most_nodes)
      : ledger_(ledger), events_(ledger.events), with_kinds_(with_kinds), most_nodes_(most_nodes) {
    study();
  }

  CounterAnswer run() {
    for (;; ++attempt_) {
      enough_ = std::min<std::uint32_t>(most_nodes_, answer_.nodes + (first_attempt << std::min(attempt_, 20u)));
      Position start;
      start.counters.reserve(events_.size());
      start.count.reserve(ledger_.limits.size());
      if (with_kinds_) start.chosen.resize(events_.size());
      answer_.possible = play(std::move(start), 0) || given_up();
      if (!given_up() || enough_ == most_nodes_) break;
      random_.seed(attempt_);
    }
    answer_.complete = !given_up();
    return std::move(answer_);
  }

 private:
  /// A bad choice made early can cost much before it shows: what takes long is begun again with the choices in another
  /// order. What failed is remembered.
  static constexpr std::uint32_t first_attempt = 200;

  [[nodiscard]] bool given_up() const { return answer_.nodes > enough_; }

  // ---------------------------------------------------------------- what can be told beforehand

  /// Finds out where a choice cannot matter: kept counters that nothing needs, and rows that nobody looks at again
  /// while of no kind so many are written down that they could run out.
  void study() {
    row_matters_.assign(events_.size() + 1, false);
    for (std::size_t i = events_.size(); i-- > 0;) {
      const CounterEvent& event = events_[i];
      row_matters_[i] = row_matters_[i + 1];
      if (event.what == Do::sweep_row || event.what == Do::forget_row) row_matters_[i] = false;
      if (event.what == Do::see || event.what == Do::take) row_matters_[i] = true;
    }
    roomy_ = true;
    study_needs();
    roomy_ = has_room();
    if (!roomy_) study_needs();
    row_lasts_.assign(events_.size() + 1, false);
    for (std::size_t i = events_.size(); i-- > 0;) {
      const Do what = events_[i].what;
      row_lasts_[i] = what == Do::begin_round || (row_lasts_[i + 1] && what != Do::sweep_row && what != Do::forget_row);
    }
    study_kept();
    shared_.assign(events_.size(), false);
    for (std::size_t i = events_.size(); i-- > 0;)
      shared_[i] = events_[i].what == Do::place_any ||
                   (i + 1 < events_.size() && events_[i].what != Do::end_round && shared_[i + 1]);
  }

  using Events = std::vector<const CounterEvent*>;

  /// What is known of the one counter that a player keeps, by what is needed of it in the next round.
  struct Kept {
    bool surely = false;  ///< without it there are too few
    bool down = false;    ///< too few that lie face down
    KindSet kinds = any_kind;
  };

  /// Finds out which kept counters are needed: where what came to a player in the next round does not do for all uses.
  void study_kept() {
    kept_.assign(events_.size(), {});
    for (std::size_t i = 0; i < events_.size(); ++i)
      if (is_keep(events_[i].what) && keeps_one(i)) kept_[i] = kept(i);
  }

  static bool is_keep(Do what) { return what == Do::keep || what == Do::may_keep; }

  [[nodiscard]] bool keeps_one(std::size_t at) const {
    const auto other = [&](std::size_t i) { return is_keep(events_[i].what) && events_[i].seat == events_[at].seat; };
    for (std::size_t i = at; i-- > 0 && events_[i].what != Do::begin_round;)
      if (other(i)) return false;
    for (std::size_t i = at + 1; i < events_.size() && events_[i].what != Do::begin_round; ++i)
      if (other(i)) return false;
    return true;
  }

  [[nodiscard]] Kept kept(std::size_t at) const {
    std::size_t i = at + 1;
    while (i < events_.size() && events_[i].what != Do::begin_round) ++i;
    Events came, uses;
    for (++i; i < events_.size() && events_[i].what != Do::end_round; ++i) {
      const CounterEvent& event = events_[i];
      if (event.seat != events_[at].seat) continue;
      if (event.what == Do::gain || event.what == Do::take || event.what == Do::pick) came.push_back(&event);
      if (event.what == Do::place || event.what == Do::keep) uses.push_back(&event);
    }
    if (suffice(came, uses, false)) return {};
    Kept kept{true, true, 0};
    for (std::size_t use = 0; use < uses.size(); ++use) {
      Events others = uses;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(use));
      if (!suffice(came, others, false)) continue;
      kept.kinds |= uses[use]->kinds;
      kept.down = kept.down && uses[use]->down;
    }
    if (kept.kinds == 0) return {true, false, any_kind};  // it would not help either
    return kept;
  }

  void study_needs() {
    needless_.assign(events_.size(), false);
    for (std::size_t i = events_.size(); i-- > 0;)
      if (events_[i].what == Do::may_keep) needless_[i] = needless(i);
  }

  struct Mentions {
    std::array<std::array<int, counter_kinds>, 16> came{}, went{};
    std::array<int, counter_kinds> row{}, taken{};
  };

  /// Whether there is room for everything even if every line were about another counter, and every counter that may
  /// have to be kept were of each kind.
  [[nodiscard]] bool has_room() const {
    std::array<int, counter_kinds> room{};
    room.fill(255);
    int row = 0, largest_row = 0, players = 0;
    Mentions now, next;
    int round = -1;
    const auto close = [&] {
      if (round < 0) return;
      for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
        int sum = now.row[kind] + now.taken[kind];
        for (std::size_t seat = 0; seat < 16; ++seat) sum += now.came[seat][kind] + now.went[seat][kind];
        room[kind] = std::min(room[kind], limit(round, kind) - sum);
      }
    };
    for (std::size_t i = 0; i < events_.size(); ++i) {
      const CounterEvent& event = events_[i];
      const std::size_t seat = event.seat % 16u;
      players = std::max(players, event.seat + 1);
      if (event.what == Do::begin_round) {
        close();
        ++round;
        for (std::size_t kind = 0; kind < counter_kinds; ++kind) next.row[kind] = std::min(now.row[kind], largest_row);
        now = next;
        next = {};
      }
      if (event.what == Do::turn_up) largest_row = std::max(largest_row, ++row);
      if (event.what == Do::take) row = std::max(0, row - 1);
      if (event.what == Do::sweep_row || event.what == Do::forget_row) row = 0;
      const bool keeps = event.what == Do::keep || (event.what == Do::may_keep && !needless_[i]);
      if (keeps && !std::has_single_bit(event.kinds))
        for (int& came : next.came[seat]) ++came;
      if (!std::has_single_bit(event.kinds)) continue;
      const auto kind = static_cast<std::size_t>(std::countr_zero(event.kinds));
      if (event.what == Do::turn_up || event.what == Do::see) ++now.row[kind];
      if (event.what == Do::take) ++now.taken[kind];
      if (event.what == Do::gain || event.what == Do::pick) ++now.came[seat][kind];
      if (event.what == Do::place || event.what == Do::keep || event.what == Do::place_any) ++now.went[seat][kind];
      if (event.what == Do::keep) ++next.came[seat][kind];
    }
    close();
    const bool enough = std::ranges::none_of(room, [](int n) { return n < 0; });
    if (!enough || std::accumulate(room.begin(), room.end(), 0) < largest_row + players) return false;
    for (std::size_t r = 0; r < ledger_.limits.size(); ++r) {
      int all = 0;
      for (const int limit : ledger_.limits[r]) all += limit;
      if (all < largest_row + 5 * players) return false;
    }
    return true;
  }

  /// Whether nothing that a player does in the next round needs a counter kept in this one.
  [[nodiscard]] bool needless(std::size_t at) const {
    const int seat = events_[at].seat;
    std::size_t i = at + 1;
    while (i < events_.size() && events_[i].what != Do::begin_round) ++i;
    Events slots, uses;
    for (++i; i < events_.size() && events_[i].what != Do::end_round; ++i) {
      const CounterEvent& event = events_[i];
      if (event.what == Do::place_any) return false;
      if (event.seat != seat) continue;
      if ((event.what == Do::gain && !event.maybe) || (event.what == Do::take && std::has_single_bit(event.kinds)) ||
          (event.what == Do::pick && roomy_ && !row_matters_[i + 1]))
        slots.push_back(&event);
      if (event.what == Do::place || event.what == Do::keep) uses.push_back(&event);
      if (event.what == Do::may_keep && !needless_[i]) return false;
      if (event.what == Do::keep && !std::has_single_bit(event.kinds)) return false;
    }
    if (!roomy_ && std::ranges::any_of(uses, [](const CounterEvent* use) { return !std::has_single_bit(use->kinds); }))
      return false;
    return suffice(slots, uses, true);
  }

  /// Whether there is another counter for each use. `lasting`: one that is kept must lie face down, as who keeps it may
  /// need that.
  static bool suffice(const Events& slots, const Events& uses, bool lasting) {
    std::vector<int> user(slots.size(), -1);
    for (std::size_t use = 0; use < uses.size(); ++use) {
      std::vector<bool> tried(slots.size());
      if (!match(static_cast<int>(use), uses, slots, lasting, user, tried)) return false;
    }
    return true;
  }

  static bool match(int use, const Events& uses, const Events& slots, bool lasting, std::vector<int>& user,
                    std::vector<bool>& tried) {
    for (std::size_t slot = 0; slot < slots.size(); ++slot) {
      const CounterEvent& wanted = *uses[static_cast<std::size_t>(use)];
      const bool down = wanted.down || (lasting && wanted.what == Do::keep);
      if (tried[slot] || (slots[slot]->kinds & wanted.kinds) == 0 || (down && !slots[slot]->down)) continue;
      if (wanted.what != Do::place_any && wanted.seat != slots[slot]->seat) continue;
      tried[slot] = true;
      if (user[slot] >= 0 && !match(user[slot], uses, slots, lasting, user, tried)) continue;
      user[slot] = use;
      return true;
    }
    return false;
  }

  // ---------------------------------------------------------------- counting

  [[nodiscard]] int limit(int round, std::size_t kind) const {
    return ledger_.limits[static_cast<std::size_t>(round)][kind];
  }

  /// Counts a counter whose kind is known in the rounds from one on; false if there are too many then.
  bool count(Position& at, const Counter& counter, int from) const {
    if (counter.maybe || counter.open()) return true;
    const auto kind = static_cast<std::size_t>(std::countr_zero(counter.kinds));
    for (int round = from; round <= at.round; ++round)
      if (counts_in(at, counter, round) && ++at.count[static_cast<std::size_t>(round)][kind] > limit(round, kind))
        return false;
    return true;
  }

  /// Whether a counter that is out of the pile in a round is counted in it.
  static bool counts_in(const Position& at, const Counter& counter, int round) {
    return counter.where != Where::row || round < at.round || at.row_counts;
  }

  /// A counter is one of these kinds, and surely there.
  bool narrow(Position& at, Counter& counter, KindSet kinds) const {
    const bool was_counted = !counter.maybe && !counter.open();
    if (was_counted) return (counter.kinds & kinds) != 0;
    counter.kinds &= kinds;
    counter.maybe = false;
    if (counter.kinds == 0 || !count(at, counter, counter.born)) return false;
    for (int round = counter.born; round < at.round; ++round)
      if (!fits(at, round)) return false;
    return true;
  }

  bool add(Position& at, std::size_t event, Where where) const {
    const CounterEvent& it = events_[event];
    Counter counter{.kinds = it.kinds,
                    .where = where,
                    .seat = it.seat,
                    .born = static_cast<std::uint8_t>(at.round),
                    .taken = where == Where::row ? alive : std::uint8_t{0},
                    .down = it.down,
                    .maybe = it.maybe};
    at.counters.push_back(counter);
    choose(at, event, at.counters.size() - 1);
    return counter.kinds != 0 && count(at, counter, at.round);
  }

  void choose(Position& at, std::size_t event, std::size_t counter) const {
    if (with_kinds_) at.chosen[event] = static_cast<std::uint16_t>(counter + 1);
  }

  /// Whether the counters of a round find room, whatever the open ones are. Exact for one round alone.
  [[nodiscard]] bool fits(const Position& at, int round) const {
    std::array<int, any_kind + 1> within{};
    for (const Counter& counter : at.counters)
      if (counter.out_in(round) && counts_in(at, counter, round)) ++within[counter.kinds];
    std::array<int, any_kind + 1> room{};
    for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
      const unsigned bit = 1u << kind;
      for (unsigned set = 0; set <= any_kind; ++set)
        if ((set & bit) != 0) {
          within[set] += within[set ^ bit];
          room[set] += limit(round, kind);
        }
    }
    for (unsigned set = 1; set <= any_kind; ++set)
      if (within[set] > room[set]) return false;
    return true;
  }

  // ---------------------------------------------------------------- playing

  /// Plays on from an event; true if a completion is found.
  bool play(Position at, std::size_t i) {
    for (; i < events_.size(); ++i) {
      if (!needs_choice(events_[i].what)) {
        if (!step(at, i)) return false;
        continue;
      }
      const std::vector<std::size_t> choices = find_choices(at, i);
      if (choices.size() > 1) return try_each(at, i, choices);
      if (choices.empty() || !take_choice(at, i, choices.front())) return false;
    }
    return finish(at);
  }

  [[nodiscard]] static bool needs_choice(Do what) {
    return what == Do::see || what == Do::take || what == Do::pick || what == Do::place || what == Do::place_any ||
           what == Do::keep || what == Do::may_keep;
  }

  bool step(Position& at, std::size_t i) const {
    const CounterEvent& event = events_[i];
    switch (event.what) {
      case Do::begin_round:
        return begin_round(at, i);
      case Do::turn_up:
        return add(at, i, Where::row);
      case Do::gain:
        return add(at, i, Where::hand);
      case Do::sweep_row:
        for (Counter& counter : at.counters)
          if (counter.where == Where::row) leave(at, counter);
        return true;
      case Do::forget_row:
        for (Counter& counter : at.counters)
          if (counter.where == Where::row) forget(at, counter);
        at.row_counts = true;
        return true;
      case Do::show:
        for (Counter& counter : at.counters) counter.seen = false;
        return true;
      case Do::may_place:
        at.may_place[event.seat % 16u] =
            static_cast<std::uint8_t>(std::min(250, at.may_place[event.seat % 16u] + event.most));
        return true;
      case Do::give_back:
        for (Counter& counter : at.counters) {
          if (counter.seat != event.seat) continue;
          if (counter.where == Where::hand) leave(at, counter);
          if (counter.where == Where::kept) counter.where = Where::hand;
        }
        return true;
      default:
        break;
    }
    if (!fits(at, at.round)) return false;
    for (Counter& counter : at.counters)
      if (counter.where == Where::board) leave(at, counter);
    at.may_place = {};
    return true;
  }

  bool begin_round(Position& at, std::size_t i) const {
    ++at.round;
    while (i < events_.size() && events_[i].what != Do::forget_row && events_[i].what != Do::end_round) ++i;
    at.row_counts = i == events_.size() || events_[i].what == Do::end_round;
    at.count.emplace_back();
    for (const Counter& counter : at.counters)
      if (counter.where != Where::gone && !count(at, counter, at.round)) return false;
    return true;
  }

  static void leave(const Position& at, Counter& counter) {
    counter.where = Where::gone;
    counter.died = static_cast<std::uint8_t>(std::max(0, at.round));
  }

  static void forget(const Position& at, Counter& counter) {
    counter.where = Where::gone;
    counter.maybe = counter.born == at.round;
    counter.died = static_cast<std::uint8_t>(std::max(0, at.round - 1));
  }

  // ---------------------------------------------------------------- choices

  static constexpr std::size_t from_pile = 0xffff;  ///< a choice that is no counter: a pick from the pile, nothing kept

  bool try_each(const Position& at, std::size_t i, std::vector<std::size_t> choices) {
    if (hopeless(at, i) || !row_goes_on(at, i)) return false;
    std::string key;
    const bool remember = answer_.nodes > 16;
    if (remember) {
      key = key_of(at, i);
      if (failed_.contains(key)) return false;
    }
    if (attempt_ > 0) std::ranges::shuffle(choices, random_);
    for (const std::size_t choice : choices) {
      if (++answer_.nodes; given_up()) return false;
      Position next = at;
      next.counters.reserve(events_.size());
      if (take_choice(next, i, choice) && hand_does(next, i) && play(std::move(next), i + 1)) return true;
      if (given_up()) return false;
    }
    if (remember) failed_.insert(std::move(key));
    return false;
  }

  [[nodiscard]] std::vector<std::size_t> find_choices(const Position& at, std::size_t i) const {
    const CounterEvent& event = events_[i];
    std::vector<std::size_t> choices;
    switch (event.what) {
      case Do::see:
      case Do::take:
        from_row(at, event, choices);
        break;
      case Do::pick:
        for_pick(at, i, choices);
        break;
      case Do::place:
        from_hand(at, event, event.seat, false, true, choices);
        break;
      case Do::place_any:
        for (std::uint8_t seat = 0; seat < at.may_place.size(); ++seat)
          if (at.may_place[seat] > 0) from_hand(at, event, seat, false, true, choices);
        break;
      case Do::may_keep:
        if (!kept_[i].surely) choices.push_back(from_pile);
        if (needless_[i]) break;
        [[fallthrough]];
      default:
        CounterEvent needed = event;
        needed.kinds &= kept_[i].kinds;
        needed.down = needed.down || kept_[i].down;
        from_hand(at, needed, event.seat, true, events_[i + 1 < events_.size() ? i + 1 : i].what == Do::give_back,
                  choices);
    }
    return choices;
  }

  /// Adds a counter unless one like it is among the choices.
  static void add_choice(const Position& at, std::size_t index, std::size_t from, std::vector<std::size_t>& choices) {
    for (std::size_t i = from; i < choices.size(); ++i)
      if (choices[i] != from_pile && at.counters[choices[i]].like(at.counters[index])) return;
    choices.push_back(index);
  }

  /// A known counter of the row that is of the kind is as good as any.
  static void from_row(const Position& at, const CounterEvent& event, std::vector<std::size_t>& choices) {
    for (std::size_t index = 0; index < at.counters.size(); ++index) {
      const Counter& counter = at.counters[index];
      if (counter.where != Where::row || (counter.kinds & event.kinds) == 0) continue;
      if (event.what == Do::see && counter.seen) continue;
      if (std::has_single_bit(event.kinds) && counter.kinds == event.kinds) {
        choices = {index};
        return;
      }
      add_choice(at, index, 0, choices);
    }
  }

  void for_pick(const Position& at, std::size_t i, std::vector<std::size_t>& choices) const {
    const CounterEvent& event = events_[i];
    const bool matters = row_matters_[i + 1] || !roomy_;
    for (std::size_t index = 0; matters && index < at.counters.size(); ++index) {
      const Counter& counter = at.counters[index];
      if (counter.where != Where::row || (counter.kinds & event.kinds) == 0) continue;
      // One that came in this round, and of which nothing is known, is like one from the pile.
      if (counter.kinds == any_kind && event.kinds == any_kind && counter.born == at.round) continue;
      // So is a known one that the player has no use for, where nobody asks what lies in the row afterwards.
      const bool lasts = row_matters_[i + 1] || row_lasts_[i + 1];
      if (!lasts && event.kinds == any_kind && !counter.open() && !useful(at, i, counter.kinds)) continue;
      add_choice(at, index, 0, choices);
    }
    // Rather from the row what will be placed, else from the pile, else what nobody asks for for longest.
    std::ranges::stable_sort(choices, std::greater{},
                             [&](std::size_t index) { return asked_for(i + 1, at.counters[index].kinds); });
    const auto first = std::stable_partition(choices.begin(), choices.end(),
                                             [&](std::size_t index) { return wanted(at, i, at.counters[index]); });
    choices.insert(first, from_pile);
  }

  /// Whether the player may place or keep one more counter of that kind than those that lie face up.
  [[nodiscard]] bool useful(const Position& at, std::size_t i, KindSet kind) const {
    int uses = 0;
    for (std::size_t later = i + 1; later < events_.size() && events_[later].what != Do::end_round; ++later) {
      const CounterEvent& event = events_[later];
      if ((event.kinds & kind) == 0 || event.down) continue;
      if (event.what == Do::place_any) ++uses;
      if (event.seat != events_[i].seat) continue;
      const bool use =
          event.what == Do::place || event.what == Do::keep || (event.what == Do::may_keep && !needless_[later]);
      if (use && (kept_[later].kinds & kind) != 0 && !kept_[later].down) ++uses;
    }
    for (const Counter& own : at.counters)
      if (own.where == Where::hand && own.seat == events_[i].seat && own.kinds == kind && !own.down && !own.maybe)
        --uses;
    return uses > 0;
  }

  /// Whether what is seen in the row and taken from it later can lie there. What is not known to lie there takes an
  /// open counter of the row, or one that comes for a pick of which nobody knows that it was from the row.
  [[nodiscard]] bool row_goes_on(const Position& at, std::size_t i) const {
    std::array<int, counter_kinds> lies{}, seen{};
    int open = 0;
    for (const Counter& counter : at.counters) {
      if (counter.where != Where::row) continue;
      if (counter.open()) {
        ++open;
        continue;
      }
      const auto kind = static_cast<std::size_t>(std::countr_zero(counter.kinds));
      ++lies[kind];
      if (counter.seen) ++seen[kind];
    }
    for (; i < events_.size() && row_matters_[i]; ++i) {
      const CounterEvent& event = events_[i];
      const bool known = std::has_single_bit(event.kinds);
      const auto kind = static_cast<std::size_t>(std::countr_zero(event.kinds)) % counter_kinds;
      if (event.what == Do::pick || (event.what == Do::turn_up && !known)) ++open;
      if (event.what == Do::turn_up && known) ++lies[kind];
      if (event.what == Do::show) seen = {};
      if (!known) continue;
      if (event.what == Do::see && ++seen[kind] > lies[kind]) {
        ++lies[kind];
        if (--open < 0) return false;
      }
      if (event.what == Do::take) {
        if (lies[kind] == 0 && --open < 0) return false;
        if (lies[kind] > 0) --lies[kind];
      }
    }
    return true;
  }

  /// Whether what the player of an event has then, and gets later in the round, does for all that is yet to be placed
  /// and kept. Where somebody placed a counter and nobody knows who, all players are looked at together.
  [[nodiscard]] bool hand_does(const Position& at, std::size_t i) const {
    const bool all = shared_[i];
    const std::uint8_t seat = events_[i].seat;
    if (!all && (events_[i].what == Do::see || events_[i].what == Do::place_any)) return true;
    std::array<CounterEvent, 96> room;
    std::size_t used = 0;
    Events slots, uses;
    for (const Counter& counter : at.counters)
      if (counter.where == Where::hand && (all || counter.seat == seat) && used < room.size()) {
        room[used] = {.what = Do::gain, .seat = counter.seat, .kinds = counter.kinds, .down = counter.down};
        slots.push_back(&room[used++]);
      }
    for (++i; i < events_.size() && events_[i].what != Do::end_round && used < room.size(); ++i) {
      const CounterEvent& event = events_[i];
      if (event.what == Do::place_any) uses.push_back(&event);
      if (event.what == Do::turn_up || (!all && event.seat != seat)) continue;
      if (event.what == Do::gain || event.what == Do::take || event.what == Do::pick) slots.push_back(&event);
      const bool use =
          event.what == Do::place || event.what == Do::keep || (event.what == Do::may_keep && kept_[i].surely);
      if (!use) continue;
      room[used] = event;
      room[used].kinds &= kept_[i].kinds;
      room[used].down = event.down || kept_[i].down;
      uses.push_back(&room[used++]);
    }
    return used == room.size() || suffice(slots, uses, false);
  }

  /// Where an event asks for a counter of that kind in the row again; behind all events where none does.
  [[nodiscard]] std::size_t asked_for(std::size_t i, KindSet kinds) const {
    for (; i < events_.size() && row_matters_[i]; ++i)
      if ((events_[i].what == Do::see || events_[i].what == Do::take) && events_[i].kinds == kinds) return i;
    return events_.size();
  }

  /// Whether in this round there will be too many of a kind, whatever is chosen: what is yet to be placed and kept must
  /// come from somewhere.
  [[nodiscard]] bool hopeless(const Position& at, std::size_t i) const {
    if (at.round < 0 || !at.row_counts) return false;
    std::array<std::array<int, counter_kinds>, 16> missing{};
    std::array<int, counter_kinds> in_row{};
    int from_row = 0;
    for (; i < events_.size() && events_[i].what != Do::end_round; ++i) {
      const CounterEvent& event = events_[i];
      if (event.what == Do::begin_round || event.what == Do::sweep_row) break;
      if (event.what == Do::take || event.what == Do::pick) ++from_row;
      const bool use =
          event.what == Do::place || event.what == Do::keep || (event.what == Do::may_keep && kept_[i].surely);
      const KindSet kinds = is_keep(event.what) ? static_cast<KindSet>(event.kinds & kept_[i].kinds) : event.kinds;
      if (use && std::has_single_bit(kinds))
        ++missing[event.seat % 16u][static_cast<std::size_t>(std::countr_zero(kinds))];
    }
    for (const Counter& counter : at.counters) {
      if (counter.open()) continue;
      const auto kind = static_cast<std::size_t>(std::countr_zero(counter.kinds));
      if (counter.where == Where::hand) --missing[counter.seat % 16u][kind];
      if (counter.where == Where::row) ++in_row[kind];
    }
    for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
      int all = 0;
      for (const auto& seat : missing) all += std::max(0, seat[kind]);
      all -= std::min(from_row, in_row[kind]);
      if (at.count[static_cast<std::size_t>(at.round)][kind] + std::max(0, all) > limit(at.round, kind)) return true;
    }
    return false;
  }

  /// Whether the player will place a counter of that kind, and has none.
  [[nodiscard]] bool wanted(const Position& at, std::size_t i, const Counter& counter) const {
    if (counter.open()) return false;
    int uses = 0;
    for (std::size_t later = i + 1; later < events_.size() && events_[later].what != Do::end_round; ++later) {
      const CounterEvent& event = events_[later];
      const bool use = event.what == Do::place || event.what == Do::keep;
      if (use && event.seat == events_[i].seat && event.kinds == counter.kinds) ++uses;
    }
    for (const Counter& own : at.counters)
      if (own.where == Where::hand && own.seat == events_[i].seat && own.kinds == counter.kinds) --uses;
    return uses > 0;
  }

  /// Of counters of the wanted kind, or of open ones of one age, the one is chosen that lies face up when it is placed,
  /// and face down when it is kept (and nothing else is): whatever lies face down can do all that the other can.
  static void from_hand(const Position& at, const CounterEvent& event, std::uint8_t seat, bool keeps, bool last,
                        std::vector<std::size_t>& choices) {
    const std::size_t from = choices.size();
    const bool single = std::has_single_bit(event.kinds);
    for (const bool down : {keeps, !keeps}) {
      if (event.down && !down) continue;
      const bool first = choices.size() == from;
      for (std::size_t index = 0; index < at.counters.size(); ++index) {
        const Counter& counter = at.counters[index];
        if (counter.where != Where::hand || counter.seat != seat || counter.down != down) continue;
        if ((counter.kinds & event.kinds) == 0) continue;
        if (single && counter.kinds == event.kinds && !counter.maybe && first && (!keeps || last)) {
          choices.resize(from);
          choices.push_back(index);
          return;
        }
        Counter like = counter;
        like.down = keeps;
        const bool same =
            std::any_of(choices.begin() + static_cast<std::ptrdiff_t>(from), choices.end(), [&](std::size_t other) {
              return at.counters[other].like(counter) || (last && at.counters[other].like(like));
            });
        if (!same) choices.push_back(index);
      }
    }
  }

  bool take_choice(Position& at, std::size_t i, std::size_t choice) const {
    const CounterEvent& event = events_[i];
    if (choice == from_pile) return event.what == Do::may_keep || add(at, i, Where::hand);
    choose(at, i, choice);
    Counter& counter = at.counters[choice];
    switch (event.what) {
      case Do::see:
        counter.seen = true;
        break;
      case Do::take:
      case Do::pick:
        counter.where = Where::hand;
        counter.seat = event.seat;
        counter.taken = static_cast<std::uint8_t>(at.round);
        counter.down = event.down;
        if (!at.row_counts && !count(at, counter, at.round)) return false;
        if (event.what == Do::pick)
          at.counters.push_back({.where = Where::row, .born = static_cast<std::uint8_t>(at.round), .taken = alive});
        break;
      case Do::place_any:
        --at.may_place[counter.seat];
        [[fallthrough]];
      case Do::place:
        counter.where = Where::board;
        break;
      default:
        counter.where = Where::kept;
    }
    const KindSet kinds = is_keep(event.what) ? static_cast<KindSet>(event.kinds & kept_[i].kinds) : event.kinds;
    return narrow(at, at.counters[choice], kinds);
  }

  // ---------------------------------------------------------------- what was tried

  /// All that what is to come can hang on.
  [[nodiscard]] std::string key_of(const Position& at, std::size_t i) const {
    int since = at.round;
    for (const Counter& counter : at.counters)
      if ((counter.open() || counter.maybe) && (counter.where != Where::gone || counter.died > counter.born))
        since = std::min<int>(since, counter.born);
    std::vector<std::array<char, 5>> parts;
    for (const Counter& counter : at.counters) {
      const bool gone = counter.where == Where::gone;
      if (gone && (!counter.open() || counter.maybe || counter.died < since)) continue;
      const auto flags = static_cast<char>((counter.down ? 1 : 0) | (counter.maybe ? 2 : 0) | (counter.seen ? 4 : 0));
      parts.push_back({static_cast<char>(counter.where), static_cast<char>(gone ? counter.died : counter.seat),
                       static_cast<char>(counter.kinds), flags,
                       static_cast<char>(counter.open() || counter.maybe ? counter.born : 0)});
    }
    std::ranges::sort(parts);
    std::string key(reinterpret_cast<const char*>(&i), sizeof i);
    for (const auto& part : parts) key.append(part.data(), part.size());
    for (const std::uint8_t n : at.may_place) key.push_back(static_cast<char>(n));
    for (int round = since; round <= at.round; ++round)
      for (const std::uint8_t n : at.count[static_cast<std::size_t>(round)]) key.push_back(static_cast<char>(n));
    return key;
  }

  // ---------------------------------------------------------------- the end

  /// Gives open counters that lay there for several rounds their kinds.
  bool finish(Position& at) {
    for (int round = 0; round <= at.round; ++round)
      if (!fits(at, round)) return false;
    std::vector<std::size_t> lasting;
    for (std::size_t index = 0; index < at.counters.size(); ++index) {
      const Counter& counter = at.counters[index];
      if (counter.open() && !counter.maybe && std::min<int>(counter.died, at.round) > counter.born)
        lasting.push_back(index);
    }
    return settle(at, lasting, 0);
  }

  bool settle(Position& at, const std::vector<std::size_t>& lasting, std::size_t i) {
    if (i == lasting.size()) {
      if (with_kinds_) tell(at);
      return true;
    }
    for (const std::size_t kind : by_room(at, at.counters[lasting[i]])) {
      if (++answer_.nodes; given_up()) return false;
      Position next = at;
      Counter& counter = next.counters[lasting[i]];
      const int last = std::min<int>(counter.died, at.round);
      counter.kinds = static_cast<KindSet>(1u << kind);
      bool room = true;
      for (int round = counter.born; room && round <= last; ++round) {
        ++next.count[static_cast<std::size_t>(round)][kind];
        room = fits(next, round);
      }
      if (room && settle(next, lasting, i + 1)) return true;
    }
    return false;
  }

  /// The kinds that a counter may be, those of which most are left first.
  [[nodiscard]] std::vector<std::size_t> by_room(const Position& at, const Counter& counter) const {
    std::vector<std::pair<int, std::size_t>> rooms;
    for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
      if ((counter.kinds >> kind & 1) == 0) continue;
      int room = 255;
      for (int round = counter.born; round <= std::min<int>(counter.died, at.round); ++round)
        room = std::min(room, limit(round, kind) - at.count[static_cast<std::size_t>(round)][kind]);
      if (room > 0) rooms.emplace_back(-room, kind);
    }
    std::ranges::sort(rooms);
    std::vector<std::size_t> kinds;
    for (const auto& [room, kind] : rooms) kinds.push_back(kind);
    return kinds;
  }

  /// Gives the counters of one round their kinds, and tells all.
  void tell(Position& at) {
    for (Counter& counter : at.counters) {
      if (!counter.open() || counter.maybe) continue;
      const KindSet kinds = counter.kinds;
      for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
        if ((kinds >> kind & 1) == 0) continue;
        counter.kinds = static_cast<KindSet>(1u << kind);
        if (fits(at, counter.born)) break;
      }
    }
    answer_.held.assign(ledger_.limits.size(), {});
    for (const Counter& counter : at.counters)
      for (int round = counter.born; round <= at.round; ++round)
        if (counter.out_in(round))
          ++answer_.held[static_cast<std::size_t>(round)][round < counter.taken ? row_seat : counter.seat % 16u]
                        [static_cast<std::size_t>(std::countr_zero(counter.kinds))];
    answer_.kinds.assign(events_.size(), no_kind);
    for (std::size_t i = 0; i < events_.size(); ++i)
      if (at.chosen[i] > 0 && !at.counters[at.chosen[i] - 1u].maybe)
        answer_.kinds[i] = static_cast<std::uint8_t>(std::countr_zero(at.counters[at.chosen[i] - 1u].kinds));
  }

  const CounterLedger& ledger_;
  const std::vector<CounterEvent>& events_;
  bool with_kinds_;
  std::uint32_t most_nodes_;
  std::uint32_t enough_ = 0;   ///< nodes after which this attempt is given up
  std::uint32_t attempt_ = 0;  ///< counts from 0
  std::minstd_rand random_;
  bool roomy_ = false;
  std::vector<bool> row_matters_;  ///< by event: what lies in the row is asked about from there on
  std::vector<bool> row_lasts_;    ///< by event: what lies in the row then lies there in the next round
  std::vector<bool> needless_;     ///< by event
  std::vector<bool> shared_;       ///< by event: later in the round somebody placed a counter, and nobody knows who
  std::vector<Kept> kept_;         ///< by event
  std::unordered_set<std::string> failed_;
  CounterAnswer answer_;
};

}  // namespace

CounterAnswer complete_counters(const CounterLedger& ledger, bool with_kinds, std::uint32_t most_nodes) {
  return Search(ledger, with_kinds, most_nodes).run();
}

}  // namespace elfref::elfenland
