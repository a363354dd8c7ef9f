// Words that are frequent in texts about anything, in further languages of Latin letters.
//
// Those of all but Indonesian are from the collection Stopwords ISO
// (https://github.com/stopwords-iso/stopwords-iso), as PyPI's package stopwordsiso 0.7.1 has it:
//
// The MIT License (MIT)
//
// Copyright (c) 2020 Gene Diaz
//
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
//
// The above copyright notice and this permission notice shall be included in all
// copies or substantial portions of the Software.
//
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
// SOFTWARE.
//
// Words of several parts, signs and vowel signs of Arabic were left out, cases were folded; to
// Romanian the letters with commas were added to those with cedillas.
//
// Those of Indonesian are from PyPI's package stop-words 2025.11.4, and some were added:
//
// Copyright (c) 2014, Alireza Savand, Contributors
// All rights reserved.
//
// Redistribution and use in source and binary forms, with or without
// modification, are permitted provided that the following conditions are met:
//
// * Redistributions of source code must retain the above copyright notice, this
//   list of conditions and the following disclaimer.
//
// * Redistributions in binary form must reproduce the above copyright notice,
//   this list of conditions and the following disclaimer in the documentation
//   and/or other materials provided with the distribution.
//
// * Neither the name of the {organization} nor the names of its
//   contributors may be used to endorse or promote products derived from
//   this software without specific prior written permission.
//
// THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS"
// AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE
// IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
// DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
// FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
// DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
// SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
// CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
// OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
// OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

extension StopWords {
  static let catalan = words(
    """
    a abans ací ah així això al aleshores algun alguna algunes alguns alhora allà allí allò als
    altra altre altres amb ambdues ambdós anar ans apa aquell aquella aquelles aquells aquest
    aquesta aquestes aquests aquí baix bastant bé cada cadascuna cadascunes cadascuns cadascú com
    consegueixo conseguim conseguir consigueix consigueixen consigueixes contra d dalt de del dels
    des després dins dintre donat doncs durant e eh el elles ells els em en encara ens entre era
    erem eren eres es esta estan estat estava estaven estem esteu estic està estàvem estàveu et
    etc ets fa faig fan fas fem fer feu fi fins fora gairebé ha han has haver havia he hem heu hi
    ho i igual iguals inclòs ja jo l la les li llarg llavors m ma mal malgrat mateix mateixa
    mateixes mateixos me mentre meu meus meva meves mode molt molta moltes molts mon mons més n ne
    ni no nogensmenys només nosaltres nostra nostre nostres o oh oi on pas pel pels per perquè
    però poc poca pocs podem poden poder podeu poques potser primer propi puc qual quals quan
    quant que quelcom qui quin quina quines quins què s sa sabem saben saber sabeu sap saps
    semblant semblants sense ser ses seu seus seva seves si sobre sobretot soc solament sols som
    son sons sota sou sóc són t ta tal també tampoc tan tant tanta tantes te tene tenim tenir
    teniu teu teus teva teves tinc ton tons tot tota totes tots un una unes uns us va vaig vam van
    vas veu vosaltres vostra vostre vostres érem éreu és éssent últim ús
    """)

  static let croatian = words(
    """
    a ako ali bi bih bila bili bilo bio bismo biste biti bumo da do duž ga hoće hoćemo hoćete
    hoćeš hoću i iako ih ili iz ja je jedna jedne jedno jer jesam jesi jesmo jest jeste jesu jim
    joj još ju kada kako kao koja koje koji kojima koju kroz li me mene meni mi mimo moj moja moje
    mu na nad nakon nam nama nas naš naša naše našeg ne nego neka neki nekog neku nema netko neće
    nećemo nećete nećeš neću nešto ni nije nikoga nikoje nikoju nisam nisi nismo niste nisu njega
    njegov njegova njegovo njemu njezin njezina njezino njih njihov njihova njihovo njim njima
    njoj nju no o od odmah on ona oni ono ova pa pak po pod pored prije s sa sam samo se sebe sebi
    si smo ste su sve svi svog svoj svoja svoje svom ta tada taj tako te tebe tebi ti to toj tome
    tu tvoj tvoja tvoje u uz vam vama vas vaš vaša vaše već vi vrlo za zar će ćemo ćete ćeš ću što
    """)

