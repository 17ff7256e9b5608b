#include "elfref/master_elf/asking/narration.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/asking/area_grid.h"
#include "elfref/master_elf/asking/board_picture.h"
#include "elfref/master_elf/asking/slots.h"
#include "elfref/master_elf/forms/written.h"
#include "elfref/master_elf/rules/game.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

/// Where a helper surely stands, or was used and has not gone from yet; or nothing_named.
PlaceId place_of_helper(const Position& state, Figure figure) {
  const HelperState* found = helper(state, figure);
  if (found != nullptr && found->used != no_ply) return found->used_at;
  for (PlaceId place = 0; found != nullptr && place < state.board.piles.size(); ++place)
    if (found->at == only_at(place)) return place;
  return nothing_named;
}

/// What somebody did, or what happened, by kind of play.
struct Sentence {
  const Position& before;
  const Position& after;
  const Session& session;
  ViewMoment& moment;
  ToldAs as = ToldAs::recorded;

  [[nodiscard]] Message place(PlaceId id) const { return named_place(before, id); }
  [[nodiscard]] Message gift(GiftId id) const {
    return as == ToldAs::possible && id == nothing_named ? msg::a_gift() : named_gift(before, id);
  }
  /// `2 wool + wax`, `2 cards`, `nothing`; `otherwise` if their number is not recorded.
  [[nodiscard]] Message cards(const Cards& some, Message otherwise) const {
    if (!some.counted()) return otherwise;
    if (some.size() == 0) return msg::no_piece();
    if (some.named.empty()) return alone(quantity(some.unknown, noun::card));
    return verbatim(in_words(before, some));
  }

  void about(PlaceId id) const {
    if (id < before.board.piles.size()) moment.places.push_back(id_of_place(id));
  }
  /// A figure goes from one place to another.
  void goes(std::string kind, std::optional<Seat> owner, PlaceId from, PlaceId to) const {
    if (from >= before.board.piles.size() || to >= before.board.piles.size() || from == to) return;
    ViewMove move{
        .kind = std::move(kind), .owner = owner, .from = id_of_place(from), .to = id_of_place(to), .ways = {}};
    if (before.box->linked(from, to) || before.box->linked(to, from)) {
      move.ways.push_back(id_of_way(std::min(from, to), std::max(from, to)));
      moment.ways = move.ways;
    }
    moment.moves.push_back(std::move(move));
  }

  Message operator()(const BeginTurn& begins) const {
    if (begins.skipped) return msg::turn_left_out({.player = begins.seat});
    return msg::does_nothing({.player = begins.seat});
  }
  Message operator()(const EndTurn& ends) const { return msg::does_nothing({.player = ends.seat}); }
  Message operator()(const Unknown& unknown) const {
    moment.gap = true;
    return unknown.turns ? msg::turns_not_written() : msg::deeds_not_written({.player = *unknown.seat});
  }

