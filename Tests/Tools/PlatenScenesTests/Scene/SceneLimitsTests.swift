import Foundation
import Platen
import PlatenLayout
import PlatenScenes
import Testing

@Suite struct `A scene under limits` {
  private func scene(_ yaml: String, _ set: (inout SceneOptions) -> Void) throws -> PictureScene {
    var options = SceneOptions()
    set(&options)
    return try PictureScene(SceneText(name: "scene.yaml", text: yaml), options: options)
  }

  private func problem(
    _ yaml: String, _ set: (inout SceneLimits) -> Void
  ) throws -> SceneError? {
    let failure = #expect(throws: SceneFileError.self) { try scene(yaml) { set(&$0.limits) } }
    #expect(failure?.errors.count == 1 && failure?.exceedsLimit == true)
    return failure?.errors.first
  }

  private let three = "platen: 1\nview: {hStack: [{text: one}, {text: two}]}"

  @Test func `counts views and the bytes of texts`() throws {
    let scene = try scene(three) {
      $0.limits.views = 3; $0.limits.textBytes = 6
    }
    #expect(scene.viewCount == 3 && scene.textBytes == 6 && scene.imagePixels == 0)
  }

  @Test func `says where the first view is too many`() throws {
    let problem = try problem(three) { $0.views = 2 }
    #expect(problem?.found == "more than 2 views")
    #expect(problem?.path == "view.hStack.children[1]" || problem?.path == "view.hStack[1]")
    #expect(problem?.position == SourcePosition(line: 2, column: 30))
  }

  @Test func `says where texts become too long`() throws {
    let problem = try problem(three) { $0.textBytes = 5 }
    #expect(problem?.found == "more than 5 bytes of texts")
    #expect(problem?.position == SourcePosition(line: 2, column: 37))
  }

  @Test func `counts again what loops repeat`() throws {
    let yaml = """
      platen: 1
      data: {tags: [a, b, c, d]}
      view:
        vStack:
          children:
            - forEach: {data: tags, view: {text: "always"}}
            - forEach: {data: tags, view: {text: "{name}é"}}
      """
    // A stack, two loops, and four views in each; "always" four times, and a letter with an é of
    // two bytes four times.
    let scene = try scene(yaml) { _ in }
    #expect(scene.modifierCount == 0 && scene.viewCount == 11)
    #expect(scene.textBytes == 4 * 6 + 4 * 3)
    let problem = try problem(yaml) { $0.views = 10 }
    #expect(problem?.position.line == 7)
    _ = try self.problem(yaml) { $0.textBytes = 23 }
  }

  @Test func `counts tags as views`() throws {
    let given = "platen: 1\nview: {tagCloud: {tags: [a, bc, def]}}"
    #expect(try scene(given) { _ in }.viewCount == 4)
    #expect(try scene(given) { _ in }.textBytes == 6)
    _ = try problem(given) { $0.views = 3 }
    let data = "platen: 1\ndata: {tags: [a, bc, def]}\nview: {tagCloud: tags}"
    #expect(try scene(data) { _ in }.viewCount == 4)
    _ = try problem(data) { $0.views = 3 }
    _ = try problem(data) { $0.textBytes = 5 }
  }

