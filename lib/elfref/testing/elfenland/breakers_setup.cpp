#include "elfref/elfenland/table/box.h"
#include "elfref/testing/elfenland/breaker_parts.h"

namespace elfref::testing::breaking {
namespace {

using namespace elfenland;

// ---------------------------------------------------------------- before the game

/// The record has nothing but its beginning, which is changed.
template <class Change>
bool change_start(PlayedGame& game, Dice& dice, const Change& change) {
  Start& start = game.session.start;
  if (!start.written || start.players.empty()) return false;
  const auto seat = static_cast<std::size_t>(dice.below(static_cast<int>(start.players.size())));
  if (!change(start.players[seat])) return false;
  const auto begun =
      std::ranges::find_if(game.plays, [](const Action& play) { return std::holds_alternative<BeginRound>(play); });
  game.plays.erase(begun, game.plays.end());
  game.claims.clear();
  for (std::size_t i = 0; i < game.plays.size(); ++i)
    if (const auto* told = std::get_if<StartPlayer>(&game.plays[i]); told != nullptr && told->seat.value == seat)
      game.breach.play = i;
  return true;
}

void begin_midway(Agreement& agreed, Dice& dice) {
  agreed.first_round = 2 + dice.below(2);
  agreed.first_phase = phase::plan;
  agreed.stop_after = 0;
}

void one_or_seven(Agreement& agreed, Dice& dice) {
  agreed.players = dice.below(2) == 0 ? 1 : 7;
  agreed.options[Option::deal] = static_cast<std::uint8_t>(DealOption::fill_8);
  agreed.options_set |= static_cast<std::uint16_t>(1u << static_cast<int>(Option::deal));
}

// ---------------------------------------------------------------- cards

template <class Change>
Broken deal(const Occasion& at, const Change& change) {
  const auto* dealt = std::get_if<Deal>(&at.play());
  if (dealt == nullptr) return std::nullopt;
  Deal other = *dealt;
  return change(other) ? Broken(other) : std::nullopt;
}

/// All that is dealt is of one kind, and there are not so many.
Broken deal_more_than_there_are(const Occasion& at) {
  return deal(at, [&](Deal& dealt) {
    std::vector<int> kinds;
    for (int kind = 0; kind < transport_count; ++kind)
      if (cards_out(at.state, Transport(kind)) + dealt.cards.count() > cards_in_box(Transport(kind)))
        kinds.push_back(kind);
    const auto kind = any(kinds, at.dice);
    if (kind) dealt.cards = cards(*kind, dealt.cards.count());
    return kind.has_value();
  });
}

// ---------------------------------------------------------------- counters

bool pile_has(const Position& state, int kind, int number = 1) {
  return counters_out(state, Transport(kind)) + number <= counters_in_box(Transport(kind));
}

template <class May>
std::vector<int> kinds_that(const May& may) {
  std::vector<int> kinds;
  for (int kind = 0; kind < counter_kinds; ++kind)
    if (may(kind)) kinds.push_back(kind);
  return kinds;
}

Broken nothing_drawn(const Occasion& at) {
  const auto* drawn = std::get_if<Draw>(&at.play());
  return drawn != nullptr ? Broken(Draw{.seat = drawn->seat, .counters = {}}) : std::nullopt;
}

Broken two_drawn(const Occasion& at) {
  const auto* drawn = std::get_if<Draw>(&at.play());
  if (drawn == nullptr) return std::nullopt;
  Draw other = *drawn;
  const auto kind = any(kinds_that([&](int more) { return pile_has(at.state, more, 2); }), at.dice);
  if (kind) ++other.counters.of[static_cast<std::size_t>(*kind)];
  return kind ? Broken(other) : std::nullopt;
}

Broken ninth_counter(const Occasion& at) {
  const auto* pick = std::get_if<Pick>(&at.play());
  if (pick == nullptr) return std::nullopt;
  const auto kind = any(kinds_that([&](int gone) { return !pile_has(at.state, gone); }), at.dice);
  return kind ? Broken(Pick{.seat = pick->seat, .kind = Transport(*kind), .blind = true}) : std::nullopt;
}

Broken not_in_the_row(const Occasion& at) {
  const auto* pick = std::get_if<Pick>(&at.play());
  if (pick == nullptr || at.state.box.row.unknown > 0) return std::nullopt;
  const auto kind =
      any(kinds_that([&](int absent) {
            return at.state.box.row.of[static_cast<std::size_t>(absent)] == 0 && pile_has(at.state, absent);
          }),
          at.dice);
  return kind ? Broken(Pick{.seat = pick->seat, .kind = Transport(*kind)}) : std::nullopt;
}

Broken pick_face_down(const Occasion& at) {
  const auto* pick = std::get_if<Pick>(&at.play());
  if (pick == nullptr || !pick->blind) return std::nullopt;
  Pick other = *pick;
  other.hidden = true;
  return other;
}

Broken row_of_four(const Occasion& at) {
  const auto* shown = std::get_if<ShowRow>(&at.play());
  if (shown == nullptr) return std::nullopt;
  ShowRow other = *shown;
  return one_less(other.row, at.dice) ? Broken(other) : std::nullopt;
}

// ---------------------------------------------------------------- order

/// Two picks change places, or all are made by the left neighbours. Where all picks are there their order is binding:
/// the record ends with the last one.
bool change_picks(PlayedGame& game, Dice& dice, bool swap) {
  const auto players = game.session.players.size();
  std::vector<std::size_t> begun;
  for (std::size_t i = 0; i < game.plays.size(); ++i)
    if (std::holds_alternative<BeginChoose>(game.plays[i]) && i + 3 * players < game.plays.size() &&
        std::holds_alternative<Pick>(game.plays[i + 3 * players]))
      begun.push_back(i + 1);
  const auto first = any(begun, dice);
  if (!first) return false;
  const auto seat_of = [&](std::size_t pick) -> Seat& { return std::get<Pick>(game.plays[*first + pick]).seat; };
  game.plays.resize(*first + 3 * players);
  game.claims.clear();
  if (swap) {
    // In the second lap: the first and the third show who sits where.
    if (players < 3) return false;
    const auto pick = players + static_cast<std::size_t>(dice.below(static_cast<int>(players) - 1));
    std::swap(seat_of(pick), seat_of(pick + 1));
    game.breach.play = *first + pick;
    return true;
  }
  const auto turn = 1 + static_cast<std::size_t>(dice.below(static_cast<int>(players) - 1));
  std::vector<Seat> seats;
  for (std::size_t pick = 0; pick < 3 * players; ++pick) seats.push_back(seat_of((pick + turn) % (3 * players)));
  for (std::size_t pick = 0; pick < 3 * players; ++pick) seat_of(pick) = seats[pick % players];
  game.breach.play = *first;
  return true;
}

// In the order of the rulebook.
constexpr Breaker of_the_setup[] = {
    {.rule = "two-to-six-players",
     .prepare = one_or_seven,
     .game =
         [](PlayedGame& game, Dice&) {
           game.breach.play = 0;
           return std::holds_alternative<BeginGame>(game.plays.front());
         }},
    {.rule = "colours-differ",
     .game =
         [](PlayedGame& game, Dice&) {
           return change_seat(game, [](TakeSeat& take, const TakeSeat& before) {
             if (take.colour == 0) return false;
             take.colour = before.colour;
             return true;
           });
         }},
    {.rule = "twenty-town-pieces",
     .prepare = begin_midway,
     .game =
         [](PlayedGame& game, Dice& dice) {
           return change_start(game, dice, [](Start::Player& told) {
             told.towns = 21;
             told.towns_listed = false;
             return true;
           });
         }},
    {.rule = "cards-in-the-box", .play = deal_more_than_there_are},
    {.rule = "counters-in-the-box", .play = ninth_counter},
    {.rule = "starting-player", .game = [](PlayedGame& game, Dice& dice) { return change_picks(game, dice, false); }},
    {.rule = "deal-eight-cards",
     .play =
         [](const Occasion& at) {
           return at.state.round == 1 ? deal(at, [&](Deal& dealt) { return one_less(dealt.cards, at.dice); })
                                      : std::nullopt;
         }},
    {.rule = "fill-the-hand",
     .play =
         [](const Occasion& at) {
           return at.state.round > 1 ? deal(at, [&](Deal& dealt) { return one_less(dealt.cards, at.dice); })
                                     : std::nullopt;
         }},
    {.rule = "draw-a-counter", .play = nothing_drawn},
    {.rule = "pick-in-turn", .game = [](PlayedGame& game, Dice& dice) { return change_picks(game, dice, true); }},
    {.rule = "pick-from-the-row", .play = not_in_the_row},
    {.rule = "picks-lie-face-up", .play = pick_face_down},
    {.rule = "five-in-the-row", .play = row_of_four},
    {.rule = "one-and-three-counters", .play = two_drawn},
    {.rule = "at-most-five-counters",
     .prepare = begin_midway,
     .game =
         [](PlayedGame& game, Dice& dice) {
           return change_start(game, dice, [&](Start::Player& told) {
             for (const Start::Player& player : game.session.start.players)
               for (int i = 0; i < player.counters->count; ++i)
                 if (player.counters->at[static_cast<std::size_t>(i)].kind == Transport::dragon) return false;
             while (told.counters->count < 6)
               told.counters->at[told.counters->count++] = {Transport::dragon, Facing::up};
             return true;
           });
         }},
};

}  // namespace

std::span<const Breaker> breakers_of_the_setup() {
  return of_the_setup;
}

}  // namespace elfref::testing::breaking
