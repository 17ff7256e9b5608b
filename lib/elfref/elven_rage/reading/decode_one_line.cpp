#include "elfref/elven_rage/reading/decode_one_line.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/record/record_reader.h"
#include "elfref/elven_rage/facts/words.h"
#include "elfref/elven_rage/reading/decode_parts.h"

namespace elfref::elven_rage {

OneLine decode_one_line(std::string_view line, Span at, Seat turn, const Session& session) {
  const std::string ahead = "turns:\n- " + quoted_key(session.players[turn.value].name) + ":\n  - ";
  Diagnostics faults;
  const auto record = read_record({.name = {}, .text = ahead + std::string(line)}, faults);
  Reading reading(*record, faults, vocabulary());
  std::vector<std::string_view> names;
  for (const Player& player : session.players) names.push_back(player.name);
  reading.seat_players(std::move(names), true);
  Session read;
  read.players = session.players;
  const auto box = std::make_shared<Box>(*session.box);
  read.box = box;
  Naming naming(*box);
  const auto [turns] = reading.fields(record->root(), std::array{std::string_view("turns")});
  if (turns) decode_turns({reading, naming, read}, turns);
  std::erase_if(read.plays, [](const Play<Action>& play) { return !play.counted; });
  return {line_read(std::move(read.plays), faults, {static_cast<std::uint32_t>(ahead.size()), at}), box};
}

}  // namespace elfref::elven_rage
