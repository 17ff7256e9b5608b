#include "elfref/master_elf/asking/choices.h"

#include <utility>
#include <variant>

#include "elfref/master_elf/asking/narration.h"
#include "elfref/master_elf/rules/moves.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

/// What is worth knowing of a line.
struct Remarks {
  const Position& state;

  Message operator()(const Visit& visit) const {
    const PlaceId place = place_of(state, visit);
    if (visit.put || place == city || place >= state.board.piles.size()) return {};
    const Range there = state.board.piles[place].count();
    if (there.max > 1 || visit.taken.size() == 0) return {};
    const Range lay = state.board.piles[city].count();
    return msg::takes_last_card({.laid = Range{std::min(refill_size, lay.min), std::min(refill_size, lay.max)}});
  }
  Message operator()(const Create& create) const {
    if (state.box->card(create.gift) == nullptr) return {};
    const Message price = verbatim(price_of(*state.box, state.box->gifts[create.gift]));
    if (create.parcel >= Parcel::box) return msg::takes_ingredients({.due = none, .lying = none, .price = price});
    const ParcelState& parcel = state.gifts.parcels[static_cast<std::size_t>(create.parcel)];
    return msg::takes_ingredients({.due = parcel.due, .lying = plus(parcel.count(), {1, 1}), .price = price});
  }
  Message operator()(const Give& give) const { return msg::any_in_hand({.cards = state[give.from].hand.count()}); }
  Message operator()(const Discard&) const {
    return msg::over_limit({.cards = state[state.turn.seat].hand.count(), .limit = hand_limit});
  }
  Message operator()(const NewGift& gift) const {
    return gift.none ? Message() : msg::gifts_in_deck({.gifts = state.gifts.layouts.deck()});
  }
  Message operator()(const auto&) const { return {}; }
};

int cards_of(const Action& play) {
  const auto* create = std::get_if<Create>(&play);
  return create != nullptr && create->paid.counted() ? create->paid.size() : 0;
}

}  // namespace

Message remark_on(const Position& state, const Action& play) {
  return std::visit(Remarks{state}, play);
}

std::vector<Choice> choices_of(const Position& state, const Session& session, const PositionRequest& request) {
  const Names names = names_in(session);
  std::vector<Choice> choices;
  for (const LegalPlay& legal : legal_moves(state)) {
    Choice choice{.words = written(legal.play, names, legal.several ? forms::Saying::open : forms::Saying::values),
                  .certain = legal.certain,
                  .several = legal.several,
                  .cards = cards_of(legal.play),
                  .remark = remark_on(state, legal.play)};
    if (request.told) choice.told = told(state, legal.play, session, ToldAs::possible).words;
    if (request.each && legal.several)
      for (const LegalPlay& one : each_of(state, legal)) choice.each.push_back({written(one.play, names), one.certain});
    choices.push_back(std::move(choice));
  }
  return choices;
}

}  // namespace elfref::master_elf
