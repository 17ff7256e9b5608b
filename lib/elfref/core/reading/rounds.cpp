#include "elfref/core/reading/rounds.h"

#include <string>

#include "elfref/core/reading/sentences.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

/// The rounds of a list, without remarks; reports what is none.
std::vector<const Node*> rounds_of(Reading& reading, const Field& field, const RoundForm& form) {
  const Node& value = *field.value;
  std::vector<const Node*> found;
  if (is_blank(value)) {
    reading.empty(*field.key, msg::write_round_or_leave_out());
  } else if (value.shape != Shape::list) {
    const auto children = reading.children(value);
    const std::string first(children.empty() ? form.example : children.begin()->text);
    const std::string due = "- " + first + ": …";
    reading.wrong_shape(Fault::not_a_list, children.empty() ? value.span : children.begin()->span,
                        reading.described(value), std::string_view(due), msg::round_begins());
    if (!children.empty() && reading.index_of(children.begin()->text, form.phases) >= 0) found.push_back(&value);
    return found;
  }
  for (const Node& item : reading.children(value)) {
    if (item.shape == Shape::map ? reading.is_remark(item) : false) continue;
    if (is_blank(item) || (item.shape == Shape::map && reading.fields(item).empty())) {
      reading.nothing_there(item.span, msg::write_unknown_or_phases());
    } else if (item.shape == Shape::map || is_unknown(reading, item)) {
      found.push_back(&item);
    } else if (const auto parts =
                   item.shape == Shape::scalar ? reading.unspaced(item.text, form.keys) : std::nullopt) {
      reading.unspaced(item, *parts);
    } else {
      const std::string example = std::string(form.example).append(": …");
      reading.wrong_shape(Fault::not_a_map, item, std::string_view(example), form.is);
    }
  }
  return found;
}

/// The phases of a round, each a bit by its place in the order of play.
unsigned phases_of(Reading& reading, const Node& round, std::span<const std::string_view> phases) {
  unsigned found = 0;
  for (const Field field : reading.fields(round))
    if (const int place = reading.index_of(field.key->text, phases); place >= 0) found |= 1u << place;
  return found;
}

/// Notes a round that could be the rest of the one before: all it has comes after what that one has.
void note_own_dash(Reading& reading, unsigned above, const Node& round, int number, unsigned here) {
  const unsigned first = here & (0u - here);  // its lowest bit
  if (above == 0 || first <= above) return;
  const Node& key = *(*reading.fields(round).begin()).key;
  reading.fault(Fault::own_dash, key.span,
                msg::own_dash({.before = number - 1, .key = as_written(key.text), .round = number}), msg::drop_dash());
}

}  // namespace

std::vector<const Node*> read_rounds(Reading& reading, const Field& field, const RoundForm& form, int first) {
  std::vector<const Node*> rounds = rounds_of(reading, field, form);
  int number = first;
  unsigned above = 0;
  for (std::size_t i = 0; i < rounds.size(); ++i, ++number) {
    if (number > form.most) {
      reading.fault(Fault::bad_number, rounds[i]->span,
                    msg::bad_number({.least = 1, .most = form.most, .written = number}));
      rounds.resize(i);
      break;
    }
    const unsigned here = phases_of(reading, *rounds[i], form.phases);
    if (i > 0) note_own_dash(reading, above, *rounds[i], number, here);
    above = here;
  }
  return rounds;
}

}  // namespace elfref
