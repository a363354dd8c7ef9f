/// Why what a view says is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit for each reason.
  public let rawValue: Int

  /// Makes reasons of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not known yet: bars stand in place of texts and symbols.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private: bars stand in place of what is ``View/privacySensitive(_:)``.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date; it is shown all the same.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

private struct PrivacySensitiveKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Why what views say is not shown here; empty where it is.
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
  /// This view with bars in place of its texts and symbols.
  public func redacted(reason: RedactionReasons) -> some View {
    environmentValues { $0.redactionReasons.formUnion(reason) }
  }

  /// This view as it is, whatever the reason was not to show it.
  public func unredacted() -> some View {
    environmentValues { $0.redactionReasons = [] }
  }

  /// This view, not shown where what is private is not.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environmentValues { $0.isPrivacySensitive = sensitive }
  }
}
