#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <vector>

#include "elfref/core/text/markup.h"
#include "elfref/elven_rage/asking/narration.h"
#include "elfref/elven_rage/asking/slots.h"
#include "elfref/elven_rage/forms/written.h"
#include "elfref/elven_rage/recorder/guide.h"
#include "elfref/elven_rage/rules/game.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/rules/moves.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

// From choices to plays, and back.

namespace elfref::elven_rage {
namespace {

using recorder::Choice;
using recorder::Choices;
using recorder::Chosen;
using recorder::one;

std::optional<int> number_in(const Choices& choices, std::string_view slot) {
  const std::string_view words = choices.one(slot);
  int number = 0;
  const auto [end, error] = std::from_chars(words.data(), words.data() + words.size(), number);
  return error == std::errc() && !words.empty() ? std::optional(number) : std::nullopt;
}

std::optional<Slot> side_in(const Choices& choices) {
  const auto found = std::ranges::find(slot_names, choices.one("side"));
  if (found == slot_names.end()) return std::nullopt;
  return all_slots.at(static_cast<std::size_t>(found - slot_names.begin()));
}

/// Cards by name, and how many more without a name; nothing: one has no such name.
std::optional<Cards> cards_in(const Box& box, const Choices& choices) {
  Cards cards;
  for (const Chosen& chosen : choices.in("cards")) {
    const int count = std::clamp(chosen.count, 0, most_cards);
    if (chosen.value.empty() || chosen.value == value::unknown) {
      cards.unknown = std::min(most_cards, cards.unknown + count);
      continue;
    }
    const CardId card = card_named(box, chosen.value);
    if (card == nothing_named) return std::nullopt;
    cards.named.insert(cards.named.end(), static_cast<std::size_t>(count), card);
  }
  if (cards.size() > most_cards) return std::nullopt;
  return cards;
}

/// The same, where the number that is due is meant if nothing is chosen.
std::optional<Cards> cards_or_due(const Box& box, const Choices& choices) {
  if (choices.has("cards")) return cards_in(box, choices);
  return Cards{.due = true};
}

/// A card by name, or none that was seen; nothing: there is no such card.
std::optional<CardId> card_in(const Box& box, std::string_view value) {
  if (value.empty()) return std::nullopt;
  const CardId card = card_named(box, value);
  return card == nothing_named && value != value::unknown ? std::nullopt : std::optional(card);
}

std::optional<std::array<CardId, edge_places>> four_in(const Box& box, const Choices& choices) {
  std::array<CardId, edge_places> cards{};
  cards.fill(nothing_named);
  std::size_t place = 0;
  for (const Chosen& chosen : choices.in("seats"))
    for (int copy = 0; copy < std::clamp(chosen.count, 0, edge_places); ++copy) {
      if (place == cards.size()) return std::nullopt;
      const bool unseen = chosen.value.empty() || chosen.value == value::unknown;
      cards.at(place) = unseen ? nothing_named : card_named(box, chosen.value);
      if (!unseen && cards.at(place) == nothing_named) return std::nullopt;
      ++place;
    }
  return place == cards.size() ? std::optional(cards) : std::nullopt;
}

std::optional<Action> attack_in(const Position& state, Seat seat, std::string_view value) {
  if (value.empty()) return std::nullopt;
  if (value == value::none) return Decline{.seat = seat, .cards = drawn_by(state, Decline{.seat = seat})};
  Attack attack{.seat = seat};
  if (value.starts_with("kind:")) {
    value.remove_prefix(5);
    const std::string_view kind = value.substr(0, value.find(':'));
    const auto found = std::ranges::find(place_kind_names, kind);
    if (found == place_kind_names.end()) return std::nullopt;
    attack.target.kind = PlaceKind(found - place_kind_names.begin());
    if (kind.size() < value.size()) attack.target.of = seat_of(value.substr(kind.size() + 1), state.players);
    return attack;
  }
  attack.target.place = place_named(*state.box, value);
  if (attack.target.place == nothing_named) return std::nullopt;
  return attack;
}

std::optional<Action> look_in(const Position& state, Seat seat, const Choices& choices) {
  const auto squad = number_in(choices, "squad");
  if (!squad || *squad < 1 || *squad > 99) return std::nullopt;
  Look look{.seat = seat, .squad = *squad};
  const std::string_view shows = choices.one("shows");
  look.none_shown = shows == value::none;
  if (!shows.empty() && !look.none_shown) {
    const auto card = card_in(*state.box, shows);
    if (!card) return std::nullopt;
    look.shown = *card;
  }
  return look;
}

// ---------------------------------------------------------------- acts

std::optional<Action> act_in_one(const Position& state, std::string_view value) {
  const Assault& assault = state.assault;
  if (value.empty() || !assault.laid) return std::nullopt;
  const Battle battle = as_it_stands(assault.battle);
  if (battle.fights == 0) return std::nullopt;
  const auto act = act_of(battle, value);
  if (!act) return std::nullopt;
  return written_act(battle, assault.attacker, *act);
}

std::optional<Action> act_in_parts(const Position& state, const Choices& choices) {
  WrittenAct act{.seat = state.assault.attacker, .card = card_called(*state.box, choices.one("who"))};
  if (!act.card.any() || act.card.place > edge_places) return std::nullopt;
  using Kind = WrittenAct::Kind;
  const std::string_view does = choices.one("does");
  if (does == "stays" || does == "nothing") {
    act.kind = does == "stays" ? Kind::stay : Kind::nothing;
    return act;
  }
  if (does != "strikes" && does != "moves") return std::nullopt;
  act.kind = does == "strikes" ? Kind::strike : Kind::move;
  act.target = card_called(*state.box, choices.one("target"));
  act.slot = side_in(choices);
  if ((!act.target.any() && !act.slot) || act.target.place > edge_places) return std::nullopt;
  if (act.kind == Kind::move) return act;
  act.dies = choices.one("cost") == "dies";
  if (!act.dies) act.cost = number_in(choices, "cost");
  if (act.cost && (*act.cost < 0 || *act.cost > 2)) act.cost.reset();
  return act;
}

// ---------------------------------------------------------------- Actions and Artifacts

/// What came of it; nothing: more has to be chosen. An empty list: that is not recorded.
std::optional<std::vector<WrittenChange>> changes_in(const Position& state, const std::optional<Effect>& effect,
                                                     const Choices& choices) {
  using Kind = WrittenChange::Kind;
  auto kind = kind_of_change(choices.one("what"));
  const bool as_listed = !kind && effect;
  if (as_listed) kind = kind_of_change(effect->does);
  if (!kind || *kind == Kind::unknown) return std::vector<WrittenChange>();
  WrittenChange change{.kind = *kind};
  const int amount = as_listed ? (effect->does == Does::more ? -effect->amount : effect->amount)
                               : number_in(choices, "amount").value_or(0);
  switch (*kind) {
    case Kind::slot:
    case Kind::life:
    case Kind::initiative: {
      const std::string_view on = choices.one("on");
      if (on.empty() && as_listed && !state.assault.laid) return std::vector<WrittenChange>();
      change.card = card_called(*state.box, on);
      if (!change.card.any()) return std::nullopt;
      if (*kind != Kind::slot) {
        change.amount = amount;
        return std::vector{change};
      }
      const auto side = side_in(choices);
      const auto icon = as_listed ? std::optional(effect->icon) : icon_named(choices.one("icon"));
      if (!side || !icon) return std::nullopt;
      change.slot = *side;
      change.icon = *icon;
      return std::vector{change};
    }
    case Kind::draw: {
      auto drawn = cards_in(*state.box, choices);
      if (!drawn) return std::nullopt;
      const int named = drawn->size() - drawn->unknown;
      drawn->unknown = std::max(drawn->unknown, std::clamp(amount, 0, own_cards) - named);
      change.cards = std::move(*drawn);
      return std::vector{change};
    }
    case Kind::token:
      change.from = place_named(*state.box, choices.one("from"));
      if (change.from == nothing_named) return std::nullopt;
      [[fallthrough]];
    case Kind::tower:
      change.to = place_named(*state.box, choices.one("to"));
      if (change.to == nothing_named) return std::nullopt;
      return std::vector{change};
    case Kind::other:
      // What it does is in its own words, which are not asked.
      return std::vector<WrittenChange>();
    default:
      return std::vector{change};
  }
}

std::optional<Action> used_in(const Position& state, Seat seat, std::string_view form, const Choices& choices) {
  auto changes = changes_in(state, effect_chosen(state, seat, form, choices), choices);
  if (!changes) return std::nullopt;
  if (uses_an_action(form)) {
    const auto card = card_in(*state.box, choices.one("card"));
    if (!card) return std::nullopt;
    return UseAction{.seat = seat, .card = *card, .changes = std::move(*changes), .answer = form == form::answers};
  }
  const std::string_view name = choices.one("artifact");
  const ArtifactId artifact = artifact_named(*state.box, name);
  if (name.empty() || (artifact == nothing_named && name != value::unknown)) return std::nullopt;
  return UseArtifact{
      .seat = seat, .artifact = artifact, .changes = std::move(*changes), .answer = form == form::answers_with};
}

// ---------------------------------------------------------------- things

std::optional<Thing> thing_in(const Box& box, std::string_view value) {
  if (value == "treasure") return Thing{.kind = Thing::Kind::treasure};
  if (value == "help") return Thing{.kind = Thing::Kind::help};
  if (value == "artifact") return Thing{.kind = Thing::Kind::artifact};
  const ArtifactId artifact = artifact_named(box, value);
  if (artifact == nothing_named) return std::nullopt;
  return Thing{.kind = Thing::Kind::artifact, .artifact = artifact};
}
std::string as_value(const Thing& thing, const Box& box) {
  if (thing.kind == Thing::Kind::treasure) return "treasure";
  if (thing.kind == Thing::Kind::help) return "help";
  return thing.artifact == nothing_named ? "artifact" : box.components.artifacts[thing.artifact].name;
}

std::optional<Action> taken_in(const Box& box, Seat seat, std::string_view value) {
  if (value.empty()) return std::nullopt;
  if (value == value::none) return TakeArtifact{.seat = seat, .none = true};
  const ArtifactId artifact = artifact_named(box, value);
  if (artifact == nothing_named && value != value::unknown) return std::nullopt;
  return TakeArtifact{.seat = seat, .artifact = artifact};
}

// ---------------------------------------------------------------- back from plays

using Known = Guide::Known;

/// A play that is recorded, as what is chosen for it.
struct AsChosen {
  const Box& box;

