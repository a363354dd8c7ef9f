import Platen
import PlatenLayout
import Testing

/// What a report finds that did not fit.
@Suite struct FitFindingTests {
  private func report(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil
  ) throws -> FitReport {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return try renderer.fittedPicture().report
  }

  @Test func nothingIsFoundWhereAllFits() throws {
    #expect(try report(Text("Swift"), width: 200).findings == [])
  }

  /// Signs of vowels reach further than a line of Arabic is high: here one of the second line's
  /// stands in a letter of the first.
  @Test func linesThatMeetAreFound() throws {
    let verse = Text("بِسْمِ ٱللَّهِ")
    let report = try report(verse.frame(width: 40).padding(20))
    #expect(report.findings.map(\.kind) == [.lineOverlap])
    #expect(report.findings.first?.detail.hasPrefix("has lines that overlap by 5.") == true)
    #expect(
      try self.report(verse.lineHeight(.ink).frame(width: 40).padding(20)).findings.isEmpty)
    #expect(
      try self.report(Text("မြန်မာ ဘာသာ ကျွန်ုပ်").frame(width: 60).padding(20)).findings.isEmpty)
    let tight = Text("Egg Ågg").lineHeight(.exact(points: 10)).frame(width: 40).padding(20)
    #expect(try self.report(tight).findings.map(\.kind) == [.lineOverlap])
  }

  // A row of 100 points holds two of 40 with 4 between them.
  @Test func whatAFlowLeavesOutIsCountedAndNamed() throws {
    let report = try report(
      FlowLayout(spacing: 4, lineLimit: 1) {
        ForEach(["a", "b", "c", "d", "e"], id: \.self) { name in
          HStack(spacing: 0) {
            Text(name)
            Text("1")
          }
          .frame(width: 40, height: 10)
        }
      }
      .marked("view.flow", kind: "flow").padding(6),
      width: 112)
    let leftOut = try #require(report.leftOut.first)
    #expect(report.leftOut.count == 1)
    #expect(leftOut.kind == "flow")
    #expect(leftOut.id == "view.flow")
    #expect(leftOut.frame == CGRect(6, 6, 84, 10))
    #expect(leftOut.count == 3)
    #expect(leftOut.total == 5)
    #expect(leftOut.texts == ["c 1", "d 1", "e 1"])
    #expect(report.leftOutCount == 3)
    #expect(
      report.findings.map(\.description)
        == [#"flow leaves out 3 of 5 views: "c 1", "d 1", "e 1" (view.flow)"#])
    #expect(report.findings.map(\.kind) == [.leftOut])
    #expect(report.findings.map(\.text) == ["c 1, d 1, e 1"])
  }

  @Test func eachLayoutIsFoundByItself() throws {
    let row = FlowLayout(spacing: 0, lineLimit: 1) {
      Color.red.frame(width: 40, height: 10)
      Color.red.frame(width: 40, height: 10)
    }
    let report = try report(
      VStack {
        row.zIndex(1)
        row
        row.frame(width: 90)
      },
      width: 50)
    #expect(report.leftOut.map(\.count) == [1, 1])
    #expect(report.leftOut.map(\.kind) == ["flow", "flow"])
    #expect(report.leftOutCount == 2)
  }

  @Test func ofManyTextsTheFirstAreNamed() throws {
    let report = try report(
      FlowLayout(lineLimit: 1) { ForEach(0..<12, id: \.self) { Text("\($0)").frame(width: 40) } },
      width: 40)
    #expect(
      report.findings.first?.detail
        == #"flow leaves out 11 of 12 views: "1", "2", "3", "4", "5", "6", "7", "8" and 3 more"#)
  }

  @Test func aTextThatIsCutOffIsQuotedWithWhatIsLeft() throws {
    let report = try report(
      Text("JavaScript").lineLimit(1).marked("view.text").padding(.top, 7), width: 50)
    let finding = try #require(report.findings.first)
    #expect(finding.kind == .truncated)
    #expect(finding.id == "view.text")
    #expect(finding.frame == report.texts[0].frame)
    let shown = try #require(report.texts[0].lines.first)
    #expect(finding.description == "\"JavaScript\" is truncated to \"\(shown)\" (view.text)")
  }

  @Test func ofALongTextThatIsCutOffTheEndIsQuoted() throws {
    let report = try report(
      Text(String(repeating: "many words ", count: 20)).lineLimit(2), width: 300)
    let finding = try #require(report.findings.first)
    let shown = try #require(report.texts.first).lines.joined(separator: " ")
    #expect(shown.count > 32)
    #expect(finding.detail == "is truncated and ends in \"\(shown.suffix(32))\"")
  }

  @Test func aTextThatShrankIsFoundWithItsSizes() throws {
    let report = try report(
      Text("JavaScript").font(.system(size: 40)).lineLimit(1).minimumScaleFactor(0.1), width: 50)
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.kind == .shrunk)
    #expect(finding.detail.hasSuffix(" points instead of 40"))
    #expect(report.shrunkTexts == report.texts)
  }

  @Test func aPictureThatIsTooLargeIsFound() throws {
    let report = try report(Color.red.frame(width: 60.5, height: 10), width: 50)
    #expect(report.findings.map(\.kind) == [.overflow])
    #expect(report.findings.first?.frame == CGRect(0, 0, 60.5, 10))
    #expect(
      report.findings.first?.description
        == "the view takes 60.5×10 points, but it was offered 50×any")
  }

  @Test func aCharacterThatNoFontHasIsFoundOnce() throws {
    let report = try report(
      VStack {
        Text("a\u{10FFFD}b\u{10FFFD}").marked("first")
        Text("\u{10FFFD}").marked("second")
      })
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.kind == .missingGlyph)
    #expect(finding.text == "a\u{10FFFD}b\u{10FFFD}")
    #expect(finding.id == "first")
    #expect(finding.frame == report.texts.first?.frame)
    #expect(finding.description.hasPrefix("no font has \"\u{10FFFD}\" (U+10FFFD)"))
  }

  // A ring of 10 points: the names in the east and in the west stand on one line, 20 points apart.
  @Test func namesOnARingThatLieOverEachOtherAreFound() throws {
    func ring(_ radius: CGFloat) -> some View {
      RadialLayout(radius: .fixed(radius)) {
        ForEach(["Northern", "Eastern", "Southern", "Western"], id: \.self) { name in
          Text(name).marked(name)
        }
      }
    }
    let report = try report(ring(10).padding(100))
    #expect(
      report.findings.filter { $0.kind == .overlap }.map(\.description)
        .contains(#""Eastern" overlaps "Western" of Western (Eastern)"#))
    #expect(try self.report(ring(100).padding(100)).findings == [])
  }

  @Test func textsThatAreMeantToLieOverEachOtherAreNotFound() throws {
    let stacked = ZStack {
      Text("SALE").font(.system(size: 60)).opacity(0.2)
      Text("Today only")
    }
    #expect(try report(stacked).findings == [])
    #expect(try report(Text("Today").overlay(Text("only"))).findings == [])
    // Hidden, or clear, it only takes space.
    let hidden = VStack(spacing: -20) {
      Text("Today").hidden()
      Text("only").foregroundStyle(.clear)
      Text("here")
    }
    #expect(try report(hidden).findings == [])
  }

  @Test func aTextThatTheEdgeCutsOffIsFoundWithTheEdge() throws {
    // A letter of 17 points is wider than 4, and its middle is in the middle of the frame.
    let finding = try #require(
      try report(Text("WWW").marked("view").fixedSize().frame(width: 4, alignment: .leading))
        .findings.first { $0.kind == .cutOff })
    #expect(finding.detail.hasPrefix("is cut off at the picture's right edge by "))
    #expect(finding.detail.hasSuffix(" points"))
    #expect(finding.id == "view")
    let away = try report(Text("W").offset(x: -500))
    #expect(away.findings.map(\.kind) == [.cutOff, .blank])
    #expect(away.findings.first?.detail == "lies outside the picture, at its left edge")
  }

  @Test func anEdgeCutsATurnedTextWhereItIsDrawn() throws {
    let text = Text("A long line of words").fixedSize()
    #expect(try report(text.rotationEffect(.degrees(90))).findings.map(\.kind).contains(.cutOff))
    #expect(try report(text.rotationEffect(.degrees(90)).padding(200)).findings == [])
    // A clip cuts on purpose.
    #expect(try report(text.frame(width: 40).clipped()).findings == [])
  }

  /// The corners of an O's box are empty: turned by 45° it is as wide as before, its box is not.
  @Test func anEdgeCutsATurnedTextByItsInk() throws {
    func kinds(side: CGFloat) throws -> [FitFinding.Kind] {
      let letter = Text("O").font(.system(size: 100)).trimmedToInk().rotationEffect(.degrees(45))
      return try report(letter.fixedSize().frame(width: side, height: side)).findings.map(\.kind)
    }
    #expect(try kinds(side: 86) == [])
    #expect(try kinds(side: 60).contains(.cutOff))
  }

  @Test func lettersThatNobodyCanReadAreFound() throws {
    let small = Text("A sentence").font(.system(size: 3))
    #expect(
      try report(small).findings.map(\.description)
        == [#""A sentence" is 3 pixels high, too small to be read"#])
    let scaled = Text("A sentence").font(.system(size: 17)).scaleEffect(0.2)
    #expect(try report(scaled).findings.map(\.kind) == [.illegible])
    let renderer = ImageRenderer(content: small)
    renderer.scale = 3
    #expect(try renderer.fitReport().findings == [])
  }

  @Test func aFamilyThatIsNotThereIsFoundOnceWithTheNearestName() throws {
    let report = try report(
      VStack {
        Text("a").font(.custom("Intre", size: 17)).marked("first")
        Text("b").font(.custom("Intre", size: 20))
        Text("c").font(.custom("Inter", size: 20))
      })
    #expect(
      report.findings.map(\.description) == [
        #"there is no font family "Intre": another one is used; did you mean "Inter"?"#
          + " (first)"
      ])
    #expect(report.findings.map(\.kind) == [.missingFamily])
  }

  /// Nunito has no Han; one text with its letters is enough for the family to be of use.
  @Test func aFamilyThatHasNoneOfTheLettersIsFoundOnce() throws {
    let font = Font.custom("Nunito", size: 17)
    let han = VStack {
      Text("日本").font(font).marked("first")
      Text("東京 →").font(font)
    }
    let report = try report(han)
    #expect(
      report.findings.map(\.description) == [
        #"the font family "Nunito" has none of the letters of "日本": Noto Sans CJK JP is used"#
          + " (first)"
      ])
    #expect(report.findings.map(\.kind) == [.missingFamily])
    let mixed = HStack {
      han
      Text("a").font(font)
    }
    #expect(try self.report(mixed).findings.isEmpty)
    #expect(try self.report(Text("→ 🦋").font(font)).findings.isEmpty)
  }

  @Test func aPictureOfNothingIsBlank() throws {
    let blanks: [AnyView] = [
      AnyView(EmptyView()), AnyView(Text("")), AnyView(Text(" ")), AnyView(Text("a").hidden()),
      AnyView(Color.clear.frame(width: 10, height: 10)), AnyView(Spacer()),
      AnyView(Text("a").mask { Color.clear }), AnyView(Color.red.frame(width: 0, height: 10)),
    ]
    for (i, view) in blanks.enumerated() {
      let findings = try report(view.padding(4)).findings
      #expect(findings.map(\.kind) == [.blank], "\(i)")
      #expect(findings.map(\.isError) == [true], "\(i)")
    }
    let shown: [AnyView] = [
      AnyView(Text("a")), AnyView(Color.white.frame(width: 10, height: 10)), AnyView(Text("🦋")),
      AnyView(Circle().stroke().frame(width: 9, height: 9)), AnyView(Divider()),
      AnyView(Image(systemName: "star")),
    ]
    for (i, view) in shown.enumerated() {
      let findings = try report(view.padding(4)).findings
      #expect(!findings.contains { $0.kind == .blank }, "\(i)")
    }
  }

  @Test func aMarkThatNoFontHasIsFoundBesideItsLetter() throws {
    let finding = try #require(try report(Text("v\u{31F}")).findings.first)
    #expect(finding.kind == .missingGlyph)
    #expect(finding.description.hasPrefix("no font has \"\u{25CC}\u{31F}\" (U+031F)"))
  }

  @Test func aBoldAndAFeatureThatNoFontHasAreFoundOnce() throws {
    let report = try report(
      VStack {
        Text("សួស្តី").bold().marked("first")
        Text("សួស្តី").bold()
        Text("សួស្តី")
        Text("abc").font(.body.fontFeature("zzzz"))
        Text("abc").bold()
      })
    // The body's emphasised weight is semibold.
    let findings = report.findings.filter { $0.kind == .missingStyle }
    #expect(
      findings.map(\.description) == [
        "Noto Sans Khmer has no weight 600: 400 is used (first)",
        "Inter has no feature \"zzzz\", and is drawn without it",
      ])
  }

  // "wonderful" alone is some 72 points wide.
  @Test func aWordThatNoLineIsWideEnoughForIsFound() throws {
    let framed = Text("a wonderful day").marked("view").frame(idealWidth: 60, maxWidth: 300)
    let finding = try #require(try report(framed).findings.first)
    #expect(finding.kind == .brokenWord)
    #expect(
      finding.description.hasPrefix("\"a wonderful day\" is broken inside a word, between \"wo"))
    #expect(try report(Text("a wonderful day").frame(width: 100)).findings.isEmpty)
    #expect(try report(Text("日本語の文章").frame(width: 40)).findings.isEmpty)
  }

  @Test func aFindingIsJSONWithItsKeysInOneOrder() throws {
    let finding = FitFinding(
      kind: .truncated, text: "a\"b", id: "view.text", frame: CGRect(1, 2, 3.00004, 4),
      place: "a.yaml:2:5", detail: "is cut")
    let json = #"""
      {"kind":"truncated","text":"a\"b","id":"view.text",\#
      "frame":{"x":1,"y":2,"width":3,"height":4},"place":"a.yaml:2:5","detail":"is cut"}
      """#
    #expect(finding.json == json)
    let read = try JSONDecoder().decode(FitFinding.self, from: Data(json.utf8))
    #expect(read.json == json)
    #expect(
      try JSONDecoder().decode(FitFinding.self, from: JSONEncoder().encode(finding)) == read)
  }

  @Test func thePictureIsTheSameWithAReportAndWithout() throws {
    let renderer = ImageRenderer(
      content: FlowLayout(lineLimit: 2) { ForEach(0..<30, id: \.self) { Text("word \($0)") } })
    renderer.proposedSize = ProposedViewSize(width: 200, height: nil)
    let plain = try renderer.displayList()
    let fitted = try renderer.fittedPicture(includesTree: true).list
    let data = { (list: DisplayList) in
      try list.data(as: .svg, options: PNGOptions(), svgOptions: SVGOptions(), library: .shared)
    }
    #expect(try data(plain) == data(fitted))
  }
}
