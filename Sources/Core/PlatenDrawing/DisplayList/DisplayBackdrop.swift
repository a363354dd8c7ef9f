package import Foundation
internal import PlatenBase

/// The effect of a group on all that is drawn behind it, within a shape: that is blurred, its
/// colours are stronger, and the group's items lie over it.
///
/// No format that pictures are printed in can do that by itself. So items that lie behind are
/// repeated within the shape as a group that is blurred, once all of a picture's items are known.
///
/// It is an object, as hardly any group has one: views in views need small groups on the stack.
package final class DisplayBackdrop: Sendable {
  /// Within which what lies behind is changed, in the group's own coordinates.
  let path: Path
  let style: FillStyle
  /// The blur's standard deviation in points.
  let sigma: CGFloat
  /// How many times as far from gray colours are.
  let saturation: Double
  /// How strong the effect is, from 0, which leaves the backdrop unchanged, to 1.
  let opacity: Double

  package init(
    path: Path, style: FillStyle, sigma: CGFloat, saturation: Double, opacity: Double = 1
  ) {
    (self.path, self.style, self.sigma, self.saturation) = (path, style, sigma, saturation)
    self.opacity = opacity
  }
}

extension DisplayList {
  /// Repeats what lies behind the groups that have a backdrop, blurred, under their items.
  ///
  /// A group with a blend mode, or that keeps those of its items in, has nothing behind it but what
  /// it has drawn itself. Behind a backdrop others are seen as their items alone, so that a picture
  /// of many backdrops does not grow without end.
  package mutating func drawBackdrops() {
    guard items.contains(where: \.hasBackdrops) else { return }
    var behind = BackdropContent()
    behind.isOpaque = isOpaque
    behind.outline = Path(CGRect(origin: .zero, size: size))
    if let background, background.opacity > 0 {
      behind.ground = .fill(behind.outline, .color(background))
    }
    var work = BackdropCompositor()
    items = work.drawn(items, behind: behind)
  }
}

/// The content behind items, in their coordinates.
private struct BackdropContent {
  /// The picture's ground; nil for none.
  var ground: DisplayItem?
  /// The items over the ground, from the furthest to the nearest.
  var items: [DisplayItem] = []
  /// The edge of the picture, beyond which there is nothing.
  var outline = Path()
  /// Whether nothing shows through all of it.
  var isOpaque = false

  /// The same in the coordinates of a group.
  func inside(_ group: DisplayGroup) -> BackdropContent {
    if group.blendMode != .normal || group.isIsolating { return BackdropContent() }
    if group.transform.isIdentity { return self }
    let inverse = group.transform.inverted()
    func moved(_ items: [DisplayItem]) -> [DisplayItem] {
      if items.isEmpty { return [] }
      var group = DisplayGroup(items: items)
      group.transform = inverse
      return [.group(group)]
    }
    var inner = self
    inner.ground = ground.map { moved([$0])[0] }
    inner.items = moved(items)
    inner.outline = outline.applying(inverse)
    return inner
  }
}

/// The work on all backdrops of a picture.
private struct BackdropCompositor {
  /// How many groups may be around a backdrop; what is behind deeper ones is not blurred.
  private static let mostGroups = 128
  /// How many items may be looked at for all backdrops; those after them are not blurred.
  ///
  /// A picture of thousands of them would take forever.
  private var itemsLeft = 1_000_000

  /// The items, with what they show of what is behind them.
  mutating func drawn(
    _ items: [DisplayItem], behind: BackdropContent, depth: Int = 0
  ) -> [DisplayItem] {
    var behind = behind
    return items.map { item in
      defer { behind.items.append(item) }
      guard case .group(let group) = item, item.hasBackdrops, group.isVisible,
        depth < Self.mostGroups
      else { return item }
      let inner = behind.inside(group)
      let items = drawn(group.items, behind: inner, depth: depth + 1)
      let backdrop = group.backdrop.flatMap { self.backdrop($0, of: inner) }
      return .group(group.replacing(items: (backdrop.map { [$0] } ?? []) + items))
    }
  }

  /// Returns what is seen of what lies behind; nil if that is nothing, or the ground alone.
  private mutating func backdrop(
    _ backdrop: DisplayBackdrop, of behind: BackdropContent
  ) -> DisplayItem? {
    let reach = DisplayEffect.reach * backdrop.sigma
    let area = backdrop.path.boundingRect.insetBy(dx: -reach, dy: -reach)
    itemsLeft -= behind.items.count
    guard !area.isNull, itemsLeft >= 0 else { return nil }
    let near = behind.items.filter { !$0.bounds.overlap(with: area).isNull }
    guard !near.isEmpty else { return nil }
    var picture = DisplayGroup(items: (behind.ground.map { [$0] } ?? []) + near.map(\.plain))
    if !behind.outline.isEmpty { picture.clip = behind.outline }
    var cut = DisplayGroup(items: [.group(picture)])
    cut.clip = Path(area)
    var blurred = DisplayGroup(items: [.group(cut)])
    blurred.effect = .blur(sigma: backdrop.sigma)
    // It is read where it is drawn first.
    var meaning = DisplayMeaning()
    meaning.isHidden = true
    blurred.meaning = meaning
    var result = DisplayGroup(items: [.group(blurred)])
    // Where the picture ends a blur mixes in nothing, up to three quarters of it in a corner.
    result.effect = .colors(
      .saturation(backdrop.saturation, opacity: behind.isOpaque ? 4 : 1))
    result.clip = backdrop.path
    result.clipStyle = backdrop.style
    result.opacity = backdrop.opacity
    return .group(result)
  }
}

extension DisplayItem {
  /// Whether the item, or one in it, has a backdrop.
  fileprivate var hasBackdrops: Bool {
    if case .group(let group) = self { group.backdrop != nil || group.hasBackdrops } else { false }
  }

  /// The item without what it means, and without the part that it is.
  fileprivate var plain: DisplayItem {
    guard case .group(let group) = self else { return self }
    var plain = group.replacing(items: group.items.map(\.plain))
    plain.meaning = nil
    plain.motion = nil
    return .group(plain)
  }
}

extension DisplayGroup {
  /// The group with other items, and without its backdrop.
  fileprivate func replacing(items: [DisplayItem]) -> DisplayGroup {
    var group = DisplayGroup(items: items)
    group.transform = transform
    group.effect = effect
    group.clip = clip
    group.clipStyle = clipStyle
    group.mask = mask
    group.opacity = opacity
    group.blendMode = blendMode
    group.isIsolated = isIsolated
    group.meaning = meaning
    group.motion = motion
    return group
  }
}
