#include "elfref/elfenland/judging/results_alone.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <variant>
#include <vector>

#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/rules/game.h"
#include "elfref/elfenland/rules/reasons.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/rules/wording.h"
#include "elfref/elfenland/table/score.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

using Key = ClaimResult::Key;

constexpr int most_towns = 20;  ///< town pieces (SETUP-4)
constexpr int hand_limit = 4;   ///< HAND-1

/// What is claimed of a player, as far as it can be true.
struct Figures {
  std::optional<int> towns, distance, score, cards;
  std::optional<TownId> at;
  TownSet named;  ///< where the towns are listed
};

/// One way in which a player's game can have ended.
struct End {
  TownId at;
  std::optional<int> far;  ///< from the town card; nothing: without town cards
  Range towns;
};

/// What decides between two players, the first number first: more is better.
using Count = std::array<int, 3>;

/// What a player's figures can have come to.
struct Reached {
  Score score;  ///< without a place
  Count best{-100, -100, -100};
  Count worst{100, 100, 100};
};

void widen(Range& range, int value) {
  range = {std::min(range.min, value), std::max(range.max, value)};
}

/// `0 to 20`, `1 or 3`. REQUIRES: there are values.
Message one_of(const std::set<int>& values) {
  const Range all{*values.begin(), *values.rbegin()};
  return all.max - all.min + 1 == std::ssize(values) ? alone(all) : list(Joint::or_, values);
}

/// The claims of one record.
class Results {
 public:
  Results(const Session& session, Replayed<Position>& table)
      : session_(session),
        replayed_(table),
        state_(table.table),
        with_cards_(state_.options.town_cards()),
        without_cards_(!state_.penalty),
        figures_(state_.players),
        places_(state_.players, Range{1, state_.players}) {}

