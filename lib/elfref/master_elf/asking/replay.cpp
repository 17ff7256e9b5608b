#include "elfref/master_elf/asking/replay.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/asking/narration.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/asking/asking.h"
#include "elfref/master_elf/asking/board_picture.h"
#include "elfref/master_elf/asking/narration.h"
#include "elfref/master_elf/asking/slots.h"
#include "elfref/master_elf/judging/judge.h"
#include "elfref/master_elf/reading/decode_components.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

/// How tall a play stands on a time line.
int height_of(const Action& action) {
  if (is_any<Create, Send, Shortage>(action)) return 3;
  return is_any<Visit, Stuck>(action) ? 2 : 1;
}

/// Goes once over a session and tells every line that is written.
class MasterElfNarration : public Narration<Rules, Session> {
 public:
  MasterElfNarration(const Session& session, const Judgement& judgement, ReplayView& view, Language language)
      : Narration(session, judgement, view, begin(session, Rules::values(session))), language_(language) {}

 protected:
  void describe(ViewMoment& moment, const Play<Action>& play) const override {
    moment.weight = height_of(play.action);
    moment.phase_in_words = alone(noun::turn);
  }

  void lay_out() override {
    view().players = drawn_players(session());
    view().slots = slots_of(session(), Shown::in_replay);
    if (session().box->invented) view().remarks.push_back(msg::box_made_up());
    if (!session().box->has_board) view().remarks.push_back(msg::no_board_to_show());
  }

  [[nodiscard]] std::vector<ViewHeld> held(const Position& table) const override {
    return master_elf::held(session(), table, Shown::in_replay, language_);
  }

  /// As the end of its turn.
  [[nodiscard]] bool belongs(const Play<Action>& unrecorded, const Play<Action>&) const override {
    return !is_any<BeginTurn>(unrecorded.action);
  }

  void show_legal(ViewMoment& moment) override {
    moment.legal = instead_of(session().plays[moment.ply].action, state(), session());
  }

  void narrate(ViewMoment& moment, const Position& before, const Action& action) override {
    master_elf::narrate(moment, before, state(), action, session());
  }

  void narrate_rest(ViewMoment& moment, const Position& before, const Action& action, std::uint32_t end) override {
    const Position after = state();
    Narration::narrate_rest(moment, before, action, end);
    for (Message& line : came_of(before, state(), action)) moment.because.push_back(std::move(line));
    if (!moment.seat) return;
    const int thrown = after[*moment.seat].hand.count().min - state()[*moment.seat].hand.count().min;
    if (thrown > 0 && end > moment.ply + 1)
      moment.because.push_back(msg::surplus_thrown_away({.cards = quantity(thrown, noun::card), .limit = hand_limit}));
  }

 private:
  const Language language_;
};

}  // namespace

ReplayView replay(const Record& record, const Overrides& overrides, const Judgement& judgement) {
  ReplayView view;
  Diagnostics faults;
  const std::optional<Session> session = readable<MasterElfKit>(record, overrides, faults);
  if (!session) {
    view.complaint = elfref::msg::record_not_readable();
    return view;
  }
  view.picture = table_of(*session, Shown::in_replay, overrides.language);
  MasterElfNarration(*session, judgement, view, overrides.language).narrate_all();
  return view;
}

std::optional<Picture> picture(const Record* of, Language language) {
  if (of == nullptr) return std::nullopt;
  Diagnostics faults;
  if (const std::optional<Session> session = decode(*of, faults)) return table_of(*session, Shown::alone, language);
  faults = {};
  const std::optional<Box> box = box_of(*of, faults);  // not a record: what is in a box
  return box ? board_of(*box, language) : std::nullopt;
}

Scene scene_of(const Session& session, const Position& state, Language language) {
  Scene scene;
  scene.players = drawn_players(session);
  scene.slots = slots_of(session, Shown::alone);
  scene.held = held(session, state, Shown::alone, language);
  for (std::uint8_t seat = 0; seat < scene.players.size(); ++seat) {
    const Figure figure = state[{seat}].figure;
    scene.remarks.push_back(figure == Figure::elf ? Message() : msg::as_figure({.figure = noun_of(figure)}));
  }
  return scene;
}

}  // namespace elfref::master_elf
