#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/result_sheet.h"

// Points of a tournament: what a result is worth.

namespace elfref::tools {

/// A number of points, exactly: a multiple of the share of a hundredth among ten players.
using Points = std::int64_t;
/// One point.
inline constexpr Points one_point = 252'000;
/// Points in digits, rounded to two after the point: `7.5`.
[[nodiscard]] std::string in_digits(Points points);

/// What a result is worth, as a file sets it.
struct PointsFile {
  /// The points of places 1, 2, ...; by the number of players, 0: any other. Later places get nothing.
  std::map<int, std::vector<Points>> places;
  bool share = true;  ///< tied players share the points of their places; else each gets those of the best one
  Points win = 0;     ///< on top, for a win
  Points game = 0;    ///< for each game
  Points score = 0;   ///< for each point of the score
};

/// A scheme of points.
struct Scheme {
  /// What is counted.
  enum class Kind : std::uint8_t {
    place,  ///< a point for each player behind, and a half for each who ties; a win together is one point
    wins,   ///< a point for a win
    score,  ///< the score
    file,   ///< as a file sets it
  };
  Kind kind = Kind::place;
  PointsFile file{};
  std::string name = "place";  ///< as it was asked for
};

/// The points of each player by seat. Nothing: the game has no scores, and the scheme needs them. REQUIRES: the sheet
/// has a result.
[[nodiscard]] std::optional<std::vector<Points>> points_of(const Scheme& scheme, const ResultSheet& sheet);

/// The scheme with that name, or that of a file. Nothing, with the reason, if the file cannot be read.
[[nodiscard]] std::optional<Scheme> scheme_named(const std::string& name, Message& why);

/// Players with several names.
class Aliases {
 public:
  /// Reads a file: a map of names to other spellings. Returns what is wrong with it, or nothing.
  [[nodiscard]] Message read(const std::string& path);
  /// The name by which a player is listed, if a file has it; else nothing.
  [[nodiscard]] const std::string* listed_as(std::string_view name) const;

 private:
  std::map<std::string, std::string> names_;  // by folded spelling
};

}  // namespace elfref::tools
