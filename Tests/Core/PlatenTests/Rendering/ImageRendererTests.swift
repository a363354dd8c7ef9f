import Platen
import Testing

@Suite struct ImageRendererTests {
  @Test func framesStandOnWholePixels() throws {
    // Thirds of 100 points at two pixels a point: edges at 0, 33.5, 66.5 and 100.
    let stack = HStack(spacing: 0) { ForEach(0..<3) { _ in Color.red } }
    let renderer = ImageRenderer(content: stack.frame(width: 100, height: 10))
    renderer.scale = 2
    let edges = try renderer.displayList().items.compactMap(\.fill).map(\.boundingRect)
    #expect(edges.map(\.minX) == [0, 33.5, 66.5])
    #expect(edges.map(\.maxX) == [33.5, 66.5, 100])
  }

  @Test func theSameViewGivesTheSameBytesOnManyThreads() async throws {
    let expected = try Self.picture()
    try await withThrowingTaskGroup(of: [Data].self) { group in
      for _ in 0..<20 { group.addTask { try Self.picture() } }
      for try await bytes in group { #expect(bytes == expected) }
    }
  }

  private static func picture() throws -> [Data] {
    let words = ["Swift", "iOS開発", "🦋", "JavaScript", "A\u{301}b"]
    let renderer = ImageRenderer(
      content: FlowLayout(spacing: 8) { ForEach(words, id: \.self) { TagCell(name: $0) } }
        .frame(width: 300).opacity(0.9))
    renderer.isOpaque = true
    renderer.scale = 2
    return try [renderer.svgData(), renderer.pngData(), renderer.pdfData()]
  }

  @Test func anUnknownSymbolIsAnErrorWithTheNearestNames() {
    let renderer = ImageRenderer(content: Image(systemName: "chekmark"))
    let error = #expect(throws: FontError.self) { try renderer.svgData() }
    #expect(error?.description.contains("checkmark") == true)
  }

  @Test func anEmptyViewHasNoPicture() {
    #expect(throws: PrintError.self) { try ImageRenderer(content: EmptyView()).pngData() }
  }

  @Test func charactersThatNoFontHasAreReported() throws {
    let list = try ImageRenderer(content: Text("a\u{10FFFD}b")).displayList()
    #expect(list.missing.map(\.character) == ["\u{10FFFD}"])
  }

  @Test func writingLeavesNoFileBehindWhenItFails() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("platen-\(ProcessInfo.processInfo.processIdentifier)-renderer")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let renderer = ImageRenderer(content: Color.red.frame(width: 1e7, height: 1e7))
    #expect(throws: PrintError.self) {
      try renderer.write(to: folder.appendingPathComponent("big.png"))
    }
    #expect(throws: RenderError.self) {
      try renderer.write(to: folder.appendingPathComponent("picture.txt"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
