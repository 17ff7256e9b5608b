#include "elfref/elven_rage/reading/decode_map.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "elfref/core/reading/sentences.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/facts/faults.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

constexpr std::array<std::string_view, 2> map_names{"four", "three"};
constexpr std::size_t most_places = 60;

class MapReader {
  enum Key { castles, central, towers, lands, borders, halves };
  static constexpr std::array<std::string_view, 6> keys{"castles", "central", "towers", "lands", "borders", "halves"};

 public:
  MapReader(Reading& reading, const Field& field) : reading_(reading), field_(field) {}

  Map read() {
    map_.name = std::string(field_.key->text);
    if (!reading_.is_map(field_, "{castles: [a1, e1], lands: [b1]}")) return std::move(map_);
    const std::array<Field, 6> at = reading_.fields(*field_.value, keys);
    read_places(at[castles], PlaceKind::castle);
    map_.castles = static_cast<int>(map_.places.size());
    if (at[central])
      if (const Node* name = reading_.scalar(at[central], msg::a_place)) add(*name, PlaceKind::centre);
    read_places(at[towers], PlaceKind::tower);
    read_places(at[lands], PlaceKind::land);
    if (map_.places.size() > most_places)
      tell(*field_.key, msg::places_beyond_map({.most = most_places, .places = map_.places.size()}));
    const int due = same_key(map_.name, "three") ? 3 : 4;
    if (at[castles] && map_.castles != due)
      tell(*at[castles].key, msg::castles_of_map({.castles = map_.castles, .due = due}));
    if (at[borders]) read_borders(at[borders]);
    if (at[halves]) read_halves(at[halves]);
    return std::move(map_);
  }

 private:
  void tell(const Phrase& at, const Message& what) {
    reading_.fault(faults::faulty_map, reading_.span(at), msg::faulty_map({.what = what}));
  }

  void read_places(const Field& field, PlaceKind kind) {
    for_names(field, [&](const Node& name) { add(name, kind); });
  }

  void add(const Node& name, PlaceKind kind) {
    if (find(name.text)) {
      reading_.fault(Fault::named_twice, name);
    } else {
      map_.places.push_back({.name = std::string(name.text), .kind = kind});
    }
  }

  [[nodiscard]] std::optional<PlaceId> find(std::string_view name) const {
    const std::string folded = fold(name);
    for (std::size_t i = 0; i < map_.places.size(); ++i)
      if (fold(map_.places[i].name) == folded) return static_cast<PlaceId>(i);
    return std::nullopt;
  }

  std::optional<PlaceId> place(const Phrase& name) {
    const std::optional<PlaceId> found = find(name.text);
    if (found) return found;
    std::vector<std::string_view> names;
    for (const MapPlace& known : map_.places) names.push_back(known.name);
    reading_.unknown_name(faults::unknown_place, name, names);
    return std::nullopt;
  }

  /// `a1-b1-c1`: the names themselves have no dashes.
  void read_borders(const Field& field) {
    map_.bordered = true;
    for_names(field, [&](const Node& chain) {
      std::optional<PlaceId> before;
      for (std::string_view rest = chain.text; !rest.empty();) {
        const std::size_t dash = std::min(rest.find('-'), rest.size());
        const Phrase name(&chain, trimmed(rest.substr(0, dash)));
        rest.remove_prefix(std::min(dash + 1, rest.size()));
        const std::optional<PlaceId> now = place(name);
        if (before && now) border(*before, *now, name);
        before = now;
      }
    });
    if (!connected()) tell(*field.key, msg::places_not_connected());
  }

  void border(PlaceId a, PlaceId b, const Phrase& at) {
    std::vector<PlaceId>& of_a = map_.places[a].neighbours;
    if (a == b) return tell(at, msg::border_with_itself());
    if (std::ranges::find(of_a, b) != of_a.end())
      return tell(
          at, msg::border_twice({.first = as_written(map_.places[a].name), .second = as_written(map_.places[b].name)}));
    of_a.push_back(b);
    map_.places[b].neighbours.push_back(a);
  }

  [[nodiscard]] bool connected() const {
    if (map_.places.empty()) return true;
    std::vector<bool> seen(map_.places.size());
    std::vector<PlaceId> open{0};
    seen[0] = true;
    std::size_t count = 1;
    while (!open.empty()) {
      const PlaceId at = open.back();
      open.pop_back();
      for (const PlaceId next : map_.places[at].neighbours) {
        if (seen[next]) continue;
        seen[next] = true;
        ++count;
        open.push_back(next);
      }
    }
    return count == map_.places.size();
  }

  void read_halves(const Field& field) {
    if (field.value->shape != Shape::list) {
      reading_.wrong_shape(Fault::not_a_list, *field.value, "[[a1, b1], …]");
      return;
    }
    for (const Node& item : reading_.children(*field.value)) {
      std::vector<PlaceId> half;
      int corners = 0;
      for_names({field.key, &item}, [&](const Node& name) {
        const std::optional<PlaceId> known = place(name);
        if (!known) return;
        half.push_back(*known);
        corners += map_.places[*known].kind == PlaceKind::castle ? 1 : 0;
      });
      if (corners != 2)
        reading_.fault(faults::faulty_map, item.span,
                       msg::faulty_map({.what = msg::castles_in_half({.castles = corners})}));
      map_.halves.push_back(std::move(half));
    }
  }

  template <class Visit>
  void for_names(const Field& field, Visit visit) {
    if (!field) return;
    if (field.value->shape != Shape::list) {
      reading_.wrong_shape(Fault::not_a_list, *field.value, "[a1, b1]");
      return;
    }
    for (const Node& item : reading_.children(*field.value)) {
      if (item.shape == Shape::scalar && !is_blank(item)) {
        visit(item);
      } else {
        reading_.wrong_shape(Fault::not_a_scalar, item, msg::a_name);
      }
    }
  }

  Reading& reading_;
  Field field_;
  Map map_;
};

}  // namespace

std::vector<Map> read_maps(Reading& reading, const Field& maps) {
  std::vector<Map> all;
  if (!reading.is_map(maps, "{four: {castles: …}}")) return all;
  for (const Field& map : reading.fields(*maps.value, map_names, {}))
    if (map) all.push_back(MapReader(reading, map).read());
  return all;
}

}  // namespace elfref::elven_rage
