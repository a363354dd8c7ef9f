internal import Platen

extension DataList {
  /// A list as a scene describes it.
  static let part = Part<[DataItem]>("list", "A list of records or plain values.") { fields in
    let file = fields.optional(
      "file", .written, "The file with the records, relative to the scene's folder.")
    let format = fields.optional(
      "format", ValueType<DataFormat>.name("a format of data"),
      "How the file is written; left out: by its ending.")
    let encoding = fields.optional(
      "encoding", ValueType<TextEncoding>.name("an encoding"),
      "How the file's bytes stand for characters; left out: by its byte order mark, or utf8.")
    let locale = fields.optional(
      "locale", ValueType<Locale>.locale,
      "The language whose signs the numbers of a CSV, TSV or text file have; left out: the canvas's."
    )
    let hasHeader = fields.optional(
      "hasHeader", .boolean,
      "Whether the first line of a CSV or TSV file names the fields; left out: as it seems.")
    let separator = fields.optional(
      "separator", ValueType<DataReader.Separator>.name("a separator"),
      "What parts the fields of a CSV file; left out: what the first line has.")
    let path = fields.optional(
      "path", .text, "Where the list is within a JSON file, as results.items.")
    let word = fields.optional(
      "word", .text,
      "The column of the words, by its name or its number; left out: name, word or the like, or else "
        + "the first with texts.")
    let weight = fields.optional(
      "weight", .text,
      "The column of the weights; left out: weight, count or the like, or else the first with numbers."
    )
    let group = fields.optional(
      "group", .text, "The column of the groups of a cloud; left out: the one that is called group."
    )
    let items = fields.optional("items", .written, "The records or values themselves.")
    let range = fields.optional("range", .written, "Whole numbers, as 1...31 or 0..<60.")
    let words = fields.optional("words", .written, "A text that is counted into its words.")
    let language = fields.optional(
      "language", ValueType<WordLanguage>.name("a language").oneOrMore("a language, or a list"),
      "The languages whose most frequent words are left out; left out: those that the text is in.")
    let stopWords = fields.optional(
      "stopWords", ValueType<String>.text.oneOrMore("a word, or a list of words"), default: [],
      "Further words that are left out.")
    let keep = fields.optional(
      "keep", ValueType<String>.text.oneOrMore("a word, or a list of words"), default: [],
      "Words that are counted even if they are frequent in all texts, short, or numbers.")
    let mergesInflections = fields.optional(
      "mergesInflections", .boolean, default: true,
      "Whether inflected forms of a word are one, as cat and cats.")
    let keepsPhrases = fields.optional(
      "keepsPhrases", .boolean, default: true,
      "Whether words that often stand side by side are counted together, as New York.")
    let minimumLength = fields.optional(
      "minimumLength", .count, default: 2, "The fewest characters of a word.")
    let minimumCount = fields.optional(
      "minimumCount", .count, default: 1, "How often a word occurs at least.")
    let keepsNumbers = fields.optional(
      "keepsNumbers", .boolean, default: false, "Whether numbers count as words.")
    let keepsAddresses = fields.optional(
      "keepsAddresses", .boolean, default: false,
      "Whether the parts of addresses, mail addresses and paths of files count as words.")
    let markup = fields.optional(
      "markup", .boolean,
      "Whether the text is HTML or XML, whose tags are no words; left out: if it has some.")
    let countsLines = fields.optional(
      "countsLines", .boolean,
      "Whether each line is a word as it is; left out: if all are short, and none ends a sentence.")
    let sumsDuplicates = fields.optional(
      "sumsDuplicates", .boolean, default: false,
      "Whether records of the same name are one, whose weight is the sum of theirs.")
    let filters = fields.optional(
      "where", .tests, default: [],
      "Which records stay: those that pass all tests, or those for which a text in braces is true, as"
        + " \"{minutes > 30}\".")
    // A list is of any records, not of tags: these say more than the options of tags, or other words.
    let top = fields.optional(
      "top", .count, "How many of the records with the greatest weights stay; left out: all.")
    let order = fields.optional(
      "sort", ListOrder.type, default: "given",
      "How the records follow each other: by a name, or by an expression in braces.")
    let offset = fields.optional(
      "offset", .integer("a whole number from 0 to 1000000", in: 0...1_000_000), default: 0,
      "How many records are passed over at the beginning.")
    let limit = fields.optional(
      "limit", .count, "How many records there are at most; left out: all.")
    let weights = fields.optional(
      "weights", WeightRule.type,
      "How weights become {$weight}, {$size} and {$color}.")
    let select = fields.optional(
      "select", ValueType<String>.text.oneOrMore("a name, or a list of names"), default: [],
      "The names of the items for which {$isSelected} is true.")
    return { values, decoder in
      let sources: [Source?] = [
        values[items].map { .items($0) }, values[words].map { .words($0) },
        values[file].map { .file($0) }, values[range].map { .range($0) },
      ]
      let given = sources.compactMap(\.self)
      guard given.count == 1, let source = given.first else {
        return decoder.report(
          values, found: given.isEmpty ? "none" : "more than one",
          expected: "one of file, items, range and words")
      }
      var list = DataList(source: source, colors: values[weights]?.colors)
      list.description = values.node
      list.format = values[format]
      let reading = (values[hasHeader], values[separator], values[path].map { FieldPath($0) })
      let coding = values[encoding]
      let numbers =
        values[locale].map { NumberNotation($0) }
        ?? NumberNotation(of: decoder.sceneEnvironment.formatter.locale)
      list.reader = {
        ($0.hasHeader, $0.separator, $0.path) = reading
        ($0.encoding, $0.numbers) = (coding, numbers)
      }
      (list.choice.word, list.choice.weight, list.choice.group) =
        (values[word], values[weight], values[group])
      list.sumsDuplicates = values[sumsDuplicates]
      list.words.languages = values[language]
      list.words.ignored = values[stopWords]
      list.words.kept = values[keep]
      list.words.mergesInflections = values[mergesInflections]
      list.words.keepsPhrases = values[keepsPhrases]
      list.words.minimumCount = values[minimumCount]
      list.words.minimumLength = values[minimumLength]
      list.words.keepsNumbers = values[keepsNumbers]
      (list.words.keepsAddresses, list.words.isMarkup) = (values[keepsAddresses], values[markup])
      list.words.countsLines = values[countsLines]
      switch values[filters] {
      case .filters(let filters): list.query.filters = filters
      case .condition(let condition): list.condition = condition
      }
      list.query.top = values[top]
      switch values[order] {
      case .query(let order): list.query.order = order
      case .computed(let order): list.order = order
      }
      list.query.offset = values[offset]
      list.query.limit = values[limit]
      list.query.weights = values[weights]?.weights
      list.query.selected = values[select]
      return list.items(source.node, decoder)
    }
  }
}

