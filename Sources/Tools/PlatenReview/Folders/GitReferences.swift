internal import Foundation
internal import PlatenBase
internal import PlatenComparison
internal import Synchronization

/// A revision of a repository, and a folder in it: `git:main`, `git:v1.2:cards/__Snapshots__`.
package struct GitRevision: Hashable, Sendable {
  /// What the text begins with.
  private static let mark = "git:"

  /// A branch, a tag, a commit, or what else git takes for one.
  let revision: String
  /// The folder in the repository; nil for the one that is read without a revision.
  let path: String?

  /// Reads a place of references; nil for what is a folder.
  ///
  /// - Throws: An error for what git would not take for a revision.
  package init?(_ text: String) throws(ReviewError) {
    guard text.hasPrefix(Self.mark) else { return nil }
    let rest = text.dropFirst(Self.mark.count)
    let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    revision = String(parts.first ?? "")
    path = parts.count > 1 ? String(parts[1]) : nil
    let isWord = rest.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    // A word with a hyphen in front would be an option of git.
    guard !revision.isEmpty, !revision.hasPrefix("-"), isWord else {
      throw ReviewError(
        .usage,
        "\"\(text)\" does not name a revision: expected git:REVISION or git:REVISION:FOLDER")
    }
  }
}

/// The snapshots that a revision of a repository has, read without a checkout.
///
/// They are listed once, and read one after the other when they are asked for.
package final class GitReferences: Sendable {
  /// A file of the revision.
  private struct File {
    var object: String
    var isLink: Bool
  }

  /// How messages name it: `git:main`, with the folder if one was named.
  let name: String
  private let commit: String
  private let tree: String?
  private let files: [String: File]
  private let reader: GitObjectReader

  /// Lists the files of a revision.
  ///
  /// - Parameters:
  ///   - folder: The folder whose revision it is, if the revision names none; it need not be there now,
  ///     nor in the revision.
  ///   - home: A folder of the repository.
  /// - Throws: An error if there is no repository, no such revision, or no such folder of it.
  package init(_ revision: GitRevision, of folder: String, home: String) throws(ReviewError) {
    name = "git:" + revision.revision + (revision.path.map { ":" + $0 } ?? "")
    let (start, rest) = Self.split(revision.path == nil ? folder : home)
    let git = GitProgram(in: start)
    let prefix = try Self.prefix(git)
    commit = try Self.commit(revision.revision, git)
    let path = revision.path.map { Self.path($0, in: prefix) } ?? prefix + rest
    tree = try Self.tree(path, commit, git)
    if tree == nil, let named = revision.path {
      throw ReviewError(
        .noInput, "there is no folder \"\(named)\" in the revision \"\(revision.revision)\"")
    }
    files = try tree.map { tree throws(ReviewError) in try Self.files(tree, git) } ?? [:]
    reader = GitObjectReader(git)
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
  /// - Throws: An error for a link, for a pointer of Git LFS, and if git cannot read it.
  func bytes(of name: String) throws(ReviewError) -> [UInt8]? {
    guard let file = files[name] else { return nil }
    if file.isLink { throw ReviewError(.badInput, "\"\(name)\" of \(self.name) is a link") }
    let bytes = try reader.bytes(of: file.object)
    if LFSPointer.isOne(bytes) {
      throw ReviewError(
        .badInput,
        "\"\(name)\" of \(self.name) is a Git LFS pointer, and its picture is not in the repository"
      )
    }
    return bytes
  }
}

extension GitReferences: Hashable {
  package static func == (one: GitReferences, other: GitReferences) -> Bool {
    one.name == other.name && one.commit == other.commit && one.tree == other.tree
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(tree)
  }
}

// MARK: - Finding

extension GitReferences {
  /// The nearest folder of a path that is there, and the rest of the path.
  private static func split(_ path: String) -> (start: String, rest: String) {
    var url = URL(fileURLWithPath: path).standardizedFileURL
    var rest: [String] = []
    while !FolderListing.isFolder(url.path), url.path != "/" {
      rest.insert(url.lastPathComponent, at: 0)
      url.deleteLastPathComponent()
    }
    return (url.path, rest.joined(separator: "/"))
  }

  /// A folder that was named: from the top of the repository, or with `./` in front from where git
  /// works.
  private static func path(_ named: String, in prefix: String) -> String {
    guard named.hasPrefix("./") || named.hasPrefix("../") else { return named }
    let url = URL(fileURLWithPath: "/" + prefix + named).standardizedFileURL
    return String(url.path.dropFirst())
  }

  /// Returns where in the repository git works: empty, or with a slash at the end.
  private static func prefix(_ git: GitProgram) throws(ReviewError) -> String {
    let outcome = try git.run(["rev-parse", "--show-prefix"])
    guard outcome.exitCode == 0 else {
      throw ReviewError(.noInput, "no repository for \"\(git.folder)\": \(outcome.error)")
    }
    return outcome.text
  }

  private static func commit(_ revision: String, _ git: GitProgram) throws(ReviewError) -> String {
    let outcome = try git.run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    guard outcome.exitCode == 0, isObject(outcome.text) else {
      throw ReviewError(
        .noInput,
        "no revision \"\(revision)\" in the repository of \"\(git.folder)\": you may have to fetch"
          + " it"
      )
    }
    return outcome.text
  }

  /// The folder of a commit; nil if there is none.
  private static func tree(
    _ path: String, _ commit: String, _ git: GitProgram
  ) throws(ReviewError) -> String? {
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    let outcome = try git.run(["rev-parse", "--verify", "--quiet", "\(commit):\(trimmed)"])
    return outcome.exitCode == 0 && isObject(outcome.text) ? outcome.text : nil
  }

  private static func isObject(_ text: String) -> Bool {
    [40, 64].contains(text.utf8.count) && text.allSatisfy(\.isHexDigit)
  }

  /// All files of a folder and of the folders in it, as ``FolderListing`` lists those of a disk.
  private static func files(
    _ tree: String, _ git: GitProgram
  ) throws(ReviewError) -> [String: File] {
    let outcome = try git.run(["ls-tree", "-r", "-z", "--full-tree", tree])
    guard outcome.exitCode == 0 else {
      throw ReviewError(.badInput, "git cannot list the revision: \(outcome.error)")
    }
    var files: [String: File] = [:]
    for record in outcome.output.split(separator: 0) {
      // 100644 blob 257cc5642cb1a054f08cc83f2d943e56fd3ebe99<tab>a/b.png
      let halves = record.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard halves.count == 2 else { continue }
      let words = String(decoding: halves[0], as: UTF8.self).split(separator: " ").map(String.init)
      let name = String(decoding: halves[1], as: UTF8.self)
      guard words.count == 3, words[1] == "blob",
        name.split(separator: "/").allSatisfy({ FolderListing.isListed(String($0)) })
      else { continue }
      files[name] = File(object: words[2], isLink: words[0] == "120000")
    }
    return files
  }
}

// MARK: - Reading

/// Reads objects of a repository, one after the other, by one process of git, which ends with this
/// object.
private final class GitObjectReader: Sendable {
  /// A process that answers.
  private struct Running {
    var process: Process
    var input: FileHandle
    var output: FileHandle
  }

  private let git: GitProgram
  private let running = Lock<Running?>(nil)

  init(_ git: GitProgram) { self.git = git }

  /// git ends when nothing more can be asked; `Process` would keep its input open for as long as it runs.
  deinit { running.withLock { try? $0?.input.close() } }

  /// The bytes of an object.
  ///
  /// - Throws: An error if git has no such object, or ends.
  func bytes(of object: String) throws(ReviewError) -> [UInt8] {
    let git = git
    let bytes = try running.withLock { running throws(ReviewError) -> [UInt8]? in
      if running == nil { running = try Self.start(git) }
      guard let process = running else { return nil }
      let bytes = Self.ask(process, object)
      // Whoever does not answer as expected is asked nothing more.
      if bytes == nil {
        try? process.input.close()
        running = nil
      }
      return bytes
    }
    if let bytes { return bytes }
    throw ReviewError(.badInput, "git cannot read the object \(object)")
  }

  private static func start(_ git: GitProgram) throws(ReviewError) -> Running {
    let (input, output) = (Pipe(), Pipe())
    // https://git-scm.com/docs/git-cat-file#_batch_output
    let process = git.process(["cat-file", "--batch"])
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw GitProgram.noGit
    }
    return Running(
      process: process, input: input.fileHandleForWriting, output: output.fileHandleForReading)
  }

  /// The answer is a line, `257cc56… blob 12`, then the bytes and a line's end.
  private static func ask(_ running: Running, _ object: String) -> [UInt8]? {
    guard (try? running.input.write(contentsOf: Data((object + "\n").utf8))) != nil else {
      return nil
    }
    var head: [UInt8] = []
    while head.last != UInt8(ascii: "\n"), head.count < 200 {
      guard let byte = read(running.output, 1)?.first else { return nil }
      head.append(byte)
    }
    let words = String(decoding: head.dropLast(), as: UTF8.self).split(separator: " ")
    guard words.count == 3, words[1] == "blob", let count = Int(words[2]),
      0...RegularFile.mostBytes ~= count, let bytes = read(running.output, count + 1)
    else { return nil }
    return bytes.dropLast()
  }

  /// So many bytes, or nil if there are fewer.
  private static func read(_ file: FileHandle, _ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let part = try? file.read(upToCount: count - bytes.count), !part.isEmpty else {
        return nil
      }
      bytes += part
    }
    return bytes
  }
}

// MARK: - Git LFS

/// A pointer of Git LFS, which a repository has in place of a large file.
enum LFSPointer {
  private static let start = Array("version https://git-lfs.github.com/spec/".utf8)

  /// Returns whether a file is a pointer: a text of less than 1,024 bytes, as its specification has
  /// it.
  static func isOne(_ bytes: [UInt8]) -> Bool { bytes.count < 1_024 && bytes.starts(with: start) }
}
