#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/position.h"
#include "elfref/core/asking/recorded_play.h"
#include "elfref/games.h"
#include "records.h"

namespace elfref::tools {

/// The arguments of a command that is about one record: of those of every command that reads records, which record and
/// by which rules. REQUIRES: `into` lives as long as the command.
[[nodiscard]] std::vector<Argument> one_record_arguments(RecordRequest& into);

/// One record with what the referee says of it, or why there is none.
struct OneRecord {
  std::optional<Refereed> refereed;
  std::string complaint;  ///< set where there is none
};

/// Judges the record of the request's one file about which places ask: that which holds the lines that they name; where
/// they name none, the only one. A record that cannot be read is none. REQUIRES: `option` names what gave the places,
/// for complaints.
[[nodiscard]] OneRecord referee_one(const RecordRequest& request, std::span<const At> places, std::string_view option);

/// One record, judged, and a place in it.
struct OnePlace {
  std::optional<Refereed> refereed;
  std::vector<RecordedPlay> plays;  ///< all plays of the record
  FoundPlay found;                  ///< the play before which the place is, one of `plays`
  PositionRequest position;         ///< asks for the table there
  std::string complaint;            ///< set where there is no such record or place; the rest means nothing then
};

/// The place that `--at` names in the request's one file.
[[nodiscard]] OnePlace find_place(const RecordRequest& request, const std::string& at);

/// Says that a record's game does not have what is asked for: `what` cannot be done.
[[nodiscard]] std::string cannot(const Refereed& refereed, std::string_view what);

/// What is wrong with a record that cannot be read, in the words of its first fault.
[[nodiscard]] std::string first_fault(const Judgement& judgement);

}  // namespace elfref::tools