extension DataList.Source {
  /// Where the source is written.
  fileprivate var node: SourceNode {
    switch self {
    case .items(let node), .file(let node), .words(let node), .range(let node): node
    }
  }
}

extension ValueType where Value == SourceNode {
  /// Whatever is written, to be read later.
  static var written: ValueType {
    ValueType(expected: "a value", schema: { _ in true }, read: { node, _ in node })
  }
}

// MARK: - Filters

extension DataFilter {
  /// Tests of records, each of one field.
  static let type = RecordType<[DataFilter]>("a mapping of a field and its tests") { fields in
    let field = fields.required("field", .text, "The field that is tested.")
    let minimum = fields.optional("minimum", .anyNumber, "The least number that stays.")
    let maximum = fields.optional("maximum", .anyNumber, "The greatest number that stays.")
    let values = fields.optional(
      "is", ValueType<DataValue>.data.oneOrMore("a value, or a list of values"),
      "The value, or one of the values, that stays.")
    let isPresent = fields.optional(
      "isPresent", .boolean, default: false, "Whether empty values are left out.")
    return { read, _ in
      let path = FieldPath(read[field])
      var filters: [DataFilter] = []
      if let least = read[minimum] { filters.append(DataFilter(path, .minimum(least))) }
      if let most = read[maximum] { filters.append(DataFilter(path, .maximum(most))) }
      if let values = read[values] {
        filters.append(DataFilter(path, .among(DataValueSet(values))))
      }
      if read[isPresent] { filters.append(DataFilter(path, .present)) }
      return filters
    }
  }.type.oneOrMore("a list of tests").map { $0.flatMap(\.self) }
}

