internal import Observation

/// Tells of the changes of observable models that a render has read.
///
/// Observation keeps a note in each model until one of those that were read together changes, and
/// has no other way to take it back. So this is read together with them and changes at the end:
/// a model that outlives many renders does not gather notes.
final class ModelReads: Observable {
  private let registrar = ObservationRegistrar()
  private let isForgotten = true

  /// Does something and calls `onChange` once if a model that was read for it changes afterwards,
  /// or when all is forgotten.
  func read<Result>(
    _ work: () -> Result, onChange: @escaping @Sendable () -> Void
  ) -> Result {
    withObservationTracking(
      {
        registrar.access(self, keyPath: \.isForgotten)
        return work()
      }, onChange: onChange)
  }

  /// Takes back what has been noted in the models.
  func forget() { registrar.withMutation(of: self, keyPath: \.isForgotten) {} }
}
