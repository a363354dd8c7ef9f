internal import Platen
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
    let data = try path == "-" ? contents(of: .standardInput, name) : data(at: path)
    return try SceneText(
      name: path == "-" ? "standard input" : path, bytes: data, encoding: encoding
    ).text
  }

  /// The bytes of the file at a path.
  static func data(at path: String) throws -> Data {
    try find(path)
    let file = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    return try contents(of: file, "\"\(path)\"")
  }

  /// Looks whether there is a file at a path.
  ///
  /// - Throws: ``CommandError`` if it is missing or a folder.
  static func find(_ path: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandError(.noInput, "no such file: \"\(path)\"")
    }
    if isFolder.boolValue { throw CommandError(.noInput, "\"\(path)\" is a folder, not a file") }
  }

  /// What is left to read of a file that could be opened; of a pipe, until it ends.
  private static func contents(of file: FileHandle?, _ name: String) throws -> Data {
    guard let file, let data = try? file.readToEnd() ?? Data() else {
      throw CommandError(.noInput, "\(name) cannot be read")
    }
    return data
  }
}

/// Where the command prints what it was asked for.
enum StandardOutput {
  /// Writes lines, and no more of them than their reader takes: `platen fonts | head` is no error.
  ///
  /// - Throws: An error if they cannot be written for another reason.
  static func print(_ lines: String) throws {
    let sink = FileSink.standardOutput()
    do {
      try sink.write(Array((lines + "\n").utf8))
      try sink.commit()
    } catch {
      guard error.number == EPIPE else { throw error }
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
