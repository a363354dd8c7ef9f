import Foundation
import Platen
import PlatenBase
import PlatenComparison
import Testing

@testable import PlatenReview

/// Reports with real pictures, and with all that somebody may send to harm.
enum ReviewPageSamples {
  /// Two versions of tags, of which the fourth is longer in the second.
  struct Tags {
    var names = [
      "SwiftUI", "Swift", "WWDC", "Xcode", "Layout", "Combine", "Kotlin", "UIKit", "Macros",
    ]
    var accent = Color.blue

    @MainActor func renderer() -> ImageRenderer<some View> {
      let tags = names.map { TagCloud.Tag($0, isSelected: $0 == "Swift") }
      var cloud = TagCloud(tags, style: .pill, alignment: .center)
      cloud.accent = accent
      let renderer = ImageRenderer(content: cloud.padding(24))
      renderer.proposedSize = ProposedViewSize(width: 420, height: nil)
      renderer.scale = 2
      renderer.background = .white
      return renderer
    }
  }

  /// What differs between two trees whose texts stand in the same order.
  static func changes(_ old: LayoutTree, _ new: LayoutTree) -> [LayoutChange] {
    zip(texts(old), texts(new)).enumerated().compactMap { index, pair in
      let (old, new) = pair
      guard old.text != new.text || old.frame != new.frame else { return nil }
      let isMoved = old.text == new.text
      let sentence =
        isMoved
        ? "tag \(index + 1) \"\(new.text ?? "")\" moved"
        : "tag \(index + 1) now reads \"\(new.text ?? "")\" instead of \"\(old.text ?? "")\""
      return LayoutChange(
        kind: isMoved ? .moved : .text, id: "tag\(index)", sentence: sentence, oldFrame: old.frame,
        newFrame: new.frame)
    }
  }

  private static func texts(_ tree: LayoutTree) -> [LayoutTree] {
    (tree.text == nil ? [] : [tree]) + tree.children.flatMap(texts)
  }

  static func digest(_ bytes: [UInt8]) -> String {
    SHA256.digest(of: bytes).hexadecimal
  }

  static func entry(
    _ name: String, _ kind: ReviewEntry.Kind = .png, _ status: ReviewEntry.Status = .different,
    _ reference: [UInt8]? = nil, _ actual: [UInt8]? = nil
  ) -> ReviewEntry {
    var entry = ReviewEntry(name: name, kind: kind, status: status)
    (entry.reference, entry.actual) = (reference, actual)
    entry.actualDigest = actual.map(digest)
    return entry
  }

  /// A pair of pictures with its layout and two regions, at a scale of 2.
  @MainActor static func tags(_ name: String, accent: Color) throws -> ReviewEntry {
    let old = Tags(accent: accent)
    var new = old
    new.names[3] = "Xcode 26"
    let (before, after) = (old.renderer(), new.renderer())
    var entry = entry(
      name, .png, .different, [UInt8](try before.pngData()), [UInt8](try after.pngData()))
    entry.summary = "tag 4 now reads \"Xcode 26\" instead of \"Xcode\""
    entry.layoutChanges = changes(try before.layoutTree(), try after.layoutTree())
    entry.scale = 2
    let tree = try after.layoutTree()
    let size = PixelRegion(
      x: 0, y: 0, width: Int(tree.frame.width * 2), height: Int(tree.frame.height * 2))
    var pixels = PixelDifference(referenceSize: size, actualSize: size)
    pixels.differingPixels = 2400
    pixels.comparedPixels = size.width * size.height
    (pixels.largestDifference, pixels.structuralSimilarity) = (0.7, 0.98)
    pixels.isTolerated = false
    pixels.regions = [
      DifferenceRegion(
        bounds: PixelRegion(x: 300, y: 60, width: 200, height: 60), differingPixels: 2000),
      DifferenceRegion(
        bounds: PixelRegion(x: 60, y: 70, width: 80, height: 40), differingPixels: 400),
    ]
    entry.pixels = pixels
    return entry
  }

