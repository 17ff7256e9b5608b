#include <string>
#include <utility>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/text.h"
#include "elfref/games.h"

namespace elfref {
namespace {

/// The game that a record names; the first one where it names none or one that nobody knows (its reader says so).
const GameModule& game_of(const Record& record) {
  const Node* name = record.find(record.root(), "game");
  if (name != nullptr && name->shape == Shape::scalar)
    for (const GameModule* game : games())
      if (fold(game->name) == fold(name->text)) return *game;
  return *games().front();
}

/// Reads a document, and those that it names beside it; one that is not there, or cannot be read, is a fault of the
/// record. Returns all faults.
Diagnostics read_all(GameRecord& into, Source source, const OpenBeside& open) {
  Diagnostics faults;
  into.record = read_document(std::move(source), faults);
  into.game = &game_of(*into.record);
  const std::string_view key = into.game->beside;
  const Node* names = key.empty() ? nullptr : into.record->find(into.record->root(), key);
  const auto read_beside = [&](const Node& name) {
    if (name.shape != Shape::scalar) return;  // the game says so
    const auto fault = [&](std::string why) {
      faults.add(Fault::bad_value, name.span, {name.text, key}).advice = std::move(why);
    };
    std::optional<Source> beside = open ? open(name.text) : std::nullopt;
    if (!beside) return fault("no such document stands beside the record");
    Diagnostics own;
    std::shared_ptr<const Record> document = read_document(std::move(*beside), own);
    if (own.unreadable()) {
      const Diagnostic& first = own.all().front();
      const int line = place_of(document->source(), first.span).line;
      fault("it cannot be read: line " + std::to_string(line) + ": " + first.message);
    }
    into.record->put_beside(std::move(document));
  };
  if (names == nullptr) return faults;
  read_beside(*names);
  for (const Node& name : into.record->children(*names)) read_beside(name);
  return faults;
}

/// Which game a document names is not known before it was read, and its advice may be about any.
std::vector<PhaseForm> all_phases() {
  std::vector<PhaseForm> all;
  for (const GameModule* game : games()) all.insert(all.end(), game->phases.begin(), game->phases.end());
  return all;
}

}  // namespace

std::unique_ptr<Record> read_document(Source source, Diagnostics& faults) {
  static const std::vector<PhaseForm> phases = all_phases();
  return read_record(std::move(source), faults, phases);
}

std::vector<const FaultInfo*> all_faults() {
  std::vector<const FaultInfo*> all;
  for (int fault = 0; fault < fault_count(); ++fault) all.push_back(&info(Fault(fault)));
  for (const GameModule* game : games()) all.insert(all.end(), game->faults.begin(), game->faults.end());
  return all;
}

std::vector<const RuleInfo*> all_rules() {
  std::vector<const RuleInfo*> all;
  for (const GameModule* game : games()) {
    const auto of_game = game->rules();
    all.insert(all.end(), of_game.begin(), of_game.end());
  }
  return all;
}

Refereed referee(Source source, const Overrides& overrides, const OpenBeside& open) {
  Refereed refereed;
  Diagnostics faults = read_all(refereed, std::move(source), open);
  refereed.judgement = refereed.game->referee(*refereed.record, overrides, std::move(faults));
  return refereed;
}

Compared compare(Source source, const ComparisonRequest& request, const OpenBeside& open) {
  Compared compared;
  Diagnostics faults = read_all(compared, std::move(source), open);
  compared.comparison = compare(*compared.record, *compared.game, request, faults);
  return compared;
}

}  // namespace elfref
