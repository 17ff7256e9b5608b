#include "elfref/master_elf/forms/line_in.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

/// A word that people write instead of one of the format.
struct OtherWord {
  std::string_view said;
  FixedMessage advice;
};

constexpr FixedMessage of_cards = msg::cards_are_summed_up;
constexpr FixedMessage of_refill = msg::laid_stands_behind_then;
constexpr FixedMessage of_parcel = msg::parcel_stands_behind_for;
constexpr FixedMessage of_gifts = msg::giving_form;
constexpr FixedMessage of_takings = msg::taking_form;
constexpr FixedMessage of_movements = msg::moving_form;
constexpr FixedMessage of_discards = msg::discards_stand_before_for;
constexpr OtherWord other_words[] = {
    {"and", of_cards},      {"with", of_cards},     {"&", of_cards},         {"->", of_refill},
    {"=>", of_refill},      {"refill", of_refill},  {"under", of_parcel},    {"give", of_gifts},
    {"gives", of_gifts},    {"take", of_takings},   {"takes", of_takings},   {"go", of_movements},
    {"goes", of_movements}, {"move", of_movements}, {"moves", of_movements}, {"draw", of_discards},
    {"draws", of_discards},
};

/// What to write where a word stands that is none of the format.
FixedMessage advice_on(std::string_view said) {
  const auto is_it = [said](const OtherWord& other) { return fold(other.said) == fold(said); };
  const auto found = std::ranges::find_if(other_words, is_it);
  return found == std::end(other_words) ? FixedMessage(msg::forms_of_steps) : found->advice;
}

}  // namespace

bool LineIn::value_begins() {
  slipped = !words_end();
  value_read = true;
  if (line.value != nullptr) words = LineWords(reading(), *line.value, {});
  return true;
}

bool LineIn::ends() {
  if (!words_end()) return false;
  const Node* value = line.value;
  if (value == nullptr || value_read) return true;
  if (value->shape == Shape::scalar) return value_begins() && words_end();
  reading().wrong_shape(Fault::not_a_scalar, *value, msg::a_word);
  return false;
}

bool LineIn::words_end() {
  if (words.done()) return true;
  const Phrase word = words.next();
  const FixedMessage otherwise =
      line.value == nullptr ? FixedMessage(msg::cards_stand_behind_colon) : advice_on(word.text);
  reading().fault(Fault::misplaced_word, word, advice.empty() ? otherwise : advice);
  words.take_rest();
  return false;
}

Cards LineIn::cards(std::initializer_list<Word> stops, int* crystals) {
  const Node* value = line.value;
  if (value == nullptr) return {.due = true};
  if (value->shape == Shape::scalar) return naming.cards(words, stops, crystals);
  if (has_list()) return naming.cards(*value, crystals);
  reading().wrong_shape(Fault::not_a_scalar, *value, msg::some_cards);
  return {.due = true};
}

std::optional<PlaceId> LineIn::location() {
  const std::size_t begin = words.at();
  if (const auto known = naming.known_place(words.take_rest())) return known;
  words.back_to(begin);
  const bool number = is_next([&] { return words.take_number().has_value(); });
  const bool colon_lacks =
      line.value == nullptr && is_next([&] { return words.take_known(naming.places()) && !words.done(); });
  const bool card = is_next([&] { return words.take_known(naming.kinds()) && words.done(); });
  FixedMessage otherwise = msg::belongs_to_cards_before;
  if (words.peek() == Word::then) {
    otherwise = msg::belongs_to_step_before;
  } else if (number) {
    otherwise = msg::cards_stand_behind_step;
  } else if (colon_lacks) {
    otherwise = msg::colon_behind_location;
  } else if (!card) {
    otherwise = advice_on(words.next().text);
  }
  return naming.place(words.take_rest(), otherwise);
}

void LineIn::refuse_helper() {
  reading().fault(Fault::unknown_play, line.name, msg::helper_form());
}

void LineIn::refuse_giving() {
  reading().fault(Fault::misplaced_word, line.name, msg::cards_go_to_others());
}

void LineIn::empty_area(const Node& area) {
  reading().empty(area, msg::write_how_many_cards());
}

}  // namespace elfref::master_elf
