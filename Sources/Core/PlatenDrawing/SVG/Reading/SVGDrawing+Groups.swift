internal import Foundation
internal import PlatenBase

/// What an element says of all that it draws: its transform, opacity, filter, mask and clip.
extension SVGDrawing {
  /// Items with what an element says of them together.
  mutating func grouped(
    _ items: [DisplayItem], _ element: SVGElement, _ viewport: SVGViewport
  ) throws(SVGReadingError) -> [DisplayItem] {
    let values = element.values
    var group = DisplayGroup(items: items)
    var isPlain = true
    do throws(SVGReadingError) {
      group.transform = try element.transform()
    } catch {
      losses.note(error.message)
    }
    isPlain = group.transform.isIdentity
    if let opacity = SVGInheritance.fraction(values["opacity"]), opacity < 1 {
      (group.opacity, isPlain) = (opacity, false)
    }
    if let name = values["mix-blend-mode"], name != "normal" {
      if let blend = Self.blendModes[name] {
        (group.blendMode, isPlain) = (blend, false)
      } else {
        losses.note("the blend mode \(name.quoted(upTo: 24)) is not drawn")
      }
    }
    if let reference = reference(values["filter"]) {
      group.effect = blur(reference)
      if group.effect == nil { losses.note("a filter is not drawn") } else { isPlain = false }
    }
    if let reference = reference(values["mask"]), let target = tree.target(of: reference),
      !open.contains(target)
    {
      (group.mask, isPlain) = (try mask(target, items, viewport), false)
    }
    let clip = reference(values["clip-path"])
    if let clip, let target = tree.target(of: clip), !open.contains(target) {
      if let (path, style) = try self.clip(target, items, viewport) {
        (group.clip, group.clipStyle, isPlain) = (path, style, false)
      }
    } else if clip == nil, let text = values["clip-path"], text != "none" {
      losses.note("the clip \(text.quoted(upTo: 24)) is not applied")
    }
    return isPlain ? items : [.group(group)]
  }

  private static let blendModes: [String: BlendMode] = [
    "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
    "lighten": .lighten, "color-dodge": .colorDodge, "color-burn": .colorBurn,
    "hard-light": .hardLight, "soft-light": .softLight, "difference": .difference,
    "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
    "luminosity": .luminosity, "plus-lighter": .plusLighter, "plus-darker": .plusDarker,
  ]

  /// What `url(#a)` refers to; nil for all else.
  private func reference(_ text: String?) -> String? {
    text.flatMap { $0.hasPrefix("url(") ? $0 : nil }
  }

  /// The blur of a filter that has nothing else.
  private func blur(_ reference: String) -> DisplayEffect? {
    guard let target = tree.target(of: reference) else { return nil }
    let parts = tree.nodes[target].children.map { tree.nodes[$0].element }
    guard parts.count == 1, let part = parts.first, part.name == "feGaussianBlur",
      tree.nodes[target].element.values["primitiveUnits"] != "objectBoundingBox",
      let sigma = part.values["stdDeviation"].flatMap(Double.init)
    else { return nil }
    return .blur(sigma: DisplayEffect.sigma(CGFloat(sigma)))
  }

  /// What a mask draws, as opaque as it is light.
  private mutating func mask(
    _ target: Int, _ items: [DisplayItem], _ viewport: SVGViewport
  ) throws(SVGReadingError) -> [DisplayItem] {
    let element = tree.nodes[target].element
    open.append(target)
    defer { open.removeLast() }
    let state = inherited(by: target, viewport)
    var light = DisplayGroup(items: try children(of: target, state, viewport))
    if element.values["maskContentUnits"] == "objectBoundingBox" {
      light.transform = Self.unit(of: items.figureBox)
    }
    if element.values["mask-type"] != "alpha" { light.effect = .colors(.luminanceToAlpha) }
    guard let region = region(of: element, items, viewport) else { return [.group(light)] }
    var inside = DisplayGroup(items: [.group(light)])
    inside.clip = Path(region)
    return [.group(inside)]
  }

