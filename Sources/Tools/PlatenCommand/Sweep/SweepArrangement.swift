internal import Platen
internal import PlatenScenes

/// The arrangement of a sweep's pictures on a sheet: the last axis across, the others down.
///
/// All pictures are drawn at the same part of their sizes, so that they can be compared.
struct SweepArrangement: Sendable {
  /// A value of all axes but the last, and its pictures.
  struct Section: Sendable {
    /// Empty where only one axis varies.
    var heading: String
    var pictures: Range<Int>
  }

  /// The most columns of a section whose number nobody gave.
  private static let widest = 48
  /// So many pixels all thumbnails have together: as many as the largest sheet can show.
  private static let pixelBudget: CGFloat = 48_000_000

  let columns: Int
  private(set) var sections: [Section] = []
  private let count: Int
  /// The axis whose values pictures are called after.
  private let across: SceneAxis
  private let acrossIndex: Int

  /// - Parameter columns: How many pictures stand side by side; nil for what looks well.
  init(_ matrix: SweepMatrix, columns: Int?) {
    let varying = matrix.varying
    acrossIndex = varying.last ?? matrix.axes.count - 1
    across = matrix.axes[acrossIndex]
    count = matrix.combinations.count
    let length = across.values.count
    let isOneSection = length == count
    self.columns = min(
      columns ?? (isOneSection ? Self.balanced(length) : min(length, Self.widest)), length)
    for start in stride(from: 0, to: count, by: length) {
      let settings = matrix.combinations[start].settings
      let heading = varying.dropLast().map { "\(settings[$0].name) \(settings[$0].value)" }
      sections.append(
        Section(
          heading: heading.joined(separator: " · "), pictures: start..<start + length))
    }
  }

  /// The columns of a block that is somewhat wider than high, with as few gaps as can be.
  private static func balanced(_ count: Int) -> Int {
    if count <= 6 { return count }
    let least = Int(Double(count).squareRoot().rounded(.up))
    let most = Int(Double(2 * count).squareRoot().rounded(.up))
    func gaps(_ columns: Int) -> Int { (columns - count % columns) % columns }
    return (least...most).min { gaps($0) < gaps($1) } ?? count
  }
}

// MARK: - Texts

extension SweepArrangement {
  /// Returns what a picture is called beside those of its section.
  func caption(of picture: SweepPicture) -> String {
    Self.label(picture.combination.settings[acrossIndex])
  }

  /// A value, with the name of what has it where it says nothing by itself.
  private static func label(_ setting: SceneSource.Setting) -> String {
    let isNumber = Double(setting.value) != nil
    let isKnown = setting.name == "device" || SceneAxis.shortNames.contains(setting.name)
    return !isNumber && isKnown ? setting.value : "\(setting.name) \(setting.value)"
  }

  /// Returns what is varied, in a line.
  static func summary(of matrix: SweepMatrix) -> String {
    let axes = matrix.axes.map { axis in
      let texts = axis.values.map(\.text)
      let values =
        texts.count <= 4
        ? texts.joined(separator: ", ") : "\(texts[0]) … \(texts[texts.count - 1])"
      return "\(axis.name) \(values)"
    }
    let count = matrix.combinations.count
    return (["\(count) \(count == 1 ? "picture" : "pictures")"] + axes).joined(separator: " · ")
  }

  /// A size in points.
  static func text(_ size: CGSize) -> String {
    [size.width, size.height].map { side in
      let tenths = (side * 10).rounded() / 10
      return Int(exactly: tenths).map(String.init) ?? "\(tenths)"
    }
    .joined(separator: " × ")
  }
}

// MARK: - Sizes

extension SweepArrangement {
  /// The most points of the sheet that a picture may be wide and high.
  private var largest: CGSize {
    let side = columns <= 8 ? 280 : max(96, 2400 / CGFloat(columns))
    return CGSize(width: side, height: side * 1.4)
  }

  /// The points of the sheet for one of the pictures: at most one.
  func factor(for pictures: [SweepPicture]) -> CGFloat {
    let width = pictures.map(\.size.width).max() ?? 0
    let height = pictures.map(\.size.height).max() ?? 0
    return min(1, largest.width / max(width, 1), largest.height / max(height, 1))
  }

  /// The pixels per point for the thumbnail of a picture.
  func thumbnailScale(for size: CGSize) -> CGFloat {
    let (width, height) = (max(size.width, 1), max(size.height, 1))
    let share = (Self.pixelBudget / CGFloat(count) / (width * height)).squareRoot()
    return min(2, 2 * largest.width / width, 2 * largest.height / height, share)
  }
}
