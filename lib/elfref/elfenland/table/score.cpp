#include "elfref/elfenland/table/score.h"

#include <algorithm>
#include <compare>
#include <numeric>
#include <span>
#include <vector>

#include "elfref/core/text/text.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

/// What a player's count may come to, in one of the ways that the record leaves open.
struct Outcome {
  int score = 0;
  int distance = 0;
  int cards = 0;  ///< compared
};

/// Calls `each` with every town that may be the player's card.
template <class Each>
void for_cards(const Position& state, const PlayerState& player, const Each& each) {
  TownSet dealt;
  for (int seat = 0; seat < state.players; ++seat)
    if (state.player[seat].town) dealt.add(*state.player[seat].town);
  for (const TownId to : player.town ? TownSet{*player.town} : TownSet::all() - dealt)
    if (player.town || town(to).card) each(to);
}

Range to_limit(Range cards) {
  return {std::min(cards.min, 4), std::min(cards.max, 4)};
}

/// How a journey may have ended: any number of towns goes with any number of cards.
struct End {
  TownId at;
  Range towns;
  Range cards;
};

/// Calls `each` with every way a player's journeys may have ended, as far as it can count for most or for least.
template <class Each>
void for_ends(const PlayerState& player, const Each& each) {
  if (player.courses)
    for (const Course& course : player.courses->all)
      each(End{course.at, player.courses->towns(course), course.cards()});
  if (player.courses && player.courses->most && player.courses->least) return;
  const bool least = player.courses && player.courses->least;  // only what comes to most is known by bounds
  for (const TownId at : player.at)
    each(End{at, {least ? player.towns_max : player.towns_min, player.towns_max}, {player.hand.min, player.hand.max}});
}

/// By the ordinary count: towns and hand cards; with town cards score, then distance (then hand).
std::strong_ordering order(const Position& state, const Outcome& a, const Outcome& b) {
  if (a.score != b.score) return a.score <=> b.score;
  if (a.distance != b.distance) return b.distance <=> a.distance;
  const bool hand = !state.penalty || state.options.second_tiebreak() == SecondTiebreak::hand;
  return hand ? a.cards <=> b.cards : std::strong_ordering::equal;
}

/// Widens a range by a value.
void note(Range& range, int value) {
  range = {std::min(range.min, value), std::max(range.max, value)};
}

/// The best and the worst that a player's count may come to.
struct Outcomes {
  Outcome best{.score = -100};
  Outcome worst{.score = 100};
};

/// Counts every way a player's journeys may have ended.
Outcomes count(const Position& state, const PlayerState& player, Score& score) {
  Outcomes found;
  score.towns = score.score = score.cards = {100, -100};
  if (state.penalty) score.distance = Range{100, 0};
  const auto note_outcome = [&](const End& end, int distance) {
    const Range cards = to_limit(end.cards);
    const Outcome most{end.towns.max - distance, distance, cards.max};
    const Outcome least{end.towns.min - distance, distance, cards.min};
    if (order(state, most, found.best) > 0) found.best = most;
    if (order(state, least, found.worst) < 0) found.worst = least;
    note(score.score, most.score);
    note(score.score, least.score);
    if (score.distance) note(*score.distance, distance);
  };
  for_ends(player, [&](const End& end) {
    for (const int towns : {end.towns.min, end.towns.max}) note(score.towns, towns);
    for (const int cards : {end.cards.min, end.cards.max}) note(score.cards, cards);
    bool any = false;
    if (state.penalty)
      for_cards(state, player, [&](TownId to) {
        note_outcome(end, distance(end.at, to, state.options.distance()));
        any = true;
      });
    if (!any) note_outcome(end, 0);  // no town card is left for the player
  });
  return found;
}

/// How one player may stand to another one.
struct Beside {
  bool ahead = false;   ///< the first may stand before the second
  bool behind = false;  ///< or not
};

/// How one player may stand to another one of this outcome: by who won early, and else by the ordinary count.
Beside compare(const Position& state, const Score& a, const Outcomes& all, const Score& b, const Outcome& outcome) {
  if (a.early && b.early) return {false, true};
  if ((a.early || a.maybe_early) && (b.early || b.maybe_early)) return {true, true};
  if (a.early != b.early) return {a.early, b.early};
  return {a.maybe_early || order(state, all.best, outcome) > 0, b.maybe_early || order(state, all.worst, outcome) <= 0};
}

