#pragma once

#include <cstdint>
#include <deque>
#include <iterator>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/text/source.h"

namespace elfref {

/// Whether two keys are one. Case does not matter: a phone begins a line with a capital.
[[nodiscard]] constexpr bool same_key(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  for (std::size_t i = 0; i < a.size(); ++i)
    if (a[i] != b[i] && small(a[i]) != small(b[i])) return false;
  return true;
}

/// How plays are written under a key that a game has for a phase; readers know nothing else of a game.
struct PhaseForm {
  std::string_view key;          ///< as records have it: `travel`
  std::string_view nothing;      ///< what is written of who did nothing: `[]`
  std::string_view in_brackets;  ///< what stands in [ ] behind a player: `the steps of a journey`; or empty
};

/// What a node of a record is. `empty` is a value that was left out (`Anna:` with nothing behind the colon).
enum class Shape : std::uint8_t { empty, scalar, list, map };

/// One node of a record. Nodes live in a Record and are linked by index.
struct Node {
  Shape shape = Shape::empty;  ///< which of the members below mean something
  bool quoted = false;         ///< a scalar that stood in quotes or in a block
  bool unread = false;         ///< a list or map of which only the span is known: UnreadJson reads it
  Span span;                   ///< its bytes in the source, quotes and brackets included
  std::string_view text;  ///< a scalar's text; lies within the source's text wherever it stands there letter by letter
                          ///< (a plain scalar over several lines keeps its line ends)
  std::uint32_t first = 0;  ///< of a list or map: its first child; of a map, keys and values alternate; 0: none
  std::uint32_t next = 0;   ///< the next child of the same parent; 0: none
};

/// A file of play as written: a tree of maps, lists and scalars in which every node has its bytes in the source. Both
/// readers make it. Not copyable: nodes point into the source's text.
class Record {
 public:
  /// A record without nodes, which its reader fills. It keeps the source.
  explicit Record(Source source) : source_(std::move(source)) { nodes_.emplace_back(); }
  Record(const Record&) = delete;
  Record& operator=(const Record&) = delete;
  Record(Record&&) = delete;
  Record& operator=(Record&&) = delete;

  /// The text that was read, and where it comes from.
  [[nodiscard]] const Source& source() const { return source_; }
  /// The same, for who needs no record any more: its nodes point to nothing then.
  [[nodiscard]] Source take_source() { return std::move(source_); }
  /// The whole record; `Shape::empty` when the document has no content.
  [[nodiscard]] const Node& root() const { return nodes_[root_]; }

  class Children;
  /// The children of a list in order; those of a map as key, value, key, value; none of a scalar.
  [[nodiscard]] Children children(const Node& node) const;

  /// The value of a map's key, or null.
  [[nodiscard]] const Node* find(const Node& map, std::string_view key) const;

  /// The documents that it names, in their order, for games whose records are not alone.
  [[nodiscard]] std::span<const std::shared_ptr<const Record>> beside() const { return beside_; }

  /// The text of one of them, which lives as long as it does.
  [[nodiscard]] static std::shared_ptr<const Source> text_of(const std::shared_ptr<const Record>& document) {
    return {document, &document->source()};
  }

  /// The bytes of a part of a node's text: exact where the text stands in the source letter by letter, else the whole
  /// node.
  [[nodiscard]] Span span_of(const Node& node, std::string_view part) const {
    const char* base = source_.text.data();
    if (part.data() < base || part.data() + part.size() > base + source_.text.size()) return node.span;
    const auto begin = static_cast<std::uint32_t>(part.data() - base);
    return {begin, begin + static_cast<std::uint32_t>(part.size())};
  }

  // For readers: a record is filled once.

  /// Adds a node and says its index; references to other nodes may move.
  std::uint32_t add(Node node) {
    nodes_.push_back(node);
    return static_cast<std::uint32_t>(nodes_.size() - 1);
  }
  /// A node to be linked. REQUIRES: add() said this index.
  Node& at(std::uint32_t index) { return nodes_[index]; }
  /// Says which node is the whole record.
  void set_root(std::uint32_t index) { root_ = index; }
  /// Keeps a text that does not stand in the source as it is read (`"a\tb"`); the view lives as long as the record.
  std::string_view keep(std::string text) { return kept_.emplace_back(std::move(text)); }
  /// Puts a document beside it.
  void put_beside(std::shared_ptr<const Record> document) { beside_.push_back(std::move(document)); }
  /// Takes all nodes out again, for a reader that begins once more.
  void forget_nodes() {
    nodes_.resize(1);
    root_ = 0;
  }
  /// Makes room for that many nodes.
  void reserve(std::size_t nodes) { nodes_.reserve(nodes); }

 private:
  Source source_;
  std::vector<Node> nodes_;       // nodes_[0] is the empty node
  std::deque<std::string> kept_;  // texts that do not stand in the source letter by letter
  std::uint32_t root_ = 0;
  std::vector<std::shared_ptr<const Record>> beside_;
};

/// The children of a node, as a range. It and its iterators live as long as the record is not added to.
class Record::Children {
 public:
  /// Goes from a child to the next; a forward iterator.
  class iterator {
   public:
    using value_type = Node;                              ///< what a standard algorithm asks
    using difference_type = std::ptrdiff_t;               ///< what a standard algorithm asks
    using iterator_category = std::forward_iterator_tag;  ///< what a standard algorithm asks
    using pointer = const Node*;                          ///< what a standard algorithm asks
    using reference = const Node&;                        ///< what a standard algorithm asks

    iterator() = default;
    /// At one of `nodes`; 0 is the end of every range.
    iterator(const std::vector<Node>* nodes, std::uint32_t at) : nodes_(nodes), at_(at) {}
    /// The child. REQUIRES: not at the end.
    const Node& operator*() const { return (*nodes_)[at_]; }
    /// The child's members. REQUIRES: not at the end.
    const Node* operator->() const { return &(*nodes_)[at_]; }
    /// On to the next child, or to the end.
    iterator& operator++() {
      at_ = (*nodes_)[at_].next;
      return *this;
    }
    /// The same; says where it was.
    iterator operator++(int) {
      iterator before = *this;
      ++*this;
      return before;
    }
    /// Whether both are at one child of one record.
    friend bool operator==(const iterator& a, const iterator& b) { return a.at_ == b.at_; }

   private:
    const std::vector<Node>* nodes_ = nullptr;
    std::uint32_t at_ = 0;
  };

  /// From `first` on, which is none when it is 0.
  Children(const std::vector<Node>* nodes, std::uint32_t first) : nodes_(nodes), first_(first) {}
  /// The first child.
  [[nodiscard]] iterator begin() const { return {nodes_, first_}; }
  /// Behind the last child.
  [[nodiscard]] iterator end() const { return {nodes_, 0}; }
  /// There are no children.
  [[nodiscard]] bool empty() const { return first_ == 0; }

 private:
  const std::vector<Node>* nodes_;
  std::uint32_t first_;
};

inline Record::Children Record::children(const Node& node) const {
  return {&nodes_, node.first};
}

inline const Node* Record::find(const Node& map, std::string_view key) const {
  if (map.shape != Shape::map) return nullptr;
  for (auto child = children(map).begin(); child != children(map).end(); ++child) {
    const Node& name = *child++;
    if (same_key(name.text, key)) return &*child;
  }
  return nullptr;
}

}  // namespace elfref
