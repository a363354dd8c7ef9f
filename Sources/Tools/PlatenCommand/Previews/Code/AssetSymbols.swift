internal import Foundation

/// The names that Xcode makes of the pictures and colours in catalogues of assets, as Swift code:
/// `Image(.logo)`, `Color(.brand)` and `Color.brand`.
struct AssetSymbols {
  /// The file that has the code.
  static let file = "PlatenAssetSymbols.swift"

  private struct Asset {
    var symbol: String
    var name: String
    /// The groups that it is named in.
    var groups: [String]
  }

  private var images: [Asset] = []
  private var colors: [Asset] = []

  /// Looks into catalogues, in the order of their paths.
  init(in catalogs: [String]) {
    for catalog in catalogs { read(catalog, groups: []) }
  }

  /// Looks into the catalogues in a folder, and for the accent colour of an app of Swift Playgrounds.
  init(of folder: String) {
    self.init(in: SwiftFiles.all(in: folder, endingIn: ["xcassets"]))
    guard PlaygroundManifest(in: folder)?.accentColorSet != nil else { return }
    let name = "AccentColor"
    colors.append(Asset(symbol: Self.symbol(name, but: "Color"), name: name, groups: []))
  }

  private mutating func read(_ folder: String, groups: [String]) {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    func asset(_ name: String, but ending: String) -> [Asset] {
      // A name without a letter, as "!", has no symbol.
      guard name.contains(where: { $0.isLetter || $0.isNumber }) else { return [] }
      let path = (groups + [name]).joined(separator: "/")
      return [Asset(symbol: Self.symbol(name, but: ending), name: path, groups: groups)]
    }
    for entry in entries.sorted() {
      let name = (entry as NSString).deletingPathExtension
      switch (entry as NSString).pathExtension {
      case "imageset": images += asset(name, but: "Image")
      case "colorset": colors += asset(name, but: "Color")
      case "":
        let contents = try? String(
          contentsOfFile: "\(folder)/\(entry)/Contents.json", encoding: .utf8)
        let isGroup = contents?.contains(/"provides-namespace"\s*:\s*true/) ?? false
        read("\(folder)/\(entry)", groups: isGroup ? groups + [entry] : groups)
      default: break
      }
    }
  }

  /// Adds the pictures that code names and no catalogue has, so that a picture that is not there is drawn for each.
  ///
  /// - Parameter declared: The names that the user's code declares.
  mutating func addMissing(in texts: [String], declared: Set<String>) {
    var known = declared.union(images.map(\.symbol)).union(["init"])
    for text in texts where text.contains("Image(.") {
      for match in text.matches(of: /\bImage\(\s*\.(\w+)\s*\)/) {
        let symbol = String(match.output.1)
        guard known.insert(symbol).inserted else { continue }
        images.append(Asset(symbol: symbol, name: symbol, groups: []))
      }
    }
  }

  /// The code; nil if there are no assets.
  ///
  /// - Parameters:
  ///   - declared: The names that the user's code declares, which are not made once more.
  ///   - texts: The user's code, where only names of types' members count for colours; nil for all names.
  ///   - used: The names of members that the user's code uses.
  func code(
    declared: Set<String>, in texts: [String]? = nil, used: @autoclosure () -> Set<String>
  ) -> String? {
    guard !images.isEmpty || !colors.isEmpty else { return nil }
    var blocks = ["import Foundation\nimport SwiftUI\n"]
    blocks.append(Self.names("ImageResource", images))
    blocks.append(Self.names("ColorResource", colors))
    let used = colors.isEmpty ? [] : used()
    let taken = texts.map { declared.intersection(Self.statics(in: $0)) } ?? declared
    let members = Self.unique(colors.filter { $0.groups.isEmpty }).map(\.symbol)
      .filter {
        !taken.contains($0) && used.contains($0) && !Self.known.contains($0)
      }
    for symbol in members {
      let name = Self.quoted(symbol)
      blocks.append(
        """
        extension Color { static var \(name): Color { Color(ColorResource.\(name)) } }
        extension ShapeStyle where Self == Color { static var \(name): Color { Color.\(name) } }

        """)
    }
    blocks.append(Self.groups(of: colors, declared: declared))
    if used.contains("accentColor"), !declared.contains("accentColor"),
      colors.contains(where: { $0.name == "AccentColor" })
    {
      blocks.append(Self.accentColor)
    }
    return blocks.joined(separator: "\n")
  }

