#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>

#include "elfref/core/judging/cards.h"
#include "elfref/core/reading/line_words.h"
#include "elfref/core/reading/signs.h"

// Named cards, as sums and lists of sums, in games whose cards a document lists.

namespace elfref {

/// Reads one term of a sum; false if there is none.
template <class Line, class Word, class Find>
bool read_card_term(Line& words, std::initializer_list<Word> stops, const NameIndex& known, Find find,
                    Cards& cards) {
  const std::size_t begin = words.at();
  const std::optional<int> count = words.take_number();
  if (count && (*count > most_cards || cards.size() + *count > most_cards)) {
    words.reading().bad_number(words.taken_since(begin), 0, most_cards);
    return true;
  }
  const int copies = count.value_or(1);
  std::optional<std::uint16_t> card = words.take_known_item(known, stops);
  if (!card && words.accept_item(Word::unknown, stops)) {
    cards.unknown += copies;
    cards.open = cards.open || !count;
    return true;
  }
  if (!card && !count && words.accept_item(Word::none, stops)) return true;
  if (!card) {
    const Phrase name = words.take_name(stops);
    if (name.text.empty()) {
      if (count) cards.unknown += copies;
      return count.has_value();
    }
    card = find(name);
  }
  if (card && cards.size() + copies <= most_cards)
    cards.named.insert(cards.named.end(), static_cast<std::size_t>(copies), *card);
  return true;
}

/// Reads a sum of cards, `Wolf + 2 Bear`, or a number, `unknown`, `none`; without words it is the number that was due.
/// `known` are the names that are already known, `find` returns the index of another one. Ends before any of `stops`.
/// `Line` is a game's LineWordsOf, or has its functions.
template <class Line, class Word, class Find>
Cards read_card_sum(Line& words, std::initializer_list<Word> stops, const NameIndex& known, Find find) {
  Cards cards;
  if (words.done()) {
    cards.due = true;
    return cards;
  }
  int terms = 0;
  do {
    const Phrase here = words.next();
    if (!read_card_term(words, stops, known, find, cards)) {
      if (words.done() || words.next().text == "+") {
        words.reading().loose_plus(words.reading().span(here));
      } else {
        words.reading().fault(Fault::misplaced_word, words.next());
      }
      break;
    }
    ++terms;
  } while (words.accept("+"));
  if (words.accept(",")) {
    words.reading().fault(Fault::cards_not_joined, words.span_since(words.at() - 1));
    words.take_rest();
  }
  if (cards.open && terms == 1 && cards.named.empty()) {
    cards.unknown = 0;
  } else {
    cards.open = false;
  }
  return cards;
}

/// Reads a value that is a sum or a list of sums. `line` makes the words of a text, `read` reads a sum from them.
template <class MakeLine, class Read>
Cards read_card_sums(Reading& reading, const Node& node, MakeLine line, Read read) {
  Cards all;
  if (is_blank(node)) {
    reading.nothing_known(node.span);
    all.open = true;
    return all;
  }
  const auto read_one = [&](const Node& one) {
    auto words = line(one);
    const Cards cards = read(words);
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
      reading.not_a_card(item);
    }
  }
  return all;
}

}  // namespace elfref