extension ValueType where Value == Double {
  /// A number of the data.
  fileprivate static var anyNumber: ValueType {
    number("a number", in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  }
}

extension ValueType where Value == DataValue {
  /// A value to which the data's are compared.
  fileprivate static var data: ValueType {
    ValueType(
      expected: "a text, a number or a boolean",
      schema: { _ in ["type": ["string", "number", "boolean", "null"]] },
      read: { node, decoder in
        decoder.scalar(node, expected: "a text, a number or a boolean").map {
          DataValue(SourceNode(.scalar($0), at: node.position))
        }
      })
  }
}

// MARK: - Orders

extension DataOrder {
  /// An order by its name.
  static let named = ValueType<DataOrder>.name(
    "an order",
    [
      ("given", .given), ("weight", .weight()), ("name", .name()),
      ("shuffled", .shuffled(seed: 0)),
    ])

  /// An order: a name, or a mapping of a field and a direction.
  static let type: ValueType<DataOrder> = {
    let described = RecordType<DataOrder>("a mapping of by, descending and seed") { fields in
      let key = fields.required("by", .text, "A field, or weight, name or shuffled.")
      let descending = fields.optional(
        "descending", .boolean, "Whether the greatest is first; left out: only by weight.")
      let seed = fields.optional(
        "seed", .integer("a whole number from 0 to 1000000000", in: 0...1_000_000_000), default: 0,
        "What a shuffle depends on: the same seed gives the same order.")
      return { values, _ in
        switch values[key] {
        case "weight": .weight(descending: values[descending] ?? true)
        case "name": .name(descending: values[descending] ?? false)
        case "shuffled": .shuffled(seed: UInt64(values[seed]))
        case let field: .field(FieldPath(field), descending: values[descending] ?? false)
        }
      }
    }.type
    return .scalar(named, or: described, expected: "an order, or a mapping of by and descending")
  }()
}

// MARK: - Weights

/// The rule by which weights become sizes and colours.
struct WeightRule {
  var weights: DataWeights
  /// The colours from the least to the greatest weight; nil for the theme's.
  var colors: [Color]?

  static let type = RecordType<WeightRule>("a mapping of scale, sizes and colors") { fields in
    let field = fields.optional(
      "field", .text, "The field of the weights; left out: that of the list.")
    let scale = fields.optional(
      "scale", ValueType<WeightScale>.name("a weight scale"), default: "linear",
      "The rule from a weight to its place between the least and the greatest.")
    let sizes = fields.optional(
      "sizes", .sizesFromZero, default: "14...48", "Points for the least and the greatest weight.")
    let origin = fields.optional(
      "from", ValueType<Bool>.name("an origin", [("least", false), ("zero", true)]),
      default: "least",
      "The weight of the first size: the least one, or zero, so that a bar is as long as its number."
    )
    let colors = fields.optional(
      "colors", ValueType<Color>.color.list("a list of 1 to 12 colours", count: 1...12),
      "The colours from the least to the greatest weight; left out: the theme's scale.")
    return { values, _ in
      WeightRule(
        weights: DataWeights(
          field: values[field].map { FieldPath($0) }, scale: values[scale], sizes: values[sizes],
          isFromZero: values[origin]),
        colors: values[colors])
    }
  }.type
}
