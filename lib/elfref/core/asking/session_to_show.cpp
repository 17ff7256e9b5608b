#include "elfref/core/asking/session_to_show.h"

#include "elfref/core/words/core_msg.h"

namespace elfref {

Message record_not_readable() {
  return msg::record_not_readable();
}

}  // namespace elfref
