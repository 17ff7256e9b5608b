#include "elfref/state_json.h"

#include <any>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "elfref/core/render/render_json_text.h"

namespace elfref {
namespace {

/// Writes the parts of a state.
class StateText {
 public:
  explicit StateText(std::string& out) : json_(out) {}

  void write(const elven_rage::TableState& state) {
    json_.open_object();
    json_.put("game", "elven-rage");
    json_.put("scenario", state.scenario);
    turn_of(state);
    json_.put("attacks", state.attacks);
    json_.put("captures", state.captures);
    put("over", state.over);
    put_seats("winners", state.winners);
    put_list("players", state.players);
    json_.put("map_known", state.map_known);
    put_list("places", state.places);
    put_list("squads", state.squads);
    json_.put("used_artifacts", state.used);
    json_.key("attack");
    state.attack ? write(*state.attack) : json_.add(nullptr);
    json_.close_object();
  }

  void write(const master_elf::TableState& state) {
    json_.open_object();
    json_.put("game", "master-elf");
    put("round", state.round);
    turn_of(state);
    put("moved", state.moved);
    json_.put("created", state.created);
    json_.put("gift_due", state.gift_due);
    json_.put("outcome", state.outcome);
    json_.put("may_be_over", state.may_be_over);
    put_list("players", state.players);
    put_list("places", state.places);
    put_cards("discard", state.discard);
    put_list("helpers", state.helpers);
    if (state.gifts) {
      put_list("stacks", state.stacks);
      put("deck", state.deck);
      put_list("parcels", state.parcels);
    }
    json_.close_object();
  }

 private:
  // ---------------------------------------------------------------- what both games have

  void put(std::string_view key, const Range& number) {
    if (number.exact()) return json_.put(key, number.min);
    json_.put(key, nullptr);
    json_.put(std::string(key) + "_range", std::array{number.min, number.max});
  }
  template <class Value>
  void put(std::string_view key, const std::optional<Value>& value) {
    value ? json_.put(key, *value) : json_.put(key, nullptr);
  }
  void put(std::string_view key, const std::optional<Seat>& seat) {
    put(key, seat ? std::optional(int{seat->value}) : std::nullopt);
  }
  void put_seats(std::string_view key, const std::vector<Seat>& seats) {
    json_.key(key).open_list();
    for (const Seat seat : seats) json_.add(int{seat.value});
    json_.close_list();
  }
  /// Names; an empty one is null.
  void put_names(std::string_view key, const std::vector<std::string>& names) {
    json_.key(key).open_list();
    for (const std::string& name : names) name.empty() ? json_.add(nullptr) : json_.add(name);
    json_.close_list();
  }
  template <class List>
  void put_list(std::string_view key, const List& list) {
    json_.key(key).open_list();
    for (const auto& one : list) {
      json_.open_object();
      members(one);
      json_.close_object();
    }
    json_.close_list();
  }
  template <class State>
  void turn_of(const State& state) {
    put("turn", state.turn);
    put("next", state.next);
  }

  // ---------------------------------------------------------------- Elven Rage

  void members(const elven_rage::PlayerShown& player) {
    json_.put("name", player.name);
    json_.put_word("elves", player.elves);
    put("lands", player.lands);
    put("towers", player.towers);
    put("castles", player.castles);
    put("hand", player.hand);
    put("deck", player.deck);
    json_.put("discard", player.discard);
    put("artifacts", player.artifacts);
    json_.put("artifact_names", player.held);
    put("treasures", player.treasures);
    json_.put_word("goal", player.goal);
    put("out", player.out);
  }
  void members(const elven_rage::PlaceShown& place) {
    json_.put("name", place.name);
    json_.put_word("kind", place.kind);
    put("tower", place.tower);
    put_seats("owners", place.owners);
    put("free", place.free);
    put("castle_of", place.castle_of);
  }
  void members(const elven_rage::SquadShown& squad) {
    json_.put("number", squad.number);
    put("there", squad.there);
    json_.put_word("open", squad.open);
  }
  void members(const elven_rage::SentShown& sent) {
    json_.put("named", sent.named);
    put("unknown", sent.unknown);
  }
  void members(const elven_rage::FighterShown& fighter) {
    json_.put_word("card", fighter.card);
    json_.put_word("side", fighter.side);
    put("lives", fighter.lives);
    put("initiative", fighter.initiative);
    put("alive", fighter.alive);
  }
  void write(const elven_rage::AttackShown& attack) {
    json_.open_object();
    put("attacker", std::optional(attack.attacker));
    json_.put_word("place", attack.place);
    put_seats("owners", attack.owners);
    put("free", attack.free);
    json_.put_word("reply", attack.reply);
    put("squad", attack.squad > 0 ? std::optional(attack.squad) : std::nullopt);
    put_list("sent", attack.sent);
    if (attack.laid_out) {
      put_list("edge", attack.edge);
      json_.put_word("upper", attack.upper);
      json_.put_word("lower", attack.lower);
      json_.put("judged", attack.judged);
    }
    json_.close_object();
  }

  // ---------------------------------------------------------------- Master Elf

  void put_cards(std::string_view key, const master_elf::CardsShown& cards) {
    json_.key(key).open_object();
    json_.put("known", cards.known);
    put("unseen", cards.unseen);
    json_.close_object();
  }
  void members(const master_elf::PlayerShown& player) {
    json_.put("name", player.name);
    json_.put("figure", player.figure);
    json_.put_word("at", player.at);
    put_cards("hand", player.hand);
    put("crystal", player.crystal);
  }
  void members(const master_elf::PlaceShown& place) {
    json_.put("name", place.name);
    put_cards("cards", place.cards);
  }
  void members(const master_elf::StackShown& stack) {
    json_.put("known", stack.known);
    put_names("gifts", stack.gifts);
    json_.put("more_beneath", stack.more_beneath);
  }
  void members(const master_elf::ParcelShown& parcel) {
    json_.put("name", parcel.name);
    put_names("gifts", parcel.gifts);
    put("count", parcel.count);
    put("due", parcel.due);
    put("sent", parcel.sent);
  }
  void members(const master_elf::HelperShown& helper) {
    json_.put("figure", helper.figure);
    json_.put("places", helper.places);
  }

  JsonText json_;
};

template <class State>
std::string written_state(const State& state) {
  std::string out;
  StateText(out).write(state);
  return out;
}

}  // namespace

std::string state_json(const elven_rage::TableState& state) {
  return written_state(state);
}

std::string state_json(const master_elf::TableState& state) {
  return written_state(state);
}

std::optional<std::string> state_json(const PositionView& view) {
  if (const auto* state = std::any_cast<elven_rage::TableState>(&view.state)) return state_json(*state);
  if (const auto* state = std::any_cast<master_elf::TableState>(&view.state)) return state_json(*state);
  return std::nullopt;
}

}  // namespace elfref
