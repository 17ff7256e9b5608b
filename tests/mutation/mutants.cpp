#include "mutation/mutants.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <variant>

#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/rules/rulebook.h"

namespace elfref::elfenland {

// The library's table: its source is compiled once more for this program, with these names for its functions.
std::span<const Rule<Position, Action>> printed_rulebook();
std::span<const AskedJudge<Position, Action>> printed_judges_of(std::size_t kind);

namespace {

constexpr std::size_t kinds = std::variant_size_v<Action>;
constexpr std::array<std::string_view, kinds> kind_names{"game",
                                                         "seat",
                                                         "start",
                                                         "road at the start",
                                                         "round",
                                                         "row",
                                                         "deal",
                                                         "draw",
                                                         "choosing",
                                                         "pick",
                                                         "planning",
                                                         "counter",
                                                         "obstacle",
                                                         "pass",
                                                         "entry nobody wrote",
                                                         "travelling",
                                                         "journey",
                                                         "step",
                                                         "steps nobody wrote",
                                                         "end of a journey",
                                                         "counter kept",
                                                         "end of a round",
                                                         "sheet",
                                                         "town of a sheet",
                                                         "winner",
                                                         "result"};

template <class Kind>
using Judge = Finding (*)(const Position&, const Kind&);

// ---------------------------------------------------------------- the table in force

struct Table {
  std::vector<Rule<Position, Action>> rules;
  std::array<std::vector<AskedJudge<Position, Action>>, kinds> judges;
};

void copy_printed(Table& table) {
  // Findings point into the table: it never moves.
  const auto printed = printed_rulebook();
  if (table.rules.empty()) table.rules.assign(printed.begin(), printed.end());
  for (std::size_t rule = 0; rule < printed.size(); ++rule) table.rules[rule].info = printed[rule].info;
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    const auto judges = printed_judges_of(kind);
    table.judges[kind].assign(judges.begin(), judges.end());
  }
}

Table& table() {
  static Table all = [] {
    Table made;
    copy_printed(made);
    return made;
  }();
  return all;
}

// ---------------------------------------------------------------- judges of mutants

/// The judge that is replaced, of each kind of play.
template <class Kind>
Judge<Kind> printed_judge = nullptr;

/// How a judge is made to see something else than there is.
template <class Kind>
using Shift = void (*)(Position&, Kind&, int by);

template <class Kind>
Shift<Kind> shift = nullptr;
int shifted_by = 0;

/// Where a price is mutated alone: this counter on that land.
struct Cell {
  Transport counter;
  Terrain terrain;
};
std::optional<Cell> only;

Option other_option;
std::uint8_t other_value = 0;

template <class Kind>
Finding never(const Position&, const Kind&) {
  return kept();
}

template <class Kind>
Finding always(const Position&, const Kind&) {
  return broken({.message = Message("a mutant")});
}

template <class Kind>
Finding miscounted(const Position& state, const Kind& play) {
  Position seen = state;
  Kind seen_play = play;
  shift<Kind>(seen, seen_play, shifted_by);
  return printed_judge<Kind>(seen, seen_play);
}

template <class Kind>
Finding by_other_option(const Position& state, const Kind& play) {
  Position seen = state;
  seen.options[other_option] = other_value;
  return printed_judge<Kind>(seen, play);
}

/// Replaces the judge of a rule for one kind of play.
template <class Kind>
void replace(std::uint8_t rule, Judge<Kind> judge, Judge<Kind> instead) {
  for (auto& asked : table().judges[Action(Kind{}).index()])
    if (asked.rule == rule) asked.judge = instead;
  printed_judge<Kind> = judge;
}

// ---------------------------------------------------------------- what is counted

std::uint8_t moved(std::uint8_t number, int by) {
  return static_cast<std::uint8_t>(std::max(0, number + by));
}

/// One piece more, or one fewer, of those that are there; `kind` where there is none.
void count_pieces(Pieces& pieces, int by, Transport kind = Transport::pig) {
  for (std::uint8_t& number : pieces.of)
    if (number > 0) return void(number = moved(number, by));
  if (pieces.unknown > 0) return void(pieces.unknown = moved(pieces.unknown, by));
  if (by > 0) pieces.of[static_cast<std::size_t>(kind)] = 1;
}

void count_paid(Position& state, Step& step, int by) {
  auto kind = Transport::raft;
  if (step.way && is_road(*step.way)) {
    const RoadState& road = state.roads.road[step.way->value];
    if (only && (road.counter != only->counter || way(*step.way).terrain != only->terrain)) return;
    kind = road.counter.value_or(Transport::pig);
  }
  count_pieces(step.paid, by, kind);
}

void count_hand(Hand& hand, int by) {
  hand.min = moved(hand.min, by);
  hand.max = moved(hand.max, by);
}

/// Of the kinds that are there, one more, or one fewer, is surely in the hand.
void count_known(Hand& hand, int by) {
  for (int kind = 0; kind < transport_count; ++kind)
    if (hand.lower[kind] > 0) hand.lower[kind] = moved(hand.lower[kind], by);
}

/// One more, or one fewer, counter of each kind lies on the table.
void count_counters(Position& state, int by) {
  for (int kind = 0; kind < transport_count; ++kind) {
    auto& number = by < 0 && state.box.row.of[kind] > 0 ? state.box.row.of[kind] : state.roads.road_counters[kind];
    number = moved(number, by);
  }
}

void count_optional(std::optional<std::uint8_t>& number, int by) {
  if (number) *number = moved(*number, by);
}

template <class A>
struct ShiftOf;
template <class... Kind>
struct ShiftOf<std::variant<Kind...>> {
  using type = std::variant<Shift<Kind>...>;
};
using AnyShift = ShiftOf<Action>::type;

/// A number that a rule has, and how to see it one off. A lambda's play says whose judge is meant.
struct Number {
  template <class F>
  Number(std::string_view id, std::string_view counted, F how) : rule(id), what(counted), see(+how) {}

