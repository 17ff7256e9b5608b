#include "language_server.h"

#include <algorithm>
#include <charconv>
#include <deque>
#include <functional>
#include <optional>
#include <set>
#include <utility>

#include "elfref/core/text/text.h"
#include "language_answers.h"
#include "open_files.h"

namespace elfref::tools {
namespace {

constexpr std::size_t most_message_bytes = 64u << 20;

// What JSON-RPC and the protocol number so.
constexpr int parse_error = -32700;
constexpr int invalid_request = -32600;
constexpr int method_not_found = -32601;
constexpr int invalid_params = -32602;
constexpr int not_initialized = -32002;
constexpr int request_cancelled = -32800;
constexpr int request_failed = -32803;

// A message is taken apart into a tree, of which each value takes many times the bytes that it has in the text. The
// largest that an editor sends has a few values for each of some thousand changes.
constexpr int deepest_message = 128;
constexpr std::size_t most_message_values = 1'000'000;

// A cancelled request is looked for among the last messages that wait, and only among short ones.
constexpr std::size_t most_cancelled = 256;
constexpr std::size_t longest_request = 4096;

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

}  // namespace

/// What a client is told and asks.
class LanguageServer::State {
 public:
  State(Overrides overrides, Language language)
      : files_(std::move(overrides)), answers_(files_, language), language_(language) {}

  void put(std::string text) {
    if (const Json id = cancelled_by(text); !id.is_null()) cancel(id);
    waiting_bytes_ += text.size() + 1;
    waiting_.push_back({std::move(text)});
  }

  std::vector<std::string> take_next() {
    const Waiting next = std::move(waiting_.front());
    waiting_.pop_front();
    waiting_bytes_ -= next.text.size() + 1;
    if (!next.cancelled) return take(next.text);
    out_.clear();
    fail(Json::parse(next.text)["id"], request_cancelled, "the request was cancelled");
    return std::move(out_);
  }

  [[nodiscard]] std::size_t waiting_bytes() const { return waiting_bytes_; }

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
    if (pulls_) return std::move(out_);
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

  /// The id of the request that a message takes back; null: it is another message.
  static Json cancelled_by(std::string_view text) {
    constexpr std::string_view method = "$/cancelRequest";
    if (text.size() > longest_request || text.find(method) == std::string_view::npos) return {};
    const Json message = Json::parse(text, nullptr, false);
    return text_of(at(message, "method")) == method ? at(at(message, "params"), "id") : Json();
  }

  /// Marks a request that waits; only the last ones are looked at.
  void cancel(const Json& id) {
    std::size_t looked_at = 0;
    for (auto one = waiting_.rbegin(); one != waiting_.rend() && ++looked_at <= most_cancelled; ++one) {
      if (one->cancelled || one->text.size() > longest_request) continue;
      const Json message = Json::parse(one->text, nullptr, false);
      one->cancelled = at(message, "method").is_string() && at(message, "id") == id;
      if (one->cancelled) return;
    }
  }

  void request(const Json& id, const std::string& method, const Json& params) {
    if (method == "initialize") {
      initialized_ = true;
      const Json& abilities = at(params, "capabilities");
      pulls_ = at(at(abilities, "textDocument"), "diagnostic").is_object();
      refreshes_ = at(at(at(abilities, "workspace"), "diagnostics"), "refreshSupport") == true;
      language_ = language_of(text_of(at(params, "locale"))).value_or(language_);
      answers_.speak(language_);
      return answer(id, own_abilities());
    }
    if (!initialized_) return fail(id, not_initialized, "'initialize' comes first");
    if (method == "shutdown") {
      shut_down_ = true;
      return answer(id, Json());
    }
    if (shut_down_) return fail(id, invalid_request, "the server was shut down");
    const auto known = std::ranges::find(questions, method, &Question::method);
    if (known == std::end(questions)) return fail(id, method_not_found, "'" + method + "' is not known");
    const OpenFile* file = files_.judged(text_of(at(at(params, "textDocument"), "uri")));
    if (file == nullptr) return fail(id, invalid_params, "the file is not open");
    Json result = known->answer(*this, *file, params);
    if (result.is_string()) return fail(id, request_failed, text_of(result));
    answer(id, std::move(result));
  }

  static Json own_abilities() {
    return {{"capabilities",
             {{"positionEncoding", "utf-16"},
              {"textDocumentSync", {{"openClose", true}, {"change", 2}, {"save", Json::object()}}},
              {"completionProvider", {{"triggerCharacters", {" ", "[", ",", ":", "-"}}}},
              {"hoverProvider", true},
              {"codeActionProvider", {{"codeActionKinds", {"quickfix"}}}},
              {"documentSymbolProvider", true},
              {"inlayHintProvider", true},
              {"definitionProvider", true},
              {"referencesProvider", true},
              {"renameProvider", {{"prepareProvider", true}}},
              {"foldingRangeProvider", true},
              {"diagnosticProvider",
               {{"identifier", "elfref"}, {"interFileDependencies", true}, {"workspaceDiagnostics", false}}}}},
            {"serverInfo", {{"name", "elfref"}, {"version", ELFREF_VERSION}}}};
  }

