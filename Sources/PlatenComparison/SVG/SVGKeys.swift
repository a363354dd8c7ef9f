/// The numbers by which elements are matched, the same for both files.
struct SVGKeys {
  /// An attribute; the value of one that refers to elements is told by them.
  struct Attribute: Hashable {
    let name: String
    let value: SVGValue?
  }

  /// All that an element shows.
  struct Content: Hashable {
    let name: String
    let attributes: [Attribute]
    let targets: [Int]
    let text: String
    let inside: [Int]
  }

  private var kinds = NumberedKeys<String>()
  private var contents = NumberedKeys<Content>()

  mutating func kind(of name: String) -> Int { kinds.number(of: name) }

  mutating func content(of content: Content) -> Int { contents.number(of: content) }
}
