#include "elfref/core/pages/picture_svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

#include "elfref/core/text/look.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

// What nobody wrote down is dashed; what lies face down is dark and square. Sizes are those for which games place their
// stands and spots.
constexpr std::string_view piece_style = R"(
.map{--grow:1;--pill:1}
@container board (max-width:599px){.map{--grow:1.2;--pill:1.33}}
.map .under path{fill:none;stroke:var(--mark,var(--ink));stroke-width:28;stroke-linecap:round;opacity:.25}
.map .over path{fill:none;stroke:var(--mark,var(--ink));stroke-width:6}
.map .grow{transform:scale(var(--grow))}.map .pill{transform:scale(var(--pill))}
.map .grow text,.map .pill text{text-anchor:middle;dominant-baseline:central;font:700 23px var(--sans)}
.map .grow{fill:var(--piece);stroke-width:2;stroke-linejoin:round}
.map .token{stroke:var(--edge);color:var(--piece-t)}
.map .figure{fill:var(--p);stroke:var(--edge);color:var(--p)}.map .figure text{fill:var(--on);stroke:none}
.map .figure .two{font-size:16px}.map .figure .three{display:none}
@container board (max-width:599px){.map .figure .two{display:none}}
.map .stone{fill:var(--ink);stroke:var(--paper);color:var(--paper)}
.map .down{fill:var(--piece-t);stroke:var(--piece);color:var(--piece)}
.map .unknown{fill:var(--paper);stroke:var(--ink2);stroke-dasharray:5 3.5;color:var(--ink2)}
.map .perhaps{fill:var(--paper);stroke:var(--warn);stroke-dasharray:5 3.5;color:var(--warn)}
.map .unknown text,.map .perhaps text,.map .many{fill:var(--ink);stroke:none}
.map .sign{fill:currentColor;stroke:none}
.map .grow .many{font-size:17px;paint-order:stroke;stroke:var(--paper);stroke-width:5}
.map .round{fill:none;stroke:var(--paper);stroke-width:10}
.map .part{fill:none;stroke:var(--edge);stroke-width:8}.map .part.in{stroke:var(--p);stroke-width:5}
.map .part.perhaps{stroke:var(--paper);stroke-width:2}
.map .pill rect{fill:var(--ok);stroke:var(--paper);stroke-width:2}
.map .pill text{fill:var(--ok-t);font-size:21px}
)";

/// Whether what a slot holds lies there in pieces.
bool lies_in_pieces(const ViewSlot& slot) {
  return slot.look == ViewSlot::Look::pieces || slot.look == ViewSlot::Look::area;
}

constexpr double token = 17, stone = 16, figure = 31;  // radius, radius, width
constexpr double ring = 16;

using State = ViewPiece::State;

/// A thing with its id, or null.
template <class Things>
auto* named(const Things& things, std::string_view id) {
  const auto found = std::ranges::find(things, id, [](const auto& thing) -> std::string_view { return thing.id; });
  return found == things.end() ? nullptr : &*found;
}

/// Draws one table.
class Drawing {
 public:
  Drawing(const Picture& picture, const Scene& scene, const Speaker& says)
      : picture_(picture), scene_(scene), says_(says) {}

  std::string draw(std::string_view title, std::string_view tokens) {
    const std::array<double, 4> view = shown_view();
    add("<svg class=\"map\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{:.0f} {:.0f} {:.0f} {:.0f}\" role=\"img\""
        " aria-labelledby=\"board-title board-desc\">\n<title id=\"board-title\">{}</title>\n"
        "<desc id=\"board-desc\">{}</desc>\n<style>{}{}{}</style>",
        view[0], view[1], view[2], view[3], escaped(title), escaped(in_words()), tokens, picture_.style, piece_style);
    draw_picture();
    for_slots([&](const ViewSlot& slot, const ViewHeld& held) {
      if (slot.look == ViewSlot::Look::ring) draw_ring(slot, held);
      if (slot.look == ViewSlot::Look::area) draw_area(slot, held);
    });
    for (const bool standing : {false, true})
      for_slots([&](const ViewSlot& slot, const ViewHeld& held) {
        if (lies_in_pieces(slot) && standing == slot.way.empty()) draw_pieces(slot, held);
      });
    for (const PricedWay& priced : scene_.prices)
      if (const PictureWay* way = named(picture_.ways, priced.way)) draw_price(*way, priced.price);
    out_ += "</svg>\n";
    return std::move(out_);
  }

