#include "elfref/serve_request.h"

#include <algorithm>

#include "elfref/core/record/edit.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "elfref/serve.h"
#include "elfref/serve/words/serve_msg.h"

namespace elfref::serving {
namespace {

constexpr std::size_t longest_id = 1000;

}  // namespace

ProgramRequest::ProgramRequest(std::string_view text) {
  if (text.size() > most_request_bytes) {
    refusal_ = msg::request_too_long({.most = most_request_bytes});
    return;
  }
  Diagnostics faults;
  tree_ = read_record({.name = "request", .text = std::string(text), .syntax = Syntax::json}, faults);
  if (const Node* id = find("id"); id != nullptr && id->shape == Shape::scalar && id->text.size() <= longest_id)
    id_ = json(*id);
  if (faults.unreadable()) {
    const auto fault = std::ranges::find(faults.all(), Severity::error, &Diagnostic::severity);
    refusal_ = msg::bad_request({.why = fault == faults.all().end() ? Message() : fault->message});
  } else if (tree_->root().shape != Shape::map) {
    refusal_ = msg::not_an_object();
  }
}

const Node* ProgramRequest::find(std::string_view key) const {
  if (tree_ == nullptr || tree_->root().shape != Shape::map) return nullptr;
  for (const RecordEntry& entry : entries_of(*tree_, tree_->root()))
    if (entry.key->text == key) return is_left_out(*entry.value) ? nullptr : entry.value;
  return nullptr;
}

std::optional<std::string> ProgramRequest::text(std::string_view key) const {
  const Node* value = find(key);
  return value != nullptr && value->shape == Shape::scalar ? std::optional(std::string(value->text)) : std::nullopt;
}

bool ProgramRequest::flag(std::string_view key) const {
  const Node* value = find(key);
  return value != nullptr && value->shape == Shape::scalar && !value->quoted && value->text == "true";
}

std::string ProgramRequest::json(const Node& node) const {
  return write_json(*tree_, node);
}

std::optional<std::vector<std::pair<std::string, std::string>>> ProgramRequest::texts(std::string_view key) const {
  std::vector<std::pair<std::string, std::string>> all;
  const Node* map = find(key);
  if (map == nullptr) return all;
  if (map->shape != Shape::map) return std::nullopt;
  for (const RecordEntry& entry : entries_of(*tree_, *map)) {
    if (entry.value->shape != Shape::scalar) return std::nullopt;
    all.emplace_back(entry.key->text, entry.value->text);
  }
  return all;
}

std::optional<std::vector<std::pair<std::string, std::string>>> ProgramRequest::members(const Node& node) const {
  if (node.shape != Shape::map) return std::nullopt;
  std::vector<std::pair<std::string, std::string>> all;
  for (const RecordEntry& entry : entries_of(*tree_, node)) all.emplace_back(entry.key->text, json(*entry.value));
  return all;
}

}  // namespace elfref::serving
