"""What of a guess is its answer: hesitation, doubt, second thoughts and told dreams are no part of it."""

from __future__ import annotations

import re

from dreamtable.language import lexicon
from dreamtable.language.normalize import ARTICLES, bare, fold

# Words beside a guess that are no part of the name: "I think it's the sun", "a pair of scissors", "a lighthouse maybe".
_AROUND = """
i im we he she it its is isnt this that thats these those they theyre are was be been being could might must may maybe
perhaps probably possibly surely definitely actually obviously clearly certainly totally basically literally really
right correct sure certain positive confident guess guessing guessed think thinking thought say saying said bet
believe reckon suppose assume feel feels seems seem seemed looks look sounds sound like kinda sorta my our his her
their your of kind sort type just well ok okay alright please yes yep yup yeah so then gonna gotta going to got has
have had ive id ill lets let me us go with for about how what whats answer final element word thing things stuff
another other any every each both all there here hey ah aha ha haha lol wow oh ooh omg damn oops whoa hope hopefully
first attempt try trying now also too or and ever mean means meant you do does did am were would should want will one
two three four five six seven eight nine ten eleven twelve many several few lots know knew bingo eureka but something
"""
AROUND = ARTICLES.union(_AROUND.split())
HESITATION = re.compile(r"h+m+|m+h?m+|u+h*m*|e+r+m*|e+h+|[oae]+h+|h+u+h|\d+|percent")
# Phrases that tell how sure somebody is.
_DOUBTS = (
    "(?:i )?(?:do ?nt|dont) know(?: for sure)?|i dunno|dunno|idk|who knows|no earthly idea",
    "(?:i )?(?:have|ive|got|ive got)? ?(?:absolutely )?no (?:idea|clue)",
    "(?:i |im |i am |am )?not (?:(?:really |entirely |so |too |very |100 |quite )?(?:sure|certain)|positive)",
    "(?:i |im |i am |am )?(?:(?:pretty|quite|fairly|very|almost|absolutely|totally|really|so|rather|99|100|percent) )+"
    "(?:sure|certain|positive)",
    "(?:i )?havent (?:a|got a|the faintest) (?:clue|idea)",
    "(?:this is |its )?(?:just )?(?:my |a |at a )?(?:wild |best |first |final |total )?(?:guess|thought|answer|try)",
    "if i had to (?:guess|choose|pick|say)|in my opinion|without a doubt|no doubt(?: about it)?|for sure",
    "of course|fingers crossed|i (?:would|could) say",
    "(?:i |ill |i will |im |lets |let me |let us )*"
    "(?:go(?:ing)? (?:for|with)|settle (?:on|for)|stick with|lock in|try)",
    "(?:it |this |that |he |she )?(?:has|have|had|got|gotta|s got|thats got|its got) to be|(?:you|do you|did you) mean",
    "(?:are we |we are |were |are you |is this |are they )?"
    "(?:talking|thinking|speaking|dreaming|looking) (?:about|of|for)",
    "(?:how|what) about|(?:could|might|would) (?:it|this|that) be",
    "am i right|is that right|is it right|or am i wrong|i got it|got it|i know(?: it)?|my god|oh boy",
    "let me (?:see|think)",
    "lets see|lets say|hear me out|trust me|i swear|you know|after all|all along|again",
)
DOUBT = re.compile(rf"(?:^|(?<= ))(?:{'|'.join(_DOUBTS)})(?=$| )")
# What takes back all that came before: "a cat, no wait, a tiger".
_TAKES_BACK = (
    "no wait no|wait wait|no no no|no no|no wait|wait no|wait|hold on|hang on|no i mean|i mean|i meant",
    "no actually|actually no|actually|or rather|rather|im sorry|sorry|scratch that|strike that|forget (?:that|it)",
    "never ?mind|correction|oops|my bad|(?:i )?(?:take that back|changed? my mind)|change (?:that|it)(?: to)?",
    "make (?:that|it)|on second thoughts?|or no|or better|better",
)
_CORRECTION = rf"(?:oh |um |uh |er |ah |and |but )*(?:{'|'.join(_TAKES_BACK)})"
CORRECTED = re.compile(rf"^(?:.* )?{_CORRECTION} (?=.)")
CORRECTS = re.compile(rf"(?:{_CORRECTION} ?)+|no|nope|nah")
NO_THEN = re.compile("^(?:.* )?(?:no|nope|nah) (?=(?:an?|the|its|it|i|im|that|thats|maybe|probably|my) )")
NEGATED = re.compile(
    "^(?:(?:its|it|this|that|thats|he|she|they|theyre) )?(?:is |are |was )?"
    "(?:definitely |probably |maybe |certainly )?"
    "(?:not|isnt|arent|wasnt|cant be|cannot be|couldnt be|aint|never|neither|nor) "
)
OR_SO = re.compile("(?:or|and) (?:something|somebody|someone|anything|whatever|stuff|similar|such|so|others?)(?: .*)?$")
CALLED = re.compile("^.+ (?:called|named|known as|aka|also known as) (?=.)")
PAUSE = re.compile(r"\.{2,}|…|\s-+\s|--+|[—–]")  # "the paper... a newspaper"
CLAUSE = re.compile(r"[,;:!?()\"“”/|&+]|\.(?=\s|$)")
JOINED_ON = re.compile("(?:with|in|on|of|at|from|that|which|who|made) ")  # goes on with what was said before a pause
# What leads to a thing in a told dream: "I saw a doctor", "was I running a marathon?", "a man reading a newspaper"
_TELLING = """
about am at being boy carrying catching chasing child climbing cutting dreamed dreaming dreamt drinking driving eating
fighting finding flying found getting girl guy had has have having hearing heard holding hugging in into is it jumping
kicking kid lighting looking making man meeting met on opening peeling people person petting picking playing pushing
reading riding ringing rowing running sailing saw see seeing sitting sleeping slicing smelling somebody someone
something standing swimming taking that there throwing touching using visiting walking was watching wearing were with
woman writing
"""
TOLD = re.compile(
    f"(?:(?:i|im|we|you|he|she|they|{'|'.join(_TELLING.split())}) )+(?:an?|the|my|some|his|her|their) (?=.)"
)
DOING = re.compile(r"^(?:an?|the|my|some|this|that|his|her) (.+) ([a-z]+ing)$")  # "a volcano erupting"


