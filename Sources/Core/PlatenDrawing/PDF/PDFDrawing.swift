internal import Foundation
internal import PlatenBase

/// Makes items of the operators of a page (ISO 32000-1, 8 and 11).
///
/// All items are in the picture's coordinates; only what a transform would change the look of, as a line
/// that is wider across than down, is in a group with it.
struct PDFDrawing {
  let file: PDFFile
  var losses = DrawingLosses()
  var colors: PDFColorReader
  var images: PDFImages
  var state: PDFState
  /// The layers that are open, the innermost last.
  var layers = [PDFLayer()]
  /// The path that is being made, in the coordinates of the moment.
  var path = Path()
  /// How the path is to clip what follows; nil if it is not.
  var clip: FillStyle?
  var resources: [String: PDFObject]
  /// From the coordinates of the page, or of the form, to the picture's: those of patterns.
  var base: CGAffineTransform
  /// Outside of which nothing is seen.
  let extent: CGRect
  /// The numbers of the forms that are being drawn.
  var open: [Int] = []
  /// The states that `q` has kept, each with how many layers were open.
  private var saved: [(state: PDFState, layers: Int)] = []
  /// The marks that are open.
  var marks = PDFMarks()
  private let hiddenGroups: Set<Int>
  /// How much was done.
  private(set) var work = 0

  private static let mostWork = 2_000_000
  /// How many layers lie within each other, and how many forms.
  private static let mostDepth = 64
  private static let mostSaved = 512
  private static let mostOperands = 64

  init(_ bytes: [UInt8]) throws(PictureError) {
    file = try PDFFile(bytes)
    let page = try PDFPage(of: file)
    (colors, images) = (PDFColorReader(file), PDFImages(file))
    (base, state) = (page.transform, PDFState(transform: page.transform))
    extent = CGRect(origin: .zero, size: page.size)
    resources = file.resolved(page.dictionary["Resources"]).dictionary ?? [:]
    let optional = file.resolved(file.root?["OCProperties"]).dictionary ?? [:]
    let usual = file.resolved(optional["D"]).dictionary ?? [:]
    hiddenGroups = Set(file.resolved(usual["OFF"]).array?.compactMap(\.target) ?? [])
    let content = page.content(of: file)
    try checkBytes()
    try run(content)
    try checkBytes()
    if file.resolved(page.dictionary["Annots"]).array?.isEmpty == false {
      losses.note("its annotations are not drawn")
    }
    for loss in file.losses { losses.note(loss) }
  }

  private func checkBytes() throws(PictureError) {
    guard !file.isSpent else {
      throw PictureError(code: .tooManyPixels, description: "found too many bytes for a picture")
    }
  }

  /// What is drawn.
  var items: [DisplayItem] { layers[0].items }

  /// Counts what is done.
  ///
  /// - Throws: ``PictureError`` if that is more than any picture needs.
  mutating func spend(_ amount: Int = 1) throws(PictureError) {
    work += amount
    guard work <= Self.mostWork else {
      throw PictureError(
        code: .tooManyPixels, description: "found too much to draw for a picture")
    }
  }

  // MARK: - Content

  /// Does what the operators of a page, a form or a pattern say.
  mutating func run(_ content: [UInt8]) throws(PictureError) {
    let (outer, marked) = (saved.count, marks.depth)
    var scanner = PDFScanner(content, hasReferences: false)
    var operands: [PDFObject] = []
    while let object = scanner.object() {
      try spend()
      guard case .word(let name) = object else {
        if operands.count < Self.mostOperands { operands.append(object) }
        continue
      }
      switch name {
      case "q": try save()
      case "Q": if saved.count > outer { restore() }
      case "BI": skipImage(&scanner)
      default: try apply(name, operands)
      }
      operands = []
    }
    while saved.count > outer { restore() }
    while marks.depth > marked { marks.close() }
    (path, clip) = (Path(), nil)
  }

  mutating func save() throws(PictureError) {
    guard saved.count < Self.mostSaved else {
      throw PictureError(
        code: .tooManyPixels, description: "found more than \(Self.mostSaved) nested states")
    }
    saved.append((state, layers.count))
  }

