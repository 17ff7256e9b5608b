#include <algorithm>

#include "elfref/master_elf/table/gaps.h"
#include "elfref/master_elf/table/position.h"
#include "elfref/master_elf/table/sending.h"

namespace elfref::master_elf {
namespace {

/// So many cards, or as many as are written.
Cards or_unseen(const Cards& cards, int number) {
  return cards.counted() ? cards : Cards{.unknown = number};
}

/// What each play does, right or wrong.
class Applied {
 public:
  explicit Applied(Position& state) : state_(state) {}

  void operator()(const BeginTurn& begins) {
    state_.gifts.layouts.go_on();
    state_.end.may_have_ended = state_.unrecorded.may_have_returned = false;
    state_.turns.idle = state_.end.either_way = no_ply;
    state_.end.unless_won = 0;
    const int position = begins.position.value_or(begins.seat.value);
    state_.turns.out_of_order =
        begins.position && (state_.turns.out_of_order || position != begins.seat.value) && position != 0;
    if (begins.position && position == 0) state_.turns.out_of_order = begins.seat.value != 0;
    if (!begins.position && state_.turns.next_known && begins.seat != state_.turns.next)
      miss_turns_before(state_, begins.seat);
    if (position == 0) {
      if (state_.turns.returned && state_.unrecorded.gift_lines)
        state_.gifts.layouts.perhaps_lay();  // its line is lacking, or the gift
      if (state_.turns.returned && !state_.unrecorded.gift_lines) state_.gifts.layouts.lay(nothing_named, -1);
      state_.turns.rounds = plus(state_.turns.rounds, {1, 1});
    }
    state_.turns.rounds.min = std::max(1, state_.turns.rounds.min);
    state_.turns.returned = false;
    state_.turns.any_turn = state_.turns.next_known = true;
    state_.turn = {.open = !begins.skipped,
                   .seat = begins.seat,
                   .ply = state_.ply,
                   .place_in_round = static_cast<std::uint8_t>(position)};
    if (begins.skipped) pass_on();
  }

  void operator()(const EndTurn& ends) {
    Pile& hand = state_[ends.seat].hand;
    const Range count = hand.count();
    if (!state_.turn.discarded && count.max > hand_limit) {
      const Range surplus = minus(count, {hand_limit, hand_limit});
      state_.turn.held = count;
      throw_surplus_away(hand, {state_.competitive ? 0 : surplus.min, surplus.max}, std::min(count.min, hand_limit));
      if (state_.competitive) hand.unseen.max = count.max;  // of the base game nobody knows how many may stay
    }
    pass_on();
  }

  void operator()(const Unknown& unknown) {
    if (!unknown.turns) {
      lose_track(state_, *unknown.seat);
      state_.turn.unknown = state_.end.may_have_ended = true;
      return;
    }
    if (state_.end.outcome != Outcome::open) return;  // there were none
    miss_any_turns(state_);
  }

  void operator()(const Visit& visit) {
    const PlaceId place = place_of(state_, visit);
    const HelperState* saucer = visit.way == Way::swap ? helper(state_, Figure::saucer) : nullptr;
    const bool perhaps_city = saucer != nullptr && (saucer->at & only_at(city)) != 0;
    if (!is_there(state_, visit)) go(visit, place);
    PlayerState& player = state_[visit.seat];
    if (visit.put) {
      const Cards card = or_unseen(visit.thrown, 1);
      player.hand.take(card);
      if (place < state_.board.piles.size()) state_.board.piles[place].add(card);
      if (place >= state_.board.piles.size()) areas_changed(1);
      player.used = Sure::no;
      state_.turn.put = true;
    } else if (place == city) {
      draw(visit, player.hand);
    } else if (place < state_.board.piles.size()) {
      if (acting(state_, visit.seat) == Figure::yeti && !visit.taken.counted()) return take_or_put(visit, place);
      take(visit, player.hand, place);
    } else {
      take_somewhere(visit, player.hand, perhaps_city);
    }
  }

  void operator()(const FoxSwap& swap) {
    use(Figure::fox, swap.seat);
    state_.turn.swapped = state_.ply;
    PlayerState& player = state_[swap.seat];
    const Cards given = or_unseen(swap.given, 1), got = or_unseen(swap.got, 1);
    player.hand.take(given);
    player.hand.add(got);
    if (player.at >= state_.board.piles.size()) return areas_changed(0);
    state_.board.piles[player.at].take(got);
    state_.board.piles[player.at].add(given);
  }

