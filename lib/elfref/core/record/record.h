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

#include "elfref/core/record/keys.h"
#include "elfref/core/text/source.h"
#include "elfref/core/words/message.h"

namespace elfref {

/// How a game writes plays under the key of a phase; readers of records know nothing else about a game.
struct PhaseForm {
  std::string_view key;          ///< the key in records: `travel`
  std::string_view nothing;      ///< written for a player who did nothing: `[]`
  FixedMessage in_brackets;      ///< the contents of [ ] after a player: `the steps of a journey`; or empty
  std::string_view between{};    ///< the word of a line where some people write a second colon: `on`; or empty
};

/// The kind of a node. `empty` is a value that was left out (`Anna:` with nothing after the colon).
enum class Shape : std::uint8_t { empty, scalar, list, map };

/// One node of a record. Nodes live in a Record and are linked by index.
struct Node {
  Shape shape = Shape::empty;  ///< decides which of the members below are used
  bool quoted = false;         ///< the scalar is in quotes or in a block
  bool unread = false;         ///< only the span of the list or map is known: UnreadJson or UnreadYaml reads it
  Span span;                   ///< its bytes in the source, quotes and brackets included
  std::string_view text;  ///< a scalar's text; a view into the source if the source has it letter by letter
                          ///< (a plain scalar over several lines keeps its line ends)
  std::uint32_t first = 0;  ///< of a list or map: its first child; 0: none. In a map, keys and values alternate
  std::uint32_t next = 0;   ///< the next child of the same parent; 0: none
};

/// A file of play as written: a tree of maps, lists and scalars in which every node has its bytes in the source. Both
/// readers make it. Not copyable: nodes point into the source's text.
class Record {
 public:
  /// Makes a record without nodes, which a reader fills. It keeps the source.
  explicit Record(Source source) : source_(std::move(source)) { nodes_.emplace_back(); }
  Record(const Record&) = delete;
  Record& operator=(const Record&) = delete;
  Record(Record&&) = delete;
  Record& operator=(Record&&) = delete;

  /// The text that was read, and its origin.
  [[nodiscard]] const Source& source() const { return source_; }
  /// Moves the source out. The record cannot be used afterwards: its nodes point to nothing.
  [[nodiscard]] Source take_source() { return std::move(source_); }
  /// The whole record; `Shape::empty` if the document has no content.
  [[nodiscard]] const Node& root() const { return nodes_[root_]; }

  class Children;
  /// The children of a list in order; of a map, as key, value, key, value; of a scalar, none.
  [[nodiscard]] Children children(const Node& node) const;

  /// The value of a key of every game in a map, or null. The map may have the key in any language.
  [[nodiscard]] const Node* find(const Node& map, std::string_view key) const;

  /// Whether its YAML is plain, so that it was read quickly.
  [[nodiscard]] bool plain() const { return plain_; }

  /// The attachments that the record names, in order.
  [[nodiscard]] std::span<const std::shared_ptr<const Record>> attachments() const { return attachments_; }

  /// The text of an attachment; it lives as long as the attachment.
  [[nodiscard]] static std::shared_ptr<const Source> text_of(const std::shared_ptr<const Record>& document) {
    return {document, &document->source()};
  }

  /// The bytes of a part of a node's text: exact if the source has the text letter by letter, else the whole node.
  [[nodiscard]] Span span_of(const Node& node, std::string_view part) const {
    const char* base = source_.text.data();
    if (part.data() < base || part.data() + part.size() > base + source_.text.size()) return node.span;
    const auto begin = static_cast<std::uint32_t>(part.data() - base);
    return {begin, begin + static_cast<std::uint32_t>(part.size())};
  }

  // For readers: a record is filled once.

  /// Adds a node and returns its index; references to other nodes may become invalid.
  std::uint32_t add(Node node) {
    nodes_.push_back(node);
    return static_cast<std::uint32_t>(nodes_.size() - 1);
  }
  /// A node, to be linked. REQUIRES: add() returned this index.
  Node& at(std::uint32_t index) { return nodes_[index]; }
  /// Sets the node that is the whole record.
  void set_root(std::uint32_t index) { root_ = index; }
  /// Keeps a text that the source does not have as it is read (`"a\tb"`); the view lives as long as the record.
  std::string_view keep(std::string text) { return kept_.emplace_back(std::move(text)); }
  /// Adds an attachment.
  void attach(std::shared_ptr<const Record> document) { attachments_.push_back(std::move(document)); }
  /// Notes that its YAML is plain: see plain_yaml.h.
  void set_plain() { plain_ = true; }
  /// Removes all nodes, for a reader that starts again.
  void forget_nodes() {
    nodes_.resize(1);
    root_ = 0;
  }
  /// Reserves room for that number of nodes.
  void reserve(std::size_t nodes) { nodes_.reserve(nodes); }

 private:
  Source source_;
  std::vector<Node> nodes_;       // nodes_[0] is the empty node
  std::deque<std::string> kept_;  // texts that the source does not have letter by letter
  std::uint32_t root_ = 0;
  bool plain_ = false;
  std::vector<std::shared_ptr<const Record>> attachments_;
};

/// The children of a node, as a range. It and its iterators are valid until the record gets more nodes.
class Record::Children {
 public:
  /// A forward iterator from child to child.
  class iterator {
   public:
    using value_type = Node;                              ///< required by standard algorithms
    using difference_type = std::ptrdiff_t;               ///< required by standard algorithms
    using iterator_category = std::forward_iterator_tag;  ///< required by standard algorithms
    using pointer = const Node*;                          ///< required by standard algorithms
    using reference = const Node&;                        ///< required by standard algorithms

    iterator() = default;
    /// Points to one of `nodes`; 0 is the end of every range.
    iterator(const std::vector<Node>* nodes, std::uint32_t at) : nodes_(nodes), at_(at) {}
    /// The child. REQUIRES: not at the end.
    const Node& operator*() const { return (*nodes_)[at_]; }
    /// The child's members. REQUIRES: not at the end.
    const Node* operator->() const { return &(*nodes_)[at_]; }
    /// Moves to the next child, or to the end.
    iterator& operator++() {
      at_ = (*nodes_)[at_].next;
      return *this;
    }
    /// Moves on, and returns the previous position.
    iterator operator++(int) {
      iterator before = *this;
      ++*this;
      return before;
    }
    /// Whether both point to the same child. REQUIRES: both are of one record.
    friend bool operator==(const iterator& a, const iterator& b) { return a.at_ == b.at_; }

   private:
    const std::vector<Node>* nodes_ = nullptr;
    std::uint32_t at_ = 0;
  };

  /// The children from `first` on; 0: none.
  Children(const std::vector<Node>* nodes, std::uint32_t first) : nodes_(nodes), first_(first) {}
  /// The first child.
  [[nodiscard]] iterator begin() const { return {nodes_, first_}; }
  /// The end, one past the last child.
  [[nodiscard]] iterator end() const { return {nodes_, 0}; }
  /// Whether there are no children.
  [[nodiscard]] bool empty() const { return first_ == 0; }

 private:
  const std::vector<Node>* nodes_;
  std::uint32_t first_;
};

/// The language in which a record writes its keys: that of its key `players`, else that of its first key. What is
/// written into the record has the same.
[[nodiscard]] Language language_of_keys(const Record& record, const KeyWords& keys);

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
