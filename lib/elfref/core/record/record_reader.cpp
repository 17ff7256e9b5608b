#include "elfref/core/record/record_reader.h"

#include "elfref/core/record/reader_parts.h"

namespace elfref {

std::unique_ptr<Record> read_record(Source source, Diagnostics& faults, std::span<const PhaseForm> phases) {
  const bool json = source.syntax == Syntax::json;
  if (json) source.text.reserve(source.text.size() + json_padding);
  auto record = std::make_unique<Record>(std::move(source));
  if (!is_text(record->source().text, faults)) return record;
  if (json) {
    read_json(*record, faults);
  } else {
    read_yaml(*record, phases, faults);
  }
  return record;
}

std::unique_ptr<Record> read_around(Source& source, const UnreadParts& parts) {
  if (source.syntax != Syntax::json || source.text.find('\\') < source.text.size()) return nullptr;
  Diagnostics faults;
  source.text.reserve(source.text.size() + json_padding);
  auto record = std::make_unique<Record>(std::move(source));
  if (is_text(record->source().text, faults)) read_json(*record, faults, &parts);
  if (faults.all().empty()) return record;
  source = record->take_source();
  return nullptr;
}

}  // namespace elfref
