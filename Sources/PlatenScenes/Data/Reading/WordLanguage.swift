/// A language whose most frequent words are known.
package enum WordLanguage: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case japanese = "ja"

  /// The words that say little of what a text is about, with folded case.
  var stopWords: [String] {
    switch self {
    case .english: StopWords.english
    case .japanese: StopWords.japanese
    }
  }
}

/// Words that are frequent in texts about anything.
private enum StopWords {
  static let english = words(
    """
    a an the
    i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his
    himself she her hers herself it its itself they them their theirs themselves one ones oneself
    who whom whose whoever which whichever what whatever that this these those there here
    and or but nor so yet if then else because since although though while whereas unless until
    till whether as than like
    of in on at by for with without within from to into onto upon out off over under above below
    up down between among amongst across through throughout during before after about against
    around along behind beside besides beyond near toward towards via per despite except
    be am is are was were been being have has had having do does did doing done
    will would shall should can could may might must ought need dare used cannot
    not no yes neither either both each every all any some none few fewer many much more most less
    least several enough such same other others another own only
    anyone anybody anything anywhere someone somebody something somewhere somehow everyone everybody
    everything everywhere nobody nothing nowhere noone
    very too quite rather almost nearly just also even still already again once twice ever never
    always often sometimes usually perhaps maybe however therefore thus hence otherwise instead
    meanwhile moreover furthermore nevertheless nonetheless indeed really actually simply
    now soon later today when whenever where wherever why how
    ago away back far further forth together apart well else
    get gets got gotten getting go goes going gone went come comes coming came make makes making
    made take takes taking took taken give gives giving gave given put puts putting let lets
    say says saying said tell tells told see sees seeing saw seen seem seems seemed seeming
    know knows knew known think thinks thought want wants wanted use uses using keep keeps kept
    become becomes became find finds found look looks looked ask asked try tries tried
    thing things way ways lot lots kind sort bit
    first second last next new old good better best great big little long
    two three four five six seven eight nine ten hundred thousand
    mr mrs ms dr etc eg ie vs ok okay oh ah hey
    aren't can't couldn't didn't doesn't don't hadn't hasn't haven't isn't mightn't mustn't needn't
    shan't shouldn't wasn't weren't won't wouldn't ain't daren't
    i'm i've i'll i'd you're you've you'll you'd he's he'll he'd she's she'll she'd it's it'll it'd
    we're we've we'll we'd they're they've they'll they'd that's that'll that'd there's there'll
    there'd here's what's what'll who's who'll who'd where's when's why's how's let's y'all
    should've would've could've might've must've o'clock
    arent cant couldnt didnt doesnt dont hadnt hasnt havent isnt shouldnt wasnt werent wont wouldnt
    im ive youre theyre thats whats
    http https www com org net html
    """)

  static let japanese = words(
    """
    は が を に へ と で から まで より の も や か ね よ な わ ぞ ぜ さ し て ば ど けど けれど けれども
    だけ しか ばかり ほど くらい ぐらい など なんて なんか こそ さえ でも すら ずつ のみ きり まま
    とか やら なり だの のに ので ものの つつ ながら たり だり たら だら なら ならば とも って っけ
    かな かしら では には とは へは からは までは よりは にも でも とも へも からも までも
    への での との からの までの よりの としての について における に対して によって により による
    として とっ おい つい おける おいて について とともに にとって
    だ です である でし でした だっ だった だろ だろう でしょう でしょ じゃ じゃない ではない
    ます まし ました ませ ません ましょ ましょう まい
    する し した して します しました しまし され される されて された させ させる しよ しよう すれ すれば
    せる せ れる られる られ せよ
    いる い いた いて います いました いまし おる おり おります
    ある あり あった あっ あります ありまし ありました ない なく なかっ なかった なけれ なければ なくて
    なる なり なっ なった なって なら なれ なります なりました
    れ た たい たく たかっ たかった たがる らしい らしく みたい よう ような ように そう そうな そうに
    くる き きた きて くれる くれ いく いっ いった いって ゆく
    くださる ください 下さい いただく いただき いただい ござい ございます おっしゃる
    できる でき できた できて できます できる できない 出来る
    しまう しまっ しまった おく おい おいた みる み みた みて もらう もらっ もらい あげる やる やっ
    言う いう いい いわ いえ という といった といって 言っ 言い 思う 思い 思っ おもう
    この その あの どの こんな そんな あんな どんな こう ああ どう
    これ それ あれ どれ ここ そこ あそこ どこ こちら そちら あちら どちら こっち そっち あっち どっち
    これら それら あれら これは それは
    私 わたし 僕 ぼく 俺 おれ あなた 君 きみ 彼 かれ 彼女 彼ら われわれ 我々 私たち 皆 みんな 皆さん
    誰 だれ 何 なに なん いつ なぜ どうして いくつ いくら
    こと 事 もの 物 ため 為 とき 時 ところ 所 ほう 方 わけ はず つもり うち 中 なか 上 下 前 後 間
    的 性 化 者 等 たち 達 さん ちゃん 様 氏 さま
    年 月 日 時 分 秒 人 円 回 個 つ 目 一 二 三 四 五 六 七 八 九 十 百 千 万 第 約 各 毎 数
    そして また しかし だから でも それで それに さらに ただ ただし つまり なお まず 次に つぎに 及び および
    並び ならび あるいは または もしくは 即ち すなわち 従って したがって ところが ところで それでは では
    とても もっと すごく たいへん 大変 かなり 少し すこし ちょっと まだ もう すでに 既に やはり やっぱり
    たぶん きっと ぜひ ほとんど すべて 全て 全部 みな いろいろ 色々 様々 たとえば 例えば もし まるで
    はい いいえ ええ うん いや ああ おお よく 良く よい 良い いい よかっ
    同じ おなじ 他 ほか 別 今 いま 今日 昨日 明日 とき 頃 ころ 以上 以下 以外 以内 場合
    しょう しま てい くだ さい しく えて いて して んで いで たか とんと すると しかも あと そうだ しな
    ちゃ じゃあ てる でる とく なが らば べし いえば せば えば けば げば てば ねば めば れば って っと
    りま きま いま みま ちま にま びま れま えま くて しくて かった かっ た事 いた事 した事 する事 ある事
    こうし そうし どうし ああし それら あれら なのだ のだ のです んだ んです わけだ はずだ ことが ことを
    ことに ことは ものが ものを ものは ようだ ようです ましたら ですが ますが ますので ですので いただけ
    あまり あまりに とき ときに ため ために ところで うえ うえで うち うちに なお とりあえず いわゆる
    何でも 何だか 何か 何も 時々 一番 一度 始め 始めて 初め 初めて 無い 無く 無し
    見 見た 見て 見る 思 言 使 使う 使っ 使って 込 込む 来 来た 来て 来る 出 出し 出す 出て 出る 入 入っ 入り 持
    持っ 持つ 知 考 考え 受 受け 付 付け 付き 取 取り 合 合わ 得 続 続け 始 始ま 行う 行っ 行い 行き 行く 大 小 多 少
    お ご 御 ん う え あ く け げ ぐ ら り る ろ ぬ ね の ひ ふ べ べき べく み む め ゆ よ っ
    """)

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
