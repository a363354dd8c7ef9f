internal import Foundation
public import PlatenBase
internal import PlatenLayout
public import PlatenViews

/// What two views in the place of each other would have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt32

  /// Makes properties of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where they are.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large they are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// This view, which would fly to where another of the same id comes up.
  ///
  /// A picture is made before or after the flight, and the view stays where its layout puts it.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
}
