import Platen
import Testing

@Suite struct ReadmeTests {
  @Test func theSwiftExampleIsTheOneThatIsCompiledHere() throws {
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let example = try #require(readme.components(separatedBy: "```swift\nimport Platen\n\n").last)
      .components(separatedBy: "\ntry renderer.write")[0]
    let compiled = try #require(source.components(separatedBy: "// The README's example.\n").last)
      .components(separatedBy: "\n    // Its end.")[0]
    let lines = compiled.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map { $0.dropFirst(4) }.joined(separator: "\n") == example)
  }

  @Test func theSwiftExampleDrawsFourTags() throws {
    // The README's example.
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

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
