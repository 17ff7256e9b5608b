#pragma once

#include <rapidcheck.h>

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/record/record_reader.h"

// What the tests of both readers ask about a record: its tree, its faults, and their places after any typing mistake.

namespace elfref::testing {

/// A node as flow YAML; `~` for a value that was left out.
[[nodiscard]] std::string printed(const Record& record, const Node& node);

/// The tree of a text; faults fail the test.
[[nodiscard]] std::string tree(const Source& source);

/// Every fault as `line:column id`.
[[nodiscard]] std::vector<std::string> faults_in(const Source& source);

/// The message of the only fault, then ` = ` and its advice, if there is any.
[[nodiscard]] std::string only_fault(const Source& source);

/// A sample after some typing mistakes, each of which puts a piece over some bytes.
[[nodiscard]] rc::Gen<std::string> slipped(std::string_view sample, std::span<const std::string_view> pieces);
/// A text made only of pieces.
[[nodiscard]] rc::Gen<std::string> scribbled(std::span<const std::string_view> pieces);
/// A sample that breaks off.
[[nodiscard]] rc::Gen<std::string> cut_short(std::string_view sample);

/// Checks that a node is within a span, and that its children are in it one after the other. A map or list that breaks
/// off may end before its children: then `readable` is false, and they need only be within the span.
void check_order(const Record& record, const Node& node, Span within, bool readable = true);
/// Checks that every fault is in the text.
void check_places(const Record& record, const Diagnostics& faults);

}  // namespace elfref::testing
