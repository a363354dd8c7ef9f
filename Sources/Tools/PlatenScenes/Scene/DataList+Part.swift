internal import Platen

extension DataList {
  /// A list as a scene describes it.
  static let part = Part<[DataItem]>("list", "A list of records or plain values.") { fields in
    let file = fields.optional(
      "file", .written, "The file with the records, relative to the scene's folder.")
    let format = fields.optional(
      "format", ValueType<DataFormat>.name("a format of data"),
      "The format of the file; default: by its extension.")
    let encoding = fields.optional(
      "encoding", ValueType<TextEncoding>.name("an encoding"),
      "The encoding of the file; default: by its byte order mark, or else utf8.")
    let locale = fields.optional(
      "locale", ValueType<Locale>.locale,
      "The language whose number format a CSV, TSV or text file uses; default: the canvas's."
    )
    let hasHeader = fields.optional(
      "hasHeader", .boolean,
      "Whether the first line of a CSV or TSV file names the fields; default: detected.")
    let separator = fields.optional(
      "separator", ValueType<DataReader.Separator>.name("a separator"),
      "The separator between the fields of a CSV file; default: detected in the first line.")
    let path = fields.optional(
      "path", .text, "The path of the list in a JSON file, such as results.items.")
    let word = fields.optional(
      "word", .text,
      "The column of words: its name or number; default: name, word or similar, or else the first"
        + " with texts.")
    let weight = fields.optional(
      "weight", .text,
      "The column of weights: its name or number; default: weight, count or similar, or else the"
        + " first with numbers."
    )
    let group = fields.optional(
      "group", .text,
      "The column of groups in a cloud: its name or number; default: a column named group."
    )
    let items = fields.optional("items", .written, "The records or values themselves.")
    let range = fields.optional("range", .written, "Whole numbers, such as 1...31 or 0..<60.")
    let words = fields.optional("words", .written, "A text whose words are counted.")
    let language = fields.optional(
      "language", ValueType<WordLanguage>.wordLanguage.oneOrMore("a language, or a list"),
      "The languages whose grammatical words are left out; default: the languages of the text.")
    let stopWords = fields.optional(
      "stopWords", ValueType<String>.text.oneOrMore("a word, or a list of words"), default: [],
      "More words to leave out.")
    let keep = fields.optional(
      "keep", ValueType<String>.text.oneOrMore("a word, or a list of words"), default: [],
      "Words to count even if they are common, short or numbers.")
    let mergesInflections = fields.optional(
      "mergesInflections", .boolean, default: true,
      "Whether to count inflected forms as one word, such as cat and cats.")
    let keepsPhrases = fields.optional(
      "keepsPhrases", .boolean, default: true,
      "Whether to count words that often occur together as one, such as New York.")
    let minimumLength = fields.optional(
      "minimumLength", .count, default: 2, "The minimum length of a word in characters.")
    let minimumCount = fields.optional(
      "minimumCount", .count, default: 1, "The minimum number of times a word must occur.")
    let keepsNumbers = fields.optional(
      "keepsNumbers", .boolean, default: false, "Whether numbers count as words.")
    let keepsAddresses = fields.optional(
      "keepsAddresses", .boolean, default: false,
      "Whether to count the parts of web addresses, email addresses and file paths as words.")
    let markup = fields.optional(
      "markup", .boolean,
      "Whether the text is HTML or XML, so that its tags are not counted; default: true if the"
        + " text has tags.")
    let countsLines = fields.optional(
      "countsLines", .boolean,
      "Whether to take each line as one word; default: true if there are at least three lines, all"
        + " are short and none ends like a sentence.")
    let sumsDuplicates = fields.optional(
      "sumsDuplicates", .boolean, default: false,
      "Whether to merge records of the same name and add their weights.")
    let filters = fields.optional(
      "where", .tests, default: [],
      "Which records to keep: those that pass all tests, or those for which an expression in"
        + " braces is true, such as \"{minutes > 30}\".")
    // A list is of any records, not of tags: these say more than the options of tags, or other words.
    let top = fields.optional(
      "top", .count, "How many records to keep, the heaviest first; default: all.")
    let order = fields.optional(
      "sort", ListOrder.type, default: "given",
      "How to sort the records: by one of these words, by an expression in braces, or by a mapping"
        + " with by for a field.")
    let offset = fields.optional(
      "offset", .integer("a whole number from 0 to 1000000", in: 0...1_000_000), default: 0,
      "How many records to skip at the beginning.")
    let limit = fields.optional(
      "limit", .count, "The maximum number of records; default: all.")
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
    let field = fields.required("field", .text, "The field to test.")
    let minimum = fields.optional("minimum", .anyNumber, "The least number to keep.")
    let maximum = fields.optional("maximum", .anyNumber, "The greatest number to keep.")
    let values = fields.optional(
      "is", ValueType<DataValue>.data.oneOrMore("a value, or a list of values"),
      "The value to keep, or a list of them.")
    let isPresent = fields.optional(
      "isPresent", .boolean, "`true` leaves out empty values, `false` keeps only empty ones.")
    return { read, _ in
      let path = FieldPath(read[field])
      var filters: [DataFilter] = []
      if let least = read[minimum] { filters.append(DataFilter(path, .minimum(least))) }
      if let most = read[maximum] { filters.append(DataFilter(path, .maximum(most))) }
      if let values = read[values] {
        filters.append(DataFilter(path, .among(DataValueSet(values))))
      }
      if let isPresent = read[isPresent] { filters.append(DataFilter(path, .present(isPresent))) }
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
        "descending", .boolean, "Whether the greatest is first; default: true only for weight.")
      let seed = fields.optional(
        "seed", .integer("a whole number from 0 to 1000000000", in: 0...1_000_000_000), default: 0,
        "The seed of a shuffle: the same seed gives the same order.")
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
      "field", .text, "The field of the weights; default: the list's.")
    let scale = fields.optional(
      "scale", ValueType<WeightScale>.name("a weight scale"), default: "linear",
      "The rule that turns a weight into its place between the least and the greatest.")
    let sizes = fields.optional(
      "sizes", .sizesFromZero, default: "14...48",
      "The sizes in points for the least and the greatest weight.")
    let origin = fields.optional(
      "from", ValueType<Bool>.name("an origin", [("least", false), ("zero", true)]),
      default: "least",
      "The weight that gets the first size: the least one, or zero, so that the length of a bar"
        + " matches its number."
    )
    let colors = fields.optional(
      "colors", ValueType<Color>.color.list("a list of 1 to 12 colours", count: 1...12),
      "The colours from the least to the greatest weight; default: the theme's scale.")
    return { values, _ in
      WeightRule(
        weights: DataWeights(
          field: values[field].map { FieldPath($0) }, scale: values[scale], sizes: values[sizes],
          isFromZero: values[origin]),
        colors: values[colors])
    }
  }.type
}
