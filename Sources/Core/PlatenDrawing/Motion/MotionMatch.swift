internal import Foundation
internal import PlatenBase

/// Which parts of a picture are in the next one, too, and which way each goes.
///
/// Parts are the same where their names are, and of equal names the first is the first.
struct MotionMatch {
  /// The way of a part that is in both pictures.
  enum Way: Equatable {
    /// Straight from one place to the other.
    case straight
    /// Out of its row and into another one, each as far as its neighbours there go.
    case acrossRows(leaving: CGVector, entering: CGVector)
    /// Out of sight at one place and into sight at the other.
    case fading
  }

  /// For each part of the next picture, in order, the index of the same part in the first; nil for
  /// a new part.
  private(set) var origins: [Int?]
  /// For each part of the next picture its way; without meaning for what comes.
  private(set) var ways: [Way]
  /// The places of the first picture's parts that go, in order.
  private(set) var going: [Int]

  /// - Parameter path: The ways that parts go.
  init(
    from old: [MovingPart], to new: [MovingPart], path: MotionTiming.Path
  ) {
    let keys = Self.keys(of: old)
    let places = Dictionary(zip(keys, old.indices), uniquingKeysWith: { first, _ in first })
    origins = Self.keys(of: new).map { places[$0] }
    let staying = Set(origins.compactMap(\.self))
    going = old.indices.filter { !staying.contains($0) }
    ways = Array(repeating: .straight, count: new.count)
    guard path == .rows else { return }
    let pairs = new.indices.compactMap { i in origins[i].map { Pair(old: $0, new: i) } }
    let kept = Self.longestIncreasing(pairs)
    let moved = Set(pairs.map(\.new)).subtracting(kept.map(\.new))
    // A few are followed easily, however few there are at all.
    if moved.count > Self.fewestFading, moved.count * 4 > pairs.count {
      for i in moved { ways[i] = .fading }
    }
    sendAcrossRows(kept, old.map(\.frame), new.map(\.frame))
  }

  private static let fewestFading = 3

  /// A part's places in both pictures.
  private struct Pair {
    var old, new: Int
  }

  private struct Key: Hashable {
    var name: String
    var number: Int
  }

  /// The names, and which of the equal ones each is.
  private static func keys(of parts: [MovingPart]) -> [Key] {
    var counts: [String: Int] = [:]
    return parts.map { part in
      let number = counts[part.name, default: 0]
      counts[part.name] = number + 1
      return Key(name: part.name, number: number)
    }
  }

  /// The most pairs that are in one order in both pictures.
  private static func longestIncreasing(_ pairs: [Pair]) -> [Pair] {
    // The pair that ends the best row of each length so far, and the pair before each.
    var ends: [Int] = []
    var earlier: [Int?] = []
    for i in pairs.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].old < pairs[i].old { low = middle + 1 } else { high = middle }
      }
      earlier.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = i } else { ends.append(i) }
    }
    var chain: [Pair] = []
    var next = ends.last
    while let i = next {
      chain.append(pairs[i])
      next = earlier[i]
    }
    return chain.reversed()
  }
}

// MARK: - Rows

extension MotionMatch {
  /// The row of each frame: it is in the row of the one before if its middle is within it.
  static func rows(of frames: [CGRect]) -> [Int] {
    var row = CGRect.null
    var number = -1
    return frames.map { frame in
      if row.isNull || !(row.minY...row.maxY).contains(frame.midY) {
        row = frame
        number += 1
      } else {
        row = row.union(frame)
      }
      return number
    }
  }

  /// Sends the parts that are not where the rest of their row goes out at its end, and in at another's.
  private mutating func sendAcrossRows(_ pairs: [Pair], _ old: [CGRect], _ new: [CGRect]) {
    let (oldRows, newRows) = (Self.rows(of: old), Self.rows(of: new))
    let successors = Self.successors(of: pairs.map { (oldRows[$0.old], newRows[$0.new]) })
    func rides(_ pair: Pair) -> Bool { successors[oldRows[pair.old]] == newRows[pair.new] }
    func way(_ pair: Pair) -> CGVector {
      CGVector(
        dx: new[pair.new].minX - old[pair.old].minX, dy: new[pair.new].minY - old[pair.old].minY)
    }
    let riders = pairs.filter(rides)
    let leaving = Dictionary(grouping: riders) { oldRows[$0.old] }
    let entering = Dictionary(grouping: riders) { newRows[$0.new] }
    for pair in pairs where !rides(pair) {
      let before = leaving[oldRows[pair.old]]?
        .min { abs($0.old - pair.old) < abs($1.old - pair.old) }
      let after = entering[newRows[pair.new]]?
        .min { abs($0.new - pair.new) < abs($1.new - pair.new) }
      ways[pair.new] = .acrossRows(
        leaving: before.map(way) ?? CGVector(dx: 0, dy: 0),
        entering: after.map(way) ?? CGVector(dx: 0, dy: 0))
    }
  }

  /// The row that each row becomes: the one that has most of its parts and is no other's.
  private static func successors(of rows: [(old: Int, new: Int)]) -> [Int: Int] {
    struct Step: Hashable { var old, new: Int }
    let counts = Dictionary(rows.map { (Step(old: $0.old, new: $0.new), 1) }, uniquingKeysWith: +)
    let steps = counts.sorted { a, b in
      (b.value, a.key.old, a.key.new) < (a.value, b.key.old, b.key.new)
    }
    var successors: [Int: Int] = [:]
    var taken: Set<Int> = []
    for (step, _) in steps where successors[step.old] == nil && !taken.contains(step.new) {
      successors[step.old] = step.new
      taken.insert(step.new)
    }
    return successors
  }
}
