#include "elfref/elfenland/hidden_counters.h"

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <span>
#include <utility>

#include "elfref/elfenland/clauses.h"

// The ledger is played through once, and becomes clauses. A counter that nobody wrote down has a literal for each kind
// that it may be of; where it is open which counter was placed, taken, seen or kept, each candidate has a literal. Of
// candidates that no completion could tell apart one is offered. Within a round counters only come, so that nothing
// runs out at any moment if nothing does at its end: there is one limit for each round and kind.
//
// What is plain to whoever counts, and hard to find by trying (that six counters cannot have lain in five places), is
// added as limits of its own: how many counters the row has, and that different plays are about different counters.

namespace elfref::elfenland {
namespace {

using Do = CounterEvent::Do;

/// A candidate, which is it where the literal holds.
struct Choice {
  Literal holds;
  std::size_t counter;
};

/// A counter for as long as it lies in one place, at most until the next round begins.
struct Counter {
  KindSet kinds = any_kind;
  std::array<Literal, counter_kinds> of{};  ///< it is of that kind
  Literal there = always;
  Literal down = never;
  std::uint8_t seat = 0;
  std::int8_t born = 0;                ///< the round
  std::int8_t counted = -1;            ///< the last round in which it is counted itself, and not as one of `from`
  std::int8_t moved = -1;              ///< the round in which it came from the row to the player
  bool loose = false;                  ///< of the row: it may have been taken, or shown
  bool asked = false;                  ///< of the row: it may have been taken or shown as what it is
  bool seen = false;                   ///< of the row: shown since the last `show`
  bool told_apart = false;             ///< somebody asks what it was
  std::vector<Choice> from{};          ///< it is that counter; empty: it came from the pile
  std::vector<Literal> users{};        ///< what takes it away from where it lies
  std::vector<std::uint8_t> takers{};  ///< by user: the player

  [[nodiscard]] bool open() const { return !std::has_single_bit(kinds); }
  /// It lies there, whatever else holds.
  [[nodiscard]] bool surely() const { return there == always && users.empty(); }
  [[nodiscard]] bool untouched() const { return users.empty() && from.empty(); }
  /// Lies there as another one does, so that no completion can tell which of the two is chosen.
  [[nodiscard]] bool like(const Counter& other) const {
    return kinds == other.kinds && down == other.down && (there == always) == (other.there == always) &&
           seat == other.seat && !told_apart && !other.told_apart &&
           (born == other.born || (!open() && there == always)) && untouched() && other.untouched();
  }
};

/// A play about one counter of a round.
struct Use {
  KindSet kinds;
  bool of_hand;
  std::vector<Choice> choices;
};

}  // namespace

class HiddenCounters::Search {
 public:
  /// `simply`: what nobody asks about, and makes much to try, is left out. Then only a completion says something.
  Search(const CounterLedger& ledger, std::vector<bool> asked, bool simply)
      : ledger_(ledger), asked_(std::move(asked)), simply_(simply) {
    chosen_.resize(events().size());
    study();
    for (std::size_t i = 0; i < events().size() && !impossible_; ++i) {
      play(i);
      if (asked_[i])
        for (const Choice& choice : chosen_[i]) counters_[choice.counter].told_apart = true;
    }
    close_round();
    for (const Counter& counter : counters_)
      if (counter.users.size() > 1) clauses_.at_most(1, counter.users);
  }

  /// The same with nothing left out; nothing where this one left nothing out.
  [[nodiscard]] std::unique_ptr<Search> in_full() const {
    return simplified_ ? std::make_unique<Search>(ledger_, asked_, false) : nullptr;
  }

  CounterAnswer solve(std::span<const Literal> assumed, std::uint32_t most_conflicts) {
    if (impossible_) return {.possible = false};
    const std::uint32_t before = clauses_.conflicts();
    const Clauses::Answer answer = clauses_.solve(assumed, most_conflicts);
    return {.possible = answer != Clauses::Answer::no,
            .complete = answer != Clauses::Answer::given_up,
            .conflicts = clauses_.conflicts() - before};
  }

