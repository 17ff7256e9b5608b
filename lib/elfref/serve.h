#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "elfref/games.h"

namespace elfref {

/// The longest request that Server answers, 16 MiB.
inline constexpr std::size_t most_request_bytes = 16u << 20;
/// The number of sessions that a Server keeps open.
inline constexpr std::size_t most_open_sessions = 64;
/// The longest record of an open session, 1 MiB.
inline constexpr std::size_t most_session_bytes = 1u << 20;

/// The answer to a request for which there is not enough memory.
inline constexpr std::string_view no_memory_answer =
    R"({"id":null,"do":null,"error":{"id":"no-memory","message":"no-memory"}})";

/// The referee for programs in any language. A request and its answer are one object of JSON each, on one line. Open
/// sessions are kept between requests. docs/serve.md describes the requests, and schemas/serve.schema.json the answers.
///
///     Server server;
///     server.answer(R"({"id": 1, "do": "new", "game": "elfenland", "players": ["Anna", "Boris"]})");
///     server.answer(R"({"id": 2, "do": "play", "session": "1", "phase": "plan", "player": "Anna", "play": "pass"})");
class Server {
 public:
  /// `overrides`: by which records are judged; `language`: of texts, if a request names no other.
  explicit Server(Overrides overrides = {}, Language language = Language::en);
  /// Closes all sessions.
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  /// The answer to a request, without a line end. A request that cannot be answered gets an error as its answer.
  [[nodiscard]] std::string answer(std::string_view request);

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace elfref
