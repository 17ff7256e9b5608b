#pragma once

#include <rapidcheck.h>

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/record/record_reader.h"

// What the tests of both readers ask of a record: its tree, its faults, and that no slip of the keyboard misplaces anything.

namespace elfref::testing {

/// A node as flow YAML; `~` for a value that was left out.
[[nodiscard]] std::string printed(const Record& record, const Node& node);

/// The tree of a text; its faults, if there are any, fail the test.
[[nodiscard]] std::string tree(const Source& source);

/// Every fault as `line:column id`.
[[nodiscard]] std::vector<std::string> faults_in(const Source& source);

/// The message of the only fault, then ` = ` and its advice where there is one.
[[nodiscard]] std::string only_fault(const Source& source);

/// A sample after some slips of the keyboard, each of which puts a piece over some bytes.
[[nodiscard]] rc::Gen<std::string> slipped(std::string_view sample, std::span<const std::string_view> pieces);
/// A text of nothing but pieces.
[[nodiscard]] rc::Gen<std::string> scribbled(std::span<const std::string_view> pieces);
/// A sample that breaks off.
[[nodiscard]] rc::Gen<std::string> cut_short(std::string_view sample);

/// Whether a node stands within a span, and its children in it one after the other. A map or list that breaks off may
/// end before its children: then `readable` is false, and they stand within the span all the same.
void check_order(const Record& record, const Node& node, Span within, bool readable = true);
/// Whether every fault stands in the text.
void check_places(const Record& record, const Diagnostics& faults);

}  // namespace elfref::testing
