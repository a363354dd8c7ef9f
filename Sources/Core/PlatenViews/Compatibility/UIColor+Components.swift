public import Foundation
internal import PlatenDrawing

extension UIColor {
  /// Writes the requested components of the colour, in its form for the light scheme.
  ///
  /// - Returns: Always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = Color(uiColor: self).resolved(in: .light)
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.opacity)
    return true
  }

  /// Writes the requested hue, saturation and brightness of the colour, in its form for the light
  /// scheme.
  ///
  /// - Returns: Always true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = Color(uiColor: self).resolved(in: .light)
    let most = max(color.red, color.green, color.blue)
    let range = most - min(color.red, color.green, color.blue)
    var sixths = 0.0
    if range > 0 {
      if most == color.red {
        sixths = (color.green - color.blue) / range
      } else if most == color.green {
        sixths = 2 + (color.blue - color.red) / range
      } else {
        sixths = 4 + (color.red - color.green) / range
      }
    }
    hue?.pointee = CGFloat((sixths < 0 ? sixths + 6 : sixths) / 6)
    saturation?.pointee = CGFloat(most > 0 ? range / most : 0)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(color.opacity)
    return true
  }
}
