public import Foundation
public import PlatenLayout
public import PlatenText

/// A device's screen, upright for phones and tablets: a name, a size, the pixels per point, and the safe area.
public struct Device: Hashable, Sendable {
  /// The maker's name for the device.
  public var name: String
  /// The size in points.
  public var size: CGSize
  /// The pixels per point.
  public var scale: CGFloat
  /// The system whose text and control sizes the device uses.
  public var platform: Platform
  /// The heights of the status bar with the camera, and of the home indicator, on the upright device, in points.
  private var bars = Bars(top: 0, bottom: 0)

  private struct Bars: Hashable, Sendable {
    var top: CGFloat
    var bottom: CGFloat
  }

  /// Makes a device with a screen of a size in points.
  public init(name: String, size: CGSize, scale: CGFloat, platform: Platform = .iOS) {
    self.name = name
    self.size = size
    self.scale = scale
    self.platform = platform
  }

  /// Makes the known device with a name, in upper or lower case; nil if there is none.
  ///
  /// Earlier devices have the names that Xcode gives them: `iPad Pro (12.9-inch) (6th generation)`. Without its
  /// generation or chip, a name stands for all of them that have no size of their own.
  public init?(named name: String) {
    let end = name.hasSuffix(")") ? name.range(of: " (", options: .backwards)?.lowerBound : nil
    let names = [name, String(name[..<(end ?? name.endIndex)])].map { $0.lowercased() }
    let devices = Device.all + Device.earlier
    let found = names.lazy.compactMap { name in devices.first { $0.name.lowercased() == name } }
    guard let known = found.first else { return nil }
    self = known
    self.name = name.count > known.name.count ? name : known.name
  }

  /// This device on its side; for a Mac, with an upright screen.
  public var landscape: Device {
    var turned = self
    turned.size = CGSize(width: size.height, height: size.width)
    return turned
  }

  /// The distances from the screen's edges to its safe area, in points; 0 for devices made with a size.
  ///
  /// A phone on its side has no status bar, and keeps clear of the camera on both sides.
  public var safeAreaInsets: EdgeInsets {
    let isTurned = size.width > size.height && size.height < 700
    guard isTurned else {
      return EdgeInsets(top: bars.top, leading: 0, bottom: bars.bottom, trailing: 0)
    }
    // A phone with a home button has nothing of it there.
    guard bars.bottom > 0 else { return EdgeInsets() }
    return EdgeInsets(top: 0, leading: bars.top, bottom: 21, trailing: bars.top)
  }
}

nonisolated extension View {
  /// Puts this view into a frame of the size of a device's screen, with its pixels and its platform's sizes.
  ///
  /// The view gets the whole screen: the device's safe area has no effect.
  public func device(_ device: Device, alignment: Alignment = .center) -> some View {
    frame(width: device.size.width, height: device.size.height, alignment: alignment)
      .environment(\.displayScale, device.scale)
      .environment(\.imitatedPlatform, device.platform)
  }
}

// MARK: - The platform

extension EnvironmentValues {
  /// The system whose text and control sizes are imitated; iOS by default.
  ///
  /// On macOS, text styles have the sizes and weights of Apple's Human Interface Guidelines (body text
  /// is 13 points), no Dynamic Type size changes them, and controls have AppKit's sizes: see
  /// <doc:SwiftUICode>. Fonts and colours are the same on both.
  public var imitatedPlatform: Platform {
    get { platform }
    set { platform = newValue }
  }
}

// MARK: - The known devices

