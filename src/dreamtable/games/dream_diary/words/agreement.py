"""Gender and number of adjectives: every form that a dictionary form takes in French, Italian, Spanish and German."""

from __future__ import annotations

from collections.abc import Callable, Iterator

# What does not follow the rules: the dictionary form, then the other forms.
IRREGULAR = {
    "fr": """
beau belle beaux belles bel;nouveau nouvelle nouveaux nouvelles nouvel;vieux vieille vieilles vieil
fou folle fous folles;mou molle mous molles;doux douce douces
roux rousse rousses;faux fausse fausses;jaloux jalouse jalouses
blanc blanche blancs blanches;franc franche francs franches;sec sèche secs sèches;frais fraîche fraîches
public publique publics publiques;grec grecque;long longue longs longues;gentil gentille gentils gentilles
gros grosse grosses;gras grasse grasses;bas basse basses;las lasse lasses;épais épaisse épaisses
favori favorite favoris favorites;malin maligne malins malignes;rigolo rigolote rigolos rigolotes;coquin coquine
protecteur protectrice protecteurs protectrices;destructeur destructrice destructeurs destructrices
secret secrète secrets secrètes;inquiet inquiète inquiets inquiètes;discret discrète discrets discrètes
désuet désuète désuets désuètes;fluet fluette;aigu aiguë;bleu bleue bleus bleues;creux creuse creuses
""",
    "it": "bello bel bell bei begli bella belle;buono buon buona buoni buone;grande gran grandi;santo san santa",
    "es": "bueno buen buena buenos buenas;malo mal mala malos malas;grande gran grandes",
    "de": "hoch hohe hoher hohes hohen hohem höher",
}


def agreeing(word: str, language: str) -> set[str]:
    """The form of the dictionary and every other form that agrees with some gender and number.

    >>> sorted(agreeing("coloré", "fr"))
    ['coloré', 'colorée', 'colorées', 'colorés']
    """
    for line in IRREGULAR.get(language, "").replace("\n", ";").split(";"):
        forms = line.split()
        if forms and forms[0] == word:
            return set(forms)
    return {word, *RULES[language](word)}


def _french(word: str) -> Iterator[str]:
    feminine = next((word.removesuffix(a) + b for a, b in FRENCH if word.endswith(a)), f"{word}e")
    plural = word if word[-1] in "sx" else f"{word[:-2]}aux" if word.endswith("al") else f"{word}s"
    yield from (feminine, f"{feminine}s", plural)
    if word.endswith(("al", "eau")):
        yield from (f"{word}s", f"{word}x")


def _italian(word: str) -> Iterator[str]:
    root, last = word[:-1], word[-1]
    if last == "o":
        yield f"{root}a"
        hard = root[-1:] in ("c", "g")
        yield from ([f"{root}hi", f"{root}he", f"{root}i"] if hard else [root if root.endswith("i") else f"{root}i"])
        yield f"{root}e"
    elif last == "e":
        yield f"{root}i"
        if word.endswith("tore"):
            yield f"{word[:-4]}trice"
    elif last == "a":
        yield from (f"{root}i", f"{root}e")


def _spanish(word: str) -> Iterator[str]:
    root = word[:-1]
    if word.endswith("o"):
        yield from (f"{root}a", f"{root}os", f"{root}as")
    elif word[-1] in "eaéu":
        yield f"{word}s"
    elif word.endswith("z"):
        yield f"{root}ces"
    else:
        plain = word.translate(str.maketrans("áéíóú", "aeiou"))
        yield from (f"{word}es", f"{plain}es")
        if word.endswith(("or", "ón", "án", "ín", "és")):
            yield from (f"{plain}a", f"{plain}as")


def _german(word: str) -> Iterator[str]:
    roots = [word.removesuffix("e")]
    if word.endswith(("el", "er")):
        roots.append(word[:-2] + word[-1])  # dunkel, dunkle; teuer, teure
    for root in roots:
        yield from (root + ending for ending in ("e", "er", "es", "en", "em"))


# The ending of a masculine adjective and that of its feminine; the longest come first.
FRENCH = (
    ("teur", "trice"), ("eur", "euse"), ("eux", "euse"), ("eau", "elle"), ("ier", "ière"), ("er", "ère"), ("if", "ive"),
    ("ien", "ienne"), ("en", "enne"), ("on", "onne"), ("el", "elle"), ("eil", "eille"), ("et", "ette"), ("f", "ve"),
    ("c", "que"), ("e", "e"),
)  # fmt: skip
RULES: dict[str, Callable[[str], Iterator[str]]] = {
    "fr": _french,
    "it": _italian,
    "es": _spanish,
    "de": _german,
}
