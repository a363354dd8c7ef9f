public import Foundation
public import Platen
public import PlatenComparison

/// Expects the previews of a type to look like their references: each of its views is a snapshot.
///
/// The references have the names of
/// ``expectSnapshot(of:named:size:scale:as:record:tolerance:points:ignoring:fileID:filePath:function:line:column:)``,
/// with the preview's name, or its number from 1, after the test's. A preview without a size is shown on a device.
///
/// - Parameters:
///   - provider: The type, such as `Card_Previews`.
///   - matrix: The variants.
///   - device: The device of previews that name none, if the matrix has none.
///   - scale: The pixels per point, if the matrix has no device.
@MainActor
public func expectPreviewSnapshots<P: PreviewProvider>(
  of provider: P.Type, over matrix: SnapshotMatrix = SnapshotMatrix(),
  on device: Device = .iPhone16, scale: CGFloat = 1, as kind: SnapshotKind = .png,
  record: SnapshotRecording? = nil, tolerance: PixelTolerance? = nil, points: Double? = nil,
  ignoring: [CGRect] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) async {
  let place = SnapshotPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let run = SnapshotRun(
    at: place, record: record, tolerance: tolerance, points: points, ignoring: ignoring)
  let check = PreviewCheck(
    run: run, matrix: matrix, device: device, scale: scale, kind: kind)
  do {
    await check.check(try PreviewCatalog.previews(of: provider))
  } catch {
    check.report("the previews of \(provider) cannot be read: \(error)")
  }
}

/// Expects every `#Preview` of a module to look like its reference.
///
/// The references have the preview's file and name, or its number in the file, after the test's. Everything else is as for
/// ``expectPreviewSnapshots(of:over:on:scale:as:record:tolerance:points:ignoring:fileID:filePath:function:line:column:)``.
///
/// - Parameters:
///   - module: The module's name. The module must have a preview.
///   - matrix: The variants.
///   - device: The device of previews that set none, if the matrix has none.
///   - scale: The pixels per point, if the matrix has no device.
@MainActor
public func expectPreviewSnapshots(
  ofModule module: String, over matrix: SnapshotMatrix = SnapshotMatrix(),
  on device: Device = .iPhone16, scale: CGFloat = 1, as kind: SnapshotKind = .png,
  record: SnapshotRecording? = nil, tolerance: PixelTolerance? = nil, points: Double? = nil,
  ignoring: [CGRect] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) async {
  let place = SnapshotPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let run = SnapshotRun(
    at: place, record: record, tolerance: tolerance, points: points, ignoring: ignoring)
  let check = PreviewCheck(
    run: run, matrix: matrix, device: device, scale: scale, kind: kind)
  let all = PreviewCatalog.declared()
  let previews = all.filter { $0.source.hasPrefix(module + "/") }
  await check.check(previews)
  guard previews.isEmpty else { return }
  let modules = Set(all.map { $0.source.prefix { $0 != "/" } }).sorted().joined(separator: ", ")
  check.report(
    "no #Preview of a module \"\(module)\" is in this program; there are some of: \(modules)")
}

/// A check of previews.
@MainActor
struct PreviewCheck {
  let run: SnapshotRun
  let matrix: SnapshotMatrix
  let device: Device
  let scale: CGFloat
  let kind: SnapshotKind

  func report(_ text: String) { run.reporter.report(SnapshotMessage(text), at: run.place) }

  func check(_ previews: [CatalogPreview]) async {
    var counts: [String: Int] = [:]
    for preview in previews {
      let file = fileName(of: preview)
      if preview.settings.name == nil { counts[file, default: 0] += 1 }
      let own = preview.settings.name ?? "\(counts[file, default: 1])"
      await check(preview, named: [file, own].filter { !$0.isEmpty }.joined(separator: "-"))
    }
  }

  /// The name of the file that declares a preview; empty for one of a provider.
  private func fileName(of preview: CatalogPreview) -> String {
    guard preview.line > 0 else { return "" }
    let name = preview.source.split(separator: "/").last.map(String.init) ?? ""
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }

  private func check(_ preview: CatalogPreview, named name: String) async {
    let view: AnyView
    do {
      view = try await preview.view()
    } catch {
      return report("the preview \"\(name)\" cannot be drawn: \(error)")
    }
    let pictures = matrix.variants.map {
      SnapshotPicture(
        view: view, variant: $0, size: size(of: preview), scale: scale,
        platform: shownDevice(of: preview).platform, adoptsColorScheme: true)
    }
    run.check(pictures, named: name, as: kind)
  }

  /// The device that the preview names, or else the usual one.
  private func shownDevice(of preview: CatalogPreview) -> Device {
    preview.settings.device.flatMap { Device(named: $0) } ?? device
  }

  /// The size in points; nil for the view's own.
  private func size(of preview: CatalogPreview) -> CGSize? {
    let settings = preview.settings
    switch settings.layout {
    case .fixed(let width, let height): return CGSize(width: width, height: height)
    case .sizeThatFits: return nil
    case .device, nil:
      let device = shownDevice(of: preview)
      let isHeldAside = [.landscapeLeft, .landscapeRight].contains(settings.orientation)
      // A Mac is not held in any way.
      return isHeldAside && device.platform == .iOS ? device.landscape.size : device.size
    }
  }
}
