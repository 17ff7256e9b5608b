#pragma once

#include <map>
#include <utility>
#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/judging/game.h"
#include "elfref/core/words/in_a_row.h"
#include "elfref/core/words/message.h"
#include "elfref/elven_rage/plays/session.h"

// Questions about a record besides its judgement.

namespace elfref::elven_rage {

/// Each of some ids once, in their order: what `name_of` says of it; or, if there are copies, `times`, a message of a
/// `card` and of how many `copies` there are.
template <class Ids, class NameOf, class Times>
[[nodiscard]] std::vector<Message> with_copies(const Ids& ids, const NameOf& name_of, const Times& times) {
  std::map<typename Ids::value_type, int> count;
  for (const auto id : ids) ++count[id];
  std::vector<Message> all;
  for (const auto id : ids)
    if (const int copies = std::exchange(count[id], 0); copies > 0)
      all.push_back(copies == 1 ? name_of(id) : times({.card = name_of(id), .copies = copies}));
  return all;
}

/// The answer to GameModule::position.
[[nodiscard]] PositionView position(const Record& record, const Overrides& overrides, const PositionRequest& request);

/// All recorded lines of a session, in the order of the game. The round of a line is the number of its turn, counted
/// for the player of the turn, from 1; a player who answers in it plays in that round too.
[[nodiscard]] std::vector<RecordedPlay> recorded_plays(const Session& session);
/// The facts of a session that are not lines.
[[nodiscard]] std::vector<RecordedFact> recorded_facts(const Session& session);

/// Small changes of a record that may remove findings. REQUIRES: `judgement` is of that session.
[[nodiscard]] std::vector<Suggestion> proposals(const Record& record, const Session& session,
                                                const Judgement& judgement);

}  // namespace elfref::elven_rage
