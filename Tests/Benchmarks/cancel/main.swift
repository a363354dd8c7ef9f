// Measures how long work runs on after it was cancelled, for what takes longest, and how much memory
// renders take. See run.sh.

import Foundation
import Platen
import PlatenDrawing
import PlatenLayout
import PlatenScenes
import PlatenText

let library = try FontLibrary(folder: CommandLine.arguments[1])
let chosen = Array(CommandLine.arguments.dropFirst(2))
let wholeStack = 8 << 20
let clock = ContinuousClock()

/// Something that takes long.
struct Case {
  var name: String
  /// Is done before, and not measured; returns the work.
  var prepare: () throws -> (RenderCancellation?) throws -> Void
}

/// The seconds that work took on a thread of its own, and its error; it is cancelled after a time.
func run(
  _ work: @escaping (RenderCancellation?) throws -> Void, cancelAfter delay: Double
) -> (seconds: Double, lag: Double?, error: (any Error)?) {
  nonisolated(unsafe) let work = work
  nonisolated(unsafe) var error: (any Error)?
  nonisolated(unsafe) var end = clock.now
  let cancellation = RenderCancellation()
  let done = DispatchSemaphore(value: 0)
  let start = clock.now
  let thread = Thread {
    do { try work(cancellation) } catch let caught { error = caught }
    end = clock.now
    done.signal()
  }
  thread.stackSize = wholeStack
  thread.start()
  guard done.wait(timeout: .now() + delay) == .timedOut else {
    return (seconds(end - start), nil, error)
  }
  let moment = clock.now
  cancellation.cancel()
  done.wait()
  return (seconds(end - start), seconds(end - moment), error)
}

func seconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}

func peak() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
    return Int(line.split(separator: " ")[1]) ?? 0
  }
  return 0
}

func resident() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  for line in status.split(separator: "\n") where line.hasPrefix("VmRSS:") {
    return Int(line.split(separator: " ")[1]) ?? 0
  }
  return 0
}

func measure(_ item: Case) throws {
  let work = try item.prepare()
  let before = resident()
  let whole = run(work, cancelAfter: 12)
  var lags = whole.lag.map { [$0] } ?? []
  if let error = whole.error, whole.lag == nil { print("  \(item.name): \(error)") }
  let length = min(whole.seconds, 10)
  for part in 0..<16 {
    let moment = length * (Double(part) + 0.5) / 16
    if let lag = run(work, cancelAfter: moment).lag { lags.append(lag) }
  }
  let most = (lags.max() ?? 0) * 1000
  let text = String(
    format: "%-44@ %9.0f ms%@ runs on %7.1f ms  %+6d MB", item.name as NSString,
    whole.seconds * 1000, (whole.lag == nil ? " " : "+") as NSString, most,
    (peak() - before) >> 10)
  print(text + (most > 100 ? "  <<<" : ""))
  fflush(nil)
}

func render(
  _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 1,
  _ change: @escaping (ImageRenderer<AnyView>) -> Void = { _ in }
) -> ImageRenderer<AnyView> {
  let renderer = ImageRenderer(content: AnyView(view), library: library)
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  renderer.scale = scale
  change(renderer)
  return renderer
}

func layout(_ renderer: ImageRenderer<AnyView>) -> () -> (RenderCancellation?) throws -> Void {
  {
    { cancellation in
      renderer.cancellation = cancellation
      _ = try renderer.displayList()
    }
  }
}

func print(
  _ renderer: ImageRenderer<AnyView>, _ format: PictureFormat
) -> () throws -> (RenderCancellation?) throws -> Void {
  {
    renderer.cancellation = nil
    let list = try renderer.displayList()
    return { cancellation in
      renderer.cancellation = cancellation
      try renderer.print(list, as: format, to: MemorySink())
    }
  }
}

func read(_ text: @escaping () throws -> String) -> () throws -> (RenderCancellation?) throws ->
  Void
{
  {
    let text = SceneText(name: "scene.json", text: try text())
    return { cancellation in
      var options = SceneOptions()
      options.cancellation = cancellation
      _ = try PictureScene(text, options: options)
    }
  }
}

