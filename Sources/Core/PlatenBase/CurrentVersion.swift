/// The version of Platen.
package enum CurrentVersion {
  /// The version's numbers, with points between them.
  package static let number = "0.1.0"
}
