/// How symbols move in pictures that do: what makes the view that is shown in the place of one.
package struct SymbolMotion {
  private let view: (Image) -> AnyView

  /// - Parameter view: Makes the view; the symbols in it do not move any more.
  package init(_ view: @escaping (Image) -> AnyView) { self.view = view }

  /// Adds the nodes of a symbol that moves.
  func append(_ image: Image, to list: inout _NodeList, in context: _ViewContext) {
    var inner = context.child(0)
    inner.environment.symbolMotion = nil
    inner.append(view(image), to: &list)
  }

  /// Returns a motion that shows a symbol with this one and with another.
  fileprivate func adding(_ other: @escaping (AnyView, Image) -> AnyView) -> SymbolMotion {
    SymbolMotion { other(view($0), $0) }
  }
}

private struct SymbolMotionKey: EnvironmentKey {
  static var defaultValue: SymbolMotion? { nil }
}

extension EnvironmentValues {
  /// How symbols move; nil if they stand still.
  var symbolMotion: SymbolMotion? {
    get { self[SymbolMotionKey.self] }
    set { self[SymbolMotionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// This view, in which symbols also move in a way.
  ///
  /// - Parameters:
  ///   - moves: Whether they do.
  ///   - change: Makes the view for one, of what is shown of it so far and the symbol.
  package func movingSymbols(
    if moves: Bool = true, _ change: @escaping (AnyView, Image) -> AnyView
  ) -> some View {
    transformEnvironment(\.symbolMotion) { motion in
      guard moves else { return }
      motion = (motion ?? SymbolMotion { AnyView($0) }).adding(change)
    }
  }

  /// This view, in which symbols stand still.
  package func stillSymbols() -> some View { environment(\.symbolMotion, nil) }
}

extension Image {
  /// The name of the symbol that this is; nil for pictures.
  package var symbolName: String? { if case .symbol(let name) = content { name } else { nil } }
}
