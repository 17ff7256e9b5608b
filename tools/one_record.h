#pragma once

#include <optional>
#include <span>
#include <string>

#include "documents.h"
#include "elfref/core/recorded_play.h"

namespace elfref::tools {

/// One record of a file, or why none was taken.
struct OneRecord {
  std::optional<Source> source;
  std::string complaint;  ///< set where there is no source
};

/// The record of a file about which places ask: that which holds the lines that they name; where they name none, the
/// only one. REQUIRES: `option` names what gave the places, for complaints.
[[nodiscard]] OneRecord record_about(const std::string& path, Input input, std::span<const At> places,
                                     std::string_view option);

}  // namespace elfref::tools
