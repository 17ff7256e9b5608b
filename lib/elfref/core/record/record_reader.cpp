#include "elfref/core/record/record_reader.h"

#include "elfref/core/record/plain_yaml.h"
#include "elfref/core/record/reader_parts.h"

namespace elfref {

std::unique_ptr<Record> read_record(Source source, Diagnostics& faults, std::span<const PhaseForm> phases) {
  const bool json = source.syntax == Syntax::json;
  if (json) source.text.reserve(source.text.size() + json_padding);
  end_lines(source);
  auto record = std::make_unique<Record>(std::move(source));
  if (!is_text(record->source().text, faults)) return record;
  if (json) {
    read_json(*record, faults);
  } else if (read_plain_yaml(*record)) {
    record->set_plain();
  } else {
    record->forget_nodes();
    read_yaml(*record, phases, faults);
  }
  return record;
}

}  // namespace elfref