  static let czech = words(
    """
    a aby ahoj aj ale anebo ani aniž ano asi aspoň atd atp az ačkoli až bez beze blízko bohužel
    brzo bude budem budeme budes budete budeš budou budu by byl byla byli bylo byly bys byt být
    během chce chceme chcete chceš chci chtít chtějí chuti ci clanek clanku clanky co coz což cz
    daleko dalsi další den deset design devatenáct devět dnes do dobrý docela dva dvacet dvanáct
    dvě dál dále děkovat děkujeme děkuji email ho hodně i jak jakmile jako jakož jde je jeden
    jedenáct jedna jedno jednou jedou jeho jehož jej jeji jejich její jelikož jemu jen jenom jenž
    jeste jestli jestliže ještě jež ji jich jimi jinak jine jiné jiz již jsem jses jseš jsi jsme
    jsou jste já jí jím jíž jšte k kam každý kde kdo kdy kdyz když ke kolik kromě ktera ktere
    kteri kterou ktery která které který kteři kteří ku kvůli ma mají mate me mezi mi mit mne mnou
    mně moc mohl mohou moje moji možná muj musí muze my má málo mám máme máte máš mé mí mít mě můj
    může na nad nade nam napiste napište naproti nas nasi načež naše naši ne nebo nebyl nebyla
    nebyli nebyly nechť nedělají nedělá nedělám neděláme neděláte neděláš neg nejsi nejsou nemají
    nemáme nemáte neměl neni není nestačí nevadí nez než nic nich nimi nove novy nové nový nula ná
    nám námi nás náš ní ním ně něco nějak někde někdo němu němuž o od ode on ona oni ono ony osm
    osmnáct pak patnáct po pod podle pokud potom pouze pozdě pořád prave pravé pred pres pri pro
    proc prostě prosím proti proto protoze protože proč prvni první práve pta pět před přede přes
    přese při přičemž re rovně s se sedm sedmnáct si sice skoro smí smějí snad spolu sta sto
    strana sté sve svych svym svymi své svých svým svými svůj ta tady tak take takhle taky takze
    také takže tam tamhle tamhleto tamto tato te tebe tebou tedy tema ten tento teto ti tim timto
    tipy tisíc tisíce to tobě tohle toho tohoto tom tomto tomu tomuto toto trošku tu tuto tvoje
    tvá tvé tvůj ty tyto téma této tím tímto tě těm těma těmu třeba tři třináct u určitě uz už v
    vam vas vase vaše vaši ve vedle večer vice vlastně vsak vy vám vámi vás váš více však všechen
    všechno všichni vůbec vždy z za zatímco zač zda zde ze zpet zpravy zprávy zpět čau či článek
    článku články čtrnáct čtyři šest šestnáct že
    """)

