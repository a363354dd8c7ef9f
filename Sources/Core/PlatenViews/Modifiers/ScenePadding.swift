internal import Foundation
public import PlatenBase
internal import PlatenLayout

/// The space between what a window shows and its edges.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  /// The least that there should be: 16 points, as on iOS, and 20 on macOS.
  public static let minimum = ScenePadding(name: "minimum")
  /// That at the ends of a bar: as many.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

nonisolated extension View {
  /// This view with the space around it that a window's content has: 16 points, and on macOS 20, which
  /// Interface Builder leaves there.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    ScenePaddedView(content: self, edges: edges)
  }

  /// This view with a kind of space around it that a window's content has: 16 points, and 20 on
  /// macOS.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    ScenePaddedView(content: self, edges: edges)
  }

  /// This view; its parts stand still, and cannot come apart while it moves.
  public func geometryGroup() -> some View { self }
}

nonisolated extension View {
  /// Would print what has changed; a picture's views are asked once, and nothing is printed.
  public static func _printChanges() {}

  /// Would log what has changed; a picture's views are asked once, and nothing is logged.
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
  /// As is usual.
  case standard
  /// More than usual.
  case increased
}

private struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

nonisolated extension View {
  /// This view, whose sections' headers stand out in lists or as usual.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environmentValues { $0.headerProminence = prominence }
  }
}
