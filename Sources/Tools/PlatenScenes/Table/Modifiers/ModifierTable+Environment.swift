internal import Platen

extension ModifierTable {
  /// What views are told of their surroundings.
  static let environment: [Part<Modifier>] = [
    Part("environment", "Sets values of the environment of the view.") { fields in
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
          "The language and region of what views format; {price:number} follows the canvas's locale."
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
      set(fields.setting("platform", .platform, "Whose sizes of type and of controls there are.")) {
        $0.imitatedPlatform = $1
      }
      set(fields.setting("displayScale", .displayScale, "Pixels a point that frames stand on.")) {
        $0.displayScale = $1
      }
      set(fields.setting("font", .font, "The font of texts that have none of their own.")) {
        $0.font = $1
      }
      set(fields.setting("lineLimit", .count, "The most lines of texts.")) { $0.lineLimit = $1 }
      set(fields.setting("lineSpacing", .length, "Points between the lines of texts.")) {
        $0.lineSpacing = $1
      }
      set(fields.setting("lineHeight", .lineHeight, "How high the lines of texts are.")) {
        $0.lineHeight = $1
      }
      set(
        fields.setting(
          "minimumScaleFactor", .partFactor, "The least part of their size that texts shrink to.")
      ) { $0.minimumScaleFactor = $1 }
      set(fields.setting("allowsTightening", .boolean, "Whether letters may come closer.")) {
        $0.allowsTightening = $1
      }
      set(fields.setting("textCase", .textCase, "Capital or small letters.")) { $0.textCase = $1 }
      set(fields.setting("backgroundStyle", .style, "What background stands for.")) {
        $0.backgroundStyle = $1
      }
      set(fields.setting("imageScale", .imageScale, "How large symbols are.")) {
        $0.imageScale = $1
      }
      set(fields.setting("isEnabled", .boolean, "Whether controls can be used.")) {
        $0.isEnabled = $1
      }
      set(fields.setting("controlSize", .controlSize, "How large controls are.")) {
        $0.controlSize = $1
      }
      set(fields.setting("redactionReasons", .redactionReasons, "Why texts are hidden.")) {
        $0.redactionReasons = $1
      }
      set(fields.setting("horizontalSizeClass", .sizeClass, "How wide the screen is.")) {
        $0.horizontalSizeClass = $1
      }
      set(fields.setting("verticalSizeClass", .sizeClass, "How high the screen is.")) {
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
      "colorScheme", "Draws the view in light or dark.", "colorScheme", .colorScheme,
      "The scheme."
    ) { $0.colorScheme($1) },
    Part(
      "preferredColorScheme", "Draws the view in light or dark.", "colorScheme", .colorScheme,
      "The scheme."
    ) { $0.preferredColorScheme($1) },
    Part(
      "dynamicTypeSize", "Sets how large texts are, or between which sizes.", "size",
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
    optional(name, type, String(summary.dropLast()) + "; left out: as around the view.")
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
