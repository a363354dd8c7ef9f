internal import Foundation
internal import PlatenBase

/// Makes items of an SVG file's elements.
struct SVGDrawing {
  let tree: SVGTree
  var losses = DrawingLosses()
  /// What was read to draw: `use`, clips and gradients may read an element again and again.
  private var work = 0
  /// The elements around the current drawing, including `use`, clips and masks.
  var open: [Int] = []

  /// The pictures that were read, by their elements; nil for those that cannot be.
  var pictures: [Int: RasterImage?] = [:]
  /// The pixels that may still be read.
  var pixelsLeft: Int
  /// The pixels that were read.
  var pixels = 0
  /// Whether a picture of so many pixels may be read.
  let admits: (Int) -> Bool

  /// The most pixels of all pictures in a drawing.
  static let mostPixels = 16_000_000

  private static let mostWork = 2_000_000
  private static let mostDepth = 100

  /// - Parameters:
  ///   - maximumPixels: The most pixels of all pictures in it.
  ///   - admits: Whether a picture of so many pixels may be read; asked before each.
  init(
    _ data: Data, maximumPixels: Int = SVGDrawing.mostPixels,
    admits: @escaping (Int) -> Bool = { _ in true }
  ) throws(SVGReadingError) {
    (pixelsLeft, self.admits) = (min(max(maximumPixels, 0), Self.mostPixels), admits)
    var limits = SVGLimits()
    (limits.bytes, limits.depth, limits.nodes, limits.allValueBytes) = (
      4 << 20, Self.mostDepth, 50_000, 16 << 20
    )
    if data.count > limits.bytes {
      throw SVGReadingError(
        code: .limit, message: "found \(data.count) bytes, expected \(limits.bytes) at most")
    }
    tree = try SVGTree(data, limits: limits)
    for rule in tree.unknownRules {
      losses.note("the style rule \(rule.quoted(upTo: 40)) is not applied")
    }
  }

  /// The size of the picture and what is drawn within it.
  mutating func picture() throws(SVGReadingError) -> (size: CGSize, items: [DisplayItem]) {
    let values = tree.nodes[0].element.values
    let box = SVGViewBox(values["viewBox"])
    let whole = SVGViewport(size: box?.rect.size ?? CGSize(width: 300, height: 150))
    func side(_ name: String) -> CGFloat? {
      guard let text = values[name], !text.hasSuffix("%") else { return nil }
      return whole.length(text).flatMap { $0 > 0 ? $0 : nil }
    }
    var (width, height) = (side("width"), side("height"))
    let shape = whole.size.width / whole.size.height
    // A side that is not said follows from the other.
    if width == nil { width = height.map { $0 * shape } }
    if height == nil { height = width.map { $0 / shape } }
    let size = CGSize(width: width ?? whole.size.width, height: height ?? whole.size.height)
    let root = whole.measured(tree.nodes[0].element)
    guard root.isDisplayed else { return (size, []) }
    let inner = try contents(
      of: 0, SVGInheritance(), in: size, values["preserveAspectRatio"], isClipped: false)
    return (size, inner.isEmpty ? [] : try grouped(inner, root, whole))
  }

  /// Counts what is read: elements, and their bytes by fours.
  mutating func spend(_ amount: Int) throws(SVGReadingError) {
    work += amount
    guard work <= Self.mostWork else {
      throw SVGReadingError(
        code: .limit,
        message: "found too many uses of elements, expected fewer")
    }
  }

  mutating func spend(on element: SVGElement) throws(SVGReadingError) {
    try spend(element.values.values.reduce(40) { $0 + $1.utf8.count / 4 })
  }

  // MARK: - Elements

  /// What the children of an element draw, in a box from the top left with the element's `viewBox`.
  private mutating func contents(
    of index: Int, _ around: SVGInheritance, in size: CGSize, _ aspect: String?, isClipped: Bool
  ) throws(SVGReadingError) -> [DisplayItem] {
    let values = tree.nodes[index].element.values
    let box = SVGViewBox(values["viewBox"])
    let viewport = SVGViewport(size: box?.rect.size ?? size)
    var state = around
    state.apply(values, viewport)
    let items = try children(of: index, state, viewport)
    let group = box.map { $0.transform(to: size, aspect) } ?? .identity
    guard !items.isEmpty, !group.isIdentity || isClipped else { return items }
    var inner = DisplayGroup(items: items)
    inner.transform = group
    guard isClipped, values["overflow"] != "visible" else { return [.group(inner)] }
    var outer = DisplayGroup(items: [.group(inner)])
    outer.clip = Path(CGRect(origin: .zero, size: size))
    return [.group(outer)]
  }