  std::string_view rule;
  std::string_view what;
  AnyShift see;
};

const std::vector<Number>& numbers() {
  const auto paid = [](Position& state, Step& step, int by) { count_paid(state, step, by); };
  const auto hand_at_start = [](Position& state, StartPlayer& start, int by) {
    count_hand(state.at(start.seat).hand, by);
  };
  const auto cards_dealt = [](Position&, Deal& deal, int by) { count_pieces(deal.cards, by); };
  const auto counters_drawn = [](Position&, Draw& draw, int by) { count_pieces(draw.counters, by); };
  const auto picks = [](Position& state, Pick& pick, int by) {
    PlayerState& player = state.at(pick.seat);
    player.picks = moved(player.picks, by);
  };
  const auto row = [](Position&, ShowRow& show, int by) { count_pieces(show.row, by); };
  const auto discard = [](Position&, EndJourney& end, int by) { count_pieces(end.discard, by); };
  const auto claimed = [](Position&, ClaimResult& claim, int by) { claim.value += by; };
  static const std::vector<Number> all{
      {"two-to-six-players", "player",
       [](Position&, BeginGame& game, int by) { game.players = moved(game.players, by); }},
      {"twenty-town-pieces", "town",
       [](Position& state, StartPlayer& start, int by) {
         PlayerState& player = state.at(start.seat);
         player.towns_min = moved(player.towns_min, by);
       }},
      {"twenty-town-pieces", "town", [](Position&, Sheet& sheet, int by) { count_optional(sheet.towns, by); }},
      {"cards-in-the-box", "card",
       [](Position& state, StartPlayer& start, int by) { count_known(state.at(start.seat).hand, by); }},
      {"cards-in-the-box", "card", cards_dealt},
      {"cards-in-the-box", "card", paid},
      {"cards-in-the-box", "card", discard},
      {"counters-in-the-box", "counter", [](Position& state, StartRoad&, int by) { count_counters(state, by); }},
      {"counters-in-the-box", "counter", row},
      {"counters-in-the-box", "counter", counters_drawn},
      {"counters-in-the-box", "counter", [](Position& state, Pick&, int by) { count_counters(state, by); }},
      {"counters-in-the-box", "counter", [](Position& state, PlaceCounter&, int by) { count_counters(state, by); }},
      {"deal-eight-cards", "card", hand_at_start},
      {"deal-eight-cards", "card", cards_dealt},
      {"fill-the-hand", "card", hand_at_start},
      {"fill-the-hand", "card", cards_dealt},
      {"draw-a-counter", "counter", counters_drawn},
      {"pick-in-turn", "pick", picks},
      {"five-in-the-row", "counter", row},
      {"row-stays", "counter", row},
      {"one-and-three-counters", "counter", counters_drawn},
      {"one-and-three-counters", "pick", picks},
      {"at-most-five-counters", "pick", picks},
      {"pay-the-price", "card", paid},
      {"pay-for-the-obstacle", "card", paid},
      {"pay-from-the-hand", "card", paid},
      {"exact-price", "card", paid},
      {"downstream-price", "raft", paid},
      {"upstream-price", "raft", paid},
      {"ferry-price", "raft", paid},
      {"caravan-price", "card", paid},
      {"caravan-over-an-obstacle", "card", paid},
      {"caravan-only-if-unable", "card", paid},
      {"caravan-only-if-unable", "card in hand",
       [](Position& state, Step& step, int by) { count_known(state.at(step.seat).hand, by); }},
      {"hand-limit", "card in hand", hand_at_start},
      {"hand-limit", "card in hand",
       [](Position& state, EndJourney& end, int by) { count_hand(state.at(end.seat).hand, by); }},
      {"hand-limit", "card in hand", [](Position&, Sheet& sheet, int by) { count_optional(sheet.cards, by); }},
      {"discard-from-the-hand", "card", discard},
      {"keep-one-counter", "counter",
       [](Position&, Keep& keep, int by) { keep.counters.count = moved(keep.counters.count, by); }},
      {"last-round", "round", [](Position&, BeginRound& round, int by) { round.number = moved(round.number, by); }},
      {"claimed-towns", "town", claimed},
      {"claimed-cards", "card", claimed},
      {"claimed-place", "place", claimed},
      {"claimed-score", "point", claimed},
      {"claimed-distance", "step", claimed},
  };
  return all;
}

// ---------------------------------------------------------------- making them

class Maker {
 public:
  std::vector<Mutant> all() {
    for (rule_ = 0; rule_ < printed_rulebook().size(); ++rule_) {
      for (std::size_t kind = 0; kind < kinds; ++kind)
        for (const auto& asked : printed_judges_of(kind))
          if (asked.rule == rule_)
            std::visit([this]<class Kind>(Judge<Kind> judge) { add_judge<Kind>(judge); }, asked.judge);
      if (info().options[0] != "") add_options();
      if (printed_rulebook()[rule_].judges.count == 0)
        found_.push_back({std::string(info().id), "never made", [] {}, true});
      add_infos();
    }
    for (const Number* number : unused_)  // nothing can notice it
      found_.push_back({std::string(number->rule), "no judge counts a " + std::string(number->what), [] {}});
    return std::move(found_);
  }

