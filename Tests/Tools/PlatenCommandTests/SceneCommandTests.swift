import Foundation
import Testing

@Suite struct `Scenes on the command line` {
  private static let scene = """
    platen: 1
    data: {greeting: Hello}
    canvas: {width: 120, height: 40}
    view: {text: "{greeting}"}
    """

  private func workplace(_ scenes: [String: String]) throws -> Workplace {
    let work = try Workplace()
    for (name, text) in scenes { try work.write(text.utf8, to: name) }
    return work
  }

  @Test func `are rendered, many into many formats`() throws {
    let work = try workplace(["a.yaml": Self.scene, "b.yaml": Self.scene])
    let outcome = try work.platen([
      "render", "a.yaml", "b.yaml", "-o", "out/{name}.{format}", "--format", "svg", "--format",
      "png", "--scale", "2",
    ])
    #expect(outcome.exitCode == 0)
    #expect(outcome.error.isEmpty)
    #expect(Picture(work.bytes(of: "out/a.svg")) == .svg)
    #expect(Picture(work.bytes(of: "out/b.png")) == .png(width: 240, height: 80))
    #expect(work.bytes(of: "out/a.png") == work.bytes(of: "out/b.png"))
  }

  @Test func `name their pictures by the pixels a point that they are drawn with`() throws {
    let scene = "platen: 1\ncanvas: {width: 20, height: 10, scale: 2}\nview: {color: red}"
    let work = try workplace(["a.yaml": scene])
    #expect(try work.platen(["render", "a.yaml", "-o", "q{scale}.png"]).exitCode == 0)
    #expect(Picture(work.bytes(of: "q2.png")) == .png(width: 40, height: 20))
    let told = ["render", "a.yaml", "-o", "q{scale}.png", "--scale", "1.5"]
    #expect(try work.platen(told).exitCode == 0)
    #expect(Picture(work.bytes(of: "q1.5.png")) == .png(width: 30, height: 15))
    let piped = try work.platen(["render", "-", "-o", "p{scale}.png"], input: scene)
    #expect(piped.exitCode == 0)
    #expect(Picture(work.bytes(of: "p2.png")) == .png(width: 40, height: 20))
  }

