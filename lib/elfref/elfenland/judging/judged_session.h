#pragma once

#include <optional>
#include <vector>

#include "elfref/elfenland/judging/referee.h"

// A session replayed and judged play by play, by given options and a given seating.

namespace elfref::elfenland {

/// A session judged play by play.
struct JudgedPlays {
  Replayed<Position> table;  ///< the answers of the rules, and the final position
  /// Everything is known and every play and claim is legal, so no hidden fact can show otherwise.
  bool known = false;
};

/// The judgement of every play and claim. Plays after the end are replayed for information.
[[nodiscard]] JudgedPlays judged_plays(const Session& session, const Options& options, const Seating& seating);
/// The table of judged_plays().
[[nodiscard]] Replayed<Position> judged_by(const Session& session, const Options& options, const Seating& seating);

/// The judgement by another edition, including plays in rounds after its last one: no play becomes legal because the
/// game ends earlier. The rest of a round with an early win is not judged, because it does not count.
[[nodiscard]] Replayed<Position> judged_whole(const Session& session, const Options& options, const Seating& seating);

/// The final position by these options, without asking the rules.
[[nodiscard]] Position played_by(const Session& session, const Options& options, const Seating& seating);

/// The standings after every round by these options, to the end of the game. Those after the last round are the
/// standings at the end of the session.
[[nodiscard]] std::vector<RoundScore> scores_by_round(const Session& session, const Options& options,
                                                      const Seating& seating);

/// The part of a session that was surely played if a player won immediately in its last round (END-5). It ends with the
/// first play after which the game was over or may have been. Nothing if no player can have won so.
[[nodiscard]] std::optional<Session> until_a_win(const Session& session, const Options& options,
                                                 const Seating& seating);

/// If some play is out of turn: a seating by which none is, if there is one.
[[nodiscard]] std::optional<Seating> other_seating(const Session& session, const Options& options,
                                                   const Replayed<Position>& listed_table);

}  // namespace elfref::elfenland
