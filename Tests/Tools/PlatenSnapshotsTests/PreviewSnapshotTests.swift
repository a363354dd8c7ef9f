import Foundation
import Platen
import Testing

@testable import PlatenSnapshots

#Preview("Square", traits: .fixedLayout(width: 12, height: 8)) { Color.red }

#Preview(traits: .sizeThatFitsLayout) {
  @Previewable @State var side: CGFloat = 5
  Color.blue.frame(width: side, height: side)
}

struct Dot_Previews: PreviewProvider {
  static var previews: some View {
    Color.green.previewLayout(.fixed(width: 3, height: 4)).previewDisplayName("Low")
    Color.black.previewLayout(.sizeThatFits).frame(width: 2, height: 2)
  }
}

@MainActor @Suite struct PreviewSnapshotTests {
  @Test func previewsOfAModuleAreCalledAfterTheirFiles() async throws {
    let previews = PreviewCatalog.declared().filter {
      $0.source.hasSuffix("/PreviewSnapshotTests.swift")
    }
    let sizes = try await sizes(of: previews)
    #expect(
      sizes == [
        "tags.PreviewSnapshotTests-1.png": CGSize(width: 5, height: 5),
        "tags.PreviewSnapshotTests-Square.png": CGSize(width: 12, height: 8),
      ])
  }

  @Test func eachViewOfAProviderIsASnapshot() async throws {
    let sizes = try await sizes(of: PreviewCatalog.previews(of: Dot_Previews.self))
    #expect(
      sizes == [
        "tags.1.png": CGSize(width: 2, height: 2), "tags.Low.png": CGSize(width: 3, height: 4),
      ])
  }

  @Test func aMatrixAndADeviceAreForAllPreviews() async throws {
    let matrix = SnapshotMatrix(colorSchemes: [.light, .dark])
    let previews = try PreviewCatalog.previews(of: Plain_Previews.self)
    let device = Device(name: "Watch", size: CGSize(width: 20, height: 30), scale: 2)
    let sizes = try await sizes(of: previews, over: matrix, on: device)
    #expect(
      sizes == [
        "tags.1-dark.png": CGSize(width: 20, height: 30),
        "tags.1-light.png": CGSize(width: 20, height: 30),
      ])
  }

  /// The sizes of the references that are recorded, by their names.
  private func sizes(
    of previews: [CatalogPreview], over matrix: SnapshotMatrix = SnapshotMatrix(),
    on device: Device = .iPhone16
  ) async throws -> [String: CGSize] {
    let suite = try TemporarySuite()
    let run = SnapshotRun(
      place: suite.place("tags()", line: 1), options: SnapshotScope(), reporter: suite,
      claims: SnapshotClaims(), variable: "missing")
    await PreviewCheck(run: run, matrix: matrix, device: device, scale: 1, kind: .png)
      .check(previews)
    var sizes: [String: CGSize] = [:]
    for name in suite.names() {
      let image = try #require(suite.bytes(of: name).flatMap { UIImage(data: $0) })
      sizes[name] = image.size
    }
    return sizes
  }
}

private struct Plain_Previews: PreviewProvider {
  static var previews: some View { Color.yellow }
}
