internal import Platen

extension ModifierTable {
  /// What views are told of their surroundings.
  static let environment: [Part<Modifier>] = [
    Part("environment", "Sets values of the view's environment.") { fields in
      var changes: [(FieldValues) -> EnvironmentChange?] = []
      func set<Value>(
        _ field: Field<Value?>, _ change: @escaping (inout EnvironmentValues, Value) -> Void
      ) {
        changes.append { values in
          values[field].map { value in { change(&$0, value) } }
        }
      }
      set(fields.setting("colorScheme", .colorScheme, "Light or dark.")) { $0.colorScheme = $1 }
      set(
        fields.setting(
          "locale", .locale,
          "The language and region of values that views format; {price:number} follows the canvas's locale."
        )
      ) {
        $0.locale = $1
      }
      set(fields.setting("timeZone", .timeZone, "The time zone of dates.")) { $0.timeZone = $1 }
      set(fields.setting("calendar", .calendar, "The calendar of dates.")) {
        $0.setCalendar($1)
      }
      set(fields.setting("layoutDirection", .layoutDirection, "The direction of reading.")) {
        $0.layoutDirection = $1
      }
      set(fields.setting("dynamicTypeSize", .dynamicTypeSize, "How large texts are.")) {
        $0.dynamicTypeSize = $1
      }
      set(
        fields.setting(
          "platform", .platform,
          "The system whose text and control sizes to use.")
      ) {
        $0.imitatedPlatform = $1
      }
      set(
        fields.setting(
          "displayScale", .displayScale,
          "The pixels per point to which frames are rounded.")
      ) {
        $0.displayScale = $1
      }
      set(fields.setting("font", .font, "The font of texts that set no font.")) {
        $0.font = $1
      }
      set(
        fields.setting(
          "lineLimit", .count,
          "The maximum number of lines in a text.")
      ) { $0.lineLimit = $1 }
      set(fields.setting("lineSpacing", .length, "The space between lines of text in points.")) {
        $0.lineSpacing = $1
      }
      set(fields.setting("lineHeight", .lineHeight, "The height of lines of text.")) {
        $0.lineHeight = $1
      }
      set(
        fields.setting(
          "minimumScaleFactor", .partFactor,
          "The smallest fraction of their size to which texts may shrink.")
      ) { $0.minimumScaleFactor = $1 }
      set(
        fields.setting(
          "allowsTightening", .boolean,
          "Whether letters may move closer together.")
      ) {
        $0.allowsTightening = $1
      }
      set(
        fields.setting(
          "textCase", .textCase,
          "Whether texts are in capital or small letters.")
      ) { $0.textCase = $1 }
      set(fields.setting("backgroundStyle", .style, "The style that background stands for.")) {
        $0.backgroundStyle = $1
      }
      set(fields.setting("imageScale", .imageScale, "The size of symbols.")) {
        $0.imageScale = $1
      }
      set(fields.setting("isEnabled", .boolean, "Whether controls are enabled.")) {
        $0.isEnabled = $1
      }
      set(fields.setting("controlSize", .controlSize, "The size of controls.")) {
        $0.controlSize = $1
      }
      set(fields.setting("redactionReasons", .redactionReasons, "The reasons to hide texts.")) {
        $0.redactionReasons = $1
      }
      set(
        fields.setting(
          "horizontalSizeClass", .sizeClass,
          "The horizontal size class of the screen.")
      ) {
        $0.horizontalSizeClass = $1
      }
      set(
        fields.setting(
          "verticalSizeClass", .sizeClass,
          "The vertical size class of the screen.")
      ) {
        $0.verticalSizeClass = $1
      }
      return { [changes] values, _ in
        let changes = changes.compactMap { $0(values) }
        return { view in
          AnyView(
            view.transformEnvironment(\.self) { environment in
              for change in changes { change(&environment) }
            })
        }
      }
    },
    Part(
      "colorScheme", "Draws the view in light or dark colours.", "colorScheme", .colorScheme,
      "The scheme."
    ) { $0.colorScheme($1) },
    Part(
      "preferredColorScheme", "Draws the view in light or dark colours.",
      "colorScheme", .colorScheme,
      "The scheme."
    ) { $0.preferredColorScheme($1) },
    Part(
      "dynamicTypeSize", "Sets the text size, or a range that limits it.", "size",
      .dynamicTypeSizes, "A size, or a range such as small...xLarge."
    ) { $0.dynamicTypeSize($1) },
  ]
}

/// A change of what views are told of their surroundings.
private typealias EnvironmentChange = (inout EnvironmentValues) -> Void

extension FieldList {
  fileprivate mutating func setting<Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String
  ) -> Field<Value?> {
    optional(name, type, String(summary.dropLast()) + "; default: the surrounding value.")
  }
}

extension EnvironmentValues {
  /// Sets a calendar in the locale and time zone that are set here.
  fileprivate mutating func setCalendar(_ identifier: Calendar.Identifier) {
    var calendar = Calendar(identifier: identifier)
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.calendar = calendar
  }
}
