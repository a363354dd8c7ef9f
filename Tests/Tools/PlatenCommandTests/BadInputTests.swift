import Testing

/// A wrong call, its exit code, and what the error has to say.
struct BadCall: Sendable, CustomTestStringConvertible {
  let code: Int32
  let line: String
  let says: String

  init(_ code: Int32, _ line: String, says: String) {
    self.code = code
    self.line = line
    self.says = says
  }

  var testDescription: String { line }
}

@Suite struct BadInputTests {
  static let inputs = [
    BadCall(66, "tags missing.txt -o new.svg", says: "\"missing.txt\""),
    BadCall(66, "tags . -o new.svg", says: "folder"),
    BadCall(66, "tags words.txt -o new.svg --fonts missing", says: "missing"),
    BadCall(64, "tags words.txt -o new.svg --only-fonts", says: "it needs --fonts"),
    BadCall(
      64, "render scene.yaml -o new-%03d.png --animate", says: "names a file for each frame"),
    BadCall(64, "reference flow --fonts .", says: "no effect without --output"),
    BadCall(64, "reference flwo", says: "did you mean \"flow\""),
    BadCall(64, "help modifier paddin", says: "did you mean \"padding\""),
    BadCall(64, "reference view flow grid", says: "expected a kind and a name"),
    BadCall(64, "tags words.txt -o ./words.txt --format svg", says: "but it is an input"),
    BadCall(64, "cloud words.txt -o new.svg --layout words.txt", says: "but it is an input"),
    BadCall(66, "tags - -o new.svg < .", says: "standard input cannot be read"),
    BadCall(66, "tags - -o new.svg <&-", says: "standard input cannot be read"),
  ]

  static let previews = [
    BadCall(66, "preview missing.yaml", says: "no such file: \"missing.yaml\""),
    BadCall(66, "preview missing.swift -o a.png", says: "no such file: \"missing.swift\""),
    BadCall(64, "preview .", says: "no output: give -o FOLDER"),
    BadCall(65, "preview . -o out", says: "has no #Preview and no PreviewProvider"),
    BadCall(64, "preview . -o out --vary theme=all", says: "no value \"theme\"; expected one of"),
    BadCall(64, "preview . -o out --device iPhoen", says: "no device \"iPhoen\""),
    BadCall(64, "preview . -o out --vary platform=macos", says: "found \"macos\""),
    BadCall(64, "preview . -o out --scale 0", says: "expected a number from 0.1 to 10"),
    BadCall(64, "preview . -o a.svg --animate", says: "--animate: found svg, expected -o FOLDER"),
    BadCall(64, "preview . -o out --duration 2", says: "add --animate"),
    BadCall(64, "preview . -o out --settle soon", says: "expected a time from 0 to 60s"),
    BadCall(64, "preview . -o out --settle -1s", says: "found \"-1s\""),
    BadCall(64, "preview . -o out --settle 61000ms", says: "found \"61000ms\""),
    BadCall(65, "preview words.tsv", says: "found a table, expected Swift code or a scene"),
    BadCall(64, "preview words.txt --settle 1s", says: "--settle is for Swift code"),
    BadCall(64, "preview . --port 1", says: "--port is for scenes"),
    BadCall(66, "preview nowhere -o out", says: "no such file: \"nowhere\""),
    BadCall(64, "preview words.txt --fit", says: "--fit is for Swift code"),
    BadCall(64, "preview", says: "<path>"),
    BadCall(64, "preview -", says: "standard input cannot be previewed"),
    BadCall(64, "preview words.txt --port x", says: "--port: found \"x\", expected a whole number"),
    BadCall(64, "preview words.txt --port 65536", says: "a whole number from 0 to 65535"),
    BadCall(64, "preview words.txt --prot 1", says: "Did you mean '--port'?"),
    BadCall(66, "preview words.txt --no-open --fonts missing", says: "missing"),
  ]

