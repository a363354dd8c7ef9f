internal import Platen

/// A value that varies between the pictures of a scene, with the values that it takes.
package struct SceneAxis: Sendable {
  /// The most pictures of one scene.
  package static let limit = 10_000

  /// The name as captions and files' names have it: that of a field of the canvas alone, or of all
  /// that leads to a value.
  package var name: String
  package var values: [SceneAxisValue]
  /// The names that lead to what is varied, from the top of the scene; empty for devices.
  package var path: [String] = []

  /// Whether each value is several of the canvas, which may be set otherwise.
  package var isOfDevices: Bool { path.isEmpty }
}

extension SceneAxis {
  /// An axis of values as they are written: `200...1000/100`, `some,values` or `all`.
  ///
  /// - Throws: A ``SceneAxisError``, or a ``SceneFileError`` for what is wrong in a value as YAML.
  package init(_ written: some StringProtocol, of name: some StringProtocol) throws {
    let key = Self.key(named: name)
    try self.init(values: Self.texts(Substring(written), of: key), key: key)
  }

  /// An axis of values that are written one by one.
  ///
  /// - Throws: As ``init(_:of:)``.
  package init(values texts: [String], of name: some StringProtocol) throws {
    let key = Self.key(named: name)
    try Self.check(texts, of: key)
    try self.init(values: texts, key: key)
  }

  private init(values texts: [String], key: String) throws {
    values = try texts.map {
      SceneAxisValue(
        text: $0, overrides: [try SceneOverride(key: key, value: $0, option: "--vary")])
    }
    path = values.first?.overrides.first?.path ?? []
    name = Self.name(of: key)
  }

  /// The axis of devices by their names; `all` is for each that is known.
  ///
  /// - Returns: Nil without names.
  /// - Throws: A ``SceneAxisError`` with the names that there are, if there is no such device.
  package init?(devices names: [String]) throws {
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
        ("width", "\(Int(device.size.width))"), ("height", "\(Int(device.size.height))"),
        ("scale", "\(Int(device.scale))"), ("platform", device.platform.rawValue),
      ]
      return SceneAxisValue(
        text: device.name,
        overrides: try settings.map {
          try SceneOverride(key: "canvas." + $0.0, value: $0.1)
        })
    }
  }

  private static func unknown(device name: String) throws(SceneAxisError) -> Device {
    throw SceneAxisError(
      found: "no device \"\(name)\"", name: name, names: Device.all.map(\.name) + ["all"])
  }
}

// MARK: - Combinations

extension SceneAxis {
  /// All combinations of the values of some axes, one of each: those of the last axis change first.
  ///
  /// - Throws: An error if there are more than ``limit``.
  package static func combinations(
    of axes: [SceneAxis]
  ) throws(SceneAxisError) -> [[SceneAxisValue]] {
    var count = 1
    for axis in axes {
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: axis.values.count)
      count = isTooLarge ? Int.max : product
    }
    try check(count: count)
    return (0..<count).map { number in
      var rest = number
      let values = axes.reversed().map { axis in
        defer { rest /= axis.values.count }
        return axis.values[rest % axis.values.count]
      }
      return values.reversed()
    }
  }

  /// The values of a combination of some axes in the order in which they are set: what a device says
  /// counts least.
  package static func overrides(
    of combination: [SceneAxisValue], _ axes: [SceneAxis], over settings: [SceneOverride]
  ) -> [SceneOverride] {
    let values = zip(axes, combination)
    let devices = values.filter { $0.0.isOfDevices }.flatMap { $0.1.overrides }
    return devices + settings + values.filter { !$0.0.isOfDevices }.flatMap { $0.1.overrides }
  }
}

// MARK: - Keys

extension SceneAxis {
  /// The fields of the canvas that need not be called so.
  package static let shortNames = [
    "dynamicTypeSize", "colorScheme", "layoutDirection", "locale", "platform", "width", "height",
  ]

