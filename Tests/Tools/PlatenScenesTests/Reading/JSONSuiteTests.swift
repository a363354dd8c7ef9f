import Foundation
import PlatenScenes
import Testing

/// The public JSONTestSuite: names that begin with y have to be read, those with n refused.
@Suite struct JSONSuiteTests {
  /// RFC 8259 leaves open what names mean that stand twice; in scenes they are mistakes.
  private static let refusedOnPurpose = [
    "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
  ]

  @Test func `Every file is read or refused as the suite says`() throws {
    for file in try Suites.json() { check(file) }
  }

  private func check(_ file: Suites.Case) {
    let isRead: Bool
    do throws(SceneFileError) {
      _ = try SourceReader().read(SceneText(name: file.name, bytes: file.text))
      isRead = true
    } catch {
      isRead = false
      #expect(!error.errors.isEmpty)
    }
    if Self.refusedOnPurpose.contains(file.name) {
      #expect(!isRead, "\(file.name)")
    } else if file.name.hasPrefix("y_") {
      #expect(isRead, "\(file.name)")
    } else if file.name.hasPrefix("n_") {
      #expect(!isRead, "\(file.name)")
    }
  }
}
