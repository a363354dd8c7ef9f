import Foundation
import Platen
import Testing

/// The page that lies over all others of a navigation.
@MainActor @Suite struct NavigationPathTests {
  private struct Steps<
    Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  >: View
  where Path.Element: Hashable {
    let path: Path

    var body: some View {
      NavigationStack(path: .constant(path)) {
        Color.clear.probe("first").navigationTitle("First")
          .navigationDestination(for: Int.self) { number in
            Color.clear.probe("number \(number)").navigationTitle("Number")
              .navigationDestination(for: String.self) { Color.clear.probe("text \($0)") }
          }
      }
      .frame(width: 300, height: 400)
    }
  }

  private func names(_ view: some View) throws -> Set<String> {
    let frames = try Frames.of(view) { $0.imitatedPlatform = .iOS }
    return Set(["first", "number 1", "number 2", "text a"].filter { frames.all[$0] != nil })
  }

  @Test func theLastValuesPageIsDrawn() throws {
    #expect(try names(Steps(path: [Int]())) == ["first"])
    #expect(try names(Steps(path: [1])) == ["number 1"])
    #expect(try names(Steps(path: [1, 2])) == ["number 2"])
    #expect(try names(Steps(path: [AnyHashable(1), AnyHashable("a")])) == ["text a"])
  }

  /// The bar's 44 points and the large title's 52.
  @Test func aPageHasABarWithAButtonThatLeadsBack() throws {
    let frames = try Frames.of(Steps(path: [1])) { $0.imitatedPlatform = .iOS }
    #expect(frames["number 1"] == CGRect(x: 0, y: 96, width: 300, height: 304))
    func svg(_ content: some View) throws -> String {
      String(decoding: try ImageRenderer(content: content).svgData(), as: UTF8.self)
    }
    let hidden = NavigationStack(path: .constant([1])) {
      Color.clear.navigationDestination(for: Int.self) { _ in
        Color.clear.navigationBarBackButtonHidden()
      }
    }
    #expect(try svg(Steps(path: [1])).contains("#007AFF"))
    #expect(try !svg(hidden).contains("#007AFF"))
  }

  @Test func whatIsPresentedIsDrawn() throws {
    func view(_ isPresented: Bool, _ item: Int?) -> some View {
      NavigationStack {
        Color.clear.probe("first")
          .navigationDestination(isPresented: .constant(isPresented)) {
            Color.clear.probe("number 1")
          }
          .navigationDestination(item: .constant(item)) { Color.clear.probe("number \($0)") }
      }
    }
    #expect(try names(view(false, nil)) == ["first"])
    #expect(try names(view(true, nil)) == ["number 1"])
    #expect(try names(view(false, 2)) == ["number 2"])
  }

  @Test func aPathThatIsSetLaterIsFollowed() throws {
    struct Later: View {
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          Color.clear.probe("first").onAppear { path = [2] }
            .navigationDestination(for: Int.self) { Color.clear.probe("number \($0)") }
        }
        .frame(width: 300, height: 400)
      }
    }
    #expect(try names(Later()) == ["number 2"])
  }

  @Test func aValueWithoutAPageIsTold() throws {
    let view = NavigationStack(path: .constant(["a"])) { Color.clear.probe("first") }
    #expect(try names(view) == ["first"])
    let picture = try ImageRenderer(content: view).fittedPicture()
    #expect(
      picture.report.findings.contains { "\($0)".contains("String in the navigation's path") })
  }
}
