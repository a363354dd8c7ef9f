internal import Foundation
package import PlatenBase

/// Items that share a transform and are drawn as one: effect, clip, mask, opacity, blend mode, in
/// this order.
package struct DisplayGroup: Sendable {
  package private(set) var items: [DisplayItem]
  /// From the group's own coordinates to those around it.
  package var transform: CGAffineTransform = .identity
  /// What is done to the items' picture.
  package var effect: DisplayEffect?
  /// What of the group is seen, in its own coordinates; nil for all.
  package var clip: Path?
  /// The shape whose path the clip is, which has others for other data; nil for a clip that has one path.
  package var clipFigure: MovingFigure?
  /// What of the clip's path is its inside.
  package var clipStyle = FillStyle()
  /// Items in the group's own coordinates that are as opaque as the group is seen; nil for all.
  package var mask: [DisplayItem]?
  /// The opacity of the whole, 0 to 1: items that overlap do not show through each other.
  package var opacity: Double = 1
  /// How the whole is laid over what is there.
  package var blendMode = BlendMode.normal
  /// Whether the items' blend modes see the group's own items alone.
  package var isIsolated = false
  /// What the whole means, for those who cannot see it; nil if nothing was said.
  package var meaning: DisplayMeaning?

  /// What is done to all that is drawn behind the group; nil for nothing.
  package var backdrop: DisplayBackdrop?
  /// What moves of a picture that becomes another one; nil in a still picture.
  package var motion: DisplayMotion?

  /// Whether blend modes of the items see what is outside them.
  fileprivate let hasOpenBlends: Bool
  /// Whether a group in this one has a backdrop.
  let hasBackdrops: Bool

  package init(items: [DisplayItem]) {
    self.items = items
    hasOpenBlends = items.contains { item in
      guard case .group(let group) = item else { return false }
      return group.blendMode != .normal || group.hasOpenBlends && !group.isDrawnApart
    }
    hasBackdrops = items.contains { item in
      guard case .group(let group) = item else { return false }
      return group.backdrop != nil || group.hasBackdrops
    }
  }
}

extension DisplayGroup {
  /// The group with others in the place of its items, that blend as these do.
  func holding(_ items: [DisplayItem]) -> DisplayGroup {
    var group = self
    group.items = items
    return group
  }

  /// Whether anything can be seen: neither wholly transparent nor drawn onto a line or nowhere.
  ///
  /// Cairo refuses transforms that have no inverse, and with them the whole picture.
  var isVisible: Bool { opacity > 0 && hasArea }

  /// Whether the items keep an area that is no point and no line.
  var hasArea: Bool {
    let area = transform.a * transform.d - transform.b * transform.c
    // A turn by 90° in space leaves some 1e-17 of a side, which Cairo cannot invert.
    return abs(area) > 1e-12 && area.isFinite && transform.tx.isFinite && transform.ty.isFinite
  }

  /// Whether the items have to be seen as one before they are laid over what is there.
  var isDrawnApart: Bool { isLayered || effect != nil || isIsolating }

  /// As ``isDrawnApart``, for other reasons than an effect and the items' own blend modes.
  var isLayered: Bool { opacity < 1 || mask != nil || blendMode != .normal }

  /// Whether blend modes of the items have to be kept in.
  ///
  /// A clip does so in browsers, so it does so here.
  var isIsolating: Bool { hasOpenBlends && (isIsolated || clip != nil) }

  /// A box around the items, in the group's own coordinates.
  var innerBounds: CGRect { items.bounds }

  var bounds: CGRect {
    guard isVisible else { return .null }
    var seen = innerBounds
    if let effect { seen = effect.bounds(of: seen) }
    if let clip { seen = seen.overlap(with: clip.boundingRect) }
    if let mask { seen = seen.overlap(with: mask.bounds) }
    return seen.isNull ? seen : seen.applying(transform)
  }
}

extension DisplayList {
  /// Keeps the items apart from the background if one of them changes how opaque what lies below is.
  ///
  /// Such an item would cut its shape out of the background as well, and PDF cannot do that to a page.
  package mutating func separateFromBackground() {
    guard items.contains(where: \.changesOpacityBelow) else { return }
    var group = DisplayGroup(items: items)
    group.isIsolated = true
    items = [.group(group)]
  }
}

extension DisplayItem {
  /// Whether the item, or one in it, changes how opaque what is drawn before it is.
  fileprivate var changesOpacityBelow: Bool {
    guard case .group(let group) = self else { return false }
    switch group.blendMode {
    case .sourceAtop, .destinationOver, .destinationOut: return true
    default:
      return group.hasOpenBlends && !group.isDrawnApart
        && group.items.contains(where: \.changesOpacityBelow)
    }
  }
}

extension [DisplayItem] {
  /// A box around all of the items; null if nothing is drawn.
  var bounds: CGRect { reduce(.null) { $0.union($1.bounds) } }
}

// MARK: - Meaning

/// The meaning of items, for those who cannot see them.
package struct DisplayMeaning: Hashable, Sendable {
  /// What they are called; empty for nothing.
  package var label = ""
  /// What value they show; empty for none.
  package var value = ""
  /// What can be done with them; empty for nothing.
  package var hint = ""
  /// What is told of them when a pointer rests on them; empty for nothing.
  package var help = ""
  /// What they are known by in tests; empty for nothing.
  package var identifier = ""
  /// The names of what they are: `isButton` and the like, in alphabetical order.
  package var traits: [String] = []
  /// Their level as a heading, 1 to 6; 0 for a heading of no level, nil for none.
  package var headingLevel: Int?
  /// The address that they lead to, of a kind that documents may lead to; nil for none.
  package var link: String?
  /// The box that leads there, in the group's own coordinates; nil for what is drawn.
  package var linkFrame: CGRect?
  /// Whether the address is in an SVG of outlines, too.
  package var isLinkedInOutlines = false
  /// Whether they mean nothing.
  package var isHidden = false

  package init() {}

  /// Whether nothing is said but where they lead to.
  var isLinkAlone: Bool {
    var alone = DisplayMeaning()
    alone.link = link
    alone.linkFrame = linkFrame
    alone.isLinkedInOutlines = isLinkedInOutlines
    return self == alone
  }
}
