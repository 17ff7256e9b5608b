#include <algorithm>
#include <array>
#include <utility>

#include "elfref/core/walk/walk.h"
#include "elfref/master_elf/rules/moves.h"
#include "elfref/testing/breaches.h"
#include "elfref/testing/master_elf/breakers.h"
#include "elfref/testing/master_elf/playing.h"

// A session is a walk: what is tried first in a turn, and how likely each move is, stands here; what is legal, and what
// turns up, the moves say.

namespace elfref::testing::workshop {
namespace {

using Steps = std::vector<LegalPlay>;
using Weights = std::vector<int>;

constexpr std::array<std::string_view, 8> english_names{"Anna", "Boris", "Chris", "Dana",
                                                        "Elif", "Femi",  "Goran", "Hanna"};
constexpr std::array<std::string_view, 8> russian_names{"Анна", "Борис", "Вера", "Глеб", "Дина", "Егор", "Зоя", "Иван"};

Weights alike(const Steps& steps) {
  return Weights(steps.size(), 1);
}

/// How much each movement is worth: where cards lie that gifts take, and where others are, one goes more often.
class Movements {
 public:
  explicit Movements(const Position& state)
      : state_(state), seat_(state.turn.seat), from_(state[seat_].at), figure_(acting(state, seat_)) {
    const Layout layout = state.gifts.layouts.first();
    for (const Stack& stack : layout.stacks)
      if (!stack.gifts.empty()) tops_.push_back(&state.box->gifts[stack.gifts.back()]);
  }

  Weights operator()(const Steps& steps) const {
    Weights weights(steps.size(), 0);
    std::vector<int> alike(state_.board.piles.size(), 0);  // by place: steps that lead there
    for (const LegalPlay& step : steps) ++alike[goal_of(std::get<Visit>(step.play))];
    int moves = 0, others = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const auto& visit = std::get<Visit>(steps[i].play);
      const PlaceId goal = goal_of(visit);
      const bool is_move = visit.way == Way::move;
      if (is_move && !leads_to(goal)) continue;
      const int place = is_move ? worth_of(goal) : 20;
      weights[i] = place * 40 * worth_of(visit, goal) / std::max(1, alike[goal] * 10);
      (is_move ? moves : others) += weights[i];
    }
    if (moves == 0 || others == 0) return weights;
    for (std::size_t i = 0; i < steps.size(); ++i)  // one of three goes no step where he need not
      if (std::get<Visit>(steps[i].play).way != Way::move && weights[i] > 0)
        weights[i] = std::max(1, static_cast<int>(std::int64_t{weights[i]} * moves / (2 * others)));
    return weights;
  }

 private:
  [[nodiscard]] PlaceId goal_of(const Visit& visit) const {
    const PlaceId place = place_of(state_, visit);
    return place < state_.board.piles.size() ? place : from_;
  }
  [[nodiscard]] bool leads_to(PlaceId goal) const {
    return goal != from_ && (figure_ == Figure::elf || goal != city) &&
           (figure_ == Figure::saucer) != state_.box->linked(from_, goal);
  }
  [[nodiscard]] bool is_wanted(KindId card) const {
    return std::ranges::any_of(tops_, [&](const Gift* gift) { return gift->takes(card); });
  }
  [[nodiscard]] int worth_of(PlaceId goal) const {
    int worth = 2 + (goal == city ? static_cast<int>(state_[seat_].hand.known.size()) : 0);
    if (goal != city)
      for (const KindId card : state_.board.piles[goal].known)
        for (const Gift* gift : tops_) worth += gift->takes(card) ? 2 : 0;
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) worth += state_.of[seat].at == goal ? 3 : 0;
    return worth;
  }
  /// Of those that lead to the same place.
  [[nodiscard]] int worth_of(const Visit& visit, PlaceId goal) const {
    if (visit.put) return state_[seat_].used == Sure::no ? 1 : 30;
    if (goal != city) return visit.taken.named.empty() || is_wanted(visit.taken.named.front()) ? 10 : 3;
    if (visit.taken.due) return 0;
    const int thrown = visit.thrown.size(), lie = state_.board.piles[city].count().min;
    // What is thrown away before the deck is made anew would be in it.
    if (state_.competitive && thrown > std::max(0, lie - 1)) return 0;
    constexpr std::array<int, 4> often{12, 12, 6, 6};
    return thrown < 4 ? often[static_cast<std::size_t>(thrown)] : 2;
  }

