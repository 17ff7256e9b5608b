#include "elfref/elven_rage/plays/written.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

#include "elfref/core/text/text.h"

namespace elfref::elven_rage {
namespace {

std::string name_of_place(PlaceId place, const Names& names) {
  return place == nothing_named ? "unknown" : printable(names.box.places[place].name);
}

std::string name_of_artifact(ArtifactId artifact, const Names& names) {
  return artifact == nothing_named ? "unknown" : printable(names.box.components.artifacts[artifact].name);
}

std::string name_of_player(Seat seat, const Names& names) {
  return seat.value < names.players.size() ? printable(names.players[seat.value].name) : "?";
}

std::string called(const CardCalled& card, const Names& names) {
  if (card.place == reserve_called) return "reserve";
  if (card.place == beneath_called) return "beneath";
  return card.place != 0 ? fmt::format("{}", card.place) : name_of_card(card.card, names);
}

std::string change_in_words(const WrittenChange& change, const Names& names) {
  switch (change.kind) {
    case WrittenChange::Kind::slot:
      return fmt::format("{} {} {}", called(change.card, names), name_of(change.slot), name_of(change.icon));
    case WrittenChange::Kind::life:
      return fmt::format("{} {:+}", called(change.card, names), change.amount);
    case WrittenChange::Kind::initiative:
      return fmt::format("{} initiative {:+}", called(change.card, names), change.amount);
    case WrittenChange::Kind::draw:
      return fmt::format("draw {}", sum_of(change.cards, names));
    case WrittenChange::Kind::capture:
      return "capture";
    case WrittenChange::Kind::token:
      return fmt::format("token {} to {}", name_of_place(change.from, names), name_of_place(change.to, names));
    case WrittenChange::Kind::tower:
      return fmt::format("tower at {}", name_of_place(change.to, names));
    case WrittenChange::Kind::beginner:
      return "beginner";
    case WrittenChange::Kind::other:
      return "other";
    case WrittenChange::Kind::unknown:
      break;
  }
  return "unknown";
}

/// The words of one play, by its kind.
struct Written {
  const Names& names;

  [[nodiscard]] std::string with_cards(std::string_view verb, const Cards& cards) const {
    return cards.due ? std::string(verb) : fmt::format("{} {}", verb, sum_of(cards, names));
  }
  [[nodiscard]] std::string card(CardId id) const { return name_of_card(id, names); }
  [[nodiscard]] std::string player(Seat seat) const { return name_of_player(seat, names); }
  [[nodiscard]] std::string thing(const Thing& thing) const {
    if (thing.kind == Thing::Kind::help) return "help";
    if (thing.kind == Thing::Kind::treasure) return "treasure";
    return thing.artifact == nothing_named ? "artifact" : name_of_artifact(thing.artifact, names);
  }
  [[nodiscard]] std::string four(std::string_view verb, const std::array<CardId, edge_places>& cards) const {
    return fmt::format("{}: [{}]", verb, joined(cards, [this](CardId id) { return card(id); }));
  }
  [[nodiscard]] std::string used(std::string_view verb, const std::string& what,
                                 const std::vector<WrittenChange>& changes) const {
    const std::string so = changes_of(changes, names);
    return so.empty() ? fmt::format("{} {}", verb, what) : fmt::format("{} {} so {}", verb, what, so);
  }

  std::string operator()(const Begin&) const {
    return fmt::format("players: [{}]", joined(names.players, [](const Player& one) { return printable(one.name); }));
  }
  std::string operator()(const SitDown& sits) const {
    std::string words = fmt::format("{{name: {}", player(sits.seat));
    if (sits.elves) words += fmt::format(", elves: {}", pile_names[static_cast<std::size_t>(*sits.elves)]);
    if (sits.castle != nothing_named) words += fmt::format(", castle: {}", name_of_place(sits.castle, names));
    return words + "}";
  }
  std::string operator()(const DrawForStart& drawn) const {
    return drawn.treasure ? "treasure" : fmt::format("{}", drawn.initiative);
  }
  std::string operator()(const Deal& deal) const { return sum_of(deal.cards, names); }
  std::string operator()(const Keep& keep) const { return sum_of(keep.cards, names); }
  std::string operator()(const GetGoal& got) const { return goal(got.goal); }
  [[nodiscard]] std::string goal(GoalId id) const {
    return id == nothing_named ? "unknown" : printable(names.box.components.goals[id].name);
  }

