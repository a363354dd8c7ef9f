import Platen
import PlatenLayout
import Testing

/// Where views are said to lie: expected frames by hand from the layouts' rules.
@Suite struct LayoutTreeTests {
  @Test func viewsOfAStackLieOneUnderTheOther() throws {
    let tree = try tree(
      VStack(alignment: .leading, spacing: 10) {
        box("a", 30, 20)
        box("b", 50, 10)
      }
      .marked("stack").padding(5))
    #expect(tree.kind == "picture")
    #expect(tree.frame == CGRect(0, 0, 60, 50))
    #expect(tree.frame(of: "stack") == CGRect(5, 5, 50, 40))
    #expect(tree.frame(of: "a") == CGRect(5, 5, 30, 20))
    #expect(tree.frame(of: "b") == CGRect(5, 35, 50, 10))
    #expect(tree.children.map(\.id) == ["stack"])
    #expect(tree.children[0].children.map(\.id) == ["a", "b"])
  }

  @Test func theFrameOfAMarkHasWhatIsInsideOfItAlone() throws {
    let tree = try tree(box("box", 20, 10).padding(3).marked("padded").offset(x: 7).padding(2))
    #expect(tree.frame(of: "padded") == CGRect(9, 2, 26, 16))
    #expect(tree.frame(of: "box") == CGRect(12, 5, 20, 10))
  }

  // 40 + 4 + 40 is 84, and another 4 + 40 is over 100.
  @Test func viewsOfAFlowLieInRows() throws {
    let tree = try tree(
      FlowLayout(spacing: 4, lineSpacing: 6) { ForEach(0..<3, id: \.self) { box("\($0)", 40, 10) } }
        .marked("flow"),
      width: 100)
    #expect(tree.frame(of: "flow") == CGRect(0, 0, 84, 26))
    #expect(tree.frame(of: "0") == CGRect(0, 0, 40, 10))
    #expect(tree.frame(of: "1") == CGRect(44, 0, 40, 10))
    #expect(tree.frame(of: "2") == CGRect(0, 16, 40, 10))
  }

