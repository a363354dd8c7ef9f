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

  /// An error.
  struct Diagnostic: Encodable {
    var message: String
    var severity = "error"
    var position: Position
    var highlights: [Position] = []
    var notes: [Position] = []
    var fixIts: [Position] = []
  }

  /// A place in a file; by default none.
  struct Position: Encodable {
    var fileName = ""
    /// In bytes from the file's start.
    var offset = 0
  }

  /// Answers a message; one that is unknown or damaged with an error and not with silence, for
  /// which the compiler would wait.
  init(to message: Data) {
    let request = try? JSONDecoder().decode(Request.self, from: message)
    if request?.getCapability != nil {
      getCapabilityResult = CapabilityResult()
    } else if let use = request?.expandFreestandingMacro ?? request?.expandAttachedMacro {
      expandMacroResult = Self.expansion(of: use)
    } else {
      expandMacroResult = Self.failure(
        "Platen's macros do not know what the compiler asks of them", at: nil)
    }
  }

  private static func expansion(of use: Request.Expansion) -> ExpansionResult {
    do {
      return ExpansionResult(expandedSource: try use.expanded())
    } catch {
      return failure(error.message, at: use.attributeSyntax?.location)
    }
  }

  private static func failure(
    _ message: String, at location: Request.Location?
  ) -> ExpansionResult {
    let position = location.map { Position(fileName: $0.fileName, offset: $0.offset) }
    return ExpansionResult(
      diagnostics: [Diagnostic(message: message, position: position ?? Position())])
  }
}
