internal import Foundation
internal import PlatenBase

extension SVGCanvas {
  mutating func draw(_ group: DisplayGroup) throws {
    guard group.isVisible, try !drawMoving(group) else { return }
    switch group.blendMode {
    case .sourceAtop, .destinationOver, .destinationOut: try drawAgainstBackdrop(group)
    default: try drawGroup(group)
    }
  }

  private mutating func drawGroup(_ group: DisplayGroup) throws {
    let isPlain =
      group.transform.isIdentity && group.clip == nil && !group.isDrawnApart
      && (group.meaning?.isLinkAlone ?? true) && link(of: group) == nil
    if !isPlain { try open(group) }
    try draw(group.withEffectsOfItems.items)
    if !isPlain { body.append(link(of: group) == nil ? "</g>" : "</a>") }
  }

  /// Draws items, the first of which may be what a blend mode calls the backdrop.
  mutating func draw(_ items: [DisplayItem]) throws {
    let outer = backdrop
    backdrop = SVGBackdrop(start: body.count)
    for item in items { try draw(item) }
    closeText()
    backdrop = outer
  }

  private mutating func open(_ group: DisplayGroup) throws {
    if let link = link(of: group) {
      // SVG 2 deprecates `xlink:href`, which is all that viewers of SVG 1.1 read.
      body.append("<a xlink:href=\"")
      body.append(escaped: link)
      body.append("\"")
    } else {
      body.append("<g")
    }
    if !group.transform.isIdentity { append(group.transform) }
    let effects = group.withEffectsOfItems.effects
    if let effect = group.effect, !effects.isEmpty {
      let bounds = effect.bounds(of: group.innerBounds)
      append(" filter", reference: definitions.filter(effects, bounds: bounds))
    }
    if let clip = group.clip {
      append(" clip-path", reference: definitions.clip(clip, group.clipStyle))
    }
    if let mask = group.mask {
      append(" mask", reference: try self.mask(mask))
    }
    // Filter, clip, mask and opacity apply in this order (Filter Effects Module Level 1).
    if group.opacity < 1 { body.append(attribute: " opacity", group.opacity, decimals: 4) }
    append(group.blendMode, isIsolating: group.isIsolating)
    if let meaning = group.meaning { appendRole(of: meaning, isLink: link(of: group) != nil) }
    body.append(">")
    if let meaning = group.meaning { append(meaning) }
  }

  /// Returns where a group leads to, in a document that is to be read, or if it does in outlines,
  /// too.
  private func link(of group: DisplayGroup) -> String? {
    guard !isShape, let meaning = group.meaning, styles != nil || meaning.isLinkedInOutlines
    else { return nil }
    return meaning.link
  }

  private mutating func append(_ name: StaticString, reference id: Int) {
    body.append(name)
    body.append("=\"")
    body.append(reference: id)
    body.append("\"")
  }

  /// The id of a mask that is as opaque as items are.
  ///
  /// SVG's masks go by brightness, so the items are drawn in white.
  private mutating func mask(_ items: [DisplayItem]) throws -> Int {
    let bounds = items.bounds
    // CSS Masking Level 1, `mask-type`: by default a mask's luminance counts.
    let white = items.compactMap(\.inWhite)
    if white.count == items.count {
      let elements = try collectedShape { try $0.draw(white) }
      return definitions.mask(elements, bounds: bounds)
    }
    var group = DisplayGroup(items: items)
    group.effect = .colors(.flood(Color.Resolved(red: 1, green: 1, blue: 1)))
    let elements = try collectedShape { try $0.drawGroup(group) }
    return definitions.mask(elements, bounds: bounds)
  }

  private mutating func append(_ transform: CGAffineTransform) {
    body.append(" transform=\"matrix(")
    for number in [transform.a, transform.b, transform.c, transform.d] {
      body.append(number, decimals: 6)
      body.append(" ")
    }
    body.append(transform.tx, decimals: 4)
    body.append(" ")
    body.append(transform.ty, decimals: 4)
    body.append(")\"")
  }
}

extension DisplayGroup {
  /// The group's effect after those of the groups in it that are nothing but an effect on one group,
  /// and the items that all of these are on.
  ///
  /// Chromium cuts a filter off that is in a filter in a filter, where the innermost one moves
  /// something: these are one filter of several steps.
  fileprivate var withEffectsOfItems: (effects: [DisplayEffect], items: [DisplayItem]) {
    guard let effect else { return ([], items) }
    let own = effect.isNothing ? [] : [effect]
    guard items.count == 1, case .group(let inner) = items[0], inner.isEffectAlone else {
      return (own, items)
    }
    let (effects, items) = inner.withEffectsOfItems
    return (effects + own, items)
  }

  private var isEffectAlone: Bool {
    effect != nil && transform.isIdentity && clip == nil && !isLayered && meaning == nil
  }
}

// MARK: - Meaning

extension SVGCanvas {
  /// The attributes that say what a group is; other groups with a name are pictures.
  ///
  /// - Parameter isLink: Whether the group is an element that is a link without saying so.
  mutating func appendRole(of meaning: DisplayMeaning, isLink: Bool) {
    if !meaning.isHidden, !meaning.label.isEmpty, !meaning.help.isEmpty {
      body.append(" aria-label=\"")
      body.append(escaped: meaning.label)
      body.append("\"")
    }
    if meaning.isHidden {
      body.append(" aria-hidden=\"true\"")
    } else if isLink {
      return
    } else if meaning.headingLevel != nil || meaning.traits.contains("isHeader") {
      // A heading has to have a level, and is of the second where none is said (WAI-ARIA 1.2,
      // `heading`): https://www.w3.org/TR/wai-aria-1.2/#heading
      let level = meaning.headingLevel ?? 0
      body.append(" role=\"heading\"")
      body.append(attribute: " aria-level", CGFloat(level > 0 ? level : 2))
    } else if meaning.traits.contains("isButton") {
      body.append(" role=\"button\"")
    } else if meaning.traits.contains("isLink") {
      body.append(" role=\"link\"")
    } else if !meaning.label.isEmpty {
      body.append(" role=\"img\"")
    }
  }

  /// A group's title, which is what viewers tell when a pointer rests on it, and else its name, and
  /// its value and hint as its description.
  mutating func append(_ meaning: DisplayMeaning) {
    if meaning.isHidden { return }
    let title = meaning.help.isEmpty ? meaning.label : meaning.help
    if !title.isEmpty {
      // SVG 2, 5.8: `title` and `desc` are the name and the description, `title` as first child.
      body.append("<title>")
      body.append(escaped: title)
      body.append("</title>")
    }
    if !meaning.value.isEmpty || !meaning.hint.isEmpty {
      let hasBoth = !meaning.value.isEmpty && !meaning.hint.isEmpty
      body.append("<desc>")
      body.append(escaped: meaning.value + (hasBoth ? ", " : "") + meaning.hint)
      body.append("</desc>")
    }
  }
}
