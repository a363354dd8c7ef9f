internal import Foundation
internal import Platen
internal import PlatenDrawing

/// Finds what became of the motion that two strips of moments show.
struct MotionComparison {
  private let old, new: MotionRecord

  /// Numbers that are nearer to each other are the same: points, degrees and parts of one.
  private static let tolerance = 0.002

  /// The changes as a list of views has them, so that they are told as those are.
  ///
  /// What holds for the whole picture stands first, and times of single parts only where they say more.
  static func changes(from old: MotionRecord, to new: MotionRecord) -> [LayoutChange] {
    let comparison = MotionComparison(old: old, new: new)
    let whole = comparison.ofPicture
    return whole + comparison.ofParts(withTimes: whole.isEmpty)
  }

  private var ofPicture: [LayoutChange] {
    var sentences: [String] = []
    func add(_ subject: String, _ value: (MotionRecord) -> Double, _ unit: String) {
      let (was, now) = (value(old), value(new))
      if !Self.isNear(was, now) {
        sentences.append("\(subject) \(Self.text(now)) \(unit), not \(Self.text(was)) \(unit)")
      }
    }
    add("the picture waits for", \.hold, "s")
    add("the motion takes", { $0.duration - $0.hold }, "s")
    add("the picture's width is", \.width, "pt")
    add("the picture's height is", \.height, "pt")
    if old.moments.count != new.moments.count {
      sentences.append("\(new.moments.count) moments are shown, not \(old.moments.count)")
    }
    return sentences.map { LayoutChange(kind: .lines, id: "motion", sentence: $0) }
  }

  private func ofParts(withTimes: Bool) -> [LayoutChange] {
    let before = Dictionary(
      old.parts.map { (Key($0), $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(new.parts.map(Key.init))
    func change(
      _ kind: LayoutChange.Kind, _ part: MotionRecord.Part, _ text: String
    ) -> LayoutChange {
      LayoutChange(
        kind: kind, id: part.name, sentence: "\(part.name.quoted(upTo: 40)) \(text)")
    }
    var changes = new.parts.flatMap { part -> [LayoutChange] in
      guard let was = before[Key(part)] else {
        return [change(.added, part, "now \(Self.verb(part.role))")]
      }
      return sentences(from: was, to: part, withTimes).map { change(.moved, part, $0) }
    }
    changes += old.parts.filter { !after.contains(Key($0)) }.map {
      change(.removed, $0, "no longer \(Self.verb($0.role))")
    }
    return changes
  }

  private struct Key: Hashable {
    let name: String
    let role: MotionRecord.Part.Role

    init(_ part: MotionRecord.Part) { (name, role) = (part.name, part.role) }
  }

  private static func verb(_ role: MotionRecord.Part.Role) -> String {
    switch role {
    case .stays: "moves"
    case .comes: "appears"
    case .goes: "disappears"
    }
  }

  private func sentences(
    from was: MotionRecord.Part, to now: MotionRecord.Part, _ withTimes: Bool
  ) -> [String] {
    let values: [(String, KeyPath<MotionRecord.Part, MotionRecord.Change?>)] = [
      ("place", \.place), ("scale", \.scale), ("rotation", \.turn), ("opacity", \.opacity),
      ("colour", \.color), ("frame", \.frame),
    ]
    var times: [String] = []
    let others = values.compactMap { name, path -> String? in
      let (was, now) = (was[keyPath: path], now[keyPath: path])
      guard let was, let now else {
        guard let change = now ?? was else { return nil }
        return now == nil
          ? "keeps its \(name)" : "changes its \(name) from \(Self.ends(of: change))"
      }
      if !Self.isNear(was.start, now.start) || !Self.isNear(was.end, now.end) {
        let sentence =
          "moves from \(Self.text(now.start)) to \(Self.text(now.end)) s, not from"
          + " \(Self.text(was.start)) to \(Self.text(was.end)) s"
        if !times.contains(sentence) { times.append(sentence) }
      }
      if Self.isNear(was.from, now.from), Self.isNear(was.to, now.to) { return nil }
      return "changes its \(name) from \(Self.ends(of: now)), not from \(Self.ends(of: was))"
    }
    return others + (withTimes ? times : [])
  }

  // MARK: - Numbers

  private static func isNear(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= tolerance
  }

  private static func isNear(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy(isNear)
  }

  private static func ends(of change: MotionRecord.Change) -> String {
    "\(text(change.from)) to \(text(change.to))"
  }

  private static func text(_ numbers: [Double]) -> String {
    let texts = numbers.map(text).joined(separator: ", ")
    return numbers.count == 1 ? texts : "(\(texts))"
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? "\(Int(min(max(rounded, -1e9), 1e9)))" : "\(rounded)"
  }
}
