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

namespace elfref {

/// What a person asks for all records, over what they say themselves: an edition, values of options; and what else is
/// to be said of them.
struct Overrides {
  std::string edition;                                       ///< empty: the record's own
  std::vector<std::pair<std::string, std::string>> options;  ///< name and value
  /// A document that is asked for, over those that a record names beside it; null: its own.
  std::shared_ptr<const Source> beside{};
  bool deductions = false;                                   ///< say also what is forced of what nobody wrote down
  bool by_round = false;                                     ///< say also how it stood after every round
  bool under_way = false;                                    ///< the last turn goes on: nobody is late in it yet
  Work* work = nullptr;  ///< judging spends of it; where it is used up nothing hangs on what is said. Null: no limit
};

/// Words for each value of an option, four at most.
struct ValueWords {
  std::array<std::string_view, 4> of{};  ///< in the order of the format; none is empty but the last ones

  /// How many there are.
  [[nodiscard]] constexpr std::size_t size() const {
    std::size_t count = 0;
    while (count < of.size() && !of[count].empty()) ++count;
    return count;
  }
  /// The first one.
  [[nodiscard]] constexpr const std::string_view* begin() const { return of.data(); }
  /// Behind the last one.
  [[nodiscard]] constexpr const std::string_view* end() const { return of.data() + size(); }
  /// One of them. REQUIRES: there are so many.
  [[nodiscard]] constexpr std::string_view operator[](std::size_t value) const { return of[value]; }
};

/// An option of a game's rules and the values that it may have.
struct OptionWords {
  std::string_view name;  ///< as records name it: `early-win`
  std::string_view text;  ///< what it settles, in a few words
  ValueWords values;      ///< as records write them
  ValueWords in_words;    ///< what each value means
};

/// A figure that every standing of a game has.
struct FigureWords {
  std::string_view key;  ///< as Figure::key: `towns`
  bool number = false;   ///< a number; else a word
};

/// The value that an edition has for an option.
struct Setting {
  std::string_view value;   ///< as records write it
  bool assumed = false;     ///< the text is silent, contradicts itself, or is not known
  std::string_view remark;  ///< where it is another one, or empty
};

/// Who gives an option the value by which a record is judged.
enum class SetBy : std::uint8_t {
  edition,  ///< the edition by which it is judged
  record,   ///< the record, over the edition
  request,  ///< who asks, over the record
};

/// The value of an option by which a record is judged.
struct ValueInForce {
  std::string_view value;         ///< as records write it
  bool assumed = false;           ///< the edition's, whose text is silent, contradicts itself, or is not known
  SetBy set_by = SetBy::edition;  ///< whose value it is
};

/// By what a record is judged.
struct RulesInForce {
  std::string_view edition;           ///< as records name it
  bool edition_named = false;         ///< the record or who asks names it; else it is the first of the game
  std::vector<ValueInForce> options;  ///< by option, in their order; empty where the record cannot be read
};

/// An edition of a game's rules.
struct EditionWords {
  std::string_view name;          ///< as records name it: `rio-grande-2015`
  std::string_view title;         ///< as people name it: `Rio Grande 2015`
  std::string_view text;          ///< which book that is
  std::string_view cited_as;      ///< the edition whose text is cited for it; empty: no whole text is known
  std::string_view remark;        ///< stands behind such a citation: `after the 1998 edition`; or empty
  std::vector<Setting> settings;  ///< by option, in their order
};

/// What somebody said of a play, and how much of it: by this two records of one session are compared. Pieces are named
/// as records name them.
struct PlayMeaning {
  std::string act{};                             ///< what both must say: `to Virst`; empty: anything
  std::map<std::string, int> pieces{};           ///< how many of which kind
  int unknown = 0;                               ///< pieces whose kind nobody wrote down
  bool any_number = false;                       ///< not even how many pieces
  std::map<std::string, std::string> details{};  ///< said by who knows: `turned up` is `wagon`
  bool many = false;                             ///< it stands for any number of plays of that player, in that phase
  std::string until{};                           ///< the act of the last one of them, where that is known
};

/// A place in a line where something of one's own stands.
struct PartShape {
  std::string_view name;   ///< as programs call it: `given`
  std::string_view holds;  ///< as people are shown it: `THING`
};

/// How a kind of line is written.
struct LineShape {
  std::string_view id;           ///< as programs call it: `trade`
  std::string words;             ///< `trades THING for THING with PLAYER`; what may be left out stands in brackets
  std::string least;             ///< the same without what may be left out
  std::vector<PartShape> parts;  ///< what stands in it, in order
  std::string_view example;      ///< `trades treasure for Whetstone with Boris`
  std::string_view says;         ///< what such a line says, in a few words
};

/// What it means that a record has no such play.
enum class LeftOut : std::uint8_t {
  was_not,          ///< that it was not made, if the record has plays of that phase
  was_not_in_line,  ///< that it was not made, if the record has plays of that player in that phase
  was_not_within,   ///< that it was not made, if the record has others like it before the end of that phase
  says_nothing,     ///< nothing: nobody wrote it down
};

/// A play that is written in a record, as people point at it.
struct RecordedPlay {
  Span span;                            ///< all of it
  std::optional<Seat> seat;             ///< whose it is
  int round = 0;                        ///< from 1; 0: outside of any round
  std::string_view phase;               ///< as its game names it
  int number = 1;                       ///< counts that player's plays in that phase of that round, from 1
  std::uint32_t ply = 0;                ///< where it stands in the order of the game
  std::uint32_t behind = 0;             ///< where the one stands that follows it
  std::string words;                    ///< as a record writes it: plays that mean the same have the same words
  PlayMeaning meaning{};                ///< what it says
  LeftOut left_out = LeftOut::was_not;  ///< what it means that another record has none such
  bool in_turn = true;                  ///< the phase has an order, and this is its place in it
};

/// Something that a record says besides its plays: where it begins, what it claims.
struct RecordedFact {
  Span span;                 ///< all of it
  std::optional<Seat> seat;  ///< of whom it is
  std::string what;          ///< `result: towns`
  std::string words;         ///< as a record writes it
  PlayMeaning meaning{};     ///< what it says
};

/// A part of what is in a game's box, as a table for people.
struct BoxTable {
  std::string title;                           ///< `the black deck: 20 cards`
  std::vector<std::string> columns;            ///< their headings
  std::vector<std::vector<std::string>> rows;  ///< cells, as many as columns
};

/// What is in a game's box, where a document says it.
struct BoxContents {
  std::string name;              ///< what the set is called; empty: nobody said
  bool invented = false;         ///< it is made up, and not what was printed
  std::vector<BoxTable> tables;  ///< in the order in which people look for them
};

struct Count;            // core/asking/count.h
struct CountRequest;     // core/asking/count.h
struct Position;         // core/asking/position.h
struct PositionRequest;  // core/asking/position.h
struct PricedWay;        // core/asking/position.h
struct Picture;          // core/asking/replay_view.h
struct ReplayView;       // core/asking/replay_view.h

/// A game as the command line sees it. What a game need not have is null where it has it not: whoever asks for that
/// says so. module_of() of core/judging/kit.h makes one.
struct GameModule {
  std::string_view name;   ///< as records name it: `elfenland`
  std::string_view title;  ///< as people name it, with its author and year
  /// The key under which a record names documents that belong beside it, one or a list: a second file of card data.
  /// Empty: a record is alone. A text that ends in `.yaml`, `.yml` or `.json` names one; what else stands there is the
  /// game's. They are read before any function below sees the record: Record::beside().
  std::string_view beside{};
  /// Parts of a record that it understands also where they were left unread, if nothing is wrong with them:
  /// read_around(). No keys: none.
  UnreadParts unread{};
  /// Judges a record that was read; `faults` are those of its text so far. Overrides that refuse() would not let pass
  /// are ignored. Total.
  Judgement (*referee)(const Record& record, const Overrides& overrides, Diagnostics faults);
  /// What is wrong with a record that was read, without judging it; `faults` are those of its text so far. Total.
  Diagnostics (*read)(const Record& record, Diagnostics faults);
  /// The rules table, in the order of the rulebook.
  std::span<const RuleInfo* const> (*rules)();
  /// What its rules let players do, to be explained beside them; null: nothing is listed. Nobody is judged by it.
  std::span<const RuleInfo> (*permissions)() = nullptr;
  /// Says what is wrong with overrides, or nothing.
  std::string (*refuse)(const Overrides& overrides);
  /// The editions that overrides may name, in the order of the format.
  std::vector<EditionWords> (*editions)();
  /// The options that overrides may set, in the order of the format.
  std::vector<OptionWords> (*options)();
  /// The figures of its standings, in their order.
  std::span<const FigureWords> (*figures)();
  /// By which edition and values referee() judges a record.
  RulesInForce (*in_force)(const Record& record, const Overrides& overrides);
  /// Faults of a file that only it knows; each has an id of its own.
  std::span<const FaultInfo* const> faults{};
  /// How plays are written in its phases, for the advice of who reads records.
  std::span<const PhaseForm> phases{};
  /// How the lines of its turns are written, in the order of the page on its format; null: no such table.
  std::vector<LineShape> (*lines)() = nullptr;
  /// A play is a sentence: the colon behind its first word may be left out, `attack: b1` or `attack b1`.
  bool sentences = false;

