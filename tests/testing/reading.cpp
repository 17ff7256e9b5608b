#include "testing/reading.h"

#include <gtest/gtest.h>

#include "testing/english.h"

namespace elfref::testing {

std::string printed(const Record& record, const Node& node) {
  if (node.shape == Shape::empty) return "~";
  if (node.shape == Shape::scalar) return node.quoted ? '"' + std::string(node.text) + '"' : std::string(node.text);
  const bool list = node.shape == Shape::list;
  std::string text(1, list ? '[' : '{');
  int count = 0;
  for (const Node& child : record.children(node)) {
    if (count > 0) text += list || count % 2 == 0 ? ", " : ": ";
    text += printed(record, child);
    ++count;
  }
  return text + (list ? ']' : '}');
}

std::string tree(const Source& source) {
  Diagnostics faults;
  const auto record = read_record(source, faults);
  for (const Diagnostic& fault : faults.all()) ADD_FAILURE() << in_english(fault.message) << " in " << source.text;
  return printed(*record, record->root());
}

std::vector<std::string> faults_in(const Source& source) {
  Diagnostics faults;
  const auto record = read_record(source, faults);
  std::vector<std::string> places;
  for (const Diagnostic& fault : faults.all()) {
    const Place place = place_of(record->source(), fault.span);
    places.push_back(std::to_string(place.line) + ":" + std::to_string(place.column) + " " + std::string(fault.id));
  }
  return places;
}

std::string only_fault(const Source& source) {
  Diagnostics faults;
  const auto record = read_record(source, faults);
  EXPECT_EQ(faults.all().size(), 1u) << source.text;
  if (faults.all().empty()) return "";
  const Diagnostic& fault = faults.all().front();
  return in_english(fault.message) + (fault.advice.empty() ? "" : " = " + in_english(fault.advice));
}

rc::Gen<std::string> slipped(std::string_view sample, std::span<const std::string_view> pieces) {
  return rc::gen::exec([sample, pieces] {
    std::string text(sample);
    const int slips = *rc::gen::inRange(0, 6);
    for (int i = 0; i < slips; ++i) {
      const auto at = *rc::gen::inRange<std::size_t>(0, text.size() + 1);
      const auto gone = *rc::gen::inRange<std::size_t>(0, 4);
      text.replace(at, gone, pieces[*rc::gen::inRange<std::size_t>(0, pieces.size())]);
    }
    return text.substr(0, *rc::gen::inRange<std::size_t>(0, 2 * text.size() + 1));
  });
}

rc::Gen<std::string> scribbled(std::span<const std::string_view> pieces) {
  const auto which = rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(0, pieces.size()));
  return rc::gen::map(which, [pieces](const std::vector<std::size_t>& parts) {
    std::string text;
    for (const std::size_t part : parts) text += pieces[part];
    return text;
  });
}

rc::Gen<std::string> cut_short(std::string_view sample) {
  return rc::gen::map(rc::gen::inRange<std::size_t>(0, sample.size() + 1),
                      [sample](std::size_t size) { return std::string(sample.substr(0, size)); });
}

void check_order(const Record& record, const Node& node, Span within, bool readable) {
  RC_ASSERT(within.begin <= node.span.begin);
  RC_ASSERT(node.span.begin <= node.span.end);
  RC_ASSERT(node.span.end <= within.end);
  std::uint32_t reached = node.span.begin;
  const std::uint32_t end = readable ? node.span.end : within.end;
  for (const Node& child : record.children(node)) {
    check_order(record, child, {reached, end}, readable);
    reached = child.span.end;
  }
}

void check_places(const Record& record, const Diagnostics& faults) {
  for (const Diagnostic& fault : faults.all()) {
    RC_ASSERT(fault.span.begin <= fault.span.end);
    RC_ASSERT(fault.span.end <= record.source().text.size());
    (void)place_of(record.source(), fault.span);
  }
}

}  // namespace elfref::testing
