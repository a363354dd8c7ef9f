// Words that are frequent in texts about anything.
//
// Those of English and Japanese were collected for Platen. The others in this file are the lists of
// the Snowball project (https://snowballstem.org) as Debian's package postgresql-15 has them, with
// folded cases; to that of French some frequent words were added:
//
// Copyright (c) 2001, Dr Martin Porter
// Copyright (c) 2004,2005, Richard Boulton
// Copyright (c) 2013, Yoshiki Shibukawa
// Copyright (c) 2006-2021, Olly Betts
// Copyright (c) 2020, Stephane Carrez
//
// Redistribution and use in source and binary forms, with or without
// modification, are permitted provided that the following conditions are met:
// 1. Redistributions of source code must retain the above copyright notice, this
//    list of conditions and the following disclaimer.
// 2. Redistributions in binary form must reproduce the above copyright notice,
//    this list of conditions and the following disclaimer in the documentation
//    and/or other materials provided with the distribution.
// 3. Neither the name of the Snowball project nor the names of its contributors
//    may be used to endorse or promote products derived from this software
//    without specific prior written permission.
//
// THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS"
// AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE
// IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
// DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT OWNER OR CONTRIBUTORS BE LIABLE
// FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
// DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
// SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
// CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
// OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
// OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

/// Words that are frequent in texts about anything, with folded cases.
enum StopWords {
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
    において に対する に関する に関して にとって
    として とっ おい つい おける おいて について とともに
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

  static let danish = words(
    """
    og i jeg det at en den til er som på de med han af for ikke der var mig sig men et har om vi
    min havde ham hun nu over da fra du ud sin dem os op man hans hvor eller hvad skal selv her
    alle vil blev kunne ind når være dog noget ville jo deres efter ned skulle denne end dette
    mit også under have dig anden hende mine alt meget sit sine vor mod disse hvis din nogle hos
    blive mange ad bliver hendes været thi jer sådan
    """)

  static let dutch = words(
    """
    de en van ik te dat die in een hij het niet zijn is was op aan met als voor had er maar om
    hem dan zou of wat mijn men dit zo door over ze zich bij ook tot je mij uit der daar haar
    naar heb hoe heeft hebben deze u want nog zal me zij nu ge geen omdat iets worden toch al
    waren veel meer doen toen moet ben zonder kan hun dus alles onder ja eens hier wie werd
    altijd doch wordt wezen kunnen ons zelf tegen na reeds wil kon niets uw iemand geweest
    andere
    """)

  static let finnish = words(
    """
    olla olen olet on olemme olette ovat ole oli olisi olisit olisin olisimme olisitte olisivat
    olit olin olimme olitte olivat ollut olleet en et ei emme ette eivät minä minun minut minua
    minussa minusta minuun minulla minulta minulle sinä sinun sinut sinua sinussa sinusta sinuun
    sinulla sinulta sinulle hän hänen hänet häntä hänessä hänestä häneen hänellä häneltä hänelle
    me meidän meidät meitä meissä meistä meihin meillä meiltä meille te teidän teidät teitä
    teissä teistä teihin teillä teiltä teille he heidän heidät heitä heissä heistä heihin heillä
    heiltä heille tämä tämän tätä tässä tästä tähän tallä tältä tälle tänä täksi tuo tuon tuotä
    tuossa tuosta tuohon tuolla tuolta tuolle tuona tuoksi se sen sitä siinä siitä siihen sillä
    siltä sille siksi nämä näiden näitä näissä näistä näihin näillä näiltä näille näinä näiksi
    nuo noiden noita noissa noista noihin noilla noilta noille noina noiksi ne niiden niitä
    niissä niistä niihin niillä niiltä niille niinä niiksi kuka kenen kenet ketä kenessä kenestä
    keneen kenellä keneltä kenelle kenenä keneksi ketkä keiden keitä keissä keistä keihin keillä
    keiltä keille keinä keiksi mikä minkä mitä missä mistä mihin millä miltä mille miksi mitkä
    joka jonka jota jossa josta johon jolla jolta jolle jona joksi jotka joiden joita joissa
    joista joihin joilla joilta joille joina joiksi että ja jos koska kuin mutta niin sekä tai
    vaan vai vaikka kanssa mukaan noin poikki yli kun nyt itse
    """)

  static let french = words(
    """
    au aux avec ce ces dans de des du elle en et eux il je la le leur lui ma mais me même mes
    moi mon ne nos notre nous on ou par pas pour qu que qui sa se ses son sur ta te tes toi ton
    tu un une vos votre vous c d j l à m n s t y été étée étées étés étant étante étants étantes
    suis es est sommes êtes sont serai seras sera serons serez seront serais serait serions
    seriez seraient étais était étions étiez étaient fus fut fûmes fûtes furent sois soit soyons
    soyez soient fusse fusses fût fussions fussiez fussent ayant ayante ayantes ayants eu eue
    eues eus ai as avons avez ont aurai auras aura aurons aurez auront aurais aurait aurions
    auriez auraient avais avait avions aviez avaient eut eûmes eûtes eurent aie aies ait ayons
    ayez aient eusse eusses eût eussions eussiez eussent
    les ils elles cet cette ça ceci cela tout tous toute toutes plus moins très aussi comme si où
    donc ni car quand sans sous entre vers chez dont quel quelle quels quelles
    """)