  const Position& state_;
  Seat seat_;
  PlaceId from_;
  Figure figure_;
  std::vector<const Gift*> tops_{};
};

/// One session as its people play it.
class Playing {
 public:
  Playing(Played& played, const Breaker* breaks)
      : game_(played),
        agreed_(played.agreed),
        breaker_(breaks),
        dice_(agreed_.seed, stream_of(agreed_.number, agreed_.attempt) * 4),
        other_dice_(agreed_.seed, stream_of(agreed_.number, agreed_.attempt) * 4 + 1) {}

  /// False where the game was over before the record began.
  bool play() {
    auto names = agreed_.russian ? russian_names : english_names;
    shuffle(names, dice_);
    game_.names.assign(names.begin(), names.begin() + agreed_.players());
    const KnownPosition begins = lay_out(agreed_, dice_);
    gifts_at_first_ = static_cast<int>(begins.deck.size());
    state_ = table_of(agreed_, begins, true);
    const int begins_after = agreed_.begins_after;
    if (begins_after == 0) begin_the_record(begins, 0);
    for (int turn = 0; !over() && turn < begins_after + agreed_.turns; ++turn) {
      const bool returns = turn % agreed_.players() == 0 && turn > 0;
      if (turn == begins_after && !recorded_ && (agreed_.with_gift || !returns)) begin_later(turn);
      if (returns && !agreed_.competitive) lay_a_gift();
      if (over()) break;
      if (turn == begins_after && !recorded_) begin_later(turn);
      const std::size_t before = game_.plays.size();
      if (take_turn()) continue;
      if (agreed_.competitive) game_.plays.resize(before);  // of who cannot move the base game's rules speak
      break;
    }
    if (over() && state_.turns.returned) play(NewGift{.none = true});  // it was due, and none was left
    return recorded_;
  }

  /// What the table says of the end.
  void claim() {
    game_.end = position_of(state_, dice_);
    game_.over = over() && !agreed_.competitive;
    if (agreed_.competitive || !chance(70)) return;
    Claimed claimed{.outcome = state_.end.outcome, .rounds = state_.turns.rounds.min};
    for (int i = 0; i < agreed_.players(); ++i) claimed.of.push_back(chance(40));
    claimed.outcome_alone = over() && chance(30);
    game_.result = std::move(claimed);
  }

  /// The record ends with the plays that break the rule; false where there was no occasion.
  bool break_rule() {
    game_.breach.rule = breaker_->rule;
    if (breaker_->game != nullptr) return breaker_->game(game_, other_dice_);
    if (breaker_->after != nullptr && over()) {
      broken_ = breaker_->after(Situation(game_, state_, other_dice_), other_dice_);
      broken_at_ = game_.plays.size();
    }
    if (broken_.empty()) return false;
    game_.plays.resize(broken_at_);
    for (Action& play : broken_) game_.plays.push_back(std::move(play));
    game_.result = std::nullopt;
    return true;
  }

 private:
  [[nodiscard]] bool chance(int percent) { return dice_.chance(percent); }
  [[nodiscard]] bool over() const { return state_.end.outcome != Outcome::open; }
  [[nodiscard]] Seat mover() const { return state_.turn.seat; }

  // -------------------------------------------------------------- plays

