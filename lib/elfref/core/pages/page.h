#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

// A page for people to print, whatever it is written in.

namespace elfref {

/// What stands on a page, in order. Texts are as they are to be read; writing the page escapes them.
struct Page {
  /// A heading; level 1 is the page's own.
  struct Heading {
    int level = 2;        ///< from 1
    std::string text;     ///< in one line
    bool beside = false;  ///< of level 2: stands beside what is before it, where there is room
  };
  /// How a text is coloured and which sign it has: by what it says of a play.
  enum class Tone {
    none,  ///< nothing
    bad,   ///< it breaks a rule
    warn,  ///< it hangs on something
    ok,    ///< it is legal
  };
  /// What all comes to, set so that it is seen first.
  struct Verdict {
    Tone tone = Tone::none;  ///< of the word
    std::string word;        ///< `illegal`
    std::string text;        ///< `1 breach in 9 plays`
  };
  /// Some sentences.
  struct Paragraph {
    std::string text;     ///< in one paragraph
    bool strong = false;  ///< set so that it is seen first
  };
  /// Something that was found.
  struct Finding {
    Tone tone = Tone::none;          ///< of all of it
    std::string where;               ///< `error, line 17`; may be empty
    std::string text;                ///< in one sentence
    std::vector<std::string> lines;  ///< what belongs to it
  };
  /// Lines that are set as they are, in letters of one width.
  struct Lines {
    std::vector<std::string> lines;        ///< without their ends
    std::size_t marked = ~std::size_t{0};  ///< the line that all is about; none where there is none
  };
  /// Items in no order.
  struct List {
    std::vector<std::string> items;  ///< a line each
    Tone tone = Tone::none;          ///< of the sign before each
  };
  /// Something that is known, in as many words as there are.
  struct Fact {
    std::string key;                 ///< what it is about: `roads`
    std::vector<std::string> words;  ///< one each
  };
  /// Facts, one below the other.
  struct Facts {
    std::vector<Fact> facts;  ///< in order
    bool quiet = false;       ///< a picture shows most of it
  };
  /// The first row is the heading, and so is the first cell of every other. Every row has as many cells.
  struct Table {
    std::vector<std::vector<std::string>> rows;  ///< by row, then by column
  };
  /// A picture as an SVG element, which has escaped its own texts.
  struct Picture {
    std::string svg;      ///< the element
    std::string key;      ///< what its signs mean, as items of an HTML list; may be empty
    std::string instead;  ///< what it shows, in words; may be empty
  };
  /// Something to tick or to fill in by hand.
  struct Blank {
    std::string text;  ///< what is to be said
    bool box = false;  ///< a box before it
    bool line = true;  ///< a line behind it
  };
  /// One of them.
  using Block = std::variant<Heading, Verdict, Paragraph, Finding, Lines, List, Facts, Table, Picture, Blank>;

  std::string title;          ///< of the page, where a browser shows one
  Tone tone = Tone::none;     ///< of what is marked on pictures and in lines
  std::vector<Block> blocks;  ///< from the top down
};

/// The page as one HTML file that needs nothing else: for a phone and a large screen, light and dark, and to be printed
/// on one sheet, black on white.
[[nodiscard]] std::string html_of(const Page& page);
/// The page as Markdown; of pictures, what they show in words.
[[nodiscard]] std::string markdown_of(const Page& page);

}  // namespace elfref
