#include "elfref/elfenland/module.h"

#include "elfref/core/recorder/recorder_of.h"
#include "elfref/elfenland/asking/asking.h"
#include "elfref/elfenland/asking/board_picture.h"
#include "elfref/elfenland/asking/picture.h"
#include "elfref/elfenland/asking/replay.h"
#include "elfref/elfenland/facts/faults.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/judging/judge.h"
#include "elfref/elfenland/recorder/guide.h"
#include "elfref/elfenland/rules/permissions.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

/// All that Elfenland has.
struct Everything : ElfenlandKit {
  static constexpr std::span<const Fault* const> faults = faults::all;
  static constexpr std::array<PhaseForm, 2> phases{
      {{.key = phase::plan, .nothing = "pass", .in_brackets = {}, .between = "on"},
       {.key = phase::travel, .nothing = "[]", .in_brackets = msg::steps_of_a_journey}}};

  static const KeyWords& keys() { return vocabulary().keys(); }
  static std::span<const RuleInfo> permissions() { return elfenland::permissions(); }
  static std::vector<RecordedPlay> plays(const Session& session) { return recorded_plays(session); }
  static std::vector<RecordedFact> facts(const Session& session) { return recorded_facts(session); }
  static std::vector<Suggestion> proposals(const Record& record, const Session& session, const Judgement& judgement) {
    return elfenland::proposals(record, session, judgement);
  }
  static PositionView position(const Record& record, const Overrides& overrides, const PositionRequest& request) {
    return elfenland::position(record, overrides, request);
  }
  static Count count(const Record& record, const Overrides& overrides, const CountRequest& request) {
    return elfenland::count(record, overrides, request);
  }
  static ReplayView replay(const Record& record, const Overrides& overrides, const Judgement& judgement) {
    return elfenland::replay(record, overrides, judgement);
  }
  static std::optional<Picture> picture(const Record* of, Language language) {
    if (of == nullptr) return board_picture();
    return board_picture(naming_in(of->source().text).in(language) != nullptr);
  }
  static std::vector<PricedWay> prices(std::string_view kind) { return empty_board_prices(kind); }
  static std::unique_ptr<recorder::OfGame> recorder() { return elfref::recorder::recorder_of<Guide>(); }
};

constexpr GameModule elfenland_module = module_of<Everything>();

}  // namespace

const GameModule& game() {
  return elfenland_module;
}

}  // namespace elfref::elfenland
