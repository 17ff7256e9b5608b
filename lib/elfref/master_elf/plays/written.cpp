#include "elfref/master_elf/plays/written.h"

#include <fmt/format.h>

#include <cstddef>
#include <variant>

#include "elfref/core/text/text.h"

namespace elfref::master_elf {
namespace {

std::string name_of_player(Seat seat, const Names& names) {
  return seat.value < names.players.size() ? printable(names.players[seat.value].name) : "?";
}

std::string_view name_of_figure(Figure figure) {
  return figure_names[static_cast<std::size_t>(figure)];
}

/// The words of one play, by its kind.
struct Written {
  const Names& names;

  [[nodiscard]] std::string cards(const Cards& of) const { return sum_of(of, names); }
  [[nodiscard]] std::string player(Seat seat) const { return name_of_player(seat, names); }
  /// A key, and what it has behind its colon if it has anything.
  [[nodiscard]] static std::string step(std::string key, const std::string& value) {
    return value.empty() ? key : fmt::format("{}: {}", key, value);
  }

  std::string operator()(const Begin&) const {
    return fmt::format("players: [{}]", joined(names.players, [](const Player& one) { return printable(one.name); }));
  }
  std::string operator()(const SitDown& sits) const {
    std::string words = fmt::format("{{name: {}, plays: {}", player(sits.seat), name_of_figure(sits.figure));
    if (sits.at != nothing_named) words += fmt::format(", at: {}", name_of_place(sits.at, names));
    return words + "}";
  }
  std::string operator()(const ChooseHelpers&) const { return "helpers"; }
  std::string operator()(const LayOut& lay) const {
    switch (lay.where) {
      case LayOut::Where::hand:
        return fmt::format("the hand of {}", player({static_cast<std::uint8_t>(lay.index)}));
      case LayOut::Where::area:
        return fmt::format("what lies in {}", name_of_place(lay.index, names));
      case LayOut::Where::under:
        return fmt::format("what lies under '{}'", parcel_names[lay.index]);
      case LayOut::Where::stacks:
        return "the stacks";
      case LayOut::Where::the_city:
        return "the city";
      case LayOut::Where::discard:
        return "the discard";
      case LayOut::Where::deck:
        break;
    }
    return "the deck of gifts";
  }
  std::string operator()(const BeginTurn& begins) const { return begins.skipped ? "skipped" : "the turn begins"; }
  std::string operator()(const EndTurn&) const { return "the turn ends"; }
  std::string operator()(const Unknown&) const { return "unknown"; }

