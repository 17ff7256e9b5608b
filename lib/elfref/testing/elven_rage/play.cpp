#include <algorithm>
#include <utility>

#include "elfref/core/walk/walk.h"
#include "elfref/testing/breaches.h"
#include "elfref/testing/elven_rage/breakers.h"
#include "elfref/testing/elven_rage/play_battle.h"

// A session is a walk: what is tried first in a turn, and how likely each move is, stands here; what is legal, and what
// turns up, the moves say.

namespace elfref::testing::rage {
namespace {

constexpr std::array<std::string_view, 8> english_names{"Anna", "Boris", "Chris", "Dana",
                                                        "Elif", "Femi",  "Goran", "Hanna"};
constexpr std::array<std::string_view, 8> russian_names{"Анна", "Борис", "Вера",  "Глеб",
                                                        "Дина", "Егор",  "Жанна", "Илья"};

/// Who sits down, with which people, where and for what.
Session seated(Played& game, Dice& dice) {
  const Agreement& agreed = game.agreed;
  Session session{.box = box_for(agreed.players),
                  .scenario = agreed.scenario,
                  .placement = agreed.beginner ? LaidOut::beginner : LaidOut::advanced,
                  .declines_written = true};
  const Box& box = *session.box;
  std::array<Pile, 4> peoples{Pile::high, Pile::black, Pile::snow, Pile::forest};
  shuffle(peoples, dice);
  auto names = agreed.russian ? russian_names : english_names;
  shuffle(names, dice);
  std::vector<GoalId> goals;
  for (GoalId goal = 0; goal < box.components.goals.size(); ++goal) goals.push_back(goal);
  shuffle(goals, dice);
  const int corner = dice.below(box.map->castles);
  for (std::uint8_t i = 0; i < agreed.players; ++i) {
    WrittenPlayer& written = game.players.emplace_back();
    written.name = names[i];
    written.elves = peoples[i];
    written.castle = static_cast<PlaceId>((corner + i) % box.map->castles);
    if (agreed.scenario == Scenario::supremacy) written.goal = goals[i];
    written.drawn = i == 0 ? 6 : dice.below(6);  // 0: a Treasure
    session.players.push_back({.name = std::string(written.name)});
    session.elves.push_back(written.elves);
    session.castles.push_back(written.castle);
    const int side = agreed.scenario != Scenario::alliance ? i : agreed.next_to_allies ? i / 2 : i % 2;
    session.side[i] = static_cast<std::uint8_t>(side);
  }
  if (agreed.scenario == Scenario::race) session.goal = agreed.towers ? Goal{.towers = 4} : Goal{.lands = 7};
  game.first_drawn = dice.chance(20);
  return session;
}

/// One session as its people play it.
class Playing : PlayingBattles {
 public:
  Playing(Played& played, const Breaker* breaks, Dice& dice)
      : PlayingBattles(played, breaks, dice, seated(played, dice)) {}

  void play() {
    deal();
    while (!over() && turns_played_ < agreed_.turns) {
      offer_turn(false);
      take_turn();
      ++turns_played_;
      if (!over()) now_.play(EndTurn{.seat = mover()});
    }
  }
  [[nodiscard]] bool is_recorded() const { return recorded_; }

  /// What the table says of the end.
  void claim() {
    if (over()) offer_turn(true);
    game_.winners = state().end.winners;
    for (std::uint8_t i = 0; i < state().players; ++i) tell_result(Seat{i});
    game_.claimed = !stopped_ && (over() || chance(70));
  }

  /// The record ends with the lines that break the rule; false where there was no occasion.
  bool break_rule() {
    game_.breach.rule = breaker_->rule;
    return breaker_->game != nullptr ? breaker_->game(game_, other_dice_) : break_here();
  }

 private:
  void deal() {
    for (std::uint8_t i = 0; i < state().players; ++i) {
      WrittenPlayer& written = game_.players[i];
      written.dealt = now_[Seat{i}].deck;
      shuffle(written.dealt, dice_);
      written.dealt.resize(full_hand + 2);
      written.kept = written.dealt;
      shuffle(written.kept, dice_);
      written.kept.resize(full_hand);
      now_.keep(Seat{i}, written.kept);
      if (written.goal != nothing_named) now_.play(GetGoal{Seat{i}, written.goal});
    }
  }

