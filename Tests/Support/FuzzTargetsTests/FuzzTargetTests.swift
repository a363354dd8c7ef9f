import Foundation
import FuzzTargets
import Testing

/// What `make fuzz` reads is read here, too, so that it is built and begun with every change.
@Suite struct FuzzTargetTests {
  /// The files that mutations begin with, and what is no file of any kind.
  private static let inputs: [[UInt8]] = {
    let folder = "Fixtures/Scenes"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.sorted().compactMap {
      FileManager.default.contents(atPath: "\(folder)/\($0)").map { Array($0) }
    }
    return files + [[], [0], Array(repeating: 0xFF, count: 1000)]
  }()

  @Test(arguments: FuzzTarget.allCases)
  func whateverItReadsItGoesOn(_ target: FuzzTarget) {
    #expect(Self.inputs.count > 10)
    for input in Self.inputs where input.count < 100_000 {
      target.run(input)
      target.run(Array(input.prefix(input.count / 2)))
    }
  }
}
