package import Platen
package import PlatenScenes

/// The settings of all lines of a batch, which each worker gets before its first line.
package struct BatchSettings: Codable, Hashable, Sendable {
  /// A scene that every line fills with its fields.
  package struct Scene: Codable, Hashable, Sendable {
    /// The name as messages show it.
    package var name: String
    package var text: String
    /// The language of the text, `yaml` or `json`; nil where it is to be found out.
    package var format: String?
    /// The folder of the data and pictures that the scene names.
    package var folder: String

    package init(name: String, text: String, format: String?, folder: String) {
      (self.name, self.text, self.format, self.folder) = (name, text, format, folder)
    }
  }

  /// A value that takes the place of the scene's own.
  package struct Override: Codable, Hashable, Sendable {
    /// Names with points between them, as `canvas.width`.
    package var key: String
    /// The value as it would be written in YAML.
    package var value: String
    /// The option that sets it, as messages name it.
    package var option: String

    package init(key: String, value: String, option: String) {
      (self.key, self.value, self.option) = (key, value, option)
    }
  }

  /// The scene that every line fills; nil where each line has one of its own.
  package var scene: Scene?
  package var overrides: [Override] = []
  /// Further folders and files that scenes may read.
  package var allowedPaths: [String] = []
  /// What the input is called in messages.
  package var inputName = "standard input"
  /// How a line is written.
  package var lines = BatchLines.json
  /// The first line of a table, which names the fields of all others; nil for lines of JSON.
  package var header: [UInt8]?
  /// What is made of each line that does not say it itself: `svg`, `png`, `pdf`, `webp`, `jpg` or
  /// `json`.
  package var formats: [OutputFormat] = []
  /// The pixels per point of a PNG; nil for what the scene says.
  package var scale: Double?
  /// Whether a line of whose picture something was found fails.
  package var isStrict = false
  /// The field that names a line.
  package var idField = "id"
  /// The names of fields that are a part of the outputs' paths.
  package var pathKeys: [String] = []
  /// Whether a line's name is a part of the outputs' paths.
  package var hasIDInPaths = true
  /// Whether somebody is told of each picture: its size, digest and findings.
  package var tellsPictures = true
  /// Whether results have the pictures' bytes in JSON.
  package var embedsPictures = false
  package var fonts = FontRequest()
  /// How PNGs and SVGs are written.
  package var encoding = Encoding()

  package init() {}

  /// The settings as far as they decide how pictures look.
  var looks: BatchSettings {
    var looks = self
    looks.tellsPictures = true
    return looks
  }

  /// The encoding of pictures.
  package struct Encoding: Codable, Hashable, Sendable {
    package var compression = PNGOptions().compression.rawValue
    package var quality: Int?
    package var maximumPixels = PNGOptions().maximumPixels
    package var maximumSide = PNGOptions().maximumSide
    /// What texts are in SVGs; nil for as their scenes say.
    package var svgText: String?
    package var svgFonts = SVGOptions().fonts.rawValue

    package init() {}

    package init(png: PNGOptions, svg: SVGOptions?) {
      compression = png.compression.rawValue
      quality = png.quality
      (maximumPixels, maximumSide) = (png.maximumPixels, png.maximumSide)
      if let svg { (svgText, svgFonts) = (svg.text.rawValue, svg.fonts.rawValue) }
    }

    var png: PNGOptions {
      var options = PNGOptions()
      options.compression = PNGOptions.Compression(rawValue: compression) ?? options.compression
      options.quality = quality
      (options.maximumPixels, options.maximumSide) = (maximumPixels, maximumSide)
      // Other processes have the other cores.
      options.threads = 1
      return options
    }

    var svg: SVGOptions? {
      svgText.flatMap(SVGOptions.Text.init).map {
        SVGOptions(
          text: $0, fonts: SVGOptions.Fonts(rawValue: svgFonts) ?? SVGOptions().fonts)
      }
    }
  }
}

/// The format of a batch's lines.
package enum BatchLines: String, Codable, CaseIterable, Hashable, Sendable {
  /// JSON Lines: an object in each.
  case json = "jsonl"
  /// Fields with commas or semicolons between them, their names first; a field in quotation marks may
  /// hold ends of lines.
  case csv
  /// Fields with tabs between them, their names first.
  case tsv

  /// The form that the name of a file suggests; nil if it says nothing.
  package init?(fileName: String) {
    switch fileName.lowercased().split(separator: ".").last {
    case "jsonl", "ndjson", "json": self = .json
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    default: return nil
    }
  }
}
