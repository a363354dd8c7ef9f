internal import Foundation
internal import PlatenBase

extension PDFDrawing {
  /// Draws a form or an image.
  mutating func drawObject(_ object: PDFObject?) throws(PictureError) {
    guard let object, let stream = file.resolved(object).stream else {
      losses.note("an object that is missing is not drawn")
      return
    }
    guard isSeen(stream.dictionary["OC"]) else { return }
    switch file.resolved(stream.dictionary["Subtype"]).name {
    case "Form": try drawForm(object, stream)
    case "Image": try drawImage(object)
    default: losses.note("an object of an unknown kind is not drawn")
    }
  }

  // MARK: - Images

  private mutating func drawImage(_ object: PDFObject) throws(PictureError) {
    guard state.transform.keepsArea, !marks.isHidden else { return }
    var ink = Color.Resolved(rgb: 0)
    if case .color(let color) = state.fill { ink = color }
    do throws(PDFImages.Loss) {
      let image = try images.image(object, ink: ink, resources, &colors)
      try? add([item(image)])
    } catch {
      losses.note(error.phrase)
    }
  }

  /// An image on the unit square, its first row at the top.
  private func item(_ picture: RasterImage) -> DisplayItem {
    let size = CGSize(
      width: CGFloat(picture.bitmap.width), height: CGFloat(picture.bitmap.height))
    let unit = CGAffineTransform(
      a: 1 / size.width, b: 0, c: 0, d: -1 / size.height, tx: 0, ty: 1)
    var image = DisplayImage(picture: picture, rect: CGRect(origin: .zero, size: size))
    image.opacity = state.fillOpacity
    let placed = unit.concatenating(state.transform)
    // Upright, as most are, it needs no group.
    if placed.b == 0, placed.c == 0, placed.a > 0, placed.d > 0 {
      image.rect = image.rect.applying(placed)
      return .image(image)
    }
    var group = DisplayGroup(items: [.image(image)])
    group.transform = placed
    return .group(group)
  }

  // MARK: - Forms

  private static let mostForms = 24

  private mutating func drawForm(
    _ object: PDFObject, _ stream: PDFStream
  ) throws(PictureError) {
    let isGroup = file.resolved(stream.dictionary["Group"]).dictionary != nil
    let opacity = state.fillOpacity
    guard isGroup, opacity < 1 || !state.isPlain else {
      try save()
      try runForm(object, stream)
      return restore()
    }
    let items = try collected { drawing throws(PictureError) in
      drawing.state.beginGroup()
      try drawing.runForm(object, stream)
    }
    var group = DisplayGroup(items: items)
    (group.opacity, group.isIsolated) = (opacity, true)
    if !items.isEmpty { try add([.group(group)]) }
  }

  /// Does what the operators of a form or of a pattern's cell say; the state is not as before then.
  mutating func runForm(
    _ object: PDFObject, _ stream: PDFStream
  ) throws(PictureError) {
    let target = object.target ?? -1
    guard open.count < Self.mostForms, !open.contains(target) else {
      losses.note("a form within itself is not drawn")
      return
    }
    let outer = (resources, base, path, clip)
    open.append(target)
    defer {
      open.removeLast()
      (resources, base, path, clip) = outer
    }
    let matrix = file.numbers(stream.dictionary["Matrix"]).transform ?? .identity
    state.transform(by: matrix)
    (base, path, clip) = (state.transform, Path(), nil)
    if let box = file.numbers(stream.dictionary["BBox"]).rectangle {
      try self.clip(to: Path(box), FillStyle())
    }
    resources = file.resolved(stream.dictionary["Resources"]).dictionary ?? resources
    let content = file.content(of: stream)
    try spend(100 + content.count / 16)
    try run(content)
  }

  // MARK: - Parameters and masks

  mutating func setParameters(_ object: PDFObject?) throws(PictureError) {
    guard let values = file.resolved(object).dictionary else { return }
    state.apply(values, of: file)
    let mask = file.resolved(values["SMask"])
    if mask.name == "None" { state.mask = nil }
    if let values = mask.dictionary { state.mask = try self.mask(values) }
  }

  /// What a soft mask draws, as opaque or as light as what is drawn then is seen.
  private mutating func mask(
    _ values: [String: PDFObject]
  ) throws(PictureError) -> [DisplayItem]? {
    guard let form = values["G"], let stream = file.resolved(form).stream else { return nil }
    var items = try collected { drawing throws(PictureError) in
      drawing.state.beginGroup()
      try drawing.runForm(form, stream)
    }
    if file.resolved(values["S"]).name == "Luminosity" {
      items = [light(of: items, values, stream)]
    }
    return transferred(items, by: values["TR"])
  }

  /// What a mask draws, as opaque as it is light.
  private mutating func light(
    of items: [DisplayItem], _ values: [String: PDFObject], _ stream: PDFStream
  ) -> DisplayItem {
    var items = items
    let group = file.resolved(stream.dictionary["Group"]).dictionary ?? [:]
    let ground = file.numbers(values["BC"])
    let space = colors.space(group["CS"], resources) ?? .gray
    // Where the mask draws nothing, it is as light as its backdrop, by default black.
    let back = ground.isEmpty ? Color.Resolved(rgb: 0) : space.color(ground)
    if !back.isBlack { items.insert(.fill(Path(extent), .color(back)), at: 0) }
    var light = DisplayGroup(items: items)
    light.effect = .colors(.luminanceToAlpha)
    return .group(light)
  }

  /// A mask whose opacity a function changes: what it does to none and all of it is done.
  private mutating func transferred(
    _ items: [DisplayItem], by object: PDFObject?
  ) -> [DisplayItem] {
    guard let function = PDFFunction(object, of: file) else { return items }
    let course = [0, 1.0 / 255, 0.5, 1].map { function.values(at: [$0]).first ?? 0 }
    // Seen at all is then as good as seen.
    let isStep = abs(course[1] - course[3]) < 0.01 && abs(course[0] - course[3]) > 0.99
    let isStraight = abs(course[0] + course[3] - 2 * course[2]) < 0.01
    if !(isStep || isStraight) || abs(course[0] + course[3] - 1) > 0.01 {
      losses.note("only the ends of a mask's function are applied")
    }
    var seen = DisplayGroup(items: items)
    if isStep { seen.effect = .colors(.saturation(1, opacity: 255)) }
    guard course[0] > course[3] else { return [.group(seen)] }
    seen.blendMode = .destinationOut
    var inverse = DisplayGroup(
      items: [.fill(Path(extent), .color(Color.Resolved(rgb: 0))), .group(seen)])
    inverse.isIsolated = true
    return [.group(inverse)]
  }
}
