/// What a view is in the section that it was written in, for the lazy grid around it.
package struct SectionPart: LayoutValueKey, Sendable {
  /// The parts of a section.
  package enum Kind: Sendable {
    case header, content, footer
  }

  /// The part that the view belongs to.
  package var kind: Kind
  /// Whether it is the first view of its part.
  package var isFirst: Bool

  /// Makes a mark.
  package init(kind: Kind, isFirst: Bool) {
    self.kind = kind
    self.isFirst = isFirst
  }

  /// A view outside of sections.
  package static let defaultValue: SectionPart? = nil
}
