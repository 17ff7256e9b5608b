#include <algorithm>
#include <bit>
#include <utility>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/elfenland.h"
#include "elfref/testing/elfenland/box.h"

namespace elfref::testing {
namespace {

using namespace elfenland;

constexpr int most_players = 7;  // with whom a rule is broken
constexpr int raft = static_cast<int>(Transport::raft);
constexpr int hand_limit = 4;
constexpr int all_towns = 20;
constexpr std::array<std::string_view, most_players> names{"Anna", "Boris", "Chris", "Dora", "Emil", "Fay", "Gus"};
constexpr std::array<std::string_view, 5> phases{phase::deal, phase::draw, phase::choose, phase::plan, phase::travel};

/// A way out of a town.
struct Exit {
  TownId to;
  WayId way;
  bool twin = false;  ///< a road and a waterway lead there
};

struct Exits {
  std::array<Exit, 12> all{};
  std::uint8_t count = 0;
  [[nodiscard]] const Exit* begin() const { return all.data(); }
  [[nodiscard]] const Exit* end() const { return all.data() + count; }
};

/// The ways out of every town.
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

/// What a step costs: cards of one kind; 0 where nobody can go.
struct Due {
  int kind = raft;
  int cards = 0;
};

/// How the people of one table like to play, in percent.
struct Habits {
  int blind, place, obstacle, roam, stop, caravan, surplus, keep_none, overpay, by;
  bool says_caravan;
};

class Playing {
 public:
  Playing(const Agreement& agreed, PlayedGame& game)
      : agreed_(agreed),
        game_(game),
        dice_(agreed.seed, stream_of(agreed.number, agreed.attempt) * 2),
        options_(agreed.options),
        count_(agreed.players) {}

  void play() {
    sit_down();
    int number = agreed_.ahead ? agreed_.first_round : 1;
    if (agreed_.ahead) come_far();
    for (; number <= options_.rounds() && !stopped_ && !over_; ++number) round(number);
    game_.finished = !stopped_;
    game_.won_early = over_;
    for (std::size_t seat = 0; seat < player_.size(); ++seat) game_.towns[seat] = player_[seat].towns;
    if (game_.finished) claim();
  }

  /// The game came to where the record was to begin.
  [[nodiscard]] bool recorded() const { return recorded_; }

 private:
  [[nodiscard]] int any(int sides) { return dice_.below(sides); }
  [[nodiscard]] bool chance(int percent) { return dice_.chance(percent); }
  [[nodiscard]] TruePlayer& at(Seat seat) { return player_[seat.value]; }
  [[nodiscard]] Seat seat_at(int place) const { return {static_cast<std::uint8_t>((first_ + place) % count_)}; }

  template <class Play>
  void add(const Play& play) {
    game_.plays.emplace_back(play);
  }

  /// A play that counts; after the last one the record ends.
  template <class Play>
  void add_counted(const Play& play) {
    add(play);
    if (recorded_ && agreed_.stop_after != 0 && ++counted_ >= agreed_.stop_after) stopped_ = true;
  }

  // -------------------------------------------------------------- before the game

