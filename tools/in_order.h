#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace elfref::tools {

/// What in_order() is made of.
/// `next()` gives the next batch, or nothing behind the last one; `work(batch)` makes something of it, in any thread;
/// `take(made)` takes that, and says whether to go on; `stop()` is called where it says no, so that `next` does not
/// wait.
template <class Next, class Work, class Take, class Stop>
struct Line {
  Next next;  ///< in one thread at a time
  Work work;  ///< in several at once
  Take take;  ///< in the thread that calls
  Stop stop;  ///< likewise
};
template <class Next, class Work, class Take, class Stop>
Line(Next, Work, Take, Stop) -> Line<Next, Work, Take, Stop>;

/// Works on batches in `jobs` threads and takes what comes of them in their order. At most `jobs` + 2 of them are held
/// at a time. Where there is one job, or one batch (its `last`), no thread is started.
template <class Next, class Work, class Take, class Stop>
void in_order(int jobs, const Line<Next, Work, Take, Stop>& line) {
  using Batch = typename std::invoke_result_t<const Next&>::value_type;
  using Made = std::invoke_result_t<const Work&, Batch&&>;
  std::optional<Batch> first = line.next();
  if (!first) return;
  if (jobs <= 1 || first->last) {
    for (; first; first = line.next())
      if (!line.take(line.work(std::move(*first)))) return;
    return;
  }

  std::mutex own;
  std::condition_variable changed;
  std::deque<std::pair<std::size_t, Batch>> waiting;
  std::map<std::size_t, Made> made;
  std::size_t read = 1, taken = 0;
  bool ended = false, stopped = false;
  waiting.emplace_back(0, std::move(*first));

  std::vector<std::thread> threads;
  threads.emplace_back([&] {
    for (std::unique_lock lock(own);;) {
      changed.wait(lock, [&] { return stopped || read - taken < static_cast<std::size_t>(jobs) + 2; });
      if (stopped) return;
      lock.unlock();
      std::optional<Batch> batch = line.next();
      lock.lock();
      if (batch) {
        waiting.emplace_back(read++, std::move(*batch));
      } else {
        ended = true;
      }
      changed.notify_all();
      if (ended) return;
    }
  });
  for (int job = 0; job < jobs; ++job)
    threads.emplace_back([&] {
      for (std::unique_lock lock(own);;) {
        changed.wait(lock, [&] { return stopped || ended || !waiting.empty(); });
        if (stopped || waiting.empty()) return;
        std::pair<std::size_t, Batch> batch = std::move(waiting.front());
        waiting.pop_front();
        lock.unlock();
        Made one = line.work(std::move(batch.second));
        lock.lock();
        made.emplace(batch.first, std::move(one));
        changed.notify_all();
      }
    });

  for (std::unique_lock lock(own);;) {
    changed.wait(lock, [&] { return made.contains(taken) || (ended && taken == read); });
    if (taken == read) break;
    auto one = made.extract(taken);
    lock.unlock();
    const bool more = line.take(std::move(one.mapped()));
    lock.lock();
    ++taken;
    stopped = !more;
    changed.notify_all();
    if (stopped) break;
  }
  if (stopped) line.stop();
  for (std::thread& thread : threads) thread.join();
}

}  // namespace elfref::tools
