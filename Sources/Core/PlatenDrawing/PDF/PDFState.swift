internal import Foundation
internal import PlatenBase

/// What holds while a page is drawn, and what `q` keeps and `Q` brings back (ISO 32000-1, 8.4).
struct PDFState {
  /// What a figure is painted with.
  enum Ink {
    case color(Color.Resolved)
    /// The pattern, and the colour of one that has none of its own.
    case pattern(PDFObject, Color.Resolved)
  }

  /// From the coordinates of the moment to the picture's.
  var transform: CGAffineTransform
  var fill = Ink.color(Color.Resolved(rgb: 0))
  var stroke = Ink.color(Color.Resolved(rgb: 0))
  var fillSpace = PDFColorSpace.gray
  var strokeSpace = PDFColorSpace.gray
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var style = StrokeStyle(lineWidth: 1, miterLimit: 10)
  var blendMode = BlendMode.normal
  /// Items that are as opaque as what is drawn is seen; nil for all of it.
  var mask: [DisplayItem]? { didSet { maskCost = mask?.deepCount ?? 0 } }
  /// How many items the mask has.
  private(set) var maskCost = 0
  /// Whether letters are neither filled nor stroked.
  var hidesText = false

  init(transform: CGAffineTransform) { self.transform = transform }

  /// Draws the following items in other coordinates, or draws nothing if these are far outside the
  /// picture.
  mutating func transform(by inner: CGAffineTransform) {
    let whole = inner.concatenating(transform)
    let isNear = [whole.a, whole.b, whole.c, whole.d, whole.tx, whole.ty]
      .allSatisfy { abs($0) <= 1e7 }
    transform = isNear ? whole : CGAffineTransform(scaleX: 0, y: 0)
  }

  /// Whether items are laid over what is there as they are.
  var isPlain: Bool { blendMode == .normal && mask == nil }

  /// Forgets what is done to the whole of a group, and not to each item in it.
  mutating func beginGroup() {
    (fillOpacity, strokeOpacity, blendMode, mask) = (1, 1, .normal, nil)
  }
}

extension PDFState {
  private static let blendModes: [String: BlendMode] = [
    "Normal": .normal, "Compatible": .normal, "Multiply": .multiply, "Screen": .screen,
    "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten, "ColorDodge": .colorDodge,
    "ColorBurn": .colorBurn, "HardLight": .hardLight, "SoftLight": .softLight,
    "Difference": .difference, "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation,
    "Color": .color, "Luminosity": .luminosity,
  ]

  /// Takes in what a dictionary of graphics parameters says, but for its mask.
  mutating func apply(_ values: [String: PDFObject], of file: PDFFile) {
    func number(_ name: String) -> Double? { file.resolved(values[name]).number }
    if let opacity = number("ca") { fillOpacity = min(max(opacity, 0), 1) }
    if let opacity = number("CA") { strokeOpacity = min(max(opacity, 0), 1) }
    if let width = number("LW") { style.lineWidth = CGFloat(min(abs(width), 1e6)) }
    if let limit = number("ML") { style.miterLimit = CGFloat(max(limit, 1)) }
    if let cap = number("LC") { setCap(cap) }
    if let join = number("LJ") { setJoin(join) }
    if let dash = file.resolved(values["D"]).array, dash.count == 2 {
      setDash(file.numbers(dash[0]), file.resolved(dash[1]).number ?? 0)
    }
    let mode = file.resolved(values["BM"])
    let names = (mode.array?.map { file.resolved($0) } ?? [mode]).compactMap(\.name)
    if !names.isEmpty { blendMode = names.compactMap { Self.blendModes[$0] }.first ?? .normal }
  }

  mutating func setCap(_ number: Double) {
    style.lineCap = number == 1 ? .round : number == 2 ? .square : .butt
  }

  mutating func setJoin(_ number: Double) {
    style.lineJoin = number == 1 ? .round : number == 2 ? .bevel : .miter
  }

  mutating func setDash(_ lengths: [Double], _ phase: Double) {
    let dash = lengths.prefix(64).map { CGFloat($0) }
    // An odd list is repeated.
    style.dash = dash.count % 2 == 0 ? dash : dash + dash
    style.dashPhase = CGFloat(phase)
  }
}

// MARK: - Layers

/// Items that are put together while a page is drawn: those within a clip, a form or a mask.
struct PDFLayer {
  var items: [DisplayItem] = []
  /// What of the items is seen; nil for all.
  var clip: Path?
  var clipStyle = FillStyle()

  /// The items as those around them have them.
  var closed: [DisplayItem] {
    guard let clip, !items.isEmpty else { return items }
    var group = DisplayGroup(items: items)
    (group.clip, group.clipStyle) = (clip, clipStyle)
    return [.group(group)]
  }
}

// MARK: - Marks

/// How many marks are open around what is drawn, and whether one of them hides it.
struct PDFMarks {
  private(set) var depth = 0
  /// How many marks there were with the outermost that hides what lies in it; nil if none does.
  private var hidingDepth: Int?

  var isHidden: Bool { hidingDepth != nil }

  mutating func open(isSeen: Bool) {
    depth += 1
    if !isSeen, hidingDepth == nil { hidingDepth = depth }
  }

  /// Closes the innermost mark, if there is one.
  mutating func close() {
    if hidingDepth == depth { hidingDepth = nil }
    depth = max(depth - 1, 0)
  }
}
