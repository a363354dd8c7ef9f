import Foundation
import Testing

@testable import PlatenReview

/// Archives that GNU tar and gzip wrote: `a.png` with "PNG one", `cards/b.svg` with "two", `.hidden.png`, a
/// name of 120 letters and the link `link.png`.
@Suite struct ArchiveReferencesTests {
  private static let gnu =
    "H4sIAAAAAAACA+3Yuw6CMBQG4D5Kn6AXaDmrmwsxvgKKUaIpRvDy+FY30SgOLUP/byn7yX8uCMmCUx5Z+3y9"
    + "4fvhu1AmY9yyCM5dX504Z4kSUuyaut44cXTbgPUvjPlSf/1af62UVYwr1D+4G4OUCVkFTP7Y/NOw/1Nhkf8Y"
    + "los5b90GQUg2/+vqVHcydP7/2/9I5wX2v5j1X4nuMt3+l7/tf6TR/2Pory2aYNL9X8hZ2bpt2bj9RPnPlB32"
    + "fyJ//5XIf7T+7yYS/PiAyev/e/6b1/znGT3+/2H+h3dokb+083/wgz9sF37ef0Tj7z+tTO7nf1ZFmA6J5x8A"
    + "AAAAAADScAf384ALACgAAA=="
  private static let pax =
    "H4sIAAAAAAACA+2ay26CQBSGZ+1T8AQw94ML1+2q8RWmQqqpRSO09fELpk0pprE0Djf/bwNxFoSM3/k5B8Jo"
    + "6Y73qUvSQx6FzAu8xGp9OpY0j5yT/j6vfhdcCWLBkXXAa164Q3l5dpsoHrhi85IuBM1NHFsR29DOSSpp5jQr"
    + "V1dnq7H4XGVg9ISR/2ucFDfmd//PzklpyQIzJv+bNzea/a/X//UmSdIs3GdP/dZ/KY1F/R9o/SeF+j+h+u9J"
    + "+jb+c9HwXyjDWcDH5P9I6/8RCty4/7X8d36KQPv8F8Ia5D/yH/j333lM/r/mPzXnP7LyH/nvn+XDXbDLUoiA"
    + "/M+jlTsk+SDyH/3/gPOfkP8T8v8kvdcpcOv5r+BaWcx/u9z/Wgo8hvlb7/NfQv+H/g905v/VpW/V/6mz+S8J"
    + "9H9dULzvIAH8r+d/dm0u+a+E/Om/klaj/+sEoWWwd8V68fVHyHqimkLO0I325b/Prb2c/43nf6Vl9f0P8t8/"
    + "253n4T8YuP+15N9usmcPb4P+Mf8lLpH/A+3/8f3vpPz3JH3DfyJqMf8VpDgLpP9X0zef/wAAAAAAAAAAAAAA"
    + "AAAAAAAAAKbBB3tML+sAUAAA"
  /// The first two files alone.
  private static let ustar =
    "H4sIAAAAAAACA+3UPQ7DIAyGYY7CCRJToDlCt6pXoD/KllQhba9f1CliyFSQorzPYuQFWdbn0DyHXpUlydG5"
    + "X03ymnSLd+obMVaUFlXBK85hSt//Y8jlcBtxOZ/0ODwU9ukWpntsy+e/834l/5Ln34pR2pP/Svu/NvHdF93/"
    + "+v232f7NwTrufw3zZ+QIAgAAAAAAAAAAAACwcV+sFQGRACgAAA=="
  /// The file `../a.png`.
  private static let leadingOut =
    "H4sIAAAAAAACA+3IMQrCQBRF0b+UWcFkwMEswU7cQgqxiyEx+89oJfYKknOa+3g5d0Oexlt8UWmOtb7afLbp"
    + "3/bz70s9RCrxA+vyGOaUYqcu51O6j9cAAAAAAAAAAADgv2wPa6CcACgAAA=="
  /// That of `ustar`, as `sha256sum` counts it.
  private static let digest = "f45e1aa08323b2e8e9d9a9821de6824841542f2fc0309350400a5e224a052032"

