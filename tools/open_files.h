#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/assist/assist.h"
#include "elfref/core/text/utf16.h"
#include "elfref/games.h"

namespace elfref::tools {

/// One record of a file that is open in an editor, judged.
struct OpenRecord {
  Refereed refereed;
  std::uint32_t begin = 0;  ///< its first byte in the file
  /// Whether it is an attachment of records.
  bool is_box = false;
  /// Its hints, in one language, once they were asked for.
  mutable std::optional<std::vector<Inlay>> hints;
};

/// A file that is open in an editor.
struct OpenFile {
  std::string uri;
  std::string path;  ///< empty: it is not a file of this machine
  std::string text;
  std::int64_t version = 0;           ///< by the editor's count
  std::vector<OpenRecord> records;    ///< those of the text, unless it is stale
  std::set<std::string> attachments;  ///< the paths of the attachments that its records named
  bool stale = true;                  ///< it, or an attachment, has changed since it was judged

  /// The record in which a byte is.
  [[nodiscard]] const OpenRecord* record_at(std::uint32_t byte) const;
};

/// A finding as an editor shows it.
struct ShownFinding {
  Utf16Place begin;
  Utf16Place end;
  const Diagnostic* found = nullptr;
  const OpenRecord* record = nullptr;  ///< the record that has it
  std::size_t index = 0;               ///< its index among the findings of the record
};

/// The files that are open in an editor, judged by their text there and not on the disk.
class OpenFiles {
 public:
  explicit OpenFiles(Overrides overrides) : overrides_(std::move(overrides)) {}

  /// Opens a file, or gives it another text.
  void put(const std::string& uri, std::string text);
  /// Sets the version of an open file.
  void set_version(const std::string& uri, std::int64_t version);
  /// Replaces a part of a file's text. False: the file is not open.
  bool replace(const std::string& uri, Utf16Place begin, Utf16Place end, std::string_view text);
  void close(const std::string& uri);
  /// Notes that a file has changed on the disk.
  void changed_on_disk(const std::string& uri);

  [[nodiscard]] bool is_open(const std::string& uri) const { return files_.contains(uri); }
  /// The URIs under which a file is open.
  [[nodiscard]] std::set<std::string> open_at(const std::string& path) const;
  /// An open file, judged; null: it is not open.
  [[nodiscard]] const OpenFile* judged(const std::string& uri);
  /// The open files whose findings were not sent since they changed; marks them as sent.
  [[nodiscard]] std::vector<std::string> take_untold();
  /// The findings in a file: those of its own records, and those that other records have in it.
  [[nodiscard]] std::vector<ShownFinding> findings_in(const OpenFile& file) const;
  [[nodiscard]] const Overrides& overrides() const { return overrides_; }

 private:
  void judge(OpenFile& file);
  void change(const std::string& uri);
  void touch(const std::string& path);
  void forget_attachments(OpenFile& file);
  [[nodiscard]] std::optional<Source> attachment(OpenFile& file, std::string_view name);

  Overrides overrides_;
  std::map<std::string, OpenFile> files_;                // by URI
  std::set<std::string> untold_;                         // the URIs of those changed since their findings were sent
  std::map<std::string, std::set<std::string>> at_;      // by path: the URIs of the open files there
  std::map<std::string, std::set<std::string>> naming_;  // by path: the URIs of those whose records name it
};

/// The path of a `file:` URI; empty for other URIs.
[[nodiscard]] std::string path_of_uri(std::string_view uri);

}  // namespace elfref::tools
