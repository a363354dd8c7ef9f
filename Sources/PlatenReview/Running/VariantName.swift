internal import PlatenScenes

/// What the snapshots of a variant are called: `dark-accessibility3-2x`.
enum VariantName {
  /// The name of a combination of values, of characters that every file system and shell takes.
  static func of(_ values: [SceneAxisValue], _ axes: [SceneAxis]) -> String {
    zip(axes, values).map { part(axis: $0.name, value: $1.text) }.joined(separator: "-")
  }

  /// Values that say by themselves what they are stand alone.
  private static func part(axis: String, value: String) -> String {
    switch axis {
    case "colorScheme", "dynamicTypeSize", "layoutDirection", "locale", "theme", "device":
      safe(value)
    case "scale": safe(value) + "x"
    case "width": "w" + safe(value)
    case "height": "h" + safe(value)
    default: safe(axis) + "_" + safe(value)
    }
  }

  private static func safe(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(80).map { scalar -> Unicode.Scalar in
      let isSafe = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      return isSafe || "._@".unicodeScalars.contains(scalar) ? scalar : "_"
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