  void operator()(const YetiHelp& help) {
    use(Figure::yeti, help.seat);
    throw_away(help.seat, or_unseen(help.cards, 2));
    state_[help.seat].used = Sure::no;
  }

  void operator()(const HelperGoes& goes) {
    for (HelperState& helper : state_.board.helpers)
      if (helper.figure == goes.helper) {
        helper.at = only_at(goes.place);
        helper.used = no_ply;
        helper.lost_sight = false;
      }
  }

  void operator()(const Give& give) {
    Pile& from = state_[give.from].hand;
    Pile& to = state_[give.to].hand;
    if (give.cards.counted()) {
      from.take(give.cards);
      to.add(give.cards);
    } else {
      bring_together(state_, give.from, give.to);
      const Range some{0, from.count().max}, net_of_one = from.net, net_of_other = to.net;
      from.take(some);
      to.add(some);
      from.net = net_of_one;
      to.net = net_of_other;
    }
  }

  void operator()(const Create& create) {
    state_.turn.created = state_.ply;
    pay(create);
    const bool free = may_turn_up(state_, create.gift);
    if (turns_up_with(state_, create.gift)) ++state_.gifts.turned_up[create.gift];
    if (create.next) lay_open(*create.next);
    if (state_.competitive) return;
    const bool wins = master_elf::wins(state_, create) == Sure::yes;
    const NextGift next{.gift = create.next.value_or(nothing_named),
                        .written = create.next.has_value(),
                        .none = create.none_laid || (wins && !create.next)};
    const int gifts = state_.gifts.layouts.deck().max;
    state_.unrecorded.may_have_laid =
        wins && !create.next && !create.none_laid && state_.gifts.layouts.is_last(create.gift, free) != Sure::no;
    state_.gifts.layouts.create(create.gift, free, next);
    put_under(create);
    if (sent(state_).min == parcel_count) return end(Outcome::won, Ending::last_parcel);
    const bool win_first = state_.options[Option::last_parcel] == 0;
    if (win_first && !create.next && may_have_won()) state_.end.unless_won = gifts - state_.gifts.layouts.deck().max;
    if (state_.gifts.layouts.lost() == Sure::yes) no_gift_left(win_first);
  }

  void operator()(const Send& send) {
    const std::size_t index = static_cast<std::size_t>(send.parcel);
    state_.turn.sent |= static_cast<std::uint8_t>(1u << index);
    const ParcelState& parcel = state_.gifts.parcels[index];
    const bool over = state_.end.outcome == Outcome::won || sent_at_the_end(state_, parcel);
    if (state_.competitive || (parcel.sent == Sure::yes && over)) return;
    send_off(state_, index, send.areas ? &*send.areas : nullptr);
    if (sent(state_).min == parcel_count) end(Outcome::won, Ending::last_parcel);
  }

  void operator()(const Discard& discard) {
    state_.turn.discarded = true;
    Pile& hand = state_[discard.seat].hand;
    const bool any = state_.options[Option::surplus_discard] == 1;  // below seven too
    if (discard.cards.counted()) {
      throw_away(discard.seat, discard.cards);
      const bool all_of_it = !any && discard.cards.size() > 0;  // exactly the surplus
      if (!state_.competitive) hand.narrow({all_of_it ? hand_limit : 0, hand_limit});
      return;
    }
    const Range count = hand.count(), surplus = minus(count, {hand_limit, hand_limit});
    const Range thrown{surplus.min, any ? count.max : surplus.max};
    throw_surplus_away(hand, thrown, any ? 0 : std::min(count.min, hand_limit));
  }

  void operator()(const Shortage&) {
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) {
      Pile& hand = state_.of[seat].hand;
      state_.board.piles[city].add(hand.count());
      hand = {};
    }
    state_.board.together.clear();
    state_.turn.shortage = true;
    if (state_.turn.place == city) return;
    state_.board.piles[city].take(Range{0, refill_size});  // what was lacking may be laid
    if (state_.turn.place >= state_.board.piles.size()) return;
    Pile& area = state_.board.piles[state_.turn.place];
    area.loosen();
    area.unseen = {0, refill_size};
  }

  void operator()(const Stuck& stuck) {
    lose_if_stuck(stuck);
    if (!stuck.written) stay_by_the_kitten(stuck.seat);
  }

