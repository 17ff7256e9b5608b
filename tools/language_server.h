#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/words/language.h"

namespace elfref::tools {

/// A language server: takes the messages of a client and returns the replies. It asks core/assist about records.
class LanguageServer {
 public:
  /// Judges with these overrides, and says what people read in a language, unless the client asks for another one that
  /// is known. REQUIRES: refusal() accepts the overrides.
  explicit LanguageServer(Overrides overrides, Language language = Language::en);
  ~LanguageServer();
  LanguageServer(const LanguageServer&) = delete;
  LanguageServer& operator=(const LanguageServer&) = delete;

  /// Takes one message, a JSON object, and returns the messages to send, in order. Total.
  [[nodiscard]] std::vector<std::string> take(std::string_view message);
  /// Keeps a message until its turn, so that a later one can cancel it.
  void put(std::string message);
  /// The size of the messages that wait; 0: none does.
  [[nodiscard]] std::size_t waiting_bytes() const;
  /// Takes the message that waits longest, as take() does. REQUIRES: one waits.
  [[nodiscard]] std::vector<std::string> take_next();

  /// The messages with the findings of changed files: for when no other message waits.
  [[nodiscard]] std::vector<std::string> tell_findings();

  /// Whether the client has asked to end.
  [[nodiscard]] bool ended() const;
  /// Whether it announced this first, as it should.
  [[nodiscard]] bool ended_well() const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

/// Cuts messages out of a stream: `Content-Length: N`, an empty line, N bytes.
class MessageStream {
 public:
  /// Adds bytes that were read.
  void add(std::string_view bytes) { buffer_ += bytes; }
  /// The next whole message; nothing: it is not complete, or the stream is broken.
  [[nodiscard]] bool next(std::string& message);
  /// Whether the bytes are not such a stream, or a message is larger than 64 MiB.
  [[nodiscard]] bool broken() const { return broken_; }
  /// The buffer to which bytes are added.
  [[nodiscard]] std::string& buffer() { return buffer_; }

 private:
  std::string buffer_;
  bool broken_ = false;
};

/// A message in the form in which it is sent.
[[nodiscard]] std::string framed(std::string_view message);

}  // namespace elfref::tools
