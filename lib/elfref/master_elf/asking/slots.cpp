#include "elfref/master_elf/asking/slots.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <utility>

#include "elfref/core/text/look.h"
#include "elfref/core/text/text.h"
#include "elfref/master_elf/asking/drawing.h"
#include "elfref/master_elf/rules/judges.h"

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
  if (number.max < no_limit) return number_in_words(number);
  return number.min == 0 ? "?" : fmt::format("{}+", number.min);
}

/// The cards of a pile as strips.
std::vector<Strip> strips_of(const State& state, const Pile& pile) {
  std::vector<Strip> strips;
  for (const auto& [kind, number] : counted_kinds(pile)) strips.push_back({some(number, kind_name(state, kind))});
  if (pile.unseen.max > 0) {
    const std::string number = short_number(pile.unseen);
    strips.push_back({.words = number == "1" || number == "?" ? "?" : "? × " + number, .unknown = true});
  }
  return strips;
}

/// Fills the slots of one table, in the order of slots_of().
class Filled {
 public:
  Filled(const Session& session, const State& state, Shown shown)
      : session_(session), state_(state), box_(*session.box), players_(drawn_players(session)), shown_(shown) {}

  std::vector<ViewHeld> fill() {
    for (std::size_t i = 0; i < state_.piles.size(); ++i) {
      add(cards_at(i));
      add(figures_at(static_cast<PlaceId>(i)));
      if (!state_.helpers.empty()) add(helpers_at(static_cast<PlaceId>(i)));
    }
    if (!state_.competitive) {
      for (std::size_t i = 0; i < stack_count; ++i) add(stack(i));
      add(number(piece::deck, state_.layouts.deck(), number_in_words(state_.layouts.deck())));
    }
    add(number(piece::discard, state_.discard.count(), in_words(state_, state_.discard)));
    for (std::size_t i = 0; !state_.competitive && i < parcel_count; ++i) add(parcel(i));
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) add_player({seat});
    if (!state_.competitive) add({{}, fmt::format("{} of {}", number_in_words(sent(state_)), parcel_count)});
    if (!state_.helpers.empty()) add({{}, helpers_in_words()});
    for (std::uint8_t seat = 0; shown_ == Shown::alone && seat < state_.players; ++seat) add(line_of({seat}));
    return std::move(all_);
  }

 private:
  void add(ViewHeld held) { all_.push_back(std::move(held)); }

  static ViewHeld drawn(std::string kind, std::string svg, std::string words) {
    ViewHeld held{.pieces = {{.kind = std::move(kind), .owner = {}}}, .words = std::move(words)};
    held.pieces.front().drawn = std::move(svg);
    return held;
  }
  static ViewHeld number(const char* kind, Range count, std::string words) {
    return drawn(kind, drawn_number(short_number(count)), std::move(words));
  }

  // -------------------------------------------------------------- the board

  [[nodiscard]] ViewHeld cards_at(std::size_t place) const {
    const Pile& pile = state_.piles[place];
    std::vector<Strip> strips = strips_of(state_, pile);
    const Range count = pile.count();
    if (place == city && pile.known.empty() && count.max > 0) {
      const std::string number = short_number(count);
      strips = {{.words = number == "?" ? "cards" : number + (number == "1" ? " card" : " cards"), .unknown = true}};
    }
    std::string words = in_words(state_, pile);
    if (strips.empty())
      return drawn(piece::card, line_of_text("no cards", 0, 6, 18, Sizes::area_width - 12, "quiet", 17.0 / 18),
                   std::move(words));
    return drawn(piece::card, drawn_strips(strips, Sizes::area_width - 10, 2), std::move(words));
  }

  [[nodiscard]] ViewHeld figures_at(PlaceId place) const {
    ViewHeld held;
    for (std::uint8_t seat = 0; seat < state_.players; ++seat)
      if (state_.of[seat].at == place)
        held.pieces.push_back({.kind = std::string(figure_names.at(static_cast<std::size_t>(state_.of[seat].figure))),
                               .owner = Seat{seat}});
    held.words = joined(held.pieces, [&](const ViewPiece& piece) {
      return printable(players_[piece.owner->value].name) + (piece.kind == "elf" ? "" : " (" + piece.kind + ")");
    });
    return held;
  }

  /// Where a helper may stand, of the places that there are: until the turn ends where it was used.
  [[nodiscard]] std::vector<PlaceId> places_of(const HelperState& helper) const {
    const bool just_used = helper.used != no_ply && state_.turn.open && helper.used >= state_.turn.ply;
    if (just_used && helper.used_at < state_.piles.size()) return {helper.used_at};
    std::vector<PlaceId> places;
    for (PlaceId place = 0; place < state_.piles.size(); ++place)
      if ((helper.at & only_at(place)) != 0) places.push_back(place);
    return places;
  }

  [[nodiscard]] ViewHeld helpers_at(PlaceId place) const {
    ViewHeld held;
    for (const HelperState& helper : state_.helpers) {
      const std::vector<PlaceId> places = places_of(helper);
      if (places.size() > few_places || std::ranges::find(places, place) == places.end()) continue;
      held.pieces.push_back({.kind = id_of_helper(helper.figure),
                             .state = places.size() == 1 ? Known::open : Known::perhaps,
                             .owner = {}});
    }
    held.words = joined(held.pieces, [](const ViewPiece& piece) {
      return (piece.state == Known::perhaps ? "perhaps " : "") + piece.kind;
    });
    return held;
  }

  [[nodiscard]] std::string helpers_in_words() const {
    return joined(
        state_.helpers,
        [&](const HelperState& helper) {
          const std::vector<PlaceId> places = places_of(helper);
          return fmt::format("{}: {}", figure_names.at(static_cast<std::size_t>(helper.figure)),
                             places.size() > few_places
                                 ? "where it stands nobody wrote down"
                                 : joined(
                                       places, [&](PlaceId place) { return place_name(state_, place); }, " or "));
        },
        "; ");
  }

  // -------------------------------------------------------------- gifts

  [[nodiscard]] std::string name_of(GiftId gift) const {
    return gift == nothing_named ? "unseen" : printable(gift_name(state_, gift));
  }
  [[nodiscard]] static Strip strip_of(const std::string& name, GiftId gift) {
    return {.words = gift == nothing_named ? "?" : name, .unknown = gift == nothing_named};
  }

  /// What is printed on a gift, as far as the box says it: its kinds, and what it fits.
  void describe(DrawnStack& stack, GiftId id) const {
    if (box_.card(id) == nullptr) return;
    const Gift& gift = box_.gifts[id];
    stack.of = printable(price_of(box_, gift));
    stack.fits = printable(fmt::format("{}, {}{}", fmt::join(gift.sets, "/"), gift.colour, gift.elf ? ", elf" : ""));
  }

  /// What may lie on top of a stack, and all of it in words.
  [[nodiscard]] ViewHeld stack(std::size_t index) const {
    std::vector<GiftId> tops;
    std::vector<std::string> ways;
    Range below{no_limit, 0};
    bool loose = false, maybe_empty = false;
    for (const Layout& layout : state_.layouts.all()) {
      const Stack& here = layout.stacks.at(index);
      loose = loose || here.loose;
      maybe_empty = maybe_empty || (here.gifts.empty() && !here.loose);
      const GiftId top = here.gifts.empty() ? nothing_named : here.gifts.back();
      if (!here.gifts.empty() && std::ranges::find(tops, top) == tops.end()) tops.push_back(top);
      const int under = std::max(0, static_cast<int>(here.gifts.size()) - 1);
      below = hull(below, {under, here.loose ? no_limit : under});
      std::vector<GiftId> down(here.gifts.rbegin(), here.gifts.rend());
      std::string words = joined(
          down, [&](GiftId gift) { return name_of(gift); }, " over ");
      if (here.loose) words += words.empty() ? "nobody can tell" : " over what nobody wrote down";
      if (words.empty()) words = "empty";
      if (std::ranges::find(ways, words) == ways.end()) ways.push_back(std::move(words));
    }
    DrawnStack drawn_one;
    if (tops.size() == 1) {
      drawn_one.top = strip_of(name_of(tops.front()), tops.front());
      describe(drawn_one, tops.front());
    } else if (!tops.empty() || loose) {
      drawn_one.top = {
          .words = tops.empty() || tops.size() > 2 ? "?" : fmt::format("{} or {}", name_of(tops[0]), name_of(tops[1])),
          .unknown = true};
    }
    if (tops.size() == 1 && maybe_empty) drawn_one.top.unknown = true;
    if (below.max >= no_limit) {
      drawn_one.below = "more below?";
    } else if (below.max > 0 && !tops.empty()) {
      drawn_one.below = number_in_words(below) + " below";
    }
    constexpr std::size_t most_ways = 4;
    std::string words = fmt::format("{}", fmt::join(std::span(ways).first(std::min(most_ways, ways.size())), ", or "));
    if (ways.size() > most_ways) words += fmt::format(", or {} other ways", ways.size() - most_ways);
    return drawn(piece::gift, drawn_stack(drawn_one), std::move(words));
  }

  /// What fits a parcel, as far as its gifts tell.
  [[nodiscard]] std::string fitting(std::size_t index) const {
    const ParcelState& parcel = state_.parcels.at(index);
    if (Parcel(index) == Parcel::set) return printable(fmt::format("{}", fmt::join(sets_shared(box_, parcel), "/")));
    if (Parcel(index) == Parcel::colour) return printable(colour_of(box_, parcel));
    if (Parcel(index) != Parcel::ingredients || !parcel.begun || parcel.gifts.empty()) return "";
    const GiftId first = parcel.gifts.front();
    if (box_.card(first) == nullptr) return "";
    return printable(joined(
        box_.gifts[first].of, [&](KindId kind) { return box_.ingredients[kind].name; }, "/"));
  }

  [[nodiscard]] ViewHeld parcel(std::size_t index) const {
    const ParcelState& parcel = state_.parcels.at(index);
    DrawnParcel shown{.count = fmt::format("{} of {}", number_in_words(parcel.count()), number_in_words(parcel.due)),
                      .fits = fitting(index),
                      .gifts = {}};
    if (parcel.sent == Sure::yes) {
      shown = {.count = "sent", .fits = {}, .gifts = {}, .sent = true};
      return drawn(piece::gift, drawn_parcel(shown, rows_of_parcels(session_)), "sent");
    }
    for (const GiftId gift : parcel.gifts) shown.gifts.push_back(strip_of(name_of(gift), gift));
    if (parcel.more.max > 0) shown.gifts.push_back({.words = "? × " + number_in_words(parcel.more), .unknown = true});
    std::string words = shown.count;
    if (!parcel.gifts.empty())
      words += ": " + joined(
                          parcel.gifts, [&](GiftId gift) { return name_of(gift); }, " + ");
    if (parcel.sent == Sure::perhaps) {
      shown.fits = "or sent";
      words += ", or sent";
    }
    return drawn(piece::gift, drawn_parcel(shown, rows_of_parcels(session_)), std::move(words));
  }

  // -------------------------------------------------------------- players

  [[nodiscard]] static std::string crystal_of(const PlayerState& player) {
    return player.used == Sure::yes ? "used" : player.used == Sure::no ? "unused" : "perhaps used";
  }

  void add_player(Seat seat) {
    const PlayerState& player = state_[seat];
    add({{}, number_in_words(player.hand.count())});
    add({{}, in_words(state_, player.hand)});
    add({{}, crystal_of(player)});
    add({{}, player.at < state_.piles.size() ? place_name(state_, player.at) : "nobody wrote it down"});
    if (player.figure != Figure::elf) add({{}, std::string(figure_names.at(static_cast<std::size_t>(player.figure)))});
  }

  [[nodiscard]] ViewHeld line_of(Seat seat) const {
    const PlayerState& player = state_[seat];
    const ViewPlayer& who = players_[seat.value];
    const bool over = state_.outcome != Outcome::open;
    const bool next = !over && (state_.turn.open ? state_.turn.seat == seat : state_.next_known && state_.next == seat);
    ViewHeld held =
        drawn(piece::player,
              drawn_player({.name = printable(who.name),
                            .mark = who.mark,
                            .crystal = "crystal " + (player.used == Sure::perhaps ? "?" : crystal_of(player)),
                            .cards = strips_of(state_, player.hand),
                            .next = next}),
              fmt::format("{}, crystal {}{}", in_words(state_, player.hand), crystal_of(player),
                          next ? ", whose turn it is" : ""));
    held.pieces.front().owner = seat;
    return held;
  }

  const Session& session_;
  const State& state_;
  const Box& box_;
  const std::vector<ViewPlayer> players_;
  const Shown shown_;
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
  const auto add = [&](std::string id, std::string title, Look look, std::string place, std::optional<Seat> seat = {}) {
    slots.push_back({.id = std::move(id),
                     .title = std::move(title),
                     .look = look,
                     .place = std::move(place),
                     .way = {},
                     .seat = seat,
                     .shape = {}});
  };
  for (std::size_t i = 0; i < session.box->places.size(); ++i) {
    add(id_of_cards(i), "cards in places", Look::pieces, id_of_cards(i));
    add("at:" + id_of_place(i), "figures", Look::pieces, id_of_place(i));
    if (!session.helpers.empty()) add("helpers:" + id_of_place(i), "helpers", Look::pieces, id_of_place(i));
  }
  if (!session.competitive) {
    for (std::size_t i = 0; i < stack_count; ++i) add(id_of_stack(i), "stacks", Look::pieces, id_of_stack(i));
    add(piece::deck, "gift deck", Look::pieces, piece::deck);
  }
  add(piece::discard, "discard", Look::pieces, piece::discard);
  for (std::size_t i = 0; !session.competitive && i < parcel_count; ++i)
    add("under:" + std::string(parcel_names.at(i)), "gifts under parcels", Look::pieces, id_of_parcel(i));
  for (std::uint8_t seat = 0; seat < session.players.size(); ++seat) {
    const auto own = [&](std::string_view id, std::string title) {
      add(fmt::format("{}:{}", id, seat), std::move(title), Look::figure, {}, Seat{seat});
    };
    own("cards", "cards");
    own("hand", "hand");
    own("crystal", "crystal");
    own("at", "at");
    if (session.figures[seat] != Figure::elf) own("plays", "plays");
  }
  if (!session.competitive) add("sent", "parcels sent", Look::figure, {});
  if (!session.helpers.empty()) add("helpers", "helpers", Look::figure, {});
  for (std::uint8_t seat = 0; shown == Shown::alone && seat < session.players.size(); ++seat)
    add(fmt::format("line:{}", seat), "hands", Look::pieces, id_of_player(seat));
  return slots;
}

