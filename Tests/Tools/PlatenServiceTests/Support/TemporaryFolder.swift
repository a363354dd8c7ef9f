import Foundation
import TestSupport

extension TemporaryFolder {
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(path))
  }

  func move(_ path: String, to other: String) throws {
    try FileManager.default.moveItem(
      at: url.appendingPathComponent(path), to: url.appendingPathComponent(other))
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path, withDestinationPath: target)
  }

  /// Removes the folder with all in it.
  func remove() { try? FileManager.default.removeItem(at: url) }

  /// Makes the folder anew.
  func restore() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }
}