  std::string key() {
    for (std::size_t seat = 0; seat < scene_.players.size(); ++seat) {
      const auto owned = std::ranges::find(picture_.kinds, "figure", &PictureKind::shape);
      if (owned == picture_.kinds.end()) break;
      ViewPiece piece{.kind = owned->id, .state = State::open, .count = 1, .most = 1, .owner = {}};
      piece.owner = Seat{static_cast<std::uint8_t>(seat)};
      const std::string remark = seat < scene_.remarks.size() ? says_(scene_.remarks[seat]) : std::string();
      sign(piece, scene_.players[seat].name + remark);
    }
    for (const PictureKind& kind : picture_.kinds)
      for (const State state : {State::open, State::down, State::unknown, State::perhaps})
        if (kind.shape != "figure" && lies(kind.id, state))
          sign({.kind = kind.id, .state = state, .count = 1, .most = 1, .owner = {}}, says_(meaning(kind, state)));
    bool ringed = false;
    for_slots([&](const ViewSlot& slot, const ViewHeld& held) {
      const PictureKind* kind = named(picture_.kinds, held.pieces.front().kind);
      if (slot.look != ViewSlot::Look::ring || kind == nullptr || std::exchange(ringed, true)) return;
      add("<li><svg class=\"map\" viewBox=\"-22 -22 44 44\" aria-hidden=\"true\">{}</svg>{}</li>", ring_of(held),
          escaped(says_(msg::key_to_fetch({.pieces = msg::several({.kind = kind->noun})}))));
    });
    for (const PictureSign& known : picture_.key)
      add("<li><svg class=\"map\" viewBox=\"0 0 38 16\" aria-hidden=\"true\">{}</svg>{}</li>", known.svg,
          escaped(says_(known.words)));
    return std::move(out_);
  }

 private:
  template <class... Values>
  void add(fmt::format_string<Values...> text, Values&&... values) {
    out_ += fmt::format(text, std::forward<Values>(values)...);
    out_ += '\n';
  }

  /// Calls `each` with every slot that lies on the picture and holds something.
  template <class Each>
  void for_slots(const Each& each) const {
    for (std::size_t i = 0; i < scene_.slots.size() && i < scene_.held.size(); ++i) {
      const ViewSlot& slot = scene_.slots[i];
      if ((slot.place.empty() && slot.way.empty()) || scene_.held[i].pieces.empty()) continue;
      each(slot, scene_.held[i]);
    }
  }

  [[nodiscard]] bool lies(std::string_view kind, State state) const {
    bool found = false;
    for_slots([&](const ViewSlot& slot, const ViewHeld& held) {
      found |= lies_in_pieces(slot) && std::ranges::any_of(held.pieces, [&](const ViewPiece& piece) {
                 return piece.kind == kind && piece.state == state && piece.drawn.empty();
               });
    });
    return found;
  }

  [[nodiscard]] const ViewPlayer* player(std::optional<Seat> seat) const {
    return seat && seat->value < scene_.players.size() ? &scene_.players[seat->value] : nullptr;
  }

  // -------------------------------------------------------------- in words

  static Message meaning(const PictureKind& kind, State state) {
    switch (state) {
      case State::open:
        break;
      case State::down:
        return msg::key_face_down({.piece = kind.noun});
      case State::unknown:
        return msg::key_unrecorded({.piece = kind.noun});
      case State::perhaps:
        return msg::key_perhaps({.piece = kind.noun});
    }
    return alone(kind.noun);
  }

