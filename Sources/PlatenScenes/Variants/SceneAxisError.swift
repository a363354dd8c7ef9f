/// Why something cannot be varied as it is written.
package struct SceneAxisError: Error, Hashable, Sendable {
  /// What was found, such as `no value "drak"`.
  package var found: String
  /// What to write instead; empty where the names say it.
  package var advice = ""
  /// A name that is none of ``names``; nil if the problem is another.
  package var name: String?
  /// The names that there are.
  package var names: [String] = []
}
