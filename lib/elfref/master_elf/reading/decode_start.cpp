#include <array>
#include <string>
#include <utility>

#include "elfref/core/reading/sentences.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/facts/faults.h"
#include "elfref/master_elf/reading/decode_parts.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

constexpr int highest_round = 99;

class StartReader {
  enum Key { round, turn, players, areas, under, stacks, city_key, discard, gifts, helpers };
  enum OfPlayer { at_key, hand, crystal };
  static constexpr std::array<std::string_view, 10> keys{"round",  "turn", "players", "areas", "under",
                                                         "stacks", "city", "discard", "gifts", "helpers"};
  static constexpr std::array<std::string_view, 3> of_player{"at", "hand", "crystal"};
  static constexpr std::array<std::string_view, 2> crystals{"unused", "used"};

 public:
  explicit StartReader(const Decoding& decoding) : in_(decoding), reading_(decoding.reading) {}

  void read(const Field& field) {
    if (!reading_.is_map(field, "{round: 4}")) return;
    static constexpr std::array<std::string_view, 4> of_somebody{"hands", "hand", "crystals", "crystal"};
    const auto at =
        reading_.fields(*field.value, keys, {of_somebody, {msg::belongs_below_players, "{NAME: {hand: CARDS}}"}});
    Start& start = in_.session.start;
    if (const Node* number = in_.text(at[round], msg::a_number))
      start.round = read_number(reading_, *number, 1, highest_round).value_or(1);
    if (const Node* name = in_.text(at[turn], msg::a_player)) start.turn = reading_.seat(*name).value_or(Seat{});
    start.setup = start.round == 1 && !at[turn] && !in_.session.competitive;
    if (at[players] && reading_.is_map(at[players], "{Anna: {at: city}}"))
      by_player(reading_, at[players], {msg::write_this, "{}"}).each([&](std::optional<Seat> seat, const Field& of) {
        if (seat) read_player(*seat, of);
      });
    read_areas(at[areas]);
    read_under(at[under]);
    read_stacks(at[stacks]);
    start.city = pile(at[city_key], LayOut::Where::the_city);
    start.discard = pile(at[discard], LayOut::Where::discard);
    if (const Node* number = in_.text(at[gifts], msg::a_number)) {
      start.gifts = read_number(reading_, *number, 0, most_of_gifts);
      lay(LayOut::Where::deck, 0, at[gifts]);
    }
    if (at[helpers]) decode_helpers(in_, at[helpers]);
  }

 private:
  void lay(LayOut::Where where, std::size_t index, const Field& field, std::optional<Seat> seat = std::nullopt,
           const Cards& cards = {}) {
    Play<Action>& play =
        in_.add(LayOut{where, static_cast<std::uint16_t>(index), cards}, reading_.span(field), phase::setup, seat);
    play.parts[object] = field.value->span;
    play.round = static_cast<std::uint16_t>(in_.session.start.round);
  }

  std::optional<Cards> pile(const Field& field, LayOut::Where where, std::size_t index = 0,
                            std::optional<Seat> seat = std::nullopt) {
    if (!field) return std::nullopt;
    Cards cards = in_.naming.cards(*field.value);
    if (cards.open) return std::nullopt;
    lay(where, index, field, seat, cards);
    return cards;
  }

  void read_player(Seat seat, const Field& field) {
    if (!reading_.is_map(field, "{at: city, hand: 2 wool}")) return;
    Start::Of& of = in_.session.start.of[seat.value];
    const auto at = reading_.fields(*field.value, of_player);
    if (const Node* place = in_.text(at[at_key], msg::a_place)) {
      if (of.at != nothing_named)
        reading_.fault(faults::two_places, at[at_key].key->span,
                       msg::two_places({.player = as_written(reading_.player_names()[seat.value])}));
      of.at = in_.naming.place(*place).value_or(nothing_named);
    }
    of.hand = pile(at[hand], LayOut::Where::hand, seat.value, seat);
    if (const Node* said = in_.text(at[crystal], msg::crystal_used_or_not))
      if (const auto used = read_choice(reading_, *said, "crystal", crystals)) of.used = *used == 1;
  }

  void read_areas(const Field& field) {
    if (!field || !reading_.is_map(field, "{Mill: wool}")) return;
    for (const Field area : reading_.fields(*field.value)) {
      const auto place = in_.naming.place(*area.key);
      if (!place) continue;
      if (*place == city) {
        reading_.fault(Fault::misplaced_word, *area.key, msg::city_has_own_key());
      } else if (auto cards = pile(area, LayOut::Where::area, *place)) {
        in_.session.start.areas.emplace_back(*place, std::move(*cards));
      } else {
        in_.session.start.unknown_areas.push_back(*place);
      }
    }
  }

