#include "elfref/elfenland/asking/choices.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/asking/table_in_words.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/moves.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

/// A group of plays, after what they begin with: `Virst`, `discard`.
Choice group_of(std::string_view begins, const Message& group) {
  const Speaker english(Language::en, &elfenland_words());
  return {.words = fmt::format("{}: {}", begins, english(group)), .several = true, .group = group};
}

/// Lists what a player can choose.
class Choices {
 public:
  Choices(const Position& state, Seat seat, const std::vector<Player>& players, bool each)
      : state_(state), seat_(seat), players_(players), each_(each) {}

  std::vector<Listed> list(std::string_view phase) {
    if (phase == phase::travel) {
      list_journey();
    } else {
      for (const LegalPlay& play : legal_plays(state_, phase, seat_)) add(play);
    }
    return std::move(choices_);
  }

 private:
  [[nodiscard]] std::string words(const Action& action) const { return written_without_player(action, players_); }

  void add(const LegalPlay& legal) {
    Listed listed{{.words = words(legal.play), .certain = legal.certain, .cards = legal.cards()}};
    Choice& choice = listed.choice;
    std::visit(Overloaded{[&](const Pick& pick) {
                            if (pick.blind) choice.words = "blind";
                            if (pick.blind) return;
                            const int shown = state_.box.row.of[static_cast<std::size_t>(*pick.kind)];
                            if (shown > 1) choice.remark = msg::shown_in_row({.number = shown});
                          },
                          [&](const PlaceCounter& place) { lay(listed, name(*place.kind), place.link); },
                          [&](const PlaceObstacle& place) { lay(listed, "obstacle", place.link); },
                          [&](const Keep& keep) {
                            if (keep.counters.count == 0 && choices_.size() > 0)
                              choice.remark = msg::may_keep_one();
                          },
                          [&](const Step& step) {
                            listed.way = step.way;
                            listed.to = step.to;
                          },
                          [](const auto&) {}},
               legal.play);
    choices_.push_back(std::move(listed));
  }

  static void lay(Listed& listed, std::string_view piece, const Link& link) {
    Choice& choice = listed.choice;
    listed.way = road_between(link.a, link.b);
    choice.piece = piece;
    choice.place = road_in_words(*listed.way);
    choice.words = fmt::format("{} on {}", choice.piece, choice.place);
  }

  void list_journey() {
    Position begun = state_;
    if (state_.turns.traveller != seat_.value) apply(begun, BeginJourney{.seat = seat_});
    for (const NextTown& next : next_towns(begun, seat_)) {
      for (const LegalPlay& price : next.prices) {
        add(price);
        choices_.back().choice.remark = step_remark(begun, next.step);
      }
      for (const NextTown::Caravan& caravan : next.caravans) add(begun, next, caravan);
    }
    sort_by_town();
    end_journey(begun);
  }

  void add(const Position& begun, const NextTown& next, const NextTown::Caravan& caravan) {
    const Hand& hand = begun.at(seat_).hand;
    Choice choice = group_of(ascii(next.step.to),
                             msg::caravan_of_any({.cards = caravan.cards, .held = Range{hand.min, hand.max}}));
    choice.certain = caravan.certain;
    choice.cards = caravan.cards;
    choice.remark = step_remark(begun, next.step);
    if (each_) list_each(choice, caravans_of(begun, next, caravan.cards));
    choices_.push_back({std::move(choice), next.step.way, next.step.to});
  }

  void list_each(Choice& choice, const std::vector<LegalPlay>& plays) const {
    for (const LegalPlay& play : plays) choice.each.push_back({words(play.play), play.certain});
  }

  /// A town whose cheapest price is less comes first; of each town the cheapest way to pay.
  void sort_by_town() {
    std::map<std::string, int> cheapest;
    const auto town_of = [](const Choice& choice) { return choice.words.substr(0, choice.words.find(':')); };
    for (const Listed& listed : choices_) {
      const int cards = listed.choice.cards;
      const auto [entry, added] = cheapest.emplace(town_of(listed.choice), cards);
      entry->second = std::min(entry->second, cards);
    }
    std::ranges::stable_sort(choices_, {}, [&](const Listed& listed) {
      const std::string name = town_of(listed.choice);
      return std::tuple(cheapest[name], name, listed.choice.cards);
    });
  }

  void end_journey(const Position& begun) {
    const auto due = due_discard(begun, seat_);
    Choice end{.words = "[]"};
    if (due.value_or(0) > 0) {
      const Hand& hand = begun.at(seat_).hand;
      end = group_of("discard", msg::any_of_cards({.cards = *due, .held = Range{hand.min, hand.max}}));
      end.cards = *due;
      if (each_) list_each(end, ends_of_journey(begun, seat_));
    }
    end.remark = msg::journey_ends_here({.cards = due ? ArgView(none) : quantity(4, noun::card)});
    choices_.push_back({std::move(end)});
  }

  const Position& state_;
  Seat seat_;
  const std::vector<Player>& players_;
  bool each_;
  std::vector<Listed> choices_;
};

/// The seats of a set, in the order of play from this round's starter on.
std::vector<Seat> in_order(const Position& state, Seats seats) {
  std::vector<Seat> found = seats_of(seats);
  const auto due = [&](Seat seat) { return (state.turns.turn & bit(seat)) == 0; };
  std::ranges::stable_sort(found, {}, [&](Seat seat) { return std::pair(due(seat), state.position(seat)); });
  return found;
}

Message nothing_to_choose(const TurnAt& there) {
  if (there.over) return msg::game_has_ended();
  if (there.phase == phase::deal) return msg::cards_are_dealt();
  if (there.phase == phase::draw) return msg::counter_is_drawn();
  return there.at_play && !there.written ? msg::row_is_turned_up() : Message();
}

}  // namespace

std::vector<Listed> choices_of(const Position& state, std::string_view phase, Seat seat,
                               const std::vector<Player>& players, bool each) {
  return Choices(state, seat, players, each).list(phase);
}

WhoseTurn whose_turn(const TurnAt& there) {
  if (Message nothing = nothing_to_choose(there); !nothing.empty()) return {.nothing = std::move(nothing)};
  const Seats may = who_may_play(there.state, there.phase);
  const std::vector<Seat> seats = in_order(there.state, may);
  if (seats.empty())
    return {.nothing = there.phase == phase::plan ? msg::planning_is_over() : msg::no_turn_left()};
  const bool his = there.written && (may & bit(*there.written)) != 0;
  WhoseTurn turn{.seat = his ? *there.written : seats.front()};
  for (const Seat seat : seats)
    if (seat != *turn.seat) turn.others.push_back(seat);
  return turn;
}

}  // namespace elfref::elfenland
