public import Foundation
public import SwiftUI

// A preview's traits: a light screen with usual text.
extension UITraitCollection {
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
  public init(preferredContentSizeCategory: UIContentSizeCategory) { self.init(userInterfaceStyle: .unspecified) }
  public init(traitsFrom traits: [UITraitCollection]) {
    self.init(userInterfaceStyle: traits.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified)
  }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

// A font is scaled as the current render has it, whatever the traits are.
extension UIFontMetrics {
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont { scaledFont(for: font) }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize)
  }
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat { scaledValue(for: value) }
}
