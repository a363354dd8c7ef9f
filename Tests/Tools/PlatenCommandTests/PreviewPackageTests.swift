import Foundation
import TestSupport
import Testing

@testable import PlatenCommand

@Suite struct PreviewPackageTests {
  /// The compiler refuses modules that were built in another folder.
  @Test func `What was built before a folder was moved is built again`() throws {
    let folder = try TemporaryFolder([
      "here/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "A", targets: [.target(name: "A")])
      """, "here/Sources/A/A.swift": "let a = 1",
    ])
    let built = ".build/platen-previews/build/debug/A.o"
    try prepare(folder.path("here"))
    try folder.write("", to: "here/\(built)")
    try prepare(folder.path("here"))
    #expect(FileManager.default.fileExists(atPath: folder.path("here/\(built)")))
    try FileManager.default.moveItem(
      atPath: folder.path("here"), toPath: folder.path("there"))
    try prepare(folder.path("there"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("there/\(built)")))
  }

  private func prepare(_ root: String) throws { _ = try PreviewPackage(package: root) }
}
