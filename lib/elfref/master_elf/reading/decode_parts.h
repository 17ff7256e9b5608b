#pragma once

#include <initializer_list>
#include <optional>
#include <utility>

#include "elfref/core/reading/lines.h"
#include "elfref/core/reading/reading.h"
#include "elfref/master_elf/plays/session.h"
#include "elfref/master_elf/reading/naming.h"

// The parts of a record, each read on its own.

namespace elfref::master_elf {

/// What reading a record needs. REQUIRES: all of it outlives the reading.
struct Decoding {
  Reading& reading;
  Naming& naming;
  Session& session;

  /// The text of a key that is there; reports anything else.
  const Node* text(const Field& field, std::string_view due) const {
    return field ? reading.scalar(field, due) : nullptr;
  }
  /// Puts a play behind the session's.
  Play<Action>& add(Action action, Span span, std::string_view phase, std::optional<Seat> seat = std::nullopt) const {
    session.plays.push_back(play_outside<Action>(std::move(action), span, phase, seat));
    return session.plays.back();
  }
};

/// A sum of ingredients, before one of `stops`. `crystals`: where a crystal may stand among them, how many did.
[[nodiscard]] Cards read_cards(const Decoding& decoding, LineWords& words, std::initializer_list<Word> stops = {},
                               int* crystals = nullptr);
/// The same of a value: a sum, or a list of sums.
[[nodiscard]] Cards read_cards(const Decoding& decoding, const Node& node, int* crystals = nullptr);
/// The figure of that name; reports any other. `helper`: the elf is none.
[[nodiscard]] std::optional<Figure> read_figure(const Decoding& decoding, const Phrase& name, bool helper);
/// The parcel of that name; reports any other. `box`: the box may be meant too.
[[nodiscard]] std::optional<Parcel> read_parcel(const Decoding& decoding, const Phrase& name, bool box);

/// Reads the steps of a turn: puts their plays behind the session's.
void decode_steps(const Decoding& decoding, Seat seat, const Field& turn);
/// Reads `turns`.
void decode_turns(const Decoding& decoding, const Field& turns);
/// Reads `start`.
void decode_start(const Decoding& decoding, const Field& start);
/// Reads `helpers`: which, and where they stand.
void decode_helpers(const Decoding& decoding, const Field& helpers);
/// Reads `result`.
void decode_result(const Decoding& decoding, const Field& result);

}  // namespace elfref::master_elf
