internal import Foundation

/// What parts have left of their ways from changes that another one has followed.
///
/// A spring that gets another target goes on from where it is, as fast as it was. Its equation is
/// linear: so the rest of the way before and the new way add up, as those of two eased changes do.
struct MotionRest {
  /// A value on its way, and where that leads.
  struct Rest<Value> {
    var now, end: Value
  }

  /// How far a part, or an item in one, is from where it would be without the changes before.
  struct Distance {
    var pose = MotionPose.none
    var opacity = 0.0
    var frame = MotionFrame.none
    var effect = GroupEffect.none
    var clips: [Rest<Path>] = []
    var filters: [Rest<DisplayEffect>] = []
    var shapes: [Rest<ItemShape>] = []
    var colors: [Rest<Color.Resolved>] = []
    /// The changes of its figure, the latest one first, and the parts of their ways.
    var figures: [(change: FigureChange, part: Double)] = []
    /// What is left of these.
    var figureWays: [MovingFigure.Way] {
      figures.map { MovingFigure.Way(start: $0.change.start, end: $0.change.end, part: $0.part) }
    }
    /// The changes of the shape that it is clipped to, the latest one first, and the parts of their ways.
    var clipFigures: [(change: FigureChange, part: Double)] = []
    /// What is left of these.
    var clipWays: [MovingFigure.Way] {
      clipFigures.map {
        MovingFigure.Way(start: $0.change.start, end: $0.change.end, part: $0.part)
      }
    }
    /// A turn in space, and how many degrees of it are left.
    var space: (turn: SpaceTurn, degrees: Double)?

    /// Whether the items of the group are other ones on their way.
    var changesItems: Bool {
      frame.isSome || !figures.isEmpty || !shapes.isEmpty || !colors.isEmpty
    }
  }

  private(set) var distances: [String: Distance] = [:]

  /// Adds what is left of a motion after some seconds.
  mutating func add(_ motion: Motion, at time: Double) {
    guard time < motion.duration else { return }
    for layer in motion.movers where time < layer.end {
      guard let key = layer.key else { continue }
      var distance = distances[key] ?? Distance()
      distance.add(layer, at: time)
      distances[key] = distance
    }
  }
}

extension MotionRest.Distance {
  fileprivate mutating func add(_ layer: MotionLayer, at time: Double) {
    func rest<Value: MotionValue>(_ track: MotionLayer.Track<Value>?) -> [MotionRest.Rest<Value>] {
      guard let track, time < track.there.end else { return [] }
      return [.init(now: track.there.value(at: time), end: track.there.to)]
    }
    if let pose = layer.pose { self.pose += pose.there.left(at: time) }
    if let opacity = layer.opacity { self.opacity += opacity.there.left(at: time) }
    if let frame = layer.frame { self.frame += frame.there.left(at: time) }
    if let effect = layer.effect { self.effect += effect.there.left(at: time) }
    clips += rest(layer.clip)
    filters += rest(layer.filter)
    shapes += rest(layer.shape)
    colors += rest(layer.color)
    // A figure that only moves has no change of its own path left.
    if let change = layer.figure, !change.isMoved, time < change.track.there.end {
      figures.append((change, change.track.there.value(at: time)))
    }
    if let change = layer.clipFigure, time < change.track.there.end {
      clipFigures.append((change, change.track.there.value(at: time)))
    }
    if let change = layer.space {
      space = (change.turn, (space?.degrees ?? 0) + change.track.there.left(at: time))
    }
  }
}

extension MotionLayer.Change where Value: MotionDistance {
  /// Returns how far the value is from its end after some seconds.
  fileprivate func left(at time: Double) -> Value { value(at: time) - to }
}

// MARK: - Values and rests

/// A value that a rest of a way can be added to.
protocol MotionSum {
  /// Returns the value as far from itself as one is from another; itself where there is none such.
  func shifted(from end: Self, to now: Self) -> Self
}

extension MotionSum {
  /// The value with all rests of ways.
  func adding(_ rests: [MotionRest.Rest<Self>]) -> Self {
    rests.reduce(self) { $0.shifted(from: $1.end, to: $1.now) }
  }
}

extension Color.Resolved: MotionSum {
  func shifted(from end: Color.Resolved, to now: Color.Resolved) -> Color.Resolved {
    func sum(_ path: KeyPath<Color.Resolved, Double>) -> Double {
      self[keyPath: path] + now[keyPath: path] - end[keyPath: path]
    }
    return Color.Resolved(
      red: sum(\.red), green: sum(\.green), blue: sum(\.blue),
      opacity: min(max(sum(\.opacity), 0), 1))
  }
}

extension Path: MotionSum {
  func shifted(from end: Path, to now: Path) -> Path {
    guard end.canBecome(now), let start = canBecome(end) ? self : radialOutline,
      start.canBecome(end)
    else { return self }
    // The way from the end to where it is now, from here on.
    return Path(
      zip(start.elements, zip(end.elements, now.elements)).map { $0.shifted(from: $1.0, to: $1.1) })
  }
}

extension Path.Element {
  fileprivate func shifted(from end: Path.Element, to now: Path.Element) -> Path.Element {
    func sum(_ point: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: point.x + b.x - a.x, y: point.y + b.y - a.y)
    }
    switch (self, end, now) {
    case (.move(let p), .move(let a), .move(let b)): return .move(to: sum(p, a, b))
    case (.line(let p), .line(let a), .line(let b)): return .line(to: sum(p, a, b))
    case (.quadCurve(let p, let q), .quadCurve(let a, let c), .quadCurve(let b, let d)):
      return .quadCurve(to: sum(p, a, b), control: sum(q, c, d))
    case (.curve(let p, let q, let r), .curve(let a, let c, let e), .curve(let b, let d, let f)):
      return .curve(to: sum(p, a, b), control1: sum(q, c, d), control2: sum(r, e, f))
    default: return self
    }
  }
}

extension DisplayEffect: MotionSum {
  func shifted(from end: DisplayEffect, to now: DisplayEffect) -> DisplayEffect {
    switch (self, end, now) {
    case (.blur(let s), .blur(let a), .blur(let b)): return .blur(sigma: Self.sigma(s + b - a))
    case (.shadow(let s, let o, let c), .shadow(let a, let p, let d), .shadow(let b, let q, let e)):
      return .shadow(
        sigma: Self.sigma(s + b - a),
        offset: CGSize(
          width: o.width + q.width - p.width, height: o.height + q.height - p.height),
        color: c.shifted(from: d, to: e))
    // Matrices cannot be added: the current one is used.
    case (.colors, .colors, .colors): return self == end ? now : self
    default: return self
    }
  }
}

extension ItemShape: MotionSum {
  func shifted(from end: ItemShape, to now: ItemShape) -> ItemShape {
    var shape = self
    shape.path = path.shifted(from: end.path, to: now.path)
    switch (paint, end.paint, now.paint) {
    case (.color(let color), .color(let a), .color(let b)):
      shape.paint = .color(color.shifted(from: a, to: b))
    default: if paint == end.paint { shape.paint = now.paint }
    }
    if let a = end.stroke, let b = now.stroke, stroke != nil {
      shape.stroke?.lineWidth = max((stroke?.lineWidth ?? 0) + b.lineWidth - a.lineWidth, 0)
      shape.stroke?.dashPhase += b.dashPhase - a.dashPhase
    }
    return shape
  }
}
