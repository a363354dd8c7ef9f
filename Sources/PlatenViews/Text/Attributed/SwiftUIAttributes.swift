public import Foundation
public import PlatenDrawing
public import PlatenText

extension AttributeScopes {
  /// The attributes that texts look at.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that texts look at.
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
    /// How far letters are raised from their line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// How words are meant; it is Foundation's on Apple's platforms.
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    /// Foundation's own.
    public let foundation: FoundationAttributes
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// What the attribute says.
    public typealias Value = Font
    /// The attribute's name.
    public static let name = "SwiftUI.Font"
  }

  /// The colour of letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// What the attribute says.
    public typealias Value = Color
    /// The attribute's name.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The colour behind letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// What the attribute says.
    public typealias Value = Color
    /// The attribute's name.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The line through letters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// What the attribute says.
    public typealias Value = Text.LineStyle
    /// The attribute's name.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The line under letters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// What the attribute says.
    public typealias Value = Text.LineStyle
    /// The attribute's name.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// Additional space after letters, in points; ligatures stay.
  public enum KerningAttribute: AttributedStringKey {
    /// What the attribute says.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "SwiftUI.Kern"
  }

  /// Additional space after letters, in points.
  public enum TrackingAttribute: AttributedStringKey {
    /// What the attribute says.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "SwiftUI.Tracking"
  }

  /// How far letters are raised from their line, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// What the attribute says.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "SwiftUI.BaselineOffset"
  }
}

extension AttributeDynamicLookup {
  /// The key of one of the attributes that texts look at.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
