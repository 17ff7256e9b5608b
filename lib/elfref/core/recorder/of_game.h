#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/recorder/answers.h"

namespace elfref {
class SchemaWords;
}

namespace elfref::recorder {

/// A record to which a question refers.
struct Written {
  const GameModule& game;      ///< its game
  const Record& record;        ///< as it was read, with its attachments
  const Diagnostics& faults;   ///< what is wrong with its text and its attachments
  const Overrides& overrides;  ///< by which it is judged
  const SchemaWords* schema = nullptr;  ///< which words are keys where; null: the record's keys are in English
};

/// A question about a place in a record.
struct PlaceAsked {
  std::optional<std::uint32_t> at{};  ///< the number of a play, from 1; nothing: the end
  bool insert = false;                ///< a new play comes before that one; else another one in its place
  std::optional<Seat> seat{};         ///< whose play it is; nothing: the player who is next
};

/// A question of `next`.
struct NextAsked : PlaceAsked {
  std::optional<Level> level{};      ///< how much is written down; nothing: as the record shows
  bool board = false;                ///< also the picture of the board
  Language language = Language::en;  ///< of the words that are drawn into the picture
};

/// A question of `sentence`.
struct SentenceAsked : PlaceAsked {
  std::string form{};  ///< the id of a form
  Choices choices{};   ///< what is chosen in it
  bool free = false;   ///< offer every value, also one that breaks a rule
};

/// A choice on the start sheet that is a switch: an option of the rules.
struct Switch {
  std::string id;   ///< its name for programs: `town-cards`
  Message words;    ///< in words
  bool on = false;  ///< as the sheet shows it at first
};
/// How much may be written down, on the start sheet.
struct LevelShown {
  Level level = Level::public_;     ///< which
  Message words;                    ///< in words
  Message means;                    ///< what is written then
  std::vector<std::string> phases;  ///< the ids of the phases that are asked
};
/// A slot of the start sheet that is asked only if a switch is on.
struct SheetSlot : Slot {
  std::string if_on{};  ///< the id of the switch; empty: always
};
/// What a start sheet asks before a record is begun.
struct StartSheet {
  std::string_view game{};              ///< its name in records
  Message about{};                      ///< what it is about, in a few words
  Message words{};                      ///< its title for people
  std::string picto{};                  ///< its pictogram: the id of a PictureKind
  std::string symbol{};                 ///< that pictogram, as PictureKind::symbol
  std::string figure{};                 ///< the pictogram of a player
  int least = 2;                        ///< the fewest players
  int most = 6;                         ///< the most players
  std::vector<Answer> colours{};        ///< of players; none: the game has none
  std::vector<SheetSlot> of_each{};     ///< asked of each player
  std::vector<SheetSlot> of_all{};      ///< asked once
  std::vector<LevelShown> levels{};     ///< how much is written down
  std::vector<Switch> switches{};       ///< options of the rules
  std::vector<std::string> editions{};  ///< their names in records; the first is preselected
};

/// A player on a filled start sheet.
struct BegunPlayer {
  std::string name;   ///< as it will be written
  Choices choices{};  ///< `colour`, and the slots asked of each
};
/// A filled start sheet.
struct Begun {
  std::string game;                     ///< its name in records
  std::vector<BegunPlayer> players{};   ///< in the order of play
  std::optional<Level> level{};         ///< how much is written down
  std::vector<std::string> switches{};  ///< the ids of those that are on
  std::string edition{};                ///< its name in records; empty: the record names none
  Choices of_all{};                     ///< the slots asked once
  Language language = Language::en;     ///< of the keys; one without keys of its own has English ones
};
/// The text of a new record, or why there is none.
struct BegunText {
  Refusal refusal{};   ///< if it is set, there is no text
  std::string text{};  ///< a record without plays
};

/// The recorder of one game. It keeps the record about which it was last asked, and goes on from it.
class OfGame {
 public:
  OfGame() = default;
  virtual ~OfGame() = default;
  OfGame(const OfGame&) = delete;
  OfGame& operator=(const OfGame&) = delete;

  /// Everything on the screen at a place of a record. Total.
  [[nodiscard]] virtual Next next(const Written& written, const NextAsked& asked) = 0;
  /// A play that is partly or wholly chosen. Total.
  [[nodiscard]] virtual Sentence sentence(const Written& written, const SentenceAsked& asked) = 0;
  /// All plays in words, and the verdict on the whole record. Total.
  [[nodiscard]] virtual Plays plays(const Written& written) = 0;
  /// The start sheet.
  [[nodiscard]] virtual StartSheet sheet() const = 0;
  /// The text of a new record. Total.
  [[nodiscard]] virtual BegunText begin(const Begun& begun) const = 0;
  /// How many plays the last question judged; the others were kept.
  [[nodiscard]] virtual std::uint32_t plays_judged() const = 0;
};

}  // namespace elfref::recorder
