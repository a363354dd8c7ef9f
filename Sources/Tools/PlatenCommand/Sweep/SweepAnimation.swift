internal import Platen
internal import PlatenBase
internal import PlatenConsole

/// A file of a picture that moves, in the format that its name's ending says.
struct MovingFile {
  let path: String
  let format: AnimationFormat

  /// - Throws: ``OptionValueError`` for another ending.
  @Sendable init(path: String) throws {
    self.path = path
    guard let format = AnimationFormat(ending: path.pathEnding) else {
      throw OptionValueError(expected: "a name that ends in .png, .apng, .webp or .gif")
    }
    self.format = format
  }
}

/// The pictures of a sweep one after the other, as one that moves.
struct SweepAnimation {
  let path: String
  let format: AnimationFormat
  /// How long each is shown.
  let milliseconds: Int
  /// Whether it goes back before it begins again.
  let bounces: Bool
  private var scale: CGFloat = 0
  private var pictures: [DisplayList] = []

  init(_ file: MovingFile, milliseconds: Int, bounces: Bool) {
    (path, format) = (file.path, file.format)
    (self.milliseconds, self.bounces) = (milliseconds, bounces)
  }

  /// - Parameter scale: The pixels a point of the picture; the greatest counts.
  mutating func add(_ picture: DisplayList, scale: CGFloat) {
    pictures.append(picture)
    self.scale = max(self.scale, scale)
  }

  /// Writes the animation; smaller pictures stand in the middle of the sheet's ground.
  ///
  /// - Returns: What is lost in the file.
  func write(options: PNGOptions, library: FontLibrary) throws -> [FitFinding] {
    var options = AnimationOptions(options)
    options.png.scale = scale
    let printer = try AnimationPrinter(frames, as: format, options: options)
    let sink = try FileSink(path: path)
    let losses = try printer.print(library: library, to: sink)
    try sink.commit()
    return FitFinding.findings(losses, in: format)
  }

  private var frames: FrameSequence {
    // The first and the last are not shown twice in a row.
    let shown = pictures + (bounces ? pictures.dropFirst().dropLast().reversed() : [])
    let (scale, milliseconds) = (scale, milliseconds)
    let sizes = pictures.map { $0.size.pixels(scale) }
    let canvas = CGSize(
      width: (sizes.map(\.width).max() ?? 0) / scale,
      height: (sizes.map(\.height).max() ?? 0) / scale)
    return FrameSequence(
      size: canvas, count: shown.count, delay: { _ in .milliseconds(milliseconds) },
      displayList: { shown[$0].centered(in: canvas, scale: scale, on: SweepSheet.ground) })
  }
}

extension CGSize {
  /// The whole pixels that a picture of the size has.
  fileprivate func pixels(_ scale: CGFloat) -> CGSize {
    CGSize(
      width: max((width * scale - 1e-6).rounded(.up), 1),
      height: max((height * scale - 1e-6).rounded(.up), 1))
  }
}

extension DisplayList {
  /// The picture on a larger one, whole pixels from its edges; as it is, if that has its size.
  fileprivate func centered(in canvas: CGSize, scale: CGFloat, on ground: Color) -> DisplayList {
    let (own, all) = (size.pixels(scale), canvas.pixels(scale))
    guard own != all else { return self }
    let box = Path(CGRect(x: 0, y: 0, width: own.width / scale, height: own.height / scale))
    var group = DisplayGroup(
      items: (background.map { [.fill(box, .color($0))] } ?? []) + items)
    group.clip = box
    group.transform = CGAffineTransform(
      translationX: ((all.width - own.width) / 2).rounded(.down) / scale,
      y: ((all.height - own.height) / 2).rounded(.down) / scale)
    var list = DisplayList(size: canvas, items: [.group(group)])
    list.background = ground.resolved(in: .light)
    return list
  }
}
