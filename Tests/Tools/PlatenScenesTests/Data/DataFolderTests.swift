import Foundation
import PlatenScenes
import Testing

@Suite("Files that a scene may read")
struct DataFolderTests {
  /// `scene/` with files and links, beside `other/` and `scene-2/`.
  private final class Tree {
    let root: String

    init() throws {
      let name = "platen-data-\(UUID().uuidString)"
      root = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
      for folder in ["scene/sub", "other", "scene-2"] {
        try FileManager.default.createDirectory(
          atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
      }
      for file in ["scene/a.csv", "scene/sub/b.csv", "other/c.csv", "scene-2/d.csv"] {
        try Data(file.utf8).write(to: URL(fileURLWithPath: "\(root)/\(file)"))
      }
      let links = [
        ("scene/out.csv", "../other/c.csv"), ("scene/in.csv", "sub/b.csv"),
        ("scene/away", "../other"),
        ("scene/loop", "loop"), ("scene/nowhere", "../other/nothing"), ("link", "scene"),
      ]
      for (link, target) in links { #expect(symlink(target, "\(root)/\(link)") == 0) }
      #expect(mkfifo("\(root)/scene/pipe", 0o600) == 0)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func text(
      _ name: String, in folder: String = "scene", allowing paths: [String] = []
    ) throws -> String {
      let allowed = paths.map { $0.hasPrefix("/") ? $0 : "\(root)/\($0)" }
      let file = try DataFolder("\(root)/\(folder)", allowedPaths: allowed).file(at: name)
      return String(decoding: file.data, as: UTF8.self)
    }

    func code(
      _ name: String, in folder: String = "scene", allowing paths: [String] = []
    ) -> DataFileError.Code? {
      do {
        _ = try text(name, in: folder, allowing: paths)
        return nil
      } catch {
        return (error as? DataFileError)?.code
      }
    }
  }

  @Test func `Files of the scene's folder are read by any spelling`() throws {
    let tree = try Tree()
    #expect(try tree.text("a.csv") == "scene/a.csv")
    #expect(try tree.text("./sub//b.csv") == "scene/sub/b.csv")
    #expect(try tree.text("sub/../a.csv") == "scene/a.csv")
    #expect(try tree.text("../scene/a.csv") == "scene/a.csv")
    #expect(try tree.text("\(tree.root)/scene/a.csv") == "scene/a.csv")
    #expect(try tree.text("in.csv") == "scene/sub/b.csv")
    #expect(try tree.text("a.csv", in: "link") == "scene/a.csv")
    #expect(try tree.text("\(tree.root)/link/a.csv", in: "link") == "scene/a.csv")
  }

  @Test func `What leads outside is refused, whether there is a file or not`() throws {
    let tree = try Tree()
    for name in [
      "../other/c.csv", "../other/nothing.csv", "../scene-2/d.csv", "/etc/hostname", "/nothing",
      "\(tree.root)/other/c.csv", "out.csv", "away/c.csv", "away/../other/c.csv", "..",
      "sub/../../other/c.csv", "../../../../../../../../../../etc/passwd", "", "a.csv\u{0}",
      "/proc/self/environ", "/dev/zero",
    ] {
      #expect(tree.code(name) == .refused, "\(name)")
    }
  }

  @Test func `A file that is not there is missing`() throws {
    let tree = try Tree()
    for name in ["b.csv", "sub/nothing/x.csv", "loop", "a.csv/x", "nowhere"] {
      #expect(tree.code(name) == .missing, "\(name)")
    }
    #expect(tree.code("x.csv", in: "no-such-folder") == .missing)
    #expect(tree.code(String(repeating: "x", count: 100_000)) == .missing)
  }

  @Test func `Folders, pipes and devices are refused`() throws {
    let tree = try Tree()
    #expect(tree.code("sub") == .refused)
    #expect(tree.code(".") == .refused)
    #expect(tree.code("pipe") == .refused)
    #expect(tree.code("/dev/zero", allowing: ["/"]) == .refused)
    #expect(tree.code("/dev/null", allowing: ["/dev"]) == .refused)
  }

  @Test func `An allowed path opens a folder or one file`() throws {
    let tree = try Tree()
    #expect(try tree.text("../other/c.csv", allowing: ["other"]) == "other/c.csv")
    #expect(try tree.text("out.csv", allowing: ["other"]) == "other/c.csv")
    #expect(try tree.text("../other/c.csv", allowing: ["other/c.csv"]) == "other/c.csv")
    #expect(tree.code("../scene-2/d.csv", allowing: ["other", "scen"]) == .refused)
    #expect(tree.code("../other/nothing.csv", allowing: ["other"]) == .missing)
    #expect(try tree.text("../scene-2/d.csv", allowing: ["/"]) == "scene-2/d.csv")
  }

  @Test func `A file that is too long is refused`() throws {
    let tree = try Tree()
    let folder = DataFolder("\(tree.root)/scene")
    #expect(try folder.file(at: "a.csv", mostBytes: 11).data.count == 11)
    #expect(
      throws: DataFileError(
        code: .refused, path: "a.csv", reason: "has 11 bytes, expected at most 10")
    ) { try folder.file(at: "a.csv", mostBytes: 10) }
  }

  @Test func `A file in use is a file that was there`() throws {
    let tree = try Tree()
    let folder = DataFolder("\(tree.root)/link")
    let location = try folder.location(of: "in.csv")
    #expect(location.hasSuffix("/scene/sub/b.csv"))
  }
}
