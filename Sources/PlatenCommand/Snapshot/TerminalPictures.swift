internal import Platen
internal import PlatenComparison
internal import PlatenConsole
internal import PlatenReview

/// Pictures of what differs, between the lines of a report.
struct TerminalPictures {
  /// Which pictures are shown.
  enum Choice: String, CaseIterable, Sendable {
    case auto, kitty, sixel, never
  }

  /// About so many pixels a column of a terminal has.
  private static let columnWidth = 8

  private let kind: PictureProtocol?
  private let columns: Int
  private let store: SnapshotStore

  init(_ choice: Choice, of results: ResultStore, on terminal: Terminal) {
    columns = max((terminal.width ?? 100) - 1, 10)
    store = results.overlays
    kind =
      switch choice {
      case .never: nil
      case .kitty: .kitty
      case .sixel: .sixel
      case .auto where !terminal.canRedraw: nil
      case .auto:
        PictureProtocol(
          environment: ProcessInfo.processInfo.environment, attributes: DeviceAttributes.ask)
      }
  }

  /// What shows what differs in a snapshot, on a line of its own; nil if there is no picture.
  func text(of entry: ReviewEntry) -> String? {
    guard let kind, entry.actualDigest != nil,
      let png = (try? store.bytes(of: entry.name)) ?? nil,
      let image = try? PixelImage(png: png)
    else { return nil }
    let mostPixels = columns * Self.columnWidth
    switch kind {
    case .kitty:
      return KittyPicture(png: png, columns: image.width > mostPixels ? columns : nil).text
    case .sixel:
      return SixelPicture(
        width: image.width, height: image.height, pixels: image.pixels, mostColumns: mostPixels
      ).text
    }
  }
}
