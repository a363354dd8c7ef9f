internal import Foundation
internal import PlatenBase
public import PlatenDrawing
public import PlatenText

nonisolated extension View {
  /// Sets a value of this view's environment.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    environmentValues { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of this view's environment.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    environmentValues { transform(&$0[keyPath: keyPath]) }
  }

  /// Sets the text size of this view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environmentValues { $0.dynamicTypeSize = size }
  }

  /// Limits the text size of this view to a range.
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    environmentValues {
      $0.dynamicTypeSize = min(max($0.dynamicTypeSize, range.lowerBound), range.upperBound)
    }
  }

  /// Sets a light or dark colour scheme for this view; nil for the scheme around it.
  ///
  /// The background of the whole picture follows the renderer's own environment.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    environmentValues {
      // The scheme is that of a whole window: what is around it says it.
      guard let colorScheme, !$0.prefersColorScheme else { return }
      ($0.colorScheme, $0.prefersColorScheme) = (colorScheme, true)
    }
    .transformPreference(PreferredColorSchemeKey.self) { $0 = colorScheme ?? $0 }
  }

  /// Sets a light or dark colour scheme for this view.
  public func colorScheme(_ scheme: ColorScheme) -> some View {
    environmentValues { $0.colorScheme = scheme }
  }

  /// This view with the environment changed by a closure.
  package func environmentValues(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> EnvironmentView<Self> {
    EnvironmentView(content: self, change: .any(change))
  }

  /// This view in an environment that is changed as many others are.
  func environmentValues(_ change: EnvironmentChange) -> EnvironmentView<Self> {
    EnvironmentView(content: self, change: .common(change))
  }
}

private struct PrefersColorSchemeKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a view around this one has asked for a colour scheme.
  var prefersColorScheme: Bool {
    get { self[PrefersColorSchemeKey.self] }
    set { self[PrefersColorSchemeKey.self] = newValue }
  }
}

/// The colour scheme that views ask for; the first one counts.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The default: none.
  public static var defaultValue: ColorScheme? { nil }

  /// Keeps the colour scheme of the earlier views, or else takes the next one's.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// A view in a changed environment.
package struct EnvironmentView<Content: View>: _PrimitiveView {
  enum Change {
    /// One after which texts and lengths are as large as before.
    case common(EnvironmentChange)
    case any((inout EnvironmentValues) -> Void)
  }

  let content: Content
  let change: Change

  /// Adds the nodes of the view, made in the changed environment.
  package func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    var inner = context
    inner.goDeeper()
    switch change {
    case .common(let change):
      inner.environment.make(change)
      inner.append(content, to: &list)
    case .any(let change):
      change(&inner.environment)
      append(to: &list, in: inner, outside: context)
    }
  }

  /// A call of its own: most changes have no need of its stack.
  @inline(never)
  private func append(
    to list: inout _NodeList, in inner: _ViewContext, outside context: _ViewContext
  ) {
    let isOfOneSize =
      inner.environment.dynamicTypeSize == context.environment.dynamicTypeSize
      && inner.environment.platform == context.environment.platform
      && inner.environment.displayScale == context.environment.displayScale
    let start = list.nodes.count
    if isOfOneSize {
      inner.append(content, to: &list)
    } else {
      MeasuringContext.with(inner.measuring) { inner.append(content, to: &list) }
    }
    if let grid = inner.environment.pixelGrid, grid != context.environment.pixelGrid {
      for i in start..<list.nodes.count { list.nodes[i] = PixelGridNode(list.nodes[i], grid: grid) }
    }
  }
}

/// A node in which frames are rounded to pixels of its own.
private final class PixelGridNode: UnaryNode {
  private let grid: PixelGrid

  init(_ child: Node, grid: PixelGrid) {
    self.grid = grid
    super.init(child)
  }

  override func pixelGrid(inside outer: PixelGrid) -> PixelGrid { grid }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let outer = drawing.grid
    drawing.grid = grid
    super.draw(into: &drawing, at: origin)
    drawing.grid = outer
  }
}