  /// What a run finds: a group, single ones of each kind, and each status.
  @MainActor static func review() throws -> ReviewReport {
    let accents = [("blue", Color.blue), ("green", .green), ("orange", .orange)]
    var entries = try accents.map { try tags("tags/\($0.0)@2x.png", accent: $0.1) }
    for index in entries.indices { entries[index].groups = [0] }
    let card = try card()
    entries += [card, try vector(), try layout(), try shifted(like: card)]
    for name in ["new/one.png", "new/two.png"] {
      entries.append(entry(name, .png, .missing, nil, card.actual))
    }
    var failed = entry("broken.png", .png, .failed)
    failed.summary = "the PNG ends in the middle of a chunk"
    entries += [failed, entry("gone.png", .png, .unused, card.reference)]
    entries += (0..<5).map {
      entry("same/\($0).png", .png, .same, card.reference, card.reference)
    }
    return ReviewReport(
      title: "Label snapshots", entries: entries, groups: ["tag 4 became \"Xcode 26\""])
  }

  /// A pair drawn with other fonts, with a picture of what differs.
  @MainActor private static func card() throws -> ReviewEntry {
    var card = try tags("card.png", accent: .red)
    card.fingerprintDifferences = [
      "HarfBuzz was 6.0.0, is 8.3.0", "another font: Inter 3.19, now 4.0",
    ]
    card.summary = "drawn with other fonts"
    card.layoutChanges = []
    card.overlay = card.reference
    return card
  }

  @MainActor private static func vector() throws -> ReviewEntry {
    let (before, after) = (Tags().renderer(), Tags(accent: .purple).renderer())
    var vector = entry(
      "tags.svg", .svg, .different, [UInt8](try before.svgData()), [UInt8](try after.svgData()))
    vector.summary = "1 attribute changed"
    vector.svgChanges = [
      SVGChange(
        kind: .attribute, path: "svg/g[2]/path[1]", sentence: "fill was #007AFF, is #AF52DE")
    ]
    return vector
  }

  @MainActor private static func layout() throws -> ReviewEntry {
    var longer = Tags()
    longer.names[3] = "Xcode 26"
    let old = try Tags().renderer().layoutTree()
    let new = try longer.renderer().layoutTree()
    var layout = entry(
      "tags.layout.json", .layout, .different, [UInt8](old.json.utf8), [UInt8](new.json.utf8))
    layout.layoutChanges = changes(old, new)
    layout.summary = layout.layoutChanges.first?.sentence ?? ""
    return layout
  }

  /// A pair that is aligned otherwise than by its corners.
  private static func shifted(like card: ReviewEntry) throws -> ReviewEntry {
    var shifted = entry("wider.png", .png, .different, card.reference, card.actual)
    shifted.summary = "the size changed"
    var pixels = try #require(card.pixels)
    pixels.referenceSize.x = 40
    pixels.actualSize.y = 20
    shifted.pixels = pixels
    return shifted
  }