  CounterAnswer solve_without(std::size_t event, std::size_t kind, std::uint32_t most_conflicts) {
    std::vector<Literal> assumed;
    for (const auto& [holds, counter] : chosen_[event]) {
      if ((counters_[counter].kinds >> kind & 1) == 0) continue;
      Literal other = opposite(counters_[counter].of[kind]);
      if (holds != always && !counters_[counter].open()) other = opposite(holds);
      if (holds != always && counters_[counter].open()) {
        const Literal both = clauses_.either();
        clauses_.add({opposite(both), opposite(holds), other});
        other = both;
      }
      assumed.push_back(other);
    }
    return solve(assumed, most_conflicts);
  }

  [[nodiscard]] CounterKinds kinds() const {
    CounterKinds kinds(events().size(), no_kind);
    for (std::size_t i = 0; i < kinds.size(); ++i)
      for (const auto& [holds, counter] : chosen_[i])
        if (clauses_.holds(holds)) kinds[i] = kind_of(counter);
    return kinds;
  }

  [[nodiscard]] std::vector<HeldCounters> held() const {
    std::vector<HeldCounters> held(ledger_.limits.size());
    for (const auto& [round, index, in_row] : counted_)
      if (const Counter& counter = counters_[index]; clauses_.holds(counter.there))
        if (const std::uint8_t kind = kind_of(index); kind != no_kind)
          ++held[static_cast<std::size_t>(round)][in_row ? holder_of(counter, round) : counter.seat % 16u][kind];
    return held;
  }

 private:
  [[nodiscard]] const std::vector<CounterEvent>& events() const { return ledger_.events; }

  // ---------------------------------------------------------------- what can be told beforehand

  /// Finds out from where on somebody asks what lies in the row, and which kept counters nothing needs.
  void study() {
    row_matters_.assign(events().size() + 1, false);
    for (std::size_t i = events().size(); i-- > 0;) {
      const Do what = events()[i].what;
      row_matters_[i] = row_matters_[i + 1];
      if (what == Do::sweep_row || what == Do::forget_row) row_matters_[i] = false;
      if (what == Do::see || what == Do::take) row_matters_[i] = true;
    }
    needless_.assign(events().size(), false);
    for (std::size_t i = events().size(); i-- > 0;)
      if (events()[i].what == Do::may_keep) needless_[i] = needless(i);
  }

  /// Whether nothing that a player does in the next round needs a counter kept in this one: another one for each use
  /// came then, and one that nobody wrote down is not scarcer than the kept one.
  [[nodiscard]] bool needless(std::size_t at) const {
    std::size_t i = at + 1;
    while (i < events().size() && events()[i].what != Do::begin_round) ++i;
    std::vector<const CounterEvent*> came, uses;
    for (++i; i < events().size() && events()[i].what != Do::end_round; ++i) {
      const CounterEvent& event = events()[i];
      if (event.what == Do::place_any) return false;
      if (event.seat != events()[at].seat) continue;
      const bool known = std::has_single_bit(event.kinds);
      const bool open = !known && !asked_[i];  // one that is asked about is not taken for what would suit
      if ((event.what == Do::gain && !event.maybe && (known || open)) || (event.what == Do::take && known))
        came.push_back(&event);
      if (event.what == Do::place || event.what == Do::keep) uses.push_back(&event);
      if (event.what == Do::may_keep && !needless_[i]) return false;
      if ((event.what == Do::place || event.what == Do::keep) && !known) return false;
    }
    Matches matches(uses.size());
    for (std::size_t use = 0; use < uses.size(); ++use)
      for (std::size_t one = 0; one < came.size(); ++one) {
        const bool down = uses[use]->down || uses[use]->what == Do::keep;  // whoever keeps it may need that
        if ((uses[use]->kinds & came[one]->kinds) != 0 && (!down || came[one]->down)) matches[use].push_back(one);
      }
    return can_match(matches);
  }

