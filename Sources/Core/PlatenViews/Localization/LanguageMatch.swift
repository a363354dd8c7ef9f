internal import Foundation

/// Finds the localisation of a bundle that comes nearest to a locale.
///
/// Foundation has a function for this, which on Linux takes the development language.
enum LanguageMatch {
  /// The nearest of some languages: of the same language and script, of the same region if there is
  /// one, of the one that is likely where none is said, or else of none, or else the first by name.
  ///
  /// - Parameter languages: As folders and catalogues name them, such as `pt-BR` or `zh_TW`.
  /// - Returns: nil if none of them has the locale's language in its script.
  static func nearest(to locale: Locale, among languages: [String]) -> String? {
    let wanted = likely(locale.language)
    var best: (rank: Int, name: String)?
    for name in languages.sorted() {
      let language = Locale.Language(identifier: name.replacing("_", with: "-"))
      let known = likely(language)
      guard known.languageCode == wanted.languageCode, known.script == wanted.script else {
        continue
      }
      let isSaid = language.region == locale.language.region
      let rank = isSaid ? 3 : language.region == wanted.region ? 2 : language.region == nil ? 1 : 0
      if rank > best?.rank ?? -1 { best = (rank, name) }
    }
    return best?.name
  }

  /// A language with the script and the region that it most likely has, where they are not said.
  private static func likely(_ language: Locale.Language) -> Locale.Language {
    // UTS #35, "Likely Subtags": https://www.unicode.org/reports/tr35/#Likely_Subtags
    Locale.Language(identifier: language.maximalIdentifier)
  }
}
