internal import Foundation
internal import PlatenBase

/// A paint as items have it.
struct SVGPaint {
  var paint: Paint
  /// From the coordinates that the paint is in to those of the figure; nil where they are the same.
  var transform: CGAffineTransform?

  /// The items that fill a path with it.
  func items(_ style: FillStyle, filling path: Path) -> [DisplayItem] {
    guard let transform else { return [.fill(path, paint, style)] }
    var group = DisplayGroup(items: [.fill(path.applying(transform.inverted()), paint, style)])
    group.transform = transform
    return [.group(group)]
  }
}

extension SVGDrawing {
  /// What a figure is painted with; nil for nothing.
  ///
  /// - Parameter box: That around the figure.
  mutating func paint(
    _ paint: SVGInheritance.Paint, opacity: Double, in box: CGRect, _ state: SVGInheritance
  ) throws(SVGReadingError) -> SVGPaint? {
    switch paint {
    case .none: return nil
    case .current: return SVGPaint(paint: .color(state.color.multiplied(by: opacity)))
    case .color(let color):
      return SVGPaint(paint: .color(color.multiplied(by: opacity)))
    case .reference(let reference, let fallback):
      if let target = tree.target(of: reference) {
        let name = tree.nodes[target].element.name
        if ["linearGradient", "radialGradient"].contains(name) {
          return try gradient(target, opacity, in: box, state)
        }
        losses.note("a \(name) as a paint is not drawn")
      } else {
        losses.note("the paint \(reference.quoted(upTo: 40)) does not exist")
      }
      return fallback.map { SVGPaint(paint: .color($0.multiplied(by: opacity))) }
    }
  }

  private mutating func gradient(
    _ target: Int, _ opacity: Double, in box: CGRect, _ state: SVGInheritance
  ) throws(SVGReadingError) -> SVGPaint? {
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
    if isOfBox, box.width <= 0 || box.height <= 0 { return SVGPaint(paint: .color(last.color)) }
    let viewport = SVGViewport(size: isOfBox ? CGSize(width: 1, height: 1) : viewBoxSize)
    func length(_ name: String, _ usual: String, _ axis: SVGViewport.Axis) -> CGFloat {
      viewport.length(value(name) ?? usual, along: axis) ?? 0
    }
    var element = SVGElement("", [])
    element.values["transform"] = value("gradientTransform")
    var transform = (try? element.transform()) ?? .identity
    if isOfBox { transform = transform.concatenating(Self.unit(of: box)) }
    let (area, sides) = (
      abs(transform.a * transform.d - transform.b * transform.c),
      transform.a * transform.a + transform.b * transform.b + transform.c * transform.c
        + transform.d * transform.d
    )
    guard area > 1e-12, area > 1e-9 * sides else {
      return SVGPaint(paint: .color(last.color))
    }
    if tree.nodes[target].element.name == "linearGradient" {
      let start = CGPoint(
        x: length("x1", "0%", .horizontal), y: length("y1", "0%", .vertical))
      let end = CGPoint(
        x: length("x2", "100%", .horizontal), y: length("y2", "0%", .vertical))
      let line = Self.line(from: start, to: end, transform)
      return SVGPaint(paint: .linear(stops, from: line.start, to: line.end))
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
    return SVGPaint(
      paint: .radial(stops, center: center, from: 0, to: radius),
      transform: transform.isIdentity ? nil : transform)
  }

  private var viewBoxSize: CGSize {
    SVGViewBox(tree.nodes[0].element.values["viewBox"])?.rect.size
      ?? CGSize(width: 100, height: 100)
  }

  /// A line between two points as a transform has it, such that its colours run as they do: across them
  /// what was at right angles need not be so any more.
  private static func line(
    from start: CGPoint, to end: CGPoint, _ transform: CGAffineTransform
  ) -> (start: CGPoint, end: CGPoint) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    let first = start.applying(transform)
    guard square > 0 else { return (first, first) }
    // How much further along the line a step across and down goes, as a part of it.
    let area = transform.a * transform.d - transform.b * transform.c
    let across = (transform.d * x - transform.b * y) / area / square
    let down = (transform.a * y - transform.c * x) / area / square
    let slope = across * across + down * down
    return (first, CGPoint(x: first.x + across / slope, y: first.y + down / slope))
  }

  /// A gradient and those that it takes what it does not say from.
  private func chain(from target: Int) -> [Int] {
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
