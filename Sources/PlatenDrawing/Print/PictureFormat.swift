/// What a picture is printed as.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// Scalable Vector Graphics, text as outlines or as ``SVGOptions`` say.
  case svg
  /// Portable Network Graphics.
  case png
  /// Portable Document Format, one page.
  case pdf
}
