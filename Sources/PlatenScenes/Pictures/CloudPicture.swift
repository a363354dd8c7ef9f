internal import Platen

/// The options of packed clouds of words.
enum CloudOptions {
  static let words = PictureOption<[SpelledTag]>(
    "words", ValueType<SpelledTag>.spelledTag.commaSeparated("a list of words"), default: [],
    unit: "word", in: .what,
    "The words: each a name, or a name and its weight, as Swift:120; \\: is a colon of a name.")
  static let text = PictureOption<String?>(
    "text", ValueType<String>.anyText, unit: "text", in: .what, needs: [.leftOut("words")],
    "A text whose most frequent words are drawn.", leftOut: "the words are said")
  static let top = PictureOption<Int>(
    "top", .count, default: 200, unit: "number", in: .what,
    "How many of the words with the greatest weights are drawn.")
  static let weights = PictureOption<WeightScale>(
    "weights", .name("a weight scale"), default: "squareRoot", unit: "rule", in: .what,
    "The rule by which weights choose sizes and colours.")
  static let leastSize = PictureOption<CGFloat>(
    "leastSize", .fontSize, default: 10, unit: "points",
    "Points of the lightest word's type; all words are smaller if they have no room.")
  static let verticalShare = PictureOption<Double>(
    "verticalShare", .number("a number from 0 to 1", in: 0...1), default: 0, unit: "number",
    "How many of the words stand upright: 0.3 is three of ten.")
  static let effort = PictureOption<Int>(
    "effort", .integer("a whole number from 1 to 64", in: 1...64), default: 4, unit: "number",
    "How many arrangements are tried; with more, words may be larger.")
  static let seed = PictureOption<Int>(
    "seed", .integer("a whole number from 0 to 1000000", in: 0...1_000_000), default: 0,
    unit: "number", "A number that chooses another arrangement of the same words.")
}

/// A packed cloud of words: what `platen cloud` and the addresses of clouds draw.
struct CloudPicture {
  /// The words that the options say.
  private let words: [SpelledTag]
  /// A text whose words are drawn.
  private let text: String?
  /// What counts them.
  private let counter: WordCounter
  private let top: Int
  private let weights: WeightScale
  private let leastSize: CGFloat
  private let verticalShare: Double
  private let effort: Int
  private let seed: Int
  private let paper: PictureCanvas.Values
  /// An earlier arrangement of nearly the same words, which this one follows.
  var previous: CloudArrangement?
  /// Where the options were read.
  private let node: SourceNode
}

extension CloudPicture: OptionedPicture {
  static func declare(_ options: inout OptionList) -> (FieldValues, SceneDecoder) -> Self? {
    let words = options.add(CloudOptions.words)
    let text = options.add(CloudOptions.text)
    let counted = WordOptions(&options)
    let top = options.add(CloudOptions.top)
    let weights = options.add(CloudOptions.weights)
    // The size of the type follows from the room that there is.
    let canvas = PictureCanvas(
      &options, .init(width: 800, height: 500, padding: 20), dynamicTypeSize: nil)
    let leastSize = options.add(CloudOptions.leastSize)
    let verticalShare = options.add(CloudOptions.verticalShare)
    let effort = options.add(CloudOptions.effort)
    let seed = options.add(CloudOptions.seed)
    return { values, decoder in
      canvas.values(values, decoder).map { paper in
        CloudPicture(
          words: values[words], text: values[text], counter: counted.counter(values),
          top: values[top], weights: values[weights], leastSize: values[leastSize],
          verticalShare: values[verticalShare], effort: values[effort], seed: values[seed],
          paper: paper, node: values.node)
      }
    }
  }

  func scene(
    of content: PictureContent, _ decoder: SceneDecoder
  ) throws(DataQueryError) -> PictureScene? {
    let table = try table(of: content).summed()
    let items = try items(of: table, decoder)
    guard decoder.countTexts(of: items, at: node), decoder.countViews(items.count, at: node)
    else { return nil }
    let size = CGSize(width: paper.innerWidth ?? 760, height: paper.innerHeight ?? 460)
    // The title does not depend on the order of the words either: the heaviest come first.
    let ranked = items.sorted { ($1.weight, $0.name) < ($0.weight, $1.name) }
    return paper.scene(
      of: cloud(of: items).frame(width: size.width, height: size.height), .cloud,
      title: PictureTitle.tags(ranked), decoder)
  }
}

// MARK: - Which words

extension CloudPicture {
  private func table(of content: PictureContent) throws(DataQueryError) -> DataTable {
    if case .table(let given) = content { return given }
    guard let text else { return DataTable(tags: words) }
    do throws(SceneError) {
      return try counter.table(of: text)
    } catch {
      throw .data(error)
    }
  }

  /// The heaviest words.
  private func items(
    of table: DataTable, _ decoder: SceneDecoder
  ) throws(DataQueryError) -> [DataItem] {
    var query = DataQuery()
    query.top = top
    // Words without weights are all of the same weight.
    if DataWeights().field(in: table) != nil { query.weights = DataWeights(scale: weights) }
    let items = try query.items(of: table, locale: paper.canvas.locale)
    if items.isEmpty { decoder.noteEmptyList(at: node, query.reasonForNothing(of: table).detail) }
    decoder.noteNegativeWeight(of: items)
    return items
  }

  private func cloud(of items: [DataItem]) -> WordCloud {
    let colors = paper.theme.scale
    var cloud = WordCloud(
      items.map { item in
        WordCloud.Word(item, color: colors.color(at: item.weight))
      })
    cloud.leastSize = leastSize
    cloud.orientation = .mixed(share: verticalShare)
    cloud.effort = effort
    cloud.seed = UInt64(seed)
    cloud.previous = previous
    return cloud
  }
}

extension WordCloud.Word {
  /// The word of an item, which the data's rule has given a place among the others.
  init(_ item: DataItem, color: Color?) {
    self.init(item.name, weight: item.amount ?? 1, color: color)
    position = item.weight
  }
}