  static let indonesian = words(
    """
    ada adalah adanya adapun agak agaknya agar akan akankah akhirnya aku akulah amat amatlah anda
    andalah antar antara antaranya apa apaan apabila apakah apalagi apatah atau ataukah ataupun
    bagai bagaikan bagaimana bagaimanakah bagaimanapun bagi bahkan bahwa bahwasanya banyak
    beberapa begini beginian beginikah beginilah begitu begitukah begitulah begitupun belum
    belumlah berapa berapakah berapalah berapapun bermacam bersama betulkah biasa biasanya bila
    bilakah bisa bisakah boleh bolehkah bolehlah buat bukan bukankah bukanlah bukannya cuma dahulu
    dalam dan dapat dari daripada dekat demi demikian demikianlah dengan depan di dia dialah
    diantara diantaranya dikarenakan dini diri dirinya disini disinilah dong dulu enggak enggaknya
    entah entahlah hal hampir hanya hanyalah harus haruslah harusnya hendak hendaklah hendaknya
    hingga ia ialah ibarat ingin inginkah inginkan ini inikah inilah itu itukah itulah jangan
    jangankan janganlah jika jikalau juga justru kala kalau kalaulah kalaupun kalian kami kamilah
    kamu kamulah kan kapan kapankah kapanpun karena karenanya ke kecil kemudian kenapa kepada
    kepadanya ketika khususnya kini kinilah kiranya kita kitalah kok lagi lagian lah lain lainnya
    lalu lama lamanya lebih macam maka makanya makin malah malahan mampu mampukah mana manakala
    manalagi masih masihkah masing mau maupun melainkan melalui memang mengapa mereka merekalah
    merupakan meski meskipun mungkin mungkinkah nah namun nanti nantinya nyaris oleh olehnya pada
    padahal padanya paling pantas para pasti pastilah per percuma pernah pula pun rupanya saat
    saatnya saja sajalah saling sama sambil sampai sana sangat sangatlah saya sayalah se sebab
    sebabnya sebagai sebagaimana sebagainya sebaliknya sebanyak sebegini sebegitu sebelum
    sebelumnya sebenarnya seberapa sebetulnya sebisanya sebuah sedang sedangkan sedemikian sedikit
    sedikitnya segala segalanya segera seharusnya sehingga sejak sejenak sekali sekalian sekaligus
    sekalipun sekarang seketika sekiranya sekitar sekitarnya sela selagi selain selaku selalu
    selama selamanya seluruh seluruhnya semacam semakin semasih semaunya sementara sempat semua
    semuanya semula sendiri sendirinya seolah seorang sepanjang sepantasnya sepantasnyalah seperti
    sepertinya sering seringnya serta serupa sesaat sesama sesegera sesekali seseorang sesuatu
    sesuatunya sesudah sesudahnya setelah seterusnya setiap setidaknya sewaktu siapa siapakah
    siapapun sini sinilah suatu sudah sudahkah sudahlah supaya tadi tadinya tak tanpa tapi telah
    tentang tentu tentulah tentunya terdiri terhadap terhadapnya terlalu terlebih tersebut
    tersebutlah tertentu tetapi tiap tidak tidakkah tidaklah toh untuk waduh wah wahai walau
    walaupun wong yaitu yakni yang
    """)

  static let latvian = words(
    """
    aiz ap apakš apakšpus ar arī augšpus bet bez bija biji biju bijām bijāt būs būsi būsiet būsim
    būt būšu caur diemžēl diezin droši dēļ esam esat esi esmu gan gar iekam iekams iekām iekāms
    iekš iekšpus ik ir it itin iz ja jau jeb jebšu jel jo jā ka kamēr kaut kolīdz kopš kā kļuva
    kļuvi kļuvu kļuvām kļuvāt kļūs kļūsi kļūsiet kļūsim kļūst kļūstam kļūstat kļūsti kļūstu kļūt
    kļūšu labad lai lejpus līdz līdzko ne nebūt nedz nekā nevis nezin no nu nē otrpus pa par pat
    pie pirms pret priekš pār pēc starp tad tak tapi taps tapsi tapsiet tapsim tapt tapāt tapšu
    taču te tiec tiek tiekam tiekat tieku tik tika tikai tiki tikko tiklab tiklīdz tiks tiksiet
    tiksim tikt tiku tikvien tikām tikāt tikšu tomēr topat turpretim turpretī tā tādēļ tālab tāpēc
    un uz vai var varat varēja varēji varēju varējām varējāt varēs varēsi varēsiet varēsim varēt
    varēšu vien virs virspus vis viņpus zem ārpus šaipus
    """)