 private:
  const RuleInfo& info() const { return printed_rulebook()[rule_].info; }

  void add(const std::string& change, std::function<void()> begin) {
    found_.push_back({std::string(info().id), change, std::move(begin)});
  }

  template <class Kind>
  void add_judge(Judge<Kind> judge) {
    const std::string of = std::string(kind_names[Action(Kind{}).index()]) + ": ";
    add(of + "never fires", [rule = rule_, judge] { replace<Kind>(rule, judge, never<Kind>); });
    add(of + "always fires", [rule = rule_, judge] { replace<Kind>(rule, judge, always<Kind>); });
    for (const Number& number : numbers()) {
      const auto* see = std::get_if<Shift<Kind>>(&number.see);
      if (number.rule != info().id || see == nullptr) continue;
      unused_.erase(&number);
      for (const int by : {1, -1}) add_number(of, std::string(number.what), judge, *see, by, std::nullopt);
    }
    if constexpr (std::is_same_v<Kind, Step>)
      if (info().id == "pay-the-price") add_price_table(of, judge);
  }

  /// One too many is what a price looks like that is one too low.
  template <class Kind>
  void add_number(const std::string& of, const std::string& what, Judge<Kind> judge, Shift<Kind> see, int by,
                  std::optional<Cell> cell) {
    add(of + (by > 0 ? "sees a " + what + " too many" : "sees a " + what + " too few"),
        [rule = rule_, judge, see, by, cell] {
          replace<Kind>(rule, judge, miscounted<Kind>);
          shift<Kind> = see;
          shifted_by = by;
          only = cell;
        });
  }

