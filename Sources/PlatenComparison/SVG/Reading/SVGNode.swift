/// An element of an SVG file, or a text in one.
struct SVGNode {
  /// The element's name without its prefix; ``textName`` for a text.
  var name: String
  /// The attributes that say something about the picture, and the properties of `style`, by name.
  var attributes: [String: String] = [:]
  /// The `id`; nil if there is none.
  var id: String?
  /// What a text says, with its white space as it is drawn; empty for elements.
  var text = ""
  /// The node around, which stands before this one; -1 for the root.
  var parent: Int
  /// The nodes inside, in order.
  var children: [Int] = []

  /// What texts are called among elements.
  static let textName = "#text"
}
