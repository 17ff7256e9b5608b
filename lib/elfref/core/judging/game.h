#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/judging/rule.h"
#include "elfref/core/judging/work.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/source.h"
#include "elfref/core/words/language.h"

namespace elfref {

/// What a game remembers between judgements of a record that grows. A game derives its own type. Answers stay the same,
/// except that a search may no longer reach a limit of work.
struct Memory {
  virtual ~Memory() = default;
};

/// What a person asks for all records, overriding what they state: an edition, values of options, and what else to
/// report.
struct Overrides {
  std::string edition;                                       ///< empty: the record's own
  std::vector<std::pair<std::string, std::string>> options;  ///< name and value
  /// A document that overrides the attachments that a record names; null: the record's own.
  std::shared_ptr<const Source> attachment{};
  bool deductions = false;                                   ///< report also the deductions about unrecorded things
  bool by_round = false;                                     ///< report also the standings after every round
  bool proofs = true;                                        ///< report also what only the whole record shows
  bool under_way = false;                                    ///< the last turn is not over: no player is late in it yet
  Language language = Language::en;                          ///< of the words that are drawn into pictures
  Work* work = nullptr;  ///< judging spends from it; do not rely on results after it is used up; null: no limit
  std::unique_ptr<Memory>* memory = nullptr;  ///< of a record that grows; null: nothing is remembered
};

/// Words for each value of an option, at most four.
struct ValueWords {
  std::array<std::string_view, 4> of{};  ///< in the order of the format; only the last ones may be empty