  void lose_if_stuck(const Stuck& stuck) {
    if (state_.competitive || state_.turn.visit != no_ply) return;
    const Sure can = can_move(state_, stuck.seat);
    Sure lost = opposite(can);
    const Sure another = has_another_way(state_, stuck.seat);
    if (state_.options[Option::averts_loss] == 0) lost = both(lost, opposite(another));
    if (lost == Sure::yes || (lost == Sure::perhaps && stuck.written)) {
      end(Outcome::lost, Ending::nowhere_to_go);
    } else if (can == Sure::perhaps || lost == Sure::perhaps) {
      state_.end.may_have_ended = may_stay(state_, stuck.seat) == Sure::no;
      if (state_.end.may_have_ended) state_.turns.idle = state_.ply;
    }
  }

  void operator()(const NewGift& gift) {
    if (state_.competitive) return;
    const bool in_mid_round =
        !state_.turns.returned && !state_.unrecorded.may_have_returned && state_.turns.next != Seat{};
    if (in_mid_round && gift.before != state_.turns.next)
      miss_turns_before(state_, {});  // those that are left of this round
    if (gift.none) {
      if (state_.gifts.layouts.deck().min == 0) end(Outcome::lost, Ending::no_gift_left);
    } else {
      state_.gifts.layouts.lay(gift.gift, gift.stack);
      lay_open(gift.gift);
    }
    state_.turn.held.reset();
    state_.turns.returned = state_.unrecorded.may_have_returned = false;
    if (gift.none) return;
    state_.end.may_have_ended = false;
    state_.turns.idle = no_ply;
    state_.end.unless_won = 0;
  }

  // What is only judged changes nothing.
  void operator()(const Begin&) const {}
  void operator()(const SitDown&) const {}
  void operator()(const ChooseHelpers&) const {}
  void operator()(const LayOut&) const {}
  void operator()(const ClaimOutcome&) const {}
  void operator()(const ClaimNumber&) const {}
  void operator()(const ClaimState&) const {}

 private:
  // ---------------------------------------------------------------- turns

  void end(Outcome outcome, Ending ending) {
    if (state_.end.outcome != Outcome::open) return;
    state_.end.outcome = outcome;
    state_.end.ending = ending;
    state_.end.ended = state_.ply;
  }

  /// Whether this turn may have sent the last parcel.
  [[nodiscard]] bool may_have_won() const {
    const bool gave = state_.turn.created != no_ply || state_.turn.unknown;
    return gave && sent(state_).max == static_cast<int>(parcel_count);
  }

  /// A gift is due, and none is left: all lost, unless they won before.
  void no_gift_left(bool unless_won) {
    if (!unless_won || !may_have_won()) return end(Outcome::lost, Ending::no_gift_left);
    end_either_way();
  }

  void end_either_way() {
    state_.end.may_have_ended = true;
    if (state_.end.outcome == Outcome::open) state_.end.either_way = state_.ply;
  }

  /// The surplus leaves a hand, in which at least `least` cards stay.
  void throw_surplus_away(Pile& hand, Range surplus, int least) {
    const Range count = hand.count();
    state_.board.discard.add(surplus);
    hand.mix();
    hand.unseen = {least, std::min(count.max, hand_limit)};
    hand.net = plus(hand.net, {-surplus.max, -surplus.min});
  }

  void pass_on() {
    state_.turn.open = false;
    state_.turns.next = {static_cast<std::uint8_t>((state_.turn.place_in_round + 1) % state_.players)};
    if (state_.turns.next != Seat{} || state_.competitive) return;
    state_.turns.returned = true;
    state_.gifts.layouts.turn_returned();
    if (state_.gifts.layouts.lost() == Sure::yes) no_gift_left(true);
  }

  // ---------------------------------------------------------------- cards

  void throw_away(Seat seat, const Cards& cards) {
    state_[seat].hand.take(cards);
    state_.board.discard.add(cards);
  }

  void go(const Visit& visit, PlaceId place) {
    PlayerState& player = state_[visit.seat];
    const bool first = state_.turn.visit == no_ply;
    if (visit.way == Way::swap) {
      for (HelperState& helper : state_.board.helpers)
        if (helper.figure == Figure::saucer) helper.at = player.at == nothing_named ? anywhere : only_at(player.at);
    } else if (acting(state_, visit.seat) == Figure::elf) {
      if (visit.way == Way::stay) use(Figure::kitten, visit.seat);
      if (visit.may_stay) lose_sight_of_the_kitten(state_);
    }
    if (first) state_.turn.visit = state_.ply;
    state_.turn.way = visit.way;
    state_.turn.place = player.at = place;
  }

