internal import Foundation
internal import Platen

/// A layout tree's views in the order in which they begin, the picture first.
struct LayoutNodes {
  /// The views; what is inside of them is only to be found by ``outline``.
  private(set) var views: [LayoutTree] = []
  /// What the scene says of each view, which is nothing in a layout that was made without a scene.
  private(set) var values: [[String: String]] = []
  /// How the views are nested, and what they are matched by.
  private(set) var outline = TreeOutline()
  /// The first text in each view, its own included; nil if there is none.
  private(set) var texts: [String?] = []
  /// How many texts are in each view, its own included.
  private(set) var textCounts: [Int] = []

  /// Whether the scene that it was made from says something of its views.
  var saysValues: Bool { values.contains { !$0.isEmpty } }

  /// Reads a tree, without calls in calls.
  ///
  /// - Parameter said: What the scene says of its views.
  init(_ tree: LayoutTree, values said: SceneViewValues = [:], keys: inout LayoutKeys) {
    var open = [(tree: tree, parent: -1)]
    while let (tree, parent) = open.popLast() {
      let index = views.count
      var view = tree
      view.children = []
      // The picture has no id, and neither have parts of views.
      values.append(view.id.isEmpty && parent >= 0 ? [:] : said[view.id] ?? [:])
      views.append(view)
      outline.parents.append(parent)
      outline.children.append([])
      if parent >= 0 { outline.children[parent].append(index) }
      open += tree.children.reversed().map { ($0, index) }
    }
    readTexts()
    readKeys(&keys)
  }

  private mutating func readTexts() {
    texts = views.map(\.text)
    textCounts = views.map { $0.text == nil ? 0 : 1 }
    for index in views.indices.reversed() {
      for child in outline.children[index] {
        if texts[index] == nil { texts[index] = texts[child] }
        textCounts[index] += textCounts[child]
      }
    }
  }

  private mutating func readKeys(_ keys: inout LayoutKeys) {
    outline.contents = [Int](repeating: 0, count: views.count)
    for index in views.indices.reversed() {
      let view = views[index]
      let inside = outline.children[index].map { outline.contents[$0] }
      outline.contents[index] = keys.content(of: view, saying: values[index], inside: inside)
    }
    outline.kinds = views.map { keys.kind(of: $0) }
    outline.names = views.map { keys.name(of: $0) }
  }
}

extension LayoutTree {
  /// The name that somebody has given to the view in a scene; nil for a path, which is no name, as it
  /// changes with whatever stands before it.
  var givenName: String? {
    let isPath = id.isEmpty || id == "view" || id.hasPrefix("view.") || id == kind
    return isPath ? nil : id
  }
}

/// What a scene says of each view, by the view's id and then by the names that lead to it.
///
/// An empty id stands for the picture as a whole.
package typealias SceneViewValues = [String: [String: String]]

// MARK: - Keys

/// The numbers by which views are matched, the same for both trees.
struct LayoutKeys {
  private struct Content: Hashable {
    let kind: String
    let name: String?
    let text: String?
    let values: [String: String]
    let inside: [Int]
  }

  private var contents = NumberedKeys<Content>()
  private var kinds = NumberedKeys<String>()
  private var names = NumberedKeys<String>()

  /// The number of all that a view shows, wherever it lies.
  mutating func content(
    of view: LayoutTree, saying values: [String: String], inside: [Int]
  ) -> Int {
    contents.number(
      of: Content(
        kind: view.kind, name: view.givenName, text: view.text, values: values, inside: inside))
  }

  /// The number of a view's kind.
  mutating func kind(of view: LayoutTree) -> Int { kinds.number(of: view.kind) }

  /// The number of a view's name; -1 if it has none.
  mutating func name(of view: LayoutTree) -> Int {
    view.givenName.map { names.number(of: $0) } ?? -1
  }
}
