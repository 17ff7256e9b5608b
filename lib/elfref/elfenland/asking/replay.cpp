#include "elfref/elfenland/asking/replay.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/narration.h"
#include "elfref/core/text/text.h"
#include "elfref/elfenland/asking/asking.h"
#include "elfref/elfenland/asking/board_picture.h"
#include "elfref/elfenland/asking/choices.h"
#include "elfref/elfenland/asking/narration.h"
#include "elfref/elfenland/asking/picture.h"
#include "elfref/elfenland/asking/place_in_record.h"
#include "elfref/elfenland/asking/slots.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

int weight_of(std::string_view phase) {
  return phase == phase::travel ? 3 : phase == phase::plan ? 2 : 1;
}

/// Goes once over a session and tells every play that is written.
class ElfenlandNarration : public Narration<Elfenland<false>, Session> {
 public:
  ElfenlandNarration(const Session& session, const Judgement& judgement, ReplayView& view)
      : Narration(session, judgement, view,
                begin(session, judging_options(session), seating_of(session, judging_options(session)))),
        later_(session) {}

 protected:
  void describe(ViewMoment& moment, const Play<Action>&) const override {
    moment.phase_in_words = phase_in_words(moment.phase);
    moment.weight = weight_of(moment.phase);
  }

  void lay_out() override {
    view().players = drawn_players(state(), names());
    view().slots = slots_of(state().players);
  }

  [[nodiscard]] std::vector<ViewHeld> held(const Position& table) const override {
    return elfenland::held(table);
  }
  [[nodiscard]] std::optional<Position> with_what_follows() const override {
    Position learned = state();
    if (!Elfenland<false>::closed(learned) && ply() < session().plays.size())
      later_.learn(learned, ply(), session().plays[ply()].phase);
    return learned;
  }

  void note_what_is_missing() override {
    if (!state().unrecorded.roads_unknown || !unknown_roads_.insert(state().round).second) return;
    view().remarks.push_back(msg::roads_not_all_recorded({.round = state().round}));
  }

  /// As that the hand came down to 4.
  [[nodiscard]] bool belongs(const Play<Action>& unrecorded, const Play<Action>& line) const override {
    return line.seat && unrecorded.seat == line.seat && unrecorded.phase == line.phase &&
           unrecorded.round == line.round && !is_any<BeginJourney>(unrecorded.action);
  }

  [[nodiscard]] bool is_replaced() const override { return true; }

  void narrate(ViewMoment& moment, const Position& before, const Action& action) override {
    elfenland::narrate(moment, before, action);
  }

  void narrate_rest(ViewMoment& moment, const Position&, const Action& action, std::uint32_t end) override {
    narrate_hand(moment, state(), action);
    while (ply() < end) {
      const Position earlier = state();
      const Action unrecorded = play();
      narrate_end(moment, earlier, state(), unrecorded);
    }
  }

  void show_legal(ViewMoment& moment) override {
    const Position there = *with_what_follows();
    const bool over = Elfenland<false>::closed(there);
    const WhoseTurn turn =
        whose_turn({.state = there, .phase = moment.phase, .at_play = true, .written = moment.seat, .over = over});
    if (!turn.seat) return;
    const std::optional<Seat> other = turn.seat == moment.seat ? std::nullopt : turn.seat;
    for (const Listed& listed : choices_of(there, moment.phase, *turn.seat, session().players, false))
      moment.legal.push_back(shown(listed, other));
  }

 private:
  /// A play of this moment's player, or of another one.
  static ViewChoice shown(const Listed& listed, std::optional<Seat> other) {
    const Choice& choice = listed.choice;
    const std::string_view begins = std::string_view(choice.words).substr(0, choice.words.find(':'));
    const Message words = choice.words == "[]"    ? msg::ends_journey()
                          : choice.group.empty() ? alone(verbatim(choice.words))
                                                 : msg::group_of({.begins = verbatim(begins), .group = choice.group});
    ViewChoice shown{.words = msg::legal_instead({.play = words, .player = other}),
                     .certain = choice.certain,
                     .ways = {},
                     .place = {},
                     .price = {}};
    if (listed.way) shown.ways = {id_of(*listed.way)};
    if (listed.to) shown.place = id_of(*listed.to);
    if (choice.cards > 0)
      shown.price = choice.several ? msg::price_of_any({.cards = choice.cards}) : alone(choice.cards);
    return shown;
  }

  FromLater later_;
  std::set<int> unknown_roads_;  // rounds
};

}  // namespace

ReplayView replay(const Record& record, const Overrides& overrides, const Judgement& judgement) {
  ReplayView view;
  PositionView named;
  const std::optional<Session> session = session_with_places(record, overrides, named);
  view.complaint = named.complaint;
  if (!session) return view;
  view.picture = board_picture(named.naming.in(overrides.language) != nullptr);
  ElfenlandNarration(*session, judgement, view).narrate_all();
  return view;
}

}  // namespace elfref::elfenland
