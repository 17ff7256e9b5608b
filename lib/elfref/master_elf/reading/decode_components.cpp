#include "elfref/master_elf/reading/decode_components.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "elfref/core/reading/header.h"
#include "elfref/core/reading/sentences.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/facts/faults.h"
#include "elfref/master_elf/forms/naming.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

constexpr int most_copies = 99, most_under = 20;

class ComponentsReader {
  enum Key { name_key, game, invented, ingredients, board, also, elves, gifts, parcels };
  static constexpr std::array<std::string_view, 9> keys{"components", "game",  "invented", "ingredients", "board",
                                                        "also",       "elves", "gifts",    "parcels"};
  static constexpr std::array<std::string_view, 2> of_ingredient{"copies", "also"}, sides{"night", "day"},
      of_elves{"figures", "start"};
  static constexpr std::array<std::string_view, 5> of_gift{"set", "colour", "elf", "of", "copies"};

 public:
  explicit ComponentsReader(Reading& reading) : reading_(reading) {}

  Box read(const Node& root) {
    if (root.shape != Shape::map) {
      reading_.wrong_shape(Fault::not_a_map, root, "gifts: …");
      return {};
    }
    const auto at = reading_.fields(root, keys);
    read_game(reading_, at[game], "master-elf");
    if (const Node* name = text(at[name_key], msg::a_name)) box_.name = name->text;
    if (const Node* said = text(at[invented], msg::true_or_false))
      box_.invented = read_truth(reading_, *said, "invented").value_or(false);
    read_ingredients(at[ingredients]);
    read_boards(at[board]);
    read_gifts(at[gifts]);
    read_also(at[also]);
    read_elves(at[elves]);
    read_parcels(at[parcels]);
    if (any_odd_) reading_.fault(faults::odd_total, odd_at_, msg::odd_total({.listed = odd_.take()}));
    return std::move(box_);
  }

 private:
  const Node* text(const Field& field, FixedMessage due) { return field ? reading_.scalar(field, due) : nullptr; }

  /// A name that stands twice as names fold, or that no piece may have.
  void name_once(const Phrase& name, std::vector<std::string>& names) {
    std::string folded = fold(name.text);
    if (std::ranges::find(names, folded) != names.end()) {
      reading_.fault(Fault::named_twice, name);
    } else if (word_of(name.text) != Word::the_city) {
      check_name(reading_, name);
    }
    names.push_back(std::move(folded));
  }

  /// A text, or a list of texts.
  template <class Visit>
  void for_texts(const Field& field, FixedMessage due, Visit visit) {
    if (!field) return;
    if (field.value->shape != Shape::list) {
      if (const Node* one = reading_.scalar(field, due)) visit(*one);
      return;
    }
    for (const Node& item : reading_.children(*field.value)) {
      if (item.shape == Shape::scalar && !is_blank(item)) {
        visit(item);
      } else {
        reading_.wrong_shape(Fault::not_a_scalar, item, due);
      }
    }
  }

  void add_words(const Field& words, std::size_t of, std::uint16_t index) {
    for_texts(words, msg::a_word, [&](const Node& word) { box_.also[of].push_back({std::string(word.text), index}); });
  }

  /// Whether the total of a part is the game's; what is told of those whose total is not.
  bool is_whole(const Field& field, int found, FixedMessage what, int whole) {
    if (found == whole) return true;
    if (!std::exchange(any_odd_, true)) odd_at_ = field.key->span;
    odd_.add(msg::part_of_set({.listed = found, .what = what.message(), .whole = whole}));
    return false;
  }

