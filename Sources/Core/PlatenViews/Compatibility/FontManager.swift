public import Foundation
internal import PlatenText

// What apps call to use the fonts among their resources. On Apple's systems it is Core Text's, and comes
// with SwiftUI.

/// The address of a file, as Core Text takes it.
public typealias CFURL = URL

/// Why a font could not be registered.
public final class CFError: Error, CustomStringConvertible, Sendable {
  /// What is wrong, and with which file.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// The scope of a font's registration: always this process.
public enum CTFontManagerScope: UInt32, Sendable {
  /// It is not registered for others.
  case none
  /// For this process.
  case process
  /// For all of a user's programs; here for this process.
  case persistent
  /// For a user's session; here for this process.
  case session
}

/// Adds the fonts of a file to ``FontLibrary/shared``, so that `Font.custom` finds them.
///
/// - Parameters:
///   - fontURL: The address of a TrueType or OpenType file, or of a collection of them.
///   - scope: What is said here makes no difference.
///   - error: Gets why the fonts could not be added; nil if nobody asks.
/// - Returns: Whether the fonts were added, or are there already.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  var problem = fontURL.isFileURL ? nil : "\(fontURL.absoluteString) is not the address of a file"
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
