import Platen
import Testing

/// What the documents show of Swift.
@Suite struct DocumentTests {
  @Test(arguments: [
    ("README.md", "cloud", "\ntry renderer.write"),
    ("Sources/Core/Platen/Platen.docc/GettingStarted.md", "cloud", "\ntry renderer.write"),
    ("Sources/Core/Platen/Platen.docc/SwiftUICode.md", "devices", "\n```"),
  ])
  func theSwiftExamplesAreThoseThatAreCompiledHere(
    document: String, name: String, end: String
  ) throws {
    let shown = try String(
      contentsOf: Self.root.appendingPathComponent(document), encoding: .utf8)
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let compiled = try #require(source.components(separatedBy: "// Example: \(name)\n").last)
      .components(separatedBy: "\n    // Its end.")[0]
    let lines = compiled.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.dropFirst(4) }.joined(separator: "\n")
    #expect(shown.contains(lines + end))
  }

  @Test func theCloudOfTheExampleHasFourTags() throws {
    // Example: cloud
    let words = ["Swift", "iOS開発", "SwiftUI", "JavaScript"]
    let cloud = FlowLayout(alignment: .trailing, spacing: 8) {
      ForEach(words, id: \.self) { word in
        Text(word).padding(.horizontal, 12).padding(.vertical, 5)
          .background(.gray.opacity(0.2), in: Capsule())
      }
    }
    let renderer = ImageRenderer(content: cloud.padding(20))
    renderer.proposedSize = ProposedViewSize(width: 400, height: nil)
    renderer.scale = 2
    // Its end.
    let list = try renderer.displayList()
    #expect(list.items.compactMap(\.fill).count == 4)
  }

  @Test func theDevicesOfTheExampleAreRendered() throws {
    let cloud = Text("JavaScript")
    // Example: devices
    for device in Device.all {
      let renderer = ImageRenderer(content: cloud.device(device))
      let report = try renderer.fitReport()
      print(device.name, report.size, report.truncatedTexts.map(\.text), report.fonts.map(\.family))
    }
    // Its end.
    let renderer = ImageRenderer(content: cloud.device(.iPhoneSE))
    #expect(try renderer.fitReport().size == CGSize(width: 375, height: 667))
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