  static let polish = words(
    """
    a aby ach acz aczkolwiek aj albo ale ależ ani aż bardziej bardzo bez bo bowiem by byli bym
    bynajmniej być był była było były będzie będą cali cała cały chce choć ci ciebie cię co
    cokolwiek coraz coś czasami czasem czemu czy czyli często daleko dla dlaczego dlatego do
    dobrze dokąd dość dr dużo dwa dwaj dwie dwoje dzisiaj dziś gdy gdyby gdyż gdzie gdziekolwiek
    gdzieś go godz hab i ich ii iii ile im inna inne inny innych inż iv ix iż ja jak jakaś jakby
    jaki jakichś jakie jakiś jakiż jakkolwiek jako jakoś je jeden jedna jednak jednakże jedno
    jednym jedynie jego jej jemu jest jestem jeszcze jeśli jeżeli już ją każdy kiedy kierunku
    kilka kilku kimś kto ktokolwiek ktoś która które którego której który których którym którzy ku
    lat lecz lub ma mają mam mamy mało mgr mi miał mimo między mnie mną mogą moi moim moja moje
    może możliwe można mu musi my mój na nad nam nami nas nasi nasz nasza nasze naszego naszych
    natomiast natychmiast nawet nic nich nie niech niego niej niemu nigdy nim nimi nią niż no nowe
    np nr o obok od ok około on ona one oni ono oraz oto owszem pan pana pani pl po pod podczas
    pomimo ponad ponieważ powinien powinna powinni powinno poza prawie prof przecież przed przede
    przedtem przez przy raz razie roku również sam sama się skąd sobie sobą sposób swoje są ta tak
    taka taki takich takie także tam te tego tej tel temu ten teraz też to tobie tobą toteż totobą
    trzeba tu tutaj twoi twoim twoja twoje twym twój ty tych tylko tym tys tzw tę u ul vi vii viii
    vol w wam wami was wasi wasz wasza wasze we według wie wiele wielu więc więcej wszyscy
    wszystkich wszystkie wszystkim wszystko wtedy www wy właśnie wśród xi xii xiii xiv xv z za
    zapewne zawsze zaś ze zeznowu znowu znów został zł żaden żadna żadne żadnych że żeby
    """)

  static let romanian = words(
    """
    a abia acea aceasta această aceea aceeasi acei aceia acel acela acelasi acele acelea acest
    acesta aceste acestea acestei acestia acestui aceşti aceştia acești aceștia acolo acord acum
    adica ai aia aibă aici aiurea al ala alaturi ale alea alt alta altceva altcineva alte altfel
    alti altii altul am anume apoi ar are as asa asemenea asta astazi astea astfel astăzi asupra
    atare atat atata atatea atatia ati atit atita atitea atitia atunci au avea avem aveţi aveți
    avut azi aş aşadar aţi aș așadar ați ba bine bucur bună ca cam cand capat care careia carora
    caruia cat catre caut ce cea ceea cei ceilalti cel cele celor ceva chiar ci cinci cind cine
    cineva cit cita cite citeva citi citiva conform contra cu cui cum cumva curând curînd când cât
    câte câtva câţi câți cînd cît cîte cîtva cîţi cîți că căci cărei căror cărui către da daca
    dacă dar dat datorită dată dau de deasupra deci decit degraba deja deoarece departe desi
    despre deşi deși din dinaintea dintr dintre doar doi doilea două drept dupa după dă e ea ei el
    ele era eram este eu exact eşti ești face fara fata fel fi fie fiecare fii fim fiu fiţi fiți
    foarte fost frumos fără geaba graţie grație halbă i ia iar ieri ii il imi in inainte inapoi
    inca incit insa intr intre isi iti la le li lor lui lângă lîngă ma mai mare mea mei mele mereu
    meu mi mie mine mod mult multa multe multi multă mulţi mulţumesc mulți mulțumesc mâine mîine
    mă ne nevoie ni nici niciodata nicăieri nimeni nimeri nimic niste nişte niște noastre noastră
    noi noroc nostri nostru nou noua nouă noştri noștri nu numai o opt or ori oricare orice
    oricine oricum oricând oricât oricînd oricît oriunde pai parca patra patru patrulea pe pentru
    peste pic pina plus poate pot prea prima primul prin putini puţin puţina puţină puțin puțina
    puțină până pînă rog sa sai sale sau se si sint sintem spate spre sub sunt suntem sunteţi
    sunteți sus sută sînt sîntem sînteţi sînteți să săi său ta tale te ti timp tine toata toate
    toată tocmai tot toti totul totusi totuşi totuși toţi toți trei treia treilea tu tuturor tăi
    tău ul ului un una unde undeva unei uneia unele uneori unii unor unora unu unui unuia unul va
    vi voastre voastră voi vom vor vostru vouă voştri voștri vreme vreo vreun vă zece zero zi zice
    îi îl îmi împotriva în înainte înaintea încotro încât încît între întrucât întrucît îţi îți
    ăla ălea ăsta ăstea ăştia ăștia şapte şase şi ştiu ţi ţie șapte șase și știu ți ție
    """)

