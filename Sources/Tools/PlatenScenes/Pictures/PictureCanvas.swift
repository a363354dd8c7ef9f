internal import Platen

/// The options that every picture has: what it is drawn on, its look and its title.
enum CanvasOptions {
  static let theme = PictureOption<SceneTheme?>(
    "theme", .themeName.remembered { $1.sceneEnvironment.theme = $0 }, unit: "name", in: .canvas,
    "The theme, which sets colours and fonts.",
    leftOut: "system colours, and fonts that suit the picture")
  static let scale = PictureOption<CGFloat>(
    "scale", .scale, default: 1, unit: "number", in: .output,
    "Pixels per point of a PNG, WebP, JPEG or GIF.")
  static let background = PictureOption<Color?>(
    "background", .spelledColor, scene: .color, unit: "color", in: .canvas,
    "The background colour, or none.", leftOut: "the theme's")
  static let colorScheme = PictureOption<CanvasScheme?>(
    "colorScheme", .canvasScheme, unit: "scheme", in: .canvas,
    "Whether to use colours for a light or a dark background. In an SVG, auto follows the"
      + " reader's setting.",
    leftOut: "the one that is readable on the background, or else light")
  static let dynamicTypeSize = dynamicTypeSize()
  static let locale = PictureOption<LanguageTag>(
    "locale", .languageTag, default: "en-US", unit: "tag", in: .canvas,
    "The language and region for texts, numbers, dates and sorting, as a BCP 47 tag.")
  static let layoutDirection = PictureOption<LayoutDirection?>(
    "layoutDirection", .layoutDirection, unit: "direction", in: .canvas,
    "The direction in which lines are read.", leftOut: "the locale's")
  static let title = PictureOption<String?>(
    "title", .anyText, unit: "text", in: .output,
    "The title, which screen readers read aloud.",
    leftOut: "what the picture shows, such as its names")

  /// - Parameter needs: What has to be asked for, too, so that texts grow.
  static func dynamicTypeSize(needs: [OptionNeed] = []) -> PictureOption<DynamicTypeSize> {
    PictureOption(
      "dynamicTypeSize", .dynamicTypeSize, default: "large", unit: "size", in: .canvas,
      needs: needs,
      "The reader's preferred text size.")
  }

  /// - Parameter defaultValue: Points; nil for as many as the picture takes.
  static func width(default defaultValue: JSONValue?) -> PictureOption<CGFloat?> {
    length("width", .side, default: defaultValue, "The width in points.", leftOut: asMany)
  }

  /// A width that may be that of what is drawn, on one row.
  ///
  /// - Parameter defaultValue: Points.
  static func widthOrFit(default defaultValue: JSONValue) -> PictureOption<CGFloat?> {
    PictureOption(
      "width", .canvasLength, default: defaultValue, unit: "points", in: .canvas,
      "The width in points, or fit for the width of a single row.")
  }

  /// - Parameter defaultValue: Points; nil for as many as the picture takes.
  static func height(default defaultValue: JSONValue?) -> PictureOption<CGFloat?> {
    length("height", .side, default: defaultValue, "The height in points.", leftOut: asMany)
  }

  /// - Parameters:
  ///   - defaultValue: Points; nil for as many as another option says.
  ///   - leftOut: How many that is.
  static func padding(
    default defaultValue: JSONValue?, leftOut: String
  ) -> PictureOption<Located<CGFloat>?> {
    length(
      "padding", ValueType<CGFloat>.length.located, default: defaultValue,
      "The space around the content in points.", leftOut: leftOut)
  }

  private static let asMany = "as much as the picture needs"

  private static func length<Value>(
    _ name: String, _ type: ValueType<Value>, default defaultValue: JSONValue?, _ summary: String,
    leftOut: String
  ) -> PictureOption<Value?> {
    guard let defaultValue else {
      return PictureOption(name, type, unit: "points", in: .canvas, summary, leftOut: leftOut)
    }
    return PictureOption(
      name, type.map { .some(.some($0)) } as ValueType<Value?>, default: defaultValue,
      unit: "points", in: .canvas, summary)
  }
}

/// The scale where a scene is drawn, which may have one of its own.
package enum SceneScale {
  /// The option of all pictures.
  package static let option = PictureKind.grid.option("scale").leftOut(as: "what the scene says")

  /// Pixels per point of a PNG.
  ///
  /// - Throws: What is wrong with the text.
  package static func read(_ text: String) throws(SceneError) -> Double {
    let decoder = SceneDecoder(options: SceneOptions())
    let node = SourceNode(
      .scalar(SourceNode.Scalar(text: text, isPlain: true)),
      at: SourcePosition(line: 1, column: 1))
    let type = ValueType<CGFloat>.scale.asText
    let scale = decoder.at(option.name) { type.read(node, decoder) }
    if let scale { return Double(scale) }
    throw decoder.errors.first
      ?? SceneError(
        at: node.position, path: option.name, found: node.phrase, expected: type.expected)
  }
}

/// The fields of the options that every picture has.
struct PictureCanvas {
  /// What stands for the lengths that are left out.
  struct Defaults {
    /// Points; nil for as many as the picture takes.
    var width: JSONValue?
    /// Whether the width may be that of what is drawn.
    var mayFit = false
    /// Points; nil for as many as the picture takes.
    var height: JSONValue?
    /// Points around what is drawn; nil for as many as another option says.
    var padding: JSONValue?
    /// How many points lie around what is drawn if no option says it and there is no default.
    var paddingLeftOut = ""
  }

