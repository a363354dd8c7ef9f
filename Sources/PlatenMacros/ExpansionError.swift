/// Why a macro cannot be used where it stands.
struct ExpansionError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
