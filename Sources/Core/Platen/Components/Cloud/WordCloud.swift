public import Foundation
public import PlatenDrawing
internal import PlatenLayout
public import PlatenReports
internal import PlatenText
public import PlatenViews

/// Words packed tightly together, sized by their weights, as large as they fit.
///
/// ```swift
/// WordCloud([.init("Swift", weight: 120), .init("Kotlin", weight: 80), .init("Rust", weight: 60)])
/// ```
///
/// The cloud takes all the offered space, or 640 by 400 points without a proposal. It packs the words
/// by their ink, so that short words can be within the letters of others. The heaviest word is in
/// the middle. Words of equal weight have equal size. The order of the words does not matter. The
/// cloud leaves no word out, unless you set ``fit``.
public struct WordCloud: NonisolatedView {
  /// A word and its weight.
  public struct Word: Hashable, Sendable {
    /// The word.
    public var text: String
    /// The word's weight among the others; a value that is not a number counts as 0.
    public var weight: Double
    /// The word's colour; nil for the colour of its weight.
    public var color: Color?
    /// The word's group; nil for none.
    public var group: String?
    /// The word's font, at the size of its weight; nil for its group's font.
    public var font: Font?
    /// The http or https URL that the word links to in an SVG or PDF; other URLs make no link.
    public var link: URL?
    /// The text that an SVG shows when a pointer rests on the word; nil for none.
    public var help: String?
    /// Where the weight lies among all, from 0 to 1, if data has a rule for that; nil for
    /// ``WordCloud/scale``.
    package var position: Double?
    /// Whether the colour was said: it is kept where it can hardly be read on what is behind the word.
    package var keepsColor = true

    /// Makes a word.
    public init(
      _ text: String, weight: Double = 1, color: Color? = nil, group: String? = nil,
      font: Font? = nil
    ) {
      self.text = text
      self.weight = weight
      self.color = color
      self.group = group
      self.font = font
    }
  }

  /// The words, in any order.
  public var words: [Word]
  /// The font size of the lightest word in points; values not above 0 count as 1.
  ///
  /// In a small space, the lightest word is smaller: it never has more than a third of the heaviest
  /// word's size. With ``CloudFit/scale`` and a ``largestSize``, all sizes keep their proportions.
  public var leastSize: CGFloat = 10
  /// The font size of the heaviest word in points; nil for the largest that fits.
  ///
  /// Under ``CloudFit/drop`` and ``CloudFit/fill``, nil is a size at which most words fit.
  /// If a word is longer than the cloud at its size, all are smaller.
  public var largestSize: CGFloat?
  /// The scale that turns weights into sizes.
  public var scale: WeightScale = .squareRoot
  /// The measure of a word that its weight sets.
  public var measure: CloudMeasure = .fontSize
  /// The rule for words that do not fit.
  public var fit: CloudFit = .scale
  /// Whether words repeat, smaller, in the remaining room.
  public var repeats = false
  /// The rotation of the words.
  public var orientation: CloudOrientation = .horizontal
  /// The margin around each word.
  public var spacing = CloudSpacing()
  /// Whether words may be inside the letters of others; if not, each keeps the box of its ink free.
  public var nestsInLetters = true
  /// The placement of the words of a group.
  public var groups: CloudGroups = .together
  /// The fonts of the groups' words, at the sizes of their weights; without one, the system's font
  /// in semibold.
  public var groupFonts: [String: Font] = [:]
  /// Whether nobody asked for the weights of the words' own fonts and of those of groups.
  package var suggestsWeights = false
  /// The colours of words that set none, from the lightest to the heaviest.
  public var colors: ColorScale = .standard
  /// A picture whose mean colour at a word's place is the word's colour, unless the word has one.
  ///
  /// It covers the cloud, centred and with its own proportions. Where it is transparent, words have
  /// the ``colors`` of their weights.
  public var colorImage: UIImage?
  /// The shape that the words fill.
  public var shape = CloudShape.rectangle
  /// A line along the edge of the shape, behind the words; nil for none.
  ///
  /// The shape shrinks so that the line lies within the cloud, and words keep away from it.
  public var outline: CloudOutline?
  /// The colour of the shape behind the words; nil for none.
  public var shapeFill: Color?
  /// Whether a legend under the words shows the groups' names with the colours of their words.
  public var showsLegend = false
  /// What lies under the cloud; nil if that is not known.
  ///
  /// Colours that were not said are made such that they can be read on it, or on ``shapeFill``.
  package var ground: Color?
  /// The least and the largest size that are reported if they do not fit; nil if none was said.
  package var leastSizeSaid: CGFloat?
  package var largestSizeSaid: CGFloat?
  /// Whether it is told that words come again.
  package var tellsRepeats = false
  /// An arrangement of nearly the same words to start from.
  ///
  /// Words that are in both keep their places where they can, their angles, and their colours unless
  /// they set one.
  public var previous: CloudArrangement?
  /// The number of arrangements to try.
  ///
  /// More take more time, and more than 4 also use a finer grid. They let words be larger, or draw more of them under
  /// ``CloudFit/drop``, and never make words smaller or fewer.
  ///
  /// The first arrangement places words around the middle, the largest first. Others begin a little
  /// off the middle, in another order. Each makes words up to a fiftieth larger than before, or
  /// changes nothing.
  public var effort = 4
  /// A number that chooses one of many arrangements of the same words.
  public var seed: UInt64 = 0