  private static func bytes(_ base64: String) throws -> [UInt8] {
    [UInt8](try #require(Data(base64Encoded: base64)))
  }

  private static func archive(_ base64: String, _ fragment: String = "") throws -> ArchiveReferences
  {
    let address = try #require(
      try ReferenceAddress("https://example.com/r.tar.gz?key=1" + fragment))
    return try ArchiveReferences(address, archive: bytes(base64))
  }

  @Test(arguments: [gnu, pax])
  func snapshotsAreFoundByTheirPaths(base64: String) throws {
    let archive = try Self.archive(base64)
    let long = "cards/" + String(repeating: "n", count: 120) + ".png"
    #expect(archive.names == ["a.png", "cards/b.svg", long, "link.png"])
    #expect(try archive.bytes(of: "a.png") == Array("PNG one".utf8))
    #expect(try archive.bytes(of: long) == Array("long".utf8))
    #expect(try archive.bytes(of: "none.png") == nil && !archive.contains(".hidden.png"))
    #expect(throws: ReviewError.self) { try archive.bytes(of: "link.png") }
  }

  @Test func aFolderOfTheArchiveIsRead() throws {
    let archive = try Self.archive(Self.ustar, "#folder=cards/&sha256=" + Self.digest)
    #expect(archive.names == ["b.svg"])
    #expect(try archive.bytes(of: "b.svg") == Array("two".utf8))
    let error = #expect(throws: ReviewError.self) { try Self.archive(Self.ustar, "#folder=card") }
    #expect(error?.code == .noInput)
    #expect(
      error?.description
        == "\"https://example.com/r.tar.gz\" has no folder \"card\"; did you mean \"cards\"?")
  }

  @Test func anotherArchiveIsRefused() throws {
    let error = #expect(throws: ReviewError.self) {
      try Self.archive(Self.gnu, "#sha256=" + Self.digest.uppercased())
    }
    #expect(error?.code == .badInput)
    #expect(error?.description.hasSuffix("expected " + Self.digest) == true)
  }

  @Test func whatIsDamagedOrLeadsOutIsRefused() throws {
    let whole = try Self.bytes(Self.ustar)
    func failure(_ bytes: [UInt8], _ reader: TarReader = TarReader()) -> String {
      do throws(TarReader.Failure) { return "\(try reader.files(inCompressed: bytes).count)" } catch
      {
        return error.description
      }
    }
    #expect(failure(whole) == "2")
    #expect(failure([]).contains("expected a tar.gz"))
    #expect(failure(Array("PK\u{3}\u{4}".utf8)).contains("expected a tar.gz"))
    for count in [10, 40, whole.count - 9] {
      #expect(failure(Array(whole.prefix(count))) == TarReader.Failure.damaged.description)
    }
    #expect(failure(whole, TarReader(mostBytes: 2_000)).contains("MiB of files"))
    #expect(
      failure(try Self.bytes(Self.leadingOut))
        == "found the path \"../a.png\", expected one that stays in the archive")
  }

  @Test(arguments: [
    ("http://example.com/r.tar.gz", "found http://, expected https://"),
    ("ftp://example.com/r.tar.gz", "found ftp://, expected https://"),
    ("https:///r.tar.gz", "expected https://HOST/PATH.tar.gz"),
    ("https://e.com/r.tar.gz#sha256=12", "expected 64 hexadecimal digits"),
    ("https://e.com/r.tar.gz#sha1=12", "found \"sha1=12\", expected #sha256=DIGEST"),
  ])
  func aWrongAddressIsAnErrorOfUsage(text: String, says: String) {
    let error = #expect(throws: ReviewError.self) { try ReferenceAddress(text) }
    #expect(error?.code == .usage)
    #expect(error?.description.contains(says) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: ["references", "a/b", "C:/x", "git:main", "./https:/x"])
  func foldersAreNoAddresses(text: String) throws {
    #expect(try ReferenceAddress(text) == nil)
  }

  @Test func messagesDoNotNameWhatIsSecret() throws {
    let address = try #require(try ReferenceAddress("https://ann:pw@e.com/r.tar.gz?sig=1#folder=a"))
    #expect(address.name == "https://e.com/r.tar.gz" && address.folder == "a")
    #expect(address.url == "https://ann:pw@e.com/r.tar.gz?sig=1")
  }
}
