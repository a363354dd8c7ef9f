public import PlatenDrawing
internal import PlatenLayout
public import PlatenText

/// A view in a changed environment.
struct EnvironmentView<Content: View>: _PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    var inner = context
    change(&inner.environment)
    let isOfOneSize =
      inner.environment.dynamicTypeSize == context.environment.dynamicTypeSize
      && inner.environment.displayScale == context.environment.displayScale
    if isOfOneSize {
      inner.append(content, to: &list)
    } else {
      MeasuringContext.with(inner.measuring) { inner.append(content, to: &list) }
    }
  }
}

extension View {
  /// This view with a value of the environment set.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    environmentValues { $0[keyPath: keyPath] = value }
  }

  /// This view with a value of the environment changed.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    environmentValues { transform(&$0[keyPath: keyPath]) }
  }

  /// This view at a text size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environmentValues { $0.dynamicTypeSize = size }
  }

  /// This view at the text size around it, brought into a range.
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    environmentValues {
      $0.dynamicTypeSize = min(max($0.dynamicTypeSize, range.lowerBound), range.upperBound)
    }
  }

  /// This view in a light or dark surrounding.
  public func colorScheme(_ scheme: ColorScheme) -> some View {
    environmentValues { $0.colorScheme = scheme }
  }

  func environmentValues(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> EnvironmentView<Self> {
    EnvironmentView(content: self, change: change)
  }
}
