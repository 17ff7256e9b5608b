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
    int level = 2;     ///< from 1
    std::string text;  ///< in one line
  };
  /// Some sentences.
  struct Paragraph {
    std::string text;     ///< in one paragraph
    bool strong = false;  ///< set so that it is seen first
  };
  /// Lines that are set as they are, in letters of one width.
  struct Lines {
    std::vector<std::string> lines;        ///< without their ends
    std::size_t marked = ~std::size_t{0};  ///< the line that all is about; none where there is none
  };
  /// Items in no order.
  struct List {
    std::vector<std::string> items;  ///< a line each
  };
  /// The first row is the heading. Every row has as many cells.
  struct Table {
    std::vector<std::vector<std::string>> rows;  ///< by row, then by column
  };
  /// A picture as an SVG element, which has escaped its own texts.
  struct Picture {
    std::string svg;      ///< the element
    std::string instead;  ///< what it shows, in words; may be empty
  };
  /// Something to tick or to fill in by hand.
  struct Blank {
    std::string text;  ///< what is to be said
    bool box = false;  ///< a box before it
    bool line = true;  ///< a line behind it
  };
  /// One of them.
  using Block = std::variant<Heading, Paragraph, Lines, List, Table, Picture, Blank>;

  std::string title;          ///< of the page, where a browser shows one
  std::vector<Block> blocks;  ///< from the top down
};

/// The page as one HTML file that needs nothing else and is printed in black and white.
[[nodiscard]] std::string html_of(const Page& page);
/// The page as Markdown; of pictures, what they show in words.
[[nodiscard]] std::string markdown_of(const Page& page);

}  // namespace elfref
