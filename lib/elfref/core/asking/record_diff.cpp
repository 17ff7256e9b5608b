#include "elfref/core/asking/record_diff.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <tuple>

#include "elfref/core/text/text.h"

namespace elfref {
namespace {

using How = RecordsApart::How;

constexpr std::size_t longest_slice = 300;  // plays of one phase that are aligned at once; a game has some dozens

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

// ---------------------------------------------------------------- alignment

/// A play of one of the records, with its player as both count them.
struct Item {
  const RecordedPlay* play = nullptr;
  int player = -1;  ///< -1: nobody's
};

using Items = std::vector<Item>;

Telling compare_items(const Item& a, const Item& b) {
  return a.player != b.player ? Telling::apart : compare_meanings(a.play->meaning, b.play->meaning);
}

/// Whether a play was written down as one of which nobody knows anything.
bool is_vague(const Item& item) {
  const PlayMeaning& meaning = item.play->meaning;
  return meaning.many ? meaning.until.empty() : meaning.act.empty();
}

/// A step through both lists: a play of each that is the same, or one of one list alone.
struct Step {
  std::optional<std::size_t> a, b;
  Telling telling = Telling::apart;  ///< of a play of each
  bool absorbed = false;             ///< the one play stands within a gap of the other record
};

/// Aligns two lists of plays so that as many as possible are the same.
class Alignment {
  // What a pair of plays is worth, beside what `missed` takes off.
  static constexpr int same = 8;
  static constexpr int tells_more = 6;
  static constexpr int last_of_many = 4;  // a play that stands for several, and the last of them
  static constexpr int one_of_many = 2;   // and each other one

 public:
  /// `stops`: that record has nothing behind its last play.
  Alignment(const Items& a, const Items& b, std::array<bool, 2> stops)
      : a_(a), b_(b), stops_(stops), score_((a.size() + 1) * (b.size() + 1)) {
    for (std::size_t i = a_.size() + 1; i-- > 0;)
      for (std::size_t j = b_.size() + 1; j-- > 0;) score_at(i, j) = best(i, j).score;
  }

  [[nodiscard]] std::vector<Step> steps() {
    std::vector<Step> found;
    std::size_t i = 0, j = 0;
    while (i < a_.size() || j < b_.size()) {
      const Choice choice = best(i, j);
      Step step{.a = {}, .b = {}, .telling = choice.telling, .absorbed = choice.absorbs};
      if (choice.takes_a) step.a = i;
      if (choice.takes_b) step.b = j;
      i += choice.takes_a ? 1 : 0;
      j += choice.takes_b ? 1 : 0;
      found.push_back(step);
    }
    return found;
  }

 private:
  struct Choice {
    int score = 0;
    bool takes_a = false, takes_b = false, absorbs = false;
    Telling telling = Telling::apart;
  };

  int& score_at(std::size_t i, std::size_t j) { return score_[i * (b_.size() + 1) + j]; }

  /// The best way on from two places.
  Choice best(std::size_t i, std::size_t j) {
    Choice found{.score = std::numeric_limits<int>::min()};
    const auto offer = [&](Choice choice) {
      if (choice.score > found.score) found = choice;
    };
    const bool in_a = i < a_.size(), in_b = j < b_.size();
    if (in_a && in_b) offer_pair(i, j, offer);
    if (in_a) offer({.score = score_at(i + 1, j) - missed(a_[i], in_b || !stops_[1]), .takes_a = true});
    if (in_b) offer({.score = score_at(i, j + 1) - missed(b_[j], in_a || !stops_[0]), .takes_b = true});
    if (!in_a && !in_b) found.score = 0;
    return found;
  }