  /// Who did not move stayed by the help of the Kitten, if that is where he is: then it goes elsewhere.
  void stay_by_the_kitten(Seat seat) {
    const Sure helps = helper_with(state_, Figure::kitten, seat);
    if (helps == Sure::yes) return use(Figure::kitten, seat);
    if (helps == Sure::perhaps) lose_sight_of_the_kitten(state_);
  }

  /// A helper is used where somebody stands, and goes where no elf is.
  void use(Figure figure, Seat seat) {
    if (acting(state_, seat) != Figure::elf) return;
    for (HelperState& helper : state_.board.helpers) {
      if (helper.figure != figure) continue;
      helper.used = state_.ply;
      helper.lost_sight = false;
      helper.used_at = state_[seat].at;
      helper.elves = elves(state_);
      const Places here = helper.used_at == nothing_named ? 0 : only_at(helper.used_at);
      Places there = any_area & ~helper.elves & ~here;
      if (state_.box->has_board && state_.board.piles.size() < most_in_a_set)
        there &= only_at(static_cast<PlaceId>(state_.board.piles.size())) - 1;
      if (!state_.box->has_board) there |= here;  // perhaps every other area had an elf
      helper.at = there != 0 ? there : here;
    }
  }

  /// An area is emptied, surely or perhaps: cards may be lacking to lay out.
  void lack(Sure emptied) {
    const Range lay = to_lay(state_);
    Sure lacks = lay.max < refill_size ? Sure::yes : lay.min < refill_size ? Sure::perhaps : Sure::no;
    if (!state_.competitive) lacks = both(lacks, opposite(state_.board.discard.any()));
    state_.turn.lacking = either(state_.turn.lacking, both(emptied, lacks));
  }

  /// Competitive: the discard comes back where the city has fewer cards than these.
  void supply(Range due) {
    Pile& from = state_.board.piles[city];
    Pile& thrown = state_.board.discard;
    const Range lay = from.count(), back = thrown.count();
    if (!state_.competitive || lay.min >= due.max || back.max == 0) return;
    const bool certain = lay.max < due.min;
    from.forget();
    from.unseen = {lay.min + (certain ? back.min : 0), std::min(no_limit, lay.max + back.max)};
    thrown.forget();
    thrown.unseen = {0, certain ? 0 : back.max};
  }

  /// Takes these from the city. `fewer` than were due: it had no more.
  void take_from_the_city(const Cards& cards, bool fewer) {
    Pile& from = state_.board.piles[city];
    const bool all = fewer && !state_.competitive && from.count().has(cards.size());
    from.take(cards);
    if (all) from = {.gap = from.gap};
  }

  /// Takes what is due of the city.
  Range drawn_from_the_city(int due) {
    Pile& from = state_.board.piles[city];
    const Range count = from.count(), drawn{std::min(due, count.min), std::min(due, count.max)};
    if (drawn.max == 0) return drawn;
    from.mix();
    from.unseen = minus(count, {due, due});  // the more were drawn, the more had been there
    return drawn;
  }

  void draw(const Visit& visit, Pile& hand) {
    Pile& from = state_.board.piles[city];
    const Range lay = from.count(), held = hand.count();
    const int drawn = visit.taken.size();
    const bool none_thrown = visit.thrown.counted() && visit.thrown.size() == 0;  // else the discard has them
    if (state_.board.discard.any() == Sure::no && lay.max == 0 && (state_.competitive || none_thrown))
      state_.turn.lacking = none_thrown ? Sure::yes : Sure::perhaps;
    Range thrown{0, held.max};
    if (visit.thrown.counted() && (visit.exchanges || visit.taken.counted())) {
      thrown = {visit.thrown.size(), visit.thrown.size()};
      throw_away(visit.seat, visit.thrown);
    } else {
      if (visit.taken.counted()) thrown = {std::max(0, drawn - 1), drawn < lay.min ? std::max(0, drawn - 1) : held.max};
      hand.take(thrown);
      state_.board.discard.add(thrown);
    }
    supply(visit.taken.counted() ? Range{drawn, drawn} : plus(thrown, {1, 1}));
    if (visit.taken.counted()) {
      take_from_the_city(visit.taken, drawn <= thrown.min);
      hand.add(visit.taken);
    } else {
      const Range there = from.count();
      const Range due{std::min(thrown.min + 1, there.min), std::min(thrown.max + 1, there.max)};
      from.take(due);
      hand.add(due);
      const bool enough = there.min >= thrown.max + 1;  // one more than before, whatever was thrown away
      const int known = static_cast<int>(hand.known.size());
      if (enough) hand.unseen = minus(plus(held, {1, 1}), {known, known});
    }
  }

