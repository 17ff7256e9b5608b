#include "elfref/core/asking/asked_line.h"

#include "elfref/core/words/core_msg.h"

namespace elfref {

Message no_play(std::string_view asked, const Diagnostic* fault, const Message& forms) {
  const Message& right = fault != nullptr && !fault->advice.empty() ? fault->advice : forms;
  if (fault == nullptr) return msg::not_a_play({.play = verbatim(asked), .why = right});
  return msg::not_a_play(
      {.play = verbatim(asked), .why = msg::fault_and_right({.fault = fault->message, .right = right})});
}

}  // namespace elfref
