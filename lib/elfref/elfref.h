#pragma once

/* The referee for programs in C, and in languages that call C. A request and its answer are texts of JSON, as
   docs/serve.md describes them. */

#ifdef __cplusplus
extern "C" {
#endif

/** A server with its open sessions. Several may be used at a time, each by one thread at a time. */
typedef struct elfref_server elfref_server;

/** A new server without sessions; null if there is not enough memory. */
elfref_server* elfref_open(void);

/** The answer to a request, which ends with a null byte. The text is valid until the next call with this server. It is
    never null. */
const char* elfref_answer(elfref_server* server, const char* request);

/** Ends a server; null is allowed. */
void elfref_close(elfref_server* server);

#ifdef __cplusplus
}
#endif
