"""The grammar of Spanish, as far as referee and guesses need it."""

from dreamtable.language.grammar import Grammar, pairs_of, readings_of, words_of

GRAMMAR = Grammar(
    articles=words_of(
        """
        el la los las lo un una unos unas del de al mi mis tu tus su sus este esta ese esa aquel aquella
        """
    ),
    around=words_of(
        """
        yo es son soy sera seria era puede podria ser quiza quizas tal vez acaso seguramente probablemente
        creo pienso digo diria que me parece a ver pues bueno eh mmm si no entonces respuesta mi par de un
        una dos tres cuatro cinco seis siete ocho nueve diez unos unas tipo especie algo como se trata esto
        eso hay segun
        """
    ),
    actors=words_of("yo ella nosotros nosotras ellos ellas usted ustedes quien"),
    plurals=pairs_of("s= es= ces=z"),
    joining=words_of("de del a al para con en"),
    inflections=pairs_of(
        """
        s= es= ces=z as=o a=o os=o as=a ones=on anes=an ines=in ora=or oras=or esa=es ona=on ina=in ana=an
        triz=tor es=e a=ar as=ar an=ar o=ar amos=ar aba=ar aban=ar ado=ar ada=ar ados=ar adas=ar ando=ar
        o=er e=er en=er ido=er iendo=er ia=er e=ir ido=ir iendo=ir arse=ar erse=er irse=ir
        """
    ),
    endings=words_of(
        """
        a able acha acho acion aciones ada adas ado ados adera aderia adero ador adora adura aje ajes al
        ales alia amiento ana ano ante antes anza ar aria ario arios arse aste astro ata ates atico ato aza
        azo azos ble ción cion e ear ea ecer ecica ecico ecilla ecillo ecito ecita eda edo ega el ela elo
        elina en encia engo ente eno enos ena enas era eras eria erias ero eros es esa esco esca ese eta ete
        etes eza ezno ia ial iar ible ica icas icio icion ico icos icola icultor ida idad ido ienda iente
        iento ifica ificar il illa illas illo illos in ina ino inos io ion ir isa ismo ista istas istico ita
        itas ito itos iva ivo izar izo ja jar je lla llo mente miento nal o ola oleda olin on ona ones or
        ora orio oro os osa oso osos ota ote ucha ucho uda udo uela uelo ueño ueno ura udas udos urias zo
        igudo rero rera erillo olera eador illero adillo atura edor edora edero emia idor oton rrilla
        """
    ),
    root_changes=(("qu(?=[ei])", "c"), ("gu(?=[ei])", "g"), ("ie", "e"), ("ue", "o")),
    prefixes=(
        "gira", "guarda", "salva", "saca", "abre", "lava", "limpia", "rompe", "toca", "corta", "cuenta",
        "cubre", "porta", "pasa", "pinta", "rasca", "a", "anti", "auto", "contra", "des", "en", "em", "in",
        "inter", "mini", "para", "pre", "quita", "re", "sobre", "sub", "super", "tele", "bi", "tri",
    ),
    numbers=readings_of(
        """
        1000=mil 100=cien|ciento 20=veinte 10=diez|dies 0=cero 1=uno|un|una 2=dos 3=tres|tre 4=cuatro 5=cinco
        6=seis 7=siete 8=ocho|och 9=nueve|nuev
        """
    ),
    sounds=(
        ("[’'-]", ""), ("^s(?=[bcdfgkmnpqt])", "es"), ("gh", "gu"), ("^hi(?=e)", "y"),
        ("[á]", "a"), ("[é]", "e"), ("[í]", "i"), ("[ó]", "o"), ("[úü](?!e|i)", "u"),
        ("ch", "C"), ("h", ""), ("ll|y(?=[aeiou])", "Y"), ("y", "i"), ("ñ", "N"), ("qu|k", "K"), ("c(?=[ei])|z", "s"),
        ("c", "K"), ("gü", "Gu"), ("gu(?=[ei])", "G"), ("g(?=[ei])", "j"), ("g", "G"), ("v|w", "b"), ("x", "Ks"),
        ("ph", "f"), ("rr", "r"),
    ),
)  # fmt: skip
