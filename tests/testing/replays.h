#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "elfref/core/asking/replay_view.h"
#include "elfref/games.h"
#include "testing/spoken.h"

// The contents of a replay, for the tests of every game.

namespace elfref::testing {

/// A judged record, and its replay.
struct Seen {
  Refereed refereed;
  ReplayView view;
  ReplayView said;  ///< the same in English

  explicit Seen(Source source) : refereed(referee(std::move(source), {})) {
    view = refereed.game->replay(*refereed.record, {}, refereed.judgement);
    said = in_english(view, refereed.judgement.players);
  }
  /// The first moment whose words begin so, in English.
  [[nodiscard]] const ViewMoment& moment(std::string_view begin) const {
    const auto found = std::ranges::find_if(
        said.moments, [&](const ViewMoment& one) { return in_english(one.words).starts_with(begin); });
    if (found != said.moments.end()) return *found;
    ADD_FAILURE() << "no moment '" << begin << "'";
    return said.moments.front();
  }
  /// The contents of a slot after one of the moments of `said`.
  [[nodiscard]] ViewHeld held(const ViewMoment& moment, std::string_view id) const {
    const auto slot = std::ranges::find(said.slots, id, &ViewSlot::id);
    if (slot == said.slots.end()) return {};
    const auto all = held_after(said, static_cast<std::size_t>(&moment - said.moments.data()), ViewTrack::so_far);
    return all[static_cast<std::size_t>(slot - said.slots.begin())];
  }
};

inline Seen seen(const std::string& text) {
  return Seen({.name = "test.yaml", .text = text});
}

/// Checks that the plays of a replay are counted as the verdict counts them.
inline void check_numbers(const ReplayView& view, const Judgement& judgement) {
  int number = 0;
  for (const ViewMoment& moment : view.moments)
    if (moment.number != 0) {
      EXPECT_EQ(moment.number, ++number) << moment.name;
    }
  if (view.complaint.empty()) {
    EXPECT_EQ(number, judgement.plays);
  }
}

/// Checks that a replay has everything that it names.
inline void check_names(const ReplayView& view) {
  std::set<std::string> places, ways, kinds, slots;
  if (view.picture) {
    for (const PicturePlace& place : view.picture->places) EXPECT_TRUE(places.insert(place.id).second) << place.id;
    for (const PictureWay& way : view.picture->ways) EXPECT_TRUE(ways.insert(way.id).second) << way.id;
    for (const PictureKind& kind : view.picture->kinds) EXPECT_TRUE(kinds.insert(kind.id).second) << kind.id;
  }
  for (const ViewSlot& slot : view.slots) {
    EXPECT_TRUE(slots.insert(slot.id).second) << slot.id;
    if (!places.empty() && !slot.place.empty()) {
      EXPECT_TRUE(places.contains(slot.place)) << slot.place;
    }
  }
  ASSERT_EQ(view.start.size(), view.slots.size());
  const auto check = [&](const ViewHeld& held) {
    for (const ViewPiece& piece : held.pieces) {
      EXPECT_TRUE(kinds.contains(piece.kind)) << piece.kind;
      EXPECT_LE(piece.count, piece.most);
    }
    if (!held.pieces.empty()) {
      EXPECT_NE(held.words, "");
    }
  };
  for (const ViewHeld& held : view.start) check(held);
  for (const ViewMoment& moment : view.moments) {
    EXPECT_NE(moment.words, "");
    for (const ViewChange& change : moment.changes) check(change.now);
    if (places.empty()) continue;
    for (const std::string& place : moment.places) EXPECT_TRUE(places.contains(place)) << place;
    for (const std::string& way : moment.ways) EXPECT_TRUE(ways.contains(way)) << way;
    for (const ViewChoice& choice : moment.legal)
      for (const std::string& way : choice.ways) EXPECT_TRUE(ways.contains(way)) << way;
  }
}

}  // namespace elfref::testing
