import PlatenExpansion

/// The compiler's plugin that expands Platen's macros.
///
/// The compiler starts this program and asks it over standard input and output. The requests are
/// answered from the text of the declarations alone: so nobody who depends on Platen has to build
/// swift-syntax, which takes longer than all of Platen.
@main
enum PlatenMacros {
  static func main() throws {
    try CompilerConnection().answer()
  }
}
