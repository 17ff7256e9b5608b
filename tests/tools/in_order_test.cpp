// Batches that several threads work on.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <numeric>
#include <optional>
#include <thread>
#include <vector>

#include "../../tools/in_order.h"

namespace elfref::testing::in_order_test {
namespace {

using ::testing::Each;
using ::testing::Le;
using ::testing::Message;
using tools::in_order;
using tools::Line;

struct Batch {
  std::size_t number = 0;
  bool last = false;
};

/// What becomes of so many batches. Some take much longer than others.
struct Course {
  std::vector<std::size_t> taken;
  std::vector<std::size_t> held;  ///< how many were, by each that was read
  int stopped = 0;
};

Course work(int jobs, std::size_t batches, std::size_t takes_at_most) {
  Course result;
  std::atomic<std::size_t> read = 0, gone = 0, reading = 0, taking = 0;
  in_order(jobs, Line{[&]() -> std::optional<Batch> {
                        EXPECT_EQ(reading++, 0u);
                        const std::size_t number = read;
                        if (number < batches) result.held.push_back(++read - gone);
                        --reading;
                        if (number == batches) return std::nullopt;
                        return Batch{number, number + 1 == batches};
                      },
                      [&](Batch&& batch) {
                        if (batch.number % 7 == 3) std::this_thread::sleep_for(std::chrono::microseconds(300));
                        return batch.number;
                      },
                      [&](std::size_t&& number) {
                        EXPECT_EQ(taking++, 0u);
                        result.taken.push_back(number);
                        --taking;
                        ++gone;
                        return result.taken.size() < takes_at_most;
                      },
                      [&] { ++result.stopped; }});
  return result;
}

std::vector<std::size_t> first(std::size_t count) {
  std::vector<std::size_t> numbers(count);
  std::iota(numbers.begin(), numbers.end(), std::size_t{0});
  return numbers;
}

TEST(InOrder, EachBatchIsTakenOnceAndInOrderAndFewAreHeld) {
  for (const int jobs : {1, 2, 3, 8})
    for (const std::size_t batches : {0, 1, 2, 3, 7, 100, 1000}) {
      SCOPED_TRACE(Message() << jobs << " jobs, " << batches << " batches");
      const Course all = work(jobs, batches, batches + 1);
      EXPECT_EQ(all.taken, first(batches));
      EXPECT_EQ(all.stopped, 0);
      EXPECT_THAT(all.held, Each(Le(static_cast<std::size_t>(jobs) + 2)));
    }
}

TEST(InOrder, NothingIsTakenBehindTheOneThatEndsIt) {
  for (const int jobs : {1, 2, 3, 8})
    for (const std::size_t wanted : {1, 2, 50}) {
      SCOPED_TRACE(Message() << jobs << " jobs, " << wanted << " are taken");
      const Course some = work(jobs, 1000, wanted);
      EXPECT_EQ(some.taken, first(wanted));
      EXPECT_EQ(some.stopped, jobs > 1 ? 1 : 0);
    }
}

TEST(InOrder, WhoReadsAndWaitsIsTold) {
  // Three batches come, and then nothing until it is stopped.
  std::mutex own;
  std::condition_variable told;
  bool stopped = false;
  std::size_t read = 0;
  std::vector<std::size_t> taken;
  in_order(2, Line{[&]() -> std::optional<Batch> {
                     if (read < 3) return Batch{read++, false};
                     std::unique_lock lock(own);
                     told.wait(lock, [&] { return stopped; });
                     return std::nullopt;
                   },
                   [](Batch&& batch) { return batch.number; },
                   [&](std::size_t&& number) {
                     taken.push_back(number);
                     return taken.size() < 3;
                   },
                   [&] {
                     const std::lock_guard lock(own);
                     stopped = true;
                     told.notify_all();
                   }});
  EXPECT_EQ(taken, first(3));
}

TEST(InOrder, ABatchThatIsMadeIsTakenWhileAnotherReaderWaits) {
  // The second batch comes only when the first was taken: whoever types into a pipe sees an answer to each line.
  std::mutex own;
  std::condition_variable told;
  std::size_t read = 0, taken = 0;
  in_order(2, Line{[&]() -> std::optional<Batch> {
                     std::unique_lock lock(own);
                     told.wait(lock, [&] { return taken == read; });
                     if (read == 20) return std::nullopt;
                     return Batch{read++, false};
                   },
                   [](Batch&& batch) { return batch.number; },
                   [&](std::size_t&&) {
                     const std::lock_guard lock(own);
                     ++taken;
                     told.notify_all();
                     return true;
                   },
                   [] {}});
  EXPECT_EQ(taken, 20u);
}

}  // namespace
}  // namespace elfref::testing::in_order_test