  using Matches = std::vector<std::vector<std::size_t>>;

  /// Whether there is another one for each.
  static bool can_match(const Matches& matches) {
    std::map<std::size_t, std::size_t> user;
    for (std::size_t use = 0; use < matches.size(); ++use) {
      std::set<std::size_t> tried;
      if (!match(matches, use, user, tried)) return false;
    }
    return true;
  }

  static bool match(const Matches& matches, std::size_t use, std::map<std::size_t, std::size_t>& user,
                    std::set<std::size_t>& tried) {
    for (const std::size_t one : matches[use]) {
      if (!tried.insert(one).second) continue;
      const auto taken = user.find(one);
      if (taken != user.end() && !match(matches, taken->second, user, tried)) continue;
      user[one] = use;
      return true;
    }
    return false;
  }

  [[nodiscard]] bool forgets_row(std::size_t i) const {
    while (i < events().size() && events()[i].what != Do::forget_row && events()[i].what != Do::end_round) ++i;
    return i < events().size() && events()[i].what == Do::forget_row;
  }

  // ---------------------------------------------------------------- counters

  /// A counter of which the kinds are set.
  std::size_t add(Counter counter, bool likely = true) {
    if (counter.kinds == 0) clauses_.add({opposite(counter.there)});
    if (counter.kinds == 0 && counter.there == always) impossible_ = true;
    counter.born = round_;
    counter.of.fill(never);
    std::array<Literal, counter_kinds + 1> any{};
    std::size_t size = 0;
    const auto liked = counters_.size() % counter_kinds;
    for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
      if ((counter.kinds >> kind & 1) == 0) continue;
      counter.of[kind] = counter.open() ? clauses_.either(likely && kind == liked) : counter.there;
      any[size++] = counter.of[kind];
    }
    any[size++] = opposite(counter.there);
    if (counter.open() && counter.kinds != 0) clauses_.add(std::span(any).first(size));
    counters_.push_back(std::move(counter));
    return counters_.size() - 1;
  }

  /// In this round a counter is out of the pile.
  void count(std::size_t index, bool in_row) {
    counted_.push_back({round_, index, in_row});
    counters_[index].counted = round_;
  }

  /// A counter that is one of others.
  std::size_t add_one_of(Counter counter, const std::vector<Choice>& choices) {
    KindSet kinds = 0;
    for (const Choice& choice : choices) kinds |= counters_[choice.counter].kinds;
    counter.kinds &= kinds;
    counter.from = choices;
    const std::size_t index = add(std::move(counter), false);
    const KindSet all = counters_[index].kinds;
    if (std::has_single_bit(all)) return index;  // what is chosen is of that kind already
    for (const auto& [holds, other] : choices)
      for (std::size_t kind = 0; kind < counter_kinds; ++kind)
        if (((all & counters_[other].kinds) >> kind & 1) != 0)
          clauses_.add({opposite(holds), opposite(counters_[other].of[kind]), counters_[index].of[kind]});
    return index;
  }

  /// What is surely so becomes of it what it is: of these kinds, there, and taken by nothing before.
  void settle(std::size_t index, KindSet kinds) {
    Counter& counter = counters_[index];
    counter.kinds &= kinds;
    counter.there = always;
    counter.users.clear();
    counter.takers.clear();
  }

  // ---------------------------------------------------------------- rounds

  void begin_round(std::size_t i) {
    close_round();
    ++round_;
    first_counted_ = counted_.size();
    row_counts_ = !forgets_row(i);
    continue_row();
    for (std::size_t seat = 0; seat < hand_.size(); ++seat) {
      continue_all(hand_[seat]);
      continue_all(kept_[seat]);
      for (const std::size_t index : hand_[seat]) count(index, false);
      for (const std::size_t index : kept_[seat]) count(index, false);
    }
    for (const std::size_t index : row_)
      if (row_counts_) count(index, true);
  }

  void continue_all(std::vector<std::size_t>& some) {
    for (std::size_t& index : some)
      if (!counters_[index].users.empty()) index = continued(index);
  }

