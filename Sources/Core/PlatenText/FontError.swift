/// The reason why a font could not be found or opened.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an error.
  public enum Code: Hashable, Sendable {
    /// None of the searched folders contains fonts.
    case noFonts
    /// The file is not a readable font.
    case unreadable
    /// No symbol has this name; `places` has the nearest names.
    case unknownSymbol(String)
    /// The fonts lack the family of symbols.
    case noSymbolFont
    /// FreeType could not set up or draw.
    case rasterizer
  }

  /// The kind of an error.
  public var code: Code
  /// The file, or the searched folders, in order.
  public var places: [String]
  /// The files that look like fonts in these folders, and cannot be read.
  package var skipped: [SkippedFont] = []
  /// The folders in these folders that have fonts: folders below are not searched.
  package var below: [String] = []

  /// So many files that cannot be read are named.
  private static let mostTold = 5

  /// A message that says what was searched for, and where.
  public var description: String {
    let list = places.joined(separator: ", ")
    return switch code {
    case .noFonts:
      "no fonts found; looked in \(places.isEmpty ? "no folder" : list)"
        + skipped.prefix(Self.mostTold).map { "; \($0)" }.joined()
        + (skipped.count > Self.mostTold ? "; and \(skipped.count - Self.mostTold) more" : "")
        + below.prefix(Self.mostTold).map { "; there are fonts in \($0)" }.joined()
    case .unknownSymbol(let name):
      places.isEmpty ? "no symbol \"\(name)\"" : "no symbol \"\(name)\"; nearest: \(list)"
    case .noSymbolFont: "no font for symbols in \(list), expected one with the bundled icons"
    case .unreadable: "\(list) is not a font that can be read"
    case .rasterizer: "FreeType cannot draw from \(list)"
    }
  }
}
