#include <elfref/elfref.h>
#include <stdio.h>

static const char* const requests[] = {
    "{\"id\": 1, \"do\": \"new\", \"session\": \"s\", \"game\": \"elfenland\", \"players\": [\"Anna\", \"Boris\"]}",
    "{\"id\": 2, \"do\": \"play\", \"session\": \"s\", \"phase\": \"plan\", \"player\": \"Anna\", \"play\": \"pass\"}",
    "{\"id\": 3, \"do\": \"record\", \"session\": \"s\"}",
    "{\"id\": 4, \"do\": \"fly\"}",
};

int main(void) {
  elfref_server* server = elfref_open();
  if (server == NULL) return 1;
  for (size_t i = 0; i < sizeof requests / sizeof *requests; ++i)
    printf("%.120s\n", elfref_answer(server, requests[i]));
  elfref_close(server);
  return 0;
}
