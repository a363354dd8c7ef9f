internal import Platen

extension CloudLook {
  /// The options of what a packed cloud looks like, the rare ones last.
  ///
  /// They are fields of a scene's `cloud`, too.
  static let options = OptionSetters<CloudLook> { look in
    look.add(
      "leastSize", .fontSize, unit: "points",
      "The font size of the lightest word in points. All words shrink if they do not fit.",
      leftOut: "10, or more if the weights differ little"
    ) { $0.leastSize = $1 }
    look.add(
      "largestSize", .largestSize, default: "auto", unit: "points",
      "The font size of the heaviest word in points, or auto for the largest that fits."
    ) { look, size in
      (look.cloud.largestSize, look.cloud.largestSizeSaid) = (size, size)
    }
    look.add(
      "fit", .name("a fit"), default: "scale", unit: "fit",
      """
      What to do if not all words fit. With scale, all words shrink. With drop, the lightest words \
      are left out. With fill, words that do not fit shrink, and are left out if that is not enough.
      """
    ) { $0.cloud.fit = $1 }
    look.add(
      "orientation", .name("an orientation"), unit: "name", "The orientation of the words.",
      leftOut: "horizontal, or mixed with `verticalShare`"
    ) { $0.turn = $1 }
    look.add(
      "verticalShare", .number("a number from 0 to 1", in: 0...1), unit: "number",
      needs: [.value("orientation", oneOf: ["mixed"])],
      "The share of vertical words. With 0.3, three words in ten are vertical.",
      leftOut: "none, or 0.3 with `orientation=mixed`"
    ) { $0.verticalShare = $1 }
    look.add(
      "angles", .spelledAngles, scene: .angles, unit: "degrees",
      needs: [.leftOut("orientation"), .leftOut("verticalShare")],
      "The angles of the words in degrees, clockwise: one of a list such as -30,0,30, or any"
        + " within a range such as -30...30.",
      leftOut: "set by `orientation`"
    ) { $0.angles = $1 }
    look.add(
      "groups", .groupsName, scene: .cloudGroups, default: "together", unit: "name",
      "Whether the words of a group lie near each other or wherever they fit."
    ) { $0.cloud.groups = $1 }
    look.add(
      "colors", .spelledCloudColors, scene: .cloudColors, unit: "colors",
      """
      What sets the words' colours: weight, group, or a list of colours such as red,blue,#0a0. The \
      groups take the colours of a list in turn. Without groups, the words do, the heaviest first.
      """,
      leftOut: "weight, or group with `legend`"
    ) { $0.colorsSaid = $1 }
    look.add(
      "legend", .boolean, default: false, unit: "boolean", needs: [.leftOut("colorsFrom")],
      "Whether to list the groups and their colours below the words."
    ) { $0.cloud.showsLegend = $1 }
    look.add(
      "colorsFrom", .picture, unit: "file", needs: [.leftOut("colors")],
      "A PNG, JPEG, WebP or GIF picture. Each word takes the picture's colour at its place.",
      leftOut: "set by `colors`"
    ) { $0.cloud.colorImage = $1 }
    look.add(
      "shape", .spelledCloudShape, scene: .cloudShape, default: "rectangle", unit: "shape",
      """
      What the words fill: rectangle, ellipse, circle, capsule, diamond, star, heart, the letters \
      of text:Hi, the inside of path:M0 0…, or a picture or SVG.
      """
    ) { $0.cloud.shape = $1 }
    look.add(
      "shapeFill", .spelledColor, scene: .color, unit: "color",
      "The colour that fills the shape behind the words.", leftOut: "none"
    ) { $0.cloud.shapeFill = $1 }
    look.add(
      "outline", .spelledCloudOutline, scene: .cloudOutline, unit: "color",
      "The colour of the shape's outline.", leftOut: "none"
    ) { $0.cloud.outline = $1 }
    look.add(
      "spacing", .spelledCloudSpacing, scene: .cloudSpacing, default: "0.22x0",
      unit: "ALONGxACROSS",
      "The space between words in ems: along the text and across it."
    ) { $0.cloud.spacing = $1 }
    look.add(
      "measure", .name("a measure"), default: "fontSize", unit: "name",
      "Whether a word's weight sets its font size or the area of its ink."
    ) { $0.cloud.measure = $1 }
    look.add(
      "repeats", .boolean, unit: "boolean",
      "Whether to repeat words, smaller, to fill the remaining space.",
      leftOut: "true if the shape is text:…, otherwise false"
    ) { $0.repeats = $1 }
    look.add(
      "nestsInLetters", .boolean, default: true, unit: "boolean",
      "Whether words may lie inside the letters of other words."
    ) { $0.cloud.nestsInLetters = $1 }
    look.add(
      "groupFonts", .spelledGroupFonts, scene: .groupFonts, unit: "GROUP=FAMILY",
      "The font family of each group.", leftOut: "the cloud's font"
    ) { look, families in
      look.cloud.groupFonts = (families ?? [:]).mapValues { .ofCloud(family: $0) }
    }
    look.add(
      "effort", .integer("a whole number from 1 to 64", in: 1...64), default: 4, unit: "number",
      "How many arrangements to try. A higher number takes longer and can make the words larger."
    ) { $0.cloud.effort = $1 }
    look.add(
      "seed", .integer("a whole number from 0 to 1000000", in: 0...1_000_000), default: 0,
      unit: "number",
      "A number that selects the arrangement: another seed arranges the same words differently."
    ) { $0.cloud.seed = UInt64($1) }
  }
}

