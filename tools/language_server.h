#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/game.h"

namespace elfref::tools {

/// A language server: takes the messages of a client and says what is to be sent back. What it knows of records it asks
/// core/assist.
class LanguageServer {
 public:
  /// Judges by these overrides. REQUIRES: refusal() has nothing to say of them.
  explicit LanguageServer(Overrides overrides);
  ~LanguageServer();
  LanguageServer(const LanguageServer&) = delete;
  LanguageServer& operator=(const LanguageServer&) = delete;

  /// Takes one message, a JSON object, and says what is to be sent, in order. Total.
  [[nodiscard]] std::vector<std::string> take(std::string_view message);
  /// The findings of what has changed, to be sent: for when no other message waits.
  [[nodiscard]] std::vector<std::string> tell_findings();

  /// The client has asked to end.
  [[nodiscard]] bool ended() const;
  /// It has said so before, as it should.
  [[nodiscard]] bool ended_well() const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

/// Cuts messages out of a stream: `Content-Length: N`, an empty line, N bytes.
class MessageStream {
 public:
  /// Adds what was read.
  void add(std::string_view bytes) { buffer_ += bytes; }
  /// The next whole message; nothing: it has not come, or the stream is broken.
  [[nodiscard]] bool next(std::string& message);
  /// What came is no such stream, or a message larger than 64 MiB.
  [[nodiscard]] bool broken() const { return broken_; }
  /// The buffer to which bytes are added.
  [[nodiscard]] std::string& buffer() { return buffer_; }

 private:
  std::string buffer_;
  bool broken_ = false;
};

/// A message as it is sent.
[[nodiscard]] std::string framed(std::string_view message);

}  // namespace elfref::tools
