public import Foundation

/// A link, drawn as a button is; where it leads is not part of the picture.
public struct Link<Label: View>: View {
  private let label: Label

  /// A link with a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label as a button's.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension Link where Label == Text {
  /// A link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    label = Text(titleKey)
  }

  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    label = Text(title)
  }
}
