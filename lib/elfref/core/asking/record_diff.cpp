#include "elfref/core/asking/record_diff.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <tuple>

#include "elfref/core/asking/alignment.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/speaker.h"

namespace elfref {
namespace {

using How = RecordsApart::How;

Telling telling(bool first_more, bool second_more) {
  if (first_more && second_more) return Telling::both_tell_more;
  if (first_more) return Telling::first_tells_more;
  return second_more ? Telling::second_tells_more : Telling::same;
}

int known(const PlayMeaning& meaning) {
  int sum = 0;
  for (const auto& [kind, number] : meaning.pieces) sum += number;
  return sum;
}

/// Whether one says of some kind that there are more pieces of it.
bool has_more(const PlayMeaning& one, const PlayMeaning& other) {
  return std::ranges::any_of(one.pieces, [&](const auto& entry) {
    const auto there = other.pieces.find(entry.first);
    return there == other.pieces.end() || there->second < entry.second;
  });
}

/// Whether the same pieces can be meant: as many, and no more kinds than there are pieces.
bool same_pieces(const PlayMeaning& a, const PlayMeaning& b) {
  if (a.any_number || b.any_number) return true;
  const int total = known(a) + a.unknown;
  if (total != known(b) + b.unknown) return false;
  std::map<std::string, int> either = a.pieces;
  for (const auto& [kind, number] : b.pieces) either[kind] = std::max(either[kind], number);
  int sum = 0;
  for (const auto& [kind, number] : either) sum += number;
  return sum <= total;
}

bool has_more_details(const PlayMeaning& one, const PlayMeaning& other) {
  return std::ranges::any_of(one.details, [&](const auto& entry) { return !other.details.contains(entry.first); });
}

bool details_apart(const PlayMeaning& a, const PlayMeaning& b) {
  return std::ranges::any_of(a.details, [&](const auto& entry) {
    const auto there = b.details.find(entry.first);
    return there != b.details.end() && there->second != entry.second;
  });
}

// ---------------------------------------------------------------- the comparison

class Diffing {
 public:
  Diffing(const GameModule& game, const RecordSide& a, const RecordSide& b) : game_(game), sides_{&a, &b} {}

  RecordDiff run() {
    match_players();
    compare_rules();
    compare_facts();
    compare_plays();
    collect_findings();
    return std::move(diff_);
  }

 private:
  [[nodiscard]] const std::vector<std::string>& players(int side) const { return sides_[side]->judgement.players; }

  // -------------------------------------------------------------- players

  /// Players are those of the first record, then those whom only the second one has. Whom nobody else is called like is
  /// who sits there in the other record.
  void match_players() {
    const auto& first = players(0);
    const auto& second = players(1);
    names_ = first;
    std::vector<bool> taken(first.size());
    seats_.assign(second.size(), -1);
    for (std::size_t seat = 0; seat < second.size(); ++seat)
      for (std::size_t other = 0; other < first.size(); ++other)
        if (fold(first[other]) == fold(second[seat])) {
          seats_[seat] = static_cast<int>(other);
          taken[other] = true;
        }
    bool same = first.size() == second.size();
    for (std::size_t seat = 0; seat < second.size(); ++seat) {
      if (seats_[seat] < 0 && first.size() == second.size() && !taken[seat]) {
        seats_[seat] = static_cast<int>(seat);
        taken[seat] = true;
        same = false;
      } else if (seats_[seat] < 0) {
        seats_[seat] = static_cast<int>(names_.size());
        names_.push_back(second[seat]);
        same = false;
      }
      same = same && seats_[seat] == static_cast<int>(seat);
    }
    if (same) return;
    diff_.apart.push_back({.what = "players",
                           .phase = {},
                           .player = {},
                           .spans = {key_of(0, "players"), key_of(1, "players")},
                           .words = {in_a_list(first), in_a_list(second)}});
  }

