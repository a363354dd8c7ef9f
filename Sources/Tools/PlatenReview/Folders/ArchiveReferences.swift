internal import Foundation
internal import Platen
internal import PlatenBase
internal import PlatenComparison

/// The snapshots that an archive of a server has.
///
/// It is fetched once by each command, and kept in memory alone.
package struct ArchiveReferences: Sendable {
  /// What messages call it.
  let name: String
  private let digest: String
  private let folder: String
  private let files: [String: TarReader.Content]

  /// Fetches an archive.
  ///
  /// - Throws: An error if it cannot be fetched or read, has another SHA-256, or not the folder.
  init(_ address: ReferenceAddress) throws(ReviewError) {
    try self.init(address, archive: ArchiveFetcher().bytes(at: address))
  }

  /// Reads an archive that was fetched.
  init(_ address: ReferenceAddress, archive: [UInt8]) throws(ReviewError) {
    name = address.name
    digest = SHA256.digest(of: archive).hexadecimal
    if let expected = address.digest, expected != digest {
      throw ReviewError(
        .badInput, "\"\(name)\": found the SHA-256 \(digest), expected \(expected)")
    }
    let all: [String: TarReader.Content]
    do throws(TarReader.Failure) {
      all = try TarReader().files(inCompressed: archive)
    } catch {
      throw ReviewError(.badInput, "\"\(name)\": \(error.description)")
    }
    let folder = (address.folder ?? "").split(separator: "/").joined(separator: "/")
    let start = folder.isEmpty ? "" : folder + "/"
    var files: [String: TarReader.Content] = [:]
    for (path, content) in all where path.hasPrefix(start) {
      let name = String(path.dropFirst(start.count))
      guard name.split(separator: "/").allSatisfy({ FolderListing.isListed(String($0)) }) else {
        continue
      }
      files[name] = content
    }
    if files.isEmpty, !folder.isEmpty {
      let folders = Set(all.keys.map { $0.parentPath })
      let nearest = NearestSpelling.of(folder, among: folders.sorted(), limit: 1).first
      throw ReviewError(
        .noInput,
        "\"\(name)\" has no folder \"\(folder)\""
          + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""))
    }
    (self.folder, self.files) = (folder, files)
  }

  /// The names of all snapshots, sorted.
  var names: [String] {
    files.keys.filter { SnapshotKind(fileName: $0) != nil }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  func contains(_ name: String) -> Bool { files[name] != nil }

  /// The bytes of a file; nil if there is none.
  ///
  /// - Throws: An error for a link.
  func bytes(of name: String) throws(ReviewError) -> [UInt8]? {
    switch files[name] {
    case nil: return nil
    case .link: throw ReviewError(.badInput, "\"\(name)\" of \"\(self.name)\" is a link")
    case .file(let bytes): return Array(bytes)
    }
  }
}

extension ArchiveReferences: Hashable {
  package static func == (one: Self, other: Self) -> Bool {
    one.digest == other.digest && one.folder == other.folder && one.name == other.name
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
    hasher.combine(folder)
  }
}

// MARK: - Fetching

/// Fetches archives by curl, as a program of its own, which knows the machine's certificates and proxies.
struct ArchiveFetcher {
  /// The most bytes of an archive.
  static let mostBytes = 256 << 20
  /// What curl is told: no settings of a person, TLS alone, on each of few redirections too.
  private static let options = [
    "--disable", "--config", "-", "--globoff", "--proto", "=https", "--proto-redir", "=https",
    "--location", "--max-redirs", "5", "--fail", "--silent", "--show-error",
    "--connect-timeout", "20", "--max-time", "600",
  ]

  /// The bytes of an archive.
  ///
  /// - Throws: An error if there is no curl, it cannot fetch, or the archive is too large.
  func bytes(at address: ReferenceAddress) throws(ReviewError) -> [UInt8] {
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["curl"] + Self.options
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
    guard (try? process.run()) != nil else { throw Self.noCurl }
    // An address may hold a signature, which a list of processes would show.
    try? input.fileHandleForWriting.write(contentsOf: Data("url = \"\(address.url)\"\n".utf8))
    try? input.fileHandleForWriting.close()
    var bytes: [UInt8] = []
    while bytes.count <= Self.mostBytes,
      let part = try? output.fileHandleForReading.read(upToCount: 1 << 20), !part.isEmpty
    {
      bytes += part
    }
    if bytes.count > Self.mostBytes {
      process.terminate()
      throw ReviewError(
        .badInput, "\"\(address.name)\": found more than 256 MiB, expected 256 MiB at most"
      )
    }
    let said = (try? errors.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    if process.terminationStatus == 127 { throw Self.noCurl }
    guard process.terminationStatus == 0 else {
      let line =
        String(decoding: said ?? Data(), as: UTF8.self)
        .split(whereSeparator: \.isNewline).first.map(String.init) ?? "curl failed"
      throw ReviewError(.noInput, "\"\(address.name)\" cannot be fetched: \(line)")
    }
    return bytes
  }

  private static let noCurl = ReviewError(
    .noInput, "curl cannot be run: is it installed, and on the PATH?")
}