  /// What is left of a counter that may have been taken away.
  std::size_t continued(std::size_t index) {
    Counter left = counters_[index];
    left.there = clauses_.either();
    std::vector<Literal> any = std::exchange(left.users, {});
    left.takers.clear();
    for (const Literal user : any) clauses_.add({opposite(left.there), opposite(user)});
    clauses_.add({opposite(left.there), counters_[index].there});
    any.push_back(left.there);
    any.push_back(opposite(counters_[index].there));
    clauses_.add(any);
    return add_one_of(std::move(left), {{any[any.size() - 2], index}});
  }

  /// What is left in the row of counters of which some were taken: as many as there must be, the first of them, the
  /// second and so on, in the order in which they came.
  void continue_row() {
    std::vector<std::size_t> loose;
    for (const std::size_t index : row_)
      if (counters_[index].loose) loose.push_back(index);
    std::erase_if(row_, [this](std::size_t index) { return counters_[index].loose; });
    const auto left = static_cast<std::size_t>(std::exchange(loose_, 0));
    std::vector<std::vector<Choice>> places(left);
    std::vector<Literal> found(left, never);
    for (std::size_t n = 0; n < loose.size(); ++n) {
      std::vector<Literal> any = counters_[loose[n]].users;
      const std::vector<Literal> before = found;
      for (std::size_t place = 0; place < left; ++place) {
        if (place > n || loose.size() - n < left - place) continue;
        const Literal here = clauses_.either();
        for (const Literal user : counters_[loose[n]].users) clauses_.add({opposite(here), opposite(user)});
        if (place > 0) clauses_.add({opposite(here), before[place - 1]});
        clauses_.add({opposite(here), opposite(before[place])});
        found[place] = clauses_.either();
        clauses_.add({opposite(found[place]), before[place], here});
        clauses_.add({found[place], opposite(before[place])});
        clauses_.add({found[place], opposite(here)});
        places[place].push_back({here, loose[n]});
        any.push_back(here);
      }
      clauses_.add(any);
    }
    for (std::size_t place = 0; place < left; ++place) {
      clauses_.add({found[place]});
      row_.push_back(add_one_of({}, places[place]));
    }
  }

  void close_round() {
    if (round_ >= 0 && !impossible_)
      for (std::size_t kind = 0; kind < counter_kinds; ++kind) limit(kind);
    if (round_ >= 0 && !enough_in_box()) impossible_ = true;
    if (!uses_.empty() && !enough_in_hand()) impossible_ = true;
    uses_.clear();
    close_board();
  }

  /// Of a kind no more are out of the pile than there are. Said of the counters, and of the plays that are about
  /// different ones: counters known to be of the kind, and plays that took others for it.
  void limit(std::size_t kind) {
    const int most = ledger_.limits[static_cast<std::size_t>(round_)][kind];
    const auto only = static_cast<KindSet>(1u << kind);
    std::vector<Literal> all, surely;
    for (std::size_t i = first_counted_; i < counted_.size(); ++i) {
      const Counter& counter = counters_[counted_[i].counter];
      if ((counter.kinds & only) == 0) continue;
      all.push_back(counter.of[kind]);
      if (counter.kinds == only) surely.push_back(counter.of[kind]);
    }
    if (static_cast<int>(all.size()) <= most) return;
    clauses_.at_most(most, all);
    const std::size_t known = surely.size();
    for (const Use& use : uses_)
      if (use.kinds == only) surely.push_back(takes_another(use));
    if (surely.size() > known) clauses_.at_most(most, surely);
  }

  /// The play is about a counter that is counted in this round, and not known to be of the kind.
  Literal takes_another(const Use& use) {
    std::vector<Literal> any;
    for (const auto& [holds, index] : use.choices)
      if (counters_[index].kinds == use.kinds || counters_[index].counted != round_) any.push_back(holds);
    if (any.empty()) return always;
    any.push_back(clauses_.either());
    clauses_.add(any);
    return any.back();
  }

