public import Foundation
public import PlatenDrawing
public import PlatenText

/// A text in the font around it, broken into lines if necessary.
public struct Text: _PrimitiveView, Equatable, Sendable {
  /// What the text says.
  let content: TextContent
  /// The attributes that this text sets itself; nil for none, so that most texts are small.
  private var box: AttributesBox?
  /// Whether layout sees the box of the ink in place of the line's.
  private(set) var isTrimmedToInk = false
  /// Whether nobody asked for the weight of its font.
  private(set) var isWeightSuggested = false

  /// Attributes on the heap.
  private final class AttributesBox: Sendable {
    let attributes: TextAttributes

    init(_ attributes: TextAttributes) { self.attributes = attributes }
  }

  init(_ content: TextContent) { self.content = content }

  /// The attributes that this text sets itself.
  var attributes: TextAttributes { box?.attributes ?? TextAttributes() }

  /// Returns the attributes of this text itself, completed by the attributes around it.
  func attributes(inside outer: TextAttributes) -> TextAttributes {
    box?.attributes.inside(of: outer) ?? outer
  }

  /// Returns whether a weight or emphasis is set on this text or around it.
  func setsWeight(inside outer: TextAttributes) -> Bool {
    let letters = attributes(inside: outer).letters
    return letters.weight != nil || letters.isBold == true
  }

  /// Returns whether two texts have the same words and look the same everywhere.
  public static func == (a: Text, b: Text) -> Bool {
    a.content == b.content && a.isTrimmedToInk == b.isTrimmedToInk
      && a.isWeightSuggested == b.isWeightSuggested
      && (a.box === b.box || a.attributes == b.attributes)
  }

  /// Makes a text, exactly as written.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.plain(String(content))) }

  /// Makes a text, exactly as written.
  public init(verbatim content: String) { self.init(.plain(content)) }

  /// Makes a text with values in it, in the language of the environment's locale.
  ///
  /// The text comes from the bundle's table in that language, or else in the bundle's own language;
  /// without either, the key is the text. If a table cannot be read, rendering fails with an error
  /// that names the file.
  ///
  /// - Parameters:
  ///   - key: The key in the table.
  ///   - tableName: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle whose resources have the table; nil for the program's.
  ///   - comment: A note for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let tables = StringTables.of(bundle)
    // Nearly all programs have no tables.
    self.init(
      tables.isEmpty
        ? key.content : .localized(LocalizedText(key, table: tableName, tables: tables)))
  }

  /// Makes a symbol, set like a character.
  public init(_ image: Image) { self.init(.image(image)) }

  /// Returns two texts, one after the other.
  public static func + (first: Text, second: Text) -> Text {
    guard var parts = first.joined else { return Text(.joined([first, second])) }
    parts.append(second)
    // So that a sum of many texts does not copy all of them at each addition.
    var level = second.level
    while parts.count >= bundle, parts.suffix(bundle).allSatisfy({ $0.level == level }) {
      let text = Text(.joined(Array(parts.suffix(bundle))))
      parts.removeLast(bundle)
      parts.append(text)
      level += 1
    }
    return Text(.joined(parts))
  }

  /// How many parts of a sum become one.
  private static let bundle = 16

  /// The parts of a text that is no more than them; nil for any other.
  private var joined: [Text]? {
    guard case .joined(let parts) = content, box == nil || attributes == TextAttributes() else {
      return nil
    }
    return parts
  }

  /// How often the text was bundled.
  private var level: Int {
    guard let parts = joined, parts.count == Self.bundle else { return 0 }
    return parts[0].level + 1
  }

  /// Returns this text with the box of its ink as its bounds, so that it can be centred as it looks.
  package func trimmedToInk() -> Text {
    var text = self
    text.isTrimmedToInk = true
    return text
  }

  /// Returns this text with the weight of its own font as one that nobody asked for: if the letters'
  /// face lacks it, that is not reported, unless a weight is set on or around the text.
  package func suggestingWeight() -> Text {
    var text = self
    text.isWeightSuggested = true
    return text
  }

  /// This text without the attributes that modifiers set on it and its parts, as bars show it.
  package var plain: Text {
    var text = self
    if case .joined(let parts) = content { text = Text(.joined(parts.map(\.plain))) }
    text.box = nil
    return text
  }

  func with(_ change: (inout TextAttributes) -> Void) -> Text {
    var text = self
    var attributes = attributes
    change(&attributes)
    text.box = AttributesBox(attributes)
    return text
  }

  /// Adds the text's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    list.append(leaf: TextNode(self, in: context), in: context)
  }
}

extension Text {
  /// Returns this text in a font; nil for the font around it.
  ///
  /// A text keeps the font that it already has, as in SwiftUI.
  public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }

  /// Returns this text, emphasised.
  public func bold() -> Text { with { $0.isBold = true } }

  /// Returns this text, emphasised or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }

  /// Returns this text, slanted.
  public func italic() -> Text { with { $0.isItalic = true } }

  /// Returns this text, slanted or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// Returns this text in a weight; nil for the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// Returns this text in a design; nil for the font's own.
  public func fontDesign(_ design: Font.Design?) -> Text {
    with { $0.family = design.map { .design($0) } }
  }

  /// Returns this text in a width; nil for the font's own.
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = width } }

  /// Returns this text in the monospaced design, or not.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.isMonospaced = isActive }
  }

  /// Returns this text with digits of one width.
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }

  /// Returns this text in a colour; nil for the colour around it.
  ///
  /// A style that it has already stays.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = $0.foreground ?? color.map { TextForeground(style: $0) } }
  }

  /// Returns this text in a style.
  ///
  /// A style that it has already stays.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.foreground = $0.foreground ?? TextForeground(style: style) }
  }

  /// Underlines this text; a nil colour takes the text's own.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Underlines this text; a nil colour takes the text's own.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with { $0.underline = .some(isActive ? TextLine(pattern, color) : nil) }
  }

  /// Strikes this text through; a nil colour takes the text's own.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Strikes this text through; a nil colour takes the text's own.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with { $0.strikethrough = .some(isActive ? TextLine(pattern, color) : nil) }
  }

  /// Returns this text with its letters further apart, in points; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }

  /// Returns this text with its letters further apart, in points; it overrides ``kerning(_:)``.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }

  /// Returns this text, raised from its line, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = baselineOffset }
  }
}
