import Foundation
import Testing

/// Whether the suites are all here, and as they were.
@Suite struct SuitesTests {
  @Test func `No file is missing`() throws {
    let json = try Suites.json().map(\.name)
    #expect(json.count { $0.hasPrefix("y_") } == 95)
    #expect(json.count { $0.hasPrefix("n_") } == 188)
    #expect(json.count { $0.hasPrefix("i_") } == 35)
    let yaml = try Suites.yaml().map(\.name)
    #expect(yaml.count { $0.hasSuffix("/in.yaml") } == 402)
    #expect(yaml.count { $0.hasSuffix("/in.json") } == 282)
    #expect(yaml.count { $0.hasSuffix("/error") } == 94)
  }

  @Test func `Bytes that no text has are there`() throws {
    let json = try Suites.json()
    let invalid = try #require(json.first { $0.name == "i_string_invalid_utf-8.json" })
    #expect(Array(invalid.text) == [0x5B, 0x22, 0xFF, 0x22, 0x5D])
    let long = try #require(json.first { $0.name == "n_structure_open_array_object.json" })
    #expect(long.text.count == 250_001)
  }

  @Test func `Escapes, and how often, are understood`() throws {
    let cases = try Suites.cases(of: "# No file\n\n== a\n== b\n|\\\\n\\x00\\t\\r\\n\n3|[{\n|]")
    #expect(cases.map(\.name) == ["a", "b"])
    #expect(cases.map(\.text) == [Data(), Data("\\n\0\t\r\n[{[{[{]".utf8)])
  }

  @Test(arguments: ["|before a file", "== a\nno bar", "== a\n|\\q", "== a\n|\\x4", "== a\n-1|a"])
  func `A damaged line is an error`(text: String) {
    #expect(throws: Suites.UnknownLine.self) { try Suites.cases(of: text) }
  }
}
