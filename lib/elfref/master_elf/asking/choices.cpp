#include "elfref/master_elf/asking/choices.h"

#include <fmt/format.h>

#include <string>
#include <utility>
#include <variant>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/text/text.h"
#include "elfref/master_elf/rules/moves.h"

namespace elfref::master_elf {
namespace {

/// What is worth knowing of a line.
struct Remarks {
  const State& state;
  const Names& names;

  std::string operator()(const Visit& visit) const {
    const PlaceId place = place_of(state, visit);
    if (visit.put || place == city || place >= state.piles.size()) return {};
    const Range there = state.piles[place].count();
    if (there.max > 1 || visit.taken.size() == 0) return {};
    const Range lay = state.piles[city].count();
    const Range due{std::min(refill_size, lay.min), std::min(refill_size, lay.max)};
    return due.max == 0 ? "its last card, and none are left to lay"
                        : fmt::format("its last card: {} laid from the city", range(due));
  }
  std::string operator()(const Create& create) const {
    if (state.box->card(create.gift) == nullptr) return {};
    std::string words = "takes " + price_of(*state.box, state.box->gifts[create.gift]);
    if (create.parcel >= Parcel::box) return words;
    const ParcelState& parcel = state.parcels[static_cast<std::size_t>(create.parcel)];
    const Range lying = parcel.count();
    return words + fmt::format("; {} of {} with it", range({lying.min + 1, lying.max + 1}), range(parcel.due));
  }
  std::string operator()(const Give& give) const {
    return fmt::format("any of {} in hand", range(state[give.from].hand.count()));
  }
  std::string operator()(const Discard&) const {
    return fmt::format("what is over {} of {} in hand", hand_limit, range(state[state.turn.seat].hand.count()));
  }
  std::string operator()(const NewGift& gift) const {
    return gift.none ? "" : fmt::format("{} in the deck", range(state.layouts.deck()));
  }
  template <class Other>
  std::string operator()(const Other&) const {
    return {};
  }
};

int cards_of(const Action& play) {
  const auto* create = std::get_if<Create>(&play);
  return create != nullptr && create->paid.counted() ? create->paid.size() : 0;
}

}  // namespace

std::vector<Choice> choices_of(const State& state, const Names& names, bool each) {
  std::vector<Choice> choices;
  for (const LegalPlay& legal : legal_moves(state)) {
    Choice choice{.words = written(legal.play, names, legal.several ? forms::Saying::open : forms::Saying::values),
                  .surely = legal.surely,
                  .several = legal.several,
                  .cards = cards_of(legal.play),
                  .remark = std::visit(Remarks{state, names}, legal.play)};
    if (each && legal.several)
      for (const LegalPlay& one : each_of(state, legal)) choice.each.push_back({written(one.play, names), one.surely});
    choices.push_back(std::move(choice));
  }
  return choices;
}

}  // namespace elfref::master_elf