  void judge() {
    for_claims([&](std::uint32_t index, const ClaimResult& claim) {
      if (claim.key != Key::cards && claim.key != Key::place) judge_figure(index, claim);
    });
    for_claims([&](std::uint32_t index, const ClaimResult& claim) {
      if (claim.key == Key::cards) judge_cards(index, claim);
    });
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) reached_.push_back(reached(Seat{seat}));
    for_claims([&](std::uint32_t index, const ClaimResult& claim) {
      if (claim.key == Key::place) judge_place(index, claim);
    });
    for (std::uint32_t index = 0; index < session_.claims.size(); ++index)
      if (const auto* claim = std::get_if<ClaimWinner>(&session_.claims[index].action)) judge_winner(index, *claim);
  }

 private:
  /// Calls `each` with every claim of a player's figures that is not refuted alone.
  template <class Each>
  void for_claims(const Each& each) const {
    for (std::uint32_t index = 0; index < session_.claims.size(); ++index) {
      const auto* claim = std::get_if<ClaimResult>(&session_.claims[index].action);
      if (claim != nullptr && !refuted(index)) each(index, *claim);
    }
  }
  [[nodiscard]] bool refuted(std::uint32_t index) const {
    return std::ranges::any_of(replayed_.raised, [&](const Raised& raised) {
      return raised.claim && raised.ply == index && raised.finding.words && !raised.finding.words->open;
    });
  }
  void refute(std::uint32_t index, Message message, Message reason = {}) {
    std::erase_if(replayed_.raised, [&](const Raised& raised) { return raised.claim && raised.ply == index; });
    const auto* result = std::get_if<ClaimResult>(&session_.claims[index].action);
    Words words{.message = std::move(message)};
    add(words.because, std::move(reason));
    replayed_.raised.push_back(
        {result != nullptr ? &rule_of(result->key) : &rule_named("claimed-winner"), index, true, broken(words)});
  }

  // -------------------------------------------------------------- the figures of one player

  /// Calls `each` with every way in which a player can have ended with these figures.
  template <class Each>
  void for_ends(Seat seat, const Figures& claimed, const Each& each) const {
    for (const TownId at : claimed.at ? TownSet{*claimed.at} : TownSet::all()) {
      if (!claimed.named.empty() && at != elvenhold && !claimed.named.has(at)) continue;
      const auto end = [&](std::optional<int> far) {
        Range towns{distance(elvenhold, at, Distance::all), most_towns};  // each step on the way there is a town
        const auto narrow = [&](int value) { towns = {std::max(towns.min, value), std::min(towns.max, value)}; };
        if (claimed.towns) narrow(*claimed.towns);
        if (claimed.score) narrow(*claimed.score + far.value_or(0));
        if (towns.min <= towns.max && (!claimed.distance || far == claimed.distance)) each(End{at, far, towns});
      };
      if (without_cards_) end(std::nullopt);
      if (with_cards_) for_cards(seat, [&](TownId card) { end(distance(at, card, state_.options.distance())); });
    }
  }
  template <class Each>
  void for_cards(Seat seat, const Each& each) const {
    if (const auto town = state_.at(seat).town) return each(*town);
    TownSet left = TownSet::all();
    for (std::uint8_t other = 0; other < state_.players; ++other)
      if (const auto town = state_.player[other].town) left.remove(*town);
    for (const TownId card : left)
      if (town(card).card) each(card);
  }

  /// The values that a figure can have, with all that is claimed of that player before it.
  [[nodiscard]] std::set<int> values_of(Seat seat, Key key) const {
    std::set<int> values;
    for_ends(seat, figures_[seat.value], [&](const End& end) {
      if (key == Key::at) values.insert(end.at.value);
      if (key == Key::distance && end.far) values.insert(*end.far);
      for (int towns = end.towns.min; towns <= end.towns.max; ++towns)
        if (key == Key::towns || key == Key::score)
          values.insert(key == Key::towns ? towns : towns - end.far.value_or(0));
    });
    return values;
  }

  void judge_figure(std::uint32_t index, const ClaimResult& claim) {
    const std::set<int> values = values_of(claim.seat, claim.key);
    Figures& claimed = figures_[claim.seat.value];
    if (!values.contains(claim.value)) {
      refute(index, claim.key == Key::at ? boot_in_words(claim) : figure_in_words(claim, values), made_of(claim));
    } else if (claim.key == Key::towns) {
      claimed.towns = claim.value;
      claimed.named = claim.named;
    } else if (claim.key == Key::at) {
      claimed.at = TownId{static_cast<std::uint8_t>(claim.value)};
    } else {
      (claim.key == Key::distance ? claimed.distance : claimed.score) = claim.value;
    }
  }

  [[nodiscard]] Message boot_in_words(const ClaimResult& claim) const {
    const TownId at{static_cast<std::uint8_t>(claim.value)};
    const int claimed = *figures_[claim.seat.value].towns;
    const int steps = distance(elvenhold, at, Distance::all);
    if (claimed >= steps) {
      const ArgView towns = quantity(claimed, noun::town);
      return msg::boot_claimed_elsewhere({.player = claim.seat, .town = as_name(at), .towns = towns});
    }
    return msg::boot_claimed_too_far(
        {.claimed = claimed, .player = claim.seat, .steps = quantity(steps, noun::town), .town = as_name(at)});
  }
  [[nodiscard]] static Message figure_in_words(const ClaimResult& claim, const std::set<int>& values) {
    const ArgView what = verbatim(result_keys[static_cast<std::size_t>(claim.key)]);
    if (values.empty())
      return msg::number_claimed_of_none({.claimed = claim.value, .player = claim.seat, .what = what});
    return msg::number_claimed_possibly(
        {.claimed = claim.value, .found = one_of(values), .player = claim.seat, .what = what});
  }
  /// What the values of a distance or a score are made of.
  [[nodiscard]] Message made_of(const ClaimResult& claim) const {
    if (claim.key != Key::distance && claim.key != Key::score) return {};
    const Figures& claimed = figures_[claim.seat.value];
    std::vector<Message> parts;
    if (claimed.towns) parts.push_back(alone(quantity(*claimed.towns, noun::town)));
    if (claimed.distance) parts.push_back(msg::distance_is({.distance = *claimed.distance}));
    if (claimed.at && with_cards_ && !claimed.distance)
      parts.push_back(msg::boot_is_in({.town = as_name(*claimed.at)}));
    if (const auto card = state_.at(claim.seat).town; card && !claimed.distance)
      parts.push_back(msg::town_card_is({.town = as_name(*card)}));
    if (!with_cards_) parts.push_back(msg::no_town_cards());
    return parts.empty() ? Message() : msg::figure_comes_with({.parts = list(Joint::and_, parts)});
  }

  // -------------------------------------------------------------- cards

  /// Whether something is claimed that only a game that is over has.
  [[nodiscard]] bool is_over() const {
    return std::ranges::any_of(session_.claims, [](const Play<Action>& play) {
      const auto* claim = std::get_if<ClaimResult>(&play.action);
      return claim == nullptr || claim->key == Key::place || claim->key == Key::score || claim->key == Key::distance;
    });
  }
  /// Whether a player may have won before the last round.
  [[nodiscard]] bool may_win_early(Seat seat) const {
    return state_.options.early_win() != EarlyWin::never && state_.options.rounds() == 4 &&
           values_of(seat, Key::towns).contains(most_towns);
  }

  void judge_cards(std::uint32_t index, const ClaimResult& claim) {
    bool at_once = false;  // then hands are as they were
    for (std::uint8_t seat = 0; seat < state_.players; ++seat)
      at_once = at_once || (state_.options.early_win() == EarlyWin::immediate && may_win_early(Seat{seat}));
    if (is_over() && !at_once && claim.value > hand_limit) {
      const ArgView possible = Range{0, hand_limit}, what = verbatim("cards:");
      refute(index,
             msg::number_claimed_possibly(
                 {.claimed = claim.value, .found = possible, .player = claim.seat, .what = what}),
             msg::hand_of_a_finished_game({.most = quantity(hand_limit, noun::card)}));
    } else {
      figures_[claim.seat.value].cards = claim.value;
    }
  }

  // -------------------------------------------------------------- places

  [[nodiscard]] Reached reached(Seat seat) const {
    Reached all{.score = {.seat = seat}};
    Score& score = all.score;
    score.towns = score.score = {100, -100};
    if (!without_cards_) score.distance = Range{100, -100};
    const std::optional<int> claimed = figures_[seat.value].cards;
    score.cards = claimed ? Range{*claimed, *claimed} : Range{0, hand_limit};
    const Range cards = compared_cards(score);
    for_ends(seat, figures_[seat.value], [&](const End& end) {
      const int far = end.far.value_or(0);
      for (const int towns : {end.towns.min, end.towns.max}) {
        widen(score.towns, towns);
        widen(score.score, towns - far);
      }
      if (score.distance) widen(*score.distance, far);
      all.best = std::max(all.best, count(end.towns.max - far, far, cards.max, true));
      all.worst = std::min(all.worst, count(end.towns.min - far, far, cards.min, false));
    });
    score.maybe_early = may_win_early(seat);
    return all;
  }
  /// The tie-breaks are those of a game with town cards or without; where it may be either they are open.
  [[nodiscard]] Count count(int score, int far, int cards, bool best) const {
    if (with_cards_ && without_cards_) return {score, 0, best ? 1 : 0};
    const bool by_hand = !with_cards_ || state_.options.second_tiebreak() == SecondTiebreak::hand;
    return {score, -far, by_hand ? cards : 0};
  }

  /// Whether an early win may have put one before the other: of two who had all towns cards decide, unless the first to
  /// have them ended the game.
  [[nodiscard]] bool early_before(const Reached& a, const Reached& b) const {
    const bool both = b.score.towns.min >= most_towns && state_.options.early_win() != EarlyWin::immediate;
    return a.score.maybe_early && (!both || compared_cards(a.score).max > compared_cards(b.score).min);
  }
  [[nodiscard]] bool may_be_ahead(const Reached& a, const Reached& b) const {
    return a.best > b.worst || early_before(a, b);
  }
  [[nodiscard]] bool surely_ahead(const Reached& a, const Reached& b) const {
    return a.worst > b.best && !early_before(b, a);
  }

  /// How the places contradict the figures, or each other; empty: they do not.
  [[nodiscard]] Message contradiction() const {
    for (std::size_t a = 0; a < places_.size(); ++a)
      for (std::size_t b = 0; b < places_.size(); ++b)
        if (a != b)
          if (Message words = between(a, b); !words.empty()) return words;
    for (std::size_t a = 0; a < places_.size(); ++a) {
      Range ahead;
      for (std::size_t b = 0; b < places_.size(); ++b) {
        if (a == b) continue;
        if (surely_ahead(reached_[b], reached_[a]) || places_[b].max < places_[a].min) ++ahead.min;
        if (may_be_ahead(reached_[b], reached_[a]) && places_[b].min < places_[a].max) ++ahead.max;
      }
      ahead.min = std::max(ahead.min, placed_before(places_[a].min));
      const Seat seat = reached_[a].score.seat;
      if (ahead.max < places_[a].min - 1) return msg::at_most_ahead({.number = ahead.max, .player = seat});
      if (ahead.min > places_[a].max - 1) return msg::at_least_ahead({.number = ahead.min, .player = seat});
    }
    return {};
  }
  /// How many players have a better place at least: those with a place come after all whom it puts before them.
  [[nodiscard]] int placed_before(int place) const {
    int before = 0;
    for (int better = 1; better < place; ++better)
      if (const auto there = std::ranges::count(places_, Range{better, better}); there > 0)
        before = std::max(before, better - 1) + static_cast<int>(there);
    return before;
  }
  /// How the places of two contradict their figures, where the first has the better place.
  [[nodiscard]] Message between(std::size_t first, std::size_t second) const {
    const Reached &a = reached_[first], &b = reached_[second];
    const bool before = places_[first].max < places_[second].min;
    if (places_[first].max <= places_[second].min && surely_ahead(b, a)) {
      const Message reason = why_before(state_, b.score, a.score);
      return msg::is_ahead({.other = b.score.seat, .player = a.score.seat, .reason = reason});
    }
    if (!before || may_be_ahead(a, b)) return {};
    const Message reason = why_before(state_, a.score, b.score);
    return msg::cannot_be_ahead({.other = b.score.seat, .player = a.score.seat, .reason = reason});
  }

  void judge_place(std::uint32_t index, const ClaimResult& claim) {
    Range& place = places_[claim.seat.value];
    const Range before = std::exchange(place, Range{claim.value, claim.value});
    const Message reason = contradiction();
    if (reason.empty()) return;
    place = before;
    refute(index, msg::place_impossible({.place = claim.value, .player = claim.seat, .reason = reason}));
  }

  void judge_winner(std::uint32_t index, const ClaimWinner& claim) {
    if (claim.seats == 0) return;
    const auto refute_by = [&](const Message& reason) {
      refute(index, msg::winners_impossible({.reason = reason, .winners = list(Joint::and_, seats_of(claim.seats))}));
    };
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) {
      const bool won = (claim.seats >> seat & 1) != 0;
      Range& place = places_[seat];
      if (won ? place.min > 1 : place.max == 1)
        return refute_by(msg::place_is_claimed({.place = place.min, .player = Seat{seat}}));
      place = won ? Range{1, 1} : Range{std::max(2, place.min), place.max};
    }
    if (const Message reason = contradiction(); !reason.empty()) refute_by(reason);
  }

  const Session& session_;
  Replayed<Position>& replayed_;
  const Position& state_;
  bool with_cards_;     ///< town cards may be in play
  bool without_cards_;  ///< there may be none
  std::vector<Figures> figures_;
  std::vector<Reached> reached_;
  std::vector<Range> places_;  ///< as claimed
};

}  // namespace

void refute_results(const Session& session, Replayed<Position>& table) {
  Results(session, table).judge();
}

}  // namespace elfref::elfenland
