internal import Platen

/// The options of what a packed cloud looks like, the rare ones last.
///
/// They are fields of a scene's `cloud`, too.
enum CloudOptions {
  static let leastSize = PictureOption<CGFloat?>(
    "leastSize", .fontSize, unit: "points",
    "Points of the lightest word's type; all words are smaller if they have no room.",
    leftOut: "10, or more where weights differ little")
  static let largestSize = PictureOption<CGFloat?>(
    "largestSize", .largestSize, default: "auto", unit: "points",
    "Points of the heaviest word's type, or auto for the largest that has room.")
  static let fit = PictureOption<CloudFit>(
    "fit", .name("a fit"), default: "scale", unit: "fit",
    """
    What is done if words have no room: all are smaller, the lightest are left out, or those \
    without room are smaller and then left out.
    """)
  static let orientation = PictureOption<CloudTurn?>(
    "orientation", .name("an orientation"), unit: "name", "How words are turned.",
    leftOut: "horizontal, or mixed with `verticalShare`")
  static let verticalShare = PictureOption<Double?>(
    "verticalShare", .number("a number from 0 to 1", in: 0...1), unit: "number",
    needs: [.value("orientation", oneOf: ["mixed"])],
    "How many of the words stand upright: 0.3 is three of ten.",
    leftOut: "none, or 0.3 with `orientation=mixed`")
  static let angles = PictureOption<CloudOrientation?>(
    "angles", .spelledAngles, scene: .angles, unit: "degrees",
    needs: [.leftOut("orientation"), .leftOut("verticalShare")],
    "Degrees of words, clockwise: each has one of -30,0,30, or one between -30...30.",
    leftOut: "by `orientation`")
  static let groups = PictureOption<CloudGroups>(
    "groups", .groupsName, scene: .cloudGroups, default: "together", unit: "name",
    "Where the words of a group lie: near each other, or wherever there is room.")
  static let colors = PictureOption<CloudColors>(
    "colors", .name("what chooses colours"), default: "weight", unit: "name",
    "What chooses the words' colours.")
  static let colorsFrom = PictureOption<UIImage?>(
    "colorsFrom", .picture, unit: "file", needs: [.leftOut("colors")],
    "A PNG or JPEG picture whose colours words have where they lie.", leftOut: "by `colors`")
  static let shape = PictureOption<CloudShape>(
    "shape", .spelledCloudShape, scene: .cloudShape, default: "rectangle", unit: "shape",
    """
    What the words fill: rectangle, ellipse, circle, capsule, diamond, star, heart, the letters \
    of text:Hi, the inside of path:M0 0…, or a picture or SVG.
    """)
  static let shapeFill = PictureOption<Color?>(
    "shapeFill", .spelledColor, scene: .color, unit: "color",
    "The colour of the shape behind the words.", leftOut: "none")
  static let outline = PictureOption<CloudOutline?>(
    "outline", .spelledCloudOutline, scene: .cloudOutline, unit: "color",
    "The colour of a line along the shape's edge.", leftOut: "none")
  static let spacing = PictureOption<CloudSpacing>(
    "spacing", .spelledCloudSpacing, scene: .cloudSpacing, default: "0.22x0", unit: "ALONGxACROSS",
    "Ems of type between words, along their lines and across.")
  static let measure = PictureOption<CloudMeasure>(
    "measure", .name("a measure"), default: "fontSize", unit: "name",
    "What a weight decides: the size of a word's type, or how much ink it has.")
  static let repeats = PictureOption<Bool>(
    "repeats", .boolean, default: false, unit: "boolean",
    "Whether words come again, smaller, wherever there is room left.")
  static let nestsInLetters = PictureOption<Bool>(
    "nestsInLetters", .boolean, default: true, unit: "boolean",
    "Whether words may lie within the letters of others.")
  static let groupFonts = PictureOption<[String: String]?>(
    "groupFonts", .spelledGroupFonts, scene: .groupFonts, unit: "GROUP=FAMILY",
    "The families of the letters of groups.", leftOut: "that of all")
  static let effort = PictureOption<Int>(
    "effort", .integer("a whole number from 1 to 64", in: 1...64), default: 4, unit: "number",
    "How many arrangements are tried; with more, words may be larger.")
  static let seed = PictureOption<Int>(
    "seed", .integer("a whole number from 0 to 1000000", in: 0...1_000_000), default: 0,
    unit: "number", "A number that chooses another arrangement of the same words.")
}

/// How the words of a cloud are turned, by its name.
enum CloudTurn: String, CaseIterable, Sendable {
  case horizontal, mixed, vertical
}

/// What chooses the colours of a cloud's words.
enum CloudColors: String, CaseIterable, Sendable {
  /// Their weights, on the theme's scale.
  case weight
  /// Their groups, from the theme's palette; words without one have the colours of their weights.
  case group
}

// MARK: - Reading them

/// The fields of what a packed cloud looks like, of scenes and of pictures.
struct CloudFields {
  private let leastSize: Field<CGFloat?>
  private let largestSize: Field<CGFloat?>
  private let fit: Field<CloudFit>
  private let orientation: Field<CloudTurn?>
  private let verticalShare: Field<Double?>
  private let angles: Field<CloudOrientation?>
  private let groups: Field<CloudGroups>
  private let colors: Field<CloudColors>
  private let colorsFrom: Field<UIImage?>
  private let shape: Field<CloudShape>
  private let shapeFill: Field<Color?>
  private let outline: Field<CloudOutline?>
  private let spacing: Field<CloudSpacing>
  private let measure: Field<CloudMeasure>
  private let repeats: Field<Bool>
  private let nestsInLetters: Field<Bool>
  private let groupFonts: Field<[String: String]?>
  private let effort: Field<Int>
  private let seed: Field<Int>

