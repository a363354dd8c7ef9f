internal import Foundation
internal import PlatenBase

/// How long drawing a picture takes, from what is known before: in milliseconds of a core of the
/// time of this writing, rather too many than too few.
///
/// A call of Cairo cannot be ended from outside. So that no picture holds up others, what takes too
/// long is refused before the first call.
struct DrawingCost {
  /// What time is spent on.
  enum Part: String, CaseIterable {
    case paths, pixels, layers, effects, pictures
  }

  private(set) var nanoseconds: [Part: CGFloat] = [:]
  private(set) var total: CGFloat = 0
  /// The nanoseconds of the longest call of Cairo, which nothing ends.
  private(set) var longestCall: CGFloat = 0
  /// Nothing is added beyond so many nanoseconds.
  private let most: CGFloat

  /// Where items are drawn, and what is around them.
  fileprivate struct Place {
    /// From the items' coordinates to pixels.
    var transform: CGAffineTransform
    /// The pixels that can be seen; null for none.
    var visible: CGRect
    /// How often each of the items is drawn, for so many bands of the picture.
    var calls: CGFloat = 1
    /// How often each row of pixels is drawn.
    var overlap: CGFloat = 1
    /// The clips that are not rectangles.
    var clips: [PathCost] = []
    /// Whether items become pixels, and do not stay as they are in a document.
    var isPixels: Bool
    /// Whether the wide shadows of items are there already.
    var keepsShadows = false
  }

  /// The cost of a picture as PNG or PDF; what takes no pixels costs nothing in a PDF.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - most: The milliseconds beyond which nothing more is added.
  init(_ list: DisplayList, as format: PictureFormat, scale: CGFloat, most: Int = .max) {
    self.most = CGFloat(most) * 1e6
    guard format != .svg else { return }
    let isPNG = format.isPixels
    let scale = isPNG ? scale : CairoCanvas.documentPixels
    let place = Place(
      transform: CGAffineTransform(scaleX: scale, y: scale),
      visible: CGRect(
        x: 0, y: 0, width: list.size.width * scale, height: list.size.height * scale),
      isPixels: isPNG)
    for item in list.items {
      var own = place
      // A PNG is drawn in bands, and an item is drawn in each band that it reaches.
      let box = item.bounds.applying(place.transform).overlap(with: place.visible)
      if isPNG { own.keepBands(of: box) }
      add(item, own)
    }
  }

  /// Throws if a picture costs more than is allowed.
  static func check(
    _ list: DisplayList, as format: PictureFormat, scale: CGFloat, most: Int
  ) throws(PrintError) {
    guard most < .max else { return }
    let cost = DrawingCost(list, as: format, scale: scale, most: most)
    guard cost.total > cost.most || cost.longestCall > cost.most / 2 else { return }
    let found =
      cost.total > cost.most
      ? "a picture whose drawing costs more than \(most) ms of a core"
      : "a path whose drawing costs more than \(most / 2) ms of a core"
    let parts = Part.allCases.filter { cost.nanoseconds[$0, default: 0] > 0 }
      .sorted { cost.nanoseconds[$0, default: 0] > cost.nanoseconds[$1, default: 0] }
    let text = parts.prefix(2).map { part in
      "\(part) \(Int(min(cost.nanoseconds[part, default: 0] / 1e6, 1e12))) ms"
    }
    throw PrintError(
      code: .tooCostly,
      description: found + " (\(text.joined(separator: ", "))), expected at most \(most) ms for the"
        + " picture and \(most / 2) ms for a path")
  }

  private mutating func spend(_ nanoseconds: CGFloat, _ part: Part) {
    // A picture whose numbers overflow is not refused for that.
    guard nanoseconds.isFinite else { return }
    self.nanoseconds[part, default: 0] += nanoseconds
    total += nanoseconds
  }
}

// MARK: - Items

extension DrawingCost {
  private mutating func add(_ item: DisplayItem, _ place: Place) {
    guard total <= most, !place.visible.isNull else { return }
    switch item {
    case .fill(let path, let paint, _):
      guard place.isPixels else { return }
      let work = PathCost(path, place.transform, within: place.visible)
      add(work, lines: work.lines, paint, place)
    case .stroke(let path, let style, let paint):
      guard place.isPixels else { return }
      let scale = place.transform.pixelScale
      let reach = style.lineWidth * scale
      let visible = place.visible.insetBy(dx: -reach, dy: -reach)
      let work = PathCost(path, place.transform, within: visible)
        .stroked(style.drawn(along: path), scale: scale)
      // Making the outline takes longer than the path alone.
      add(work, lines: 2 * work.lines, paint, place)
    case .glyphs(let glyphs):
      guard place.isPixels, !place.clips.isEmpty else { return }
      addClips(within: glyphs.bounds.applying(place.transform), place)
    case .image(let image): add(image, place)
    case .group(let group): add(group, place)
    }
  }

  /// - Parameter lines: How many lines are handled once for each call.
  private mutating func add(
    _ work: PathCost, lines: CGFloat, _ paint: Paint, _ place: Place
  ) {
    let area = work.box.overlap(with: place.visible)
    spend(120 * lines * place.calls + work.fillTime * place.overlap, .paths)
    var time = work.fillTime
    if !place.clips.isEmpty, !work.box.isNull {
      let all = place.clips.reduce(work) { $0 + $1.part(in: area) }
      time = all.overlapTime + all.fillTime
      spend(time * place.overlap, .paths)
    }
    // Each band that the path lies in is a call.
    let height = max(min(area.isNull ? 0 : area.height, CGFloat(PNGPrinter.bandHeight)), 1)
    let share = place.calls > 1 ? min(height / max(work.box.height, 1), 1) : 1
    longestCall = max(longestCall, time * share)
    spend(area.area * paint.pixelTime * place.overlap, .pixels)
  }

