public import PlatenDrawing
public import PlatenText

/// A text in the font around it, broken into lines where it has to be.
public struct Text: _PrimitiveView, Hashable, Sendable {
  /// The characters.
  let content: String
  private var font: Font?
  private var color: Color?
  private var isBold = false
  private var isItalic = false
  private var weight: Font.Weight?
  /// Whether layout sees the box of the ink in place of the line's.
  var isTrimmedToInk = false

  /// A text.
  public init<S: StringProtocol>(_ content: S) { self.content = String(content) }

  /// A text, as it is written.
  public init(verbatim content: String) { self.content = content }

  /// This text in a font; nil for the one around it.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// This text, emphasised.
  public func bold() -> Text { with { $0.isBold = true } }

  /// This text, slanted.
  public func italic() -> Text { with { $0.isItalic = true } }

  /// This text in a weight; nil for the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// This text in a colour; nil for the one around it.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }

  /// This text with the box of its ink as its bounds, so that it can be centred as it looks.
  package func trimmedToInk() -> Text { with { $0.isTrimmedToInk = true } }

  private func with(_ change: (inout Text) -> Void) -> Text {
    var text = self
    change(&text)
    return text
  }

  /// Adds the text's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let environment = context.environment
    var font = font ?? environment.font ?? .body
    if let weight { font = font.weight(weight) }
    if isBold { font = font.bold() }
    if isItalic { font = font.italic() }
    let typesetter = Typesetter(
      library: context.pass.library, grid: PixelGrid(scale: environment.displayScale),
      style: environment.paragraph)
    list.nodes.append(
      TextNode(
        self, font: font.resolved(for: environment.dynamicTypeSize), typesetter: typesetter,
        paint: color.map { _StylePaint(environment.resolve($0)) } ?? environment.foregroundPaint,
        pass: context.pass))
  }
}
