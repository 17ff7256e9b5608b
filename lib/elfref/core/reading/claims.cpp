#include "elfref/core/reading/claims.h"

#include <algorithm>
#include <string>

#include "elfref/core/reading/sentences.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

/// Whether a text is the names of several players and what people put between them.
bool is_several(const Reading& reading, std::string_view text) {
  if (reading.seat_named(text)) return false;
  for (const std::string_view joint : {",", "+", "&", "/", " and "}) {
    const std::size_t at = text.find(joint);
    if (at != std::string_view::npos && reading.seat_named(trimmed(text.substr(0, at)))) return true;
  }
  return false;
}

}  // namespace

std::optional<WinnerWritten> read_winner(Reading& reading, const Field& winner) {
  WinnerWritten found;
  int names = 0;
  bool all_known = true;
  const auto nobody = [&](const Node& node, Message advice) {
    all_known = false;
    Diagnostic* told =
        reading.knows_all_players() ? reading.fault(Fault::unknown_winner, node, std::move(advice)) : nullptr;
    if (told != nullptr) told->bearing = Bearing::claims;
  };
  const auto name = [&](const Node& node) {
    found.seat = reading.seat_named(node.text);
    if (!found.seat) nobody(node, reading.advice_on_player(node));
    if (found.seat && std::ranges::count(found.seats, *found.seat) != 0) reading.fault(Fault::named_twice, node);
    if (found.seat) found.seats.push_back(*found.seat);
    ++names;
  };
  if (winner.value->shape == Shape::list) {
    for (const Node& item : reading.children(*winner.value)) {
      if (is_blank(item)) {
        reading.nothing_there(item.span, msg::name_a_player());
        ++names;
      } else if (item.shape == Shape::scalar) {
        name(item);
      } else if (!reading.is_remark(item)) {
        reading.wrong_shape(Fault::not_a_scalar, item, msg::a_player);
        ++names;
      }
    }
    if (names == 0) reading.empty(*winner.key, msg::name_the_winner());
  } else if (const Node* one = reading.scalar(winner, msg::player_or_players)) {
    if (is_several(reading, one->text)) {
      reading.wrong_shape(Fault::not_a_list, *one, msg::due_players,
                          msg::write_this({.what = verbatim("[Anna, Boris]")}));
    } else if (!reading.seat_named(one->text) && (is_unknown(reading, *one) || is_none(reading, *one))) {
      nobody(*one, msg::leave_winner_out());
    } else {
      name(*one);
    }
  }
  if (names > 1) found.seat.reset();
  return all_known ? std::optional(std::move(found)) : std::nullopt;
}

std::optional<std::vector<Field>> read_figures(Reading& reading, const Field& line, const FigureForm& form) {
  const std::string_view text = line.value->text;
  const bool number = !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
  if (line.value->shape != Shape::map) {
    const std::string figure = "{" + std::string(form.keys[0]) + ": " + std::string(text) + "}";
    reading.not_a_map(line, form.example, number ? msg::write_this({.what = verbatim(figure)}) : Message());
    return std::nullopt;
  }
  return reading.fields(*line.value, form.keys, {});
}

}  // namespace elfref
