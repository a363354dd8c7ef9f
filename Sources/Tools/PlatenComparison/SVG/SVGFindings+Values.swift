internal import Foundation
internal import PlatenBase
internal import PlatenDrawing

// How two values of an attribute are compared and told.
extension SVGFindings {
  private static let fractions: Set<String> = [
    "opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity", "offset",
  ]

  /// Returns what tells two values of an attribute apart; nil if nothing does.
  func difference(
    _ name: String, _ then: SVGValue?, _ now: SVGValue?, node: Int, before: Int
  ) -> String? {
    let step = new.step(of: node)
    // A tolerance is for the picture, so what is drawn larger is held to less.
    let scale = max(old.scales[before], new.scales[node])
    let limit = (Self.fractions.contains(name) ? tolerance / 10 : tolerance) / scale
    if then == nil || now == nil, let value = then ?? now,
      isNearDefault(name, value, of: new.document.nodes[node].name, limit)
    {
      return nil
    }
    guard let now else {
      return then.map { "\(step) no longer has \(name), was \(words($0, in: old))" }
    }
    guard let then else { return "\(step) has \(name) \(words(now, in: new)), had none" }
    if now == then, now.targets.isEmpty { return nil }
    switch (then, now) {
    case (.path(let then), .path(let now)):
      return SVGPathDifference(then, now, tolerance: limit).words.map { "\(step)'s outline \($0)" }
    case (.transform(let then), .transform(let now)):
      return transform(then, now, limit).map { "\(step) \($0)" }
    case (.tokens(let then), .tokens(let now)) where isNear(then, now, limit): return nil
    case (.data, .data):
      return new.document.nodes[node].name == "image"
        ? "the picture in \(step) differs" : "the data in \(name) of \(step) differs"
    case _ where !then.targets.isEmpty && isSameTarget(then, now): return nil
    case (.reference, .reference) where name == "href":
      let verb = new.document.nodes[node].name == "use" ? "shows" : "refers to"
      return "\(step) \(verb) \(words(now, in: new)), was \(words(then, in: old))"
    default: return "\(step)'s \(name) is \(words(now, in: new)), was \(words(then, in: old))"
    }
  }

  private static let places: Set<String> = [
    "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "dx", "dy", "width", "height",
    "viewBox", "points", "refX", "refY", "textLength",
  ]

  /// Returns what the difference of two values of an attribute is about.
  func aspect(of name: String, _ then: SVGValue?, _ now: SVGValue?) -> SVGChange.Aspect {
    if Self.places.contains(name) { return .place }
    switch (then, now) {
    case (.path?, _), (_, .path?), (.transform?, _), (_, .transform?): return .place
    case (.reference?, _), (_, .reference?), (.references?, _), (_, .references?):
      return .structure
    case (.color(let then)?, .color(let now)?):
      return .color(
        old: then.description.uppercased(), new: now.description.uppercased())
    default:
      let (then, now) = (then.map { words($0, in: old) }, now.map { words($0, in: new) })
      return .attribute("\(name) is \(now ?? "not set"), was \(then ?? "not set")")
    }
  }

  /// Attributes that are not inherited, and what holds where they are absent.
  private static let defaults: [String: Double] = [
    "x": 0, "y": 0, "dx": 0, "dy": 0, "cx": 0, "cy": 0, "refX": 0, "refY": 0, "offset": 0,
    "opacity": 1, "stop-opacity": 1, "flood-opacity": 1,
  ]
  /// Elements whose `x` and `y`, or `cx` and `cy`, are others where they are absent.
  private static let withOtherDefaults: Set<String> = ["radialGradient", "mask", "filter"]
  private static let lineEnds: Set<String> = ["x1", "y1", "x2", "y2"]

  /// Returns whether a value is as good as none.
  private func isNearDefault(
    _ name: String, _ value: SVGValue, of element: String, _ limit: Double
  ) -> Bool {
    switch value {
    case .transform(let transform):
      var identity = transform
      identity.values = [1, 0, 0, 1, 0, 0]
      return self.transform(identity, transform, limit) == nil
    case .tokens(let tokens):
      guard tokens.count == 1, case .number(let number, let unit) = tokens[0],
        unit.isEmpty || unit == "px", !Self.withOtherDefaults.contains(element)
      else { return false }
      let isLineEnd = element == "line" && Self.lineEnds.contains(name)
      guard let usual = isLineEnd ? 0 : Self.defaults[name] else { return false }
      // Texts and spans without a place follow the ones before.
      if element == "tspan", name == "x" || name == "y" { return false }
      return abs(number - usual) <= limit
    default: return false
    }
  }

  private func isNear(_ then: [SVGToken], _ now: [SVGToken], _ limit: Double) -> Bool {
    then.count == now.count
      && zip(then, now).allSatisfy { then, now in
        guard case .number(let a, let unit) = then, case .number(let b, unit) = now else {
          return then == now
        }
        return a == b || abs(a - b) <= limit
      }
  }

