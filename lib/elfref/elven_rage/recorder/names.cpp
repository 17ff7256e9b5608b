#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <string>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/elven_rage/asking/slots.h"
#include "elfref/elven_rage/recorder/guide.h"
#include "elfref/elven_rage/rules/moves.h"

// Values of answers, and the things that they mean.

namespace elfref::elven_rage {
namespace {

constexpr std::size_t most_typed = 24;  // names in one field

template <class Things>
std::uint16_t index_named(const Things& things, std::string_view name) {
  if (name.empty() || name == value::unknown) return nothing_named;
  const auto exact = std::ranges::find_if(things, [&](const auto& thing) { return thing.name == name; });
  if (exact != things.end()) return static_cast<std::uint16_t>(exact - things.begin());
  const std::string folded = fold(name);
  const auto found = std::ranges::find_if(things, [&](const auto& thing) { return fold(thing.name) == folded; });
  return found == things.end() ? nothing_named : static_cast<std::uint16_t>(found - things.begin());
}

std::optional<int> number_of(std::string_view words) {
  int number = 0;
  const auto [end, error] = std::from_chars(words.data(), words.data() + words.size(), number);
  return error == std::errc() && end == words.data() + words.size() ? std::optional(number) : std::nullopt;
}

/// The names that are typed in a field, with commas between them.
std::vector<std::string> typed(const recorder::Choices& choices, std::string_view slot) {
  std::vector<std::string> names;
  for (const recorder::Chosen& chosen : choices.in(slot)) {
    std::string_view left = chosen.value;
    while (!left.empty() && names.size() < most_typed) {
      std::string_view name = left.substr(0, left.find(','));
      left.remove_prefix(std::min(left.size(), name.size() + 1));
      const auto first = name.find_first_not_of(" \t\r\n");
      if (first == std::string_view::npos) continue;
      names.emplace_back(name.substr(first, name.find_last_not_of(" \t\r\n") - first + 1));
    }
  }
  return names;
}

template <class Things, class Make>
void add_names(Things& things, const std::vector<std::string>& names, const Make& make) {
  for (const std::string& name : names) {
    if (index_named(things, name) != nothing_named || things.size() + 1 >= nothing_named) continue;
    things.push_back(make());
    things.back().name = name;
  }
}

}  // namespace

CardId card_named(const Box& box, std::string_view name) {
  return index_named(box.components.cards, name);
}
ArtifactId artifact_named(const Box& box, std::string_view name) {
  return index_named(box.components.artifacts, name);
}
GoalId goal_named(const Box& box, std::string_view name) {
  return index_named(box.components.goals, name);
}
PlaceId place_named(const Box& box, std::string_view name) {
  return index_named(box.places, name);
}

bool may_be_more_cards(const Box& box) {
  for (std::size_t pile = 0; pile < pile_count; ++pile)
    if (!box.components.whole(Pile(pile))) return true;
  return false;
}
bool may_be_more_goals(const Box& box) {
  return std::ranges::count_if(box.components.goals, &Goal::listed) < whole_goals;
}

CardCalled card_called(const Box& box, std::string_view value) {
  if (value == "reserve") return {.place = reserve_called};
  if (value == "beneath") return {.place = beneath_called};
  const auto number = number_of(value);
  if (number && *number >= 1 && *number <= edge_places) return {.place = static_cast<std::uint8_t>(*number)};
  return {.card = card_named(box, value)};
}

std::string value_of(const CardCalled& called, const Box& box) {
  if (called.place == reserve_called) return "reserve";
  if (called.place == beneath_called) return "beneath";
  if (called.place > 0) return std::to_string(called.place);
  return called.card < box.components.cards.size() ? box.card(called.card).name : std::string(value::unknown);
}

std::string value_of(Seat seat) {
  return std::to_string(seat.value + 1);
}
std::optional<Seat> seat_of(std::string_view value, int players) {
  const auto number = number_of(value);
  if (!number || *number < 1 || *number > players) return std::nullopt;
  return Seat{static_cast<std::uint8_t>(*number - 1)};
}

std::string value_of(const Act& act) {
  std::string value = std::to_string(act.place.value + 1) + ":";
  if (!act.slot) return value + "stays";
  value += slot_names.at(static_cast<std::size_t>(*act.slot));
  return act.kind == Act::Kind::move ? value + ":moves" : value;
}
std::optional<Act> act_of(const Battle& battle, std::string_view value) {
  std::optional<Act> found;
  for_all_acts(battle, [&](const Act& act) {
    if (value_of(act) == value) found = act;
  });
  return found;
}

std::string_view value_of(WrittenChange::Kind kind) {
  using Kind = WrittenChange::Kind;
  switch (kind) {
    case Kind::slot:
      return "slot";
    case Kind::life:
      return "life";
    case Kind::initiative:
      return "initiative";
    case Kind::draw:
      return "draw";
    case Kind::capture:
      return "capture";
    case Kind::token:
      return "token";
    case Kind::tower:
      return "tower";
    case Kind::beginner:
      return "beginner";
    case Kind::other:
      return "other";
    case Kind::unknown:
      break;
  }
  return value::unknown;
}

std::optional<WrittenChange::Kind> kind_of_change(std::string_view value) {
  using Kind = WrittenChange::Kind;
  for (const Kind kind : {Kind::slot, Kind::life, Kind::initiative, Kind::draw, Kind::capture, Kind::token, Kind::tower,
                          Kind::beginner, Kind::other, Kind::unknown})
    if (value_of(kind) == value) return kind;
  return std::nullopt;
}

WrittenChange::Kind kind_of_change(Does does) {
  using Kind = WrittenChange::Kind;
  if (does == Does::more) return Kind::life;
  return *kind_of_change(does_names.at(static_cast<std::size_t>(does)));
}

std::optional<Effect> effect_chosen(const Position& state, Seat seat, std::string_view form,
                                    const recorder::Choices& choices) {
  if (uses_an_action(form)) {
    const CardId card = card_named(*state.box, choices.one("card"));
    return card == nothing_named ? std::nullopt : effect_of(state, UseAction{.seat = seat, .card = card});
  }
  const ArtifactId artifact = artifact_named(*state.box, choices.one("artifact"));
  return artifact == nothing_named ? std::nullopt : effect_of(state, UseArtifact{.seat = seat, .artifact = artifact});
}

Cards drawn_by(const Position& state, Action play) {
  for (const int number : {2, 1, 0}) {
    std::visit(
        [&](auto& line) {
          if constexpr (requires { line.cards.named; }) line.cards = {.unknown = number};
        },
        play);
    if (legality(state, play) != Legality::no) return {.unknown = number};
  }
  return {.unknown = 2};
}

EndBattle ended(const Position& state, bool won) {
  const Seat attacker = state.assault.attacker;
  return {.seat = attacker, .won = won, .by = won ? attacker : state.assault.defender().value_or(attacker)};
}

void Guide::take_names(Spot& spot, const Choices& choices) {
  const std::vector<std::string> cards = typed(choices, name_slot::card);
  const std::vector<std::string> artifacts = typed(choices, name_slot::artifact);
  const std::vector<std::string> places = typed(choices, name_slot::place);
  const std::vector<std::string> goals = typed(choices, name_slot::goal);
  if (cards.empty() && artifacts.empty() && places.empty() && goals.empty()) return;
  auto box = std::make_shared<Box>(*spot.state.box);
  const Card card = box->components.unlisted_card();
  if (card.pile != Piles::none()) add_names(box->components.cards, cards, [&] { return card; });
  add_names(box->components.artifacts, artifacts, [] { return Artifact(); });
  add_names(box->components.goals, goals, [] { return Goal(); });
  if (!box->map || !box->map->bordered) add_names(box->places, places, [] { return KnownPlace(); });
  spot.state.box = std::move(box);
}

}  // namespace elfref::elven_rage
