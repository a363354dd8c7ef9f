/// A render was cancelled before its picture was done.
package struct RenderCancellationError: Error, Hashable, Sendable, CustomStringConvertible {
  package init() {}

  package var description: String { "the render was cancelled" }
}
