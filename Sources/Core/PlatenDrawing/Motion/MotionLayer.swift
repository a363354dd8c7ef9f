internal import Foundation
internal import PlatenBase

/// What moves of a group, and when.
struct MotionLayer: Sendable {
  /// A value that goes its way from one number to another.
  struct Change<Value: Sendable>: Sendable {
    var from: Value
    var to: Value
    var curve: MotionCurve
    /// Seconds from the beginning of the motion.
    var start: Double

    var end: Double { start + curve.duration }
  }

  /// What a value does on the way there, and on the way back.
  struct Track<Value: Sendable>: Sendable {
    var there: Change<Value>
    var back: Change<Value>

    /// When the value has arrived on both ways, in seconds from the beginning of each.
    var end: Double { max(there.end, back.end) }
  }

  /// The name of the part that the group is or is in, with those of parts around it before.
  var name = ""
  /// The point around which the group grows and turns, in the coordinates of its own items.
  var anchor = CGPoint.zero
  var pose: Track<MotionPose>?
  var opacity: Track<Double>?
  /// The colour of the one item of the group.
  var color: Track<Color.Resolved>?
  /// Whether that is an outline's colour.
  var colorsOutline = false
  /// The frame of the one item of the group, which is a rectangle, a rounded one or an ellipse.
  var frame: Track<MotionFrame>?
  /// What becomes of the figure of the one item of the group.
  var figure: FigureChange?

  // What frames alone show, and no document says.
  /// How far the group is turned and scaled.
  var effect: Track<GroupEffect>?
  /// How far that is in the end, which the group's transform says; nil for other groups.
  var resting: GroupEffect?
  /// How far the group is turned in space, whose items are drawn without the turn.
  var space: SpaceChange?
  /// The path that the group is clipped to.
  var clip: Track<Path>?
  /// The shape that the group is clipped to.
  var clipFigure: FigureChange?
  /// What is done to the group's picture.
  var filter: Track<DisplayEffect>?
  /// The path, paint and line of the one item of the group.
  var shape: Track<ItemShape>?
  /// Whether nothing of it is seen in the end.
  var isGhost = false
  /// From the coordinates of the group's items in the picture before to those of its items.
  var place = CGAffineTransform.identity
  /// The name of the part that it is, or that its frame belongs to, by which later changes find it; nil where
  /// there are none.
  var key: String?

  /// Whether anything moves.
  var isMoving: Bool {
    pose != nil || opacity != nil || color != nil || frame != nil || figure != nil || effect != nil
      || clip != nil || clipFigure != nil || space != nil || filter != nil || shape != nil
  }

  /// When all has arrived, in seconds.
  var end: Double {
    [
      pose?.end, opacity?.end, color?.end, frame?.end, figure?.track.end, effect?.end, clip?.end,
      clipFigure?.track.end,
      filter?.end, shape?.end, space?.track.end,
    ].compactMap(\.self).max() ?? 0
  }
}

/// Where a group is, how large and how far it is turned, beside how it is drawn in the end.
struct MotionPose: Hashable, Sendable {
  var offset = CGVector(dx: 0, dy: 0)
  var scale: CGFloat = 1
  var degrees: CGFloat = 0

  /// The transform around a point.
  func transform(around anchor: CGPoint) -> CGAffineTransform {
    if scale == 1, degrees == 0 {
      return CGAffineTransform(translationX: offset.dx, y: offset.dy)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(rotationAngle: degrees * .pi / 180))
      .concatenating(
        CGAffineTransform(translationX: anchor.x + offset.dx, y: anchor.y + offset.dy))
  }
}

/// The frame of a figure and the radius of its corners, in points.
struct MotionFrame: Hashable, Sendable {
  var rect: CGRect
  var radius = CGSize.zero
  var isEllipse = false
}

// MARK: - Coming and going

/// How a part comes into a picture and goes out of it.
struct Passage {
  /// How the part looks before it has come, and after it has gone.
  var insertion, removal: PartTransition.Absence
  /// The course of all that goes, of the place and size of what comes, and of its opacity.
  var going, growing, coming: MotionCurve

  typealias Changes = (
    pose: MotionLayer.Change<MotionPose>, opacity: MotionLayer.Change<Double>
  )

  func goes(at start: Double) -> Changes {
    (
      .init(from: MotionPose(), to: removal.pose, curve: going, start: start),
      .init(from: 1, to: removal.opacity, curve: going, start: start)
    )
  }

  func comes(at start: Double) -> Changes {
    (
      .init(from: insertion.pose, to: MotionPose(), curve: growing, start: start),
      .init(from: insertion.opacity, to: 1, curve: coming, start: start)
    )
  }
}

