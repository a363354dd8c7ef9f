/// The help of `platen-server` about its settings.
package enum SettingsHelp {
  /// The longest line, in characters.
  private static let width = 100
  /// Where summaries begin, in characters.
  private static let indent = 30

  /// The help on a terminal.
  package static var text: String {
    let groups = SettingGroup.allCases.map { group in
      let lines = ServiceSettings.all.filter { $0.group == group }.map(entry)
      return group.rawValue.uppercased() + "\n" + lines.joined(separator: "\n")
    }
    return ([head] + groups + [tail]).joined(separator: "\n\n")
  }

  /// The settings as a table in Markdown.
  package static var table: String {
    var lines: [String] = []
    for group in SettingGroup.allCases {
      lines += [
        "## \(group.rawValue)", "", "| option | in a file | default | meaning |",
        "| --- | --- | --- | --- |",
      ]
      for setting in ServiceSettings.all where setting.group == group {
        let standard = setting.defaultText.isEmpty ? "–" : "`\(setting.defaultText)`"
        let option = "--\(setting.name)" + (setting.form.isEmpty ? "" : " \(setting.form)")
        lines.append(
          "| `\(option)` | `\(setting.fileName)` | \(standard) | \(setting.summary) |")
      }
      lines.append("")
    }
    return lines.dropLast().joined(separator: "\n") + "\n"
  }

  private static func entry(_ setting: ServiceSetting) -> String {
    let form = setting.form.isEmpty ? "" : " \(setting.form)"
    let standard = setting.defaultText
    let summary = setting.summary + (standard.isEmpty ? "" : " (default: \(standard))")
    return entry("--\(setting.name)\(form)", summary)
  }

  private static func entry(_ option: String, _ summary: String) -> String {
    let margin = String(repeating: " ", count: indent)
    let lines = wrapped(summary)
    let first = "  " + option
    let rest = lines.map { margin + $0 }
    guard first.count < indent - 1 else { return ([first] + rest).joined(separator: "\n") }
    let start = first + margin.dropFirst(first.count) + (lines.first ?? "")
    return ([start] + rest.dropFirst()).joined(separator: "\n")
  }

  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width - indent {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static let head = """
    OVERVIEW: Serves pictures of labels over HTTP.

    USAGE: platen-server [OPTIONS]
           platen-server sign ADDRESS [--for TIME] [--key NAME] [OPTIONS]
           platen-server preview SCENE [--port PORT] [--no-open] [--allow-path PATH]
           platen-server review FOLDER [--references FOLDER] [--results FOLDER]
                                [--port PORT] [--no-open]

    Each setting is an option, a variable (--render-time is PLATEN_SERVER_RENDER_TIME) and a name in
    a file (renderTime); options win over variables, those over the file. Times are written as 10s or
    500ms, sizes as 64MiB. Lists are options that are repeated, and variables with commas.

    \(actions.map { entry($0.0, $0.1) }.joined(separator: "\n"))
    """

  private static let actions = [
    ("--config FILE", "Reads settings from a file in YAML or JSON."),
    ("--print-config", "Prints the settings that are in force, without secrets, and ends."),
    (
      "--check",
      "Asks the server that runs with the same settings whether it is ready: 0 if it is, else 1."
    ),
    ("--version", "Prints the versions of the server and of what draws."),
    ("-h, --help", "Prints this."),
  ]

  private static let tail = """
    SIGNED ADDRESSES
      With a signing key, a picture's address (GET) lets in whoever has it, until it expires:
      sign prints the address with expires, key and signature behind its parameters. It is signed as
      it is written: a parameter added, changed or moved makes it invalid. To replace a key, add the
      new one first in the file, sign with it, and take the old one away when all that it signed has
      expired.

    EXIT CODES
      0 done, 1 not ready (--check), 64 usage, 65 bad input, 66 no such file or folder,
      70 a fault of the server's own, 73 cannot listen.
    """
}
