import Testing

/// A scene with something wrong in it, and what is said of it.
struct WrongScene: Sendable, CustomTestStringConvertible {
  let yaml: String
  /// Line, column, path, what was found and what was expected.
  let message: String
  /// Whether a schema can tell, which knows neither names that a scene makes up nor YAML itself.
  var isRejectedBySchema = true

  var testDescription: String { message }
}

extension WrongScene {
  static let all = [
    WrongScene(
      yaml: #"""
        view: {text: Hi}
        """#,
      message:
        ##"1:1: platen: found nothing, expected the version of the format: 1"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {cloud: [[Wheat, 210], [Rice, 180]]}
        """#,
      message:
        ##"2:15: view.cloud: found a list as word 1, expected a word, or a record as {name: Swift, weight: 120}"##,
      isRejectedBySchema: false),
    WrongScene(
      yaml: #"""
        platen: 2
        view: {text: Hi}
        """#,
      message:
        ##"1:9: platen: found the number 2, expected the version of the format: 1"##),
    WrongScene(
      yaml: #"""
        platen: 1
        """#,
      message:
        ##"1:1: view: found nothing, expected a view"##),
    WrongScene(
      yaml: #"""
        platen: 1
        views: {text: Hi}
        """#,
      message:
        ##"2:1: views: found "views", expected one of the fields platen, canvas, theme, "##
        + ##"fonts, data, styles, components, title, view, changes; did you mean "view"?"##),
    WrongScene(
      yaml: #"""
        platen: 1
        theme: {accent: "#0d9488"}
        view: {text: Hi, modifiers: [{foregroundStyle: accent}]}
        """#,
      message:
        ##"3:48: view.modifiers[0].foregroundStyle: found "accent", expected a style: a name or "##
        + ##""#RRGGBB"; did you mean "theme.accent"?"##, isRejectedBySchema: false),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {text: Hi, spacer: }
        """#,
      message:
        ##"2:18: view: found "spacer" beside "text", expected one view"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {text: Hi, padding: 8}
        """#,
      message: ##"2:18: view.padding: found the modifier "padding" beside a view, "##
        + ##"expected modifiers: [{padding: 8}]"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {text: Hi, fontSize: 12}
        """#,
      message: ##"2:18: view.fontSize: found "fontSize" beside "text", "##
        + ##"expected one of the fields id, let, if, "##
        + ##"else, modifiers; did you mean "modifiers: [{font: …}]"?"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {vStack: [{text: Hi}], spacing: 4}
        """#,
      message: ##"2:30: view.spacing: found "spacing" beside "vStack", expected it among the "##
        + ##"fields of vStack: {spacing: …}"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {text: Hi, modifierz: []}
        """#,
      message: ##"2:18: view.modifierz: found "modifierz" beside "text", "##
        + ##"expected one of the fields id, let, if, "##
        + ##"else, modifiers; did you mean "modifiers"?"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {text: Hi, modifiers: [{color: red}]}
        """#,
      message:
        ##"2:31: view.modifiers[0].color: found "color", expected a modifier; did you mean "##
        + ##""foregroundStyle"?"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {div: [{text: Hi}]}
        """#,
      message:
        ##"2:8: view.div: found "div", expected a view; did you mean "vStack"?"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {text: Hi, modifiers: [{font: Helvetica}]}
        """#,
      message:
        ##"2:37: view.modifiers[0].font: found "Helvetica", expected a font: points, a family "##
        + ##"such as {family: Helvetica, size: 17}, or one of the text styles: largeTitle, title, title2, "##
        + ##"title3, headline, subheadline, body, callout, footnote, caption, caption2"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {vStak: [{text: Hi}]}
        """#,
      message:
        ##"2:8: view.vStak: found "vStak", expected a view; did you mean "vStack"?"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {vStack: {spacin: 4, children: []}}
        """#,
      message:
        ##"2:17: view.vStack.spacin: found "spacin", expected one of the fields alignment, "##
        + ##"spacing, children; did you mean "spacing"?"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {vStack: {spacing: wide, children: []}}
        """#,
      message:
        ##"2:26: view.vStack.spacing: found "wide", expected points from -1000000 to 1000000"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {vStack: {spacing: [1], children: []}}
        """#,
      message:
        ##"2:26: view.vStack.spacing: found a list, expected points from -1000000 to 1000000"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {vStack: {spacing: 1e9, children: []}}
        """#,
      message:
        ##"2:26: view.vStack.spacing: found the number 1e9, expected points from -1000000 to "##
        + ##"1000000"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {vStack: {spacing: .nan, children: []}}
        """#,
      message:
        ##"2:26: view.vStack.spacing: found .nan, not a finite number, expected points from "##
        + ##"-1000000 to 1000000"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {vStack: {alignment: middle, children: []}}
        """#,
      message:
        ##"2:28: view.vStack.alignment: found "middle", expected a horizontal alignment: "##
        + ##"leading, center, trailing"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {text: Hi, modifiers: [bld]}
        """#,
      message:
        ##"2:30: view.modifiers[0]: found "bld", expected a modifier; did you mean "bold"?"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {text: Hi, modifiers: [{bold: true, padding: 4}]}
        """#,
      message:
        ##"2:30: view.modifiers[0]: found a mapping, expected one modifier: its name, or a "##
        + ##"mapping of its name to its value"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {text: Hi, modifiers: [{foregroundStyle: bleu}]}
        """#,
      message:
        ##"2:48: view.modifiers[0].foregroundStyle: found "bleu", expected a style: a name "##
        + ##"or "#RRGGBB"; did you mean "blue"?"##),
    WrongScene(
      yaml: #"""
        platen: 1
        styles: {badge: [bold]}
        view: {text: Hi, modifiers: [{style: bagde}]}
        """#,
      message:
        ##"3:38: view.modifiers[0].style: found "bagde", expected a style's name: badge; did "##
        + ##"you mean "badge"?"##,
      isRejectedBySchema: false),
    WrongScene(
      yaml: #"""
        platen: 1
        data: {words: [a, b]}
        view: {vStack: [{forEach: {data: word, view: {text: "{name}"}}}]}
        """#,
      message:
        ##"3:34: view.vStack[0].forEach.data: found "word", expected the name of a list in "##
        + ##"the data: words; did you mean "words"?"##,
      isRejectedBySchema: false),
    WrongScene(
      yaml: #"""
        platen: 1
        data: {words: [{name: a}, {name: b}]}
        view: {vStack: [{forEach: {data: words, view: {text: "{nmae}"}}}]}
        """#,
      message:
        ##"3:54: view.vStack[0].forEach.view.text: found {nmae}, expected one of the fields "##
        + ##"name, item; did you mean "name"?"##,
      isRejectedBySchema: false),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {text: "Hi {name"}
        """#,
      message:
        ##"2:14: view.text: found an unmatched opening brace, expected the name of a field and a "##
        + ##"closing brace, or {{ for a brace in the text"##,
      isRejectedBySchema: false),
    WrongScene(
      yaml: #"""
        platen: 1
        data: {words: {items: [{name: a, weight: heavy}], sort: weight}}
        view: {text: Hi}
        """#,
      message:
        ##"2:24: data.words: found "heavy", expected a finite number as the weight"##,
      isRejectedBySchema: false),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {text: Hi, text: Ho}
        """#,
      message:
        ##"2:18: view.text: found the name "text" again, expected each name once, and this "##
        + ##"one is already at 2:8"##,
      isRejectedBySchema: false),
    WrongScene(
      yaml: #"""
        platen: 1
        view:
        	text: Hi
        """#,
      message:
        ##"3:1: found a tab, expected spaces for indentation"##,
      isRejectedBySchema: false),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {text: [Hi
        """#,
      message:
        ##"2:14: found "[" without its "]", expected the bracket that closes it"##,
      isRejectedBySchema: false),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {image: {systemName: star.fil}}
        """#,
      message:
        ##"2:28: view.image.systemName: found "star.fil", expected the name of a symbol, "##
        + ##"such as star.fill; did you mean "star.fill"?"##,
      isRejectedBySchema: false),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {hStack: {children: Hi}}
        """#,
      message:
        ##"2:27: view.hStack.children: found "Hi", expected a list of views"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {text: Hi, modifiers: [{frame: {width: 4, minWidth: 2}}]}
        """#,
      message:
        ##"2:38: view.modifiers[0].frame: found width beside a bound, expected either width "##
        + ##"and height, or lengths that begin with min, ideal or max; use two frames for both"##,
      isRejectedBySchema: false),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {text: {contnt: Hi}}
        """#,
      message:
        ##"2:15: view.text.contnt: found "contnt", expected one of the fields content, format, markdown, parts; did you mean "content"?"##
    ),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {image: {path: a.png}}
        """#,
      message:
        ##"2:16: view.image.path: found "path", expected one of the fields file, systemName, scale, "##
        + ##"resizable, renderingMode, interpolation; did you mean "file"?"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {flow: {chidren: [{text: Hi}]}}
        """#,
      message:
        ##"2:15: view.flow.chidren: found "chidren", expected one of the fields alignment, "##
        + ##"spacing, lineSpacing, lineLimit, children; did you mean "children"?"##),
    WrongScene(
      yaml: #"""
        platen: 1
        view: {vStack: {text: Hi}}
        """#,
      message:
        ##"2:16: view.vStack: found a mapping, expected a list of views"##),
    WrongScene(
      yaml: #"""
        Hello
        """#,
      message:
        ##"1:1: found "Hello", expected a mapping of platen, canvas, theme, fonts, data, styles, components, "##
        + ##"title, view, changes"##),
  ]
}
