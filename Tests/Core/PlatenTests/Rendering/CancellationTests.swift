import Foundation
import Platen
import PlatenDrawing
import PlatenLayout
import PlatenText
import Testing

/// A render that nobody waits for ends with one error, wherever it is, and leaves nothing behind.
@Suite struct CancellationTests {
  /// What a render can be asked for.
  enum Output: CaseIterable {
    case displayList, layoutTree, fitReport, frames, svg, png, pdf

    func make(_ renderer: ImageRenderer<some View>) throws {
      switch self {
      case .displayList: _ = try renderer.displayList()
      case .layoutTree: _ = try renderer.layoutTree()
      case .fitReport: _ = try renderer.fitReport()
      case .frames:
        renderer.showsLayoutFrames = true
        _ = try renderer.displayList()
      case .svg: _ = try renderer.svgData()
      case .png: _ = try renderer.pngData()
      case .pdf: _ = try renderer.pdfData()
      }
    }
  }

  private static let words = ["Swift", "iOS開発", "🦋", "JavaScript"]

  private static var cloud: some View {
    FlowLayout(spacing: 8) { ForEach(words, id: \.self) { TagCell(name: $0) } }
      .shadow(radius: 2).frame(width: 200)
  }

  private static func cancelled() -> RenderCancellation {
    let cancellation = RenderCancellation()
    cancellation.cancel()
    return cancellation
  }

  @Test(arguments: Output.allCases)
  func whatWasCancelledBeforeIsNotBegun(_ output: Output) throws {
    var bodies = 0
    let renderer = ImageRenderer(content: Calling { bodies += 1 })
    renderer.cancellation = Self.cancelled()
    #expect(throws: RenderError.cancelled) { try output.make(renderer) }
    #expect(bodies == 0)
  }

  @Test(arguments: Output.allCases)
  func aBodyMayBeTheLastThatIsCalled(_ output: Output) throws {
    let cancellation = RenderCancellation()
    var bodies = 0
    let renderer = ImageRenderer(
      content: VStack {
        Calling { cancellation.cancel() }
        Calling { bodies += 1 }
      })
    renderer.cancellation = cancellation
    #expect(throws: RenderError.cancelled) { try output.make(renderer) }
    #expect(bodies == 0)
  }

  @Test(arguments: Output.allCases)
  func aLayoutMayBeTheLastThatIsAsked(_ output: Output) throws {
    let cancellation = RenderCancellation()
    var asked = 0
    let renderer = ImageRenderer(
      content: VStack {
        Asking { cancellation.cancel() }.callAsFunction { Color.red }
        Asking { asked += 1 }.callAsFunction { Color.red }
      })
    renderer.cancellation = cancellation
    #expect(throws: RenderError.cancelled) { try output.make(renderer) }
    #expect(asked == 0)
  }

  @Test(arguments: Output.allCases.filter { $0 != .layoutTree })
  func aCanvasMayBeTheLastThatIsDrawn(_ output: Output) throws {
    let cancellation = RenderCancellation()
    var drawn = 0
    let renderer = ImageRenderer(
      content: VStack {
        Canvas { _, _ in cancellation.cancel() }
        Canvas { _, _ in drawn += 1 }
      })
    renderer.cancellation = cancellation
    #expect(throws: RenderError.cancelled) { try output.make(renderer) }
    #expect(drawn == 0)
  }

  @Test func measuringALongTextEndsWithTheSameError() throws {
    let cancellation = RenderCancellation()
    let text = String(repeating: "Viele Wörter, ", count: 5_000)
    let renderer = ImageRenderer(
      content: VStack {
        Asking { cancellation.cancel() }.callAsFunction { Text(text).minimumScaleFactor(0.5) }
      })
    renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
    renderer.cancellation = cancellation
    #expect(throws: RenderError.cancelled) { try renderer.svgData() }
  }

  @Test(arguments: [PictureFormat.svg, .png, .pdf])
  func noFileIsLeft(_ format: PictureFormat) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("cancelled-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cancellation = RenderCancellation()
    let renderer = ImageRenderer(content: Canvas { _, _ in cancellation.cancel() })
    renderer.cancellation = cancellation
    #expect(throws: RenderError.cancelled) {
      try renderer.write(to: folder.appendingPathComponent("picture.\(format.rawValue)"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(arguments: [PictureFormat.svg, .png, .pdf])
  func aSinkMayBeTheLastThatIsWrittenTo(_ format: PictureFormat) throws {
    let cancellation = RenderCancellation()
    let renderer = ImageRenderer(content: Self.cloud)
    let list = try renderer.displayList()
    renderer.cancellation = cancellation
    let sink = CancellingSink(cancellation)
    #expect(throws: RenderError.cancelled) { try renderer.print(list, as: format, to: sink) }
  }

  @Test(arguments: [PictureFormat.svg, .png, .pdf])
  func aLibraryServesAfterwardsAsBefore(_ format: PictureFormat) throws {
    let library = try FontLibrary(folder: FontLibrary.shared.folder)
    let text = String(repeating: "Swift schreibt sich fließend. ", count: 400)
    func renderer() -> ImageRenderer<some View> {
      ImageRenderer(
        content: VStack {
          Self.cloud
          Text(text).frame(width: 400)
        }, library: library)
    }
    let whole = ImageRenderer(content: renderer().content)
    let expected = try whole.data(as: format)
    let first = renderer()
    first.cancellation = Self.cancelled()
    #expect(throws: RenderError.cancelled) { try first.data(as: format) }
    let second = renderer()
    let list = try second.displayList()
    let cancellation = RenderCancellation()
    second.cancellation = cancellation
    let sink = CancellingSink(cancellation)
    #expect(throws: RenderError.cancelled) { try second.print(list, as: format, to: sink) }
    #expect(try renderer().data(as: format) == expected)
  }

  @Test func aRenderInARenderIsCancelledWithIt() throws {
    let renderer = ImageRenderer(content: Color.red)
    #expect(throws: RenderError.cancelled) {
      try RenderCancellation.with(Self.cancelled()) { try renderer.svgData() }
    }
    _ = try renderer.svgData()
  }

  @Test func whatIsNotCancelledIsTheSame() throws {
    let renderer = ImageRenderer(content: Self.cloud)
    let expected = try renderer.pngData()
    renderer.cancellation = RenderCancellation()
    #expect(try renderer.pngData() == expected)
  }

  @Test func otherErrorsStayTheirOwn() throws {
    let renderer = ImageRenderer(content: Image(systemName: "chekmark"))
    renderer.cancellation = RenderCancellation()
    #expect(throws: FontError.self) { try renderer.svgData() }
  }
}

/// A view that does something when its body is made.
private struct Calling: NonisolatedView {
  let action: () -> Void

  var body: some View {
    action()
    return Color.red
  }
}

/// A layout of one view that does something when its size is asked for.
private struct Asking: Layout {
  let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    action()
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// Cancels when it gets its first bytes.
private final class CancellingSink: ByteSink {
  private let cancellation: RenderCancellation

  init(_ cancellation: RenderCancellation) { self.cancellation = cancellation }

  func write(_ bytes: UnsafeRawBufferPointer) { cancellation.cancel() }
}
