#include "elfref/testing/elfenland/playing.h"

namespace elfref::testing {
namespace playing {

namespace {

constexpr std::array<std::string_view, most_players> names{"Anna", "Boris", "Chris", "Dora", "Emil", "Fay", "Gus"};

}  // namespace

const std::array<Exits, town_count>& exits() {
  static const auto table = [] {
    std::array<Exits, town_count> found;
    for (std::uint8_t id = 0; id < way_count; ++id) {
      const Way& along = way(WayId{id});
      const bool twin = road_between(along.a, along.b) && waterway_between(along.a, along.b);
      const std::pair<TownId, TownId> both[] = {{along.a, along.b}, {along.b, along.a}};
      for (const auto& [from, to] : both) {
        Exits& of = found[from.value];
        of.all[of.count++] = {to, WayId{id}, twin};
      }
    }
    return found;
  }();
  return table;
}

void Playing::play() {
  sit_down();
  int number = agreed_.ahead ? agreed_.first_round : 1;
  if (agreed_.ahead) come_far();
  for (; number <= options_.rounds() && !stopped_ && !over_; ++number) round(number);
  game_.finished = !stopped_;
  game_.won_early = over_;
  for (std::size_t seat = 0; seat < player_.size(); ++seat) game_.towns[seat] = player_[seat].towns;
  if (game_.finished) claim();
}

// ---------------------------------------------------------------- before the game

void Playing::sit_down() {
  habits_ = {.blind = 10 + any(40),
             .place = 70 + any(30),
             .obstacle = 5 + any(25),
             .roam = any(25),
             .stop = any(6),
             .caravan = any(8),
             .surplus = any(8),
             .keep_none = any(20),
             .overpay = any(3),
             .by = any(30),
             .says_caravan = any(4) != 0};
  Session& session = game_.session;
  session.plays.clear();
  session.claims.clear();
  session.players.resize(static_cast<std::size_t>(count_));
  for (std::size_t i = 0; i < session.players.size(); ++i) session.players[i].name = names[i];
  session.edition = agreed_.edition;
  session.options = options_;
  session.options_set = agreed_.options_set;
  session.town_written = agreed_.towns_written;
  session.start.players.clear();
  session.start.written = session.start.roads_written = false;
  session.start.round = agreed_.first_round;
  session.start.phase = agreed_.first_phase;
  game_.options = options_;
  game_.claims.clear();
  game_.breach = {};
  game_.plays.clear();
  game_.beyond_need.clear();
  game_.agreed = agreed_;
  colours_ = any(2) == 0;
  shuffle_box();
  deal_towns();
}

void Playing::shuffle_box() {
  for (int kind = 0; kind < transport_count; ++kind) {
    stock_.put(kind, cards_in_box(Transport(kind)));
    bag_.put(kind, counters_in_box(Transport(kind)));
  }
  for (int& kind : row_) kind = bag_.draw(dice_);
}

void Playing::deal_towns() {
  TownSet dealt;
  for (int seat = 0; seat < count_; ++seat) {
    TownId card;
    do {
      card = TownId{static_cast<std::uint8_t>(any(town_count))};
    } while (!town(card).card || dealt.has(card));
    dealt.add(card);
    player_[static_cast<std::size_t>(seat)].card = card;
  }
}

void Playing::come_far() {
  for (int seat = 0; seat < count_; ++seat) {
    TruePlayer& player = player_[static_cast<std::size_t>(seat)];
    for (int left = 12 + any(8); left > 0;) {
      const TownId next{static_cast<std::uint8_t>(any(town_count))};
      if (next == elvenhold || player.towns.has(next)) continue;
      player.towns.add(next);
      player.at = next;
      --left;
    }
    for (int cards = any(hand_limit + 1); cards > 0; --cards) player.hand.put(stock_.draw(dice_));
    if (any(3) != 0) {
      const bool down = chance(30);  // thrown by itself: compilers differ in which argument they come to first
      player.add(bag_.draw(dice_), down);
    }
    player.obstacle = chance(60);
  }
}

// ---------------------------------------------------------------- where the record begins

void Playing::begin_phase(int phase) {
  if (recorded_ || round_ != agreed_.first_round || phases[static_cast<std::size_t>(phase)] != agreed_.first_phase)
    return;
  recorded_ = true;
  game_.plays.clear();
  game_.beyond_need.clear();
  add(BeginGame{.players = static_cast<std::uint8_t>(count_)});
  for (std::uint8_t seat = 0; seat < count_; ++seat) {
    TakeSeat take{.seat = {seat}, .colour = static_cast<std::uint8_t>(colours_ ? seat + 1 : 0)};
    if (agreed_.towns_written) take.town = player_[seat].card;
    add(take);
  }
  if (round_ > 1 || phase > 0) begin_midway(phase);
  begin_round(phase);
}

void Playing::begin_midway(int phase) {
  Start& start = game_.session.start;
  start.written = true;
  for (std::uint8_t seat = 0; seat < count_; ++seat) {
    const TruePlayer& player = player_[seat];
    Start::Player& told = start.players.emplace_back();
    told.at = player.at;
    told.towns = static_cast<std::uint8_t>(player.towns.size());
    told.towns_listed = true;
    told.named = player.towns;
    told.hand = Pieces{.of = player.hand.of};
    told.counters = FacedCounters{};
    for (int i = 0; i < player.counter_count; ++i) {
      const OwnCounter& counter = player.counters[static_cast<std::size_t>(i)];
      told.counters->at[told.counters->count++] = {Transport(counter.kind), counter.down ? Facing::down : Facing::up};
    }
    told.obstacle_used = !player.obstacle;
    add(StartPlayer{{seat}, start.phase});
  }
  if (phase < 4) return;
  start.roads_written = true;
  for (std::uint8_t id = 0; id < road_count; ++id)
    if (const TrueRoad& road = road_[id]; road.counter >= 0)
      add(StartRoad{.link = {way(WayId{id}).a, way(WayId{id}).b},
                    .counter = Transport(road.counter),
                    .obstacle = road.obstacle});
}

// ---------------------------------------------------------------- a round

void Playing::round(int number) {
  round_ = number;
  first_ = (number - 1) % count_;
  if (recorded_) begin_round();
  begin_phase(0);
  deal();
  begin_phase(1);
  draw();
  begin_phase(2);
  choose();
  begin_phase(3);
  if (!stopped_) plan();
  begin_phase(4);
  if (!stopped_) travel();
  if (!stopped_) end_round();
}

void Playing::begin_round(int phase) {
  add(BeginRound{.number = static_cast<std::uint8_t>(round_)});
  row_at_ = game_.plays.size();
  if (phase <= 2) add(ShowRow{});  // its counters are known when phase 3 begins
}

int Playing::next_card() {
  if (stock_.size == 0) stock_.put_all(discarded_);
  const int kind = stock_.draw(dice_);
  if (stock_.size == 0) stock_.put_all(discarded_);
  return kind;
}

void Playing::deal() {
  if (options_.reshuffle() == Reshuffle::every_round) stock_.put_all(discarded_);
  for (int place = 0; place < count_; ++place) {
    TruePlayer& player = at(seat_at(place));
    Deal dealt{.seat = seat_at(place), .cards = {}};
    for (int due = options_.deal() == DealOption::new_8 ? 8 : 8 - player.hand.size; due > 0; --due) {
      const auto kind = static_cast<std::size_t>(next_card());
      player.hand.put(static_cast<int>(kind));
      ++dealt.cards.of[kind];
    }
    add(dealt);
  }
}

void Playing::draw() {
  for (int place = 0; place < count_; ++place) {
    const int kind = bag_.draw(dice_);
    at(seat_at(place)).add(kind, true);
    Draw drawn{.seat = seat_at(place), .counters = {}};
    drawn.counters.of[static_cast<std::size_t>(kind)] = 1;
    add(drawn);
  }
}

}  // namespace playing

void play_game(const Agreement& agreed, PlayedGame& game) {
  playing::Playing people(agreed, game);
  people.play();
  if (people.recorded()) return;
  // It was won before.
  Agreement whole = agreed;
  whole.first_round = 1;
  whole.first_phase = elfenland::phase::deal;
  play_game(whole, game);
}

PlayedGame play_game(const Agreement& agreed) {
  PlayedGame game;
  play_game(agreed, game);
  return game;
}

}  // namespace elfref::testing
