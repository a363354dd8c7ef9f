internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// What a sweep varies, and the values that it takes one after the other.
struct SweepAxis: Sendable {
  /// The most pictures of a sweep.
  static let limit = 10_000

  /// The name as captions and files' names have it: that of a field of the canvas alone, or of all
  /// that leads to a value.
  var name: String
  var values: [SweepValue]
  /// The names that lead to what is varied, from the top of the scene; empty for devices.
  var path: [String] = []

  /// Whether each value is several of the canvas, which may be set otherwise.
  var isOfDevices: Bool { path.isEmpty }
}

extension SweepAxis {
  /// Reads `key=200...1000/100`, `key=some,values` or `key=all`.
  ///
  /// - Throws: A failure of usage, or what is wrong in a value as YAML.
  init(_ text: String) throws {
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      throw CommandFailure(.usage, "--vary has a character that cannot be seen")
    }
    guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
      throw Self.failure(text, "no value: write --vary key=200...1000/100, or key=some,values")
    }
    let written = text[..<sign]
    let key = Self.shortNames.contains(String(written)) ? "canvas." + written : String(written)
    let texts = try Self.texts(text[sign...].dropFirst(), of: key, in: text)
    values = try texts.map {
      SweepValue(text: $0, overrides: [try SceneOverride(key: key, value: $0)])
    }
    path = values.first?.overrides.first?.path ?? []
    name = Self.name(of: key)
  }

  /// The axis of devices by their names; `all` is for each that is known.
  ///
  /// - Returns: Nil without names.
  init?(devices names: [String]) throws {
    var devices: [Device] = []
    for name in names {
      let named =
        try name == "all"
        ? Device.all : [Device(named: name).map { $0 } ?? Self.unknown(device: name)]
      for device in named where !devices.contains(device) { devices.append(device) }
    }
    if devices.isEmpty { return nil }
    name = "device"
    values = try devices.map { device in
      let settings = [
        ("width", device.size.width), ("height", device.size.height), ("scale", device.scale),
      ]
      return SweepValue(
        text: device.name,
        overrides: try settings.map {
          try SceneOverride(key: "canvas." + $0.0, value: "\(Int($0.1))")
        })
    }
  }

  private static func unknown(device name: String) throws -> Device {
    let names = Device.all.map(\.name) + ["all"]
    throw CommandFailure(.usage, "no device \"\(name)\"; \(WrongValue(name: name, among: names))")
  }
}

// MARK: - Keys

extension SweepAxis {
  /// The fields of the canvas that need not be called so.
  static let shortNames = [
    "dynamicTypeSize", "colorScheme", "layoutDirection", "locale", "width", "height",
  ]

  /// A key without what it needs not be called.
  private static func name(of key: String) -> String {
    if key.hasPrefix("canvas.") { return String(key.dropFirst("canvas.".count)) }
    let value = key.hasPrefix("data.") ? String(key.dropFirst("data.".count)) : key
    // A value of the data may be called as a field of the canvas is.
    return value.contains(".") ? value : key
  }

  /// The values of what has few.
  private static let enumerated: [(key: String, values: [String])] = [
    ("canvas.dynamicTypeSize", DynamicTypeSize.allCases.map { "\($0)" }),
    ("canvas.colorScheme", ColorScheme.allCases.map { "\($0)" }),
    ("canvas.layoutDirection", LayoutDirection.allCases.map { "\($0)" }),
    ("theme", SceneTheme.builtIn.map(\.name)),
  ]

  /// The values that are written behind a key.
  private static func texts(
    _ written: Substring, of key: String, in text: String
  ) throws -> [String] {
    let known = enumerated.first { $0.key == key }?.values
    if written == "all" {
      if let known { return known }
      let keys = enumerated.map { $0.key.replacing("canvas.", with: "") }
      throw failure(
        text, "no list of all values; \(WrongValue(name: key, among: keys))")
    }
    if known == nil, written.contains("...") { return try range(written, in: text) }
    let texts = written.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    if texts.contains("") {
      throw failure(text, "an empty value: write --vary key=some,values")
    }
    if let twice = texts.indices.first(where: { texts[..<$0].contains(texts[$0]) }) {
      throw failure(text, "the value \"\(texts[twice])\" twice")
    }
    if let known, let wrong = texts.first(where: { !known.contains($0) }) {
      throw failure(
        text, "no value \"\(wrong)\"; \(WrongValue(name: wrong, among: known + ["all"]))")
    }
    return texts
  }

  private static func range(_ written: Substring, in text: String) throws -> [String] {
    guard let range = DecimalRange(written) else {
      throw failure(
        text, "no range: write two numbers and a step over zero, as 200...1000/100")
    }
    try check(count: range.count)
    return (0..<range.count).map { range[$0] }
  }

  /// - Throws: A failure of usage if there are too many pictures.
  static func check(count: Int) throws {
    if count > limit {
      throw CommandFailure(
        .usage,
        "a sweep of \(count) pictures, expected \(limit) at most: take a larger step, or"
          + " vary less")
    }
  }

  private static func failure(_ text: String, _ reason: String) -> CommandFailure {
    CommandFailure(.usage, "--vary \(Quotation(text)) has \(reason)")
  }
}