  @Test func `move where they have changes`() throws {
    let moving = Self.scene + "\nchanges: [{at: 0, set: {greeting: Hi}, animation: none}]"
    let work = try workplace(["a.yaml": moving, "b.yaml": Self.scene])
    let outcome = try work.platen(["render", "a.yaml", "-o", "a.gif", "--strict"])
    #expect(outcome.exitCode == 0 && outcome.error.isEmpty)
    #expect(work.bytes(of: "a.gif")?.starts(with: Array("GIF89a".utf8)) == true)
    #expect(try work.platen(["render", "a.yaml", "-o", "a.svg", "--animate"]).exitCode == 0)
    let svg = String(decoding: try #require(work.bytes(of: "a.svg")), as: UTF8.self)
    #expect(svg.contains("@keyframes"))
    let still = try work.platen(["render", "b.yaml", "-o", "b.webp", "--animate", "--strict"])
    #expect(still.exitCode == 1 && still.error.contains("nothing in the picture moves"))
    let document = try work.platen(["render", "a.yaml", "-o", "a.pdf", "--animate"])
    #expect(document.exitCode == 64)
    #expect(document.error.contains("found pdf, expected svg, png, webp, gif or y4m"))
  }

  /// PNG, third edition, 11.3.6.1: an `acTL` has the number of frames, and how often they are shown.
  @Test func `have as many frames and loops as are wanted`() throws {
    let scene = """
      platen: 1
      canvas: {width: 60}
      data: {word: Ink}
      view: {text: "{word}"}
      changes: [{at: 0, set: {word: Pen}, animation: {linear: {duration: 1}}}]
      """
    let work = try workplace(["a.yaml": scene])
    let done = try work.platen([
      "render", "a.yaml", "-o", "a.png", "--animate", "--loops", "0", "--frame-rate", "10",
    ])
    #expect(done.exitCode == 0, "\(done.error)")
    let bytes = try #require(work.bytes(of: "a.png"))
    let start = try #require(bytes.firstRange(of: Array("acTL".utf8))?.upperBound)
    let end = try #require(bytes.firstRange(of: Array("IDAT".utf8))?.lowerBound)
    #expect(Array(bytes[start + 4..<start + 8]) == [0, 0, 0, 0] && end > start)
    // A second of ten frames, and the one that it ends with.
    #expect(Array(bytes[start..<start + 4]) == [0, 0, 0, 11])
    let svg = try work.platen(["render", "a.yaml", "-o", "a.svg", "--animate", "--loops", "2"])
    #expect(svg.exitCode == 64 && svg.error.contains("--loops has no effect on an SVG"))
    let still = try work.platen(["render", "a.yaml", "-o", "a.png", "--frame-rate", "5"])
    #expect(still.exitCode == 64 && still.error.contains("--frame-rate is for animations"))
  }

  @Test func `are checked in all of their states`() throws {
    let scene = """
      platen: 1
      canvas: {width: 60}
      data: {word: Ink}
      view: {text: "{word}", modifiers: [{lineLimit: 1}]}
      changes: [{at: 0.5, set: {word: Typesetting for everybody}}]
      """
    let work = try workplace(["a.yaml": scene])
    let outcome = try work.platen(["check", "a.yaml", "--strict"])
    #expect(outcome.exitCode == 1 && outcome.error.contains("truncated"), "\(outcome.error)")
  }

  @Test func `are read from standard input and written to standard output`() throws {
    let work = try workplace(["a.yaml": Self.scene])
    let piped = try work.platen(
      ["render", "-", "-o", "-", "--format", "svg"], input: Self.scene)
    #expect(piped.exitCode == 0)
    #expect(try work.platen(["render", "a.yaml", "-o", "a.svg"]).exitCode == 0)
    #expect(piped.output == work.bytes(of: "a.svg"))
  }

  @Test func `take values from the command line`() throws {
    let work = try workplace(["a.yaml": Self.scene])
    let outcome = try work.platen([
      "layout", "a.yaml", "--set", "greeting=Hi there", "--set", "canvas.width=200",
    ])
    #expect(outcome.text.hasPrefix("picture  0,0 200×40\n"))
    #expect(outcome.text.contains("\"Hi there\""))
  }

  // ISO 216: a sheet of A5 is 148 by 210 mm, 419.53 by 595.28 points.
  @Test func `are pages of one PDF, each of its own size`() throws {
    let work = try workplace([
      "a.yaml": "platen: 1\ncanvas: {paper: a5}\nview: {text: First}",
      "b.yaml": "platen: 1\ncanvas: {paper: a5, orientation: landscape}\nview: {text: Second}",
      "c.yaml": "platen: 1\ncanvas: {width: 50mm, height: 2in}\nview: {text: Third}",
      "bad.yaml": "platen: 1\nview: {txt: Hi}",
    ])
    let pages = ["a.yaml", "b.yaml", "c.yaml"]
    #expect(try work.platen(["render"] + pages + ["-o", "book.pdf", "--strict"]).exitCode == 0)
    let book = try #require(work.bytes(of: "book.pdf"))
    let boxes = String(decoding: book, as: UTF8.self).matches(of: /MediaBox \[ 0 0 (\S+) (\S+) \]/)
      .map { [$0.output.1, $0.output.2].compactMap { Double($0).map { ($0 * 100).rounded() } } }
    #expect(boxes == [[41953, 59528], [59528, 41953], [14173, 14400]])
    let piped = try work.platen(["render"] + pages + ["-o", "-", "--format", "pdf"])
    #expect(piped.output == book)

    let failed = try work.platen(["render", "a.yaml", "bad.yaml", "-o", "other.pdf"])
    #expect(failed.exitCode == 65)
    #expect(work.bytes(of: "other.pdf") == nil, "a page is missing")
    let png = try work.platen(["render", "a.yaml", "b.yaml", "-o", "book.png"])
    #expect(png.exitCode == 64)
    #expect(png.error.contains("give each its own path, for example with {name}"))
  }

  @Test func `that fail do not keep others from being rendered`() throws {
    let work = try workplace(["a.yaml": Self.scene, "b.yaml": "platen: 1\nveiw: {text: Hi}"])
    let outcome = try work.platen(["render", "b.yaml", "a.yaml", "-o", "{name}.svg"])
    #expect(outcome.exitCode == 65)
    #expect(outcome.error.hasPrefix("b.yaml:2:1: veiw: found \"veiw\", expected one of the fields"))
    #expect(Picture(work.bytes(of: "a.svg")) == .svg)
    #expect(work.bytes(of: "b.svg") == nil)
  }

  @Test func `take their look from options, as from values that are set`() throws {
    let work = try workplace(["a.yaml": Self.scene])
    let options = [
      "--theme", "ocean", "--background", "ff8000", "--color-scheme", "dark", "--locale", "ar",
    ]
    let values = [
      "theme=ocean", "canvas.background='#ff8000'", "canvas.colorScheme=dark", "canvas.locale=ar",
    ]
    let one = try work.platen(["render", "a.yaml", "-o", "-", "--format", "svg"] + options)
    let other = try work.platen(
      ["render", "a.yaml", "-o", "-", "--format", "svg"] + values.flatMap { ["--set", $0] })
    #expect(one.exitCode == 0, "\(one.error)")
    #expect(one.output == other.output)
    let plain = try work.platen(["render", "a.yaml", "-o", "-", "--format", "svg"])
    #expect(plain.output != one.output)
    let wrong = try work.platen(["render", "a.yaml", "-o", "a.svg", "--theme", "papr"])
    #expect(wrong.exitCode == 64 && wrong.isOneError, "\(wrong.error)")
    #expect(wrong.error.contains("did you mean \"paper\"?"))
  }

  @Test func `fail under --strict wherever something does not fit`() throws {
    let scene = """
      platen: 1
      canvas: {width: 40, height: 20}
      view: {text: A text that is cut off, modifiers: [{lineLimit: 1}]}
      """
    let work = try workplace(["a.yaml": scene, "b.yaml": Self.scene])
    for command in [["check"], ["layout"], ["sweep", "-o", "out", "--vary", "height=40,50"]] {
      let (name, rest) = (command[0], Array(command.dropFirst()))
      #expect(try work.platen([name, "a.yaml"] + rest).exitCode == 0, "\(name)")
      let strict = try work.platen([name, "a.yaml", "--strict"] + rest)
      #expect(strict.exitCode == 1 && strict.error.hasPrefix("error: a.yaml"), "\(strict.error)")
      #expect(name == "sweep" || strict.output.isEmpty)
      #expect(try work.platen([name, "b.yaml", "--strict"] + rest).exitCode == 0, "\(name)")
    }
    let fonts = try work.platen(["check", "b.yaml", "--system-fonts"])
    #expect(fonts.exitCode == 64 && fonts.isOneError)
    #expect(fonts.error.contains("--system-fonts has no effect: it needs --strict"))
  }

  @Test func `say what did not fit, as an error if that is wanted`() throws {
    let scene = """
      platen: 1
      canvas: {width: 60}
      view: {text: A text of many words, modifiers: [{lineLimit: 1}]}
      """
    let work = try workplace(["a.yaml": scene])
    let warned = try work.platen(["render", "a.yaml", "-o", "a.svg"])
    #expect(warned.exitCode == 0)
    #expect(warned.error.hasPrefix("warning: a.yaml: \"A text of many words\""))
    #expect(warned.error.hasSuffix("(view)\n"))
    let failed = try work.platen(["render", "a.yaml", "-o", "b.svg", "--strict"])
    #expect(failed.exitCode == 1)
    #expect(work.bytes(of: "b.svg") == nil)
    let quiet = try work.platen(["render", "a.yaml", "-o", "a.svg", "--quiet", "--json"])
    #expect(quiet.error.isEmpty)
    #expect(quiet.text.contains("\"kind\":\"truncated\""))
  }

  @Test(arguments: [
    ["render", "a.yaml"], ["render", "a.yaml", "-o", "a"], ["render", "a.yaml", "-o", "{nam}.svg"],
    ["render", "a.yaml", "a.yaml", "-o", "a.svg"], ["render", "-", "-o", "a.svg", "--watch"],
    ["render", "a.yaml", "-o", "-", "--format", "svg", "--format", "png"],
    ["render", "a.yaml", "-o", "a.svg", "--set", "canvas"],
  ])
  func `refuse options that make no sense`(arguments: [String]) throws {
    let work = try workplace(["a.yaml": Self.scene])
    let outcome = try work.platen(arguments)
    #expect(outcome.exitCode == 64)
    #expect(outcome.isOneError)
  }

  @Test func `that are missing, or whose data is, are named`() throws {
    let work = try workplace([
      "a.yaml": "platen: 1\ndata: {a: {file: no.csv}}\nview: {text: Hi}"
    ])
    let missing = try work.platen(["render", "no.yaml", "-o", "a.svg"])
    #expect(missing.exitCode == 66)
    #expect(missing.error == "error: no such file: \"no.yaml\"\n")
    let data = try work.platen(["check", "a.yaml"])
    #expect(data.exitCode == 66)
    #expect(data.error.hasPrefix("a.yaml:2:18: data.a.file: found \"no.csv\""))
  }
}
