#include <array>
#include <string_view>

#include "elfref/core/render/render_json_parts.h"
#include "elfref/core/words/core_msg.h"

// Pictures, and the slots that hold pieces, as replays and the recorder send them.

namespace elfref {
namespace {

Json json_of(const PicturePoint& point) {
  // A tenth of a unit is less than a person can see.
  const auto rounded = [](double value) -> Json {
    const double tenths = static_cast<double>(static_cast<long>(value * 10 + (value < 0 ? -0.5 : 0.5))) / 10;
    const auto whole = static_cast<long>(tenths);
    return tenths == static_cast<double>(whole) ? Json(whole) : Json(tenths);
  };
  return {rounded(point.x), rounded(point.y)};
}

Json json_of(const std::vector<PicturePoint>& points) {
  Json json = Json::array();
  for (const PicturePoint& point : points) json.push_back(json_of(point));
  return json;
}

std::string_view name(ViewPiece::State state) {
  constexpr std::array<std::string_view, 4> names{"open", "down", "unknown", "perhaps"};
  return names[static_cast<std::size_t>(state)];
}

std::string_view name(ViewSlot::Look look) {
  constexpr std::array<std::string_view, 4> names{"pieces", "ring", "figure", "area"};
  return names[static_cast<std::size_t>(look)];
}

}  // namespace

Json json_of(const Picture& picture, const Speaker& says) {
  Json json{{"view", picture.view}, {"svg", picture.svg}, {"style", picture.style}, {"words", says(picture.words)}};
  if (!picture.parts.empty()) json["parts"] = picture.parts;
  Json& places = json["places"] = Json::object();
  for (const PicturePlace& place : picture.places) {
    Json& one =
        places[place.id] = {{"name", says(place.name)}, {"at", json_of(place.at)}, {"stands", json_of(place.stands)}};
    if (!place.outline.empty()) one["outline"] = place.outline;
  }
  Json& ways = json["ways"] = Json::object();
  for (const PictureWay& way : picture.ways)
    ways[way.id] = {{"name", says(way.name)},
                    {"ends", way.ends},
                    {"path", way.path},
                    {"spots", json_of(way.spots)},
                    {"price", json_of(way.price)},
                    {"words", {{"at", json_of(way.words.at)}, {"on", json_of(way.words.on)}}}};
  Json& kinds = json["kinds"] = Json::object();
  for (const PictureKind& kind : picture.kinds)
    kinds[kind.id] = {{"name", says(alone(kind.noun))},
                      {"plural", says(msg::several({.kind = kind.noun}))},
                      {"symbol", kind.symbol},
                      {"shape", kind.shape}};
  Json& key = json["key"] = Json::array();
  for (const PictureSign& sign : picture.key) key.push_back({{"svg", sign.svg}, {"words", says(sign.words)}});
  return json;
}

Json json_of(const std::vector<ViewPiece>& pieces) {
  Json json = Json::array();
  for (const ViewPiece& piece : pieces) {
    Json one{{"kind", piece.kind}};
    if (piece.state != ViewPiece::State::open) one["state"] = name(piece.state);
    if (piece.count != 1) one["count"] = piece.count;
    if (piece.most != piece.count) one["most"] = piece.most;
    if (piece.owner) one["owner"] = piece.owner->value;
    if (!piece.drawn.empty()) one["drawn"] = piece.drawn;
    json.push_back(std::move(one));
  }
  return json;
}

Json json_of(const ViewHeld& held, const Speaker& says) {
  return {{"words", says(held.words)}, {"pieces", json_of(held.pieces)}};
}

Json json_of(const ViewSlot& slot, const Speaker& says) {
  Json json{{"id", slot.id}, {"title", says(slot.title)}, {"look", name(slot.look)}};
  if (!slot.place.empty()) json["place"] = slot.place;
  if (!slot.way.empty()) json["way"] = slot.way;
  if (slot.seat) json["player"] = slot.seat->value;
  if (!slot.shape.empty()) json["shape"] = slot.shape;
  return json;
}

Json json_of(const std::vector<ViewSlot>& slots, const Speaker& says) {
  Json json = Json::array();
  for (const ViewSlot& slot : slots) json.push_back(json_of(slot, says));
  return json;
}

Json json_of(const std::vector<ViewHeld>& held, const std::vector<ViewSlot>& slots, const Speaker& says) {
  Json json = Json::object();
  for (std::size_t slot = 0; slot < held.size(); ++slot)
    if (held[slot] != ViewHeld{}) json[slots[slot].id] = json_of(held[slot], says);
  return json;
}

}  // namespace elfref