  @Test func `bounds levels`() throws {
    let yaml = "platen: 1\nview: {text: {content: a}, modifiers: [bold, italic]}"
    #expect(try scene(yaml) { $0.limits.levels = 3 }.modifierCount == 2)
    #expect(
      try problem(yaml) { $0.levels = 2 }?.found
        == "more than 2 nested views and modifiers")
  }

  @Test func `bounds its text and what is in it`() throws {
    #expect(try problem(three) { $0.source.bytes = 20 }?.expected == "at most 20")
    _ = try problem(three) { $0.source.nodes = 4 }
    _ = try problem(three) { $0.source.depth = 2 }
  }

  /// A PNG whose header states a width and a height, and which has nothing else.
  private func header(_ width: Int, _ height: Int) -> String {
    func number(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    let bytes =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + number(width) + number(height) + [8, 2, 0, 0, 0, 0, 0, 0, 0]
    return "data:image/png;base64," + Data(bytes).base64EncodedString()
  }

  @Test func `bounds the pixels of pictures before they are made`() throws {
    let yaml = "platen: 1\nview: {image: \"\(header(400, 300))\"}"
    let problem = try problem(yaml) { $0.imagePixels = 119_999 }
    #expect(problem?.found == "a picture of 400 x 300 pixels")
    #expect(problem?.position == SourcePosition(line: 2, column: 15))
    // One that is small enough is decoded, and is none.
    let failure = #expect(throws: SceneFileError.self) {
      try scene(yaml) { $0.limits.imagePixels = 120_000 }
    }
    #expect(failure?.exceedsLimit == false)
  }

  @Test func `bounds the pixels of all pictures`() throws {
    func picture(_ color: Color) throws -> String {
      let renderer = ImageRenderer(content: color.frame(width: 20, height: 10))
      return "data:image/png;base64," + (try renderer.pngData().base64EncodedString())
    }
    let (red, blue) = (try picture(.red), try picture(.blue))
    func yaml(_ pictures: [String]) -> String {
      "platen: 1\nview: {hStack: [\(pictures.map { "{image: \"\($0)\"}" }.joined(separator: ", "))]}"
    }
    let twice = try scene(yaml([red, red])) { $0.limits.allImagePixels = 399 }
    #expect(twice.imagePixels == 200 && twice.textBytes == 0)
    let problem = try problem(yaml([red, blue])) { $0.allImagePixels = 399 }
    #expect(problem?.found == "a picture of 20 x 10 pixels beside others of 200 pixels")
  }

  private struct NoMemoryError: Error, Equatable {
    var bytes: Int
  }

  @Test func `asks for memory before a picture is decoded`() throws {
    // A header alone is no picture: the refusal comes before that is seen.
    let yaml = "platen: 1\nview: {image: \"\(header(400, 300))\"}"
    // 120,000 pixels of 12 bytes: what is kept, what is read, what is drawn.
    #expect(throws: NoMemoryError(bytes: 1_440_000)) {
      try scene(yaml) { $0.imageLimiter = ImageLimiter { throw NoMemoryError(bytes: $0) } }
    }
    let failure = #expect(throws: SceneFileError.self) {
      try scene(yaml) { $0.imageLimiter = ImageLimiter { _ in } }
    }
    #expect(failure?.exceedsLimit == false)
    // One that is too large is not asked for.
    #expect(throws: SceneFileError.self) {
      try scene(yaml) {
        $0.limits.imagePixels = 119_999
        $0.imageLimiter = ImageLimiter { throw NoMemoryError(bytes: $0) }
      }
    }
  }

  @Test func `asks for memory before a picture within a drawing is decoded`() throws {
    let file = "<svg xmlns='http://www.w3.org/2000/svg'><image href='\(header(400, 300))'/></svg>"
    let address = "data:image/svg+xml;base64," + Data(file.utf8).base64EncodedString()
    #expect(throws: NoMemoryError(bytes: 1_440_000)) {
      try scene("platen: 1\nview: {image: \"\(address)\"}") {
        $0.imageLimiter = ImageLimiter { throw NoMemoryError(bytes: $0) }
      }
    }
  }

  @Test func `ends a text that its fields make too long`() throws {
    // Some 16 GB, if it were made.
    let value = String(repeating: "a", count: 400_000)
    let fields = String(repeating: "{a}", count: 40_000)
    let yaml = "platen: 1\ndata: {a: \(value)}\nview: {text: \"\(fields)\"}"
    let problem = try problem(yaml) { $0.textBytes = 1 << 20 }
    #expect(problem?.found == "more than 1048576 bytes of texts")
  }

  @Test func `has no limit exceeded where something is wrong`() throws {
    let failure = #expect(throws: SceneFileError.self) {
      try scene("platen: 1\nview: {txt: a}") { _ in }
    }
    #expect(failure?.exceedsLimit == false)
  }

  @Test(arguments: [
    "platen: 1\nview: {text: a}", "{\"platen\": 1, \"view\": {\"text\": \"a\"}}", "[",
  ])
  func `is not read once that is cancelled`(_ text: String) throws {
    let cancellation = RenderCancellation()
    cancellation.cancel()
    #expect(throws: RenderError.cancelled) { try scene(text) { $0.cancellation = cancellation } }
  }

  @Test func `that can be cancelled is read as others are`() throws {
    let scene = try scene(three) { $0.cancellation = RenderCancellation() }
    #expect(scene.viewCount == 3)
  }
}
