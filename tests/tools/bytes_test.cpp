// Documents of files that are packed or not, and that come in pieces of any size.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>
#include <vector>

#include "../../tools/bytes.h"
#include "../../tools/documents.h"
#include "../../tools/speaking.h"

namespace elfref::testing::bytes_test {
namespace {

using tools::Bytes;
using tools::Documents;
using tools::Input;

constexpr std::size_t piece_bytes = 64u << 10;

std::string gzip(std::string_view text, int level) {
  z_stream stream{};
  deflateInit2(&stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
  std::string packed(deflateBound(&stream, text.size()) + 64, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

std::string zstandard(std::string_view text, int level) {
  std::string packed(ZSTD_compressBound(text.size()), '\0');
  packed.resize(ZSTD_compress(packed.data(), packed.size(), text.data(), text.size(), level));
  return packed;
}

/// What comes out of a pipe into which those pieces are written one after the other.
template <class Read>
auto through_pipe(const std::vector<std::string>& pieces, Read read) {
  int ends[2];
  EXPECT_EQ(pipe(ends), 0);
  std::thread writer([&] {
    for (std::string_view rest : pieces)
      while (!rest.empty()) {
        const ssize_t written = write(ends[1], rest.data(), rest.size());
        if (written <= 0) break;
        rest.remove_prefix(static_cast<std::size_t>(written));
      }
    close(ends[1]);
  });
  auto found = read("/dev/fd/" + std::to_string(ends[0]));
  writer.join();
  close(ends[0]);
  return found;
}

/// A text cut at those places.
std::vector<std::string> cut(const std::string& text, std::vector<std::size_t> places) {
  for (std::size_t& place : places) place = text.empty() ? 0 : place % text.size();
  std::ranges::sort(places);
  std::vector<std::string> pieces;
  std::size_t begin = 0;
  for (const std::size_t place : places) {
    pieces.push_back(text.substr(begin, place - begin));
    begin = place;
  }
  pieces.push_back(text.substr(begin));
  return pieces;
}

using Found = std::vector<std::tuple<std::string, int, int>>;

Found documents(const std::string& path, Input input) {
  Documents all(path, input);
  Found found;
  while (const auto document = all.next())
    found.emplace_back(document->text, document->document, document->first_line);
  if (!all.failure().empty()) found.emplace_back(tools::said(all.failure()), 0, 0);
  return found;
}

/// Pieces of what a file of records may have in it.
rc::Gen<std::string> some_text(Input input) {
  const auto repeated = [](const std::string& text) {
    return rc::gen::map(rc::gen::inRange(0, 3000), [text](int times) {
      std::string out;
      for (int i = 0; i < times; ++i) out += text;
      return out;
    });
  };
  const auto word = [](const char* text) { return rc::gen::just(std::string(text)); };
  if (input == Input::yaml)
    return rc::gen::oneOf(word("---\n"), word("--- # one\n"), word("---x\n"), word("a: b\n"), word("# none\n"), word("\n"),
                          word("%YAML 1.2\n"), word("--"), word("-"), word("\xEF\xBB\xBF"), repeated("x"), repeated("#"),
                          repeated("\n---y"), repeated("- a\n"), repeated("---\nb: c\n"));
  return rc::gen::oneOf(word("{}\n"), word("{\"a\":\"\\\"}\"}\n"), word("[[]]"), word("\n"), word(" "), word("x"),
                        word("\""), repeated("{\"b\":[1]}\n"), repeated("["), repeated(" "), repeated("]"));
}

RC_GTEST_PROP(Packed, SaysWhatIsSaidUnpackedWhateverThePieces, ()) {
  const auto input = *rc::gen::element(Input::yaml, Input::json, Input::ndjson);
  const auto parts = *rc::gen::container<std::vector<std::string>>(some_text(input));
  std::string text;
  for (const std::string& part : parts) text += part;
  std::string packed = text;
  const auto how = *rc::gen::inRange(0, 3);
  if (how > 0) {  // of several members or frames
    packed.clear();
    for (const std::string& member : cut(text, *rc::gen::arbitrary<std::vector<std::size_t>>()))
      packed += how == 1 ? gzip(member, *rc::gen::inRange(0, 10)) : zstandard(member, *rc::gen::inRange(1, 20));
  }
  const auto read = [&](const std::string& path) { return documents(path, input); };
  const Found whole = through_pipe({text}, read);
  RC_ASSERT(through_pipe(cut(packed, *rc::gen::arbitrary<std::vector<std::size_t>>()), read) == whole);
}

TEST(Packed, IsHandedOverInSmallPiecesHoweverWellItIsPacked) {
  const std::string zeroes(20u << 20, '0');
  for (const std::string& packed : {gzip(zeroes, 9), zstandard(zeroes, 19)}) {
    const auto [all, most] = through_pipe({packed}, [&](const std::string& path) {
      Bytes bytes(path);
      std::size_t sum = 0, largest = 0;
      for (std::string piece; bytes.read(piece); piece.clear()) {
        sum += piece.size();
        largest = std::max(largest, piece.size());
      }
      EXPECT_TRUE(bytes.failure().empty());
      return std::pair(sum, largest);
    });
    EXPECT_EQ(all, zeroes.size());
    EXPECT_LE(most, piece_bytes);
  }
}

TEST(Packed, DocumentsAreCutOffAtOneSizeWhateverThePieces) {
  const std::string large = "a: |\n " + std::string(17u << 20, 'x') + "\n---\nb: c\n";
  const auto read = [](const std::string& path) { return documents(path, Input::yaml); };
  const Found plain = through_pipe({large}, read);
  ASSERT_EQ(plain.size(), 2u);
  EXPECT_EQ(through_pipe({gzip(large, 9)}, read), plain);
  EXPECT_EQ(through_pipe({zstandard(large, 19)}, read), plain);
}

}  // namespace
}  // namespace elfref::testing::bytes_test