  static std::string in_a_list(const std::vector<std::string>& names) {
    return fmt::format("[{}]", fmt::join(names, ", "));
  }

  [[nodiscard]] int player_of(int side, std::optional<Seat> seat) const {
    if (!seat) return -1;
    if (side == 0) return seat->value;
    return seat->value < seats_.size() ? seats_[seat->value] : -1;
  }

  [[nodiscard]] std::string name_of(int player) const {
    return player < 0 || player >= static_cast<int>(names_.size()) ? "" : names_[static_cast<std::size_t>(player)];
  }

  // -------------------------------------------------------------- outside of the plays

  /// Where the value of a key stands.
  [[nodiscard]] std::optional<Span> key_of(int side, std::string_view key) const {
    const Record& record = sides_[side]->record;
    const Node* node = record.find(record.root(), key);
    return node == nullptr ? std::nullopt : std::optional(node->span);
  }

  [[nodiscard]] std::optional<Span> option_of(int side, std::string_view option) const {
    const Record& record = sides_[side]->record;
    const Node* options = record.find(record.root(), "options");
    const Node* node = options == nullptr ? nullptr : record.find(*options, option);
    return node == nullptr ? std::nullopt : std::optional(node->span);
  }

  void compare_rules() {
    const std::array<RulesInForce, 2> rules{game_.in_force(sides_[0]->record, {}),
                                            game_.in_force(sides_[1]->record, {})};
    if (rules[0].edition_named != rules[1].edition_named) {
      ++diff_.tells_more[rules[0].edition_named ? 0 : 1];
    } else if (rules[0].edition_named && rules[0].edition != rules[1].edition) {
      add_rule("edition", alone(noun::edition), {key_of(0, "edition"), key_of(1, "edition")}, rules[0].edition,
               rules[1].edition);
    }
    const auto options = game_.options();
    for (std::size_t i = 0; i < options.size(); ++i) {
      const ValueInForce &a = rules[0].options[i], &b = rules[1].options[i];
      const bool written = a.set_by == SetBy::record || b.set_by == SetBy::record;
      if (written && a.value != b.value)
        add_rule(fmt::format("option {}", options[i].name), msg::option_named({.option = verbatim(options[i].name)}),
                 {option_of(0, options[i].name), option_of(1, options[i].name)}, a.value, b.value);
    }
  }

  void add_rule(std::string what, Message subject, std::array<std::optional<Span>, 2> spans, std::string_view a,
                std::string_view b) {
    diff_.apart.push_back({.what = std::move(what),
                           .subject = std::move(subject),
                           .phase = {},
                           .player = {},
                           .spans = spans,
                           .words = {std::string(a), std::string(b)}});
  }

  /// What both say of one thing is compared; what only one says is more.
  void compare_facts() {
    if (game_.facts == nullptr) return;
    using Key = std::tuple<std::string, int>;
    std::array<std::vector<RecordedFact>, 2> facts{game_.facts(sides_[0]->record), game_.facts(sides_[1]->record)};
    std::map<Key, const RecordedFact*> second;
    for (const RecordedFact& fact : facts[1]) second.emplace(Key{fact.what, player_of(1, fact.seat)}, &fact);
    for (const RecordedFact& fact : facts[0]) {
      const auto there = second.find({fact.what, player_of(0, fact.seat)});
      if (there == second.end()) {
        ++diff_.tells_more[0];
        continue;
      }
      const RecordedFact& other = *there->second;
      const Telling telling = compare_meanings(fact.meaning, other.meaning);
      if (telling == Telling::first_tells_more || telling == Telling::both_tell_more) ++diff_.tells_more[0];
      if (telling == Telling::second_tells_more || telling == Telling::both_tell_more) ++diff_.tells_more[1];
      if (telling == Telling::apart)
        diff_.apart.push_back({.what = fact.what,
                               .phase = {},
                               .player = name_of(player_of(0, fact.seat)),
                               .spans = {fact.span, other.span},
                               .words = {fact.words, other.words}});
      second.erase(there);
    }
    diff_.tells_more[1] += static_cast<int>(second.size());
  }

