#include "elfref/master_elf/live/state.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "elfref/master_elf/live/table_state.h"

namespace elfref::master_elf {
namespace {

std::optional<bool> truth(Sure sure) {
  return sure == Sure::perhaps ? std::nullopt : std::optional(sure == Sure::yes);
}

class Showing {
 public:
  Showing(const Position& position, const Session& session)
      : position_(position),
        session_(session),
        names_(names_in(session)),
        most_cards_(position.box->all_ingredients().value_or(no_limit)),
        most_gifts_(position.box->all_gifts().value_or(no_limit)) {}

  TableState all() {
    TableState state;
    for (std::uint8_t seat = 0; seat < position_.players; ++seat) state.players.push_back(player({seat}));
    for (PlaceId place = 0; place < position_.board.piles.size(); ++place)
      state.places.push_back({.name = position_.box->places[place].name, .cards = cards(position_.board.piles[place])});
    state.discard = cards(position_.board.discard);
    state.gifts = !position_.competitive;
    for (std::size_t i = 0; i < state.stacks.size(); ++i) state.stacks[i] = stack(i);
    state.deck = at_most(position_.gifts.layouts.deck(), most_gifts_);
    for (std::size_t i = 0; i < parcel_count; ++i) state.parcels[i] = parcel(i);
    for (const HelperState& helper : position_.board.helpers) state.helpers.push_back(shown(helper));
    state.round = position_.turns.rounds;
    turn_into(state);
    constexpr std::array<std::string_view, 3> outcomes{"open", "won", "lost"};
    state.outcome = outcomes[static_cast<std::size_t>(position_.end.outcome)];
    state.may_be_over = position_.end.outcome == Outcome::open && position_.end.may_have_ended;
    return state;
  }

 private:
  static Range at_most(Range number, int most) { return {std::min(number.min, most), std::min(number.max, most)}; }

  [[nodiscard]] CardsShown cards(const Pile& pile) const {
    CardsShown shown;
    for (const KindId kind : pile.known) shown.known.push_back(name_of_kind(kind, names_));
    shown.unseen = at_most(pile.unseen, most_cards_);
    return shown;
  }
  [[nodiscard]] std::string gift(GiftId id) const {
    return id == nothing_named ? std::string() : name_of_gift(id, names_);
  }

  [[nodiscard]] PlayerShown player(Seat seat) const {
    const PlayerState& of = position_[seat];
    return {.name = session_.players[seat.value].name,
            .figure = figure_names[static_cast<std::size_t>(of.figure)],
            .at = of.at == nothing_named ? std::string() : name_of_place(of.at, names_),
            .hand = cards(of.hand),
            .crystal = truth(opposite(of.used))};
  }

  [[nodiscard]] StackShown stack(std::size_t index) const {
    const std::vector<Layout>& ways = position_.gifts.layouts.all();
    const Stack& first = ways.front().stacks[index];
    if (std::ranges::any_of(ways, [&](const Layout& way) { return way.stacks[index] != first; }))
      return {.known = false};
    StackShown shown{.gifts = {}, .more_beneath = first.loose};
    for (const GiftId id : first.gifts) shown.gifts.push_back(gift(id));
    return shown;
  }

  [[nodiscard]] ParcelShown parcel(std::size_t index) const {
    const ParcelState& of = position_.gifts.parcels[index];
    ParcelShown shown{.name = parcel_names[index],
                      .gifts = {},
                      .count = at_most(of.count(), most_gifts_),
                      .due = of.due,
                      .sent = truth(of.sent)};
    for (const GiftId id : of.gifts) shown.gifts.push_back(gift(id));
    return shown;
  }

  [[nodiscard]] HelperShown shown(const HelperState& helper) const {
    HelperShown all{.figure = figure_names[static_cast<std::size_t>(helper.figure)], .places = {}};
    for (PlaceId place = 0; place < position_.board.piles.size(); ++place)
      if ((helper.at & only_at(place)) != 0) all.places.push_back(name_of_place(place, names_));
    return all;
  }

  void turn_into(TableState& state) const {
    const TurnState& turn = position_.turn;
    state.gift_due = !turn.open && position_.turns.returned;
    const bool goes_on = position_.end.outcome == Outcome::open;
    if (goes_on && !turn.open && position_.turns.next_known) state.next = position_.turns.next;
    if (goes_on && turn.open)
      state.next = Seat{static_cast<std::uint8_t>((turn.place_in_round + 1) % position_.players)};
    if (!turn.open) return;
    state.turn = turn.seat;
    state.moved = turn.visit != no_ply ? std::optional(true) : turn.unknown ? std::nullopt : std::optional(false);
    state.created = turn.created != no_ply;
  }

  const Position& position_;
  const Session& session_;
  Names names_;
  int most_cards_;
  int most_gifts_;
};

}  // namespace

TableState state_of(const Position& position, const Session& session) {
  return Showing(position, session).all();
}

}  // namespace elfref::master_elf
