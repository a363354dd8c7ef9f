import Foundation

/// The pipe to the compiler: messages in JSON, each behind its length in eight bytes, the low first.
package struct CompilerConnection {
  private let input = FileHandle.standardInput
  private let output = FileHandle.standardOutput

  package init() {}

  /// Answers what the compiler asks, until it has no more to ask.
  package func answer() throws {
    while let message = try receive() {
      try send(Reply(to: message))
    }
  }

  /// Waits for the next message; `nil` when the compiler has no more.
  private func receive() throws -> Data? {
    guard let header = try read(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return try read(Int(clamping: length))
  }

  /// Sends a message.
  private func send(_ reply: Reply) throws {
    let body = try JSONEncoder().encode(reply)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
    try output.write(contentsOf: header + body)
  }

  /// Reads that many bytes; `nil` where the pipe ends before.
  private func read(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try input.read(upToCount: count - data.count), !more.isEmpty else {
        return nil
      }
      data += more
    }
    return data
  }
}

// MARK: - Requests

/// A request of the compiler; everything in a message that no macro here needs is passed over.
struct Request: Decodable {
  var getCapability: Empty?
  var expandFreestandingMacro: Expansion?
  var expandAttachedMacro: Expansion?

  struct Empty: Decodable {}

  /// A place where a macro is used.
  struct Expansion: Decodable {
    var macro: Macro
    var macroRole: String?
    /// The use of a macro that stands alone.
    var syntax: Syntax?
    /// What the names begin with that the macro makes.
    var discriminator: String?
    /// The macro's name in the source where it is attached to a declaration.
    var attributeSyntax: Syntax?
    /// The declaration that the macro is attached to.
    var declSyntax: Syntax?
    /// What is around the place, without the members there; the innermost is first.
    var lexicalContext: [Syntax]?
    /// The type that an extension is wanted for.
    var extendedTypeSyntax: Syntax?
    /// The conformances that the type does not have yet.
    var conformanceListSyntax: Syntax?
  }

  struct Macro: Decodable {
    /// The type that the macro's declaration names as its implementation.
    var typeName: String
  }

  struct Syntax: Decodable {
    var source: String
    var location: Location?
  }

  struct Location: Decodable {
    /// The file as `#fileID` has it.
    var fileID: String?
    var fileName: String
    /// In bytes from the file's start.
    var offset: Int
    /// From 1.
    var line: Int?
  }
}

// MARK: - Replies

/// A reply to the compiler.
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
        "Platen's macros do not understand the compiler's request", at: nil)
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
