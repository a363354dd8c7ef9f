import Testing

@testable import PlatenScenes

/// Mails of several parts, several mails in a file, and exported chats: what people wrote in them.
@Suite("Words of mails and chats")
struct WordMailTests {
  /// The words of a text with their counts, the phrase that says what was left out, and the findings.
  private func counted(
    _ text: String
  ) throws -> (words: [String: String], phrase: String, findings: [String]) {
    var counter = WordCounter()
    counter.languages = [.english]
    let table = try counter.table(of: text)
    let words = Dictionary(
      table.records.map { ($0.values[0].text, $0.values[1].text) }, uniquingKeysWith: { $1 })
    guard case .counted(let phrase)? = table.form else { return (words, "", []) }
    return (words, phrase, table.lost.map(\.detail))
  }

  // MARK: - Mails

  @Test func `Of alternatives the plain one is read once, and no attachment`() throws {
    let mail = try counted(
      """
      From: Ada <ada@example.org>
      Subject: =?UTF-8?Q?Caf=C3=A9?=
      Content-Type: multipart/mixed; boundary="a;b"

      For programs without MIME.
      --a;b
      Content-Type: multipart/alternative; boundary=in

      --in
      Content-Type: text/plain; charset="utf-8"
      Content-Transfer-Encoding: quoted-printable

      A caf=C3=A9 by the ri=
      ver.
      --in
      Content-Type: text/html

      <p>A café by the river.</p>
      --in--
      --a;b
      Content-Type: image/png
      Content-Transfer-Encoding: base64

      iVBORw0KGgo=
      --a;b--
      """)
    #expect(mail.words == ["café": "1", "river": "1"])
    #expect(
      mail.phrase
        == "counted: the body of an email, without its headers, quotes, signature and 1 attachment"
    )
    #expect(mail.findings.isEmpty)
  }

  /// The bytes of the words are those that Python's codecs make.
  @Test(arguments: [
    ("utf-8", "VGhlIHByZXNzLg==", "press"), ("iso-8859-2", "bPNk", "lód"),
    ("koi8-r", "0NLF09M=", "пресс"), ("windows-1251", "7/Dl8fE=", "пресс"),
    ("gb2312", "1tDOxA==", "中文"), ("shift_jis", "k/qWew==", "日本"),
    ("iso-2022-jp", "GyRCRnxLXBsoQg==", "日本"), ("euc-kr", "x9Gx2w==", "한글"),
    ("windows-1252", "k3ByZXNzlA==", "press"),
  ])
  func `Characters are those of the charset`(charset: String, base64: String, word: String) throws {
    let mail = try counted(
      "From: a@b.org\nTo: c@d.org\nContent-Type: text/plain; charset=\(charset)\n"
        + "Content-Transfer-Encoding: base64\n\n\(base64)\n")
    #expect(Array(mail.words.keys) == [word])
  }

  @Test func `What cannot be read is a finding`() throws {
    let head = "From: a@b.org\nTo: c@d.org\nContent-Type: text/plain; charset=x-none\n"
    let body = "Content-Transfer-Encoding: base64\n\nVGhl\n"
    #expect(
      try counted(head + body).findings
        == ["a part of the email with characters of \"x-none\" cannot be read: left out"])
    let large = head.replacing("x-none", with: "iso-8859-\(Int.max)")
    #expect(try counted(large + body).findings.count == 1)
    #expect(
      try counted(head + "Content-Transfer-Encoding: x-uuencode\n\nbegin 644\n").findings
        == ["a part of the email in the encoding \"x-uuencode\" cannot be read: left out"])
    #expect(
      try counted("From: a@b.org\nContent-Type: multipart/mixed; boundary=x\n\ntea\n").findings
        == ["an email with several parts has no boundary line: left out"])
  }

  @Test func `A boundary may be in parts`() throws {
    // RFC 2231, 3 and 4.
    let mail = try counted(
      "To: a@b.org\nContent-Type: multipart/mixed; boundary*0*=us-ascii'en'a%20;\n"
        + " boundary*1=\"b\"\n\n--a b\n\ntea\n--a b--\n")
    #expect(mail.words == ["tea": "1"])
  }

  @Test func `Several mails in a file are read one by one`() throws {
    let box = try counted(
      "From a@b.org Mon Jan  1 10:00:00 2024\nFrom: a@b.org\nSubject: One\n\nThe tea.\n\n"
        + "From c@d.org Mon Jan  1 11:00:00 2024\nFrom: c@d.org\nSubject: Two\n\n"
        + "From the tea comes milk.\n")
    #expect(box.words == ["tea": "2", "comes": "1", "milk": "1"])
    #expect(
      box.phrase
        == "counted: the bodies of 2 emails, without their headers, quotes and signatures")
  }

  @Test func `A long head is a head`() throws {
    let trace = String(repeating: "Received: from a.example by b.example\n", count: 200)
    #expect(try counted(trace + "From: a@b.org\n\ntea\n").words == ["tea": "1"])
  }

  @Test func `Of a pasted answer the quotes and the signature are left out`() throws {
    let answer = try counted(
      "Am 01.01.2024 um 10:00 schrieb Ada:\n> Where is the milk?\n\nThe tea.\n\n-- \nBob\n")
    #expect(answer.words == ["tea": "1"])
    #expect(answer.phrase == "counted: the text of an email, without its quotes and signature")
    let original =
      "The tea.\n\n-----Original Message-----\nFrom: Bob\nSent: Monday\nTo: Ada\n\nThe milk?\n"
    #expect(try counted(original).words == ["tea": "1"])
    let passedOn =
      "See below.\n\n---------- Forwarded message ---------\nFrom: Bob\nSubject: Ink\n\nThe milk\n"
    #expect(try counted(passedOn).words == ["See": "1", "milk": "1"])
    // A quotation is none of a mail.
    #expect(try counted("Ada wrote:\n> milk\n\ntea").words["milk"] == "1")
  }

  @Test func `A quotation in an essay is read, and the fields of a letter are`() throws {
    let essay = "In 1843 Ada Lovelace wrote:\n\n> The engine weaves patterns.\n\nShe was right.\n"
    #expect(try counted(essay).words["engine"] == "1")
    let letter = "Objet : demande de thé\nDate : 3 mai\n\nMadame, je vous écris.\n"
    #expect(try !counted(letter).phrase.contains("mail"))
    let mail = "De : Ada <ada@example.org>\nObjet : thé\n\nThe tea.\n"
    #expect(try counted(mail).words == ["tea": "1"])
  }

  @Test func `A title of a terminal without an end goes no further than its line`() {
    #expect(TextNotation.withoutEscapes("\u{1B}]0;title\ntea\u{1B}]0;a\u{7} milk") == "\ntea milk")
    #expect(TextNotation.withoutEscapes("\u{1B}]0;a\u{1B}\\tea") == "tea")
  }

  // MARK: - Chats

  @Test(arguments: [
    "12/31/23, 9:15\u{202F}PM - Ada: The tea\n12/31/23, 9:16\u{202F}PM - Bob: <Media omitted>\n"
      + "12/31/23, 9:17 PM - Ada added Bob\n12/31/23, 9:18 PM - Ada: tea and\nmilk\n",
    "[01.02.24, 10:15:33] Ada: The tea\n[01.02.24, 10:16:00] Bob: \u{200E}Bild weggelassen\n"
      + "[01.02.24, 10:17:00] Ada: tea and milk\n",
    "01/02/2024, 10:16 - Ada: The tea\n01/02/2024, 10:17 - Bob: This message was deleted\n"
      + "01/02/2024, 10:18 - +49 170 1: tea and milk \u{200E}<This message was edited>\n",
    "=====\nGuild: Print\nChannel: general\n=====\n\n[01-Jan-24 10:00 AM] ada#1\nThe tea\n\n"
      + "[01-Jan-24 10:01 AM] bob#0\ntea and milk\n",
    "Ada  10:15 AM\nThe tea\n10:16\ntea and\nBob  10:17 AM\nmilk\n",
    "[10:15] <ada> The tea\n[10:16] * carl joined\n[10:17] <bob> tea and milk\n",
    "[00:00:01] Speaker 1: The tea\n[00:00:05] Speaker 2: tea and milk\n",
  ])
  func `Of a chat the messages are counted`(text: String) throws {
    let chat = try counted(text)
    #expect(chat.words == ["tea": "2", "milk": "1"])
    #expect(
      chat.phrase
        == "counted: the messages of a chat, without their times, senders and omitted media")
  }

  @Test(arguments: [
    "[2024-01-01 10:00:00] ERROR: tea\n[2024-01-01 10:00:01] INFO: milk\n",
    "Bus  10:15\nTrain  10:30\nShip  10:45\n",
    "At 10:15 - Ada: tea\nAt 10:16 - Bob: milk\n",
    "[2024-01-01 10:00:00] production.ERROR: tea lost\n[2024-01-01 10:01:00] production.ERROR: milk\n",
    "[10:15:33] listening on port: 80\n[10:15:34] listening on port: 81\n",
    "9:00 - Opening: welcome by Ada\n10:00 - Talk: the tea\n",
  ])
  func `Logs and lists of times are no chats`(text: String) throws {
    #expect(try !counted(text).phrase.contains("chat"))
  }

  @Test(arguments: [
    #"[{"type": "message", "user": "U1", "text": "The tea", "ts": "1700000000.000100"},"#
      + #"{"type": "message", "user": "U2", "text": "tea and milk", "ts": "1700000001.000100"}]"#,
    #"{"messages": [{"type": "Default", "timestamp": "2024-01-01T10:00:00", "content": "The tea","#
      + #""author": {"name": "ada"}}, {"type": "Default", "timestamp": "2024-01-01T10:01:00","#
      + #""content": "tea and milk", "author": {"name": "bob"}}]}"#,
    #"{"messages": [{"type": "message", "date": "2024-01-01T10:00:00", "from": "Ada","#
      + #""text": "The tea"}, {"type": "message", "date": "2024-01-01T10:01:00", "from": "Bob","#
      + #""text": ["tea and ", {"type": "bold", "text": "milk"}]}]}"#,
  ])
  func `Of a chat in JSON the messages are counted, and no times`(json: String) throws {
    let read = try DataReader(.json).table(from: SceneText(name: "chat.json", text: json))
    var counter = WordCounter()
    counter.languages = [.english]
    let table = try #require(try counter.table(ofTextsIn: read, ColumnRoles(of: read)))
    #expect(table.records.map { $0.values[0].text } == ["tea", "milk"])
    #expect(table.records.map { $0.values[1].text } == ["2", "1"])
  }

  @Test func `A table with a column of weights is no chat`() throws {
    let text = "date,from,text,amount\n2024-01-01,Ada,Coffee beans,12\n2024-01-02,Bob,Tea,5\n"
    let read = try DataReader(.csv).table(from: SceneText(name: "table", text: text))
    #expect(try WordCounter().table(ofTextsIn: read, ColumnRoles(of: read)) == nil)
    #expect(ColumnRoles(of: read).weight?.text == "amount")
  }

  // MARK: - Pasted heads

  @Test(arguments: [
    "Von: Max Muster <max@example.org>\nGesendet: Montag, 5. Mai 2024 10:22\nAn: Ada\nBetreff: AW: Brücke",
    "From: Max Muster\nSent: Monday, May 5, 2024 10:22 AM\nTo: Ada; Ben\nSubject: RE: bridge",
    "De : Max Muster\nEnvoyé : lundi 5 mai 2024 10:22\nÀ : Ada\nObjet : RE: pont",
  ])
  func `The head of a mail within a text is left out and counted`(head: String) throws {
    let mail = try counted("The tea.\n\n\(head)\n\nThe milk.\n")
    #expect(mail.words == ["tea": "1", "milk": "1"])
    #expect(
      mail.phrase
        == "counted: the text of an email, without its quotes and signature, and without 4 lines of headers"
    )
  }

  @Test func `Lines of two fields alone are no head of a mail`() throws {
    let text = try counted("The tea.\n\nFrom: London\nTo: Paris\n\nThe milk.\n")
    #expect(text.words.keys.contains("London"))
  }
}