  void read_ingredients(const Field& field) {
    if (!field || !reading_.is_map(field, "{wax: 5}")) return;
    std::vector<std::string> names;
    for (const Field one : reading_.fields(*field.value)) {
      name_once(*one.key, names);
      const auto index = static_cast<KindId>(box_.ingredients.size());
      Field copies = one;
      if (one.value->shape == Shape::map) {
        const auto at = reading_.fields(*one.value, of_ingredient);
        copies = at[0];
        add_words(at[1], 1, index);
        if (!copies) reading_.missing_key(one.key->span, "copies", msg::this_ingredient, "copies: 6");
      }
      const Node* number = text(copies, msg::a_number);
      const auto read = number != nullptr ? read_number(reading_, *number, 1, most_copies) : std::nullopt;
      box_.ingredients.push_back({std::string(one.key->text), read.value_or(1)});
    }
    box_.has_ingredients = is_whole(field, box_.listed_ingredients(), msg::ingredients_kind, whole_ingredients);
  }

  void read_boards(const Field& field) {
    if (!field || !reading_.is_map(field, "{night: {city: [Mill], Mill: [city]}}")) return;
    const auto at = reading_.fields(*field.value, sides);
    if (at[0]) box_.has_board = read_board(at[0], box_.places);
    if (at[1] && !read_board(at[1], box_.day)) box_.day.clear();
  }

  bool read_board(const Field& field, std::vector<Place>& places) {
    if (!reading_.is_map(field, "{city: [Mill], Mill: [city]}")) return false;
    std::vector<std::string> names;
    std::vector<Place> read{{.name = "city"}};
    std::vector<const Node*> keys_of{field.key};
    NameIndex index;
    for (const Field place : reading_.fields(*field.value)) {
      name_once(*place.key, names);
      if (word_of(place.key->text) == Word::the_city) {
        keys_of[city] = place.key;
        continue;
      }
      index.add(place.key->text, static_cast<PlaceId>(read.size()));
      read.push_back({.name = std::string(place.key->text)});
      keys_of.push_back(place.key);
    }
    const auto find = [&](const Phrase& name) {
      return word_of(name.text) == Word::the_city ? std::optional(city) : index.find(name.text);
    };
    for (const Field place : reading_.fields(*field.value)) {
      const PlaceId from = find(*place.key).value_or(city);
      for_texts(place, msg::a_place, [&](const Node& name) {
        if (const auto to = find(name)) return read[from].neighbours.push_back(*to);
        reading_.unknown_name(faults::unknown_location, name, names_of(read));
      });
    }
    check_links(read, keys_of);
    if (&places == &box_.places || !box_.has_board) {
      places = std::move(read);
      return true;
    }
    Naming naming(reading_, box_);  // the sides of a board have the same places
    places.assign(box_.places.size(), {});
    for (std::size_t i = 0; i < read.size(); ++i)
      if (const auto place = naming.place(Phrase(keys_of[i], read[i].name)))
        for (const PlaceId to : read[i].neighbours)
          if (const auto other = naming.place(Phrase(keys_of[to], read[to].name)))
            places[*place].neighbours.push_back(*other);
    return true;
  }

  template <class Things>
  static std::vector<std::string_view> names_of(const Things& things) {
    std::vector<std::string_view> names;
    for (const auto& thing : things) names.push_back(thing.name);
    return names;
  }

  void check_links(const std::vector<Place>& places, const std::vector<const Node*>& keys_of) {
    std::vector<bool> reached(places.size());
    std::vector<PlaceId> open{city};
    reached[city] = true;
    while (!open.empty()) {
      const PlaceId from = open.back();
      open.pop_back();
      for (const PlaceId to : places[from].neighbours)
        if (!reached[to]) {
          reached[to] = true;
          open.push_back(to);
        }
    }
    for (PlaceId from = 0; from < places.size(); ++from) {
      if (!reached[from])
        reading_.fault(faults::no_way_there, keys_of[from]->span,
                       msg::no_way_there({.place = as_written(places[from].name)}));
      for (const PlaceId to : places[from].neighbours)
        if (std::ranges::count(places[to].neighbours, from) == 0)
          reading_.fault(
              faults::link_of_one_way, keys_of[from]->span,
              msg::link_of_one_way({.from = as_written(places[from].name), .to = as_written(places[to].name)}));
    }
  }