  /// The number of values.
  [[nodiscard]] constexpr std::size_t size() const {
    std::size_t count = 0;
    while (count < of.size() && !of[count].empty()) ++count;
    return count;
  }
  /// The first value.
  [[nodiscard]] constexpr const std::string_view* begin() const { return of.data(); }
  /// One past the last value.
  [[nodiscard]] constexpr const std::string_view* end() const { return of.data() + size(); }
  /// The words for a value. REQUIRES: `value` is below size().
  [[nodiscard]] constexpr std::string_view operator[](std::size_t value) const { return of[value]; }
};

/// An option of a game's rules and the values that it may have. What it settles is in the game's catalogue: title_of().
struct OptionWords {
  std::string_view name;  ///< its name in records: `early-win`
  ValueWords values;      ///< as records write them
};

/// A figure that every standing of a game has.
struct FigureWords {
  std::string_view key;  ///< as Figure::key: `towns`
  bool number = false;   ///< it is a number; else a word
};

/// The value of an option in an edition.
struct Setting {
  std::string_view value{};  ///< as records write it
  bool assumed = false;      ///< the edition is silent, contradicts itself, or is not known
  Message remark{};          ///< when the value is another one, or empty
};

/// The source of an option's value.
enum class SetBy : std::uint8_t {
  edition,  ///< the edition
  record,   ///< the record, which overrides the edition
  request,  ///< the request, which overrides the record
};

/// The value of an option by which a record is judged.
struct ValueInForce {
  std::string_view value;         ///< as records write it
  bool assumed = false;           ///< the edition's own, but it is silent, contradicts itself, or is not known
  SetBy set_by = SetBy::edition;  ///< the source of the value
};

/// The rules by which a record is judged.
struct RulesInForce {
  std::string_view edition;           ///< its name in records
  bool edition_named = false;         ///< the record or the request names it; else it is the game's first
  std::vector<ValueInForce> options;  ///< by option, in their order; empty if the record cannot be read
};

/// An edition of a game's rules. What it is called is in the game's catalogue: title_of_edition().
struct EditionWords {
  std::string_view name;          ///< its name in records: `rio-grande-2015`
  std::string_view cited_as;      ///< the edition whose text is cited for it; empty: no whole text is known
  std::vector<Setting> settings;  ///< by option, in their order
};

/// What a record reports about a play, and how much of it. Two records of one session are compared by this. Pieces have
/// the names that records use.
struct PlayMeaning {
  std::string act{};                             ///< what both must report: `to Virst`; empty: anything
  std::map<std::string, int> pieces{};           ///< the number of each kind
  int unknown = 0;                               ///< pieces whose kind is not recorded
  bool any_number = false;                       ///< not even the number of pieces is recorded
  std::map<std::string, std::string> details{};  ///< details that only some records know: `turned up` is `wagon`
  bool many = false;                             ///< it represents any number of plays of that player in that phase
  std::string until{};                           ///< the act of the last of these plays, if it is known
};

/// A part of a line that the writer chooses.
struct PartShape {
  std::string_view name;   ///< its name for programs: `given`
  std::string_view holds;  ///< as people see it: `THING`
};

/// How a kind of line is written.
struct LineShape {
  std::string_view id;           ///< its name for programs: `trade`
  std::string words;             ///< `trades THING for THING with PLAYER`; optional parts are in brackets
  std::string least;             ///< the words without the optional parts
  std::vector<PartShape> parts;  ///< its parts, in order
  std::string_view example;      ///< `trades treasure for Whetstone with Boris`
  std::string_view says;         ///< the meaning of such a line, in a few words
};

/// What it means that a record lacks a play that another record has.
enum class LeftOut : std::uint8_t {
  was_not,          ///< it was not made, if the record has plays of that phase
  was_not_in_line,  ///< it was not made, if the record has plays of that player in that phase
  was_not_within,   ///< it was not made, if the record has similar plays before the end of that phase
  says_nothing,     ///< nothing: it is not recorded
};

/// A play in a record, as people refer to it.
struct RecordedPlay {
  Span span;                            ///< the whole play
  std::optional<Seat> seat;             ///< its player
  int round = 0;                        ///< from 1; 0: outside of any round
  std::string_view phase;               ///< its name in the game
  int number = 1;                       ///< counts that player's plays in that phase of that round, from 1
  std::uint32_t ply = 0;                ///< its index in the order of the game
  std::uint32_t next_ply = 0;             ///< the index of the next play
  std::string words;                    ///< as a record writes it; plays with the same meaning have the same words
  PlayMeaning meaning{};                ///< its meaning
  LeftOut left_out = LeftOut::was_not;  ///< what it means that another record lacks it
  bool in_turn = true;                  ///< the phase has an order, and the play has its place in it
};

/// Something that a record reports besides its plays: the start, a claim.
struct RecordedFact {
  Span span;                 ///< the whole entry
  std::optional<Seat> seat;  ///< the player it is about
  std::string what;          ///< `result: towns`
  std::string words;         ///< as a record writes it
  PlayMeaning meaning{};     ///< its meaning
};

/// A part of the contents of a game's box, as a table for people.
struct BoxTable {
  Message title;                               ///< `the black deck: 20 cards`
  std::vector<Message> columns;                ///< their headings
  std::vector<std::vector<std::string>> rows;  ///< one cell per column
};

/// The contents of a game's box, if a document lists them.
struct BoxContents {
  std::string name;              ///< the name of the set; empty: none is given
  bool invented = false;         ///< made up, not what was printed
  std::vector<BoxTable> tables;  ///< in the order in which people look for them
};

struct Count;            // core/asking/count.h
struct CountRequest;     // core/asking/count.h
struct PositionView;         // core/asking/position_view.h
struct PositionRequest;  // core/asking/position_view.h
struct PricedWay;        // core/asking/position_view.h
struct Picture;          // core/asking/replay_view.h
struct ReplayView;       // core/asking/replay_view.h
/// The questions of a recorder, and their answers.
namespace recorder {
class OfGame;  // core/recorder/of_game.h
}

/// A game as the command line sees it. Functions that a game lacks are null, and callers report that. module_of() in
/// core/judging/kit.h makes a module.
struct GameModule {
  std::string_view name;   ///< its name in records: `elfenland`
  std::string_view title;  ///< its name for people, with its author and year
  /// The key under which a record names its attachments, one or a list: a second file with card data. Empty: records
  /// have no attachments. A text that ends in `.yaml`, `.yml` or `.json` names a document; the game reads anything
  /// else. Attachments are read before any function below gets the record: Record::beside().
  std::string_view attachment_key{};
  /// The key that a record has, if only with an empty map, when it begins with the setup. Empty: there is none.
  std::string_view setup_key{};
  /// The parts of a record that the game also understands unread, if nothing is wrong with them: see read_around(). No
  /// keys: none.
  UnreadParts unread{};
  /// What the game can say besides the core; null: nothing.
  const Room& (*words)() = nullptr;
  /// The keys of the game's records; null: those that every game has.
  const KeyWords& (*keys)() = nullptr;
  /// Judges a record that was read; `faults` are those found in its text so far. Ignores overrides that refuse()
  /// rejects. Total.
  Judgement (*referee)(const Record& record, const Overrides& overrides, Diagnostics faults);
  /// The faults of a record that was read, without judging it; `faults` are those found in its text so far. Total.
  Diagnostics (*read)(const Record& record, Diagnostics faults);
  /// The rules table, in the order of the rulebook.
  std::span<const RuleInfo* const> (*rules)();
  /// What the rules let players do, for explanations; null: nothing is listed. No judge uses it.
  std::span<const RuleInfo> (*permissions)() = nullptr;
  /// What is wrong with overrides; empty: nothing.
  Message (*refuse)(const Overrides& overrides);
  /// The editions that overrides may name, in the order of the format.
  std::vector<EditionWords> (*editions)();
  /// The options that overrides may set, in the order of the format.
  std::vector<OptionWords> (*options)();
  /// The figures of the game's standings, in order.
  std::span<const FigureWords> (*figures)();
  /// The edition and the values by which referee() judges a record.
  RulesInForce (*in_force)(const Record& record, const Overrides& overrides);
  /// The faults of a file that only this game knows; each has its own id.
  std::span<const Fault* const> faults{};
  /// How plays are written in the game's phases; readers of records use it in their advice.
  std::span<const PhaseForm> phases{};
  /// How the lines of the game's turns are written, in the order of its format's page; null: there is no such table.
  std::vector<LineShape> (*lines)() = nullptr;
  /// A play is a sentence: the colon after its first word is optional, `attack: b1` or `attack b1`.
  bool sentences = false;