  mutating func children(
    of index: Int, _ state: SVGInheritance, _ viewport: SVGViewport
  ) throws(SVGReadingError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for child in tree.nodes[index].children { items += try self.items(of: child, state, viewport) }
    return items
  }

  /// Elements that draw nothing where they stand.
  private static let passedOver: Set<String> = [
    "clipPath", "cursor", "defs", "desc", "filter", "font", "linearGradient", "marker", "mask",
    "metadata", "pattern", "radialGradient", "script", "style", "symbol", "title", "view",
  ]
  private static let lost: [String: String] = [
    "foreignObject": "HTML within it is not drawn",
    "animate": "it is drawn in its first state, without its animation",
    "animateTransform": "it is drawn in its first state, without its animation",
    "animateMotion": "it is drawn in its first state, without its animation",
    "set": "it is drawn in its first state, without its animation",
  ]

  /// What an element draws.
  mutating func items(
    of index: Int, _ around: SVGInheritance, _ viewport: SVGViewport
  ) throws(SVGReadingError) -> [DisplayItem] {
    guard open.count < Self.mostDepth else {
      throw SVGReadingError(
        code: .limit, message: "found more than \(Self.mostDepth) nested elements")
    }
    try spend(on: tree.nodes[index].element)
    let element = viewport.measured(tree.nodes[index].element)
    guard element.isDisplayed, !Self.passedOver.contains(element.name) else { return [] }
    open.append(index)
    defer { open.removeLast() }
    var state = around
    state.apply(element.values, viewport)
    // In animation elements, `fill` is not a colour: it says what happens after the end.
    if Self.lost[element.name] == nil { noteUnknownColors(of: element.values, state) }
    if let dash = element.values["stroke-dasharray"], viewport.dash(dash) == nil {
      losses.note("the dashes \(dash.quoted(upTo: 40)) are not drawn")
    }
    let items = try own(element, index, state, viewport)
    return try items.isEmpty ? [] : grouped(items, element, viewport)
  }

  /// Notes the colours that are not known, in whose places those around the element stand.
  mutating func noteUnknownColors(of values: [String: String], _ state: SVGInheritance) {
    for name in ["color", "fill", "stroke", "stop-color"] {
      guard let text = values[name], text != "inherit", text != "none", !text.hasPrefix("url("),
        state.resolved(text) == nil
      else { continue }
      losses.note("the colour \(text.quoted(upTo: 40)) is not known")
    }
  }

  /// What an element draws in its own coordinates.
  private mutating func own(
    _ element: SVGElement, _ index: Int, _ state: SVGInheritance, _ viewport: SVGViewport
  ) throws(SVGReadingError) -> [DisplayItem] {
    switch element.name {
    case "g", "a": return try children(of: index, state, viewport)
    case "switch":
      // The first that can be drawn is, of those for other languages none.
      for child in tree.nodes[index].children
      where tree.nodes[child].element.name != "foreignObject"
        && Self.isInEnglish(tree.nodes[child].element)
      {
        let items = try items(of: child, state, viewport)
        if !items.isEmpty { return items }
      }
      return []
    case "svg": return try nested(element, index, state, viewport)
    case "use": return try used(element, state, viewport)
    case "path", "rect", "circle", "ellipse", "line", "polygon", "polyline":
      return try figure(element, state)
    case "image": return try image(element, index)
    case "text":
      let text = text(of: index).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !text.isEmpty {
        losses.note("the text \(text.quoted(upTo: 24)) is not drawn: convert it to outlines")
      }
    default:
      losses.note(Self.lost[element.name] ?? "the element \(element.name.quoted()) is not drawn")
    }
    return []
  }