  void tell_result(Seat seat) {
    const PlayerState& player = state()[seat];
    auto& told = game_.players[seat.value].result;
    const auto set = [&](elven_rage::Figure figure, int value) { told[static_cast<std::size_t>(figure)] = value; };
    game_.players[seat.value].hand_told = !untold_.blurred[seat.value];
    set(elven_rage::Figure::out, player.out ? 1 : 0);
    set(elven_rage::Figure::lands, count_lands(state(), seat, {}).min);
    set(elven_rage::Figure::towers, count_lands(state(), seat, PlaceKind::tower).min);
    set(elven_rage::Figure::castles, count_lands(state(), seat, {PlaceKind::castle, PlaceKind::centre}).min);
    const bool cut = (state().turns.over & bit(seat)) != 0;  // what is over five goes at once
    set(elven_rage::Figure::hand, cut ? std::min(player.hand.min, full_hand) : player.hand.min);
    set(elven_rage::Figure::artifacts, player.artifacts.min);
    set(elven_rage::Figure::treasures, player.treasures.min);
  }

  // -------------------------------------------------------------- breaches

  /// Offers a turn to who breaks a rule with another one.
  void offer_turn(bool is_over) {
    if (breaker_ == nullptr || breaker_->turn == nullptr || !recorded_ || stopped_) return;
    const Seat next = is_over ? next_in(state(), mover()) : state().turns.next;
    const Situation now(game_, now_, untold_, {}, is_over);
    auto other = breaker_->turn(now, next, is_over, other_dice_);
    if (!other || other_dice_.below(++occasions_) != 0) return;
    broken_ = std::move(other->lines);
    broken_turns_ = game_.turns.size() + 1;
    broken_lines_ = 0;
    breaks_a_turn_ = true;
    game_.breach.seat = other->seat;
  }

  bool break_here() {
    if (occasions_ == 0) return false;
    Breach& breach = game_.breach;
    breach.where = breaks_a_turn_ ? Breach::Where::turn : Breach::Where::line;
    game_.turns.resize(broken_turns_);
    if (breach.where == Breach::Where::turn) game_.turns.back().seat = breach.seat;
    game_.turns.back().lines.resize(broken_lines_);
    for (Line& line : broken_) game_.turns.back().lines.push_back(std::move(line));
    game_.claimed = false;
    game_.winners = 0;
    game_.stopped = true;
    return true;
  }

  // -------------------------------------------------------------- where the record begins

  void begin_record(bool at_summon) {
    WrittenStart& start = game_.start;
    start = {.turn = mover(), .at_summon = at_summon};
    for (std::uint8_t i = 0; i < state().players; ++i) {
      const PlayerState& player = state().of[i];
      const Holding& holds = now_[Seat{i}];
      start.of.push_back({.hand = holds.hand,
                          .discard = holds.discard,
                          .deck = static_cast<int>(holds.deck.size()),
                          .artifacts = player.artifacts.min,
                          .treasures = player.treasures.min,
                          .first = player.first_turn || (mover() == Seat{i} && state().turn.first),
                          .out = player.out});
      untold_.spent_before[i] = player.spent;
    }
    for (PlaceId place = 0; place < state().map.mapped; ++place) {
      const Land& land = state().map.lands[place];
      if (land.owners != nobody) start.of[first_of(land.owners).value].lands.push_back(place);
      if (land.built) start.towers.push_back(place);
      if (land.kinds.is(PlaceKind::centre) && land.owners != nobody) start.centre = first_of(land.owners).value;
    }
    for (int number = 1; number <= now_.squads(); ++number) {
      start.squads.push_back(state().common.squads[static_cast<std::size_t>(number)].open);
      start.gone.push_back(now_.squad(number).empty());
    }
    untold_.blurred = {};
    untold_.used_before = state().common.used.size();
    untold_.begun_midway = !at_summon;
    recorded_ = true;
    note(at_summon ? "begins with a turn" : "begins before phase 3");
  }

  void open_turn() {
    if (recorded_ && !stopped_) game_.turns.push_back({.seat = mover()});
  }

  // -------------------------------------------------------------- a turn

