#include "elfref/master_elf/asking/board_picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/text/look.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/in_a_row.h"
#include "elfref/core/words/speaker.h"
#include "elfref/master_elf/asking/area_grid.h"
#include "elfref/master_elf/asking/area_ways.h"
#include "elfref/master_elf/asking/drawing.h"
#include "elfref/master_elf/asking/slots.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

using Point = PicturePoint;

constexpr double margin = 12, gap = 18;

/// A kind of piece: its id, its name, its shape, its pictogram.
struct Kind {
  std::string_view id;
  Noun noun;
  std::string_view shape, symbol;
};
// What a figure is drawn with has room for a letter round (9, 11).
constexpr std::array<Kind, 10> kinds{{
    {"elf", noun::elf, "figure", "M2 23.5V13C2 7.5 5.5 5 9.5 5C12.5 5 14 2 22.5 .5C19.5 5.5 16.5 8 16.5 12V23.5z"},
    {"kitten", noun::kitten_figure, "figure",
     "M1 23V1L6.5 5.5H11.5L17 1V15C21 14 20.5 8 23.5 7C24 14 22 18.5 17 19V23z"},
    {"fox", noun::fox_figure, "figure",
     "M.5 1L6 5.5H12L17.5 1V13C21 12 23 14 23.5 18C20.5 16.5 18 17 15 19.5L9 23.5L.5 13z"},
    {"saucer", noun::saucer_figure, "figure",
     "M.5 14.5C.5 11.5 2 10 3.5 9A5.8 6.5 0 0 1 14.5 8C20 8.5 23.5 11 23.5 14.5C23.5 18.5 18 20.5 12 20.5C6 20.5 .5 "
     "18.5 .5 14.5z"},
    {"yeti", noun::yeti_figure, "figure",
     "M1 23.5V11C1 5 4.5 1 9 1C13.5 1 17 5 17 11V12.5L22 9L23.5 12L19.5 16.5L17 17V23.5L14.5 21L12 23.5L9.5 21L7 "
     "23.5L4 21z"},
    {piece::card, noun::ingredient_card, "card", "M12 2C17 7 19 10.5 19 14.5A7 7 0 0 1 5 14.5C5 10.5 7 7 12 2z"},
    {piece::gift, noun::gift, "card",
     "M2 7H22V12H2zM3.5 13.5H11V23H3.5zM13 13.5H20.5V23H13zM12 6.5C4 6.5 6 0 9 2zM12 6.5C20 6.5 18 0 15 2z"},
    {piece::player, noun::player, "bare", ""},
    {piece::deck, noun::gift_deck, "card", ""},
    {piece::discard, noun::discard_pile, "card", ""},
}};

/// The figures that are helpers, by Figure; an elf is none.
constexpr std::array<Noun, figure_count> helper_nouns{noun::elf, noun::helper_kitten, noun::helper_fox,
                                                      noun::helper_saucer, noun::helper_yeti};

std::string symbol_of_kind(std::string_view path) {
  return fmt::format("<path fill-rule=\"evenodd\" d=\"{}\"/>", path);
}

std::string box_round(Point at, double width, double height) {
  return fmt::format("M{:.0f} {:.0f}h{:.0f}v{:.0f}h{:.0f}z", at.x - width / 2, at.y - height / 2, width, height,
                     -width);
}

std::string rect(std::string_view classes, Point at, double width, double height) {
  return fmt::format("<rect class=\"{}\" x=\"{:.0f}\" y=\"{:.0f}\" width=\"{:.0f}\" height=\"{:.0f}\" rx=\"14\"/>",
                     classes, at.x - width / 2, at.y - height / 2, width, height);
}

std::string title(std::string_view words, double x, double y, double width) {
  return line_of_text(words, x, y, 18, width, "quiet", 17.0 / 18);
}

/// Puts a picture together.
class Assembly {
 public:
  Assembly(const Box& box, Language language) : box_(box), says_(language, &master_elf_words()) {
    picture_.style = style_of_cards();
  }

