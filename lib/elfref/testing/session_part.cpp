#include "elfref/testing/session_part.h"

#include <algorithm>
#include <variant>

#include "elfref/testing/elven_rage/playing.h"
#include "elfref/testing/master_elf/playing.h"

namespace elfref::testing {
namespace {

SessionRequest request_of(const WantedPart& wanted) {
  return {.seed = wanted.seed, .players = wanted.players};
}

SessionPart of_elven_rage(const WantedPart& wanted) {
  rage::Agreement agreed = rage::agreement_of(request_of(wanted), wanted.number, wanted.attempt);
  const int before = agreed.begins_after;
  if (wanted.begins_after >= 0) agreed.begins_after = wanted.begins_after;
  agreed.turns += agreed.begins_after - before;
  if (wanted.turns > 0) {
    agreed.turns = agreed.begins_after + wanted.turns;
    agreed.stop_after = 0;
  }
  const rage::Played played = *rage::play_session(agreed);
  return {.game = PartsOf::elven_rage,
          .wanted = wanted,
          .record = rage::record_of(played, Detail::full),
          .players = agreed.players,
          .begins_after = played.agreed.begins_after,
          .turns = static_cast<int>(played.turns.size())};
}

SessionPart of_master_elf(const WantedPart& wanted) {
  workshop::Agreement agreed = workshop::agreement_of(request_of(wanted), wanted.number, wanted.attempt);
  if (wanted.begins_after >= 0) agreed.begins_after = wanted.begins_after;
  if (wanted.turns > 0) agreed.turns = wanted.turns;
  const workshop::Played played = *workshop::play_session(agreed);
  const auto begins_turn = [](const auto& play) { return std::holds_alternative<master_elf::BeginTurn>(play); };
  return {.game = PartsOf::master_elf,
          .wanted = wanted,
          .record = workshop::record_of(played, Detail::full),
          .players = agreed.players(),
          .begins_after = played.agreed.begins_after,
          .turns = static_cast<int>(std::ranges::count_if(played.plays, begins_turn))};
}

}  // namespace

SessionPart session_of(const WantedPart& wanted, PartsOf game) {
  return game == PartsOf::elven_rage ? of_elven_rage(wanted) : of_master_elf(wanted);
}

std::vector<SessionPart> smaller(const SessionPart& session) {
  std::vector<SessionPart> found;
  const auto add = [&](const WantedPart& wanted) {
    SessionPart part = session_of(wanted, session.game);
    const bool less = part.players < session.players || (part.players == session.players && part.turns < session.turns);
    if (less && part.turns > 0) found.push_back(std::move(part));
  };
  WantedPart part = session.wanted;
  for (int turns = (session.turns + 1) / 2; turns > 0 && session.turns > 1; turns /= 2) {
    part.turns = turns;
    for (int from = 0; from < session.turns; from += turns) {
      part.begins_after = session.begins_after + from;
      add(part);
    }
  }
  for (int players = 2; players < session.players; ++players)
    for (std::uint64_t attempt = 0; attempt < 4; ++attempt) {
      part = session.wanted;
      part.players = players;
      part.attempt = attempt;
      add(part);
      add({.seed = part.seed, .number = part.number, .attempt = attempt, .players = players});
    }
  return found;
}

}  // namespace elfref::testing
