internal import Platen
internal import PlatenScenes

extension ValueType where Value == [SceneAxis] {
  /// What varies, by its names.
  static var axes: ValueType {
    let expected = "a mapping of what varies to its values"
    return ValueType(expected: expected) { _ in
      [
        "type": "object",
        "propertyNames": [
          "anyOf": [
            ["enum": .array(SceneAxis.variantNames.map { .string($0) })],
            ["pattern": "^(canvas|data)\\."],
          ]
        ],
        "additionalProperties": [
          "type": ["string", "number", "array"], "items": ["type": ["string", "number"]],
        ],
      ]
    } read: { node, decoder in
      guard case .mapping(let entries) = node.content else {
        return decoder.report(node, expected: expected)
      }
      var axes: [SceneAxis] = []
      for entry in entries {
        guard let axis = SceneAxis.read(entry, decoder) else { continue }
        if !axis.isOfDevices, axes.contains(where: { $0.path == axis.path }) {
          decoder.reportTwice(entry)
        } else {
          axes.append(axis)
        }
      }
      return axes.count == entries.count ? axes : nil
    }
  }
}

extension SceneDecoder {
  fileprivate func reportTwice(_ entry: SourceNode.Entry) {
    at(entry.key) {
      add(
        SceneError(
          at: entry.position, path: currentPath, found: "a name that is already given",
          expected: "each name once"))
    }
  }
}

extension SceneAxis {
  /// The names of what can vary, beside those that begin with `canvas.` and `data.`.
  static let variantNames = shortNames + ["scale", "theme", "device"]

  fileprivate static func read(_ entry: SourceNode.Entry, _ decoder: SceneDecoder) -> SceneAxis? {
    let isPath = entry.key.hasPrefix("canvas.") || entry.key.hasPrefix("data.")
    guard isPath || variantNames.contains(entry.key) else {
      decoder.reportUnknown(entry, among: variantNames, kind: "variant")
      return nil
    }
    return decoder.at(entry.key) {
      do {
        return try axis(entry, decoder)
      } catch let error as SceneAxisError {
        return decoder.report(error, at: entry.value)
      } catch {
        return decoder.report(entry.value, expected: "values, or a list of them")
      }
    }
  }

  /// Nil after an error was reported.
  private static func axis(_ entry: SourceNode.Entry, _ decoder: SceneDecoder) throws -> SceneAxis?
  {
    let key = entry.key == "scale" ? "canvas.scale" : entry.key
    let isDevice = entry.key == "device"
    switch entry.value.content {
    case .scalar(let scalar):
      return isDevice
        ? try SceneAxis(devices: [scalar.text]) : try SceneAxis(scalar.text, of: key)
    case .sequence(let nodes):
      let texts = nodes.enumerated().compactMap { i, node in
        decoder.at(i) { ValueType<String>.literal.read(node, decoder) }
      }
      guard texts.count == nodes.count else { return nil }
      if isDevice, !texts.isEmpty { return try SceneAxis(devices: texts) }
      return try SceneAxis(values: texts, of: key)
    case .mapping: return decoder.report(entry.value, expected: "values, or a list of them")
    }
  }
}

extension SceneDecoder {
  fileprivate func report<Value>(_ error: SceneAxisError, at node: SourceNode) -> Value? {
    let names = error.names.joined(separator: ", ")
    let nearest = error.name.flatMap {
      NearestSpelling.of($0, among: error.names, limit: 1).first
    }
    return report(
      node, found: error.found, expected: error.advice.isEmpty ? names : error.advice,
      suggestion: nearest)
  }
}
