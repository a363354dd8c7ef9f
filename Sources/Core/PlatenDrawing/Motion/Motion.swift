package import Foundation
internal import PlatenBase

/// A picture that becomes another one: what is in both moves to its new place.
///
/// ```swift
/// let motion = Motion(from: before, to: after)
/// let frame = motion.displayList(at: 0.5)
/// ```
///
/// Both pictures are laid out before; here their items are matched, and what lies between is drawn. It is
/// as wide as the wider one of both, and as high as the higher one.
package struct Motion: Sendable {
  /// The picture in the end, with groups around what moves, and ghosts that are seen on the way.
  private let list: DisplayList
  /// What fills the picture where both have other backgrounds, which it goes from one to the other.
  private let ground: DisplayItem?
  /// What moves of the groups.
  let layers: [MotionLayer]
  /// Those layers that move and that later motions find.
  let movers: [MotionLayer]
  /// When things happen.
  package let timing: MotionTiming
  /// Whether any part is in both pictures; true where there are no parts.
  package let sharesParts: Bool
  /// What cross-fades where SwiftUI changes it in another way, such as `shape`.
  let faded: Set<String>
  /// The keys that groups keep, by those that they would get in a motion of their own.
  let groupKeys: [String: String]

  /// Matches two pictures of renders that kept their parts.
  package init(
    from old: DisplayList, to new: DisplayList, timing: MotionTiming = MotionTiming()
  ) { self.init(from: old, to: new, timing: timing, running: Running(), room: .zero) }

  /// What is on its way from motions before, when another one begins.
  struct Running {
    /// The keys of the layers.
    var keys: Set<String> = []
    /// The parts that they are, or are in.
    var parts: Set<String> = []
    /// The keys that groups keep from the last motion.
    var groupKeys: [String: String] = [:]
  }

  /// Matches two pictures of renders that kept their parts.
  ///
  /// - Parameters:
  ///   - running: What is on its way from motions before, and goes on in this one.
  ///   - room: The size that a background fills at least.
  init(
    from old: DisplayList, to new: DisplayList, timing: MotionTiming, running: Running = Running(),
    room: CGSize = .zero
  ) {
    let (before, after) = (old.items.partNames, new.items.partNames)
    let stays = before.contains { after[$0.key] != nil }
    func goes(_ a: [String: Int], _ b: [String: Int]) -> Bool {
      a.contains { $0.value > b[$0.key, default: 0] }
    }
    var builder = MotionBuilder(
      timing, running: running,
      there: .init(timing, makesRoom: goes(before, after), opensGaps: stays),
      back: .init(timing, makesRoom: goes(after, before), opensGaps: stays))
    var list = new
    list.size = CGSize(
      width: max(old.size.width, new.size.width), height: max(old.size.height, new.size.height))
    ground = builder.ground(
      from: old.background, to: new.background,
      CGSize(
        width: max(list.size.width, room.width), height: max(list.size.height, room.height)))
    list.items = builder.items(from: old.items, .identity, to: new.items)
    (self.list, layers, self.timing) = (list, builder.layers, timing)
    movers = layers.filter { $0.isMoving && $0.key != nil }
    duration = Self.duration(of: layers, timing)
    (faded, groupKeys) = (builder.faded, builder.groupKeys)
    sharesParts = stays || before.isEmpty && after.isEmpty
  }

  /// Makes the motion of a picture in the end whose groups have layers.
  init(
    _ list: DisplayList, _ layers: [MotionLayer], _ timing: MotionTiming,
    faded: Set<String> = []
  ) {
    (self.list, self.layers, self.timing) = (list, layers, timing)
    movers = layers.filter { $0.isMoving && $0.key != nil }
    duration = Self.duration(of: layers, timing)
    (ground, sharesParts, self.faded, groupKeys) = (nil, true, faded, [:])
  }

  /// The width and height of the picture in points.
  package var size: CGSize { list.size }

  /// Whether both pictures are the same.
  package var isStill: Bool { !layers.contains(where: \.isMoving) }

  /// Adds what is still on its way after some seconds.
  func add(to running: inout Running, after seconds: Double) {
    guard seconds < duration else { return }
    for layer in movers where seconds < layer.end {
      guard let key = layer.key else { continue }
      running.keys.insert(key)
      running.parts.formUnion(layer.name.components(separatedBy: Self.nameSeparator))
    }
  }

  /// What stands between the names of parts in each other.
  static let nameSeparator = " / "

  /// The names of the parts that later motions can find.
  var partNames: Set<String> { Set(layers.compactMap(\.key)) }

  /// How long one way lasts, in seconds, with the time that the picture stands still before it.
  package let duration: Double

  private static func duration(of layers: [MotionLayer], _ timing: MotionTiming) -> Double {
    layers.map(\.end).reduce(timing.hold) { max($0, $1) }
  }

  /// Returns the picture some seconds after the beginning.
  ///
  /// - Parameter isBack: Whether the picture is on its way back to the first one.
  package func displayList(at seconds: Double, isBack: Bool = false) -> DisplayList {
    displayList(Moment(time: seconds, isBack: isBack))
  }

  /// A moment of the motion, and what parts have left of their ways from motions before.
  struct Moment {
    var time: Double
    var isBack = false
    var rest = MotionRest()
  }

  /// - Parameter ghosts: What is still seen of motions before, by its place.
  func displayList(_ moment: Moment, with ghosts: [GhostPlace: [DisplayItem]] = [:]) -> DisplayList
  {
    var list = list
    list.items = items(
      list.items, moment, ghosts.isEmpty ? nil : Ghosts(all: ghosts, group: ""))
    if let ground, case .group(let group)? = items([ground], moment).first {
      list.background = group.items.first?.solidColor
    }
    return list
  }

  /// Returns what is still seen of parts that go, at a moment, by its place.
  ///
  /// - Parameters:
  ///   - known: The parts that a later motion knows, and shows.
  ///   - places: The places in the last motion.
  func ghosts(
    _ moment: Moment, without known: Set<String>, at places: GhostPlaces
  ) -> [GhostPlace: [DisplayItem]] {
    var ghosts: [GhostPlace: [DisplayItem]] = [:]
    func add(_ items: [DisplayItem], in group: String) {
      var place = GhostPlace(group: group)
      for item in items {
        guard let (layer, key, inner) = keyed(item) else { continue }
        let next = GhostPlace(group: group, below: key)
        if places.known.contains(next) {
          place = next
          add(inner, in: key)
        } else if layer.isGhost, !known.contains(key) {
          ghosts[place, default: []] += self.items([item], moment).placed(
            places.groups[group] ?? .identity)
        }
      }
    }
    add(list.items, in: "")
    return ghosts
  }

  /// The places in its picture.
  var ghostPlaces: GhostPlaces {
    var places = GhostPlaces()
    func add(_ items: [DisplayItem], in group: String) {
      for item in items {
        guard let (layer, key, inner) = keyed(item) else { continue }
        places.known.insert(GhostPlace(group: group, below: key))
        places.groups[key] = layer.place
        add(inner, in: key)
      }
    }
    add(list.items, in: "")
    return places
  }

  /// The layer of an item that other motions find, with its key and what is in it; nil for others.
  ///
  /// The layer of a frame has the key of the part around it, and nothing in it.
  private func keyed(
    _ item: DisplayItem
  ) -> (layer: MotionLayer, key: String, items: [DisplayItem])? {
    guard case .group(let group) = item, case .layer(let i) = group.motion, let key = layers[i].key,
      layers[i].frame == nil
    else { return nil }
    return (layers[i], key, group.items)
  }

  /// The picture in the end, whose background is an item if it changes.
  var document: DisplayList {
    guard let ground else { return list }
    var list = list
    list.background = nil
    list.items.insert(ground, at: 0)
    return list
  }

  /// What lies among the items of a group with a key.
  private struct Ghosts {
    var all: [GhostPlace: [DisplayItem]]
    var group: String

    subscript(_ below: String) -> [DisplayItem] {
      all[GhostPlace(group: group, below: below)] ?? []
    }
  }

  /// Returns items as they are at a moment.
  ///
  /// - Parameter ghosts: What lies among them; nil for nothing.
  private func items(
    _ items: [DisplayItem], _ moment: Moment, _ ghosts: Ghosts? = nil
  ) -> [DisplayItem] {
    var shown = ghosts?[""] ?? []
    for item in items {
      guard case .group(let group) = item else {
        shown.append(item)
        continue
      }
      var inner: Ghosts?
      if let ghosts, let key = keyed(item)?.key { inner = Ghosts(all: ghosts.all, group: key) }
      var moved = group.holding(self.items(group.items, moment, inner))
      moved.mask = group.mask.map { self.items($0, moment) }
      moved.motion = nil
      switch group.motion {
      case .layer(let i), .copy(let i, _): layers[i].apply(to: &moved, moment)
      case .part, .original, nil: break
      }
      if moved.opacity > 0 { shown.append(.group(moved)) }
      if let ghosts, let inner { shown += ghosts[inner.group] }
    }
    return shown
  }
}

/// Where what goes may lie in a motion that begins meanwhile.
struct GhostPlaces {
  /// The places right above items that have keys.
  var known: Set<GhostPlace> = []
  /// For each group with a key, from the coordinates that it had before to its own.
  var groups: [String: CGAffineTransform] = [:]

  /// Goes back to the motion before another one, whose places these are.
  mutating func goBack(over motion: GhostPlaces) {
    for (key, place) in groups {
      if let earlier = motion.groups[key] { groups[key] = earlier.concatenating(place) }
    }
  }
}

/// A place where what goes lies among the items of a motion that begins meanwhile.
struct GhostPlace: Hashable {
  /// The key of the group that it is in; "" for the picture.
  var group: String
  /// The key of the item that it lies right above; "" for what lies below all.
  var below = ""
}

extension [DisplayItem] {
  /// How often there is a part of each name, those in parts aside.
  fileprivate var partNames: [String: Int] {
    reduce(into: [:]) { names, item in
      if let part = item.part {
        names[part.name, default: 0] += 1
      } else if case .group(let group) = item {
        names.merge(group.items.partNames, uniquingKeysWith: +)
      }
    }
  }
}
