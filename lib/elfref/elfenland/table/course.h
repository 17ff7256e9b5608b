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

/// One way in which a player's journeys may have gone since a part of them is unrecorded. It has all facts on which
/// later plays depend.
struct Course {
  TownId at;              ///< the town where the boot is
  TownSet had;            ///< towns whose piece the player surely had before
  TownSet fresh;          ///< other towns visited since
  Hand hand;              ///< the cards left
  bool overpaid = false;  ///< any of these cards may also have been paid in this turn
  std::uint64_t over = 0; ///< roads used in this round that have a counter only by assumption, one bit per WayId
  bool most = true;       ///< this course may lead to more towns than any other
  bool least = true;      ///< this course may lead to fewer towns than any other

  /// The number of cards that may be in hand.
  [[nodiscard]] Range cards() const { return {overpaid ? 0 : hand.min, hand.max}; }

  friend bool operator==(const Course&, const Course&) = default;
};

/// Every course of a player's journeys that can lead to the most or the fewest towns, unless there were too many.
struct Courses {
  std::vector<Course> all;     ///< not empty
  std::uint8_t towns_min = 0;  ///< the fewest pieces taken before
  std::uint8_t towns_max = 0;  ///< the most pieces taken before
  bool most = true;            ///< the courses that can lead to the most towns are complete
  bool least = true;           ///< the courses that can lead to the fewest towns are complete

  /// The number of pieces on a course. If only the number of earlier pieces is known, a town visited since may be one
  /// of them.
  [[nodiscard]] Range towns(const Course& course) const {
    const int visited = course.had.size() + course.fresh.size();
    return {std::min(20, std::max<int>(towns_min, visited)), std::min(20, towns_max + course.fresh.size())};
  }

  friend bool operator==(const Courses&, const Courses&) = default;
};

/// The courses of a player, or nothing if everything is known or too little is. Copies share them.
class OpenCourses {
 public:
  OpenCourses() = default;
  /// These courses; nothing if there are none.
  explicit OpenCourses(Courses courses) {
    if (!courses.all.empty()) courses_ = std::make_shared<const Courses>(std::move(courses));
  }
  /// Whether there are courses.
  [[nodiscard]] explicit operator bool() const { return courses_ != nullptr; }
  /// The courses. REQUIRES: there are some.
  [[nodiscard]] const Courses& operator*() const { return *courses_; }
  /// Access to a member of the courses. REQUIRES: there are some.
  [[nodiscard]] const Courses* operator->() const { return courses_.get(); }

  /// Whether both have the same courses, or none.
  friend bool operator==(const OpenCourses& a, const OpenCourses& b) {
    return a.courses_ == b.courses_ || (a && b && *a == *b);
  }

 private:
  std::shared_ptr<const Courses> courses_;
};

}  // namespace elfref::elfenland