  static let batches = [
    BadCall(66, "batch missing.yaml -o '{id}.svg'", says: "no such file: \"missing.yaml\""),
    BadCall(66, "batch missing.jsonl -o '{id}.svg'", says: "no such file: \"missing.jsonl\""),
    BadCall(64, "batch words.tsv -o '{id}.svg'", says: "need a scene: platen batch card.yaml"),
    BadCall(64, "batch", says: "no output: give -o 'out/{id}.{format}'"),
    BadCall(
      64, "batch -o new.svg",
      says: "give each its own path, for example with {id} or {line}"),
    BadCall(64, "batch -o '{id}'", says: "svg, png, pdf, webp or jpg"),
    BadCall(64, "batch -o '{ID}.svg'", says: "found {ID}, expected one of: {id}"),
    BadCall(64, "batch -o '{id}.svg' --format svg --format png", says: "add {format}"),
    BadCall(64, "batch -o '{id}.{format}' --format bmp", says: "--format"),
    BadCall(64, "batch -o all.tar --resume", says: "--resume has no effect"),
    BadCall(64, "batch -o - --name '{id}.svg'", says: "--name has no effect"),
    BadCall(64, "batch -o - --json", says: "cannot both go to standard output"),
    BadCall(64, "batch -o - --shard 4/3", says: "as 3/16"),
    BadCall(64, "batch -o - --workers 0", says: "--workers"),
    BadCall(64, "batch -o - --workers 100000", says: "expected at most 1000"),
    BadCall(64, "batch -o - --set a=b", says: "it needs a scene for all lines"),
    BadCall(64, "batch -o - --theme paper", says: "they need a scene for all lines"),
    BadCall(64, "batch -o - --shrad 1/3", says: "Did you mean '--shard'?"),
    BadCall(66, "batch -o - --fonts missing", says: "missing"),
  ]

  static let values = [
    BadCall(64, "tags words.txt -o new.svg --width nan", says: "--width: found \"nan\""),
    BadCall(64, "tags words.txt -o new.svg --width -5", says: "--width: found"),
    BadCall(64, "tags words.txt -o new.svg --width inf", says: "points from 1 to 1000000"),
    BadCall(64, "tags words.txt -o new.svg --padding 200", says: "--padding"),
    BadCall(64, "tags words.txt -o new.svg --spacing wide", says: "--spacing: found \"wide\""),
    BadCall(
      64, "tags words.txt -o new.svg --line-limit 0", says: "a whole number from 1 to 1000000"),
    BadCall(64, "tags words.txt -o new.svg --font-size 48...12", says: "12...48"),
    BadCall(64, "tags words.txt -o new.svg --pill-padding 1x2x3", says: "12x6"),
    BadCall(64, "tags words.txt -o new.png --scale 0", says: "pixels per point from 0.01 to 100"),
    BadCall(64, "render words.txt -o new.png --scale 1000", says: "error: --scale: found"),
    BadCall(64, "render words.txt -o new.png --scale wide", says: "error: --scale: found"),
    BadCall(
      64, "sweep words.txt -o new --vary a=1,2 --scale 1000",
      says: "pixels per point from 0.01 to 100"),
    BadCall(64, "grid a -o new.svg --width 0", says: "points from 1 to 1000000"),
    BadCall(64, "grid a -o new.svg --height nan", says: "points from 1 to 1000000"),
    BadCall(64, "clock -o new.svg --diameter -1", says: "points from 1 to 1000000"),
    BadCall(64, "clock -o new.svg --time 24:00", says: "00:00 to 23:59"),
    BadCall(64, "clock -o new.svg --time 9:5", says: "00:00 to 23:59"),
    BadCall(64, "tags words.txt -o new.svg --fill '#12'", says: "a colour: a name"),
    BadCall(64, "cloud words.tsv -o new.svg --fit srcale", says: "did you mean \"scale\"?"),
    BadCall(64, "cloud words.tsv -o new.svg --angles 30...-30", says: "--angles: found"),
    BadCall(64, "cloud words.tsv -o new.svg --spacing -1", says: "--spacing"),
    BadCall(64, "cloud words.tsv -o new.svg --shape hart", says: "did you mean \"heart\"?"),
    BadCall(64, "cloud words.tsv -o new.svg --shape path:M0", says: "--shape: found"),
    BadCall(64, "cloud words.tsv -o new.svg --outline '#12'", says: "a colour: a name"),
    BadCall(65, "cloud words.tsv -o new.svg --colors-from words.tsv", says: "words.tsv: "),
    BadCall(64, "cloud words.tsv -o new.svg --group-fonts a=Intr", says: "did you mean \"Inter\"?"),
  ]