  @Test func guidesMoveFramesAndAreTheBaselines() throws {
    let tree = try tree(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        box("low", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 12 }.marked("12")
        box("high", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 4 }.marked("4")
      }
      .marked("row").padding(.top, 100))
    #expect(tree.frame(of: "12") == CGRect(0, 100, 10, 20))
    #expect(tree.frame(of: "4") == CGRect(10, 108, 10, 20))
    #expect(tree.entry("12")?.baseline == 112)
    #expect(tree.entry("4")?.baseline == 112)
    #expect(tree.entry("low")?.baseline == nil)
    #expect(tree.entry("row")?.baseline == 112)
  }

  @Test func textsNameTheFontsThatDrawThem() throws {
    let tree = try tree(
      VStack {
        Text("a\(Text("b").bold().italic()) 🍒").font(.system(size: 16.5)).marked("parts")
        Text("c").font(.custom("Source Serif Pro", fixedSize: 20)).fontWeight(.semibold)
          .marked("named")
        Text("d").font(.custom("Nobody Has This", fixedSize: 9)).marked("instead")
        Text("").marked("empty")
      })
    #expect(tree.entry("parts")?.font == "Inter 16.5, Inter bold italic 16.5")
    #expect(tree.entry("named")?.font == "Source Serif Pro semibold 20")
    #expect(tree.entry("instead")?.font == "Inter 9")
    #expect(tree.entry("empty")?.font == nil)
  }

  @Test func textsOnOneBaselineSaySo() throws {
    let tree = try tree(
      HStack(alignment: .firstTextBaseline) {
        Text("Small").font(.system(size: 10)).marked("small")
        Text("Large").font(.system(size: 50)).marked("large")
        Circle().marked("circle").frame(width: 10, height: 10)
      })
    let baseline = try #require(tree.entry("large")?.baseline)
    #expect(tree.entry("small")?.baseline == baseline)
    #expect(tree.entry("circle")?.baseline == nil)
    let large = try #require(tree.frame(of: "large"))
    #expect(baseline > large.midY && baseline < large.maxY)
  }

  @Test func fromRightToLeftTheFirstViewLiesOnTheRight() throws {
    let tree = try tree(
      HStack(spacing: 0) {
        box("first", 30, 10)
        box("second", 50, 10)
      }
      .padding(.leading, 4)
      .environment(\.layoutDirection, .rightToLeft))
    #expect(tree.frame(of: "first") == CGRect(50, 0, 30, 10))
    #expect(tree.frame(of: "second") == CGRect(0, 0, 50, 10))
  }

  @Test func turnsAndScalesAreNotSeenButOffsetsAre() throws {
    let tree = try tree(
      VStack(spacing: 0) {
        box("turned", 40, 10).rotationEffect(.degrees(90))
        box("scaled", 40, 10).scaleEffect(3)
        box("moved", 40, 10).offset(x: 5, y: 2)
      })
    #expect(tree.frame(of: "turned") == CGRect(0, 0, 40, 10))
    #expect(tree.frame(of: "scaled") == CGRect(0, 10, 40, 10))
    #expect(tree.frame(of: "moved") == CGRect(5, 22, 40, 10))
  }

  @Test func framesAreThoseThatGeometryReadersSee() throws {
    let view = ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: 3) {
        ForEach(0..<7, id: \.self) { index in
          Text(String(repeating: "word ", count: index + 1)).probe("\(index)").marked("\(index)")
        }
      }
      .padding()
    }
    .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 31) }
    let frames = try Frames.of(view, width: 250, height: 200)
    let tree = try tree(view, width: 250, height: 200)
    for index in 0..<7 { #expect(tree.frame(of: "\(index)") == frames["\(index)"]) }
  }

  @Test func textsInTurnedViewsLieWhereTheFitReportSays() throws {
    let view = VStack {
      Text("A").font(.system(size: 13)).rotationEffect(.degrees(30))
      Text("B and C").scaleEffect(0.7).environment(\.displayScale, 3)
    }
    .padding(3.3)
    let renderer = ImageRenderer(content: view)
    let picture = try renderer.fittedPicture(includesTree: true)
    let texts = try #require(picture.tree).all.filter { $0.text != nil }
    #expect(texts.map(\.frame) == picture.report.texts.map(\.frame))
    #expect(picture.report.texts.count == 2)
  }

  @Test func frontAndBackArePartsOfTheTree() throws {
    let tree = try tree(
      box("view", 10, 10).overlay { box("front", 4, 4) }.background { box("back", 20, 20) })
    #expect(tree.children.map(\.id) == ["back", "view", "front"])
    #expect(tree.frame(of: "back") == CGRect(-5, -5, 20, 20))
    #expect(tree.frame(of: "front") == CGRect(3, 3, 4, 4))
  }

  @Test func viewsStandInTheirWrittenOrderWhateverIsInFront() throws {
    let tree = try tree(
      ZStack {
        box("a", 10, 10).zIndex(2)
        box("b", 10, 10)
      })
    #expect(tree.children.map(\.kind) == ["zStack"])
    #expect(tree.children[0].children.map(\.id) == ["a", "b"])
  }

  @Test func ofAlternativesTheOneThatIsShownIsThere() throws {
    let tree = try tree(
      ViewThatFits {
        box("wide", 200, 10)
        box("narrow", 50, 10)
      },
      width: 100)
    #expect(tree.children.map(\.id) == ["narrow"])
  }

  @Test func framesWithoutAnEndAreCountedAsNothing() throws {
    let tree = try tree(Color.red.marked("endless").frame(width: 10, height: 10).offset(x: .nan))
    #expect(tree.frame(of: "endless") == CGRect(0, 0, 10, 10))
    let open = try self.tree(Color.red.marked("open"), width: .infinity, height: 4)
    #expect(open.frame(of: "open") == CGRect(0, 0, 0, 4))
  }
}

// MARK: - What is in the tree

extension LayoutTreeTests {
  @Test func aTextBelongsToTheViewThatIsAllOfIt() throws {
    let tree = try tree(
      Text("Hello").padding(10).background { Text("behind") }.marked("hello", kind: "text"))
    #expect(tree.children.map(\.text) == ["Hello"])
    #expect(tree.children[0].lines == ["Hello"])
    #expect(tree.children[0].frame == tree.frame)
    #expect(tree.children[0].children.map(\.text) == ["behind"])
  }

