#include "elfref/core/judging/work.h"

#include <algorithm>

namespace elfref {
namespace {

constexpr std::uint64_t to_begin = 100'000;    // before a record is read: a program starts
constexpr std::uint64_t most_times = 60;       // of what a judgement took
constexpr std::uint64_t times_at_least = 10;   // however long one takes
constexpr std::uint64_t enough = 150'000'000;  // nobody waits longer for what may be given up

}  // namespace

std::uint64_t times_judged(std::uint64_t times, std::uint64_t judged) {
  return times * (to_begin + judged);
}

std::uint64_t most_beside(std::uint64_t judged) {
  return std::min(times_judged(most_times, judged), std::max(enough, times_judged(times_at_least, judged)));
}

}  // namespace elfref
