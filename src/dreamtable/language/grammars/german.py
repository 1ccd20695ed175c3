"""The grammar of German, as far as referee and guesses need it."""

from dreamtable.language.grammar import Grammar, pairs_of, readings_of, words_of

GRAMMAR = Grammar(
    articles=words_of(
        """
        der die das den dem des ein eine einen einem einer eines mein meine dein deine sein seine ihr ihre
        dieser diese dieses
        """
    ),
    around=words_of(
        """
        ich du er sie wir es ist sind war ware waere konnte koennte kann sein vielleicht wohl bestimmt
        sicher wahrscheinlich glaub glaube denke meine sage tippe auf dass das da hm ah ahm ja nein nicht
        also na naja gut okay antwort paar zwei drei vier funf fuenf sechs sieben acht neun zehn mehrere
        einige art etwa eventuell s doch so von handelt sich um
        """
    ),
    actors=words_of("ich du er sie wir es man wer"),
    plurals=pairs_of("e= en= er= n= s= es= ern= nen= se= ens= e=er en=e en=um en=a"),
    joining=words_of("von mit fur aus"),
    inflections=pairs_of(
        """
        e= en= er= n= s= es= ern= em= nen= innen= in= se= sse=s e=er en=e in=e innen=e en=um en=a t=en st=en
        te=en ten=en test=en tet=en end=en et=en est=en ge= erin= erinnen= ste= sten=
        chen= chen=e chen=en lein= lein=e lein=en
        """
    ),
    endings=words_of(
        """
        al and ant ar at bar bart chen chens e ei eien eisch ell elei em en end ent er erei erchen eri erin
        ern erisch erl erlein ers es et eur euse fach haft haftig hafte heit ig ige igen iger iges igkeit ik
        iker ikerin in innen ing isch ische ischer isieren ismus ist isten istin ium keit lein ler lerin
        lich liche licher los lose loser mut n nd ner nerin nis sam schaft se sel te ten ter tum ung ungen
        ur werk ieren iert ierung ikum ien ier iere ings
        """
    ),
    prefixes=(
        "anti", "auf", "aus", "bei", "durch", "ein", "ent", "fern", "haupt", "hin", "miss", "mini", "mit",
        "nach", "ober", "super", "tele", "unter", "ver", "vor", "wieder", "zer", "uber",
    ),
    linking=("", "s", "n", "en", "es", "er", "e", "ens"),
    compounds=True,
    spelling=(("ß", "ss"), ("(?<![aeqou])ue", "u"), ("(?<![aeou])ae", "a"), ("(?<![aeou])oe", "o")),
    numbers=readings_of(
        """
        1000=tausend 100=hundert 20=zwanzig 11=elf 10=zehn|zen 0=null 1=ein|eins 2=zwei 3=drei
        4=vier|fier|vir 5=funf 6=sechs|sex 7=sieben 8=acht|ach 9=neun
        """
    ),
    sounds=(
        ("[’'-]", ""), ("tsch|tzsch", "C"), ("sch", "S"), ("^st", "St"), ("^sp", "Sp"), ("chs", "x"), ("ch", "X"),
        ("ge$", "Se"), ("ph", "f"), ("th", "t"), ("dt", "t"), ("ck", "k"), ("tz", "z"), ("ts", "z"),
        ("(?<=l)z", "s"), ("qu", "kv"), ("x|ks|cks", "x"),
        ("äu|eu", "oi"), ("ai|ei|ay|ey", "ei"), ("ie", "i"), ("ä|ae", "e"), ("ö|oe", "Ö"),
        ("ü|ue(?!r$)|y", "Ü"),
        ("ß|ss", "s"), ("(?<=[aeiouÖÜ])h", ""), ("v|w", "v"),
        ("c", "k"), ("b$", "p"), ("d$", "t"), ("g$", "k"), (r"([a-zÖÜ])\1+", r"\1"),
    ),
)  # fmt: skip
