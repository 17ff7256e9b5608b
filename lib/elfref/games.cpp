#include "elfref/games.h"

#include <array>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/text.h"
#include "elfref/elfenland/module.h"

namespace elfref {

std::span<const GameModule* const> games() {
  static const std::array<const GameModule*, 1> all{&elfenland::game()};
  return all;
}

namespace {

/// The game that a record names; the first one where it names none or one that nobody knows (its reader says so).
const GameModule& game_of(const Record& record) {
  const Node* name = record.find(record.root(), "game");
  if (name != nullptr && name->shape == Shape::scalar)
    for (const GameModule* game : games())
      if (fold(game->name) == fold(name->text)) return *game;
  return *games().front();
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

std::vector<const RuleInfo*> all_rules() {
  std::vector<const RuleInfo*> all;
  for (const GameModule* game : games()) {
    const auto of_game = game->rules();
    all.insert(all.end(), of_game.begin(), of_game.end());
  }
  return all;
}

std::vector<const FaultInfo*> all_faults() {
  std::vector<const FaultInfo*> all;
  for (int fault = 0; fault < fault_count(); ++fault) all.push_back(&info(Fault(fault)));
  for (const GameModule* game : games()) all.insert(all.end(), game->faults.begin(), game->faults.end());
  return all;
}

Refereed referee(Source source, const Overrides& overrides) {
  Diagnostics faults;
  Refereed refereed;
  refereed.record = read_document(std::move(source), faults);
  refereed.game = &game_of(*refereed.record);
  refereed.judgement = refereed.game->referee(*refereed.record, overrides, std::move(faults));
  return refereed;
}

Compared compare(Source source, const ComparisonRequest& request) {
  Diagnostics faults;
  Compared compared;
  compared.record = read_document(std::move(source), faults);
  compared.game = &game_of(*compared.record);
  compared.comparison = compare(*compared.record, *compared.game, request, faults);
  return compared;
}

}  // namespace elfref