  /// Whether the box has counters for all that surely are out of the pile, of any kinds together.
  [[nodiscard]] bool enough_in_box() const {
    std::array<int, any_kind + 1> within{}, room{};
    for (std::size_t i = first_counted_; i < counted_.size(); ++i)
      if (const Counter& counter = counters_[counted_[i].counter]; counter.there == always) ++within[counter.kinds];
    for (std::size_t kind = 0; kind < counter_kinds; ++kind)
      for (unsigned set = 0; set <= any_kind; ++set)
        if ((set >> kind & 1) != 0) {
          within[set] += within[set ^ 1u << kind];
          room[set] += ledger_.limits[static_cast<std::size_t>(round_)][kind];
        }
    return std::ranges::equal(within, room, std::ranges::less_equal{});
  }

  /// Whether there are different counters for all that was placed and kept.
  [[nodiscard]] bool enough_in_hand() const {
    Matches matches;
    for (const Use& use : uses_) {
      if (!use.of_hand) continue;
      matches.emplace_back();
      for (const Choice& choice : use.choices) matches.back().push_back(choice.counter);
    }
    return can_match(matches);
  }

  void close_board() {
    for (std::uint8_t seat = 0; seat < may_place_.size(); ++seat) {
      limit_placed(seat);
      placed_any_[seat].clear();
    }
    may_place_ = {};
  }

  void limit_placed(std::uint8_t seat) {
    if (!placed_any_[seat].empty()) clauses_.at_most(may_place_[seat], placed_any_[seat]);
  }

  // ---------------------------------------------------------------- choices

  /// Which of the candidates it is about that happens. One that is the only one has the literal `always`.
  std::vector<Choice> choose(std::size_t i, const std::vector<std::size_t>& candidates, bool optional) {
    const CounterEvent& event = events()[i];
    const bool of_row = event.what == Do::see || event.what == Do::take || event.what == Do::pick;
    std::vector<Choice> choices;
    std::vector<Literal> any;
    if (candidates.empty() && !optional) impossible_ = true;
    for (const std::size_t index : candidates) {
      const bool only = candidates.size() == 1 && !optional;
      const Literal holds = only ? always : clauses_.either(!optional && choices.empty());
      choices.push_back({holds, index});
      any.push_back(holds);
      Counter& counter = counters_[index];
      require(holds, counter.there);
      for (const Literal user : counter.users) require(holds, opposite(user));
      for (std::size_t kind = 0; kind < counter_kinds; ++kind)
        if (((counter.kinds & ~event.kinds) >> kind & 1) != 0) require(holds, opposite(counter.of[kind]));
      if (event.down && !of_row) require(holds, counter.down);
      counter.users.push_back(holds);
      counter.takers.push_back(event.what == Do::see ? std::uint8_t{row_seat} : event.seat);
    }
    if (any.size() > 1) clauses_.at_most(1, any);
    if (!optional && any.size() > 1) clauses_.add(any);
    if (!optional && any.size() > 1) uses_.push_back({event.kinds, !of_row, choices});
    chosen_[i] = choices;
    return choices;
  }

  void require(Literal holds, Literal needed) {
    if (needed != always) clauses_.add({opposite(holds), needed});
  }

  /// Adds a counter unless one like it is among the candidates.
  void add_candidate(std::size_t index, std::vector<std::size_t>& candidates) const {
    const auto like = [&](std::size_t other) { return counters_[other].like(counters_[index]); };
    if (std::ranges::none_of(candidates, like)) candidates.push_back(index);
  }

  /// A counter that surely is there, and as good as any: known to be of the kind.
  [[nodiscard]] static bool suits(const Counter& counter, KindSet kinds) {
    return std::has_single_bit(kinds) && counter.kinds == kinds && counter.surely();
  }

  // ---------------------------------------------------------------- the row

