#include "language_server.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>

#include "elfref/core/assist/assist.h"
#include "elfref/core/render/render.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/speaker.h"
#include "open_files.h"

namespace elfref::tools {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t most_message_bytes = 64u << 20;

// What JSON-RPC and the protocol number so.
constexpr int parse_error = -32700;
constexpr int invalid_request = -32600;
constexpr int method_not_found = -32601;
constexpr int invalid_params = -32602;
constexpr int not_initialized = -32002;

// A message is taken apart into a tree, of which each value takes many times the bytes that it has in the text. The
// largest that an editor sends has a few values for each of some thousand changes.
constexpr int deepest_message = 128;
constexpr std::size_t most_message_values = 1'000'000;

/// Whether a message is small enough for that: seen without taking it apart.
bool may_be_taken_apart(std::string_view text) {
  int depth = 0;
  std::size_t values = 1;
  bool in_text = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '"') {
      in_text = !in_text;
    } else if (in_text) {
      at += c == '\\' ? 1 : 0;
    } else if (c == '[' || c == '{') {
      ++values;
      if (++depth > deepest_message) return false;
    } else if (c == ']' || c == '}') {
      --depth;
    } else if (c == ',') {
      ++values;
    }
  }
  return values <= most_message_values;
}

std::string written(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json json_of(Utf16Place place) {
  return {{"line", place.line}, {"character", place.character}};
}

Json range_of(Utf16Place begin, Utf16Place end) {
  return {{"start", json_of(begin)}, {"end", json_of(end)}};
}

/// A member of an object; null where there is none.
const Json& at(const Json& json, const char* key) {
  static const Json none;
  if (!json.is_object()) return none;
  const auto found = json.find(key);
  return found == json.end() ? none : *found;
}

std::string text_of(const Json& json) {
  return json.is_string() ? json.get<std::string>() : std::string();
}

std::uint32_t number_of(const Json& json) {
  if (!json.is_number_unsigned() && !json.is_number_integer()) return 0;
  const auto number = json.get<std::int64_t>();
  return static_cast<std::uint32_t>(std::clamp<std::int64_t>(number, 0, 0x7FFFFFFF));
}

Utf16Place place_in(const Json& json) {
  return {number_of(at(json, "line")), number_of(at(json, "character"))};
}

int severity_of(Severity severity) {
  return severity == Severity::error ? 1 : severity == Severity::warning ? 2 : 3;
}

/// What an editor calls a kind of word.
int kind_of(WordKind kind) {
  constexpr int property = 10, value = 12, keyword = 14, snippet = 15, enum_member = 20, event = 23;
  switch (kind) {
    case WordKind::key:
      return keyword;
    case WordKind::player:
      return property;
    case WordKind::value:
      return enum_member;
    case WordKind::word:
      return value;
    case WordKind::form:
      return snippet;
    case WordKind::play:
      break;
  }
  return event;
}

std::string message_of(const Diagnostic& found, const Speaker& says) {
  std::string message = printable(says(found.message));
  const auto add = [&](const std::string& line) { message += "\n" + printable(line); };
  for (const Message& line : found.because) add(says(line));
  if (!found.advice.empty()) add(says(found.advice));
  if (found.cites.empty()) return message;
  const std::string where = cite(found.cites.front(), says);
  add(says(msg::ground_rule({.where = verbatim(where)})));
  return message;
}

}  // namespace

/// What a client is told and asks.
class LanguageServer::State {
 public:
  State(Overrides overrides, Language language) : files_(std::move(overrides)), language_(language) {}

  std::vector<std::string> take(std::string_view text) {
    out_.clear();
    if (!may_be_taken_apart(text)) {
      fail(Json(), invalid_request, "a message that is nested too deep, or has too many values");
      return std::move(out_);
    }
    const Json message = Json::parse(text, nullptr, false);
    if (message.is_discarded()) {
      fail(Json(), parse_error, "no JSON");
    } else if (!message.is_object() || !at(message, "method").is_string()) {
      // What has no method is an answer to a request: none are made.
      if (!message.is_object() || !message.contains("id") || !(message.contains("result") || message.contains("error")))
        fail(Json(), invalid_request, "no request");
    } else if (message.contains("id")) {
      request(message["id"], text_of(message["method"]), at(message, "params"));
    } else {
      notice(text_of(message["method"]), at(message, "params"));
    }
    return std::move(out_);
  }

