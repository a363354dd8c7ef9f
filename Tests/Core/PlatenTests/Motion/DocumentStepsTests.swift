import Observation
import PlatenBase
import PlatenDrawing
import TestSupport
import Testing

@testable import Platen

/// What only frames can show, as pictures that replace each other in an SVG.
@Suite struct DocumentStepsTests {
  @Observable final class Model {
    var isChanged = false
  }

  private struct Host<Content: View>: NonisolatedView {
    let model: Model
    let content: (Bool) -> Content

    var body: some View { content(model.isChanged) }
  }

  /// Returns an SVG in which a view changes evenly in its first second.
  private func document<Content: View>(
    @ViewBuilder _ content: @escaping (Bool) -> Content
  ) throws -> (text: String, findings: [String]) {
    let (model, sink) = (Model(), MemorySink())
    let renderer = AnimationRenderer(content: Host(model: model, content: content))
    renderer.change(at: 0, .linear(duration: 1)) { model.isChanged = true }
    _ = try renderer.print(as: nil, to: sink)
    return (String(decoding: sink.bytes, as: UTF8.self), renderer.findings.map(\.detail))
  }

  /// Of 24 steps the 12th is half way: from the right end of a circle of 40 points round to its left end.
  @Test func aRingFillsStepByStep() throws {
    let (text, findings) = try document { isChanged in
      Circle().trim(from: 0, to: isChanged ? 1 : 0).stroke(lineWidth: 4).frame(
        width: 40, height: 40)
    }
    let paths = text.matches(of: /<path[^>]* d="([^"]*)"/).map { String($0.1) }
    #expect(findings.isEmpty && text.matches(of: /<path/).count == 24)
    // Two quarters, whose control points are 20 * 0.5523 from their ends.
    #expect(paths[12] == "M40 20c0 11.05-8.95 20-20 20-11.05 0-20-8.95-20-20")
    // It is seen from 11.5 to 12.5 of 24 steps, and nothing of it by viewers without styles.
    #expect(text.contains("0s linear .4792s backwards"))
    #expect(text.contains("0s linear .5208s backwards"))
    #expect(text.matches(of: /<g class="[^"]*" opacity="0"/).count == 24)
  }

  @Test(arguments: 0..<6)
  func whatFramesShowIsNotCrossFaded(form: Int) throws {
    let (text, findings) = try document { isChanged in
      let box = Rectangle().frame(width: 40, height: 20)
      switch form {
      case 0: AnyView(box.rotation3DEffect(.degrees(isChanged ? 80 : 0), axis: (0, 1, 0)))
      case 1: AnyView(box.blur(radius: isChanged ? 4 : 1))
      case 2: AnyView(box.hueRotation(.degrees(isChanged ? 90 : 10)))
      case 3: AnyView(Text("Wide").scaleEffect(x: isChanged ? 2 : 1, y: 1))
      case 4: AnyView(box.clipShape(RoundedRectangle(cornerRadius: isChanged ? 10 : 2)))
      default:
        AnyView(box.mask { Rectangle().frame(width: isChanged ? 40 : 10) })
      }
    }
    #expect(findings.isEmpty)
    #expect(text.contains("0s linear .5208s backwards"), "\(text)")
  }

  /// An opacity is a value that documents have: one view, seen at a quarter in the end.
  @Test func anOpacityMovesByItself() throws {
    let (text, findings) = try document { isChanged in
      Rectangle().frame(width: 40, height: 20).opacity(isChanged ? 0.25 : 0.75)
    }
    #expect(findings.isEmpty && text.matches(of: /<rect/).count == 1)
    #expect(text.contains("opacity=\".25\"") && text.contains("{from{opacity:.75}}"))
  }

  @Test func aChangeWithoutAnimationIsAtOnce() throws {
    let (model, sink) = (Model(), MemorySink())
    let renderer = AnimationRenderer(
      content: Host(model: model) { Rectangle().blur(radius: $0 ? 4 : 1) })
    renderer.change(at: 0.5, nil) { model.isChanged = true }
    _ = try renderer.print(as: nil, to: sink)
    let text = String(decoding: sink.bytes, as: UTF8.self)
    #expect(text.matches(of: /<rect/).count == 2)
    #expect(text.matches(of: #/ 0s \S+ \.5s backwards/#).count == 2)
  }

  /// 2,000 rectangles of five points in eight pictures would be 80,000.
  @Test func tooManyPointsCrossFadeWithAFinding() throws {
    let (text, findings) = try document { isChanged in
      HStack(spacing: 0) {
        ForEach(0..<2_000, id: \.self) { _ in Rectangle().frame(width: 0.1, height: 9) }
      }
      .blur(radius: isChanged ? 4 : 1)
    }
    #expect(findings == ["a changed group cross-fades"])
    #expect(text.matches(of: /<rect/).count == 4_000)
  }
}
