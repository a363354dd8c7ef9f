internal import Foundation
internal import PlatenBase

/// Makes the items of an animation from two pictures: the items of the second, with groups around
/// moving items, and with ghosts of items that are visible only on the way.
struct MotionBuilder {
  /// When things begin to move, in seconds.
  struct Starts {
    /// When what stays begins to move.
    var moving: Double
    /// When new items appear.
    var coming: Double

    /// - Parameters:
    ///   - makesRoom: Whether anything goes, for which the rest waits.
    ///   - opensGaps: Whether anything stays, which has to move before something comes.
    init(_ timing: MotionTiming, makesRoom: Bool, opensGaps: Bool) {
      moving = timing.hold + (makesRoom ? timing.delayAfterGoing : 0)
      coming = moving + (opensGaps ? timing.delayOfComing : 0)
    }
  }

  var timing: MotionTiming
  var spring: MotionCurve
  let there, back: Starts
  var layers: [MotionLayer] = []
  /// The name of the part whose items are looked at, if later motions go on from where this one is.
  var part: String?
  /// The name of the part whose layers are made.
  var name = ""
  /// What cross-fades where SwiftUI changes it in another way: what parts call such items.
  var faded: Set<String> = []
  /// What is on its way from motions before.
  let running: Motion.Running
  /// The keys of groups that have another first part than when they got them, by that part's.
  var groupKeys: [String: String] = [:]
  /// How many groups have copies.
  var originalCount = 0

  init(_ timing: MotionTiming, running: Motion.Running, there: Starts, back: Starts) {
    self.timing = timing
    self.running = running
    spring = timing.spring
    (self.there, self.back) = (there, back)
  }

  /// Returns the items of the next picture, and below those beside them the ghosts of items that disappear.
  ///
  /// - Parameter place: From the coordinates of the first picture's items to those of the next.
  mutating func items(
    from a: [DisplayItem], _ place: CGAffineTransform, to b: [DisplayItem]
  ) -> [DisplayItem] {
    let (old, new) = (ItemParts(a, place), ItemParts(b, .identity))
    let match = MotionMatch(
      from: old.parts.map(\.part), to: new.parts.map(\.part), path: timing.path)
    let going = match.going.map { i in
      named(old.parts[i]) { $0.ghost(of: old.parts[i], place) }
    }
    var ghosts: [DisplayItem] = []
    var others: [DisplayItem] = []
    // By the part, how many of the others are up to where it is then.
    var ends: [Int: Int] = [:]
    var (parts, rest) = (0, 0)
    let pairs = old.rest.count == new.rest.count
    if !pairs { others += old.rest.map { fading($0, place) } }
    for item in b {
      if item.part == nil {
        others += pairs ? between(old.rest[rest], place, item, rest) : [appearing(item)]
        rest += 1
        continue
      }
      let (part, origin) = (new.parts[parts], match.origins[parts])
      let way = match.ways[parts]
      parts += 1
      guard let origin else {
        others.append(named(part) { $0.coming(part) })
        continue
      }
      let (under, moved) = named(part) { $0.moving(old.parts[origin], place, part, way) }
      ghosts += under
      others.append(moved)
      ends[origin] = others.count
    }
    var items = ghosts + others
    let places = old.places(of: match.going, amid: ends)
    // Those above first, so that the places of the others stay as they are.
    for i in going.indices.sorted(by: { (places[$0], $0) > (places[$1], $1) }) {
      items.insert(going[i], at: places[i] == 0 ? 0 : ghosts.count + places[i])
    }
    return items
  }

  // MARK: - Layers

  /// Makes what is of a part, whose layers have its name.
  private mutating func named<Made>(
    _ part: ItemParts.Entry, _ make: (inout MotionBuilder) -> Made
  ) -> Made {
    let outer = name
    name += (outer.isEmpty ? "" : Motion.nameSeparator) + part.part.name
    defer { name = outer }
    return make(&self)
  }

