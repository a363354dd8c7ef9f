package import Platen

/// The parameters that every picture has: what it is drawn on, its look and its title.
struct QueryCanvas {
  /// What stands for the lengths that are left out.
  struct Defaults {
    /// Points; nil for as many as the picture takes.
    var width: JSONValue?
    var height: JSONValue?
    /// Points around what is drawn.
    var padding: JSONValue
  }

  let locale: Field<Locale>
  private let theme: Field<SceneTheme?>
  private let width: Field<CGFloat?>
  private let height: Field<CGFloat?>
  private let padding: Field<Placed<CGFloat>>
  private let scale: Field<CGFloat>
  private let background: Field<Color?>
  private let colorScheme: Field<ColorScheme?>
  private let dynamicTypeSize: Field<DynamicTypeSize>
  private let timeZone: Field<TimeZone>
  private let layoutDirection: Field<LayoutDirection?>
  private let title: Field<String?>

  /// Declares the parameters.
  init(_ fields: inout FieldList, _ defaults: Defaults) {
    theme = fields.optional(
      "theme", .themeName.remembered { $1.theme = $0 },
      "The look; left out: the system's colours, and letters that suit what is drawn.")
    width = fields.side(
      "width", default: defaults.width, "Points across; left out: as many as the picture takes.")
    height = fields.side(
      "height", default: defaults.height, "Points down; left out: as many as the picture takes.")
    padding = fields.optional(
      "padding", ValueType<CGFloat>.length.placed, default: defaults.padding,
      "Points around what is drawn.")
    scale = fields.optional("scale", .scale, default: 1, "Pixels a point of a PNG.")
    background = fields.optional(
      "background", .queryColor,
      "What lies under the picture, or none; left out: what the theme has.")
    colorScheme = fields.optional(
      "colorScheme", .colorScheme,
      "Whether colours are for light or dark grounds; left out: what can be read on the background, "
        + "or light.")
    dynamicTypeSize = fields.optional(
      "dynamicTypeSize", .dynamicTypeSize, default: "large", "How large the reader wants texts.")
    locale = fields.optional(
      "locale", .locale, default: "en-US",
      "The language and region of texts and sorting, as BCP 47 names it.")
    timeZone = fields.optional(
      "timeZone", .timeZone, default: "UTC", "The time zone, as Europe/Berlin.")
    layoutDirection = fields.optional(
      "layoutDirection", .layoutDirection,
      "Where the leading side is; left out: where the locale has it.")
    title = fields.optional(
      "title", .anyText,
      "What the picture is called, for those who cannot see it; left out: by what it shows.")
  }

  /// The look.
  func theme(_ values: FieldValues) -> SceneTheme { values[theme] ?? .none }

  /// The lengths within the padding, nil for those that are not set; nil after it was reported that
  /// nothing is left.
  func room(
    _ values: FieldValues, _ decoder: SceneDecoder
  ) -> (width: CGFloat?, height: CGFloat?)? {
    let padding = values[padding]
    let (width, height) = (values[width], values[height])
    guard [width, height].allSatisfy({ $0.map { 2 * padding.value < $0 } ?? true }) else {
      var problem = padding.error(
        found: "\(padding.value) points at both sides",
        expected: "less than half of the width and of the height")
      // The default is written nowhere.
      if problem.path.isEmpty { problem.path = "padding" }
      decoder.add(problem)
      return nil
    }
    return (width.map { $0 - 2 * padding.value }, height.map { $0 - 2 * padding.value })
  }

  /// The scene of a view.
  ///
  /// - Parameters:
  ///   - isWide: Whether the picture may be wider than its width says, which the view knows.
  ///   - alignment: Where the view stands on a larger canvas.
  func scene(
    of view: some View, _ kind: PictureQuery.Kind, title: String, isWide: Bool = false,
    alignment: Alignment = .center, _ values: FieldValues, _ decoder: SceneDecoder
  ) -> PictureScene {
    let background = values[background]
    let canvas = SceneCanvas(
      width: isWide ? nil : values[width], height: values[height], alignment: alignment,
      padding: values[padding].value, scale: values[scale], background: background,
      colorScheme: values[colorScheme] ?? ColorScheme(readableOn: background),
      dynamicTypeSize: values[dynamicTypeSize], locale: values[locale],
      timeZone: values[timeZone],
      layoutDirection: values[layoutDirection] ?? values[locale].layoutDirection)
    let mark = LayoutMark(kind: kind.rawValue, id: kind.rawValue)
    return PictureScene(
      title: values[self.title] ?? title, canvas: canvas, theme: theme(values),
      view: decoder.options.marksViews ? AnyView(view.layoutMark(mark)) : AnyView(view), files: [],
      viewCount: decoder.size.views + 1, textBytes: decoder.size.textBytes)
  }
}

extension FieldList {
  fileprivate mutating func side(
    _ name: String, default defaultValue: JSONValue?, _ summary: String
  ) -> Field<CGFloat?> {
    guard let defaultValue else { return optional(name, .side, summary) }
    let type: ValueType<CGFloat?> = ValueType<CGFloat>.side.map { .some(.some($0)) }
    let points = summary.prefix { $0 != ";" }
    return optional(name, type, default: defaultValue, points + ".")
  }
}

extension ColorScheme {
  /// The scheme whose texts can be read on a background; light where there is none.
  package init(readableOn background: Color?) {
    guard let ground = background?.resolved(in: .light), ground.opacity > 0.5 else {
      self = .light
      return
    }
    self = ground.isDark ? .dark : .light
  }
}
