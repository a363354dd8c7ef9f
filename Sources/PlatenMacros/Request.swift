/// What the compiler asks; everything in a message that no macro here needs is passed over.
struct Request: Decodable {
  var getCapability: Empty?
  var expandFreestandingMacro: Expansion?
  var expandAttachedMacro: Expansion?

  struct Empty: Decodable {}

  /// A place where a macro is used.
  struct Expansion: Decodable {
    var macro: Macro
    var macroRole: String?
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
    var fileName: String
    /// In bytes from the file's start.
    var offset: Int
  }
}
