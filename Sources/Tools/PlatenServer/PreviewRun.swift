internal import Foundation
internal import PlatenConsole
internal import PlatenService

/// The action preview: the playground shows and writes a scene's file until a signal ends it.
struct PreviewRun {
  private let configuration: ServiceConfiguration
  private let preview: PreviewSettings
  private let opensPage: Bool

  /// - Parameter opensPage: Whether the page is opened in a browser, where there is a display.
  /// - Throws: ``ServerError`` if there is no such file.
  init(_ configuration: ServiceConfiguration, opensPage: Bool) throws {
    guard let preview = configuration.preview else {
      throw ServerError(.usage, "no scene to preview")
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: preview.file, isDirectory: &isFolder) else {
      throw ServerError(.noInput, "no such file: \"\(preview.file)\"")
    }
    if isFolder.boolValue {
      throw ServerError(.noInput, "\"\(preview.file)\" is a folder, not a file")
    }
    self.configuration = configuration
    self.preview = preview
    self.opensPage = opensPage
  }

  /// Serves the page.
  ///
  /// - Throws: ``ServerError`` if it cannot listen; what is wrong in the fonts.
  func run() async throws {
    let server = ServerRun(
      configuration,
      announcing: { [preview, opensPage] address in
        // What follows the number sign is sent to nobody.
        let page = "\(address)/#preview=\(preview.token)"
        RunningService.print("\(preview.name) is shown at \(page)")
        if opensPage { Browser.open(page) }
      }, rereading: nil)
    try await server.run()
  }
}
