internal import Foundation
internal import Platen
internal import PlatenScenes

/// A file of settings, in YAML or JSON.
struct ConfigurationFile {
  var given: [GivenSetting] = []
  var faults: [ConfigurationError.Fault] = []

  private let name: String

  init(path: String) {
    name = path
    guard let data = FileManager.default.contents(atPath: path) else {
      faults.append(
        .init(
          kind: .missing, place: "--config", found: "\"\(path)\", which cannot be read",
          expected: "a file of settings"))
      return
    }
    do throws(SceneFileError) {
      let text = try SceneText(name: path, bytes: data)
      read(try SourceReader().read(text))
    } catch {
      faults += error.errors.map { fault(at: $0.position, $0.found, $0.expected, $0.suggestion) }
    }
  }

  private mutating func read(_ node: SourceNode) {
    switch node.content {
    case .mapping(let entries): for entry in entries { read(entry) }
    case .scalar(let scalar) where scalar.value == .null: break
    default:
      faults.append(fault(at: node.position, node.phrase, "a mapping of settings"))
    }
  }

  private mutating func read(_ entry: SourceNode.Entry) {
    guard let setting = ServiceSettings.all.first(where: { $0.fileName == entry.key }) else {
      let names = ServiceSettings.all.map(\.fileName)
      let nearest = NearestSpelling.of(entry.key, among: names, limit: 1).first
      let found = "\(Quotation(entry.key))"
      return faults.append(fault(at: entry.position, found, "the name of a setting", nearest))
    }
    let nodes: [SourceNode]
    if case .sequence(let parts) = entry.value.content, setting.number == .many {
      nodes = parts
    } else {
      nodes = [entry.value]
    }
    var texts: [GivenSetting.Text] = []
    for node in nodes {
      guard case .scalar(let scalar) = node.content, scalar.value != .null else {
        faults.append(fault(at: node.position, node.phrase, "a value of \(entry.key)"))
        continue
      }
      texts.append(.init(text: scalar.text, place: place(node.position) + ": \(entry.key)"))
    }
    given.append(GivenSetting(setting: setting, texts: texts, source: .input))
  }

  private func place(_ position: SourcePosition) -> String {
    "\(name):\(position.line):\(position.column)"
  }

  private func fault(
    at position: SourcePosition, _ found: String, _ expected: String, _ suggestion: String? = nil
  ) -> ConfigurationError.Fault {
    .init(
      kind: .input, place: place(position), found: found, expected: expected,
      suggestion: suggestion)
  }
}
