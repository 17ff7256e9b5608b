#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "elfref/elven_rage/recorder/guide.h"
#include "elfref/elven_rage/rules/moves.h"

// Recorded plays, told by the values that the question before them offers.

namespace elfref::elven_rage {
namespace {

using recorder::Choices;
using recorder::one;

/// A card of the edge that is told by its place, by its name if no copy of it is there.
Choices called_as_offered(const Position& before, Choices told, std::string_view slot) {
  const Assault& assault = before.assault;
  const CardCalled called = card_called(*before.box, told.one(slot));
  if (called.place == 0 || called.place > edge_places || !assault.laid) return told;
  const Battle battle = as_it_stands(assault.battle);
  if (battle.fights == 0) return told;
  const CardCalled by_name = called_at(battle, elven_rage::Place{static_cast<std::uint8_t>(called.place - 1)});
  return told.with(slot, {{value_of(by_name, *before.box), 1}});
}

/// The value of the only act that a line may mean; nothing: it may mean several, or none.
std::optional<std::string> value_meant(const Battle& battle, const WrittenAct& act) {
  const std::vector<Act> meant = readings(battle, act_called(act));
  if (meant.size() != 1) return std::nullopt;
  const Act& one = meant.front();
  std::vector<std::string> values;
  for_all_acts(battle, [&](const Act& other) {
    const bool same = other.kind == one.kind && other.place == one.place && (!one.slot || other.slot == one.slot);
    if (same && (!one.target || other.target == one.target)) values.push_back(value_of(other));
  });
  return values.size() == 1 ? std::optional(values.front()) : std::nullopt;
}

/// The value of an act among those that are offered, if it says the same; nothing: it is told part by part.
std::optional<std::string> act_offered(const Position& before, const WrittenAct& act) {
  const Assault& assault = before.assault;
  if (!assault.laid || !is_judged(assault) || elven_rage::legality(before, act) == Legality::no) return std::nullopt;
  const Battle battle = as_it_stands(assault.battle);
  if (battle.fights == 0) return std::nullopt;
  const auto value = value_meant(battle, act);
  const auto offered = value ? act_of(battle, *value) : std::nullopt;
  if (!offered || value_meant(battle, written_act(battle, act.seat, *offered)) != value) return std::nullopt;
  return value;
}

}  // namespace

void Guide::as_offered(const Position& before, const Action& play, std::string& form, Choices& told) {
  const Spot spot{.state = before, .seat = player_of(play).value_or(before.turn.seat)};
  const auto is_same = [&](std::string_view other, const Choices& choices) {
    const std::optional<Action> made = Guide::play(spot, other, choices);
    return made && *made == play;
  };
  if (const auto* act = std::get_if<WrittenAct>(&play)) {
    if (const auto offered = act_offered(before, *act)) {
      form = form::act;
      told = Choices({one("act", *offered)});
    }
  } else if (is_any<Decline>(play) && !before.assault.open) {
    const Choices none({one("land", value::none)});
    if (!is_same(form::attack, none)) return;
    form = form::attack;
    told = none;
  } else if (uses_an_action(form) || uses_an_artifact(form)) {
    // What a set lists is not asked.
    const Choices listed = told.without("what").without("icon").without("amount");
    if (is_same(form, listed)) told = listed;
    told = called_as_offered(before, std::move(told), "on");
  } else if (form == form::swap) {
    told = called_as_offered(before, std::move(told), "card");
  }
}

}  // namespace elfref::elven_rage
