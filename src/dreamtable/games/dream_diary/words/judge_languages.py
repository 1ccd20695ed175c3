"""What French, Italian, Spanish and German tables may not ask (DD7), and which of their words are no adjectives."""

from __future__ import annotations

from collections.abc import Iterable

from dreamtable.games.dream_diary.cards import SCENES
from dreamtable.games.dream_diary.words.meanings import is_adjective
from dreamtable.language.languages import language
from dreamtable.messages import messages

POSITIONS = {
    "fr": """
gauche droite droit milieu centre central centrale coin supérieur supérieure inférieur inférieure premier
première second seconde deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième
onzième douzième dernier dernière suivant suivante précédent précédente avant arrière dessus dessous devant
derrière ici là ligne rangée colonne voisin voisine haut-gauche nord sud est ouest un deux trois quatre cinq
six sept huit neuf dix onze douze
""",
    "it": """
sinistra sinistro destra destro centro centrale mezzo angolo superiore inferiore primo prima secondo seconda
terzo terza quarto quarta quinto quinta sesto sesta settimo settima ottavo ottava nono nona decimo decima
ultimo ultima prossimo prossima precedente successivo successiva sopra sotto davanti dietro qui qua là riga
fila colonna vicino vicina nord sud est ovest uno due tre quattro cinque sei sette otto nove dieci undici
dodici
""",
    "es": """
izquierda izquierdo derecha derecho centro central medio esquina superior inferior primero primera segundo
segunda tercero tercera cuarto cuarta quinto quinta sexto sexta séptimo séptima octavo octava noveno novena
décimo décima último última siguiente anterior próximo próxima arriba abajo delante detrás aquí allí fila
columna vecino vecina norte sur este oeste uno dos tres cuatro cinco seis siete ocho nueve diez once doce
""",
    "de": """
links linke linker linkes linken rechts rechte rechter rechtes rechten oben obere oberer oberes oberen unten
untere unterer unteres unteren mitte mittlere mittlerer mittleres mittleren ecke erste erster erstes ersten
zweite zweiter zweites dritte dritter drittes vierte vierter fünfte sechste siebte achte neunte zehnte letzte
letzter letztes letzten nächste nächster nächstes vorige vorderste hinterste vorn hinten hier dort reihe
spalte zeile nördlich südlich östlich westlich eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf
""",
}
_SMALL = "der die das den dem des und sur aux las los una uno del dos que qui gli nel nella con per por"
SMALL = frozenset(_SMALL.split())


def is_position(word: str, code: str) -> bool:
    """Whether a word says where a card lies."""
    normalise = language(code).normalise
    return normalise(word) in {normalise(listed) for listed in POSITIONS[code].split()}


def is_of_a_title(word: str, code: str, english_titles: Iterable[str]) -> bool:
    """Whether a word is a thing that the title of a picture names in this language; its adjectives may be asked."""
    tools, texts = language(code), messages(code, "dream_diary")
    if is_adjective(word, code):
        return False
    forms = tools.forms(tools.normalise(word))
    for scene in SCENES:
        if scene.title in english_titles:
            title = texts.find(f"pictures.{scene.number}.title")
            named = {one for one in tools.words(title) if len(one) > 2 and one not in SMALL}
            if any(not forms.isdisjoint(tools.forms(one)) for one in named):
                return True
    return False
