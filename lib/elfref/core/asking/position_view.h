#pragma once

#include <any>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/core/record/diagnostic.h"
#include "elfref/core/text/source.h"
#include "elfref/core/words/message.h"
#include "elfref/core/words/speaker.h"

// A place in a record and the plays that were possible there, in the words of its game.

namespace elfref {

struct Room;  // core/words/catalogue.h

/// A question about a place in a record.
struct PositionRequest {
  std::uint32_t ply = 0;  ///< the position before this play is meant
  bool at_play = false;   ///< a recorded play is there; false: nothing more is recorded
  bool at_end = false;    ///< the end of the record is meant, and of the game if it is finished
  std::optional<bool> goes_on{};  ///< whether the turn of the last play goes on; nothing: the game decides
  bool each = false;      ///< also list each play of a group
  bool picture = false;   ///< also draw the position
  bool reach = false;     ///< also show how far the known cards could have led
  bool told = false;      ///< also tell the choices, and the play that is there, in sentences
  bool state = false;     ///< also give the state of the table as plain values
  bool listed = true;     ///< list what can be played
  std::string why;        ///< a play to be judged, as a record writes it; empty: none
  std::string price{};    ///< the id of a kind whose prices the picture shows; empty: none
};

/// Which lines a sentence tells.
enum class ToldAs : std::uint8_t {
  recorded,  ///< a line of a record: what it does not name is not recorded
  possible,  ///< a line that somebody could write, or a group of them: what it does not name is open
};

/// A known fact about a position.
struct Fact {
  std::string_view key;        ///< the subject in data formats: `roads`
  std::vector<Message> words;  ///< `Beata-Elvenhold: wagon`, one each; none: it is known that there is none
  Message label{};             ///< the subject for people; empty: the key
};

/// A legal play, or a group shown as one.
struct Choice {
  std::string words;    ///< as a record writes it, without the player: `Virst: 2 raft`
  bool certain = true;   ///< false: whether it is legal depends on unrecorded facts
  bool several = false;  ///< `words` is a group, in English: `Virst: caravan of any 3 of 7 cards`
  Message group{};      ///< then what stands after its colon, for people; else empty
  int cards = 0;        ///< the number of cards that it costs
  Message remark;       ///< its result: `by ferry; new town`; or empty
  std::string piece;    ///< the piece that it places; else empty
  std::string place;    ///< the place of that piece; then `words` is `PIECE on PLACE`
  Message told{};       ///< on request: the same in a sentence, or empty: `Anna attacks b1, which is free`
  /// One play of a group.
  struct One {
    std::string words;   ///< as a record writes it
    bool certain = true;  ///< as above
  };
  std::vector<One> each;  ///< the plays of a group, on request
};
/// A legal play, or a group, for people.
[[nodiscard]] inline std::string shown(const Choice& choice, const Speaker& says) {
  return choice.group.empty() ? choice.words : choice.words.substr(0, choice.words.find(": ") + 2) + says(choice.group);
}

/// The rules' answers about a play that a person asks about.
struct Asked {
  Source line;                       ///< the play as it was read
  bool legal = false;                ///< no rule is broken
  bool certain = false;               ///< and this does not depend on unrecorded facts
  Message because;                   ///< why it is legal; or empty
  std::vector<Diagnostic> findings;  ///< spans are bytes of `line`; those of related places, of the record
};

/// How far the cards that a player is known to have could have led.
struct Reach {
  std::vector<std::pair<std::string_view, int>> figures;  ///< the result: `towns` and the number of new ones
  Message words;                                          ///< in words: `at most 2 new towns, with 1 card left:`
  std::string_view key;                                   ///< what `best` is: `journey`
  std::string best;                  ///< a way there, as a record writes it; empty if nothing new is in reach
  std::vector<Message> remarks;      ///< what was unknown
};

/// The price of a connection on a picture.
struct PricedWay {
  std::string way;    ///< the id of a PictureWay
  std::string price;  ///< abbreviated: `2`, `1/2` downstream and upstream
};

/// A position on the picture of its game.
struct Scene {
  std::vector<ViewSlot> slots;       ///< the places for pieces
  std::vector<ViewHeld> held;        ///< by slot: its contents
  std::vector<ViewPlayer> players;   ///< by seat
  std::vector<Message> remarks;      ///< by seat: what the key shows after the player's name; or empty
  std::vector<std::string> about;    ///< the ids of the connections that it is about
  std::vector<PricedWay> prices;     ///< the prices shown on connections
};

/// The position before a play, and the possible plays.
struct PositionView {
  Message complaint;                       ///< why there is no position; else empty
  std::string_view edition;                ///< the edition by which plays are legal
  std::vector<std::string> players;        ///< by seat
  const Room* words = nullptr;             ///< what the game can say besides the core, or null
  Naming naming;                           ///< how the record names things in its language
  int round = 0;                           ///< 0: none has begun
  std::string_view phase;                  ///< its name in the game
  Message phase_in_words;                  ///< `phase 5, travel`
  std::optional<Seat> seat;                ///< the player whose plays are listed; nothing: no player has a choice
  std::vector<Seat> others;                ///< other players who may play now
  std::optional<Seat> before;              ///< the player of the previous turn, if it may go on instead
  Message nothing;                         ///< why there is nothing to choose; else empty
  bool may_be_over = true;                 ///< the turn or round under way may end without another play
  std::vector<Fact> facts;                 ///< about the table, in the order in which they are shown
  std::vector<std::vector<Fact>> of_each;  ///< about each player, by seat, all with the same keys
  std::vector<Choice> choices;             ///< cheapest first
  Message told;                            ///< on request: the play that is there, in a sentence; or empty
  std::optional<Scene> picture;            ///< on request
  std::vector<Message> remarks;            ///< worth knowing
  std::optional<Asked> why;                ///< on request
  std::optional<Reach> reach;              ///< on request
  std::any state;                          ///< on request: the game's TableState; empty: the game has none
};

}  // namespace elfref