  /// Each price of the cost table alone.
  void add_price_table(const std::string& of, Judge<Step> judge) {
    for (int kind = 0; kind < transport_count - 1; ++kind)
      for (const Terrain terrain : {Terrain::plain, Terrain::forest, Terrain::desert, Terrain::mountain}) {
        const Cell cell{Transport(kind), terrain};
        const int price = cost(cell.counter, terrain);
        const std::string where = std::string(name(cell.counter)) + " card for " + std::string(name(terrain));
        if (price > 0) add_number<Step>(of, where, judge, count_paid, -1, cell);
        if (price > 1) add_number<Step>(of, where, judge, count_paid, 1, cell);
      }
  }

  void add_options() {
    for (const std::string_view name : info().options) {
      const auto option = name.empty() ? std::nullopt : option_named(name);
      if (!option || printed_rulebook()[rule_].judges.count == 0) continue;
      for (std::uint8_t value = 0; value < elfenland::info(*option).values.size(); ++value)
        add("judges by " + std::string(name) + ": " + std::string(elfenland::info(*option).values[value]),
            [this_rule = rule_, option = *option, value] {
              for (std::size_t kind = 0; kind < kinds; ++kind)
                for (const auto& asked : printed_judges_of(kind))
                  if (asked.rule == this_rule)
                    std::visit(
                        [&]<class Kind>(Judge<Kind> judge) { replace<Kind>(this_rule, judge, by_other_option<Kind>); },
                        asked.judge);
              other_option = option;
              other_value = value;
            });
    }
  }

  void add_infos() {
    const Severity less = info().severity == Severity::error  ? Severity::warning
                          : info().severity == Severity::note ? Severity::warning
                                                              : Severity::note;
    const auto set = [rule = rule_](auto member, auto value) {
      return [=] { table().rules[rule].info.*member = value; };
    };
    add("is a " + std::string(less == Severity::note ? "note" : "warning"), set(&RuleInfo::severity, less));
    if (info().severity == Severity::note) return;  // a note bears on nothing
    const Bearing other = info().bearing == Bearing::verdict ? Bearing::claims : Bearing::verdict;
    add(other == Bearing::claims ? "bears on claims" : "bears on the verdict", set(&RuleInfo::bearing, other));
  }

  static std::set<const Number*> all_numbers() {
    std::set<const Number*> all;
    for (const Number& number : numbers()) all.insert(&number);
    return all;
  }

  std::uint8_t rule_ = 0;
  std::set<const Number*> unused_ = all_numbers();
  std::vector<Mutant> found_;
};

}  // namespace

std::vector<Mutant> mutants() {
  return Maker().all();
}

void end_mutant() {
  copy_printed(table());
}

// ---------------------------------------------------------------- what the library asks

std::span<const Rule<Position, Action>> rulebook() {
  return table().rules;
}

std::span<const AskedJudge<Position, Action>> judges_of(std::size_t kind) {
  return table().judges[kind];
}

void ask(const Position& state, const Action& action, const AnswerSink& sink) {
  std::visit(
      [&]<class Kind>(const Kind& play) {
        for (const AskedJudge<Position, Action>& asked : judges_of(action.index())) {
          Finding found = std::get<Judge<Kind>>(asked.judge)(state, play);
          if (found.answer != Answer::kept) sink(asked.rule, std::move(found));
        }
      },
      action);
}

// Where a judge is replaced, everything is asked of the table in force.
Answer ask(const KnownPosition&, const Action&) {
  return Answer::cannot_tell;
}
Answer make_if_legal(KnownPosition&, const Action&) {
  return Answer::cannot_tell;
}
Answer make_if_kept(KnownPosition&, const Action&) {
  return Answer::cannot_tell;
}

const RuleInfo& rule_named(std::string_view id) {
  return std::ranges::find_if(table().rules, [id](const auto& rule) { return rule.info.id == id; })->info;
}

}  // namespace elfref::elfenland
