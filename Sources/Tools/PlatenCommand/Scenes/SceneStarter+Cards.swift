/// The scenes of `platen init` that fill a page or a card.
///
/// Each is a file of `Fixtures/Scenes`, too, beside its picture; tests compare the two.
extension SceneStarter {
  /// The picture that sites show beside a link, 1200 points wide and 630 high.
  static let card = #"""
    title: An open-graph card
    canvas: {width: 1200, height: 630}   # points: the picture that sites show beside a link
    theme: ocean                         # system, paper, ocean, meadow, candy or mono
    data:
      site: Field Notes
      symbol: drop.fill
      title: What a river remembers of its floods
      summary: Four hundred years of high water, read from marks on the walls of one small town.
      author: Ada Lindqvist
      day: 2026-11-21
      rings: [150, 290, 440, 600]        # diameters of the ripples in the corner
    view:
      vStack:
        alignment: leading
        spacing: 0
        children:
          - hStack:
              spacing: 14
              children:
                - image: {systemName: "{symbol}"}
                  modifiers: [{font: 36}, {foregroundStyle: theme.accent}]
                - {text: "{site}", modifiers: [{font: {size: 32, weight: semibold}}]}
          - spacer
          - text: "{title}"              # a long title is set smaller
            modifiers: [{font: {size: 84, weight: bold}}, {tracking: -2}, {lineHeight: tight},
              {lineLimit: 2}, {minimumScaleFactor: 0.5}]
          - text: "{summary}"
            modifiers: [{font: 34}, {foregroundStyle: secondary}, {lineLimit: 2},
              {frame: {maxWidth: 780, alignment: leading}}, {padding: {top: 28}}]
          - spacer
          - text: "{author} · {day:date(long)}"
            modifiers: [{font: {size: 28, weight: medium}}, {foregroundStyle: secondary}]
      modifiers:
        - padding: {horizontal: 80, vertical: 72}
        - frame: {maxWidth: infinity, maxHeight: infinity, alignment: leading}
        - background:
            forEach:
              data: rings
              view:
                circle: {strokeBorder: {style: theme.accent, lineWidth: 3}}
                modifiers: [{frame: {width: "{name}", height: "{name}"}}, {opacity: 0.3},
                  {position: {x: 1140, y: 590}}]
    """#

  /// Badges as a README has them: a name and what is true of it.
  static let badges = #"""
    title: Badges of a project
    canvas: {padding: 16, scale: 2}   # background: clear, for pages of any colour
    theme: system
    data:
      badges:             # or {file: badges.csv}, with the columns name, value and color
        - {name: build, value: passing, color: "#1A7F37"}
        - {name: coverage, value: 94%, color: "#0B57D0"}
        - {name: license, value: Apache 2.0, color: "#5B21B6"}
        - {name: Swift, value: "6.2", color: "#C2410C"}
    styles:
      half:
        - font: {size: 12, weight: medium}
        - padding: {horizontal: 8, vertical: 4}
        - foregroundStyle: white
    view:
      hStack:
        spacing: 8
        children:
          - forEach:
              data: badges
              view:
                hStack:
                  spacing: 0
                  children:
                    - {text: "{name}", modifiers: [{style: half}, {background: "#424A53"}]}
                    - {text: "{value}", modifiers: [{style: half}, {background: "{color}"}]}
                modifiers: [{clipShape: {roundedRectangle: 5}}]
    """#

  /// Lessons by day and time, in a grid.
  static let lessons = #"""
    title: A timetable
    canvas: {padding: 32, scale: 2}
    theme: meadow         # system, paper, ocean, meadow, candy or mono
    data:
      days: [Monday, Tuesday, Wednesday, Thursday, Friday]
      times: ["8:30", "9:30", "10:45", "11:45"]
      lessons:            # or {file: lessons.csv}, with the columns day, at, name, room and color
        - {day: Monday, at: "8:30", name: Algebra, room: Room 12, color: theme.palette1}
        - {day: Monday, at: "10:45", name: History, room: Room 3, color: theme.palette3}
        - {day: Tuesday, at: "9:30", name: Chemistry, room: Laboratory, color: theme.palette5}
        - {day: Tuesday, at: "11:45", name: Drawing, room: Studio, color: theme.palette6}
        - {day: Wednesday, at: "8:30", name: Algebra, room: Room 12, color: theme.palette1}
        - {day: Wednesday, at: "10:45", name: Chemistry, room: Laboratory, color: theme.palette5}
        - {day: Wednesday, at: "11:45", name: Choir, room: Hall, color: theme.palette2}
        - {day: Thursday, at: "9:30", name: History, room: Room 3, color: theme.palette3}
        - {day: Thursday, at: "11:45", name: Drawing, room: Studio, color: theme.palette6}
        - {day: Friday, at: "8:30", name: Chemistry, room: Room 7, color: theme.palette5}
        - {day: Friday, at: "9:30", name: Algebra, room: Room 12, color: theme.palette1}
    styles:
      label: [{font: {size: 13, weight: semibold}}, monospacedDigit, {foregroundStyle: secondary}]
      lesson: [{font: 12}, {foregroundStyle: {color: "{color}", mix: {with: theme.foreground, by: 0.35}}},
        {padding: {horizontal: 12}}, {frame: {maxWidth: infinity, maxHeight: infinity, alignment: leading}},
        {background: {style: {style: "{color}", opacity: 0.16}, in: {roundedRectangle: 8}}}]
      cell:               # the lessons at its day and time are drawn on top
        - foregroundStyle: {style: theme.surface, opacity: 0.5}
        - frame: {width: 128, height: 58}
        - overlay: {forEach: {data: lessons,
            where: [{field: day, is: "{day.name}"}, {field: at, is: "{time.name}"}],
            view: {text: {parts: [{text: "{name}\n", modifiers: [{font: {size: 15, weight: semibold}}]}, "{room}"]},
              modifiers: [{style: lesson}]}}}
    view:
      grid:
        children:
          - gridRow:
              children: [{text: ""}, {forEach: {data: days, view: {text: "{name}", modifiers: [{style: label}]}}}]
          - forEach:
              data: times
              as: time
              view:
                gridRow: {children: [
                  {text: "{name}", modifiers: [{style: label}, {gridColumnAlignment: trailing}]},
                  {forEach: {data: days, as: day, view: {roundedRectangle: 8, modifiers: [{style: cell}]}}}]}
    """#

  /// Pictures in rows with their names, drawn by the scene until files are named.
  static let frames = #"""
    title: A contact sheet
    canvas: {width: 800, padding: 36, scale: 2}
    theme: mono           # system, paper, ocean, meadow, candy or mono
    data:
      heading: Sixteen hours of a harbour
      note: Roll 12, October 2026
      frames:             # {name: …, file: a.jpg} shows a picture from the scene's folder
        - {name: "05:50", file: "", sky: "#5C3A6B", low: "#F4B78A", sea: "#3A2A4D", x: 48, y: 74}
        - {name: "07:15", sky: "#8FB8D8", low: "#F7D9B0", sea: "#3E6077", x: 62, y: 56}
        - {name: "09:40", sky: "#7DB4DD", low: "#D8EAF3", sea: "#2F6B8A", x: 84, y: 32}
        - {name: "12:05", sky: "#5FA3D9", low: "#C4E1F2", sea: "#1F6C95", x: 104, y: 22}
        - {name: "14:30", sky: "#84A9BF", low: "#D9E2E4", sea: "#4A7284", x: 128, y: 34}
        - {name: "17:10", sky: "#E3A85F", low: "#F9E3B4", sea: "#7A5A45", x: 142, y: 52}
        - {name: "18:45", sky: "#8A3F55", low: "#F2A56B", sea: "#4A2440", x: 150, y: 74}
        - {name: "21:50", sky: "#10182E", low: "#3A4A70", sea: "#0B1122", x: 40, y: 30}
    styles:
      caption: [{font: 13}, monospacedDigit, {foregroundStyle: secondary}]
      photo:
        - overlay: {circle: {fill: "#FFFFFFDD"}, modifiers: [{frame: {width: 22}}, {position: {x: "{x}", y: "{y}"}}]}
        - overlay: {content: {color: "{sea}", modifiers: [{frame: {height: 34}}]}, alignment: bottom}
        - overlay: {image: {file: "{file}", resizable: true}, if: {field: file, isPresent: true},
            modifiers: [scaledToFill]}
        - aspectRatio: 1.6
        - clipped
    view:
      vStack:
        spacing: 20
        children:
          - hStack:
              alignment: firstTextBaseline
              children: [{text: "{heading}", modifiers: [{font: {size: 26, weight: bold}}]}, spacer,
                {text: "{note}", modifiers: [{style: caption}]}]
          - lazyVGrid:
              columns: 4
              spacing: 14
              children:
                - forEach:
                    data: frames
                    view:
                      vStack: {alignment: leading, spacing: 6, children: [
                        {linearGradient: {colors: ["{sky}", "{low}"]}, modifiers: [{style: photo}]},
                        {text: "{name}", modifiers: [{style: caption}]}]}
    """#

  /// A person's name, work and numbers.
  static let person = #"""
    title: A profile card
    canvas: {padding: 40, scale: 2}
    theme: candy          # system, paper, ocean, meadow, candy or mono
    data:
      name: Noor Haddad
      initials: NH
      role: Type designer, Rotterdam
      about: Draws letters for small screens and large posters, and teaches both on Thursdays.
      numbers: [{name: Typefaces, value: 14}, {name: Scripts, value: 6}, {name: Followers, value: 8230}]
      topics: [Arabic, Latin, lettering, signs]
    styles:
      value: [{font: {size: 22, weight: bold}}, {foregroundStyle: theme.accent}]
      quiet: [{font: 14}, {foregroundStyle: secondary}]
    view:
      vStack:
        spacing: 0
        children:
          - text: "{initials}"
            modifiers: [{font: {size: 36, weight: semibold}}, {foregroundStyle: theme.background},
              {frame: {width: 96, height: 96}},
              {background: {style: {linearGradient: {colors: [theme.palette1, theme.palette2]}}, in: circle}}]
          - {text: "{name}", modifiers: [{font: {size: 26, weight: bold}}, {padding: {top: 16}}]}
          - {text: "{role}", modifiers: [{style: quiet}, {padding: {top: 2}}]}
          - text: "{about}"
            modifiers: [{font: 16}, {multilineTextAlignment: center}, {padding: {top: 16}}]
          - hStack:
              spacing: 0
              children:
                - forEach:
                    data: numbers
                    view:
                      vStack: {spacing: 2, children: [
                        {text: "{value:number}", modifiers: [{style: value}]},
                        {text: "{name}", modifiers: [{style: quiet}]}]}
                      modifiers: [{frame: {maxWidth: infinity}}]
            modifiers: [{padding: {vertical: 22}}]
          - tagCloud: {data: topics, style: pill, alignment: center, fill: theme.background}
            modifiers: [{font: 14}]
      modifiers:
        - {padding: 28}
        - {frame: {width: 360}}
        - {background: {style: theme.surface, in: {roundedRectangle: 28}}}
    """#
}
