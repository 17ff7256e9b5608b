#include "elfref/master_elf/module.h"

#include <array>

#include "elfref/core/reading/box.h"
#include "elfref/core/recorder/recorder_of.h"
#include "elfref/master_elf/asking/asking.h"
#include "elfref/master_elf/asking/replay.h"
#include "elfref/master_elf/facts/faults.h"
#include "elfref/master_elf/facts/trial_set.h"
#include "elfref/master_elf/facts/words.h"
#include "elfref/master_elf/forms/written.h"
#include "elfref/master_elf/judging/judge.h"
#include "elfref/master_elf/reading/decode_components.h"
#include "elfref/master_elf/recorder/guide.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

/// All that Master Elf has.
struct Everything : MasterElfKit {
  static constexpr std::span<const Fault* const> faults = faults::all;
  static constexpr std::array<PhaseForm, 1> phases{
      {{.key = phase::turn, .nothing = "[]", .in_brackets = msg::steps_of_a_turn}}};

  static const KeyWords& keys() { return vocabulary().keys(); }
  static std::vector<LineShape> lines() { return line_shapes(); }
  static ReplayView replay(const Record& record, const Overrides& overrides, const Judgement& judgement) {
    return master_elf::replay(record, overrides, judgement);
  }
  static std::optional<Picture> picture(const Record* of, Language language) {
    return master_elf::picture(of, language);
  }
  static std::optional<BoxContents> box(const Record& document, Diagnostics& found) {
    return box_in_words(document, found);
  }
  static std::string_view built_in_box(std::string_view name) {
    return built_in_set<read_components, trial_set>(name, vocabulary()) != nullptr ? trial_set() : std::string_view();
  }
  static std::vector<RecordedPlay> plays(const Session& session) { return recorded_plays(session); }
  static std::vector<RecordedFact> facts(const Session& session) { return recorded_facts(session); }
  static std::vector<Suggestion> proposals(const Record& record, const Session& session, const Judgement& judgement) {
    return master_elf::proposals(record, session, judgement);
  }
  static PositionView position(const Record& record, const Overrides& overrides, const PositionRequest& request) {
    return master_elf::position(record, overrides, request);
  }
  static std::unique_ptr<recorder::OfGame> recorder() { return elfref::recorder::recorder_of<Guide>(); }
};

constexpr GameModule master_elf_module = module_of<Everything>();

}  // namespace

const GameModule& game() {
  return master_elf_module;
}

}  // namespace elfref::master_elf
