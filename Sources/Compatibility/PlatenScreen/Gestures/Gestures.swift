public import Foundation
public import PlatenBase
internal import PlatenLayout
public import PlatenViews

/// One tap or more.
public struct TapGesture: _PrimitiveGesture, Sendable {
  /// Nothing but that it happened.
  public typealias Value = Void

  /// How many taps.
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

  /// How many taps.
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

  /// How long it rests in seconds.
  public var minimumDuration: Double
  /// How far it may move in points.
  public var maximumDistance: CGFloat

  /// Makes the gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// A finger that moves.
public struct DragGesture: _PrimitiveGesture {
  /// Where a finger is and where it came from.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// Where it is, in points.
    public var location: CGPoint
    /// Where it came from, in points.
    public var startLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize

    /// How far it has come, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest, in points: where it would be a quarter of a second later.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far it would come, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// How far a finger moves before it counts, in points.
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
  /// The distance of the fingers, as a multiple of that at the start.
  public typealias Value = CGFloat

  /// The least change of the magnification that counts.
  public var minimumScaleDelta: CGFloat

  /// Makes the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that move apart.
public struct MagnifyGesture: _PrimitiveGesture, Sendable {
  /// How far the fingers have come, and where.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// The distance of the fingers, as a multiple of that at the start.
    public var magnification: CGFloat
    /// By how much the magnification changes in a second.
    public var velocity: CGFloat
    /// Where they began, in the view's unit square.
    public var startAnchor: UnitPoint
    /// Where they began, in points.
    public var startLocation: CGPoint
  }

  /// The least change of the magnification that counts.
  public var minimumScaleDelta: CGFloat

  /// Makes the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that turn.
public struct RotationGesture: _PrimitiveGesture, Sendable {
  /// By how much they have turned.
  public typealias Value = Angle

  /// The least turn that counts.
  public var minimumAngleDelta: Angle

  /// Makes the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// Two fingers that turn.
public struct RotateGesture: _PrimitiveGesture, Sendable {
  /// How far the fingers have come, and where.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// By how much they have turned.
    public var rotation: Angle
    /// By how much they turn in a second.
    public var velocity: Angle
    /// Where they began, in the view's unit square.
    public var startAnchor: UnitPoint
    /// Where they began, in points.
    public var startLocation: CGPoint
  }

  /// The least turn that counts.
  public var minimumAngleDelta: Angle

  /// Makes the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}
