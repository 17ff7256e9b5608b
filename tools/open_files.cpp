#include "open_files.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "documents.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/documents.h"
#include "system/paths.h"
#include "what_fits.h"

namespace elfref::tools {
namespace {

int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

Syntax syntax_of(std::string_view uri) {
  return uri.ends_with(".json") || uri.ends_with(".ndjson") || uri.ends_with(".jsonl") ? Syntax::json : Syntax::yaml;
}

/// Whether a document says what is in a box, and is no record.
bool is_box(const Source& source) {
  Diagnostics faults;
  const std::unique_ptr<Record> document = read_document(source, faults);
  const auto has = [&](std::string_view key) { return document->find(document->root(), key) != nullptr; };
  if (!has("components") || has("players") || has("rounds") || has("turns")) return false;
  return std::ranges::any_of(games(), [&](const GameModule* game) {
    Diagnostics of_box;
    return game->box != nullptr && game->box(*document, of_box).has_value();
  });
}

}  // namespace

std::string path_of_uri(std::string_view uri) {
  constexpr std::string_view scheme = "file://";
  if (!uri.starts_with(scheme)) return {};
  uri.remove_prefix(scheme.size());
  std::string path;
  for (std::size_t i = 0; i < uri.size(); ++i) {
    if (uri[i] == '%' && i + 2 < uri.size() && digit_of(uri[i + 1]) >= 0 && digit_of(uri[i + 2]) >= 0) {
      path += static_cast<char>(digit_of(uri[i + 1]) * 16 + digit_of(uri[i + 2]));
      i += 2;
    } else {
      path += uri[i];
    }
  }
  // Of `/C:/games` the drive is the beginning, on a system that has drives.
  if (path.starts_with('/') && path_in_utf8(path.substr(1)).has_root_name()) path.erase(0, 1);
  return path;
}

const OpenRecord* OpenFile::record_at(std::uint32_t byte) const {
  const OpenRecord* found = nullptr;
  for (const OpenRecord& record : records)
    if (found == nullptr || record.begin <= byte) found = &record;
  return found;
}

void OpenFiles::put(const std::string& uri, std::string text) {
  OpenFile& file = files_[uri];
  file.uri = uri;
  file.path = path_of_uri(uri);
  file.text = std::move(text);
  if (!file.path.empty()) at_[file.path].insert(uri);
  change(uri);
  touch(file.path);
}

/// Marks an open file: it is judged again, and its findings are told again.
void OpenFiles::change(const std::string& uri) {
  files_.at(uri).stale = true;
  untold_.insert(uri);
}

void OpenFiles::set_version(const std::string& uri, std::int64_t version) {
  if (const auto found = files_.find(uri); found != files_.end()) found->second.version = version;
}

bool OpenFiles::replace(const std::string& uri, Utf16Place begin, Utf16Place end, std::string_view text) {
  const auto found = files_.find(uri);
  if (found == files_.end()) return false;
  OpenFile& file = found->second;
  const Utf16Text places(file.text);
  const std::uint32_t from = places.byte_of(begin);
  const std::uint32_t to = std::max(from, places.byte_of(end));
  file.text.replace(from, to - from, text);
  change(uri);
  touch(file.path);
  return true;
}

void OpenFiles::close(const std::string& uri) {
  const auto found = files_.find(uri);
  const std::string path = path_of_uri(uri);
  if (found != files_.end()) {
    forget_attachments(found->second);
    files_.erase(found);
    untold_.erase(uri);
    if (const auto there = at_.find(path); there != at_.end() && there->second.erase(uri) > 0 && there->second.empty())
      at_.erase(there);
  }
  touch(path);
}

void OpenFiles::changed_on_disk(const std::string& uri) {
  touch(path_of_uri(uri));
}

/// Whoever named a document beside it has to be judged anew.
void OpenFiles::touch(const std::string& path) {
  if (const auto found = naming_.find(path); found != naming_.end())
    for (const std::string& uri : found->second) change(uri);
}

void OpenFiles::forget_attachments(OpenFile& file) {
  for (const std::string& path : file.attachments)
    if (const auto found = naming_.find(path); found->second.erase(file.uri) > 0 && found->second.empty())
      naming_.erase(found);
  file.attachments.clear();
}

std::set<std::string> OpenFiles::open_at(const std::string& path) const {
  const auto found = at_.find(path);
  return found == at_.end() ? std::set<std::string>() : found->second;
}

std::optional<Source> OpenFiles::attachment(OpenFile& file, std::string_view name) {
  if (file.path.empty()) return std::nullopt;
  const std::string path = folder_of(file.path) + std::string(name);
  file.attachments.insert(path);
  naming_[path].insert(file.uri);
  if (const auto open = at_.find(path); open != at_.end())
    return Source{.name = path, .text = files_.at(*open->second.begin()).text};
  return attachment_now(file.path, name);
}

void OpenFiles::judge(OpenFile& file) {
  file.stale = false;
  file.records.clear();
  forget_attachments(file);
  const std::string& name = file.path.empty() ? file.uri : file.path;
  const bool named = naming_.contains(file.path);
  for (DocumentOfText& document : documents_of(name, file.text, syntax_of(file.uri))) {
    OpenRecord record;
    record.begin = document.begin;
    if (named || is_box(document.source)) {
      record.is_box = true;
      Diagnostics faults;
      record.refereed.record = read_document(std::move(document.source), faults);
      record.refereed.game = games().front();
    } else {
      record.refereed = referee_by_what_fits(std::move(document.source), overrides_,
                                             [&](std::string_view other) { return attachment(file, other); });
    }
    file.records.push_back(std::move(record));
  }
}

const OpenFile* OpenFiles::judged(const std::string& uri) {
  const auto found = files_.find(uri);
  if (found == files_.end()) return nullptr;
  if (found->second.stale) judge(found->second);
  return &found->second;
}

std::vector<std::string> OpenFiles::take_untold() {
  const std::set<std::string> found = std::exchange(untold_, {});
  return {found.begin(), found.end()};
}

std::vector<ShownFinding> OpenFiles::findings_in(const OpenFile& file) const {
  std::vector<ShownFinding> shown;
  const Utf16Text places(file.text);
  std::set<std::string> owners{file.uri};
  if (const auto found = naming_.find(file.path); found != naming_.end())
    owners.insert(found->second.begin(), found->second.end());
  for (const std::string& uri : owners) {
    const OpenFile& owner = files_.at(uri);
    for (const OpenRecord& record : owner.records) {
      for (std::size_t i = 0; i < record.refereed.judgement.findings.size(); ++i) {
        const Diagnostic& found = record.refereed.judgement.findings[i];
        const bool own = !found.attachment && &owner == &file;
        const bool of_box = found.attachment && !file.path.empty() && found.attachment->name == file.path;
        if (!own && !of_box) continue;
        const std::uint32_t begin = own ? record.begin : 0;
        shown.push_back({.begin = places.place_of(begin + found.span.begin),
                         .end = places.place_of(begin + found.span.end),
                         .found = &found,
                         .record = &record,
                         .index = i});
      }
    }
  }
  return shown;
}

}  // namespace elfref::tools
