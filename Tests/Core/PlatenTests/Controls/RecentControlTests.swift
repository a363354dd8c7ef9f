import Foundation
import Platen
import TestSupport
import Testing

/// What is drawn for names that came late, by sizes that can be worked out by hand.
@Suite struct RecentControlTests {
  private func size(
    _ view: some View, width: CGFloat? = nil,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> CGSize {
    try Frames.of(view, width: width, environment: environment)["picture"].size
  }

  private func label(_ text: String) -> CGSize { text.labelSize(withFont: .body) }

  private func picture(
    _ view: some View, width: CGFloat, height: CGFloat
  ) throws -> PNGFile {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    renderer.background = .white
    return try PNGFile(Array(renderer.pngData()))
  }

  // MARK: - Dates and colours

  /// 9 January 2007, 9:41 in Greenwich.
  private let date = Binding.constant(Date(timeIntervalSinceReferenceDate: 190_028_460))

  @Test func `A day and a time stand on grounds of their own`() throws {
    let day = label("Jan 9, 2007").width + 22
    // Foundation parts the time from its half of the day by a narrow space.
    let time = label("9:41\u{202F}AM").width + 22
    func picker(_ components: DatePickerComponents) -> some View {
      DatePicker("Date", selection: date, displayedComponents: components).labelsHidden()
    }
    #expect(try size(picker(.date)) == CGSize(width: day, height: 34))
    #expect(try size(picker(.hourAndMinute)) == CGSize(width: time, height: 34))
    #expect(
      try size(picker([.date, .hourAndMinute])) == CGSize(width: day + 6 + time, height: 34))
  }

  @Test func `A date and a time are those of the environment's time zone`() throws {
    // Nine hours ahead of Greenwich.
    let time = label("6:41\u{202F}PM").width + 22
    let picker = DatePicker("Date", selection: date, displayedComponents: .hourAndMinute)
      .labelsHidden()
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(try size(picker) { $0.timeZone = tokyo } == CGSize(width: time, height: 34))
  }

  @Test func `A date's label stands at the leading end of the space`() throws {
    let picker = DatePicker(selection: date, displayedComponents: .date) { box("label", 40, 20) }
    let frames = try Frames.of(picker, width: 300)
    #expect(frames["picture"].size == CGSize(width: 300, height: 34))
    #expect(frames["label"] == CGRect(0, 7, 40, 20))
  }

