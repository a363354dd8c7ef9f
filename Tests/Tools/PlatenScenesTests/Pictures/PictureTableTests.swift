import Platen
import Testing

@testable import PlatenScenes

/// The table of pictures, and the fields of scenes that are made of it.
@Suite struct PictureTableTests {
  /// A row of the table as it is to be.
  struct Row: Sendable {
    let kind: PictureKind
    let name: String
    let unit: String
    let defaultValue: JSONValue?
    let sentence: String
    let help: String
  }

  static let rows = [
    Row(
      kind: .tags, name: "cornerRadius", unit: "points", defaultValue: nil,
      sentence:
        "The radius of a pill's corners in points; default: half of its height. Only with style=pill.",
      help: "The radius of a pill's corners in points. Only with --style pill. "
        + "(default: half of its height)"),
    Row(
      kind: .tags, name: "width", unit: "points", defaultValue: 400,
      sentence: "The width in points, or fit for the width of a single row.",
      help: "The width in points, or fit for the width of a single row. (default: 400)"),
    Row(
      kind: .grid, name: "width", unit: "points", defaultValue: 400,
      sentence: "The width in points.", help: "The width in points. (default: 400)"),
    Row(
      kind: .clock, name: "width", unit: "points", defaultValue: nil,
      sentence: "The width in points; default: as much as the picture needs.",
      help: "The width in points. (default: as much as the picture needs)"),
    Row(
      kind: .tags, name: "alignment", unit: "name", defaultValue: "leading",
      sentence: "How to align the rows.",
      help: "How to align the rows: leading, center, trailing or justified. (default: leading)"),
    Row(
      kind: .tags, name: "fontSize", unit: "points", defaultValue: nil,
      sentence:
        "The font size of pills and plain words in points, or a range for weights, such as 12...48; "
        + "default: 17, which grows with dynamicTypeSize, or 14...48 with weights. "
        + "Only with style=pill or style=plain.",
      help:
        "The font size of pills and plain words in points, or a range for weights, such as 12...48. "
        + "Only with --style pill or --style plain. "
        + "(default: 17, which grows with --dynamic-type-size, or 14...48 with --weights)"),
    Row(
      kind: .grid, name: "fontDesign", unit: "design", defaultValue: nil,
      sentence: "The font design; default: the theme's, or depends on the picture. "
        + "Not with font.",
      help: "The font design: default, serif, rounded or monospaced. Not with --font. "
        + "(default: the theme's, or depends on the picture)"),
    Row(
      kind: .clock, name: "second", unit: "number", defaultValue: nil,
      sentence:
        "The second that a thin hand in the accent colour shows; default: no second hand. Only"
        + " with time. Not with zones.",
      help:
        "The second that a thin hand in the accent colour shows, 0 to 59. Only with --time."
        + " Not with --zones. (default: no second hand)"),
    Row(
      kind: .clock, name: "showsTicks", unit: "boolean", defaultValue: false,
      sentence:
        "Whether a tick for each minute replaces the dashed ring. Only with"
        + " showsRing=true. Not with zones.",
      help:
        "Whether a tick for each minute replaces the dashed ring. Only with --shows-ring. Not with --zones. "
        + "(default: false)"),
    Row(
      kind: .clock, name: "alignment", unit: "name", defaultValue: "center",
      sentence: "Where to place the clocks on a larger canvas. "
        + "Only with width and height, or with one of them and diameter or zones.",
      help:
        "Where to place the clocks on a larger canvas: topLeading, top, topTrailing, leading, "
        + "center, trailing, bottomLeading, bottom, bottomTrailing, leadingFirstTextBaseline, "
        + "centerFirstTextBaseline, trailingFirstTextBaseline, leadingLastTextBaseline, "
        + "centerLastTextBaseline or trailingLastTextBaseline. "
        + "Only with --width and --height, or with one of them and --diameter or --zones. "
        + "(default: center)"),
    Row(
      kind: .grid, name: "items", unit: "item", defaultValue: [],
      sentence: "The letters, emoji or words in the cells. "
        + "Separate several with commas, or repeat it; write \\, for a literal comma.",
      help: "The letters, emoji or words in the cells. "
        + "Separate several with commas, or repeat it; write \\, for a literal comma."),
  ]

