/// Finds elements of a file that draw nothing because nobody refers to them.
enum SVGDefinitions {
  /// Elements that are drawn where they are referred to alone.
  private static let names: Set<String> = [
    "defs", "linearGradient", "radialGradient", "clipPath", "mask", "pattern", "filter", "marker",
    "symbol",
  ]
  /// Elements that have an effect wherever they stand.
  private static let effective: Set<String> = ["style", "script", "font", "font-face", "title"]

  /// Returns whether each element is part of a definition that is referred to from nowhere.
  static func unused(_ document: SVGDocument, _ values: [[(name: String, value: SVGValue)]])
    -> [Bool]
  {
    var referred = document.styledIDs
    for list in values {
      for (_, value) in list { referred.formUnion(value.targets) }
    }
    for node in document.nodes where node.name == SVGNode.textName && node.text.contains("#") {
      // A style or a script may name anything behind a number sign.
      referred.formUnion(node.text.split(separator: "#").dropFirst().map(identifier))
    }
    var isUsed = [Bool](repeating: false, count: document.nodes.count)
    for (index, node) in document.nodes.enumerated().reversed() {
      if effective.contains(node.name) || node.id.map(referred.contains) ?? false {
        isUsed[index] = true
      }
      if isUsed[index], node.parent >= 0 { isUsed[node.parent] = true }
    }
    var isUnused = [Bool](repeating: false, count: document.nodes.count)
    for (index, node) in document.nodes.enumerated() where node.parent >= 0 {
      let isDefinition = names.contains(node.name) || document.nodes[node.parent].name == "defs"
      isUnused[index] = isUnused[node.parent] || isDefinition && !isUsed[index]
    }
    return isUnused
  }

  private static func identifier(_ text: Substring) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber || "-_:.".contains($0) })
  }
}
