import Platen
import Testing

/// One view for every device.
@Suite struct DeviceTests {
  // Apple's Human Interface Guidelines, Layout.
  @Test(arguments: [
    ("iPhone SE", 375, 667, 2), ("iPhone 12 Pro Max", 428, 926, 3), ("iPhone 16", 393, 852, 3),
    ("iphone 17 pro max", 440, 956, 3), ("iPhone Air", 420, 912, 3), ("iPad mini", 744, 1133, 2),
    ("iPad Pro 13-inch", 1032, 1376, 2), ("iPhone 8", 375, 667, 2), ("iPhone 15 Pro", 393, 852, 3),
    ("iPhone SE (1st generation)", 320, 568, 2), ("iPhone SE (3rd generation)", 375, 667, 2),
    ("iPad Pro (9.7-inch)", 768, 1024, 2), ("iPad Pro (12.9-inch) (6th generation)", 1024, 1366, 2),
    ("iPad mini (6th generation)", 744, 1133, 2), ("iPad Pro 11-inch (M4)", 834, 1210, 2),
  ])
  func aDeviceIsKnownByItsName(name: String, width: Int, height: Int, scale: Int) throws {
    let device = try #require(Device(named: name))
    #expect(device.size == CGSize(width: width, height: height))
    #expect(device.scale == CGFloat(scale))
    #expect(device.landscape.size == CGSize(width: height, height: width))
  }

  // What iOS reports on each device.
  @Test(arguments: [
    ("iPhone 16", 59, 34, 0, 59, 21), ("iPhone 17 Pro", 62, 34, 0, 62, 21),
    ("iPhone SE", 20, 0, 0, 0, 0), ("iPhone 8", 20, 0, 0, 0, 0),
    ("iPhone 13 mini", 50, 34, 0, 50, 21),
    ("iPad (9th generation)", 20, 0, 20, 0, 0),
    ("iPad mini", 24, 20, 24, 0, 20), ("Mac", 0, 0, 0, 0, 0),
  ])
  func aDeviceHasItsSafeArea(
    name: String, top: CGFloat, bottom: CGFloat, turnedTop: CGFloat, sides: CGFloat,
    turnedBottom: CGFloat
  ) throws {
    let device = try #require(Device(named: name))
    #expect(
      device.safeAreaInsets == EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
    #expect(
      device.landscape.safeAreaInsets
        == EdgeInsets(top: turnedTop, leading: sides, bottom: turnedBottom, trailing: sides))
    let own = Device(name: "Frame", size: CGSize(width: 320, height: 240), scale: 1)
    #expect(own.safeAreaInsets == EdgeInsets())
  }

  @Test func namesAreDifferentAndUnknownOnesAreNone() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    #expect(Device(named: "Pager") == nil)
    #expect(Device(named: "Apple Watch Series 9 (45mm)") == nil)
    #expect(Device(named: "iPad Air (5th generation)")?.name == "iPad Air (5th generation)")
  }

  @Test func aViewIsRenderedForEachDevice() throws {
    for device in Device.all {
      let frames = try Frames.of(Color.red.probe("a").device(device))
      #expect(frames["picture"].size == device.size)
      #expect(frames["a"].size == device.size)
    }
  }

  @Test func aDeviceBringsItsPixels() throws {
    var scales: [CGFloat] = []
    struct Reading: NonisolatedView {
      @Environment(\.displayScale) var scale
      let note: (CGFloat) -> Void
      var body: some View {
        let _ = note(scale)
        Color.red
      }
    }
    _ = try Frames.of(Reading { scales.append($0) }.device(.iPhone17))
    #expect(scales.last == 3)
  }

  @Test func aMacBringsItsSizesOfType() throws {
    let mac = try #require(Device(named: "mac"))
    #expect(mac == .mac && mac.platform == .macOS && mac.landscape.platform == .macOS)
    #expect(Device(named: "MacBook Air 13-inch")?.size == CGSize(width: 1470, height: 956))
    let others = Device.all.filter { $0.platform == .iOS }
    #expect(others.allSatisfy { $0.name.hasPrefix("iP") })
    let text = Text("Label").probe("text")
    // Body text: the guidelines' 13 points with a line of 16; Inter's line of 17 points is 21.
    let heights = try [Device.mac, .iPhone16].map { try Frames.of(text.device($0))["text"].height }
    #expect(heights == [16, 21])
    let onBoth = HStack { text.device(.iPhoneSE) }.environment(\.imitatedPlatform, .macOS)
    #expect(try Frames.of(onBoth)["text"].height == 21)
  }

  @Test func whatMeasuresInABodyMeasuresForThePlatform() throws {
    struct Measuring: NonisolatedView {
      @ScaledMetric var length = 10.0
      let note: (CGFloat, CGFloat) -> Void
      var body: some View {
        let _ = note("Label".labelSize(withFont: .body).height, length)
        Color.red
      }
    }
    var found: [[CGFloat]] = []
    let views = HStack {
      Measuring { found.append([$0, $1]) }
      Measuring { found.append([$0, $1]) }.environment(\.imitatedPlatform, .macOS)
    }
    _ = try Frames.of(views) { $0.dynamicTypeSize = .accessibility5 }
    // 53 points and 62/22 of ten on iOS, nothing of both on macOS.
    #expect(found.contains([16, 10]))
    #expect(found.contains { $0[0] > 60 && $0[1] == 28 })
  }

  @Test func sizeClassesAreThoseOfThePlatform() {
    var values = EnvironmentValues()
    #expect(values.imitatedPlatform == .iOS && values.horizontalSizeClass == .compact)
    values.imitatedPlatform = .macOS
    #expect(values.horizontalSizeClass == .regular)
    values.horizontalSizeClass = nil
    #expect(values.horizontalSizeClass == nil)
    values.horizontalSizeClass = .compact
    #expect(values.horizontalSizeClass == .compact)
  }

  @Test func previewsAreForAnEditor() throws {
    let view = Color.red.frame(width: 20, height: 10)
    let preview = view.previewDevice(PreviewDevice(rawValue: "iPhone SE")).previewDevice("iPad")
      .previewLayout(.fixed(width: 3, height: 3)).previewLayout(.sizeThatFits)
      .previewDisplayName("small").previewInterfaceOrientation(.landscapeLeft)
    #expect(try drawn(preview) == drawn(view))
  }
}