  mutating func restore() {
    guard let last = saved.popLast() else { return }
    state = last.state
    while layers.count > last.layers { closeLayer() }
  }

  /// Passes over an image among the operators.
  private mutating func skipImage(_ scanner: inout PDFScanner) {
    losses.note("an inline image is not drawn")
    while let object = scanner.object() {
      if case .word("ID") = object { break }
    }
    var rest = scanner.bytes[scanner.index...]
    while let found = PDFFile.find("EI", in: rest) {
      scanner.index = found + 2
      let isAlone = [found - 1, found + 2].allSatisfy {
        !scanner.bytes.indices.contains($0) || PDFScanner.isSpace(scanner.bytes[$0])
      }
      if isAlone { return }
      rest = scanner.bytes[scanner.index...]
    }
    scanner.index = scanner.bytes.count
  }

  // MARK: - Layers

  /// Begins a layer that ends with the state of the moment.
  mutating func openLayer(_ layer: PDFLayer = PDFLayer()) throws(PictureError) {
    guard layers.count < Self.mostDepth else {
      throw PictureError(
        code: .tooManyPixels, description: "found more than \(Self.mostDepth) nested groups")
    }
    layers.append(layer)
  }

  private mutating func closeLayer() {
    guard layers.count > 1, let layer = layers.popLast() else { return }
    layers[layers.count - 1].items += layer.closed
  }

  /// Clips what is drawn until the state is brought back, unless all that is seen lies within.
  mutating func clip(to path: Path, _ style: FillStyle) throws(PictureError) {
    let clip = path.applying(state.transform)
    if clip.holds(extent) { return }
    try openLayer(PDFLayer(clip: clip, clipStyle: style))
  }

  /// Returns what is drawn meanwhile, apart from all else; the state is as before then.
  mutating func collected(
    _ draw: (inout PDFDrawing) throws(PictureError) -> Void
  ) throws(PictureError) -> [DisplayItem] {
    try save()
    try openLayer()
    let depth = layers.count
    try draw(&self)
    while layers.count > depth { closeLayer() }
    let items = layers.popLast()?.items ?? []
    restore()
    return items
  }

  /// Adds items, as the state lays them over what is there.
  mutating func add(_ items: [DisplayItem]) throws(PictureError) {
    guard !items.isEmpty, !marks.isHidden else { return }
    try spend(items.count + state.maskCost)
    guard !state.isPlain else {
      layers[layers.count - 1].items += items
      return
    }
    var group = DisplayGroup(items: items)
    (group.blendMode, group.mask) = (state.blendMode, state.mask)
    layers[layers.count - 1].items.append(.group(group))
  }

  /// Returns whether a group of optional content is seen.
  func isSeen(_ object: PDFObject?) -> Bool {
    if let target = object?.target, hiddenGroups.contains(target) { return false }
    // One of several groups says which they are.
    guard !hiddenGroups.isEmpty, let groups = file.resolved(object).dictionary?["OCGs"] else {
      return true
    }
    let members = groups.target.map { [$0] } ?? []
    let all = members + (file.resolved(groups).array?.compactMap(\.target) ?? [])
    return all.isEmpty || all.contains { !hiddenGroups.contains($0) }
  }
}

extension Path {
  /// Whether this is a rectangle along the axes that has another one in it.
  fileprivate func holds(_ rect: CGRect) -> Bool {
    let points = elements.compactMap { step -> CGPoint? in
      switch step {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    guard points.count == 4 || points.count == 5 && points[4] == points[0],
      elements.allSatisfy({ !$0.isCurve })
    else { return false }
    let sides = zip(points, points.dropFirst() + [points[0]])
    guard sides.allSatisfy({ $0.x == $1.x || $0.y == $1.y }) else { return false }
    return boundingRect.insetBy(dx: -0.01, dy: -0.01).contains(rect)
  }
}

extension Path.Element {
  fileprivate var isCurve: Bool {
    switch self {
    case .curve, .quadCurve: true
    default: false
    }
  }
}