  std::vector<std::string> tell_findings() {
    out_.clear();
    const std::vector<std::string> untold = files_.take_untold();
    std::set<std::string> changed(untold.begin(), untold.end());
    for (const std::string& uri : untold)
      if (const OpenFile* file = files_.judged(uri))
        for (const std::string& path : file->attachments) changed.merge(files_.open_at(path));
    for (const std::string& uri : changed)
      if (const OpenFile* file = files_.judged(uri)) publish(*file);
    return std::move(out_);
  }

  [[nodiscard]] bool ended() const { return ended_; }
  [[nodiscard]] bool ended_well() const { return shut_down_; }

 private:
  void send(Json message) {
    message["jsonrpc"] = "2.0";
    out_.push_back(written(message));
  }
  void answer(const Json& id, Json result) { send({{"id", id}, {"result", std::move(result)}}); }
  void fail(const Json& id, int code, const std::string& why) {
    send({{"id", id}, {"error", {{"code", code}, {"message", why}}}});
  }

  void request(const Json& id, const std::string& method, const Json& params) {
    if (method == "initialize") {
      initialized_ = true;
      language_ = language_of(text_of(at(params, "locale"))).value_or(language_);
      return answer(id, abilities());
    }
    if (!initialized_) return fail(id, not_initialized, "'initialize' comes first");
    if (method == "shutdown") {
      shut_down_ = true;
      return answer(id, Json());
    }
    if (shut_down_) return fail(id, invalid_request, "the server was shut down");
    static constexpr std::string_view known[] = {"textDocument/completion", "textDocument/hover",
                                                 "textDocument/codeAction", "textDocument/documentSymbol",
                                                 "textDocument/inlayHint"};
    if (std::ranges::find(known, method) == std::end(known))
      return fail(id, method_not_found, "'" + method + "' is not known");
    const OpenFile* file = files_.judged(text_of(at(at(params, "textDocument"), "uri")));
    if (file == nullptr) return fail(id, invalid_params, "the file is not open");
    if (method == known[0]) return answer(id, completion(*file, at(params, "position")));
    if (method == known[1]) return answer(id, hover(*file, at(params, "position")));
    if (method == known[2]) return answer(id, code_actions(*file, at(params, "range")));
    if (method == known[3]) return answer(id, symbols(*file));
    answer(id, inlays(*file, at(params, "range")));
  }

  static Json abilities() {
    return {{"capabilities",
             {{"positionEncoding", "utf-16"},
              {"textDocumentSync",
               {{"openClose", true}, {"change", 2}, {"save", Json::object()}}},
              {"completionProvider", {{"triggerCharacters", {" ", "[", ",", ":", "-"}}}},
              {"hoverProvider", true},
              {"codeActionProvider", {{"codeActionKinds", {"quickfix"}}}},
              {"documentSymbolProvider", true},
              {"inlayHintProvider", true}}},
            {"serverInfo", {{"name", "elfref"}, {"version", ELFREF_VERSION}}}};
  }

  void notice(const std::string& method, const Json& params) {
    if (method == "exit") {
      ended_ = true;
      return;
    }
    if (!initialized_ || shut_down_) return;
    const Json& document = at(params, "textDocument");
    const std::string uri = text_of(at(document, "uri"));
    if (method == "textDocument/didOpen") {
      files_.put(uri, text_of(at(document, "text")));
      files_.set_version(uri, number_of(at(document, "version")));
    } else if (method == "textDocument/didChange") {
      change(uri, at(params, "contentChanges"));
      files_.set_version(uri, number_of(at(document, "version")));
    } else if (method == "textDocument/didClose") {
      files_.close(uri);
      send({{"method", "textDocument/publishDiagnostics"},
            {"params", {{"uri", uri}, {"diagnostics", Json::array()}}}});
    } else if (method == "textDocument/didSave") {
      files_.changed_on_disk(uri);
    } else if (method == "workspace/didChangeWatchedFiles") {
      for (const Json& one : at(params, "changes")) files_.changed_on_disk(text_of(at(one, "uri")));
    }
  }

  void change(const std::string& uri, const Json& changes) {
    if (!changes.is_array()) return;
    for (const Json& one : changes) {
      const Json& range = at(one, "range");
      if (range.is_object()) {
        files_.replace(uri, place_in(at(range, "start")), place_in(at(range, "end")), text_of(at(one, "text")));
      } else if (files_.is_open(uri)) {
        files_.put(uri, text_of(at(one, "text")));
      }
    }
  }

  // ---------------------------------------------------------------- findings

