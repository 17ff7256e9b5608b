#include "elfref/master_elf/forms/line_in.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "elfref/core/text/text.h"

namespace elfref::master_elf {
namespace {

constexpr std::string_view forms_of_steps =
    "write LOCATION: CARD, city: CARDS for CARDS, stay: CARD, create GIFT for PARCEL: CARDS, send PARCEL, "
    "to NAME: CARDS, from NAME: CARDS, discard: CARDS …";

/// A word that people write instead of one of the format.
struct OtherWord {
  std::string_view said, advice;
};

constexpr std::string_view of_cards = "cards are summed up with +: leaf + feather";
constexpr std::string_view of_refill = "what was laid stands behind then: Mill: wool then wool + rope";
constexpr std::string_view of_parcel = "the parcel stands behind for: create drum for elves: 2 wool + wax";
constexpr std::string_view of_gifts = "write to NAME: CARDS";
constexpr std::string_view of_takings = "write LOCATION: CARD, or from NAME: CARDS";
constexpr std::string_view of_movements = "write LOCATION: CARD, or of a helper kitten to Pond";
constexpr std::string_view of_discards = "cards that are thrown away stand before for, those that are drawn behind it";
constexpr OtherWord other_words[] = {
    {"and", of_cards},      {"with", of_cards},     {"&", of_cards},         {"->", of_refill},
    {"=>", of_refill},      {"refill", of_refill},  {"under", of_parcel},    {"give", of_gifts},
    {"gives", of_gifts},    {"take", of_takings},   {"takes", of_takings},   {"go", of_movements},
    {"goes", of_movements}, {"move", of_movements}, {"moves", of_movements}, {"draw", of_discards},
    {"draws", of_discards},
};

/// What to write where a word stands that is none of the format.
std::string_view advice_on(std::string_view said) {
  const auto is_it = [said](const OtherWord& other) { return fold(other.said) == fold(said); };
  const auto found = std::ranges::find_if(other_words, is_it);
  return found == std::end(other_words) ? forms_of_steps : found->advice;
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
  reading().fault(Fault::not_a_scalar, value->span, {reading().described(*value), "a word"});
  return false;
}

bool LineIn::words_end() {
  if (words.done()) return true;
  const Phrase word = words.next();
  const std::string_view otherwise =
      line.value == nullptr ? "cards stand behind a colon: from Anna: wool" : advice_on(word.text);
  reading().fault(Fault::misplaced_word, word, std::string(advice.empty() ? otherwise : advice));
  words.take_rest();
  return false;
}

Cards LineIn::cards(std::initializer_list<Word> stops, int* crystals) {
  const Node* value = line.value;
  if (value == nullptr) return {.due = true};
  if (value->shape == Shape::scalar) return naming.cards(words, stops, crystals);
  if (has_list()) return naming.cards(*value, crystals);
  reading().fault(Fault::not_a_scalar, value->span, {reading().described(*value), "cards"});
  return {.due = true};
}

std::optional<PlaceId> LineIn::location() {
  const bool number = is_next([&] { return words.take_number().has_value(); });
  const bool colon_lacks =
      line.value == nullptr && is_next([&] { return words.take_known(naming.places()) && !words.done(); });
  const bool card = is_next([&] { return words.take_known(naming.kinds()) && words.done(); });
  const std::string_view otherwise = words.peek() == Word::then
                                         ? "it belongs to the step before, without a comma: Mill: wool then 2"
                                     : number      ? "cards stand behind the colon of a step: city: 2 wool for 3"
                                     : colon_lacks ? "a colon stands behind the location: Mill: wool"
                                     : card ? "it belongs to the cards before, with '+': create drum: 2 wax + wool"
                                            : advice_on(words.next().text);
  return naming.place(words.take_rest(), otherwise);
}

}  // namespace elfref::master_elf
