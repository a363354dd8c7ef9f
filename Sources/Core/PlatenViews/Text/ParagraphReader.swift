internal import PlatenLayout
package import PlatenText

/// Views that are made for texts as they are set in the environment around: as wide as they like,
/// on lines of their own.
///
/// Nothing of the texts is drawn.
package struct ParagraphReader<Content: View>: _PrimitiveView {
  private let texts: [Text]
  private let content: ([Paragraph]) -> Content

  /// Makes views for paragraphs, which come in the order of the texts.
  package init(
    _ texts: [Text], @ViewBuilder content: @escaping ([Paragraph]) -> Content
  ) {
    self.texts = texts
    self.content = content
  }

  /// Adds the views' nodes.
  package func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let paragraphs = texts.map { TextNode($0, in: context).paragraph(for: .unspecified) }
    content(paragraphs)._appendNodes(to: &list, in: context)
  }
}
