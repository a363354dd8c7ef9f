/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device stands on a short side.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device stands on a long side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether the device stands or lies in a way that can be told.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  /// How the device is held: upright, as the phone that a picture is drawn for.
  public var orientation: UIDeviceOrientation { .portrait }
}
