#include "elfref/bgstats.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

#include "elfref/core/render/render_json_text.h"
#include "elfref/core/text/text.h"

namespace elfref {
namespace {

/// The places of a text that a program may use as its identity: equal texts have the same.
std::string uuid_of(std::string_view text) {
  constexpr std::uint64_t prime = 0x100000001B3;
  std::array<std::uint64_t, 2> halves{0xCBF29CE484222325, 0x84222325CBF29CE4};
  for (std::uint64_t& half : halves)
    for (const char c : text) half = (half ^ static_cast<unsigned char>(c)) * prime;
  std::string digits;
  for (const std::uint64_t half : halves)
    for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789ABCDEF"[half >> shift & 15];
  digits[12] = '8';  // a version for identities of one's own
  digits[16] = 'A';
  for (const std::size_t at : {20, 16, 12, 8}) digits.insert(at, "-");
  return digits;
}

/// `2026-10-03 00:00:00` of a date; empty if it is none.
std::string date_of(const ResultSheet& sheet) {
  const std::string_view date = session_text(sheet.session, SessionKey::date);
  constexpr std::string_view form = "0000-00-00";
  if (date.size() < form.size()) return {};
  for (std::size_t i = 0; i < form.size(); ++i)
    if (form[i] == '-' ? date[i] != '-' : date[i] < '0' || date[i] > '9') return {};
  return std::string(date.substr(0, form.size())) + " 00:00:00";
}

/// What the sheet tells that has no field of its own.
std::string comments_of(const ResultSheet& sheet) {
  std::vector<std::string> parts;
  for (const SessionKey key : {SessionKey::event, SessionKey::heat, SessionKey::table})
    if (const std::string_view text = session_text(sheet.session, key); !text.empty())
      parts.push_back(std::string(elfref::name(key)) + " " + std::string(text));
  std::string judged = "elfref: " + std::string(elfref::name(sheet.verdict));
  if (sheet.doubts.empty()) {
    parts.push_back(judged);
  } else {
    for (const ResultDoubt& doubt : sheet.doubts) parts.push_back("elfref: " + doubt.why);
  }
  return joined(
      parts, [](const std::string& part) { return part; }, "; ");
}

/// The identity of a play: where, when and by whom it was played, and how it ended.
std::string identity_of(const ResultSheet& sheet) {
  std::string all(sheet.game->name);
  for (const SessionEntry& entry : sheet.session) (((all += '\n') += entry.key) += '=') += entry.text;
  for (const ResultPlayer& player : sheet.players)
    ((all += '\n') += player.name) += ' ' + std::to_string(player.place.value_or(player.won ? 1 : 0));
  return uuid_of(all);
}

bool has_points(const ResultSheet& sheet) {
  return std::ranges::all_of(sheet.players, [](const ResultPlayer& player) { return player.score.has_value(); });
}

std::string score_of(const ResultPlayer& player) {
  return player.score ? std::to_string(*player.score) : "";
}

void put_link(JsonText& json, const ResultSheet& sheet) {
  const BgStatsGame& game = *bgstats_game(*sheet.game);
  json.open_object();
  json.put("sourceName", "elfref");
  json.put("sourcePlayId", identity_of(sheet));
  if (const std::string date = date_of(sheet); !date.empty()) json.put("playDate", date);
  json.key("game").open_object();
  json.put("name", bgstats_title(game));
  json.put("sourceGameId", game.name);
  if (game.bgg != 0) json.put("bggId", game.bgg);
  json.put("highestWins", true);
  json.put("noPoints", !has_points(sheet));
  json.close_object();
  json.key("players").open_list();
  for (const ResultPlayer& player : sheet.players) {
    json.open_object();
    json.put("name", player.name);
    json.put("sourcePlayerId", fold(player.name));
    if (player.score) json.put("score", *player.score);
    json.put("winner", player.won);
    json.put("startPlayer", &player == sheet.players.data());
    if (player.place) json.put("rank", *player.place);
    if (!player.role.empty()) json.put("role", player.role);
    json.close_object();
  }
  json.close_list();
  if (const std::string_view place = session_text(sheet.session, SessionKey::place); !place.empty())
    json.put("location", place);
  json.put("comments", comments_of(sheet));
  json.close_object();
}

/// Writes a file. What is named in it several times has a number.
class BgStatsFile {
 public:
  explicit BgStatsFile(std::span<const ResultSheet> sheets) {
    for (const ResultSheet& sheet : sheets)
      if (sheet.by != ResultBy::nothing) sheets_.push_back(&sheet);
  }

