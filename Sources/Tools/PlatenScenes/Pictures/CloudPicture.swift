internal import Platen

/// The options of which words a packed cloud has.
enum CloudWordOptions {
  static let words = PictureOption<[SpelledWord]>(
    "words", ValueType<SpelledWord>.spelledWord.commaSeparated("a list of words"), default: [],
    unit: "word", in: .what,
    """
    The words. Each is a name, a name and its weight, such as Swift:120, or a name, its weight and \
    its group, such as Swift:120:languages. Write \\: for a colon in a name.
    """)
  static let to = PictureOption<[SpelledWord]>(
    "to", ValueType<SpelledWord>.spelledWord.commaSeparated("a list of words"), default: [],
    unit: "word", in: .what, needs: [.leftOut("text"), .leftOut("table")],
    "The words at the end of an animation. Words in both lists stay in place where they can."
  )
  static let motion = MotionOptions.options(end: "to", hasRows: false)
  static let text = PictureOption<String?>(
    "text", ValueType<String>.anyText, unit: "text", in: .what, needs: [.leftOut("words")],
    "A text. The cloud shows its most frequent words.", leftOut: "the words are given")
  static let columns = PictureColumns.options(words: "words", hasGroups: true)
  static let top = PictureOption<Int?>(
    "top", .count, unit: "number", in: .what,
    "The number of words to draw, the heaviest first.",
    leftOut: "all words of a list or table, and the \(mostOfText) most frequent of a text")
  /// How many words of a text are drawn, most of which occur once.
  static let mostOfText = 200
  static let weights = PictureOption<WeightScale>(
    "weights", .name("a weight scale"), default: "squareRoot", unit: "rule", in: .what,
    "The rule by which weights set sizes and colours.")
}

/// A packed cloud of words: what `platen cloud` and the addresses of clouds draw.
struct CloudPicture {
  /// The words that the options say.
  private var words: [SpelledWord]
  /// The words that these become; none for a still picture.
  private var to: [SpelledWord]
  let motion: PictureMotion
  /// A text whose words are drawn.
  private let text: String?
  /// What counts them.
  private let counter: WordCounter
  private let columns: PictureColumns
  private let top: Int?
  private let weights: WeightScale
  private let look: CloudLook
  private let paper: PictureCanvas.Values
  /// An earlier arrangement of nearly the same words, which this one follows.
  var previous: CloudArrangement?
  /// Where the options were read.
  private let node: SourceNode
}

extension CloudPicture: PictureDeclaration {
  static let part = Part<CloudPicture>("cloud", "Packed words.") { declare(in: &$0) }

  static func declare(_ options: inout OptionList) -> (FieldValues, SceneDecoder) -> Self? {
    let words = options.add(CloudWordOptions.words)
    let to = options.add(CloudWordOptions.to)
    let text = options.add(CloudWordOptions.text)
    let setColumns = options.add(CloudWordOptions.columns)
    let top = options.add(CloudWordOptions.top)
    let weights = options.add(CloudWordOptions.weights)
    let counting = options.add(WordCounter.options())
    // The size of the type follows from the room that there is.
    let canvas = PictureCanvas(
      &options, .init(width: 800, height: 500, padding: 20), dynamicTypeSize: nil)
    let look = options.add(CloudLook.options)
    let setMotion = options.add(CloudWordOptions.motion)
    return { values, decoder in
      let cloudLook = CloudLook(values, look)
      guard decoder.checkSizes(of: cloudLook.cloud, at: values.node) else { return nil }
      return canvas.values(values, decoder).map { paper in
        var counter = WordCounter()
        counting(&counter, values)
        var columns = PictureColumns()
        setColumns(&columns, values)
        var motion = PictureMotion()
        // Packed words have no rows.
        motion.timing.path = .straight
        setMotion(&motion, values)
        return CloudPicture(
          words: values[words], to: values[to], motion: motion, text: values[text],
          counter: counter, columns: columns,
          top: values[top], weights: values[weights], look: cloudLook, paper: paper,
          node: values.node)
      }
    }
  }

