/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// A button that destroys something: red.
  public static let destructive = ButtonRole(name: "destructive")
  /// A button that leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
}
