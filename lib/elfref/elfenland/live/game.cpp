#include "elfref/elfenland/live/game.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

#include "elfref/core/judging/turns.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/early_win.h"
#include "elfref/elfenland/table/price.h"

namespace elfref::elfenland {
namespace {

constexpr int hand_limit = 4;

Counts counts_of(std::uint64_t word) {
  Counts counts{};
  by_kind::store(word, counts);
  return counts;
}

By by_of(WayId id) {
  return is_road(id) ? By::road : is_river(id) ? By::river : By::ferry;
}

}  // namespace

Game::Game(int players, const Options& options, std::span<const TownId> towns) {
  assert(players >= 2 && players <= KnownPosition::most_players);
  table_.options = options;
  table_.players = static_cast<std::uint8_t>(players);
  table_.penalty = options.town_cards() && !towns.empty();
  table_.turns.next_first = table_.turns.first;
  for (std::size_t seat = 0; seat < towns.size(); ++seat) table_.player[seat].town = towns[seat];
  stock_ = counts_of(by_kind::cards_of_the_box());
  begin_round();
}

Game::Game(const KnownPosition& between_rounds) : table_(between_rounds) {
  stock_ = counts_of(by_kind::cards_of_the_box() - table_.box.cards_out);
  begin_round();
}

std::optional<Game> Game::at(const KnownPosition& position, std::string_view phase) {
  if (position.players < 2) return std::nullopt;
  Game game;
  game.table_ = position;
  game.stock_ = counts_of(by_kind::cards_of_the_box() - position.box.cards_out);
  return game.go_on(phase) ? std::optional(game) : std::nullopt;
}

/// Goes on in a phase, or after it if all have had their turn. False: the position does not fit it.
bool Game::go_on(std::string_view phase) {
  const bool between = phase == phase::end || table_.round == 0;
  if (table_.end.ending != Ending::none) {
    stage_ = Stage::over;
    return true;
  }
  if (between) {
    const bool last = table_.round >= table_.options.rounds();
    if (!last) begin_round();
    return !last;
  }
  const bool one_turn = std::has_single_bit(table_.turns.turn);
  seat_ = first_of(table_.turns.turn);
  if (phase == phase::deal || phase == phase::draw) {
    begin(table_.box.row.unknown > 0 ? Stage::row : phase == phase::deal ? Stage::deal : Stage::draw);
  } else if (phase == phase::choose) {
    stage_ = Stage::choose;
    if (!one_turn || table_.box.row.unknown > 0) return false;
    if (table_.at(seat_).picks == 3) next_stage();
  } else if (phase == phase::plan) {
    stage_ = Stage::plan;
    if (!one_turn && !table_.turns.phase_over) return false;
    if (table_.turns.phase_over) next_stage();
  } else if (phase == phase::travel) {
    stage_ = Stage::travel;
    if (table_.turns.traveller < table_.players) {
      seat_ = {table_.turns.traveller};
    } else {
      next_seat();
    }
  } else {
    begin(Stage::keep);
  }
  return phase == phase::deal || phase == phase::draw || phase == phase::choose || phase == phase::plan ||
         phase == phase::travel || phase == phase::keep;
}

/// The players who have had their turn in a phase in which each has one.
Seats Game::had_turn() const {
  if (stage_ == Stage::deal) return table_.turns.dealt;
  if (stage_ == Stage::draw) return table_.turns.drawn;
  if (stage_ == Stage::keep) return table_.turns.kept;
  Seats had = 0;
  for (std::uint8_t seat = 0; seat < table_.players; ++seat)
    if (table_.player[seat].travelled) had |= bit(Seat{seat});
  return had;
}

/// The first player in the order of play who is not one of these.
std::optional<Seat> Game::first_without(Seats had) const {
  Seat seat = first_of(table_.turns.first);
  for (int player = 0; player < table_.players; ++player, seat = table_.next(seat))
    if ((had & bit(seat)) == 0) return seat;
  return std::nullopt;
}

std::string_view Game::phase() const {
  constexpr std::array names{phase::deal, phase::deal,   phase::draw, phase::choose,
                             phase::plan, phase::travel, phase::keep, phase::end};
  return names[static_cast<std::size_t>(stage_)];
}

bool Game::make(const Action& play) {
  return make_if_legal(table_, play) <= Answer::odd;
}

// ---------------------------------------------------------------- what follows of itself

void Game::begin_round() {
  [[maybe_unused]] const bool made = make(BeginRound{.number = static_cast<std::uint8_t>(table_.round + 1)});
  assert(made);
  if (table_.options.reshuffle() == Reshuffle::every_round)
    stock_ = counts_of(by_kind::cards_of_the_box() - table_.box.cards_out);
  begin(Stage::row);
}

void Game::begin(Stage stage) {
  stage_ = stage;
  seat_ = first_of(table_.turns.first);
  if (stage == Stage::deal || stage == Stage::draw || stage == Stage::keep) {  // some may have had their turn
    const auto next = first_without(had_turn());
    if (!next) return next_stage();
    seat_ = *next;
  }
  switch (stage) {
    case Stage::row:
      return table_.box.row.unknown > 0 ? wait_for(5) : next_stage();
    case Stage::deal:
      return wait_for(due_cards(table_.at(seat_).hand, table_.options.deal()).max);
    case Stage::draw:
      return wait_for(1);
    case Stage::choose:
      make(BeginChoose{.complete = true});
      return;
    case Stage::plan:
      make(BeginPlan{.passes_recorded = true});
      return;
    case Stage::travel:
      make(BeginTravel{.complete = true});
      return begin_journey();
    case Stage::keep:
    case Stage::over:
      return;
  }
}

void Game::begin_journey() {
  make(BeginJourney{.seat = seat_});
}

void Game::wait_for(int pieces) {
  due_ = static_cast<std::uint8_t>(pieces);
  if (due_ == 0) return drawn();
  shuffle_if_empty();
}

/// Where a card is due and the stock has run out, what was played is shuffled.
void Game::shuffle_if_empty() {
  if (stage_ != Stage::deal || sum(stock_) > 0) return;
  std::uint64_t in_hands = by_kind::load(taken_);
  for (const KnownPlayer& player : table_.player) in_hands += player.hand.of;
  stock_ = counts_of(by_kind::cards_of_the_box() - in_hands);
}

/// The play that these pieces are drawn for.
Action Game::made_of(const Counts& pieces) const {
  switch (stage_) {
    case Stage::row:
      return ShowRow{.row = {.of = pieces}};
    case Stage::deal:
      return Deal{.seat = seat_, .cards = {.of = pieces}};
    case Stage::draw:
      return Draw{.seat = seat_, .counters = {.of = pieces}};
    default: {
      const auto kind = static_cast<Transport>(std::ranges::find(pieces, 1) - pieces.begin());
      Pick pick{.seat = seat_, .kind = picked_.value_or(kind), .blind = !picked_};
      if (picked_) pick.turned = kind;
      return pick;
    }
  }
}

/// The pieces of a play have come.
void Game::drawn() {
  make(made_of(std::exchange(taken_, {})));
  picked_.reset();
  return stage_ == Stage::row ? next_stage() : next_seat();
}

/// A seat has had its turn.
void Game::next_seat() {
  if (stage_ == Stage::choose || stage_ == Stage::plan) {
    seat_ = table_.next(seat_);
    if (stage_ == Stage::choose ? table_.at(seat_).picks == 3 : table_.turns.phase_over) next_stage();
    return;
  }
  const auto next = first_without(had_turn());
  if (!next || table_.end.ending != Ending::none) return next_stage();
  seat_ = *next;
  if (stage_ == Stage::deal) wait_for(due_cards(table_.at(seat_).hand, table_.options.deal()).max);
  if (stage_ == Stage::draw) wait_for(1);
  if (stage_ == Stage::travel) begin_journey();
}

bool Game::somebody_wins() const {
  if (table_.end.ending != Ending::none) return true;
  const auto complete = [](const KnownPlayer& player) { return player.towns.complete(); };
  return early_win_counts(table_) && std::ranges::any_of(table_.player, complete);
}

void Game::next_stage() {
  const bool ends = stage_ == Stage::travel && (somebody_wins() || table_.round >= table_.options.rounds());
  if (stage_ != Stage::keep && !ends) return begin(static_cast<Stage>(static_cast<int>(stage_) + 1));
  make(EndRound{});
  if (table_.end.ending == Ending::none) return begin_round();
  stage_ = Stage::over;
}

// ---------------------------------------------------------------- chance

Counts Game::chances() const {
  if (stage_ == Stage::deal) return stock_;
  constexpr std::uint64_t box = by_kind::counters_of_the_box();
  return counts_of(box - table_.box.counters_out - by_kind::load(taken_));
}

Action Game::waits_for() const {
  if (stage_ == Stage::choose) return Pick{.seat = seat_, .kind = picked_, .blind = !picked_};
  Action play = made_of(taken_);
  std::visit(
      [&](auto& made) {
        using Kind = std::decay_t<decltype(made)>;
        if constexpr (std::is_same_v<Kind, ShowRow>) made.row.unknown = due_;
        if constexpr (std::is_same_v<Kind, Deal>) made.cards.unknown = due_;
        if constexpr (std::is_same_v<Kind, Draw>) made.counters.unknown = due_;
      },
      play);
  return play;
}

std::optional<Action> Game::completed_by(Transport kind) const {
  if (due_ != 1) return std::nullopt;
  Counts pieces = taken_;
  ++pieces[static_cast<std::size_t>(kind)];
  return made_of(pieces);
}

void Game::draw(Transport kind) {
  const auto index = static_cast<std::size_t>(kind);
  assert(is_chance() && chances()[index] > 0);
  ++taken_[index];
  if (stage_ == Stage::deal) --stock_[index];
  if (--due_ == 0) return drawn();
  shuffle_if_empty();
}

// ---------------------------------------------------------------- choices

bool Game::may_pick(Pick pick) const {
  // What the pile gives is no choice: any of it will do to ask whether the pick is legal.
  const Counts pile = chances();
  const auto some =
      static_cast<Transport>(std::ranges::find_if(pile, [](int number) { return number > 0; }) - pile.begin());
  (pick.blind ? pick.kind : pick.turned) = some;
  return ask(table_, pick) <= Answer::odd;
}

bool Game::pick(const Pick& pick) {
  if (!may_pick(pick)) return false;
  picked_ = pick.kind;
  due_ = 1;
  return true;
}

bool Game::play(const Action& action) {
  if (is_over() || is_chance() || player_of(action) != seat_) return false;
  switch (stage_) {
    case Stage::choose: {
      const auto* picked = std::get_if<Pick>(&action);
      if (picked == nullptr || picked->turned || picked->blind == picked->kind.has_value()) return false;
      return pick(*picked);
    }
    case Stage::plan:
      if (!is_any<PlaceCounter, PlaceObstacle, Pass>(action) || !make(action)) return false;
      next_seat();
      return true;
    case Stage::travel: {
      Action read = action;
      if (auto* step = std::get_if<Step>(&read)) resolve(table_, *step);
      if (!is_any<Step, EndJourney>(read) || !make(read)) return false;
      if (std::holds_alternative<EndJourney>(read) || table_.end.ending != Ending::none) next_seat();
      return true;
    }
    default:
      if (!std::holds_alternative<Keep>(action) || !make(action)) return false;
      next_seat();
      return true;
  }
}

void Game::legal_plays(std::vector<Action>& plays) const {
  plays.clear();
  if (is_chance()) return;
  if (stage_ == Stage::choose) add_picks(plays);
  if (stage_ == Stage::plan) add_plan(plays);
  if (stage_ == Stage::travel) add_steps(plays);
  if (stage_ == Stage::travel) add_ends(plays);
  if (stage_ == Stage::keep) add_keeps(plays);
}

std::vector<Action> Game::legal_plays() const {
  std::vector<Action> plays;
  legal_plays(plays);
  return plays;
}

void Game::add_picks(std::vector<Action>& plays) const {
  const auto add = [&](const Pick& one) {
    if (may_pick(one)) plays.emplace_back(one);
  };
  for (int kind = 0; kind < transport_count; ++kind) add(Pick{.seat = seat_, .kind = Transport(kind)});
  add(Pick{.seat = seat_, .blind = true});
}

namespace {

/// Adds a play that breaks no rule.
template <class Play>
void add_legal(const KnownPosition& table, const Play& play, std::vector<Action>& plays) {
  plays.emplace_back(play);
  if (ask(table, plays.back()) > Answer::odd) plays.pop_back();
}

}  // namespace

void Game::add_plan(std::vector<Action>& plays) const {
  const KnownPlayer& player = table_.at(seat_);
  const auto link = [](std::uint8_t road) { return Link{way(WayId{road}).a, way(WayId{road}).b}; };
  // Where nothing can lie the rules need not be asked.
  for (int kind = 0; kind < counter_kinds; ++kind) {
    if (!player.holding.can({Transport(kind), Facing::either})) continue;
    for (std::uint8_t road = 0; road < road_count; ++road)
      if (table_.roads.counter[road] == KnownRoadPieces::none && cost(Transport(kind), way(WayId{road}).terrain) > 0)
        add_legal(table_, PlaceCounter{.seat = seat_, .kind = Transport(kind), .link = link(road)}, plays);
  }
  for (std::uint8_t road = 0; road < road_count && player.obstacle == Obstacle::available; ++road)
    if (table_.roads.counter[road] != KnownRoadPieces::none)
      add_legal(table_, PlaceObstacle{.seat = seat_, .link = link(road)}, plays);
  add_legal(table_, Pass{.seat = seat_}, plays);
}

void Game::add_steps(std::vector<Action>& plays) const {
  const KnownPlayer& player = table_.at(seat_);
  for_steps([&](const Step& along) {
    if (*along.from != player.at) return;
    Step step = along;
    step.seat = seat_;
    const WayId id = *step.way;
    const bool joined_twice = road_between(*step.from, step.to) && waterway_between(*step.from, step.to);
    if (joined_twice) step.by = by_of(id);
    if (!priced(table_, step)) return;
    const Price price = price_of(table_, step);
    const auto kind = price.land ? Transport(table_.roads.counter[id.value]) : Transport::raft;
    const int due = price.land ? counter_price(kind, way(id).terrain).min + price.obstacles_min : price.rafts;
    step.paid.of[static_cast<std::size_t>(kind)] = static_cast<std::uint8_t>(due);
    if (player.hand.can_hold(step.paid)) add_legal(table_, step, plays);
    if (!price.land) return;
    step.caravan = true;
    step.paid = {};
    by_kind::for_each_set(player.hand.of, 3 + price.obstacles_min, step.paid.of, [&] {
      const bool is_the_price = step.paid.of[static_cast<std::size_t>(kind)] == due && step.paid.count() == due;
      if (!is_the_price) add_legal(table_, step, plays);
    });
  });
}

void Game::add_ends(std::vector<Action>& plays) const {
  const KnownHand& hand = table_.at(seat_).hand;
  const int due = hand.size().max - hand_limit;
  if (due <= 0) return add_legal(table_, EndJourney{.seat = seat_}, plays);
  EndJourney end{.seat = seat_, .written = true};
  by_kind::for_each_set(hand.of, due, end.discard.of, [&] { add_legal(table_, end, plays); });
}

void Game::add_keeps(std::vector<Action>& plays) const {
  for (int kind = 0; kind < counter_kinds; ++kind)
    for (const Facing facing : {Facing::up, Facing::down}) {
      Keep keep{.seat = seat_, .counters = {.count = 1}};
      keep.counters.at[0] = {Transport(kind), facing};
      add_legal(table_, keep, plays);
    }
  add_legal(table_, Keep{.seat = seat_, .counters = {}}, plays);
}

// ---------------------------------------------------------------- the score

std::vector<Score> Game::scores() const {
  const auto all = elfenland::scores(widened(table_));
  return {all.begin(), all.begin() + table_.players};
}

std::vector<double> Game::returns() const {
  std::vector<double> share(table_.players, 0);
  if (!is_over()) return share;
  const std::vector<Score> all = scores();
  const auto wins = [](const Score& score) { return score.place.max == 1; };
  for (const Score& score : all)
    if (wins(score)) share[score.seat.value] = 1.0 / static_cast<double>(std::ranges::count_if(all, wins));
  return share;
}

}  // namespace elfref::elfenland
