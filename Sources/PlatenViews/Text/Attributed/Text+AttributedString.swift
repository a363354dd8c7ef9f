public import Foundation

extension Text {
  /// The characters of an attributed string, as its attributes say.
  ///
  /// Those of SwiftUI's own scope count more than what is said of the text around them. Of
  /// Foundation's, links are in the tint, and intents and languages count.
  @_disfavoredOverload  // A literal is a key, and would else be an attributed string.
  public init(_ attributedContent: AttributedString) {
    let parts = attributedContent.runs.map { run in
      Text(verbatim: String(attributedContent.characters[run.range]))
        .with { $0 = TextAttributes(run.attributes) }
    }
    self.init(.joined(parts))
  }
}

extension TextAttributes {
  fileprivate init(_ container: AttributeContainer) {
    self.init(container.inlinePresentationIntent ?? [], isLink: container.link != nil)
    font = container.font
    if let color = container.foregroundColor { foreground = TextForeground(style: color) }
    background = container.backgroundColor
    if let style = container.underlineStyle { underline = .some(style) }
    if let style = container.strikethroughStyle { strikethrough = .some(style) }
    language = container.languageIdentifier.map {
      .explicit(Locale.Language(identifier: $0))
    }
    kerning = container.kern
    tracking = container.tracking
    baselineOffset = container.baselineOffset
  }

  /// What words look like that are meant so, and are a link or not.
  init(_ intent: InlinePresentationIntent, isLink: Bool) {
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough) { strikethrough = .some(.single) }
    if isLink { foreground = TextForeground(style: TintShapeStyle()) }
  }
}