  [[nodiscard]] Json diagnostic(const OpenFile& file, const ShownFinding& shown) const {
    const Speaker says(shown.record->refereed.judgement, language_);
    Json json{{"range", range_of(shown.begin, shown.end)},
              {"severity", severity_of(shown.found->severity)},
              {"code", shown.found->id},
              {"source", "elfref"},
              {"message", message_of(*shown.found, says)}};
    if (shown.found->related.empty() || shown.found->attachment) return json;
    const Utf16Text places(file.text);
    Json& related = json["relatedInformation"] = Json::array();
    for (const Related& one : shown.found->related) {
      const Utf16Place begin = places.place_of(shown.record->begin + one.span.begin);
      const Utf16Place end = places.place_of(shown.record->begin + one.span.end);
      related.push_back(
          {{"location", {{"uri", file.uri}, {"range", range_of(begin, end)}}}, {"message", says(one.message)}});
    }
    return json;
  }

  void publish(const OpenFile& file) {
    Json found = Json::array();
    for (const ShownFinding& shown : files_.findings_in(file)) found.push_back(diagnostic(file, shown));
    send({{"method", "textDocument/publishDiagnostics"},
          {"params", {{"uri", file.uri}, {"version", file.version}, {"diagnostics", std::move(found)}}}});
  }

  // ---------------------------------------------------------------- what is asked

  /// A record of an open file, and the byte in it that a place is.
  struct Here {
    const OpenRecord* record = nullptr;
    std::uint32_t byte = 0;
  };
  [[nodiscard]] static Here here(const OpenFile& file, const Json& position) {
    const std::uint32_t byte = Utf16Text(file.text).byte_of(place_in(position));
    const OpenRecord* record = file.record_at(byte);
    if (record == nullptr || record->is_box || byte < record->begin) return {};
    return {record, byte - record->begin};
  }

  /// The range of some bytes of a record.
  [[nodiscard]] static Json range(const Utf16Text& places, const OpenRecord& record, Span span) {
    return range_of(places.place_of(record.begin + span.begin), places.place_of(record.begin + span.end));
  }

  [[nodiscard]] Json completion(const OpenFile& file, const Json& position) const {
    Json items = Json::array();
    const Here there = here(file, position);
    if (there.record == nullptr) return items;
    const Draft draft = draft_of(there.record->refereed, files_.overrides());
    const Expected expected = expected_at(draft, there.byte, {.language = language_});
    const Utf16Text places(file.text);
    const Json replaced = range(places, *there.record, expected.path.word);
    int number = 10'000;
    for (const ExpectedWord& word : expected.words) {
      Json item{{"label", word.label.empty() ? word.text : word.label},
                {"kind", kind_of(word.kind)},
                {"sortText", std::to_string(number++)},
                {"filterText", word.text},
                {"textEdit", {{"range", replaced}, {"newText", word.text}}}};
      List details(Joint::semicolon);
      if (!word.remark.empty()) details.add(Message(word.remark));
      if (!word.certain) details.add(msg::perhaps_legal());
      const std::string detail = Speaker(language_)(details.take());
      if (!detail.empty()) item["detail"] = detail;
      if (!word.means.empty()) item["documentation"] = word.means;
      items.push_back(std::move(item));
    }
    return items;
  }

  [[nodiscard]] Json hover(const OpenFile& file, const Json& position) const {
    const Here there = here(file, position);
    if (there.record == nullptr) return {};
    const auto found = hover_at(draft_of(there.record->refereed, files_.overrides()), there.byte, language_);
    if (!found) return {};
    std::string text = found->title;
    for (const std::string& line : found->lines) text += "\n" + line;
    return {{"contents", {{"kind", "plaintext"}, {"value", text}}},
            {"range", range(Utf16Text(file.text), *there.record, found->span)}};
  }

  [[nodiscard]] Json code_actions(const OpenFile& file, const Json& wanted) const {
    Json actions = Json::array();
    const Utf16Text places(file.text);
    const Utf16Place begin = place_in(at(wanted, "start"));
    const Utf16Place end = place_in(at(wanted, "end"));
    for (const ShownFinding& shown : files_.findings_in(file)) {
      if (shown.found->attachment || shown.end < begin || end < shown.begin) continue;
      const Draft draft = draft_of(shown.record->refereed, files_.overrides());
      for (const Suggestion& fix : fixes_of(draft, shown.index)) {
        Json edits = Json::array();
        for (const Edit& edit : fix.edits)
          edits.push_back({{"range", range(places, *shown.record, edit.span)}, {"newText", edit.text}});
        Json action{{"title", Speaker(draft.judgement, language_)(fix.text)},
                    {"kind", "quickfix"},
                    {"diagnostics", Json::array({diagnostic(file, shown)})},
                    {"edit", {{"changes", Json::object()}}}};
        if (fix.only) action["isPreferred"] = true;
        action["edit"]["changes"][file.uri] = std::move(edits);
        actions.push_back(std::move(action));
      }
    }
    return actions;
  }

