internal import PlatenControls
public import PlatenViews

/// An alert over a view.
public struct Alert {
  /// A button of the alert.
  public struct Button {
    private let label: Text
    private let role: ButtonRole?

    private init(_ label: Text, _ role: ButtonRole? = nil) {
      (self.label, self.role) = (label, role)
    }

    /// Returns a button with the default action.
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label)
    }

    /// Returns a button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label, .cancel)
    }

    /// Returns a button that cancels.
    public static func cancel(_ action: (() -> Void)? = nil) -> Button {
      Button(Text("Cancel"), .cancel)
    }

    /// Returns a button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label, .destructive)
    }

    fileprivate var view: some View {
      let label = label
      return PlatenControls.Button(role: role, action: {}, label: { label })
    }
  }

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// Makes a question with one answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
  }

  /// Makes a question with two answers.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }

  var card: some View {
    AlertCard(title: title, actions: buttons.views, message: message)
  }
}

/// Choices at the lower end of a screen.
public struct ActionSheet {
  /// A choice.
  public typealias Button = Alert.Button

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// Choices under a title and a message.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  var card: some View {
    ChoiceCard(title: title, actions: buttons.views, message: message)
  }
}

extension [Alert.Button] {
  fileprivate var views: some View {
    ForEach(indices, id: \.self) { self[$0].view }
  }
}
