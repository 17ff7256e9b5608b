#include <optional>
#include <string>

#include "elfref/core/render/render_parts.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

/// `12 legal, 2 illegal`: those of which there are any.
template <class Name>
Message counted(const std::array<int, 4>& counts) {
  List all(Joint::comma);
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] > 0) all.add(msg::number_of({.number = counts[i], .what = in_words(static_cast<Name>(i))}));
  return all.take();
}

}  // namespace

void Summary::add(Verdict verdict, Claims claims_of_it) {
  ++records;
  ++verdicts[static_cast<std::size_t>(verdict)];
  ++claims[static_cast<std::size_t>(claims_of_it)];
}

void render_summary(std::string& out, const Summary& summary, TextStyle style) {
  std::optional<Message> verdicts;
  if (summary.records > 0) verdicts = counted<Verdict>(summary.verdicts);
  const int unread = summary.files_not_read;
  const Message totals = msg::summary({.claims = counted<Claims>(summary.claims),
                                       .records = quantity(summary.records, noun::record),
                                       .unread = unread > 0 ? quantity(unread, noun::file) : ArgView(none),
                                       .verdicts = verdicts});
  out += painted(Speaker(style.language)(totals), Paint::bold, style) + "\n";
}

}  // namespace elfref
