internal import Foundation

/// Writes the rules of a document that moves, and the attributes of its groups.
///
/// A rule says of all groups that move alike how they do, and each group says in variables where it
/// comes from: so each has few bytes.
struct SVGMotionWriter {
  /// A motion that goes there and back.
  struct Cycle {
    /// Seconds of each way.
    var way: Double
    /// How often it goes there; 0 for ever.
    var loops: Int
  }

  private let spring: MotionCurve
  private let cycle: Cycle?
  /// Whether the document has texts that are read, of which ghosts are not a part.
  private let isRead: Bool
  private var groups: [SVGMotion.Group] = []
  private var rules = SVGText()
  /// The numbers of names by what they stand for.
  private var names: [[UInt8]: Int] = [:]
  private var usesSpring = false
  /// The id of the document's own that all names begin with.
  private let id: Int

  /// - Parameter cycle: Nil for a motion that goes its way once.
  init(_ spring: MotionCurve, _ cycle: Cycle?, isRead: Bool, id: Int) {
    (self.spring, self.cycle, self.isRead, self.id) = (spring, cycle, isRead, id)
  }

  /// The rules and attributes of all layers.
  var motion: SVGMotion {
    var text = SVGText()
    text.append("@media(prefers-reduced-motion:no-preference){")
    if usesSpring { text.append(springVariable) }
    text.append(rules)
    text.append("}")
    return SVGMotion(groups: groups, rules: rules.isEmpty ? SVGText() : text)
  }

  /// Adds a layer, after those before it.
  mutating func add(_ layer: MotionLayer) {
    var variables = SVGText()
    var animations = SVGText()
    var inner = SVGText()
    var place = SVGText()
    if let pose = layer.pose {
      animate("transform", pose, &animations, &variables)
      if layer.isGhost, pose.there.to != MotionPose() {
        place.append("transform:")
        place.append(pose.there.to.value("e", &variables))
        place.append(";")
      }
      if pose.turnsOrGrows { variables.append(origin: layer.anchor) }
    }
    if let opacity = layer.opacity { animate("opacity", opacity, &animations, &variables) }
    if let frame = layer.frame { animate("frame", frame, &inner, &variables) }
    if let color = layer.color {
      animate(layer.colorsOutline ? "stroke" : "fill", color, &inner, &variables)
    }
    var text = SVGText()
    text.append(" class=\"")
    text.append(className(place, animations, inner))
    text.append("\"")
    if !variables.isEmpty {
      text.append(" style=\"")
      text.append(variables)
      text.append("\"")
    }
    text.append(restOf: layer, isRead: isRead)
    groups.append(SVGMotion.Group(attributes: text))
  }
}

// MARK: - Names

extension SVGMotionWriter {
  /// The name of what some text says; `define` is called for one that is new.
  private mutating func name(of content: SVGText, _ define: (SVGText) -> SVGText) -> SVGText {
    let number = names[content.bytes] ?? names.count
    var name = SVGText()
    name.append(id: id)
    name.append(units: number, decimals: 0)
    if names.updateValue(number, forKey: content.bytes) == nil { rules.append(define(name)) }
    return name
  }

  /// The class of groups with some animations of their own, and of the item in them.
  private mutating func className(
    _ place: SVGText, _ animations: SVGText, _ inner: SVGText
  ) -> SVGText {
    var content = SVGText()
    content.append(".")
    content.append(place)
    content.append(animations)
    content.append(">")
    content.append(inner)
    return name(of: content) { name in
      var rule = SVGText()
      let parts: [(StaticString, SVGText, SVGText)] = [
        ("", place, animations), (">*", SVGText(), inner),
      ]
      for (selector, place, animations) in parts where !animations.isEmpty {
        rule.append(".")
        rule.append(name)
        rule.append(selector)
        rule.append("{")
        rule.append(place)
        rule.append("animation:")
        rule.append(animations)
        rule.append("}")
      }
      return rule
    }
  }

