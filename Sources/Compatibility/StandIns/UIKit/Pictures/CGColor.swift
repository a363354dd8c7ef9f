public import Foundation
public import SwiftUI

/// Core Graphics' name of a colour.
public final class CGColor: Hashable, Sendable {
  fileprivate let color: Color
  fileprivate init(_ color: Color) { self.color = color }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(Color(white: gray, opacity: alpha)) }
  public var alpha: CGFloat { components?.last ?? 1 }
  public var components: [CGFloat]? {
    let color = color.resolve(in: EnvironmentValues())
    return [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.opacity)]
  }
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(Color(uiColor: self)) }
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
}

extension Color {
  public init(cgColor: CGColor) { self = cgColor.color }
  public init(_ cgColor: CGColor) { self = cgColor.color }
  public var cgColor: CGColor? { CGColor(self) }
}