  std::string operator()(const BeginTurn& begins) const { return begins.unknown ? "unknown" : "the turn begins"; }
  std::string operator()(const UnknownTurns&) const { return "unknown"; }
  std::string operator()(const Summon& summon) const { return with_cards("summon", summon.cards); }
  std::string operator()(const Discard& discard) const { return with_cards("discard", discard.cards); }
  std::string operator()(const Decline& decline) const {
    return decline.written ? with_cards("decline", decline.cards) : "[]";
  }
  std::string operator()(const Attack& attack) const {
    std::string words = "attack";
    if (attack.target.kind)
      words += fmt::format(" {}", place_kind_names[static_cast<std::size_t>(*attack.target.kind)]);
    if (attack.target.place != nothing_named) words += fmt::format(" {}", name_of_place(attack.target.place, names));
    if (attack.target.of) words += fmt::format(" of {}", player(*attack.target.of));
    return words;
  }
  std::string operator()(const Look& look) const {
    if (look.none_shown) return fmt::format("look {} shows none", look.squad);
    if (look.shown == nothing_named) return fmt::format("look {}", look.squad);
    return fmt::format("look {} shows {}", look.squad, card(look.shown));
  }
  std::string operator()(const FightSquad& fight) const { return fmt::format("fight {}", fight.squad); }
  std::string operator()(const Defend& defend) const { return with_cards("defends", defend.cards); }
  std::string operator()(const Retreat& retreat) const { return with_cards("retreats", retreat.cards); }
  std::string operator()(const GiveUp&) const { return "gives up"; }
  std::string operator()(const Send& send) const { return with_cards("send", send.cards); }
  std::string operator()(const TakeArtifact& taken) const {
    if (taken.none) return "artifact none";
    return taken.artifact == nothing_named ? "artifact"
                                           : fmt::format("artifact {}", name_of_artifact(taken.artifact, names));
  }
  std::string operator()(const CashTreasure& cash) const { return with_cards("treasure", cash.cards); }
  std::string operator()(const UseAction& use) const {
    return used(use.answer ? "answers" : "plays", card(use.card), use.changes);
  }
  std::string operator()(const UseArtifact& use) const {
    return used(use.answer ? "answers" : "uses", name_of_artifact(use.artifact, names), use.changes);
  }
  std::string operator()(const Trade& trade) const {
    return fmt::format("trades {} for {} with {}", thing(trade.given), thing(trade.taken), player(trade.with));
  }
  std::string operator()(const Give& give) const {
    return fmt::format("gives {} to {}", thing(give.given), player(give.to));
  }
  std::string operator()(const ShowGoal& shown) const { return fmt::format("goal {}", goal(shown.goal)); }
  std::string operator()(const CountHand& counted) const { return fmt::format("hand {}", counted.cards); }
  std::string operator()(const Unknown&) const { return "unknown"; }
  std::string operator()(const EndTurn&) const { return "the turn ends"; }

  std::string operator()(const PlacedInOrder& placed) const { return four("placed", placed.cards); }
  std::string operator()(const LayOut& laid) const { return four("seats", laid.cards); }
  std::string operator()(const LayCentre& centre) const {
    return fmt::format("centre: {} over {}", card(centre.upper), card(centre.lower));
  }
  std::string operator()(const Swap& swap) const { return fmt::format("swap {}", called(swap.card, names)); }
  std::string operator()(const WrittenAct& act) const {
    std::string words = called(act.card, names) + ":";
    if (act.kind == WrittenAct::Kind::stay) return words + " stays";
    if (act.kind == WrittenAct::Kind::nothing) return words + " nothing";
    if (act.kind == WrittenAct::Kind::move) words += " moves";
    if (act.slot) words += fmt::format(" {}", name_of(*act.slot));
    if (act.target.any()) words += fmt::format(" {}", called(act.target, names));
    if (act.dies) return words + " dies";
    return act.cost ? words + (*act.cost == 0 ? " 0" : fmt::format(" {:+}", -*act.cost)) : words;
  }
  std::string operator()(const Loop&) const { return "loop"; }
  std::string operator()(const Fallen& fallen) const { return with_cards("fallen", fallen.cards); }
  std::string operator()(const NeutralsBy& by) const { return fmt::format("neutrals: {}", player(by.seat)); }
  std::string operator()(const EndBattle& end) const { return end.won ? "won" : "lost"; }

  std::string operator()(const ClaimWinner& claim) const {
    const auto name = [this](Seat seat) { return player(seat); };
    return fmt::format("winner: [{}]", joined(seats_of(claim.seats, names.players.size()), name));
  }
  std::string operator()(const ClaimFigure& claim) const {
    return fmt::format("result: {{{}: {{{}: {}}}}}", player(claim.seat),
                       figure_names[static_cast<std::size_t>(claim.figure)], value_of(claim));
  }
};

/// Whose a line is; who says in a battle what cards do does not matter.
std::optional<Seat> whose(const Action& action) {
  return std::visit(
      [](const auto& play) -> std::optional<Seat> {
        if constexpr (requires { Seat{play.seat}; }) return play.seat;
        return std::nullopt;
      },
      action);
}

}  // namespace

std::string written(const Action& action, const Names& names) {
  return std::visit(Written{names}, action);
}

std::string written_in_turn(const Action& action, Seat turn, const Names& names) {
  std::string line = written(action, names);
  const std::optional<Seat> seat = whose(action);
  if (!seat || *seat == turn || std::holds_alternative<NeutralsBy>(action)) return line;
  return fmt::format("{}: {}", name_of_player(*seat, names), line);
}

std::string sum_of(const Cards& cards, const Names& names) {
  return elfref::sum_of(cards, [&](CardId id) { return name_of_card(id, names); });
}

std::string changes_of(const std::vector<WrittenChange>& changes, const Names& names) {
  const bool nothing = std::ranges::all_of(
      changes, [](const WrittenChange& change) { return change.kind == WrittenChange::Kind::unknown; });
  if (nothing) return {};
  return joined(
      changes, [&](const WrittenChange& change) { return change_in_words(change, names); }, " and ");
}

std::string name_of_card(CardId card, const Names& names) {
  return card == nothing_named ? "unknown" : printable(names.box.card(card).name);
}

std::string value_of(const ClaimFigure& claim) {
  if (claim.figure != Figure::out) return fmt::format("{}", claim.value);
  return claim.value != 0 ? "yes" : "no";
}

std::string_view name_of(Slot slot) {
  constexpr std::array<std::string_view, slot_count> slots{"left", "centre", "right"};
  return slots[static_cast<std::size_t>(slot)];
}

}  // namespace elfref::elven_rage