  template <class Offer>
  void offer_pair(std::size_t i, std::size_t j, const Offer& offer) {
    const Item &x = a_[i], &y = b_[j];
    const PlayMeaning &p = x.play->meaning, &q = y.play->meaning;
    if (p.many != q.many) {
      if (x.player != y.player) return;
      const bool last = p.many ? p.until == q.act : q.until == p.act;
      if (last)
        offer({.score = score_at(i + 1, j + 1) + last_of_many,
               .takes_a = true,
               .takes_b = true,
               .telling = p.many ? Telling::second_tells_more : Telling::first_tells_more});
      if (p.many) {
        offer({.score = score_at(i, j + 1) + one_of_many, .takes_b = true, .absorbs = true});
      } else {
        offer({.score = score_at(i + 1, j) + one_of_many, .takes_a = true, .absorbs = true});
      }
      return;
    }
    const Telling telling = compare_items(x, y);
    if (telling == Telling::apart) return;
    offer({.score = score_at(i + 1, j + 1) + (telling == Telling::same ? same : tells_more),
           .takes_a = true,
           .takes_b = true,
           .telling = telling});
  }

  /// What it costs that the other record, which goes on, does not have a play: of plays that may be the same one that
  /// would be missed is rather found again than one that is often left out.
  static int missed(const Item& item, bool goes_on) {
    return goes_on && item.play->left_out == LeftOut::was_not ? 1 : 0;
  }

  const Items& a_;
  const Items& b_;
  std::array<bool, 2> stops_;
  std::vector<int> score_;
};

std::vector<Step> aligned(const Items& a, const Items& b, std::array<bool, 2> stops) {
  std::vector<Step> found;
  std::size_t from = 0;
  while (from < a.size() && from < b.size() && !is_vague(a[from]) && compare_items(a[from], b[from]) == Telling::same) {
    found.push_back({.a = from, .b = from, .telling = Telling::same});
    ++from;
  }
  for (; from < std::max(a.size(), b.size()); from += longest_slice) {
    const auto slice = [&](const Items& all) {
      const std::size_t begin = std::min(from, all.size()), end = std::min(from + longest_slice, all.size());
      return Items(all.begin() + static_cast<std::ptrdiff_t>(begin), all.begin() + static_cast<std::ptrdiff_t>(end));
    };
    const Items x = slice(a), y = slice(b);
    for (Step step : Alignment(x, y, stops).steps()) {
      if (step.a) *step.a += from;
      if (step.b) *step.b += from;
      found.push_back(step);
    }
  }
  return found;
}

// ---------------------------------------------------------------- what a record leaves out

/// What a record says by the plays of a phase that it does not have.
struct Silence {
  std::set<int> players;          ///< who has plays there
  std::size_t end_of_within = 0;  ///< from here on there are only passes, or what is left out like them
  bool within = false;            ///< it has such ones before
};

Silence silence_of(const Items& items) {
  Silence silence;
  for (std::size_t at = 0; at < items.size(); ++at) {
    silence.players.insert(items[at].player);
    if (items[at].play->left_out != LeftOut::was_not_within) silence.end_of_within = at + 1;
  }
  for (std::size_t at = 0; at < silence.end_of_within; ++at)
    silence.within = silence.within || items[at].play->left_out == LeftOut::was_not_within;
  return silence;
}

/// Whether a play of one record says nothing against the other, which does not have it.
bool may_be_left_out(const Items& items, std::size_t index, const Silence& own, const Silence& other) {
  switch (items[index].play->left_out) {
    case LeftOut::was_not:
      return other.players.empty();
    case LeftOut::was_not_in_line:
      return !other.players.contains(items[index].player);
    case LeftOut::was_not_within:
      return index >= own.end_of_within || !other.within;
    case LeftOut::says_nothing:
      break;
  }
  return true;
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
      add_rule("edition", {key_of(0, "edition"), key_of(1, "edition")}, rules[0].edition, rules[1].edition);
    }
    const auto options = game_.options();
    for (std::size_t i = 0; i < options.size(); ++i) {
      const ValueInForce &a = rules[0].options[i], &b = rules[1].options[i];
      const bool written = a.set_by == SetBy::record || b.set_by == SetBy::record;
      if (written && a.value != b.value)
        add_rule(fmt::format("option {}", options[i].name),
                 {option_of(0, options[i].name), option_of(1, options[i].name)}, a.value, b.value);
    }
  }

