import Foundation
import Metrics
import Testing

@testable import PlatenService

/// What is expected is the text format, version 0.0.4, as its description shows it.
@Suite struct PrometheusMetricsTests {
  private let metrics = PrometheusMetrics(helps: ["jobs_total": "Jobs that\nare \\done."])

  @Test func nothingCountedIsNothingWritten() {
    #expect(metrics.text == "")
  }

  @Test func countersGrow() {
    let counter = Counter(label: "jobs_total", factory: metrics)
    counter.increment()
    counter.increment(by: 41)
    #expect(
      metrics.text == """
        # HELP jobs_total Jobs that\\nare \\\\done.
        # TYPE jobs_total counter
        jobs_total 42

        """)
  }

  @Test func labelsAreSortedAndEscaped() {
    let dimensions = [("z", "a\"b"), ("a", "c\\d\ne")]
    Counter(label: "jobs_total", dimensions: dimensions, factory: metrics).increment()
    #expect(metrics.text.hasSuffix("\njobs_total{a=\"c\\\\d\\ne\",z=\"a\\\"b\"} 1\n"))
  }

  @Test func whatHasTheSameNameAndLabelsIsOne() {
    for dimensions in [[("a", "1"), ("b", "2")], [("b", "2"), ("a", "1")]] {
      Counter(label: "jobs_total", dimensions: dimensions, factory: metrics).increment()
    }
    #expect(metrics.text.hasSuffix("\njobs_total{a=\"1\",b=\"2\"} 2\n"))
  }

  @Test func gaugesGoUpAndDown() {
    let gauge = Meter(label: "level", factory: metrics)
    gauge.set(3)
    gauge.increment(by: 2.5)
    gauge.decrement(by: 5)
    #expect(metrics.text == "# TYPE level gauge\nlevel 0.5\n")
  }

  @Test func histogramsCountAllThatIsAtMostABound() {
    let timer = Timer(label: "work_seconds", dimensions: [("stage", "a")], factory: metrics)
    timer.recordMilliseconds(1)
    timer.recordMilliseconds(2)
    timer.recordSeconds(11)
    let lines = metrics.text.split(separator: "\n")
    #expect(lines.first == "# TYPE work_seconds histogram")
    #expect(lines.contains("work_seconds_bucket{stage=\"a\",le=\"0.0005\"} 0"))
    #expect(lines.contains("work_seconds_bucket{stage=\"a\",le=\"0.001\"} 1"))
    #expect(lines.contains("work_seconds_bucket{stage=\"a\",le=\"0.0025\"} 2"))
    #expect(lines.contains("work_seconds_bucket{stage=\"a\",le=\"10\"} 2"))
    #expect(
      lines.suffix(3) == [
        "work_seconds_bucket{stage=\"a\",le=\"+Inf\"} 3", "work_seconds_sum{stage=\"a\"} 11.003",
        "work_seconds_count{stage=\"a\"} 3",
      ])
  }

  @Test func recordersAreHistogramsOfBytesOrGauges() {
    Recorder(label: "size_bytes", factory: metrics).record(1024)
    Recorder(label: "level", dimensions: [], aggregate: false, factory: metrics).record(7)
    #expect(metrics.text.contains("size_bytes_bucket{le=\"256\"} 0\n"))
    #expect(metrics.text.contains("size_bytes_bucket{le=\"1024\"} 1\n"))
    #expect(metrics.text.hasPrefix("# TYPE level gauge\nlevel 7\n"))
  }

  @Test func namesAreMadeValid() {
    Counter(label: "1st.job-count", dimensions: [("a-b", "c")], factory: metrics).increment()
    #expect(metrics.text.hasSuffix("\n_1st_job_count{a_b=\"c\"} 1\n"))
  }

  @Test func aNameHasOneKind() {
    Counter(label: "jobs_total", factory: metrics).increment()
    Meter(label: "jobs_total", dimensions: [("a", "b")], factory: metrics).set(9)
    #expect(metrics.text.hasSuffix("# TYPE jobs_total counter\njobs_total 1\n"))
  }

  @Test func whatIsDestroyedIsNotWritten() {
    let counter = Counter(label: "jobs_total", factory: metrics)
    counter.destroy()
    #expect(metrics.text == "")
  }

  /// What alerts and the dashboard ask for that nobody counts would never be told.
  @Test(arguments: ["alerts.yaml", "dashboard.json"])
  func whatIsWatchedIsCounted(file: String) throws {
    let url = URL(filePath: #filePath)
      .appending(path: "../../../../../Deploy/prometheus/\(file)").standardizedFileURL
    let text = try String(contentsOf: url, encoding: .utf8)
    let names = text.matches(of: /\b(?:platen|process)_[a-z_]+/).map { match in
      String(match.output).replacing(/_(bucket|sum|count)$/, with: "")
    }
    #expect(names.count >= 8)
    #expect(names.filter { ServiceMetrics.helps[$0] == nil } == [])
  }

  @Test func numbersAreWrittenAsScrapersReadThem() {
    #expect(MetricNumber.text(3) == "3")
    #expect(MetricNumber.text(0.25) == "0.25")
    #expect(MetricNumber.text(.infinity) == "+Inf")
    #expect(MetricNumber.text(-.infinity) == "-Inf")
    #expect(MetricNumber.text(.nan) == "NaN")
  }

  @Test func nothingIsLostWhereManyCount() async {
    let counter = Counter(label: "jobs_total", factory: metrics)
    let timer = Timer(label: "work_seconds", factory: metrics)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1000 {
            counter.increment()
            timer.recordSeconds(1)
          }
        }
      }
    }
    #expect(metrics.text.contains("\njobs_total 8000\n"))
    #expect(metrics.text.contains("work_seconds_sum 8000\nwork_seconds_count 8000\n"))
  }
}
