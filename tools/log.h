#pragma once

#include "elfref/core/words/message.h"

namespace elfref::tools {

/// Makes log() write to standard error from now on; until then it does nothing.
void start_log();
void log(const Message& message);
[[nodiscard]] bool logging();

}  // namespace elfref::tools