  /// Lets a rule be broken where the next play is this: of all occasions one is taken, each as likely.
  void offer(const Action& next) {
    if (breaker_ == nullptr || breaker_->play == nullptr || !recorded_) return;
    auto other = breaker_->play(Situation(game_, state_, other_dice_, next), next, other_dice_);
    if (other.empty() || other_dice_.below(++occasions_) != 0) return;
    broken_ = std::move(other);
    broken_at_ = game_.plays.size();
  }
  /// Writes a play down and does it.
  void play(const Action& action) {
    offer(action);
    if (recorded_) game_.plays.push_back(action);
    Moves::play(state_, action);
  }
  template <class Kind, class Weigh>
  bool one(const Weigh& weigh) {
    auto move = one_move<Moves>(state_, kinds_of<Action, Kind>(), weigh, dice_);
    if (move) play(*move);
    return move.has_value();
  }
  template <class Kind>
  bool one() {
    return one<Kind>(alike);
  }

  // -------------------------------------------------------------- a turn

  void lay_a_gift() {
    one<NewGift>([](const Steps& steps) {
      Weights weights;
      for (const LegalPlay& step : steps) weights.push_back(std::get<NewGift>(step.play).none ? 0 : 1);
      return weights;
    });
  }

  /// A whole turn; false where its player has nowhere to go.
  bool take_turn() {
    one<BeginTurn>();
    if (chance(15)) exchange();
    be_helped_by_the_yeti();
    if (!move()) {
      play(Stuck{.seat = mover(), .written = true});
      return false;
    }
    if (state_.turn.lacking == Sure::no || !throw_all_away()) act();
    if (!over()) Moves::play(state_, EndTurn{.seat = mover()});
    return true;
  }

  /// What follows the movement.
  void act() {
    const bool fox_late = chance(30);
    if (!fox_late) swap_by_the_fox();
    if (chance(95)) create_gift();
    if (over()) return;
    if (fox_late) swap_by_the_fox();
    if (chance(5)) exchange();
    throw_surplus_away();
  }

  /// Few cards change hands rather than many.
  void exchange() {
    if (agreed_.competitive) return;
    one<Give>([&](const Steps& steps) {
      Weights weights;
      for (const LegalPlay& step : steps) {
        const auto& give = std::get<Give>(step.play);
        const int many = give.cards.size();
        weights.push_back(many > 3 || state_[give.from].at != state_[give.to].at ? 0 : 6 / std::max(1, many));
      }
      return weights;
    });
  }

  /// After its use a helper goes elsewhere.
  void let_helpers_go() {
    const bool used =
        std::ranges::any_of(state_.board.helpers, [](const HelperState& one) { return one.used != no_ply; });
    if (used) one<HelperGoes>();
  }

  void be_helped_by_the_yeti() {
    if (helper_with(state_, Figure::yeti, mover()) == Sure::no) return;
    if (state_[mover()].used == Sure::no && chance(80)) return;
    if (one<YetiHelp>()) let_helpers_go();
  }

  /// Moves, or what stands for it, and the second step; false where nobody can.
  bool move() {
    auto found = one_move<Moves>(state_, kinds_of<Action, Visit>(), Movements(state_), dice_);
    if (!found) return false;
    auto& visit = std::get<Visit>(*found);
    visit.exchanges = visit.exchanges && (visit.way == Way::swap || visit.thrown.size() > 0);
    play(*found);
    if (visit.way == Way::stay) let_helpers_go();
    return true;
  }

  void swap_by_the_fox() {
    const bool may = acting(state_, mover()) == Figure::fox || helper_with(state_, Figure::fox, mover()) == Sure::yes;
    if (may && state_.turn.took && !chance(30) && one<FoxSwap>()) let_helpers_go();
  }

