internal import Foundation
internal import PlatenDrawing

// What Xcode writes where a colour or a picture is dropped into code.

extension UIColor: _ExpressibleByColorLiteral {
  /// The colour of a literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of a literal of a colour where no other is asked for.
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {
  /// The picture of a literal.
  ///
  /// - Precondition: The program's resources have a picture of the name.
  public convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      preconditionFailure("no picture \(name) in the program's resources")
    }
    self.init(image)
  }
}

/// The type of a literal of a picture where no other is asked for.
public typealias _ImageLiteralType = UIImage
