#include "elfref/testing/master_elf/breaker_parts.h"

namespace elfref::testing::workshop::breaking {
namespace {

Instead turn_left_out(const Situation& table, const Action& next, Dice&) {
  if (!is<BeginTurn>(next)) return {};
  return {BeginTurn{.seat = table.mover, .skipped = true}};
}

Instead second_movement(const Situation& table, const Action& next, Dice& dice) {
  if (!at_its_end(table, next)) return {};
  const auto visit = any_move(table, dice);
  return visit ? Instead{*visit} : Instead();
}

/// Another movement than the next one, to an area with cards that is as asked.
template <class Asked>
Instead another_goal(const Situation& table, const Action& next, Dice& dice, const Asked& asked) {
  if (!is<Visit>(next)) return {};
  const PlaceId here = table.acting().at;
  const auto place = any_area(table, dice, [&](PlaceId one) {
    return one != here && table.has_cards(one) && asked(table.box.linked(here, one));
  });
  return place ? Instead{table.visit(Way::move, *place, dice)} : Instead();
}

Instead too_far(const Situation& table, const Action& next, Dice& dice) {
  if (table.figure(table.mover) == Figure::saucer) return {};
  return another_goal(table, next, dice, [](bool linked) { return !linked; });
}
Instead too_near(const Situation& table, const Action& next, Dice& dice) {
  if (table.figure(table.mover) != Figure::saucer) return {};
  return another_goal(table, next, dice, [](bool linked) { return linked; });
}

Instead into_the_city(const Situation& table, const Action& next, Dice& dice) {
  if (!is<Visit>(next) || table.figure(table.mover) == Figure::elf || !table.has_cards(city)) return {};
  return {table.visit(Way::move, city, dice)};
}

/// Whether the Kitten lets the player stay.
bool by_the_kitten(const Situation& table) {
  const Figure figure = table.figure(table.mover);
  const Helper* kitten = table.helper(Figure::kitten);
  return figure == Figure::kitten || (figure == Figure::elf && kitten != nullptr && kitten->at == table.acting().at);
}

Instead stays(const Situation& table, const Action& next, Dice& dice) {
  const PlaceId here = table.acting().at;
  if (!is<Visit>(next) || by_the_kitten(table) || here == city || !table.has_cards(here)) return {};
  return {table.visit(dice.chance(50) ? Way::stay : Way::move, here, dice)};
}

Instead stays_without_cards(const Situation& table, const Action& next, bool character) {
  const PlaceId here = table.acting().at;
  const bool is_character = table.figure(table.mover) == Figure::kitten;
  if (!is<Visit>(next) || !by_the_kitten(table) || table.has_cards(here) || is_character != character) return {};
  if (table.open_goals(table.mover).empty()) return {};
  return {Visit{.seat = table.mover, .way = Way::stay}};
}
Instead elf_stays_without_cards(const Situation& table, const Action& next, Dice&) {
  return stays_without_cards(table, next, false);
}
Instead kitten_stays_without_cards(const Situation& table, const Action& next, Dice&) {
  return stays_without_cards(table, next, true);
}

Instead where_no_cards_lie(const Situation& table, const Action& next, Dice& dice) {
  if (!is<Visit>(next)) return {};
  std::vector<PlaceId> empty = table.goals(table.mover);
  std::erase_if(empty, [&](PlaceId place) { return place == city || table.has_cards(place); });
  const auto place = one_of(empty, dice);
  return place ? Instead{table.visit(Way::move, *place, dice)} : Instead();
}

Instead gives_up(const Situation& table, const Action& next, Dice&) {
  if (!is<Visit>(next)) return {};
  return {Stuck{.seat = table.mover, .written = true}};
}

Instead other_cards_taken(const Situation& table, const Action& next, Dice& dice) {
  const Visit* taken = taking(table, next, false);
  if (taken == nullptr || taken->taken.size() == 0) return {};
  const Kinds& there = table.now.piles[place_of(table, *taken)];
  Visit visit = *taken;
  visit.refill = std::nullopt;
  const Kinds others = unseen_kinds(table, [&](KindId kind) { return !is_in(there, kind); });
  switch (dice.below(3)) {
    case 0:
      visit.taken = {};
      break;
    case 1:
      if (there.size() < 2) return {};
      visit.taken = cards_of({there[0], there[1]});
      break;
    default:
      if (others.empty()) return {};
      visit.taken = a_card(others, dice);
  }
  return {visit};
}

Instead other_number_laid(const Situation& table, const Action& next, Dice& dice) {
  const Visit* taken = taking(table, next, false);
  const Kinds& top = table.now.piles[city];
  if (taken == nullptr || taken->taken.size() == 0 || top.empty()) return {};
  Visit visit = *taken;
  if (!visit.refill) {
    visit.refill = cards_of(Kinds(top.rbegin(), top.rbegin() + std::min<std::ptrdiff_t>(2, std::ssize(top))));
  } else if (top.size() > refill_size && dice.chance(40)) {
    visit.refill = cards_of(Kinds(top.rbegin(), top.rbegin() + refill_size + 1));
  } else {
    visit.refill->named.pop_back();
  }
  return {visit};
}

Instead other_number_drawn(const Situation& table, const Action& next, Dice& dice) {
  const Visit* drawn = taking(table, next, true);
  if (drawn == nullptr || drawn->taken.size() == 0) return {};
  Visit visit = *drawn;
  const Kinds& top = table.now.piles[city];
  const std::size_t many = visit.taken.named.size();
  if (top.size() > many && dice.chance(50)) {
    visit.taken.named.push_back(top[top.size() - many - 1]);
  } else {
    visit.taken.named.pop_back();
  }
  return {visit};
}

Instead reshuffled(const Situation& table, const Action& next, Dice&) {
  const Visit* drawn = taking(table, next, true);
  if (drawn == nullptr || table.now.piles[city].empty()) return {};
  Visit visit = *drawn;
  visit.thrown = cards_of(table.acting().hand);
  visit.exchanges = true;
  visit.taken = Cards{.unknown = visit.thrown.size() + 1};
  return static_cast<std::size_t>(visit.taken.unknown) > table.now.piles[city].size() ? Instead{visit} : Instead();
}

Instead card_that_all_have_seen(const Situation& table, const Action& next, Dice& dice) {
  if (const auto* gift = next_is<NewGift>(next); gift != nullptr && !gift->none) {
    NewGift other = *gift;
    other.gift = any_of(table.tops(), dice);
    return {other};
  }
  const Visit* drawn = taking(table, next, true);
  if (drawn == nullptr || drawn->taken.size() == 0) return {};
  Kinds gone;
  for (KindId kind = 0; kind < table.box.ingredients.size(); ++kind)
    if (!is_in(table.now.piles[city], kind)) gone.push_back(kind);
  if (gone.empty()) return {};
  Visit visit = *drawn;
  visit.taken.named.front() = any_of(gone, dice);
  return {visit};
}

// ---------------------------------------------------------------- others, helpers, characters

Instead exchange_apart(const Situation& table, const Action& next, Dice& dice) {
  if (!at_its_end(table, next)) return {};
  std::vector<std::pair<Seat, Seat>> pairs;
  const PlaceId here = table.acting().at;
  for (std::uint8_t from = 0; from < table.now.players.size(); ++from)
    for (std::uint8_t to = 0; to < table.now.players.size(); ++to) {
      const bool own = Seat{from} == table.mover || Seat{to} == table.mover;
      const bool together = table.now.players[from].at == here && table.now.players[to].at == here;
      if (from != to && !(own && together) && !table.now.players[from].hand.empty())
        pairs.emplace_back(Seat{from}, Seat{to});
    }
  const auto pair = one_of(pairs, dice);
  if (!pair) return {};
  return {Give{
      .seat = table.mover, .from = pair->first, .to = pair->second, .cards = a_card(table.at(pair->first).hand, dice)}};
}

/// A swap with the area, at the end of a turn in which a card was taken there.
Instead swap_here(const Situation& table, const Action& next, Dice& dice) {
  const PlaceId here = table.acting().at;
  const bool may = at_its_end(table, next) && table.took() && here != city && table.has_cards(here);
  if (!may || table.acting().hand.empty()) return {};
  return {FoxSwap{
      .seat = table.mover, .given = a_card(table.acting().hand, dice), .got = a_card(table.now.piles[here], dice)}};
}
Instead fox_from_afar(const Situation& table, const Action& next, Dice& dice) {
  const Helper* fox = table.helper(Figure::fox);
  if (fox == nullptr || fox->at == table.acting().at || table.figure(table.mover) != Figure::elf) return {};
  if (table.used_fox()) return {};
  return swap_here(table, next, dice);
}
Instead another_swaps(const Situation& table, const Action& next, Dice& dice) {
  const Figure figure = table.figure(table.mover);
  if (figure != Figure::fox) return figure == Figure::elf ? Instead() : swap_here(table, next, dice);
  return table.used_fox() ? swap_here(table, next, dice) : Instead();
}

Instead late_or_cheap_yeti(const Situation& table, const Action& next, Dice& dice) {
  const Kinds& hand = table.acting().hand;
  if (table.figure(table.mover) != Figure::elf || table.helper(Figure::yeti) == nullptr) return {};
  if (at_its_end(table, next) && hand.size() >= 2)
    return {YetiHelp{.seat = table.mover, .cards = cards_of({hand[0], hand[1]})}};
  if (!is<YetiHelp>(next)) return {};
  const auto visit = any_move(table, dice);
  if (!visit) return {};
  return {YetiHelp{.seat = table.mover, .cards = a_card(hand, dice)}, *visit};
}

Instead swap_that_may_not_be(const Situation& table, const Action& next, Dice& dice) {
  const Helper* saucer = table.helper(Figure::saucer);
  if (!is<Visit>(next) || saucer == nullptr || table.figure(table.mover) != Figure::elf) return {};
  const PlaceId here = table.acting().at;
  const bool in_place = saucer->at == here && here != city && table.option(Option::swap_in_place) == 0;
  const bool from_city = here == city && saucer->at != city && table.option(Option::swap_from_city) == 1;
  const bool into_empty = !table.has_cards(saucer->at) && table.option(Option::swap_into_empty) == 1;
  if (in_place || from_city || into_empty) return {table.visit(Way::swap, saucer->at, dice)};
  return {};
}

/// Whether a helper was used in this turn.
bool was_used(const Situation& table, Figure helper) {
  for (auto play = table.game.plays.rbegin(); play != table.game.plays.rend() && !is<BeginTurn>(*play); ++play)
    if (const auto* goes = std::get_if<HelperGoes>(&*play); goes != nullptr && goes->helper == helper) return true;
  return false;
}

Instead helper_goes_wrong(const Situation& table, const Action& next, Dice& dice) {
  const auto elsewhere = [&](const Helper& helper) {
    return *any_area(table, dice, [&](PlaceId place) { return place != helper.at; });
  };
  if (const auto* goes = next_is<HelperGoes>(next)) {
    HelperGoes wrong = *goes;
    const PlaceId here = table.helper(goes->helper)->at;
    const auto free = table.free_areas(here);
    const auto by_an_elf = any_area(table, dice, [&](PlaceId place) { return place != here && !is_in(free, place); });
    wrong.place = any_of(std::array<PlaceId, 3>{here, city, by_an_elf.value_or(here)}, dice);
    if (table.came) return {wrong};
    const auto visit = any_move(table, dice);
    return visit ? Instead{wrong, *visit} : Instead();
  }
  if (!at_its_end(table, next)) return {};
  if (table.came == Way::swap)
    return {
        HelperGoes{.seat = table.mover, .helper = Figure::saucer, .place = elsewhere(*table.helper(Figure::saucer))}};
  for (const Helper& helper : table.now.helpers)
    if (helper.figure != Figure::saucer && !was_used(table, helper.figure) && dice.chance(5))
      return {HelperGoes{.seat = table.mover, .helper = helper.figure, .place = elsewhere(helper)}};
  return {};
}

Instead another_puts(const Situation& table, const Action& next, Dice& dice) {
  const Kinds& hand = table.acting().hand;
  if (hand.empty()) return {};
  Visit put{.seat = table.mover, .put = true};
  put.thrown = a_card(hand, dice);
  const bool yeti = table.figure(table.mover) == Figure::yeti;
  const Visit* visit = taking(table, next, false);
  const bool moves = visit != nullptr && visit->way == Way::move;
  if (yeti ? !(at_its_end(table, next) && table.took() && table.acting().at != city) : !moves) return {};
  put.place = yeti ? table.acting().at : visit->place;
  return {put};
}

Instead shortage_without_need(const Situation& table, const Action& next, Dice&) {
  const bool some = table.has_cards(city) || !table.now.discard.empty();
  const bool never = table.option(Option::coop_shortage) == 0;
  return at_its_end(table, next) && (some || never) ? Instead{Shortage{.seat = table.mover}} : Instead();
}

Instead eight_kept(const Situation& table, const Action& next, Dice& dice) {
  const auto* discard = next_is<Discard>(next);
  const Kinds& hand = table.acting().hand;
  const int surplus = static_cast<int>(hand.size()) - hand_limit;
  if (discard != nullptr && surplus > 0) {
    Discard fewer = *discard;
    fewer.cards.named.resize(static_cast<std::size_t>(surplus - 1));
    return {fewer};
  }
  const bool needless = at_its_end(table, next) && surplus <= 0 && table.option(Option::surplus_discard) == 0;
  if (!needless || hand.empty() || !dice.chance(10)) return {};
  return {Discard{.seat = table.mover, .cards = a_card(hand, dice)}};
}

/// Who would have been next goes on.
Instead goes_on(const Situation& table, Dice& dice) {
  const bool before_the_turn = !table.game.plays.empty() && is<NewGift>(table.game.plays.back());
  const int next = before_the_turn ? table.mover.value : (table.mover.value + 1) % table.seats();
  if (next == 0 && !before_the_turn) return {};  // a gift would be due
  Situation other = table;
  other.mover = Seat{static_cast<std::uint8_t>(next)};
  const auto visit = any_move(other, dice);
  return visit ? Instead{BeginTurn{.seat = other.mover}, *visit} : Instead();
}

template <Figure figure>
void helped_where_cards_are_few(Agreement& agreed, Dice& dice) {
  with_helper<figure>(agreed, dice);
  where_cards_are_few(agreed, dice);
  agreed.options[Option::stay_without_cards] = 1;
}
void kitten_where_cards_are_few(Agreement& agreed, Dice& dice) {
  with_character<Figure::kitten>(agreed, dice);
  where_cards_are_few(agreed, dice);
  agreed.options[Option::stay_without_cards] = 1;
}
void play_on(Agreement& agreed, Dice& dice) {
  near_the_end(agreed, dice);
  agreed.turns = 400;
}
void with_some_character_or_other(Agreement& agreed, Dice& dice) {
  dice.chance(50) ? with_character<Figure::yeti>(agreed, dice) : with_character<Figure::fox>(agreed, dice);
}

constexpr Breaker of_moves[] = {
    {.rule = "clockwise-turns", .play = turn_left_out},
    {.rule = "steps-in-order", .play = second_movement},
    {.rule = "move-to-a-neighbour", .play = too_far},
    {.rule = "cards-of-the-box", .play = card_that_all_have_seen},
    {.rule = "kitten-helps", .play = elf_stays_without_cards, .prepare = helped_where_cards_are_few<Figure::kitten>},
    {.rule = "fox-helps", .play = fox_from_afar, .prepare = with_helper<Figure::fox>},
    {.rule = "saucer-helps", .play = swap_that_may_not_be, .prepare = with_helper<Figure::saucer>},
    {.rule = "yeti-helps", .play = late_or_cheap_yeti, .prepare = with_helper<Figure::yeti>},
    {.rule = "helper-moves-away", .play = helper_goes_wrong, .prepare = with_helper<Figure::yeti>},
    {.rule = "characters-keep-out", .play = into_the_city, .prepare = with_some_character_or_other},
    {.rule = "kitten-may-stay", .play = kitten_stays_without_cards, .prepare = kitten_where_cards_are_few},
    {.rule = "fox-swaps", .play = another_swaps, .prepare = with_some_character_or_other},
    {.rule = "saucer-flies-far", .play = too_near, .prepare = with_character<Figure::saucer>},
    {.rule = "yeti-puts-a-card", .play = another_puts},
    {.rule = "shortage", .play = shortage_without_need},
    {.rule = "move-elsewhere", .play = stays},
    {.rule = "enter-where-cards-lie", .play = where_no_cards_lie, .prepare = where_cards_are_few},
    {.rule = "loss-nowhere-to-go", .play = gives_up},
    {.rule = "take-one-card", .play = other_cards_taken},
    {.rule = "refill-an-empty-area", .play = other_number_laid},
    {.rule = "one-more-in-the-city", .play = other_number_drawn},
    {.rule = "no-reshuffle", .play = reshuffled, .prepare = where_cards_are_few},
    {.rule = "exchange-where-you-meet", .play = exchange_apart},
    {.rule = "seven-cards-at-the-end", .play = eight_kept},
    {.rule = "played-on", .after = goes_on, .prepare = play_on},
};

}  // namespace

std::span<const Breaker> breakers_of_moves() {
  return of_moves;
}

}  // namespace elfref::testing::workshop::breaking
