#include "elfref/master_elf/asking/slots.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <span>
#include <utility>

#include "elfref/core/text/look.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/in_a_row.h"
#include "elfref/core/words/speaker.h"
#include "elfref/master_elf/asking/drawing.h"
#include "elfref/master_elf/forms/written.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

using Look = ViewSlot::Look;
using Known = ViewPiece::State;

constexpr std::size_t few_places = 3;  // where something is shown that may stand in any of them

/// Cards of a pile by kind, in the order of the box.
std::map<KindId, int> counted_kinds(const Pile& pile) {
  std::map<KindId, int> count;
  for (const KindId kind : pile.known) ++count[kind];
  return count;
}

std::string some(int number, const std::string& name) {
  return number == 1 ? name : fmt::format("{} {}", number, name);
}

/// `3`, `2–4`, `3+`, `?`.
std::string short_number(Range number) {
  if (number.exact()) return fmt::format("{}", number.min);
  if (number.max < no_limit) return fmt::format("{}–{}", number.min, number.max);
  return number.min == 0 ? "?" : fmt::format("{}+", number.min);
}

/// Whether it is unrecorded how many cards a pile has.
bool is_vague(const Pile& pile) {
  return !pile.unseen.exact();
}

/// The cards of a pile as strips. `vague`: a number of cards that is unrecorded is not told.
std::vector<Strip> strips_of(const Position& state, const Pile& pile, bool vague = false) {
  std::vector<Strip> strips;
  for (const auto& [kind, number] : counted_kinds(pile)) strips.push_back({some(number, kind_name(state, kind))});
  if (pile.unseen.max > 0) {
    const std::string number = short_number(pile.unseen);
    const bool bare = number == "1" || number == "?" || (vague && is_vague(pile));
    strips.push_back({.words = bare ? "?" : "? × " + number, .unknown = true});
  }
  return strips;
}

/// Fills the slots of one table, in the order of slots_of().
class Filled {
 public:
  Filled(const Session& session, const Position& state, Shown shown, Language language)
      : session_(session),
        state_(state),
        box_(*session.box),
        names_(names_in(session)),
        players_(drawn_players(session)),
        shown_(shown),
        says_(language, &master_elf_words()) {}

