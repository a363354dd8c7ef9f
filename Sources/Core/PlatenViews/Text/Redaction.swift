/// The reason for hiding a view's content.
public struct RedactionReasons: OptionSet, Sendable {
  /// The raw value: one bit for each reason.
  public let rawValue: Int

  /// Makes reasons of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not known yet: bars replace texts and symbols.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private: bars replace ``View/privacySensitive(_:)`` views.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date; it is still shown.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

private struct PrivacySensitiveKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The reasons for hiding the content of views; empty if it is shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  fileprivate var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether bars stand in place of texts and symbols.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || redactionReasons.contains(.privacy) && isPrivacySensitive
  }
}

nonisolated extension View {
  /// Replaces the texts and symbols of this view with bars.
  public func redacted(reason: RedactionReasons) -> some View {
    environmentValues { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows this view, regardless of reasons for hiding it.
  public func unredacted() -> some View {
    environmentValues { $0.redactionReasons = [] }
  }

  /// Hides this view where private content is hidden.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environmentValues { $0.isPrivacySensitive = sensitive }
  }
}