  void read_gifts(const Field& field) {
    if (!field || !reading_.is_map(field, "{kite: {set: toys, colour: yellow, of: feather + rope}}")) return;
    std::vector<std::string> names;
    Naming naming(reading_, box_);
    for (const Field one : reading_.fields(*field.value)) {
      name_once(*one.key, names);
      Gift gift{.name = std::string(one.key->text), .listed = true};
      if (reading_.is_map(one, "{set: toys, colour: yellow, of: feather + rope}")) read_gift(one, naming, gift);
      box_.gifts.push_back(std::move(gift));
    }
    box_.has_gifts = is_whole(field, box_.listed_gifts(), msg::gifts_kind, whole_gifts);
  }

  void read_gift(const Field& one, Naming& naming, Gift& gift) {
    const auto at = reading_.fields(*one.value, of_gift);
    for (const std::size_t due : {0u, 1u, 3u})
      if (!at[due])
        reading_.missing_key(one.key->span, of_gift[due], msg::this_gift, "set: toys, colour: yellow, of: wax + wool");
    for_texts(at[0], msg::a_set, [&](const Node& set) { gift.sets.push_back(fold(set.text)); });
    if (const Node* colour = text(at[1], msg::a_colour)) gift.colour = fold(colour->text);
    if (const Node* said = text(at[2], msg::yes_or_no)) gift.elf = read_truth(reading_, *said, "elf").value_or(false);
    if (const Node* copies = text(at[4], msg::a_number))
      gift.copies = read_number(reading_, *copies, 1, most_copies).value_or(1);
    const Node* of = text(at[3], msg::two_ingredients);
    if (of == nullptr) return;
    LineWords words(reading_, *of, {});
    bool numbered = false;
    for (std::size_t i = 0; i < gift.of.size(); ++i) {
      if (i > 0 && !words.accept("+")) return faulty(*of, msg::takes_two_kinds());
      const auto number = words.take_number();
      numbered = numbered || number.has_value();
      gift.numbers[i] = number.value_or(1);
      const auto known = words.take_known_item(naming.kinds(), {});
      gift.of[i] = known ? *known : naming.kind(words.take_name({})).value_or(0);
    }
    if (!words.done()) return faulty(*of, msg::takes_two_kinds());
    if (gift.of[0] == gift.of[1]) return faulty(*of, msg::two_kinds_are_one());
    if (numbered && gift.numbers[0] + gift.numbers[1] != 3) return faulty(*of, msg::three_make_it());
    if (!numbered) gift.numbers = {};
  }

  void faulty(const Node& of, const Message& why) {
    reading_.fault(faults::faulty_gift, of.span, msg::faulty_gift({.why = why, .written = as_written(of.text)}));
  }

  void read_also(const Field& field) {
    if (!field || !reading_.is_map(field, "{Mill: [word]}")) return;
    Naming naming(reading_, box_);
    for (const Field one : reading_.fields(*field.value)) {
      const std::string_view name = one.key->text;
      if (word_of(name) == Word::the_city) {
        add_words(one, 0, city);
      } else if (const auto place = naming.places().find(name)) {
        add_words(one, 0, *place);
      } else if (const auto kind = naming.kinds().find(name)) {
        add_words(one, 1, *kind);
      } else if (const auto gift = naming.gifts().find(name)) {
        add_words(one, 2, *gift);
      } else {
        reading_.unknown_name(Fault::misplaced_word, *one.key, names_of(box_.places), names_of(box_.gifts));
      }
    }
  }

  void read_elves(const Field& field) {
    if (!field || !reading_.is_map(field, "{figures: 4, start: city}")) return;
    const auto at = reading_.fields(*field.value, of_elves);
    if (const Node* number = text(at[0], msg::a_number))
      box_.elf_figures = read_number(reading_, *number, 1, most_copies);
    if (const Node* start = text(at[1], msg::a_place))
      box_.elf_start = Naming(reading_, box_).place(*start).value_or(nothing_named);
  }

