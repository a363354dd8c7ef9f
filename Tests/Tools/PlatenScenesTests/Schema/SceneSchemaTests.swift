import Foundation
import PlatenScenes
import Testing

@Suite struct `The schema of scenes` {
  @Test func `is in the fixtures as it is now`() throws {
    let text = try String(contentsOf: Self.schema, encoding: .utf8)
    #expect(
      text == SceneSchema.text + "\n",
      "write it anew: platen schema > Fixtures/scene.schema.json")
  }

  @Test func `accepts the scenes that are right and rejects those that are wrong`() throws {
    let right = try scenes()
    let wrong = WrongScene.all.filter(\.isRejectedBySchema)
    let documents = right.map(\.text) + wrong.map { SceneText(name: "wrong", text: $0.yaml) }
    let verdicts = try validated(documents.map { try JSONValue(SourceReader().read($0)).compact })
    #expect(verdicts.count == documents.count)
    for (scene, isValid) in zip(right, verdicts) {
      #expect(isValid, "\(scene.name)")
    }
    for (scene, isValid) in zip(wrong, verdicts.dropFirst(right.count)) {
      #expect(!isValid, "\(scene.yaml)")
    }
  }

  /// The scenes of the fixtures.
  private func scenes() throws -> [(name: String, text: SceneText)] {
    let folder = Self.fixtures.appendingPathComponent("Scenes")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let found = try names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.map {
      let bytes = try Data(contentsOf: folder.appendingPathComponent($0))
      return (name: $0, text: try SceneText(name: $0, bytes: bytes))
    }
    #expect(!found.isEmpty)
    return found
  }

  /// What Python's jsonschema, which shares no code with Platen, says of some documents.
  private func validated(_ documents: [String]) throws -> [Bool] {
    let program = """
      import json, sys
      from jsonschema import Draft202012Validator as Validator
      schema = json.load(open(sys.argv[1]))
      Validator.check_schema(schema)
      validator = Validator(schema)
      for line in sys.stdin:
        print(int(validator.is_valid(json.loads(line))))
      """
    let input = FileManager.default.temporaryDirectory
      .appendingPathComponent("SceneSchemaTests-\(UUID().uuidString)")
    try Data(documents.joined(separator: "\n").utf8).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program, Self.schema.path]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = output
    try process.run()
    let verdicts = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: verdicts, as: UTF8.self).split(separator: "\n").map { $0 == "1" }
  }

  private static let fixtures = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../../Fixtures").standardizedFileURL
  private static let schema = fixtures.appendingPathComponent("scene.schema.json")
}

extension JSONValue {
  /// What a scene's text is as JSON.
  fileprivate init(_ node: SourceNode) {
    switch node.content {
    case .sequence(let nodes): self = .array(nodes.map { JSONValue($0) })
    case .mapping(let entries):
      self = .object(entries.map { Member($0.key, JSONValue($0.value)) })
    case .scalar(let scalar):
      switch scalar.value {
      case .null: self = .null
      case .bool(let value): self = .bool(value)
      case .int(let number): self = .number(Double(number))
      case .double(let number): self = .number(number)
      case .notFinite: self = .string(scalar.text)
      case .text(let text): self = .string(text)
      }
    }
  }
}
