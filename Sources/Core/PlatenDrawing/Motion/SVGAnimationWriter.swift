internal import Foundation
internal import PlatenBase

/// Writes the animations of a document that moves as elements (SVG 1.1, chapter 19), for viewers without styles.
///
/// All moves as by ``SVGMotionWriter``'s rules, and has to say itself when; nobody asks readers whether they like it.
struct SVGAnimationWriter {
  private let cycle: SVGMotionWriter.Cycle?
  private let isRead: Bool
  private(set) var motion = SVGMotion()

  /// - Parameter cycle: Nil for a motion that goes its way once.
  init(_ cycle: SVGMotionWriter.Cycle?, isRead: Bool) {
    (self.cycle, self.isRead) = (cycle, isRead)
  }

  /// Adds a layer, after those before it.
  mutating func add(_ layer: MotionLayer) {
    var group = SVGMotion.Group()
    group.attributes.append(restOf: layer, isRead: isRead)
    if let pose = layer.pose { append(pose, around: layer.anchor, to: &group.elements) }
    if let opacity = layer.opacity {
      append("opacity", keys(of: opacity), to: &group.elements) {
        $1.append(CGFloat($0), decimals: 3)
      }
    }
    if let frame = layer.frame {
      let keys = keys(of: frame)
      for (i, length) in keys[0].value.lengths.enumerated() {
        append(length.name, keys, to: &group.itemElements) { $1.append($0.lengths[i].value) }
      }
    }
    if let color = layer.color {
      let keys = keys(of: color)
      let outlines = layer.colorsOutline
      append(outlines ? "stroke" : "fill", keys, to: &group.itemElements) { $1.append($0.bounded) }
      append(outlines ? "stroke-opacity" : "fill-opacity", keys, to: &group.itemElements) {
        $1.append(CGFloat($0.bounded.opacity), decimals: 4)
      }
    }
    motion.groups.append(group)
  }

  // MARK: - Values over time

  private typealias Key<Value> = (seconds: Double, value: Value)

  /// The values at the moments between which they change evenly, from the first to the last.
  private func keys<Value: MotionValue>(of track: MotionLayer.Track<Value>) -> [Key<Value>] {
    var keys = track.there.keys
    keys.insert((0, track.there.from), at: 0)
    guard let cycle else { return keys }
    keys += track.back.keys.map { (cycle.way + $0.seconds, $0.value) }
    return keys + [(2 * cycle.way, track.back.to)]
  }

  /// Adds an element that animates an attribute; none for one that stays as it is.
  private func append<Value>(
    _ attribute: StaticString, _ keys: [Key<Value>], to text: inout SVGText,
    _ write: (Value, inout SVGText) -> Void
  ) {
    append("<animate attributeName=\"", attribute, "\"", keys, isNeeded: false, to: &text, write)
  }

  private func append<Value>(
    _ start: StaticString, _ name: StaticString, _ end: StaticString, _ keys: [Key<Value>],
    isNeeded: Bool, to text: inout SVGText, _ write: (Value, inout SVGText) -> Void
  ) {
    let values = keys.map { key in
      var text = SVGText()
      write(key.value, &text)
      return text
    }
    guard isNeeded || values.contains(where: { $0.bytes != values[0].bytes }) else { return }
    let last = keys[keys.count - 1].seconds
    text.append(start)
    text.append(name)
    text.append(end)
    text.append(" values=\"")
    for (i, value) in values.enumerated() {
      if i > 0 { text.append(";") }
      text.append(value)
    }
    text.append("\" keyTimes=\"")
    for (i, key) in keys.enumerated() {
      if i > 0 { text.append(";") }
      text.append(CGFloat(key.seconds / last), decimals: 4)
    }
    text.append("\" dur=\"")
    text.append(CGFloat(last), decimals: 4)
    text.append("s\"")
    if let cycle {
      text.append(" repeatCount=\"")
      if cycle.loops == 0 {
        text.append("indefinite")
      } else {
        text.append(CGFloat(cycle.loops) - 0.5, decimals: 1)
      }
      text.append("\"")
    }
    text.append("/>")
  }

  /// Adds what places, turns and scales a group: each transform comes after the one before.
  private func append(
    _ track: MotionLayer.Track<MotionPose>, around anchor: CGPoint, to text: inout SVGText
  ) {
    let keys = keys(of: track)
    let center = track.turnsOrGrows ? anchor : .zero
    func append(
      _ type: StaticString, isNeeded: Bool = false,
      _ write: (MotionPose, inout SVGText) -> Void
    ) {
      let start: StaticString = "<animateTransform attributeName=\"transform\" type=\""
      self.append(
        start, type, "\" additive=\"sum\"", keys, isNeeded: isNeeded, to: &text, write)
    }
    append("translate", isNeeded: track.turnsOrGrows) { pose, text in
      text.append(center.x + pose.offset.dx)
      text.append(" ")
      text.append(center.y + pose.offset.dy)
    }
    guard track.turnsOrGrows else { return }
    append("rotate") { $1.append($0.degrees, decimals: 3) }
    append("scale") { $1.append($0.scale, decimals: 4) }
    append("translate", isNeeded: true) { _, text in
      text.append(-center.x)
      text.append(" ")
      text.append(-center.y)
    }
  }
}

extension MotionLayer.Change where Value: MotionValue {
  /// The values at the curve's stops, by seconds from the beginning of the motion.
  fileprivate var keys: [(seconds: Double, value: Value)] {
    curve.stops.map { stop in
      let part = Double(stop.progress) / 1_000
      let value = stop.time == 0 ? from : stop.time == 1_000 ? to : from.moved(to: to, part)
      return (start + curve.duration * Double(stop.time) / 1_000, value)
    }
  }
}

extension Color.Resolved {
  /// The colour without what a spring goes beyond the last one.
  fileprivate var bounded: Color.Resolved {
    Color.Resolved(
      red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1),
      opacity: min(max(opacity, 0), 1))
  }
}
