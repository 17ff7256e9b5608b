#include "not_a_record.h"

#include <algorithm>
#include <memory>
#include <span>

#include "elfref/core/record/diagnostic.h"
#include "elfref/games.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

std::ptrdiff_t unknown_keys(std::span<const Diagnostic> faults) {
  return std::ranges::count(faults, Fault::unknown_key.id, &Diagnostic::id);
}

/// Whether a document has more keys of a components file than of a record.
bool is_box(const Source& source, const Judgement& judgement) {
  const std::ptrdiff_t of_record = unknown_keys(judgement.findings);
  if (of_record == 0) return false;
  return std::ranges::any_of(games(), [&](const GameModule* game) {
    if (game->box == nullptr) return false;
    Diagnostics faults;
    const std::unique_ptr<Record> document = read_document(source, faults);
    if (document->root().shape != Shape::map || document->find(document->root(), "players") != nullptr) return false;
    static_cast<void>(game->box(*document, faults));
    return unknown_keys(faults.all()) < of_record;
  });
}

}  // namespace

Message not_a_record(const std::string& path, const Source& source, const Judgement& judgement) {
  if (judgement.verdict != Verdict::unreadable || !is_box(source, judgement)) return {};
  return msg::components_no_record({.file = verbatim(path)});
}

}  // namespace elfref::tools