  /// Cards lack: all throw theirs away, and nothing is laid.
  bool throw_all_away() {
    const Shortage shortage{.seat = mover()};
    if (legality(state_, shortage) == Legality::no) return false;
    int cards = state_.board.piles[city].count().max;
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) cards += state_.of[seat].hand.count().max;
    const PlaceId here = state_.turn.place;
    const Pile area = state_.board.piles[here];
    play(shortage);
    if (here != city) state_.board.piles[here] = area;
    state_.board.piles[city] = {.unseen = {cards, cards}};
    return true;
  }

  void throw_surplus_away() {
    const int held = state_[mover()].hand.count().max, surplus = std::max(0, held - hand_limit);
    offer(EndTurn{.seat = mover()});
    int thrown = surplus;
    if (agreed_.options[Option::surplus_discard] == 1 && !agreed_.competitive && held > 0 && chance(15))
      thrown = std::max(1, thrown);
    if (thrown == 0 && !chance(2)) return;
    auto discard = any_of_moves<Moves>(state_, {{Discard{mover(), {.unknown = thrown}}}}, alike, dice_);
    if (discard) play(*discard);
  }

  // -------------------------------------------------------------- gifts

  void create_gift() {
    if (agreed_.competitive) return buy();
    if (create()) return;
    if (take_what_lacks()) create();
  }

  bool create() {
    const bool into_the_box = chance(40);
    auto found = one_move<Moves>(
        state_, kinds_of<Action, Create>(), [&](const Steps& steps) { return worth_of(steps, into_the_box); }, dice_);
    if (!found) return false;
    auto& create = std::get<Create>(*found);
    const bool full = create.parcel < Parcel::box && lacking(create.parcel) == 1;
    if (full) {  // the next line says that the parcel is sent
      create.later = static_cast<std::uint8_t>(1u << static_cast<unsigned>(create.parcel));
      create.sends = create.parcel;
    }
    play(*found);
    if (full && !over()) one<Send>();
    return true;
  }

  [[nodiscard]] int lacking(Parcel parcel) const {
    const ParcelState& under = state_.gifts.parcels[static_cast<std::size_t>(parcel)];
    return under.due.max - under.count().min;
  }

  /// Under which parcel a gift goes: rather where few lack; into the box rather where it fits none.
  [[nodiscard]] Weights worth_of(const Steps& steps, bool into_the_box) const {
    int least = most_of_gifts;
    bool fits = false;
    for (const LegalPlay& step : steps) {
      const auto& create = std::get<Create>(step.play);
      fits = fits || create.parcel != Parcel::box;
      if (create.parcel < Parcel::box) least = std::min(least, lacking(create.parcel));
    }
    Weights weights;
    for (const LegalPlay& step : steps) {
      const auto& create = std::get<Create>(step.play);
      int worth = create.crystals > 0 ? 2 : 12;
      if (create.parcel == Parcel::box) {
        worth = fits ? worth / 2 : into_the_box ? worth : 0;
      } else if (create.parcel < Parcel::box && lacking(create.parcel) == least) {
        worth *= 3;
      }
      weights.push_back(worth);
    }
    return weights;
  }

  /// Whether those in one place have together what a gift on a stack takes.
  [[nodiscard]] bool have_together(std::vector<Seat>& others) const {
    const PlaceId here = state_[mover()].at;
    for (std::uint8_t seat = 0; seat < state_.players; ++seat)
      if (state_.of[seat].at == here && Seat{seat} != mover()) others.push_back({seat});
    return !others.empty() && std::ranges::any_of(state_.gifts.layouts.first().stacks, [&](const Stack& stack) {
      if (stack.gifts.empty()) return false;
      const Gift& gift = state_.box->gifts[stack.gifts.back()];
      const auto held = [&](Seat seat) { return state_[seat].hand.of(gift.of[0]) + state_[seat].hand.of(gift.of[1]); };
      int all = held(mover());
      for (const Seat seat : others) all += held(seat);
      return all + 1 >= price;
    });
  }

  /// Whether somebody has what he lacks for one of the gifts; then it is given to him.
  bool take_what_lacks() {
    std::vector<Seat> others;
    if (!have_together(others)) return false;
    const Situation now(game_, state_, dice_);
    Gifts tops = now.tops();
    shuffle(tops, dice_);
    for (const GiftId gift : tops) {
      Kinds pool = now.acting().hand;
      for (const Seat seat : others) pool.insert(pool.end(), now.at(seat).hand.begin(), now.at(seat).hand.end());
      const auto paid = now.payment(gift, pool, dice_);
      if (!paid) continue;
      Kinds lacking = paid->paid.named;
      for (const KindId card : now.acting().hand) take_out(lacking, card);
      for (const Seat seat : others) {
        Kinds taken;
        for (const KindId card : now.at(seat).hand)
          if (take_out(lacking, card)) taken.push_back(card);
        if (!taken.empty())
          play(Give{.seat = mover(), .from = seat, .to = mover(), .cards = cards_of(std::move(taken))});
      }
      return true;
    }
    return false;
  }

  /// A gift of the competitive game: where it lay, the base game's rules say.
  void buy() {
    const Situation now(game_, state_, dice_);
    if (now.now.deck.empty()) return;
    if (auto paid = now.payment(now.now.deck.back(), now.acting().hand, dice_)) play(*paid);
  }

  // -------------------------------------------------------------- where the record begins

  void begin_later(int turn) {
    KnownPosition now = position_of(state_, dice_);
    const bool gift_is_due = turn % agreed_.players() == 0 && agreed_.with_gift;
    change_position(now, agreed_, dice_);
    now.turn = Seat{static_cast<std::uint8_t>(turn % agreed_.players())};
    now.round = turn / agreed_.players() + 1;
    if (!agreed_.competitive) now.round += play_the_rounds_before(now, turn / agreed_.players(), gift_is_due);
    begin_the_record(now, turn);
  }

  void begin_the_record(const KnownPosition& begins, int turn) {
    recorded_ = true;
    game_.setup = turn == 0;
    game_.start = begins;
    if (!game_.setup) state_ = table_of(agreed_, begins, false);
  }

  /// How many rounds more a game has that comes to this position, when this many are over: a gift and a card a turn, a
  /// gift of the deck a round. Where the deck has more gifts than such a game leaves, the surplus is gone.
  int play_the_rounds_before(KnownPosition& now, int over, bool gift_is_due) const {
    int created = 0, cards = 0, seen = 0;
    for (std::size_t i = 0; i < parcel_count; ++i) {
      const int gifts = now.sent[i] ? due_under(agreed_, i) : static_cast<int>(now.under[i].size());
      created += gifts - 1;
      seen += gifts;
    }
    for (const Gifts& stack : now.stacks) seen += static_cast<int>(stack.size());
    for (const TruePlayer& player : now.players) cards += static_cast<int>(player.hand.size()) - 1;
    const auto leave = [&now](int most) {
      if (std::ssize(now.deck) > most) now.deck.resize(static_cast<std::size_t>(std::max(0, most)));
    };
    const int all = gifts_at_first_ + static_cast<int>(parcel_count) + stack_count;
    leave(all - seen);
    const int gone = gifts_at_first_ - static_cast<int>(now.deck.size()), players = agreed_.players();
    const int least = std::max((std::max(created, cards) + players - 1) / players, (gone + players) / (players + 1));
    if (least <= over) return 0;
    leave(gifts_at_first_ - least + (gift_is_due ? 1 : 0));
    return least - over;
  }

  Played& game_;
  const Agreement& agreed_;
  const Breaker* breaker_;
  Dice dice_;
  Dice other_dice_;  // of who breaks a rule
  Position state_{};
  bool recorded_ = false;   // the record has begun
  int gifts_at_first_ = 0;  // in the deck after the setup
  int occasions_ = 0;
  std::size_t broken_at_ = 0;
  std::vector<Action> broken_{};
};

}  // namespace

std::optional<Played> play_session(const Agreement& agreement, const Breaker* breaker) {
  Played game;
  game.agreed = agreement;
  Playing playing(game, breaker);
  if (!playing.play()) {  // it was over before the record began
    Agreement whole = agreement;
    whole.begins_after = 0;
    whole.competitive = false;
    return play_session(whole, breaker);
  }
  playing.claim();
  if (breaker != nullptr && !playing.break_rule()) return std::nullopt;
  return game;
}

}  // namespace elfref::testing::workshop
