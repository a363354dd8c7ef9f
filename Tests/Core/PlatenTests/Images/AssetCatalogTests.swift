import Foundation
import Platen
import TestSupport
import Testing

@testable import PlatenViews

/// Catalogues of assets as Xcode writes them, made by hand here.
@Suite struct AssetCatalogTests {
  @Test func aPictureIsTheOneOfTheScale() throws {
    let bundle = try TemporaryFolder()
    try bundle.write(
      """
      {"images": [
        {"idiom": "universal", "filename": "dot.png", "scale": "1x"},
        {"idiom": "universal", "filename": "dot@3x.png", "scale": "3x"},
        {"idiom": "universal", "scale": "2x"}], "info": {"version": 1, "author": "xcode"}}
      """, to: "Assets.xcassets/dot.imageset/Contents.json")
    let catalog = try #require(AssetCatalog.all(in: bundle.url).first)
    func file(_ scale: CGFloat) -> String? {
      catalog.picture(named: "dot", displayScale: scale, colorScheme: .light).map {
        "\($0.file.lastPathComponent) \($0.scale)"
      }
    }
    #expect(file(1) == "dot.png 1.0")
    #expect(file(2) == "dot@3x.png 3.0")
    #expect(file(4) == "dot@3x.png 3.0")
    #expect(catalog.picture(named: "dots", displayScale: 1, colorScheme: .light) == nil)
  }

  /// Contents say é as one code point, and the file that an older system wrote has an accent.
  @Test func aFileMayBeWrittenInAnotherForm() throws {
    let bundle = try TemporaryFolder()
    let folder = "Assets.xcassets/cafe.imageset"
    try bundle.write(
      "{\"images\": [{\"filename\": \"Caf\u{E9}.PNG\"}]}", to: "\(folder)/Contents.json")
    try bundle.write("", to: "\(folder)/Cafe\u{301}.png")
    let catalog = try #require(AssetCatalog.all(in: bundle.url).first)
    let picture = catalog.picture(named: "cafe", displayScale: 1, colorScheme: .light)
    #expect(picture.map { FileManager.default.fileExists(atPath: $0.file.path) } == true)
  }

  @Test func aPictureIsTheOneOfTheSchemeAndOfAnyDevice() throws {
    let bundle = try TemporaryFolder()
    try bundle.write(
      """
      {"images": [
        {"idiom": "watch", "filename": "watch.png"},
        {"idiom": "universal", "filename": "day.png"},
        {"idiom": "universal", "filename": "night.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "filename": "drawing.pdf"}]}
      """, to: "Assets.xcassets/Places/sky.imageset/Contents.json")
    let catalog = try #require(AssetCatalog.all(in: bundle.url).first)
    func file(_ name: String, _ scheme: ColorScheme) -> String? {
      catalog.picture(named: name, displayScale: 2, colorScheme: scheme)?.file.lastPathComponent
    }
    #expect(file("sky", .light) == "day.png")
    #expect(file("sky", .dark) == "night.png")
    #expect(file("Places/sky", .dark) == "night.png")
  }

  @Test func aColorHasItsComponentsInEachScheme() throws {
    let bundle = try TemporaryFolder()
    try bundle.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
         "components": {"red": "0.500", "green": "0x80", "blue": "255", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "0.25", "alpha": "0.5"}}}]}
      """, to: "Assets.xcassets/brand.colorset/Contents.json")
    try bundle.write(
      #"{"colors": [{"color": {"platform": "ios", "reference": "systemRedColor"}}]}"#,
      to: "More.xcassets/warning.colorset/Contents.json")
    let catalogs = AssetCatalog.all(in: bundle.url)
    let brand = try #require(catalogs[0].color(named: "brand"))
    #expect(
      brand.resolved(in: .light)
        == Color(red: 0.5, green: 128.0 / 255, blue: 1).resolved(in: .light))
    #expect(brand.resolved(in: .dark) == Color(white: 0.25, opacity: 0.5).resolved(in: .dark))
    #expect(catalogs[1].color(named: "warning") == .red)
    #expect(catalogs[0].color(named: "warning") == nil)
    #expect(Color.found("warning", folders: [bundle.url]) == .red)
    // As UIKit: nil for a colour that is not there.
    #expect(UIColor(named: "no such colour") == nil)
  }

  @Test func linksLeadToCataloguesAndGroups() throws {
    let (bundle, other) = (try TemporaryFolder(), try TemporaryFolder())
    let image = #"{"images": [{"idiom": "universal", "filename": "dot.png"}]}"#
    try other.write(image, to: "Brand.xcassets/Icons/dot.imageset/Contents.json")
    try other.write(image, to: "Group/Sunset/sun.imageset/Contents.json")
    try bundle.link("Assets.xcassets", to: other.url.appendingPathComponent("Brand.xcassets"))
    try bundle.write("{}", to: "More.xcassets/Contents.json")
    try bundle.link("More.xcassets/Linked", to: other.url.appendingPathComponent("Group"))
    let catalogs = AssetCatalog.all(in: bundle.url)
    func isThere(_ name: String, _ catalog: AssetCatalog) -> Bool {
      catalog.picture(named: name, displayScale: 1, colorScheme: .light) != nil
    }
    #expect(catalogs.map { isThere("dot", $0) } == [true, false])
    #expect(catalogs.map { isThere("sun", $0) } == [false, true])
    #expect(catalogs.map { isThere("Sunset/sun", $0) } == [false, true])
  }

  @Test func aLinkToWhatItStandsInIsNotFollowed() throws {
    let bundle = try TemporaryFolder()
    try bundle.write("{}", to: "Assets.xcassets/Group/Contents.json")
    try bundle.link(
      "Assets.xcassets/Group/Again", to: bundle.url.appendingPathComponent("Assets.xcassets"))
    #expect(AssetCatalog.all(in: bundle.url)[0].color(named: "brand") == nil)
  }

  @Test func aPictureIsOfTheFirstFolderThatHasOne() throws {
    let (first, second, third) = (
      try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder()
    )
    try second.write("no picture", to: "dot.png")
    try third.write("no picture", to: "dot.png")
    let reader = ImageFileReader(displayScale: 1)
    func failure(_ name: String) -> String {
      do {
        _ = try reader.read(named: name, in: [first.url, second.url, third.url])
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(failure("dot").contains(second.url.appendingPathComponent("dot.png").path))
    #expect(failure("dots").contains("no picture \"dots\": expected an asset of that name"))
  }

  @Test(arguments: ["", "[]", "{", #"{"colors": [{"color": {"components": {"red": "x"}}}]}"#])
  func whatIsNoColorIsNotFound(contents: String) throws {
    let bundle = try TemporaryFolder()
    try bundle.write(contents, to: "Assets.xcassets/brand.colorset/Contents.json")
    #expect(AssetCatalog.all(in: bundle.url)[0].color(named: "brand") == nil)
  }
}

extension TemporaryFolder {
  fileprivate func link(_ path: String, to target: URL) throws {
    try FileManager.default.createSymbolicLink(
      at: url.appendingPathComponent(path), withDestinationURL: target)
  }
}
