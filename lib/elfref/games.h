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

/// The rules of every game. The rules of one game are in the order of its rulebook.
[[nodiscard]] std::vector<const RuleInfo*> all_rules();

/// Reads one document of any game: see read_record().
[[nodiscard]] std::unique_ptr<Record> read_document(Source source, Diagnostics& faults);

/// The components document to use: if `asked` is a built-in set of any game, this game's set of that name, if it has
/// one; else `asked`.
[[nodiscard]] Source box_for(const GameModule& game, Source asked);

/// The faults that a file can have: first those that every game knows, then each game's own.
[[nodiscard]] std::vector<const Fault*> all_faults();

/// A record as it was read, and its game.
struct GameRecord {
  std::unique_ptr<Record> record;    ///< never null
  const GameModule* game = nullptr;  ///< the game whose rules judge it; never null

  /// The text that was judged; place_of() and the functions that render findings need it.
  [[nodiscard]] const Source& source() const { return record->source(); }
};

/// A record and its judgement.
struct Refereed : GameRecord {
  Judgement judgement;  ///< its spans are bytes of the record's source
  /// If some plays cannot be read: the record with gaps in their place, as it was judged. The text of `record` may end
  /// sooner. Null: the whole record was read, or nothing was judged.
  std::unique_ptr<Record> with_gaps;

  /// The record that was judged, with its gaps if it has any.
  [[nodiscard]] const Record& judged() const { return with_gaps ? *with_gaps : *record; }
};

/// Opens a document that a record names. The path never leads upwards and never starts at a root. Nothing: there is no
/// such document.
using OpenBeside = std::function<std::optional<Source>(std::string_view name)>;

/// Reads one document and its attachments, without judging it.
[[nodiscard]] GameRecord read_game_record(Source source, Diagnostics& faults, const OpenBeside& open = {});

/// Reads one document and judges it by the rules of the game that it names (the first game if it names none). `open`
/// opens its attachments, unless the overrides have one. A fault in an attachment has its place there. An edition or
/// option that the game does not have makes the verdict `unreadable`, with one fault: `unknown-edition` and the like.
[[nodiscard]] Refereed referee(Source source, const Overrides& overrides = {}, const OpenBeside& open = {});

/// The judgement of a document, for callers that ask nothing more about it.
struct JudgedDocument {
  Source source;                     ///< the text that was judged; functions that render findings need it
  const GameModule* game = nullptr;  ///< the game whose rules judge it; never null
  Judgement judgement;               ///< its spans are bytes of the source
  bool around = false;               ///< most of the text was read without a tree
  bool plain = false;                ///< the text is plain YAML, which is read quickly
};

/// The judgement of referee(), without the record. It is much faster if the game reads the lines of its rounds itself
/// (GameModule::unread).
[[nodiscard]] JudgedDocument judge_document(Source source, const Overrides& overrides = {},
                                            const OpenBeside& open = {});

/// The JSON schema of a game's records: their keys and values, and what these mean.
[[nodiscard]] std::string_view record_schema(const GameModule& game);

/// The input of core/assist for a record that was judged by these overrides. REQUIRES: both outlive the result.
[[nodiscard]] Draft draft_of(const Refereed& refereed, const Overrides& overrides);

/// The reason why no game accepts these overrides; empty if one does. By overrides that a record's own game does not
/// accept, the record is not judged: see referee().
[[nodiscard]] Message refusal(const Overrides& overrides);

/// A record judged by several editions.
struct Compared : GameRecord {
  Comparison comparison;  ///< its spans are bytes of the record's source
};

/// Reads one document and judges it as it is recorded and by every edition of its game.
[[nodiscard]] Compared compare(Source source, const ComparisonRequest& request = {}, const OpenBeside& open = {});

}  // namespace elfref