  /// Words of other programs.
  static let elsewhere = [
    BadCall(
      64, "tags words.txt -o a.svg -o new.svg", says: "found --output 2 times, expected it once"),
    BadCall(
      64, "render a.yaml --output=a.svg -o new.svg",
      says: "found --output 2 times, expected it once"),
    BadCall(64, "cloud words.tsv -o new.svg --mask a.png", says: "'--mask'; write --shape"),
    BadCall(64, "cloud words.tsv -o new.svg --max-words 5", says: "'--max-words'; write --top"),
    BadCall(64, "cloud words.tsv -o new.svg --colormap b", says: "'--colormap'; write --colors"),
    BadCall(64, "tags words.txt -o new.svg --color red", says: "'--color'; write --foreground"),
    BadCall(64, "tags words.txt -o new.svg --colormap b", says: "'--colormap'; write --theme"),
    BadCall(64, "render a.yaml -o new.svg --width 3", says: "write --set canvas.width=POINTS"),
    BadCall(64, "cloud words.tsv -o new.svg --lang de", says: "'--lang'; write --language"),
    BadCall(
      64, "cloud words.tsv -o new.svg --language german", says: "zh; did you mean \"de\"?"),
    BadCall(64, "cloud words.tsv -o new.svg --language germn", says: "did you mean \"de\"?"),
    BadCall(64, "cloud words.tsv -o new.svg --language pt-BR", says: "did you mean \"pt\"?"),
    BadCall(
      64, "cloud words.tsv -o new.svg --language xx", says: "one of the languages ar, bg, bn, ca"),
    BadCall(64, "cloud words.tsv -o new.svg --language Deutsch", says: "did you mean \"de\"?"),
    BadCall(
      64, "cloud words.tsv -o new.svg --least-size 90 --largest-size 20",
      says: "--least-size: found 90, expected at most 20, the size of the heaviest word"),
    BadCall(
      66, "cloud words.tsv -o new.svg --stop-words a,b",
      says: "takes a file with one word per line"),
  ]

  static let misspelled = [
    BadCall(
      64, "tags words.txt -o new.svg --alignment trialing", says: "did you mean \"trailing\"?"),
    BadCall(64, "tags words.txt -o new.svg --style pil", says: "did you mean \"pill\"?"),
    BadCall(
      64, "tags words.txt -o new.svg --weights logaritmic", says: "did you mean \"logarithmic\"?"),
    BadCall(64, "tags words.txt -o new.svg --fill bleu", says: "did you mean \"blue\"?"),
    BadCall(64, "tags words.txt -o new.svg --color-scheme drak", says: "did you mean \"dark\"?"),
    BadCall(
      64, "tags words.txt -o new.svg --dynamic-type-size acessibility3",
      says: "did you mean \"accessibility3\"?"),
    BadCall(64, "tags words.txt -o new.svg --select Swfit", says: "did you mean \"Swift\"?"),
    BadCall(64, "tags words.txt -o new.svg --widht 3", says: "Did you mean '--width'?"),
    BadCall(64, "tags words.txt -o new --format pgn", says: "did you mean \"png\"?"),
    BadCall(64, "clock -o new.svg --numerals romna", says: "did you mean \"roman\"?"),
    BadCall(64, "grid a -o new.svg --alignment botom", says: "did you mean \"bottom\"?"),
    BadCall(64, "measure a --weight blod", says: "did you mean \"bold\"?"),
    BadCall(64, "measure a --font titel", says: "did you mean \"title\"?"),
    BadCall(64, "measure a --font Intr", says: "did you mean \"Inter\"?"),
    BadCall(64, "tags words.txt -o new.svg --font Intr", says: "did you mean \"Inter\"?"),
    BadCall(64, "clock -o new.svg --font 'No Such'", says: "--system-fonts adds"),
    BadCall(64, "grid a -o new.svg --font-weight blod", says: "did you mean \"bold\"?"),
    BadCall(64, "fonts Intr", says: "did you mean \"Inter\"?"),
    BadCall(64, "fonts 'No Such Family'", says: "no font family \"No Such Family\""),
    BadCall(64, "fonts --script Arba", says: "did you mean \"Arab\"?"),
    BadCall(64, "fonts --script Arabic", says: "the four letters of a script"),
    BadCall(66, "fonts --fonts missing", says: "missing"),
    BadCall(64, "tgas words.txt -o new.svg", says: "did you mean \"tags\"?"),
    BadCall(64, "help tgas", says: "no subcommand \"tgas\"; expected one of: render,"),
    BadCall(64, "help tags nosuch", says: "no subcommand \"nosuch\""),
    BadCall(64, "help nosuch", says: "no subcommand \"nosuch\"; expected one of: render,"),
    BadCall(64, "clock -o new.svg --dark", says: "'--dark'; write --color-scheme dark"),
    BadCall(64, "tags words.txt -o new.svg --bg red", says: "'--bg'; write --background"),
    BadCall(64, "init bagde -o new.svg", says: "did you mean \"badge\"?"),
    BadCall(
      64, "init nosuch -o new.svg",
      says: "expected one of: tags, cloud, clock, grid, og, badge, timetable, contact, profile"),
    BadCall(64, "help snapshot verfy", says: "did you mean \"verify\"?"),
  ]