func nested(_ view: AnyView, _ depth: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
  var view = view
  for _ in 0..<depth { view = wrap(view) }
  return view
}

let words = (0..<100_000).map { "Wort\($0 % 5000)-\($0)" }
let cloud = TagCloud(words.map { TagCloud.Tag($0) }, style: .pill)
let pills = render(cloud, width: 4000)
let latin = String(repeating: "Swift lays out labels, and wraps them. ", count: 1 << 20 / 39)
let arabic = String(repeating: "كلمات طويلة في سطور كثيرة ", count: 1 << 20 / 47)
let chinese = String(repeating: "漢字かな交じり文は、", count: 1 << 20 / 30)
let thai = String(repeating: "ภาษาไทยไม่มีช่องว่าง", count: 1 << 20 / 60)
let lines = String(repeating: "a\n", count: 1 << 19)
let oneWord = String(repeating: "a", count: 1 << 20)
let devanagari = String(repeating: "क्षत्रिय ज्ञान ", count: 1 << 20 / 41)

func noise(_ width: Int, _ height: Int) throws -> [UInt8] {
  var state: UInt64 = 1
  let pixels = (0..<width * height).map { _ -> UInt32 in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: state >> 32) | 0xFF00_0000
  }
  return try png(Bitmap(width: width, height: height, pixels: pixels))
}

func flat(_ width: Int, _ height: Int) throws -> [UInt8] {
  let pixels = [UInt32](repeating: 0xFF33_6699, count: width * height)
  return try png(Bitmap(width: width, height: height, pixels: pixels))
}

func png(_ bitmap: Bitmap) throws -> [UInt8] {
  let sink = MemorySink()
  var encoder = try PNGEncoder(
    width: bitmap.width, height: bitmap.height, format: .rgb, filter: .none, compression: .fast,
    pixelsPerPoint: 0, sink: sink)
  try bitmap.pixels.withUnsafeBytes {
    try encoder.write($0, stride: 4 * bitmap.width, rows: bitmap.height)
  }
  try encoder.finish()
  return sink.bytes
}

func picture(_ file: [UInt8]) throws -> Image {
  guard let image = UIImage(data: Data(file)) else { throw RenderError.cancelled }
  return Image(uiImage: image).resizable()
}

func zigzag(_ count: Int) -> Path {
  var path = Path()
  path.move(to: .zero)
  for i in 1...count {
    path.addLine(to: CGPoint(x: Double(i) * 4000 / Double(count), y: i % 2 == 0 ? 0 : 4000))
  }
  return path
}