  /// Returns the colours that are named in groups, such as `Color.Brand.blue`.
  private static func groups(of colors: [Asset], declared: Set<String>) -> String {
    let named = unique(
      colors.filter { color in
        // In an extension of Color with a type of that name, the type would stand for it.
        let group = color.groups.first.map { symbol($0, but: "").capitalizedFirst } ?? "Color"
        return group != "Color" && !declared.contains(group)
      })
    return named.reduce(into: enums("Color", named)) { code, color in
      let path = (color.groups.map { symbol($0, but: "").capitalizedFirst }).joined(separator: ".")
      let name = quoted(color.symbol)
      code +=
        "extension Color.\(path) { static var \(name): Color { Color(ColorResource.\(path).\(name)) } }\n"
    }
  }

  /// The colour of the catalogue in the place of SwiftUI's own.
  private static let accentColor = """
    extension Color { static var accentColor: Color { Color("AccentColor") } }
    extension ShapeStyle where Self == Color { static var accentColor: Color { Color("AccentColor") } }

    """

  /// Returns the names that code declares for types, not for their values.
  private static func statics(in texts: [String]) -> Set<String> {
    var names: Set<String> = []
    for text in texts where text.contains("static ") || text.contains("class var") {
      for match in text.matches(
        of: /\b(?:static|class)\s+(?:\w+(?:\(\w+\))?\s+)*?(?:let|var)\s+`?(\w+)/)
      {
        names.insert(String(match.output.1))
      }
    }
    return names
  }

  /// Returns the names of members that code uses: the words behind points.
  static func members(in texts: [String]) -> Set<String> {
    var names: Set<String> = []
    for text in texts {
      var word: [UInt8]?
      for byte in text.utf8 {
        let isPart =
          byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
          || (0x41...0x5A).contains(byte & 0xDF)
        if isPart {
          word?.append(byte)
        } else {
          if let word, !word.isEmpty { names.insert(String(decoding: word, as: UTF8.self)) }
          word = byte == UInt8(ascii: ".") ? [] : nil
        }
      }
    }
    return names
  }

  private static func names(_ type: String, _ assets: [Asset]) -> String {
    let types = Dictionary(grouping: unique(assets)) { asset in
      ([type] + asset.groups.map { symbol($0, but: "").capitalizedFirst }).joined(separator: ".")
    }
    // One extension a type: the compiler takes minutes for thousands of them.
    return types.sorted { $0.key < $1.key }.reduce(into: enums(type, assets)) { code, group in
      let members = group.value.map { asset in
        "  static let \(quoted(asset.symbol)) = "
          + "\(type)(name: \(asset.name.swiftLiteral), bundle: .main)"
      }
      code += "extension \(group.key) {\n\(members.joined(separator: "\n"))\n}\n"
    }
  }

  /// Returns the groups that assets are named in, as enums.
  private static func enums(_ type: String, _ assets: [Asset]) -> String {
    var seen: Set<[String]> = []
    var code = ""
    for groups in assets.map(\.groups) {
      for depth in groups.indices where seen.insert(Array(groups[...depth])).inserted {
        let names = groups[...depth].map { symbol($0, but: "").capitalizedFirst }
        code +=
          "extension \(([type] + names.dropLast()).joined(separator: ".")) {"
          + " enum \(names.last ?? "") {} }\n"
      }
    }
    return code
  }

  private static func unique(_ assets: [Asset]) -> [Asset] {
    var seen: Set<String> = []
    return assets.filter { seen.insert(($0.groups + [$0.symbol]).joined(separator: ".")).inserted }
  }

  /// Colours that SwiftUI has.
  private static let known: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor", "tint",
    "background", "foreground", "quaternary", "tertiary", "separator", "selection", "link",
    "placeholder",
  ]
  private static let keywords: Set = [
    "default", "in", "is", "as", "for", "if", "else", "switch", "case", "import", "class", "repeat",
    "self", "true", "false", "nil", "public", "private", "internal", "return", "where", "while",
    "do", "let", "var",
  ]

  private static func quoted(_ symbol: String) -> String {
    keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }

  /// Returns the symbol of a name: `brandBlue` of "Brand Blue", "brand-blue" and "BrandBlueColor".
  private static func symbol(_ name: String, but ending: String) -> String {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if !ending.isEmpty, let last = words.last, last.hasSuffix(ending),
      words.count > 1 || last != ending
    {
      words[words.count - 1] = String(last.dropLast(ending.count))
      if words.last == "" { words.removeLast() }
    }
    let joined = words.enumerated().map { $0 == 0 ? $1 : $1.capitalizedFirst }.joined()
    // Of leading capitals all but the last are small: `urlIcon` of "URLIcon".
    let capitals = joined.prefix(while: \.isUppercase).count
    let small = capitals == joined.count ? capitals : max(1, capitals - 1)
    let symbol = joined.prefix(small).lowercased() + joined.dropFirst(small)
    return symbol.first?.isNumber ?? true ? "_\(symbol)" : symbol
  }
}
