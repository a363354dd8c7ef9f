import Observation
import PlatenDrawing
import PlatenReports
import Testing

@testable import Platen

@Observable private final class ChangingModel {
  var isChanged = false
}

private struct Changing<Content: View>: NonisolatedView {
  let model: ChangingModel
  let content: (Bool) -> Content

  var body: some View { content(model.isChanged) }
}

/// The picture after a second of a change that takes two, and whatever is told of it.
func half(
  @ViewBuilder _ content: @escaping (Bool) -> some View
) throws -> (list: DisplayList, findings: [FitFinding]) {
  let model = ChangingModel()
  let renderer = AnimationRenderer(content: Changing(model: model, content: content))
  renderer.change(at: 0, .linear(duration: 2)) { model.isChanged = true }
  let list = try renderer.displayList(at: 1)
  // In the end it is the still picture, to the pixel.
  let end = try renderer.displayList(at: 9).data(as: .png, library: .shared)
  #expect(end == (try ImageRenderer(content: content(true)).pngData()))
  return (list, renderer.findings)
}
