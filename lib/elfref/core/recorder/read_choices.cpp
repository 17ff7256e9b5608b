#include "elfref/core/recorder/read_choices.h"

#include <charconv>
#include <memory>
#include <utility>
#include <vector>

#include "elfref/core/record/edit.h"
#include "elfref/core/record/record_reader.h"

namespace elfref::recorder {
namespace {

constexpr std::size_t most_bytes = 1 << 16;
constexpr int most_of_one = 99;

/// A map of JSON as a tree; null: the text is something else.
std::unique_ptr<Record> tree_of(std::string_view json) {
  if (json.size() > most_bytes) return nullptr;
  Diagnostics faults;
  auto record = read_record({.name = "choices", .text = std::string(json), .syntax = Syntax::json}, faults);
  return faults.unreadable() || record->root().shape != Shape::map ? nullptr : std::move(record);
}

std::optional<int> number_of(const Node& node, int most) {
  int number = 0;
  const char* end = node.text.data() + node.text.size();
  const auto read = std::from_chars(node.text.data(), end, number);
  if (node.shape != Shape::scalar || node.quoted || read.ec != std::errc() || read.ptr != end) return std::nullopt;
  return number < 0 || number > most ? std::nullopt : std::optional(number);
}

/// What is chosen in one slot; false: it has another shape.
bool read_values(const Record& record, const Node& node, std::vector<Chosen>& values) {
  if (is_left_out(node)) return true;
  switch (node.shape) {
    case Shape::scalar:
      if (node.quoted) {
        values.push_back({std::string(node.text), 1});
        return true;
      }
      if (const auto number = number_of(node, most_of_one)) {
        values.push_back({std::string(), *number});
        return true;
      }
      return false;
    case Shape::list:
      for (const Node& one : record.children(node)) {
        if (one.shape != Shape::scalar && !is_left_out(one)) return false;
        values.push_back({is_left_out(one) ? std::string() : std::string(one.text), 1});
      }
      return true;
    case Shape::map:
      for (const RecordEntry& entry : entries_of(record, node)) {
        const auto number = number_of(*entry.value, most_of_one);
        if (!number) return false;
        if (*number > 0) values.push_back({std::string(entry.key->text), *number});
      }
      return true;
    default:
      return false;
  }
}

/// Adds a key of a slot with what is chosen there; false: it has another shape.
bool read_choice(const Record& record, const RecordEntry& entry, std::vector<Choice>& all) {
  Choice choice{.slot = std::string(entry.key->text)};
  if (!read_values(record, *entry.value, choice.values)) return false;
  if (!choice.values.empty()) all.push_back(std::move(choice));
  return true;
}

bool read_slots(const Record& record, const Node& node, Choices& choices) {
  if (is_left_out(node)) return true;
  if (node.shape != Shape::map) return false;
  std::vector<Choice> all;
  for (const RecordEntry& entry : entries_of(record, node))
    if (!read_choice(record, entry, all)) return false;
  choices = Choices(std::move(all));
  return true;
}

bool read_players(const Record& record, const Node& node, Begun& begun) {
  if (node.shape != Shape::list) return false;
  for (const Node& one : record.children(node)) {
    if (one.shape != Shape::map) return false;
    BegunPlayer player;
    std::vector<Choice> choices;
    for (const RecordEntry& entry : entries_of(record, one)) {
      if (entry.key->text == "name") {
        if (entry.value->shape != Shape::scalar) return false;
        player.name = entry.value->text;
      } else if (!read_choice(record, entry, choices)) {
        return false;
      }
    }
    player.choices = Choices(std::move(choices));
    begun.players.push_back(std::move(player));
  }
  return true;
}

}  // namespace

bool read_choices(std::string_view json, SentenceAsked& asked) {
  if (json.empty()) return true;
  const auto record = tree_of(json);
  if (record == nullptr) return false;
  for (const RecordEntry& entry : entries_of(*record, record->root())) {
    const Node& value = *entry.value;
    const std::string_view key = entry.key->text;
    if (key == "form" && value.shape == Shape::scalar) asked.form = value.text;
    if (key == "free") asked.free = value.shape == Shape::scalar && value.text == "true";
    if (key == "seat" && !is_left_out(value)) {
      const auto seat = number_of(value, 254);
      if (!seat) return false;
      asked.seat = Seat{static_cast<std::uint8_t>(*seat)};
    }
    if (key == "slots" && !read_slots(*record, value, asked.choices)) return false;
  }
  return true;
}

std::optional<Begun> read_begun(std::string_view json) {
  const auto record = tree_of(json);
  if (record == nullptr) return std::nullopt;
  Begun begun;
  for (const RecordEntry& entry : entries_of(*record, record->root())) {
    const Node& value = *entry.value;
    const std::string_view key = entry.key->text;
    if (key == "game") begun.game = value.text;
    if (key == "edition" && !is_left_out(value)) begun.edition = value.text;
    if (key == "level" && !is_left_out(value)) {
      begun.level = level_named(value.text);
      if (!begun.level) return std::nullopt;
    }
    if (key == "players" && !read_players(*record, value, begun)) return std::nullopt;
    if (key == "switches") {
      if (value.shape != Shape::list) return std::nullopt;
      for (const Node& one : record->children(value)) begun.switches.emplace_back(one.text);
    }
    if (key == "of_all" && !read_slots(*record, value, begun.of_all)) return std::nullopt;
  }
  return begun;
}

}  // namespace elfref::recorder
