public import Foundation

// No picture says what an image is called; `accessibilityLabel(_:)` does.

extension Image {
  /// Makes the picture of a name in a bundle's resources, with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// Makes the picture of a name, with a label.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }
}