/// How the words of a cloud are turned, by its name.
enum CloudTurn: String, CaseIterable, Sendable {
  case horizontal, mixed, vertical
}

/// What chooses the colours of a cloud's words.
enum CloudColors: Hashable, Sendable {
  /// Their weights, on the theme's scale.
  case weight
  /// Their groups, from the theme's palette; words without one have the colours of their weights.
  case group
  /// These colours, which groups take in turn, and words without one from the heaviest on.
  case palette([Color])

  /// Whether the colours were said.
  var isPalette: Bool {
    if case .palette = self { true } else { false }
  }
}

// MARK: - What they say

/// What a packed cloud looks like, whatever its words are.
struct CloudLook {
  /// The cloud, without words.
  var cloud = WordCloud([])
  /// What chooses the colours, if that was said.
  fileprivate var colorsSaid: CloudColors?
  fileprivate var turn: CloudTurn?
  fileprivate var verticalShare: Double?
  fileprivate var angles: CloudOrientation?
  /// Points of the lightest word's type, if they were said.
  fileprivate var leastSize: CGFloat?
  /// Whether words come again, if that was said.
  fileprivate var repeats: Bool?
  /// Whether a word of half the heaviest's weight has no less than half of its size: else words
  /// that occur once are tiny where no word occurs more than twice.
  var keepsProportions = true

  /// - Parameter set: Sets what the options say.
  init(_ values: FieldValues, _ set: OptionSetters<CloudLook>.Setter) {
    set(&self, values)
    (cloud.leastSize, cloud.leastSizeSaid) = (leastSize ?? 10, leastSize)
    // Few words leave letters that cannot be read.
    cloud.repeats = repeats ?? cloud.shape.isText
    cloud.tellsRepeats = repeats == nil
    keepsProportions = leastSize == nil
    cloud.orientation = orientation
  }

  /// What chooses the colours; a legend has those of groups.
  var colors: CloudColors { colorsSaid ?? (cloud.showsLegend ? .group : .weight) }

  /// The colours that groups take in turn; none where weights choose them.
  func colors(in theme: SceneTheme) -> [Color] {
    switch colors {
    case .weight: []
    case .group: theme.palette
    case .palette(let palette): palette
    }
  }

