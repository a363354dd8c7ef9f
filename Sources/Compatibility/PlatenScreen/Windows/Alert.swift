internal import PlatenControls
public import PlatenViews

/// A question that comes over a view.
public struct Alert {
  /// An answer to the question.
  public struct Button {
    private let label: Text
    private let role: ButtonRole?

    private init(_ label: Text, _ role: ButtonRole? = nil) {
      (self.label, self.role) = (label, role)
    }

    /// One that does what was asked about.
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label)
    }

    /// One that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label, .cancel)
    }

    /// One that leaves things as they are.
    public static func cancel(_ action: (() -> Void)? = nil) -> Button {
      Button(Text("Cancel"), .cancel)
    }

    /// One that destroys something.
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

  /// A question with one answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
  }

  /// A question with two answers.
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