  [[nodiscard]] std::vector<std::size_t> in_row(const CounterEvent& event) const {
    std::vector<std::size_t> found;
    for (const std::size_t index : row_) {
      const Counter& counter = counters_[index];
      if ((counter.kinds & event.kinds) == 0 || (event.what == Do::see && counter.seen)) continue;
      if (event.what != Do::pick && suits(counter, event.kinds)) return {index};
      // For a pick, one that came in this round, and of which nothing is known, is like one from the pile.
      const bool new_and_open =
          counter.kinds == any_kind && counter.born == round_ && counter.from.empty() && !counter.told_apart;
      if (event.what == Do::pick && new_and_open && !counter.asked) continue;
      add_candidate(index, found);
    }
    return found;
  }

  /// One of the candidates leaves the row: the counter itself, or if there is a choice one that is one of them.
  std::size_t leave_row(std::size_t i, const std::vector<std::size_t>& candidates) {
    const CounterEvent& event = events()[i];
    for (const std::size_t index : candidates) {
      Counter& counter = counters_[index];
      if (candidates.size() > 1 && !std::exchange(counter.loose, true)) ++loose_;
      counter.asked = counter.asked || event.what != Do::pick;
    }
    const std::vector<Choice> choices = choose(i, candidates, false);
    if (choices.empty()) return 0;
    std::size_t index = choices.front().counter;
    if (choices.size() == 1) {
      settle(index, event.kinds);
      std::erase(row_, index);
      if (std::exchange(counters_[index].loose, false)) --loose_;
    } else {
      index = add_one_of({.kinds = event.kinds}, choices);
      --loose_;
    }
    if (loose_ == 0) std::erase_if(row_, [this](std::size_t other) { return counters_[other].loose; });
    chosen_[i] = {{always, index}};
    return index;
  }

  void see(std::size_t i) {
    const std::size_t index = leave_row(i, in_row(events()[i]));
    if (impossible_) return;
    counters_[index].seen = true;
    row_.push_back(index);
  }

  void take(std::size_t i, const std::vector<std::size_t>& candidates) {
    const std::size_t index = leave_row(i, candidates);
    if (impossible_) return;
    const CounterEvent& event = events()[i];
    Counter& counter = counters_[index];
    counter.seat = event.seat;
    counter.moved = round_;
    counter.down = event.down ? always : never;
    hand_[event.seat % 16u].push_back(index);
    if (!row_counts_) count(index, false);
  }

  /// From the pile: that is, the counter that would be turned up. Where one comes from the row instead, that one stays.
  void pick(std::size_t i) {
    std::vector<std::size_t> candidates = in_row(events()[i]);
    if (simply_ && !row_matters_[i + 1] && !candidates.empty()) {
      simplified_ = true;
      candidates.clear();
    }
    if (candidates.empty()) {
      gain(i);
      return;
    }
    const std::size_t from_pile = add({});
    row_.push_back(from_pile);
    if (row_counts_) count(from_pile, true);
    candidates.insert(candidates.begin(), from_pile);
    take(i, candidates);
  }

  void turn_up(std::size_t i) {
    const std::size_t index = add({.kinds = events()[i].kinds});
    chosen_[i] = {{always, index}};
    row_.push_back(index);
    if (row_counts_) count(index, true);
  }

  void clear_row() {
    row_.clear();
    loose_ = 0;
  }

  // ---------------------------------------------------------------- hands

  void gain(std::size_t i) {
    const CounterEvent& event = events()[i];
    const std::size_t index = add({.kinds = event.kinds,
                                   .there = event.maybe ? clauses_.either() : always,
                                   .down = event.down ? always : never,
                                   .seat = event.seat});
    chosen_[i] = {{counters_[index].there, index}};
    hand_[event.seat % 16u].push_back(index);
    count(index, false);
  }

  /// Those that lie face up come first: whatever lies face down can do all that the others can.
  [[nodiscard]] std::vector<std::size_t> in_hand(const CounterEvent& event, std::size_t seat) const {
    std::vector<std::size_t> found;
    for (const bool down : {false, true})
      for (const std::size_t index : hand_[seat]) {
        const Counter& counter = counters_[index];
        if ((counter.kinds & event.kinds) == 0 || (counter.down != never) != down || (event.down && !down)) continue;
        const bool best = counter.down == (event.down ? always : never);
        if (event.what == Do::place && best && suits(counter, event.kinds)) return {index};
        add_candidate(index, found);
      }
    return found;
  }