  /// Adds an animation of a value to a list of them.
  private mutating func animate<Value: SVGMotionValue>(
    _ property: String, _ track: MotionLayer.Track<Value>, _ list: inout SVGText,
    _ variables: inout SVGText
  ) {
    var frames = SVGText()
    let ends = [track.there.from, track.there.to, track.back.from, track.back.to]
    var known: [(value: Value, text: SVGText)] = []
    func text(_ end: Value) -> SVGText {
      if let same = known.first(where: { $0.value == end }) { return same.text }
      let letters: [StaticString] = ["m", "n", "o", "p"]
      let text = end.declarations(property, letters[known.count], among: ends, &variables)
      known.append((end, text))
      return text
    }
    if let cycle {
      let texts = ends.map(text)
      let (there, back) = (track.there, track.back)
      frames.append(percent: 0, of: cycle)
      if there.start > 0 {
        frames.append(",")
        frames.append(percent: there.start, of: cycle)
      }
      frames.append(block: texts[0], timing(there.curve, isVariable: false))
      frames.append(percent: there.end, of: cycle)
      frames.append(block: texts[1])
      frames.append(percent: cycle.way + back.start, of: cycle)
      frames.append(block: texts[2], timing(back.curve, isVariable: false))
      frames.append(percent: cycle.way + back.end, of: cycle)
      frames.append(",to")
      frames.append(block: texts[3])
    } else {
      frames.append("from")
      frames.append(block: text(ends[0]))
    }
    let name = name(of: frames) { name in
      var rule = SVGText()
      rule.append("@keyframes ")
      rule.append(name)
      rule.append("{")
      rule.append(frames)
      rule.append("}")
      return rule
    }
    if !list.isEmpty { list.append(",") }
    list.append(name)
    list.append(" ")
    if let cycle {
      list.append(seconds: 2 * cycle.way)
      list.append(" linear ")
      if cycle.loops == 0 {
        list.append("infinite")
      } else {
        list.append(CGFloat(cycle.loops) - 0.5, decimals: 1)
      }
      return
    }
    list.append(seconds: track.there.curve.duration)
    list.append(" ")
    list.append(timing(track.there.curve, isVariable: true))
    list.append(" ")
    list.append(seconds: track.there.start)
    list.append(" backwards")
  }
}

// MARK: - Springs

extension SVGMotionWriter {
  /// A curve that is near to a spring that does not overshoot: 0.023 of the way beside it at most.
  private static let fallback: StaticString = "cubic-bezier(.29,.49,.03,1)"

  /// How a curve's speed is written.
  ///
  /// - Parameter isVariable: Whether a variable has the spring's.
  private mutating func timing(_ curve: MotionCurve, isVariable: Bool) -> SVGText {
    var text = SVGText()
    guard curve == spring else {
      if curve.isLinear { text.append("linear") } else { text.append(stopsOf: curve) }
      return text
    }
    if isVariable {
      usesSpring = true
      text.append("var(--")
      text.append(id: id)
      text.append(")")
      return text
    }
    text.append(Self.fallback)
    text.append(";animation-timing-function:")
    text.append(stopsOf: curve)
    return text
  }

  /// The spring in a variable: a curve for older browsers, and the line of stops for all others.
  private var springVariable: SVGText {
    var text = SVGText()
    func declare(_ value: SVGText) {
      text.append("svg{--")
      text.append(id: id)
      text.append(":")
      text.append(value)
      text.append("}")
    }
    var fallback = SVGText()
    fallback.append(Self.fallback)
    declare(fallback)
    text.append("@supports(animation-timing-function:linear(0,1)){")
    var stops = SVGText()
    stops.append(stopsOf: spring)
    declare(stops)
    text.append("}")
    return text
  }
}

extension SVGText {
  /// Writes how opaque a layer is in the end, and that what is seen only on the way is none of the texts that
  /// are read.
  mutating func append(restOf layer: MotionLayer, isRead: Bool) {
    let opacity = layer.isGhost ? 0 : layer.opacity?.there.to ?? 1
    if opacity < 1 { append(attribute: " opacity", CGFloat(opacity), decimals: 4) }
    if layer.isGhost, isRead { append(" aria-hidden=\"true\"") }
  }

  /// Writes a curve as a line of stops (CSS Easing Functions Level 2, `linear()`).
  fileprivate mutating func append(stopsOf curve: MotionCurve) {
    append("linear(")
    for (i, stop) in curve.stops.enumerated() {
      if i > 0 { append(",") }
      append(units: stop.progress, decimals: 3)
      // The first and the last are at the ends by themselves.
      if stop.time > 0, stop.time < 1_000 {
        append(" ")
        append(units: stop.time, decimals: 1)
        append("%")
      }
    }
    append(")")
  }

  fileprivate mutating func append(seconds: Double) {
    append(CGFloat(seconds), decimals: 4)
    append("s")
  }

  fileprivate mutating func append(percent seconds: Double, of cycle: SVGMotionWriter.Cycle) {
    append(CGFloat(seconds / (2 * cycle.way) * 100), decimals: 3)
    append("%")
  }

  fileprivate mutating func append(block declarations: SVGText, _ timing: SVGText? = nil) {
    append("{")
    append(declarations)
    if let timing {
      append(";animation-timing-function:")
      append(timing)
    }
    append("}")
  }

  fileprivate mutating func append(origin point: CGPoint) {
    if !isEmpty { append(";") }
    append("transform-origin:")
    append(point.x)
    append("px ")
    append(point.y)
    append("px")
  }
}

extension MotionLayer.Track where Value == MotionPose {
  /// Whether there is a point that has to be told around which something turns or grows.
  var turnsOrGrows: Bool {
    [there.from, there.to, back.from, back.to].contains { $0.scale != 1 || $0.degrees != 0 }
  }
}
