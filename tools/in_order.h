#pragma once

#include <condition_variable>
#include <cstddef>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace elfref::tools {

/// The functions of in_order(). `next()` gives the next batch, or nothing after the last one. `work(batch)` makes a
/// result from it, in any thread. `take(made)` takes the result, and returns whether to go on. If it returns false,
/// `stop()` is called so that `next` does not wait.
template <class Next, class Work, class Take, class Stop>
struct Line {
  Next next;  ///< by one thread at a time
  Work work;  ///< by several threads at the same time
  Take take;  ///< by one thread at a time
  Stop stop;  ///< once, after the last `take`, while another thread may be in `next`
};
template <class Next, class Work, class Take, class Stop>
Line(Next, Work, Take, Stop) -> Line<Next, Work, Take, Stop>;

/// Works on batches in `jobs` threads, the calling one included, and takes the results in the order of the batches.
/// Each thread reads a batch, works on it, and takes the next results in order, its own or those of others. A thread
/// keeps the batch that it has read, so none waits to be handed one. At most `jobs` + 2 batches are held at a time.
/// With one job or one batch (its `last`), no thread is started; if the system gives no more threads, fewer do the
/// work. An exception ends the reading; the results of the batches before it are taken, and then it is thrown on.
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

  std::mutex reading;  // held by the thread that reads, also while it waits
  std::mutex own;      // for the variables below
  std::condition_variable taken_one;
  std::map<std::size_t, Made> made;
  std::size_t read = 1, taken = 0;
  bool taking = false, ended = false, stopped = false;
  std::exception_ptr thrown;

  // The number of the batch that was read; nothing: there are no more.
  const auto read_on = [&](std::optional<Batch>& batch) -> std::optional<std::size_t> {
    const std::lock_guard turn(reading);
    {
      std::unique_lock lock(own);
      taken_one.wait(lock, [&] { return stopped || ended || read - taken < static_cast<std::size_t>(jobs) + 2; });
      if (stopped || ended) return std::nullopt;
    }
    batch = line.next();
    const std::lock_guard lock(own);
    if (!batch) ended = true;
    return ended ? std::nullopt : std::optional(read++);
  };
  const auto take_what_is_next = [&](std::size_t number, Made&& one) {
    std::unique_lock lock(own);
    made.emplace(number, std::move(one));
    if (taking || stopped) return;  // the thread that takes will see it
    taking = true;
    while (!stopped && made.contains(taken)) {
      auto next = made.extract(taken);
      lock.unlock();
      const bool more = line.take(std::move(next.mapped()));
      lock.lock();
      ++taken;
      stopped = !more;
      taken_one.notify_one();  // only the thread that reads waits for it
    }
    taking = false;
    if (!stopped) return;
    lock.unlock();
    line.stop();
  };
  const auto do_all = [&](std::optional<Batch> batch) {
    for (std::optional<std::size_t> number = batch ? std::optional<std::size_t>(0) : read_on(batch); number;
         number = read_on(batch))
      take_what_is_next(*number, line.work(std::move(*batch)));
  };

  const auto job = [&](std::optional<Batch> batch) {
    try {
      do_all(std::move(batch));
    } catch (...) {
      const std::lock_guard lock(own);
      ended = true;
      if (!thrown) thrown = std::current_exception();
      taken_one.notify_one();
    }
  };

  std::vector<std::thread> others;
  others.reserve(static_cast<std::size_t>(jobs));
  try {
    for (int other = 1; other < jobs; ++other) others.emplace_back([&] { job(std::nullopt); });
  } catch (const std::exception&) {  // no more threads, or no memory for one: the others do the work
  }
  job(std::move(first));
  for (std::thread& other : others) other.join();
  if (thrown) std::rethrow_exception(thrown);
}

}  // namespace elfref::tools