  // What a game need not have.

  /// What a document that belongs beside its records says; nothing where it cannot be read, and `faults` say why.
  std::optional<BoxContents> (*box)(const Record& document, Diagnostics& faults) = nullptr;
  /// The document that is built in under a name; empty: there is none.
  std::string_view (*built_in_box)(std::string_view name) = nullptr;
  /// Every play that a record writes down, in the order of the game. Empty where it cannot be read.
  std::vector<RecordedPlay> (*plays)(const Record& record) = nullptr;
  /// What a record says besides its plays. Empty where it cannot be read.
  std::vector<RecordedFact> (*facts)(const Record& record) = nullptr;
  /// Small changes that may make findings of a record go away, those that are likely meant first; nobody has tried
  /// them yet.
  std::vector<Suggestion> (*proposals)(const Record& record, const Overrides& overrides,
                                       const Judgement& judgement) = nullptr;
  /// The table at a place in a record, and what could have been played there. Overrides that refuse() would not let
  /// pass are ignored. Total. A game that has it has `plays`.
  Position (*position)(const Record& record, const Overrides& overrides, const PositionRequest& request) = nullptr;
  /// How many sequences of plays go on from a place in a record. Overrides that refuse() would not let pass are
  /// ignored. Total. A game that has it has `plays`.
  Count (*count)(const Record& record, const Overrides& overrides, const CountRequest& request) = nullptr;
  /// A session to look at, play by play. `judgement` is of that record, by the same overrides. Total. A game that has
  /// it has `plays`.
  ReplayView (*replay)(const Record& record, const Overrides& overrides, const Judgement& judgement) = nullptr;
  /// Its board, without anything that moves, as a record or a document that belongs beside records has it; null: as it
  /// is without either. Nothing: none is known.
  std::optional<Picture> (*picture)(const Record* of) = nullptr;
  /// What each connection of the picture costs with pieces of a kind, where nothing lies; empty: they go nowhere. A
  /// game that has it has `picture`.
  std::vector<PricedWay> (*prices)(std::string_view kind) = nullptr;
};

/// What the table said of a play: nothing, that it was taken back, or that it stands although it broke a rule.
enum class Ruling : std::uint8_t { none, taken_back, stands };

/// One action of a record with everything that the rules need not know: where its parts stand, whose it is, when.
template <class Action>
struct Play {
  Action action;                 ///< what the rules are asked about
  std::array<Span, 6> parts{};   ///< by Part; the first is the whole play, empty ones fall back to it
  std::optional<Seat> seat;      ///< whose play it is, for the report
  std::uint16_t round = 0;       ///< counts from 1; 0: outside of any round
  std::string_view phase;        ///< as its game names it; empty: outside of any phase
  Ruling ruling = Ruling::none;  ///< what the table said of it
  bool counted = false;          ///< one of the plays that speeds and reports count

  /// Where a part of the play stands; the whole play where that part has no place of its own.
  [[nodiscard]] Span at(Part part) const { return parts[part] == Span{} ? parts[0] : parts[part]; }
};

}  // namespace elfref