  private let theme: Field<SceneTheme?>
  private let width: Field<CGFloat?>
  private let height: Field<CGFloat?>
  private let padding: Field<Located<CGFloat>?>
  private let background: Field<Color?>
  private let colorScheme: Field<CanvasScheme?>
  private let dynamicTypeSize: Field<DynamicTypeSize>?
  private let font: OptionSetters<PictureFont>.Setter
  private let language: Field<LanguageTag>
  private let layoutDirection: Field<LayoutDirection?>
  private let scale: Field<CGFloat>
  private let title: Field<String?>

  /// Declares the options; the theme comes first, as colours may be its own.
  ///
  /// - Parameter dynamicTypeSize: Nil for a picture whose texts do not grow.
  init(
    _ options: inout OptionList, _ defaults: Defaults,
    dynamicTypeSize: PictureOption<DynamicTypeSize>? = CanvasOptions.dynamicTypeSize
  ) {
    theme = options.add(CanvasOptions.theme)
    if defaults.mayFit, let width = defaults.width {
      self.width = options.add(CanvasOptions.widthOrFit(default: width))
    } else {
      width = options.add(CanvasOptions.width(default: defaults.width))
    }
    height = options.add(CanvasOptions.height(default: defaults.height))
    padding = options.add(
      CanvasOptions.padding(default: defaults.padding, leftOut: defaults.paddingLeftOut))
    background = options.add(CanvasOptions.background)
    colorScheme = options.add(CanvasOptions.colorScheme)
    self.dynamicTypeSize = dynamicTypeSize.map { options.add($0) }
    font = options.add(PictureFont.options)
    language = options.add(CanvasOptions.locale)
    layoutDirection = options.add(CanvasOptions.layoutDirection)
    scale = options.add(CanvasOptions.scale)
    title = options.add(CanvasOptions.title)
  }

  /// The values of the options; nil after it was reported that the padding leaves nothing.
  ///
  /// - Parameter otherPadding: Points around what is drawn, if no option says it.
  func values(
    _ values: FieldValues, otherPadding: CGFloat = 0, _ decoder: SceneDecoder
  ) -> Values? {
    let padding = values[padding]?.value ?? otherPadding
    let (width, height) = (values[width], values[height])
    guard [width, height].allSatisfy({ $0.map { 2 * padding < $0 } ?? true }) else {
      report(values, padding, decoder)
      return nil
    }
    let background = values[background]
    return Values(
      theme: values[theme] ?? .none,
      canvas: SceneCanvas(
        width: width, height: height, alignment: .center, padding: padding,
        scale: values[scale], background: background,
        colorScheme: values[colorScheme]?.fixed ?? ColorScheme(readableOn: background),
        followsReader: values[colorScheme] == .reader,
        dynamicTypeSize: dynamicTypeSize.map { values[$0] } ?? .large, language: values[language],
        layoutDirection: values[layoutDirection] ?? values[language].layoutDirection),
      font: PictureFont(values, font), title: values[title])
  }

  /// Notes that the padding leaves nothing of the width or of the height.
  private func report(_ values: FieldValues, _ padding: CGFloat, _ decoder: SceneDecoder) {
    let found = "\(JSONValue.number(padding).compact) points on each side"
    let expected = "less than half of the width and of the height"
    // The default is written nowhere.
    let written = values[self.padding].flatMap { $0.path.isEmpty ? nil : $0 }
    decoder.add(
      written?.error(found: found, expected: expected)
        ?? SceneError(
          at: SourcePosition(line: 1, column: 1), path: "padding", found: found,
          expected: expected))
  }

  /// What a picture is drawn on.
  struct Values {
    let theme: SceneTheme
    var canvas: SceneCanvas
    /// The letters that were asked for.
    let font: PictureFont
    /// What the picture is called; nil for what it shows.
    let title: String?

    /// The points across within the padding; nil for as many as the picture takes.
    var innerWidth: CGFloat? { canvas.width.map { $0 - 2 * canvas.padding } }
    /// The points down within the padding; nil for as many as the picture takes.
    var innerHeight: CGFloat? { canvas.height.map { $0 - 2 * canvas.padding } }

    /// The scene of a view.
    ///
    /// - Parameter title: What the picture is called if the options do not say it.
    func scene(
      of view: some View, _ kind: PictureKind, title: String, _ decoder: SceneDecoder
    ) -> PictureScene {
      let mark = LayoutMark(kind: kind.rawValue, id: kind.rawValue)
      let view = font.applied(to: view)
      return PictureScene(
        title: self.title ?? title, canvas: canvas, theme: theme,
        view: decoder.options.marksViews ? AnyView(view.layoutMark(mark)) : view,
        files: [], viewCount: decoder.size.views + 1, textBytes: decoder.size.textBytes)
    }
  }
}

extension ColorScheme {
  /// The scheme whose texts can be read on a background; light where there is none.
  init(readableOn background: Color?) {
    guard let ground = background?.resolved(in: .light), ground.opacity > 0.5 else {
      self = .light
      return
    }
    self = ground.isDark ? .dark : .light
  }
}