def answers(guess: str) -> list[str]:
    """What a guess gives as its answer, once or in several ways; empty if nothing is left of it.

    >>> answers("Hmm... the paper... a newspaper!"), answers("No idea, a cat, no wait, a tiger")
    (['newspaper'], ['tiger'])
    >>> answers("not a cat, a tiger"), answers("couch / sofa, I think"), answers("I was in a big, old boat")
    (['tiger'], ['couch', 'sofa'], ['big', 'old boat'])
    """
    pauses: list[list[str]] = []
    for part in PAUSE.split(fold(guess)):
        said = _said_in(part)
        if said and pauses and JOINED_ON.match(said[0]):
            pauses[-1][-1] = f"{pauses[-1][-1]} {said[0]}"
        elif said:
            pauses.append(said)
    return pauses[-1] if pauses else []


def _said_in(part: str) -> list[str]:
    """What counts of the clauses between two pauses."""
    said: list[str] = []
    for clause in CLAUSE.split(part):
        words = plain(clause)
        if CORRECTS.fullmatch(words):
            said, words = ([], "") if said else (said, "")
        corrected = _without_correction(words)
        if corrected != words:
            said = []
        if thought := without_words_around(told(corrected)):
            said.append(thought)
    positive = [thought for thought in said if not NEGATED.match(thought)]
    return positive if len(said) > 1 else said


def plain(text: str) -> str:
    """The words of a text, folded, with single spaces; its articles stay."""
    return " ".join(re.findall(r"[^\W_]+", fold(text).replace("'", "").replace("’", "")))


def _without_correction(words: str) -> str:
    """A clause without what it takes back itself."""
    for corrected in (CORRECTED, NO_THEN):
        if (taken_back := corrected.match(words)) and not NEGATED.match(words):
            words = words[taken_back.end() :]
    return words


def told(words: str) -> str:
    """A thought without the dream that leads to it, and without how sure somebody is."""
    thought = OR_SO.sub("", DOUBT.sub("", words).strip()).strip()
    thought = " ".join(thought.split())
    thought = thought[led.end() :] if (led := CALLED.match(thought)) else thought
    return thought[led.end() :] if (led := TOLD.match(thought)) else thought


def without_words_around(thought: str) -> str:
    """A thought without the words that lead to the name or follow it; nothing if there are only such."""
    if NEGATED.match(thought):
        return thought
    words = thought.split()
    while words and leads(words[0]):
        words = words[1:]
    while words and leads(words[-1]):
        words = words[:-1]
    return " ".join(words)


def leads(word: str) -> bool:
    """Whether a word beside a guess is no part of the name."""
    return word in AROUND or HESITATION.fullmatch(word) is not None


def doing(guess: str) -> str | None:
    """What does something in a guess that says so: the volcano of "a volcano erupting"; None if nothing does."""
    found = DOING.match(plain(guess))
    if found is None or found.group(2) in lexicon.noun_set() or not lexicon.lemmas(found.group(2)):
        return None
    return bare(found.group(1))
