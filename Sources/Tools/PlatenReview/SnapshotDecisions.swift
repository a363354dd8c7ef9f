package import PlatenScenes

/// A file of decisions: what the report's page writes, and `platen snapshot accept --from` reads.
package struct SnapshotDecisions: Hashable, Sendable {
  package var decisions: [SnapshotDecision]
  /// Who decided; nil if the file does not say.
  package var reviewer: String?

  package init(_ decisions: [SnapshotDecision], by reviewer: String? = nil) {
    (self.decisions, self.reviewer) = (decisions, reviewer)
  }

  /// Reads decisions.
  ///
  /// - Throws: All that is wrong in the text.
  package init(_ text: SceneText) throws(SceneFileError) {
    let node = try SourceReader().read(text)
    let decoder = SceneDecoder(options: SceneOptions())
    let read = Self.part.declared().read(node, decoder)
    guard let read, decoder.errors.isEmpty else {
      throw SceneFileError(of: text, decoder.errors)
    }
    self = read
  }

  /// The decisions as JSON, without a line's end after it.
  package var json: String {
    let decisions = decisions.map { decision in
      JSONValue.object(
        [
          .init("name", .string(decision.name)),
          .init("decision", .string(decision.verdict.rawValue)),
          .init("actual", .string(decision.actual)),
        ] + (decision.comment.map { [.init("comment", .string($0))] } ?? []))
    }
    return JSONValue.object(
      [.init("platen", "decisions"), .init("version", .number(Double(Self.version)))]
        + (reviewer.map { [.init("reviewer", .string($0))] } ?? [])
        + [.init("decisions", .array(decisions))]
    ).formatted
  }

  private static let version = 1

  private static let part = Part<SnapshotDecisions>("decisions", "Decisions about pictures.") {
    fields in
    let kind = fields.required(
      "platen", .name("the kind of file: decisions", [("decisions", true)]), "The kind of file.")
    let version = fields.required(
      "version", .integer("the version of the format: 1", in: version...version),
      "The version of the format: 1.")
    let reviewer = fields.optional("reviewer", .literal, "The name of the person who decided.")
    let decisions = fields.required(
      "decisions", SnapshotDecision.type.list("a list of decisions"), "The decisions.")
    return { values, _ in
      _ = (values[kind], values[version])
      return SnapshotDecisions(
        values[decisions].filter(\.saysSomething), by: values[reviewer])
    }
  }
}

extension SnapshotDecision {
  fileprivate static var type: ValueType<Self> {
    RecordType<Self>("a mapping of name, decision and actual") { fields in
      let name = fields.required("name", .literal, "The snapshot's name.")
      let verdict = fields.required(
        "decision", ValueType<Verdict>.name("a decision"), "accept, approve, reject or comment.")
      let actual = fields.required(
        "actual", .digest, "The SHA-256 of the new file that was reviewed.")
      let comment = fields.optional("comment", .literal, "The reviewer's comment.")
      return { values, _ in
        Self(
          name: values[name], verdict: values[verdict], actual: values[actual],
          comment: values[comment])
      }
    }.type
  }
}

extension ValueType where Value == String {
  fileprivate static var digest: ValueType {
    ValueType.literal.map(expected: "a SHA-256: 64 hexadecimal digits") { text in
      let digits = text.lowercased()
      return digits.utf8.count == 64 && digits.allSatisfy(\.isHexDigit) ? digits : nil
    }
  }
}

// MARK: - Decisions

/// A reviewer's decision about a new picture.
package struct SnapshotDecision: Hashable, Sendable {
  /// The verdicts.
  package enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The new picture is to be the reference.
    case accept
    /// The new picture is right, but others have to say so too before it is the reference.
    case approve
    /// The reference is right, and the new picture wrong.
    case reject
    /// Nothing is decided yet, as where a snapshot has a second cause; the comment is logged.
    case comment
  }

  /// The snapshot's name.
  package var name: String
  package var verdict: Verdict
  /// The SHA-256 of the new file that was seen, in lower case hexadecimal digits.
  package var actual: String
  /// What the reviewer says about it.
  package var comment: String?

  /// Whether it decides, or has a text if it is a comment alone.
  fileprivate var saysSomething: Bool {
    verdict != .comment || comment?.contains { !$0.isWhitespace } == true
  }

  package init(name: String, verdict: Verdict, actual: String, comment: String? = nil) {
    (self.name, self.verdict, self.actual) = (name, verdict, actual)
    self.comment = comment
  }
}