  [[nodiscard]] Message words_of(const ViewPiece& piece) const {
    const PictureKind* kind = named(picture_.kinds, piece.kind);
    const bool unknown = piece.state == State::unknown;
    Message words;
    if (kind != nullptr && !unknown) {
      words = piece.count > 1 ? alone(quantity(piece.count, kind->noun)) : alone(kind->noun);
    } else {
      words = kind == nullptr   ? alone(verbatim(piece.kind))
              : piece.count > 1 ? msg::several({.kind = kind->noun})
                                : alone(kind->noun);
      if (unknown) words = msg::shown_unknown({.kind = words});
      if (piece.count > 1) words = msg::shown_pieces({.count = piece.count, .kind = words});
    }
    if (const ViewPlayer* owner = player(piece.owner))
      words = msg::shown_owned({.pieces = words, .player = verbatim(owner->name)});
    if (piece.state == State::perhaps) words = msg::shown_perhaps({.pieces = words});
    if (piece.state == State::down) words = msg::shown_face_down({.pieces = words});
    return words;
  }

  [[nodiscard]] std::string in_words() const {
    std::string words = says_(picture_.words);
    const auto add_sentence = [&](const Message& sentence) { words += " " + says_(sentence); };
    std::vector<Message> about;
    for (const std::string& id : scene_.about)
      if (const PictureWay* way = named(picture_.ways, id)) about.push_back(way->name);
    if (!about.empty()) add_sentence(msg::shown_about({.ways = list(Joint::and_, about)}));
    for_slots([&](const ViewSlot& slot, const ViewHeld& held) {
      const PicturePlace* place = named(picture_.places, slot.place);
      const PictureWay* way = named(picture_.ways, slot.way);
      if (!lies_in_pieces(slot) || (place == nullptr && way == nullptr)) return;
      List pieces(Joint::comma);
      for (const ViewPiece& piece : held.pieces) pieces.add(piece.drawn.empty() ? words_of(piece) : held.words);
      add_sentence(msg::shown_place({.pieces = pieces.take(), .place = place != nullptr ? place->name : way->name}));
    });
    List prices(Joint::comma);
    for (const PricedWay& priced : scene_.prices)
      if (const PictureWay* way = named(picture_.ways, priced.way))
        prices.add(msg::shown_price({.price = verbatim(priced.price), .way = way->name}));
    if (!scene_.prices.empty()) add_sentence(msg::shown_prices({.prices = prices.take()}));
    return words;
  }

  // -------------------------------------------------------------- the picture

  /// The picture, and in its groups `under` and `over` the lines of what it is about.
  void draw_picture() {
    std::string lines;
    for (const std::string& id : scene_.about)
      if (const PictureWay* way = named(picture_.ways, id)) lines += fmt::format("<path d=\"{}\"/>", way->path);
    std::string svg = picture_.svg;
    for (const std::string_view group : {"<g class=\"under\">", "<g class=\"over\">"})
      if (const std::size_t at = svg.find(group); at != std::string::npos) svg.insert(at + group.size(), lines);
    out_ += svg + "\n";
  }

  /// The whole picture, or the first of its parts and those on which something lies.
  [[nodiscard]] std::array<double, 4> shown_view() const {
    if (picture_.parts.empty()) return picture_.view;
    std::array<double, 4> view = picture_.parts.front();
    for (const std::array<double, 4>& part : picture_.parts) {
      bool used = false;
      for_slots([&](const ViewSlot& slot, const ViewHeld&) {
        const PicturePlace* place = named(picture_.places, slot.place);
        used = used || (place != nullptr && place->at.x >= part[0] && place->at.x <= part[0] + part[2] &&
                        place->at.y >= part[1] && place->at.y <= part[1] + part[3]);
      });
      if (!used) continue;
      const double right = std::max(view[0] + view[2], part[0] + part[2]);
      const double foot = std::max(view[1] + view[3], part[1] + part[3]);
      const double left = std::min(view[0], part[0]), top = std::min(view[1], part[1]);
      view = {left, top, right - left, foot - top};
    }
    return view;
  }

  /// The line of a place, in the colours of those whose it is.
  void draw_area(const ViewSlot& slot, const ViewHeld& held) {
    const PicturePlace* place = named(picture_.places, slot.place);
    if (place == nullptr || place->outline.empty()) return;
    add("<path class=\"area edge\" d=\"{}\"/>", place->outline);
    for (const ViewPiece& piece : held.pieces)
      if (const ViewPlayer* owner = player(piece.owner))
        add("<path class=\"area {}{}\" d=\"{}\"/>", owner->colour, piece.state == State::perhaps ? " perhaps" : "",
            place->outline);
  }