  /// Makes a group of items that moves.
  ///
  /// - Parameter detail: What it is within the part whose name its layer has; nil for the whole of it.
  mutating func group(
    _ layer: MotionLayer, _ items: [DisplayItem], _ detail: String? = nil,
    showing original: Int? = nil
  ) -> DisplayItem {
    var group = DisplayGroup(items: items)
    if layer.isMoving || layer.key != nil {
      group.motion = original.map { .copy(layer: layers.count, of: $0) } ?? .layer(layers.count)
      layers.append(layer)
      layers[layers.count - 1].name =
        [name, detail ?? ""].filter { !$0.isEmpty }.joined(separator: Motion.nameSeparator)
    }
    return .group(group)
  }

  /// What stays moves, and back again, as the spring does.
  func movement<Value>(_ from: Value, _ to: Value) -> MotionLayer.Track<Value> {
    MotionLayer.Track(
      there: .init(from: from, to: to, curve: spring, start: there.moving),
      back: .init(from: to, to: from, curve: spring, start: back.moving))
  }

  /// What is seen, and then no more: with a delay on the way back.
  func fadeOut(
    _ out: MotionCurve, backIn: MotionCurve, after delay: Double = 0
  ) -> MotionLayer.Track<Double> {
    MotionLayer.Track(
      there: .init(from: 1, to: 0, curve: out, start: there.moving),
      back: .init(from: 0, to: 1, curve: backIn, start: back.moving + delay))
  }

  /// The opacity of items that appear.
  func fadeIn(
    _ fade: MotionCurve, after delay: Double = 0, backOut: MotionCurve
  ) -> MotionLayer.Track<Double> {
    MotionLayer.Track(
      there: .init(from: 0, to: 1, curve: fade, start: there.moving + delay),
      back: .init(from: 1, to: 0, curve: backOut, start: back.moving))
  }

  /// Copies of a picture's items that are gone in the end, at the same place.
  mutating func fading(_ item: DisplayItem, _ place: CGAffineTransform) -> DisplayItem {
    var layer = MotionLayer(isGhost: true)
    layer.opacity = fadeOut(timing.changing, backIn: timing.changing)
    return group(layer, [item].placed(place), item.kindName)
  }

  mutating func appearing(_ item: DisplayItem) -> DisplayItem {
    var layer = MotionLayer()
    layer.opacity = fadeIn(timing.changing, backOut: timing.changing)
    return group(layer, [item], item.kindName)
  }

  // MARK: - Parts that are in one picture alone

  private mutating func ghost(
    of part: ItemParts.Entry, _ place: CGAffineTransform
  ) -> DisplayItem {
    let passage = passage(of: part.part)
    var layer = MotionLayer(
      anchor: part.part.point(passage.removal.anchor), isGhost: true, key: key(part))
    let (goes, comes) = (passage.goes(at: timing.hold), passage.comes(at: back.coming))
    layer.pose = .init(there: goes.pose, back: comes.pose)
    layer.opacity = .init(there: goes.opacity, back: comes.opacity)
    let items = part.part.absent.flatMap { looks in
      var unnamed = part
      // It is the ghost that later motions find.
      unnamed.part.name = ""
      return changing(unnamed, place, to: looks.after.placed(place), passage.going)
    }
    return group(layer, items ?? part.group.items.placed(place))
  }

  private mutating func coming(_ part: ItemParts.Entry) -> DisplayItem {
    let passage = passage(of: part.part)
    var layer = MotionLayer(anchor: part.part.point(passage.insertion.anchor), key: key(part))
    let (goes, comes) = (passage.goes(at: timing.hold), passage.comes(at: there.coming))
    layer.pose = .init(there: comes.pose, back: goes.pose)
    layer.opacity = .init(there: comes.opacity, back: goes.opacity)
    let items = part.part.absent.flatMap { changing(part, from: $0.before, passage.growing) }
    if items != nil { layer.key = nil }
    return group(layer, items ?? part.group.items)
  }

