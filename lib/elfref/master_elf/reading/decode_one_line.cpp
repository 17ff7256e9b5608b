#include "elfref/master_elf/reading/decode_one_line.h"

#include <string>
#include <utility>

#include "elfref/master_elf/reading/decode_parts.h"

namespace elfref::master_elf {

OneLine decode_one_line(std::string_view line, Span at, std::optional<Seat> turn, const Session& session) {
  const auto box = std::make_shared<Box>(*session.box);
  const auto decode = [&](Reading& reading, const Field& turns) {
    Session read;
    read.players = session.players;
    read.box = box;
    Naming naming(reading, *box);
    decode_turns({reading, naming, read}, turns);
    return std::move(read.plays);
  };
  std::string ahead = "turns:\n- ";
  if (turn) ahead += quoted_key(session.players[turn->value].name) + ":\n  - ";
  return {read_alone<Action>(ahead, line, at, session.players, vocabulary(), decode), box};
}

}  // namespace elfref::master_elf