  static Known known(std::string_view form, std::vector<Choice> choices) {
    return std::pair(std::string(form), Choices(std::move(choices)));
  }
  [[nodiscard]] std::string card(CardId id) const {
    return id < box.components.cards.size() ? box.card(id).name : std::string(value::unknown);
  }
  [[nodiscard]] std::string artifact(ArtifactId id) const {
    return id < box.components.artifacts.size() ? box.components.artifacts[id].name : std::string(value::unknown);
  }
  [[nodiscard]] std::string called(const CardCalled& called) const { return value_of(called, box); }
  [[nodiscard]] std::vector<Chosen> by_name(const Cards& cards) const {
    std::vector<Chosen> chosen;
    for (const CardId id : cards.named) recorder::add_one(chosen, card(id));
    return chosen;
  }
  [[nodiscard]] Known of_cards(std::string_view form, const Cards& cards) const {
    if (cards.open) return std::nullopt;
    std::vector<Chosen> chosen = by_name(cards);
    if (cards.unknown > 0) chosen.push_back({std::string(value::unknown), cards.unknown});
    if (chosen.empty()) return known(form, {});
    return known(form, {{"cards", std::move(chosen)}});
  }
  [[nodiscard]] Known of_four(std::string_view form, const std::array<CardId, edge_places>& cards) const {
    Choice four{"seats", {}};
    for (const CardId id : cards) four.values.push_back({card(id), 1});
    return known(form, {std::move(four)});
  }
  [[nodiscard]] Known of_use(std::string_view form, Choice what, const std::vector<WrittenChange>& changes) const {
    using Kind = WrittenChange::Kind;
    std::vector<Choice> all{std::move(what)};
    if (changes.empty()) return known(form, std::move(all));
    const WrittenChange& change = changes.front();
    if (change.kind == Kind::other && changes.size() == 1) return known(form, std::move(all));  // in its own words
    if (changes.size() > 1 || change.kind == Kind::other || !change.cards.counted()) return std::nullopt;
    all.push_back(one("what", value_of(change.kind)));
    if (change.card.any()) all.push_back(one("on", called(change.card)));
    if (change.kind == Kind::slot) {
      all.push_back(one("side", slot_names.at(static_cast<std::size_t>(change.slot))));
      all.push_back(one("icon", name_of(change.icon)));
    }
    if (change.kind == Kind::life || change.kind == Kind::initiative)
      all.push_back(one("amount", std::to_string(change.amount)));
    if (change.kind == Kind::draw) all.push_back(one("amount", std::to_string(change.cards.size())));
    if (!change.cards.named.empty()) all.push_back({"cards", by_name(change.cards)});
    if (change.from != nothing_named) all.push_back(one("from", box.places[change.from].name));
    if (change.to != nothing_named) all.push_back(one("to", box.places[change.to].name));
    return known(form, std::move(all));
  }