  void take_turn() {
    const bool begins = !recorded_ && turns_played_ >= agreed_.begins_after;
    now_.play(BeginTurn{.seat = state().turns.next});
    untold_.begun_midway = false;
    if (begins && agreed_.at_summon) begin_record(true);
    open_turn();
    if (!state().turn.first) {
      summon();
      discard_after_summon();
    }
    if (begins && !agreed_.at_summon) {
      begin_record(false);
      open_turn();
    }
    exchange_treasures();
    if (chance(25)) trade();
    use_things();
    if (!over()) capture_phase();
    if (!over() && chance(20)) use_things();
    show_goal();
    count_cards();
    if (!over()) offer({EndTurn{.seat = mover()}});
  }

  void summon() {
    note("Summon");
    auto summons = one_move<GameMoves>(now_, kinds_of<Action, Summon>(), alike, dice_);
    if (!summons) return;
    const bool written = !std::get<Summon>(*summons).cards.named.empty() || chance(20);
    if (written) return write({*summons, Detail::in_public});
    now_.play(*summons);
  }

  void discard_after_summon() {
    const int have = held(mover());
    int number = std::max(0, have - full_hand);
    if (option(Option::discard_more) == 1 && chance(25)) {
      number = std::min(have, number + 1 + any(2));
      note("more thrown away than had to be");
    }
    if (number > 0) note("Discard");
    throw_away(mover(), number);
  }

  void trade() {
    if (state()[mover()].treasures.max + state()[mover()].artifacts.max == 0) return;
    const Give gives{.seat = mover(), .to = mover()};
    const Trade trades{.seat = mover(), .with = mover()};
    if (chance(45) && one_of({{gives, true, true, true}}, alike)) {
      const auto& given = std::get<Give>(last_);
      return note(state().scenario == Scenario::alliance && state().allies(given.seat, given.to) ? "given to an ally"
                                                                                                 : "given away");
    }
    const auto for_something = [](const Steps& steps) {
      Weights weights;
      for (const LegalPlay& step : steps) {
        const auto& taken = std::get<Trade>(step.play).taken;
        weights.push_back(taken.kind == Thing::Kind::help ? 1 : 3);
      }
      return weights;
    };
    if (!one_of({{trades, true, true, true}}, for_something)) return;
    note(std::get<Trade>(last_).taken.kind == Thing::Kind::help ? "traded for help" : "traded");
  }

  // -------------------------------------------------------------- Actions and Artifacts outside of battles

  void use_things() {
    const int often = agreed_.sparing ? 8 : 30;
    for (Seat seat{0}; seat.value < state().players; ++seat.value) {
      if (over()) return;
      if (!state()[seat].out && chance(seat == mover() ? often : 3)) use_outside(seat);
    }
  }

  void use_outside(Seat seat) {
    using Kind = WrittenChange::Kind;
    Steps some = seat == mover() ? uses(seat, {When::own_turn, When::any},
                                        {Does::draw, Does::token, Does::tower, Does::other})
                                 : uses(seat, {When::any}, {Does::draw, Does::other});
    if (agreed_.verified) std::erase_if(some, [&](const LegalPlay& use) { return does(use.play) == Does::other; });
    // Castles are left out, and what became of a dragon; and where a tower goes with its land. A tower stands on a land
    // that has none.
    const auto is_plain = [&](PlaceId id) {
      const Land& land = state().map.lands[id];
      const PlaceKind kind = state().box->map->places[id].kind;
      const bool plain = kind == PlaceKind::land || kind == PlaceKind::tower;
      return plain && (option(Option::built_tower) == 0 || !land.built);
    };
    const auto on_plain_land = [&](const Steps& steps) {
      Weights weights;
      for (const LegalPlay& step : steps) {
        const auto& changes = changes_in(step.play);
        const WrittenChange change = changes.empty() ? WrittenChange{} : changes.front();
        bool likes = true;
        if (change.kind == Kind::token) likes = is_plain(change.from) && is_plain(change.to);
        if (change.kind == Kind::tower) likes = state().map.lands[change.to].shown().is(PlaceKind::land);
        weights.push_back(likes ? 1 : 0);
      }
      return weights;
    };
    auto used = any_of_moves<GameMoves>(now_, std::move(some), on_plain_land, dice_);
    if (!used) return;
    const WrittenChange& change = changes_in(*used).front();
    const bool onto_a_player = change.kind == Kind::token && state().map.lands[change.to].owners != nobody;
    if (onto_a_player) note("token onto a player's land");
    if (change.kind == Kind::other) {
      note("something that nobody verifies");
      untold_.blurred[seat.value] = recorded_;
    }
    if (change.kind == Kind::draw) note("cards drawn by an Action or an Artifact");
    if (change.kind == Kind::token) note("token moved");
    if (change.kind == Kind::tower) note("tower built");
    write({*used, Detail::minimal, {}, change.kind == Kind::draw && chance(15)});
    cut_at_once(seat);
  }

