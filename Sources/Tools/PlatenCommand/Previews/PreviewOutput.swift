internal import Foundation
internal import Platen
internal import PlatenBase
internal import PlatenConsole

/// The destination of the pictures: a folder, or a file if there is one picture.
struct PreviewOutput {
  let folder: String
  let format: PictureFormat
  /// What the pictures are written as if they move; nil for stills.
  let animation: AnimationFormat?
  /// The file of the only picture; nil for a folder of pictures.
  let single: String?

  /// - Parameters:
  ///   - format: What was asked for; nil for what the file's ending says, or PNG.
  ///   - animates: Whether the pictures move: as the file's ending says, or as WebP.
  /// - Throws: An error of usage for a format that does not move.
  init(_ output: String, format: PictureFormat?, animates: Bool) throws {
    let ending = URL(fileURLWithPath: output).pathExtension.lowercased()
    let (still, moving) = (PictureFormat(ending: ending), AnimationFormat(ending: ending))
    if let format, still == nil, moving != nil {
      throw CommandError(
        .usage,
        "--format \(format.rawValue) does not match the extension of \"\(output)\"")
    }
    if animates, format != nil || still != nil && moving == nil {
      throw CommandError(
        .usage,
        "--animate: found \(format?.rawValue ?? ending), expected -o FOLDER, or a file that ends in .webp, .gif, .png or .y4m"
      )
    }
    // Of these endings some are those of stills, too.
    animation = animates ? moving ?? .webp : still == nil ? moving : nil
    if still != nil || moving != nil {
      self.format = format ?? still ?? .png
      single = output
      folder = output.parentPath
    } else {
      self.format = format ?? .png
      single = nil
      folder = output
    }
  }

  func path(of file: String) -> String {
    folder.isEmpty ? file : (folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)")
  }

  /// Makes the folders of all pictures.
  ///
  /// - Throws: An error for one that cannot be made, and for two pictures of one file.
  func createFolders(for plan: PreviewPlan) throws {
    var outputs = PlannedOutputs()
    for picture in plan.pictures { try outputs.add(picture.job.path, for: picture.file) }
    if single == nil { try outputs.add(path(of: "index.html"), for: "the page") }
    try outputs.createFolders()
  }

  /// Writes a text beside the pictures.
  func write(_ text: String, to file: String) throws {
    let sink = try FileSink.output(at: path(of: file))
    try sink.write(Array(text.utf8))
    try sink.commit()
  }
}

extension PreviewPlan {
  /// Lets the only picture be a file of a name of its own.
  ///
  /// - Throws: An error of usage if there are several pictures.
  mutating func takeSingle(_ path: String) throws {
    guard pictures.count == 1 else {
      let names = pictures.prefix(6).map {
        "\"\($0.file.split(separator: ".").dropLast().joined(separator: "."))\""
      }
      throw CommandError(
        .usage,
        "\(pictures.count) pictures cannot be one file: give -o FOLDER, or one of \(names.joined(separator: ", "))"
          + (pictures.count > 6 ? " …" : "") + " with --only")
    }
    pictures[0].job.path = path
    pictures[0].file = (path as NSString).lastPathComponent
  }
}
