internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// A way in which all previews are drawn: what a preview says of itself counts more.
struct PreviewVariant: Sendable {
  var device: Device?
  var width: Double?
  var height: Double?
  var colorScheme: String?
  var dynamicTypeSize: String?
  var platform: Platform?
  var layoutDirection: String?
  var locale: String?
  /// The values as captions and files' names have them.
  var settings: [SceneSource.Setting] = []
}

extension PreviewVariant {
  /// What can be varied.
  private static let names = [
    "colorScheme", "dynamicTypeSize", "layoutDirection", "locale", "platform", "width", "height",
  ]

  /// All combinations of some values: those of the last axis change first.
  ///
  /// - Parameters:
  ///   - axes: As `--vary` has them.
  ///   - devices: Names of devices, or `all`.
  /// - Throws: An error of usage for what cannot be varied.
  static func all(varying axes: [String], devices: [String]) throws -> [PreviewVariant] {
    var known = try axes.map { try SceneAxis(vary: $0) }
    for axis in known where !names.contains(axis.name) {
      let others = OptionValueError(name: axis.name, among: names)
      throw CommandError(.usage, "--vary: a preview has no value \"\(axis.name)\"; \(others)")
    }
    do {
      if let devices = try SceneAxis(devices: devices) { known.insert(devices, at: 0) }
    } catch let problem as SceneAxisError {
      throw CommandError(problem, in: "")
    }
    let combinations = try combinations(known)
    return try combinations.map { values in
      var variant = PreviewVariant()
      for (axis, value) in zip(known, values) {
        try variant.set(axis, value.text)
      }
      return variant
    }
  }

  private static func combinations(_ axes: [SceneAxis]) throws -> [[SceneAxisValue]] {
    do throws(SceneAxisError) {
      return try SceneAxis.combinations(of: axes)
    } catch {
      throw CommandError(error, in: "--vary makes ")
    }
  }

  private mutating func set(_ axis: SceneAxis, _ text: String) throws {
    if axis.values.count > 1 {
      settings.append(SceneSource.Setting(name: axis.name, value: text))
    }
    if axis.isOfDevices {
      device = Device(named: text)
      return
    }
    switch axis.name {
    case "colorScheme": colorScheme = text
    case "dynamicTypeSize": dynamicTypeSize = text
    case "layoutDirection": layoutDirection = text
    case "platform": platform = Platform(rawValue: text)
    case "locale": locale = text
    case "width": width = try Self.number(text, axis.name)
    default: height = try Self.number(text, axis.name)
    }
  }

  private static func number(_ text: String, _ name: String) throws -> Double {
    guard let number = Double(text), number > 0, number <= 20_000 else {
      throw CommandError(
        .usage, "--vary \(name): found \"\(text)\", expected a number over 0, 20000 at most")
    }
    return number
  }
}