  @Test(arguments: rows)
  func aRowSaysTheSameToAll(row: Row) {
    let option = row.kind.option(row.name)
    #expect(option.words.unit == row.unit)
    #expect(option.defaultValue == row.defaultValue)
    #expect(option.sentence == row.sentence)
    #expect(option.help == row.help)
  }

  @Test func theWordsOfATextAreTagsByName() throws {
    let text = "The label and the page: a label has a page. Labels? No, the label!"
    #expect(try request(.tags, ["text": text]).scene().title == "label, page")
    #expect(
      try request(.tags, ["text": text, "mergesInflections": "false"]).scene().title
        == "label, Labels, page")
    #expect(
      try request(.tags, ["text": text, "sort": "weight", "top": "2"]).scene().title
        == "label, page")
    #expect(
      try request(.tags, ["text": "Die Zeit, die Stadt", "language": "en"]).scene().title
        == "die, Stadt, Zeit")
    #expect(
      message(.tags, ["text": "a", "tags": "b"])
        == "--words has no effect with --tags: leave one of them out")
    #expect(
      message(.tags, ["tags": "b", "keep": "b"]) == "--keep has no effect: it needs --words")
    #expect(
      message(.tags, ["tags": "b", "language": "en"])
        == "--language has no effect: it needs --words")
  }

  @Test(arguments: [PictureKind.tags, .cloud])
  func theWordsOfATextAreChosen(kind: PictureKind) throws {
    let text = "Not the red fox of 1984, not the red ox; the fox"
    func title(_ options: [String: String]) throws -> String? {
      let all = ["text": text, "top": "9"].merging(options) { $1 }
      let named = kind == .tags ? all.merging(["sort": "name"]) { $1 } : all
      return try request(kind, named).scene().title
    }
    let names = { (title: String?) in Set((title ?? "").components(separatedBy: ", ")) }
    #expect(try names(title([:])) == ["fox", "ox", "red"])
    #expect(try names(title(["stopWords": "Fox,ox"])) == ["red"])
    #expect(try names(title(["keep": "NOT"])) == ["fox", "not", "ox", "red"])
    #expect(try names(title(["keepsNumbers": "true"])) == ["1984", "fox", "ox", "red"])
    #expect(try names(title(["minimumLength": "3"])) == ["fox", "red"])
    #expect(try names(title(["minimumCount": "2"])) == ["fox", "red"])
    let phrases = "the White Rabbit, a White Rabbit, White Rabbit; the cats, queens, doors, keys"
    #expect(
      try names(title(["text": phrases]))
        == ["White Rabbit", "cats", "queens", "doors", "keys"])
    #expect(
      try names(title(["text": phrases, "keepsPhrases": "false"]))
        == ["White", "Rabbit", "cats", "queens", "doors", "keys"])
  }

  @Test func tagsOfOneNameAreSummedWhereWeightsAreOfAccount() throws {
    #expect(try request(.tags, ["tags": "a:1,b:3,a:4"]).scene().title == "a, b")
    #expect(
      try request(.tags, ["tags": "b,a,a", "sort": "weight"]).scene().title == "a, b")
    #expect(
      try request(.tags, ["tags": "to,be,or,not,to,be"]).scene().title == "to, be, or, not, to, be")
  }

  @Test(arguments: PictureKind.allCases)
  func everyOptionHasASentenceATypeAndAUnit(kind: PictureKind) {
    let names = kind.options.map(\.name)
    #expect(Set(names).count == names.count)
    for option in kind.options {
      #expect(option.sentence.hasSuffix(".") && option.sentence.count > 5, "\(option.name)")
      #expect(!option.sentence.contains("`") && !option.help.contains("`"), "\(option.name)")
      #expect(!option.words.unit.isEmpty && !option.expected.isEmpty, "\(option.name)")
      #expect(option.name.allSatisfy { $0.isLetter }, "\(option.name)")
    }
  }

  @Test func aWidthThatMayFitMayBeginWithAMinusSign() {
    // So that the command takes -5 for its value, and says what is wrong with it.
    #expect(PictureKind.tags.option("width").isNumber)
    #expect(!PictureKind.tags.option("fill").isNumber)
  }

  @Test(arguments: PictureKind.allCases)
  func whatAnOptionNeedsIsThere(kind: PictureKind) {
    let names = kind.options.map(\.name)
    for need in kind.options.flatMap(\.words.needs) {
      switch need {
      case .value(let name, let values):
        let option = kind.option(name)
        #expect(option.isSwitch && values == ["true"] || values.allSatisfy(option.choices.contains))
      case .given(let others): #expect(others.allSatisfy(names.contains))
      case .leftOut(let other): #expect(names.contains(other))
      }
    }
  }

  /// The fields of scenes that are made of the table, by the definitions of the schema.
  private static let fields: [(definition: String, kind: PictureKind, names: [String])] = [
    (
      "view.tagCloud", .tags,
      [
        "alignment", "spacing", "lineSpacing", "lineLimit", "fill", "accent", "pillPadding",
        "cornerRadius", "isDeletable", "font", "fontWeight", "fontDesign",
      ]
    ),
    (
      "view.clockFace", .clock,
      [
        "time", "second", "numerals", "hands", "showsRing", "showsTicks", "tickLength", "tickWidth",
        "showsMinutes", "arcs", "showsDisc", "fill",
        "emphasizesQuarters", "inset", "font", "fontWeight", "fontDesign",
      ]
    ),
    (
      "view.worldClock", .clock,
      ["spacing", "numerals", "showsSeconds", "emphasizesQuarters", "fill"]
    ),
    ("view.adaptiveGrid", .grid, ["spacing", "columns"]),
    (
      "view.cloud", .cloud,
      [
        "leastSize", "largestSize", "fit", "orientation", "verticalShare", "angles", "groups",
        "colors", "colorsFrom", "legend", "shape", "shapeFill", "outline", "spacing", "measure",
        "repeats", "nestsInLetters", "groupFonts", "effort", "seed",
        "font", "fontWeight", "fontDesign",
      ]
    ),
  ]

  @Test func fieldsOfScenesHaveTheSentencesAndDefaultsOfTheTable() throws {
    let definitions = try #require(SceneSchema.document["$defs"])
    for (definition, kind, names) in Self.fields {
      let part = try #require(definitions[definition], "\(definition)")
      let properties = try #require(part.properties, "\(definition)")
      for name in names {
        let field = try #require(properties[name], "\(definition).\(name)")
        let option = kind.option(name)
        #expect(field["description"] == .string(option.words.sentence), "\(definition).\(name)")
        #expect(field["default"] == option.defaultValue, "\(definition).\(name)")
      }
    }
  }

  @Test func theCanvasHasTheSentencesAndDefaultsOfTheTable() throws {
    let canvas = SceneSchema.document["$defs"]?["canvas"]
    let properties = try #require(canvas?.properties)
    for name in ["scale", "background", "dynamicTypeSize", "locale", "layoutDirection"] {
      let field = try #require(properties[name], "\(name)")
      let option = PictureKind.tags.option(name)
      #expect(field["description"] == .string(option.words.sentence), "\(name)")
      #expect(field["default"] == option.defaultValue, "\(name)")
    }
  }

  @Test func fieldsWithDefaultsOfTheirOwnHaveTheSentencesOfTheTable() throws {
    let definitions = SceneSchema.document["$defs"]
    for (definition, kind, name) in [
      ("canvas", PictureKind.tags, "colorScheme"), ("view.worldClock", .clock, "diameter"),
      ("view.tagCloud", .tags, "style"),
    ] {
      let field = definitions?[definition]?.properties?[name]
      #expect(field?["description"] == .string(kind.option(name).words.summary), "\(definition)")
      #expect(field?["default"] != kind.option(name).defaultValue, "\(definition)")
    }
  }

  @Test(arguments: PictureKind.allCases)
  func aSchemaOfTextHasNoBoundsOfNumbers(kind: PictureKind) {
    for option in kind.options where option.schema["type"] == "string" {
      #expect(option.schema["minimum"] == nil && option.schema["maximum"] == nil, "\(option.name)")
    }
  }

  @Test func thePaddingOfPillsIsAPattern() {
    #expect(
      PictureKind.tags.option("pillPadding").schema
        == ["type": "string", "pattern": "^[0-9.]+ *(mm|cm|in|pt)?(x[0-9.]+ *(mm|cm|in|pt)?)?$"])
  }

  @Test func whatIsLeftOutAsSomethingElseHasNoDefault() {
    let scale = SceneScale.option
    #expect(
      scale.sentence
        == "Pixels per point of a PNG, WebP, JPEG or GIF; default: what the scene says.")
    #expect(scale.defaultValue == nil)
    #expect(scale.schema == ["type": "number", "minimum": 0.01, "maximum": 100])
  }

  // MARK: - What is wrong

  @Test(arguments: [
    (
      PictureKind.clock, ["time": ""],
      "time: found nothing, expected a time from 00:00 to 23:59, such as 10:08"
    ),
    (
      .clock, ["at": "", "zones": "UTC"],
      "at: found nothing, expected a moment, such as 2026-11-21T10:08:00Z"
    ),
    (
      .grid, ["locale": ""],
      "locale: found nothing, expected a language tag of BCP 47, such as ja or de-CH"
    ),
    (
      .grid, ["padding": "200"],
      "padding: found 200 points on each side, expected less than half of the width and of the"
        + " height"
    ),
    (
      .tags, ["spacing": "-3"],
      "spacing: found the number -3, expected points from 0 to 1000000"
    ),
    (
      .tags, ["lineSpacing": "-0.5"],
      "lineSpacing: found the number -0.5, expected points from 0 to 1000000"
    ),
    (
      .grid, ["spacing": "0x2"], "spacing: found \"0x2\", expected points from 0 to 1000000"
    ),
    (
      .cloud, ["words": "a", "fit": "srcale"],
      "fit: found \"srcale\", expected a fit: scale, drop, fill"
    ),
    (
      .cloud, ["words": "a", "angles": "30...-30"],
      "angles: found \"30...-30\", expected degrees from -360 to 360, such as -30,0,30 or -30...30"
    ),
    (
      .cloud, ["words": "a", "angles": "0,361"],
      "angles: found \"0,361\", expected degrees from -360 to 360, such as -30,0,30 or -30...30"
    ),
    (
      .cloud, ["words": "a", "spacing": "0.2x"],
      "spacing: found \"0.2x\", expected ems from 0 to 10, or two lengths such as 0.22x0"
    ),
    (
      .cloud, ["words": "a", "largestSize": "most"],
      "largestSize: found \"most\", expected a font size in points, from 1 to 10000, or auto"
    ),
    (
      .cloud, ["words": "a", "shape": "path:M0 0 L9 0"],
      "shape: found a path that encloses nothing, expected a path that encloses an area"
    ),
    (
      .cloud, ["words": "a", "shape": "text: "],
      "shape: found a text without letters, expected a text with letters, of at most 100 characters"
    ),
    (
      .cloud, ["words": "a", "groupFonts": "fruit"],
      "groupFonts[0]: found \"fruit\", expected a group and a family, such as fruit=Inter"
    ),
    (
      .tags, ["tags": "a,b", "sort": "weight"],
      "sort: found data without weights, expected tags with weights"
    ),
  ])
  func wrongValues(kind: PictureKind, values: [String: String], says: String) {
    #expect(message(kind, values) == says)
  }

  @Test(arguments: ["0x2", "0o7", "0", "101", "nan", "", "two"])
  func aScaleIsOneOfTheTable(text: String) {
    let error = #expect(throws: SceneError.self) { try SceneScale.read(text) }
    #expect(error?.path == "scale" && error?.expected == "pixels per point from 0.01 to 100")
    #expect(throws: PictureOptionError.self) { try request(.grid, ["scale": text]) }
  }

  @Test func aScaleIsRead() throws {
    #expect(try SceneScale.read("2") == 2)
    #expect(try SceneScale.read("1.5") == 1.5)
  }

  @Test(arguments: [
    ("cornerRadius", "--corner-radius"), ("dynamicTypeSize", "--dynamic-type-size"),
    ("at", "--at"), ("isDeletable", "--is-deletable"),
  ])
  func theCommandHasTheSameWordsWithHyphens(name: String, option: String) {
    #expect(OptionSpelling.command.name(name) == option)
    #expect(OptionSpelling.address.name(name) == name)
  }
}

extension JSONValue {
  fileprivate subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The properties of a part's schema, which may be one of some choices or a reference.
  fileprivate var properties: JSONValue? {
    if let properties = self["properties"] { return properties }
    guard case .array(let choices)? = self["anyOf"] else { return nil }
    return choices.compactMap(\.properties).first
  }
}
