// The components as SwiftUI's code writes them.

extension Color.Resolved {
  /// Makes a colour of components of a colour space.
  @_disfavoredOverload
  public init(
    colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
    opacity: Float = 1
  ) {
    let (red, green, blue) = colorSpace.sRGB(Double(red), Double(green), Double(blue))
    self.init(red: red, green: green, blue: blue, opacity: Double(opacity))
  }

  /// Red by the amount of light, from 0 to 1.
  public var linearRed: Float {
    get { Float(TransferFunction.linear(red)) }
    set { red = TransferFunction.encoded(Double(newValue)) }
  }

  /// Green by the amount of light, from 0 to 1.
  public var linearGreen: Float {
    get { Float(TransferFunction.linear(green)) }
    set { green = TransferFunction.encoded(Double(newValue)) }
  }

  /// Blue by the amount of light, from 0 to 1.
  public var linearBlue: Float {
    get { Float(TransferFunction.linear(blue)) }
    set { blue = TransferFunction.encoded(Double(newValue)) }
  }
}
