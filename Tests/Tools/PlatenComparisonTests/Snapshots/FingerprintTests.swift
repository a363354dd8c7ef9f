import Foundation
import Platen
import PlatenComparison
import Testing

@Suite struct FingerprintTests {
  static let reference = Fingerprint(
    platen: "0.1.0",
    engines: [
      EngineVersion(name: "HarfBuzz", version: "6.0.0"),
      EngineVersion(name: "Cairo", version: "1.16.0"),
    ], fonts: "0123456789abcdef", scale: 1)

  static func changed(_ change: (inout Fingerprint) -> Void) -> Fingerprint {
    var fingerprint = reference
    change(&fingerprint)
    return fingerprint
  }

  @Test func theSameFingerprintHasNoDifferences() {
    #expect(Self.reference.differences(from: Self.reference).isEmpty)
  }

  @Test(
    "what is not as it was is said in a sentence",
    arguments: [
      (changed { $0.platen = "0.2.0" }, ["Platen 0.1.0 became 0.2.0"]),
      (changed { $0.engines[1].version = "8.3.0" }, ["HarfBuzz 6.0.0 became 8.3.0"]),
      (changed { $0.engines.removeFirst() }, ["Cairo 1.16.0 is gone"]),
      (
        changed { $0.engines.append(EngineVersion(name: "ICU", version: "72.1")) },
        ["ICU 72.1 is new"]
      ),
      (changed { $0.fonts = "0123456789abcdee" }, ["other fonts"]),
      (changed { $0.fonts = nil }, ["other fonts"]),
      (changed { $0.scale = 2.5 }, ["scale 1 became 2.5"]),
      (
        changed {
          $0.scale = 3
          $0.platen = "1.0"
        }, ["Platen 0.1.0 became 1.0", "scale 1 became 3"]
      ),
    ])
  func sentences(fingerprint: Fingerprint, sentences: [String]) {
    #expect(fingerprint.differences(from: Self.reference) == sentences)
  }

  @Test func theJSONIsOneLineOfSortedNames() {
    #expect(
      Self.reference.json
        == #"{"engines":{"Cairo":"1.16.0","HarfBuzz":"6.0.0"},"fonts":"0123456789abcdef","#
        + #""platen":"0.1.0","scale":1}"#)
    #expect(Fingerprint(json: Self.reference.json.utf8) == Self.reference)
  }

  @Test func whatIsNoFingerprintIsNone() {
    for text in ["", "{}", "[]", #"{"platen":1,"engines":{},"scale":1}"#, "\u{0}"] {
      #expect(Fingerprint(json: text.utf8) == nil)
    }
  }

  @Test func thisProgramNamesItsEngines() {
    let names = Fingerprint(fonts: nil).engines.map(\.name)
    #expect(names == ["Cairo", "FreeType", "HarfBuzz", "ICU", "fontconfig"])
  }
}