/// Who won early: of those who had all towns, whoever has most cards. Somebody who may have had them may have won too.
/// Where the first ends the game at once cards decide nothing, and nobody shares the win.
void set_early_winners(const Position& state, std::array<Score, max_seats>& all) {
  if (state.end.ending != Ending::early_win) return;
  const bool at_once = state.options.early_win() == EarlyWin::immediate;
  const auto completed = [&](int seat) { return (state.end.completers >> seat & 1) != 0; };
  const auto may_have = [&](int seat) {
    const PlayerState& player = state.player[seat];
    return completed(seat) || (player.towns_max >= 20 && (at_once || player.towns_min < 20));
  };
  for (int seat = 0; seat < state.players; ++seat) {
    int certain = -1, perhaps = -1;  // cards of the others: the most that somebody has
    for (int other = 0; other < state.players; ++other) {
      if (other == seat || !may_have(other)) continue;
      if (completed(other) && !at_once) certain = std::max(certain, compared_cards(all[other]).min);
      perhaps = std::max(perhaps, at_once ? 100 : compared_cards(all[other]).max);
    }
    const Range cards = compared_cards(all[seat]);
    all[seat].early = completed(seat) && cards.min >= perhaps;
    all[seat].maybe_early = may_have(seat) && !all[seat].early && cards.max >= certain;
  }
}

}  // namespace

Range compared_cards(const Score& score) {
  return to_limit(score.cards);
}

namespace {

/// All that is counted, before anybody has a place.
struct Counted {
  explicit Counted(const Position& table) : state(table) {
    for (std::uint8_t seat = 0; seat < state.players; ++seat) {
      all[seat].seat = Seat{seat};
      outcomes[seat] = count(state, state.player[seat], all[seat]);
    }
    set_early_winners(state, all);
  }

  [[nodiscard]] Range place(std::size_t a) const {
    Range place{1, 1};
    for (std::size_t b = 0; b < state.players; ++b) {
      if (a == b) continue;
      if (!compare(state, all[b], outcomes[b], all[a], outcomes[a].best).behind) ++place.min;
      if (compare(state, all[b], outcomes[b], all[a], outcomes[a].worst).ahead) ++place.max;
    }
    return place;
  }

  const Position& state;
  std::array<Score, max_seats> all{};
  std::array<Outcomes, max_seats> outcomes{};
};

}  // namespace

std::array<Score, max_seats> scores(const Position& state) {
  if (state.scored.of != nullptr) {
    std::array<Score, max_seats> all;
    std::copy_n(state.scored.of, all.size(), all.begin());
    return all;
  }
  Counted counted(state);
  for (std::size_t seat = 0; seat < state.players; ++seat) counted.all[seat].place = counted.place(seat);
  return counted.all;
}

Score score_of(const Position& state, Seat seat) {
  if (state.scored.of != nullptr) return state.scored.of[seat.value];
  Counted counted(state);
  counted.all[seat.value].place = counted.place(seat.value);
  return counted.all[seat.value];
}

Message route_words(TownId from, TownId to, Distance metric) {
  const Route route = shortest_route(from, to, metric);
  if (route.count == 1) return msg::boot_in_that_town();
  const auto towns = std::span(route.towns).first(static_cast<std::size_t>(route.count));
  return alone(verbatim(joined(towns, [](TownId id) { return town(id).ascii; }, " - ")));
}

std::span<const FigureWords> figures() {
  static constexpr FigureWords all[] = {{"towns", true},    {"at"},          {"town"},
                                        {"distance", true}, {"score", true}, {"cards", true}};
  return all;
}

namespace {

Figure number(std::string_view key, std::optional<Range> value) {
  return {key, value, {}, {}};
}

Standing standing_of(const Position& state, const Score& score, const std::vector<Player>& players) {
  const PlayerState& player = state.at(score.seat);
  Standing standing;
  standing.side = {score.seat};
  standing.name = players[score.seat.value].name;
  standing.place = score.place;
  standing.won = state.end.ending != Ending::none && score.place.max == 1;
  const bool known = player.at.size() == 1;
  Figure at{"at", std::nullopt, known ? std::string(town(player.at.first()).ascii) : "", {}};
  Figure card{"town", std::nullopt, state.penalty && player.town ? std::string(town(*player.town).ascii) : "", {}};
  Figure distance = number("distance", score.distance);
  if (score.distance && known && player.town)
    distance.remark = route_words(player.at.first(), *player.town, state.options.distance());
  standing.figures = {number("towns", score.towns), at, card, distance, number("score", score.score),
                      number("cards", score.cards)};
  return standing;
}

}  // namespace

std::vector<Standing> standings(const Position& state, const std::vector<Player>& players) {
  const auto all = scores(state);
  std::vector<int> order(state.players);
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
    return std::pair(all[a].place.min, all[a].place.max) < std::pair(all[b].place.min, all[b].place.max);
  });
  std::vector<Standing> found;
  found.reserve(order.size());
  for (const int seat : order) found.push_back(standing_of(state, all[seat], players));
  return found;
}

}  // namespace elfref::elfenland
