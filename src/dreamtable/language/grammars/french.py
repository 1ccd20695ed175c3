"""The grammar of French, as far as referee and guesses need it."""

from dreamtable.language.grammar import Grammar, pairs_of, readings_of, words_of

VOWEL = "aàâeéèêëiîïoôuûùyœæ"
GRAMMAR = Grammar(
    articles=words_of(
        """
        le la les l un une des du de d mon ma mes ton ta tes son sa ses notre nos votre vos ce cet cette ces
        """
    ),
    around=words_of(
        """
        je j tu il elle on nous vous ils c est ca cela ce serait sont suis dis disons pense crois dirais
        parie que qu ne peut etre peutetre sans doute surement certainement probablement encore donc alors
        euh bon bah ben oui non bien reponse ma paire de d une un deux trois quatre cinq six sept huit neuf
        dix plusieurs sorte espece genre y a voila tout simplement s agit se si en fait moi serais pas ici
        """
    ),
    actors=words_of("je j tu il elle on nous vous ils elles qui"),
    plurals=pairs_of("s= x= aux=al aux=ail"),
    joining=words_of("de d du des a au aux en pour"),
    inflections=pairs_of(
        """
        s= x= aux=al aux=ail eaux=eau e= es= euse=eur euses=eur trice=teur trices=teur ere=er eres=er
        ienne=ien iennes=ien enne=en onne=on onnes=on ette=et ettes=et elle=el elles=el ive=if ives=if
        euse=eux euses=eux ve=f ves=f che=c che=que que=c e=er es=er ent=er ons=er ez=er ant=er ais=er
        ait=er aient=er ions=er iez=er ee=er ees=er a=er ai=er era=er it=ir is=ir issent=ir issant=ir ie=ir
        """
    ),
    endings=words_of(
        """
        a able ables ade ades age ages ai aie aille ailler aillon ain aine aire aires ais aise al ale alerie
        ales alier alique alite an ance ande ane aneau aneaux ante ant antes ants ard arde ards as asse
        asserie at ateur aterie ation ations atique atre atrice atter e ee eau eaux ees el elet elier elle
        ellerie elles ement ements en ence ender enne ent er erie eries ers es et eter ete ette etter ettes
        eur eurs euse euses eux ez ible icien icienne icier icole ie ien ienne ier iere ieres iers ies if
        ifere ification ifier ifrice ille iller illon in ine ines iner ing ion ions ique iques ir is isant
        iser isation isme issant isseau iste istes ite ites itude ive iver lonne logie logique lier nade
        nage naire nee nement ner nerie nette neur neuse nier niere niste noir o oir oire oise ois on onnage
        onne onner onnerie onneur onnet onnier ons ot ote oter oterie otier otte otter ou oux re s se t te
        tee ter terie teur teuse tier tiere tique tion toire tor trice ue ueux uer ule ure ures urer us
        veteau x y yer yage yeur ceau ceaux cellerie
        """
    ),
    prefixes=(
        "garde", "casse", "ouvre", "tire", "tourne", "lave", "essuie", "chasse", "coupe", "gratte", "passe",
        "perce", "brise", "cache", "couvre", "allume", "ramasse", "taille", "pare", "anti", "auto", "contre",
        "de", "des", "em", "en", "entre", "in", "inter", "mini", "para", "porte", "pre", "re", "sous", "super",
        "sur", "tele", "tri", "bi",
    ),
    numbers=readings_of(
        """
        1000=mil 100=cent|san|sen|sang 20=vin|ving|vain 10=dix|dis|di 0=zero 1=un|in|ain|ein 2=deux|de
        3=trois|troi|troy 4=quatre|catre 5=cinq|sin|sain|cin 6=six|si|sis|ci 7=sept|set|cet 8=huit|uit|ui
        9=neuf|neu|neuv
        """
    ),
    sounds=(
        ("ch?(?=œ|oe)", "k"), ("œu|oeu", "eu"), ("œ", "é"), ("æ", "é"),
        ("[’'-]", ""),
        ("ph", "f"), ("sch|sh", "S"), ("chk|ch(?=[rlnt])", "k"), ("ch", "S"),
        ("gn", "N"), ("h", ""), ("w", "v"),
        ("qu?", "k"), ("ck", "k"), ("x$", ""), ("x", "ks"),
        ("ill(?=[aeéèiou])", "Y"), ("(?<=[aeuo])il$", "Y"), ("(?<=[aeo])ill", "Y"),
        ("sc(?=[eéèêiîy])", "s"), ("c(?=[eéèêiîy])|ç", "ß"), ("c", "k"),
        ("ge(?=[aâoô])", "j"), ("g(?=[eéèêiîy])", "j"), ("gu(?=[eéèêiîy])", "g"),
        (f"(?<=[{VOWEL}])s(?=[{VOWEL}])", "z"), ("ß", "s"), ("ez$", "è"), ("z$", ""),
        ("t(?=ion|iel|ieux)", "s"),
        ("(?<=.)aon$", "an"), (r"e(?=([lnrtspbmfcdgkz])\1)", "è"), ("e(?=[lcfk]$)", "è"),
        (f"^([^{VOWEL}]+)er[st]?$", r"\1èR"),
        (f"(?:ai|ei|î|i|y|u)[nm](?![{VOWEL}nm])", "5"), (f"ien(?![{VOWEL}n])", "i5"),
        (f"[aeâ][nm](?![{VOWEL}nm])", "@"), (f"[oô][nm](?![{VOWEL}nm])", "§"),
        ("eau|au", "o"), ("ô", "o"), ("oi|oî|oy", "wa"), ("oo", "u"), ("où|oû|ou", "U"),
        ("eu", "E"), ("er$|ez$|et$|ets$|ai|aî|ei|ay|ey|[éèêë]", "è"),
        ("(?<=.)[stdpgx]+$", ""), ("(?<=.)e$", ""),
        ("[àâ]", "a"), ("[îïy]", "i"), ("[ûùü]", "u"), (r"(.)\1+", r"\1"),
    ),
)  # fmt: skip
