#pragma once

#include <optional>
#include <vector>

#include "elfref/elfenland/judging/referee.h"

// A session replayed and judged play by play, by the options and the seating that somebody asks for.

namespace elfref::elfenland {

/// A session judged play by play.
struct JudgedPlays {
  Replayed<State> table;  ///< what the rules say, and the table as of the end
  /// All is known, and every play and claim is legal: nothing is hidden that could show otherwise.
  bool known = false;
};

/// What the rules say of every play and claim. What is played after the end is replayed for information.
[[nodiscard]] JudgedPlays judged_plays(const Session& session, const Options& options, const Seating& seating);
/// The same.
[[nodiscard]] Replayed<State> judged_by(const Session& session, const Options& options, const Seating& seating);

/// As another rulebook judges, plays of later rounds than its last one included: that it ends earlier makes no play
/// right. The rest of a round in which somebody won early is not judged: there it counts for nothing.
[[nodiscard]] Replayed<State> judged_whole(const Session& session, const Options& options, const Seating& seating);

/// The table as of the end by these options, and nothing of what the rules say.
[[nodiscard]] State played_by(const Session& session, const Options& options, const Seating& seating);

/// How it stood after every round by these options, to the end of the game. After the last one it stood as the session
/// ends.
[[nodiscard]] std::vector<RoundScore> scores_by_round(const Session& session, const Options& options,
                                                      const Seating& seating);

/// A session as it was surely played if somebody won at once in its last round (END-5): without what follows the first
/// play with which the game was over or may have been. Nothing where nobody can have won so.
[[nodiscard]] std::optional<Session> until_a_win(const Session& session, const Options& options,
                                                 const Seating& seating);

/// Where some play is out of turn: a seating under which none is, if there is one.
[[nodiscard]] std::optional<Seating> other_seating(const Session& session, const Options& options,
                                                   const Replayed<State>& listed_table);

}  // namespace elfref::elfenland
