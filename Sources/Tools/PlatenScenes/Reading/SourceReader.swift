/// Reads YAML and JSON.
package struct SourceReader: Sendable {
  package var limits: SourceLimits

  package init(limits: SourceLimits = SourceLimits()) {
    self.limits = limits
  }

  /// The value that a text stands for.
  ///
  /// Without a format the file's name tells it. A name that tells none is read as JSON if it begins
  /// with a bracket and is valid, and as YAML otherwise.
  ///
  /// - Throws: All that is wrong in the text, up to the limit of errors.
  package func read(_ text: SceneText, as format: SourceFormat? = nil) throws(SceneFileError)
    -> SourceNode
  {
    guard text.text.utf8.count <= limits.bytes else { throw tooLong(text) }
    if text.isDrawing { throw drawing(text) }
    switch format ?? SourceFormat(fileName: text.name) {
    case .json: return try JSONReader.read(text, limits: limits)
    case .yaml: return try YAMLReader.read(text, limits: limits)
    case nil: return try guess(text)
    }
  }

  /// JSON, else YAML, else the errors of the one that came further.
  private func guess(_ text: SceneText) throws(SceneFileError) -> SourceNode {
    let spaces: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    let first = text.text.utf8.first { !spaces.contains($0) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return try YAMLReader.read(text, limits: limits)
    }
    let asJSON: SceneFileError
    do { return try JSONReader.read(text, limits: limits) } catch { asJSON = error }
    do {
      return try YAMLReader.read(text, limits: limits)
    } catch {
      throw asJSON.firstPosition < error.firstPosition ? error : asJSON
    }
  }

  private func drawing(_ text: SceneText) -> SceneFileError {
    SceneFileError(
      of: text,
      [
        SceneError(
          at: SourcePosition(line: 1, column: 1), path: "", found: "an SVG picture",
          expected: "YAML or JSON")
      ])
  }

  private func tooLong(_ text: SceneText) -> SceneFileError {
    let size = text.text.utf8.count
    // Nobody reads a line of such a text, and it need not be kept.
    return SceneFileError(
      of: SceneText(name: text.name, text: ""),
      [
        SceneError(
          at: SourcePosition(line: 1, column: 1), path: "", found: "\(size) bytes",
          expected: "at most \(limits.bytes)", exceedsLimit: true)
      ])
  }
}

extension SceneText {
  /// Whether it is an SVG, behind what may stand before its root.
  fileprivate var isDrawing: Bool {
    let start = text.prefix(1_000).drop(while: \.isWhitespace)
    return start.hasPrefix("<svg") || start.hasPrefix("<?xml") && start.contains("<svg")
  }
}

// MARK: - Formats and limits

/// A language that scenes are written in.
package enum SourceFormat: String, CaseIterable, Hashable, Sendable {
  case yaml, json

  /// The language that a file's name tells, if its ending is `.json`, `.yaml` or `.yml`.
  package init?(fileName: String) {
    let name = fileName.lowercased()
    if name.hasSuffix(".json") {
      self = .json
    } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      self = .yaml
    } else {
      return nil
    }
  }
}

/// The limits of a file, so that a hostile one is refused quickly.
package struct SourceLimits: Hashable, Sendable {
  /// The longest text, in bytes of UTF-8.
  package var bytes = 16 << 20
  /// The most lists and mappings inside of each other.
  package var depth = 256
  /// The most values, those that aliases repeat counted each time.
  package var nodes = 1_000_000
  /// The most lists and mappings around values, summed up over the values of the text: libyaml goes
  /// through all brackets around a word for each word.
  package var levels = 32_000_000
  /// Whether JSON may have `NaN` and `Infinity`, as Python writes them: they are texts then.
  package var takesNotFinite = false
  /// Reading stops at so many errors.
  package var errors = 100

  package init() {}
}
