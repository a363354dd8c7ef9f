internal import Foundation
public import PlatenBase

/// The space between a window's content and its edges.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  /// The minimum space: 16 points, as on iOS, and 20 on macOS.
  public static let minimum = ScenePadding(name: "minimum")
  /// The space at the ends of a bar, which is the same.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

nonisolated extension View {
  /// Adds the space around this view that a window's content has: 16 points, and on macOS 20, as in
  /// Interface Builder.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    ScenePaddedView(content: self, edges: edges)
  }

  /// Adds a kind of space around this view that a window's content has: 16 points, and 20 on macOS.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    ScenePaddedView(content: self, edges: edges)
  }

  /// Returns this view unchanged: in a picture, its parts cannot come apart.
  public func geometryGroup() -> some View { self }
}

nonisolated extension View {
  /// Does nothing; on a screen, it prints the changes.
  public static func _printChanges() {}

  /// Does nothing; on a screen, it logs the changes.
  public static func _logChanges() {}
}

/// A view with the space around it that a window's content has on the platform.
private struct ScenePaddedView<Content: View>: _NonisolatedView {
  let content: Content
  let edges: Edge.Set

  @Environment(\.imitatesMac) private var imitatesMac

  var body: some View { content.padding(edges, imitatesMac ? 20 : 16) }
}

// MARK: - Prominence

/// The prominence of a header.
public enum Prominence: Hashable, Sendable {
  /// The standard form.
  case standard
  /// More than usual.
  case increased
}

private struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

extension EnvironmentValues {
  /// The prominence of the headers of sections.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the prominence of section headers in this view.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environmentValues { $0.headerProminence = prominence }
  }
}
