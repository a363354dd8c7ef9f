internal import Platen
internal import PlatenBase
internal import PlatenScenes

/// Reads a text file, or standard input.
enum InputFile {
  /// The text of the file at a path; `-` is standard input.
  ///
  /// - Parameter encoding: How its bytes stand for characters, unless a byte order mark tells it; nil
  ///   for UTF-8.
  /// - Throws: ``CommandError`` if the file is missing or a folder, `SceneFileError` at the first byte
  ///   that is no character.
  static func text(at path: String, encoding: TextEncoding? = nil) throws -> String {
    let name = path == "-" ? "standard input" : "\"\(path)\""
    let data = try path == "-" ? read(SystemFiles.bytesOfStandardInput(), name) : data(at: path)
    return try SceneText(
      name: path == "-" ? "standard input" : path, bytes: data, encoding: encoding
    ).text
  }

  /// The bytes of the file at a path.
  static func data(at path: String) throws -> Data {
    try find(path)
    return try read(SystemFiles.bytes(at: path), "\"\(path)\"")
  }

  /// Looks whether there is a file at a path.
  ///
  /// - Throws: ``CommandError`` if it is missing or a folder.
  static func find(_ path: String) throws {
    guard let file = FileStamp(of: path, followsLinks: true) else {
      throw CommandError(.noInput, "no such file: \"\(path)\"")
    }
    if file.kind == .folder { throw CommandError(.noInput, "\"\(path)\" is a folder, not a file") }
  }

  /// Refuses to write over what is read.
  ///
  /// - Parameters:
  ///   - inputs: The paths of what is read; those without a file do not count.
  ///   - outputs: The paths of what is written; `-` is standard output.
  /// - Throws: ``CommandError`` that names the output.
  static func protect(_ inputs: [String], fromOutputs outputs: [String]) throws {
    func stamp(_ path: String) -> FileStamp? {
      path == "-" || path.hasPrefix("/dev/") ? nil : FileStamp(of: path, followsLinks: true)
    }
    for output in outputs {
      guard let written = stamp(output), inputs.contains(where: { stamp($0) == written })
      else { continue }
      throw CommandError(.usage, "\"\(output)\" would be overwritten, but it is an input")
    }
  }

  private static func read(_ bytes: [UInt8]?, _ name: String) throws -> Data {
    guard let bytes else { throw CommandError(.noInput, "\(name) cannot be read") }
    return Data(bytes)
  }
}

/// Standard output, to which the command prints what it was asked for.
enum StandardOutput {
  /// Writes lines, and no more of them than their reader takes: `platen fonts | head` is no error.
  ///
  /// - Throws: An error if they cannot be written for another reason.
  static func print(_ lines: String) throws {
    try write { try $0(Array((lines + "\n").utf8)) }
  }

  /// Writes what `body` gives to the function that it gets, and no more of it than its reader takes.
  ///
  /// - Throws: What `body` throws, or an error if it cannot be written for another reason.
  static func write(_ body: (_ write: ([UInt8]) throws -> Void) throws -> Void) throws {
    let sink = FileSink.standardOutput()
    do {
      try body { try sink.write($0) }
      try sink.commit()
    } catch let error as OutputError where error.number == EPIPE {
      // The reader has seen enough.
    }
  }
}

/// Names for files that are made of what they show.
enum UniqueFileName {
  /// The longest name of a file, in bytes, without its ending.
  private static let length = 200

  /// A name that no other file has; its text is made of ``safe(_:)`` parts.
  static func make(_ text: String, apartFrom names: inout Set<String>) -> String {
    var start = text
    while start.utf8.count > length { start.removeLast() }
    var name = start
    var number = 2
    // Some file systems take the cases of letters for the same.
    while !names.insert(name.lowercased()).inserted {
      name = "\(start)-\(number)"
      number += 1
    }
    return name
  }

  /// A text of characters that every file system and shell takes.
  static func safe(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      let isSafe = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      return isSafe || "._-+".unicodeScalars.contains(scalar) ? scalar : "-"
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
