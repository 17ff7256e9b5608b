#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>

#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/recorder/guide.h"
#include "elfref/elven_rage/rules/battle_in_words.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

// The forms, and their slots.

namespace elfref::elven_rage {
namespace {

using As = recorder::Look;
using Field = recorder::Slot;

constexpr int most_in_a_sum = own_cards;  // when a person composes what breaks a rule

/// A name that no set lists, typed in a field.
Field name_field(std::string_view id, Message words) {
  return {.id = std::string(id), .words = std::move(words), .look = As::text, .optional = true};
}

/// A number of cards, by name or only how many.
Field some_cards(Range due, bool free, bool optional = false) {
  Field slot{.id = "cards",
             .words = msg::rage_slot_cards(),
             .look = As::counts,
             .optional = optional,
             .least = due.min,
             .most = due.max};
  if (free || due.max == 0) {
    slot.least = optional ? 0 : 1;
    slot.most = most_in_a_sum;
  }
  return slot;
}

/// The number of cards that a form is about, by the rules.
Range cards_due(const Position& state, Seat seat, std::string_view form) {
  if (form == form::summon) return state.turn.first ? Range{0, 0} : summon_due(state, seat);
  if (form == form::discard) return surplus_of(state, seat);
  if (form == form::send) return sent_by_attacker(state, state.assault);
  if (form == form::defend) return sent_by_owner(state, state.assault);
  if (form == form::keep) return Range{full_hand, full_hand};
  if (form == form::fallen) return {0, edge_places};
  return {0, 2};
}

bool is_of_cards(std::string_view form) {
  constexpr std::array all{form::summon,  form::discard, form::send,   form::defend,  form::retreat,
                           form::decline, form::keep,    form::fallen, form::treasure};
  return std::ranges::find(all, form) != all.end();
}

/// What may come of an Action or an Artifact: on which card, through which slot.
class Outcome {
 public:
  Outcome(const Position& state, bool free, std::vector<Field>& slots) : state_(state), free_(free), slots_(slots) {}

  void add(const std::optional<Effect>& effect, const recorder::Choices& choices) {
    if (!effect || free_)
      slots_.push_back(
          {.id = "what", .words = msg::rage_slot_what(), .look = As::list, .optional = effect.has_value() || free_});
    auto kind = kind_of_change(choices.one("what"));
    const bool as_listed = !kind && effect;
    if (as_listed) kind = kind_of_change(effect->does);
    if (!kind) return;
    using Kind = WrittenChange::Kind;
    const bool on_card = *kind == Kind::slot || *kind == Kind::life || *kind == Kind::initiative;
    // Before the edge is laid out, it is not said on which card it will work.
    if (on_card && as_listed && !state_.assault.laid && !free_) return;
    if (on_card) add("on", msg::rage_slot_on(), As::cards);
    if (*kind == Kind::slot) add("side", msg::rage_slot_side(), As::list);
    if (*kind == Kind::slot && !as_listed) add("icon", msg::rage_slot_icon(), As::grid);
    if ((*kind == Kind::life || *kind == Kind::initiative || *kind == Kind::draw) && !as_listed)
      add("amount", msg::rage_slot_amount(), As::grid);
    if (*kind == Kind::draw) add_drawn(as_listed ? effect->amount : 0);
    if (*kind == Kind::token) add("from", msg::rage_slot_from(), As::picture);
    if (*kind == Kind::token || *kind == Kind::tower) add("to", msg::rage_slot_to(), As::picture);
  }

 private:
  void add(std::string id, Message words, As look) {
    slots_.push_back({.id = std::move(id), .words = std::move(words), .look = look});
  }
  /// The names of drawn cards, as far as they were seen. `most`: how many are drawn; 0: any number.
  void add_drawn(int most) {
    if (may_be_more_cards(*state_.box) && std::ranges::find(slots_, name_slot::card, &Field::id) == slots_.end())
      slots_.push_back(name_field(name_slot::card, msg::rage_slot_card_name()));
    slots_.push_back(some_cards({0, most}, free_, true));
  }

