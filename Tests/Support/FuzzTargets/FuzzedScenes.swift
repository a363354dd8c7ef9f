internal import Foundation
internal import Platen
internal import PlatenComparison
internal import PlatenScenes

@testable internal import PlatenService

/// Scenes, their data, and addresses that stand for scenes.
enum FuzzedScenes {
  /// A scene in YAML or JSON, up to its SVG.
  static func read(_ bytes: [UInt8]) {
    draw { try PictureScene(try SceneText(name: "input", bytes: Data(bytes)), options: options) }
  }

  /// A data file, read as each format that there is.
  static func readData(_ bytes: [UInt8]) {
    for format in DataFormat.allCases {
      draw {
        let text = try SceneText(name: "input", bytes: Data(bytes))
        _ = try DataReader(format).table(from: text)
        return nil
      }
    }
  }

  /// What stands in the braces of a text, computed from fields of each type.
  static func readExpression(_ bytes: [UInt8]) {
    let most = 4 << 10
    let fields: DataRecord = DataRecord([
      "a": .number(DataNumber(3)), "b": .text("2026-11-27"), "c": .null, "d": .bool(true),
      "e": .list([.number(DataNumber(1)), .text("x")]), "f": .record(DataRecord(["g": .list([])])),
    ])
    let text = "{" + String(decoding: bytes, as: UTF8.self) + "}"
    guard let template = try? TextTemplate(text) else { return }
    let value = try? template.value(
      in: DataScope(values: fields), formatter: ValueFormatter(), most: most)
    if case .text(let made) = value { precondition(made.utf8.count <= max(most, text.utf8.count)) }
  }

  /// What stands in an address behind the question mark, for each picture that it may ask for.
  static func readQuery(_ bytes: [UInt8]) {
    let query = String(decoding: bytes, as: UTF8.self)
    for kind in PictureKind.allCases {
      draw {
        var pairs = try QueryPairs(query)
        _ = try pairs.scale()
        let picture = PictureQuery(kind, pairs.pairs.map { ($0.name, $0.value) })
        _ = picture.canonicalText
        return try picture.scene(options: options)
      }
    }
  }
}

// MARK: - Drawing

extension FuzzedScenes {
  private static let library = {
    do {
      return try FontLibrary(folder: "Fonts", shapedTextBudget: 1 << 20)
    } catch {
      fatalError("\(error); run this from the repository's root")
    }
  }()

  /// So little that nothing takes long.
  private static var options: SceneOptions {
    var options = SceneOptions()
    options.limits.source.depth = 64
    options.limits.levels = 64
    options.limits.views = 500
    options.limits.textBytes = 4 << 10
    options.limits.imagePixels = 1 << 16
    options.limits.allImagePixels = 1 << 16
    return options
  }

  /// The longest side of a picture that is drawn, in points.
  private static let side: CGFloat = 4000

  private static func draw(_ scene: () throws -> PictureScene?) {
    do {
      guard let renderer = try scene()?.renderer(library: library) else { return }
      let list = try renderer.displayList()
      guard list.size.width <= side, list.size.height <= side else { return }
      let sink = MemorySink()
      try renderer.print(list, as: .svg, to: sink)
      try SnapshotComparer().check(SnapshotFile(kind: .svg, bytes: sink.bytes))
    } catch let error as SnapshotComparisonError {
      fatalError("an SVG that cannot be read: \(error)")
    } catch {
      _ = "\(error)"
    }
  }
}
