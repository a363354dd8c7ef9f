import Foundation
import Platen
import TestSupport
import Testing

/// Sizes of controls, from iOS's public figures and the sizes of their labels.
@Suite struct ControlSizeTests {
  private func size(
    _ view: some View, width: CGFloat? = nil,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> CGSize {
    try Frames.of(view, width: width, environment: environment)["picture"].size
  }

  private func label(_ text: String, _ font: Font = .body) -> CGSize {
    text.labelSize(withFont: font)
  }

  @Test func aSwitchIs51By31AtEveryTextSize() throws {
    for type in [DynamicTypeSize.xSmall, .large, .accessibility5] {
      let toggle = Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
      #expect(try size(toggle) { $0.dynamicTypeSize = type } == CGSize(width: 51, height: 31))
    }
  }

  @Test func aSwitchStandsAtTheTrailingEndOfTheSpace() throws {
    let toggle = Toggle(isOn: .constant(false)) { box("label", 40, 20) }
    let frames = try Frames.of(toggle, width: 300)
    #expect(frames["picture"].size == CGSize(width: 300, height: 31))
    #expect(frames["label"] == CGRect(0, 5.5, 40, 20))
    // By itself it takes its label, a spacer's least length and the switch, which hangs two points over the edge.
    #expect(try size(toggle) == CGSize(width: 40 + 8 + 49, height: 31))
    let mirrored = try Frames.of(toggle, width: 300) { $0.layoutDirection = .rightToLeft }
    #expect(mirrored["label"].maxX == 300)
  }

  @Test(
    arguments: [
      (ControlSize.mini, 10, 5), (.small, 10, 5), (.regular, 12, 7), (.large, 20, 15),
    ] as [(ControlSize, CGFloat, CGFloat)])
  func aBorderedButtonIsPaddedByItsSize(
    controlSize: ControlSize, horizontal: CGFloat, vertical: CGFloat
  ) throws {
    let text = label("Save", controlSize <= .small ? .subheadline : .body)
    for isProminent in [false, true] {
      let button = Button("Save") {}.controlSize(controlSize)
      let drawn =
        isProminent
        ? try size(button.buttonStyle(.borderedProminent)) : try size(button.buttonStyle(.bordered))
      let expected = CGSize(
        width: text.width + 2 * horizontal, height: text.height + 2 * vertical)
      #expect(drawn == expected)
    }
  }

  @Test func otherButtonsAreAsLargeAsTheirLabels() throws {
    #expect(try size(Button("Save") {}) == label("Save"))
    #expect(try size(Button("Save") {}.buttonStyle(.plain)) == label("Save"))
    let url = URL(fileURLWithPath: "/")
    #expect(try size(Link("Save", destination: url)) == label("Save"))
    #expect(try size(Menu("Save") { Button("One") {} }) == label("Save"))
  }

  @Test func aSliderTakesTheWidthAndIsAsHighAsItsKnob() throws {
    #expect(try size(Slider(value: .constant(0.5)), width: 200) == CGSize(width: 200, height: 27))
    let ends = Slider(value: .constant(5.0), in: 0...10, step: 1) {
      Text("Volume")
    } minimumValueLabel: {
      box("low", 20, 10)
    } maximumValueLabel: {
      box("high", 30, 10)
    }
    let frames = try Frames.of(ends, width: 200)
    #expect(frames["low"] == CGRect(0, 8.5, 20, 10))
    #expect(frames["high"] == CGRect(170, 8.5, 30, 10))
  }

  @Test func aSliderKeepsItsKnobOnItsTrack() throws {
    func picture(_ value: Double) throws -> Data {
      try drawn(Slider(value: .constant(value), in: 0...10), width: 100)
    }
    #expect(try picture(15) == picture(10) && picture(-5) == picture(0))
    #expect(try picture(10) != picture(9))
  }

  @Test func aSpinnerFadesBehindItsHead() throws {
    let renderer = ImageRenderer(content: ProgressView().controlSize(.large))
    renderer.background = .white
    renderer.scale = 1
    let png = try PNGFile(Array(renderer.pngData()))
    // The head is at the top. It turns clockwise: what it left last is at its left. The middles of the
    // spokes beside it are 0.36 of 37 points from the centre.
    let aside = Int((0.36 * 37 * 0.5.squareRoot()).rounded())
    let (left, right) = (png.color(18 - aside, 18 - aside), png.color(18 + aside, 18 - aside))
    #expect(Int(left[0]) + 40 < Int(right[0]))
  }

  @Test func progressIsABarOf4OrASpinnerOf20Or37() throws {
    #expect(try size(ProgressView(value: 0.3), width: 90) == CGSize(width: 90, height: 4))
    #expect(try size(ProgressView()) == CGSize(width: 20, height: 20))
    #expect(try size(ProgressView().controlSize(.large)) == CGSize(width: 37, height: 37))
    let waiting = ProgressView { box("label", 50, 10) }
    let frames = try Frames.of(waiting)
    #expect(frames["picture"].size == CGSize(width: 50, height: 20 + 8 + 10))
    let named = ProgressView(value: 1, total: 4) { box("label", 50, 10) }
    #expect(try size(named, width: 90) == CGSize(width: 90, height: 10 + 6 + 4))
  }

  @Test func aStepperIs94By32() throws {
    let stepper = Stepper("Count", value: .constant(1), in: 0...3)
    #expect(try size(stepper.labelsHidden()) == CGSize(width: 94, height: 32))
    #expect(try size(stepper, width: 300) == CGSize(width: 300, height: 32))
  }

  @Test func segmentsAreAsWideAsEachOther() throws {
    let picker = Picker("Size", selection: .constant(2)) {
      box("a", 10, 10).tag(1)
      box("b", 30, 10).tag(2)
      box("c", 20, 10).tag(3)
    }
    .pickerStyle(.segmented)
    // The widest segment is 30 with 10 on either side, and 2 are around all of them.
    #expect(try size(picker) == CGSize(width: 3 * 50 + 4, height: 32))
    let frames = try Frames.of(picker, width: 304)
    #expect(frames["a"].midX == 52)
    #expect(frames["b"].midX == 152)
    #expect(frames["c"].midX == 252)
    let mirrored = try Frames.of(picker, width: 304) { $0.layoutDirection = .rightToLeft }
    #expect(mirrored["a"].midX == 252)
  }

  @Test func aMenuShowsTheChoiceByTagOrById() throws {
    let tagged = Picker("", selection: .constant("b")) {
      box("a", 10, 10).tag("a")
      box("b", 10, 10).tag("b")
    }
    let frames = try Frames.of(tagged)
    #expect(frames["a"].isNull && !frames["b"].isNull)
    let named = Picker("", selection: .constant(2)) {
      ForEach(1..<4, id: \.self) { box("\($0)", 10, 10) }
    }
    let others = try Frames.of(named)
    #expect(others["1"].isNull && !others["2"].isNull && others["3"].isNull)
  }

  @Test func aLabelIsItsPictureAndItsTitle8PointsApart() throws {
    let parts = Label {
      box("title", 50, 20)
    } icon: {
      box("icon", 16, 16)
    }
    let frames = try Frames.of(parts)
    #expect(frames["icon"].minX == 0)
    #expect(frames["title"].minX == 24)
    let alone = try Frames.of(parts.labelStyle(.titleOnly))
    #expect(alone["picture"].size == CGSize(width: 50, height: 20))
    #expect(alone["icon"].isNull)
    #expect(try size(parts.labelStyle(.iconOnly)) == CGSize(width: 16, height: 16))
  }

  @Test func aFieldTakesTheWidthAndABorderedOneIs34High() throws {
    let field = TextField("Name", text: .constant("Ada"))
    #expect(try size(field, width: 200) == CGSize(width: 200, height: label("Ada").height))
    let bordered = field.textFieldStyle(.roundedBorder)
    #expect(try size(bordered, width: 200) == CGSize(width: 200, height: 34))
    // Larger text has 6 points above and below, which at the default size come to the 34.
    let large = try size(bordered, width: 200) { $0.dynamicTypeSize = .accessibility2 }
    let text = try size(field, width: 200) { $0.dynamicTypeSize = .accessibility2 }
    #expect(text.height > 34 && large.height == text.height + 12)
    // A field along the vertical axis has as many lines as it needs, or is told to have.
    let long = TextField("Name", text: .constant("Ada\nGrace\nJoan"), axis: .vertical)
    #expect(try size(long, width: 200).height == label("Ada\nGrace\nJoan").height)
    let empty = TextField("Name", text: .constant(""), axis: .vertical)
    let reserved = try size(empty.lineLimit(3, reservesSpace: true), width: 200)
    #expect(reserved.height == label("Ada\nGrace\nJoan").height)
    let report = try ImageRenderer(
      content: SecureField("Word", text: .constant("abc")).frame(width: 90)
    ).fitReport()
    #expect(report.texts.map(\.text) == ["•••"])
  }

  @Test func rowsOfAListAre44PointsHighAtLeast() throws {
    let list = List {
      box("a", 10, 10)
      box("b", 10, 50)
    }
    let frames = try Frames.of(list, width: 200)
    #expect(frames["a"].minX == 40 && abs(frames["a"].midY - 57) < 0.01)
    // 35 over the rows, 44 of the first, and half of 50 and 11 on either side.
    #expect(abs(frames["b"].midY - (35 + 44 + 36)) < 0.01)
    let plain = try Frames.of(list.listStyle(.plain), width: 200)
    #expect(plain["a"].minX == 20 && plain["a"].midY == 22)
  }

  /// As in pictures of iOS 18, which has rows of 44 points for a switch of 31 and a picture of 28.
  @Test func aSwitchOrASmallPictureMakesARowNoHigher() throws {
    let list = List {
      Toggle("One", isOn: .constant(true)).probe("switch")
      HStack {
        box("icon", 28, 28)
        Text("Two")
      }
      VStack {
        Text("Three")
        Text("Four")
      }
      .probe("lines")
      Text("Five").probe("last")
    }
    let frames = try Frames.of(list.listStyle(.plain), width: 300)
    #expect(abs(frames["switch"].midY - 22) < 0.01 && abs(frames["icon"].midY - 66) < 0.01)
    #expect(abs(frames["lines"].minY - 99) < 0.01)
    #expect(abs(frames["last"].midY - (88 + 22 + frames["lines"].height + 22)) <= 0.5)
  }

  /// Measured in pictures of iOS 18: a header of a line adds 21 points to what is between two cards, a footer 16.
  @Test func sectionsAreAsFarApartAsOnIOS() throws {
    let list = List {
      Section { box("a", 10, 22) }
      Section { box("b", 10, 22) }
      Section("Header") { box("c", 10, 22) }
      Section {
        box("d", 10, 22)
      } footer: {
        Text("Footer")
      }
      Section("Header") { box("e", 10, 22) }
    }
    let frames = try Frames.of(list.frame(width: 390, height: 900)) {
      $0.imitatesSystemFont = true
      $0.displayScale = 3
    }
    func gap(_ a: String, _ b: String) -> CGFloat { frames[b].midY - frames[a].midY - 44 }
    #expect(abs(frames["a"].midY - 57) < 0.01)
    let expected: [CGFloat] = [35.33, 56.33, 35.33, 72.33]
    for (pair, points) in zip([("a", "b"), ("b", "c"), ("c", "d"), ("d", "e")], expected) {
      #expect(abs(gap(pair.0, pair.1) - points) < 0.34, "\(pair) \(gap(pair.0, pair.1))")
    }
  }

  @Test func aPickersRowIsAsHighAsOthers() throws {
    let list = List {
      Picker("Size", selection: .constant(1)) { box("choice", 30, 22).tag(1) }
      box("next", 10, 22)
    }
    let frames = try Frames.of(list, width: 300)
    // 35 over the rows, and rows of 22 with 11 on either side.
    #expect(abs(frames["choice"].midY - 57) < 0.01)
    #expect(abs(frames["next"].midY - 101) < 0.01)
  }

  @Test func aNavigationTitleStandsOverItsView() throws {
    let view = NavigationStack { box("a", 100, 100).navigationTitle("Title") }
    // A bar of 44 points, and the large title of 52 under it.
    #expect(try Frames.of(view)["a"].minY == 96)
    let small = NavigationView {
      box("a", 100, 100).navigationBarTitle("Title", displayMode: .inline)
    }
    #expect(try Frames.of(small)["a"].minY == 44)
    let none = NavigationStack { box("a", 100, 100).navigationTitle("T").navigationBarHidden(true) }
    #expect(try Frames.of(none)["a"].minY == 0)
  }
}
