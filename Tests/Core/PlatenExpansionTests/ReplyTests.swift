import Foundation
import Testing

@testable import PlatenExpansion

@Suite struct ReplyTests {
  @Test func theCompilerLearnsTheProtocolsVersion() throws {
    let reply = try answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
    #expect(reply == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
  }

  @Test(arguments: ["", "no JSON", "[]", #"{"loadPluginLibrary":{"libraryPath":"x"}}"#])
  func whatIsNotKnownIsAnsweredWithAnError(message: String) throws {
    let reply = try answer(message)
    #expect(reply.contains("Platen's macros do not understand the compiler's request"))
    #expect(reply.contains(#""severity":"error""#))
  }

  @Test func aPreviewStandsForNothing() throws {
    let reply = try answer(
      #"""
      {"expandFreestandingMacro":{"macro":{"moduleName":"PlatenMacros","typeName":"Nothing",
      "name":"Preview"},"macroRole":"declaration","discriminator":"$s","lexicalContext":[],
      "syntax":{"kind":"declaration","source":"#Preview { }"}}}
      """#)
    #expect(reply == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
  }

  @Test func aRuleTakesTheArgumentsOfItsMacro() throws {
    let reply = try answer(
      #"""
      {"expandFreestandingMacro":{"macro":{"typeName":"Rule"},"macroRole":"expression",
      "syntax":{"kind":"expression","source":"#Rule(Self.$count) { $0 > 2 }"}}}
      """#)
    #expect(reply.contains(#""expandedSource":"Tips.Rule(Self.$count) { $0 > 2 }""#), "\(reply)")
  }

  @Test func anErrorIsShownWhereTheMacroIsUsed() throws {
    let reply = try answer(
      #"""
      {"expandAttachedMacro":{"macro":{"typeName":"Entry"},"macroRole":"peer",
      "attributeSyntax":{"source":"@Entry","location":{"fileName":"/a.swift","offset":12}},
      "declSyntax":{"source":"@Entry var a = 1","location":{"fileName":"/a.swift","offset":12}},
      "lexicalContext":[{"source":"struct A {}"}]}}
      """#)
    #expect(reply.contains(#""position":{"fileName":"\/a.swift","offset":12}"#))
    #expect(reply.contains("@Entry belongs in an extension of EnvironmentValues"))
  }

  private func answer(_ message: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(Reply(to: Data(message.utf8))), as: UTF8.self)
  }
}