  var end: CloudPicture? {
    if to.isEmpty { return nil }
    var end = self
    (end.words, end.to) = (to, [])
    return end
  }

  func state(of option: String) -> (value: String, phrase: String)? {
    guard option == "orientation" else { return nil }
    return switch look.cloud.orientation {
    case .horizontal: (CloudTurn.horizontal.rawValue, "if all words are horizontal")
    case .mixed: (CloudTurn.mixed.rawValue, "if some words are vertical")
    case .vertical: (CloudTurn.vertical.rawValue, "if all words are vertical")
    case .angles, .range: ("angles", "on words at angles")
    }
  }

  func scene(
    of content: PictureContent, _ decoder: SceneDecoder
  ) throws(DataQueryError) -> PictureScene? {
    let said = DataTable(words: words)
    guard
      let table = try columns.words(
        of: content, text, counter, countsTexts: true, or: said, at: node,
        in: paper.canvas.language, decoder,
        summed: { table throws(DataQueryError) in try table.summed() })
    else { return nil }
    let items = try items(of: table, decoder)
    guard decoder.countTexts(of: items, at: node), decoder.countViews(items.count, at: node)
    else { return nil }
    let size = CGSize(width: paper.innerWidth ?? 760, height: paper.innerHeight ?? 460)
    // The title does not depend on the order of the words either: the heaviest come first.
    let ranked = items.sorted { ($1.weight, $0.name) < ($0.weight, $1.name) }
    return paper.scene(
      of: cloud(of: items, decoder).frame(width: size.width, height: size.height), .cloud,
      title: ranked.isEmpty ? "No words" : PictureTitle.tags(ranked), decoder)
  }
}

// MARK: - Which words

extension CloudPicture {
  /// The heaviest words.
  private func items(
    of table: DataTable, _ decoder: SceneDecoder
  ) throws(DataQueryError) -> [DataItem] {
    var query = DataQuery()
    query.top = top ?? (text == nil && !table.isCounted ? nil : CloudWordOptions.mostOfText)
    // Words without weights are all of the same weight.
    if DataWeights().field(in: table) != nil { query.weights = DataWeights(scale: weights) }
    var table = table
    var items = try query.items(of: table, locale: paper.canvas.language.locale)
    if items.contains(where: \.isTooLong) {
      decoder.noteTooLongWords(items)
      let roles = table.decided.roles
      table.records.removeAll { CountedWord.isTooLong(roles.name(of: $0)) }
      items = try query.items(of: table, locale: paper.canvas.language.locale)
    }
    if items.isEmpty { decoder.noteEmptyList(at: node, query.reasonForNothing(of: table).detail) }
    decoder.noteSurplus(items, of: table, "words")
    decoder.noteNegativeWeight(of: items)
    decoder.noteGroups(of: items, look, in: paper.theme, at: node)
    decoder.noteUnusableLink(of: items)
    try checkFamilies(of: items, decoder)
    return items
  }

  /// - Throws: What is wrong where the first family stands that no font has.
  private func checkFamilies(
    of items: [DataItem], _ decoder: SceneDecoder
  ) throws(DataQueryError) {
    guard let library = decoder.options.fonts else { return }
    for item in items {
      guard let family = item.cloudText("font"), !library.hasFamily(family) else { continue }
      throw .data(
        SceneError(
          at: item.record.position, path: "font", found: "\(Quotation(family))",
          expected: "an installed font family",
          suggestion: NearestSpelling.of(family, among: library.allFamilies, limit: 1).first))
    }
  }

  private func cloud(of items: [DataItem], _ decoder: SceneDecoder) -> WordCloud {
    var look = look
    // Ranks are as far from each other whatever the weights are.
    if weights == .rank { look.keepsProportions = false }
    var cloud = look.cloud(of: items, in: paper.theme, decoder) { _ in nil }
    cloud.previous = previous
    cloud.ground = paper.canvas.background ?? paper.theme.background
    return cloud
  }
}
