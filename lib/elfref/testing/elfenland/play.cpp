#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/elfenland/live/game.h"
#include "elfref/elfenland/table/by_kind.h"
#include "elfref/elfenland/table/score.h"
#include "elfref/testing/breaches.h"
#include "elfref/testing/elfenland.h"
#include "elfref/testing/elfenland/box.h"

// A session is a game that is played out: what people like to play stands here; what is legal, what turns up, and what
// follows of itself, the game says.

namespace elfref::testing {
namespace playing {
namespace {

using namespace elfenland;
inline constexpr int most_seats = 6, hand_limit = 4;
constexpr std::array<std::string_view, 7> names{"Anna", "Boris", "Chris", "Dora", "Emil", "Fay", "Gus"};

/// A way out of a town.
struct Exit {
  TownId to;
  WayId way;
  bool twin = false;      ///< a road and a waterway lead there
  bool upstream = false;  ///< on a river, for a raft more
};
/// The ways out of every town.
const std::array<std::vector<Exit>, town_count>& exits_of_towns() {
  static const auto table = [] {
    std::array<std::vector<Exit>, town_count> found;
    for (std::uint8_t id = 0; id < way_count; ++id) {
      const Way& along = way(WayId{id});
      const bool twin = road_between(along.a, along.b) && waterway_between(along.a, along.b);
      const std::pair<TownId, TownId> both[] = {{along.a, along.b}, {along.b, along.a}};
      for (const auto& [from, to] : both)
        found[from.value].push_back({to, WayId{id}, twin, is_river(WayId{id}) && from == along.b});
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

/// A counter in front of its owner.
struct OwnCounter {
  Transport kind{};
  bool down = false;
};

/// Where a player means to be after what he has planned so far.
struct Intent {
  TownId at;
  TownSet towns;
  std::uint64_t hand = 0;
};

/// One game as its people play it, and what of it is written down.
class Playing {
 public:
  Playing(const Agreement& agreement, PlayedGame& played)
      : agreed_(agreement),
        played_(played),
        dice_(agreement.seed, stream_of(agreement.number, agreement.attempt) * 2),
        seats_(std::clamp(agreement.players, 2, most_seats)) {}

  /// False where the game was won before the record began.
  bool play() {
    sit_down();
    if (agreed_.players != seats_) {  // so many may not play
      begin_the_record(0);
      return true;
    }
    int number = agreed_.ahead ? agreed_.first_round : 1;
    for (; !game_->is_over() && !stopped_; ++number) play_round(number);
    played_.finished = !stopped_;
    played_.won_early = table().end.ending == Ending::early_win;
    for (std::size_t seat = 0; seat < table().player.size(); ++seat) played_.towns[seat] = table().player[seat].towns;
    if (played_.finished) claim();
    return recorded_;
  }

 private:
  [[nodiscard]] const KnownPosition& table() const { return game_->table(); }
  [[nodiscard]] const KnownPlayer& at(Seat seat) const { return table().at(seat); }
  [[nodiscard]] int any(int sides) { return dice_.below(sides); }
  [[nodiscard]] bool chance(int percent) { return dice_.chance(percent); }
  [[nodiscard]] static int has(std::uint64_t hand, int kind) { return by_kind::number_of(hand, Transport(kind)); }

  void add(const Action& play) { played_.plays.push_back(play); }
  /// A play that counts; after the last one the record ends.
  void add_counted(const Action& play) {
    add(play);
    if (recorded_ && agreed_.stop_after != 0 && ++counted_ >= agreed_.stop_after) stopped_ = true;
  }
  /// Makes a play, if it is legal, and writes it down.
  bool make(const Action& play) {
    if (!game_->play(play)) return false;
    add_counted(play);
    return true;
  }
  /// Any piece of some, every one as likely.
  int drawn_of(std::uint64_t& pieces) {
    int left = any(by_kind::sum(pieces)), kind = 0;
    while (left >= has(pieces, kind)) left -= has(pieces, kind++);
    pieces -= by_kind::one_of(Transport(kind));
    return kind;
  }
  [[nodiscard]] std::vector<OwnCounter> counters_of(Seat seat) const {
    const KnownHolding& holding = at(seat).holding;
    std::vector<OwnCounter> counters;
    for (int kind = 0; kind < counter_kinds; ++kind) {
      const int down = has(holding.down, kind) - has(holding.used_down, kind);
      const int all = has(holding.all(), kind) - has(holding.used, kind);
      for (int i = 0; i < all; ++i) counters.push_back({Transport(kind), i < down});
    }
    return counters;
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
    Session& session = played_.session;
    session.plays.clear();
    session.claims.clear();
    session.players.resize(static_cast<std::size_t>(agreed_.players));
    for (std::size_t i = 0; i < session.players.size(); ++i) session.players[i].name = names[i];
    session.edition = agreed_.edition;
    session.options = agreed_.options;
    session.options_set = agreed_.options_set;
    session.town_written = agreed_.towns_written;
    session.start.players.clear();
    session.start.written = session.start.roads_written = false;
    session.start.round = agreed_.first_round;
    session.start.phase = agreed_.first_phase;
    played_.options = agreed_.options;
    played_.claims.clear();
    played_.breach = {};
    played_.plays.clear();
    played_.beyond_need.clear();
    played_.agreed = agreed_;
    colours_ = any(2) == 0;
    deal_towns();
    const std::span<const TownId> towns(towns_.data(), agreed_.towns_written ? static_cast<std::size_t>(seats_) : 0);
    game_.emplace(seats_, agreed_.options, towns);
    if (agreed_.ahead) come_far();
  }

  void deal_towns() {
    TownSet dealt;
    for (TownId& card : towns_) {
      do {
        card = TownId{static_cast<std::uint8_t>(any(town_count))};
      } while (!town(card).card || dealt.has(card));
      dealt.add(card);
    }
  }

  /// Everybody has been to many towns, and some are nearly done.
  void come_far() {
    KnownPosition now = table();
    std::uint64_t cards = by_kind::cards_of_the_box(), counters = by_kind::counters_of_the_box();
    for (int i = 0; i < 5; ++i) ++now.box.row.of[static_cast<std::size_t>(drawn_of(counters))];
    now.box.row.unknown = 0;
    now.box.row_tracked = true;
    now.round = now.end.rounds_done = static_cast<std::uint8_t>(agreed_.first_round - 1);
    now.turns.next_first = bit(Seat{static_cast<std::uint8_t>((agreed_.first_round - 1) % seats_)});
    for (std::uint8_t seat = 0; seat < seats_; ++seat) {
      KnownPlayer& player = now.player[seat];
      for (int left = 12 + any(8); left > 0;) {
        const TownId next{static_cast<std::uint8_t>(any(town_count))};
        if (next == elvenhold || player.towns.has(next)) continue;
        player.towns.add(next);
        player.at = next;
        --left;
      }
      for (int left = any(hand_limit + 1); left > 0; --left)
        player.hand.of += by_kind::one_of(Transport(drawn_of(cards)));
      if (any(3) != 0) {
        const bool down = chance(30);
        (down ? player.holding.down : player.holding.up) += by_kind::one_of(Transport(drawn_of(counters)));
      }
      player.obstacle = chance(60) ? Obstacle::available : Obstacle::used;
    }
    now.box.cards_out = by_kind::cards_of_the_box() - cards;
    now.box.counters_out = by_kind::counters_of_the_box() - counters;
    now.box.stock = static_cast<std::uint8_t>(by_kind::sum(cards));
    game_.emplace(now);
  }

  // -------------------------------------------------------------- where the record begins

  void tell_the_start(int phase) {
    Start& start = played_.session.start;
    start.written = true;
    for (std::uint8_t seat = 0; seat < seats_; ++seat) {
      const KnownPlayer& player = table().player[seat];
      Start::Player& told = start.players.emplace_back();
      told.at = player.at;
      told.towns = static_cast<std::uint8_t>(player.towns.size());
      told.towns_listed = true;
      told.named = player.towns;
      told.hand = Pieces{};
      by_kind::store(player.hand.of, told.hand->of);
      told.counters = FacedCounters{};
      for (const OwnCounter& counter : counters_of({seat}))
        told.counters->at[told.counters->count++] = {counter.kind, counter.down ? Facing::down : Facing::up};
      told.obstacle_used = player.obstacle != Obstacle::available;
      add(StartPlayer{{seat}, start.phase});
    }
    if (phase < 4) return;
    start.roads_written = true;
    for (std::uint8_t id = 0; id < road_count; ++id)
      if (const KnownRoad road = table().lies(WayId{id}); road.occupied)
        add(StartRoad{
            .link = {way(WayId{id}).a, way(WayId{id}).b}, .counter = *road.counter, .obstacle = road.obstacles > 0});
  }

  void begin_the_record(int phase) {
    recorded_ = true;
    played_.plays.clear();
    played_.beyond_need.clear();
    add(BeginGame{.players = static_cast<std::uint8_t>(agreed_.players)});
    for (std::uint8_t seat = 0; seat < agreed_.players; ++seat) {
      TakeSeat take{.seat = {seat}, .colour = static_cast<std::uint8_t>(colours_ ? seat + 1 : 0)};
      if (agreed_.towns_written) take.town = towns_[seat];
      add(take);
    }
    if (agreed_.players != seats_) return;
    if (table().round > 1 || phase > 0) tell_the_start(phase);
    begin_round(phase);
  }

  void begin_round(int phase) {
    add(BeginRound{.number = table().round});
    if (phase <= 2) add(ShowRow{.row = table().box.row});  // its counters are known when phase 3 begins
  }

  /// A phase begins; the record too, if it is that one.
  void begin_phase(int phase) {
    if (recorded_ || table().round != agreed_.first_round) return;
    if (phases[static_cast<std::size_t>(phase)] == agreed_.first_phase) begin_the_record(phase);
  }

  // -------------------------------------------------------------- a round

  /// Pieces are drawn until somebody is to choose, or another phase begins; each play that they make is written down.
  void draw(std::string_view phase) {
    const auto bits = [this] { return dice_.next(); };
    while (game_->is_chance() && game_->phase() == phase && table().box.row.unknown == 0) {
      const Transport kind = game_->any_chance(bits);
      if (const auto made = game_->completed_by(kind)) add(*made);
      game_->draw(kind);
    }
  }

  void play_round(int number) {
    const auto bits = [this] { return dice_.next(); };
    while (table().box.row.unknown > 0) game_->draw(game_->any_chance(bits));
    if (recorded_) begin_round(0);
    begin_phase(0);
    draw(phase::deal);
    begin_phase(1);
    draw(phase::draw);
    begin_phase(2);
    add(BeginChoose{.complete = true});
    while (game_->phase() == phase::choose && !stopped_) take_counter();
    begin_phase(3);
    if (!stopped_) plan();
    begin_phase(4);
    if (!stopped_) travel(number);
    while (!stopped_ && game_->phase() == phase::keep) keep();
    if (!stopped_) add(EndRound{});
  }

  void take_counter() {
    const Seat seat = game_->to_play();
    const auto bits = [this] { return dice_.next(); };
    Pick pick{.seat = seat, .blind = true};
    if (!chance(habits_.blind)) {
      int best = 0;
      for (int kind = 0; kind < counter_kinds; ++kind)
        for (int i = 0; i < table().box.row.of[static_cast<std::size_t>(kind)]; ++i) {
          const int wish = 1 + 2 * has(at(seat).hand.of, kind) + any(5);
          if (wish > best) pick.kind = Transport(kind);
          best = std::max(best, wish);
        }
      pick.blind = false;
    }
    game_->play(pick);
    const Transport turned = game_->any_chance(bits);
    const auto made = game_->completed_by(turned);
    game_->draw(turned);
    add_counted(*made);
  }

  // -------------------------------------------------------------- 4 plan

  /// What a step costs as the table lies now.
  [[nodiscard]] Due due(const Exit& exit) const {
    if (!is_road(exit.way)) return {raft, is_ferry(exit.way) ? agreed_.options.lake_cost() : exit.upstream ? 2 : 1};
    const std::uint8_t kind = table().roads.counter[exit.way.value];
    if (kind == KnownRoadPieces::none) return {};
    return {kind, cost(Transport(kind), way(exit.way).terrain) + (table().blocked(exit.way) ? 1 : 0)};
  }

  static bool is_new(const TownSet& towns, TownId town) { return town != elvenhold && !towns.has(town); }

  static void go_on(Intent& intent, const Exit& exit, Due price) {
    const int paid = std::min(price.cards, has(intent.hand, price.kind));
    intent.hand -= by_kind::one_of(Transport(price.kind)) * static_cast<std::uint64_t>(paid);
    intent.at = exit.to;
    intent.towns.add(exit.to);
  }

  void follow_the_counters(Intent& intent) {
    for (int hops = 0; hops < 3; ++hops) {
      const Exit* next = nullptr;
      for (const Exit& exit : exits_of_towns()[intent.at.value]) {
        const Due price = due(exit);
        if (price.cards == 0 || !is_new(intent.towns, exit.to) || has(intent.hand, price.kind) < price.cards) continue;
        if (next == nullptr || any(2) == 0) next = &exit;
      }
      if (next == nullptr) return;
      go_on(intent, *next, due(*next));
    }
  }

  Link link_of(WayId id) {
    const Way& along = way(id);
    const By by = chance(habits_.by) ? By::road : By::unsaid;
    return any(2) == 0 ? Link{along.a, along.b, by} : Link{along.b, along.a, by};
  }

  bool lay_obstacle(Seat seat) {
    for (int tries = 0; tries < 8; ++tries) {
      const WayId id{static_cast<std::uint8_t>(any(road_count))};
      if (table().roads.counter[id.value] == KnownRoadPieces::none || table().blocked(id)) continue;
      if (make(PlaceObstacle{.seat = seat, .link = link_of(id)})) return true;
    }
    return false;
  }

  /// A counter on a road where the player means to go, or, now and then, anywhere.
  bool lay_counter(Seat seat, Intent& intent) {
    const std::vector<OwnCounter> own = counters_of(seat);
    if (own.empty() || !chance(habits_.place)) return false;
    follow_the_counters(intent);
    const Exit* way_on = nullptr;
    OwnCounter chosen{};
    int most = 4;
    for (const Exit& exit : exits_of_towns()[intent.at.value]) {
      if (!is_road(exit.way) || table().roads.counter[exit.way.value] != KnownRoadPieces::none) continue;
      for (const OwnCounter& counter : own) {
        const int price = cost(counter.kind, way(exit.way).terrain);
        if (price == 0) continue;
        const int can = has(intent.hand, static_cast<int>(counter.kind)) >= price ? 4 : 0;
        const int worth = (is_new(intent.towns, exit.to) ? 6 : 0) + can - price + any(3);
        if (worth <= most) continue;
        most = worth;
        way_on = &exit;
        chosen = counter;
      }
    }
    const auto lay = [&](const OwnCounter& counter, WayId road) {
      return make(PlaceCounter{.seat = seat, .kind = counter.kind, .hidden = counter.down, .link = link_of(road)});
    };
    if (way_on != nullptr && lay(chosen, way_on->way)) {
      go_on(intent, *way_on, due(*way_on));
      return true;
    }
    for (int tries = chance(60) ? 6 : 0; tries > 0; --tries) {
      const OwnCounter& counter = own[static_cast<std::size_t>(any(static_cast<int>(own.size())))];
      if (lay(counter, WayId{static_cast<std::uint8_t>(any(road_count))})) return true;
    }
    return false;
  }

  void plan() {
    const std::size_t begin = played_.plays.size();
    add(BeginPlan{.passes_recorded = false, .recorded = true});
    std::array<Intent, most_seats> intents;
    for (std::size_t seat = 0; seat < intents.size(); ++seat) {
      const KnownPlayer& player = table().player[seat];
      intents[seat] = {player.at, player.towns, player.hand.of};
    }
    bool pass_before = false, pass_recorded = false;
    while (game_->phase() == phase::plan && !stopped_) {
      const Seat seat = game_->to_play();
      const bool blocks = at(seat).obstacle == Obstacle::available && chance(habits_.obstacle) && lay_obstacle(seat);
      if (blocks || lay_counter(seat, intents[seat.value])) {
        pass_recorded = pass_recorded || pass_before;
      } else {
        make(Pass{.seat = seat});
        pass_before = true;
      }
    }
    std::get<BeginPlan>(played_.plays[begin]).passes_recorded = pass_recorded;
  }

  // -------------------------------------------------------------- 5 travel

  [[nodiscard]] bool leads_on(const KnownPlayer& player, TownId town) const {
    return std::ranges::any_of(exits_of_towns()[town.value],
                               [&](const Exit& exit) { return is_new(player.towns, exit.to) && due(exit).cards > 0; });
  }

  /// A step that a player thinks of.
  struct Wish {
    const Exit* exit = nullptr;
    Due price{};
    int caravan = 0;  ///< cards of one; 0: none
  };

  Wish best_wish(const KnownPlayer& player, bool last_round) {
    Wish best;
    int most = 2;
    const bool roams = chance(habits_.roam);
    for (const Exit& exit : exits_of_towns()[player.at.value]) {
      const Due price = due(exit);
      if (price.cards == 0) continue;
      const bool can = has(player.hand.of, price.kind) >= price.cards;
      const int caravan = 3 + (is_road(exit.way) && table().blocked(exit.way) ? 1 : 0);
      const bool free = agreed_.options.caravan() == CaravanOption::free;
      const bool may =
          is_road(exit.way) && player.hand.size().max >= caravan && (!can || (free && chance(habits_.caravan)));
      if (!can && !may) continue;
      int worth = any(4) - (may ? caravan : price.cards) + (roams ? 4 : 0);
      if (is_new(player.towns, exit.to)) worth += 9;
      if (leads_on(player, exit.to)) worth += 3;
      if (agreed_.towns_written && last_round)
        worth += 2 * (distance(player.at, *player.town, agreed_.options.distance()) -
                      distance(exit.to, *player.town, agreed_.options.distance()));
      if (worth <= most) continue;
      most = worth;
      best = {&exit, price, may ? caravan : 0};
    }
    return best;
  }

  bool take_step(Seat seat, const Wish& wish) {
    std::uint64_t hand = at(seat).hand.of;
    Step step{.seat = seat, .to = wish.exit->to, .paid = {}};
    if (wish.caravan != 0) {
      for (int n = 0; n < wish.caravan; ++n) ++step.paid.of[static_cast<std::size_t>(drawn_of(hand))];
      step.caravan = habits_.says_caravan || wish.exit->twin;
    } else {
      int cards = wish.price.cards;
      const bool overpays = agreed_.options.overpay() == Overpay::note && cards == 1 && !wish.exit->twin &&
                            has(hand, wish.price.kind) > cards && chance(habits_.overpay);
      if (overpays) ++cards;
      step.paid.of[static_cast<std::size_t>(wish.price.kind)] = static_cast<std::uint8_t>(cards);
    }
    if (chance(habits_.by))
      step.by = is_road(wish.exit->way) ? By::road : is_river(wish.exit->way) ? By::river : By::ferry;
    return make(step);
  }

  void travel(int number) {
    add(BeginTravel{.complete = true});
    while (game_->phase() == phase::travel && !stopped_) {
      const Seat seat = game_->to_play();
      add(BeginJourney{.seat = seat});
      const auto under_way = [&] {
        return !stopped_ && game_->phase() == phase::travel && table().end.ending == Ending::none;
      };
      while (under_way() && !chance(habits_.stop)) {
        const Wish wish = best_wish(at(seat), number == agreed_.options.rounds());
        if (wish.exit == nullptr || !take_step(seat, wish)) break;
      }
      if (!stopped_) end_journey(seat, under_way());
    }
  }

  void end_journey(Seat seat, bool goes_on) {
    EndJourney end{.seat = seat, .discard = {}, .written = false};
    std::uint64_t hand = at(seat).hand.of;
    const int held = by_kind::sum(hand), due = std::max(0, held - hand_limit);
    int cards = goes_on ? due : 0;
    if (goes_on && chance(habits_.surplus)) cards += any(held - cards + 1);
    if (goes_on && cards > due) played_.beyond_need.push_back(played_.plays.size());
    for (; cards > 0; --cards) {
      ++end.discard.of[static_cast<std::size_t>(drawn_of(hand))];
      end.written = true;
    }
    if (goes_on) game_->play(end);
    end.written ? add_counted(end) : add(end);
  }

  // -------------------------------------------------------------- 6 the end of the round, and of the game

  void keep() {
    const Seat seat = game_->to_play();
    const std::vector<OwnCounter> own = counters_of(seat);
    Keep kept{.seat = seat, .counters = {}};
    if (!own.empty() && !chance(habits_.keep_none)) {
      const OwnCounter& counter = own[static_cast<std::size_t>(any(static_cast<int>(own.size())))];
      kept.counters.at[kept.counters.count++] = {counter.kind, counter.down ? Facing::down : Facing::either};
    }
    game_->play(kept);
    add(kept);
  }

  void claim() {
    const std::vector<Score> scores = game_->scores();
    std::uint16_t winners = 0;
    for (const Score& score : scores)
      if (score.place.max == 1) winners |= bit(score.seat);
    played_.claims.emplace_back(ClaimWinner{.seats = winners});
    for (const Score& score : scores) {
      using Key = ClaimResult::Key;
      const auto claims = [&](Key key, int value) {
        played_.claims.emplace_back(ClaimResult{.key = key, .seat = score.seat, .value = value});
      };
      claims(Key::towns, score.towns.max);
      claims(Key::at, at(score.seat).at.value);
      if (agreed_.towns_written) {
        claims(Key::distance, score.distance->max);
        claims(Key::score, score.score.max);
      }
      claims(Key::cards, at(score.seat).hand.size().max);
      claims(Key::place, score.place.max);
    }
  }

  const Agreement& agreed_;
  PlayedGame& played_;
  Dice dice_;
  int seats_;  // at the game: of a table where a rule is broken more or fewer sit
  Habits habits_{};
  bool colours_ = false;  // they are written down
  std::array<TownId, 7> towns_{};
  std::optional<Game> game_{};
  bool recorded_ = false;  // the record has begun
  bool stopped_ = false;   // the record ends
  int counted_ = 0;        // plays of the record that count
};

}  // namespace
}  // namespace playing

void play_game(const Agreement& agreed, PlayedGame& game) {
  if (playing::Playing(agreed, game).play()) return;
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
