// parse json|yaml FILE: what a library takes to parse a file, and nothing else is done: simdjson's parse_many of JSON
// Lines, by its best implementation, or yaml-cpp's events of a stream of documents. Prints how many documents there
// are.

#include <simdjson.h>
#include <yaml-cpp/parser.h>

#include <cstddef>
#include <cstdio>
#include <fstream>
#include <string>
#include <string_view>

#include "bench/silent_yaml.h"

namespace {

std::size_t parse_json(const std::string& file) {
  const simdjson::padded_string text = simdjson::padded_string::load(file);
  simdjson::dom::parser parser;
  simdjson::dom::document_stream documents = parser.parse_many(text);
  std::size_t parsed = 0;
  for (auto document : documents)
    if (document.error() == simdjson::SUCCESS) ++parsed;
  return parsed;
}

std::size_t parse_yaml(const std::string& file) {
  std::ifstream stream(file);
  YAML::Parser parser(stream);
  elfref::testing::Silent silent;
  std::size_t parsed = 0;
  while (parser.HandleNextDocument(silent)) ++parsed;
  return parsed;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) return 2;
  const bool json = arguments[1] == std::string_view("json");
  std::printf("%zu\n", json ? parse_json(arguments[2]) : parse_yaml(arguments[2]));
  return 0;
}
