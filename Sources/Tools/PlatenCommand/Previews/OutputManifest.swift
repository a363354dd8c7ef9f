internal import Foundation
internal import Platen
internal import PlatenBase
internal import PlatenConsole

/// The pictures that runs have written into a folder, as a list in the folder tells.
///
/// So those of previews that are gone can be removed, and nothing else: whatever has other bytes than
/// were written belongs to somebody else by now.
struct OutputManifest {
  /// The name of the list in the folder.
  static let list = ".platen-previews.json"

  /// The SHA-256 of each picture by its name.
  private typealias Digests = [String: String]

  private let output: PreviewOutput

  init(in output: PreviewOutput) { self.output = output }

  /// Removes the pictures that were written before and not now, and writes down those that are there.
  ///
  /// - Parameters:
  ///   - drawn: The names of those that were written now.
  ///   - isReplaced: Whether an older picture of a name is to go; if not, it stays on the list.
  /// - Throws: An error if a picture cannot be removed, or the list not be written.
  func replace(with drawn: [String], isReplaced: (String) -> Bool) throws {
    let old = known
    var new = Digests()
    for name in drawn { new[name] = digest(of: name) }
    for (name, digest) in old.sorted(by: { $0.key < $1.key }) where new[name] == nil {
      if !isReplaced(name) {
        new[name] = digest
      } else if self.digest(of: name) == digest {
        try remove(name)
      }
    }
    if new == old { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try output.write(String(decoding: try encoder.encode(new), as: UTF8.self) + "\n", to: Self.list)
  }

  /// What the list tells; nothing of names that lead out of the folder.
  private var known: Digests {
    guard let data = FileManager.default.contents(atPath: output.path(of: Self.list)),
      let digests = try? JSONDecoder().decode(Digests.self, from: data)
    else { return [:] }
    return digests.filter { name, _ in
      let ending = (name as NSString).pathExtension
      return !name.contains("/") && PictureFormat(ending: ending) != nil
    }
  }

  private func digest(of name: String) -> String? {
    FileManager.default.contents(atPath: output.path(of: name))
      .map { SHA256.digest(of: $0).hexadecimal }
  }

  private func remove(_ name: String) throws {
    let path = output.path(of: name)
    guard unlink(path) != 0, errno != ENOENT else { return }
    throw CommandError(.cannotWrite, "\"\(path)\" cannot be removed")
  }
}
