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
  /// Opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
