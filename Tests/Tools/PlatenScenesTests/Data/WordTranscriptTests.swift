import Testing

@testable import PlatenScenes

/// What is said in transcripts, and in chats that were copied from programs or exported by others than those of
/// `WordMailTests`.
@Suite("Words of transcripts and pasted chats")
struct WordTranscriptTests {
  /// The words of a text with their counts, and the phrase that says what was left out.
  private func counted(_ text: String) throws -> (words: [String: String], phrase: String) {
    var counter = WordCounter()
    counter.languages = [.english]
    let table = try counter.table(of: text)
    let words = Dictionary(
      table.records.map { ($0.values[0].text, $0.values[1].text) }, uniquingKeysWith: { $1 })
    guard case .counted(let phrase)? = table.form else { return (words, "") }
    return (words, phrase)
  }

  // MARK: - Transcripts

  @Test(arguments: [
    (
      "HOST: The tea.\nGUEST 1: Is there tea?\nHOST: There is.\nGUEST 1: And milk?\n",
      "HOST, GUEST 1"
    ),
    ("Ada: The tea.\nBob: Tea.\nAda: And milk.\nBob: No.\n", "Ada, Bob"),
    (
      "User: The tea?\n\nChatGPT: Tea. And\nit is\nmilk.\n\nUser: Why?\n\nChatGPT: “It is.”\n",
      "User, ChatGPT"
    ),
    (
      "Maria de Souza: The tea.\nO'Brien: Tea.\nMaria de Souza: And milk.\nO'Brien: Is it?\n",
      "Maria de Souza, O'Brien"
    ),
    ("記者：The tea.\n田中：Tea.\n記者：Is it?\n田中：And milk.\n", "記者, 田中"),
    (
      "A: Tea.\nB: The tea.\nC: And milk.\nD: Is it?\nE: No.\nA: So.\nB: So.\nC: So.\nD: So.\nE: So.\n",
      "A, B, C, D, …"
    ),
  ])
  func `Of a transcript it is counted what is said`(text: String, names: String) throws {
    let transcript = try counted(text)
    #expect(transcript.words == ["tea": "2", "milk": "1"])
    #expect(
      transcript.phrase
        == "counted: the messages of a transcript, without the names of its speakers (\(names))")
  }

  @Test func `What a meeting has above its transcript is not counted`() throws {
    let meeting = try counted(
      "(2024-03-01 10:12 GMT+1) - Transcript\nAttendees\nAda Lovelace, Bob Ode\nTranscript\n"
        + "Ada Lovelace: The tea.\nBob Ode: Tea and milk.\nAda Lovelace: No.\n")
    #expect(meeting.words == ["tea": "2", "milk": "1"])
    #expect(
      meeting.phrase
        == "counted: the messages of a transcript, without the names of its speakers (Ada Lovelace,"
        + " Bob Ode), and without the 4 lines above")
  }

  @Test(arguments: [
    "Name: Anna.\nTown: Bonn.\nJob: Baker.\nHobby: Tea.\n",
    "Tea: 12\nMilk: 3\nTea: 4\nMilk: 5\n",
    "Title: The river\nAuthor: Ada\nTitle: The sea\nAuthor: Bob\n",
    "tea: It is hot.\nmilk: It is cold.\ntea: It is hot.\nmilk: It is cold.\n",
    "ERROR: No tea.\nINFO: Milk is there.\nERROR: No tea.\nINFO: Milk is there.\n",
    "Note: The tea is hot.\nNote: The milk is cold.\nNote: Stir.\nNote: Drink.\n",
    "We met at noon. Ada said: Tea.\nBob: Milk.\nThen it rained.\nWe left.\nNobody spoke.\n",
    "Ingredients: flour, sugar.\nMethod: Mix and bake.\nTime: An hour.\nServes: Four.\n",
    "https://a.org: Tea.\nhttps://b.org: Milk.\nhttps://a.org: Tea.\nhttps://b.org: Milk.\n",
  ])
  func `Fields, records and prose are no transcripts`(text: String) throws {
    #expect(try !counted(text).phrase.contains("transcript"))
  }

  // MARK: - Chats

  @Test(arguments: [
    "Ada — 03/01/2024 10:12 AM\nThe tea\nBob — 03/01/2024 10:13 AM\ntea and\nmilk\n",
    "Ada — Today at 10:12 AM\nThe tea\nBob — Yesterday at 10:13 AM\ntea and milk\n",
    "Ada — 10:12\nThe tea\nBob — 10:13\ntea\nAda — 10:14\nand milk\n",
    "Ada Lovelace\n  10:12 AM\nThe tea\n:eyes: 2\nBob\n  10:13 AM\ntea\nAda Lovelace\n  10:14 AM\nmilk\n",
    "10:12:33 From Ada to Everyone:\n\tThe tea\n10:13:01 From Bob to Everyone:\n\ttea\n"
      + "10:13:20 From Ada to Bob(Direct Message):\n\tand milk\n",
    "10:12:33\t From Ada : The tea\n10:13:01\t From Bob : tea\n10:13:20\t From Ada : and milk\n",
    "안나 님과 카카오톡 대화\n저장한 날짜 : 2024-03-01 12:00:00\n\n--------------- 2024년 3월 1일 금요일 ---------------\n"
      + "[안나] [오전 10:12] The tea\n[벤] [오전 10:13] 사진\n[안나] [오후 1:14] tea and milk\n",
    "[LINE] 田中とのトーク履歴\n保存日時：2024/03/01 12:00\n\n2024/03/01(金)\n10:12\t田中\tThe tea\n"
      + "10:13\t佐藤\t[スタンプ]\n10:14\t田中\ttea and milk\n",
    "2024-03-01 10:12:33 小明\nThe tea\n2024-03-01 10:13:01 小红\n[图片]\n2024-03-01 10:14:00 小明\ntea and milk\n",
    "Ada Lovelace  0:03  \nThe tea\n\nBob Ode  0:09  \ntea and milk\n",
  ])
  func `Of a chat as programs copy or export it the messages are counted`(text: String) throws {
    let chat = try counted(text)
    #expect(chat.words == ["tea": "2", "milk": "1"])
    #expect(
      chat.phrase
        == "counted: the messages of a chat, without their times, senders and omitted media")
  }

  @Test(arguments: [
    "Opening — 9:00\nWelcome by Ada\nTalk — 10:00\nThe tea\n",
    "[main] [10:12:33] started\n[main] [10:12:34] stopped\n",
    "[INFO] [10:12] started\n[WARN] [10:13] stopped\n[INFO] [10:14] started\n",
    "10:12:33 INFO : started\n10:12:34 WARN : stopped\n10:12:35 INFO : started\n",
    "9:00 Opening:\nWelcome\n10:00 Opening:\nTalk\n",
    "2024-03-01 10:12:33 Tea\n2024-03-02 10:12:33 Milk\n2024-03-03 10:12:33 Tea\n",
  ])
  func `Logs and schedules are no chats`(text: String) throws {
    #expect(try !counted(text).phrase.contains("chat"))
  }

  @Test func `In JSON of Slack the numbers of people and notices are not counted`() throws {
    let json = #"""
      [{"type": "message", "user": "U1", "text": "The tea, see <https://a.org/1|the build>", "ts": "1700000000.000100"},
      {"type": "message", "user": "U2", "text": "<@U012AB> tea <#C01|milk>", "ts": "1700000001.000100"},
      {"type": "message", "subtype": "channel_join", "user": "U2", "text": "<@U2> has joined", "ts": "1700000002.0"}]
      """#
    let read = try DataReader(.json).table(from: SceneText(name: "chat.json", text: json))
    var counter = WordCounter()
    counter.languages = [.english]
    let table = try #require(try counter.table(ofTextsIn: read, ColumnRoles(of: read)))
    #expect(table.records.map { $0.values[0].text } == ["tea", "build", "milk", "see"])
  }
}