  std::string write() {
    JsonText json(out_);
    json.open_object();
    json.key("plays").open_list();
    for (const ResultSheet* sheet : sheets_) put_play(json, *sheet);
    json.close_list();
    json.key("games").open_list();
    for (const auto& [name, id] : games_) put_game(json, name, id);
    json.close_list();
    put_named(json, "players", players_);
    put_named(json, "locations", locations_);
    json.close_object();
    return std::move(out_) + "\n";
  }

 private:
  struct Named {
    std::string name;
    std::size_t id = 0;
  };
  using Numbers = std::map<std::string, Named>;  // by folded name

  static std::size_t number_of(Numbers& all, std::string_view name) {
    return all.try_emplace(fold(name), Named{std::string(name), all.size() + 1}).first->second.id;
  }

  void put_play(JsonText& json, const ResultSheet& sheet) {
    json.open_object();
    json.put("uuid", identity_of(sheet));
    if (const std::string date = date_of(sheet); !date.empty()) json.put("playDate", date);
    const auto game = games_.try_emplace(sheet.game->name, games_.size() + 1).first->second;
    json.put("gameRefId", game);
    if (const std::string_view place = session_text(sheet.session, SessionKey::place); !place.empty())
      json.put("locationRefId", number_of(locations_, place));
    json.put("usesTeams", false);
    json.put("manualWinner", true);
    json.put("comments", comments_of(sheet));
    json.key("playerScores").open_list();
    for (std::size_t seat = 0; seat < sheet.players.size(); ++seat) {
      const ResultPlayer& player = sheet.players[seat];
      json.open_object();
      json.put("playerRefId", number_of(players_, player.name));
      json.put("score", score_of(player));
      json.put("rank", player.place.value_or(0));
      json.put("seatOrder", seat + 1);
      json.put("startPlayer", seat == 0);
      json.put("winner", player.won);
      json.put("newPlayer", false);
      if (!player.role.empty()) json.put("role", player.role);
      json.close_object();
    }
    json.close_list();
    json.close_object();
  }

  static void put_game(JsonText& json, std::string_view name, std::size_t id) {
    const BgStatsGame& game = *bgstats_game(name);
    json.open_object();
    json.put("id", id);
    json.put("uuid", uuid_of(name));
    json.put("name", bgstats_title(game));
    if (game.bgg != 0) json.put("bggId", game.bgg);
    json.put("highestWins", true);
    json.put("noPoints", !game.points);
    json.put("cooperative", game.together);
    json.close_object();
  }

  static void put_named(JsonText& json, std::string_view key, const Numbers& all) {
    json.key(key).open_list();
    for (const auto& [folded, named] : all) {
      json.open_object();
      json.put("id", named.id);
      json.put("uuid", uuid_of(folded));
      json.put("name", named.name);
      json.close_object();
    }
    json.close_list();
  }

  std::string out_;
  std::vector<const ResultSheet*> sheets_;
  std::map<std::string_view, std::size_t> games_;
  Numbers players_, locations_;
};

/// Everything but letters, digits and a few signs as %XX.
std::string for_address(std::string_view text) {
  std::string address;
  for (const char c : text) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       std::string_view("-_.~").find(c) != std::string_view::npos;
    if (plain) {
      address += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    address += '%';
    address += "0123456789ABCDEF"[byte >> 4];
    address += "0123456789ABCDEF"[byte & 15];
  }
  return address;
}

}  // namespace

const BgStatsGame* bgstats_game(std::string_view name) {
  static constexpr std::array games{BgStatsGame{"elfenland", 10, true, false},
                                    BgStatsGame{"elven-rage", 0, false, false},
                                    BgStatsGame{"master-elf", 0, false, true}};
  const auto found =
      std::ranges::find_if(games, [&](const BgStatsGame& game) { return fold(game.name) == fold(name); });
  return found == games.end() ? nullptr : &*found;
}

std::string bgstats_title(const BgStatsGame& game) {
  const auto found = std::ranges::find(games(), game.name, &GameModule::name);
  const std::string title(found == games().end() ? game.name : (*found)->title);
  return title.substr(0, title.find(" ("));
}

std::string bgstats_link(const ResultSheet& sheet) {
  std::string text;
  JsonText json(text);
  put_link(json, sheet);
  return "https://app.bgstatsapp.com/createPlay.html?data=" + for_address(text);
}

std::string bgstats_file(std::span<const ResultSheet> sheets) {
  return BgStatsFile(sheets).write();
}

}  // namespace elfref
