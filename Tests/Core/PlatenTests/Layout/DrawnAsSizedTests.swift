import Platen
import TestSupport
import Testing

/// What is sized is drawn: where nothing squeezes a tree, each text in it looks as it does alone.
@Suite struct DrawnAsSizedTests {
  /// The looks of single texts, by what they say and how large they were asked to be.
  private struct Alone {
    private var known: [String: TextFit] = [:]

    /// What is other about a text than it is alone; nil if nothing is.
    mutating func difference(of fit: TextFit) throws -> String? {
      let size = (fit.fontSize / fit.scaleFactor).rounded()
      let key = "\(size) \(fit.text)"
      if known[key] == nil {
        let text = Text(verbatim: fit.text).font(.system(size: size))
        known[key] = try ImageRenderer(content: text).fitReport().texts[0]
      }
      guard let alone = known[key] else { return nil }
      let isSame =
        fit.lines == alone.lines && !fit.isTruncated && fit.scaleFactor == 1
        && abs(fit.frame.width - alone.frame.width) < 1e-6
        && abs(fit.frame.height - alone.frame.height) < 1e-6
      return isSame ? nil : "\(fit.lines) in \(fit.frame.size), alone \(alone.frame.size)"
    }
  }

  /// What differs in trees of some seeds.
  private func differences(_ seeds: Range<Int>, besideEndlessViews: Bool) throws -> [String] {
    var alone = Alone()
    return try seeds.compactMap { seed in
      var tree = RandomTree(seed: seed, hasEndlessViews: besideEndlessViews)
      let renderer = ImageRenderer(content: tree.view(1 + seed % 4))
      renderer.drawsAsMeasured = besideEndlessViews
      for text in try renderer.fitReport().texts {
        if let difference = try alone.difference(of: text) {
          return "\(seed): \(difference) in \(tree.log)"
        }
      }
      return nil
    }
  }

  @Test(arguments: 0..<20)
  func textsOfATreeThatNobodySqueezesLookAsTheyDoAlone(block: Int) throws {
    let seeds = block * 100..<(block + 1) * 100
    let differences = try differences(seeds, besideEndlessViews: false)
    #expect(differences.isEmpty, "\(differences.count) of 100, first \(differences.prefix(3))")
  }

  @Test(arguments: 0..<20)
  func soTheyDoBesideShapesWherePicturesAreDrawnAsMeasured(block: Int) throws {
    let seeds = block * 100..<(block + 1) * 100
    let differences = try differences(seeds, besideEndlessViews: true)
    #expect(differences.isEmpty, "\(differences.count) of 100, first \(differences.prefix(3))")
  }
}
