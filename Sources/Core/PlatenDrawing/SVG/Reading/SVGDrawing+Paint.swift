internal import Foundation
internal import PlatenBase

extension SVGDrawing {
  /// What a figure is painted with; nil for nothing.
  ///
  /// - Parameter box: That around the figure.
  mutating func paint(
    _ paint: SVGInheritance.Paint, opacity: Double, in box: CGRect, _ state: SVGInheritance
  ) throws(SVGReadingError) -> PlacedPaint? {
    switch paint {
    case .none: return nil
    case .current: return PlacedPaint(paint: .color(state.color.multiplied(by: opacity)))
    case .color(let color):
      return PlacedPaint(paint: .color(color.multiplied(by: opacity)))
    case .reference(let reference, let fallback):
      if let target = tree.target(of: reference) {
        let name = tree.nodes[target].element.name
        if ["linearGradient", "radialGradient"].contains(name) {
          return try gradient(target, opacity, in: box, state)
        }
        if name == "pattern", !open.contains(target) {
          return try pattern(target, opacity, in: box)
        }
        losses.note("a \(name) as a paint is not drawn")
      } else {
        losses.note("the paint \(reference.quoted(upTo: 40)) does not exist")
      }
      return fallback.map { PlacedPaint(paint: .color($0.multiplied(by: opacity))) }
    }
  }

  private mutating func gradient(
    _ target: Int, _ opacity: Double, in box: CGRect, _ state: SVGInheritance
  ) throws(SVGReadingError) -> PlacedPaint? {
    let chain = chain(from: target)
    func value(_ name: String) -> String? {
      chain.compactMap { tree.nodes[$0].element.values[name] }.first
    }
    let stops = stops(of: chain, state).map {
      GradientStop(color: $0.color.multiplied(by: opacity), location: $0.location)
    }
    guard let last = stops.last else { return nil }
    try spend(stops.count)
    if let spread = value("spreadMethod"), spread != "pad" {
      losses.note("a repeated gradient is drawn once")
    }
    let isOfBox = value("gradientUnits") != "userSpaceOnUse"
    // The box of a line has no inside for a gradient.
    if isOfBox, box.width <= 0 || box.height <= 0 { return PlacedPaint(paint: .color(last.color)) }
    let viewport = SVGViewport(size: isOfBox ? CGSize(width: 1, height: 1) : viewBoxSize)
    func length(_ name: String, _ usual: String, _ axis: SVGViewport.Axis) -> CGFloat {
      viewport.length(value(name) ?? usual, along: axis) ?? 0
    }
    var element = SVGElement("", [])
    element.values["transform"] = value("gradientTransform")
    var transform = (try? element.transform()) ?? .identity
    if isOfBox { transform = transform.concatenating(Self.unit(of: box)) }
    guard transform.keepsArea else { return PlacedPaint(paint: .color(last.color)) }
    if tree.nodes[target].element.name == "linearGradient" {
      let start = CGPoint(
        x: length("x1", "0%", .horizontal), y: length("y1", "0%", .vertical))
      let end = CGPoint(
        x: length("x2", "100%", .horizontal), y: length("y2", "0%", .vertical))
      return .linear(stops, from: start, to: end, transform)
    }
    let center = CGPoint(
      x: length("cx", "50%", .horizontal), y: length("cy", "50%", .vertical))
    let radius = length("r", "50%", .diagonal)
    let focus = CGPoint(
      x: value("fx") == nil ? center.x : length("fx", "50%", .horizontal),
      y: value("fy") == nil ? center.y : length("fy", "50%", .vertical))
    if hypot(focus.x - center.x, focus.y - center.y) > radius * 0.05 {
      losses.note("a radial gradient is drawn around its centre instead of its focus")
    }
    return PlacedPaint(
      paint: .radial(stops, center: center, from: 0, to: radius),
      transform: transform.isIdentity ? nil : transform)
  }

  var viewBoxSize: CGSize {
    SVGViewBox(tree.nodes[0].element.values["viewBox"])?.rect.size
      ?? CGSize(width: 100, height: 100)
  }

  /// A gradient and those that it takes what it does not say from.
  func chain(from target: Int) -> [Int] {
    var chain = [target]
    while let next = tree.nodes[chain[chain.count - 1]].element.values["href"]
      .flatMap(tree.target(of:)), !chain.contains(next), chain.count < 20
    {
      chain.append(next)
    }
    return chain
  }

  private mutating func stops(of chain: [Int], _ state: SVGInheritance) -> [GradientStop] {
    for index in chain {
      let stops = tree.nodes[index].children.map { tree.nodes[$0].element }
        .filter { $0.name == "stop" }
      if stops.isEmpty { continue }
      for stop in stops { noteUnknownColors(of: stop.values, state) }
      return stops.map { stop in
        let color = stop.values["stop-color"].flatMap(state.resolved) ?? Color.Resolved(rgb: 0)
        return GradientStop(
          color: color.multiplied(
            by: SVGInheritance.fraction(stop.values["stop-opacity"]) ?? 1),
          location: CGFloat(SVGInheritance.fraction(stop.values["offset"]) ?? 0))
      }
    }
    return []
  }
}

/// The coordinates that a drawing shows.
struct SVGViewBox {
  let rect: CGRect

  init(_ rect: CGRect) { self.rect = rect }

  /// Reads `viewBox`; nil for what is none.
  init?(_ text: String?) {
    var scanner = SVGScanner(text ?? "")
    scanner.skipSeparators()
    var numbers: [CGFloat] = []
    while let number = scanner.number(), abs(number) <= 1e6 {
      numbers.append(CGFloat(number))
      scanner.skipSeparators()
    }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// From its coordinates to a box from the top left (SVG 2, 8.2).
  ///
  /// - Parameter aspect: `preserveAspectRatio`; nil for `xMidYMid meet`.
  func transform(to size: CGSize, _ aspect: String?) -> CGAffineTransform {
    let aspect = aspect ?? "xMidYMid"
    var (x, y) = (size.width / rect.width, size.height / rect.height)
    if !aspect.hasPrefix("none") {
      let scale = aspect.hasSuffix("slice") ? max(x, y) : min(x, y)
      (x, y) = (scale, scale)
    }
    func part(_ low: String, _ high: String) -> CGFloat {
      aspect.contains(low) ? 0 : aspect.contains(high) ? 1 : 0.5
    }
    let left = (size.width - rect.width * x) * part("xMin", "xMax")
    let top = (size.height - rect.height * y) * part("YMin", "YMax")
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: left - rect.minX * x, ty: top - rect.minY * y)
  }
}
