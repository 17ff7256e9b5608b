#include "elfref/elven_rage/reading/decode_cards.h"

#include <algorithm>
#include <string>

#include "elfref/core/reading/card_sums.h"
#include "elfref/core/reading/sentences.h"

namespace elfref::elven_rage {
namespace {

constexpr std::string_view change_form =
    "write CARD left|centre|right ICON, CARD -1, CARD +1, CARD initiative +2, draw 2, capture, token PLACE to PLACE, "
    "tower at PLACE or beginner";

/// Who finds a card by its name.
auto cards_of(Reading& reading, Naming& naming) {
  return [&reading, &naming](const Phrase& name) { return naming.card(reading, name); };
}

}  // namespace

Cards read_cards(LineWords& words, std::initializer_list<Word> stops) {
  return read_card_sum(words, stops, words.naming().cards(), cards_of(words.reading(), words.naming()));
}

Cards read_cards(Reading& reading, Naming& naming, const Node& node) {
  const auto line = [&](const Node& one) { return LineWords(reading, naming, one, {}); };
  return read_card_sums(reading, node, line, [](LineWords& words) { return read_cards(words); });
}

CardId read_card(LineWords& words, std::initializer_list<Word> stops) {
  if (const auto known = words.take_known(words.naming().cards())) return *known;
  if (words.accept(Word::unknown)) return nothing_named;
  const Phrase name = words.take_name(stops);
  if (name.text.empty()) {
    words.reading().fault(Fault::empty_value, words.reading().span(words.next()), {"a card is missing"});
    return nothing_named;
  }
  return words.naming().card(words.reading(), name).value_or(nothing_named);
}

CardCalled read_called(LineWords& words, std::initializer_list<Word> stops) {
  const std::size_t begin = words.at();
  if (const auto known = words.take_known(words.naming().cards())) return {.card = *known};
  if (const auto place = words.take_number()) {
    if (*place >= 1 && *place <= edge_places) return {.place = static_cast<std::uint8_t>(*place)};
    words.reading().fault(Fault::bad_number, words.span_since(begin), {words.taken_since(begin).text, "1", "4"});
    return {};
  }
  return {.card = read_card(words, stops)};
}

PlaceId read_place(LineWords& words, std::initializer_list<Word> stops) {
  if (const auto known = words.take_known(words.naming().places())) return *known;
  const Phrase name = words.take_name(stops);
  if (name.text.empty()) {
    words.reading().fault(Fault::empty_value, words.reading().span(words.next()), {"a place is missing"});
    return nothing_named;
  }
  return words.naming().place(words.reading(), name).value_or(nothing_named);
}

namespace {

/// `CARD left shield`, `CARD -1`, `CARD initiative +2`.
std::optional<WrittenChange> read_card_change(LineWords& words) {
  using enum Word;
  WrittenChange change;
  change.card = read_called(words, {left, centre, right, initiative});
  if (!change.card.any()) return std::nullopt;
  if (words.accept(initiative)) {
    const auto number = words.take_number(true);
    if (!number) return std::nullopt;
    change.kind = WrittenChange::Kind::initiative;
    change.amount = *number;
    return change;
  }
  if (const auto number = words.take_number(true)) {
    change.kind = WrittenChange::Kind::life;
    change.amount = *number;
    return change;
  }
  const std::optional<Word> slot = words.peek();
  if (slot != left && slot != centre && slot != right) return std::nullopt;
  words.take_word();
  change.slot = slot == left ? Slot::left : slot == centre ? Slot::centre : Slot::right;
  const auto icon = words.take_icon();
  if (!icon) return std::nullopt;
  change.kind = WrittenChange::Kind::slot;
  change.icon = *icon;
  return change;
}

std::optional<WrittenChange> read_change(LineWords& words) {
  using enum Word;
  using Kind = WrittenChange::Kind;
  const std::size_t begin = words.at();
  if (words.take_known(words.naming().cards())) {
    words.back_to(begin);
    return read_card_change(words);
  }
  WrittenChange change;
  if (words.accept(unknown)) return change;
  if (words.accept_any({capture, attack})) {
    change.kind = Kind::capture;
  } else if (words.accept(beginner)) {
    change.kind = Kind::beginner;
  } else if (words.accept(draw)) {
    change.kind = Kind::draw;
    change.cards = read_cards(words, {and_});
  } else if (words.accept(token)) {
    change.kind = Kind::token;
    change.from = read_place(words, {to, onto});
    if (!words.accept_any({to, onto})) return std::nullopt;
    change.to = read_place(words, {and_});
  } else if (words.accept(tower)) {
    change.kind = Kind::tower;
    words.accept_any({at, onto});
    change.to = read_place(words, {and_});
  } else {
    return read_card_change(words);
  }
  return change;
}

}  // namespace

std::vector<WrittenChange> read_changes(LineWords& words, bool any_words) {
  std::vector<WrittenChange> changes;
  if (any_words) {
    words.take_rest();
    changes.push_back({.kind = WrittenChange::Kind::other});
    return changes;
  }
  do {
    const std::size_t begin = words.at();
    if (const auto change = read_change(words)) {
      changes.push_back(*change);
      continue;
    }
    words.back_to(begin);
    words.reading().fault(Fault::misplaced_word, words.next(), std::string(change_form));
    words.take_rest();
  } while (words.accept(Word::and_));
  return changes;
}

std::optional<Thing> read_thing(LineWords& words, std::initializer_list<Word> stops) {
  if (const auto known = words.take_known(words.naming().artifacts()))
    return Thing{.kind = Thing::Kind::artifact, .artifact = *known};
  if (words.accept(Word::treasure)) return Thing{};
  if (words.accept(Word::help)) return Thing{.kind = Thing::Kind::help};
  if (words.accept(Word::artifact)) return Thing{.kind = Thing::Kind::artifact};
  const Phrase name = words.take_name(stops);
  if (name.text.empty()) return std::nullopt;
  const auto artifact = words.naming().artifact(words.reading(), name);
  return Thing{.kind = Thing::Kind::artifact, .artifact = artifact.value_or(nothing_named)};
}

}  // namespace elfref::elven_rage
