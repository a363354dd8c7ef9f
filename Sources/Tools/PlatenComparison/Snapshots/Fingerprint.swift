package import Platen
internal import PlatenBase

/// All that may make the same picture look different though nobody changed it.
package struct Fingerprint: Hashable, Sendable {
  /// The version of Platen.
  package var platen: String
  /// The libraries that drew, in the order of their names.
  package var engines: [EngineVersion]
  /// Sixteen hexadecimal digits for each folder, which are others for other fonts; nil without fonts.
  package var fonts: String?
  /// How many pixels per point has.
  package var scale: Double

  /// What this program draws with now.
  ///
  /// - Parameter fonts: The hash of the fonts, as `FontLocations.hash(of:)` has it.
  package init(fonts: String?, scale: Double = 1) {
    self.init(
      platen: CurrentVersion.number, engines: EngineVersion.all, fonts: fonts, scale: scale)
  }

  package init(platen: String, engines: [EngineVersion], fonts: String?, scale: Double) {
    self.platen = platen
    self.engines = engines.sorted { $0.name < $1.name }
    self.fonts = fonts
    self.scale = scale
  }

}

extension Fingerprint {
  /// Returns what is not as it was for a reference, in a sentence each, without full stops.
  package func differences(from reference: Fingerprint) -> [String] {
    var sentences: [String] = []
    if platen != reference.platen {
      sentences.append("Platen \(reference.platen) became \(platen)")
    }
    let names = Set((engines + reference.engines).map(\.name)).sorted()
    for name in names {
      switch (reference.version(of: name), version(of: name)) {
      case (let old?, let new?) where old != new: sentences.append("\(name) \(old) became \(new)")
      case (nil, let new?): sentences.append("\(name) \(new) is new")
      case (let old?, nil): sentences.append("\(name) \(old) is gone")
      default: break
      }
    }
    if fonts != reference.fonts { sentences.append("other fonts") }
    if scale != reference.scale {
      sentences.append("scale \(Self.text(reference.scale)) became \(Self.text(scale))")
    }
    return sentences
  }

  private func version(of engine: String) -> String? {
    engines.first { $0.name == engine }?.version
  }

  private static func text(_ scale: Double) -> String {
    Int(exactly: scale).map(String.init) ?? "\(scale)"
  }
}

// MARK: - Engines

/// The differences that other engines and fonts than those of a reference explain.
struct EngineChange {
  /// What is not as it was, in a sentence each, without full stops.
  var sentences: [String] = []
  /// Whether texts may be set and drawn in another way.
  var changesTexts = false
  /// Whether all edges may be smoothed in another way.
  var changesEdges = false

  /// The change between what two files say; none if one does not say.
  init(from reference: Fingerprint?, to actual: Fingerprint?) {
    guard let reference, let actual else { return }
    sentences = actual.differences(from: reference)
    let names = Set(EngineVersion.textEngines.map(\.name))
    func versions(_ fingerprint: Fingerprint) -> [EngineVersion] {
      fingerprint.engines.filter { names.contains($0.name) }
    }
    changesTexts = reference.fonts != actual.fonts || versions(reference) != versions(actual)
    changesEdges = reference.engines != actual.engines
  }
}

extension Fingerprint: Codable {
  private enum CodingKeys: String, CodingKey {
    case platen, engines, fonts, scale
  }

  /// Reads a fingerprint.
  ///
  /// - Throws: `DecodingError` for what is none.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let engines = try values.decode([String: String].self, forKey: .engines)
    self.init(
      platen: try values.decode(String.self, forKey: .platen),
      engines: engines.map { EngineVersion(name: $0.key, version: $0.value) },
      fonts: try values.decodeIfPresent(String.self, forKey: .fonts),
      scale: try values.decode(Double.self, forKey: .scale))
  }

  /// Writes the fingerprint.
  ///
  /// - Throws: What the encoder throws.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(platen, forKey: .platen)
    let versions = engines.map { ($0.name, $0.version) }
    try values.encode(
      Dictionary(versions, uniquingKeysWith: { first, _ in first }), forKey: .engines)
    try values.encodeIfPresent(fonts, forKey: .fonts)
    try values.encode(scale, forKey: .scale)
  }

  /// The fingerprint as JSON on one line, the names of each object in their order.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and finite numbers alone can always be encoded.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Reads what ``json`` wrote; nil for what is no fingerprint.
  package init?(json: some Sequence<UInt8>) {
    guard let read = try? JSONDecoder().decode(Self.self, from: Data(json)) else { return nil }
    self = read
  }
}