  static let slovak = words(
    """
    a aby aj ak akej akejže ako akom akomže akou akouže akože aká akáže aké akého akéhože akému
    akémuže akéže akú akúže aký akých akýchže akým akými akýmiže akýmže akýže ale alebo ani asi
    avšak až ba bez bezo bol bola boli bolo bude budem budeme budete budeš budú buď by byť cez
    cezo dnes do ešte ho hoci i iba ich im inej inom iná iné iného inému iní inú iný iných iným
    inými ja je jeho jej jemu ju k kam kamže každou každá každé každého každému každí každú každý
    každých každým každými kde kej kejže keď keďže kie kieho kiehože kiemu kiemuže kieže koho kom
    komu kou kouže kto ktorej ktorou ktorá ktoré ktorí ktorú ktorý ktorých ktorým ktorými ku ká
    káže ké kéže kú kúže ký kýho kýhože kým kýmu kýmuže kýže lebo leda ledaže len ma majú mal mala
    mali mať medzi mi mne mnou moja moje mojej mojich mojim mojimi mojou moju možno mu musia
    musieť musí musím musíme musíte musíš my má mám máme máte máš môcť môj môjho môže môžem môžeme
    môžete môžeš môžu mňa na nad nado najmä nami naša naše našej naši našich našim našimi našou ne
    nech neho nej nejakej nejakom nejakou nejaká nejaké nejakého nejakému nejakú nejaký nejakých
    nejakým nejakými nemu než nich nie niektorej niektorom niektorou niektorá niektoré niektorého
    niektorému niektorú niektorý niektorých niektorým niektorými nielen niečo nim nimi nič ničoho
    ničom ničomu ničím no nám nás náš nášho ním o od odo on ona oni ono ony oň oňho po pod podo
    podľa pokiaľ popod popri potom poza pre pred predo preto pretože prečo pri práve s sa seba
    sebe sebou sem si sme so som ste svoj svoja svoje svojho svojich svojim svojimi svojou svoju
    svojím sú ta tak takej takejto taká takáto také takého takéhoto takému takémuto takéto takí
    takú takúto taký takýto takže tam teba tebe tebou teda tej tejto ten tento ti tie tieto tiež
    to toho tohoto tohto tom tomto tomu tomuto toto tou touto tu tvoj tvoja tvoje tvojej tvojho
    tvoji tvojich tvojim tvojimi tvojím ty tá táto tí títo tú túto tých tým tými týmto u už v vami
    vaša vaše vašej vaši vašich vašim vaším veď viac vo vy vám vás váš vášho však všetci všetka
    všetko všetky všetok z za začo začože zo áno čej či čia čie čieho čiemu čiu čo čoho čom čomu
    čou čože čí čím čími ďalšia ďalšie ďalšieho ďalšiemu ďalšiu ďalšom ďalšou ďalší ďalších ďalším
    ďalšími ňom ňou ňu že
    """)

