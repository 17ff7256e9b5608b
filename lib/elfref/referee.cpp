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

/// Reads the documents that a record names beside it; one that is not there, or cannot be read, is a fault of the
/// record.
void read_beside(Record& record, const GameModule& game, const OpenBeside& open, Diagnostics& faults) {
  const Node* names = game.beside.empty() ? nullptr : record.find(record.root(), game.beside);
  if (names == nullptr) return;
  const auto read = [&](const Node& name) {
    if (name.shape != Shape::scalar) return;  // the game says so
    const auto fault = [&](std::string why) {
      faults.add(Fault::bad_value, name.span, {name.text, game.beside}).advice = std::move(why);
    };
    std::optional<Source> source = open ? open(name.text) : std::nullopt;
    if (!source) return fault("no such document stands beside the record");
    Diagnostics own;
    std::shared_ptr<const Record> document = read_document(std::move(*source), own);
    if (own.unreadable()) {
      const Diagnostic& first = own.all().front();
      const int line = place_of(document->source(), first.span).line;
      fault("it cannot be read: line " + std::to_string(line) + ": " + first.message);
    }
    record.put_beside(std::move(document));
  };
  if (names->shape == Shape::scalar) return read(*names);
  for (const Node& name : record.children(*names)) read(name);
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
  Diagnostics faults;
  Refereed refereed;
  refereed.record = read_document(std::move(source), faults);
  refereed.game = &game_of(*refereed.record);
  read_beside(*refereed.record, *refereed.game, open, faults);
  refereed.judgement = refereed.game->referee(*refereed.record, overrides, std::move(faults));
  return refereed;
}

Compared compare(Source source, const ComparisonRequest& request, const OpenBeside& open) {
  Diagnostics faults;
  Compared compared;
  compared.record = read_document(std::move(source), faults);
  compared.game = &game_of(*compared.record);
  read_beside(*compared.record, *compared.game, open, faults);
  compared.comparison = compare(*compared.record, *compared.game, request, faults);
  return compared;
}

}  // namespace elfref
