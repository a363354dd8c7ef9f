import Foundation
import Neighbor
import SwiftUI
import Testing

/// `import SwiftUI` brings SwiftUI's names and no other, so that none gets in the way of a client's.
@Suite("What import SwiftUI brings") struct NamesTests {
  /// The package's folder, which the tests of both language modes lie in at different depths.
  private static let root: URL = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Fixtures").path()) {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The names on Apple's platforms: after `import SwiftUI`, UIKit's and Combine's among them.
  private static func knownNames() throws -> Set<String> {
    Set(
      try text(of: "Fixtures/SwiftUI/names.txt").split(separator: "\n").map { line in
        String(line.prefix { $0 != " " })
      })
  }

  @Test func aNeighborsTypesAreFoundByTheirBareNames() {
    let types: [Any.Type] = [
      AdaptiveGridLayout.self, FlowArrangement.self, FlowLayout.self, RadialLayout.self, Caret.self,
      FontError.self, FontFace.self, FontLibrary.self, FontVariation.self, MeasuredLabel.self,
      MissingGlyph.self, CairoError.self, DisplayList.self, PNGOptions.self, PictureError.self,
      PictureFormat.self, PrintError.self, SVGOptions.self, ClockArc.self, ClockFace.self,
      ColorScale.self, Device.self, FitFinding.self, FitReport.self, FittedPicture.self,
      LayoutTree.self, LeftOutViews.self, RenderError.self, TagCell.self, TagCloud.self,
      TextFit.self, WeightScale.self, WorldClock.self, Platform.self,
    ]
    #expect(types.allSatisfy { String(reflecting: $0).hasPrefix("Neighbor.") })
  }

  @Test(arguments: [
    "Core/PlatenViews", "Compatibility/PlatenControls", "Compatibility/PlatenScreen",
  ])
  func aModuleThatIsBroughtWholeHasNoOtherNames(module: String) throws {
    let files = FileManager.default.enumerator(
      at: Self.root.appending(path: "Sources/\(module)"), includingPropertiesForKeys: nil)
    let paths = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    let known = try Self.knownNames()
    // Declarations of the top level begin their lines: `make lint` sees to that.
    let declaration =
      #/^(?:@\S+ )*public (?:final |indirect )*(?:struct|enum|class|protocol|typealias|func|macro|actor|let|var) (\w+)/#
      .anchorsMatchLineEndings()
    var found = 0
    for path in paths {
      for match in try String(contentsOf: path, encoding: .utf8).matches(of: declaration)
      where !match.1.hasPrefix("_") {
        found += 1
        #expect(known.contains(String(match.1)), "\(path.lastPathComponent)")
      }
    }
    #expect(found > 50)
  }

  @Test func ofTheOtherModulesItBringsChosenNames() throws {
    let known = try Self.knownNames()
    var whole: [String] = []
    let list = try Self.text(of: "Sources/Compatibility/SwiftUI/SwiftUI.swift")
    for line in list.split(separator: "\n")
    where line.hasPrefix("@_exported") {
      let words = line.split(separator: " ")
      if words.count == 4 {
        whole.append(String(words[3]))
      } else {
        let name = try #require(words.last?.split(separator: ".").last)
        #expect(known.contains(String(name)))
      }
    }
    #expect(whole == ["FoundationNetworking", "PlatenControls", "PlatenScreen", "PlatenViews"])
  }
}
