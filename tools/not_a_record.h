#pragma once

#include <string>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/text/source.h"
#include "elfref/core/words/message.h"

namespace elfref::tools {

/// What an unreadable record is instead, if that is plain: a components file. Else nothing. `path` is the name of its
/// file as given.
[[nodiscard]] Message not_a_record(const std::string& path, const Source& source, const Judgement& judgement);

}  // namespace elfref::tools
