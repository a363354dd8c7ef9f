internal import Platen

/// A QR code (ISO/IEC 18004) of a text.
struct QRCode {
  /// How much of a code may be damaged before it cannot be read any more.
  enum Correction: CaseIterable {
    /// 7 % of the code words.
    case low
    /// 15 %.
    case medium
    /// 25 %.
    case quartile
    /// 30 %.
    case high
  }

  let modules: ModuleMatrix

  /// Encodes a text in the smallest version that has room for it: digits and capitals in modes of their
  /// own, all else as UTF-8.
  init(_ text: String, correction: Correction) throws(QRCodeError) {
    // Digits, of which most have room, are a byte each.
    guard text.utf8.count <= Self.mostDigits else { throw .tooLong(Size(of: text), correction) }
    modules = try QRCodeLibrary.loaded.get().modules(of: text, correction: correction)
  }

  private static let mostDigits = 7089

  /// How long a text is for a code, in what its mode counts.
  struct Size {
    let count: Int
    private let mode: Mode

    private enum Mode { case digits, capitals, bytes }

    init(of text: String) {
      let bytes = text.utf8
      count = bytes.count
      mode =
        bytes.allSatisfy { (0x30...0x39).contains($0) }
        ? .digits
        : bytes.allSatisfy(Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8).contains)
          ? .capitals : .bytes
    }

    /// The length in words.
    var phrase: String { words(count) }

    /// The most that has room at a correction, in words, and another correction at which this has.
    func limit(at correction: Correction) -> String {
      let other = Correction.allCases.last { most(at: $0) >= count }
      return "at most \(words(most(at: correction))) with correction: \(correction)"
        + (other.map { ", or correction: \($0), in which it fits" } ?? "")
    }

    private func words(_ count: Int) -> String {
      switch mode {
      case .digits: "\(count) digits"
      case .capitals: "\(count) capitals and digits"
      case .bytes: "\(count) bytes of UTF-8"
      }
    }

    /// The most that the largest version, 40, has room for (ISO/IEC 18004, table 7).
    private func most(at correction: Correction) -> Int {
      switch (correction, mode) {
      case (.low, .digits): 7089
      case (.low, .capitals): 4296
      case (.low, .bytes): 2953
      case (.medium, .digits): 5596
      case (.medium, .capitals): 3391
      case (.medium, .bytes): 2331
      case (.quartile, .digits): 3993
      case (.quartile, .capitals): 2420
      case (.quartile, .bytes): 1663
      case (.high, .digits): 3057
      case (.high, .capitals): 1852
      case (.high, .bytes): 1273
      }
    }
  }
}
