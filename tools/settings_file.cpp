#include "settings_file.h"

#include <algorithm>

#include "documents.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/words/speaker.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools {

namespace {

Node spanning(Span span) {
  Node node;
  node.span = span;
  return node;
}

}  // namespace

Message fault_at(const Record& file, const Node& node, const Message& fault) {
  const Place place = place_of(file.source(), node.span);
  return msg::at_place_in_file(
      {.column = place.column, .fault = fault, .file = verbatim(file.source().name), .line = place.line});
}

std::unique_ptr<Record> read_settings(const std::string& path, Message& why) {
  Documents documents(path, Input::by_name);
  std::optional<Source> source = documents.next();
  if (!source) {
    why = msg::cannot_read_file({.file = verbatim(path), .why = documents.failure()});
    return nullptr;
  }
  Diagnostics faults;
  std::unique_ptr<Record> file = read_record(std::move(*source), faults);
  const auto fault = std::ranges::find(faults.all(), Severity::error, &Diagnostic::severity);
  if (fault != faults.all().end()) {
    why = fault_at(*file, spanning(fault->span), Message(said(fault->message)));
  } else if (file->root().shape != Shape::map) {
    why = fault_at(*file, file->root(), msg::settings_no_map());
  } else {
    return file;
  }
  return nullptr;
}

}  // namespace elfref::tools