extension PartTransition.Absence {
  var pose: MotionPose { MotionPose(offset: offset, scale: scale) }
}

// MARK: - Between two values

/// A value that has others between it and another one.
protocol MotionValue: Sendable {
  /// Returns the value after a part of the way, which may be under 0 or over 1.
  func moved(to end: Self, _ part: Double) -> Self
}

extension MotionLayer.Change where Value: MotionValue {
  /// Returns the value after some seconds.
  func value(at time: Double) -> Value {
    let part = curve.progress(at: time - start)
    return part == 0 ? from : part == 1 ? to : from.moved(to: to, part)
  }
}

extension Double: MotionValue {
  func moved(to end: Double, _ part: Double) -> Double { self + (end - self) * part }
}

extension MotionPose: MotionValue {
  func moved(to end: MotionPose, _ part: Double) -> MotionPose {
    MotionPose(
      offset: CGVector(
        dx: offset.dx.moved(to: end.offset.dx, part), dy: offset.dy.moved(to: end.offset.dy, part)),
      scale: max(scale.moved(to: end.scale, part), 0),
      degrees: degrees.moved(to: end.degrees, part))
  }
}

extension MotionFrame: MotionValue {
  func moved(to end: MotionFrame, _ part: Double) -> MotionFrame {
    func length(_ path: KeyPath<MotionFrame, CGFloat>) -> CGFloat {
      self[keyPath: path].moved(to: end[keyPath: path], part)
    }
    return MotionFrame(
      rect: CGRect(
        x: length(\.rect.origin.x), y: length(\.rect.origin.y),
        width: max(length(\.rect.size.width), 0), height: max(length(\.rect.size.height), 0)),
      radius: CGSize(
        width: max(length(\.radius.width), 0), height: max(length(\.radius.height), 0)),
      isEllipse: isEllipse)
  }
}

extension Color.Resolved: MotionValue {
  func moved(to end: Color.Resolved, _ part: Double) -> Color.Resolved {
    Color.Resolved(
      red: red.moved(to: end.red, part), green: green.moved(to: end.green, part),
      blue: blue.moved(to: end.blue, part), opacity: opacity.moved(to: end.opacity, part))
  }
}

extension Color.Resolved {
  /// The same colour, of which nothing is seen.
  var clear: Color.Resolved {
    Color.Resolved(red: red, green: green, blue: blue, opacity: 0)
  }
}

extension CGFloat {
  fileprivate func moved(to end: CGFloat, _ part: Double) -> CGFloat {
    self + (end - self) * CGFloat(part)
  }
}

// MARK: - Figures

/// The change from one figure to another.
struct FigureChange: Sendable {
  var start: MovingFigure
  var end: MovingFigure
  /// The part of the way.
  var track: MotionLayer.Track<Double>
  /// Whether the figure is only moved, and stays as it is.
  var isMoved = false
  /// The paints of both, where they are gradients that differ.
  var paints: (from: Paint, to: Paint)?

  /// Returns how far the figure is from where another change leads, after a part of the way.
  func way(from other: FigureChange, _ part: Double) -> CGAffineTransform {
    let (from, to, end) = (start.frame.origin, self.end.frame.origin, other.end.frame.origin)
    return CGAffineTransform(
      translationX: from.x + (to.x - from.x) * part - end.x,
      y: from.y + (to.y - from.y) * part - end.y)
  }

  /// Returns the inside of what is drawn after a part of the way, with what is left of ways before; nil if it is of
  /// two shapes.
  func path(_ part: Double, _ rests: [MovingFigure.Way]) -> Path? {
    let drawing = start.drawing(to: end, part, rests) ?? start.drawing(to: end, part)
    return drawing.map { drawn in
      (drawn.stroke.map { drawn.path.strokedPath($0) } ?? drawn.path).filled
    }
  }

  /// Returns an item of the figure after a part of the way, with what is left of ways before.
  func item(
    _ item: DisplayItem, _ part: Double, _ rests: [MovingFigure.Way]
  ) -> DisplayItem {
    let drawing = start.drawing(to: end, part, rests) ?? start.drawing(to: end, part)
    guard let drawing else { return item }
    let now = paints.map { $0.from.moved(to: $0.to, part) }
    switch item {
    case .fill(_, let paint, let style): return .fill(drawing.path.filled, now ?? paint, style)
    case .stroke(_, let style, let paint):
      return .stroke(drawing.path, drawing.stroke ?? style, now ?? paint)
    case .glyphs, .image, .group: return item
    }
  }
}
