internal import Platen
internal import PlatenScenes

/// All combinations of some axes' values: those of the last axis change first.
struct SweepMatrix: Sendable {
  /// A value of each axis.
  struct Combination: Sendable {
    var values: [SweepValue]
    /// The axes' names with the values, as messages and captions have them.
    var settings: [SceneSource.Setting]
    /// The name of the picture's file, without an ending.
    var fileName: String
  }

  let axes: [SweepAxis]
  let combinations: [Combination]

  /// - Throws: A failure of usage if nothing is varied, something twice, or too much.
  init(_ axes: [SweepAxis]) throws {
    if axes.isEmpty {
      throw CommandFailure(.usage, "nothing to vary: give --vary key=values, or --device name")
    }
    for (i, axis) in axes.enumerated()
    where !axis.isOfDevices && axes[..<i].contains(where: { $0.path == axis.path }) {
      throw CommandFailure(.usage, "\"\(axis.name)\" is varied twice")
    }
    var count = 1
    for axis in axes {
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: axis.values.count)
      count = isTooLarge ? Int.max : product
    }
    try SweepAxis.check(count: count)
    self.axes = axes
    var names: Set<String> = []
    combinations = (0..<count).map { number in
      var rest = number
      let values = axes.reversed().map { axis in
        defer { rest /= axis.values.count }
        return axis.values[rest % axis.values.count]
      }
      let settings = zip(axes, values.reversed()).map {
        SceneSource.Setting(name: $0.name, value: $1.text)
      }
      return Combination(
        values: values.reversed(), settings: settings,
        fileName: Self.fileName(settings, apartFrom: &names))
    }
  }

  /// The axes that have more than one value, by their positions.
  var varying: [Int] { axes.indices.filter { axes[$0].values.count > 1 } }

  /// The longest name of a file, in bytes, without its ending.
  private static let nameLength = 200

  /// A name that no other picture has, of characters that every file system and shell takes.
  private static func fileName(
    _ settings: [SceneSource.Setting], apartFrom names: inout Set<String>
  ) -> String {
    let whole = settings.map { safe($0.name) + "=" + safe($0.value) }.joined(separator: ",")
    var start = whole
    while start.utf8.count > nameLength { start.removeLast() }
    var name = start
    var number = 2
    // Some file systems take the cases of letters for the same.
    while !names.insert(name.lowercased()).inserted {
      name = "\(start)-\(number)"
      number += 1
    }
    return name
  }

  private static func safe(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      let isSafe = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      return isSafe || "._-+".unicodeScalars.contains(scalar) ? scalar : "-"
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