  void take(const Visit& visit, Pile& hand, PlaceId place) {
    Pile& area = state_.board.piles[place];
    if (visit.way != Way::move && !visit.taken.counted() && area.any() == Sure::no) return;  // nothing to take there
    if (visit.taken.counted()) {
      area.take(visit.taken);
      hand.add(visit.taken);
    } else {
      const Range one{visit.surely_moves() ? 1 : std::min(1, area.count().min), std::min(1, area.count().max)};
      hand.add(Range{std::min(one.min, one.max), one.max});
      area.take(one);
    }
    if (visit.taken.counted() && visit.taken.size() == 0) return;
    state_.turn.took = true;
    refill(area, visit.refill);
    if (area.any() == Sure::no) state_.board.emptied[place] = state_.ply;
  }

  /// Who plays the Yeti came to an area, and whether a card was taken or put there is not recorded: both live on.
  void take_or_put(const Visit& visit, PlaceId place) {
    PlayerState& player = state_[visit.seat];
    Position put = state_;
    const bool has_any = player.hand.count().max > 0;
    take(visit, player.hand, place);
    if (!has_any) return;
    put[visit.seat].hand.take(Range{1, 1});
    put.board.piles[place].add(Range{1, 1});
    player.hand.or_else(put[visit.seat].hand);
    state_.board.piles[place].or_else(put.board.piles[place]);
    state_.board.piles[city].or_else(put.board.piles[city]);
    state_.board.discard.or_else(put.board.discard);
    player.used = player.used == Sure::no ? Sure::no : Sure::perhaps;
    if (state_.turn.lacking == Sure::yes) state_.turn.lacking = Sure::perhaps;
  }

  /// An area gets cards from the city if it is empty.
  void refill(Pile& area, const std::optional<Cards>& written) {
    Pile& from = state_.board.piles[city];
    if (written && written->counted()) {
      if (written->size() < refill_size) lack(opposite(area.any()));
      supply({written->size(), written->size()});
      const bool fewer = written->size() < refill_size && (written->size() > 0 || area.any() == Sure::no);
      take_from_the_city(*written, fewer);
      if (written->size() > 0 && area.any() == Sure::perhaps) area = {};
      area.add(*written);
      return;
    }
    const Sure lies = area.any();
    if (lies == Sure::yes) return;
    lack(opposite(lies));
    supply({lies == Sure::no ? refill_size : 0, refill_size});
    const Range before = from.count();
    const Range laid = drawn_from_the_city(refill_size);
    if (lies == Sure::no) return area.add(laid);
    from.unseen = {from.unseen.min, before.max - static_cast<int>(from.known.size())};
    area.loosen();
    area.unseen = {std::min(1, laid.min), std::max(area.unseen.max, laid.max)};
  }

  /// Cards were exchanged in some area, or so many more put there, and nobody can tell where.
  void areas_changed(int more) {
    for (std::size_t place = 1; place < state_.board.piles.size(); ++place) {
      state_.board.piles[place].forget();
      state_.board.piles[place].unseen.max += more;
    }
  }

  /// A card is taken, and nobody can tell where.
  void take_somewhere(const Visit& visit, Pile& hand, bool perhaps_city) {
    const Range taken{may_take_nothing(state_, visit) ? 0 : 1, 1};
    if (perhaps_city && !visit.taken.counted()) {
      const Range held = hand.count(), lay = state_.board.piles[city].count();
      hand.forget();
      hand.unseen = {std::min(held.min + taken.min, lay.min), held.max + 1};
      hand.net = plus(hand.net, {lay.min > held.max ? 0 : -held.max, 1});
      state_.board.discard.add(Range{0, held.max});
      state_.board.piles[city].take(Range{0, held.max + 1});
    } else if (visit.taken.counted()) {
      hand.add(visit.taken);
    } else {
      hand.add(taken);
    }
    lack(Sure::perhaps);
    supply({0, refill_size});
    const bool enough = state_.board.piles[city].count().min >= refill_size;
    for (std::size_t place = 1; place < state_.board.piles.size(); ++place) {
      Pile& area = state_.board.piles[place];
      area.forget();
      const int left = std::max(0, area.unseen.min - 1);
      area.unseen = {enough ? std::min(1, area.unseen.min) : left, std::max(refill_size, area.unseen.max)};
    }
    state_.board.piles[city].take(Range{0, refill_size});
    state_.turn.took = true;
  }