  static let slovenian = words(
    """
    a ali april avgust bi bil bila bile bili bilo biti blizu bo bodo bojo bolj bom bomo boste bova
    boš brez cel cela celi celo da daleč dan danes datum december deset deseta deseti deseto devet
    deveta deveti deveto do dober dobra dobri dobro dokler dol dolg dolga dolgi dovolj drug druga
    drugi drugo dva dve eden en ena ene eni enkrat eno februar ga gor gospa gospod h halo ii iii
    in iv ix iz januar jaz je ji jih jim jo julij junij jutri k kadarkoli kaj kajti kako kakor
    kamor kamorkoli kar karkoli katerikoli kdaj kdo kdorkoli ker ki kje kjer kjerkoli ko koder
    koderkoli koga komu kot kratek kratka kratke kratki lahka lahke lahki lahko le lep lepa lepe
    lepi lepo leto maj majhen majhna majhni malce malo manj marec me med medtem mene mesec mi
    midva midve mnogo moj moja moje mora morajo moram moramo morate moraš morem mu na nad naj
    najina najino najmanj naju največ nam narobe nas nato nazaj naš naša naše ne nedavno nedelja
    nek neka nekaj nekatere nekateri nekatero nekdo neke nekega neki nekje neko nekoga nekoč ni
    nikamor nikdar nikjer nikoli nič nje njega njegov njegova njegovo njej njemu njen njena njeno
    nji njih njihov njihova njihovo njiju njim njo njun njuna njuno no nocoj november o ob oba obe
    oboje od odprt odprta odprti okoli oktober on onadva one oni onidve osem osma osmi osmo pa pet
    peta petek peti peto po pod pogosto poleg poln polna polni polno ponavadi ponedeljek ponovno
    potem povsod pozdravljen pozdravljeni prav prava prave pravi pravo prazen prazna prazno precej
    pred prej preko pri približno primer pripravljen pripravljena pripravljeni proti prva prvi
    prvo ravno redko res reč s saj sam sama same sami samo se sebe sebi sedaj sedem sedma sedmi
    sedmo sem september seveda si sicer skoraj skozi slab smo so sobota spet sreda srednja srednji
    sta ste stran stvar sva ta tak taka take taki tako takoj tam te tebe tebi tega težak težka
    težki težko ti tista tiste tisti tisto tja to toda torek tretja tretje tretji tri tu tudi
    tukaj tvoj tvoja tvoje v vaju vam vas vaš vaša vaše ve vedno velik velika veliki veliko vendar
    ves več vi vidva vii viii visok visoka visoke visoki vsa vsaj vsak vsaka vsakdo vsake vsaki
    vsakomur vse vsega vsi vso včasih včeraj z za zadaj zadnji zakaj zaprta zaprti zaprto zdaj
    zelo zunaj č če često četrta četrtek četrti četrto čez čigav š šest šesta šesti šesto štiri ž
    že
    """)