  void place(std::size_t i, const std::vector<std::size_t>& candidates) {
    choose(i, candidates, false);
    if (candidates.size() != 1) return;
    settle(candidates.front(), events()[i].kinds);
    std::erase(hand_[counters_[candidates.front()].seat % 16u], candidates.front());
  }

  void place_any(std::size_t i) {
    std::vector<std::size_t> candidates;
    for (std::size_t seat = 0; seat < may_place_.size(); ++seat)
      if (may_place_[seat] > 0)
        for (const std::size_t index : in_hand(events()[i], seat)) candidates.push_back(index);
    place(i, candidates);
    for (const auto& [holds, index] : chosen_[i]) placed_any_[counters_[index].seat % 16u].push_back(holds);
  }

  void may_place(std::size_t i) {
    const std::uint8_t seat = events()[i].seat % 16u;
    limit_placed(seat);
    may_place_[seat] = std::min(250, may_place_[seat] + events()[i].most);
  }

  void keep(std::size_t i) {
    const CounterEvent& event = events()[i];
    const bool optional = event.what == Do::may_keep;
    if (optional && needless_[i]) return;
    const std::vector<Choice> choices = choose(i, in_hand(event, event.seat % 16u), optional);
    if (choices.empty()) return;
    std::size_t index = choices.front().counter;
    if (choices.front().holds == always) {
      settle(index, event.kinds);
      std::erase(hand_[event.seat % 16u], index);
    } else {
      Counter kept{.kinds = event.kinds, .down = down_of(event, choices), .seat = event.seat};
      if (optional) kept.there = one_of(choices);
      index = add_one_of(std::move(kept), choices);
    }
    kept_[event.seat % 16u].push_back(index);
    chosen_[i] = {{counters_[index].there, index}};
  }

  /// Holds if one of the choices does.
  Literal one_of(const std::vector<Choice>& choices) {
    if (choices.size() == 1) return choices.front().holds;
    std::vector<Literal> any;
    const Literal some = clauses_.either();
    for (const Choice& choice : choices) {
      any.push_back(choice.holds);
      clauses_.add({opposite(choice.holds), some});
    }
    any.push_back(opposite(some));
    clauses_.add(any);
    return some;
  }

  /// How it lies, which counter it may be.
  Literal down_of(const CounterEvent& event, const std::vector<Choice>& choices) {
    if (event.down) return always;
    const Literal first = counters_[choices.front().counter].down;
    const auto same = [&](const Choice& choice) { return counters_[choice.counter].down == first; };
    if (std::ranges::all_of(choices, same)) return first;
    const Literal down = clauses_.either(true);
    for (const auto& [holds, index] : choices)
      if (counters_[index].down != always) clauses_.add({opposite(holds), opposite(down), counters_[index].down});
    return down;
  }

  void give_back(std::size_t seat) { hand_[seat] = std::exchange(kept_[seat], {}); }

  // ---------------------------------------------------------------- all that happens

  void play(std::size_t i) {
    const CounterEvent& event = events()[i];
    switch (event.what) {
      case Do::begin_round:
        return begin_round(i);
      case Do::turn_up:
        return turn_up(i);
      case Do::forget_row:
        row_counts_ = true;
        return clear_row();
      case Do::sweep_row:
        return clear_row();
      case Do::show:
        for (const std::size_t index : row_) counters_[index].seen = false;
        return;
      case Do::see:
        return see(i);
      case Do::gain:
        return gain(i);
      case Do::take:
        return take(i, in_row(event));
      case Do::pick:
        return pick(i);
      case Do::place:
        return place(i, in_hand(event, event.seat % 16u));
      case Do::may_place:
        return may_place(i);
      case Do::place_any:
        return place_any(i);
      case Do::keep:
      case Do::may_keep:
        return keep(i);
      case Do::give_back:
        return give_back(event.seat % 16u);
      case Do::end_round:
        return close_board();
    }
  }

