"""Random clouds: their words, in ten scripts and with emoji among them, and the options that they are drawn with."""
import random

# Letters that words of a script are put together from, a cluster each.
CLUSTERS = {
    "Latin": "a e i o u y b c d f g h j k l m n p q r s t v w z A E G J Q T W ä é ñ ø ß ç ğ ł ž fi ff".split(),
    "Greek": list("αβγδεζηθικλμνξοπρςστυφχψωάέήίόύώΑΓΔΘΛΞΠΣΦΨΩ"),
    "Cyrillic": list("абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґБДЖФЩЮЯ"),
    "Arabic": list("ابتثجحخدذرزسشصضطظعغفقكلمنهويةىآأؤئءپچژگک"),
    "Hebrew": list("אבגדהוזחטיכלמנסעפצקרשתךםןףץ"),
    "Devanagari": "क ख ग घ च ज ट ड त द न प ब भ म य र ल व श स ह का कि की कु कू के कै को कं र्क क्ष ज्ञ त्र स्त द्ध प्र हिं ष्ट्र".split(),
    "Thai": "ก ข ค ง จ ช ซ ด ต ท น บ ป พ ม ย ร ล ว ส ห อ กา กี กื กุ กู เก แก โก ไก ก่ ก้ กำ ที่ น้ำ ปู่ ญู".split(),
    "Japanese": list("あいうえおかきくけこさしすせそたちつてとなにのはひふへほまみむめもやゆよらりるれろんアイウエオカキクケコ日本語時間東京"),
    "Chinese": list("的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可"),
    "Korean": list("가나다라마바사아자차카타파하각난달림밤삼정총콩탑한글서울부산꽃빛읽없를"),
}
EMOJI = "😀 🎉 🚀 🍎 🐙 👩‍🚀 👍🏽 🇯🇵 ❤️ 🌈 🏳️‍🌈 ⚽ 1️⃣".split()
# Scripts without spaces between words have short ones.
SHORT = {"Japanese", "Chinese", "Korean"}


class Cloud:
    """A cloud's words with their weights, and the command's options; the same for the same number."""

    def __init__(self, number):
        self.number = number
        chance = random.Random(number)
        self.scripts = chance.sample(sorted(CLUSTERS), chance.choice((1, 1, 1, 2, 3)))
        self.emoji = chance.choice((0, 0, 0.1, 0.4))
        count = chance.choice((1, 2, chance.randint(3, 30), chance.randint(30, 120), chance.randint(120, 300)))
        weight = weights(chance)
        words = {}
        while len(words) < count:
            words.setdefault(self.word(chance), weight(len(words)))
        self.words = list(words.items())
        self.width, self.height = chance.randint(160, 800), chance.randint(120, 600)
        self.padding = chance.choice((0, 5, 20))
        self.options = {
            "top": 300, "width": self.width, "height": self.height, "padding": self.padding,
            "seed": chance.randint(0, 1_000_000), "effort": chance.choice((1, 1, 2, 4)),
            "weights": chance.choice(("linear", "squareRoot", "logarithmic")),
            "vertical-share": chance.choice((0, 0, 0.3, 1)), "least-size": chance.choice((2, 6, 10)),
            "font-weight": chance.choice(("light", "regular", "bold", "black")),
            "font-design": chance.choice(("default", "default", "serif", "rounded", "monospaced")),
            "theme": chance.choice(("system", "paper", "ocean", "meadow", "candy", "mono")),
        }

    def word(self, chance):
        if chance.random() < self.emoji:
            emoji = chance.choice(EMOJI)
            # A space keeps the letters beside it off its picture: what lies inside of a word is not looked at.
            return f"{emoji} {self.letters(chance)}"
        return self.letters(chance)

    def letters(self, chance):
        script = chance.choice(self.scripts)
        longest = 4 if script in SHORT else 9
        return "".join(chance.choices(CLUSTERS[script], k=chance.randint(1 if script in SHORT else 2, longest)))

    def table(self, shuffled=False):
        """The words as TSV, in their order or in another."""
        rows = list(self.words)
        if shuffled:
            random.Random(self.number + 1).shuffle(rows)
        return "".join(["name\tweight\n", *(f"{name}\t{weight}\n" for name, weight in rows)])

    def arguments(self):
        return [part for name, value in self.options.items() for part in (f"--{name}", str(value))]

    def __str__(self):
        options = " ".join(self.arguments())
        return f"cloud {self.number}: {len(self.words)} words, {'+'.join(self.scripts)}, {options}"


def weights(chance):
    """A rule that gives the word of a place in the list its weight."""
    kind = chance.choice(("zipf", "equal", "few", "any"))
    if kind == "zipf":
        return lambda place: round(1000 / (place + 1), 3)
    if kind == "equal":
        return lambda place: 7
    if kind == "few":
        return lambda place: chance.randint(1, 5)
    return lambda place: round(chance.expovariate(0.01), 3)
