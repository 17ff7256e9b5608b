#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/asking/recorded_play.h"
#include "elfref/games.h"
#include "records.h"

namespace elfref::tools {

/// The arguments of a command about one record: those arguments of commands for records that choose the record and the
/// rules. REQUIRES: `into` lives as long as the command.
[[nodiscard]] std::vector<Argument> one_record_arguments(RecordRequest& into);

/// The complaint that the game of a record in this file does not have the overrides; empty: it does.
[[nodiscard]] Message misfit(const std::string& path, const GameModule& game, const Overrides& overrides);

/// A record with its judgement, or the reason why there is none.
struct OneRecord {
  std::optional<Refereed> refereed;
  Message complaint;  ///< set if there is none
};

/// Judges the record of the request's one file that has the lines which the places name; if they name no line, the only
/// record. An unreadable record does not count. REQUIRES: `option` names the origin of the places, for complaints.
[[nodiscard]] OneRecord referee_one(const RecordRequest& request, std::span<const At> places, std::string_view option);

/// One record, judged, and a place in it.
struct OnePlace {
  std::optional<Refereed> refereed;
  std::vector<RecordedPlay> plays;  ///< all plays of the record
  FoundPlay found;                  ///< the play before which the place is, one of `plays`
  PositionRequest position;         ///< asks for the position there
  Message complaint;                ///< set if there is no such record or place; the rest means nothing then
};

/// The place that `--at` names in the request's one file.
[[nodiscard]] OnePlace find_place(const RecordRequest& request, const std::string& at);

/// The complaint that a record's game lacks a feature: `what` cannot be done.
[[nodiscard]] Message cannot(const Refereed& refereed, const Message& what);

/// The complaint that a record cannot be read, with its first fault. REQUIRES: its verdict says so.
[[nodiscard]] Message cannot_be_read(const Source& source, const Judgement& judgement);

/// The first fault of a record that cannot be read, in words.
[[nodiscard]] Message first_fault(const Judgement& judgement);

}  // namespace elfref::tools
