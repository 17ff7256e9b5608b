#pragma once

// What comments are asked for: the lines that end in `missing` are those that tests/library/comments has to find. They
// hold a name without a comment.

/// A namespace.
namespace commented {

namespace bare {  // missing
inline constexpr int constant = 1;  // missing
}

/// A type.
struct Type {
  int member = 0;            ///< it has one
  int bare_member = 0;       // missing
  int first = 0, last = 0;   ///< of the last alone; missing
  // an ordinary comment is for those who read the code
  int ordinary = 0;          // missing
  ///
  int empty = 0;             // missing
  /// It has one.
  void function();
  void bare_function() const;  // missing
  /// Its values share this.
  enum class Shared { one, two };
  enum class Bare { one, two };  // missing
  Type() = default;
  Type(const Type&) = delete;
  friend bool operator==(const Type&, const Type&) = default;
  friend bool operator<(const Type& a, const Type& b) { return a.member < b.member; }  // missing

 protected:
  int inherited = 0;

 private:
  struct Hidden {
    int member = 0;
  };
  int own = 0;
};

struct BareType {  // missing
  int member = 0;  // missing
};

/// A concept.
template <class T>
concept Small = sizeof(T) < 8;
template <class T>
concept BareConcept = sizeof(T) < 8;  // missing

/// An alias.
using Alias = int;
using BareAlias = int;  // missing

/// A template.
template <Small T>
int commented_function(T value);
template <class T>
  requires Small<T>
int bare_template(T value);  // missing

/// The first of two.
void overloaded(int);
void overloaded(long);  // missing

}  // namespace commented
