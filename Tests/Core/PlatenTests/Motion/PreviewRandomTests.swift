import Observation
import PlatenBase
import PlatenDrawing
import TestSupport
import Testing

@testable import Platen
@testable import PlatenViews

/// Random numbers in the bodies of previews that move.
///
/// SwiftUI makes a body again only if the view's own state, or what it was given, has changed.
@MainActor @Suite struct PreviewRandomTests {
  /// A length from 1 to 256 points by chance.
  nonisolated private static var length: CGFloat {
    var byte: UInt8 = 0
    _PreviewRandom.fill(&byte, count: 1)
    return CGFloat(byte) + 1
  }

  private struct Child: View {
    @State private var isMoved = false

    var body: some View {
      Rectangle().frame(width: 10, height: 10).offset(x: isMoved ? 40 : 0)
        .onAppear { withAnimation(.linear(duration: 1)) { isMoved = true } }
    }
  }

  private struct Parent: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Rectangle().frame(width: length, height: 10)
        ForEach(0..<2) { _ in Rectangle().frame(width: length, height: 10) }
        GeometryReader { _ in Rectangle().frame(width: length, height: 10) }
          .frame(width: 300, height: 10)
        Child()
      }
    }
  }

  private func frames(_ view: some View, at times: [Double]) throws -> [[CGRect]] {
    _PreviewRandom.restart()
    let renderer = AnimationRenderer(content: view)
    renderer.frames.late = LateWork(countsQueues: true)
    renderer.frames.settleTime = 1
    return try times.map { try renderer.displayList(at: $0).items.figures }
  }

  @Test func aBodyKeepsItsNumbersWhileAChildChanges() throws {
    let frames = try frames(Parent(), at: [0, 0.5, 1])
    let widths = frames.map { $0.prefix(4).map(\.width) }
    #expect(widths.allSatisfy { $0 == widths[0] } && Set(widths[0]).count == 4, "\(widths)")
    #expect(frames.map { $0.last?.minX } == [0, 20, 40])
    // The same in another run.
    #expect(try self.frames(Parent(), at: [0, 0.5, 1]) == frames)
  }

  private struct Changing: View {
    @State private var isMoved = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Rectangle().frame(width: isMoved ? length : length, height: 10)
        Given(isMoved: isMoved)
        Fixed()
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isMoved = true } }
    }
  }

  private struct Given: View {
    let isMoved: Bool
    var body: some View { Rectangle().frame(width: length, height: 10) }
  }

  private struct Fixed: View {
    var body: some View { Rectangle().frame(width: length, height: 10) }
  }

  /// A view draws others when its own state changes, and so do views that it gives another value.
  @Test func aChangedBodyTakesOtherNumbers() throws {
    let frames = try frames(Changing(), at: [0, 1]).map { $0.map(\.width) }
    #expect(zip(frames[0], frames[1]).map { $0 == $1 } == [false, false, true], "\(frames)")
  }
}
