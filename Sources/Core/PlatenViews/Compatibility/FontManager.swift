public import Foundation
internal import PlatenText

// What apps call to use the fonts among their resources. On Apple's systems it is Core Text's, and comes
// with SwiftUI.

/// The URL of a file, as Core Text takes it.
public typealias CFURL = URL

/// Why a font could not be registered.
public final class CFError: Error, CustomStringConvertible, Sendable {
  /// A message with the error and the file.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// The scope of a font's registration: always this process.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No registration for others.
  case none
  /// Registration for this process.
  case process
  /// Registration for all of a user's programs; here only for this process.
  case persistent
  /// Registration for a user's session; here only for this process.
  case session
}

/// Adds the fonts of a file to ``FontLibrary/shared``, so that `Font.custom` finds them.
///
/// - Parameters:
///   - fontURL: The URL of a TrueType or OpenType file, or of a collection of them.
///   - scope: Ignored.
///   - error: Receives the reason if the fonts could not be added; nil to ignore it.
/// - Returns: Whether the fonts were added, now or before.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  var problem = fontURL.isFileURL ? nil : "\(fontURL.absoluteString) is not the URL of a file"
  if problem == nil {
    do throws(FontError) {
      try FontLibrary.shared.register(fontAt: fontURL.path)
    } catch let failure {
      problem = "\(failure)"
    }
  }
  if let problem { error?.pointee = .passRetained(CFError(problem)) }
  return problem == nil
}
