public import Foundation
public import PlatenLayout

/// A device's screen, upright: a name, a size, and the pixels a point.
public struct Device: Hashable, Sendable {
  /// The name, as its maker has it.
  public var name: String
  /// The size in points.
  public var size: CGSize
  /// The pixels a point.
  public var scale: CGFloat

  /// Makes a device with a screen of a size in points.
  public init(name: String, size: CGSize, scale: CGFloat) {
    self.name = name
    self.size = size
    self.scale = scale
  }

  /// The known device of a name, in any case of letters; nil if there is none.
  public init?(named name: String) {
    let name = name.lowercased()
    guard let known = Device.all.first(where: { $0.name.lowercased() == name }) else { return nil }
    self = known
  }

  /// This device on its side.
  public var landscape: Device {
    Device(
      name: name, size: CGSize(width: size.height, height: size.width), scale: scale)
  }
}

nonisolated extension View {
  /// This view in a frame as large as a device's screen, with its pixels.
  ///
  /// There is no safe area: all of the screen belongs to the view.
  public func device(_ device: Device, alignment: Alignment = .center) -> some View {
    frame(width: device.size.width, height: device.size.height, alignment: alignment)
      .environment(\.displayScale, device.scale)
  }
}

// MARK: - The known devices

/// Sizes as in Apple's Human Interface Guidelines, under Layout.
extension Device {
  private init(_ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat) {
    self.init(name: name, size: CGSize(width: width, height: height), scale: scale)
  }

  /// iPhone SE, 375 by 667 points.
  public static let iPhoneSE = Device("iPhone SE", 375, 667, scale: 2)
  /// iPhone 12 Pro Max, 428 by 926 points.
  public static let iPhone12ProMax = Device("iPhone 12 Pro Max", 428, 926, scale: 3)
  /// iPhone 16e, 390 by 844 points.
  public static let iPhone16e = Device("iPhone 16e", 390, 844, scale: 3)
  /// iPhone 16, 393 by 852 points.
  public static let iPhone16 = Device("iPhone 16", 393, 852, scale: 3)
  /// iPhone 16 Plus, 430 by 932 points.
  public static let iPhone16Plus = Device("iPhone 16 Plus", 430, 932, scale: 3)
  /// iPhone 16 Pro, 402 by 874 points.
  public static let iPhone16Pro = Device("iPhone 16 Pro", 402, 874, scale: 3)
  /// iPhone 16 Pro Max, 440 by 956 points.
  public static let iPhone16ProMax = Device("iPhone 16 Pro Max", 440, 956, scale: 3)
  /// iPhone 17, 402 by 874 points.
  public static let iPhone17 = Device("iPhone 17", 402, 874, scale: 3)
  /// iPhone Air, 420 by 912 points.
  public static let iPhoneAir = Device("iPhone Air", 420, 912, scale: 3)
  /// iPhone 17 Pro, 402 by 874 points.
  public static let iPhone17Pro = Device("iPhone 17 Pro", 402, 874, scale: 3)
  /// iPhone 17 Pro Max, 440 by 956 points.
  public static let iPhone17ProMax = Device("iPhone 17 Pro Max", 440, 956, scale: 3)
  /// iPad mini, 744 by 1133 points.
  public static let iPadMini = Device("iPad mini", 744, 1133, scale: 2)
  /// iPad, 820 by 1180 points.
  public static let iPad = Device("iPad", 820, 1180, scale: 2)
  /// iPad Air 11-inch, 820 by 1180 points.
  public static let iPadAir11 = Device("iPad Air 11-inch", 820, 1180, scale: 2)
  /// iPad Air 13-inch, 1024 by 1366 points.
  public static let iPadAir13 = Device("iPad Air 13-inch", 1024, 1366, scale: 2)
  /// iPad Pro 11-inch, 834 by 1210 points.
  public static let iPadPro11 = Device("iPad Pro 11-inch", 834, 1210, scale: 2)
  /// iPad Pro 13-inch, 1032 by 1376 points.
  public static let iPadPro13 = Device("iPad Pro 13-inch", 1032, 1376, scale: 2)

  /// The known devices: telephones, then tablets, each from old to new.
  public static let all: [Device] = [
    .iPhoneSE, .iPhone12ProMax, .iPhone16e, .iPhone16, .iPhone16Plus, .iPhone16Pro,
    .iPhone16ProMax, .iPhone17, .iPhoneAir, .iPhone17Pro, .iPhone17ProMax, .iPadMini, .iPad,
    .iPadAir11, .iPadAir13, .iPadPro11, .iPadPro13,
  ]
}