State within_the_box(State state) {
  const std::optional<int> total = state.box->all_ingredients();
  if (!total) return state;
  const auto narrow = [&](Pile& pile) {
    const int known = static_cast<int>(pile.known.size());
    pile.unseen.max = std::max(pile.unseen.min, std::min(pile.unseen.max, *total - known));
  };
  narrow(state.discard);
  for (Pile& pile : state.piles) narrow(pile);
  for (std::uint8_t seat = 0; seat < state.players; ++seat) narrow(state.of[seat].hand);
  return state;
}

std::vector<ViewHeld> held(const Session& session, const State& state, Shown shown) {
  const State narrow = within_the_box(state);
  return Filled(session, narrow, shown).fill();
}

std::string in_words(const State& state, const Pile& pile) {
  std::vector<std::string> parts;
  for (const auto& [kind, number] : counted_kinds(pile))
    parts.push_back(some(number, printable(kind_name(state, kind))));
  if (pile.unseen.max > 0) parts.push_back(number_in_words(pile.unseen) + " unseen");
  return parts.empty() ? "none" : fmt::format("{}", fmt::join(parts, " + "));
}

std::string number_in_words(Range number) {
  if (number.exact()) return fmt::format("{}", number.min);
  if (number.max < no_limit) return fmt::format("{}–{}", number.min, number.max);
  return number.min == 0 ? "any number" : fmt::format("{} or more", number.min);
}

}  // namespace elfref::master_elf
