/** Che cosa si vede su ogni immagine. */
import type { Pictures } from './en'

export const words: Pictures = {
  1: [
    'La balena sopra i tetti',
    'Una balena addormentata vola nella notte sopra i tetti al chiaro di luna; un bambino la tiene per un filo.',
  ],
  2: [
    'La scala per la luna',
    'Un viandante con l’ombrello sale una scala che esce dal mare, verso una porta nella luna dove è giorno.',
  ],
  3: [
    'L’orologio nel lago',
    'Un orologio pende da un ramo spoglio e si scioglie in un lago al tramonto; le ore perdute salpano in barchette di carta.',
  ],
  4: [
    'I pesci lanterna',
    'Lanterne di carta a forma di pesce nuotano di notte sopra un vicolo; un gatto nero le guarda.',
  ],
  5: [
    'La teiera che versa il deserto',
    'Una teiera grande come un palazzo versa un fiume di sabbia dorata tra dune roventi; i cammelli passano accanto a un villaggio di zollette.',
  ],
  6: [
    'Gli ombrelli medusa',
    'Ombrelli dalle lunghe braccia nuotano sotto il mare come meduse; un palombaro si tiene al più grande.',
  ],
  7: [
    'La ferrovia dell’arcobaleno',
    'Un trenino rosso corre giù per una rotaia d’arcobaleno dalle vette innevate; un bambino con la slitta saluta.',
  ],
  8: [
    'Il cervo della foresta',
    'Un grande cervo nella nebbia dell’alba; le corna sono alberi con nidi e uccelli, e un bambino siede su un ramo.',
  ],
  9: [
    'L’elefante coi palloncini',
    'Un elefante sorridente col cappellino vola coi palloncini sopra un circo; un topo si tiene alla sua coda.',
  ],
  10: [
    'La torre candela',
    'In soffitta una candela accesa è una torre con finestre illuminate; una falena col cappello arriva con la valigia, un topo guarda.',
  ],
  11: [
    'L’isola che si è staccata',
    'Un’isola erbosa galleggia nel cielo del mattino con un ciliegio in fiore e una cascata; una coppia siede su un’altalena.',
  ],
  12: [
    'La tempesta nel libro',
    'Le pagine di un libro aperto si alzano in un’onda di tempesta; una navicella rossa con la lanterna lotta sotto i fulmini.',
  ],
  13: [
    'Il cuore meccanico',
    'Un enorme cuore di rame pieno di ingranaggi batte attorno a una fornace; un piccolo meccanico alza l’oliatore.',
  ],
  14: [
    'L’unico ospite',
    'Una lampadina nuda su un palco vuoto; tra file di poltrone rosse siede in attesa una sola volpe. Un violoncello accanto al sipario.',
  ],
  15: [
    'La luna di spaghetti',
    'Al mercato notturno un cuoco sorridente solleva spaghetti fumanti da una ciotola che è la luna; un bambino, un gatto e gli ospiti aspettano.',
  ],
  16: [
    'Il deserto di specchi',
    'Schegge di specchio stanno come montagne in un deserto bianco; riflettono una notte stellata e un viandante in rosso.',
  ],
  17: [
    'Il gatto delle colline',
    'Un gigantesco gatto rosso dorme al sole; la schiena è un mosaico di campi con pecore, un paese sta accanto alla coda.',
  ],
  18: [
    'Il pianoforte del tuono',
    'Su una scogliera in tempesta un pianista spettinato martella il piano; i tasti volano via e diventano fulmini gialli.',
  ],
  19: [
    'Il giardino dell’astronauta',
    'Su un minuscolo pianeta un astronauta annaffia alti girasoli; un’ape col casco rotondo viene a trovarlo.',
  ],
  20: [
    'Il lupo sul muro',
    'In un corridoio buio un bambino col cappuccio tiene una lanterna; la sua ombra enorme è un lupo dalle fauci aperte.',
  ],
  21: [
    'La biblioteca galleggiante',
    'Barchette di carta scendono per una biblioteca allagata verso una finestra dorata; un bambino alza una lanterna.',
  ],
  22: [
    'L’aquilone drago',
    'Un drago rosso, aquilone lungo come il cielo, solleva un bambino da una collina ventosa.',
  ],
  23: [
    'La cattedrale di costole',
    'Una pattinatrice in rosso scivola sola in una sala di ghiaccio fatta di costole di balena, verso un sole pallido.',
  ],
  24: [
    'La giostra del mare',
    'Alla fiera di notte gira una giostra luminosa con un polpo, un pesce e una tartaruga, davanti a una gran folla.',
  ],
  25: [
    'Il robot e il fiore',
    'In uno sfasciacarrozze grigio un robot arrugginito in ginocchio tiene un fiore rosso; un uccellino gli siede sulla testa.',
  ],
  26: [
    'L’ultimo autobus degli abissi',
    'Una rana pescatrice enorme regge un lampione su una fermata in fondo al mare, dove un sub aspetta con la valigia.',
  ],
  27: [
    'La casa torta',
    'Quattro topi col grembiule cuociono una torta a tre piani grande come una casa, in una cucina assolata.',
  ],
  28: [
    'Il cavaliere sulla lumaca',
    'Un cavaliere con lo stendardo rosso cavalca una lumaca gigante su una strada al sole; una coccinella li sorpassa.',
  ],
  29: [
    'La città di bambù',
    'Dal basso: grattacieli verdi crescono come bambù; un panda col berretto ne lava i vetri.',
  ],
  30: [
    'Il faro che guarda',
    'Su scogli neri in tempesta sta un faro con un occhio vivo per lampada; il suo raggio trova un rematore solo.',
  ],
  31: [
    'La sala d’attesa',
    'Un uomo solo tra file di sedie tutte uguali in una stanza beige; l’orologio non ha lancette e una lumaca attraversa il pavimento.',
  ],
  32: [
    'L’uccello di fuoco e il fiammifero',
    'Un fiammifero sotto una città buia fa salire un enorme uccello di fiamme; qualcuno su un tetto alza le braccia.',
  ],
  33: [
    'La nonna cuce la notte',
    'Su un tetto al crepuscolo una nonna cuce stelle nella stoffa del cielo con un ago gigante; un gatto custodisce la luna, il suo gomitolo.',
  ],
  34: [
    'Una chiamata dalla nuvola',
    'Una cabina rossa sola su una distesa di sale rosa al tramonto; il filo sale in una nuvola, un viandante viene a rispondere.',
  ],
  35: [
    'La città dei funghi sotto la pioggia',
    'Piove su una cittadina affollata di case fungo; la gente corre sotto ombrelli di foglie tra taxi coccinella.',
  ],
  36: [
    'La carpa alla porta',
    'Una carpa dorata gigante risale una cascata turchese verso una porta rossa; un piccolo pescatore guarda.',
  ],
  37: [
    'Il ballo delle falene',
    'Visti dal soffitto, coppie con ali di falena ballano il valzer in un cerchio di candele, accanto a un pianoforte.',
  ],
  38: [
    'Il gigante che tiene il sole',
    'Un triste gigante di pietra siede in una valle col sole al tramonto in grembo; le capre pascolano sulle sue spalle.',
  ],
  39: [
    'Il razzo vasca',
    'Un bambino con gli occhialoni sfreccia nello spazio in una vasca piena di schiuma, con una paperella, tra pianeti di sapone.',
  ],
  40: [
    'Aspettando che smetta di piovere',
    'Un gatto nero guarda dalla finestra una città sfocata nella pioggia; accanto una pianta fiorisce di lampadine e una tazza fuma.',
  ],
}
