#include <array>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "elfref/core/reading/sentences.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/forms/read_cards.h"
#include "elfref/elven_rage/reading/decode_parts.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

constexpr int most_lands = 60;

class StartReader {
  enum Key { turn, phase_key, players, squads, towers, centre };
  enum OfPlayer { lands, hand, discard, deck, artifacts, treasures, first_turn };
  static constexpr std::array<std::string_view, 6> keys{"turn", "phase", "players", "squads", "towers", "centre"};
  static constexpr std::array<std::string_view, 7> of_player{"lands",     "hand",      "discard",   "deck",
                                                             "artifacts", "treasures", "first-turn"};

 public:
  explicit StartReader(const Decoding& decoding) : in_(decoding), reading_(decoding.reading) {}

  void read(const Field& field) {
    Start& start = in_.session.start;
    start.written = true;
    start.of.resize(static_cast<std::size_t>(reading_.players()));
    if (!reading_.is_map(field, "{turn: Anna}")) return;
    const std::array<Field, 6> at = reading_.fields(*field.value, keys);
    if (const Node* name = text(at[turn], msg::a_player))
      if (const auto seat = reading_.seat(*name)) start.turn = *seat;
    if (const Node* name = text(at[phase_key], "summon")) {
      start.at_summon = word_of(name->text) == Word::summon;
      if (!start.at_summon) reading_.bad_value(*name, "phase", msg::write_this({.what = verbatim("summon")}));
    }
    if (at[players] && reading_.is_map(at[players], "{Anna: {lands: 4}}"))
      by_player(reading_, at[players], {msg::write_this, "{}"}).each([&](std::optional<Seat> seat, const Field& of) {
        if (!seat) return;
        read_player(of, start.of[seat->value]);
        for (Play<Action>& play : in_.session.plays)
          if (std::holds_alternative<SitDown>(play.action) && play.seat == *seat) play.parts[extra] = of.value->span;
      });
    if (at[squads] && reading_.is_map(at[squads], "{1: Wolf, 2: none, 3: gone}")) read_squads(at[squads]);
    if (at[towers]) start.towers = places(at[towers]);
    if (const Node* name = text(at[centre], msg::player_or_none)) {
      start.centre_known = true;
      if (!is_none(reading_, *name))
        if (const auto seat = reading_.seat(*name)) start.centre = *seat;
    }
  }

 private:
  const Node* text(const Field& field, FixedMessage due) { return field ? reading_.scalar(field, due) : nullptr; }

  std::optional<int> number(const Field& field, int most) {
    const Node* written = text(field, msg::a_number);
    return written != nullptr ? read_number(reading_, *written, 0, most) : std::nullopt;
  }

  void read_player(const Field& field, Start::Of& of) {
    if (!reading_.is_map(field, "{lands: 4, hand: 5}")) return;
    of.written = true;
    const std::array<Field, 7> at = reading_.fields(*field.value, of_player);
    if (at[lands] && at[lands].value->shape == Shape::list) {
      of.named = places(at[lands]);
      of.lands_named = true;
    } else if (at[lands]) {
      of.lands = number(at[lands], most_lands);
    }
    if (at[hand]) of.hand = read_cards(reading_, in_.naming, *at[hand].value);
    if (at[discard]) of.discard = read_cards(reading_, in_.naming, *at[discard].value);
    if (at[deck]) of.deck = read_cards(reading_, in_.naming, *at[deck].value);
    of.artifacts = number(at[artifacts], most_cards);
    of.treasures = number(at[treasures], most_cards);
    if (const Node* said = text(at[first_turn], msg::true_or_false))
      of.first_turn = read_truth(reading_, *said, "first-turn").value_or(true);
  }

  void read_squads(const Field& field) {
    std::vector<Start::Squad> all;
    for (const Field squad : reading_.fields(*field.value)) {
      Start::Squad read;
      read.number = read_number(reading_, *squad.key, 1, 9).value_or(1);
      const Node* state = reading_.scalar(squad, msg::open_card_or_gone);
      if (state == nullptr) continue;
      read.gone = same_key(state->text, "gone");
      if (!read.gone && !is_none(reading_, *state)) {
        LineWords words(reading_, in_.naming, *state, {});
        read.open = read_card(words);
      }
      all.push_back(read);
    }
    in_.session.start.squads = std::move(all);
  }

  std::vector<PlaceId> places(const Field& field) {
    std::vector<PlaceId> all;
    if (field.value->shape != Shape::list) {
      reading_.wrong_shape(Fault::not_a_list, *field.value, "[a1, b1]");
      return all;
    }
    for (const Node& item : reading_.children(*field.value)) {
      if (item.shape != Shape::scalar || is_blank(item)) {
        reading_.wrong_shape(Fault::not_a_scalar, item, msg::a_place);
        continue;
      }
      LineWords words(reading_, in_.naming, item, {});
      if (const PlaceId place = read_place(words); place != nothing_named) all.push_back(place);
    }
    return all;
  }

  const Decoding& in_;
  Reading& reading_;
};

}  // namespace

void decode_start(const Decoding& decoding, const Field& start) {
  StartReader(decoding).read(start);
}

}  // namespace elfref::elven_rage
