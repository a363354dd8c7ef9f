internal import Foundation

/// What tells two outlines apart.
struct SVGPathDifference {
  /// What is different, such as `moved 12 right`; nil if nothing is.
  let words: String?

  init(_ old: SVGPath, _ new: SVGPath, tolerance: Double) {
    guard old.commands == new.commands else {
      words = Self.segments(old, new)
      return
    }
    guard old.rest == new.rest else {
      words = "is broken off at another place"
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
      : "has \(LayoutWords.count(now, "segment")), was \(then)"
  }

  /// How far all points have gone, if that is the same for each.
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
