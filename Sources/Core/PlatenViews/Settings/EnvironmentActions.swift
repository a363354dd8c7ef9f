public import Foundation

/// Opens an address with a handler of the views around; without one, nothing is opened.
public struct OpenURLAction {
  /// The result of a handler.
  public struct Result: Sendable {
    private enum Outcome { case handled, discarded, system }

    private let outcome: Outcome

    /// The handler has opened the address.
    public static let handled = Result(outcome: .handled)
    /// The handler has not opened the address, and nobody else should.
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

  /// Hands an address to the handler; without one, nothing happens.
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
  /// The action that opens addresses for the views inside.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

// MARK: - Dismissing

/// Takes away a view that another presents; in a picture it does nothing.
public struct DismissAction: Sendable {
  /// Would take the view away; does nothing.
  public func callAsFunction() {}
}

/// The presentation of a view by another; a picture has none.
public struct PresentationMode: Sendable {
  /// False, as nothing in a picture is presented.
  public var isPresented: Bool { false }

  /// Would take the view away; does nothing.
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  /// The action that takes a presented view away; in a picture it does nothing.
  public var dismiss: DismissAction { DismissAction() }

  /// Whether the view is presented by another; in a picture it is not.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

// MARK: - Windows

/// Opens a window; a picture has none, and nothing is opened.
public struct OpenWindowAction: Sendable {
  /// Would open the window of an id.
  public func callAsFunction(id: String) {}

  /// Would open the window of a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Would open the window of an id and a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window; a picture has none, and nothing is closed.
public struct DismissWindowAction: Sendable {
  /// Would close the window around.
  public func callAsFunction() {}

  /// Would close the window of an id.
  public func callAsFunction(id: String) {}

  /// Would close the window of a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Would close the window of an id and a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

extension EnvironmentValues {
  /// The action that opens windows; in a picture it does nothing.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// The action that closes windows; in a picture it does nothing.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