  void draw_ring(const ViewSlot& slot, const ViewHeld& held) {
    if (const PicturePlace* place = named(picture_.places, slot.place))
      add("<g transform=\"translate({:.0f} {:.0f})\">{}</g>", place->at.x, place->at.y, ring_of(held));
  }

  /// A ring round (0, 0): of each owner of what is held, a part.
  [[nodiscard]] std::string ring_of(const ViewHeld& held) const {
    std::string svg = fmt::format("<circle class=\"round\" r=\"{}\"/>", ring);
    const auto owners = static_cast<double>(std::max<std::size_t>(scene_.players.size(), 1));
    const double each = 2 * std::numbers::pi / owners, gap = owners > 1 ? 0.12 : 0.001;
    for (const ViewPiece& piece : held.pieces) {
      const ViewPlayer* owner = player(piece.owner);
      if (owner == nullptr) continue;
      const auto on = [&](double angle) {
        return fmt::format("{:.1f} {:.1f}", ring * std::sin(angle), -ring * std::cos(angle));
      };
      const double from = each * piece.owner->value + gap, to = from + each - 2 * gap;
      const std::string path =
          fmt::format("M{}A{} {} 0 {} 1 {}", on(from), ring, ring, to - from > std::numbers::pi ? 1 : 0, on(to));
      svg +=
          fmt::format("<path class=\"part\" d=\"{0}\"/><path class=\"part in {1}\" d=\"{0}\"/>", path, owner->colour);
      if (piece.state == State::perhaps) svg += fmt::format("<path class=\"part perhaps\" d=\"{}\"/>", path);
    }
    return svg;
  }

  void draw_pieces(const ViewSlot& slot, const ViewHeld& held) {
    const PicturePlace* place = named(picture_.places, slot.place);
    const PictureWay* way = named(picture_.ways, slot.way);
    if (place == nullptr && way == nullptr) return;
    const std::vector<PicturePoint>& spots = place != nullptr ? place->stands : way->spots;
    std::size_t& next = lying_[slot.place + " " + slot.way];
    for (const ViewPiece& piece : held.pieces) {
      constexpr int apart = 3;  // more of a kind are a number
      const int drawn = piece.count > apart ? 1 : std::max(piece.count, 1);
      for (int i = 0; i < drawn; ++i, ++next) {
        PicturePoint at = place != nullptr ? place->at : way->price;
        if (!spots.empty()) at = spots[std::min(next, spots.size() - 1)];
        const double aside = next < spots.size() ? 0 : 9.0 * static_cast<double>(next + 1 - spots.size());
        add("<g transform=\"translate({:.0f} {:.0f})\">{}</g>", at.x + aside, at.y - aside,
            drawn_piece(piece, slot.shape));
      }
    }
  }

  /// A price on its connection, or beside it where something lies there.
  void draw_price(const PictureWay& way, const std::string& price) {
    bool free = !way.spots.empty();
    for_slots([&](const ViewSlot& slot, const ViewHeld&) { free = free && slot.way != way.id; });
    const PicturePoint at = free ? way.spots.front() : way.price;
    const auto narrow =
        std::ranges::count_if(price, [](char letter) { return static_cast<unsigned char>(letter) < 128; });
    const double width = std::max(30.0, 14 + 16.0 * characters(price) - 4.0 * static_cast<double>(narrow));
    add("<g transform=\"translate({:.0f} {:.0f})\"><g class=\"pill\"><rect x=\"{:.0f}\" y=\"-13\" width=\"{:.0f}\" "
        "height=\"26\" rx=\"13\"/><text>{}</text></g></g>",
        at.x, at.y, -width / 2, width, escaped(price));
  }

  // -------------------------------------------------------------- a piece

  /// The pictogram of a kind, its middle at (x, y).
  static std::string sign_of(const PictureKind& kind, double size, double x = 0, double y = 0) {
    return fmt::format("<g class=\"sign\" transform=\"translate({:.1f} {:.1f}) scale({:.3f})\">{}</g>", x - size / 2,
                       y - size / 2, size / 24, kind.symbol);
  }

