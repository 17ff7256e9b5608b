// Any record, and all that people and programs ask about it: the commands, an editor, a recorder. Mutations keep the
// form, so that most of them are judged; at the end the program says how many, and fails where these are too few.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "elfref/games.h"
#include "fuzz/askers.h"
#include "fuzz/record_mutator.h"

namespace elfref::fuzz {
namespace {

constexpr int least_percent = 80;  // of texts are judged
constexpr int few = 1000;          // of so few texts nothing is said
constexpr int questions_a_text = 3;

struct Counts {
  int texts = 0;
  int judged = 0;
};
Counts counts;

void tell_counts() {
  const bool too_few = counts.texts >= few && counts.judged * 100LL < counts.texts * 1LL * least_percent;
  std::fprintf(stderr, "records: %d texts, of which %d were judged (%.1f %%)%s\n", counts.texts, counts.judged,
               counts.texts == 0 ? 0.0 : 100.0 * counts.judged / counts.texts,
               too_few ? ": too few, something is wrong with the mutations" : "");
  if (too_few) std::_Exit(1);
}

/// FNV-1a.
std::uint64_t hash_of(const std::string& text) {
  std::uint64_t hash = 14695981039346656037u;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
  return hash;
}

void ask(const std::string& text) {
  static const Folder folder;
  const bool json = text.starts_with('{');
  const Refereed refereed = referee({.name = "x", .text = text, .syntax = json ? Syntax::json : Syntax::yaml});
  ++counts.texts;
  if (refereed.judgement.verdict != Verdict::unreadable) ++counts.judged;
  Dice dice(hash_of(text));
  const Asked asked{.text = text,
                    .path = folder.write(json ? "record.json" : "record.yaml", text),
                    .game = std::string(refereed.game->name),
                    .folder = &folder};
  for (int i = 0; i < questions_a_text; ++i) {
    const int who = dice.below(40);  // what takes longer is rarer
    if (who < 3 && !json) {
      ask_as_an_editor(asked, dice);
    } else if (who == 3 && !json) {
      go_on_recording(asked, dice);
    } else {
      ask_a_command(asked, dice);
    }
  }
}

}  // namespace
}  // namespace elfref::fuzz

extern "C" {

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);
std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size, std::size_t most, unsigned seed);

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  [[maybe_unused]] static const int at_exit = std::atexit(elfref::fuzz::tell_counts);
  elfref::fuzz::ask(std::string(bytes, bytes + size));
  return 0;
}

std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size, std::size_t most, unsigned seed) {
  const std::string text = elfref::fuzz::mutated(std::string(bytes, bytes + size), seed);
  if (text.size() > most) return size;
  std::copy(text.begin(), text.end(), bytes);
  return text.size();
}

}  // extern "C"
