public import Foundation
public import PlatenBase
public import PlatenViews

/// One tap or more.
public struct TapGesture: _PrimitiveGesture, Sendable {
  /// The gesture reports no data.
  public typealias Value = Void

  /// The number of taps.
  public var count: Int

  /// Makes the gesture.
  public init(count: Int = 1) { self.count = count }
}

/// One tap or more, at a place.
public struct SpatialTapGesture: _PrimitiveGesture {
  /// The location of the tap.
  public struct Value: Equatable, Sendable {
    /// The place in points.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The space of the place.
  public var coordinateSpace: CoordinateSpace

  /// Makes the gesture.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

/// A finger that rests.
public struct LongPressGesture: _PrimitiveGesture, Sendable {
  /// True while the finger is down.
  public typealias Value = Bool

  /// The minimum duration in seconds.
  public var minimumDuration: Double
  /// The maximum movement in points.
  public var maximumDistance: CGFloat

  /// Makes the gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// A finger that moves.
public struct DragGesture: _PrimitiveGesture {
  /// The place of a finger and the start of its movement.
  public struct Value: Equatable, Sendable {
    /// The time of the touch.
    public var time: Date
    /// The current place, in points.
    public var location: CGPoint
    /// The start of the movement, in points.
    public var startLocation: CGPoint
    /// The velocity, in points per second.
    public var velocity: CGSize

    /// The distance from the start, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted end of the movement, in points: the place a quarter of a second later.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The predicted distance, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// The minimum movement of a finger before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The space of the places.
  public var coordinateSpace: CoordinateSpace

  /// Makes the gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

/// Two fingers that move apart.
public struct MagnificationGesture: _PrimitiveGesture, Sendable {
  /// The distance of the fingers, as a multiple of the distance at the start.
  public typealias Value = CGFloat

  /// The least change of the magnification that counts.
  public var minimumScaleDelta: CGFloat

  /// Makes the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that move apart.
public struct MagnifyGesture: _PrimitiveGesture, Sendable {
  /// The change of the fingers, and their place.
  public struct Value: Equatable, Sendable {
    /// The time of the touch.
    public var time: Date
    /// The distance of the fingers, as a multiple of the distance at the start.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The start of the gesture, in the view's unit square.
    public var startAnchor: UnitPoint
    /// The start of the gesture, in points.
    public var startLocation: CGPoint
  }

  /// The least change of the magnification that counts.
  public var minimumScaleDelta: CGFloat

  /// Makes the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// A rotation by two fingers.
public struct RotationGesture: _PrimitiveGesture, Sendable {
  /// The angle of the rotation.
  public typealias Value = Angle

  /// The minimum rotation that counts.
  public var minimumAngleDelta: Angle

  /// Makes the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// A rotation by two fingers.
public struct RotateGesture: _PrimitiveGesture, Sendable {
  /// The change of the fingers, and their place.
  public struct Value: Equatable, Sendable {
    /// The time of the touch.
    public var time: Date
    /// The angle of the rotation.
    public var rotation: Angle
    /// The angle of the rotation per second.
    public var velocity: Angle
    /// The start of the gesture, in the view's unit square.
    public var startAnchor: UnitPoint
    /// The start of the gesture, in points.
    public var startLocation: CGPoint
  }

  /// The minimum rotation that counts.
  public var minimumAngleDelta: Angle

  /// Makes the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}
