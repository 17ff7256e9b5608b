#include "elfref/master_elf/forms/naming.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/reading/card_sums.h"
#include "elfref/core/reading/sentences.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/facts/faults.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

constexpr std::size_t most_names = 400;
constexpr std::size_t few_names = 12;  // are all told, where none is near
/// The place of a crystal among ingredients.
constexpr KindId crystal_kind = nothing_named - 1;

/// Whether two names, folded, differ in one letter.
bool is_one_letter_beside(std::string_view a, std::string_view b) {
  while (!a.empty() && !b.empty() && a.front() == b.front()) a.remove_prefix(1), b.remove_prefix(1);
  while (!a.empty() && !b.empty() && a.back() == b.back()) a.remove_suffix(1), b.remove_suffix(1);
  return characters(a) <= 1 && characters(b) <= 1;
}

/// The index of a name, which is added where any word is a name; nothing, reported, where not. `inflected`: a word may
/// be another case of a Russian name.
template <class Things, class Make>
std::optional<std::uint16_t> index_of(Reading& reading, const Phrase& name, NameIndex& index, Things& things,
                                      const Fault* unknown, bool inflected, Make make, FixedMessage otherwise = {}) {
  if (name.text.empty() || name.text.size() > longest_name) {
    reading.fault(Fault::misplaced_word, name);
    return std::nullopt;
  }
  if (const auto found = index.find(name.text)) return found;
  std::vector<std::string_view> names;
  for (const auto& thing : things) names.push_back(thing.name);
  if (unknown != nullptr || names.size() >= most_names) {
    const bool all = otherwise.empty() && unknown != nullptr && names.size() <= few_names;
    reading.unknown_name(unknown != nullptr ? *unknown : Fault::misplaced_word, name, names, {},
                         all ? write_one_of(names) : otherwise.message());
    return std::nullopt;
  }
  if (!check_name(reading, name)) return std::nullopt;
  if (inflected) {  // two cases of one word are one thing
    const auto other = std::ranges::find_if(
        names, [&](std::string_view known) { return is_case_of(name.text, known) || is_case_of(known, name.text); });
    if (other != names.end()) return static_cast<std::uint16_t>(other - names.begin());
  }
  const std::string folded = fold(name.text);
  const auto beside =
      std::ranges::find_if(names, [&](std::string_view other) { return is_one_letter_beside(fold(other), folded); });
  if (beside != names.end())
    reading.fault(faults::near_name, reading.span(name),
                  msg::near_name({.other = as_written(*beside), .written = as_written(name.text)}));
  const auto added = static_cast<std::uint16_t>(things.size());
  things.push_back(make(std::string(name.text)));
  index.add(things.back().name, added);
  return added;
}

}  // namespace

bool check_name(Reading& reading, const Phrase& name) {
  LineWords words(reading, name, {});
  const bool only = words.take_word().has_value() && words.done();
  words.back_to(0);
  bool small = false;
  for (; !words.done() && !small; words.take_rest()) {
    words.take_name({Word::for_, Word::meant, Word::then, Word::to, Word::into, Word::on});
    small = !words.done() && static_cast<unsigned char>(words.next().text.front()) < 0x80;
  }
  if (only || small) reading.fault(faults::reserved_piece, name);
  return !only && !small;
}

PieceNames::PieceNames(const Box& box) {
  const auto add_all = [](NameIndex& index, const auto& things, const std::vector<Box::Also>& also) {
    for (std::size_t i = 0; i < things.size(); ++i) index.add(things[i].name, static_cast<std::uint16_t>(i));
    for (const Box::Also& other : also) index.add(other.word, other.index);
  };
  add_all(places, box.places, box.also[0]);
  add_all(kinds, box.ingredients, box.also[1]);
  add_all(gifts, box.gifts, box.also[2]);
}

std::optional<PlaceId> Naming::known_place(const Phrase& name) const {
  return word_of(name.text) == Word::the_city ? city : names_.places.find(name.text);
}

std::optional<PlaceId> Naming::place(const Phrase& name, FixedMessage otherwise) {
  if (const auto known = known_place(name)) return known;
  return index_of(
      reading_, name, names_.places, box_.places, box_.has_board ? &faults::unknown_location : nullptr, false,
      [](std::string called) { return Place{.name = std::move(called)}; }, otherwise);
}

std::optional<KindId> Naming::kind(const Phrase& name) {
  const bool parted = name.text.find(';') < name.text.size();
  return index_of(
      reading_, name, names_.kinds, box_.ingredients, box_.has_ingredients ? &faults::unknown_ingredient : nullptr,
      true, [](std::string called) { return Ingredient{.name = std::move(called)}; },
      parted ? FixedMessage(msg::comma_parts_steps) : FixedMessage());
}

std::optional<GiftId> Naming::gift(const Phrase& name) {
  return index_of(reading_, name, names_.gifts, box_.gifts, box_.has_gifts ? &faults::unknown_gift : nullptr, false,
                  [](std::string called) { return Gift{.name = std::move(called)}; });
}

GiftId Naming::gift(LineWords& words, std::initializer_list<Word> stops) {
  if (const auto known = words.take_known_item(names_.gifts, stops)) return *known;
  if (words.accept_item(Word::unknown, stops)) return nothing_named;
  const Phrase name = words.take_name(stops);
  if (!name.text.empty()) return gift(name).value_or(nothing_named);
  reading_.nothing_there(reading_.span(words.next()), msg::gift_is_missing());
  return nothing_named;
}

Cards Naming::cards(LineWords& words, std::initializer_list<Word> stops, int* crystals) {
  Cards cards = read_card_sum(words, stops, names_.kinds, [&](const Phrase& name) -> std::optional<KindId> {
    if (crystals != nullptr && word_of(name.text) == Word::crystal) return crystal_kind;
    return kind(name);
  });
  const auto found = static_cast<int>(std::erase(cards.named, crystal_kind));
  if (crystals != nullptr) *crystals += found;
  return cards;
}

Cards Naming::cards(const Node& node, int* crystals) {
  if (node.shape == Shape::map) {
    reading_.wrong_shape(Fault::not_a_scalar, node, msg::some_cards);
    return {.open = true};
  }
  const auto line = [&](const Node& one) { return LineWords(reading_, one, {}); };
  return read_card_sums(reading_, node, line, [&](LineWords& words) { return cards(words, {}, crystals); });
}

std::optional<Figure> Naming::figure(const Phrase& name, bool helper) {
  const auto word = word_of(name.text);
  if (word >= Word::kitten && word <= Word::yeti)
    return Figure(1 + static_cast<int>(*word) - static_cast<int>(Word::kitten));
  if (word == Word::elf && !helper) return Figure::elf;
  const auto names = std::span(figure_names).subspan(helper ? 1 : 0);
  reading_.unknown_name(Fault::misplaced_word, name, names, {}, write_one_of(names));
  return std::nullopt;
}

std::optional<Parcel> Naming::parcel(const Phrase& name, bool box) {
  const auto word = word_of(name.text);
  if (box && word == Word::box) return Parcel::box;
  if (word >= Word::set && word <= Word::ingredients)
    return Parcel(static_cast<int>(*word) - static_cast<int>(Word::set));
  const auto names = std::span(parcel_names).first(box ? 5 : 4);
  reading_.unknown_name(Fault::misplaced_word, name, names, {}, write_one_of(names));
  return std::nullopt;
}

}  // namespace elfref::master_elf
