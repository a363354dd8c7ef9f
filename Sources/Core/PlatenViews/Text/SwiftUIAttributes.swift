public import Foundation
public import PlatenDrawing
public import PlatenText

extension AttributeScopes {
  /// The attributes that texts use.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that texts use.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Additional space after letters, in points; ligatures stay.
    public let kern: KerningAttribute
    /// Additional space after letters, in points.
    public let tracking: TrackingAttribute
    /// The baseline offset of letters, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The intent of words; on Apple's platforms, it is part of Foundation.
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    /// Foundation's own.
    public let foundation: FoundationAttributes
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// The value of the attribute.
    public typealias Value = Font
    /// The attribute's name.
    public static let name = "SwiftUI.Font"
  }

  /// The colour of letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The value of the attribute.
    public typealias Value = Color
    /// The attribute's name.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The colour behind letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The value of the attribute.
    public typealias Value = Color
    /// The attribute's name.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The line through letters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The value of the attribute.
    public typealias Value = Text.LineStyle
    /// The attribute's name.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The line under letters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The value of the attribute.
    public typealias Value = Text.LineStyle
    /// The attribute's name.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// Additional space after letters, in points; ligatures stay.
  public enum KerningAttribute: AttributedStringKey {
    /// The value of the attribute.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "SwiftUI.Kern"
  }

  /// Additional space after letters, in points.
  public enum TrackingAttribute: AttributedStringKey {
    /// The value of the attribute.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "SwiftUI.Tracking"
  }

  /// The baseline offset of letters, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The value of the attribute.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "SwiftUI.BaselineOffset"
  }
}

extension AttributeDynamicLookup {
  /// The key of an attribute that texts use.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

// MARK: - Texts of attributed strings

extension Text {
  /// Makes a text from an attributed string and its attributes.
  ///
  /// Attributes of SwiftUI's scope override those of the text around them. Of Foundation's
  /// attributes, links (in the tint), intents and languages count.
  @_disfavoredOverload  // A literal is a key, and would else be an attributed string.
  public init(_ attributedContent: AttributedString) {
    let parts = attributedContent.runs.map { run in
      Text(verbatim: String(attributedContent.characters[run.range]))
        .with { $0 = TextAttributes(run.attributes) }
    }
    self = parts.isEmpty ? Text(verbatim: "") : Text(.joined(parts))
  }
}

extension TextAttributes {
  fileprivate init(_ container: AttributeContainer) {
    self.init(container.inlinePresentationIntent ?? [], link: container.link)
    if let color = container.foregroundColor { foreground = TextForeground(style: color) }
    var letters = letters
    letters.font = container.font
    letters.background = container.backgroundColor
    if let style = container.underlineStyle {
      letters.underline = .some(TextLine(style.pattern, style.color))
    }
    if let style = container.strikethroughStyle {
      letters.strikethrough = .some(TextLine(style.pattern, style.color))
    }
    letters.language = container.languageIdentifier.map {
      .explicit(Locale.Language(identifier: $0))
    }
    letters.kerning = container.kern
    letters.tracking = container.tracking
    letters.baselineOffset = container.baselineOffset
    self.letters = letters
  }

  /// What words look like that are meant so, and lead somewhere or not.
  init(_ intent: InlinePresentationIntent, link: URL?) {
    if link != nil { foreground = TextForeground(style: TintShapeStyle()) }
    if intent.isEmpty, link == nil { return }
    var letters = letters
    letters.link = link
    if intent.contains(.stronglyEmphasized) { letters.isBold = true }
    if intent.contains(.emphasized) { letters.isItalic = true }
    if intent.contains(.code) { letters.isMonospaced = true }
    if intent.contains(.strikethrough) { letters.strikethrough = .some(TextLine(.solid, nil)) }
    self.letters = letters
  }
}