  std::vector<ViewHeld> fill() {
    for (std::size_t i = 0; i < state_.board.piles.size(); ++i) {
      add(cards_at(i));
      add(figures_at(static_cast<PlaceId>(i)));
      if (!state_.board.helpers.empty()) add(helpers_at(static_cast<PlaceId>(i)));
    }
    if (!state_.competitive) {
      for (std::size_t i = 0; i < stack_count; ++i) add(stack(i));
      add(number(piece::deck, state_.gifts.layouts.deck(), number_in_words(state_.gifts.layouts.deck())));
    }
    add(number(piece::discard, state_.board.discard.count(), in_words(state_, state_.board.discard)));
    for (std::size_t i = 0; !state_.competitive && i < parcel_count; ++i) add(parcel(i));
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) add_player({seat});
    if (!state_.competitive)
      add({{}, msg::parcels_gone({.parcels = parcel_count, .sent = number_in_words(sent(state_))})});
    if (!state_.board.helpers.empty()) add({{}, helpers_in_words()});
    add(unrecorded());
    for (std::uint8_t seat = 0; shown_ == Shown::alone && seat < state_.players; ++seat) add(line_of({seat}));
    return std::move(all_);
  }

 private:
  void add(ViewHeld held) { all_.push_back(std::move(held)); }

  static ViewHeld drawn(std::string kind, std::string svg, Message words) {
    ViewHeld held{.pieces = {{.kind = std::move(kind), .owner = {}}}, .words = std::move(words)};
    held.pieces.front().drawn = std::move(svg);
    return held;
  }
  static ViewHeld number(const char* kind, Range count, Message words) {
    return drawn(kind, drawn_number(short_number(count)), std::move(words));
  }

  // -------------------------------------------------------------- the board

  [[nodiscard]] ViewHeld cards_at(std::size_t place) const {
    const Pile& pile = state_.board.piles[place];
    std::vector<Strip> strips = strips_of(state_, pile, true);
    const Range count = pile.count();
    if (place == city && pile.known.empty() && count.max > 0) {
      const std::string number = short_number(count);
      const Message cards = count.exact()   ? alone(quantity(count, elfref::noun::card))
                            : number == "?" ? msg::title_cards()
                                            : msg::drawn_cards({.number = verbatim(number)});
      strips = {{.words = says_(cards), .unknown = true}};
    }
    Message words = in_words(state_, pile);
    if (strips.empty())
      return drawn(
          piece::card,
          line_of_text(says_(msg::drawn_no_cards()), 0, 6, 18, Sizes::area_width - 12, "quiet", 17.0 / 18),
          std::move(words));
    return drawn(piece::card, drawn_strips(strips, Sizes::area_width - 10, 2), std::move(words));
  }

  /// Of how many areas nobody knows the number of cards: said once, for all of them.
  [[nodiscard]] ViewHeld unrecorded() const {
    const auto& piles = state_.board.piles;
    const auto areas =
        std::ranges::count_if(piles.begin() + std::min<std::ptrdiff_t>(1, std::ssize(piles)), piles.end(), is_vague);
    return areas == 0 ? ViewHeld{} : ViewHeld{{}, msg::cards_of_areas({.areas = static_cast<int>(areas)})};
  }

  [[nodiscard]] ViewHeld figures_at(PlaceId place) const {
    ViewHeld held;
    for (std::uint8_t seat = 0; seat < state_.players; ++seat)
      if (state_.of[seat].at == place)
        held.pieces.push_back({.kind = std::string(figure_names.at(static_cast<std::size_t>(state_.of[seat].figure))),
                               .owner = Seat{seat}});
    if (!held.pieces.empty())
      held.words = list(Joint::comma, held.pieces, [&](const ViewPiece& piece) {
        return msg::player_as({.figure = noun_of(state_[*piece.owner].figure), .player = *piece.owner});
      });
    return held;
  }

  /// Where a helper may stand, of the places that there are: until the turn ends where it was used.
  [[nodiscard]] std::vector<PlaceId> places_of(const HelperState& helper) const {
    const bool just_used = helper.used != no_ply && state_.turn.open && helper.used >= state_.turn.ply;
    if (just_used && helper.used_at < state_.board.piles.size()) return {helper.used_at};
    std::vector<PlaceId> places;
    for (PlaceId place = 0; place < state_.board.piles.size(); ++place)
      if ((helper.at & only_at(place)) != 0) places.push_back(place);
    return places;
  }

  [[nodiscard]] ViewHeld helpers_at(PlaceId place) const {
    ViewHeld held;
    List words(Joint::comma);
    for (const HelperState& helper : state_.board.helpers) {
      const std::vector<PlaceId> places = places_of(helper);
      if (places.size() > few_places || std::ranges::find(places, place) == places.end()) continue;
      held.pieces.push_back({.kind = id_of_helper(helper.figure),
                             .state = places.size() == 1 ? Known::open : Known::perhaps,
                             .owner = {}});
      const Noun figure = noun_of(helper.figure);
      words.add(places.size() == 1 ? msg::helper_here({.figure = figure})
                                   : msg::helper_perhaps_here({.figure = figure}));
    }
    if (!held.pieces.empty()) held.words = words.take();
    return held;
  }

  [[nodiscard]] Message helpers_in_words() const {
    return list(Joint::semicolon, state_.board.helpers, [&](const HelperState& helper) {
      const std::vector<PlaceId> places = places_of(helper);
      return msg::helper_at({.figure = noun_of(helper.figure),
                             .place = places.size() > few_places ? msg::helper_not_written()
                                                                 : list(Joint::or_, places, [&](PlaceId place) {
                                                                     return named_place(state_, place);
                                                                   })});
    });
  }

  // -------------------------------------------------------------- gifts

  [[nodiscard]] Message name_of(GiftId gift) const {
    return gift == nothing_named ? msg::unseen() : named_gift(state_, gift);
  }
  [[nodiscard]] Strip strip_of(GiftId gift) const {
    const bool unseen = gift == nothing_named;
    return {.words = unseen ? "?" : says_(name_of(gift)), .unknown = unseen};
  }
  /// The gifts of a stack, from the top down.
  [[nodiscard]] Message from_top(const Stack& stack) const {
    std::vector<Message> down;
    for (auto gift = stack.gifts.rbegin(); gift != stack.gifts.rend(); ++gift) down.push_back(name_of(*gift));
    if (stack.loose) down.push_back(down.empty() ? msg::stack_not_known() : msg::rest_not_written());
    return down.empty() ? msg::stack_empty() : in_a_row(down, msg::over);
  }

  /// What is printed on a gift, as far as the box says it: its kinds, and what it fits.
  void describe(DrawnStack& stack, GiftId id) const {
    if (box_.card(id) == nullptr) return;
    const Gift& gift = box_.gifts[id];
    stack.of = printable(price_of(box_, gift));
    stack.fits = printable(fmt::format("{}, {}{}", fmt::join(gift.sets, "/"), gift.colour,
                                       gift.elf ? ", " + says_(alone(noun::elf)) : ""));
  }

  /// What may lie on top of a stack, and all of it in words.
  [[nodiscard]] ViewHeld stack(std::size_t index) const {
    std::vector<GiftId> tops;
    std::vector<Stack> ways;
    Range below{no_limit, 0};
    bool loose = false, maybe_empty = false;
    for (const Layout& layout : state_.gifts.layouts.all()) {
      const Stack& here = layout.stacks.at(index);
      if (std::ranges::find(ways, here) != ways.end()) continue;
      ways.push_back(here);
      loose = loose || here.loose;
      maybe_empty = maybe_empty || (here.gifts.empty() && !here.loose);
      const GiftId top = here.gifts.empty() ? nothing_named : here.gifts.back();
      if (!here.gifts.empty() && std::ranges::find(tops, top) == tops.end()) tops.push_back(top);
      const int under = std::max(0, static_cast<int>(here.gifts.size()) - 1);
      below = hull(below, {under, here.loose ? no_limit : under});
    }
    DrawnStack drawn_one;
    if (tops.size() == 1) {
      drawn_one.top = strip_of(tops.front());
      describe(drawn_one, tops.front());
    } else if (!tops.empty() || loose) {
      drawn_one.top = {.words = tops.empty() || tops.size() > 2
                                    ? "?"
                                    : says_(list(Joint::or_, tops, [&](GiftId gift) { return name_of(gift); })),
                       .unknown = true};
    } else {
      drawn_one.none = says_(msg::stack_empty());
    }
    if (tops.size() == 1 && maybe_empty) drawn_one.top.unknown = true;
    if (below.max >= no_limit) {
      drawn_one.below = says_(msg::drawn_more_below());
    } else if (below.max > 0 && !tops.empty()) {
      drawn_one.below = says_(msg::drawn_below({.number = verbatim(short_number(below))}));
    }
    constexpr std::size_t most_ways = 4;
    std::vector<Message> words;
    for (std::size_t i = 0; i < std::min(most_ways, ways.size()); ++i) words.push_back(from_top(ways[i]));
    Message all = in_a_row(words, msg::or_this);
    if (ways.size() > most_ways) all = msg::or_other_ways({.first = all, .ways = ways.size() - most_ways});
    return drawn(piece::gift, drawn_stack(drawn_one), std::move(all));
  }

  /// What fits a parcel, as far as its gifts tell.
  [[nodiscard]] std::string fitting(std::size_t index) const {
    const ParcelState& parcel = state_.gifts.parcels.at(index);
    if (Parcel(index) == Parcel::set) return printable(fmt::format("{}", fmt::join(sets_shared(box_, parcel), "/")));
    if (Parcel(index) == Parcel::colour) return printable(colour_of(box_, parcel));
    if (Parcel(index) != Parcel::ingredients || !parcel.begun || parcel.gifts.empty()) return "";
    const GiftId first = parcel.gifts.front();
    if (box_.card(first) == nullptr) return "";
    return printable(joined(
        box_.gifts[first].of, [&](KindId kind) { return box_.ingredients[kind].name; }, "/"));
  }

  [[nodiscard]] ViewHeld parcel(std::size_t index) const {
    const ParcelState& parcel = state_.gifts.parcels.at(index);
    const int rows = rows_of_parcels(session_);
    if (parcel.sent == Sure::yes)
      return drawn(
          piece::gift,
          drawn_parcel({.count = says_(msg::parcel_gone()), .fits = {}, .gifts = {}, .sent = true}, rows),
          msg::parcel_gone());
    DrawnParcel shown{.count = says_(msg::drawn_of_due({.due = verbatim(short_number(parcel.due)),
                                                        .lying = verbatim(short_number(parcel.count()))})),
                      .fits = parcel.sent == Sure::perhaps ? says_(msg::drawn_or_sent()) : fitting(index),
                      .gifts = {}};
    std::vector<Message> gifts;
    for (const GiftId gift : parcel.gifts) {
      shown.gifts.push_back(strip_of(gift));
      gifts.push_back(name_of(gift));
    }
    if (parcel.more.max > 0) shown.gifts.push_back({.words = "? × " + short_number(parcel.more), .unknown = true});
    std::optional<Message> named;
    if (!gifts.empty()) named = in_a_row(gifts, msg::with);
    Message words = msg::gifts_under(
        {.due = number_in_words(parcel.due), .gifts = named, .lying = number_in_words(parcel.count())});
    if (parcel.sent == Sure::perhaps) words = msg::or_sent({.lying = words});
    return drawn(piece::gift, drawn_parcel(shown, rows), std::move(words));
  }

  // -------------------------------------------------------------- players

  [[nodiscard]] static Message crystal_of(const PlayerState& player) {
    return player.used == Sure::yes  ? msg::crystal_used()
           : player.used == Sure::no ? msg::crystal_unused()
                                     : msg::crystal_perhaps_used();
  }

  void add_player(Seat seat) {
    const PlayerState& player = state_[seat];
    add({{}, number_in_words(player.hand.count())});
    add({{}, player.at < state_.board.piles.size() ? named_place(state_, player.at) : msg::place_not_written()});
    add({{}, in_words(state_, player.hand)});
    add({{}, crystal_of(player)});
    if (player.figure != Figure::elf) add({{}, alone(noun_of(player.figure))});
  }

  [[nodiscard]] ViewHeld line_of(Seat seat) const {
    const PlayerState& player = state_[seat];
    const ViewPlayer& who = players_[seat.value];
    const bool over = state_.end.outcome != Outcome::open;
    const bool next =
        !over && (state_.turn.open ? state_.turn.seat == seat : state_.turns.next_known && state_.turns.next == seat);
    const std::optional<Message> used =
        player.used == Sure::perhaps ? std::nullopt : std::optional(crystal_of(player));
    Message words = msg::hand_and_crystal({.cards = in_words(state_, player.hand), .crystal = crystal_of(player)});
    if (next) words = msg::whose_turn_it_is({.hand = words});
    ViewHeld held = drawn(piece::player,
                          drawn_player({.name = printable(who.name),
                                        .mark = who.mark,
                                        .crystal = says_(msg::drawn_crystal({.used = used})),
                                        .cards = strips_of(state_, player.hand),
                                        .next = next}),
                          std::move(words));
    held.pieces.front().owner = seat;
    return held;
  }

  const Session& session_;
  const Position& state_;
  const Box& box_;
  const Names names_;
  const std::vector<ViewPlayer> players_;
  const Shown shown_;
  const Speaker says_;
  std::vector<ViewHeld> all_;
};

}  // namespace

