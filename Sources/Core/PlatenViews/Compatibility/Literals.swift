internal import Foundation

// What Xcode writes where a colour or a picture is dropped into code.

extension UIColor: _ExpressibleByColorLiteral {
  /// Makes the colour of a literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The default type of a colour literal.
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {
  /// Makes the picture of a literal.
  ///
  /// - Precondition: The program's resources have a picture of the name.
  public convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      preconditionFailure("no picture \(name) in the program's resources")
    }
    self.init(image)
  }
}

/// The default type of a picture literal.
public typealias _ImageLiteralType = UIImage
