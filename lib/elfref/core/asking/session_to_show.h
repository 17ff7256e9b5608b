#pragma once

#include <optional>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/judging/kit.h"

namespace elfref {

/// The complaint about a record that cannot be read.
[[nodiscard]] Message record_not_readable();

/// The session of a record, whose edition, players and words are put into `view`. Nothing if the record cannot be read;
/// then `view` has a complaint.
template <KitGame G>
[[nodiscard]] std::optional<typename G::Session> session_to_show(const Record& record, const Overrides& overrides,
                                                                 PositionView& view) {
  Diagnostics faults;
  std::optional<typename G::Session> session = readable<G>(record, overrides, faults);
  view.words = words_of<G>();
  if (session) {
    view.edition = G::option_table().edition(session->edition).name;
    view.players = names_of(session->players);
  } else {
    view.complaint = record_not_readable();
  }
  return session;
}

}  // namespace elfref