  /// The findings in a file, for a client that asks; only that they are the same, if it has them already.
  Json findings_asked(const OpenFile& file, const Json& params) {
    for (const std::string& uri : files_.take_untold()) static_cast<void>(files_.judged(uri));
    Json items = answers_.diagnostics(file);
    std::string now = std::to_string(std::hash<std::string>()(written(items)));
    if (text_of(at(params, "previousResultId")) == now) return {{"kind", "unchanged"}, {"resultId", std::move(now)}};
    return {{"kind", "full"}, {"resultId", std::move(now)}, {"items", std::move(items)}};
  }

  /// Asks a client that asks for findings to do so again: files on the disk have changed.
  void refresh() {
    if (pulls_ && refreshes_)
      send({{"id", "refresh-" + std::to_string(++asked_)}, {"method", "workspace/diagnostic/refresh"}});
  }

  /// A question about an open file.
  struct Question {
    std::string_view method;
    Json (*answer)(State&, const OpenFile&, const Json& params);  ///< a text: why there is no answer
  };
  static const Question questions[11];

  /// A message that was not taken yet.
  struct Waiting {
    std::string text;
    bool cancelled = false;
  };

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
      if (pulls_) return;
      send({{"method", "textDocument/publishDiagnostics"}, {"params", {{"uri", uri}, {"diagnostics", Json::array()}}}});
    } else if (method == "textDocument/didSave") {
      files_.changed_on_disk(uri);
      refresh();
    } else if (method == "workspace/didChangeWatchedFiles") {
      for (const Json& one : at(params, "changes")) files_.changed_on_disk(text_of(at(one, "uri")));
      refresh();
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

  void publish(const OpenFile& file) {
    send({{"method", "textDocument/publishDiagnostics"},
          {"params", {{"uri", file.uri}, {"version", file.version}, {"diagnostics", answers_.diagnostics(file)}}}});
  }

  OpenFiles files_;
  LanguageAnswers answers_;
  Language language_;  // of what people read; the client may ask for another
  std::deque<Waiting> waiting_;
  std::size_t waiting_bytes_ = 0;  // with one more for each, so that an empty message counts
  std::vector<std::string> out_;
  int asked_ = 0;           // requests to the client
  bool pulls_ = false;      // the client asks for findings
  bool refreshes_ = false;  // it can be told to ask again
  bool initialized_ = false;
  bool shut_down_ = false;
  bool ended_ = false;
};

const LanguageServer::State::Question LanguageServer::State::questions[] = {
    {"textDocument/completion",
     [](State& of, const OpenFile& file, const Json& p) { return of.answers_.completion(file, at(p, "position")); }},
    {"textDocument/hover",
     [](State& of, const OpenFile& file, const Json& p) { return of.answers_.hover(file, at(p, "position")); }},
    {"textDocument/codeAction",
     [](State& of, const OpenFile& file, const Json& p) { return of.answers_.code_actions(file, at(p, "range")); }},
    {"textDocument/documentSymbol",
     [](State& of, const OpenFile& file, const Json&) { return of.answers_.symbols(file); }},
    {"textDocument/inlayHint",
     [](State& of, const OpenFile& file, const Json& p) { return of.answers_.inlays(file, at(p, "range")); }},
    {"textDocument/definition",
     [](State& of, const OpenFile& file, const Json& p) { return of.answers_.definition(file, at(p, "position")); }},
    {"textDocument/references",
     [](State& of, const OpenFile& file, const Json& p) {
       const bool listed = at(at(p, "context"), "includeDeclaration") != false;
       return of.answers_.references(file, at(p, "position"), listed);
     }},
    {"textDocument/prepareRename",
     [](State& of, const OpenFile& file, const Json& p) { return of.answers_.name_at(file, at(p, "position")); }},
    {"textDocument/rename",
     [](State& of, const OpenFile& file,
        const Json& p) { return of.answers_.rename(file, at(p, "position"), text_of(at(p, "newName"))); }},
    {"textDocument/foldingRange", [](State& of, const OpenFile& file, const Json&) { return of.answers_.folds(file); }},
    {"textDocument/diagnostic",
     [](State& of, const OpenFile& file, const Json& p) { return of.findings_asked(file, p); }},
};

LanguageServer::LanguageServer(Overrides overrides, Language language)
    : state_(std::make_unique<State>(std::move(overrides), language)) {}
LanguageServer::~LanguageServer() = default;

std::vector<std::string> LanguageServer::take(std::string_view message) {
  return state_->take(message);
}
void LanguageServer::put(std::string message) {
  state_->put(std::move(message));
}
std::size_t LanguageServer::waiting_bytes() const {
  return state_->waiting_bytes();
}
std::vector<std::string> LanguageServer::take_next() {
  return state_->take_next();
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
