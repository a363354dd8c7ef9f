public import PlatenBase

// What a reader would find its way by, and be told on demand: a picture keeps none of it.

/// A place that a reader can go to.
public struct AccessibilityRotorEntry<ID> {
  /// A place with a name.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}

  /// A place with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, id: ID, textRange: Range<String.Index>? = nil) {}

  /// A place with a name.
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

/// Some places.
public struct _RotorEntries: AccessibilityRotorContent {}

/// Makes one of the places written in a closure.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Some places.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _RotorEntries { _RotorEntries() }

  /// Places, if a condition holds.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> _RotorEntries { _RotorEntries() }
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

/// The place of a view in a pair of a name and what it names.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The name.
  case label
  /// What it names.
  case content
}

/// A key of what a reader tells on demand.
public struct AccessibilityCustomContentKey: Sendable {
  /// A key of a name.
  public init(_ labelKey: LocalizedStringKey) {}

  /// A key of a name.
  public init(_ labelKey: LocalizedStringKey, id: String) {}
}

/// What kind of text a view has.
public enum AccessibilityTextContentType: Hashable, Sendable {
  /// Any.
  case plain
  /// That of a terminal.
  case console
  /// That of a file.
  case fileSystem
  /// That of messages.
  case messaging
  /// That of a story.
  case narrative
  /// Code.
  case sourceCode
  /// That of a table.
  case spreadsheet
  /// That of a document.
  case wordProcessing
}

nonisolated extension View {
  /// This view, with places that a reader can go to.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }

  /// This view, with places that a reader can go to.
  @_disfavoredOverload
  public func accessibilityRotor<S: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: S, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }

  /// This view, with places of a kind that a reader can go to.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }

  /// This view, one of the places that a reader can go to.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// This view, read with others.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// This view, read as the name of another or with its name.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// This view, with more to be told on demand.
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V
  ) -> some View { self }

  /// This view, with more to be told on demand.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text
  ) -> some View { self }

  /// This view, with more to be told on demand.
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V
  ) -> some View { self }

  /// This view, with what can be done with it.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// This view, whose text is of a kind.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }

  /// This view, which can be scrolled by a reader.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// This view, which can be made larger and smaller by a reader.
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

  /// Whether the view is to be larger or smaller.
  public let direction: Direction
}
