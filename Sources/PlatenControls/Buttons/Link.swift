public import Foundation
internal import PlatenDrawing
public import PlatenViews

/// A link, drawn as a button is.
///
/// A semantic SVG leads where it does, if that is an address of the web, of mail or a telephone.
public struct Link<Label: View>: View {
  private let label: Label
  private let destination: URL

  /// A link with a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }

  /// The label as a button's.
  public var body: some View {
    Button(action: {}, label: { label })
      .meaning { meaning, _ in meaning.link = Self.address(of: destination) }
  }

  /// The address that a document may lead to: never one that runs something.
  private static var schemes: Set<String> { ["http", "https", "mailto", "tel"] }

  private static func address(of url: URL) -> String? {
    url.scheme.flatMap { schemes.contains($0.lowercased()) ? url.absoluteString : nil }
  }
}

extension Link where Label == Text {
  /// A link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
