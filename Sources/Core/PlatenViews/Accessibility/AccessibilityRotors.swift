public import PlatenBase

// What a reader would find its way by, and be told on demand: a picture keeps none of it.

/// A place that a reader can go to.
public struct AccessibilityRotorEntry<ID> {
  /// Makes a place with a name.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}

  /// Makes a place with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, id: ID, textRange: Range<String.Index>? = nil) {}

  /// Makes a place with a name.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil
  ) {}
}

/// Places that a reader can go to.
public protocol AccessibilityRotorContent {}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Places for elements.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    fatalError("no reader goes through a picture")
  }

  /// Places for elements by their ids.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    fatalError("no reader goes through a picture")
  }
}

/// A collection of places.
public struct _RotorEntries: AccessibilityRotorContent {}

/// Combines the places of a closure.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Builds a collection of places.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _RotorEntries { _RotorEntries() }

  /// Places, if a condition holds.
  public static func buildIf(_ content: _RotorEntries?) -> _RotorEntries { _RotorEntries() }
}

/// A kind of places that a system knows.
public struct AccessibilitySystemRotor: Sendable {
  private init() {}

  /// The headings.
  public static let headings = AccessibilitySystemRotor()
  /// The links.
  public static let links = AccessibilitySystemRotor()
  /// The pictures.
  public static let images = AccessibilitySystemRotor()
  /// The fields of text.
  public static let textFields = AccessibilitySystemRotor()
}

/// The role of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The name.
  case label
  /// The content that the label names.
  case content
}

/// A key of content that a reader speaks on demand.
public struct AccessibilityCustomContentKey: Sendable {
  /// Makes a key from a name.
  public init(_ labelKey: LocalizedStringKey) {}

  /// Makes a key from a name.
  public init(_ labelKey: LocalizedStringKey, id: String) {}
}

/// The kind of text in a view.
public enum AccessibilityTextContentType: Hashable, Sendable {
  /// Any.
  case plain
  /// The text of a terminal.
  case console
  /// The text of a file.
  case fileSystem
  /// The text of messages.
  case messaging
  /// The text of a story.
  case narrative
  /// Code.
  case sourceCode
  /// The text of a table.
  case spreadsheet
  /// The text of a document.
  case wordProcessing
}

nonisolated extension View {
  /// Adds a rotor with places that a reader can go to.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }

  /// Adds a rotor with places that a reader can go to.
  @_disfavoredOverload
  public func accessibilityRotor<S: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: S, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }

  /// Adds a rotor with places of a kind that a reader can go to.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }

  /// Makes this view a place of a rotor.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Pairs this view with a label or content, for readers who cannot see it.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Pairs this view with a label or content, for readers who cannot see it.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Adds content to this view that a reader speaks on demand.
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V
  ) -> some View { self }

  /// Adds content to this view that a reader speaks on demand.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text
  ) -> some View { self }

  /// Adds content to this view that a reader speaks on demand.
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V
  ) -> some View { self }

  /// Adds actions to this view.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Sets the kind of this view's text.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }

  /// Adds a scroll action for readers to this view.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// Adds a zoom action for readers to this view.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
}

/// A gesture that makes a view larger or smaller.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of a gesture.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }

  /// Whether the action makes the view larger or smaller.
  public let direction: Direction
}
