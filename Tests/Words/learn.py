#!/usr/bin/env python3
"""Counts by which endings two words are forms of one, over the tables of simplemma.

    learn.py [--words 30000] [--listed 12000] [--share 0.9] LANGUAGE… > rules.txt

For each pair of the most frequent words (wordfreq) that begin alike, the endings behind what they share are counted, with the
letters before them: where nearly all pairs with two endings behind some letters have one lemma, that is a rule. Stems that
follow it and are no forms of one are named, and so are the forms of the most frequent words that follow no rule
(`--listed`, 0 for none). German has a second part, `de~`, of words that differ in the marks of vowels as well: Haus, Häuser.
Lines with `=` have words that are forms of one and do not begin alike: foot, feet; `everyday.txt` has those that the tables
lack or tell apart. `Sources/Tools/CStopWords/inflections.txt` is made so, and says how the lines are read.

`learn.py ko` prints the nouns of Korean that end as if with a particle, which kiwipiepy takes for one word.

Needs simplemma and wordfreq of PyPI, and kiwipiepy for Korean.
"""
import argparse
import collections
import pathlib
import sys
import textwrap

# Letters of an ending, and of what stands before it.
LONGEST_ENDING = 6
LONGEST_CONTEXT = 4
# How many pairs a rule has at least.
FEWEST = 5
# Vowels of German change in forms of one word.
UMLAUTS = str.maketrans("äöü", "aou")


def vocabulary(language, count):
    """The most frequent words of a language with their lemmas, the most frequent first."""
    import wordfreq
    from simplemma.strategies.dictionaries import DefaultDictionaryFactory

    table = DefaultDictionaryFactory().get_dictionary(language)
    lemmas, names = {}, {}
    for form in table:
        lemma = table[form]
        form, lemma = (x.decode() if isinstance(x, bytes) else x for x in (form, lemma))
        (lemmas if form.islower() else names).setdefault(form.lower(), lemma.lower())
    # What has a capital in the tables is a noun of German, and otherwise a name, which is rarer than the word.
    lemmas = lemmas | names if language == "de" else names | lemmas
    known = set(lemmas.values())
    words = {}
    for word in wordfreq.top_n_list(language, count * 3):
        if len(word) < 2 or any(c.isdigit() or c in "'-" for c in word):
            continue
        if word in lemmas or word in known:
            words[word] = lemmas.get(word, word)
        if len(words) == count:
            break
    return words


class Forms:
    """Which words are forms of one: they have one lemma, or one is the other's and none of a third word."""

    def __init__(self, words, apart=()):
        self.words = words
        self.apart = set(apart)
        self.of = collections.defaultdict(set)
        for word, lemma in words.items():
            if word != lemma:
                self.of[lemma].add(word)

    def __call__(self, a, b):
        return " ".join(sorted((a, b))) not in self.apart and self.are_forms(a, b)

    def are_forms(self, a, b):
        return self.is_form(a, b) or self.is_form(b, a) or (
            self.words[a] == self.words[b] and not self.is_other(a) and not self.is_other(b))

    def is_form(self, word, lemma):
        return self.words[word] == lemma and not self.of[word] - {lemma}

    def is_other(self, word):
        """Whether a word that has a lemma is one itself, as porto of porti beside portare."""
        lemma = self.words[word]
        return lemma != word and bool(self.of[word] - {lemma})


def shared(a, b):
    """How many letters two words begin with alike."""
    count = 0
    while count < min(len(a), len(b)) and a[count] == b[count]:
        count += 1
    return count


def endings(a, b, stem):
    return tuple(sorted((a[stem:], b[stem:]), key=lambda ending: (len(ending), ending)))


def pairs(letters):
    """All pairs of words whose endings are short, with what they share: word, word, stem, endings."""
    stems = collections.defaultdict(list)
    for word, text in letters.items():
        for length in range(max(2, len(text) - LONGEST_ENDING), len(text) + 1):
            stems[text[:length]].append((word, text))
    for stem, words in stems.items():
        nexts = collections.defaultdict(list)
        for word in words:
            nexts[word[1][len(stem):len(stem) + 1]].append(word)
        groups = list(nexts.values())
        for i, group in enumerate(groups):
            for other in groups[i + 1:]:
                for a, x in group:
                    for b, y in other:
                        yield a, b, stem, endings(x, y, len(stem))


def contexts(found, share, depth=0, context=""):
    """The shortest letters behind which nearly all of some pairs have one lemma."""
    same = sum(1 for _, is_same in found if is_same)
    if same < FEWEST or depth > LONGEST_CONTEXT:
        return []
    if same >= share * len(found):
        return [context]
    parts = collections.defaultdict(list)
    for stem, is_same in found:
        if len(stem) > depth:
            parts[stem[-1 - depth]].append((stem, is_same))
    return [rule for letter, part in parts.items() for rule in contexts(part, share, depth + 1, letter + context)]


