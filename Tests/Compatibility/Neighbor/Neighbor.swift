// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Another package's module: it has types of all the names that are Platen's own.

public enum AdaptiveGridLayout {}
public enum FlowArrangement {}
public enum FlowLayout {}
public enum RadialLayout {}
public enum Caret {}
public enum FontError {}
public enum FontFace {}
public enum FontLibrary {}
public enum FontVariation {}
public enum MeasuredLabel {}
public enum MissingGlyph {}
public enum CairoError {}
public enum DisplayList {}
public enum PNGOptions {}
public enum PictureError {}
public enum PictureFormat {}
public enum PrintError {}
public enum SVGOptions {}
public enum ClockArc {}
public enum ClockFace {}
public enum ColorScale {}
public enum Device {}
public enum Platform {}
public enum FitFinding {}
public enum FitReport {}
public enum FittedPicture {}
public enum LayoutTree {}
public enum LeftOutViews {}
public enum RenderError {}
public enum TagCell {}
public enum TagCloud {}
public enum TextFit {}
public enum WeightScale {}
public enum WorldClock {}
