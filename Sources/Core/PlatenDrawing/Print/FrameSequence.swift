package import Foundation

/// Pictures that are shown one after the other, each made when it is wanted.
///
/// A frame may be asked for more than once and in any order; it is the same each time.
package struct FrameSequence: Sendable {
  /// The width and height of every frame, in points.
  package var size: CGSize
  /// How many frames there are, at least one.
  package var count: Int
  /// How often they are shown; 0 for ever.
  package var loops: Int
  /// How long a frame is shown, by its number from 0 on; less than zero counts as zero.
  package var delay: @Sendable (Int) -> Duration
  /// A frame by its number from 0 on, of the size of all.
  package var displayList: @Sendable (Int) throws -> DisplayList

  package init(
    size: CGSize, count: Int, loops: Int = 0, delay: @escaping @Sendable (Int) -> Duration,
    displayList: @escaping @Sendable (Int) throws -> DisplayList
  ) {
    (self.size, self.count, self.loops) = (size, count, loops)
    (self.delay, self.displayList) = (delay, displayList)
  }

  /// How long each frame is shown in whole units of time.
  ///
  /// Ends of frames are rounded, not delays, so that errors do not add up.
  ///
  /// - Parameters:
  ///   - unitsPerSecond: 1,000 for thousandths.
  ///   - range: What a file can state.
  func delays(unitsPerSecond: Double, within range: ClosedRange<Int>) -> [Int] {
    var (end, shown) = (0.0, 0)
    return (0..<count).map { frame in
      end += min(max(delay(frame) / .seconds(1), 0) * unitsPerSecond, Double(range.upperBound))
      let stated = min(max(Int(end.rounded()) - shown, range.lowerBound), range.upperBound)
      shown += stated
      return stated
    }
  }
}

/// What a sequence of frames is printed as.
package enum AnimationFormat: String, CaseIterable, Hashable, Sendable {
  /// An animated PNG (PNG, third edition).
  case png
  /// An animated WebP, lossless unless ``PNGOptions/quality`` is set.
  case webp
  /// GIF89a: 255 colours for all frames, pixels opaque or clear.
  case gif
  /// YUV4MPEG2, which encoders of video read: opaque frames, all shown equally long.
  case y4m

  /// The format that the ending of a file's name says, in any case; nil for others.
  package init?(ending: String) {
    let ending = ending.lowercased()
    self.init(rawValue: ending == "apng" ? "png" : ending)
  }

  /// The most pixels that a side of a file can have.
  var longestSide: Int {
    switch self {
    case .png: PNGEncoder.sizeLimit
    case .webp: PictureFormat.webp.longestSide
    case .gif: 65_535
    case .y4m: PNGEncoder.sizeLimit
    }
  }
}

/// How a sequence of frames becomes a file.
package struct AnimationOptions: Sendable {
  /// The scale, the compression, the quality and the limits of pixels and of cost, which count for
  /// all frames together.
  package var png: PNGOptions
  /// The most colours of all frames of a PNG or GIF, 2 to 255; nil for as many as there are, and
  /// 255 of a GIF.
  package var colors: Int?
  /// Frames a second of a Y4M, in which a frame that is shown for longer is there as often.
  package var frameRate = 30.0
  /// The most frames.
  package var maximumFrames = 600

  package init(_ png: PNGOptions = PNGOptions()) { self.png = png }
}

/// What a file shows in another way than its frames do.
package struct AnimationLosses: Hashable, Sendable {
  /// How far a colour's component is off at most, of 255.
  package var colorDifference = 0
  /// How many frames are shown for another time than they should, as the file cannot state it.
  package var otherDelays = 0
  /// Whether pixels that should be translucent are opaque or clear, or lie on white.
  package var losesTranslucency = false

  /// No one sees that a component is so far off.
  package static let unseenDifference = 4

  package init() {}
}