  /// Whether an element is for readers of English, or for all.
  ///
  /// https://www.w3.org/TR/SVG2/struct.html#SystemLanguageAttribute
  private static func isInEnglish(_ element: SVGElement) -> Bool {
    guard let languages = element.values["systemLanguage"] else { return true }
    return languages.split(separator: ",").contains { language in
      let tag = language.split(whereSeparator: \.isWhitespace).joined().lowercased()
      return tag == "en" || tag.hasPrefix("en-")
    }
  }

  private func text(of index: Int) -> String {
    tree.nodes[index].children.reduce(String(tree.nodes[index].text.prefix(200))) {
      $0.utf8.count > 200 ? $0 : $0 + text(of: $1)
    }
  }

  private mutating func nested(
    _ element: SVGElement, _ index: Int, _ state: SVGInheritance, _ viewport: SVGViewport,
    size given: CGSize? = nil
  ) throws(SVGReadingError) -> [DisplayItem] {
    let size = CGSize(
      width: given?.width ?? number("width", element) ?? viewport.size.width,
      height: given?.height ?? number("height", element) ?? viewport.size.height)
    guard size.width > 0, size.height > 0 else { return [] }
    let items = try contents(
      of: index, state, in: size, element.values["preserveAspectRatio"], isClipped: true)
    return moved(items, element)
  }

  private mutating func used(
    _ element: SVGElement, _ state: SVGInheritance, _ viewport: SVGViewport
  ) throws(SVGReadingError) -> [DisplayItem] {
    let reference = element.values["href"] ?? ""
    guard let target = tree.target(of: reference), !open.contains(target) else {
      losses.note("the use of \(reference.quoted(upTo: 40)) is not drawn")
      return []
    }
    let inner = viewport.measured(tree.nodes[target].element)
    guard ["svg", "symbol"].contains(inner.name) else {
      return moved(try items(of: target, state, viewport), element)
    }
    open.append(target)
    defer { open.removeLast() }
    let size = CGSize(
      width: number("width", element) ?? number("width", inner) ?? viewport.size.width,
      height: number("height", element) ?? number("height", inner) ?? viewport.size.height)
    guard inner.isDisplayed else { return [] }
    try spend(on: inner)
    let items = try nested(inner, target, state, viewport, size: size)
    return items.isEmpty ? [] : moved(try grouped(items, inner, viewport), element)
  }

  /// Items moved to the place that an element says.
  private func moved(_ items: [DisplayItem], _ element: SVGElement) -> [DisplayItem] {
    let (x, y) = (number("x", element) ?? 0, number("y", element) ?? 0)
    guard !items.isEmpty, x != 0 || y != 0 else { return items }
    var group = DisplayGroup(items: items)
    group.transform = CGAffineTransform(translationX: x, y: y)
    return [.group(group)]
  }

  func number(_ name: String, _ element: SVGElement) -> CGFloat? {
    (try? element.length(name)) ?? nil
  }
}

// MARK: - Figures

extension SVGDrawing {
  private mutating func figure(
    _ element: SVGElement, _ state: SVGInheritance
  ) throws(SVGReadingError) -> [DisplayItem] {
    guard state.isVisible else { return [] }
    let path: Path
    do throws(SVGReadingError) {
      path = try element.figure()
    } catch {
      losses.note("a figure is not drawn: \(error.message)")
      return []
    }
    if path.isEmpty { return [] }
    let box = path.boundingRect
    var items: [DisplayItem] = []
    if element.name != "line",
      let fill = try paint(state.fill, opacity: state.fillOpacity, in: box, state)
    {
      items += fill.items(FillStyle(eoFill: state.isEvenOdd), filling: path)
    }
    if state.style.lineWidth > 0,
      let stroke = try paint(state.stroke, opacity: state.strokeOpacity, in: box, state)
    {
      let line: [DisplayItem] =
        stroke.isPlain
        ? [.stroke(path, state.style, stroke.paint)]
        : stroke.items(FillStyle(), filling: path.strokedPath(state.style))
      items = state.strokesFirst ? line + items : items + line
    }
    for name in ["transform-origin", "vector-effect", "pathLength"]
    where element.values[name] != nil {
      losses.note("\(name) is not applied")
    }
    for name in ["marker-start", "marker-mid", "marker-end", "marker"] {
      if let marker = element.values[name], marker != "none" {
        losses.note("the markers of a line are not drawn")
      }
    }
    return items
  }
}
