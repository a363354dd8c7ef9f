public import Foundation

/// Opens an address with a handler of the views around; without one, nothing is opened.
public struct OpenURLAction {
  /// What a handler has done.
  public struct Result: Sendable {
    private enum Outcome { case handled, discarded, system }

    private let outcome: Outcome

    /// The address is open.
    public static let handled = Result(outcome: .handled)
    /// The address is not opened.
    public static let discarded = Result(outcome: .discarded)
    /// The system should open the address, which in a picture there is none to do.
    public static let systemAction = Result(outcome: .system)

    /// The system should open another address, which in a picture there is none to do.
    public static func systemAction(_ url: URL) -> Result { systemAction }

    fileprivate var isOpen: Bool { outcome == .handled }
  }

  private let handler: ((URL) -> Result)?

  /// An action that leaves addresses to a handler.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  fileprivate init() { handler = nil }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler?(url) }

  /// Opens an address, and tells whether it is open.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler?(url).isOpen ?? false)
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
