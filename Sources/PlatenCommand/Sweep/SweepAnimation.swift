internal import Platen

/// The pictures of a sweep one after the other, as an animated PNG.
struct SweepAnimation {
  let path: String
  /// How long each is shown.
  let milliseconds: Int
  /// Whether it goes back before it begins again.
  let bounces: Bool
  private(set) var scale: CGFloat = 0
  private(set) var pictures: [DisplayList] = []

  init(path: String, milliseconds: Int, bounces: Bool) {
    (self.path, self.milliseconds, self.bounces) = (path, milliseconds, bounces)
  }

  /// - Parameter scale: The pixels a point of the picture; the greatest counts.
  mutating func add(_ picture: DisplayList, scale: CGFloat) {
    pictures.append(picture)
    self.scale = max(self.scale, scale)
  }

  /// Writes the animation; smaller pictures stand in the middle of the sheet's ground.
  func write(options: PNGOptions, library: FontLibrary) throws {
    // The first and the last are not shown twice in a row.
    let back = bounces ? pictures.dropFirst().dropLast().reversed() : []
    var animation = AnimatedPNG(
      (pictures + back).map { AnimatedPNG.Frame($0, milliseconds: milliseconds) })
    animation.background = SweepSheet.ground.resolved(in: .light)
    var options = options
    options.scale = scale
    let sink = try FileSink(path: path)
    try animation.print(options: options, library: library, to: sink)
    try sink.commit()
  }
}
