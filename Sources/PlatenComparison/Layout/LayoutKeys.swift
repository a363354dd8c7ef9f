internal import Platen

/// The numbers by which views are matched, the same for both trees.
struct LayoutKeys {
  private struct Content: Hashable {
    let kind: String
    let name: String?
    let text: String?
    let inside: [Int]
  }

  private var contents = NumberedKeys<Content>()
  private var kinds = NumberedKeys<String>()
  private var names = NumberedKeys<String>()

  /// The number of all that a view shows, wherever it lies.
  mutating func content(of view: LayoutTree, inside: [Int]) -> Int {
    contents.number(
      of: Content(kind: view.kind, name: view.givenName, text: view.text, inside: inside))
  }

  /// The number of a view's kind.
  mutating func kind(of view: LayoutTree) -> Int { kinds.number(of: view.kind) }

  /// The number of a view's name; -1 if it has none.
  mutating func name(of view: LayoutTree) -> Int {
    view.givenName.map { names.number(of: $0) } ?? -1
  }
}