std::vector<ViewPlayer> drawn_players(const Session& session) {
  const std::vector<std::string> names = names_of(session.players);
  const std::vector<std::string> marks = marks_of(names);
  const std::vector<PieceColour> colours =
      drawn_colours(std::vector<std::optional<PieceColour>>(names.size(), std::nullopt));
  std::vector<ViewPlayer> players;
  for (std::size_t seat = 0; seat < names.size(); ++seat)
    players.push_back({names[seat], marks[seat], std::string(class_of(colours[seat]))});
  return players;
}

std::vector<ViewSlot> slots_of(const Session& session, Shown shown) {
  std::vector<ViewSlot> slots;
  const auto add = [&](std::string id, Message title, Look look, std::string place, std::optional<Seat> seat = {}) {
    slots.push_back({.id = std::move(id),
                     .title = std::move(title),
                     .look = look,
                     .place = std::move(place),
                     .way = {},
                     .seat = seat,
                     .shape = {}});
  };
  for (std::size_t i = 0; i < session.box->places.size(); ++i) {
    add(id_of_cards(i), msg::title_cards_of_places(), Look::pieces, id_of_cards(i));
    add("at:" + id_of_place(i), msg::title_figures(), Look::pieces, id_of_place(i));
    if (!session.helpers.empty()) add("helpers:" + id_of_place(i), msg::title_helpers(), Look::pieces, id_of_place(i));
  }
  if (!session.competitive) {
    for (std::size_t i = 0; i < stack_count; ++i)
      add(id_of_stack(i), msg::title_stacks(), Look::pieces, id_of_stack(i));
    add(piece::deck, alone(noun::gift_deck), Look::pieces, piece::deck);
  }
  add(piece::discard, alone(noun::discard_pile), Look::pieces, piece::discard);
  for (std::size_t i = 0; !session.competitive && i < parcel_count; ++i)
    add("under:" + std::string(parcel_names.at(i)), msg::title_gifts_under_parcels(), Look::pieces, id_of_parcel(i));
  for (std::uint8_t seat = 0; seat < session.players.size(); ++seat) {
    const auto own = [&](std::string_view id, Message title) {
      add(fmt::format("{}:{}", id, seat), std::move(title), Look::figure, {}, Seat{seat});
    };
    own("cards", msg::title_cards());
    own("at", msg::title_at());
    own("hand", msg::title_hand());
    own("crystal", msg::title_crystal());
    if (session.figures[seat] != Figure::elf) own("plays", msg::title_plays());
  }
  if (!session.competitive) add("sent", msg::title_parcels_sent(), Look::figure, {});
  if (!session.helpers.empty()) add("helpers", msg::title_helpers(), Look::figure, {});
  add("unrecorded", msg::place_not_written(), Look::figure, {});
  for (std::uint8_t seat = 0; shown == Shown::alone && seat < session.players.size(); ++seat)
    add(fmt::format("line:{}", seat), msg::title_hands(), Look::pieces, id_of_player(seat));
  return slots;
}

