"""The grammar of Italian, as far as referee and guesses need it."""

from dreamtable.language.grammar import Grammar, pairs_of, readings_of, words_of

GRAMMAR = Grammar(
    articles=words_of(
        """
        il lo la i gli le l un uno una dei degli delle del dello della dell di mio mia tuo tua suo sua
        questo questa quel quella
        """
    ),
    around=words_of(
        """
        io tu lui lei noi voi loro e sono sei siamo sara sarebbe era potrebbe essere forse magari
        probabilmente sicuramente certamente penso credo direi dico diciamo secondo me sia che si no non
        allora ecco beh mah ehm dunque quindi risposta mia paio di un una due tre quattro cinque sette otto
        nove dieci alcuni alcune tipo specie proprio c ci puo cosa per caso
        """
    ),
    actors=words_of("io tu lui lei noi voi chi"),
    plurals=pairs_of(
        """
        i=o i=e e=a i=a chi=co che=ca ghi=go ghe=ga ci=co ce=cia ge=gia ci=cio gi=gio i=io a=o
        """
    ),
    joining=words_of("di d da del dello della dell dei degli delle a al alla per con"),
    inflections=pairs_of(
        """
        i=o i=e e=a i=a hi=o he=a chi=co che=ca ghi=go ghe=ga ci=co ce=cia ge=gia ci=cio gi=gio li=lo i=io
        a=o e=ia a=e essa=e esse=e trice=tore trici=tore ina=o e=o o=are i=are a=are iamo=are ate=are
        ano=are ato=are ata=are ati=are ando=are ava=are e=ere uto=ere endo=ere ito=ire ita=ire isce=ire
        isco=ire arsi=are ersi=ere irsi=ire ando=arsi
        ino=o ina=a ino=e ina=e etto=o etta=a etto=e etta=e
        """
    ),
    endings=words_of(
        """
        a abile accia accio acciolo ai aio aia aie aiolo ale ali alita amento amenti ame ana ani ano ante
        anti anza are aria ario arsi astro ata ate ati ato atore atoio atrice atura aggio aggi aglia alia
        avano aviglia azione azioni azzo bile e ea eccia ella elle elli ello ente enti enza eo era ere eri
        eria eriaeria ero ese essa esse eschi esco etta ette etti etto eggiare eggiato eggio ezza fera i ia
        iale iano iare iata iato ica icare ice ici icina icino ico icola icolo iera ieri iere iero ificare
        ifico igliare iglia ile ilia ina ine ini ino io ione ioni ire isce ismo issimo ista iste isti istica
        istico ita itore itura ivo iva izia iziare izio izioso izzare izzazione o occhia occhio occhi
        occiolo oio olina olino olo ola one oni oneria onda otta otti otto osa ose osi oso uccia uccio ucola
        ume ura uria uta uto uzza zza acchiotto acchiotta erello ereccio eraio arello arella atella icello
        icella isca isco eto eta ifricio ona ottolo arolo ettiera ettiere inaio imenta icoltore icoltura nata naio niera
        nesco tico niere nio nia occolo
        """
    ),
    root_changes=(("uo", "o"), ("ie", "e")),
    prefixes=(
        "asciuga", "apri", "attacca", "batti", "cava", "copri", "gira", "gratta", "guarda", "lava", "lancia",
        "mangia", "passa", "posa", "salva", "scalda", "scola", "spazza", "stuzzica", "taglia", "tira", "trita",
        "anti", "auto", "contro", "s", "in", "im", "inter", "mini", "para", "porta", "pre", "ri", "sopra",
        "sotto", "super", "tele", "bi", "tri", "dis", "stra", "de", "capo",
    ),
    numbers=readings_of(
        """
        1000=mille|mil 100=cento|cent 20=venti|vent 10=dieci 0=zero 1=uno|un|una 2=due|du 3=tre|tr 4=quattro
        5=cinque 6=sei|se 7=sette|sett 8=otto|ott 9=nove|nov
        """
    ),
    sounds=(
        ("[’'-]", ""), ("[àá]", "a"), ("[èé]", "e"), ("[ìíîj]", "i"), ("[òó]", "o"), ("[ùú]", "u"),
        ("(?<![cgs])h", ""), ("ch|k|q(?=u)", "K"), ("sci(?=[aou])|sc(?=[ei])|sh", "S"),
        ("ci(?=[aou])|c(?=[ei])", "C"), ("c", "K"), ("gh", "G"), ("gli(?=[aeou])|gl(?=i)", "L"),
        ("zz|ts", "z"), ("gn|ni(?=[aeou])", "N"),
        ("gi(?=[aou])|g(?=[ei])", "J"), ("g", "G"), ("ph", "f"), ("w", "v"), ("x", "Ks"), ("y", "i"),
    ),
)  # fmt: skip
