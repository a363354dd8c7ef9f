/// The scenes that `platen init` writes.
enum SceneStarter: String, CaseIterable {
  case tags, cloud, clock, grid, og, badge, timetable, contact, profile

  /// The scene, without a line's end after it.
  var text: String {
    switch self {
    case .tags: Self.head + Self.rows
    case .cloud: Self.head + Self.packed
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
    # For completion in an editor, run `platen schema > scene.schema.json` in this folder.
    platen: 1   # the version of the format

    """

  private static let rows = """
    title: Languages
    canvas:
      width: 640          # points; without it, all tags are in one row
      padding: 24
      scale: 2            # pixels per point of a PNG
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

  private static let packed = """
    title: What people talk about
    canvas: {width: 640, height: 400, padding: 20, scale: 2}
    theme: ocean          # system, paper, ocean, meadow, candy or mono

    data:
      words:
        # Instead of items: {file: letter.txt, format: words}, to count the words of a text.
        items:
          - {name: coffee, weight: 120}
          - {name: music, weight: 96}
          - {name: rain, weight: 80}
          - {name: garden, weight: 66}
          - {name: weekend, weight: 60}
          - {name: bicycle, weight: 48}
          - {name: neighbours, weight: 44}
          - {name: bread, weight: 40}
          - {name: holidays, weight: 36}
          - {name: football, weight: 34}
          - {name: trains, weight: 30}
          - {name: weather, weight: 28}
          - {name: library, weight: 24}
          - {name: market, weight: 22}
          - {name: sea, weight: 20}
          - {name: films, weight: 18}
          - {name: cats, weight: 16}
          - {name: school, weight: 14}
          - {name: soup, weight: 12}
          - {name: tea, weight: 10}
        weights: {scale: squareRoot}

    view:
      cloud:
        data: words
        shape: rectangle    # ellipse, circle, capsule, diamond, star, heart, {text: Hi}, {image: a.png}
        orientation: horizontal   # mixed, vertical; or angles: [-30, 30]
        seed: 0             # another number gives another arrangement
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
