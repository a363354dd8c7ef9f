import Testing

@testable import PlatenScenes

/// Dumps of databases and files of source code: each expected list is what a reader would write down.
@Suite("Tables in statements and source code")
struct ProgramTableTests {
  static let dumps: [(String, String)] = [
    (
      "a table that is created",
      "CREATE TABLE tags (name text, count int);\nINSERT INTO tags (name, count) VALUES ('red',3),('it''s',2);\n"
    ),
    (
      "a comment",
      "-- dump of 'tags'\nINSERT INTO tags (name, count) VALUES ('red',3),('it''s',2);\n"
    ),
    (
      "mysqldump",
      "-- MySQL dump 10.13\n/*!40101 SET NAMES utf8 */;\nDROP TABLE IF EXISTS `tags`;\nCREATE TABLE `tags` (\n  `id` int NOT NULL,\n  `name` varchar(9) DEFAULT 'a, b',\n  `count` int,\n  PRIMARY KEY (`id`)\n);\nLOCK TABLES `tags` WRITE;\nINSERT INTO `tags` VALUES (1,'red',3),(2,'it\\'s',2);\nUNLOCK TABLES;\n"
    ),
    (
      "sqlite3",
      "PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\nCREATE TABLE tags(name TEXT, count INT);\nINSERT INTO tags VALUES('red',3);\nINSERT INTO tags VALUES('it''s',2);\nCOMMIT;\n"
    ),
    (
      "pg_dump",
      "SET client_encoding = 'UTF8';\nCOPY public.tags (id, name, count) FROM stdin;\n7\tred\t3\n5\tit's\t2\n\\.\n\nALTER TABLE ONLY public.tags ADD CONSTRAINT p PRIMARY KEY (id);\n"
    ),
    (
      "SQL Server",
      "SET IDENTITY_INSERT [dbo].[tags] ON\nINSERT [dbo].[tags] ([name], [count]) VALUES (N'red', 3)\nINSERT [dbo].[tags] ([name], [count]) VALUES (N'it''s', 2)\nGO\n"
    ),
    (
      "rows that are there",
      "INSERT IGNORE INTO tags (name, count) VALUES ('red', 3), ('it''s', 2) ON DUPLICATE KEY UPDATE count = 1;\n"
    ),
  ]

  @Test func `A dump that ends within its rows is told`() throws {
    let table = try TakenTable("COPY tags (name, count) FROM stdin;\nred\t3\nblue\t2\n", .text)
    #expect(table.words == ["red 3", "blue 2"])
    #expect(table.said?.hasPrefix("read as the rows of SQL without their end") == true)
  }

  @Test(arguments: dumps)
  func `Rows of a dump are a table`(_ program: String, _ text: String) throws {
    let table = try TakenTable(text, .text)
    #expect(table.words == ["red 3", "it's 2"], "\(program)")
    #expect(table.said?.hasPrefix("read as the rows of SQL") == true)
  }

  @Test func `One table of several is told`() throws {
    let table = try TakenTable(
      "INSERT INTO users VALUES (1,'ada');\nINSERT INTO tags VALUES ('red',3),('blue',2);\n", .text)
    #expect(table.words == ["red 3", "blue 2"])
    #expect(table.said?.hasPrefix("read as the rows of \"tags\", 1 of 2 tables of SQL") == true)
  }

  @Test(arguments: [
    "Select three apples; begin with the red ones.\n", "Set the table;\nuse forks;\n",
    "INSERT INTO tags VALUES ('red',3\n", "Create, copy and insert into (many) places\n",
  ])
  func `Prose and broken statements are no dumps`(text: String) {
    #expect(SQLRows(text) == nil)
  }

  static let sources = [
    "<?php\n$w = ['red' => 3, 'blue' => 2];\n",
    "<?php\nreturn [\n  'red' => 3, // warm\n  'blue' => 2,\n];\n",
    "<?php\n// words\n$w = array('red' => 3, 'blue' => 2);\n?>\n",
    "// two words\nconst w = [{ text: 'red', value: 3 }, { text: 'blue', value: 2 }];\n",
    "const w = [\n  { text: 'red', value: 3 }, // one\n  /* two */ { text: 'blue', value: 2 },\n];\nexport default w;\n",
    "'use strict';\nmodule.exports = { red: 3, blue: 2 };\n",
    "export default { red: 3, blue: 2 };\n",
  ]

  @Test(arguments: sources)
  func `Comments and signs around a value do not count`(text: String) throws {
    let table = try TakenTable(text, .text)
    #expect(table.words == ["red 3", "blue 2"])
    #expect(table.said?.hasPrefix("read as a value in source code") == true)
  }

  @Test func `A backslash stands before a quotation mark`() throws {
    #expect(
      try TakenTable("$w = ['it\\'s' => 3, 'http://a.org' => 2];\n", .text).words == [
        "it's 3", "http://a.org 2",
      ])
  }
}