  /// A piece, its middle at (0, 0), on what its slot has it drawn, if it says that.
  [[nodiscard]] std::string drawn_piece(const ViewPiece& piece, std::string_view of_slot = {}) const {
    if (!piece.drawn.empty()) {
      const ViewPlayer* whose = player(piece.owner);
      return fmt::format("<g class=\"drawn {}\">{}</g>", whose == nullptr ? "p-none" : whose->colour, piece.drawn);
    }
    const PictureKind* kind = named(picture_.kinds, piece.kind);
    const std::string_view shape = !of_slot.empty()  ? of_slot
                                   : kind == nullptr ? "token"
                                                     : std::string_view(kind->shape);
    const ViewPlayer* owner = player(piece.owner);
    constexpr std::array<std::string_view, 4> states{"", " down", " unknown", " perhaps"};
    std::string svg =
        fmt::format("<g class=\"grow {}{}{}{}\">", shape, states.at(static_cast<std::size_t>(piece.state)),
                    owner == nullptr ? "" : " ", owner == nullptr ? "" : owner->colour);
    const bool unknown = piece.state == State::unknown || kind == nullptr;
    std::string what = unknown ? "<text>?</text>" : "";
    if (shape == "figure") {
      svg += fmt::format("<g transform=\"translate(-{0} -{0}) scale({1:.3f})\">{2}</g>", figure / 2, figure / 24,
                         kind->symbol);
      if (owner != nullptr) {
        constexpr std::array<std::string_view, 4> sizes{"", "", " class=\"two\"", " class=\"three\""};
        const auto letters = static_cast<std::size_t>(std::clamp(characters(owner->mark), 0, 3));
        what = fmt::format("<text{} x=\"-4\" y=\"-1\">{}</text>", sizes.at(letters), escaped(owner->mark));
      }
    } else if (shape == "stone") {
      svg += fmt::format("<path d=\"M0-{0}L14 9H-14z\"/>", stone);
      if (!unknown) what = sign_of(*kind, 11, 0, 1.5);
    } else if (shape == "card" || piece.state == State::down) {
      const double wide = shape == "card" ? 24 : 31, high = shape == "card" ? 33 : 31;
      svg += fmt::format("<rect x=\"-{}\" y=\"-{}\" width=\"{}\" height=\"{}\" rx=\"5\"/>", wide / 2, high / 2, wide,
                         high);
      if (!unknown) what = sign_of(*kind, wide - 7);
    } else if (shape == "bare") {
      if (!unknown) what = sign_of(*kind, figure);
    } else {
      svg += fmt::format("<circle r=\"{}\"/>", token);
      if (!unknown) what = sign_of(*kind, 25);
    }
    svg += what;
    if (piece.count > 3) svg += fmt::format("<text class=\"many\" x=\"16\" y=\"14\">×{}</text>", piece.count);
    return svg + "</g>";
  }

  /// One sign of the key, and what it means.
  void sign(const ViewPiece& piece, const std::string& words) {
    add("<li><svg class=\"map\" viewBox=\"-22 -22 44 44\" aria-hidden=\"true\">{}</svg>{}</li>", drawn_piece(piece),
        escaped(words));
  }

  const Picture& picture_;
  const Scene& scene_;
  const Speaker& says_;
  std::map<std::string, std::size_t> lying_;  // by place or connection: pieces that are drawn there
  std::string out_;
};

}  // namespace

std::string_view style_of_pieces() {
  return piece_style;
}

std::string svg_of(const Picture& picture, const Scene& scene, const Speaker& says) {
  return Drawing(picture, scene, says).draw(says(msg::board_title()), "");
}

std::string svg_file_of(const Picture& picture, const Scene& scene, const Speaker& says, const Message& title) {
  std::string svg = Drawing(picture, scene, says).draw(says(title), look_tokens());
  // Nothing stands around it that could be asked how wide it is.
  constexpr std::string_view around = "@container board ", alone = "@media ";
  for (std::size_t at = svg.find(around); at != std::string::npos; at = svg.find(around, at + 1))
    svg.replace(at, around.size(), alone);
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg;
}

std::string key_of(const Picture& picture, const Scene& scene, const Speaker& says) {
  return Drawing(picture, scene, says).key();
}

}  // namespace elfref
