public import Foundation
internal import PlatenBase
public import PlatenDrawing
internal import PlatenLayout

extension Path: Shape {
  /// The path itself, from the corner of its space.
  public func path(in rect: CGRect) -> Path { self }
}
