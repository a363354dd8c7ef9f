internal import Foundation
internal import PlatenBase

/// Items of a picture, those that are parts with a name apart from the rest.
struct ItemParts {
  /// A part, and what is drawn of it.
  struct Entry {
    var part: MovingPart
    var group: DisplayGroup
    /// Its place among all items.
    var index = 0
  }

  private(set) var parts: [Entry] = []
  private(set) var rest: [DisplayItem] = []

  /// - Parameter place: From the items' coordinates to the coordinates of frames.
  init(_ items: [DisplayItem], _ place: CGAffineTransform) {
    for (index, item) in items.enumerated() {
      if var part = item.part, case .group(let group) = item {
        part.frame = part.frame.applying(place)
        part.anchor = part.anchor?.applying(place)
        parts.append(Entry(part: part, group: group, index: index))
      } else {
        rest.append(item)
      }
    }
  }

  /// Returns for parts that go how many items of the next picture they are drawn above: those below the first
  /// view of what they go from.
  ///
  /// - Parameter ends: For each part that stays, how many items are up to where it is in the next picture.
  func places(of going: [Int], amid ends: [Int: Int]) -> [Int] {
    if going.isEmpty { return [] }
    let staying = Set(ends.keys.flatMap { parts[$0].part.containers.map(\.number) })
    var highest = [0]
    for i in parts.indices { highest.append(max(highest[i], ends[i] ?? 0)) }
    return going.map { i in
      guard let start = parts[i].part.containers.last(where: { staying.contains($0.number) })?.start
      else { return 0 }
      return highest[parts[...i].filter { $0.index < start }.count]
    }
  }
}

extension DisplayItem {
  /// The part with a name that the item is; nil for others.
  var part: MovingPart? {
    guard case .group(let group) = self, case .part(let part) = group.motion else { return nil }
    return part
  }
}

extension MovingPart {
  /// The transform by which the part's turn alone brings it to another one; nil where it has none.
  func turn(to end: MovingPart) -> CGAffineTransform? {
    guard let turn, let next = end.turn else { return nil }
    let (from, to) = (pivot, end.pivot)
    return CGAffineTransform(translationX: -from.x, y: -from.y)
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(turn.way(to: next)) * .pi / 180))
      .concatenating(CGAffineTransform(translationX: to.x, y: to.y))
  }
}

extension MovingPart {
  /// The point around which the part turns and grows.
  var pivot: CGPoint { anchor ?? frame.middle }

  /// A point of the part's frame.
  func point(_ point: UnitPoint) -> CGPoint {
    CGPoint(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension [DisplayItem] {
  /// The items as they are seen from other coordinates.
  func placed(_ place: CGAffineTransform) -> [DisplayItem] {
    if place.isIdentity { return self }
    var group = DisplayGroup(items: self)
    group.transform = place
    return [.group(group)]
  }
}

// MARK: - Figures and colours

extension DisplayItem {
  /// The colour that the item is drawn in; nil for gradients, pictures and groups.
  var solidColor: Color.Resolved? {
    switch self {
    case .fill(_, .color(let color), _), .stroke(_, _, .color(let color)): color
    case .glyphs(let glyphs): if case .color(let color) = glyphs.paint { color } else { nil }
    default: nil
    }
  }

  /// Whether the item is an outline.
  var isStroke: Bool { if case .stroke = self { true } else { false } }

  /// The item in another colour.
  func colored(_ color: Color.Resolved) -> DisplayItem {
    switch self {
    case .fill(let path, _, let style): return .fill(path, .color(color), style)
    case .stroke(let path, let style, _): return .stroke(path, style, .color(color))
    case .glyphs(var glyphs):
      glyphs.paint = .color(color)
      return .glyphs(glyphs)
    case .image, .group: return self
    }
  }

  private var path: Path? {
    switch self {
    case .fill(let path, _, _), .stroke(let path, _, _): path
    case .glyphs, .image, .group: nil
    }
  }

  /// The frame of the item's figure, seen from other coordinates; nil if it has none.
  func motionFrame(_ place: CGAffineTransform) -> MotionFrame? {
    switch path?.primitive?.applying(place) {
    case .rect(let rect): MotionFrame(rect: rect)
    case .ellipse(let rect): MotionFrame(rect: rect, isEllipse: true)
    case .roundedRect(let rect, let radius): MotionFrame(rect: rect, radius: radius)
    case .cramped, nil: nil
    }
  }

  /// The item with another frame.
  func framed(_ frame: MotionFrame) -> DisplayItem {
    let figure: Path
    switch path?.primitive {
    case .rect: figure = Path(frame.rect)
    case .ellipse: figure = Path(ellipseIn: frame.rect)
    case .roundedRect:
      figure = Path(roundedRect: frame.rect, cornerSize: frame.radius, style: .circular)
    case .cramped, nil: return self
    }
    switch self {
    case .fill(_, let paint, let style): return .fill(figure, paint, style)
    case .stroke(_, let style, let paint): return .stroke(figure, style, paint)
    case .glyphs, .image, .group: return self
    }
  }

  /// Whether both are drawn likewise, and one can become the other by its frame and colour alone.
  func hasSameFigure(as other: DisplayItem) -> Bool {
    switch (self, other) {
    case (.fill(_, _, let style), .fill(_, _, let next)): if style != next { return false }
    // Where dashes begin, a document says by a path.
    case (.stroke(_, let style, _), .stroke(_, let next, _)):
      if style != next || style.isDashed { return false }
    default: return false
    }
    return switch (path?.primitive, other.path?.primitive) {
    case (.rect, .rect), (.ellipse, .ellipse), (.roundedRect, .roundedRect): true
    default: false
    }
  }
}

extension MotionPose {
  /// The pose without what no one can see, and what only numbers near to others say.
  var rounded: MotionPose {
    func near(_ value: CGFloat, _ whole: CGFloat, _ least: CGFloat) -> CGFloat {
      abs(value - whole) < least ? whole : value
    }
    return MotionPose(
      offset: CGVector(dx: near(offset.dx, 0, 0.001), dy: near(offset.dy, 0, 0.001)),
      scale: near(scale, 1, 1e-6), degrees: near(degrees, 0, 1e-4))
  }
}