  // What a game may lack.

  /// The contents of an attachment; nothing if it cannot be read, and then `faults` explain why.
  std::optional<BoxContents> (*box)(const Record& document, Diagnostics& faults) = nullptr;
  /// The built-in document with this name; empty: there is none.
  std::string_view (*built_in_box)(std::string_view name) = nullptr;
  /// Every recorded play, in the order of the game. Empty if the record cannot be read.
  std::vector<RecordedPlay> (*plays)(const Record& record) = nullptr;
  /// What a record reports besides its plays. Empty if it cannot be read.
  std::vector<RecordedFact> (*facts)(const Record& record) = nullptr;
  /// Small changes that may remove findings of a record, the likeliest first. They are not tried yet.
  std::vector<Suggestion> (*proposals)(const Record& record, const Overrides& overrides,
                                       const Judgement& judgement) = nullptr;
  /// The position at a place in a record, and the plays that were possible there. Ignores overrides that refuse()
  /// rejects. Total. A game that has it has `plays`.
  PositionView (*position)(const Record& record, const Overrides& overrides, const PositionRequest& request) = nullptr;
  /// The number of sequences of plays that continue from a place in a record. Ignores overrides that refuse() rejects.
  /// Total. A game that has it has `plays`.
  Count (*count)(const Record& record, const Overrides& overrides, const CountRequest& request) = nullptr;
  /// A session to view, play by play. `judgement` is that of the record, by the same overrides. Total. A game that has
  /// it has `plays`.
  ReplayView (*replay)(const Record& record, const Overrides& overrides, const Judgement& judgement) = nullptr;
  /// The board without anything that moves, as a record or an attachment has it; null: as it is without either.
  /// Nothing: no board is known. The words that are drawn into it are in a language.
  std::optional<Picture> (*picture)(const Record* of, Language language) = nullptr;
  /// The price of each connection of the picture in pieces of a kind, if nothing is placed there; empty: such pieces go
  /// nowhere. A game that has it has `picture`.
  std::vector<PricedWay> (*prices)(std::string_view kind) = nullptr;
  /// A new recorder, which asks what a person taps to record a session. A game that has it has `plays` and `replay`.
  std::unique_ptr<recorder::OfGame> (*recorder)() = nullptr;
};

/// What a game can say besides the core, or null.
[[nodiscard]] inline const Room* words_of(const GameModule& game) {
  return game.words == nullptr ? nullptr : &game.words();
}

/// The keys of a game's records.
[[nodiscard]] inline const KeyWords& keys_of(const GameModule& game) {
  return game.keys == nullptr ? shared_keys() : game.keys();
}

/// What the players decided about a play: nothing, that it was taken back, or that it stands although it broke a rule.
enum class Ruling : std::uint8_t { none, taken_back, stands };

/// One action of a record with all that the rules need not know: the places of its parts, its player, its time.
template <class Action>
struct Play {
  Action action;                 ///< what the rules judge
  std::array<Span, 6> parts{};   ///< by Part; the first is the whole play, and empty ones fall back to it
  std::optional<Seat> seat;      ///< the player, for the report
  std::uint16_t round = 0;       ///< counts from 1; 0: outside of any round
  std::string_view phase;        ///< its name in the game; empty: outside of any phase
  Ruling ruling = Ruling::none;  ///< what the players decided about it
  bool counted = false;          ///< it counts as a play in speeds and reports

  /// The place of a part of the play; if the part has none of its own, that of the whole play.
  [[nodiscard]] Span at(Part part) const { return parts[part] == Span{} ? parts[0] : parts[part]; }
};

}  // namespace elfref