  static let turkish = words(
    """
    acaba acep adamakıllı adeta ait altmýþ altmış altý altı ama amma anca ancak arada artýk
    aslında aynen ayrıca az açıkça açıkçası bana bari bazen bazý bazı başkası baţka belki ben
    benden beni benim beri beriki beþ beş beţ bilcümle bile bin binaen binaenaleyh bir biraz
    birazdan birbiri birden birdenbire biri birice birileri birisi birkaç birkaçı birkez birlikte
    birçok birçoğu birþey birþeyi birşey birşeyi birţey bitevi biteviye bittabi biz bizatihi bizce
    bizcileyin bizden bize bizi bizim bizimki bizzat boşuna bu buna bunda bundan bunlar bunları
    bunların bunu bunun buracıkta burada buradan burası böyle böylece böylecene böylelikle
    böylemesine böylesine büsbütün bütün cuk cümlesi da daha dahi dahil dahilen daima dair
    dayanarak de defa dek demin demincek deminden denli derakap derhal derken deđil değil değin
    diye diđer diğer diğeri doksan dokuz dolayı dolayısıyla doğru dört edecek eden ederek edilecek
    ediliyor edilmesi ediyor elbet elbette elli emme en enikonu epey epeyce epeyi esasen esnasında
    etmesi etraflı etraflıca etti ettiği ettiğini evleviyetle evvel evvela evvelce evvelden
    evvelemirde evveli eđer eğer fakat filanca gah gayet gayetle gayri gayrı gelgelelim gene gerek
    gerçi geçende geçenlerde gibi gibilerden gibisinden gine göre gırla hakeza halbuki halen
    halihazırda haliyle handiyse hangi hangisi hani hariç hasebiyle hasılı hatta hele hem henüz
    hep hepsi her herhangi herkes herkesin hiç hiçbir hiçbiri hoş hulasaten iken iki ila ile ilen
    ilgili ilk illa illaki imdi indinde inen insermi ise ister itibaren itibariyle itibarıyla iyi
    iyice iyicene için iş işte iţte kadar kaffesi kah kala kanýmca karşın katrilyon kaynak kaçı
    kelli kendi kendilerine kendini kendisi kendisine kendisini kere kez keza kezalik keşke keţke
    ki kim kimden kime kimi kimisi kimse kimsecik kimsecikler külliyen kýrk kýsaca kırk kısaca
    lakin leh lütfen maada madem mademki mamafih mebni međer meğer meğerki meğerse milyar milyon
    mu mü mý mı nasýl nasıl nasılsa nazaran naşi ne neden nedeniyle nedenle nedense nerde nerden
    nerdeyse nere nerede nereden neredeyse neresi nereye netekim neye neyi neyse nice nihayet
    nihayetinde nitekim niye niçin o olan olarak oldu olduklarını oldukça olduğu olduğunu olmadı
    olmadığı olmak olması olmayan olmaz olsa olsun olup olur olursa oluyor on ona onca onculayın
    onda ondan onlar onlardan onlari onlarýn onları onların onu onun oracık oracıkta orada oradan
    oranca oranla oraya otuz oysa oysaki pek pekala peki pekçe peyderpey rağmen sadece sahi
    sahiden sana sanki sekiz seksen sen senden seni senin siz sizden sizi sizin sonra sonradan
    sonraları sonunda tabii tam tamam tamamen tamamıyla tarafından tek trilyon tüm var vardı
    vasıtasıyla ve velev velhasıl velhasılıkelam veya veyahut ya yahut yakinen yakında yakından
    yakınlarda yalnız yalnızca yani yapacak yapmak yaptı yaptıkları yaptığı yaptığını yapılan
    yapılması yapıyor yedi yeniden yenilerde yerine yetmiþ yetmiş yetmiţ yine yirmi yok yoksa
    yoluyla yüz yüzünden zarfında zaten zati zira çabuk çabukça çeşitli çok çokları çoklarınca
    çokluk çoklukla çokça çoğu çoğun çoğunca çoğunlukla çünkü öbür öbürkü öbürü önce önceden
    önceleri öncelikle öteki ötekisi öyle öylece öylelikle öylemesine öz üzere üç þey þeyden þeyi
    þeyler þu þuna þunda þundan þunu şayet şey şeyden şeyi şeyler şu şuna şuncacık şunda şundan
    şunlar şunları şunu şunun şura şuracık şuracıkta şurası şöyle ţayet ţimdi ţu ţöyle
    """)

  static let vietnamese = words(
    """
    ai alô amen anh biết bà bài bác bèn béng bông bạn bản bấy bằng bển bệt bị bỗng bộ bớ bởi bức
    cao cha chiếc cho choa chuyện chính chú chăng chưa chậc chắc chỉ chỉn chớ chợt chủn chứ con
    cuốn cuộc càng các cái cây còn có cô cùng căn cũng cơ cơn cả cần cậu của cứ do duy dào dì dưới
    dạ dẫu dữ em giữa gì hay hoặc hơn họ hỏi khi khác không luôn là làm lên lúc lại lần lớn muốn
    mà mình mọi mỗi một mới mợ ngay nghen nghỉm ngoài ngoải ngày ngôi ngươi người ngọn ngọt nh
    nhau nhiều nhà nhé như nhưng nhất nhận nhỉ những nào này nên nó nóc nói năm nơi nấy nếu nền nọ
    nớ nữa oái pho phè phóc phót phải phắt phỏng phốc phụt phứt qua quyết quyển quá quả ra riêng
    riệt rày ráo rén rích răng rất rằng rồi rứa sao sau so suýt sì sạch sất sắp sẽ số sự tanh
    thanh theo thoạt thoắt thuần thà tháng thì thím thôi thường thấy thẩy thậm thế thếch thỏm thốc
    thốt thộc thửa toà toẹt trong trên trước trển trệt trỏng tuy tênh tôi tại tấm tấn tắp tọt tột
    tớ tới từ từng veo việc và vào vâng vèo vì vẫn vậy về với vở vụt vừa xoét xoẳn xoẹt xuể xuống
    xệp à ào á ái áng ông úi ý đang đi điều đây đã đó được đến đều để ơ ơi ư ạ ấy ắt ồ ổng ớ ờ ở
    ủa ừ ử
    """)
}
