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
    OVERVIEW: Serves pictures over HTTP.

    USAGE: platen-server [OPTIONS]
           platen-server sign URL [--for TIME] [--key NAME] [OPTIONS]
           platen-server preview SCENE [--port PORT] [--no-open] [--allow-path PATH]
           platen-server review FOLDER [--references FOLDER] [--results FOLDER]
                                [--port PORT] [--no-open]

    You can give each setting as an option (--render-time), an environment variable
    (PLATEN_SERVER_RENDER_TIME) or a name in a file (renderTime). Options override variables, and
    variables override the file. Write times as 10s or 500ms, and sizes as 64MiB. To give a list,
    repeat the option, or put commas in the variable.

    \(actions.map { entry($0.0, $0.1) }.joined(separator: "\n"))
    """

  private static let actions = [
    ("--config FILE", "Reads settings from a file in YAML or JSON."),
    ("--print-config", "Prints the current settings, without secrets, and ends."),
    (
      "--check",
      "Asks the server that runs with the same settings whether it is ready. Exits with 0 if it is,"
        + " otherwise with 1."
    ),
    ("--version", "Prints the versions of the server and its drawing engines."),
    ("-h, --help", "Prints this."),
  ]

  private static let tail = """
    SIGNED URLS
      If the server has a signing key, anyone with a signed URL can GET its picture until the URL
      expires. sign prints a URL with expires, key and signature after its parameters. The signature
      covers the URL exactly as it is: if you add, change or move a parameter, it is no longer valid.
      To replace a key, put the new one first in the file, send the server SIGHUP, and sign with the
      new one. Remove the old one when all URLs that it signed have expired.

    EXIT CODES
      0: done; 1: not ready (--check); 64: wrong usage; 65: bad input; 66: missing input;
      70: an internal error; 73: cannot listen.
    """
}
