import Platen
import Testing

/// One view for every device.
@Suite struct DeviceTests {
  // Apple's Human Interface Guidelines, Layout.
  @Test(arguments: [
    ("iPhone SE", 375, 667, 2), ("iPhone 12 Pro Max", 428, 926, 3), ("iPhone 16", 393, 852, 3),
    ("iphone 17 pro max", 440, 956, 3), ("iPhone Air", 420, 912, 3), ("iPad mini", 744, 1133, 2),
    ("iPad Pro 13-inch", 1032, 1376, 2),
  ])
  func aDeviceIsKnownByItsName(name: String, width: Int, height: Int, scale: Int) throws {
    let device = try #require(Device(named: name))
    #expect(device.size == CGSize(width: width, height: height))
    #expect(device.scale == CGFloat(scale))
    #expect(device.landscape.size == CGSize(width: height, height: width))
  }

  @Test func namesAreDifferentAndUnknownOnesAreNone() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    #expect(Device(named: "Pager") == nil)
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

  @Test func previewsAreForAnEditor() throws {
    let view = Color.red.frame(width: 20, height: 10)
    let preview = view.previewDevice(PreviewDevice(rawValue: "iPhone SE")).previewDevice("iPad")
      .previewLayout(.fixed(width: 3, height: 3)).previewLayout(.sizeThatFits)
      .previewDisplayName("small").previewInterfaceOrientation(.landscapeLeft)
    #expect(try drawn(preview) == drawn(view))
  }
}