  @Environment(\.colorScheme) var colorScheme
  @Environment(\.pictureGround) private var pictureGround
  @State private var memory = CloudCache()

  /// Makes a cloud.
  public init(_ words: [Word]) { self.words = words }

  /// The words at their places, with a legend of the groups if requested.
  public var body: some View {
    CloudWithLegend(groups: legend) { places }
      .frame(idealWidth: 640, idealHeight: 400)
  }

  private var places: some View {
    GeometryReader { geometry in
      ParagraphReader(words.map { text($0, size: Self.referenceSize) } + shapeTexts) { texts in
        let paragraphs = Array(texts.prefix(words.count))
        let region = region(in: geometry.size, texts.dropFirst(words.count).first)
        let result = memory.placed(setting(in: region), paragraphs)
        let earlier = previous?.colors ?? [:]
        let colors = result.words.map {
          color($0, paragraphs[$0.word], in: geometry.size, earlier: earlier)
        }
        let cloud = CloudPlaces(centers: result.words.map(\.center)) {
          ForEach(result.words.indices) { label(result.words[$0], colors[$0]) }
        }
        .reportedAsCloud(isShaped: !region.isWhole) {
          arrangement(of: result, paragraphs, colors, in: geometry.size)
        }
        if outline == nil, shapeFill == nil {
          cloud
        } else {
          cloud.background {
            CloudBackground(outline: region.outline, fill: shapeFill, line: outline)
          }
        }
      }
    }
    // Words stay where they were packed: rounded to pixels, they would lie elsewhere at each scale.
    .environment(\.displayScale, 4096)
  }
}

extension WordCloud {
  /// The text whose letters the words fill, if there is one.
  private var shapeTexts: [Text] { shape.text.map { [$0] } ?? [] }

  /// Returns what the words fill of a space.
  ///
  /// - Parameter paragraph: The shape's text as it is set.
  private func region(in size: CGSize, _ paragraph: Paragraph?) -> CloudRegion {
    let line = outline?.drawnWidth ?? 0
    let space = CGRect(
      x: line / 2, y: line / 2, width: max(size.width - line, 0),
      height: max(size.height - line, 0))
    return CloudRegion(
      shape.outline(in: space, paragraph), size: size,
      margin: line > 0 ? line / 2 + Self.lineDistance : 0)
  }

  /// Between the line along the edge and words, in points.
  private static let lineDistance: CGFloat = 2

  /// The least size in points of words that come again in letters: larger ones leave ragged strokes.
  private static let leastInLetters: CGFloat = 6

  private func setting(in region: CloudRegion) -> CloudConfiguration {
    CloudConfiguration(
      words: words,
      sizes: CloudSizes(least: leastSize, largest: largestSize, measure: measure), scale: scale,
      fit: fit, repeats: repeats,
      leastOfRepeats: shape.isText && leastSizeSaid == nil ? Self.leastInLetters : nil,
      orientation: orientation, spacing: spacing,
      nestsInLetters: nestsInLetters, groups: groups, previous: previous, starts: effort,
      seed: seed, region: region)
  }

  /// The size in points that words are measured in; what they cover grows with their size.
  private static let referenceSize: CGFloat = 64

  private func text(_ word: Word, size: CGFloat) -> Text {
    let own = word.font ?? word.group.flatMap { groupFonts[$0] }
    let font = own ?? .system(size: size, weight: .semibold)
    let text = Text(verbatim: word.text).font(font.fixed(size: size)).trimmedToInk()
    // The semibold is this view's choice: some scripts have fonts in regular alone.
    return own == nil || suggestsWeights ? text.suggestingWeight() : text
  }

