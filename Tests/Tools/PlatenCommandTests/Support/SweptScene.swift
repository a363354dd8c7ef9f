import Foundation

/// Scenes for the tests of sweeps.
enum SweptScene {
  /// Letters on a canvas of a size; one value and one list of the data can be varied.
  static let letters = """
    platen: 1
    title: Letters & <more>
    canvas: {width: 60, height: 40}
    data: {size: 12, things: [a, b, c]}
    view:
      hStack:
        children:
          - forEach:
              data: things
              view: {text: "{name}", modifiers: [{font: {size: "{size}"}}, {lineLimit: 1}]}
    """
}

extension Workplace {
  /// Runs a sweep of the letters into the folder `out`.
  func sweep(_ arguments: [String]) throws -> Outcome {
    try write(SweptScene.letters.utf8, to: "letters.yaml")
    return try platen(["sweep", "letters.yaml", "-o", "out"] + arguments)
  }

  /// The names of the pictures in the folder `out`, sorted.
  func pictures() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
      .filter { $0 != "sheet.png" && $0 != "index.html" }.sorted()
  }
}