  // ---------------------------------------------------------------- the completion

  [[nodiscard]] std::uint8_t kind_of(std::size_t index) const {
    const Counter& counter = counters_[index];
    for (const auto& [holds, other] : counter.from)
      if (clauses_.holds(holds)) return kind_of(other);
    for (std::uint8_t kind = 0; kind < counter_kinds; ++kind)
      if (clauses_.holds(counter.of[kind])) return kind;
    return no_kind;
  }

  /// Whose it is at the end of a round, where it lay in the row before.
  [[nodiscard]] std::size_t holder_of(const Counter& counter, int round) const {
    if (counter.moved >= 0) return counter.moved == round ? counter.seat : row_seat;
    for (std::size_t user = 0; user < counter.users.size(); ++user)
      if (clauses_.holds(counter.users[user])) return counter.takers[user];
    return row_seat;
  }

  struct Counted {
    std::int8_t round;
    std::size_t counter;
    bool in_row;
  };

  CounterLedger ledger_;
  std::vector<bool> asked_;  ///< by event: somebody asks about its counter
  bool simply_;
  bool simplified_ = false;
  bool impossible_ = false;
  Clauses clauses_;
  std::vector<Counter> counters_;
  std::vector<std::vector<Choice>> chosen_;  ///< by event: the counter that it is about
  std::vector<Counted> counted_;             ///< what is out of the pile, round by round
  std::size_t first_counted_ = 0;            ///< of this round
  std::vector<Use> uses_;                    ///< in this round, where there is a choice
  std::vector<std::size_t> row_;
  int loose_ = 0;                                             ///< as many of the loose counters are still in the row
  bool row_counts_ = true;                                    ///< it is not forgotten later in this round
  std::array<std::vector<std::size_t>, 16> hand_{}, kept_{};  ///< by seat
  std::array<int, 16> may_place_{};
  std::array<std::vector<Literal>, 16> placed_any_{};
  std::vector<bool> row_matters_;  ///< by event: what lies in the row is asked about from there on
  std::vector<bool> needless_;     ///< by event
  std::int8_t round_ = -1;
};

HiddenCounters::HiddenCounters(const CounterLedger& ledger, const std::vector<std::size_t>& asked) {
  std::vector<bool> events(ledger.events.size());
  for (const std::size_t event : asked) events[event] = true;
  search_ = std::make_unique<Search>(ledger, std::move(events), true);
}
HiddenCounters::HiddenCounters(HiddenCounters&&) noexcept = default;
HiddenCounters& HiddenCounters::operator=(HiddenCounters&&) noexcept = default;
HiddenCounters::~HiddenCounters() = default;

/// What is simple is tried first.
template <class Solve>
CounterAnswer HiddenCounters::first_simply(Solve solve) {
  const CounterAnswer answer = solve(*search_);
  if (answer.possible && answer.complete) return answer;
  std::unique_ptr<Search> whole = search_->in_full();
  if (!whole) return answer;
  search_ = std::move(whole);
  return solve(*search_);
}

CounterAnswer HiddenCounters::complete(std::uint32_t most_conflicts) {
  return first_simply([&](Search& search) { return search.solve({}, most_conflicts); });
}

CounterAnswer HiddenCounters::complete_without(std::size_t event, std::uint8_t kind, std::uint32_t most_conflicts) {
  return first_simply([&](Search& search) { return search.solve_without(event, kind, most_conflicts); });
}

CounterKinds HiddenCounters::kinds() const {
  return search_->kinds();
}

std::vector<HeldCounters> HiddenCounters::held() const {
  return search_->held();
}

CounterAnswer complete_counters(const CounterLedger& ledger, std::uint32_t most_conflicts) {
  return HiddenCounters(ledger).complete(most_conflicts);
}

}  // namespace elfref::elfenland