  static let german = words(
    """
    aber alle allem allen aller alles als also am an ander andere anderem anderen anderer
    anderes anderm andern anderr anders auch auf aus bei bin bis bist da damit dann der den des
    dem die das dass derselbe derselben denselben desselben demselben dieselbe dieselben
    dasselbe dazu dein deine deinem deinen deiner deines denn derer dessen dich dir du dies
    diese diesem diesen dieser dieses doch dort durch ein eine einem einen einer eines einig
    einige einigem einigen einiger einiges einmal er ihn ihm es etwas euer eure eurem euren
    eurer eures für gegen gewesen hab habe haben hat hatte hatten hier hin hinter ich mich mir
    ihr ihre ihrem ihren ihrer ihres euch im in indem ins ist jede jedem jeden jeder jedes jene
    jenem jenen jener jenes jetzt kann kein keine keinem keinen keiner keines können könnte
    machen man manche manchem manchen mancher manches mein meine meinem meinen meiner meines mit
    muss musste nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner
    seines selbst sich sie ihnen sind so solche solchem solchen solcher solches soll sollte
    sondern sonst über um und uns unse unsem unsen unser unses unter viel vom von vor während
    war waren warst was weg weil weiter welche welchem welchen welcher welches wenn werde werden
    wie wieder will wir wird wirst wo wollen wollte würde würden zu zum zur zwar zwischen
    """)

  static let hungarian = words(
    """
    a ahogy ahol aki akik akkor alatt által általában amely amelyek amelyekben amelyeket amelyet
    amelynek ami amit amolyan amíg amikor át abban ahhoz annak arra arról az azok azon azt azzal
    azért aztán azután azonban bár be belül benne cikk cikkek cikkeket csak de e eddig egész egy
    egyes egyetlen egyéb egyik egyre ekkor el elég ellen elő először előtt első én éppen ebben
    ehhez emilyen ennek erre ez ezt ezek ezen ezzel ezért és fel felé hanem hiszen hogy hogyan
    igen így illetve ill. ill ilyen ilyenkor ison ismét itt jó jól jobban kell kellett keresztül
    keressünk ki kívül között közül legalább lehet lehetett legyen lenne lenni lesz lett maga
    magát majd már más másik meg még mellett mert mely melyek mi mit míg miért milyen mikor
    minden mindent mindenki mindig mint mintha mivel most nagy nagyobb nagyon ne néha nekem neki
    nem néhány nélkül nincs olyan ott össze ő ők őket pedig persze rá s saját sem semmi sok
    sokat sokkal számára szemben szerint szinte talán tehát teljes tovább továbbá több úgy
    ugyanis új újabb újra után utána utolsó vagy vagyis valaki valami valamint való vagyok van
    vannak volt voltam voltak voltunk vissza vele viszont volna
    """)

  static let italian = words(
    """
    ad al allo ai agli all agl alla alle con col coi da dal dallo dai dagli dall dagl dalla
    dalle di del dello dei degli dell degl della delle in nel nello nei negli nell negl nella
    nelle su sul sullo sui sugli sull sugl sulla sulle per tra contro io tu lui lei noi voi loro
    mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra
    vostri vostre mi ti ci vi lo la li le gli ne il un uno una ma ed se perché anche come dov
    dove che chi cui non più quale quanto quanti quanta quante quello quelli quella quelle
    questo questi questa queste si tutto tutti a c e i l o ho hai ha abbiamo avete hanno abbia
    abbiate abbiano avrò avrai avrà avremo avrete avranno avrei avresti avrebbe avremmo avreste
    avrebbero avevo avevi aveva avevamo avevate avevano ebbi avesti ebbe avemmo aveste ebbero
    avessi avesse avessimo avessero avendo avuto avuta avuti avute sono sei è siamo siete sia
    siate siano sarò sarai sarà saremo sarete saranno sarei saresti sarebbe saremmo sareste
    sarebbero ero eri era eravamo eravate erano fui fosti fu fummo foste furono fossi fosse
    fossimo fossero essendo faccio fai facciamo fanno faccia facciate facciano farò farai farà
    faremo farete faranno farei faresti farebbe faremmo fareste farebbero facevo facevi faceva
    facevamo facevate facevano feci facesti fece facemmo faceste fecero facessi facesse
    facessimo facessero facendo sto stai sta stiamo stanno stia stiate stiano starò starai starà
    staremo starete staranno starei staresti starebbe staremmo stareste starebbero stavo stavi
    stava stavamo stavate stavano stetti stesti stette stemmo steste stettero stessi stesse
    stessimo stessero stando
    """)

