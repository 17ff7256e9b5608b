#include "elfref/elven_rage/forms/read_cards.h"

#include <algorithm>
#include <string>

#include "elfref/core/reading/card_sums.h"
#include "elfref/core/reading/sentences.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

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
  if (const auto known = words.take_known_item(words.naming().cards(), stops)) return *known;
  if (words.accept_item(Word::unknown, stops)) return nothing_named;
  const Phrase name = words.take_name(stops);
  if (name.text.empty()) {
    words.reading().nothing_there(words.reading().span(words.next()), msg::card_is_missing());
    return nothing_named;
  }
  return words.naming().card(words.reading(), name).value_or(nothing_named);
}

CardCalled read_called(LineWords& words) {
  const std::size_t begin = words.at();
  if (words.accept_item(Word::reserve, {})) return {.place = reserve_called};
  if (words.accept_item(Word::beneath, {})) return {.place = beneath_called};
  if (const auto place = words.take_number(); place && words.done()) {
    if (*place >= 1 && *place <= edge_places) return {.place = static_cast<std::uint8_t>(*place)};
    words.reading().bad_number(words.taken_since(begin), 1, edge_places);
    return {};
  }
  words.back_to(begin);
  return {.card = read_card(words)};
}

PlaceId read_place(LineWords& words, std::initializer_list<Word> stops) {
  if (const auto known = words.take_known_item(words.naming().places(), stops)) return *known;
  const Phrase name = words.take_name(stops);
  if (name.text.empty()) {
    words.reading().nothing_there(words.reading().span(words.next()), msg::place_is_missing());
    return nothing_named;
  }
  return words.naming().place(words.reading(), name).value_or(nothing_named);
}

namespace {

/// `left shield`, `-1`, `initiative +2`, and no more: what comes of a card.
std::optional<WrittenChange> read_what_comes(LineWords& words) {
  using enum Word;
  WrittenChange change;
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

/// `CARD left shield`: the card is all that stands before what comes of it.
std::optional<WrittenChange> read_card_change(LineWords& words) {
  const std::size_t begin = words.at();
  bool joined = false;
  while (!words.done()) {
    joined = joined || words.peek() == Word::and_;
    words.skip_word();
    const std::size_t end = words.at();
    auto change = read_what_comes(words);
    const std::size_t after = words.at();
    const bool all = change && (words.done() || words.accept(Word::and_));
    if (!all) {
      words.back_to(end);
      continue;
    }
    words.back_to(end);
    if (joined && !words.naming().cards().find(words.taken_since(begin).text)) break;
    words.back_to(begin);
    change->card = words.within(end, [&] { return read_called(words); });
    if (!change->card.any()) return std::nullopt;
    words.back_to(after);
    return change;
  }
  words.back_to(begin);
  return std::nullopt;
}

/// A place; nothing_named where only its kind is written: it is one that nobody named.
PlaceId read_place_or_kind(LineWords& words, std::initializer_list<Word> stops) {
  if (const auto known = words.take_known_item(words.naming().places(), stops)) return *known;
  for (const Word kind : {Word::land, Word::tower, Word::castle, Word::centre, Word::unknown})
    if (words.accept_item(kind, stops)) return nothing_named;
  return read_place(words, stops);
}

std::optional<WrittenChange> read_change(LineWords& words) {
  using enum Word;
  using Kind = WrittenChange::Kind;
  if (auto of_a_card = read_card_change(words)) return of_a_card;
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
    const std::size_t from = words.at();
    words.take_name({to, onto});
    if (words.peek() != to && words.peek() != onto) return std::nullopt;
    words.back_to(from);
    change.kind = Kind::token;
    change.from = read_place_or_kind(words, {to, onto});
    words.accept_any({to, onto});
    change.to = read_place_or_kind(words, {and_});
  } else if (words.accept(tower)) {
    change.kind = Kind::tower;
    words.accept_any({at, onto});
    change.to = read_place_or_kind(words, {and_});
  } else {
    return std::nullopt;
  }
  return change;
}

}  // namespace

std::vector<WrittenChange> read_changes(LineWords& words, OtherWords others) {
  std::vector<WrittenChange> changes;
  const auto in_other_words = [&] {
    words.take_rest();
    changes.push_back({.kind = WrittenChange::Kind::other});
    return changes;
  };
  if (others == OtherWords::are) return in_other_words();
  do {
    const std::size_t begin = words.at();
    if (const auto change = read_change(words)) {
      changes.push_back(*change);
      continue;
    }
    words.back_to(begin);
    if (others == OtherWords::may_be && !words.done()) return in_other_words();
    words.reading().fault(Fault::misplaced_word, words.next(), msg::change_form());
    words.take_rest();
  } while (words.accept(Word::and_));
  return changes;
}

std::optional<Thing> read_thing(LineWords& words, std::initializer_list<Word> stops) {
  if (const auto known = words.take_known_item(words.naming().artifacts(), stops))
    return Thing{.kind = Thing::Kind::artifact, .artifact = *known};
  if (words.accept_item(Word::treasure, stops)) return Thing{};
  if (words.accept_item(Word::help, stops)) return Thing{.kind = Thing::Kind::help};
  if (words.accept_item(Word::artifact, stops)) return Thing{.kind = Thing::Kind::artifact};
  const Phrase name = words.take_name(stops);
  if (name.text.empty()) return std::nullopt;
  const auto artifact = words.naming().artifact(words.reading(), name);
  return Thing{.kind = Thing::Kind::artifact, .artifact = artifact.value_or(nothing_named)};
}

}  // namespace elfref::elven_rage