  /// Adds what clips take where something else than a path is drawn.
  private mutating func addClips(within box: CGRect, _ place: Place) {
    let area = box.overlap(with: place.visible)
    guard let first = place.clips.first, !area.isNull else { return }
    let all = place.clips.dropFirst().reduce(first.part(in: area)) { $0 + $1.part(in: area) }
    let overlap = place.clips.count > 1 ? all.overlapTime : 0
    spend((overlap + all.fillTime) * place.overlap, .paths)
  }

  private mutating func add(_ image: DisplayImage, _ place: Place) {
    guard place.isPixels, image.isVisible else { return }
    let box = image.rect.applying(place.transform)
    let area = box.overlap(with: place.visible)
    addClips(within: box, place)
    // Cairo reads each of the picture's pixels below a visible one.
    let share = box.area > 0 && !area.isNull ? area.area / box.area : 0
    let repeats =
      image.tile.map { image.rect.area / max($0.width * $0.height, .leastNonzeroMagnitude) } ?? 1
    let pixels = CGFloat(image.picture.bitmap.width * image.picture.bitmap.height) * share * repeats
    spend((10 * area.area + 5 * pixels) * place.overlap, .pictures)
  }
}

// MARK: - Groups

extension DrawingCost {
  private mutating func add(_ group: DisplayGroup, _ outer: Place) {
    guard group.isVisible else { return }
    var place = outer
    place.transform = group.transform.concatenating(outer.transform)
    if let clip = group.clip { place.clip(to: clip) }
    guard !place.visible.isNull else { return }
    if group.isLayered || group.isIsolating, place.isPixels {
      // A layer is as large as its visible part. It is cleared, drawn on and composited.
      let layers: CGFloat = group.mask == nil ? 1 : 3
      let time: CGFloat = group.blendMode == .normal ? 1 : 20
      spend(place.visible.area * time * layers * place.overlap, .layers)
      addClips(within: place.visible, place)
    }
    for item in group.mask ?? [] { add(item, place) }
    guard let effect = group.effect else {
      for item in group.items { add(item, place) }
      return
    }
    add(group.items, effect, place)
  }

  /// Adds what an effect takes: its layer, once for each band, with as much around it as the blur
  /// reaches, and coarser for wide blurs.
  private mutating func add(_ items: [DisplayItem], _ effect: DisplayEffect, _ outer: Place) {
    let sigma = min(effect.sigma * outer.transform.pixelScale, CairoCanvas.widestSpread)
    let scale = CairoCanvas.layerScale(ofBlur: sigma)
    let reach = DisplayEffect.reach * sigma + 3 / scale
    let visible = outer.visible.insetBy(dx: -reach, dy: -reach)
    let box = items.bounds.applying(outer.transform).insetBy(dx: -reach, dy: -reach)
      .overlap(with: visible)
    guard !box.isNull else { return }
    var again = outer
    again.keepsShadows = true
    if case .shadow = effect, scale < 1, outer.keepsShadows {
      spend(box.area * outer.overlap, .effects)
      for item in items { add(item, again) }
      return
    }
    let band = CGFloat(PNGPrinter.bandHeight)
    let overlap = outer.calls > 1 ? 1 + 2 * reach / band : 1
    let area = min(box.area * overlap, box.area * outer.calls) * scale * scale
    spend(area * effect.pixelTime * outer.overlap, .effects)
    var place = outer
    place.isPixels = true
    place.keepsShadows = false
    place.transform = outer.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    place.visible = box.applying(CGAffineTransform(scaleX: scale, y: scale))
    place.overlap *= min(overlap, outer.calls)
    place.clips = []
    for item in items { add(item, place) }
    if case .shadow = effect, scale < 1 { for item in items { add(item, again) } }
  }
}

extension DrawingCost.Place {
  /// Leaves the bands of a PNG that a box in pixels reaches; null reaches none.
  fileprivate mutating func keepBands(of box: CGRect) {
    guard !box.isNull else { return visible = .null }
    let band = CGFloat(PNGPrinter.bandHeight)
    let top = (box.minY / band).rounded(.down) * band
    let bottom = min((box.maxY / band).rounded(.up) * band, visible.maxY)
    visible = CGRect(x: visible.minX, y: top, width: visible.width, height: max(bottom - top, 1))
    calls = max(((bottom - top) / band).rounded(.up), 1)
  }

  fileprivate mutating func clip(to path: Path) {
    let work = PathCost(path, transform, within: visible)
    visible = visible.overlap(with: path.boundingRect.applying(transform))
    if case .rect = path.primitive, transform.b == 0, transform.c == 0 { return }
    if isPixels, !visible.isNull { clips.append(work) }
  }
}

// MARK: - Measures

extension CGAffineTransform {
  /// How many pixels a unit is at most.
  fileprivate var pixelScale: CGFloat { max(hypot(a, c), hypot(b, d)) }
}

extension CGRect {
  fileprivate var area: CGFloat { isNull ? 0 : width * height }
}

extension Paint {
  /// The nanoseconds that a pixel takes.
  fileprivate var pixelTime: CGFloat {
    guard case .gradient(let gradient) = self else { return 0.5 }
    if case .angular = gradient.geometry { return 60 }
    return 5
  }
}

extension DisplayEffect {
  /// The standard deviation of its blur in points; 0 for none.
  fileprivate var sigma: CGFloat {
    switch self {
    case .blur(let sigma), .shadow(let sigma, _, _): sigma
    case .colors: 0
    }
  }

  /// The nanoseconds that a pixel of its layer takes.
  fileprivate var pixelTime: CGFloat {
    switch self {
    case .blur: 60
    case .shadow: 25
    case .colors: 30
    }
  }
}
