/// A pattern of paths: `*` is for any characters but a slash, `?` for one of them, and `**` for any
/// folders.
package struct PathPattern: Hashable, Sendable {
  package let text: String
  private let components: [[Character]]

  package init(_ text: String) {
    self.text = text
    components = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  /// Returns whether a path is meant.
  ///
  /// - Complexity: O(*n* · *m*) components, each O(*k* · *l*) characters.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    return Self.matches(names, components, isAny: { $0 == ["*", "*"] }) { name, pattern in
      Self.matches(name, pattern, isAny: { $0 == "*" }) { $1 == "?" || $0 == $1 }
    }
  }

  /// Returns whether elements are those of a pattern in which some stand for any number of them.
  private static func matches<Element>(
    _ elements: [Element], _ pattern: [Element], isAny: (Element) -> Bool,
    isMatch: (Element, Element) -> Bool
  ) -> Bool {
    // Which beginnings of the elements are those of the pattern as far as it was read.
    var reached = [Bool](repeating: false, count: elements.count + 1)
    reached[0] = true
    for part in pattern {
      if isAny(part) {
        if let first = reached.firstIndex(of: true) {
          for i in first..<reached.count { reached[i] = true }
        }
      } else {
        for i in elements.indices.reversed() {
          reached[i + 1] = reached[i] && isMatch(elements[i], part)
        }
        reached[0] = false
      }
    }
    return reached[elements.count]
  }
}
