public import Foundation

/// An action that opens a URL with a handler of the enclosing views; without one, it opens nothing.
public struct OpenURLAction {
  /// The result of a handler.
  public struct Result: Sendable {
    private enum Outcome { case handled, discarded, system }

    private let outcome: Outcome

    /// The handler has opened the URL.
    public static let handled = Result(outcome: .handled)
    /// The handler did not open the URL, and no other should.
    public static let discarded = Result(outcome: .discarded)
    /// The system should open the URL; a picture has no system that could.
    public static let systemAction = Result(outcome: .system)

    /// Lets the system open another URL; a picture has no system to do so.
    public static func systemAction(_ url: URL) -> Result { systemAction }

    fileprivate var isOpen: Bool { outcome == .handled }
  }

  private let handler: ((URL) -> Result)?

  /// Makes an action that leaves URLs to a handler.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  fileprivate init() { handler = nil }

  /// Passes a URL to the handler; without one, nothing happens.
  public func callAsFunction(_ url: URL) { _ = handler?(url) }

  /// Opens a URL, and reports whether it was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler?(url).isOpen ?? false)
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// The action that opens URLs for the views inside.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

// MARK: - Dismissing

/// Dismisses a presented view; in a picture it does nothing.
public struct DismissAction: Sendable {
  /// Does nothing; on a screen, it dismisses the view.
  public func callAsFunction() {}
}

/// The presentation of a view by another; a picture has none.
public struct PresentationMode: Sendable {
  /// Always false in a picture.
  public var isPresented: Bool { false }

  /// Does nothing; on a screen, it dismisses the view.
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  /// The action that dismisses a presented view; in a picture it does nothing.
  public var dismiss: DismissAction { DismissAction() }

  /// Whether the view is presented by another; in a picture it is not.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

// MARK: - Windows

/// Opens a window; a picture has none, and nothing is opened.
public struct OpenWindowAction: Sendable {
  /// Does nothing; on a screen, it opens the window of an id.
  public func callAsFunction(id: String) {}

  /// Does nothing; on a screen, it opens the window of a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Does nothing; on a screen, it opens the window of an id and a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window; a picture has none, and nothing is closed.
public struct DismissWindowAction: Sendable {
  /// Does nothing; on a screen, it closes the window.
  public func callAsFunction() {}

  /// Does nothing; on a screen, it closes the window of an id.
  public func callAsFunction(id: String) {}

  /// Does nothing; on a screen, it closes the window of a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Does nothing; on a screen, it closes the window of an id and a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

extension EnvironmentValues {
  /// The action that opens windows; in a picture it does nothing.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// The action that closes windows; in a picture it does nothing.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
