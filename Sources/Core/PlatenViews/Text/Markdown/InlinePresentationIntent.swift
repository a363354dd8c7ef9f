public import Foundation

/// The intent of words, independent of their look.
///
/// On Apple's platforms, this is part of Foundation; on Linux, Foundation does not have it.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The raw value: one bit for each intent.
  public let rawValue: UInt

  /// Makes intents of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasised: slanted.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasised: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code: in the monospaced design.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Deleted: struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line's end in the source that is a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line's end.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML among words; it is shown as it is written.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// A block of HTML, which is shown as it is written.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
  /// The intent of words.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The value of the attribute.
    public typealias Value = InlinePresentationIntent
    /// The attribute's name.
    public static let name = "NSInlinePresentationIntent"
  }
}
