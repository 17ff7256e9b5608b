#include "elfref/elven_rage/module.h"

#include "elfref/core/recorder/recorder_of.h"
#include "elfref/elven_rage/asking/asking.h"
#include "elfref/elven_rage/asking/replay.h"
#include "elfref/elven_rage/facts/faults.h"
#include "elfref/elven_rage/facts/trial_set.h"
#include "elfref/elven_rage/facts/words.h"
#include "elfref/elven_rage/forms/written.h"
#include "elfref/elven_rage/judging/judge.h"
#include "elfref/elven_rage/reading/box_in_words.h"
#include "elfref/elven_rage/reading/decode_components.h"
#include "elfref/elven_rage/recorder/guide.h"

namespace elfref::elven_rage {
namespace {

/// All that Elven Rage has.
struct Everything : ElvenRageKit {
  static constexpr std::span<const Fault* const> faults = faults::all;
  static constexpr bool sentences = true;

  static const KeyWords& keys() { return vocabulary().keys(); }
  static std::vector<LineShape> lines() { return line_shapes(); }
  static ReplayView replay(const Record& record, const Overrides& overrides, const Judgement& judgement) {
    return elven_rage::replay(record, overrides, judgement);
  }
  static std::optional<Picture> picture(const Record* of, Language language) {
    return elven_rage::picture(of, language);
  }
  static std::optional<BoxContents> box(const Record& document, Diagnostics& found) {
    return box_in_words(document, found);
  }
  static std::string_view built_in_box(std::string_view name) {
    return built_in_components(name) != nullptr ? trial_set() : std::string_view();
  }
  static std::vector<RecordedPlay> plays(const Session& session) { return recorded_plays(session); }
  static std::vector<RecordedFact> facts(const Session& session) { return recorded_facts(session); }
  static std::vector<Suggestion> proposals(const Record& record, const Session& session, const Judgement& judgement) {
    return elven_rage::proposals(record, session, judgement);
  }
  static PositionView position(const Record& record, const Overrides& overrides, const PositionRequest& request) {
    return elven_rage::position(record, overrides, request);
  }
  static std::unique_ptr<recorder::OfGame> recorder() { return elfref::recorder::recorder_of<Guide>(); }
};

constexpr GameModule elven_rage_module = module_of<Everything>();

}  // namespace

const GameModule& game() {
  return elven_rage_module;
}

}  // namespace elfref::elven_rage