  std::string operator()(const Visit& visit) const {
    std::string key = visit.way == Way::stay   ? "stay"
                      : visit.way == Way::swap ? "saucer"
                                               : name_of_place(visit.place, names);
    if (visit.put) return step(std::move(key), "put " + (visit.thrown.due ? "unknown" : cards(visit.thrown)));
    std::string value = cards(visit.taken);
    const bool in_city = visit.way == Way::move && visit.place == city;
    const bool nothing_thrown = visit.thrown.counted() && visit.thrown.size() == 0;
    if (visit.exchanges && !(in_city && nothing_thrown))
      value = fmt::format("{} for {}", cards(visit.thrown), value.empty() ? "unknown" : value);
    if (visit.refill && !visit.refill->due)
      value = fmt::format("{} then {}", value.empty() ? "unknown" : value, cards(*visit.refill));
    return step(std::move(key), value);
  }
  std::string operator()(const FoxSwap& swap) const {
    std::string value = cards(swap.given);
    if (!swap.got.due) value = fmt::format("{} for {}", value.empty() ? "unknown" : value, cards(swap.got));
    return step("fox", value);
  }
  std::string operator()(const YetiHelp& help) const { return step("yeti", cards(help.cards)); }
  std::string operator()(const HelperGoes& goes) const {
    return fmt::format("{} to {}", name_of_figure(goes.helper), name_of_place(goes.place, names));
  }
  std::string operator()(const Give& give) const {
    if (give.from == give.seat) return step("to " + player(give.to), cards(give.cards));
    if (give.to == give.seat) return step("from " + player(give.from), cards(give.cards));
    return step(fmt::format("{} to {}", player(give.from), player(give.to)), cards(give.cards));
  }
  std::string operator()(const Create& create) const {
    std::string key = "create " + name_of_gift(create.gift, names);
    if (create.parcel != Parcel::unknown)
      key += fmt::format(" for {}", parcel_names[static_cast<std::size_t>(create.parcel)]);
    std::string value = create.paid.named.empty() && create.paid.unknown == 0 && create.crystals > 0
                            ? std::string()
                            : cards(create.paid);
    if (create.crystals > 0)
      value += fmt::format("{}{}crystal", value.empty() ? "" : " + ",
                           create.crystals > 1 ? fmt::format("{} ", create.crystals) : "");
    if (create.next || create.none_laid)
      value = fmt::format("{} then {}", value.empty() ? "unknown" : value,
                          create.none_laid ? "none" : name_of_gift(*create.next, names));
    return step(std::move(key), value);
  }
  std::string operator()(const Send& send) const {
    std::string key = fmt::format("send {}", parcel_names[static_cast<std::size_t>(send.parcel)]);
    if (!send.areas) return key;
    if (send.areas->empty()) return key + ": none";
    const auto area = [&](const auto& one) {
      return fmt::format("{}: {}", name_of_place(one.first, names), cards(one.second));
    };
    return fmt::format("{}: {{{}}}", key, joined(*send.areas, area));
  }
  std::string operator()(const Discard& discard) const { return step("discard", cards(discard.cards)); }
  std::string operator()(const Shortage&) const { return "shortage"; }
  std::string operator()(const Stuck& stuck) const { return stuck.written ? "stuck" : "[]"; }
  std::string operator()(const NewGift& gift) const {
    if (gift.none) return "gift: none";
    return fmt::format("gift: {}{}", name_of_gift(gift.gift, names),
                       gift.stack >= 0 ? fmt::format(" on {}", gift.stack + 1) : "");
  }
  template <class Claim>
  std::string operator()(const Claim& claim) const {
    return fmt::format("result: {}: {}", key_of(claim), value_of(claim, names));
  }
};

}  // namespace

std::string written(const Action& action, const Names& names) {
  return std::visit(Written{names}, action);
}

std::string sum_of(const Cards& cards, const Names& names) {
  if (cards.counted() && cards.size() == 0) return "none";
  return elfref::sum_of(cards, [&](KindId kind) { return name_of_kind(kind, names); });
}

std::string name_of_place(PlaceId place, const Names& names) {
  return place < names.box.places.size() ? printable(names.box.places[place].name) : "unknown";
}

std::string name_of_kind(KindId kind, const Names& names) {
  return kind < names.box.ingredients.size() ? printable(names.box.ingredients[kind].name) : "unknown";
}

std::string name_of_gift(GiftId gift, const Names& names) {
  return gift < names.box.gifts.size() ? printable(names.box.gifts[gift].name) : "unknown";
}

std::string value_of(const Action& claim, const Names& names) {
  if (const auto* outcome = std::get_if<ClaimOutcome>(&claim)) return outcome->outcome == Outcome::won ? "won" : "lost";
  if (const auto* number = std::get_if<ClaimNumber>(&claim)) return fmt::format("{}", number->value);
  const auto* state = std::get_if<ClaimState>(&claim);
  if (state == nullptr) return {};
  return state->used ? *state->used ? "used" : "unused" : name_of_place(state->at, names);
}

std::string key_of(const Action& claim) {
  if (const auto* number = std::get_if<ClaimNumber>(&claim)) {
    constexpr std::array<std::string_view, 5> keys{"sent", "gifts", "rounds", "under", "cards"};
    std::string key(keys[static_cast<std::size_t>(number->what)]);
    if (number->what == ClaimNumber::What::under) key += fmt::format(": {}", parcel_names[number->of]);
    return key;
  }
  const auto* state = std::get_if<ClaimState>(&claim);
  if (state != nullptr) return state->used ? "crystal" : "at";
  return "outcome";
}

}  // namespace elfref::master_elf
