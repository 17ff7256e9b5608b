#include "elfref/core/judging/growing_turns.h"

#include <string>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {

Message line_outside_turn() {
  return msg::line_outside_turn();
}

Message nothing_more_to_play() {
  return msg::nothing_more_to_play();
}

Message line_has_breaks() {
  return msg::line_has_breaks();
}

std::string_view key_of_turns(std::string_view head) {
  Diagnostics faults;
  const auto record = read_record({.name = "head", .text = std::string(head)}, faults);
  return shared_keys().in(language_of_keys(*record, shared_keys()), "turns");
}

}  // namespace elfref
