package import Foundation
internal import PlatenBase

/// A picture that changes again and again: motions one after the other, of which some may go on when the
/// next one begins.
///
/// ```swift
/// var timeline = MotionTimeline(first)
/// timeline.append(second, at: 0.5, timing: MotionTiming(.eased(.easeInOut, duration: 0.35)))
/// let frame = timeline.displayList(at: 0.6)
/// ```
package struct MotionTimeline: Sendable {
  /// A change, and when it begins.
  struct Change: Sendable {
    var motion: Motion
    var start: Double
    var timing: MotionTiming
    /// The picture that it leads to.
    var list: DisplayList
  }

  private(set) var changes: [Change] = []
  /// The picture at the beginning.
  let first: DisplayList

  /// - Parameter first: The picture at the beginning, which kept its parts.
  package init(_ first: DisplayList) { self.first = first }

  /// Adds a change to a settled picture, some seconds after the beginning and no earlier than the last.
  package mutating func append(_ next: DisplayList, at seconds: Double, timing: MotionTiming) {
    var running = Motion.Running()
    for change in changes { change.motion.add(to: &running, after: seconds - change.start) }
    running.groupKeys = changes.last?.motion.groupKeys ?? [:]
    let motion = Motion(
      from: changes.last?.list ?? first, to: next, timing: timing, running: running)
    changes.append(Change(motion: motion, start: seconds, timing: timing, list: next))
  }

  /// The width and height of the picture in points, which all of its states have room in.
  package var size: CGSize {
    changes.reduce(first.size) { size, change in
      CGSize(
        width: max(size.width, change.motion.size.width),
        height: max(size.height, change.motion.size.height))
    }
  }

  /// Whether all of its states have the same width and height.
  package var keepsSize: Bool { changes.allSatisfy { $0.list.size == first.size } }

  /// What cross-fades where SwiftUI changes it in another way, such as `shape`.
  package var faded: Set<String> {
    changes.reduce(into: []) { $0.formUnion($1.motion.faded) }
  }

  /// Whether all of its states look the same.
  package var isStill: Bool { changes.allSatisfy(\.motion.isStill) }

  /// When nothing moves any more, in seconds; infinite if something never comes to rest.
  package var duration: Double {
    changes.map { $0.start + $0.motion.duration }.max() ?? 0
  }

  /// Returns the picture some seconds after the beginning.
  package func displayList(at seconds: Double) -> DisplayList {
    let begun = changes.prefix { $0.start <= seconds }
    guard let current = begun.last else {
      var list = first
      list.size = size
      return list
    }
    // What is still on its way from changes before goes on under this one.
    var moment = Motion.Moment(time: seconds - current.start)
    var known = current.motion.partNames
    var ghosts: [GhostPlace: [DisplayItem]] = [:]
    // Where nothing moves any more, no ghost is seen.
    func isRunning(_ change: Change) -> Bool { seconds - change.start < change.motion.duration }
    let rest = begun.dropLast().drop { !isRunning($0) }
    var places = rest.isEmpty ? GhostPlaces() : current.motion.ghostPlaces
    for change in rest.reversed() {
      defer { places.goBack(over: change.motion.ghostPlaces) }
      guard isRunning(change) else { continue }
      let time = seconds - change.start
      moment.rest.add(change.motion, at: time)
      let own = change.motion.ghosts(Motion.Moment(time: time), without: known, at: places)
      ghosts.merge(own) { $0 + $1 }
      known.formUnion(change.motion.partNames)
    }
    var list = current.motion.displayList(moment, with: ghosts)
    list.size = size
    return list
  }
}

/// A value whose distances to others add up.
protocol MotionDistance: MotionValue {
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
}

extension MotionDistance {
  static func += (a: inout Self, b: Self) { a = a + b }
}

extension Double: MotionDistance {}

extension MotionPose: MotionDistance {
  /// No distance.
  static let none = MotionPose(scale: 0)

  var isSome: Bool { self != .none }

  static func + (a: MotionPose, b: MotionPose) -> MotionPose {
    MotionPose(
      offset: CGVector(dx: a.offset.dx + b.offset.dx, dy: a.offset.dy + b.offset.dy),
      scale: a.scale + b.scale, degrees: a.degrees + b.degrees)
  }

  static func - (a: MotionPose, b: MotionPose) -> MotionPose {
    MotionPose(
      offset: CGVector(dx: a.offset.dx - b.offset.dx, dy: a.offset.dy - b.offset.dy),
      scale: a.scale - b.scale, degrees: a.degrees - b.degrees)
  }
}

extension MotionFrame: MotionDistance {
  /// No distance.
  static let none = MotionFrame(rect: .zero)

  var isSome: Bool { self != .none }

  static func + (a: MotionFrame, b: MotionFrame) -> MotionFrame { a.adding(b, 1) }

  static func - (a: MotionFrame, b: MotionFrame) -> MotionFrame { a.adding(b, -1) }

  private func adding(_ other: MotionFrame, _ factor: CGFloat) -> MotionFrame {
    var sum = self
    sum.rect = CGRect(
      x: rect.origin.x + factor * other.rect.origin.x,
      y: rect.origin.y + factor * other.rect.origin.y,
      width: rect.size.width + factor * other.rect.size.width,
      height: rect.size.height + factor * other.rect.size.height)
    sum.radius = CGSize(
      width: radius.width + factor * other.radius.width,
      height: radius.height + factor * other.radius.height)
    return sum
  }
}