  void sit_down() {
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

  void shuffle_box() {
    for (int kind = 0; kind < transport_count; ++kind) {
      stock_.put(kind, cards_in_box(Transport(kind)));
      bag_.put(kind, counters_in_box(Transport(kind)));
    }
    for (int& kind : row_) kind = bag_.draw(dice_);
  }

  void deal_towns() {
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

  /// Everybody has been to many towns, and some are nearly done.
  void come_far() {
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

  // -------------------------------------------------------------- where the record begins

  /// A phase begins; the record too, if it is that one.
  void begin_phase(int phase) {
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

  void begin_midway(int phase) {
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

  // -------------------------------------------------------------- a round

  void round(int number) {
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

  void begin_round(int phase = 0) {
    add(BeginRound{.number = static_cast<std::uint8_t>(round_)});
    row_at_ = game_.plays.size();
    if (phase <= 2) add(ShowRow{});  // its counters are known when phase 3 begins
  }

  int next_card() {
    if (stock_.size == 0) stock_.put_all(discarded_);
    const int kind = stock_.draw(dice_);
    if (stock_.size == 0) stock_.put_all(discarded_);
    return kind;
  }

  void deal() {
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

  void draw() {
    for (int place = 0; place < count_; ++place) {
      const int kind = bag_.draw(dice_);
      at(seat_at(place)).add(kind, true);
      Draw drawn{.seat = seat_at(place), .counters = {}};
      drawn.counters.of[static_cast<std::size_t>(kind)] = 1;
      add(drawn);
    }
  }

  // -------------------------------------------------------------- 3 choose

  void show_row() {
    if (options_.row() == RowOption::refresh && round_ > 1) {
      for (const int kind : row_) bag_.put(kind);
      for (int& kind : row_) kind = bag_.draw(dice_);
    }
    if (!recorded_) return;
    ShowRow shown;
    for (const int kind : row_) ++shown.row.of[static_cast<std::size_t>(kind)];
    game_.plays[row_at_] = shown;
  }

  void choose() {
    show_row();
    add(BeginChoose{.complete = true});
    for (int pick = 0; pick < 3 * count_ && !stopped_; ++pick) take_counter(seat_at(pick % count_));
  }

  void take_counter(Seat seat) {
    TruePlayer& player = at(seat);
    if (chance(habits_.blind)) {
      const int kind = bag_.draw(dice_);
      player.add(kind, false);
      return add_counted(Pick{.seat = seat, .kind = Transport(kind), .blind = true});
    }
    int best = 0, chosen = 0;
    for (int i = 0; i < 5; ++i) {
      const int wish = 1 + 2 * player.hand.has(row_[static_cast<std::size_t>(i)]) + any(5);
      if (wish > best) chosen = i;
      best = std::max(best, wish);
    }
    int& shown = row_[static_cast<std::size_t>(chosen)];
    const int kind = std::exchange(shown, bag_.draw(dice_));
    player.add(kind, false);
    add_counted(Pick{.seat = seat, .kind = Transport(kind), .turned = Transport(shown)});
  }

  // -------------------------------------------------------------- 4 plan

  /// What a step costs as the table lies now.
  [[nodiscard]] Due due(const Exit& exit) const {
    const Way& along = way(exit.way);
    if (is_ferry(exit.way)) return {raft, options_.lake_cost()};
    if (is_river(exit.way)) return {raft, along.b == exit.to ? 1 : 2};
    const TrueRoad& road = road_[exit.way.value];
    if (road.counter < 0) return {};
    return {road.counter, cost(Transport(road.counter), along.terrain) + (road.obstacle ? 1 : 0)};
  }

  /// Where a player means to be after what he has planned so far.
  struct Intent {
    TownId at;
    TownSet towns;
    Heap hand;
  };

  void follow_the_counters(Intent& intent) {
    for (int hops = 0; hops < 3; ++hops) {
      const Exit* next = nullptr;
      for (const Exit& exit : exits()[intent.at.value]) {
        const Due price = due(exit);
        if (price.cards == 0 || intent.hand.has(price.kind) < price.cards) continue;
        if (exit.to == elvenhold || intent.towns.has(exit.to)) continue;
        if (next == nullptr || any(2) == 0) next = &exit;
      }
      if (next == nullptr) return;
      go_on(intent, *next, due(*next));
    }
  }

  static void go_on(Intent& intent, const Exit& exit, Due price) {
    intent.hand.take(price.kind, std::min(price.cards, intent.hand.has(price.kind)));
    intent.at = exit.to;
    intent.towns.add(exit.to);
  }

  /// A counter on a road: which of a player's, and where.
  struct Idea {
    int counter = -1;
    WayId road;
    const Exit* exit = nullptr;
  };

  [[nodiscard]] Idea best_idea(const TruePlayer& player, const Intent& intent) {
    Idea best;
    int most = 4;
    for (const Exit& exit : exits()[intent.at.value]) {
      if (!is_road(exit.way) || road_[exit.way.value].counter >= 0) continue;
      const bool fresh = exit.to != elvenhold && !intent.towns.has(exit.to);
      for (int i = 0; i < player.counter_count; ++i) {
        const int kind = player.counters[static_cast<std::size_t>(i)].kind;
        const int price = cost(Transport(kind), way(exit.way).terrain);
        if (price == 0) continue;
        const int worth = (fresh ? 6 : 0) + (intent.hand.has(kind) >= price ? 4 : 0) - price + any(3);
        if (worth <= most) continue;
        most = worth;
        best = {i, exit.way, &exit};
      }
    }
    return best;
  }

  [[nodiscard]] Idea any_idea(const TruePlayer& player) {
    for (int tries = 0; tries < 6; ++tries) {
      const int i = any(player.counter_count);
      const WayId road{static_cast<std::uint8_t>(any(road_count))};
      const int kind = player.counters[static_cast<std::size_t>(i)].kind;
      if (road_[road.value].counter < 0 && cost(Transport(kind), way(road).terrain) > 0) return {i, road, nullptr};
    }
    return {};
  }

  bool lay_obstacle(Seat seat) {
    for (int tries = 0; tries < 8; ++tries) {
      const WayId id{static_cast<std::uint8_t>(any(road_count))};
      TrueRoad& road = road_[id.value];
      if (road.counter < 0 || road.obstacle) continue;
      road.obstacle = true;
      at(seat).obstacle = false;
      add_counted(PlaceObstacle{.seat = seat, .link = link_of(id)});
      return true;
    }
    return false;
  }

  [[nodiscard]] Link link_of(WayId id) {
    const Way& along = way(id);
    const By by = chance(habits_.by) ? By::road : By::unsaid;
    return any(2) == 0 ? Link{along.a, along.b, by} : Link{along.b, along.a, by};
  }

  /// One turn; false: a pass.
  bool lay(Seat seat, Intent& intent) {
    TruePlayer& player = at(seat);
    if (player.obstacle && chance(habits_.obstacle) && lay_obstacle(seat)) return true;
    if (player.counter_count == 0 || !chance(habits_.place)) return false;
    follow_the_counters(intent);
    Idea idea = best_idea(player, intent);
    if (idea.counter < 0 && chance(60)) idea = any_idea(player);
    if (idea.counter < 0) return false;
    const OwnCounter counter = player.remove(idea.counter);
    road_[idea.road.value].counter = static_cast<std::int8_t>(counter.kind);
    if (idea.exit != nullptr) go_on(intent, *idea.exit, due(*idea.exit));
    add_counted(PlaceCounter{
        .seat = seat, .kind = Transport(counter.kind), .hidden = counter.down, .link = link_of(idea.road)});
    return true;
  }

  void plan() {
    const std::size_t begin = game_.plays.size();
    add(BeginPlan{.passes_recorded = false, .recorded = true});
    std::array<Intent, most_players> intents;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(count_); ++seat)
      intents[seat] = {player_[seat].at, player_[seat].towns, player_[seat].hand};
    const bool lap = options_.pass_end() == PassEnd::lap;
    bool pass_before = false, pass_recorded = false;
    int passes = 0;  // in succession; of a lap those in it
    for (int place = 0; !stopped_; place = (place + 1) % count_) {
      if (lap && place == 0) passes = 0;
      const Seat seat = seat_at(place);
      if (lay(seat, intents[seat.value])) {
        if (!lap) passes = 0;
        pass_recorded = pass_recorded || pass_before;
        continue;
      }
      add_counted(Pass{.seat = seat});
      pass_before = true;
      if (++passes == count_) break;
    }
    std::get<BeginPlan>(game_.plays[begin]).passes_recorded = pass_recorded;
  }

  // -------------------------------------------------------------- 5 travel

  /// A step that a player thinks of.
  struct Wish {
    const Exit* exit = nullptr;
    Due price;
    int caravan = 0;  ///< cards of one; 0: none
  };

  [[nodiscard]] bool leads_on(const TruePlayer& player, TownId town) const {
    for (const Exit& exit : exits()[town.value])
      if (exit.to != elvenhold && !player.towns.has(exit.to) && due(exit).cards > 0) return true;
    return false;
  }

  [[nodiscard]] int worth(const TruePlayer& player, const Exit& exit, int cards, bool roams) {
    int worth = any(4) - cards;
    const bool fresh = exit.to != elvenhold && !player.towns.has(exit.to);
    if (fresh) worth += 9;
    if (leads_on(player, exit.to)) worth += 3;
    if (roams) worth += 4;
    if (agreed_.towns_written && round_ == options_.rounds())
      worth += 2 * (distance(player.at, player.card, options_.distance()) -
                    distance(exit.to, player.card, options_.distance()));
    return worth;
  }

  [[nodiscard]] Wish best_wish(const TruePlayer& player) {
    Wish best;
    int most = 2;
    const bool roams = chance(habits_.roam);
    for (const Exit& exit : exits()[player.at.value]) {
      const Due price = due(exit);
      if (price.cards == 0) continue;
      const bool can = player.hand.has(price.kind) >= price.cards;
      const int caravan = 3 + (is_road(exit.way) && road_[exit.way.value].obstacle ? 1 : 0);
      const bool may = is_road(exit.way) && player.hand.size >= caravan &&
                       (!can || (options_.caravan() == CaravanOption::free && chance(habits_.caravan)));
      if (!can && !may) continue;
      const int found = worth(player, exit, may ? caravan : price.cards, roams);
      if (found <= most) continue;
      most = found;
      best = {&exit, price, may ? caravan : 0};
    }
    return best;
  }

  void take_step(Seat seat, const Wish& wish) {
    TruePlayer& player = at(seat);
    Step step{.seat = seat, .to = wish.exit->to, .paid = {}};
    if (wish.caravan != 0) {
      for (int n = 0; n < wish.caravan; ++n) pay(step, player.hand.draw(dice_));
      step.caravan = habits_.says_caravan || wish.exit->twin;
    } else {
      for (int n = 0; n < wish.price.cards; ++n) {
        player.hand.take(wish.price.kind);
        pay(step, wish.price.kind);
      }
      const bool overpays = options_.overpay() == Overpay::note && wish.price.cards == 1 && !wish.exit->twin &&
                            player.hand.has(wish.price.kind) > 0 && chance(habits_.overpay);
      if (overpays) {
        player.hand.take(wish.price.kind);
        pay(step, wish.price.kind);
      }
    }
    if (chance(habits_.by))
      step.by = is_road(wish.exit->way) ? By::road : is_river(wish.exit->way) ? By::river : By::ferry;
    player.at = step.to;
    if (step.to != elvenhold) player.towns.add(step.to);
    if (options_.early_win() == EarlyWin::immediate && counts_early() && player.towns.size() == all_towns) {
      over_ = true;
      completers_ = 1u << seat.value;
    }
    add_counted(step);
  }

  void pay(Step& step, int kind) {
    ++step.paid.of[static_cast<std::size_t>(kind)];
    discarded_.put(kind);
  }

  /// A game that goes on after this round may be won early in it.
  [[nodiscard]] bool counts_early() const { return round_ <= 3 && round_ < options_.rounds(); }

  void journey(Seat seat) {
    TruePlayer& player = at(seat);
    add(BeginJourney{.seat = seat});
    while (!stopped_ && !over_ && !chance(habits_.stop)) {
      const Wish wish = best_wish(player);
      if (wish.exit == nullptr) break;
      take_step(seat, wish);
    }
    if (stopped_) return;
    EndJourney end{.seat = seat, .discard = {}, .written = false};
    if (!over_) {
      const int due = std::max(0, player.hand.size - hand_limit);
      int cards = due;
      if (chance(habits_.surplus)) cards += any(player.hand.size - cards + 1);
      if (cards > due) game_.beyond_need.push_back(game_.plays.size());
      for (; cards > 0; --cards) {
        const int kind = player.hand.draw(dice_);
        ++end.discard.of[static_cast<std::size_t>(kind)];
        discarded_.put(kind);
        end.written = true;
      }
    }
    if (end.written) {
      add_counted(end);
    } else {
      add(end);
    }
  }

  void travel() {
    add(BeginTravel{.complete = true});
    for (int place = 0; place < count_ && !stopped_ && !over_; ++place) journey(seat_at(place));
  }

  // -------------------------------------------------------------- 6 the end of the round

  void end_round() {
    for (TrueRoad& road : road_) {
      if (road.counter >= 0) bag_.put(road.counter);
      road = {};
    }
    test_early_win();
    if (!over_ && round_ < options_.rounds())
      for (int place = 0; place < count_; ++place) keep(seat_at(place));
    add(EndRound{});
  }

  void keep(Seat seat) {
    TruePlayer& player = at(seat);
    Keep kept{.seat = seat, .counters = {}};
    int chosen = -1;
    if (player.counter_count > 0 && !chance(habits_.keep_none)) chosen = any(player.counter_count);
    const OwnCounter counter = chosen >= 0 ? player.remove(chosen) : OwnCounter{};
    while (player.counter_count > 0) bag_.put(player.remove(0).kind);
    if (chosen >= 0) {
      player.add(counter.kind, counter.down);
      kept.counters.at[kept.counters.count++] = {Transport(counter.kind), counter.down ? Facing::down : Facing::either};
    }
    add(kept);
  }

  void test_early_win() {
    const bool tested = options_.early_win() == EarlyWin::end_of_round ||
                        (options_.early_win() == EarlyWin::end_of_round_3 && round_ == 3);
    if (over_ || !tested || !counts_early()) return;
    for (int seat = 0; seat < count_; ++seat)
      if (player_[static_cast<std::size_t>(seat)].towns.size() == all_towns) completers_ |= 1u << seat;
    over_ = completers_ != 0;
  }

  // -------------------------------------------------------------- the result

  /// How a player stands: the more the better, one after the other.
  struct Count {
    bool early = false;
    int score = 0;
    int near = 0;
    int cards = 0;
    friend auto operator<=>(const Count&, const Count&) = default;
  };

  [[nodiscard]] int way_left(const TruePlayer& player) const {
    return agreed_.towns_written ? distance(player.at, player.card, options_.distance()) : 0;
  }

  [[nodiscard]] Count count_of(int seat) const {
    const TruePlayer& player = player_[static_cast<std::size_t>(seat)];
    const int left = way_left(player);
    const int cards = std::min(player.hand.size, hand_limit);
    const bool by_cards = !agreed_.towns_written || options_.second_tiebreak() == SecondTiebreak::hand;
    Count count{.score = player.towns.size() - left, .near = -left, .cards = by_cards ? cards : 0};
    if ((completers_ >> seat & 1u) == 0) return count;
    int most = 0;
    for (int other = 0; other < count_; ++other)
      if ((completers_ >> other & 1u) != 0)
        most = std::max(most, std::min(player_[static_cast<std::size_t>(other)].hand.size, hand_limit));
    // All who have won early have won alike.
    if (cards == most) count = {.early = true};
    return count;
  }

  void claim() {
    std::array<int, most_players> place{};
    std::uint16_t winners = 0;
    for (int seat = 0; seat < count_; ++seat) {
      const Count own = count_of(seat);
      place[static_cast<std::size_t>(seat)] = 1;
      for (int other = 0; other < count_; ++other)
        if (count_of(other) > own) ++place[static_cast<std::size_t>(seat)];
      if (place[static_cast<std::size_t>(seat)] == 1) winners |= static_cast<std::uint16_t>(1u << seat);
    }
    game_.claims.emplace_back(ClaimWinner{.seats = winners});
    for (std::uint8_t seat = 0; seat < count_; ++seat) {
      using Key = ClaimResult::Key;
      const TruePlayer& player = player_[seat];
      const auto claims = [&](Key key, int value) {
        game_.claims.emplace_back(ClaimResult{.key = key, .seat = {seat}, .value = value});
      };
      claims(Key::towns, player.towns.size());
      claims(Key::at, player.at.value);
      if (agreed_.towns_written) {
        claims(Key::distance, way_left(player));
        claims(Key::score, player.towns.size() - way_left(player));
      }
      claims(Key::cards, player.hand.size);
      claims(Key::place, place[seat]);
    }
  }

  const Agreement& agreed_;
  PlayedGame& game_;
  Dice dice_;
  const Options& options_;
  int count_;
  Habits habits_{};
  bool colours_ = false;
  std::array<TruePlayer, most_players> player_{};
  std::array<TrueRoad, road_count> road_{};
  std::array<int, 5> row_{};
  Heap stock_, discarded_, bag_;
  int round_ = 0;
  int first_ = 0;
  std::size_t row_at_ = 0;  // where the row of this round is to stand
  bool recorded_ = false;   // the record has begun
  int counted_ = 0;
  bool stopped_ = false;  // the record ends
  bool over_ = false;     // the game was won early
  unsigned completers_ = 0;
};

}  // namespace

void play_game(const Agreement& agreed, PlayedGame& game) {
  Playing playing(agreed, game);
  playing.play();
  if (playing.recorded()) return;
  // It was won before.
  Agreement whole = agreed;
  whole.first_round = 1;
  whole.first_phase = phase::deal;
  play_game(whole, game);
}

PlayedGame play_game(const Agreement& agreed) {
  PlayedGame game;
  play_game(agreed, game);
  return game;
}

}  // namespace elfref::testing