Position within_the_box(Position state) {
  const std::optional<int> total = state.box->all_ingredients();
  if (!total) return state;
  const auto narrow = [&](Pile& pile) {
    const int known = static_cast<int>(pile.known.size());
    pile.unseen.max = std::max(pile.unseen.min, std::min(pile.unseen.max, *total - known));
  };
  narrow(state.board.discard);
  for (Pile& pile : state.board.piles) narrow(pile);
  for (std::uint8_t seat = 0; seat < state.players; ++seat) narrow(state.of[seat].hand);
  return state;
}

std::vector<ViewHeld> held(const Session& session, const Position& state, Shown shown, Language language) {
  const Position narrow = within_the_box(state);
  return Filled(session, narrow, shown, language).fill();
}

Message in_words(const Position& state, const Pile& pile) {
  std::vector<Message> parts;
  for (const auto& [kind, number] : counted_kinds(pile))
    parts.push_back(verbatim(some(number, kind_name(state, kind))));
  if (pile.unseen.max > 0) parts.push_back(msg::unseen_too({.number = number_in_words(pile.unseen)}));
  return parts.empty() ? msg::none_here() : in_a_row(parts, msg::with);
}

Message number_in_words(Range number) {
  if (number.exact()) return alone(number);
  if (number.max < no_limit) return msg::from_to({.max = number.max, .min = number.min});
  return number.min == 0 ? msg::any_number() : msg::or_more({.number = number.min});
}

}  // namespace elfref::master_elf
