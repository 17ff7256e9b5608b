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
#include "elfref/core/words/message.h"

// A session to be viewed, in the same form for every game: a picture with places and connections, slots that hold
// pieces, and moments, each of which changes some slots. A game fills it. Code that shows it knows no game and computes
// no position: it lays out the contents of the slots.

namespace elfref {

/// A point on a picture, in the picture's units, y downwards.
struct PicturePoint {
  double x = 0;  ///< to the right
  double y = 0;  ///< downwards
};

/// A place on a picture: a field, a hexagon, an area.
struct PicturePlace {
  std::string id;    ///< `virst`; unique among places
  Message name;      ///< in words for people
  PicturePoint at;   ///< its centre
  /// The centres of the pieces placed there, one after the other. They are clear of every name and of pieces elsewhere,
  /// also on a narrow picture.
  std::vector<PicturePoint> stands;
  /// For an area, its outline, a little within its bounds: the `d` of an SVG path; else empty.
  std::string outline{};
};

/// The place of a few words about a connection.
struct PictureNote {
  PicturePoint at;  ///< their middle
  PicturePoint on;  ///< the point of the connection from which a line leads to them
};

/// A connection on a picture between two places.
struct PictureWay {
  std::string id;                   ///< `w12`; unique among ways
  Message name;                     ///< `Virst-Strykhaven`
  std::array<std::string, 2> ends;  ///< the ids of its places, in the direction of `path`
  std::string path;                 ///< its line: the `d` of an SVG path
  std::vector<PicturePoint> spots;  ///< the centres of what is placed on it, one after the other
  PicturePoint price;               ///< a place near it for a price of one or two letters
  PictureNote words;                ///< a place for six letters: `1 of 2`
};

/// A kind of piece and its drawing.
struct PictureKind {
  std::string id;      ///< `dragon`, `boot`, `obstacle`; ViewPiece::kind refers to it
  Noun noun{};         ///< in words: `dragon`, `dragons`
  std::string symbol;  ///< its pictogram: the inside of an SVG symbol of 24 by 24, drawn in currentColor, filled
  /// Its background: `token` (round), `figure` (its owner's), `stone` (a triangle), `card`, or `bare`.
  std::string shape;
};

/// A sign of a picture and its meaning.
struct PictureSign {
  std::string svg;  ///< the inside of an SVG element of 38 by 16
  Message words;    ///< `forest road`
};

/// The board: what never moves. Texts in `svg` are escaped; colours are tokens of core/text/look.h. It has two empty
/// groups in which viewers mark connections: `<g class="under"></g>`, below connections, and `<g class="over"></g>`,
/// above them and below places.
struct Picture {
  std::array<double, 4> view{};  ///< left, top, width, height
  /// Parts of the view that can be shown alone if there is no room for all; each is written like the view. The first is
  /// always shown, another one if something is placed on it. None: the view is shown whole.
  std::vector<std::array<double, 4>> parts{};
  /// The height, from the top, of what a printed page shows: words on the page tell the rest. 0: all of it.
  double printed = 0;
  std::string svg;               ///< the inside of an SVG element: ground, connections, places, names
  std::string style;             ///< the style sheet of `svg`: every selector begins with `.map`
  Message words;                 ///< a description, for people who cannot see it
  std::vector<PicturePlace> places;  ///< all of them; none: the picture only defines how pieces are drawn
  std::vector<PictureWay> ways;      ///< all of them
  std::vector<PictureKind> kinds;    ///< of all pieces
  std::vector<PictureSign> key;      ///< the meaning of its signs
};

/// Pieces that are alike and together.
struct ViewPiece {
  /// How much is known about it.
  enum class State : std::uint8_t {
    open,     ///< all can see it, or the record names it
    down,     ///< it is face down, and the record names it
    unknown,  ///< it is there, but unrecorded: `kind` is only the sort of thing (`card`, `counter`)
    perhaps,  ///< whether it is there is unrecorded
  };
  std::string kind;           ///< the id of a PictureKind
  State state = State::open;  ///< how much is known about it
  int count = 1;              ///< their least number
  int most = 1;               ///< their greatest number; more than `count` if it is unrecorded
  std::optional<Seat> owner;  ///< its owner, if that is visible
  /// Its drawing, with the middle at 0 0, if it is not a pictogram: as Picture::svg, styled by Picture::style; or
  /// empty.
  std::string drawn{};
  friend bool operator==(const ViewPiece&, const ViewPiece&) = default;
};

/// The contents of a slot.
struct ViewHeld {
  std::vector<ViewPiece> pieces;  ///< in the order in which they are laid out
  Message words;                  ///< the contents in words: `2 dragon + 3 unknown`; `9 of 20`
  friend bool operator==(const ViewHeld&, const ViewHeld&) = default;
};

/// A place for pieces: on a place, on a connection, before a player, or on the table. At most one of `place`, `way` and
/// `seat` is set; if none is, the slot belongs to the whole table.
struct ViewSlot {
  /// How it is laid out.
  enum class Look : std::uint8_t {
    pieces,  ///< one piece after the other, at the stands or spots of its place, or in a row
    ring,    ///< around a place: a segment in the colour of each owner, for what is still to be fetched
    figure,  ///< the words alone, as a figure: `9 of 20`
    area,    ///< as pieces, and the outline of their place in the owners' colours, by `.area` of Picture::style
  };
  std::string id;            ///< unique: `stand:virst`, `road:12`, `hand:0`, `row`
  Message title;             ///< for a row or figure: `cards`
  Look look = Look::pieces;  ///< how it is laid out
  std::string place;         ///< the id of a PicturePlace
  std::string way;           ///< the id of a PictureWay
  std::optional<Seat> seat;  ///< the player to whom the row or figure belongs
  std::string shape;         ///< the background of its pieces, as PictureKind::shape; empty: each has its own
};

/// A change by a play: the contents of a slot from then on.
struct ViewChange {
  std::size_t slot = 0;  ///< index into ReplayView::slots
  ViewHeld now;          ///< its contents now
  friend bool operator==(const ViewChange&, const ViewChange&) = default;
};

/// The move of a piece from one place to another.
struct ViewMove {
  std::string kind;               ///< the id of a PictureKind
  std::optional<Seat> owner;      ///< its owner
  std::string from;               ///< the id of a PicturePlace
  std::string to;                 ///< the id of a PicturePlace
  std::vector<std::string> ways;  ///< along these, in order; backwards along a way if that joins the places
  bool done = true;               ///< false: it was taken back, and the piece stays
};

/// A piece that a play lays on a connection.
struct ViewLaid {
  std::string way;  ///< the id of a PictureWay
  ViewPiece piece;  ///< the piece
};

/// A price and its payment.
struct ViewBill {
  Message price;                  ///< in words: `forest takes 2 dragons, and 1 more for the obstacle`; may be empty
  std::vector<ViewPiece> due;     ///< the price, if only one payment is possible
  std::vector<ViewPiece> paid;    ///< what was paid
  Message sum;                    ///< abbreviated, for the picture: `2 of 3`; or empty
  int missing = 0;                ///< the number of pieces missing from the price; 0 if unknown
};

/// A play that would have been legal at a moment.
struct ViewChoice {
  Message words;                  ///< as a record writes it: `Virst: 3 dragon`
  Message told{};                 ///< the same in a sentence, where people say it otherwise; or empty
  bool certain = true;             ///< false: it depends on unrecorded facts
  std::vector<std::string> ways;  ///< the connections that it is about
  std::string place;              ///< the place where it leads; or empty
  Message price;                  ///< abbreviated, for the picture: `3`, `any 4`; or empty
};

/// One play of a record, and its changes.
struct ViewMoment {
  std::uint32_t ply = 0;             ///< the play's index in the order of the game
  std::uint32_t next_ply = 0;          ///< the play before which the position is that `changes` and `whole` lead to
  Span span;                         ///< its place in the text
  std::string name;                  ///< as --at names it: `3:travel:John:4`
  int number = 0;                    ///< counts the plays that Judgement::plays counts, from 1; 0: it is none of them
  int round = 0;                     ///< 0: outside of any round
  std::string_view phase;            ///< its name in the game
  Message phase_in_words;            ///< `phase 5, travel`
  int weight = 1;                    ///< the height of its tick on a time line, 1 to 3, by the phase
  std::optional<Seat> seat;          ///< the player
  std::uint32_t turn = 0;            ///< counts turns from 0: plays of one player in a row, in one phase
  Message words;                     ///< what happened: `John goes to Virst for 2 pigs`
  std::vector<Message> because;      ///< the cost and its grounds, one line each; may be empty
  std::string_view ruling;           ///< `void`, `stands`, or empty
  bool gap = false;                  ///< it represents unrecorded plays
  std::vector<std::string> ways;     ///< the connections that it is about, by id
  std::vector<std::string> places;   ///< the places that it is about, by id
  std::vector<ViewMove> moves;       ///< the pieces that move
  std::vector<ViewLaid> laid;        ///< the pieces that are laid on connections, also by a play that was taken back
  std::optional<ViewBill> bill;      ///< if it had a price
  std::vector<ViewChange> changes;   ///< as far as the lines up to here show
  std::vector<ViewChange> whole;     ///< as far as the whole record shows: every change, not only those that differ
  std::vector<ViewChoice> legal;     ///< the legal plays; only for moments with a breach
};

/// A player, as shown.
struct ViewPlayer {
  std::string name;           ///< as in the record
  std::string mark;           ///< the first letters that differ from earlier marks, at most three; else a number
  std::string colour;         ///< a class of core/text/look.h: `p-red`
};

/// A whole session to be viewed. Its messages are those of its judgement's game, about the players of the judgement.
struct ReplayView {
  Message complaint;                    ///< why there is nothing to view; else empty
  std::optional<Picture> picture;       ///< nothing: none is known
  std::vector<ViewPlayer> players;      ///< by seat
  std::vector<ViewSlot> slots;          ///< in the order in which they are laid out
  std::vector<ViewHeld> start;          ///< by slot: its contents before the first moment, by the lines up to there
  std::vector<ViewHeld> whole_start;    ///< by slot: its contents then, by the whole record
  std::vector<ViewMoment> moments;      ///< in the order of the game
  std::vector<Message> remarks;         ///< what could not be shown, and why
};

/// The names of the players, by seat. An unreadable record has a view with players, while its judgement has none.
[[nodiscard]] std::vector<std::string> names_of(const ReplayView& view);

/// The slots whose contents differ between two times, by slot. REQUIRES: both lists are of the same slots.
[[nodiscard]] std::vector<ViewChange> changes_between(const std::vector<ViewHeld>& before,
                                                      const std::vector<ViewHeld>& now);

/// The part of a session from which a position is drawn.
enum class ViewTrack : std::uint8_t {
  so_far,  ///< the lines up to the moment
  whole,   ///< the whole record
};
/// The contents of every slot after a moment; for none, at the beginning. REQUIRES: the moment exists.
[[nodiscard]] std::vector<ViewHeld> held_after(const ReplayView& view, std::optional<std::size_t> moment,
                                                ViewTrack track);

/// The moments of plays, in order, before they are described: each has its place in the text, its name, time and
/// player. `players` are the names by seat.
[[nodiscard]] std::vector<ViewMoment> named_moments(std::span<const RecordedPlay> plays,
                                                    std::span<const std::string> players);
/// A ruling as reports write it: `void`, `stands`, or empty.
[[nodiscard]] std::string_view in_words(Ruling ruling);
/// The remark that what would have been legal is shown for the first `number` breaches only, not for `more`.
[[nodiscard]] Message explained_only_first(std::size_t number, std::size_t more);
/// The moments with a breach or a possible breach, in order.
[[nodiscard]] std::set<std::size_t> breaches(const Judgement& judgement, std::span<const ViewMoment> moments);

/// The moment at which each finding is shown, by finding: that of its play, or for unrecorded things the nearest one.
/// Nothing if a finding is about no play, as with claims.
[[nodiscard]] std::vector<std::optional<std::size_t>> moments_of(std::span<const Diagnostic> findings,
                                                                 std::span<const ViewMoment> moments);

/// The findings that are shown at each moment, by moment. `moments` are the result of moments_of(), all below `count`.
[[nodiscard]] std::vector<std::vector<std::size_t>> findings_at(std::span<const std::optional<std::size_t>> moments,
                                                                std::size_t count);
/// For each of some places, the last moment whose text begins before it, or nothing. REQUIRES: the places are in the
/// order of the text.
[[nodiscard]] std::vector<std::optional<std::size_t>> moments_before(std::span<const Span> places,
                                                                     std::span<const ViewMoment> moments);

/// Marks of names, by seat: the first letters that differ from earlier marks, at most three; else the number of the
/// seat.
[[nodiscard]] std::vector<std::string> marks_of(std::span<const std::string> names);

}  // namespace elfref
