#include "elfref/elven_rage/reading/decode_one_line.h"

#include <string>
#include <utility>
#include <vector>

#include "elfref/elven_rage/facts/words.h"
#include "elfref/elven_rage/reading/decode_parts.h"

namespace elfref::elven_rage {

OneLine decode_one_line(std::string_view line, Span at, Seat turn, const Session& session) {
  const auto box = std::make_shared<Box>(*session.box);
  const auto decode = [&](Reading& reading, const Field& turns) {
    Session read;
    read.players = session.players;
    read.box = box;
    Naming naming(*box);
    decode_turns({reading, naming, read}, turns);
    return std::move(read.plays);
  };
  const std::string ahead = "turns:\n- " + quoted_key(session.players[turn.value].name) + ":\n  - ";
  return {read_alone<Action>(ahead, line, at, session.players, vocabulary(), decode), box};
}

}  // namespace elfref::elven_rage
