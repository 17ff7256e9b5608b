#include "packed_play.h"

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <variant>

namespace elfref::python {
namespace py = pybind11;
using namespace elfenland;
namespace {

constexpr int any_byte = 256;
constexpr int facings = 3;
constexpr int kinds_of_way = 4;

/// Writes the parts of a play.
struct Writes {
  py::list numbers;

  void operator()(int& number, int /*below*/) { numbers.append(number); }
};

/// Reads them.
struct Reads {
  const py::tuple& numbers;
  std::size_t at = 0;

  void operator()(int& number, int below) {
    number = at < numbers.size() ? numbers[at++].cast<int>() : -1;
    if (number < 0 || number >= below) throw std::invalid_argument("this is not a pickled play");
  }
};

// Each takes a part of a play that is below some number, and writes or reads it.

template <class Io, class Part>
void pack(Io& io, Part& part, int below) {
  int number = static_cast<int>(part);
  io(number, below);
  part = static_cast<Part>(number);
}
template <class Io, class Tag>
void pack(Io& io, Id<Tag>& id, int below) {
  pack(io, id.value, below);
}
template <class Io, class Part>
void pack(Io& io, std::optional<Part>& part, int below) {
  bool there = part.has_value();
  pack(io, there, 2);
  if (!there) return part.reset();
  if (!part) part.emplace();
  pack(io, *part, below);
}
template <class Io>
void pack(Io& io, bool& flag) {
  pack(io, flag, 2);
}
template <class Io>
void pack(Io& io, Seat& seat) {
  pack(io, seat, max_seats);
}
template <class Io>
void pack(Io& io, std::optional<Transport>& kind) {
  pack(io, kind, transport_count);
}
template <class Io>
void pack(Io& io, Counts& counts) {
  for (auto& count : counts) pack(io, count, any_byte);
}
template <class Io>
void pack(Io& io, Pieces& pieces) {
  pack(io, pieces.of);
  pack(io, pieces.unknown, any_byte);
  pack(io, pieces.open);
}
template <class Io>
void pack(Io& io, Link& link) {
  pack(io, link.a, town_count);
  pack(io, link.b, town_count);
  pack(io, link.by, kinds_of_way);
}
template <class Io>
void pack(Io& io, FacedCounters& counters) {
  for (auto& one : counters.at) {
    pack(io, one.kind);
    pack(io, one.facing, facings);
  }
  pack(io, counters.count, static_cast<int>(counters.at.size()) + 1);
  pack(io, counters.open);
}

template <class Io>
void pack(Io& io, Pick& pick) {
  pack(io, pick.seat);
  pack(io, pick.kind);
  pack(io, pick.blind);
  pack(io, pick.hidden);
  pack(io, pick.turned);
  pack(io, pick.written);
}
template <class Io>
void pack(Io& io, PlaceCounter& place) {
  pack(io, place.seat);
  pack(io, place.kind);
  pack(io, place.hidden);
  pack(io, place.link);
}
template <class Io>
void pack(Io& io, PlaceObstacle& place) {
  pack(io, place.seat);
  pack(io, place.link);
}
template <class Io>
void pack(Io& io, Pass& pass) {
  pack(io, pass.seat);
}
template <class Io>
void pack(Io& io, Step& step) {
  pack(io, step.seat);
  pack(io, step.to, town_count);
  pack(io, step.paid);
  pack(io, step.caravan);
  pack(io, step.by, kinds_of_way);
  pack(io, step.from, town_count);
  pack(io, step.way, way_count);
  pack(io, step.other_ways);
  pack(io, step.later);
}
template <class Io>
void pack(Io& io, EndJourney& end) {
  pack(io, end.seat);
  pack(io, end.discard);
  pack(io, end.written);
  pack(io, end.before);
}
template <class Io>
void pack(Io& io, Keep& keep) {
  pack(io, keep.seat);
  pack(io, keep.counters);
  pack(io, keep.written);
}

using Choice = std::variant<Pick, PlaceCounter, PlaceObstacle, Pass, Step, EndJourney, Keep>;

/// A choice of that kind, without parts.
template <std::size_t kind = 0>
Choice choice_of(std::size_t wanted) {
  if constexpr (kind < std::variant_size_v<Choice>) {
    return wanted == kind ? Choice(std::in_place_index<kind>) : choice_of<kind + 1>(wanted);
  } else {
    throw std::invalid_argument("this is not a pickled play");
  }
}

}  // namespace

py::tuple packed(const Action& action) {
  Writes writes;
  std::visit(
      [&]<class Play>(Play play) {
        if constexpr (std::is_constructible_v<Choice, Play>) {
          int kind = static_cast<int>(Choice(play).index());
          writes(kind, any_byte);
          pack(writes, play);
        } else {
          throw std::invalid_argument("this play is no choice of a player");
        }
      },
      action);
  return py::tuple(writes.numbers);
}

Action unpacked(const py::tuple& numbers) {
  Reads reads{numbers};
  int kind = 0;
  reads(kind, any_byte);
  Choice choice = choice_of(static_cast<std::size_t>(kind));
  return std::visit(
      [&](auto& play) {
        pack(reads, play);
        return Action(play);
      },
      choice);
}

}  // namespace elfref::python