class Rules:
    def __init__(self, words, letters, share, same, is_pair):
        self.letters, self.same, self.is_pair = letters, same, is_pair
        found = collections.defaultdict(list)
        for a, b, stem, key in pairs(letters):
            if is_pair(a, b, len(stem)):
                found[key].append(("^" + stem, same(a, b)))
        self.forms, self.others = {}, {}
        for key, stems in found.items():
            rules = set(contexts(stems, share))
            if rules:
                self.forms[key] = rules
                self.others[key] = {stem for stem, same in stems if not same and self.follows(key, stem)}

    def follows(self, key, stem):
        rules = self.forms.get(key, ())
        return any(stem[len(stem) - n:] in rules for n in range(min(len(stem), LONGEST_CONTEXT) + 1))

    def are_forms(self, a, b):
        x, y = self.letters[a], self.letters[b]
        stem = shared(x, y)
        key, whole = endings(x, y, stem), "^" + x[:stem]
        return self.is_pair(a, b, stem) and self.follows(key, whole) and whole not in self.others[key]

    def listed(self, words, count):
        """The forms of the most frequent words that follow no rule: stems with their endings, and whole words."""
        lemmas = collections.defaultdict(list)
        for word in list(words)[:count]:
            lemmas[words[word]].append(word)
            if words[word] in words and words[word] != word and word not in lemmas[words[word]]:
                lemmas[words[word]].append(word)
        lines, whole = set(), set()
        for lemma, forms in lemmas.items():
            anchor = lemma if lemma in words else forms[0]
            forms = [anchor] + [form for form in forms if form != anchor and self.same(form, anchor)]
            for group in self.groups(forms):
                texts = [self.letters[form] for form in group]
                stem = shared(min(texts), max(texts))
                if stem < 2 or max(map(len, texts)) - stem > LONGEST_ENDING:
                    whole.add(" ".join(sorted(group)))
                else:
                    lines.add((texts[0][:stem], tuple(sorted({text[stem:] for text in texts}))))
        return sorted(lines), sorted(whole)

    def groups(self, forms):
        """The parts of some forms that begin alike, if rules do not join them all; whole, if they do not."""
        texts = sorted(self.letters[form] for form in forms)
        if len(forms) < 2 or all(self.are_forms(a, b) for i, a in enumerate(forms) for b in forms[i + 1:]):
            return
        stem = shared(texts[0], texts[-1])
        if stem >= 2 and max(map(len, texts)) - stem <= LONGEST_ENDING or stem < 2:
            yield forms
            return
        parts = collections.defaultdict(list)
        for form in forms:
            parts[self.letters[form][:stem + 1]].append(form)
        for part in parts.values():
            yield from self.groups(part)


def printed(name, rules, words, count):
    print(f"[{name}]")
    for key in sorted(rules.forms):
        fields = [context or "*" for context in sorted(rules.forms[key])]
        print("-".join(key), *fields, *("!" + stem for stem in sorted(rules.others[key])))
    lines, whole = rules.listed(words, count)
    for stem, forms in lines:
        print("+" + stem, *(ending or "*" for ending in forms))
    return whole


def everyday(language, are_apart=False):
    """The lines of a language in everyday.txt; those of words that are no forms of one begin with !."""
    inside = False
    for line in pathlib.Path(__file__).with_name("everyday.txt").read_text().splitlines():
        if line.startswith("["):
            inside = line == f"[{language}]"
        elif inside and line and not line.startswith("#") and line.startswith("! ") == are_apart:
            yield line.removeprefix("! ")


# What nouns of Korean end with that are particles, too, or make verbs of them.
PARTICLES = "의 을 은 이 가 과 와 도 만 로 나 며 라 란 들 에 는 다 고 께 뿐 까지".split()


def nouns():
    """The frequent nouns of Korean that end as if with a particle."""
    import kiwipiepy
    import wordfreq

    kiwi = kiwipiepy.Kiwi()
    for word in wordfreq.top_n_list("ko", 60000):
        if len(word) > 1 and word.endswith(tuple(PARTICLES)) and all("가" <= c <= "힣" for c in word):
            tokens = kiwi.tokenize(word)
            if len(tokens) == 1 and tokens[0].tag in ("NNG", "NNP", "MAG"):
                yield word


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("languages", nargs="+")
    parser.add_argument("--words", type=int, default=30000)
    parser.add_argument("--listed", type=int, default=12000)
    parser.add_argument("--share", type=float, default=0.9)
    options = parser.parse_args()
    for language in options.languages:
        if language == "ko":
            print("[ko nouns]", *textwrap.wrap(" ".join(sorted(nouns())), 60), sep="\n")
            continue
        words = vocabulary(language, options.words)
        same = Forms(words, everyday(language, are_apart=True))
        rules = Rules(words, {w: w for w in words}, options.share, same, lambda a, b, stem: True)
        whole = printed(language, rules, words, options.listed)
        for line in sorted({*whole, *everyday(language)}):
            print("=", line)
        if language == "de":
            marked = Rules(words, {w: w.translate(UMLAUTS) for w in words}, options.share, same,
                           lambda a, b, stem: a[:stem] != b[:stem])
            printed("de~", marked, words, 0)
        print(language, len(words), file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
