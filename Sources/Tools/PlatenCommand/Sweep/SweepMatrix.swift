internal import Platen
internal import PlatenBase
internal import PlatenConsole
internal import PlatenScenes

/// All combinations of some axes' values: those of the last axis change first.
struct SweepMatrix: Sendable {
  /// A value of each axis.
  struct Combination: Sendable {
    var values: [SceneAxisValue]
    /// The axes' names with the values, as messages and captions have them.
    var settings: [SceneSource.Setting]
    /// The name of the picture's file, without an ending.
    var fileName: String
  }

  let axes: [SceneAxis]
  let combinations: [Combination]

  /// - Throws: An error of usage if nothing is varied, something twice, or too much.
  init(_ axes: [SceneAxis]) throws {
    if axes.isEmpty {
      throw CommandError(.usage, "nothing to vary: give --vary key=values, or --device name")
    }
    for (i, axis) in axes.enumerated()
    where !axis.isOfDevices && axes[..<i].contains(where: { $0.path == axis.path }) {
      throw CommandError(.usage, "\"\(axis.name)\" is varied twice")
    }
    self.axes = axes
    var names: Set<String> = []
    combinations = try Self.combinations(of: axes).map { values in
      let settings = zip(axes, values).map { SceneSource.Setting(name: $0.name, value: $1.text) }
      return Combination(
        values: values, settings: settings,
        fileName: Self.fileName(settings, apartFrom: &names))
    }
  }

  private static func combinations(of axes: [SceneAxis]) throws -> [[SceneAxisValue]] {
    do throws(SceneAxisError) {
      return try SceneAxis.combinations(of: axes)
    } catch {
      throw CommandError(error, in: "a sweep of ")
    }
  }

  /// The axes that have more than one value, by their positions.
  var varying: [Int] { axes.indices.filter { axes[$0].values.count > 1 } }

  /// The combinations by their positions, in an order in which one value at a time becomes that before or behind it:
  /// where an axis has come to its end, it goes back.
  var path: [Int] {
    axes.reduce([0]) { path, axis in
      let count = axis.values.count
      return path.enumerated().flatMap { place, start in
        (0..<count).map { start * count + (place.isMultiple(of: 2) ? $0 : count - 1 - $0) }
      }
    }
  }

  private static func fileName(
    _ settings: [SceneSource.Setting], apartFrom names: inout Set<String>
  ) -> String {
    let whole = settings.map { UniqueFileName.safe($0.name) + "=" + UniqueFileName.safe($0.value) }
      .joined(separator: ",")
    return UniqueFileName.make(whole, apartFrom: &names)
  }
}

extension SceneAxis {
  /// Reads `key=200...1000/100`, `key=some,values` or `key=all`.
  ///
  /// - Throws: An error of usage, or what is wrong in a value as YAML.
  init(vary text: String) throws {
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      throw CommandError(.usage, "--vary contains an invisible character")
    }
    guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
      throw CommandError(
        .usage,
        "--vary \(Quotation(text)) has no value: write --vary key=200...1000/100, or"
          + " key=some,values")
    }
    do {
      try self.init(text[sign...].dropFirst(), of: text[..<sign])
    } catch let problem as SceneAxisError {
      throw CommandError(problem, in: "--vary \(Quotation(text)): found ")
    }
  }
}

extension CommandError {
  /// What cannot be varied.
  ///
  /// - Parameter head: What stands before what was found.
  init(_ problem: SceneAxisError, in head: String) {
    var text = head + problem.found
    if !problem.advice.isEmpty { text += ", expected \(problem.advice)" }
    if let name = problem.name {
      let nearest = NearestSpelling.of(name, among: problem.names, limit: 1).first
      text +=
        problem.advice.isEmpty
        ? "; \(OptionValueError(name: name, among: problem.names))"
        : nearest.map { "; did you mean \"\($0)\"?" } ?? ""
    }
    self.init(.usage, text)
  }
}