  /// The board, from `left`, `top` on.
  void board(double left, double top, double width) {
    const std::vector<Point> cells = cells_of(box_.places);
    double columns = 0, rows = 0;
    for (const Point& cell : cells) {
      columns = std::max(columns, cell.x);
      rows = std::max(rows, cell.y);
    }
    width_ = std::max(width, columns * Sizes::column + Sizes::area_width + 2 * margin);
    const double from = left + (width_ - columns * Sizes::column) / 2;
    std::vector<Point> at;
    for (const Point& cell : cells)
      at.push_back({from + cell.x * Sizes::column, top + margin + Sizes::area_height / 2 + cell.y * Sizes::row});
    foot_ = top + 2 * margin + Sizes::area_height + rows * Sizes::row;
    std::string roads, areas;
    std::vector<Message> words{box_.has_board ? msg::board_shown({.places = at.size()}) : msg::places_shown()};
    const auto links = links_of(box_.places);
    const auto ways = ways_between(at, links);
    for (std::size_t i = 0; i < links.size(); ++i) {
      const auto& [a, b] = links[i];
      way(a, b, ways[i]);
      roads += fmt::format("<path class=\"road\" d=\"{}\"/>", picture_.ways.back().path);
      words.push_back(msg::are_neighbours({.first = name(a), .second = name(b)}));
    }
    picture_.words = in_a_row(words, msg::and_then);
    for (std::size_t i = 0; i < at.size(); ++i) areas += area(i, at[i]);
    picture_.svg += roads + "<g class=\"under\"></g><g class=\"over\"></g>" + areas;
    picture_.parts.push_back({left, top, width_, foot_ - top});
  }

  /// Stacks, parcels, deck and discard, from `left`, `top` on.
  void table(double left, double top, bool competitive, int rows) {
    const double step = (Sizes::part - Sizes::box_width) / 3;
    const auto column = [&](std::size_t i) {
      return left + (width_ - Sizes::part) / 2 + Sizes::box_width / 2 + step * static_cast<double>(i);
    };
    double y = top + margin + 24;
    if (!competitive) {
      for (std::size_t i = 0; i < stack_count; ++i) stack(i, {column(i), y + Sizes::stack_height / 2});
      half(piece::deck, msg::drawn_deck(), noun::gift_deck, {column(3), y + Sizes::stack_height / 4 - 12});
    }
    half(piece::discard, msg::drawn_discard(), noun::discard_pile,
         {column(3), y + Sizes::stack_height * 3 / 4 + (competitive ? -Sizes::stack_height / 2 : 0)});
    y += (competitive ? Sizes::stack_height / 2 : Sizes::stack_height) + gap;
    for (std::size_t i = 0; !competitive && i < parcel_count; ++i) {
      const std::array<Message, parcel_count> names{msg::drawn_set(), msg::drawn_colour(), msg::drawn_elves(),
                                                    msg::drawn_ingredients()};
      const double height = Sizes::parcel_height(rows);
      const Point at{column(i), y + height / 2};
      place(id_of_parcel(i), msg::parcel_place({.parcel = noun_of(Parcel(i))}), at,
            box_round(at, Sizes::box_width, height));
      picture_.svg +=
          rect("tray", at, Sizes::box_width, height) + title(says_(names.at(i)), at.x, y + 24, Sizes::box_width - 12);
    }
    if (!competitive) y += Sizes::parcel_height(rows) + gap;
    foot_ = y;
    picture_.parts.push_back({left, top, width_, foot_ - top});
  }

  /// Who plays, from `top` on.
  void players(double left, const std::vector<Player>& players) {
    const double top = foot_;
    for (std::size_t seat = 0; seat < players.size(); ++seat, foot_ += Sizes::player_height) {
      const Point at{left + width_ / 2, foot_ + Sizes::player_height / 2};
      place(id_of_player(seat), verbatim(players[seat].name), at, {});
    }
    foot_ += margin;
    picture_.parts.push_back({left, top, width_, foot_ - top});
  }

  [[nodiscard]] double width() const { return width_; }
  [[nodiscard]] double foot() const { return foot_; }

  Picture take(bool all) {
    const auto add = [&](std::string id, Noun noun, const Kind& kind, std::string_view shape) {
      picture_.kinds.push_back({std::move(id), noun, symbol_of_kind(kind.symbol), std::string(shape)});
    };
    for (const Kind& kind : kinds) add(std::string(kind.id), kind.noun, kind, kind.shape);
    for (std::size_t i = 1; i < figure_count; ++i)
      add(id_of_helper(Figure(i)), helper_nouns.at(i), kinds.at(i), "token");
    picture_.key.push_back(
        {"<rect class=\"patch city\" x=\"3\" y=\"1\" width=\"32\" height=\"14\" rx=\"4\"/>", msg::sign_city()});
    picture_.key.push_back(
        {"<rect class=\"patch\" x=\"3\" y=\"1\" width=\"32\" height=\"14\" rx=\"4\"/>", msg::sign_area()});
    if (box_.has_board) picture_.key.push_back({"<path class=\"road\" d=\"M4 8H34\"/>", msg::sign_way()});
    double right = 0, foot = 0;
    for (const auto& part : picture_.parts) {
      right = std::max(right, part[0] + part[2]);
      foot = std::max(foot, part[1] + part[3]);
    }
    picture_.view = {0, 0, right, foot};
    if (!all) {
      // As wide as its letters need, and on paper no higher than a sheet.
      picture_.style += ".map[role=img]{max-width:680px}@media print{.map[role=img]{max-height:230mm}}\n";
      picture_.printed = picture_.parts.front()[3];
      picture_.parts.clear();
    }
    return std::move(picture_);
  }

