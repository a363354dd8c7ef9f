public import Observation

/// The model of a type in the environment.
struct ModelKey<Model: AnyObject>: EnvironmentKey {
  static var defaultValue: Model? { nil }
}

extension EnvironmentValues {
  /// The observable model of a type; nil if there is none.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ModelKey<T>.self] }
    set { self[ModelKey<T>.self] = newValue }
  }
}

extension View {
  /// This view with an observable model for those inside; nil takes away one from around.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environmentValues { $0[T.self] = object }
  }
}
