#include <algorithm>
#include <array>
#include <utility>

#include "elfref/testing/master_elf/breakers.h"
#include "elfref/testing/master_elf/playing.h"

namespace elfref::testing::workshop {
namespace {

constexpr std::array<std::string_view, 8> english_names{"Anna", "Boris", "Chris", "Dana",
                                                        "Elif", "Femi",  "Goran", "Hanna"};
constexpr std::array<std::string_view, 8> russian_names{"Анна", "Борис", "Вера", "Глеб",
                                                        "Дина", "Егор",  "Зоя",  "Иван"};

/// Whether a gift may lie below a parcel at the setup: no other one shares a set with it.
bool may_begin(const TrueTable& table, Parcel parcel, GiftId id) {
  const Gift& gift = table.gift(id);
  if ((parcel == Parcel::elves && !gift.elf) || (parcel == Parcel::colour && gift.rainbow())) return false;
  for (const Gifts& lying : table.now.under)
    for (const GiftId other : lying)
      for (const std::string& set : table.gift(other).sets)
        if (is_in(gift.sets, set)) return false;
  return true;
}

/// Gifts below the parcels; false where the first ones leave none for the others.
bool lay_out_gifts(TrueTable& table) {
  Position& now = table.now;
  now.deck.clear();
  now.under = {};
  for (GiftId id = 0; id < table.box.gifts.size(); ++id) now.deck.push_back(id);
  shuffle(now.deck, table.dice);
  for (std::size_t parcel = 0; parcel < parcel_count; ++parcel) {
    const auto found =
        std::ranges::find_if(now.deck, [&](GiftId id) { return may_begin(table, Parcel(parcel), id); });
    if (found == now.deck.end()) return false;
    now.under[parcel].push_back(*found);
    now.deck.erase(found);
  }
  return true;
}

/// The top card of the city, or what is left of it.
KindId top_of_the_city(TrueTable& table) {
  const KindId top = table.now.piles[city].back();
  table.now.piles[city].pop_back();
  return top;
}

/// The base game makes the deck anew.
void make_anew(TrueTable& table, std::size_t due) {
  Kinds& lies = table.now.piles[city];
  if (!table.agreed.competitive || lies.size() >= due || table.now.discard.empty()) return;
  shuffle(table.now.discard, table.dice);
  lies.insert(lies.begin(), table.now.discard.begin(), table.now.discard.end());
  table.now.discard.clear();
  table.note("deck made anew");
}

/// Cards from one to another, some of them.
void give(TrueTable& table, Seat from, Seat to, Kinds cards) {
  table.note(table.acting().at == city ? "exchange in the city" : "exchange in an area");
  table.play(Give{.seat = table.mover, .from = from, .to = to, .cards = cards_of(std::move(cards))});
}

void exchange(TrueTable& table) {
  const auto other = one_of(table.neighbours(table.mover), table.dice);
  if (!other || table.agreed.competitive) return;
  const bool gives = table.chance(50);
  const Seat from = gives ? table.mover : *other, to = gives ? *other : table.mover;
  Kinds cards = table.at(from).hand;
  if (cards.empty()) return;
  shuffle(cards, table.dice);
  cards.resize(static_cast<std::size_t>(1 + table.dice.below(std::min(3, static_cast<int>(cards.size())))));
  give(table, from, to, std::move(cards));
}

/// After its use a helper goes elsewhere.
void go_away(TrueTable& table, Figure helper) {
  const PlaceId goal = any_of(table.free_areas(table.helper(helper)->at), table.dice);
  table.note("helper goes elsewhere");
  table.play(HelperGoes{.seat = table.mover, .helper = helper, .place = goal});
}

void be_helped_by_the_yeti(TrueTable& table) {
  const Helper* yeti = table.helper(Figure::yeti);
  const TruePlayer& player = table.acting();
  if (yeti == nullptr || table.figure(table.mover) != Figure::elf || yeti->at != player.at) return;
  if (player.hand.size() < 2) return;
  if (!player.used && (table.option(Option::yeti_unused_crystal) == 1 || table.chance(80))) return;
  Kinds cards = player.hand;
  shuffle(cards, table.dice);
  cards.resize(2);
  table.note("help of the yeti");
  table.play(YetiHelp{.seat = table.mover, .cards = cards_of(std::move(cards))});
  go_away(table, Figure::yeti);
}

/// Where cards lie that gifts take, and where others are, one goes more often.
PlaceId choose_goal(TrueTable& table, const std::vector<PlaceId>& goals) {
  std::vector<PlaceId> tickets;
  for (const PlaceId goal : goals) {
    int weight = 2 + (goal == city ? static_cast<int>(table.acting().hand.size()) : 0);
    for (const GiftId gift : table.tops())
      for (const KindId card : table.now.piles[goal]) weight += goal != city && table.gift(gift).takes(card) ? 2 : 0;
    for (const TruePlayer& player : table.now.players) weight += player.at == goal ? 3 : 0;
    tickets.insert(tickets.end(), static_cast<std::size_t>(weight), goal);
  }
  return any_of(tickets, table.dice);
}

/// Moves, or what stands for it, and the second step; false where nobody can.
bool move(TrueTable& table) {
  const auto goals = table.open_goals(table.mover);
  const auto others = table.other_ways(table.mover);
  if (goals.empty() && others.empty()) return false;
  Way way = Way::move;
  if (!others.empty() && (goals.empty() || table.chance(35))) way = any_of(others, table.dice);
  if (goals.empty()) table.note("loss averted");
  const Figure figure = table.figure(table.mover);
  PlaceId place = table.acting().at;
  if (way == Way::move) place = choose_goal(table, goals);
  if (way == Way::swap) place = table.helper(Figure::saucer)->at;
  const bool may_put = figure == Figure::yeti && !table.acting().hand.empty();
  const bool puts = may_put && table.chance(table.acting().used ? 60 : 5) &&
                    (table.acting().used || table.option(Option::yeti_unused_crystal) == 0);
  if (place == city) make_anew(table, 1);
  if (place != city && table.now.piles[place].size() == 1 && !puts) make_anew(table, refill_size);
  Visit visit = table.visit(way, place, table.dice);
  if (puts) {
    visit = {.seat = table.mover, .way = Way::move, .place = place, .put = true};
    visit.thrown = cards_of({any_of(table.acting().hand, table.dice)});
    table.note("a card is put by the yeti");
  } else if (place == city) {
    table.note(visit.exchanges ? "city with an exchange" : "city");
  } else {
    table.note(visit.refill ? "last card taken" : table.has_cards(place) ? "card taken" : "nothing taken");
  }
  constexpr std::array<std::string_view, 3> ways{"moves", "stays", "changes places"};
  table.note(std::string(figure_names[static_cast<std::size_t>(figure)]).append(" ").append(
      ways[static_cast<std::size_t>(way)]));
  table.play(visit);
  if (way == Way::stay && figure == Figure::elf) go_away(table, Figure::kitten);
  return true;
}

void swap_by_the_fox(TrueTable& table) {
  const TruePlayer& player = table.acting();
  const Figure figure = table.figure(table.mover);
  const Helper* fox = table.helper(Figure::fox);
  if (player.at == city || !table.took || player.hand.empty() || !table.has_cards(player.at) || table.used_fox) return;
  const bool came = table.came == Way::move || (table.came == Way::swap && table.option(Option::fox_after_swap) == 0);
  const bool helped = figure == Figure::elf && fox != nullptr && fox->at == player.at && came;
  if ((figure != Figure::fox && !helped) || table.chance(30)) return;
  table.note(helped ? "help of the fox" : "fox swaps");
  table.play(FoxSwap{.seat = table.mover,
                     .given = cards_of({any_of(player.hand, table.dice)}),
                     .got = cards_of({any_of(table.now.piles[player.at], table.dice)})});
  if (helped) go_away(table, Figure::fox);
}

/// What is over seven goes.
void finish(TrueTable& table) {
  Kinds cards = table.acting().hand;
  shuffle(cards, table.dice);
  const int surplus = static_cast<int>(cards.size()) - hand_limit;
  table.offer(EndTurn{.seat = table.mover});
  int thrown = std::max(0, surplus);
  if (table.option(Option::surplus_discard) == 1 && !table.agreed.competitive && !cards.empty() && table.chance(15))
    thrown = std::max(1, thrown);
  if (thrown == 0 && !table.chance(2)) return;
  cards.resize(static_cast<std::size_t>(thrown));
  table.note(thrown == 0 ? "nothing thrown away" : surplus < thrown ? "more thrown away than had to be" : "surplus");
  table.play(Discard{.seat = table.mover, .cards = cards_of(std::move(cards))});
}

void lay_a_gift(TrueTable& table) {
  if (table.agreed.competitive) return;
  NewGift gift{.none = table.now.deck.empty()};
  if (!gift.none) gift.gift = table.now.deck.back();
  if (!gift.none) gift.stack = table.dice.below(stack_count);
  table.note(gift.none ? "lost without a gift for the round" : "gift for the round");
  table.play(gift);
}

}  // namespace

void lay_out(TrueTable& table) {
  const Agreement& agreed = table.agreed;
  Position& now = table.now;
  auto names = agreed.russian ? russian_names : english_names;
  shuffle(names, table.dice);
  now.piles.assign(table.box.places.size(), {});
  for (KindId kind = 0; kind < table.box.ingredients.size(); ++kind)
    now.piles[city].insert(now.piles[city].end(), static_cast<std::size_t>(*table.box.ingredients[kind].copies), kind);
  shuffle(now.piles[city], table.dice);
  const int areas = static_cast<int>(table.box.places.size()) - 1;
  const auto any_area = [&] { return static_cast<PlaceId>(1 + table.dice.below(areas)); };
  for (std::size_t i = 0; i < agreed.figures.size(); ++i) {
    table.game.names.push_back(names[i]);
    TruePlayer& player = now.players.emplace_back();
    player.figure = agreed.figures[i];
    player.hand.push_back(top_of_the_city(table));
    if (player.figure != Figure::elf || (agreed.elsewhere && table.chance(70))) player.at = any_area();
  }
  for (std::size_t place = 1; place < now.piles.size(); ++place)
    now.piles[place].push_back(top_of_the_city(table));
  while (!lay_out_gifts(table)) continue;
  for (Gifts& stack : now.stacks) {
    stack.push_back(now.deck.back());
    now.deck.pop_back();
  }
  for (const Figure helper : agreed.helpers) {
    PlaceId at = any_area();
    while (!now.helpers.empty() && now.helpers.front().at == at) at = any_area();
    now.helpers.push_back({.figure = helper, .at = at});
  }
}

void change_position(TrueTable& table) {
  Position& now = table.now;
  if (table.agreed.nearly) {
    std::array<std::size_t, parcel_count> order{0, 1, 2, 3};
    shuffle(order, table.dice);
    const int gone = any_of(std::array<int, 4>{1, 2, 3, 3}, table.dice);
    for (std::size_t i = 0; i < order.size(); ++i) {
      const auto parcel = Parcel(order[i]);
      if (table.sent() < gone) now.sent[order[i]] = true;
      const Gifts deck = now.deck;
      for (const GiftId id : deck) {
        if (static_cast<int>(table.under(parcel).size()) + 1 >= table.due(parcel)) break;
        if (!table.fits(parcel, id)) continue;
        now.under[order[i]].push_back(id);
        take_out(now.deck, id);
      }
    }
    for (TruePlayer& player : now.players) player.used = table.chance(50);
  }
  if (table.agreed.poor) {
    for (std::size_t place = 1; place < now.piles.size(); ++place) {
      if (!table.chance(60)) continue;
      now.discard.insert(now.discard.end(), now.piles[place].begin(), now.piles[place].end());
      now.piles[place].clear();
    }
    const auto left = static_cast<std::size_t>(table.dice.below(4));
    while (now.piles[city].size() > left) {
      Kinds& hand = now.players[static_cast<std::size_t>(table.dice.below(table.seats()))].hand;
      (hand.size() < 5 && table.chance(60) ? hand : now.discard).push_back(top_of_the_city(table));
    }
  }
  const int deck = table.agreed.deck;
  if (deck >= 0 && static_cast<int>(now.deck.size()) > deck) now.deck.resize(static_cast<std::size_t>(deck));
}

void take_turn(TrueTable& table) {
  table.play(BeginTurn{.seat = table.mover});
  if (table.chance(15)) exchange(table);
  be_helped_by_the_yeti(table);
  if (!move(table)) {
    table.note("lost with nowhere to go");
    return table.play(Stuck{.seat = table.mover, .written = true});
  }
  const bool holds = table.agreed.competitive || table.option(Option::coop_shortage) == 1;
  if (table.short_of_cards && holds) {
    table.note("all cards thrown away");
    return table.play(Shortage{.seat = table.mover});
  }
  const bool fox_late = table.chance(30);
  if (!fox_late) swap_by_the_fox(table);
  if (table.chance(95)) create_gift(table);
  if (table.outcome != Outcome::open) return;
  if (fox_late) swap_by_the_fox(table);
  if (table.chance(5)) exchange(table);
  finish(table);
}

// ---------------------------------------------------------------- a session

namespace {

/// Rounds of a game that comes to this position, when this many are over: a gift and a card a turn, a gift of the deck
/// a round. Where the deck has more gifts than such a game leaves, the surplus is gone.
void play_the_rounds_before(TrueTable& table, int over, bool gift_is_due) {
  Position& now = table.now;
  int created = 0, cards = 0, seen = 0;
  for (std::size_t i = 0; i < parcel_count; ++i) {
    const int gifts = now.sent[i] ? table.due(Parcel(i)) : static_cast<int>(now.under[i].size());
    created += gifts - 1;
    seen += gifts;
  }
  for (const Gifts& stack : now.stacks) seen += static_cast<int>(stack.size());
  for (const TruePlayer& player : now.players) cards += static_cast<int>(player.hand.size()) - 1;
  const auto leave = [&now](int most) {
    if (std::ssize(now.deck) > most) now.deck.resize(static_cast<std::size_t>(most));
  };
  const int all = table.gifts_at_first + static_cast<int>(parcel_count) + stack_count;
  leave(all - seen);
  const int gone = table.gifts_at_first - static_cast<int>(now.deck.size()), players = table.seats();
  const int least = std::max((std::max(created, cards) + players - 1) / players, (gone + players) / (players + 1));
  if (least <= over) return;
  table.rounds_before = least - over;
  leave(table.gifts_at_first - least + (gift_is_due ? 1 : 0));
}

/// The record begins here.
void begin_the_record(TrueTable& table, int turns) {
  if (turns > 0) {
    change_position(table);
    const bool gift_is_due = turns % table.seats() == 0 && table.agreed.with_gift;
    if (!table.agreed.competitive) play_the_rounds_before(table, turns / table.seats(), gift_is_due);
    table.now.round += table.rounds_before;
  }
  table.recorded = true;
  table.game.setup = turns == 0;
  table.game.start = table.now;
}

/// What the table says of the end.
void claim(TrueTable& table) {
  table.game.end = table.now;
  table.game.over = table.outcome != Outcome::open && !table.agreed.competitive;
  if (table.agreed.competitive || !table.chance(70)) return;
  Claimed claimed{.outcome = table.outcome, .rounds = table.now.round};
  for (int i = 0; i < table.seats(); ++i) claimed.of.push_back(table.chance(40));
  claimed.outcome_alone = table.outcome != Outcome::open && table.chance(30);
  table.game.result = std::move(claimed);
}

/// The record ends with the plays that break the rule.
bool break_here(TrueTable& table) {
  if (table.occasions == 0) return false;
  table.game.plays.resize(table.broken_at);
  for (Action& play : table.broken) table.game.plays.push_back(std::move(play));
  table.game.result = std::nullopt;
  return true;
}

}  // namespace

std::optional<Played> play_session(const Agreement& agreement, const Breaker* breaker) {
  Played game;
  game.agreed = agreement;
  TrueTable table(game, breaker);
  lay_out(table);
  table.gifts_at_first = static_cast<int>(table.now.deck.size());
  const int begins = agreement.begins_after;
  for (int turn = 0; table.outcome == Outcome::open && turn < begins + agreement.turns; ++turn) {
    const Seat next{static_cast<std::uint8_t>(turn % table.seats())};
    table.mover = table.now.turn = next;
    table.now.round = turn / table.seats() + 1 + table.rounds_before;
    const bool returns = next == Seat{} && turn > 0;
    if (turn == begins && (agreement.with_gift || !returns)) begin_the_record(table, turn);
    if (returns) lay_a_gift(table);
    if (table.outcome != Outcome::open) {
      --table.now.round;  // nobody's turn begins
      break;
    }
    if (turn == begins && !table.recorded) begin_the_record(table, turn);
    const std::size_t before = game.plays.size();
    take_turn(table);
    if (!agreement.competitive || table.outcome == Outcome::open) continue;
    game.plays.resize(before);  // of who cannot move the base game's rules speak
    break;
  }
  if (!table.recorded) {  // it was over before
    Agreement whole = agreement;
    whole.begins_after = 0;
    whole.competitive = false;
    return play_session(whole, breaker);
  }
  if (breaker != nullptr && breaker->after != nullptr && table.outcome != Outcome::open) {
    table.broken = breaker->after(table, table.other_dice);
    table.broken_at = game.plays.size();
    table.occasions = table.broken.empty() ? 0 : 1;
  }
  claim(table);
  if (breaker == nullptr) return game;
  game.breach.rule = breaker->rule;
  const bool broken = breaker->game != nullptr ? breaker->game(game, table.other_dice) : break_here(table);
  return broken ? std::optional(std::move(game)) : std::nullopt;
}

}  // namespace elfref::testing::workshop
