#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/core/record/diagnostic.h"
#include "elfref/core/text/source.h"

// A place in a record and what could have been played there, in the words of its game.

namespace elfref {

/// What is asked about a place in a record.
struct PositionRequest {
  std::uint32_t ply = 0;  ///< before which play of the game the table is meant
  bool at_play = false;   ///< a written play stands there; false: nothing more was written
  bool at_end = false;    ///< where the record stops is meant, and with it the end of the game if it is finished
  std::optional<bool> goes_on{};  ///< whether the turn of the last play goes on; nothing: as its game takes it
  bool each = false;      ///< also every one of the plays that are told as one
  bool picture = false;   ///< also the table as a picture
  bool reach = false;     ///< also how far the cards that are known could have led
  std::string why;        ///< a play about which is asked, as a record writes it; empty: none
  std::string price{};    ///< the id of a kind whose prices the picture has; empty: none
};

/// Something that is known of a position.
struct Fact {
  std::string_view key;            ///< what it is about: `roads`
  std::vector<std::string> words;  ///< `Beata-Elvenhold: wagon`, one each; none: it is known that there is none
};

/// A play that somebody could make, or several that are told as one.
struct Choice {
  std::string words;    ///< as a record writes it, without whose it is: `Virst: 2 raft`
  bool surely = true;   ///< false: whether it is legal hangs on what nobody wrote down
  bool several = false;  ///< `words` stands for many: `Virst: caravan of any 3 of 7 cards`
  int cards = 0;        ///< how many it costs
  std::string remark;   ///< what it leads to: `by ferry; new town`; or empty
  std::string piece;    ///< of a piece that is laid somewhere: which; else empty
  std::string place;    ///< and where: then `words` is `PIECE on PLACE`
  /// One of several.
  struct One {
    std::string words;   ///< as a record writes it
    bool surely = true;  ///< as above
  };
  std::vector<One> each;  ///< of several, where that was asked for
};

/// What the rules say of a play about which was asked.
struct Asked {
  Source line;                       ///< the play, as it was read
  bool legal = false;                ///< no rule is broken
  bool surely = false;               ///< and that hangs on nothing that nobody wrote down
  std::string because;               ///< why it is legal; or empty
  std::vector<Diagnostic> findings;  ///< spans are bytes of `line`, those of related places of the record
};

/// How far what somebody is known to have could have led.
struct Reach {
  std::vector<std::pair<std::string_view, int>> figures;  ///< what it comes to: `towns` and how many new ones
  std::string words;                                      ///< the same: `at most 2 new towns, with 1 card left:`
  std::string_view key;                                   ///< what `best` is: `journey`
  std::string best;                  ///< a way there, as a record writes it; empty where there is nothing new in reach
  std::vector<std::string> remarks;  ///< what was not known
};

/// What a connection of a picture costs.
struct PricedWay {
  std::string way;    ///< the id of a PictureWay
  std::string price;  ///< in a few letters: `2`, `1/2` downstream and upstream
};

/// A table as it lies on the picture of its game.
struct Scene {
  std::vector<ViewSlot> slots;       ///< where something may lie
  std::vector<ViewHeld> held;        ///< by slot: what does
  std::vector<ViewPlayer> players;   ///< by seat
  std::vector<std::string> remarks;  ///< by seat: what a key says behind the player's name; or empty
  std::vector<std::string> about;    ///< the ids of the connections that it is about
  std::vector<PricedWay> prices;     ///< what is marked on connections
};

/// The table before a play, and what could be played.
struct Position {
  std::string complaint;                   ///< why there is none; else empty
  std::string_view edition;                ///< by whose rulebook plays are legal
  std::vector<std::string> players;        ///< by seat
  int round = 0;                           ///< 0: none has begun
  std::string_view phase;                  ///< as its game names it
  std::string_view phase_in_words;         ///< `phase 5, travel`
  std::optional<Seat> seat;                ///< whose plays are listed; nothing: nobody has anything to choose
  std::vector<Seat> others;                ///< who else may play now
  std::optional<Seat> before;              ///< whose turn was before this one, and may go on instead
  std::string nothing;                     ///< why there is nothing to choose; else empty
  bool may_be_over = true;                 ///< nothing need be played any more in what is under way, a turn or a round
  std::vector<Fact> facts;                 ///< of the table, in the order in which they are told
  std::vector<std::vector<Fact>> of_each;  ///< of each player, by seat, all with the same keys
  std::vector<Choice> choices;             ///< cheapest first
  std::optional<Scene> picture;            ///< where that was asked for
  std::vector<std::string> remarks;        ///< worth knowing
  std::optional<Asked> why;                ///< where that was asked for
  std::optional<Reach> reach;              ///< where that was asked for
};

}  // namespace elfref