  const Position& state_;
  bool free_;
  std::vector<Field>& slots_;
};

std::vector<Field> of_an_act(const recorder::Choices& choices) {
  std::vector<Field> all{{.id = "who", .words = msg::rage_slot_who(), .look = As::cards},
                         {.id = "does", .words = msg::rage_slot_does(), .look = As::list}};
  const std::string_view does = choices.one("does");
  if (does != "strikes" && does != "moves") return all;
  const bool by_side = choices.has("side");  // a line may say the slot alone
  all.push_back({.id = "target", .words = msg::rage_slot_target(), .look = As::cards, .optional = by_side});
  all.push_back({.id = "side", .words = msg::rage_slot_side(), .look = As::list, .optional = true});
  if (does == "strikes")
    all.push_back({.id = "cost", .words = msg::rage_slot_cost(), .look = As::list, .optional = true});
  return all;
}

}  // namespace

std::vector<std::pair<std::string, Message>> Guide::every_form() {
  const auto of = [](std::string_view id, Message words) { return std::pair(std::string(id), std::move(words)); };
  return {of(form::attack, msg::rage_form_attack()),
          of(form::decline, msg::rage_form_decline()),
          of(form::look, msg::rage_form_look()),
          of(form::fight, msg::rage_form_fight()),
          of(form::defend, msg::rage_form_defend()),
          of(form::retreat, msg::rage_form_retreat()),
          of("gives-up", msg::rage_gives_up()),
          of(form::send, msg::rage_form_send()),
          of(form::seats, msg::rage_form_seats()),
          of(form::placed, msg::rage_form_placed()),
          of(form::centre, msg::rage_form_centre()),
          of(form::swap, msg::rage_form_swap()),
          of(form::any_act, msg::rage_form_act()),
          of("won", msg::rage_won()),
          of("lost", msg::rage_lost()),
          of("loop", msg::rage_loop()),
          of(form::fallen, msg::rage_form_fallen()),
          of(form::plays, msg::rage_form_plays()),
          of(form::uses, msg::rage_form_uses()),
          of(form::answers, msg::rage_form_answers()),
          of(form::answers_with, msg::rage_form_answers_with()),
          of(form::artifact, msg::rage_form_artifact()),
          of(form::treasure, msg::rage_form_treasure()),
          of(form::trades, msg::rage_form_trades()),
          of(form::gives, msg::rage_form_gives()),
          of(form::goal, msg::rage_form_goal()),
          of(form::hand, msg::rage_form_hand()),
          of(form::neutrals, msg::rage_form_neutrals()),
          of(form::summon, msg::rage_form_summon()),
          of(form::discard, msg::rage_form_discard()),
          of("unknown", elfref::msg::recorder_not_seen())};
}

std::vector<recorder::Slot> Guide::slots(const Spot& spot, std::string_view form, const Choices& choices, bool free) {
  const Position& state = spot.state;
  const Box& box = *state.box;
  std::vector<Field> all;
  const auto add = [&](std::string id, Message words, As look, bool optional = false) {
    all.push_back({.id = std::move(id), .words = std::move(words), .look = look, .optional = optional});
  };
  const auto add_name = [&](bool more, std::string_view id, Message words) {
    if (more) all.push_back(name_field(id, std::move(words)));
  };
  const bool more_cards = may_be_more_cards(box);
  const bool more_artifacts = std::ranges::count_if(box.components.artifacts, &Artifact::listed) < whole_artifacts;
  const bool more_places = !box.map || !box.map->bordered;

  if (is_of_cards(form)) {
    add_name(more_cards, name_slot::card, msg::rage_slot_card_name());
    const bool by_name = form == form::keep || form == form::summon || form == form::discard;
    all.push_back(some_cards(cards_due(state, spot.seat, form), free, !by_name));
  } else if (form == form::attack) {
    add_name(more_places, name_slot::place, msg::rage_slot_place_name());
    add("land", msg::rage_slot_land(), state.box->map ? As::picture : As::list);
  } else if (form == form::look) {
    add_name(more_cards, name_slot::card, msg::rage_slot_card_name());
    add("squad", msg::rage_slot_squad(), As::cards);
    add("shows", msg::rage_slot_shows(), As::grid, true);
  } else if (form == form::fight) {
    add("squad", msg::rage_slot_squad(), As::cards);
  } else if (form == form::seats || form == form::placed) {
    add_name(more_cards, name_slot::card, msg::rage_slot_card_name());
    all.push_back({.id = "seats",
                   .words = form == form::seats ? msg::rage_slot_seats() : msg::rage_slot_placed(),
                   .look = As::seats,
                   .least = edge_places,
                   .most = edge_places});
  } else if (form == form::centre) {
    add_name(more_cards, name_slot::card, msg::rage_slot_card_name());
    add("upper", msg::rage_slot_upper(), As::cards);
    add("lower", msg::rage_slot_lower(), As::cards);
  } else if (form == form::swap) {
    add("card", msg::rage_slot_card(), As::cards);
  } else if (form == form::act) {
    add("act", {}, As::cards);
  } else if (form == form::any_act) {
    add_name(more_cards, name_slot::card, msg::rage_slot_card_name());
    std::ranges::move(of_an_act(choices), std::back_inserter(all));
  } else if (form == form::artifact) {
    add_name(more_artifacts, name_slot::artifact, msg::rage_slot_artifact_name());
    add("artifact", msg::rage_slot_artifact(), As::list);
  } else if (uses_an_action(form)) {
    add_name(more_cards, name_slot::card, msg::rage_slot_card_name());
    add("card", msg::rage_slot_card(), As::cards);
    if (choices.has("card")) Outcome(state, free, all).add(effect_chosen(state, spot.seat, form, choices), choices);
  } else if (uses_an_artifact(form)) {
    add_name(more_artifacts, name_slot::artifact, msg::rage_slot_artifact_name());
    add("artifact", msg::rage_slot_artifact(), As::list);
    if (choices.has("artifact")) Outcome(state, free, all).add(effect_chosen(state, spot.seat, form, choices), choices);
  } else if (form == form::trades) {
    add_name(more_artifacts, name_slot::artifact, msg::rage_slot_artifact_name());
    add("given", msg::rage_slot_given(), As::list);
    add("taken", msg::rage_slot_taken(), As::list);
    add("with", msg::rage_slot_with(), As::list);
  } else if (form == form::gives) {
    add_name(more_artifacts, name_slot::artifact, msg::rage_slot_artifact_name());
    add("given", msg::rage_slot_given(), As::list);
    add("with", msg::rage_slot_with(), As::list);
  } else if (form == form::goal) {
    add_name(may_be_more_goals(box), name_slot::goal, msg::rage_slot_goal_name());
    add("goal", msg::rage_slot_goal(), As::list);
  } else if (form == form::hand) {
    add("number", msg::rage_slot_number(), As::grid);
  } else if (form == form::neutrals) {
    add("with", msg::rage_slot_player(), As::list);
  } else if (form == form::new_card) {
    add("card", msg::rage_slot_card(), As::cards);
    add("deck", msg::rage_slot_deck(), As::list);
    add("initiative", msg::rage_slot_initiative(), As::grid);
    add("lives", msg::rage_slot_lives(), As::grid);
    for (const Slot side : all_slots)
      add(std::string(slot_names.at(static_cast<std::size_t>(side))), alone(slot_noun(side)), As::grid);
    add("copies", msg::rage_slot_copies(), As::grid, true);
  }
  return all;
}

}  // namespace elfref::elven_rage