  /// One more capture; false where there is none.
  bool capture_once_more() {
    if (!chance(70)) return false;
    Steps some = uses(mover(), {When::own_turn, When::any}, {Does::capture});
    auto used = any_of_moves<GameMoves>(now_, std::move(some), alike, dice_);
    if (!used) return false;
    note(is_any<UseAction>(*used) ? "one more capture by an Action" : "one more capture by an Artifact");
    write({*used, Detail::minimal, {}, chance(50)});
    return true;
  }

  // -------------------------------------------------------------- phase 3

  void capture_phase() {
    bool declined = false;
    while (!over() && !stopped_for_good_) {
      const TurnState& turn = state().turn;
      if (turn.attacks >= turn.captures || declined) {
        if (declined || !capture_once_more()) break;
        continue;
      }
      if (turn.attacks == 0 && chance(3)) (void)capture_once_more();
      if (chance(agreed_.bold ? 92 : 80) && attack()) continue;
      if (turn.attacks == 0 || chance(40)) {
        if (turn.attacks > 0) note("declined beside an attack");
        decline();
      }
      declined = true;
    }
  }

  void decline() {
    const bool none = state().turn.first && option(Option::first_turn_draw) == 1;
    auto declines = one_move<GameMoves>(now_, kinds_of<Action, Decline>(), alike, dice_);
    if (!declines) return;
    note(none ? "declined for nothing" : "declined");
    write({*declines, Detail::minimal, none ? std::nullopt : std::optional(Detail::minimal)});
    cut_at_once(mover());
  }

  /// Goals are shown when they are fulfilled, as the table has it.
  void show_goal() {
    if (agreed_.scenario != Scenario::supremacy || stopped_for_good_) return;
    const ShowGoal shows{mover(), state()[mover()].goal};
    const Goal& goal = state().box->components.goals[shows.goal];
    if (fulfilled(state(), mover(), goal).min == 0 || (over() && state().end.winners != bit(mover()))) return;
    const bool shown_ends = option(Option::goal_time) == 2;
    if (over() ? !chance(75) : !shown_ends || !chance(70)) return;
    note("goal shown");
    write({shows});
  }

  void count_cards() {
    if (!chance(8) || over()) return;
    const Seat seat{static_cast<std::uint8_t>(any(state().players))};
    if (state()[seat].out || untold_.blurred[seat.value]) return;
    note("hand counted");
    write({CountHand{seat, held(seat)}, Detail::in_public});
  }

  /// Which of some places is attacked: castles and towers rather than lands, and of the bold players rather than free.
  Weights worth_of(const Steps& steps) {
    Weights near, better, castles;
    const bool portal = central_owners(state()) == bit(mover()) || agreed_.scenario == Scenario::lord_of_dragons;
    for (const LegalPlay& step : steps) {
      const PlaceId place = std::get<Attack>(step.play).target.place;
      const Land& land = state().map.lands[place];
      const PlaceKind kind = state().box->map->places[place].kind;
      const bool own = land.is_of(mover()), castle = kind == PlaceKind::castle || kind == PlaceKind::centre;
      const bool near_own = std::ranges::any_of(state().box->map->places[place].neighbours,
                                                [&](PlaceId id) { return state().map.lands[id].is_of(mover()); });
      const bool reaches = !own && !passes_on_castles(state(), land) && (near_own || (portal && castle));
      const bool held = land.owners != nobody;
      const bool worth = agreed_.bold ? held || kind == PlaceKind::centre : kind != PlaceKind::land && !held;
      near.push_back(reaches ? 1 : 0);
      better.push_back(reaches && worth ? 1 : 0);
      castles.push_back(reaches && worth && castle ? 1 : 0);
    }
    const auto add = [](Weights weights, const Weights& rest) {  // the others where none of these can be
      for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = weights[i] * 1000 + rest[i];
      return weights;
    };
    if (chance(agreed_.bold ? 70 : 30)) return add(castles, near);
    return chance(60) ? add(better, near) : near;
  }

