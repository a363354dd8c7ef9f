public import Foundation
internal import PlatenBase
public import PlatenLayout

/// An edge above or below.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// A set of vertical edges.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The upper edge.
    public static let top = Set(.top)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// An edge at a side.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge where reading starts.
  case leading
  /// The edge where reading ends.
  case trailing

  /// A set of horizontal edges.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set of one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The edge where reading starts.
    public static let leading = Set(.leading)
    /// The edge where reading ends.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

extension View {
  /// This view with another above or below it, which it keeps clear of.
  ///
  /// Scroll views and backgrounds that ignore the safe area go on behind the other one.
  ///
  /// - Parameters:
  ///   - edge: The side on which the other view stands.
  ///   - alignment: Where it stands along that side.
  ///   - spacing: The distance in points; nil for what the two prefer.
  ///   - content: The other view.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(
      content(), edge: edge == .top ? .top : .bottom,
      Alignment(horizontal: alignment, vertical: .center), spacing)
  }

  /// This view with another at one side, which it keeps clear of.
  ///
  /// Scroll views and backgrounds that ignore the safe area go on behind the other one.
  ///
  /// - Parameters:
  ///   - edge: The side on which the other view stands.
  ///   - alignment: Where it stands along that side.
  ///   - spacing: The distance in points; nil for what the two prefer.
  ///   - content: The other view.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(
      content(), edge: edge == .leading ? .leading : .trailing,
      Alignment(horizontal: .center, vertical: alignment), spacing)
  }

  private func safeAreaInset(
    _ bar: some View, edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?
  ) -> some View {
    Wrapped(content: self) { child, context in
      let inner = context.child(1).outsideOfStacks()
      guard let bar = inner.node(of: bar, alignment: alignment) else { return child }
      return SafeAreaInsetNode(
        child, bar: bar, edge: edge, alignment: alignment, spacing: spacing)
    }
  }
}
