import Foundation
import Platen
import TestSupport
import Testing

/// Sizes of controls on macOS: those of AppKit's cells as WebKit's sources have them, the guidelines'
/// text styles, and what is said to be an estimate.
@Suite struct MacControlTests {
  private func size(
    _ view: some View, width: CGFloat? = nil, platform: Platform = .macOS
  ) throws -> CGSize {
    try Frames.of(view, width: width) { $0.imitatedPlatform = platform }["picture"].size
  }

  /// From mini to large: buttons, pop-up buttons, checkboxes, and switches, steppers.
  private static let published: [(ControlSize, [CGFloat], CGSize, CGSize)] = [
    (.mini, [15, 15, 10], CGSize(width: 26, height: 15), CGSize(width: 13, height: 15)),
    (.small, [18, 18, 12], CGSize(width: 32, height: 18), CGSize(width: 15, height: 22)),
    (.regular, [21, 21, 14], CGSize(width: 38, height: 22), CGSize(width: 19, height: 27)),
    (.large, [28, 24, 16], CGSize(width: 38, height: 22), CGSize(width: 19, height: 27)),
  ]

  @Test(arguments: published)
  func controlsHaveAppKitsSizes(
    controlSize: ControlSize, lengths: [CGFloat], switchSize: CGSize, stepperSize: CGSize
  ) throws {
    let button = Button("Save") {}.controlSize(controlSize)
    for height in [
      try size(button), try size(button.buttonStyle(.bordered)),
      try size(button.buttonStyle(.borderedProminent)),
    ].map(\.height) {
      #expect(height == lengths[0])
    }
    let picker = Picker("Size", selection: .constant(1)) { Text("One").tag(1) }
      .controlSize(controlSize).labelsHidden()
    #expect(try size(picker, width: 200) == CGSize(width: 200, height: lengths[1]))
    let toggle = Toggle("Wi-Fi", isOn: .constant(true)).controlSize(controlSize).labelsHidden()
    #expect(try size(toggle) == CGSize(width: lengths[2], height: lengths[2]))
    #expect(try size(toggle.toggleStyle(.switch)) == switchSize)
    let stepper = Stepper("Count", value: .constant(1)).controlSize(controlSize).labelsHidden()
    #expect(try size(stepper) == stepperSize)
  }

  @Test func aButtonGrowsAroundALargeLabel() throws {
    let button = Button(action: {}, label: { box("label", 40, 50) })
    #expect(try size(button).height == 50)
  }

  @Test func plainButtonsAndLinksAreTheirLabels() throws {
    let label = "Save".labelSize(withFont: .system(size: 13))
    #expect(try size(Button("Save") {}.buttonStyle(.plain)) == label)
    #expect(try size(Button("Save") {}.buttonStyle(.borderless)) == label)
    let link = Link("Save", destination: URL(fileURLWithPath: "/"))
    #expect(try size(link) == label)
    #expect(try size(link.buttonStyle(.bordered)).height == 21)
  }

  @Test func aCheckboxStandsBeforeItsLabel() throws {
    for style in [false, true] {
      let toggle = Toggle(isOn: .constant(style)) { box("label", 40, 16) }
      let frames = try Frames.of(toggle, width: 300) { $0.imitatedPlatform = .macOS }
      #expect(isClose(frames["label"].minX - frames["picture"].minX, 14 + 6))
      #expect(frames["picture"].size == CGSize(width: 60, height: 16))
    }
    // The style is there on iOS as well.
    let toggle = Toggle(isOn: .constant(true)) { box("label", 40, 16) }.toggleStyle(.checkbox)
    #expect(try size(toggle, platform: .iOS) == CGSize(width: 60, height: 16))
  }

  @Test func labelsStandBesideControlsOutsideOfLists() throws {
    let stepper = Stepper(value: .constant(1)) { box("label", 40, 16) }
    #expect(try size(stepper, width: 300) == CGSize(width: 40 + 8 + 19, height: 27))
    let slider = Slider(value: .constant(0.5)) { box("label", 40, 10) }
    let frames = try Frames.of(slider, width: 300) { $0.imitatedPlatform = .macOS }
    #expect(frames["picture"].size == CGSize(width: 300, height: 20))
    #expect(frames["label"] == CGRect(0, 5, 40, 10))
    let row = List { stepper }
    let inList = try Frames.of(row, width: 300) { $0.imitatedPlatform = .macOS }
    #expect(inList["label"].minX == 16)
  }

  @Test func fieldsHaveABorder() throws {
    let field = TextField("Name", text: .constant("Ada"))
    #expect(try size(field, width: 200) == CGSize(width: 200, height: 22))
    #expect(try size(field.textFieldStyle(.roundedBorder), width: 200).height == 22)
    #expect(try size(field.textFieldStyle(.plain), width: 200).height == 16)
    #expect(try size(field.controlSize(.small), width: 200).height == 19)
  }

  @Test func progressIsAsAppKits() throws {
    #expect(try size(ProgressView(value: 0.3), width: 90) == CGSize(width: 90, height: 20))
    let small = ProgressView(value: 0.3).controlSize(.small)
    #expect(try size(small, width: 90) == CGSize(width: 90, height: 12))
    #expect(try size(ProgressView()) == CGSize(width: 32, height: 32))
    #expect(try size(ProgressView().controlSize(.small)) == CGSize(width: 16, height: 16))
  }

  @Test func rowsOfAListAre24PointsHighAtLeast() throws {
    let list = List {
      box("a", 10, 10)
      box("b", 10, 16)
      box("c", 10, 40)
    }
    let frames = try Frames.of(list, width: 200) { $0.imitatedPlatform = .macOS }
    #expect([frames["a"].midY, frames["b"].midY, frames["c"].midY] == [12, 36, 48 + 24])
    let set = list.environment(\.defaultMinListRowHeight, 30)
    #expect(try Frames.of(set, width: 200) { $0.imitatedPlatform = .macOS }["b"].midY == 45)
  }

  @Test func spacesAreAsOnIOSButForAWindows() throws {
    let dot = Color.red.frame(width: 10, height: 10)
    #expect(try size(dot.padding()) == CGSize(width: 42, height: 42))
    #expect(
      try size(
        HStack {
          dot; dot
        }) == CGSize(width: 28, height: 10))
    #expect(try size(dot.scenePadding()) == CGSize(width: 50, height: 50))
    #expect(try size(dot.scenePadding(), platform: .iOS) == CGSize(width: 42, height: 42))
  }
}