  /// The place as it is announced.
  Attack announced(Attack attack) {
    const PlaceId id = attack.target.place;
    const Land& land = state().map.lands[id];
    if (land.kinds.is(PlaceKind::centre) && chance(30)) attack.target = {.kind = PlaceKind::centre};
    if (land.home >= 0 && land.owners == bit(Seat{static_cast<std::uint8_t>(land.home)}) && chance(20))
      attack.target = {.kind = PlaceKind::castle, .of = Seat{static_cast<std::uint8_t>(land.home)}};
    return attack;
  }

  bool attack() {
    if (held(mover()) < squad_size) return false;
    auto found = one_move<GameMoves>(
        now_, kinds_of<Action, Attack>(), [&](const Steps& steps) { return worth_of(steps); }, dice_);
    if (!found) return false;
    const PlaceId place = std::get<Attack>(*found).target.place;
    const Owners owners = state().map.lands[place].owners;
    const bool built = state().map.lands[place].built;
    note(std::string("attack on a ") + (owners == nobody ? "free " : "player's ") +
         std::string(place_kind_names[static_cast<std::size_t>(state().box->map->places[place].kind)]));
    write({announced(std::get<Attack>(*found))});
    begin_battle();
    if (owners != nobody && chance(15)) exchange_treasures();
    if (owners != nobody) {
      if (!owner_answers()) return took(place, owners, built);
    } else if (!state().assault.kinds.is(PlaceKind::centre)) {
      if (!look()) {
        note("declined behind a look");
        decline();
        return true;
      }
      choose_squad();
    }
    send();
    const auto owner = state().assault.defender();
    const bool won = fight();
    if (won) return took(place, owners, built);
    cut_at_once(mover());
    if (owner) cut_at_once(*owner);
    return true;
  }

  /// What the land brings.
  bool took(PlaceId place, Owners before, bool built) {
    const Land& land = state().map.lands[place];
    if (built) note("land with a built tower taken");
    if (land.kinds.is(PlaceKind::centre)) note("central castle taken");
    if (land.home >= 0 && before == bit(Seat{static_cast<std::uint8_t>(land.home)})) note("eliminated");
    if (over()) {
      note(won_by_goal() ? "won by the goal" : "won by the last who is left");
      if (state().turn.artifacts_due > 0) note("Artifact taken");
      return true;
    }
    if (state().turn.artifacts_due > 0) {
      if (!one<TakeArtifact>(alike, Detail::full)) {  // nobody knows what happens where none is left
        stopped_ = recorded_ = stopped_for_good_ = game_.stopped = true;
        return true;
      }
      note("Artifact taken");
    } else {
      offer({TakeArtifact{.seat = mover()}});
    }
    cut_at_once(mover());
    for (const Seat owner : seats_of(static_cast<Seats>(before & ~nobody), static_cast<std::size_t>(state().players)))
      cut_at_once(owner);
    return true;
  }
  [[nodiscard]] bool won_by_goal() const { return !state().end.last_stands; }

  int turns_played_ = 0;
};

}  // namespace

std::optional<Played> play_session(const Agreement& agreement, const Breaker* breaker) {
  Played game;
  game.agreed = agreement;
  game.breach.seat = Seat{0xff};
  Dice dice(agreement.seed, stream_of(agreement.number, agreement.attempt) * 4);
  Playing playing(game, breaker, dice);
  playing.play();
  if (!playing.is_recorded()) {  // it was over before
    Agreement whole = agreement;
    whole.begins_after = 0;
    return play_session(whole, breaker);
  }
  playing.claim();
  if (breaker != nullptr && !playing.break_rule()) return std::nullopt;
  return game;
}

}  // namespace elfref::testing::rage
