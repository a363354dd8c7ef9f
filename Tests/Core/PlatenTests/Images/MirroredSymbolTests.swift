import Foundation
import Platen
import Testing

/// Symbols that point where reading goes; Apple's Human Interface Guidelines, "Right to left".
@Suite struct MirroredSymbolTests {
  private func svg(_ name: String, _ direction: LayoutDirection) throws -> Data {
    let image = Image(systemName: name).environment(\.layoutDirection, direction)
    return try ImageRenderer(content: image).svgData()
  }

  @Test(arguments: [
    ("chevron.forward", "chevron.right", "chevron.left"),
    ("arrow.forward", "arrow.right", "arrow.left"),
    ("chevron.backward", "chevron.left", "chevron.right"),
  ])
  func forwardIsWhereReadingGoes(name: String, ahead: String, behind: String) throws {
    #expect(try svg(name, .leftToRight) == svg(ahead, .leftToRight))
    #expect(try svg(name, .rightToLeft) == svg(behind, .leftToRight))
  }

  @Test(arguments: ["chevron.right", "forward.fill", "goforward.10", "star"])
  func otherSymbolsStay(name: String) throws {
    #expect(try svg(name, .rightToLeft) == svg(name, .leftToRight))
  }
}
