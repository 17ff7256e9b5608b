#include "record_files.h"

#include <new>
#include <utility>

#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

/// So large is a batch at most, a large record aside: enough work that handing it over does not count, and little
/// enough that all jobs have some.
constexpr std::size_t batch_bytes = 64u << 10;

}  // namespace

std::optional<FileBatch> RecordFiles::next() {
  FileBatch batch;
  std::size_t bytes = 0;
  while (bytes < batch_bytes && file_ < paths_.size()) {
    if (!documents_) {
      documents_.emplace(paths_[file_], input_, &interrupt_);
      batch.all.push_back({.file = file_});
    }
    if (bytes > 0 && documents_->would_wait()) break;
    Message failure;
    try {
      if (std::optional<Source> record = documents_->next()) {
        bytes += record->text.size();
        read_ = record->document;
        batch.all.push_back({.file = file_, .record = std::move(record)});
        continue;
      }
      failure = documents_->failure();
    } catch (const std::bad_alloc&) {  // other files may need less
      failure = msg::out_of_memory();
    }
    if (!failure.empty())
      batch.all.push_back({.file = file_, .failure = std::move(failure), .document = read_ + 1});
    taken_ += documents_->taken();
    documents_.reset();
    read_ = 0;
    ++file_;
  }
  if (batch.all.empty()) return std::nullopt;
  batch.taken = taken_ + (documents_ ? documents_->taken() : 0);
  batch.last = at_last();
  return batch;
}

bool RecordFiles::at_last() const {
  return file_ >= paths_.size() || (file_ + 1 == paths_.size() && documents_ && documents_->ended());
}

std::uint64_t RecordFiles::size() const {
  std::uint64_t sum = 0;
  for (const std::string& path : paths_) {
    const std::uint64_t one = size_of_file(path);
    if (one == 0) return 0;
    sum += one;
  }
  return sum;
}

}  // namespace elfref::tools
