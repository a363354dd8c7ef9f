#!/usr/bin/env python3
"""Counts by which endings two words are forms of one, over the tables of simplemma.

    learn.py [--words 30000] [--listed 12000] LANGUAGE… > rules.txt

For each pair of the most frequent words (wordfreq) that begin alike, the endings behind what they share are counted, with the
letters before them: where nearly all pairs with two endings behind some letters have one lemma, that is a rule. Stems that
follow it and are no forms of one are named, and so are the forms of the most frequent words that follow no rule
(`--listed`, 0 for none). `Sources/Tools/CStopWords/inflections.txt` is made so, and says how the lines are read.

Needs simplemma and wordfreq of PyPI.
"""
import argparse
import collections
import sys

# Letters of an ending, and of what stands before it.
LONGEST_ENDING = 6
LONGEST_CONTEXT = 4
# How many pairs a rule has at least, and how many of them have one lemma.
FEWEST = 5
SHARE = 0.97
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


def contexts(found, depth=0, context=""):
    """The shortest letters behind which nearly all of some pairs have one lemma."""
    same = sum(1 for _, is_same in found if is_same)
    if same < FEWEST or depth > LONGEST_CONTEXT:
        return []
    if same >= SHARE * len(found):
        return [context]
    parts = collections.defaultdict(list)
    for stem, is_same in found:
        if len(stem) > depth:
            parts[stem[-1 - depth]].append((stem, is_same))
    return [rule for letter, part in parts.items() for rule in contexts(part, depth + 1, letter + context)]


class Rules:
    def __init__(self, words, letters):
        self.letters = letters
        found = collections.defaultdict(list)
        for a, b, stem, key in pairs(letters):
            found[key].append(("^" + stem, words[a] == words[b]))
        self.forms, self.others = {}, {}
        for key, stems in found.items():
            rules = set(contexts(stems))
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
        return self.follows(key, whole) and whole not in self.others[key]

    def listed(self, words, count):
        """The forms of the most frequent words that follow no rule, as a stem and its endings."""
        spelled = {}
        for word in words:
            spelled.setdefault(self.letters[word], word)
        lemmas = collections.defaultdict(list)
        for word in list(words)[:count]:
            # Words that differ in umlauts alone cannot be told apart: the most frequent one counts.
            if spelled[self.letters[word]] == word:
                lemmas[words[word]].append(word)
        return sorted(line for forms in lemmas.values() for line in self.stems(forms))

    def stems(self, forms):
        texts = sorted({self.letters[word] for word in forms})
        if len(texts) < 2:
            return
        stem = shared(texts[0], texts[-1])
        if stem < 2 or max(map(len, texts)) - stem > LONGEST_ENDING:
            parts = collections.defaultdict(list)
            for word in forms:
                parts[self.letters[word][:max(stem + 1, 2)]].append(word)
            if len(parts) > 1:
                for part in parts.values():
                    yield from self.stems(part)
            return
        if not all(self.are_forms(a, b) for i, a in enumerate(forms) for b in forms[i + 1:]
                   if self.letters[a] != self.letters[b]):
            yield texts[0][:stem], [text[stem:] for text in texts]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("languages", nargs="+")
    parser.add_argument("--words", type=int, default=30000)
    parser.add_argument("--listed", type=int, default=12000)
    options = parser.parse_args()
    for language in options.languages:
        words = vocabulary(language, options.words)
        rules = Rules(words, {w: w.translate(UMLAUTS) if language == "de" else w for w in words})
        print(f"[{language}]")
        for key in sorted(rules.forms):
            fields = [context or "*" for context in sorted(rules.forms[key])]
            print("-".join(key), *fields, *("!" + stem for stem in sorted(rules.others[key])))
        for stem, forms in rules.listed(words, options.listed):
            print("+" + stem, *(ending or "*" for ending in forms))
        print(language, len(words), file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
