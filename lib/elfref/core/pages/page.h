#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "elfref/core/words/language.h"

// A page for people to print, in whatever format it is written.

namespace elfref {

/// The contents of a page, in order. Texts are as people read them; writing the page escapes them.
struct Page {
  /// A heading; level 1 is the page's own.
  struct Heading {
    int level = 2;        ///< from 1
    std::string text;     ///< in one line
    bool beside = false;  ///< of level 2: next to what precedes it, if there is room
  };
  /// The colour and the sign of a text, by its judgement of a play.
  enum class Tone {
    none,  ///< nothing
    bad,   ///< it breaks a rule
    warn,  ///< it depends on something
    ok,    ///< it is legal
  };
  /// The overall result, set to be seen first.
  struct Verdict {
    Tone tone = Tone::none;  ///< the tone of the word
    std::string word;        ///< `illegal`
    std::string text;        ///< `1 breach in 9 plays`
  };
  /// Some sentences.
  struct Paragraph {
    std::string text;     ///< in one paragraph
    bool strong = false;  ///< set to be seen first
  };
  /// A finding.
  struct Finding {
    Tone tone = Tone::none;          ///< the tone of all of it
    std::string where;               ///< `error, line 17`; may be empty
    std::string text;                ///< in one sentence
    std::vector<std::string> lines;  ///< its further lines
  };
  /// Lines that are set as they are, in letters of equal width.
  struct Lines {
    std::vector<std::string> lines;        ///< without their ends
    std::size_t marked = ~std::size_t{0};  ///< the line in question; the default: none
  };
  /// Items without an order.
  struct List {
    std::vector<std::string> items;  ///< one line each
    Tone tone = Tone::none;          ///< the tone of the sign before each
  };
  /// Known facts about one subject.
  struct Fact {
    std::string key;                 ///< the subject: `roads`
    std::vector<std::string> words;  ///< one each
  };
  /// Facts, one below another.
  struct Facts {
    std::vector<Fact> facts;  ///< in order
    bool quiet = false;       ///< a picture shows most of them
  };
  /// The first row has headings, and so has the first cell of every other row. All rows have the same number of cells.
  struct Table {
    std::vector<std::vector<std::string>> rows;  ///< by row, then by column
  };
  /// A picture as an SVG element, whose own texts are escaped.
  struct Picture {
    std::string svg;      ///< the element
    std::string key;      ///< the meaning of its signs, as items of an HTML list; may be empty
    std::string instead;  ///< a description of the picture; may be empty
    /// The width of the upper part that is printed, divided by its height; 0: all of the picture is printed.
    double printed = 0;
  };
  /// A line to be ticked or filled in by hand.
  struct Blank {
    std::string text;  ///< the text
    bool box = false;  ///< a box before it
    bool line = true;  ///< a line after it
  };
  /// Any of them.
  using Block = std::variant<Heading, Verdict, Paragraph, Finding, Lines, List, Facts, Table, Picture, Blank>;

  std::string title;          ///< the title that a browser shows
  Tone tone = Tone::none;     ///< the tone of marks on pictures and in lines
  std::vector<Block> blocks;  ///< from top to bottom
  Language language = Language::en;  ///< the language of the texts, and of what the page adds to them
};

/// The page as one HTML file that needs no other file: for a phone and a large screen, light and dark, and for printing
/// on one sheet, black on white.
[[nodiscard]] std::string html_of(const Page& page);
/// The page as Markdown; pictures become their descriptions.
[[nodiscard]] std::string markdown_of(const Page& page);

}  // namespace elfref
