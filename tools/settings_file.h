#pragma once

#include <memory>
#include <optional>
#include <string>

#include "elfref/core/record/record.h"

// A small YAML file beside records: points, aliases.

namespace elfref::tools {

/// A file as a tree. Nothing, with the reason and its place, if it cannot be read or is no map.
[[nodiscard]] std::unique_ptr<Record> read_settings(const std::string& path, Message& why);

/// A fault in such a file with its place: `points.yaml:3:5: …`.
[[nodiscard]] Message fault_at(const Record& file, const Node& node, const Message& fault);

}  // namespace elfref::tools