  /// How a player comes to the place where cards are taken.
  [[nodiscard]] Message arrives(const Visit& visit, PlaceId from, PlaceId to) const {
    std::optional<Message> known;
    if (to != nothing_named) known = place(to);
    if (visit.way == Way::swap) return msg::swaps_places({.place = known, .player = visit.seat});
    if (visit.way == Way::stay) return msg::stays({.place = known, .player = visit.seat});
    if (from == to && is_there(before, visit)) return msg::is_still_there({.place = place(to), .player = visit.seat});
    return to == city ? msg::goes_to_city({.player = visit.seat})
                      : msg::goes_to({.place = place(to), .player = visit.seat});
  }
  Message operator()(const Visit& visit) const {
    const PlaceId from = before[visit.seat].at, to = place_of(before, visit);
    about(to);
    goes(std::string(figure_names.at(static_cast<std::size_t>(before[visit.seat].figure))), visit.seat, from, to);
    if (visit.way == Way::swap) {
      goes(id_of_helper(Figure::saucer), {}, to, from);
      moment.ways.clear();
      for (ViewMove& move : moment.moves) move.ways.clear();
    }
    const Message there = arrives(visit, from, to);
    if (visit.put) return msg::puts_card({.arrives = there, .cards = cards(visit.thrown, elfref::msg::a_card())});
    if (to != city) return msg::takes_card({.arrives = there, .cards = cards(visit.taken, elfref::msg::a_card())});
    std::optional<Message> thrown;
    if (visit.exchanges && (visit.taken.counted() || visit.thrown.counted()) && visit.thrown != Cards{})
      thrown = cards(visit.thrown, msg::uncounted_cards());
    return msg::draws_cards({.arrives = there, .drawn = cards(visit.taken, msg::uncounted_cards()), .thrown = thrown});
  }
  Message operator()(const FoxSwap& swap) const {
    about(before[swap.seat].at);
    return msg::fox_swaps({.given = cards(swap.given, elfref::msg::a_card()),
                           .got = cards(swap.got, elfref::msg::a_card()),
                           .helper = acting(before, swap.seat) == Figure::fox ? ArgView(none) : noun::fox,
                           .player = swap.seat});
  }
  Message operator()(const YetiHelp& help) const {
    about(before[help.seat].at);
    return msg::yeti_helps({.cards = cards(help.cards, alone(quantity(2, noun::card))), .player = help.seat});
  }
  Message operator()(const HelperGoes& went) const {
    about(went.place);
    goes(id_of_helper(went.helper), {}, place_of_helper(before, went.helper), went.place);
    return msg::helper_goes_to({.figure = noun_of(went.helper), .place = place(went.place)});
  }
  Message operator()(const Give& give) const {
    about(before[give.from].at);
    const Message what = cards(give.cards, msg::uncounted_cards());
    return give.to == give.seat ? msg::takes_from({.cards = what, .from = give.from, .to = give.to})
                                : msg::gives_to({.cards = what, .from = give.from, .to = give.to});
  }
  Message operator()(const Create& create) const {
    for (std::size_t i = 0; i < parcel_count && !before.competitive; ++i)
      if (create.parcel == Parcel(i) || before.gifts.parcels.at(i).count() != after.gifts.parcels.at(i).count())
        moment.places.push_back(id_of_parcel(i));
    for (std::size_t i = 0; i < stack_count && !before.competitive; ++i)
      if (top_of(before, i) != top_of(after, i)) moment.places.push_back(id_of_stack(i));
    if (before.box->card(create.gift) != nullptr)
      moment.because.push_back(
          msg::gift_takes_cards({.cards = quantity(price, noun::card),
                                 .gift = gift(create.gift),
                                 .price = verbatim(price_of(*before.box, before.box->gifts[create.gift]))}));
    std::optional<Message> paid;
    std::optional<Noun> parcel;
    if (create.parcel != Parcel::unknown) parcel = noun_of(create.parcel);
    if (create.paid.counted() && (create.paid.size() > 0 || create.crystals == 0)) paid = cards(create.paid, {});
    if (create.paid.counted() && create.crystals > 0)
      paid = msg::cards_and_crystal({.cards = paid, .crystals = create.crystals});
    return msg::creates_gift({.gift = gift(create.gift), .paid = paid, .parcel = parcel, .player = create.seat});
  }
  Message operator()(const Send& send) const {
    moment.places.push_back(id_of_parcel(index_of(send.parcel)));
    for (std::size_t i = 0; send.areas && i < send.areas->size(); ++i) about((*send.areas)[i].first);
    return msg::parcel_is_sent({.parcel = noun_of(send.parcel)});
  }
  Message operator()(const Discard& discard) const {
    moment.places.emplace_back(piece::discard);
    return msg::throws_away({.cards = cards(discard.cards, msg::surplus_cards()), .player = discard.seat});
  }
  Message operator()(const Shortage&) const { return msg::cards_run_short(); }
  Message operator()(const Stuck& stuck) const {
    about(before[stuck.seat].at);
    return stuck.written ? msg::cannot_move({.player = stuck.seat}) : msg::does_nothing({.player = stuck.seat});
  }
  Message operator()(const NewGift& laid) const {
    if (laid.stack >= 0 && !before.competitive)
      moment.places.push_back(id_of_stack(static_cast<std::size_t>(laid.stack)));
    if (moment.places.empty() && !before.competitive) moment.places.emplace_back(piece::deck);
    if (laid.none) return msg::turn_back_no_gift();
    return msg::turn_back_gift_laid(
        {.gift = gift(laid.gift), .stack = laid.stack >= 0 ? ArgView(laid.stack + 1) : none});
  }
  /// What is no line of a turn is told in the words of its form.
  Message operator()(const auto& play) const { return verbatim(written(play, names_in(session))); }

  static std::size_t index_of(Parcel parcel) { return static_cast<std::size_t>(parcel); }
  /// What lies on a stack, of all ways.
  static std::vector<std::vector<GiftId>> top_of(const Position& state, std::size_t stack) {
    std::vector<std::vector<GiftId>> all;
    for (const Layout& layout : state.gifts.layouts.all()) all.push_back(layout.stacks.at(stack).gifts);
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
  }
};

}  // namespace

void narrate(ViewMoment& moment, const Position& before, const Position& after, const Action& play,
             const Session& session, ToldAs as) {
  moment.words = std::visit(Sentence{before, after, session, moment, as}, play);
}

