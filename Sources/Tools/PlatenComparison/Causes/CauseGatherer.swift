/// Gathers the causes of what tells two snapshots apart.
///
/// Other fonts and engines are a cause only where they explain something, and beside them stands all
/// that they do not explain.
struct CauseGatherer {
  private let engines: EngineChange
  private var causes: [ChangeCause] = []
  private var needsEngines = false
  /// Whether the scenes say what was changed: that explains all that drawings show.
  private var scenesExplain = false
  /// The views that have other colours, each for itself.
  private(set) var coloredViews: [LayoutChange] = []

  init(_ engines: EngineChange) { self.engines = engines }

  /// The causes, in the order in which they were found.
  var all: [ChangeCause] {
    guard needsEngines, !engines.sentences.isEmpty else { return causes.merged() }
    let sentence = engines.sentences.joined(separator: ", ")
    return (causes + [ChangeCause(key: "engines " + sentence, sentence: sentence)]).merged()
  }

  /// Adds what shows in a layout.
  mutating func add(_ layout: ExaminedLayout?) {
    guard let layout, !layout.changes.isEmpty else { return }
    let found = LayoutCauses(layout, engines: engines)
    causes += found.causes
    needsEngines = needsEngines || found.needsEngines
    scenesExplain = layout.isExplainedByScenes
  }

  /// Adds what shows in pictures.
  mutating func add(_ pictures: PixelCauses.Subject) {
    let found = PixelCauses(pictures)
    causes += found.causes
    coloredViews += found.coloredViews
    needsEngines = needsEngines || found.needsEngines
  }

  /// Adds what shows in drawings: colours, and where no layout has told why, all the rest as well.
  mutating func add(_ changes: [SVGChange]) {
    if scenesExplain { return }
    let isExplained = !causes.isEmpty || needsEngines
    let isStructural = changes.contains { change in
      switch change.aspect {
      case .structure, .text: true
      case .place, .color, .attribute: false
      }
    }
    for change in changes {
      switch change.aspect {
      case .color(let old, let new): causes.append(ChangeCause(color: old, new))
      case .attribute(let words):
        causes.append(ChangeCause(key: words, sentence: change.sentence, common: words))
      case .text(let old, let new) where !isExplained:
        causes += ChangeCause.words(from: old, to: new, sentence: change.sentence)
      case .structure where !isExplained, .place where !isExplained && !isStructural:
        causes.append(ChangeCause(key: change.sentence, sentence: change.sentence))
      case .structure, .text, .place: continue
      }
    }
  }
}
