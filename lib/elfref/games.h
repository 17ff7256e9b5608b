#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "elfref/core/asking/compare.h"
#include "elfref/core/assist/assist.h"
#include "elfref/core/judging/game.h"

namespace elfref {

/// Every game that this build knows.
[[nodiscard]] std::span<const GameModule* const> games();

/// The rules of every game, each game's in the order of its rulebook.
[[nodiscard]] std::vector<const RuleInfo*> all_rules();

/// Reads one document of any game: see read_record().
[[nodiscard]] std::unique_ptr<Record> read_document(Source source, Diagnostics& faults);

/// What is in the box, as it was asked for: by the name of a built-in set it is the one that this game has.
[[nodiscard]] Source box_for(const GameModule& game, Source asked);

/// The faults of a file: those that every game knows, then each game's own.
[[nodiscard]] std::vector<const FaultInfo*> all_faults();

/// A record as it was read, and its game.
struct GameRecord {
  std::unique_ptr<Record> record;    ///< never null
  const GameModule* game = nullptr;  ///< by whose rules it is judged; never null

  /// The text that was judged: place_of() and what renders findings ask for it.
  [[nodiscard]] const Source& source() const { return record->source(); }
};

/// A record, and what the referee says of it.
struct Refereed : GameRecord {
  Judgement judgement;  ///< its spans are bytes of the record's source
  /// Of a record of which some plays cannot be read: the record with gaps in their place, as the others were judged;
  /// its own text may end sooner. Null: all of it was read, or nothing was judged.
  std::unique_ptr<Record> with_gaps;

  /// The record as far as it was judged.
  [[nodiscard]] const Record& judged() const { return with_gaps ? *with_gaps : *record; }
};

/// Opens a document that a record names, by a path that leads neither upwards nor to a root; nothing: there is none.
using OpenBeside = std::function<std::optional<Source>(std::string_view name)>;

/// Reads one document, and those that it wants beside it, without judging it.
[[nodiscard]] GameRecord read_game_record(Source source, Diagnostics& faults, const OpenBeside& open = {});

/// Reads one document and judges it by the rules of the game that it names (the first game where it names none).
/// Documents that it wants beside it (GameModule::beside) are asked for by `open`, unless the overrides have one;
/// without either there are none. What is wrong with one of them has its place there: Diagnostic::beside.
[[nodiscard]] Refereed referee(Source source, const Overrides& overrides = {}, const OpenBeside& open = {});

/// What the referee says of a document of which nobody wants to know anything else.
struct JudgedDocument {
  Source source;                     ///< the text that was judged: what renders findings asks for it
  const GameModule* game = nullptr;  ///< by whose rules; never null
  Judgement judgement;               ///< its spans are bytes of the source
  bool around = false;               ///< of JSON: most of it was read without a tree
};

/// What referee() says, and no record that could be asked more: much sooner where a game reads the lines of its rounds
/// themselves (GameModule::unread).
[[nodiscard]] JudgedDocument judge_document(Source source, const Overrides& overrides = {},
                                            const OpenBeside& open = {});

/// The JSON schema of a game's records: which keys and values there are, and what they mean.
[[nodiscard]] std::string_view record_schema(const GameModule& game);

/// What core/assist asks about a record that was judged by these overrides. REQUIRES: both outlive what is returned.
[[nodiscard]] Draft draft_of(const Refereed& refereed, const Overrides& overrides);

/// Why no game takes these overrides; empty if one does. Those that a record's own game does not take are ignored.
[[nodiscard]] std::string refusal(const Overrides& overrides);

/// A record by several rulebooks.
struct Compared : GameRecord {
  Comparison comparison;  ///< its spans are bytes of the record's source
};

/// Reads one document and judges it as it is written and by every edition of its game.
[[nodiscard]] Compared compare(Source source, const ComparisonRequest& request = {}, const OpenBeside& open = {});

}  // namespace elfref
