package import Foundation
package import PlatenBase

/// What texts are measured with where no environment can be passed: in `String.labelSize(withFont:)`
/// and its kin, which code calls from anywhere in a view's body.
package struct MeasuringContext: Sendable {
  package var library: FontLibrary
  package var dynamicTypeSize: DynamicTypeSize
  /// Pixels a point of the display that sizes are rounded for.
  package var displayScale: CGFloat

  package init(
    library: FontLibrary, dynamicTypeSize: DynamicTypeSize = .large, displayScale: CGFloat = 2
  ) {
    self.library = library
    self.dynamicTypeSize = dynamicTypeSize
    self.displayScale = displayScale
  }

  /// The context of the render that is under way on this thread.
  @TaskLocal private static var ofRender: MeasuringContext?

  /// The context of the render that is under way, or else the bundled fonts at the default size.
  package static var current: MeasuringContext {
    ofRender ?? MeasuringContext(library: .shared)
  }

  /// Calls `body` with `context` as the current one.
  package static func with<R>(_ context: MeasuringContext, _ body: () throws -> R) rethrows -> R {
    try $ofRender.withValue(context, operation: body)
  }

  package var grid: PixelGrid { PixelGrid(scale: displayScale) }
}
