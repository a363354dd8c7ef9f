internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import Synchronization

/// A catalogue of pictures and colours, as Xcode writes them: a folder `NAME.xcassets` in a bundle.
///
/// The format is Apple's “Asset Catalog Format Reference”. Of each asset the kinds are read that a
/// picture can tell apart: scale, light and dark.
struct AssetCatalog {
  private let folder: URL

  /// The catalogues in a bundle's folder, in the order of their names.
  static func all(in folder: URL) -> [AssetCatalog] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.filter { $0.hasSuffix(".xcassets") }.sorted()
      .map { AssetCatalog(folder: folder.appendingPathComponent($0)) }
  }

  /// The folder of an asset: `Icons/star` is one of a group, or one that is called so by itself.
  private func asset(_ name: String, kind: String) -> URL? {
    let direct = folder.appendingPathComponent("\(name).\(kind)")
    if FileManager.default.fileExists(atPath: direct.path) { return direct }
    let file = "/\(name).\(kind)"
    let found = Self.assets(in: folder)[String(file.lastPathPart)]?.filter { $0.hasSuffix(file) }
    return found?.min().map { folder.appendingPathComponent($0) }
  }

  private static let known = Lock<[String: [String: [String]]]>([:])

  /// The paths of a catalogue's assets by the names of their folders, read once: a catalogue may have thousands.
  private static func assets(in folder: URL) -> [String: [String]] {
    known.withLock { known in
      if let assets = known[folder.path] { return assets }
      let assets = Dictionary(grouping: paths(in: folder)) { String($0.lastPathPart) }
      known[folder.path] = assets
      return assets
    }
  }

  /// The paths of the assets in a catalogue.
  ///
  /// Links to folders are followed, but to those that they stand in.
  private static func paths(in folder: URL) -> [String] {
    var found: [String] = []
    var open: [(path: String, around: [String])] = [("", [])]
    while let (path, around) = open.popLast() {
      let here = path.isEmpty ? folder : folder.appendingPathComponent(path)
      let real = here.resolvingSymlinksInPath().path
      guard !around.contains(real) else { continue }
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: here.path)) ?? []
      for entry in entries where entry != "Contents.json" {
        let inner = path.isEmpty ? entry : "\(path)/\(entry)"
        // An asset is a folder such as NAME.imageset, and has no others in it.
        if entry.pathEnding.hasSuffix("set") {
          found.append(inner)
        } else {
          open.append((inner, around + [real]))
        }
      }
    }
    return found
  }

  private static func contents<Contents: Decodable>(of asset: URL, as type: Contents.Type)
    -> Contents?
  {
    let file = asset.appendingPathComponent("Contents.json")
    return (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  /// A key that tells kinds of an asset apart.
  private struct Appearance: Decodable {
    var appearance: String
    var value: String
  }
}

// MARK: - Pictures

extension AssetCatalog {
  private struct ImageSet: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
      var idiom: String?
      var appearances: [Appearance]?

      /// The pixels per point.
      var pixels: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }

      /// Returns how well the picture is made for a scheme: 2 for it, 1 for any, 0 for another.
      func fits(_ scheme: ColorScheme) -> Int {
        // Asset Catalog Format Reference, "Image Set Type": the values are `light` and `dark`.
        let values = (appearances ?? []).filter { $0.appearance == "luminosity" }.map(\.value)
        return values.isEmpty ? 1 : values.contains("\(scheme)") ? 2 : 0
      }
    }

    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    var images: [Image]
    var properties: Properties?
  }

  /// A picture of a catalogue.
  struct Picture {
    var file: URL
    /// The pixels per point, or the points of a drawing.
    var scale: CGFloat
    /// Whether it is drawn in the foreground's colour, if the view does not say more.
    var isTemplate: Bool
  }

  /// The picture of a name; nil if there is none.
  ///
  /// - Parameters:
  ///   - displayScale: What the scale should be, or else the next larger one.
  ///   - isRead: Whether its file is of a format that is read, as an EPS is not.
  func picture(
    named name: String, displayScale: CGFloat, colorScheme: ColorScheme, isRead: Bool = true
  ) -> Picture? {
    guard let asset = asset(name, kind: "imageset"),
      let set = Self.contents(of: asset, as: ImageSet.self)
    else { return nil }
    let usable = set.images.filter { image in
      let ending = image.filename.map { ($0 as NSString).pathExtension.lowercased() }
      return ending.map { ImageFileReader.endings.contains($0) == isRead } ?? false
        && image.fits(colorScheme) > 0
    }
    let best = usable.max { left, right in
      Self.rank(left, displayScale, colorScheme)
        .lexicographicallyPrecedes(Self.rank(right, displayScale, colorScheme))
    }
    guard let best, let file = best.filename else { return nil }
    return Picture(
      file: Self.file(named: file, in: asset), scale: best.pixels,
      isTemplate: set.properties?.intent == "template")
  }

  /// Returns the file of a name, which may be written with other code points or in capitals, as where it was made the
  /// file system takes them for the same.
  private static func file(named name: String, in asset: URL) -> URL {
    let file = asset.appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: file.path) { return file }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: asset.path)) ?? []
    let same = entries.filter { $0.lowercased() == name.lowercased() }.min()
    return same.map { asset.appendingPathComponent($0) } ?? file
  }

  /// Returns how good a picture is: by its scheme, its devices, whether it is sharp, and how little
  /// it is more.
  private static func rank(
    _ image: ImageSet.Image, _ displayScale: CGFloat, _ scheme: ColorScheme
  ) -> [CGFloat] {
    let isUniversal: CGFloat = (image.idiom ?? "universal") == "universal" ? 1 : 0
    let isSharp: CGFloat = image.pixels >= displayScale ? 1 : 0
    return [
      CGFloat(image.fits(scheme)), isUniversal, isSharp,
      isSharp == 1 ? -image.pixels : image.pixels,
    ]
  }
}