  @Test func textsOfAMarkedViewAreReportedAndItsOtherPartsAreNot() throws {
    let tree = try tree(
      HStack {
        Circle()
        Text("One")
        VStack { Text("Two") }
      }
      .marked("row"))
    #expect(tree.children.map(\.id) == ["row"])
    #expect(tree.children[0].text == nil)
    #expect(tree.children[0].children.map(\.kind) == ["text", "text"])
    #expect(tree.children[0].children.map(\.text) == ["One", "Two"])
    #expect(tree.children[0].children.allSatisfy { $0.id.isEmpty })
  }

  @Test func withoutMarksLayoutsAndLeavesAreReported() throws {
    let tree = try tree(
      HStack {
        FlowLayout { Text("a") }
        Spacer()
        Divider()
        Image(systemName: "star")
        Circle().padding(3)
      }
      .padding(),
      width: 300)
    #expect(tree.children.map(\.kind) == ["hStack"])
    #expect(
      tree.children[0].children.map(\.kind) == ["flow", "spacer", "divider", "image", "shape"])
    #expect(tree.children[0].children[0].children.map(\.text) == ["a"])
  }

  @Test(arguments: [0, 1, 3])
  func aViewOfSeveralPartsIsNotReportedButItsPartsAre(_ count: Int) throws {
    let tree = try tree(
      VStack {
        ForEach(0..<count, id: \.self) { box("\($0)", 10, 10) }
        box("last", 10, 10)
      }
      .marked("stack"))
    #expect(tree.children[0].children.map(\.id) == (0..<count).map(String.init) + ["last"])
    let group = try self.tree(
      VStack {
        Group {
          box("a", 10, 10)
          box("b", 10, 10)
        }
        .marked("group")
      }
      .marked("stack"))
    #expect(group.children[0].children.map(\.id) == ["a", "b"])
    #expect(group.entry("group") == nil)
  }

  @Test func aViewThatIsMarkedTwiceLiesInItself() throws {
    let tree = try tree(box("inner", 10, 10).marked("outer"))
    #expect(tree.children.map(\.id) == ["outer"])
    #expect(tree.children[0].children.map(\.id) == ["inner"])
    #expect(tree.frame(of: "outer") == CGRect(0, 0, 10, 10))
  }

  @Test func whatAFlowLeavesOutIsHidden() throws {
    let tree = try tree(
      FlowLayout(spacing: 4, lineLimit: 1) {
        ForEach(0..<4, id: \.self) { Text("\($0)").frame(width: 40).marked("\($0)") }
      }
      .marked("flow"),
      width: 100)
    #expect(tree.children[0].children.map(\.isHidden) == [false, false, true, true])
    #expect(tree.children[0].children.map(\.text) == ["0", "1", "2", "3"])
    #expect(tree.entry("3")?.frame == .zero)
    #expect(tree.entry("3")?.lines == [])
    #expect(tree.entry("3")?.baseline == nil)
  }

  @Test func aTextSaysWhatIsLeftOfIt() throws {
    let tree = try tree(
      VStack {
        Text("JavaScript").lineLimit(1).marked("cut")
        Text("JavaScript").font(.system(size: 40)).lineLimit(1).minimumScaleFactor(0.1)
          .marked("shrunk")
        Text("one\ntwo").marked("whole")
      },
      width: 60)
    #expect(tree.entry("cut")?.isTruncated == true)
    #expect(tree.entry("cut")?.lines.first?.hasSuffix("…") == true)
    #expect(try #require(tree.entry("shrunk")).scaleFactor < 0.6)
    #expect(tree.entry("whole")?.lines == ["one", "two"])
    #expect(tree.entry("whole")?.scaleFactor == 1)
  }
}

extension LayoutTreeTests {
  private func tree(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil
  ) throws -> LayoutTree {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return try renderer.layoutTree()
  }

  private func box(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).marked(id)
  }
}