  // -------------------------------------------------------------- plays

  using Phase = std::pair<int, std::string_view>;

  /// The phases of a record, in the order in which they end: the row of a round is seen before its first phase.
  static std::vector<Phase> phases_of(const std::vector<RecordedPlay>& plays) {
    std::vector<Phase> phases;
    std::set<Phase> seen;
    for (auto play = plays.rbegin(); play != plays.rend(); ++play)
      if (seen.insert({play->round, play->phase}).second) phases.emplace_back(play->round, play->phase);
    std::ranges::reverse(phases);
    return phases;
  }

  void compare_plays() {
    const std::array<std::vector<RecordedPlay>, 2> plays{game_.plays(sides_[0]->record),
                                                         game_.plays(sides_[1]->record)};
    std::array<std::map<Phase, Items>, 2> by_phase;
    for (int side = 0; side < 2; ++side)
      for (const RecordedPlay& play : plays[side])
        by_phase[side][{play.round, play.phase}].push_back({&play, player_of(side, play.seat)});
    // The second record's phases stand where they stand among those that both have.
    std::vector<Phase> order = phases_of(plays[0]);
    std::size_t at = 0;  // behind the last one
    for (const Phase& phase : phases_of(plays[1])) {
      if (by_phase[0].contains(phase)) {
        auto known = std::find(order.begin() + static_cast<std::ptrdiff_t>(at), order.end(), phase);
        if (known == order.end()) known = std::ranges::find(order, phase);
        at = static_cast<std::size_t>(known - order.begin()) + 1;
      } else {
        while (at < order.size() && order[at].first < phase.first) ++at;
        order.insert(order.begin() + static_cast<std::ptrdiff_t>(at), phase);
        ++at;
      }
    }
    std::array<std::optional<Phase>, 2> stops;  // a record may stop anywhere
    for (int side = 0; side < 2; ++side)
      if (!plays[side].empty() && !sides_[side]->judgement.finished) stops[side] = phases_of(plays[side]).back();
    for (const Phase& phase : order)
      compare_phase(in_order(by_phase[0][phase]), in_order(by_phase[1][phase]), {stops[0] == phase, stops[1] == phase});
  }

  /// Plays that are written by player and not in turn stand by player.
  static Items in_order(Items items) {
    std::ranges::stable_sort(items, {}, [](const Item& item) { return item.play->in_turn ? -1 : item.player; });
    return items;
  }

  /// The plays of one phase in both records, step by step, and what was found of them so far.
  struct PhasePair {
    std::array<const Items*, 2> items;
    std::array<bool, 2> stops;  ///< that record has nothing behind this phase
    std::vector<Step> steps;
    std::vector<bool> done = std::vector<bool>(steps.size());    ///< by step: it has been told
    std::vector<std::pair<std::size_t, RecordsApart>> found{};  ///< by step

    [[nodiscard]] const Item& item(std::size_t step, int side) const {
      return (*items[static_cast<std::size_t>(side)])[side == 0 ? *steps[step].a : *steps[step].b];
    }
    /// Whether a step is a play of that record alone, and it has not been told.
    [[nodiscard]] bool alone(std::size_t at, int side) const {
      const Step& step = steps[at];
      if (done[at] || step.absorbed || !(side == 0 ? step.a && !step.b : step.b && !step.a)) return false;
      return !is_vague(item(at, side));
    }
  };

  /// `stops`: that record has nothing behind this phase.
  void compare_phase(const Items& a, const Items& b, std::array<bool, 2> stops) {
    PhasePair pair{.items = {&a, &b}, .stops = stops, .steps = aligned(a, b, stops)};
    told_more(pair);
    moved(pair);
    replaced(pair);
    left_out(pair);
    std::ranges::stable_sort(pair.found, {}, [](const auto& entry) { return entry.first; });
    for (auto& entry : pair.found) diff_.apart.push_back(std::move(entry.second));
  }

