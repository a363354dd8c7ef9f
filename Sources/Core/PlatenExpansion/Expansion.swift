extension Request.Expansion {
  /// The code that the macro stands for where it is used.
  func expanded() throws(ExpansionError) -> String {
    switch (macro.typeName, macroRole) {
    case ("Nothing", _): ""
    case ("Preview", _): preview()
    case ("Rule", _): rule()
    case ("Parameter", "accessor"): try entry("@Parameter").parameterAccessors
    case ("Parameter", "peer"): try entry("@Parameter").parameter
    case ("Animatable", _): conformance(to: "Animatable")
    case ("Model", _): conformance(to: "PersistentModel")
    case ("Entry", "accessor"): try entry().accessors
    case ("Entry", "peer"): try entry().key(conformingTo: keyProtocol())
    case ("EntryDefault", _): try "get { return \(entry().initialValue) }"
    default: throw ExpansionError("Platen has no macro \(macro.typeName)")
    }
  }

  /// Returns what is left of a preview.
  private func preview() -> String {
    guard let syntax, let place = syntax.location else { return "" }
    // As the compiler mangles a name that a macro makes.
    let type = (discriminator ?? "$s") + "12PlatenPreviewfMu_"
    return PreviewExpansion(syntax.source).code(
      type: type, fileID: place.fileID ?? place.fileName, line: place.line ?? 0)
  }

  /// Returns the rule of a tip, which takes the same arguments.
  private func rule() -> String {
    guard let source = syntax?.source, let mark = source.firstIndex(of: "#") else { return "" }
    return "Tips." + source[source.index(after: mark)...]
  }

  private func entry(_ name: String = "@Entry") throws(ExpansionError) -> EntryDeclaration {
    guard let declSyntax, let entry = EntryDeclaration(declSyntax.source) else {
      throw ExpansionError("\(name) belongs on a variable with a value")
    }
    return entry
  }

  /// The protocol of the keys by which the surrounding type keeps its values.
  private func keyProtocol() throws(ExpansionError) -> String {
    let parent = lexicalContext?.first.map { SourceToken.all(in: $0.source).map(\.text) } ?? []
    guard let start = parent.firstIndex(of: "extension"), start + 1 < parent.count else {
      throw ExpansionError(
        "@Entry belongs in an extension of EnvironmentValues, or of another type with such keys")
    }
    // The type may be written with its module.
    for name in parent[(start + 1)...].prefix(while: { $0 != "{" }) {
      if let key = Self.keyProtocols[name] { return key }
    }
    throw ExpansionError(
      "@Entry belongs in an extension of EnvironmentValues, or of another type with such keys")
  }

  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  /// An extension for a conformance, unless the type has it already.
  ///
  /// The protocols have all that they ask for themselves: nothing moves, and models are objects in memory.
  private func conformance(to name: String) -> String {
    guard let type = extendedTypeSyntax?.source, conformanceListSyntax != nil else { return "" }
    return "extension \(type): \(name) {}"
  }
}

// MARK: - Errors

/// Why a macro cannot be used where it stands.
struct ExpansionError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
