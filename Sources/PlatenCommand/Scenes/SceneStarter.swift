/// The scenes that `platen init` writes.
enum SceneStarter: String, CaseIterable {
  case tags, clock, grid, og, badge, timetable, contact, profile

  /// The scene, without a line's end after it.
  var text: String {
    switch self {
    case .tags: Self.head + Self.cloud
    case .clock: Self.head + Self.face
    case .grid: Self.head + Self.cells
    case .og: Self.head + Self.card
    case .badge: Self.head + Self.badges
    case .timetable: Self.head + Self.lessons
    case .contact: Self.head + Self.frames
    case .profile: Self.head + Self.person
    }
  }

  private static let head = """
    # yaml-language-server: $schema=scene.schema.json
    # Editors complete this file once `platen schema > scene.schema.json` stands beside it.
    platen: 1   # the version of the format

    """

  private static let cloud = """
    title: Languages
    canvas:
      width: 640          # points; leave it out for as many as the tags take
      padding: 24
      scale: 2            # pixels a point of a PNG
    theme: paper          # system, paper, ocean, meadow, candy or mono

    data:
      languages:
        # Instead of items: {file: languages.csv}, with the columns name and weight.
        items:
          - {name: Swift, weight: 120}
          - {name: Kotlin, weight: 80}
          - {name: Rust, weight: 95}
          - {name: Python, weight: 210}
          - {name: TypeScript, weight: 150}
          - {name: Go, weight: 88}
          - {name: Elixir, weight: 30}
          - {name: Haskell, weight: 24}
          - {name: Zig, weight: 28}
        sort: name
        weights: {scale: squareRoot, sizes: 16...56}

    view:
      flow:
        alignment: centerFirstTextBaseline
        spacing: 16
        lineSpacing: 6
        children:
          - forEach:
              data: languages
              view:
                text: "{name}"
                modifiers:
                  - font: {size: "{$size}", weight: semibold}
                  - foregroundStyle: "{$color}"
    """

  private static let face = """
    title: A clock at 10:08
    canvas: {width: 400, height: 400, scale: 2}
    theme: paper
    view:
      clockFace:
        time: "10:08"       # leave it out for a face without hands
        numerals: roman     # arabic, roman or none
        showsTicks: true
        diameter: 400       # points
    """

  private static let cells = """
    title: A grid of emoji
    canvas: {width: 800, height: 400, padding: 24, scale: 2}
    theme: candy
    data:
      things: [📘, 📕, 🦋, 🍎, 🚀, 🎲, 🌈, 🐙, 🍩, 🎧, ⚽, 🌻]
    view:
      adaptiveGrid:
        spacing: 12         # points between the cells
        children:
          - forEach:
              data: things
              view:
                text: "{name}"
                modifiers:
                  - font: 64
                  - frame: {maxWidth: infinity, maxHeight: infinity}
                  - background: {style: theme.surface, in: {roundedRectangle: 12}}
    """
}
