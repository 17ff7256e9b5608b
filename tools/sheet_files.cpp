#include "sheet_files.h"

#include <algorithm>
#include <iterator>
#include <new>
#include <thread>
#include <utility>

#include "in_order.h"
#include "output.h"
#include "record_files.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

/// The results of a batch of records.
struct SheetBatch {
  std::vector<ResultSheet> sheets;
  std::vector<Message> complaints;
};

ResultSheet unread(const std::string& path, int document, const Message& why, Language language) {
  const std::string name = path == "-" ? "<stdin>" : path;
  return {.file = name,
          .document = std::max(document, 1),
          .name = name,
          .left_out = ResultDoubt{"cannot-read", said(why, language)}};
}

/// What a file has, or why it could not be read; nothing for its beginning.
void add_sheet(const RecordRequest& request, Language language, FromFile read, SheetBatch& into) {
  const std::string& path = request.files[read.file];
  const auto complain_of = [&](int document, const Message& why, Message complaint) {
    into.complaints.push_back(std::move(complaint));
    into.sheets.push_back(unread(path, document, why, language));
  };
  if (!read.record) {
    if (!read.failure.empty())
      complain_of(read.document, read.failure, msg::cannot_read_file({.file = verbatim(path), .why = read.failure}));
    return;
  }
  const int document = read.record->document;
  try {
    const Refereed refereed = referee(std::move(*read.record), request.overrides,
                                      [&](std::string_view name) { return attachment_of(path, name); });
    into.sheets.push_back(sheet_of(refereed, language));
  } catch (const std::bad_alloc&) {
    complain_of(document, msg::out_of_memory(), msg::not_judged({.file = verbatim(path), .record = document}));
  }
}

}  // namespace

SheetsOfFiles sheets_of_files(const RecordRequest& request, Language language) {
  SheetsOfFiles all;
  RecordFiles files(request.files, request.input);
  const int processors = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  in_order(request.jobs > 0 ? request.jobs : processors,
           Line{[&] { return files.next(); },
                [&](FileBatch&& batch) {
                  SheetBatch made;
                  for (FromFile& read : batch.all) add_sheet(request, language, std::move(read), made);
                  return made;
                },
                [&](SheetBatch&& made) {
                  for (const Message& complaint : made.complaints) complain(complaint);
                  all.complained = all.complained || !made.complaints.empty();
                  std::ranges::move(made.sheets, std::back_inserter(all.sheets));
                  return true;
                },
                [&] { files.stop(); }});
  return all;
}

}  // namespace elfref::tools