/// Sizes of phones and tablets from Apple's Human Interface Guidelines, under Layout; the sizes of
/// Macs are the default resolutions of their screens. Safe areas are those that iOS reports.
extension Device {
  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
    _ platform: Platform = .iOS,
    top: CGFloat = 0, bottom: CGFloat = 0
  ) {
    self.init(
      name: name, size: CGSize(width: width, height: height), scale: scale, platform: platform)
    bars = Bars(top: top, bottom: bottom)
  }

  /// iPhone SE, 375 by 667 points.
  public static let iPhoneSE = Device("iPhone SE", 375, 667, scale: 2, top: 20)
  /// iPhone 12 Pro Max, 428 by 926 points.
  public static let iPhone12ProMax = Device(
    "iPhone 12 Pro Max", 428, 926, scale: 3, top: 47, bottom: 34)
  /// iPhone 16e, 390 by 844 points.
  public static let iPhone16e = Device("iPhone 16e", 390, 844, scale: 3, top: 47, bottom: 34)
  /// iPhone 16, 393 by 852 points.
  public static let iPhone16 = Device("iPhone 16", 393, 852, scale: 3, top: 59, bottom: 34)
  /// iPhone 16 Plus, 430 by 932 points.
  public static let iPhone16Plus = Device("iPhone 16 Plus", 430, 932, scale: 3, top: 59, bottom: 34)
  /// iPhone 16 Pro, 402 by 874 points.
  public static let iPhone16Pro = Device("iPhone 16 Pro", 402, 874, scale: 3, top: 62, bottom: 34)
  /// iPhone 16 Pro Max, 440 by 956 points.
  public static let iPhone16ProMax = Device(
    "iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34)
  /// iPhone 17, 402 by 874 points.
  public static let iPhone17 = Device("iPhone 17", 402, 874, scale: 3, top: 62, bottom: 34)
  /// iPhone Air, 420 by 912 points.
  public static let iPhoneAir = Device("iPhone Air", 420, 912, scale: 3, top: 68, bottom: 34)
  /// iPhone 17 Pro, 402 by 874 points.
  public static let iPhone17Pro = Device("iPhone 17 Pro", 402, 874, scale: 3, top: 62, bottom: 34)
  /// iPhone 17 Pro Max, 440 by 956 points.
  public static let iPhone17ProMax = Device(
    "iPhone 17 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34)
  /// iPad mini, 744 by 1133 points.
  public static let iPadMini = Device("iPad mini", 744, 1133, scale: 2, top: 24, bottom: 20)
  /// iPad, 820 by 1180 points.
  public static let iPad = Device("iPad", 820, 1180, scale: 2, top: 24, bottom: 20)
  /// iPad Air 11-inch, 820 by 1180 points.
  public static let iPadAir11 = Device("iPad Air 11-inch", 820, 1180, scale: 2, top: 24, bottom: 20)
  /// iPad Air 13-inch, 1024 by 1366 points.
  public static let iPadAir13 = Device(
    "iPad Air 13-inch", 1024, 1366, scale: 2, top: 24, bottom: 20)
  /// iPad Pro 11-inch, 834 by 1210 points.
  public static let iPadPro11 = Device("iPad Pro 11-inch", 834, 1210, scale: 2, top: 24, bottom: 20)
  /// iPad Pro 13-inch, 1032 by 1376 points.
  public static let iPadPro13 = Device(
    "iPad Pro 13-inch", 1032, 1376, scale: 2, top: 24, bottom: 20)

  /// A window on a Mac with two pixels per point, 900 by 600 points: a size that Platen chose.
  public static let mac = Device("Mac", 900, 600, scale: 2, .macOS)
  /// MacBook Air 13-inch, 1470 by 956 points.
  public static let macBookAir13 = Device("MacBook Air 13-inch", 1470, 956, scale: 2, .macOS)
  /// MacBook Pro 14-inch, 1512 by 982 points.
  public static let macBookPro14 = Device("MacBook Pro 14-inch", 1512, 982, scale: 2, .macOS)
  /// MacBook Pro 16-inch, 1728 by 1117 points.
  public static let macBookPro16 = Device("MacBook Pro 16-inch", 1728, 1117, scale: 2, .macOS)

  /// The known devices: phones, then tablets, each from old to new, then Macs.
  public static let all: [Device] = [
    .iPhoneSE, .iPhone12ProMax, .iPhone16e, .iPhone16, .iPhone16Plus, .iPhone16Pro,
    .iPhone16ProMax, .iPhone17, .iPhoneAir, .iPhone17Pro, .iPhone17ProMax, .iPadMini, .iPad,
    .iPadAir11, .iPadAir13, .iPadPro11, .iPadPro13, .mac, .macBookAir13, .macBookPro14,
    .macBookPro16,
  ]

  /// Devices that `all` does not list; previews name them.
  private static let earlier: [Device] =
    of(["iPhone SE (1st generation)", "iPod touch"], 320, 568, 2, 20, 0)
    + of(["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8"], 375, 667, 2, 20, 0)
    + of(["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], 414, 736, 3, 20, 0)
    + of(["iPhone X", "iPhone XS", "iPhone Xs", "iPhone 11 Pro"], 375, 812, 3, 44, 34)
    + of(["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, 3, 44, 34)
    + of(["iPhone XR", "iPhone 11"], 414, 896, 2, 48, 34)
    + of(["iPhone 12 mini", "iPhone 13 mini"], 375, 812, 3, 50, 34)
    + of(
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"], 390, 844, 3, 47, 34
    )
    + of(["iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, 3, 47, 34)
    + of(["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro"], 393, 852, 3, 59, 34)
    + of(["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max"], 430, 932, 3, 59, 34)
    + of(
      ["iPad mini 4", "iPad mini (5th generation)", "iPad Air 2", "iPad Pro (9.7-inch)"], 768, 1024,
      2, 20, 0)
    + of(["iPad (5th generation)", "iPad (6th generation)"], 768, 1024, 2, 20, 0)
    + of(
      ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"], 810, 1080, 2, 20,
      0)
    + of(["iPad Air (3rd generation)", "iPad Pro (10.5-inch)"], 834, 1112, 2, 20, 0)
    + of(["iPad Air"], 820, 1180, 2, 24, 20)
    + of(["iPad Pro (11-inch)"], 834, 1194, 2, 24, 20)
    + of(
      ["iPad Pro (12.9-inch) (1st generation)", "iPad Pro (12.9-inch) (2nd generation)"], 1024,
      1366, 2, 20, 0)
    + of(["iPad Pro (12.9-inch)"], 1024, 1366, 2, 24, 20)

  private static func of(
    _ names: [String], _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ top: CGFloat,
    _ bottom: CGFloat
  ) -> [Device] {
    names.map { Device($0, width, height, scale: scale, top: top, bottom: bottom) }
  }
}