  private func label(_ placed: PlacedWord, _ color: Color) -> some View {
    let word = words[placed.word]
    return text(word, size: placed.fontSize)
      .foregroundColor(color)
      // With a line limit, the lines after a line break would be left out.
      .lineLimit(word.text.unicodeScalars.contains(where: \.isLineBreak) ? nil : 1)
      .modifier(WordMeaning(word: word))
      .rotationEffect(placed.angle)
      .part(named: word.text, turn: .init(degrees: placed.angle.degrees))
  }

  /// - Parameter earlier: The colours of the words of the arrangement before.
  private func color(
    _ placed: PlacedWord, _ paragraph: Paragraph, in size: CGSize, earlier: [[String?]: Color]
  ) -> Color {
    let word = words[placed.word]
    if let color = ownColor(of: word, earlier: earlier) { return color }
    let scale = placed.fontSize / paragraph.fontSize
    let ink = paragraph.inkBounds
    let image = colorImage.map { CloudColorImage($0.picture.bitmap, in: size) }
    let color = image?.color(
      in: CGSize(width: ink.width * scale, height: ink.height * scale), around: placed.center,
      at: placed.angle)
    return readable(color ?? colors.color(at: placed.position))
  }

  /// Returns the colour of a word that was given to it, or that it had in the arrangement before.
  func ownColor(of word: Word, earlier: [[String?]: Color]) -> Color? {
    if let color = word.color, word.keepsColor { return color }
    return (earlier[[word.text, word.group]] ?? word.color).map(readable)
  }

  /// Returns a colour, lighter or darker where it could not be read on what is behind the words.
  private func readable(_ color: Color) -> Color {
    guard let ground = resolvedGround else { return color }
    let resolved = color.resolved(in: colorScheme)
    let readable = resolved.readable(on: ground, contrast: Self.contrast)
    return readable == resolved ? color : Color(readable)
  }

  /// What is behind the words: opaque, or nil if that is not known.
  var resolvedGround: Color.Resolved? {
    let ground = (ground ?? pictureGround)?.resolved(in: colorScheme)
    let under = ground?.opacity == 1 ? ground : nil
    guard let fill = shapeFill?.resolved(in: colorScheme) else { return under }
    return fill.opacity == 1 ? fill : under.map(fill.over)
  }

  /// The least contrast of a word's colour that may be changed: that of large letters by WCAG 2.
  private static let contrast = 3.0
  /// A word of less contrast, whose colour was said, is told of.
  static let leastContrast = 2.0
}

extension Unicode.Scalar {
  /// Whether a line ends with it (UAX 14: BK, CR, LF and NL).
  fileprivate var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

// MARK: - Ground

extension EnvironmentValues {
  /// What lies under the views of a picture; nil where that is not known.
  package var pictureGround: Color? {
    get { self[PictureGroundKey.self] }
    set { self[PictureGroundKey.self] = newValue }
  }
}

private struct PictureGroundKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

// MARK: - Links

/// Leads from a word to an address, and tells something of it; a word with neither stays as it is.
private struct WordMeaning: NonisolatedViewModifier {
  let word: WordCloud.Word

  func body(content: Content) -> some View {
    if word.link == nil, word.help == nil {
      content
    } else {
      content
        .leading(
          to: word.link, schemes: ["http", "https"], subject: word.text.quoted(upTo: 24),
          isLinkedInOutlines: true
        )
        .meaning { meaning, _ in meaning.help = word.help ?? "" }
    }
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
    // Letters are not mirrored with their places, so the places must not be.
    let isMirrored = subviews.layoutDirection == .rightToLeft
    for (subview, center) in zip(subviews, centers) {
      let x = isMirrored ? bounds.maxX - center.x : bounds.minX + center.x
      subview.place(
        at: CGPoint(x: x, y: bounds.minY + center.y), anchor: .center, proposal: .unspecified)
    }
  }
}

/// Keeps the places of the last setting: views ask more than once for the same.
private final class CloudCache {
  private var last: (setting: CloudConfiguration, placed: PlacedWords)?

  func placed(_ setting: CloudConfiguration, _ paragraphs: [Paragraph]) -> PlacedWords {
    if let last, last.setting == setting { return last.placed }
    let placed = setting.placed(paragraphs)
    last = (setting, placed)
    return placed
  }
}