  /// Names, sentences and pictures that try to run, to load and to break out.
  static func hostile(_ picture: [UInt8]) -> ReviewReport {
    let names = [
      #"</script><script>window.hit = 1</script>"#, #"<!--<script>"#,
      #""><img src=x onerror=hit=1>"#,
      "'; window.hit = 1; //", "__proto__", "constructor", "line\nfeed\u{0}\u{7F}\u{2028}.png",
      "\u{202E}gnp.exe", "{{script}}", "<!--entries-->", "]]>&lt;&#x41;", "emoji 🦋 e\u{301}.png",
    ]
    var entries = names.map { name in
      var entry = entry(name, .png, .different, picture, picture + [0])
      entry.summary = name
      entry.fingerprintDifferences = [name]
      entry.layoutChanges = [
        LayoutChange(
          kind: .moved, id: name, sentence: name,
          oldFrame: CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1),
          newFrame: CGRect(x: 10, y: 10, width: 40, height: 20))
      ]
      entry.svgChanges = [SVGChange(kind: .text, path: name, sentence: name)]
      return entry
    }
    entries[0].scale = .nan
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="parent.hit = 1"><script>\
      top.hit = 1</script><image href="http://127.0.0.1:9/x.png" width="9" height="9"/></svg>
      """
    entries.append(
      entry("script.svg", .svg, .different, [UInt8](svg.utf8), [UInt8](svg.utf8) + [10]))
    entries.append(entry("noise.png", .png, .different, [1, 2, 3], [4, 5, 6]))
    let deep = String(repeating: "[", count: 20_000)
    entries.append(entry("deep.json", .layout, .different, [UInt8](deep.utf8), [UInt8]("{}".utf8)))
    let frame = #""frame":{"x":0,"y":0,"width":90,"height":40}"#
    let tree =
      #"{"kind":"picture",\#(frame),"children":[null,{"text":7},{"text":"<b>",\#(frame)}]}"#
    entries.append(
      entry("odd.json", .layout, .different, [UInt8](tree.utf8), [UInt8](tree.utf8) + [10]))
    return ReviewReport(title: names[0] + "{{style}}", entries: entries, groups: names)
  }

  /// One cause in four variants, of which views moved slightly, and eight new pictures.
  static func variants(_ picture: [UInt8]) -> ReviewReport {
    func moved(_ name: String, _ x: Double, _ y: Double, by distance: CGSize) -> LayoutChange {
      let old = CGRect(x: x, y: y, width: 8, height: 4)
      return LayoutChange(
        kind: .moved, id: name, sentence: "\(name) moved", oldFrame: old,
        newFrame: old.offsetBy(dx: distance.width, dy: distance.height))
    }
    let cause = "text 1 \"Date\" is now \"Datum\""
    let text = LayoutChange(
      kind: .text, id: "text", sentence: cause, oldFrame: CGRect(x: 2, y: 2, width: 9, height: 5),
      newFrame: CGRect(x: 2, y: 2, width: 12, height: 5))
    let slight = (0..<4).map { number in
      let way = CGSize(width: number < 2 ? 1 : -1, height: number < 3 ? 1 : 0)
      return moved("image \(number)", Double(number) * 9, 2, by: way)
    }
    let far = (0..<3).map {
      moved("shape \($0)", Double($0) * 9, 8, by: CGSize(width: 0, height: 20))
    }
    let size = PixelRegion(x: 0, y: 0, width: 400, height: 100)
    var entries = [
      ("dark-accessibility3.png", 400), ("dark-large.png", 9000), ("light-large.png", 50),
    ]
    .map { name, count in
      var entry = entry("card/\(name)", .png, .different, picture, picture + [0] + name.utf8)
      entry.layoutChanges = [text] + slight + far
      entry.summary = cause + "; image 0 moved; and 6 more"
      var pixels = PixelDifference(referenceSize: size, actualSize: size)
      (pixels.differingPixels, pixels.comparedPixels) = (count, 40_000)
      entry.pixels = pixels
      return entry
    }
    entries.append(entry("card/light-large.svg", .svg, .different, [60], [61]))
    for index in entries.indices { entries[index].groups = [0] }
    var plain = entry("plain.png", .png, .different, picture, picture + [9])
    plain.summary = "12345 pixels differ (1.1 %) in 48 places"
    entries.append(plain)
    entries += (0..<8).map { number in
      var new = entry("new/\(number).png", .png, .missing, nil, picture + [UInt8(number)])
      new.groups = [1]
      return new
    }
    return ReviewReport(
      title: "Variants", entries: entries, groups: [cause, "there is no reference yet"])
  }

  /// A thousand pairs of pictures, none like another.
  static func many(_ picture: [UInt8]) -> ReviewReport {
    let entries = (0..<1000).map { number in
      let name = "many/\(number).png"
      var entry = entry(
        name, .png, .different, picture + [0] + name.utf8, picture + [1] + name.utf8)
      entry.summary = "\(number) pixels differ"
      entry.groups = number < 600 ? [number / 50] : []
      return entry
    }
    return ReviewReport(title: "Many", entries: entries, groups: (0..<12).map { "cause \($0)" })
  }
}
