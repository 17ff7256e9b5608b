#include <string>
#include <utility>

#include "elfref/core/record/record_reader.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/reading/decode_parts.h"

namespace elfref::elfenland {
namespace {

/// Whether a phase is a list of plays; else it is a map of players.
bool is_list(std::string_view phase) {
  return phase == phase::choose || phase == phase::plan || phase == phase::travel;
}

}  // namespace

LineOfText read_line(std::string_view line, std::string_view phase, Diagnostics& faults) {
  const std::string ahead = phase == row_key ? "" : std::string(phase) + (is_list(phase) ? ":\n- " : ":\n  ");
  return {read_record({.name = {}, .text = ahead + std::string(line)}, faults),
          static_cast<std::uint32_t>(ahead.size())};
}

LineRead decode_line(std::string_view line, Span at, std::string_view phase, int round,
                     const std::vector<Player>& players) {
  Diagnostics faults;
  const auto [record, ahead] = read_line(line, phase, faults);
  Reading reading(*record, faults, vocabulary());
  std::vector<std::string_view> names;
  for (const Player& player : players) names.push_back(player.name);
  reading.seat_players(std::move(names), true);
  Session read;
  read.players = players;
  const auto [field] = reading.fields(record->root(), std::array{phase});
  if (field) decode_phase(reading, field, round, read);

  return line_read(std::move(read.plays), faults, {ahead, at});
}

}  // namespace elfref::elfenland