  [[nodiscard]] Json json_of_symbol(const Utf16Text& places, const OpenRecord& record, const Symbol& symbol) const {
    constexpr int name_space = 3, key = 20;
    Json json{{"name", symbol.name.empty() ? Speaker(language_)(alone(noun::record)) : symbol.name},
              {"kind", symbol.children.empty() ? key : name_space},
              {"range", range(places, record, symbol.span)},
              {"selectionRange", range(places, record, symbol.words)}};
    if (!symbol.detail.empty()) json["detail"] = symbol.detail;
    Json& children = json["children"] = Json::array();
    for (const Symbol& child : symbol.children) children.push_back(json_of_symbol(places, record, child));
    return json;
  }

  [[nodiscard]] Json symbols(const OpenFile& file) const {
    Json all = Json::array();
    const Utf16Text places(file.text);
    for (const OpenRecord& record : file.records) {
      if (record.is_box) continue;
      for (const Symbol& symbol : symbols_of(draft_of(record.refereed, files_.overrides()), language_))
        all.push_back(json_of_symbol(places, record, symbol));
    }
    return all;
  }

  [[nodiscard]] Json inlays(const OpenFile& file, const Json& wanted) const {
    Json all = Json::array();
    const Utf16Text places(file.text);
    const Utf16Place begin = place_in(at(wanted, "start"));
    const Utf16Place end = place_in(at(wanted, "end"));
    for (const OpenRecord& record : file.records) {
      if (record.is_box) continue;
      for (const Inlay& inlay : inlays_of(draft_of(record.refereed, files_.overrides()), language_)) {
        const Utf16Place place = places.place_of(record.begin + inlay.at);
        if (wanted.is_object() && (place < begin || end < place)) continue;
        Json hint{{"position", json_of(place)}, {"label", inlay.text}, {"paddingLeft", true}};
        if (!inlay.means.empty()) hint["tooltip"] = inlay.means;
        all.push_back(std::move(hint));
      }
    }
    return all;
  }

  OpenFiles files_;
  Language language_;  // of what people read; the client may ask for another
  std::vector<std::string> out_;
  bool initialized_ = false;
  bool shut_down_ = false;
  bool ended_ = false;
};

LanguageServer::LanguageServer(Overrides overrides, Language language)
    : state_(std::make_unique<State>(std::move(overrides), language)) {}
LanguageServer::~LanguageServer() = default;

std::vector<std::string> LanguageServer::take(std::string_view message) {
  return state_->take(message);
}
std::vector<std::string> LanguageServer::tell_findings() {
  return state_->tell_findings();
}
bool LanguageServer::ended() const {
  return state_->ended();
}
bool LanguageServer::ended_well() const {
  return state_->ended_well();
}

bool MessageStream::next(std::string& message) {
  constexpr std::size_t most_header_bytes = 4096;
  const std::size_t end = buffer_.find("\r\n\r\n");
  if (end == std::string::npos || broken_) {
    broken_ = broken_ || buffer_.size() > most_header_bytes;
    return false;
  }
  std::optional<std::size_t> size;
  for (std::string_view head = std::string_view(buffer_).substr(0, end + 2); !head.empty();) {
    const std::string_view line = head.substr(0, head.find("\r\n"));
    head.remove_prefix(line.size() + 2);
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || fold(line.substr(0, colon)) != fold("Content-Length")) continue;
    std::string_view digits = line.substr(colon + 1);
    while (digits.starts_with(' ')) digits.remove_prefix(1);
    std::size_t number = 0;
    const auto [stopped, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error == std::errc() && stopped != digits.data()) size = number;
  }
  broken_ = !size || *size > most_message_bytes;
  if (!broken_) buffer_.reserve(end + 4 + *size);
  if (broken_ || buffer_.size() < end + 4 + *size) return false;
  message = buffer_.substr(end + 4, *size);
  buffer_.erase(0, end + 4 + *size);
  return true;
}

std::string framed(std::string_view message) {
  return "Content-Length: " + std::to_string(message.size()) + "\r\n\r\n" + std::string(message);
}

}  // namespace elfref::tools
