public import Foundation
internal import PlatenDrawing

extension UIColor {
  /// The colour of an asset catalogue in the program's resources; nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of an asset catalogue in a bundle's resources, or the program's; nil if there is none.
  ///
  /// It knows its light and its dark form, whatever the traits are.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let folder = ProgramResources.folder(of: bundle)
    guard let color = Color.found(name, folders: folder.map { [$0] } ?? ProgramResources.folders)
    else { return nil }
    self.init(color)
  }

  /// This colour in the light or the dark style.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let scheme: ColorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    let color = Color(uiColor: self).resolved(in: scheme)
    return UIColor(Color(light: color, dark: color))
  }
}