  static let norwegian = words(
    """
    og i jeg det at en et den til er som på de med han av ikke ikkje der så var meg seg men ett
    har om vi min mitt ha hadde hun nå over da ved fra du ut sin dem oss opp man kan hans hvor
    eller hva skal selv sjøl her alle vil bli ble blei blitt kunne inn når være kom noen noe
    ville dere deres kun ja etter ned skulle denne for deg si sine sitt mot å meget hvorfor
    dette disse uten hvordan ingen din ditt blir samme hvilken hvilke sånn inni mellom vår hver
    hvem vors hvis både bare enn fordi før mange også slik vært båe begge siden dykk dykkar dei
    deira deires deim di då eg ein eit eitt elles honom hjå ho hoe henne hennar hennes hoss
    hossen ingi inkje korleis korso kva kvar kvarhelst kven kvi kvifor me medan mi mine mykje no
    nokon noka nokor noko nokre sia sidan so somt somme um upp vere vore verte vort varte vart
    """)

  static let portuguese = words(
    """
    de a o que e do da em um para com não uma os no se na por mais as dos como mas ao ele das à
    seu sua ou quando muito nos já eu também só pelo pela até isso ela entre depois sem mesmo
    aos seus quem nas me esse eles você essa num nem suas meu às minha numa pelos elas qual nós
    lhe deles essas esses pelas este dele tu te vocês vos lhes meus minhas teu tua teus tuas
    nosso nossa nossos nossas dela delas esta estes estas aquele aquela aqueles aquelas isto
    aquilo estou está estamos estão estive esteve estivemos estiveram estava estávamos estavam
    estivera estivéramos esteja estejamos estejam estivesse estivéssemos estivessem estiver
    estivermos estiverem hei há havemos hão houve houvemos houveram houvera houvéramos haja
    hajamos hajam houvesse houvéssemos houvessem houver houvermos houverem houverei houverá
    houveremos houverão houveria houveríamos houveriam sou somos são era éramos eram fui foi
    fomos foram fora fôramos seja sejamos sejam fosse fôssemos fossem for formos forem serei
    será seremos serão seria seríamos seriam tenho tem temos tém tinha tínhamos tinham tive teve
    tivemos tiveram tivera tivéramos tenha tenhamos tenham tivesse tivéssemos tivessem tiver
    tivermos tiverem terei terá teremos terão teria teríamos teriam
    """)

  static let spanish = words(
    """
    de la que el en y a los del se las por un para con no una su al lo como más pero sus le ya o
    este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo
    nos durante todos uno les ni contra otros ese eso ante ellos e esto mí antes algunos qué
    unos yo otro otras otra él tanto esa estos mucho quienes nada muchos cual poco ella estar
    estas algunas algo nosotros mi mis tú te ti tu tus ellas nosotras vosostros vosostras os mío
    mía míos mías tuyo tuya tuyos tuyas suyo suya suyos suyas nuestro nuestra nuestros nuestras
    vuestro vuestra vuestros vuestras esos esas estoy estás está estamos estáis están esté estés
    estemos estéis estén estaré estarás estará estaremos estaréis estarán estaría estarías
    estaríamos estaríais estarían estaba estabas estábamos estabais estaban estuve estuviste
    estuvo estuvimos estuvisteis estuvieron estuviera estuvieras estuviéramos estuvierais
    estuvieran estuviese estuvieses estuviésemos estuvieseis estuviesen estando estado estada
    estados estadas estad he has ha hemos habéis han haya hayas hayamos hayáis hayan habré
    habrás habrá habremos habréis habrán habría habrías habríamos habríais habrían había habías
    habíamos habíais habían hube hubiste hubo hubimos hubisteis hubieron hubiera hubieras
    hubiéramos hubierais hubieran hubiese hubieses hubiésemos hubieseis hubiesen habiendo habido
    habida habidos habidas soy eres es somos sois son sea seas seamos seáis sean seré serás será
    seremos seréis serán sería serías seríamos seríais serían era eras éramos erais eran fui
    fuiste fue fuimos fuisteis fueron fuera fueras fuéramos fuerais fueran fuese fueses fuésemos
    fueseis fuesen sintiendo sentido sentida sentidos sentidas siente sentid tengo tienes tiene
    tenemos tenéis tienen tenga tengas tengamos tengáis tengan tendré tendrás tendrá tendremos
    tendréis tendrán tendría tendrías tendríamos tendríais tendrían tenía tenías teníamos
    teníais tenían tuve tuviste tuvo tuvimos tuvisteis tuvieron tuviera tuvieras tuviéramos
    tuvierais tuvieran tuviese tuvieses tuviésemos tuvieseis tuviesen teniendo tenido tenida
    tenidos tenidas tened
    """)

  static let swedish = words(
    """
    och det att i en jag hon som han på den med var sig för så till är men ett om hade de av
    icke mig du henne då sin nu har inte hans honom skulle hennes där min man ej vid kunde något
    från ut när efter upp vi dem vara vad över än dig kan sina här ha mot alla under någon eller
    allt mycket sedan ju denna själv detta åt utan varit hur ingen mitt ni bli blev oss din
    dessa några deras blir mina samma vilken er sådan vår blivit dess inom mellan sådant varför
    varje vilka ditt vem vilket sitta sådana vart dina vars vårt våra ert era vilkas
    """)

  /// The words of a text with white space between them.
  static func words(_ text: String) -> [String] {
    // By bytes: there are thousands of words.
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .map { String(Substring($0)) }
  }
}