  static let withoutEffect = [
    BadCall(
      64, "tags words.txt -o new.svg --corner-radius 4",
      says: "--corner-radius has no effect on cells: it needs --style pill"),
    BadCall(
      64, "tags words.tsv -o new.svg --weights linear --fill red",
      says: "--fill has no effect on plain words: it needs --style cell or --style pill"),
    BadCall(
      64, "grid --images words.txt -o new.svg --font-size 12",
      says: "--font-size has no effect with --images"),
    BadCall(
      64, "grid --images words.txt -o new.svg --font Inter",
      says: "--font has no effect with --images"),
    BadCall(
      64, "clock -o new.svg --time 1:00 --at 2026-11-21T10:08:00Z --zones UTC",
      says: "--time has no effect with --zones"),
    BadCall(
      64, "clock -o new.png --svg semantic",
      says: "--svg has no effect: it needs --format svg"),
    BadCall(
      64, "clock -o new.svg --svg-fonts names",
      says: "--svg-fonts has no effect: it needs --svg semantic"),
    BadCall(
      64, "clock -o new.svg --compression small",
      says: "--compression has no effect: it needs --format png"),
    BadCall(
      64, "render words.txt -o new.pdf --pixels 9",
      says: "--pixels has no effect: it needs --format png"),
    BadCall(
      64, "grid a -o new --format svg --side 9",
      says: "--side has no effect: it needs --format png"),
    BadCall(
      64, "measure a --bold --weight light", says: "--weight has no effect with --bold"),
    BadCall(
      64, "measure a --size 20 --dynamic-type-size xxLarge",
      says: "--dynamic-type-size has no effect with --size"),
    BadCall(
      64, "measure a --font Inter --design serif", says: "--design has no effect on a family"),
    BadCall(64, "fonts --locale ja", says: "--locale has no effect: it needs --explain"),
  ]

