import Platen
import Testing

/// Scroll views, from their start.
@Suite struct ScrollViewTests {
  @Test func viewsBeginAtTheTopAndTheSpaceIsWhatIsOffered() throws {
    try expectSketch(
      of: ScrollView { box("a", 30, 10) }.probe("s"), width: 50, height: 30,
      """
      aaa
      sss
      sss
      """)
  }

  @Test func viewsThatAreTooLongGoOnBelow() throws {
    let rows = VStack(spacing: 0) {
      box("a", 10, 20)
      box("b", 30, 30)
    }
    try expectSketch(
      of: ScrollView { rows }, width: 50, height: 30,
      """
      .a.
      .a.
      bbb
      bbb
      bbb
      """)
  }

  @Test func whatGoesBeyondIsCutOff() throws {
    let long = Color.red.frame(width: 20, height: 60)
    let cut = try drawn(
      VStack(spacing: 0) {
        ScrollView { long }.frame(height: 20)
        Color.clear.frame(width: 20, height: 20)
      })
    let short = try drawn(
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20)
        Color.clear.frame(width: 20, height: 20)
      })
    #expect(cut == short)
    let whole = try drawn(
      VStack(spacing: 0) {
        ScrollView { long }.scrollClipDisabled().frame(height: 20)
        Color.clear.frame(width: 20, height: 20)
      })
    #expect(whole != cut)
  }

  @Test func viewsMayGoOnSideways() throws {
    let row = HStack(alignment: .bottom, spacing: 0) {
      box("a", 30, 10)
      box("b", 30, 20)
    }
    try expectSketch(
      of: ScrollView(.horizontal) { row }, width: 40,
      """
      ...bbb
      aaabbb
      """)
  }

  @Test func viewsMayGoOnBothWays() throws {
    try expectSketch(
      of: ScrollView([.horizontal, .vertical]) { box("a", 30, 30) }, width: 20, height: 20,
      """
      aaa
      aaa
      aaa
      """)
  }

  @Test func viewsMayBeginElsewhere() throws {
    try expectSketch(
      of: ScrollView { box("a", 20, 10) }.defaultScrollAnchor(.bottom), width: 20, height: 30,
      """
      ..
      ..
      aa
      """)
    try expectSketch(
      of: ScrollView { box("a", 20, 40) }.defaultScrollAnchor(.bottom), width: 20, height: 20,
      """
      aa
      aa
      aa
      aa
      """)
    try expectSketch(
      of: ScrollView { box("a", 20, 10) }.defaultScrollAnchor(.center, for: .alignment),
      width: 20, height: 30,
      """
      ..
      aa
      ..
      """)
  }

  @Test func marginsKeepViewsClearAndDoNotGoFurtherIn() throws {
    try expectSketch(
      of: ScrollView {
        ScrollView(.horizontal) { box("a", 20, 10) }
      }
      .contentMargins(10), width: 40, height: 30,
      """
      ....
      .aa.
      ....
      """)
    try expectSketch(
      of: ScrollView { box("a", 20, 10) }
        .contentMargins(.top, 10, for: .scrollContent)
        .contentMargins(.leading, 30, for: .scrollIndicators),
      width: 40, height: 20,
      """
      ..
      aa
      """)
  }

  @Test func viewsReachIntoTheSafeArea() throws {
    func strip(_ color: Color) -> some View {
      ScrollView(.horizontal) { color.frame(width: 100, height: 10) }
        .safeAreaPadding(.horizontal, 10)
    }
    let expected = HStack(spacing: 0) {
      Color.clear.frame(width: 10)
      Color.red.frame(width: 50)
    }
    #expect(
      try drawn(strip(.red), width: 60, height: 10) == drawn(expected, width: 60, height: 10))
  }

  @Test func modifiersForTheScreenChangeNothing() throws {
    let view = ScrollViewReader { proxy in
      let _ = proxy.scrollTo(3, anchor: .bottom)
      ScrollView(showsIndicators: false) { Color.red.frame(height: 50) }
        .scrollIndicators(.hidden).scrollDisabled(true).scrollBounceBehavior(.basedOnSize)
        .scrollDismissesKeyboard(.immediately).scrollTargetBehavior(.paging)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .always)).scrollTargetLayout()
        .scrollPosition(id: .constant(Int?.none), anchor: .top)
    }
    let plain = ScrollView { Color.red.frame(height: 50) }
    #expect(try drawn(view, width: 30, height: 20) == drawn(plain, width: 30, height: 20))
  }
}