 private:
  [[nodiscard]] ArgView name(std::size_t place) const { return verbatim(box_.places[place].name); }

  void place(std::string id, const ArgView& name, Point at, std::string outline) {
    picture_.places.push_back(
        {.id = std::move(id), .name = alone(name), .at = at, .stands = {at}, .outline = std::move(outline)});
  }

  /// A stack with its title over it.
  void stack(std::size_t i, Point at) {
    constexpr double width = Sizes::box_width, height = Sizes::stack_height;
    const Message name = msg::stack_place({.number = i + 1});
    picture_.svg += rect("tray", at, width, height) + title(says_(name), at.x, at.y - height / 2 + 22, width - 12);
    place(id_of_stack(i), name, at, box_round(at, width, height));
  }

  /// A number under its name.
  void half(const char* id, const Message& name_drawn, Noun name, Point at) {
    const double height = Sizes::stack_height / 2 - 4;
    picture_.svg += rect("tray", at, Sizes::box_width, height) +
                    title(says_(name_drawn), at.x, at.y - height / 2 + 22, Sizes::box_width - 12);
    place(id, name, {at.x, at.y + 12}, box_round(at, Sizes::box_width, height));
  }

  std::string area(std::size_t i, Point at) {
    constexpr double width = Sizes::area_width, height = Sizes::area_height;
    constexpr std::array<double, 4> stands{-56, -19, 19, 56};
    place(id_of_place(i), name(i), at, box_round(at, width - 8, height - 8));
    picture_.places.back().stands.clear();
    for (const double x : stands) picture_.places.back().stands.push_back({at.x + x, at.y + 41});
    place(id_of_cards(i), name(i), {at.x, at.y - 8}, {});
    return rect(i == city ? "patch city" : "patch", at, width, height) +
           line_of_text(box_.places[i].name, at.x, at.y - 41, 19, width - 12, "", 17.0 / 19);
  }

  void way(std::size_t a, std::size_t b, const std::vector<Point>& corners) {
    const Point middle = middle_of_way(corners);
    picture_.ways.push_back({.id = id_of_way(a, b),
                             .name = verbatim(box_.places[a].name + "-" + box_.places[b].name),
                             .ends = {id_of_place(a), id_of_place(b)},
                             .path = path_of_way(corners),
                             .spots = {},
                             .price = middle,
                             .words = {middle, middle}});
  }

  const Box& box_;
  const Speaker says_;
  Picture picture_;
  double width_ = Sizes::part + 2 * margin, foot_ = 0;
};

}  // namespace

std::string id_of_place(std::size_t place) {
  return fmt::format("p{}", place);
}
std::string id_of_cards(std::size_t place) {
  return fmt::format("cards:p{}", place);
}
std::string id_of_parcel(std::size_t parcel) {
  return fmt::format("parcel:{}", parcel_names.at(parcel));
}
std::string id_of_stack(std::size_t stack) {
  return fmt::format("stack:{}", stack + 1);
}
std::string id_of_player(std::size_t seat) {
  return fmt::format("player:{}", seat);
}
std::string id_of_helper(Figure helper) {
  return fmt::format("helper-{}", figure_names.at(static_cast<std::size_t>(helper)));
}
std::string id_of_way(std::size_t a, std::size_t b) {
  return fmt::format("way:{}:{}", a, b);
}

int rows_of_parcels(const Session& session) {
  int rows = 1;
  for (std::size_t i = 0; i < parcel_count; ++i)
    rows = std::max({rows, session.due[i].value_or(std::max(session.box->parcels[i][0], session.box->parcels[i][1])),
                     static_cast<int>(std::min<std::size_t>(session.start.under[i].gifts.size(), 8))});
  return std::min(rows, 9);
}

Picture table_of(const Session& session, Shown shown, Language language) {
  Assembly picture(*session.box, language);
  picture.board(0, 0, Sizes::part + 2 * margin);
  const int rows = rows_of_parcels(session);
  if (shown == Shown::in_replay) {
    picture.table(picture.width(), 0, session.competitive, rows);
  } else {
    picture.table(0, picture.foot(), session.competitive, rows);
    picture.players(0, session.players);
  }
  return picture.take(shown == Shown::in_replay);
}

std::optional<Picture> board_of(const Box& box, Language language) {
  if (!box.has_board) return std::nullopt;
  Assembly picture(box, language);
  picture.board(0, 0, Sizes::part + 2 * margin);
  return picture.take(false);
}

}  // namespace elfref::master_elf