  static let outputs = [
    BadCall(64, "tags words.txt", says: "-o FILE"),
    BadCall(64, "tags words.txt -o new.gif", says: "a format for animations"),
    BadCall(
      64, "tags words.txt -o new.bmp",
      says:
        "Platen cannot write BMP, only svg, png, pdf, webp or jpg"),
    BadCall(64, "render words.txt -o new.avif", says: "Platen cannot write AVIF"),
    BadCall(64, "clock -o new.jpg --quality 0", says: "a whole number from 1 to 100"),
    BadCall(64, "clock -o new.png --quality 80", says: "--format webp or --format jpg"),
    BadCall(64, "clock -o new.webp --compression small", says: "--format png"),
    BadCall(64, "tags words.txt -o -", says: "svg, png, pdf, webp or jpg"),
    BadCall(64, "tags words.txt -o", says: "-o <file>"),
    BadCall(
      73, "tags words.txt -o words.txt/new.svg",
      says: "the folder \"words.txt\" cannot be created"),
    BadCall(73, "tags words.txt -o /proc/new.svg", says: "\"/proc/new.svg\""),
    BadCall(73, "tags words.txt -o folder.svg", says: "folder"),
    BadCall(73, "tags words.txt -o /dev/full --format png", says: "no space left"),
    BadCall(65, "grid a -o new.png --scale 1 --width 20 --height 65536", says: "20 x 65536 pixels"),
    BadCall(65, "grid a -o new.png --width 32768 --height 20 --scale 2", says: "65536 x 40 pixels"),
    BadCall(
      65, "grid a -o new.png --scale 1 --width 16001 --height 16001", says: "16001 x 16001 pixels"),
    BadCall(
      65, "grid a -o new.png --scale 1 --width 1001 --height 1000 --pixels 1000000",
      says: "1000000 pixels"),
    BadCall(
      65, "grid a -o new.png --scale 1 --width 101 --height 9 --side 100", says: "101 x 9 pixels"),
    BadCall(64, "grid a -o new.png --scale 1e300", says: "pixels per point from 0.01 to 100"),
  ]

  @Test(
    "a bad call ends with its exit code and one line that says why, and leaves no file behind",
    arguments: inputs + previews + batches + values + elsewhere + misspelled + withoutEffect
      + outputs)
  func badCall(_ call: BadCall) throws {
    let work = try Workplace()
    #expect(try work.shell("mkdir folder.svg").exitCode == 0)
    let before = try work.names()

    let outcome = try work.shell("platen " + call.line)

    #expect(outcome.exitCode == call.code)
    #expect(outcome.isOneError, "\(outcome.error)")
    #expect(outcome.error.contains(call.says), "\(outcome.error)")
    #expect(outcome.output.isEmpty)
    #expect(try work.names() == before)
  }

  @Test(
    arguments: [
      ("a.jpg", [0xFF, 0xD8, 0xFF], "preview a.jpg", "a.jpg: found a JPEG picture, expected"),
      ("a.jpg", [0xFF, 0xD8, 0xFF], "render a.jpg -o b.svg", "found a JPEG picture, expected"),
      ("a.png", [0x89] + Array("PNG\r\n".utf8), "preview a.png", "a.png: found a PNG picture"),
      (
        "a.svg", Array("<?xml version=\"1.0\"?>\n<svg a=\"b: c\"/>".utf8), "render a.svg -o b.svg",
        "a.svg:1:1: found an SVG picture, expected YAML or JSON"
      ),
      ("a.svg", Array("<svg/>".utf8), "grid --images a.svg -o b.svg", "a.svg: found an SVG"),
    ] as [(String, [UInt8], String, String)])
  func aFileOfAnotherKindIsNamed(name: String, bytes: [UInt8], line: String, says: String) throws {
    let work = try Workplace()
    try work.write(bytes, to: name)
    let outcome = try work.shell("platen " + line)
    #expect(outcome.exitCode == 65)
    #expect(outcome.error.contains(says), "\(outcome.error)")
    #expect(work.bytes(of: "b.svg") == nil)
  }

  @Test(
    "a file that cannot be replaced by a whole picture stays as it was",
    arguments: [
      "tags old.svg --weights logarithmic -o old.svg --select Swift", "tags missing -o old.svg",
      "grid a -o old.svg --format png --width 1 --height 70000",
    ])
  func oldFileStays(line: String) throws {
    let work = try Workplace()
    try work.write("an old picture".utf8, to: "old.svg")
    let before = try work.names()
    #expect(try work.shell("platen " + line).exitCode != 0)
    #expect(work.bytes(of: "old.svg") == Array("an old picture".utf8))
    #expect(try work.names() == before)
  }

  @Test func anErrorStaysOneLineWhenANameHasSeveral() throws {
    let outcome = try Workplace().platen(["tags", "two\nlines", "-o", "new.svg"])
    #expect(outcome.exitCode == 66)
    #expect(outcome.isOneError)
  }
}
