#include "elfref/core/judging/growing_turns.h"

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

}  // namespace elfref
