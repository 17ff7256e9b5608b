#include "elfref/core/judging/refused.h"

#include <utility>

#include "elfref/core/judging/claims.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {

Diagnostics fault_of_overrides(Message why) {
  const Fault& fault = why.id() == msg::no_such_value.id         ? Fault::bad_option_value
                       : why.id() == msg::no_such_game_option.id ? Fault::unknown_option
                                                                 : Fault::unknown_edition;
  Diagnostics faults;
  faults.add(fault, {}, std::move(why));
  return faults;
}

Judgement judgement_of_refused(std::string_view game, const Room* words, Message why) {
  Judgement judgement = unreadable(game, fault_of_overrides(std::move(why)));
  judgement.words = words;
  return judgement;
}

}  // namespace elfref