var cases: [Case] = [
  Case(
    name: "tags100k read",
    prepare: read {
      let tags = words.map { "{\"name\":\"\($0)\",\"count\":\($0.count)}" }.joined(separator: ",")
      return "{\"platen\":1,\"data\":{\"t\":[\(tags)]},\"view\":{\"tagCloud\":\"t\"}}"
    }),
  Case(
    name: "loop250k read",
    prepare: read {
      let tags = words.map { "\"\($0)\"" }.joined(separator: ",")
      return
        "{\"platen\":1,\"data\":{\"t\":[\(tags)]},\"view\":{\"vStack\":[{\"forEach\":{\"data\":\"t\","
        + "\"view\":{\"vStack\":[{\"text\":\"{name}\",\"modifiers\":[\"bold\",{\"padding\":4}]}]}}}]}}"
    }),
  Case(
    name: "words1M read",
    prepare: read {
      let text = words.joined(separator: " ").replacingOccurrences(of: "-", with: "x")
      return "{\"platen\":1,\"data\":{\"t\":{\"words\":\"\(text)\"}},\"view\":{\"tagCloud\":\"t\"}}"
    }),
  Case(name: "tags100k layout", prepare: layout(pills)),
  Case(name: "tags100k svg", prepare: print(pills, .svg)),
  Case(name: "tags100k png", prepare: print(pills, .png)),
  Case(name: "tags100k pdf", prepare: print(pills, .pdf)),
  Case(
    name: "tags100k tree",
    prepare: {
      { cancellation in
        pills.cancellation = cancellation
        let tree = try pills.layoutTree()
        _ = RenderCancellation.with(cancellation) { tree.json }
      }
    }),
]
for (name, text) in [
  ("latin", latin), ("arabic", arabic), ("chinese", chinese), ("thai", thai), ("lines", lines),
  ("oneWord", oneWord), ("devanagari", devanagari),
] {
  let view = Text(verbatim: text)
  cases += [
    Case(name: "text1M \(name) wrap", prepare: layout(render(view, width: 800))),
    Case(name: "text1M \(name) line", prepare: layout(render(view))),
    Case(
      name: "text1M \(name) middle",
      prepare: layout(render(view.lineLimit(3).truncationMode(.middle), width: 800))),
    Case(
      name: "text1M \(name) shrink",
      prepare: layout(
        render(
          view.minimumScaleFactor(0.1).allowsTightening(true), width: 8000, height: 4000))),
  ]
}
let page = render(Text(verbatim: String(latin.prefix(100_000))), width: 800)
let onePageLine = render(Text(verbatim: String(latin.prefix(1 << 20))))
var semantic = SVGOptions()
semantic.text = .semantic
semantic.fonts = .embedded
cases += [
  Case(name: "glyphs100k pdf", prepare: print(page, .pdf)),
  Case(name: "glyphs100k svg", prepare: print(page, .svg)),
  Case(
    name: "glyphs100k svg embedded",
    prepare: print(
      render(Text(verbatim: String(chinese.prefix(100_000))), width: 800) {
        $0.svgOptions = semantic
      }, .svg)),
  Case(name: "line1M svg", prepare: print(onePageLine, .svg)),
  Case(name: "line1M pdf", prepare: print(onePageLine, .pdf)),
  Case(
    name: "line1M turned png",
    prepare: print(
      render(
        Text(verbatim: latin).fixedSize().rotationEffect(.degrees(1)).frame(
          width: 4000, height: 4000)), .png)),
  Case(
    name: "png 16000x3000 fast",
    prepare: print(render(cloud.frame(width: 16000, height: 3000), width: 16000), .png)),
  Case(
    name: "png 16000x3000 small",
    prepare: print(
      render(cloud.frame(width: 16000, height: 3000), width: 16000) {
        $0.pngOptions.compression = .small
      }, .png)),
  Case(
    name: "png 4000x4000 sweep",
    prepare: print(
      render(
        AngularGradient(colors: [.red, .blue, .red], center: .center), width: 4000, height: 4000),
      .png)),
]
let box = AnyView(Color.red.frame(width: 600, height: 600))
let shadows = render(nested(box, 60) { AnyView($0.shadow(radius: 200)) }.padding(100))
let smallShadows = render(nested(box, 60) { AnyView($0.shadow(radius: 20)) }.padding(100))
let blur = render(
  Text("Blur").font(.system(size: 900)).frame(width: 4000, height: 4000).blur(radius: 300))
let blur30 = render(
  Text("Blur").font(.system(size: 900)).frame(width: 4000, height: 4000).blur(radius: 30))