  /// Counts the plays of both of which one record says more.
  void told_more(const PhasePair& pair) {
    for (const Step& step : pair.steps) {
      if (step.telling == Telling::first_tells_more || step.telling == Telling::both_tell_more) ++diff_.tells_more[0];
      if (step.telling == Telling::second_tells_more || step.telling == Telling::both_tell_more) ++diff_.tells_more[1];
      if (step.absorbed) ++diff_.tells_more[step.a ? 0 : 1];
    }
  }

  /// One difference of a play of each.
  void pair_up(PhasePair& pair, std::size_t x, std::size_t y, How how) {
    pair.done[x] = pair.done[y] = true;
    pair.found.emplace_back(std::min(x, y), play_apart(how, pair.item(x, 0), pair.item(y, 1)));
  }

  /// Plays that stand at another place in the order.
  void moved(PhasePair& pair) {
    const std::size_t size = pair.steps.size();
    for (std::size_t x = 0; x < size; ++x) {
      if (!pair.alone(x, 0)) continue;
      const std::size_t first = x - std::min(x, longest_slice), last = std::min(size, x + longest_slice);
      for (std::size_t y = first; !pair.done[x] && y < last; ++y)
        if (pair.alone(y, 1) && compare_items(pair.item(x, 0), pair.item(y, 1)) != Telling::apart)
          pair_up(pair, x, y, How::elsewhere);
    }
  }

  /// One play instead of the other: between the same neighbours, of the same player.
  void replaced(PhasePair& pair) {
    for (std::size_t begin = 0; begin < pair.steps.size();) {
      std::size_t end = begin;
      std::map<int, std::vector<std::size_t>> instead;  // by player, the last one first
      for (; end < pair.steps.size() && !(pair.steps[end].a && pair.steps[end].b); ++end)
        if (pair.alone(end, 1)) instead[pair.item(end, 1).player].push_back(end);
      for (auto& entry : instead) std::ranges::reverse(entry.second);
      for (std::size_t x = begin; x < end; ++x) {
        if (!pair.alone(x, 0)) continue;
        std::vector<std::size_t>& left = instead[pair.item(x, 0).player];
        if (left.empty()) continue;
        pair_up(pair, x, left.back(), How::otherwise);
        left.pop_back();
      }
      begin = end + 1;
    }
  }

  /// Plays of one record alone: what the other says by not having them.
  void left_out(PhasePair& pair) {
    const std::array<Silence, 2> silence{silence_of(*pair.items[0]), silence_of(*pair.items[1])};
    std::array<std::size_t, 2> end{};  // behind the last play of each
    for (std::size_t at = 0; at < pair.steps.size(); ++at) {
      if (pair.steps[at].a) end[0] = at + 1;
      if (pair.steps[at].b) end[1] = at + 1;
    }
    for (std::size_t at = 0; at < pair.steps.size(); ++at)
      for (int side = 0; side < 2; ++side) {
        if (!pair.alone(at, side)) continue;
        const bool not_yet = pair.stops[1 - side] && at >= end[1 - side];
        const std::size_t index = side == 0 ? *pair.steps[at].a : *pair.steps[at].b;
        if (not_yet || may_be_left_out(*pair.items[side], index, silence[side], silence[1 - side])) {
          ++diff_.tells_more[side];
        } else {
          pair.found.emplace_back(at, only_in(side, pair.item(at, side)));
        }
      }
  }

  [[nodiscard]] RecordsApart play_apart(How how, const Item& a, const Item& b) const {
    return {.how = how,
            .what = {},
            .round = a.play->round,
            .phase = a.play->phase,
            .player = name_of(a.player),
            .spans = {a.play->span, b.play->span},
            .words = {a.play->words, b.play->words}};
  }

