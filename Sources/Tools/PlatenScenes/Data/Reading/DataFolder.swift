package import Foundation
internal import PlatenBase

/// The files that a scene may read: those of its own folder, and of paths that its user allows.
///
/// What a path leads to counts, behind all of its symbolic links and `..`, so that nothing outside
/// can be reached by any spelling. A path that leads outside is refused without a look at whether
/// there is a file. Devices, pipes and folders are refused.
package struct DataFolder: Hashable, Sendable {
  /// A file that may be read.
  package struct File: Hashable, Sendable {
    /// Where it is, without symbolic links.
    package var path: String
    package var data: Data
  }

  /// The scene's folder.
  package let path: String
  /// Further folders and files that may be read.
  package let allowedPaths: [String]
  /// Folders and files as they are named and without symbolic links, as names of their components.
  private let roots: [[Substring]]

  /// - Parameters:
  ///   - path: The scene's folder.
  ///   - allowedPaths: Further folders and files that may be read. Relative ones are in the working
  ///     folder, and not the scene's, because the user names them and not the scene.
  package init(_ path: String, allowedPaths: [String] = []) {
    let absolute = Self.absolute(path)
    self.path = absolute
    self.allowedPaths = allowedPaths
    roots = ([absolute] + allowedPaths.map { Self.absolute($0) }).flatMap { path in
      [path, Self.resolved(path)].compactMap { $0.map { Self.components($0) } }
    }
  }

  /// Returns where a file is, without symbolic links.
  ///
  /// - Parameter name: A path that is relative to the scene's folder, or absolute.
  /// - Throws: An error if there is no such file, or if it may not be read.
  package func location(of name: String) throws(DataFileError) -> String {
    guard !name.isEmpty, !name.utf8.contains(0) else {
      throw refused(name, "is not the path of a file")
    }
    let absolute = name.hasPrefix("/") ? name : "\(path)/\(name)"
    guard contains(absolute) else { throw outside(name) }
    guard let resolved = Self.resolved(absolute) else { throw missing(name) }
    guard contains(resolved) else { throw outside(name) }
    return resolved
  }

  /// Returns where a regular file is, without symbolic links.
  ///
  /// - Throws: An error if there is no such file, or if it may not be read.
  package func fileLocation(of name: String) throws(DataFileError) -> String {
    let location = try location(of: name)
    try check(location, name)
    return location
  }

  /// The contents of a file.
  ///
  /// - Parameters:
  ///   - name: A path that is relative to the scene's folder, or absolute.
  ///   - mostBytes: A longer file is refused before it is read.
  /// - Throws: An error if there is no such file, or if it may not be read.
  package func file(
    at name: String, mostBytes: Int = DataLimits().bytes
  ) throws(DataFileError) -> File {
    let location = try fileLocation(of: name)
    // A pipe that took the file's place since would be waited for; a link would lead elsewhere.
    let descriptor = open(location, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw missing(name, "cannot be read") }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw missing(name, "cannot be read") }
    try checkKind(status, name)
    guard status.st_size <= mostBytes else {
      throw refused(name, "has \(status.st_size) bytes, expected at most \(mostBytes)")
    }
    // One more than allowed, as a file may grow meanwhile.
    guard let data = try? handle.read(upToCount: mostBytes + 1) ?? Data() else {
      throw missing(name, "cannot be read")
    }
    guard data.count <= mostBytes else {
      throw refused(name, "has more than the allowed \(mostBytes) bytes")
    }
    return File(path: location, data: data)
  }
}

// MARK: - Kinds

extension DataFolder {
  /// Devices are not opened at all, as some do something then.
  private func check(_ location: String, _ name: String) throws(DataFileError) {
    var status = stat()
    guard lstat(location, &status) == 0 else { throw missing(name) }
    try checkKind(status, name)
  }

  private func checkKind(_ status: stat, _ name: String) throws(DataFileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw refused(name, "is a folder, not a file")
    case S_IFIFO: throw refused(name, "is a pipe, not a file")
    default: throw refused(name, "is a device, not a file")
    }
  }

  private func missing(_ name: String, _ reason: String? = nil) -> DataFileError {
    DataFileError(code: .missing, path: name, reason: reason ?? "is not a file in \(path)")
  }

  private func refused(_ name: String, _ reason: String) -> DataFileError {
    DataFileError(code: .refused, path: name, reason: reason)
  }

  private func outside(_ name: String) -> DataFileError {
    refused(name, "is outside the scene's folder, and --allow-path does not allow it")
  }
}

// MARK: - Paths

extension DataFolder {
  /// Returns whether a path is in one of the folders by its names alone.
  private func contains(_ path: String) -> Bool {
    let components = Self.components(path)
    return roots.contains { components.starts(with: $0) }
  }

  /// The names of an absolute path, each `..` resolved with the one before it.
  private static func components(_ path: String) -> [Substring] {
    var components: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return components
  }

  private static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    let folder = FileManager.default.currentDirectoryPath
    return path.isEmpty ? folder : "\(folder)/\(path)"
  }

  /// The path without symbolic links, or `nil` if there is nothing.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }
}

// MARK: - Errors

/// Why a file that a scene names is not read.
package struct DataFileError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    /// There is no such file, or it may not be read.
    case missing
    /// The file lies outside of what the scene may read, is no file, or is too long.
    case refused
  }

  package var code: Code
  /// The path as the scene has it.
  package var path: String
  /// What is wrong, such as `is a folder, not a file`.
  package var reason: String

  package init(code: Code, path: String, reason: String) {
    self.code = code
    self.path = path
    self.reason = reason
  }

  package var description: String { "\(Quotation(path)) \(reason)" }
}