  /// January 2007 began on a Monday: with weeks from Sunday it takes five of them, with weeks from Monday too.
  @Test func `A calendar has a row for each week`() throws {
    func calendar(_ components: DatePickerComponents) -> some View {
      DatePicker("Date", selection: date, displayedComponents: components)
        .datePickerStyle(.graphical).frame(width: 350)
    }
    let weeks: CGFloat = 5 * 46
    #expect(try size(calendar(.date)) == CGSize(width: 350, height: 44 + 22 + weeks))
    #expect(try size(calendar([.date, .hourAndMinute])).height == 44 + 22 + weeks + 48)
    // April 2007 began on a Sunday, the last day of a German week: it reaches into six.
    let april = Binding.constant(Date(timeIntervalSinceReferenceDate: 199_000_000))
    let german = DatePicker("", selection: april, displayedComponents: .date)
      .datePickerStyle(.graphical)
    #expect(
      try size(german) { $0.locale = Locale(identifier: "de_DE") }.height == 44 + 22 + 6 * 46)
  }

  @Test func `Wheels are 216 points high, and a picker's is as wide as its space`() throws {
    let dates = DatePicker("", selection: date).labelsHidden().datePickerStyle(.wheel)
    #expect(try size(dates) == CGSize(width: 320, height: 216))
    let words = Picker("", selection: .constant(3)) {
      ForEach(0..<100, id: \.self) { Text("\($0)") }
    }
    .pickerStyle(.wheel).frame(width: 200)
    #expect(try size(words) == CGSize(width: 200, height: 216))
  }

  @Test func `A well of a colour is 28 points wide and shows the colour`() throws {
    let picker = ColorPicker("", selection: .constant(Color(red: 0, green: 0, blue: 1)))
      .labelsHidden()
    #expect(try size(picker) == CGSize(width: 28, height: 28))
    #expect(try picture(picker, width: 28, height: 28).pixel(14, 14).prefix(3) == [0, 0, 255])
  }

  // MARK: - Text sizes and margins

  @Test func `Categories are text sizes under other names`() throws {
    for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
      var values = EnvironmentValues()
      values.sizeCategory = category
      #expect(values.dynamicTypeSize == size)
      #expect(values.sizeCategory == category)
      #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
    }
    #expect(ContentSizeCategory.small < .accessibilityMedium)
  }

  @Test func `A range of text sizes without an end brings a size into it`() throws {
    let text = Text("Size")
    let largest = try size(text) { $0.dynamicTypeSize = .xxLarge }
    #expect(
      try size(text.dynamicTypeSize(...DynamicTypeSize.xxLarge)) {
        $0.dynamicTypeSize = .accessibility5
      } == largest)
    #expect(
      try size(text.dynamicTypeSize(DynamicTypeSize.xxLarge...)) {
        $0.dynamicTypeSize = .xSmall
      } == largest)
    #expect(
      try size(text.dynamicTypeSize(.small ..< .xxxLarge)) { $0.dynamicTypeSize = .accessibility1 }
        == largest)
  }

  @Test func `A window's content is 16 points from its edges`() throws {
    #expect(try size(box("a", 20, 10).scenePadding()) == CGSize(width: 52, height: 42))
    #expect(try size(box("a", 20, 10).scenePadding(.vertical)) == CGSize(width: 20, height: 42))
  }

  // MARK: - Lists

  @Test func `Rows are as high as the environment wants`() throws {
    let list = List {
      box("a", 10, 10)
      box("b", 10, 10)
    }
    .listStyle(.plain)
    let usual = try Frames.of(list, width: 100, height: 300)
    #expect(usual["b"].midY - usual["a"].midY == 44)
    let high = list.environment(\.defaultMinListRowHeight, 70)
    let frames = try Frames.of(high, width: 100, height: 300)
    #expect(frames["b"].midY - frames["a"].midY == 70)
  }

  @Test func `A tree shows its roots, and an arrow where more is under one`() throws {
    struct Part: Identifiable {
      let id: String
      var parts: [Part]?
    }
    let parts = [Part(id: "a", parts: [Part(id: "inner")]), Part(id: "b")]
    let tree = VStack(alignment: .leading, spacing: 0) {
      OutlineGroup(parts, children: \.parts) { part in box(part.id, 20, 30) }
    }
    let frames = try Frames.of(tree, width: 200)
    #expect(frames["inner"].isNull)
    #expect(frames["a"] == CGRect(0, 0, 20, 30))
    #expect(frames["b"] == CGRect(0, 30, 20, 30))
  }

  @Test func `Elements are moved and removed by their positions`() throws {
    var letters = Array("abcdef")
    letters.move(fromOffsets: [0, 4], toOffset: 3)
    #expect(String(letters) == "bcaedf")
    letters.move(fromOffsets: [0], toOffset: 6)
    #expect(String(letters) == "caedfb")
    letters.remove(atOffsets: [0, 5])
    #expect(String(letters) == "aedf")
  }

  @Test func `A container reads what its views say of themselves`() throws {
    struct Sorted<Content: View>: NonisolatedView {
      @ViewBuilder let content: Content

      var body: some View {
        Group(subviews: content) { subviews in
          HStack(spacing: 0) {
            ForEach(subviews.filter { $0.containerValues.hasTag(2) }) { $0 }
            ForEach(subviews.filter { !$0.containerValues.hasTag(2) }) { $0 }
          }
        }
      }
    }
    let view = Sorted {
      box("a", 10, 10).tag(1)
      box("b", 20, 10).tag(2)
    }
    let frames = try Frames.of(view)
    #expect(frames["b"].minX == 0)
    #expect(frames["a"].minX == 20)
  }

  // MARK: - Values that nothing is drawn for

  @Test func `An animation of keyframes begins with its first value`() throws {
    let view = box("a", 10, 10).keyframeAnimator(initialValue: 5.0) { content, value in
      content.padding(value)
    } keyframes: { _ in
      LinearKeyframe(50.0, duration: 1)
    }
    #expect(try size(view) == CGSize(width: 20, height: 20))
  }

  @Test func `A spring comes to rest at its target`() {
    let springs = [
      Spring(), Spring(duration: 0.5, bounce: 0.4), Spring(duration: 0.5, bounce: -0.4),
    ]
    for spring in springs {
      #expect(spring.value(target: 10.0, time: 0) == 0)
      #expect(spring.velocity(target: 10.0, initialVelocity: 3.0, time: 0) == 3)
      #expect(abs(spring.value(target: 10.0, time: 100) - 10) < 1e-6)
      // The velocity is how fast the value changes.
      let ahead = spring.value(target: 10.0, time: 0.2 + 1e-6)
      let behind = spring.value(target: 10.0, time: 0.2 - 1e-6)
      let speed = spring.velocity(target: 10.0, time: 0.2)
      #expect(abs((ahead - behind) / 2e-6 - speed) < 1e-3)
    }
    // Without bounce the value is 1 - (1 + wt) e^-wt, with a w of 2π a second.
    let w = 2 * Double.pi
    let value = Spring(duration: 1, bounce: 0).value(target: 1.0, time: 0.25)
    #expect(abs(value - (1 - (1 + w / 4) * exp(-w / 4))) < 1e-9)
  }

  @Test func `Curves begin at 0 and end at 1`() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseInOut] {
      #expect(abs(curve.value(at: 0)) < 1e-9)
      #expect(abs(curve.value(at: 1) - 1) < 1e-9)
    }
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    // A quarter of a circle: 1 - √(1 - 0.6²).
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
  }
}
