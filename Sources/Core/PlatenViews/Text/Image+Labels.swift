public import Foundation

// No picture says what an image is called; `accessibilityLabel(_:)` does.

extension Image {
  /// The picture of a name in a bundle's resources, and what it is called.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// The picture of a name, and what it is called.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }
}
