import SwiftUI
import Testing

@MainActor @Suite("Shapes written for SwiftUI") struct ShapeTests {
  @Test func shapesAreDrawnAsViewsAre() throws {
    let picture = try ImageRenderer(content: Shown().frame(width: 60, height: 100)).svgData()
    #expect(!picture.isEmpty)
  }

  @Test func aShapesOwnBodyIsWhatIsDrawn() throws {
    // Six points high, whatever its space is.
    let picture = ImageRenderer(content: Band().frame(width: 30, height: 20))
    let text = try String(decoding: picture.svgData(), as: UTF8.self)
    #expect(text.contains("V6") || text.contains("v6") || text.contains("height=\"6\""), "\(text)")
  }

  @Test func shapesNeedNoActor() async {
    let box = await Task.detached {
      Lens().inset(by: 2).path(in: CGRect(x: 0, y: 0, width: 20, height: 10)).boundingRect
    }.value
    #expect(box == CGRect(x: 2, y: 2, width: 16, height: 6))
  }

  @Test func bindingsAreToldOfTransactions() {
    var text = "a"
    let binding = Binding<String> {
      text
    } set: { value, transaction in
      text = transaction.animation == nil ? value : "animated"
    }
    binding.wrappedValue = "b"
    #expect(text == "b")
  }
}
