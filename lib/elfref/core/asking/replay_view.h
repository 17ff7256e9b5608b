#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/record/diagnostic.h"

// A session as something to look at, the same for every game: a picture with places and connections, slots in which
// pieces lie, and moments, each of which changes some slots. A game fills it; whoever shows it knows no game, and
// computes no position: it lays out what the slots hold.

namespace elfref {

/// A point on a picture, in its own units, y downwards.
struct PicturePoint {
  double x = 0;  ///< to the right
  double y = 0;  ///< downwards
};

/// A place on a picture: a field, a hexagon, an area.
struct PicturePlace {
  std::string id;    ///< `virst`; unique among places
  std::string name;  ///< as people write it
  PicturePoint at;   ///< its centre
  /// Where pieces that stand there go, one after the other: each the centre of the piece; clear of every name and of
  /// pieces elsewhere, also on a narrow picture.
  std::vector<PicturePoint> stands;
  /// Its line, a little within its bounds, where it is an area: the `d` of an SVG path; else empty.
  std::string outline{};
};

/// Where a few words about a connection are written.
struct PictureNote {
  PicturePoint at;  ///< their middle
  PicturePoint on;  ///< the point of the connection to which a line leads from there
};

/// A connection on a picture between two places.
struct PictureWay {
  std::string id;                   ///< `w12`; unique among ways
  std::string name;                 ///< `Virst-Strykhaven`
  std::array<std::string, 2> ends;  ///< the ids of its places, as `path` runs
  std::string path;                 ///< its line: the `d` of an SVG path
  std::vector<PicturePoint> spots;  ///< where what lies on it goes, one after the other: centres
  PicturePoint price;               ///< where a price may be written beside it, in a letter or two
  PictureNote words;                ///< where six letters may be written, as `1 of 2`
};

/// A kind of piece and how it is drawn.
struct PictureKind {
  std::string id;      ///< `dragon`, `boot`, `obstacle`; what ViewPiece::kind names
  std::string name;    ///< in words: `dragon`
  std::string plural;  ///< `dragons`
  std::string symbol;  ///< its pictogram: the inside of an SVG symbol of 24 by 24, drawn in currentColor, filled
  /// What it is drawn on: `token` (round), `figure` (its owner's), `stone` (a triangle), `card`, or `bare`.
  std::string shape;
};

/// A sign of a picture and what it means.
struct PictureSign {
  std::string svg;    ///< inside of an SVG element of 38 by 16
  std::string words;  ///< `forest road`
};

/// What never moves: the board. Texts in `svg` are escaped; colours are tokens of core/text/look.h. It has the empty
/// groups `<g class="under"></g>`, below connections, and `<g class="over"></g>`, over them and below places: who shows
/// the picture marks connections there.
struct Picture {
  std::array<double, 4> view{};  ///< left, top, width, height
  /// Parts of the view that can be shown alone, where there is no room for all: each as the view is written. The first
  /// is always shown; another one where something lies on it. None: it is shown whole.
  std::vector<std::array<double, 4>> parts{};
  std::string svg;               ///< the inside of an SVG element: ground, connections, places, names
  std::string style;             ///< the style sheet of `svg`: every selector begins with `.map`
  std::string words;             ///< what it shows, for who does not see it
  std::vector<PicturePlace> places;  ///< all of them; none: it has nothing but how pieces are drawn
  std::vector<PictureWay> ways;      ///< all of them
  std::vector<PictureKind> kinds;    ///< of all pieces
  std::vector<PictureSign> key;      ///< what its signs mean
};

/// Pieces that are alike and lie together.
struct ViewPiece {
  /// What is known of it.
  enum class State : std::uint8_t {
    open,     ///< it lies there for all to see, or the record says so
    down,     ///< it lies face down, and the record says what it is
    unknown,  ///< it is there, and nobody wrote down what it is: `kind` says what sort of thing (`card`, `counter`)
    perhaps,  ///< nobody wrote down whether it is there
  };
  std::string kind;           ///< the id of a PictureKind
  State state = State::open;  ///< what is known of it
  int count = 1;              ///< how many of them, at least
  int most = 1;               ///< how many of them, at most; more than `count` where nobody wrote that down
  std::optional<Seat> owner;  ///< whose it is, where that shows
  /// How it is drawn, its middle at 0 0, where it is no pictogram: as Picture::svg, styled by Picture::style; or empty.
  std::string drawn{};
  friend bool operator==(const ViewPiece&, const ViewPiece&) = default;
};

/// What a slot holds.
struct ViewHeld {
  std::vector<ViewPiece> pieces;  ///< in the order in which they are laid out
  std::string words;              ///< the same in words: `2 dragon + 3 unknown`; `9 of 20`
  friend bool operator==(const ViewHeld&, const ViewHeld&) = default;
};

/// Where something may lie: at a place, on a connection, before a player, or on the table. Exactly one of `place`,
/// `way`, `seat` is set, or none: then it belongs to the whole table.
struct ViewSlot {
  /// How it is laid out.
  enum class Look : std::uint8_t {
    pieces,  ///< one piece after the other, at the stands or spots of where it is, or in a row
    ring,    ///< round a place: a segment in the colour of each owner: what is still to be fetched
    figure,  ///< the words alone, as a figure: `9 of 20`
    area,    ///< as pieces; and the line of their place in the colours of their owners, as Picture::style has `.area`
  };
  std::string id;            ///< unique: `stand:virst`, `road:12`, `hand:0`, `row`
  std::string title;         ///< of a row or figure: `cards`
  Look look = Look::pieces;  ///< how it is laid out
  std::string place;         ///< the id of a PicturePlace
  std::string way;           ///< the id of a PictureWay
  std::optional<Seat> seat;  ///< whose row or figure it is
  std::string shape;         ///< on what its pieces are drawn, as PictureKind::shape; empty: each on its own
};

/// What a play has changed: what a slot holds from then on.
struct ViewChange {
  std::size_t slot = 0;  ///< index into ReplayView::slots
  ViewHeld now;          ///< what it holds now
  friend bool operator==(const ViewChange&, const ViewChange&) = default;
};

/// A piece that goes from one place to another.
struct ViewMove {
  std::string kind;               ///< the id of a PictureKind
  std::optional<Seat> owner;      ///< whose it is
  std::string from;               ///< the id of a PicturePlace
  std::string to;                 ///< likewise
  std::vector<std::string> ways;  ///< along these, in order; a way is gone along backwards where that joins the places
  bool done = true;               ///< false: it was taken back, and the piece stays where it was
};

/// What a price comes to and what was paid.
struct ViewBill {
  std::string price;              ///< in words: `forest takes 2 dragons, and the obstacle 1 more`; may be empty
  std::vector<ViewPiece> due;     ///< what is due, where one payment alone is
  std::vector<ViewPiece> paid;    ///< what was paid
  std::string sum;                ///< in a few letters, for the picture: `2 of 3`; or empty
  int missing = 0;                ///< how many are missing of what is due; 0 where it cannot be told
};

/// A play that would have been legal at a moment.
struct ViewChoice {
  std::string words;              ///< as a record writes it: `Virst: 3 dragon`
  bool surely = true;             ///< false: it hangs on what nobody wrote down
  std::vector<std::string> ways;  ///< the connections that it is about
  std::string place;              ///< the place to which it leads; or empty
  std::string price;              ///< in a few letters, for the picture: `3`, `any 4`; or empty
};

/// One play of a record, and what it changed.
struct ViewMoment {
  std::uint32_t ply = 0;             ///< of the play in the order of the game
  std::uint32_t behind = 0;          ///< before which play the table stands that `changes` and `whole` lead to
  Span span;                         ///< where it is written
  std::string name;                  ///< as --at names it: `3:travel:John:4`
  int round = 0;                     ///< 0: outside of any round
  std::string_view phase;            ///< as its game names it
  std::string_view phase_in_words;   ///< `phase 5, travel`
  int weight = 1;                    ///< how tall its tick on a time line is, 1 to 3: by the phase
  std::optional<Seat> seat;          ///< whose play it is
  std::uint32_t turn = 0;            ///< counts turns from 0: plays of one player in a row, in one phase
  std::string words;                 ///< what was done: `John goes to Virst for 2 pigs`
  std::vector<std::string> because;  ///< what it cost and why, a line each; may be empty
  std::string_view ruling;           ///< `void`, `stands`, or empty
  bool gap = false;                  ///< it stands for plays that nobody wrote down
  std::vector<std::string> ways;     ///< the connections that it is about, by id
  std::vector<std::string> places;   ///< the places that it is about, by id
  std::vector<ViewMove> moves;       ///< what goes where
  std::optional<ViewBill> bill;      ///< where it had a price
  std::vector<ViewChange> changes;   ///< as far as the lines up to here tell
  std::vector<ViewChange> whole;     ///< as far as the whole record tells: all that changes then, not only what differs
  std::vector<ViewChoice> legal;     ///< what would have been legal; only of moments with a breach
};

/// One player, as drawn.
struct ViewPlayer {
  std::string name;           ///< as the record has it
  std::string mark;           ///< the first letters, as many as tell it from those before
  std::string colour;         ///< a class of core/text/look.h: `p-red`
};

/// A whole session to look at.
struct ReplayView {
  std::string complaint;                ///< why there is nothing to look at; else empty
  std::optional<Picture> picture;       ///< nothing: none is known
  std::vector<ViewPlayer> players;      ///< by seat
  std::vector<ViewSlot> slots;          ///< in the order in which they are laid out
  std::vector<ViewHeld> start;          ///< by slot: what it holds before the first moment, by the lines up to there
  std::vector<ViewHeld> whole_start;    ///< the same, as the whole record tells
  std::vector<ViewMoment> moments;      ///< in the order of the game
  std::vector<std::string> remarks;     ///< what could not be shown, and why
};

/// What slots hold now that held something else before, by slot. REQUIRES: both are of the same slots.
[[nodiscard]] std::vector<ViewChange> changes_between(const std::vector<ViewHeld>& before,
                                                      const std::vector<ViewHeld>& now);

/// What of a session a table is drawn from.
enum class ViewTrack : std::uint8_t {
  so_far,  ///< the lines up to the moment
  whole,   ///< the whole record
};
/// What every slot holds behind a moment; of none, at the beginning.
/// REQUIRES: there is such a moment.
[[nodiscard]] std::vector<ViewHeld> held_behind(const ReplayView& view, std::optional<std::size_t> moment,
                                                ViewTrack track);

/// The moments of plays, in their order, before anything is told of them: where each is written, its name, when and
/// whose it is. `players` are the names by seat.
[[nodiscard]] std::vector<ViewMoment> named_moments(std::span<const RecordedPlay> plays,
                                                    std::span<const std::string> players);
/// `void`, `stands`, or empty.
[[nodiscard]] std::string_view in_words(Ruling ruling);
/// The moments at which something is wrong, or may be, in their order.
[[nodiscard]] std::set<std::size_t> breaches(const Judgement& judgement, std::span<const ViewMoment> moments);

/// The moment at which each finding is shown, by finding: that of the play it is about; of what nobody wrote down, the
/// nearest one. Nothing for what is about no play, as claims are.
[[nodiscard]] std::vector<std::optional<std::size_t>> moments_of(std::span<const Diagnostic> findings,
                                                                 std::span<const ViewMoment> moments);

/// The findings that are shown at each moment, by moment. `moments` are those of moments_of(), all below `count`.
[[nodiscard]] std::vector<std::vector<std::size_t>> findings_at(std::span<const std::optional<std::size_t>> moments,
                                                                std::size_t count);
/// The last moment that is written before each of some places, which are in the order of the text, by place; nothing
/// before the first one.
[[nodiscard]] std::vector<std::optional<std::size_t>> moments_before(std::span<const Span> places,
                                                                     std::span<const ViewMoment> moments);

/// The first letters of names, as many as tell each from those before, by seat.
[[nodiscard]] std::vector<std::string> marks_of(std::span<const std::string> names);

}  // namespace elfref
