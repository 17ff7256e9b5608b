#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/table/hand.h"

namespace elfref::elfenland {

/// One way in which a player's journeys may have gone since a part of them was not written down: all of it on which
/// hangs what follows.
struct Course {
  TownId at;              ///< where the boot stands
  TownSet had;            ///< towns whose piece the player surely had before
  TownSet fresh;          ///< other towns that were visited since
  Hand hand;              ///< cards that are left
  bool overpaid = false;  ///< any of them may have been paid as well, in this turn
  std::uint64_t over = 0; ///< roads used in this round on which a counter is only supposed, a bit a WayId
  bool most = true;       ///< what follows may come to more towns than by any other course
  bool least = true;      ///< what follows may come to fewer towns than by any other course

  /// Cards that may be in hand.
  [[nodiscard]] Range cards() const { return {overpaid ? 0 : hand.min, hand.max}; }

  friend bool operator==(const Course&, const Course&) = default;
};

/// Every course of a player's journeys that can come to most towns, or to least, as far as they were not too many.
struct Courses {
  std::vector<Course> all;     ///< not empty
  std::uint8_t towns_min = 0;  ///< pieces taken before, at least
  std::uint8_t towns_max = 0;  ///< pieces taken before, at most
  bool most = true;            ///< those that can come to most are all there
  bool least = true;           ///< those that can come to least are all there

  /// Pieces taken on a course: a town that was visited since may have been had before where those are only counted.
  [[nodiscard]] Range towns(const Course& course) const {
    const int visited = course.had.size() + course.fresh.size();
    return {std::min(20, std::max<int>(towns_min, visited)), std::min(20, towns_max + course.fresh.size())};
  }

  friend bool operator==(const Courses&, const Courses&) = default;
};

/// The courses of a player, or nothing where everything is known, or too little. Copies share them.
class OpenCourses {
 public:
  OpenCourses() = default;
  /// These; nothing where there are none.
  explicit OpenCourses(Courses courses) {
    if (!courses.all.empty()) courses_ = std::make_shared<const Courses>(std::move(courses));
  }
  /// Whether there are any.
  [[nodiscard]] explicit operator bool() const { return courses_ != nullptr; }
  /// The courses. REQUIRES: there are any.
  [[nodiscard]] const Courses& operator*() const { return *courses_; }
  /// A member of them. REQUIRES: there are any.
  [[nodiscard]] const Courses* operator->() const { return courses_.get(); }

  /// Whether both have the same courses, or none.
  friend bool operator==(const OpenCourses& a, const OpenCourses& b) {
    return a.courses_ == b.courses_ || (a && b && *a == *b);
  }

 private:
  std::shared_ptr<const Courses> courses_;
};

}  // namespace elfref::elfenland
