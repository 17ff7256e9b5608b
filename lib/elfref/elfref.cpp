#include "elfref/elfref.h"

#include <new>
#include <string>

#include "elfref/serve.h"

/// A server, and its last answer.
struct elfref_server {
  elfref::Server server{};
  std::string answer{};
};

elfref_server* elfref_open(void) {
  try {
    return new elfref_server;
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}

const char* elfref_answer(elfref_server* server, const char* request) {
  try {
    server->answer = server->server.answer(request);
  } catch (const std::bad_alloc&) {
    return elfref::no_memory_answer.data();
  }
  return server->answer.c_str();
}

void elfref_close(elfref_server* server) {
  delete server;
}
