internal import Platen

extension SceneDecoder {
  /// The records of a data file; nil after the error was reported.
  func table(inFile node: SourceNode, with reader: (String) -> DataReader) -> DataTable? {
    guard let path = scalar(node, expected: "a file")?.text else { return nil }
    return reading(path, at: node) {
      try reader(path).table(from: contents(of: path), name: path)
    }
  }

  /// The words of a text with their counts; nil after the error was reported.
  func table(ofWords node: SourceNode, _ counter: WordCounter) -> DataTable? {
    guard let text = scalar(node)?.text else { return nil }
    do throws(SceneError) {
      return try counter.table(of: text)
    } catch {
      return report(node, error.unexpected)
    }
  }

  /// The longest file of a picture that is read, in bytes: a photograph of 24 megapixels, kept
  /// without loss, has some 60 MiB.
  private static let mostPictureBytes = 128 << 20

  /// The bytes of a picture's file.
  func pictureData(at path: String) throws(SceneImageError) -> Data {
    do throws(DataFileError) {
      return try contents(of: path, atMost: Self.mostPictureBytes)
    } catch {
      if error.code == .missing { missingCount += 1 }
      throw SceneImageError(
        found: error.found,
        expected: options.folder == nil
          ? "data:image/png;base64,…" : "a file in the scene's folder")
    }
  }

  /// Returns where the words of an earlier cloud lay, from a file; nil after the error was
  /// reported.
  func arrangement(inFile node: SourceNode) -> CloudArrangement? {
    guard let path = scalar(node, expected: "a file")?.text else { return nil }
    return reading(path, at: node) {
      let data = try contents(of: path)
      do {
        return try JSONDecoder().decode(CloudArrangement.self, from: data)
      } catch let error as DecodingError {
        return report(
          node, found: "\(Quotation(path)), in which \(error.sentence)",
          expected: "the positions of a cloud's words, as platen cloud --layout writes them")
      }
    }
  }

  /// Returns the fonts of a file, or all of a folder; nil after the error was reported.
  func fonts(at node: SourceNode) -> [FontFileFaces]? {
    let expected = "a font file in the scene's folder, or a folder of font files"
    guard let path = scalar(node, expected: expected)?.text else { return nil }
    return reading(path, at: node) {
      guard let folder = options.folder else {
        throw DataFileError(code: .refused, path: path, reason: "in a scene without a folder")
      }
      noteOutside()
      let place = try folder.location(of: path)
      files.append(URL(fileURLWithPath: place))
      let names = FontFolder.fileNames(in: place)
      let isFolder = URL(fileURLWithPath: place).hasDirectoryPath
      let places = names.isEmpty && !isFolder ? [path] : names.map { "\(path)/\($0)" }
      var fonts: [FontFileFaces] = []
      for place in places.prefix(Self.mostFonts) {
        let file = try folder.fileLocation(of: place)
        guard let font = memory.font(at: file) else {
          if isFolder { note(SkippedFont(unreadableAt: file), named: place, at: node) }
          continue
        }
        fonts.append(font)
      }
      files += fonts.filter { $0.path != place }.map { URL(fileURLWithPath: $0.path) }
      guard fonts.isEmpty || places.count > Self.mostFonts else { return fonts }
      let found =
        isFolder
        ? "a folder with \(places.count > Self.mostFonts ? "\(places.count) fonts" : "no fonts")"
        : "\(Quotation(path)), which is not a font"
      return report(node, found: found, expected: expected)
    }
  }

  /// Notes that a file of a scene's folder of fonts is left out.
  private func note(_ font: SkippedFont, named name: String, at node: SourceNode) {
    note(
      SceneFinding(
        kind: .missingFamily, position: node.position, path: currentPath,
        detail: "\(name) is left out: \(font.reason)"))
  }

  /// The most font files of a folder.
  private static let mostFonts = 500

  /// What is written in a file of a scene's part; nil after the error was reported.
  func node(inFile path: String, at node: SourceNode) -> SourceNode? {
    reading(path, at: node) {
      let text = try SceneText(name: path, bytes: contents(of: path))
      return try SourceReader(limits: options.limits.source).read(text)
    }
  }

  /// Reads a file; nil after an error was reported where the file is named.
  private func reading<Value>(
    _ path: String, at node: SourceNode, _ read: () throws -> Value?
  ) -> Value? {
    do {
      return try read()
    } catch let error as DataFileError {
      if error.code == .missing { missingCount += 1 }
      return report(
        node, found: error.found,
        expected: options.folder == nil ? "no file" : "a file in the scene's folder")
    } catch let error as SceneFileError {
      return report(error, inFile: path, at: node)
    } catch {
      return report(node, found: "\(error)", expected: "a file")
    }
  }

  /// Notes what is wrong in another file where that is named; nil, for a reader to return.
  private func report<Value>(
    _ error: SceneFileError, inFile path: String, at node: SourceNode
  ) -> Value? {
    for error in error.errors.prefix(3) {
      var unexpected = error.unexpected
      unexpected.found += " in \(path):\(error.position.line):\(error.position.column)"
      add(
        SceneError(
          at: node.position, path: currentPath, unexpected, exceedsLimit: error.exceedsLimit))
    }
    return nil
  }

  private func contents(
    of path: String, atMost bytes: Int = DataLimits().bytes
  ) throws(DataFileError) -> Data {
    guard let folder = options.folder else {
      throw DataFileError(code: .refused, path: path, reason: "in a scene without a folder")
    }
    noteOutside()
    let file = try folder.file(at: path, mostBytes: bytes)
    files.append(URL(fileURLWithPath: file.path))
    return file.data
  }
}

extension ValueType where Value == [FontFileFaces] {
  /// Fonts, by the names of their files or those of their folders.
  static var fontFiles: ValueType {
    let expected = "a font file in the scene's folder, or a list of font files"
    let one = ValueType(expected: expected, schema: { _ in ["type": "string"] }) { node, decoder in
      decoder.fonts(at: node)
    }
    return ValueType(expected: expected, schema: one.oneOrMore(expected).schema) { node, decoder in
      one.oneOrMore(expected).read(node, decoder).map { fonts in
        var known: Set<String> = []
        return fonts.flatMap(\.self).filter { known.insert($0.path).inserted }
      }
    }
  }
}

extension FontLibrary {
  /// A library that has some fonts as well; the same where fontconfig has no memory for them.
  func with(_ fonts: [FontFileFaces]) -> FontLibrary { (try? adding(fonts)) ?? self }
}

extension DataFileError {
  /// What was found where a file was expected.
  fileprivate var found: String {
    // The scene is the place of the path, not of the file.
    "\(Quotation(path))\(reason.hasPrefix("in a scene") ? " " : ", which ")\(reason)"
  }
}