  /// Declares the options.
  init(_ options: inout some OptionDeclaring) {
    leastSize = options.add(CloudOptions.leastSize)
    largestSize = options.add(CloudOptions.largestSize)
    fit = options.add(CloudOptions.fit)
    orientation = options.add(CloudOptions.orientation)
    verticalShare = options.add(CloudOptions.verticalShare)
    angles = options.add(CloudOptions.angles)
    groups = options.add(CloudOptions.groups)
    colors = options.add(CloudOptions.colors)
    colorsFrom = options.add(CloudOptions.colorsFrom)
    shape = options.add(CloudOptions.shape)
    shapeFill = options.add(CloudOptions.shapeFill)
    outline = options.add(CloudOptions.outline)
    spacing = options.add(CloudOptions.spacing)
    measure = options.add(CloudOptions.measure)
    repeats = options.add(CloudOptions.repeats)
    nestsInLetters = options.add(CloudOptions.nestsInLetters)
    groupFonts = options.add(CloudOptions.groupFonts)
    effort = options.add(CloudOptions.effort)
    seed = options.add(CloudOptions.seed)
  }

  /// What the options say.
  func look(_ values: FieldValues) -> CloudLook {
    var cloud = WordCloud([])
    cloud.leastSize = values[leastSize] ?? 10
    cloud.largestSize = values[largestSize]
    cloud.fit = values[fit]
    cloud.orientation = turned(values)
    cloud.groups = values[groups]
    cloud.colorImage = values[colorsFrom]
    cloud.shape = values[shape]
    cloud.shapeFill = values[shapeFill]
    cloud.outline = values[outline]
    cloud.spacing = values[spacing]
    cloud.measure = values[measure]
    cloud.repeats = values[repeats]
    cloud.nestsInLetters = values[nestsInLetters]
    cloud.groupFonts = (values[groupFonts] ?? [:]).mapValues { .ofCloud(family: $0) }
    cloud.effort = values[effort]
    cloud.seed = UInt64(values[seed])
    return CloudLook(
      cloud: cloud, colors: values[colors], keepsProportions: values[leastSize] == nil)
  }

  private func turned(_ values: FieldValues) -> CloudOrientation {
    if let angles = values[angles] { return angles }
    let share = values[verticalShare]
    switch values[orientation] {
    case .horizontal: return .horizontal
    case .vertical: return .vertical
    case .mixed: return .mixed(share: share ?? 0.3)
    case nil: return share.map { .mixed(share: $0) } ?? .horizontal
    }
  }
}

/// What a packed cloud looks like, whatever its words are.
struct CloudLook {
  /// The cloud, without words.
  var cloud: WordCloud
  var colors: CloudColors
  /// Whether a word of half the heaviest's weight has no less than half of its size: else words
  /// that occur once are tiny where no word occurs more than twice.
  var keepsProportions: Bool

  /// The cloud of the items of data, which have the fields `group`, `font`, `link` and `help` if
  /// there are such.
  ///
  /// - Parameter color: The colour of an item by its weight.
  func cloud(
    of items: [DataItem], in theme: SceneTheme, _ decoder: SceneDecoder,
    color: (DataItem) -> Color?
  ) -> WordCloud {
    let groups = Set(items.compactMap { $0.cloudText("group") }).sorted()
    let palette = theme.palette
    let groupColors = Dictionary(
      uniqueKeysWithValues: groups.enumerated().map { ($1, palette[$0 % palette.count]) })
    let floor = keepsProportions ? Self.leastPosition(of: items.map { $0.amount ?? 1 }) : 0
    var cloud = cloud
    // Where a picture shows nothing, words have the colours of their weights.
    cloud.colors = theme.scale
    cloud.words = items.map { item in
      let group = item.cloudText("group")
      let groupColor = colors == .group ? group.flatMap { groupColors[$0] } : nil
      var word = WordCloud.Word(
        item.name, weight: item.amount ?? 1,
        color: cloud.colorImage == nil
          ? groupColor ?? color(item) ?? theme.scale.color(at: item.weight) : nil, group: group,
        font: item.cloudText("font").map { .ofCloud(family: $0) })
      // The data's rule has given the weight a place among the others.
      word.position = floor + (1 - floor) * item.weight
      word.link = decoder.options.allowsLinks ? item.cloudLink : nil
      word.help = item.cloudText("help")
      return word
    }
    return cloud
  }

  /// The place of the lightest word among the sizes, from 0: its share of the greatest weight.
  private static func leastPosition(of weights: [Double]) -> Double {
    guard let least = weights.min(), let greatest = weights.max(), least > 0, least < greatest
    else { return 0 }
    return least / greatest
  }
}

extension Font {
  /// The font of a cloud's words in a family, at any size.
  fileprivate static func ofCloud(family: String) -> Font {
    .custom(family, size: 17).weight(.semibold)
  }
}

// MARK: - What data says of a word

extension DataItem {
  /// The text of a field of a word, without blanks around it; nil where it has none.
  func cloudText(_ field: String) -> String? {
    guard let text = record[field]?.text else { return nil }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty ? nil : trimmed
  }

  /// The address in the field `link`; nil where it has none, or one of another kind than http and
  /// https.
  var cloudLink: URL? {
    guard let url = cloudText("link").flatMap({ URL(string: $0) }),
      let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      url.host?.isEmpty == false
    else { return nil }
    return url
  }
}

extension [DataItem] {
  /// The first item whose link is no address of http or https, and the link.
  var firstUnusableLink: (item: DataItem, link: String)? {
    for item in self {
      if let link = item.cloudText("link"), item.cloudLink == nil { return (item, link) }
    }
    return nil
  }
}