  /// All that leads to what a name says.
  private static func key(named name: some StringProtocol) -> String {
    shortNames.contains(String(name)) ? "canvas." + name : String(name)
  }

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
    ("canvas.platform", Platform.allCases.map(\.rawValue)),
    ("canvas.layoutDirection", LayoutDirection.allCases.map { "\($0)" }),
    ("theme", SceneTheme.builtIn.map(\.name)),
  ]

  private static func known(_ key: String) -> [String]? {
    enumerated.first { $0.key == key }?.values
  }

  /// The values that are written behind a key.
  private static func texts(
    _ written: Substring, of key: String
  ) throws(SceneAxisError) -> [String] {
    let known = known(key)
    if written == "all" {
      if let known { return known }
      let keys = enumerated.map { $0.key.replacing("canvas.", with: "") }
      let list = keys.dropLast().joined(separator: ", ") + " and " + (keys.last ?? "")
      throw SceneAxisError(
        found: "\"all\" for \"\(name(of: key))\"", advice: "\"all\" only for \(list)", name: key,
        names: keys)
    }
    if known == nil, written.contains("...") { return try range(written) }
    let texts = written.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    try check(texts, of: key)
    return texts
  }

  private static func check(_ texts: [String], of key: String) throws(SceneAxisError) {
    if texts.contains("") || texts.isEmpty {
      throw SceneAxisError(found: "an empty value", advice: "values such as light,dark")
    }
    if let twice = texts.indices.first(where: { texts[..<$0].contains(texts[$0]) }) {
      throw SceneAxisError(found: "the value \"\(texts[twice])\" twice", advice: "each value once")
    }
    if let known = known(key), let wrong = texts.first(where: { !known.contains($0) }) {
      throw SceneAxisError(found: "\"\(wrong)\"", name: wrong, names: known + ["all"])
    }
  }

  private static func range(_ written: Substring) throws(SceneAxisError) -> [String] {
    guard let range = DecimalRange(written) else {
      throw SceneAxisError(
        found: "\"\(written)\"",
        advice: "two numbers and a step over zero, such as 200...1000/100")
    }
    try check(count: range.count)
    return (0..<range.count).map { range[$0] }
  }

  /// - Throws: An error if there are too many pictures.
  private static func check(count: Int) throws(SceneAxisError) {
    guard count > limit else { return }
    throw SceneAxisError(
      found: "\(count) pictures", advice: "at most \(limit): use a larger step, or vary less")
  }
}

/// One of the values that is given to what varies in a scene.
package struct SceneAxisValue: Sendable {
  /// The value as captions and files' names have it.
  package var text: String
  package var overrides: [SceneOverride]
}

// MARK: - Errors

/// Why something cannot be varied as it is written.
package struct SceneAxisError: Error, Hashable, Sendable {
  /// What was found, such as `no value "drak"`.
  package var found: String
  /// What to write instead; empty where the names say it.
  package var advice = ""
  /// A name that is none of ``names``; nil if the error is another.
  package var name: String?
  /// The names that there are.
  package var names: [String] = []
}

// MARK: - Ranges

/// Numbers from one to another in equal steps, as they are written: `200...1000/100`.
///
/// They are counted in whole units of the finest digit that is written, so that 0.1 is added to 0.2
/// as on paper. Both ends belong to the range if the steps meet them; it may go down.
private struct DecimalRange {
  /// The most digits of a number.
  private static let digits = 15

  private let first: Int
  private let step: Int
  /// How many digits stand behind the point.
  private let places: Int
  let count: Int

  /// Reads a range; without a step it is 1.
  ///
  /// - Returns: Nil for what is no range, a step of zero, or numbers of too many digits.
  init?(_ text: Substring) {
    guard let dots = text.firstRange(of: "...") else { return nil }
    let rest = text[dots.upperBound...]
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    let written = [text[..<dots.lowerBound], rest[..<slash], rest[slash...].dropFirst()]
    let hasStep = slash < rest.endIndex
    let numbers = written.prefix(hasStep ? 3 : 2).map(Self.number)
    let places = numbers.map { $0?.places ?? 0 }.max() ?? 0
    let units = numbers.compactMap { $0.flatMap { Self.units($0, places: places) } }
    guard units.count == numbers.count,
      let step = hasStep ? units[2] : Self.units((1, 0), places: places), step > 0
    else { return nil }
    first = units[0]
    self.places = places
    let distance = units[1] - units[0]
    self.step = distance < 0 ? -step : step
    count = abs(distance) / step + 1
  }

  /// The number at a position, with no more digits than it needs.
  subscript(_ index: Int) -> String {
    let number = first + index * step
    var digits = String(number.magnitude)
    guard places > 0 else { return (number < 0 ? "-" : "") + digits }
    digits = String(repeating: "0", count: max(places + 1 - digits.count, 0)) + digits
    let whole = digits.dropLast(places)
    var fraction = digits.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    return (number < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The digits of a number as a whole number, and how many of them stand behind the point.
  private static func number(_ text: Substring) -> (digits: Int, places: Int)? {
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0)
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let places = parts.count == 2 ? parts[1].count : 0
    let all = parts.joined()
    guard !all.isEmpty, parts.allSatisfy({ !$0.isEmpty }), all.utf8.count <= digits,
      all.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let digits = Int(all)
    else { return nil }
    return (isNegative ? -digits : digits, places)
  }

  /// A number in units of so many places; nil if it has too many digits.
  private static func units(_ number: (digits: Int, places: Int), places: Int) -> Int? {
    var units = number.digits
    for _ in number.places..<places {
      let (product, isTooLarge) = units.multipliedReportingOverflow(by: 10)
      guard !isTooLarge, product.magnitude < 1_000_000_000_000_000_000 else { return nil }
      units = product
    }
    return units
  }
}
