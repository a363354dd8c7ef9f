import Platen
import Testing

nonisolated extension View {
  /// The article's modifier, with an effect that tells it from Platen's.
  fileprivate func scale(_ width: CGFloat = -1, _ height: CGFloat = -1) -> some View {
    opacity(0.5)
  }
}

/// A file's own modifier, as in the article, takes the place of Platen's.
@Suite struct OwnScaleTests {
  private var view: some View { Color.red.frame(width: 40, height: 20) }

  @Test func theFilesOwnModifierIsTaken() throws {
    #expect(try drawn(view.scale(20, 10)) == drawn(view.opacity(0.5)))
    #expect(try drawn(view.scale()) == drawn(view.opacity(0.5)))
  }
}