  private var orientation: CloudOrientation {
    if let angles { return angles }
    switch turn {
    case .horizontal: return .horizontal
    case .vertical: return .vertical
    case .mixed: return .mixed(share: verticalShare ?? 0.3)
    case nil: return verticalShare.map { .mixed(share: $0) } ?? .horizontal
    }
  }

  /// The cloud of the items of data, which have the fields `group`, `font`, `link` and `help` if
  /// there are such.
  ///
  /// - Parameter color: The colour of an item by its weight.
  func cloud(
    of items: [DataItem], in theme: SceneTheme, _ decoder: SceneDecoder,
    color: (DataItem) -> Color?
  ) -> WordCloud {
    let colorsOfKinds = kindColors(of: items, in: theme)
    let floor = keepsProportions ? Self.leastPosition(of: items.map { $0.amount ?? 1 }) : 0
    var cloud = cloud
    // Fonts are families here: the semibold is this program's choice.
    cloud.suggestsWeights = true
    // Where a picture shows nothing, words have the colours of their weights.
    cloud.colors = theme.scale
    cloud.words = items.enumerated().map { index, item in
      let ofKind = colorsOfKinds(index, item)
      let own = color(item)
      var word = WordCloud.Word(
        item.name, weight: item.amount ?? 1,
        color: cloud.colorImage == nil
          ? ofKind ?? own ?? theme.scale.color(at: item.weight) : nil, group: item.group,
        font: item.cloudText("font").map { .ofCloud(family: $0) })
      // Colours of the theme are changed where they could not be read.
      word.keepsColor = ofKind == nil ? own != nil : colors.isPalette
      // The data's rule has given the weight a place among the others.
      word.position = floor + (1 - floor) * item.weight
      word.link = decoder.options.allowsLinks ? item.cloudLink : nil
      word.help = item.cloudText("help")
      return word
    }
    return cloud
  }

  /// The colour of each item by its group, or by its place in the order of weights; nil for one that
  /// has that of its weight.
  private func kindColors(
    of items: [DataItem], in theme: SceneTheme
  ) -> (_ index: Int, _ item: DataItem) -> Color? {
    let groups = Set(items.compactMap(\.group)).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(groups, groups.indices))
    let palette = colors(in: theme)
    func color(_ place: Int?) -> Color? { place.map { palette[$0 % palette.count] } }
    if palette.isEmpty { return { _, _ in nil } }
    guard groups.isEmpty, colors.isPalette else {
      return { _, item in color(item.group.flatMap { places[$0] }) }
    }
    let order = items.indices.sorted {
      (-items[$0].weight, items[$0].name, $0) < (-items[$1].weight, items[$1].name, $1)
    }
    var ranks = order
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    return { index, _ in color(ranks[index]) }
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

extension SceneDecoder {
  /// Returns whether the lightest word is not to be larger than the heaviest one; false after an error
  /// was reported.
  func checkSizes(of cloud: WordCloud, at node: SourceNode) -> Bool {
    guard let least = cloud.leastSizeSaid, let largest = cloud.largestSizeSaid, least > largest
    else { return true }
    let _: Bool? = at("leastSize") {
      report(
        node, found: LayoutNumber.text(least),
        expected: "at most \(LayoutNumber.text(largest)), the size of the heaviest word")
    }
    return false
  }
}

// MARK: - What data says of a word

extension DataItem {
  /// The group of a word; nil where it has none.
  var group: String? { taken.roles.group.flatMap { cloudText($0.text) } }

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
  /// The items whose links are no addresses of http or https, and the links.
  var unusableLinks: [(item: DataItem, link: String)] {
    compactMap { item in
      guard let link = item.cloudText("link"), item.cloudLink == nil else { return nil }
      return (item, link)
    }
  }
}

extension DataItem {
  /// Whether its word is too long for a cloud.
  var isTooLong: Bool { CountedWord.isTooLong(name) }
}