  /// A part that is there at one end alone, while what is drawn of it changes; nil where all begins and ends at
  /// times of its own.
  ///
  /// - Parameters:
  ///   - first: What is drawn of it at first; nil for what it is.
  ///   - last: What is drawn in the end; nil for what it is.
  private mutating func changing(
    _ part: ItemParts.Entry, _ place: CGAffineTransform = .identity,
    from first: [DisplayItem]? = nil,
    to last: [DisplayItem]? = nil, _ curve: MotionCurve
  ) -> [DisplayItem]? {
    guard timing.curve != nil else { return nil }
    var (old, new) = (part, part)
    (old.part.curve, new.part.curve) = (nil, nil)
    if let first { old.group = old.group.holding(first) }
    if let last { new.group = new.group.holding(last) }
    let outer = spring
    spring = curve
    defer { spring = outer }
    let (under, moved) = moving(old, place, new, .straight)
    return under + [moved]
  }

  /// The name by which later motions find a part.
  func key(_ part: ItemParts.Entry) -> String? {
    timing.curve == nil || part.part.name.isEmpty ? nil : part.part.name
  }

  private func passage(of part: MovingPart) -> Passage {
    let transition = part.transition ?? timing.transition
    let own = part.curve.map(MotionCurve.init)
    let (goes, comes) = (
      transition.removalCurve.map(MotionCurve.init) ?? own,
      transition.insertionCurve.map(MotionCurve.init) ?? own
    )
    return Passage(
      insertion: transition.insertion, removal: transition.removal, going: goes ?? timing.going,
      growing: comes ?? spring, coming: comes ?? timing.coming)
  }

  // MARK: - Parts that are in both

  /// The part at its place, and what is under it on the way; both in the part's own time if it has one.
  private mutating func moving(
    _ old: ItemParts.Entry, _ place: CGAffineTransform, _ new: ItemParts.Entry,
    _ way: MotionMatch.Way
  ) -> (under: [DisplayItem], moved: DisplayItem) {
    let outer = (timing, spring, part)
    defer { (timing, spring, part) = outer }
    part = key(new)
    if let curve = new.part.curve {
      timing.curve = curve
      spring = timing.spring
    }
    timing.content = new.part.content
    if way == .straight,
      let turned = turned(old, place, new) ?? spaceTurned(old, place, new)
        ?? steps({ $0.spaceTurned(old, place, new) })
    {
      return ([], turned)
    }
    let similarity = ItemSimilarity.between(
      old.group.items, place, new.group.items, turn: old.part.turn(to: new.part))
    if way != .straight { return replaced(old, place, new, similarity, way) }
    // A shape may be as in the end already, and others on its way.
    let isMoved = similarity.map { !$0.transform.isIdentity } ?? true
    if similarity == nil || changesFigure(old, new) || isMoved && replacesFigure(old, new),
      let figure = figure(old, place, new)
    {
      return ([], figure)
    }
    if let similarity, !isOpen(new.part, similarity) {
      return ([], .group(moved(old.part, new, similarity)))
    }
    if let figure = figure(old, place, new) ?? steps({ $0.figure(old, place, new) }) {
      return ([], figure)
    }
    if old.part.effect != new.part.effect, let turned = steps({ $0.turned(old, place, new) }) {
      return ([], turned)
    }
    // Parts with different contents move as a whole, and their contents change.
    var layer = MotionLayer(anchor: new.part.pivot, key: key(new))
    let offset = CGVector(
      dx: old.part.frame.minX - new.part.frame.minX, dy: old.part.frame.minY - new.part.frame.minY)
    if offset != CGVector(dx: 0, dy: 0) {
      layer.pose = movement(MotionPose(offset: offset), MotionPose())
    }
    layer.place = place.concatenating(
      CGAffineTransform(translationX: -offset.dx, y: -offset.dy))
    return ([], group(layer, items(from: old.group.items, layer.place, to: new.group.items)))
  }

