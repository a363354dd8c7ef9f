import Foundation
import Platen
import PlatenComparison
import Testing

@testable import PlatenReview

/// The report's page in a browser, with keys: `Tests/Review/run.py`.
@Suite struct ReviewPageBrowserTests {
  @Test func thePageWorksInChromium() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "review-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, report) in try await Self.reports() {
      try Data(ReviewPageTests.page(report)).write(to: folder.appending(path: "\(name).html"))
    }
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      .standardizedFileURL
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", root.appending(path: "Tests/Review/run.py").path, folder.path,
    ]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }

  @MainActor private static func reports() throws -> [(String, ReviewReport)] {
    let picture = [UInt8](try ReviewPageSamples.Tags(names: ["A"]).renderer().pngData())
    let same = ReviewPageSamples.entry("same.png", .png, .same)
    return [
      ("review", try ReviewPageSamples.review()), ("hostile", ReviewPageSamples.hostile(picture)),
      ("many", ReviewPageSamples.many(picture)), ("empty", ReviewReport(title: "Nothing")),
      ("same", ReviewReport(title: "All is well", entries: [same])),
      ("variants", ReviewPageSamples.variants(picture)),
    ]
  }
}