  void add_rule(std::string what, std::array<std::optional<Span>, 2> spans, std::string_view a, std::string_view b) {
    diff_.apart.push_back({.what = std::move(what),
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

  /// `stops`: that record has nothing behind this phase.
  void compare_phase(const Items& a, const Items& b, std::array<bool, 2> stops) {
    const std::array<const Items*, 2> items{&a, &b};
    const std::array<Silence, 2> silence{silence_of(a), silence_of(b)};
    std::vector<Step> steps = aligned(a, b, stops);
    std::vector<std::pair<std::size_t, RecordsApart>> found;  // by step
    for (const Step& step : steps) {
      if (step.telling == Telling::first_tells_more || step.telling == Telling::both_tell_more) ++diff_.tells_more[0];
      if (step.telling == Telling::second_tells_more || step.telling == Telling::both_tell_more) ++diff_.tells_more[1];
      if (step.absorbed) ++diff_.tells_more[step.a ? 0 : 1];
    }
    const auto unmatched = [&](const Step& step, int side) {
      if (step.absorbed || !(side == 0 ? step.a && !step.b : step.b && !step.a)) return false;
      return !is_vague((*items[side])[side == 0 ? *step.a : *step.b]);
    };
    std::vector<bool> done(steps.size());
    const auto pair_up = [&](std::size_t x, std::size_t y, How how) {
      done[x] = done[y] = true;
      found.emplace_back(std::min(x, y), play_apart(how, a[*steps[x].a], &b[*steps[y].b]));
    };
    // At another place in the order.
    for (std::size_t x = 0; x < steps.size(); ++x) {
      if (!unmatched(steps[x], 0)) continue;
      const std::size_t first = x - std::min(x, longest_slice), last = std::min(steps.size(), x + longest_slice);
      for (std::size_t y = first; !done[x] && y < last; ++y)
        if (!done[y] && unmatched(steps[y], 1) && compare_items(a[*steps[x].a], b[*steps[y].b]) != Telling::apart)
          pair_up(x, y, How::elsewhere);
    }
    // One instead of the other: between the same neighbours, of the same player.
    for (std::size_t begin = 0; begin < steps.size();) {
      std::size_t end = begin;
      std::map<int, std::vector<std::size_t>> instead;  // by player, the last one first
      for (; end < steps.size() && !(steps[end].a && steps[end].b); ++end)
        if (!done[end] && unmatched(steps[end], 1)) instead[b[*steps[end].b].player].push_back(end);
      for (auto& entry : instead) std::ranges::reverse(entry.second);
      for (std::size_t x = begin; x < end; ++x) {
        if (done[x] || !unmatched(steps[x], 0)) continue;
        std::vector<std::size_t>& left = instead[a[*steps[x].a].player];
        if (left.empty()) continue;
        pair_up(x, left.back(), How::otherwise);
        left.pop_back();
      }
      begin = end + 1;
    }
    std::array<std::size_t, 2> end{};  // behind the last play of each
    for (std::size_t at = 0; at < steps.size(); ++at) {
      if (steps[at].a) end[0] = at + 1;
      if (steps[at].b) end[1] = at + 1;
    }
    for (std::size_t at = 0; at < steps.size(); ++at)
      for (int side = 0; side < 2; ++side) {
        if (done[at] || !unmatched(steps[at], side)) continue;
        const bool not_yet = stops[1 - side] && at >= end[1 - side];
        const std::size_t index = side == 0 ? *steps[at].a : *steps[at].b;
        if (not_yet || may_be_left_out(*items[side], index, silence[side], silence[1 - side])) {
          ++diff_.tells_more[side];
        } else {
          found.emplace_back(at, only_in(side, (*items[side])[index]));
        }
      }
    std::ranges::stable_sort(found, {}, [](const auto& entry) { return entry.first; });
    for (auto& entry : found) diff_.apart.push_back(std::move(entry.second));
  }

  [[nodiscard]] RecordsApart play_apart(How how, const Item& a, const Item* b) const {
    return {.how = how,
            .what = {},
            .round = a.play->round,
            .phase = a.play->phase,
            .player = name_of(a.player),
            .spans = {a.play->span, b->play->span},
            .words = {a.play->words, b->play->words}};
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
    return {found.id, found.message, player_of(side, found.seat), found.round, found.phase};
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
