import Foundation
import Platen
import PlatenScenes
import Testing

@Suite struct `A control in a scene` {
  static let containers = [
    ViewExample(
      "list: [{section: {header: Fruit, footer: {text: end}, children: [{text: a}, {text: b}]}}, "
        + "{text: c}, {navigationLink: More}]"
    ) {
      List {
        Section {
          Text(verbatim: "a")
          Text(verbatim: "b")
        } header: {
          Text(verbatim: "Fruit")
        } footer: {
          Text(verbatim: "end")
        }
        Text(verbatim: "c")
        NavigationLink {
          EmptyView()
        } label: {
          Text(verbatim: "More")
        }
      }
    },
    ViewExample("form: [{toggle: {label: On, isOn: true}}, {section: [{text: a}]}]") {
      Form {
        Toggle(isOn: .constant(true)) { Text(verbatim: "On") }
        Section { Text(verbatim: "a") }
      }
    },
    ViewExample("groupBox: {label: Box, children: [{text: a}]}") {
      GroupBox {
        Text(verbatim: "a")
      } label: {
        Text(verbatim: "Box")
      }
    },
    ViewExample("groupBox: [{text: a}]") { GroupBox { Text(verbatim: "a") } },
    ViewExample("disclosureGroup: {label: More, isExpanded: true, children: [{text: a}]}") {
      DisclosureGroup(isExpanded: .constant(true)) {
        Text(verbatim: "a")
      } label: {
        Text(verbatim: "More")
      }
    },
    ViewExample("scrollView: {axes: [horizontal, vertical], children: [{text: a}, {text: b}]}") {
      ScrollView([.horizontal, .vertical]) {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
    },
    ViewExample("navigationStack: [{text: a}]") { NavigationStack { Text(verbatim: "a") } },
    ViewExample("navigationSplitView: {sidebar: {text: a}, content: {text: b}, detail: circle}") {
      NavigationSplitView {
        Text(verbatim: "a")
      } content: {
        Text(verbatim: "b")
      } detail: {
        Circle()
      }
    },
    ViewExample(
      "tabView: {selection: 1, tabs: [{label: A, systemImage: star, content: {text: a}}, "
        + "{label: B, content: {text: b}}]}"
    ) {
      TabView(selection: .constant(1)) {
        Text(verbatim: "a").tabItem { Label("A", systemImage: "star") }.tag(0)
        Text(verbatim: "b").tabItem { Text(verbatim: "B") }.tag(1)
      }
    },
  ]

  static let labels = [
    ViewExample("label: {title: Star, systemImage: star}") { Label("Star", systemImage: "star") },
    ViewExample("label: {title: Dot, icon: circle}") {
      Label {
        Text(verbatim: "Dot")
      } icon: {
        Circle()
      }
    },
    ViewExample("labeledContent: {label: Name, value: Ada}") {
      LabeledContent("Name", value: "Ada")
    },
    ViewExample("contentUnavailableView: {label: None, systemImage: star, description: Nothing}") {
      ContentUnavailableView("None", systemImage: "star", description: Text(verbatim: "Nothing"))
    },
    ViewExample("button: Go") { Button("Go") {} },
    ViewExample("button: {label: Go, systemImage: trash, role: destructive}") {
      Button("Go", systemImage: "trash", role: .destructive) {}
    },
    ViewExample("button: {image: {systemName: star}}") {
      Button {
      } label: {
        Image(systemName: "star")
      }
    },
    ViewExample("link: {label: Swift, destination: \"https://www.swift.org\"}") {
      if let url = URL(string: "https://www.swift.org") { Link("Swift", destination: url) }
    },
    ViewExample("menu: Open") { Menu("Open") {} },
    ViewExample("navigationLink: Next") {
      NavigationLink {
        EmptyView()
      } label: {
        Text(verbatim: "Next")
      }
    },
    ViewExample("editButton") { EditButton() },
  ]

  static let controls = [
    ViewExample("toggle: Off") { Toggle("Off", isOn: .constant(false)) },
    ViewExample("stepper: Count") { Stepper("Count", onIncrement: {}, onDecrement: {}) },
    ViewExample("slider: 0.4") { Slider(value: .constant(0.4)) },
    ViewExample("slider: {value: 3, in: 0...10, minimumValueLabel: a, maximumValueLabel: b}") {
      Slider(value: .constant(3.0), in: 0...10) {
        Text(verbatim: "")
      } minimumValueLabel: {
        Text(verbatim: "a")
      } maximumValueLabel: {
        Text(verbatim: "b")
      }
    },
    ViewExample("picker: {label: Fruit, selection: b, options: [a, {tag: b, label: Berry}]}") {
      Picker("Fruit", selection: .constant("b")) {
        Text(verbatim: "a").tag("a")
        Text(verbatim: "Berry").tag("b")
      }
    },
    ViewExample("progressView") { ProgressView() },
    ViewExample("progressView: 0.25") { ProgressView(value: 0.25) },
    ViewExample("progressView: {value: 1, total: 4, label: Work}") {
      ProgressView(value: 1, total: 4) { Text(verbatim: "Work") }
    },
    ViewExample("progressView: {value: 1, total: 4, label: Work, currentValueLabel: 25}") {
      ProgressView(value: 1, total: 4) {
        Text(verbatim: "Work")
      } currentValueLabel: {
        Text(verbatim: "25")
      }
    },
    ViewExample("gauge: {value: 3, in: [0, 10], label: Speed, currentValueLabel: 3}") {
      Gauge(value: 3, in: 0...10) {
        Text(verbatim: "Speed")
      } currentValueLabel: {
        Text(verbatim: "3")
      }
    },
    ViewExample(
      "gauge: {value: 0.5, label: Speed, minimumValueLabel: a, maximumValueLabel: b, "
        + "currentValueLabel: c}"
    ) {
      Gauge(value: 0.5) {
        Text(verbatim: "Speed")
      } currentValueLabel: {
        Text(verbatim: "c")
      } minimumValueLabel: {
        Text(verbatim: "a")
      } maximumValueLabel: {
        Text(verbatim: "b")
      }
    },
    ViewExample("textField: Name") { TextField("Name", text: .constant("")) },
    ViewExample("textField: {label: Name, text: Ada}") {
      TextField("Name", text: .constant("Ada"))
    },
    ViewExample("textField: {label: Name, prompt: Ada}") {
      TextField("Name", text: .constant(""), prompt: Text(verbatim: "Ada"))
    },
    ViewExample("secureField: {label: Password, text: secret}") {
      SecureField("Password", text: .constant("secret"))
    },
    ViewExample("textEditor: Words to edit") { TextEditor(text: .constant("Words to edit")) },
  ]

  @Test func aColumnIsAsWideAsItsViewAsks() throws {
    let view = NavigationSplitView {
      GeometryReader { Text(verbatim: "\(Int($0.size.width))") }
        .navigationSplitViewColumnWidth(90)
    } detail: {
      GeometryReader { Text(verbatim: "\(Int($0.size.width.rounded()))") }
    }
    let renderer = ImageRenderer(content: view.environment(\.horizontalSizeClass, .regular))
    renderer.proposedSize = ProposedViewSize(width: 300, height: 100)
    // A line of at most a point parts the columns.
    let texts = try renderer.fitReport().texts.map(\.text)
    #expect(texts == ["90", "209"] || texts == ["90", "210"])
  }

  @Test func anEditorCutsNoLineShort() throws {
    let view = TextEditor(text: .constant("one\ntwo\nthree\n")).frame(width: 100, height: 40)
    let renderer = ImageRenderer(content: view)
    let report = try renderer.fitReport()
    #expect(report.size == CGSize(width: 100, height: 40))
    #expect(report.truncatedTexts.isEmpty)
  }

  @Test(arguments: containers + labels + controls)
  func `draws as the same one in Swift`(_ example: ViewExample) throws {
    #expect(try svg(sceneView(example.yaml)) == svg(example.view))
  }

  @Test(arguments: [
    (
      "button: {lable: Go}",
      "view.button.lable: found \"lable\", expected one of the fields label, systemImage, role; did you "
        + "mean label?"
    ),
    (
      "slider: {value: 3, in: 10...0}",
      "view.slider.in: found \"10...0\", expected the least and "
        + "the greatest number, such as 0...10"
    ),
    (
      "label: {title: A, systemImage: star.fil}",
      "view.label.systemImage: found \"star.fil\", "
        + "expected the name of a symbol, such as star.fill; did you mean star.fill?"
    ),
    (
      "clockFace: {time: 24:00}",
      "view.clockFace.time: found \"24:00\", expected a time from 00:00 "
        + "to 23:59, such as 10:08"
    ),
    (
      "text: {content: many, format: number}",
      "view.text.content: found \"many\", expected a number"
    ),
    (
      "text: {content: 1, format: nubmer}",
      "view.text.format: found \"nubmer\", expected one of the formats number, percent, currency, "
        + "date, time, uppercase, lowercase; did you mean number?"
    ),
    ("text: {markdown: true}", "view.text: found neither, expected content or parts"),
    ("image: {scale: 2}", "view.image: found neither, expected file or systemName"),
    (
      "image: {file: a.png, systemName: star}",
      "view.image: found both, expected either file or "
        + "systemName"
    ),
    (
      "lazyVGrid: {columns: [0, wide], children: []}",
      "view.lazyVGrid.columns[1]: found \"wide\", "
        + "expected points from 0 to 1000000, flexible, or a mapping of fixed, flexible or adaptive"
    ),
  ])
  func `says what is wrong with it`(_ yaml: String, _ problem: String) {
    #expect(sceneProblems(yaml) == [problem])
  }
}
