public import Foundation
public import PlatenDrawing
internal import PlatenLayout
internal import PlatenText

/// Words packed into each other, each as large as it weighs, and all of them as large as there is
/// room.
///
/// The cloud takes all the space that it is offered, 640 by 400 points if nothing else is. The
/// words are packed by their ink, so that short ones lie within the bends of others; the heaviest
/// lies in the middle. Words of one weight have one size, and the order in which words are given
/// does not matter. No word is left out.
public struct WordCloud: View {
  /// A word and what it weighs.
  public struct Word: Hashable, Sendable {
    /// The word.
    public var text: String
    /// How much it weighs among the others; what is no number counts as 0.
    public var weight: Double
    /// Its colour; nil for the one of its weight.
    public var color: Color?

    /// Makes a word.
    public init(_ text: String, weight: Double = 1, color: Color? = nil) {
      self.text = text
      self.weight = weight
      self.color = color
    }
  }

  /// The words, in any order.
  public var words: [Word]
  /// The size of the lightest word's type in points, if there is room for it.
  public var leastSize: CGFloat = 10
  /// How weights become sizes.
  public var scale: WeightScale = .squareRoot
  /// The colours of words without one of their own, from the lightest to the heaviest.
  public var colors: ColorScale = .standard
  /// How many of the words stand upright, from 0 for none to 1 for all.
  public var verticalShare: Double = 0
  /// How many arrangements are tried: more take more time and may have room for larger words.
  public var effort = 4
  /// What tells this arrangement from others of the same words.
  public var seed: UInt64 = 0

  @State private var memory = CloudMemory()

  /// Makes a cloud.
  public init(_ words: [Word]) { self.words = words }

  /// The words at their places.
  public var body: some View {
    GeometryReader { geometry in
      ParagraphReader(words.map { text($0, size: Self.referenceSize) }) { paragraphs in
        let setting = CloudSetting(
          words: words, leastSize: leastSize, scale: scale, verticalShare: verticalShare,
          starts: effort, seed: seed, size: geometry.size)
        let placed = memory.placed(setting, paragraphs)
        CloudPlaces(centers: placed.map(\.center)) {
          ForEach(placed.indices, id: \.self) { label(placed[$0]) }
        }
      }
    }
    // Words stay where they were packed: rounded to pixels, they would lie elsewhere at each scale.
    .environment(\.displayScale, 4096)
    .frame(idealWidth: 640, idealHeight: 400)
  }
}

extension WordCloud {
  /// The size in points that words are measured in; what they cover grows with their size.
  private static let referenceSize: CGFloat = 64

  private func text(_ word: Word, size: CGFloat) -> Text {
    Text(verbatim: word.text).font(.system(size: size, weight: .semibold)).trimmedToInk()
  }

  private func label(_ placed: PlacedWord) -> some View {
    let word = words[placed.word]
    return text(word, size: placed.fontSize)
      .foregroundColor(word.color ?? colors.color(at: placed.position))
      .lineLimit(1)
      .rotationEffect(placed.angle)
  }
}

// MARK: - Places

/// Puts subviews with their middles at points.
private struct CloudPlaces: InterlockingLayout {
  /// From the top left, in points.
  let centers: [CGPoint]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, center) in zip(subviews, centers) {
      subview.place(
        at: CGPoint(x: bounds.minX + center.x, y: bounds.minY + center.y), anchor: .center,
        proposal: .unspecified)
    }
  }
}

/// Keeps the places of the last setting: views ask more than once for the same.
private final class CloudMemory {
  private var last: (setting: CloudSetting, placed: [PlacedWord])?

  func placed(_ setting: CloudSetting, _ paragraphs: [Paragraph]) -> [PlacedWord] {
    if let last, last.setting == setting { return last.placed }
    let placed = setting.placed(paragraphs)
    last = (setting, placed)
    return placed
  }
}