ViewMoment told(const Position& before, const Action& play, const Session& session, ToldAs as) {
  Position after = before;
  apply(after, play);
  ViewMoment moment;
  narrate(moment, before, after, play, session, as);
  return moment;
}

std::vector<Message> came_of(const Position& before, const Position& after, const Action& play) {
  std::vector<Message> lines;
  if (const auto* visit = std::get_if<Visit>(&play)) {
    const PlaceId place = after.turn.place;
    const bool taken = !visit->put && place != city && place < after.board.piles.size();
    if (taken && before.at(place).count().max == 1) {
      const Range laid = after.at(place).count();
      const bool named = visit->refill && visit->refill->counted();
      lines.push_back(!named && laid.max == 0
                          ? msg::last_card_not_refilled()
                          : msg::last_card_refilled(
                                {.laid = named ? verbatim(in_words(before, *visit->refill)) : number_in_words(laid)}));
    }
  }
  for (std::size_t i = 0; i < parcel_count; ++i) {
    const Sure was = before.gifts.parcels[i].sent, is = after.gifts.parcels[i].sent;
    if (was == is || is == Sure::no) continue;
    const Noun parcel = noun_of(Parcel(i));
    lines.push_back(is == Sure::perhaps ? msg::parcel_may_be_full({.parcel = parcel})
                                        : msg::parcel_sent_areas_filled({.parcel = parcel}));
  }
  if (const auto* create = std::get_if<Create>(&play); create != nullptr && !after.competitive) {
    const Range was = before.gifts.layouts.deck(), is = after.gifts.layouts.deck();
    if (create->next && *create->next != nothing_named)
      lines.push_back(msg::stack_was_empty({.gift = named_gift(after, *create->next)}));
    else if (was != is && was.max < no_limit)
      lines.push_back(was.min == is.min ? msg::stack_may_be_empty() : msg::stack_was_empty({.gift = none}));
  }
  if (before.end.outcome == Outcome::open && after.end.outcome == Outcome::won) lines.push_back(msg::all_have_won());
  if (before.end.outcome == Outcome::open && after.end.outcome == Outcome::lost)
    lines.push_back(after.end.ending == Ending::no_gift_left ? msg::lost_no_gift_left() : msg::lost_nowhere_to_go());
  return lines;
}

namespace {

/// Adds a play to the choices, if it is legal.
void add_legal(std::vector<ViewChoice>& choices, const Position& before, Action play, const Session& session,
               const std::string& words, std::string place) {
  Rules::resolve(before, play);
  bool legal = true, certain = true;
  Rules::check(before, play, [&](const RuleInfo& rule, const Finding& finding) {
    if (rule.bearing == Bearing::claims) return;
    legal = legal && finding.answer != Answer::broken;
    certain = certain && finding.answer == Answer::kept;
  });
  if (!legal) return;
  choices.push_back({.words = alone(verbatim(words)),
                     .told = told(before, play, session, ToldAs::possible).words,
                     .certain = certain,
                     .ways = {},
                     .place = std::move(place),
                     .price = {}});
}

}  // namespace

std::vector<ViewChoice> instead_of(const Action& play, const Position& before, const Session& session) {
  const Names names = names_in(session);
  std::vector<ViewChoice> choices;
  constexpr std::size_t most_places = 64;
  const auto places = static_cast<PlaceId>(std::min(before.board.piles.size(), most_places));
  if (const auto* visit = std::get_if<Visit>(&play); visit != nullptr && visit->way != Way::swap) {
    for (PlaceId place = 0; place < places; ++place) {
      Visit other{.seat = visit->seat, .place = place, .taken = {.unknown = 1}};
      if (place == city) other.taken = {.due = true}, other.thrown = {.due = true};
      add_legal(choices, before, other, session, name_of_place(place, names), id_of_place(place));
    }
  } else if (const auto* create = std::get_if<Create>(&play); create != nullptr && !before.competitive) {
    for (std::size_t i = 0; i <= parcel_count; ++i) {
      Create other = *create;
      other.parcel = Parcel(i);
      add_legal(choices, before, other, session,
                fmt::format("create {} for {}", name_of_gift(create->gift, names), parcel_names.at(i)),
                i < parcel_count ? id_of_parcel(i) : "");
    }
  } else if (const auto* goes = std::get_if<HelperGoes>(&play)) {
    for (PlaceId place = 1; place < places; ++place) {
      HelperGoes other = *goes;
      other.place = place;
      add_legal(
          choices, before, other, session,
          fmt::format("{} to {}", figure_names.at(static_cast<std::size_t>(goes->helper)), name_of_place(place, names)),
          id_of_place(place));
    }
  }
  return choices;
}

}  // namespace elfref::master_elf