  Known operator()(const Attack& attack) const {
    const Target& target = attack.target;
    if (target.place != nothing_named) return known(form::attack, {one("land", box.places[target.place].name)});
    if (!target.kind) return std::nullopt;
    std::string value = "kind:" + std::string(place_kind_names.at(static_cast<std::size_t>(*target.kind)));
    if (target.of) value += ":" + value_of(*target.of);
    return known(form::attack, {one("land", value)});
  }
  Known operator()(const Look& look) const {
    std::vector<Choice> all{one("squad", std::to_string(look.squad))};
    if (look.none_shown) all.push_back(one("shows", value::none));
    if (look.shown != nothing_named) all.push_back(one("shows", card(look.shown)));
    return known(form::look, std::move(all));
  }
  Known operator()(const FightSquad& fight) const {
    return known(form::fight, {one("squad", std::to_string(fight.squad))});
  }
  Known operator()(const Summon& play) const {
    return play.cards.due ? std::nullopt : of_cards(form::summon, play.cards);  // it may be one that is not written
  }
  Known operator()(const Discard& play) const { return of_cards(form::discard, play.cards); }
  Known operator()(const Decline& play) const {
    return play.written ? of_cards(form::decline, play.cards) : std::nullopt;
  }
  Known operator()(const Send& play) const { return of_cards(form::send, play.cards); }
  Known operator()(const Defend& play) const { return of_cards(form::defend, play.cards); }
  Known operator()(const Retreat& play) const { return of_cards(form::retreat, play.cards); }
  Known operator()(const CashTreasure& play) const { return of_cards(form::treasure, play.cards); }
  Known operator()(const Fallen& play) const { return of_cards(form::fallen, play.cards); }
  Known operator()(const GiveUp&) const { return known("gives-up", {}); }
  Known operator()(const Loop&) const { return known("loop", {}); }
  Known operator()(const Unknown&) const { return known("unknown", {}); }
  Known operator()(const EndBattle& end) const { return known(end.won ? "won" : "lost", {}); }
  Known operator()(const LayOut& play) const { return of_four(form::seats, play.cards); }
  Known operator()(const PlacedInOrder& play) const { return of_four(form::placed, play.cards); }
  Known operator()(const LayCentre& play) const {
    return known(form::centre, {one("upper", card(play.upper)), one("lower", card(play.lower))});
  }
  Known operator()(const Swap& play) const { return known(form::swap, {one("card", called(play.card))}); }
  Known operator()(const WrittenAct& act) const {
    using Kind = WrittenAct::Kind;
    std::vector<Choice> all{one("who", called(act.card))};
    constexpr std::array<std::string_view, 4> does{"strikes", "moves", "stays", "nothing"};
    all.push_back(one("does", does.at(static_cast<std::size_t>(act.kind))));
    if (act.kind != Kind::strike && act.kind != Kind::move) return known(form::any_act, std::move(all));
    if (act.target.any()) all.push_back(one("target", called(act.target)));
    if (act.slot) all.push_back(one("side", slot_names.at(static_cast<std::size_t>(*act.slot))));
    if (act.dies) all.push_back(one("cost", "dies"));
    if (act.cost && !act.dies) all.push_back(one("cost", std::to_string(*act.cost)));
    return known(form::any_act, std::move(all));
  }
  Known operator()(const UseAction& used) const {
    return of_use(used.answer ? form::answers : form::plays, one("card", card(used.card)), used.changes);
  }
  Known operator()(const UseArtifact& used) const {
    return of_use(used.answer ? form::answers_with : form::uses, one("artifact", artifact(used.artifact)),
                  used.changes);
  }
  Known operator()(const TakeArtifact& taken) const {
    return known(form::artifact, {one("artifact", taken.none ? std::string(value::none) : artifact(taken.artifact))});
  }
  Known operator()(const Trade& trade) const {
    return known(form::trades, {one("given", as_value(trade.given, box)), one("taken", as_value(trade.taken, box)),
                                one("with", value_of(trade.with))});
  }
  Known operator()(const Give& give) const {
    return known(form::gives, {one("given", as_value(give.given, box)), one("with", value_of(give.to))});
  }
  Known operator()(const ShowGoal& shown) const {
    const bool seen = shown.goal != nothing_named;
    return known(form::goal, {one("goal", seen ? box.components.goals[shown.goal].name : value::unknown)});
  }
  Known operator()(const CountHand& counted) const {
    return known(form::hand, {one("number", std::to_string(counted.cards))});
  }
  Known operator()(const NeutralsBy& by) const { return known(form::neutrals, {one("with", value_of(by.seat))}); }
  template <class Other>
  Known operator()(const Other&) const {
    return std::nullopt;
  }
};

/// A line in the words of a record. It names the winner of a battle, so that a reader need not know the attacker.
std::string line_of(const Names& names, Seat turn, const Action& play) {
  const auto* end = std::get_if<EndBattle>(&play);
  if (end == nullptr || !end->by) return written_in_turn(play, turn, names);
  const auto name = [&](Seat seat) { return as_key(names.players[seat.value].name); };
  if (end->won) return written(play, names) + ": " + name(end->seat);
  if (*end->by == end->seat) return written(play, names) + ": " + name(end->seat);
  return written(EndBattle{.seat = end->seat, .won = true}, names) + ": " + name(*end->by);
}

}  // namespace

std::optional<Action> Guide::play(const Spot& spot, std::string_view form, const Choices& choices) {
  const Position& state = spot.state;
  const Box& box = *state.box;
  const Seat seat = spot.seat;
  const auto of_cards = [&]<class Play>(Play play, std::optional<Cards> cards) -> std::optional<Action> {
    if (!cards) return std::nullopt;
    play.cards = std::move(*cards);
    return play;
  };
  if (form == form::attack) return attack_in(state, seat, choices.one("land"));
  if (form == form::look) return look_in(state, seat, choices);
  if (form == form::act) return act_in_one(state, choices.one("act"));
  if (form == form::any_act) return act_in_parts(state, choices);
  if (form == form::summon) return of_cards(Summon{.seat = seat}, cards_or_due(box, choices));
  if (form == form::discard) return of_cards(Discard{.seat = seat}, cards_or_due(box, choices));
  if (form == form::decline) return of_cards(Decline{.seat = seat}, cards_or_due(box, choices));
  if (form == form::retreat) return of_cards(Retreat{.seat = seat}, cards_or_due(box, choices));
  if (form == form::treasure) return of_cards(CashTreasure{.seat = seat}, cards_or_due(box, choices));
  if (form == form::send) return of_cards(Send{.seat = seat}, cards_or_due(box, choices));
  if (form == form::defend) return of_cards(Defend{.seat = seat}, cards_or_due(box, choices));
  if (form == form::fallen) return of_cards(Fallen{.seat = state.assault.attacker}, cards_in(box, choices));
  if (form == form::keep) return of_cards(Keep{.seat = seat}, cards_in(box, choices));
  if (form == "gives-up") return GiveUp{.seat = seat};
  if (form == "won" || form == "lost") return ended(state, form == "won");
  if (form == "loop") return Loop{.seat = state.assault.attacker};
  if (form == "unknown") return Unknown{.seat = seat};
  if (uses_an_action(form) || uses_an_artifact(form)) return used_in(state, seat, form, choices);
  if (form == form::artifact) return taken_in(box, seat, choices.one("artifact"));
  if (form == form::fight) {
    const auto squad = number_in(choices, "squad");
    if (squad && *squad >= 1 && *squad <= 99) return FightSquad{.seat = seat, .squad = *squad};
  }
  if (form == form::seats || form == form::placed) {
    const auto four = four_in(box, choices);
    if (four && form == form::seats) return LayOut{.seat = state.assault.attacker, .cards = *four};
    if (four) return PlacedInOrder{.seat = state.assault.attacker, .cards = *four};
  }
  if (form == form::centre) {
    const auto upper = card_in(box, choices.one("upper")), lower = card_in(box, choices.one("lower"));
    if (upper && lower) return LayCentre{.seat = state.assault.attacker, .upper = *upper, .lower = *lower};
  }
  if (form == form::swap) {
    const CardCalled card = card_called(box, choices.one("card"));
    if (card.any() && card.place != reserve_called) return Swap{.seat = state.assault.attacker, .card = card};
  }
  if (form == form::trades) {
    const auto given = thing_in(box, choices.one("given")), taken = thing_in(box, choices.one("taken"));
    const auto with = seat_of(choices.one("with"), state.players);
    if (given && taken && with) return Trade{.seat = seat, .given = *given, .taken = *taken, .with = *with};
  }
  if (form == form::gives) {
    const auto given = thing_in(box, choices.one("given"));
    const auto to = seat_of(choices.one("with"), state.players);
    if (given && to) return Give{.seat = seat, .given = *given, .to = *to};
  }
  if (form == form::goal) {
    const std::string_view name = choices.one("goal");
    const GoalId goal = goal_named(box, name);
    if (goal != nothing_named || name == value::unknown) return ShowGoal{.seat = seat, .goal = goal};
  }
  if (form == form::hand) {
    const auto cards = number_in(choices, "number");
    if (cards && *cards >= 0 && *cards <= own_cards) return CountHand{.seat = seat, .cards = *cards};
  }
  if (form == form::neutrals)
    if (const auto by = seat_of(choices.one("with"), state.players)) return NeutralsBy{.seat = *by};
  return std::nullopt;
}

namespace {

/// The entry of a card in the data of the record itself, whose keys are in English.
NewEntry listed(std::string_view deck, std::string words) {
  NewEntry entry{{{.key = "components", .shape = Shape::map}}, std::move(words)};
  if (deck != pile_names[static_cast<std::size_t>(Pile::neutral)])
    entry.path.push_back({.key = "decks", .shape = Shape::map, .name = true});
  entry.path.push_back({.key = std::string(deck), .shape = Shape::map, .name = true});
  return entry;
}

}  // namespace

bool can_describe_cards(const Guide::Desk& desk) {
  const auto unlisted = [](const Card& card) { return !card.listed; };
  const Box& box = *desk.session().box;
  return may_be_more_cards(box) && std::ranges::any_of(box.components.cards, unlisted) &&
         added(desk.written, listed(pile_names.back(), "x: 1"));
}

std::optional<std::pair<NewEntry, Message>> Guide::beside(const Desk& desk, std::string_view form,
                                                          const Choices& choices) {
  if (form != form::new_card) return std::nullopt;
  const Box& box = *desk.session().box;
  const CardId card = card_named(box, choices.one("card"));
  const std::string_view deck = choices.one("deck");
  if (card == nothing_named || box.card(card).listed || std::ranges::find(pile_names, deck) == pile_names.end())
    return std::nullopt;
  const auto initiative = number_in(choices, "initiative"), lives = number_in(choices, "lives");
  if (!initiative || !lives) return std::nullopt;
  std::string shows = std::to_string(*initiative) + "/" + std::to_string(*lives);
  Icons icons{};
  for (std::size_t side = 0; side < slot_count; ++side) {
    const auto icon = icon_named(choices.one(slot_names.at(side)));
    if (!icon) return std::nullopt;
    icons.at(side) = *icon;
    shows.append(" ").append(name_of(*icon));
  }
  const std::string& name = box.card(card).name;
  const int copies = number_in(choices, "copies").value_or(1);
  if (copies > 1) shows = "{is: " + shows + ", copies: " + std::to_string(copies) + "}";
  List words(Joint::comma);
  words.add(copies > 1 ? msg::times({.card = verbatim(name), .copies = copies}) : alone(verbatim(name)));
  words.add(people(Pile(std::ranges::find(pile_names, deck) - pile_names.begin())));
  words.add(msg::rage_card_shows({.centre = icon_noun(icons[1]),
                                  .initiative = *initiative,
                                  .left = icon_noun(icons[0]),
                                  .lives = *lives,
                                  .right = icon_noun(icons[2])}));
  return std::pair(listed(deck, as_key(name) + ": " + shows), words.take());
}

Guide::Known Guide::choices_of(const Session& session, const Action& play) {
  return std::visit(AsChosen{*session.box}, play);
}

std::string Guide::words(const Session& session, const Spot& spot, const Action& play, bool) {
  const Names names{*spot.state.box, session.players};
  if (const auto* kept = std::get_if<Keep>(&play))
    return as_key(session.players[spot.seat.value].name) + ": " + sum_of(kept->cards, names);
  return line_of(names, spot.state.turn.seat, play);
}

ViewMoment Guide::told(const Position& before, const Action& play) {
  Session session;  // of which only the names are asked
  session.box = before.box;
  return elven_rage::told(before, play, session);
}

}  // namespace elfref::elven_rage