for format in [PictureFormat.svg, .png, .pdf] {
  cases += [
    Case(name: "60 shadows 200 \(format)", prepare: print(shadows, format)),
    Case(name: "60 shadows 20 \(format)", prepare: print(smallShadows, format)),
    Case(name: "blur 300 4000x4000 \(format)", prepare: print(blur, format)),
    Case(name: "blur 30 4000x4000 \(format)", prepare: print(blur30, format)),
  ]
}
cases += [
  Case(
    name: "png uri 10 MB read",
    prepare: read {
      let file = Data(try noise(1900, 1850)).base64EncodedString()
      return "{\"platen\":1,\"view\":{\"image\":\"data:image/png;base64,\(file)\"}}"
    }),
  Case(
    name: "png uri 10 MB read yaml",
    prepare: {
      let file = Data(try noise(1900, 1850)).base64EncodedString()
      let text = SceneText(
        name: "a.yaml", text: "platen: 1\nview: {image: \"data:image/png;base64,\(file)\"}")
      return { cancellation in
        var options = SceneOptions()
        options.cancellation = cancellation
        _ = try PictureScene(text, options: options)
      }
    }),
  Case(
    name: "png uri 64 Mpx read",
    prepare: read {
      let file = Data(try flat(8000, 8000)).base64EncodedString()
      return "{\"platen\":1,\"view\":{\"image\":\"data:image/png;base64,\(file)\"}}"
    }),
]
for format in [PictureFormat.svg, .png, .pdf] {
  cases += [
    Case(
      name: "image 64 Mpx small \(format)",
      prepare: { try print(render(picture(flat(8000, 8000)), width: 400, height: 400), format)() }),
    Case(
      name: "image 16 Mpx noise \(format)",
      prepare: {
        try print(render(picture(noise(4000, 4000)), width: 400, height: 400), format)()
      }),
    Case(
      name: "path 200k fill \(format)",
      prepare: print(render(zigzag(200_000).fill(.red), width: 4000, height: 4000), format)),
    Case(
      name: "path 200k stroke \(format)",
      prepare: print(
        render(
          zigzag(200_000).stroke(.red, style: StrokeStyle(lineWidth: 5, lineJoin: .round)),
          width: 4000, height: 4000), format)),
    Case(
      name: "path dashes \(format)",
      prepare: print(
        render(
          zigzag(20_000).stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [0.1, 0.1])),
          width: 4000, height: 4000), format)),
  ]
}
cases += [
  Case(
    name: "path 200k dashed shape layout",
    prepare: layout(
      render(
        zigzag(200_000).strokedPath(StrokeStyle(lineWidth: 5, lineJoin: .round)).fill(.red),
        width: 4000, height: 4000))),
  Case(
    name: "stacks 250 deep layout",
    prepare: layout(
      render(
        nested(AnyView(Text("a")), 250) { view in
          AnyView(
            HStack {
              VStack {
                view
                Text("b")
              }
              Spacer()
            })
        }, width: 400, height: 400))),
  Case(
    name: "grid 20k layout",
    prepare: layout(
      render(
        Grid {
          ForEach(0..<2000) { row in
            GridRow { ForEach(0..<10) { Text("\(row),\($0)") } }
          }
        }, width: 1000, height: 9000))),
  Case(
    name: "grid spans layout",
    prepare: layout(
      render(
        Grid {
          GridRow { ForEach(0..<10_000) { _ in Color.red } }
          ForEach(0..<10_000) { row in
            GridRow { Color.blue.gridCellColumns(row % 9_000 + 2) }
          }
        }, width: 1000, height: 9000))),
  Case(
    name: "radial 50k layout",
    prepare: layout(
      render(RadialLayout { ForEach(0..<50_000) { Text("\($0)") } }, width: 4000, height: 4000))),
  Case(
    name: "adaptive 100k layout",
    prepare: layout(
      render(
        AdaptiveGridLayout(alignment: .center) { ForEach(0..<100_000) { Text("\($0)") } },
        width: 4000, height: 4000))),
  Case(
    name: "lazy grid layout",
    prepare: layout(
      render(
        LazyVGrid(
          columns: (0..<30_000).map { _ in GridItem(.adaptive(minimum: 0.1), spacing: 0) }
        ) { ForEach(0..<1000) { _ in Color.red } }, width: 1_000_000))),
  Case(
    name: "groups 1000 deep png",
    prepare: print(
      render(nested(AnyView(box), 500) { AnyView($0.opacity(0.99).compositingGroup()) }), .png)),
]

for item in cases where chosen.isEmpty || chosen.contains(where: { item.name.contains($0) }) {
  try measure(item)
}
