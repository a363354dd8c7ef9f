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
      throw OptionValueError(expected: "a name that ends in .png, .apng, .webp, .gif or .y4m")
    }
    self.format = format
  }
}

/// The pictures of a sweep one after the other, as one that moves.
struct SweepAnimation {
  /// Frames a second of what glides.
  private static let rate = 30.0

  /// The file's path.
  let path: String
  private let format: AnimationFormat
  /// The most colours of a PNG; nil for all.
  private let colors: Int?
  /// How long each picture is shown.
  private let delay: Duration
  /// How long what is in two pictures takes to glide, in seconds; nil if it does not.
  private let seconds: Double?
  /// Whether the animation goes back before it begins again.
  private let bounces: Bool
  /// The order in which pictures are shown, by their positions.
  private let order: [Int]
  private var scale: CGFloat = 0
  private var pictures: [DisplayList] = []

  init(_ file: MovingFile, _ options: SweepOutput, path order: [Int]) {
    (path, format, self.order) = (file.path, file.format, order)
    (seconds, bounces, colors) = (options.duration, options.bounce, options.colors)
    delay = .milliseconds(options.delay ?? (seconds == nil ? 80 : 300))
  }

  /// - Parameter scale: The pixels per point of the picture; the greatest counts.
  mutating func add(_ picture: DisplayList, scale: CGFloat) {
    pictures.append(picture)
    self.scale = max(self.scale, scale)
  }

  /// Writes the animation; smaller pictures stand in the middle of the sheet's ground.
  ///
  /// - Returns: What is lost in the file.
  func write(options: PNGOptions, library: FontLibrary) throws -> [FitFinding] {
    var options = AnimationOptions(options)
    (options.png.scale, options.colors) = (scale, colors)
    let shown = shown
    let frames = seconds.map { gliding(shown, $0) } ?? changing(shown)
    let printer = try AnimationPrinter(frames, as: format, options: options)
    let sink = try FileSink(path: path)
    let losses = try printer.print(library: library, to: sink)
    try sink.commit()
    return FitFinding.findings(losses, in: format)
  }

  /// The pictures in their order, all of one size.
  private var shown: [DisplayList] {
    let sizes = pictures.map { $0.size.pixels(scale) }
    let canvas = CGSize(
      width: (sizes.map(\.width).max() ?? 0) / scale,
      height: (sizes.map(\.height).max() ?? 0) / scale)
    let way = order.map { pictures[$0].centered(in: canvas, scale: scale, on: SweepSheet.ground) }
    // The first and the last are not shown twice in a row.
    return way + (bounces ? way.dropFirst().dropLast().reversed() : [])
  }

  private func changing(_ shown: [DisplayList]) -> FrameSequence {
    let delay = delay
    return FrameSequence(
      size: shown[0].size, count: shown.count, delay: { _ in delay }, displayList: { shown[$0] })
  }

  /// Each picture stands still, and then becomes the next; the last becomes the first.
  private func gliding(_ shown: [DisplayList], _ seconds: Double) -> FrameSequence {
    var timing = MotionTiming()
    (timing.path, timing.duration, timing.hold) = (.straight, seconds, 0)
    let motions = shown.indices.map { i in
      Motion(from: shown[i], to: shown[(i + 1) % shown.count], timing: timing)
    }
    // The frames of each, the first of which stands still.
    let moments = motions.indices.flatMap { i in
      (0..<max(Int((motions[i].duration * Self.rate).rounded(.up)), 1)).map {
        (motion: i, step: $0)
      }
    }
    let (delay, step) = (delay, Duration.seconds(1) / Self.rate)
    return FrameSequence(
      size: shown[0].size, count: moments.count,
      delay: { moments[$0].step == 0 ? delay : step },
      displayList: { frame in
        let moment = moments[frame]
        return moment.step == 0
          ? shown[moment.motion]
          : motions[moment.motion].displayList(at: Double(moment.step) / Self.rate)
      })
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
  ///
  /// What leaves it is cut off; where nothing does, what is in it can glide.
  fileprivate func centered(in canvas: CGSize, scale: CGFloat, on ground: Color) -> DisplayList {
    let (own, all) = (size.pixels(scale), canvas.pixels(scale))
    guard own != all else { return self }
    let box = Path(CGRect(x: 0, y: 0, width: own.width / scale, height: own.height / scale))
    var group = DisplayGroup(
      items: (background.map { [.fill(box, .color($0))] } ?? []) + items)
    if !items.allSatisfy({ $0.bounds.isNull || box.boundingRect.contains($0.bounds) }) {
      group.clip = box
    }
    group.transform = CGAffineTransform(
      translationX: ((all.width - own.width) / 2).rounded(.down) / scale,
      y: ((all.height - own.height) / 2).rounded(.down) / scale)
    var list = DisplayList(size: canvas, items: [.group(group)])
    list.background = ground.resolved(in: .light)
    return list
  }
}
