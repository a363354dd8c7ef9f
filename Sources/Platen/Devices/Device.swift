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

extension View {
  /// This view in a frame as large as a device's screen, with its pixels.
  ///
  /// There is no safe area: all of the screen belongs to the view.
  public func device(_ device: Device, alignment: Alignment = .center) -> some View {
    frame(width: device.size.width, height: device.size.height, alignment: alignment)
      .environment(\.displayScale, device.scale)
  }
}
