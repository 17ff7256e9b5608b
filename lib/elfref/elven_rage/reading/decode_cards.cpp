#include "elfref/elven_rage/reading/decode_cards.h"

#include <algorithm>
#include <string>

#include "elfref/core/reading/sentences.h"

namespace elfref::elven_rage {
namespace {

constexpr std::string_view change_form =
    "write CARD left|centre|right ICON, CARD -1, CARD +1, CARD initiative +2, draw 2, capture, token PLACE to PLACE, "
    "tower at PLACE or beginner";

/// One term of a sum; false where there is none.
bool read_term(LineWords& words, std::initializer_list<Word> stops, Cards& cards) {
  const std::size_t begin = words.at();
  const std::optional<int> count = words.take_number();
  if (count && (*count > most_cards || cards.size() + *count > most_cards)) {
    words.reading().fault(Fault::bad_number, words.span_since(begin),
                          {words.taken_since(begin).text, "0", std::to_string(most_cards)});
    return true;
  }
  const int copies = count.value_or(1);
  std::optional<CardId> card = words.take_known(words.naming().cards());
  if (!card && words.accept(Word::unknown)) {
    cards.unknown += copies;
    cards.open = cards.open || !count;
    return true;
  }
  if (!card && !count && words.accept(Word::none)) return true;
  if (!card) {
    const Phrase name = words.take_name(stops);
    if (name.text.empty()) {
      if (count) cards.unknown += copies;
      return count.has_value();
    }
    card = words.naming().card(words.reading(), name);
  }
  if (card && cards.size() + copies <= most_cards) cards.named.insert(cards.named.end(), copies, *card);
  return true;
}

}  // namespace

Cards read_cards(LineWords& words, std::initializer_list<Word> stops) {
  Cards cards;
  if (words.done()) {
    cards.due = true;
    return cards;
  }
  int terms = 0;
  do {
    const Phrase here = words.next();
    if (!read_term(words, stops, cards)) {
      if (words.done() || words.next().text == "+") {
        words.reading().fault(Fault::empty_value, words.reading().span(here), {"a + joins two"});
      } else {
        words.reading().fault(Fault::misplaced_word, words.next());
      }
      break;
    }
    ++terms;
  } while (words.accept("+"));
  if (words.accept(",")) {
    words.reading().fault(Fault::cards_not_joined, words.span_since(words.at() - 1), {});
    words.take_rest();
  }
  if (cards.open && terms == 1 && cards.named.empty()) {
    cards.unknown = 0;
  } else {
    cards.open = false;
  }
  return cards;
}

Cards read_cards(Reading& reading, Naming& naming, const Node& node) {
  Cards all;
  if (is_blank(node)) {
    reading.fault(Fault::empty_value, node.span, {"write unknown"});
    all.open = true;
    return all;
  }
  const auto read_one = [&](const Node& one) {
    LineWords words(reading, naming, one, {});
    Cards cards = read_cards(words);
    if (!words.done()) reading.fault(Fault::misplaced_word, words.next());
    all.named.insert(all.named.end(), cards.named.begin(), cards.named.end());
    all.unknown += cards.unknown;
    all.open = all.open || cards.open;
  };
  if (node.shape == Shape::scalar) {
    read_one(node);
    return all;
  }
  for (const Node& item : reading.children(node)) {
    if (item.shape == Shape::scalar && !is_blank(item)) {
      read_one(item);
      all.unknown += all.open ? 1 : 0;  // `[Wolf, unknown]` is two cards
      all.open = false;
    } else {
      reading.fault(Fault::not_a_scalar, item.span, {reading.described(item), "a card"});
    }
  }
  return all;
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
