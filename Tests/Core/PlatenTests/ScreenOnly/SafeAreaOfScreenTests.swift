import Foundation
import Platen
import Testing

@testable import PlatenViews

/// A device's safe area around what a preview shows: the status bar's 59 points above and the home indicator's 34 below.
@Suite struct SafeAreaOfScreenTests {
  private static let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  private static func frames(of view: some View) throws -> Frames {
    try Frames.of(view.onScreen(insets: insets).frame(width: 393, height: 852))
  }

  @Test func aViewFillsTheSafeAreaAlone() throws {
    let frames = try Self.frames(of: Color.red.probe("a"))
    #expect(frames["a"] == CGRect(x: 0, y: 59, width: 393, height: 759))
  }

  @Test func aSmallViewIsInTheMiddleOfTheSafeArea() throws {
    let frames = try Self.frames(of: Color.red.frame(width: 93, height: 59).probe("a"))
    #expect(frames["a"] == CGRect(x: 150, y: 409, width: 93, height: 59))
  }

  @Test func aBackgroundThatIgnoresTheSafeAreaFillsTheScreen() throws {
    let frames = try Self.frames(
      of: ZStack {
        Color.blue.probe("ground").ignoresSafeArea()
        Color.red.frame(height: 10).probe("a")
      })
    #expect(frames["ground"] == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(frames["a"].midY == 438.5)
  }

  /// UIKit's controllers are opaque: what is behind a navigation is not seen, and what is behind its first view is.
  @Test func aNavigationHidesWhatIsBehindIt() throws {
    let rest = List { Text("a") }.scrollContentBackground(.hidden)
    let over = try picture(NavigationStack { rest }.background(Color.orange))
    #expect(over == (try picture(NavigationStack { rest })))
    #expect(
      try picture(
        ZStack {
          Color.orange.ignoresSafeArea(); NavigationView { rest }
        }) == over)
    #expect(try picture(NavigationStack { rest.background(Color.orange) }) != over)
  }

  private func picture(_ view: some View) throws -> Data {
    try ImageRenderer(content: view.onScreen(insets: Self.insets).frame(width: 393, height: 852))
      .pngData()
  }

  @Test func aScreenWithoutAViewIsBlank() throws {
    let renderer = ImageRenderer(
      content: EmptyView().onScreen(insets: Self.insets).frame(width: 393, height: 852))
    #expect(try renderer.fitReport().size == CGSize(width: 393, height: 852))
  }

  @Test func aGeometryReaderKnowsTheInsets() throws {
    var (size, insets): (CGSize?, EdgeInsets?)
    _ = try Self.frames(
      of: GeometryReader { proxy in
        let _ = (size, insets) = (proxy.size, proxy.safeAreaInsets)
        Color.red
      })
    #expect(size == CGSize(width: 393, height: 759))
    #expect(insets == Self.insets)
  }

  @Test func aTabBarStandsOnTheHomeIndicatorAndPagesGoBehindIt() throws {
    let frames = try Self.frames(
      of: TabView {
        ZStack {
          Color.blue.probe("ground").ignoresSafeArea()
          Color.red.probe("page")
        }
        .tabItem { Label("One", systemImage: "star") }
      })
    // The bar has 49 points.
    #expect(frames["page"] == CGRect(x: 0, y: 59, width: 393, height: 710))
    #expect(frames["ground"] == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func aSheetReachesTheLowerEdgeAndItsContentDoesNot() throws {
    let frames = try Self.frames(
      of: Color.blue.sheet(isPresented: .constant(true)) { Color.red.probe("sheet") })
    #expect(abs(frames["sheet"].maxY - (852 - 34)) < 0.01)
    #expect(frames["sheet"].width == 393)
  }

  @Test func aCoverHasTheSafeAreaOfTheScreen() throws {
    let frames = try Self.frames(
      of: Color.blue.fullScreenCover(isPresented: .constant(true)) { Color.red.probe("cover") })
    #expect(frames["cover"] == CGRect(x: 0, y: 59, width: 393, height: 759))
  }
}
