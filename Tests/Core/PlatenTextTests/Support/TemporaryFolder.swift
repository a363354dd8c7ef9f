import Foundation
import TestSupport

extension TemporaryFolder {
  /// Links to bundled fonts, so that a folder of them costs no room.
  func link(_ names: String...) throws {
    for name in names {
      try FileManager.default.createSymbolicLink(
        atPath: path(name), withDestinationPath: BundledFonts.folder + "/" + name)
    }
  }
}
