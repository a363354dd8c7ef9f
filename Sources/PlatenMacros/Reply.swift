import Foundation

/// What the compiler is answered.
struct Reply: Encodable {
  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: ExpansionResult?

  struct CapabilityResult: Encodable {
    var capability = Capability()
  }

  struct Capability: Encodable {
    /// The version in which all expansions are answered alike came with Swift 5.9.
    var protocolVersion = 7
  }

  struct ExpansionResult: Encodable {
    /// The code that the macro stands for; `nil` where it has none because of an error.
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  /// An error; without a file it is shown where the macro is used.
  struct Diagnostic: Encodable {
    var message: String
    var severity = "error"
    var position = Position()
    var highlights: [Position] = []
    var notes: [Position] = []
    var fixIts: [Position] = []
  }

  struct Position: Encodable {
    var fileName = ""
    var offset = 0
  }

  /// Answers a message; one that is unknown or damaged with an error and not with silence, for
  /// which the compiler would wait.
  init(to message: Data) {
    let request = try? JSONDecoder().decode(Request.self, from: message)
    if request?.getCapability != nil {
      getCapabilityResult = CapabilityResult()
      return
    }
    do {
      guard let use = request?.expandFreestandingMacro ?? request?.expandAttachedMacro else {
        throw ExpansionError("Platen's macros do not know what the compiler asks of them")
      }
      expandMacroResult = ExpansionResult(expandedSource: try use.expanded())
    } catch {
      let message = (error as? ExpansionError)?.message ?? "\(error)"
      expandMacroResult = ExpansionResult(diagnostics: [Diagnostic(message: message)])
    }
  }
}
