internal import Foundation
internal import PlatenDrawing

// What is said here becomes part of the picture: an SVG's groups have it as their title and
// description.

extension View {
  /// This view with a name.
  public func accessibilityLabel(_ label: Text) -> some View {
    meaning { $0.label = label.spoken(in: $1) }
  }

  /// This view with a name.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// This view with a name.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(String(label)))
  }

  /// This view with what value it shows.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    meaning { $0.value = valueDescription.spoken(in: $1) }
  }

  /// This view with what value it shows.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// This view with what value it shows.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(String(value)))
  }

  /// This view with what can be done with it.
  public func accessibilityHint(_ hint: Text) -> some View {
    meaning { $0.hint = hint.spoken(in: $1) }
  }

  /// This view with what can be done with it.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// This view with what can be done with it.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(String(hint)))
  }

  /// This view with what it is known by in tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    meaning { meaning, _ in meaning.identifier = identifier }
  }

  /// This view, which means something or nothing.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    meaning { meaning, _ in meaning.isHidden = hidden }
  }

  /// This view as what it is, besides what it is already.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    meaning { meaning, _ in
      meaning.traits = Set(meaning.traits).union(traits.names).sorted()
    }
  }

  /// This view as what it is, less what it is not.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    meaning { meaning, _ in
      meaning.traits = Set(meaning.traits).subtracting(traits.names).sorted()
    }
  }

  /// This view as a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    meaning { meaning, _ in meaning.headingLevel = Int(level.rawValue) }
  }

  /// This view with a name.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// This view with what value it shows.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// This view with what can be done with it.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// This view with what it is known by in tests.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// This view, which means something or nothing.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// This view as what it is, besides what it is already.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// This view as what it is, less what it is not.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}