  void read_parcels(const Field& field) {
    if (!field || !reading_.is_map(field, "{set: [4, 5]}")) return;
    const auto at = reading_.fields(*field.value, std::span(parcel_names).first(parcel_count), {});
    for (std::size_t parcel = 0; parcel < parcel_count; ++parcel) {
      if (!at[parcel]) continue;
      std::vector<int> numbers;
      for_texts(at[parcel], msg::a_number, [&](const Node& number) {
        numbers.push_back(read_number(reading_, number, 1, most_under).value_or(1));
      });
      if (numbers.size() == 2 && numbers[0] < numbers[1]) {
        box_.parcels[parcel] = {numbers[0], numbers[1]};
      } else {
        reading_.fault(Fault::bad_value, at[parcel].value->span,
                       msg::bad_value({.key = verbatim("parcels"), .written = as_written(at[parcel].key->text)}),
                       msg::write_both_sides());
      }
    }
  }

  Reading& reading_;
  Box box_;
  List odd_{Joint::and_};  // the parts whose total is not the game's
  bool any_odd_ = false;
  Span odd_at_{};  // the first of them
};

}  // namespace

Box read_components(Reading& reading, const Node& root) {
  return ComponentsReader(reading).read(root);
}

std::optional<Box> box_of(const Record& document, Diagnostics& faults) {
  Reading reading(document, faults, vocabulary());
  Box box = read_components(reading, document.root());
  if (faults.unreadable()) return std::nullopt;
  return box;
}

std::optional<BoxContents> box_in_words(const Record& document, Diagnostics& faults) {
  const std::optional<Box> found = box_of(document, faults);
  if (!found) return std::nullopt;
  const Box& box = *found;
  BoxContents contents{.name = box.name, .invented = box.invented, .tables = {}};
  if (box.listed_ingredients() > 0) {
    BoxTable table{msg::box_ingredients({.cards = box.listed_ingredients()}),
                   {msg::column_ingredient(), msg::column_copies()},
                   {}};
    for (const Ingredient& kind : box.ingredients)
      if (kind.copies) table.rows.push_back({kind.name, std::to_string(*kind.copies)});
    contents.tables.push_back(std::move(table));
  }
  const auto board = [&](Message title, const std::vector<Place>& places) {
    BoxTable table{std::move(title), {msg::column_location(), msg::column_leads_to()}, {}};
    for (std::size_t i = 0; i < places.size(); ++i)
      table.rows.push_back(
          {box.places[i].name, joined(places[i].neighbours, [&](PlaceId to) { return box.places[to].name; })});
    contents.tables.push_back(std::move(table));
  };
  if (box.has_board) board(msg::box_night_side({.locations = box.places.size()}), box.places);
  if (!box.day.empty() && box.has_board) board(msg::box_day_side({.locations = box.day.size()}), box.day);
  if (box.listed_gifts() > 0) {
    BoxTable table{msg::box_gifts({.cards = box.listed_gifts()}),
                   {msg::column_gift(), msg::column_copies(), msg::column_sets(), msg::column_ribbon(),
                    msg::column_elf(), msg::column_made_of()},
                   {}};
    for (const Gift& gift : box.gifts)
      table.rows.push_back({gift.name, std::to_string(gift.copies),
                            joined(gift.sets, [](const auto& set) { return set; }), gift.colour, gift.elf ? "yes" : "",
                            price_of(box, gift)});
    contents.tables.push_back(std::move(table));
  }
  BoxTable parcels{msg::box_parcels({.parcels = parcel_count}),
                   {msg::column_parcel(), msg::column_easier(), msg::column_harder()},
                   {}};
  for (std::size_t parcel = 0; parcel < parcel_count; ++parcel)
    parcels.rows.push_back({std::string(parcel_names[parcel]), std::to_string(box.parcels[parcel][0]),
                            std::to_string(box.parcels[parcel][1])});
  contents.tables.push_back(std::move(parcels));
  return contents;
}

}  // namespace elfref::master_elf
