#pragma once

#include <string>

#include "elfref/core/record/record.h"

namespace elfref::testing {

/// A node and those below it as the tree has them: shapes, places and texts, and the places of the texts.
inline void add_nodes(const Record& record, const Node& node, std::string& out) {
  static constexpr char shapes[] = {'0', 's', 'l', 'm'};
  const auto add_span = [&](Span span) { out += std::to_string(span.begin) + "-" + std::to_string(span.end); };
  out += shapes[static_cast<std::size_t>(node.shape)];
  if (node.quoted) out += 'q';
  add_span(node.span);
  if (node.shape == Shape::scalar) {
    out += "'" + std::string(node.text) + "'";
    add_span(record.span_of(node, node.text));
  }
  out += '(';
  for (const Node& child : record.children(node)) add_nodes(record, child, out);
  out += ')';
}

/// All nodes of a record.
[[nodiscard]] inline std::string nodes_of(const Record& record) {
  std::string out;
  add_nodes(record, record.root(), out);
  return out;
}

}  // namespace elfref::testing