  // ---------------------------------------------------------------- gifts

  void lay_open(GiftId gift) {
    if (gift == nothing_named) return;
    ++state_.gifts.turned_up[gift];
    state_.gifts.laid[gift] = state_.ply;
  }

  void pay(const Create& create) {
    PlayerState& player = state_[create.seat];
    if (!create.paid.counted()) {
      const bool lacks_one = player.used != Sure::yes && player.hand.count().max < price;
      const Range paid{player.used == Sure::yes ? price : price - 1, lacks_one ? price - 1 : price};
      player.hand.take(paid);
      state_.board.discard.add(paid);
      if (lacks_one) player.used_ply = state_.ply;
      if (player.used != Sure::yes) player.used = lacks_one ? Sure::yes : Sure::perhaps;
      return;
    }
    throw_away(create.seat, create.paid);
    if (create.crystals == 0) return;
    player.used = Sure::yes;
    player.used_ply = state_.ply;
  }

  /// Whether a later line says what becomes of a parcel; not if the game is lost: then it is sent with this creation.
  [[nodiscard]] bool is_told_later(const Create& create, std::size_t index) const {
    return (create.later >> index & 1) != 0 && state_.gifts.layouts.lost() != Sure::yes;
  }

  /// Whether the game is lost before a parcel that is full is sent.
  [[nodiscard]] Sure lost_first() const {
    return state_.options[Option::last_parcel] == 1 ? state_.gifts.layouts.lost() : Sure::no;
  }

  void put_under(const Create& create) {
    if (create.parcel == Parcel::box) return;
    if (create.parcel != Parcel::unknown) return add_gift(static_cast<std::size_t>(create.parcel), create);
    const auto places = places_for(state_, create.gift);
    if (const auto index = static_cast<std::size_t>(create.sends); index < parcel_count && places[index] != Sure::no)
      return add_gift(index, create);
    const auto open = std::ranges::count_if(places, [](Sure sure) { return sure != Sure::no; });
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (places[i] == Sure::no) continue;
      if (open == 1 && places[i] == Sure::yes) return add_gift(i, create);
      ParcelState& parcel = state_.gifts.parcels[i];
      ++parcel.more.max;
      if (parcel.full() == Sure::no) continue;
      const bool told_later = is_told_later(create, i);
      const bool stays_full = told_later || lost_first() != Sure::no;
      const int most = parcel.due.max - static_cast<int>(parcel.gifts.size());
      parcel.more.max = std::min(parcel.more.max, std::max(stays_full ? most : most - 1, 0));
      parcel.more.min = std::min(parcel.more.min, parcel.more.max);
      if (!told_later) perhaps_sent(state_, i);
    }
  }

  void add_gift(std::size_t index, const Create& create) {
    ParcelState& parcel = state_.gifts.parcels[index];
    if (parcel.sent == Sure::yes) return;
    parcel.told = parcel.told || (parcel.full_ply != no_ply && create.parcel != Parcel::unknown);
    parcel.sent = Sure::no;
    parcel.gifts.push_back(create.gift);
    const Sure full = parcel.full();
    if (full == Sure::no) return;
    const bool told_later = is_told_later(create, index);
    const bool last = sent(state_).min + 1 == static_cast<int>(parcel_count);
    if (lost_first() == Sure::yes) return;
    if (full == Sure::yes && last && lost_first() == Sure::perhaps) {
      perhaps_sent(state_, index);
      return end_either_way();
    }
    if (full == Sure::yes && (last || !told_later)) return send_off(state_, index, nullptr);
    if (parcel.full_ply == no_ply && full == Sure::yes) {
      parcel.full_ply = state_.ply;
      parcel.full_turn = state_.turn.ply;
    }
    if (full == Sure::perhaps && !told_later) perhaps_sent(state_, index);
  }

  Position& state_;
};

}  // namespace

void apply(Position& state, const Action& action) {
  std::visit(Applied{state}, action);
  if (!state.board.together.empty()) count_together(state);
}

}  // namespace elfref::master_elf