// MARK: - Colours

extension AssetCatalog {
  private struct ColorSet: Decodable {
    struct Entry: Decodable {
      var color: Value?
      var appearances: [Appearance]?
    }

    struct Value: Decodable {
      var space: String?
      var components: [String: String]?
      /// The name of one of the system's colours, as `systemRedColor`.
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
      }
    }

    var colors: [Entry]
  }

  /// A colour in light and dark; nil if there is none.
  func color(named name: String) -> Color? {
    guard let asset = asset(name, kind: "colorset"),
      let set = Self.contents(of: asset, as: ColorSet.self)
    else { return nil }
    func resolved(in scheme: ColorScheme) -> Color.Resolved? {
      let entries = set.colors.filter { $0.color != nil }
      let own = entries.first { entry in
        entry.appearances?.contains { $0.value == "\(scheme)" } ?? false
      }
      let value = (own ?? entries.first { $0.appearances == nil })?.color
      return value.flatMap(Self.color)?.resolved(in: scheme)
    }
    guard let light = resolved(in: .light) else { return nil }
    return Color(light: light, dark: resolved(in: .dark) ?? light)
  }

  private static func color(_ value: ColorSet.Value) -> Color? {
    if let name = value.reference { return system(name) }
    guard let components = value.components else { return nil }
    func part(_ name: String) -> Double? { components[name].flatMap(number) }
    // It is a fraction, also where it is written without a point.
    let alpha = components["alpha"].flatMap(Double.init) ?? 1
    if let white = part("white") { return Color(white: white, opacity: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    let space: Color.RGBColorSpace = value.space == "display-p3" ? .displayP3 : .sRGB
    return Color(space, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A component: `0.5`, `128` of 255, or `0x80`.
  private static func number(_ text: String) -> Double? {
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number / 255
  }

  private static func system(_ name: String) -> Color? {
    let colors: [String: Color] = [
      "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
      "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal,
      "systemCyanColor": .cyan, "systemBlueColor": .blue, "systemIndigoColor": .indigo,
      "systemPurpleColor": .purple, "systemPinkColor": .pink, "systemBrownColor": .brown,
      "systemGrayColor": .gray, "labelColor": .primary, "secondaryLabelColor": .secondary,
    ]
    return colors[name]
  }
}