  /// The rectangle outside which a mask hides all, if it says one (CSS Masking, 7.4).
  private func region(
    of mask: SVGElement, _ items: [DisplayItem], _ viewport: SVGViewport
  ) -> CGRect? {
    let names = ["x", "y", "width", "height"]
    guard names.contains(where: { mask.values[$0] != nil }) else { return nil }
    let isOfBox = mask.values["maskUnits"] != "userSpaceOnUse"
    let units = isOfBox ? SVGViewport(size: CGSize(width: 1, height: 1)) : viewport
    let lengths = zip(names, ["-10%", "-10%", "120%", "120%"]).map { name, usual in
      let axis: SVGViewport.Axis = ["x", "width"].contains(name) ? .horizontal : .vertical
      return units.length(mask.values[name] ?? usual, along: axis) ?? 0
    }
    let region = CGRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
    return isOfBox ? region.applying(Self.unit(of: items.figureBox)) : region
  }

  /// The inside of a clip.
  private mutating func clip(
    _ target: Int, _ items: [DisplayItem], _ viewport: SVGViewport
  ) throws(SVGReadingError) -> (Path, FillStyle)? {
    let element = tree.nodes[target].element
    open.append(target)
    defer { open.removeLast() }
    if element.values["clip-path"] != nil { losses.note("the clip of a clip is not applied") }
    var whole = (try? element.transform()) ?? .identity
    if element.values["clipPathUnits"] == "objectBoundingBox" {
      whole = whole.concatenating(Self.unit(of: items.figureBox))
    }
    let state = inherited(by: target, viewport)
    var figures: [(path: Path, isEvenOdd: Bool)] = []
    var hasLost = false
    for child in tree.nodes[target].children {
      var (element, state, transform) = (tree.nodes[child].element, state, whole)
      if element.name == "use", let used = tree.target(of: element.values["href"] ?? "") {
        let x = number("x", element) ?? 0
        transform = CGAffineTransform(translationX: x, y: number("y", element) ?? 0)
          .concatenating((try? element.transform()) ?? .identity).concatenating(transform)
        state.apply(element.values, viewport)
        element = tree.nodes[used].element
      }
      element = viewport.measured(element)
      try spend(on: element)
      state.apply(element.values, viewport)
      guard element.isDisplayed, state.isVisible, !["desc", "title"].contains(element.name) else {
        continue
      }
      do throws(SVGReadingError) {
        let path = try element.figure()
        transform = try element.transform().concatenating(transform)
        figures.append((path.applying(transform), state.isClipEvenOdd))
      } catch {
        losses.note("a part of a clip is not applied: \(error.message)")
        hasLost = true
      }
    }
    // What cannot be read hides nothing.
    if figures.isEmpty, hasLost { return nil }
    if figures.count == 1 { return (figures[0].path, FillStyle(eoFill: figures[0].isEvenOdd)) }
    var path = Path()
    for figure in figures {
      try spend(figure.path.subpaths.count * figure.path.elements.count)
      path.addPath(figure.path.woundOnce(eoFill: figure.isEvenOdd))
    }
    return (path, FillStyle())
  }

  /// What an element has from those that it stands in, and says itself.
  func inherited(by target: Int, _ viewport: SVGViewport) -> SVGInheritance {
    var around: [Int] = [target]
    while let parent = tree.nodes[around[around.count - 1]].parent { around.append(parent) }
    return around.reversed().reduce(into: SVGInheritance()) {
      $0.apply(tree.nodes[$1].element.values, viewport)
    }
  }

  /// From the unit square to a box.
  static func unit(of box: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
  }
}

extension [DisplayItem] {
  /// A box around the figures, without the widths of their lines.
  fileprivate var figureBox: CGRect {
    let box = reduce(CGRect.null) { box, item in
      switch item {
      case .fill(let path, _, _), .stroke(let path, _, _): box.union(path.boundingRect)
      case .group(let group): box.union(group.items.figureBox.applying(group.transform))
      case .image(let image): box.union(image.rect)
      case .glyphs: box
      }
    }
    return box.isNull ? .zero : box
  }
}