  [[nodiscard]] RecordsApart only_in(int side, const Item& item) const {
    RecordsApart apart{.how = side == 0 ? How::only_in_first : How::only_in_second,
                       .what = {},
                       .round = item.play->round,
                       .phase = item.play->phase,
                       .player = name_of(item.player)};
    apart.spans[static_cast<std::size_t>(side)] = item.play->span;
    apart.words[static_cast<std::size_t>(side)] = item.play->words;
    return apart;
  }

  // -------------------------------------------------------------- findings

  using Finding = std::tuple<std::string_view, std::string, int, int, std::string_view>;

  [[nodiscard]] Finding key_of_finding(int side, const Diagnostic& found) const {
    const Speaker says(sides_[static_cast<std::size_t>(side)]->judgement);
    return {found.id, says(found.message), player_of(side, found.seat), found.round, found.phase};
  }

  void collect_findings() {
    std::array<std::multiset<Finding>, 2> all;
    const auto counts = [](const Diagnostic& found) {
      return found.severity != Severity::note && found.bearing != Bearing::nothing;
    };
    for (int side = 0; side < 2; ++side)
      for (const Diagnostic& found : sides_[side]->judgement.findings)
        if (counts(found)) all[side].insert(key_of_finding(side, found));
    for (int side = 0; side < 2; ++side)
      for (const Diagnostic& found : sides_[side]->judgement.findings) {
        if (!counts(found)) continue;
        auto& others = all[1 - side];
        const auto there = others.find(key_of_finding(side, found));
        if (there == others.end()) {
          diff_.only[side].push_back(&found);
        } else {
          others.erase(there);
        }
      }
  }

  const GameModule& game_;
  std::array<const RecordSide*, 2> sides_;
  std::vector<std::string> names_;  ///< of all players of both records
  std::vector<int> seats_;          ///< by seat of the second record: the player
  RecordDiff diff_;
};

}  // namespace

Telling compare_meanings(const PlayMeaning& first, const PlayMeaning& second) {
  if (first.many && second.many) {
    if (first.until == second.until) return Telling::same;
    if (!first.until.empty() && !second.until.empty()) return Telling::apart;
    return telling(!first.until.empty(), !second.until.empty());
  }
  if (first.many != second.many) return Telling::apart;
  if (first.act.empty() || second.act.empty()) return telling(!first.act.empty(), !second.act.empty());
  if (first.act != second.act || !same_pieces(first, second) || details_apart(first, second)) return Telling::apart;
  const auto more = [](const PlayMeaning& one, const PlayMeaning& other) {
    return has_more(one, other) || has_more_details(one, other) || (other.any_number && !one.any_number);
  };
  return telling(more(first, second), more(second, first));
}

std::string_view name(RecordsApart::How how) {
  switch (how) {
    case How::otherwise:
      return "otherwise";
    case How::only_in_first:
      return "only-in-first";
    case How::only_in_second:
      return "only-in-second";
    case How::elsewhere:
      break;
  }
  return "elsewhere";
}

const RecordsApart* RecordDiff::first_play() const {
  const auto found = std::ranges::find_if(apart, [](const RecordsApart& one) { return one.what.empty(); });
  return found == apart.end() ? nullptr : &*found;
}

std::optional<Severity> RecordDiff::gravest(int side) const {
  std::optional<Severity> found;
  for (const Diagnostic* one : only[static_cast<std::size_t>(side)])
    if (one->bearing == Bearing::verdict && (!found || one->severity > *found)) found = one->severity;
  return found;
}

std::optional<int> RecordDiff::stands_up() const {
  if (gravest(0) == gravest(1)) return std::nullopt;
  return gravest(0) < gravest(1) ? 0 : 1;
}

RecordDiff diff_records(const GameModule& game, const RecordSide& first, const RecordSide& second) {
  return Diffing(game, first, second).run();
}

}  // namespace elfref