  /// Returns whether references find what is the same, or what has been found again; those that
  /// find nothing have to be called the same.
  private func isSameTarget(_ then: SVGValue, _ now: SVGValue) -> Bool {
    if case .reference(_, let ours) = then, case .reference(_, let theirs) = now, ours != theirs {
      return false
    }
    guard then.targets.count == now.targets.count else { return false }
    return zip(then.targets, now.targets).allSatisfy { then, now in
      guard let ours = old.document.targets[then], let theirs = new.document.targets[now] else {
        return old.document.targets[then] == nil && new.document.targets[now] == nil && then == now
      }
      return matching.newNodes[ours] == theirs
        || old.outline.contents[ours] == new.outline.contents[theirs]
    }
  }

  /// Returns how two transforms differ: a move as one, anything else by its matrix.
  ///
  /// The parts that are no move count for what they do to a length of a thousand.
  private func transform(_ then: SVGTransform, _ now: SVGTransform, _ limit: Double) -> String? {
    let isLinearAlike = (0..<4).allSatisfy {
      abs(then.values[$0] - now.values[$0]) <= limit / 1_000
    }
    let x = now.values[4] - then.values[4]
    let y = now.values[5] - then.values[5]
    if isLinearAlike {
      let move = SVGWords.move(x, y, limit)
      return move.isEmpty ? nil : "moved \(move)"
    }
    return
      "is rotated or scaled differently: \(SVGWords.list(now.values)), was"
      + " \(SVGWords.list(then.values))"
  }

  /// A value in a sentence.
  private func words(_ value: SVGValue, in file: SVGOutline) -> String {
    switch value {
    case .path(let path): return "with \(ChangeSentences.count(path.commands.count, "segment"))"
    case .transform(let transform): return SVGWords.list(transform.values)
    case .color(let color): return color.description
    case .data(let text): return "data of \(text.utf8.count) bytes"
    case .tokens(let tokens): return SVGWords.tokens(tokens)
    case .words(let words): return words.joined(separator: ", ").quoted()
    case .text(let text): return text.quoted()
    case .reference(let id, _):
      return file.document.targets[id].map { file.step(of: $0) } ?? "#\(id)".quoted()
    case .references(let ids): return ids.joined(separator: " ").quoted()
    }
  }
}

// MARK: - Outlines

/// The difference of two outlines.
private struct SVGPathDifference {
  /// What is different, such as `moved 12 right`; nil if nothing is.
  let words: String?

  init(_ old: SVGPath, _ new: SVGPath, tolerance: Double) {
    guard old.commands == new.commands else {
      words = Self.segments(old, new)
      return
    }
    guard old.rest == new.rest else {
      words = "is cut off elsewhere"
      return
    }
    let differing = zip(old.numbers, new.numbers).filter {
      $0 != $1 && !(abs($0 - $1) <= tolerance)
    }
    if differing.isEmpty {
      words = nil
    } else if let move = Self.move(old, new, tolerance) {
      words = "moved \(move)"
    } else {
      let most = differing.map { abs($0 - $1) }.max() ?? 0
      words =
        "differs in \(differing.count) of \(old.numbers.count) numbers, by up to "
        + SVGWords.number(most)
    }
  }

  private static func segments(_ old: SVGPath, _ new: SVGPath) -> String {
    let (now, then) = (new.commands.count, old.commands.count)
    return now == then
      ? "has other kinds of segments"
      : "has \(ChangeSentences.count(now, "segment")), was \(then)"
  }

  /// Returns how far all points have gone, if that is the same for each.
  private static func move(_ old: SVGPath, _ new: SVGPath, _ tolerance: Double) -> String? {
    guard new.numbers.count > 1, !old.commands.contains(UInt8(ascii: "A")) else { return nil }
    let steps = zip(old.numbers, new.numbers).map { $1 - $0 }
    for (index, step) in steps.enumerated() {
      guard abs(step - steps[index % 2]) <= tolerance else { return nil }
    }
    let move = SVGWords.move(steps[0], steps[1], tolerance)
    return move.isEmpty ? nil : move
  }
}

// MARK: - Numbers

/// The notation of an SVG file's numbers in sentences.
private enum SVGWords {
  /// A number with no more than three decimals.
  static func number(_ value: Double) -> String {
    guard abs(value) < 1e12 else { return "\(value)" }
    let rounded = (value * 1_000).rounded() / 1_000
    if rounded == 0, value != 0 { return "\(value)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A few numbers in parentheses.
  static func list(_ values: [Double]) -> String {
    "(" + values.map(number).joined(separator: " ") + ")"
  }

  /// Returns where something has gone: `12 right and 8 down`; empty if it has gone nowhere.
  static func move(_ x: Double, _ y: Double, _ limit: Double) -> String {
    var parts: [String] = []
    if abs(x) > limit { parts.append("\(number(abs(x))) \(x > 0 ? "right" : "left")") }
    if abs(y) > limit { parts.append("\(number(abs(y))) \(y > 0 ? "down" : "up")") }
    return parts.joined(separator: " and ")
  }

  /// Numbers and words, cut off when long.
  static func tokens(_ tokens: [SVGToken]) -> String {
    let words = tokens.prefix(12).map { token in
      switch token {
      case .number(let value, let unit): number(value) + unit
      case .word(let word): word
      }
    }
    let text = words.joined(separator: " ") + (tokens.count > 12 ? " …" : "")
    return text.count <= 40 ? text.printable : text.quoted()
  }
}
