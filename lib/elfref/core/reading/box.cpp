#include "elfref/core/reading/box.h"

#include "elfref/core/words/core_msg.h"

namespace elfref {

const Node* name_of_set(Reading& reading, const Field& field) {
  return reading.scalar(field, msg::set_file_or_data);
}

void unknown_set(Reading& reading, const Node& name) {
  static constexpr std::string_view names[] = {"trial-set"};
  reading.unknown_name(Fault::unknown_set, name, names, {}, msg::write_set_or_file());
}

}  // namespace elfref
