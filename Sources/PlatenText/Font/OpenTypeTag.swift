/// What OpenType's tables name by a tag of four characters.
package protocol OpenTypeTagged {
  /// The tag.
  var tag: String { get }
}

extension FontFeature: OpenTypeTagged {}
extension FontVariation: OpenTypeTagged {}

extension Array where Element: OpenTypeTagged {
  /// Adds an element, in place of the one of its tag.
  package mutating func set(_ element: Element) {
    removeAll { $0.tag == element.tag }
    append(element)
  }

  /// These elements, and those around whose tags these have not.
  package func inside(of outer: [Element]) -> [Element] {
    if isEmpty { return outer }
    var all = outer
    for element in self { all.set(element) }
    return all
  }
}

extension String {
  /// Whether the text is four characters of printable ASCII, as all of OpenType's tags are.
  var isOpenTypeTag: Bool { utf8.count == 4 && utf8.allSatisfy { 0x20...0x7E ~= $0 } }
}