  /// A gift, several of them, or how many.
  Under gifts_of(const Node& node) {
    Under read{.written = true};
    const auto one = [&](const Node& item) {
      LineWords words(reading_, item, {});
      if (const auto number = words.take_number()) {
        const auto count = static_cast<std::size_t>(std::min(*number, most_of_gifts));
        read.gifts.insert(read.gifts.end(), count, nothing_named);
      } else if (words.accept(Word::unknown)) {
        read.gifts.push_back(nothing_named);
      } else if (!words.accept(Word::none)) {
        if (const auto gift = in_.naming.gift(words.take_rest())) read.gifts.push_back(*gift);
      }
      if (!words.done()) reading_.fault(Fault::misplaced_word, words.next());
    };
    if (node.shape == Shape::list) {
      for (const Node& item : reading_.children(node)) {
        if (item.shape == Shape::scalar && !is_blank(item)) {
          one(item);
        } else {
          reading_.wrong_shape(Fault::not_a_scalar, item, msg::a_gift);
        }
      }
    } else if (node.shape == Shape::scalar && !is_blank(node)) {
      one(node);
    } else {
      reading_.wrong_shape(Fault::not_a_scalar, node, msg::a_gift);
    }
    return read;
  }

  void read_under(const Field& field) {
    if (!field || !reading_.is_map(field, "{set: teddy}")) return;
    const auto at = reading_.fields(*field.value, std::span(parcel_names).first(parcel_count), {});
    for (std::size_t parcel = 0; parcel < parcel_count; ++parcel) {
      if (!at[parcel]) continue;
      const Node& value = *at[parcel].value;
      Under& there = in_.session.start.under[parcel];
      if (value.shape == Shape::scalar && word_of(value.text) == Word::send) {
        there.written = there.sent = true;
      } else {
        there = gifts_of(value);
      }
      lay(LayOut::Where::under, parcel, at[parcel]);
    }
  }

  void read_stacks(const Field& field) {
    if (!field) return;
    if (field.value->shape != Shape::list) {
      reading_.wrong_shape(Fault::not_a_list, *field.value, "[kite, doll, drum]");
      return;
    }
    std::vector<Under> all;
    for (const Node& item : reading_.children(*field.value)) all.push_back(gifts_of(item));
    lay(LayOut::Where::stacks, 0, field);
    in_.session.start.stacks = std::move(all);
  }

  const Decoding& in_;
  Reading& reading_;
};

}  // namespace

void decode_start(const Decoding& decoding, const Field& start) {
  StartReader(decoding).read(start);
}

void decode_helpers(const Decoding& decoding, const Field& field) {
  Reading& reading = decoding.reading;
  Session& session = decoding.session;
  std::vector<Helper> helpers;
  if (field.value->shape == Shape::list) {
    for (const Node& item : reading.children(*field.value)) {
      if (item.shape != Shape::scalar || is_blank(item)) {
        reading.wrong_shape(Fault::not_a_scalar, item, msg::a_helper);
      } else if (const auto figure = decoding.naming.figure(item, true)) {
        helpers.push_back({*figure});
      }
    }
  } else if (reading.is_map(field, "{fox: Glade, yeti: Cave}")) {
    for (const Field helper : reading.fields(*field.value)) {
      const auto figure = decoding.naming.figure(*helper.key, true);
      const Node* place = reading.scalar(helper, msg::a_place);
      if (!figure || place == nullptr) continue;
      helpers.push_back({*figure});
      if (!is_unknown(reading, *place)) helpers.back().at = decoding.naming.place(*place).value_or(nothing_named);
    }
  }
  for (Helper& helper : helpers) {  // the one of `start` outranks the other
    const auto same = std::ranges::find(session.helpers, helper.figure, &Helper::figure);
    if (session.helpers_written && same != session.helpers.end() && helper.at == nothing_named) helper.at = same->at;
  }
  if (session.helpers_written) {
    for (const Helper& before : session.helpers)
      if (std::ranges::find(helpers, before.figure, &Helper::figure) == helpers.end()) helpers.push_back(before);
  } else {
    decoding.add(ChooseHelpers{}, reading.span(field), phase::setup);
  }
  session.helpers_written = true;
  session.helpers = std::move(helpers);
}

}  // namespace elfref::master_elf