  /// Whether a part that looks as it did before is gone through item by item, as some of these are on their
  /// ways, or may be when a later motion begins.
  private func isOpen(_ part: MovingPart, _ similarity: ItemSimilarity) -> Bool {
    guard timing.drawsFigures, similarity.transform.isTranslation else { return false }
    return !similarity.colors.isEmpty || running.parts.contains(part.name)
  }

  /// A part that looks as it did before, but for its place and colours.
  mutating func moved(
    _ old: MovingPart, _ new: ItemParts.Entry, _ similarity: ItemSimilarity,
    _ detail: String? = nil
  ) -> DisplayGroup {
    var layer = MotionLayer(anchor: new.part.pivot, key: key(new))
    let pose = pose(old, new, similarity)
    if pose != MotionPose() { layer.pose = movement(pose, MotionPose()) }
    layer.place = similarity.transform
    var leaf = 0
    let items = colored(new.group.items, similarity.colors, &leaf)
    guard case .group(let group) = group(layer, items, detail) else { return new.group }
    return group
  }

  /// Where the part is in the first picture, beside where it is in the next.
  private func pose(
    _ old: MovingPart, _ new: ItemParts.Entry, _ similarity: ItemSimilarity
  ) -> MotionPose {
    if similarity.transform.isIdentity, old.turn == new.part.turn { return MotionPose() }
    let back = similarity.transform.inverted()
    let anchor = new.part.pivot
    let start = anchor.applying(back)
    var pose = MotionPose(
      offset: CGVector(dx: start.x - anchor.x, dy: start.y - anchor.y),
      scale: hypot(back.a, back.b), degrees: atan2(back.b, back.a) * 180 / .pi)
    if let from = old.turn, let to = new.part.turn {
      // Of all turns that look so, the one that the parts say.
      let said = -CGFloat(from.way(to: to))
      pose.degrees = said + (pose.degrees - said).remainder(dividingBy: 360)
    }
    return pose.rounded
  }

  /// A part that goes out of sight where it was, and comes into sight where it is.
  private mutating func replaced(
    _ old: ItemParts.Entry, _ place: CGAffineTransform, _ new: ItemParts.Entry,
    _ similarity: ItemSimilarity?, _ way: MotionMatch.Way
  ) -> (under: [DisplayItem], moved: DisplayItem) {
    var ghost = MotionLayer(anchor: new.part.pivot, isGhost: true)
    var layer = MotionLayer(anchor: new.part.pivot)
    ghost.opacity = fadeOut(
      timing.leavingRow, backIn: timing.enteringRow, after: timing.delayOfEnteringRow)
    layer.opacity = fadeIn(
      timing.enteringRow, after: timing.delayOfEnteringRow, backOut: timing.leavingRow)
    // The ghost has the new items where they look alike, else the old ones, which are at their place.
    let alike = similarity?.colors.isEmpty == true ? similarity : nil
    let first = alike.map { pose(old.part, new, $0) } ?? MotionPose()
    var last = first
    if case .acrossRows(let leaving, let entering) = way {
      last.offset.dx += leaving.dx
      last.offset.dy += leaving.dy
      let entry = MotionPose(offset: CGVector(dx: -entering.dx, dy: -entering.dy))
      if entry != MotionPose() { layer.pose = movement(entry, MotionPose()) }
    }
    ghost.pose = movement(first, last)
    guard alike != nil else {
      return ([group(ghost, old.group.items.placed(place))], group(layer, new.group.items))
    }
    var original = DisplayGroup(items: new.group.items)
    original.motion = .original(originalCount)
    defer { originalCount += 1 }
    return (
      [group(ghost, new.group.items, showing: originalCount)], group(layer, [.group(original)])
    )
  }
}
