internal import Platen

/// Reads a text file, or standard input.
enum InputFile {
  /// The text of the file at a path; `-` is standard input.
  ///
  /// - Throws: An error that says whether the file is missing, a folder, or no UTF-8.
  static func text(at path: String) throws -> String {
    let name = path == "-" ? "standard input" : "\"\(path)\""
    let data = try path == "-" ? contents(of: .standardInput, name) : data(at: path)
    if let text = String(data: data, encoding: .utf8) {
      return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    }
    throw CommandError(
      .badInput, "\(name) is not UTF-8 text: byte \(invalidOffset(in: data)) begins no character")
  }

  /// The bytes of the file at a path.
  static func data(at path: String) throws -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandError(.noInput, "no such file: \"\(path)\"")
    }
    if isFolder.boolValue { throw CommandError(.noInput, "\"\(path)\" is a folder, not a file") }
    let file = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    return try contents(of: file, "\"\(path)\"")
  }

  /// What is left to read of a file that could be opened; of a pipe, until it ends.
  private static func contents(of file: FileHandle?, _ name: String) throws -> Data {
    guard let file, let data = try? file.readToEnd() ?? Data() else {
      throw CommandError(.noInput, "\(name) cannot be read")
    }
    return data
  }

  /// The offset of the first byte that is not part of a character.
  private static func invalidOffset(in data: Data) -> Int {
    var decoder = UTF8()
    var bytes = data.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      offset += UTF8.width(scalar)
    }
    return offset
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
