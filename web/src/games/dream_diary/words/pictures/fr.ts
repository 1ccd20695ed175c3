/** Ce que l’on voit sur chaque image. */
import type { Pictures } from './en'

export const words: Pictures = {
  1: [
    'La baleine au-dessus des toits',
    'Une baleine endormie dérive dans la nuit au-dessus des toits sous la lune ; un enfant la tient par un fil.',
  ],
  2: [
    'L’escalier de la lune',
    'Un voyageur au parapluie gravit un escalier sorti de la mer, vers une porte dans la lune où il fait jour.',
  ],
  3: [
    'L’horloge dans le lac',
    'Une horloge pend à une branche nue et fond dans un lac au couchant ; ses heures perdues s’en vont en bateaux de papier.',
  ],
  4: [
    'Les poissons-lanternes',
    'Des lanternes de papier en forme de poissons nagent la nuit au-dessus d’une ruelle ; un chat noir les regarde.',
  ],
  5: [
    'La théière qui verse le désert',
    'Une théière grande comme un palais verse un fleuve de sable doré sur des dunes brûlantes ; des chameaux passent près d’un village de sucre.',
  ],
  6: [
    'Les parapluies-méduses',
    'Des parapluies aux longs bras frangés nagent sous la mer ; un scaphandrier se tient au plus grand.',
  ],
  7: [
    'Le chemin de fer de l’arc-en-ciel',
    'Un petit train rouge dévale un rail d’arc-en-ciel depuis des sommets enneigés ; un enfant à la luge lui fait signe.',
  ],
  8: [
    'Le cerf-forêt',
    'Un grand cerf dans la brume de l’aube ; ses bois sont des arbres pleins de nids, et un enfant est assis sur une branche.',
  ],
  9: [
    'L’éléphant aux ballons',
    'Un éléphant souriant, chapeau de fête, flotte avec des ballons au-dessus d’un cirque ; une souris se tient à sa queue.',
  ],
  10: [
    'La tour-bougie',
    'Au grenier, une bougie allumée est une tour aux fenêtres éclairées ; un papillon de nuit à chapeau arrive avec sa valise, une souris regarde.',
  ],
  11: [
    'L’île qui a lâché prise',
    'Une île verte flotte dans le ciel du matin, avec un cerisier en fleur et une cascade ; un couple est assis sur une balançoire.',
  ],
  12: [
    'La tempête dans le livre',
    'Les pages d’un livre ouvert se lèvent en vague de tempête ; un petit bateau rouge à lanterne lutte sous les éclairs.',
  ],
  13: [
    'Le cœur mécanique',
    'Un immense cœur de cuivre plein de rouages bat autour d’un fourneau ; un petit mécanicien lève sa burette d’huile.',
  ],
  14: [
    'Le seul spectateur',
    'Une ampoule nue sur une scène vide ; parmi les rangs de fauteuils rouges, un seul renard attend. Un violoncelle près du rideau.',
  ],
  15: [
    'La lune aux nouilles',
    'Au marché de nuit, un cuisinier souriant tire des nouilles fumantes d’un bol qui est la lune ; un enfant, un chat et des convives attendent.',
  ],
  16: [
    'Le désert de miroirs',
    'Des éclats de miroir se dressent comme des montagnes dans un désert blanc ; ils reflètent une nuit étoilée et un marcheur en rouge.',
  ],
  17: [
    'Le chat des collines',
    'Un chat roux géant dort au soleil ; son dos est fait de champs avec des moutons, un village s’étend près de sa queue.',
  ],
  18: [
    'Le piano d’orage',
    'Sur une falaise, un pianiste échevelé martèle son piano ; les touches s’envolent et deviennent des éclairs jaunes.',
  ],
  19: [
    'Le jardin de l’astronaute',
    'Sur une toute petite planète, un astronaute arrose de grands tournesols ; une abeille au casque rond vient le voir.',
  ],
  20: [
    'Le loup sur le mur',
    'Dans un couloir sombre, un enfant encapuchonné tient une lanterne ; son ombre immense est un loup à la gueule ouverte.',
  ],
  21: [
    'La bibliothèque à flot',
    'Des bateaux de papier descendent une bibliothèque inondée vers une fenêtre dorée ; un enfant y lève une lanterne.',
  ],
  22: [
    'Le cerf-volant dragon',
    'Un dragon rouge, cerf-volant long comme le ciel, soulève un enfant d’une colline venteuse.',
  ],
  23: [
    'La cathédrale de côtes',
    'Une patineuse en rouge glisse seule dans une salle de glace faite de côtes de baleine, vers un soleil pâle.',
  ],
  24: [
    'Le manège marin',
    'À la fête, la nuit, un manège lumineux tourne avec une pieuvre, un poisson et une tortue devant la foule.',
  ],
  25: [
    'Le robot et la fleur',
    'Dans une casse grise, un robot rouillé à genoux tient une fleur rouge ; un oiseau est posé sur sa tête.',
  ],
  26: [
    'Le dernier bus des profondeurs',
    'Une énorme baudroie éclaire d’un réverbère un arrêt de bus au fond de la mer, où un plongeur attend avec sa valise.',
  ],
  27: [
    'La maison-gâteau',
    'Quatre souris en tablier préparent un gâteau à trois étages grand comme une maison, dans une cuisine ensoleillée.',
  ],
  28: [
    'Le chevalier à l’escargot',
    'Un chevalier à bannière rouge chevauche un escargot géant sur une route au soleil ; une coccinelle les dépasse.',
  ],
  29: [
    'La ville de bambou',
    'Vue d’en bas : des gratte-ciel verts poussent comme des bambous ; un panda à casquette lave leurs vitres.',
  ],
  30: [
    'Le phare qui veille',
    'Sur des rochers noirs dans la tempête, un phare a un œil vivant pour lampe ; son faisceau trouve un rameur seul.',
  ],
  31: [
    'La salle d’attente',
    'Un homme seul parmi des chaises toutes pareilles dans une pièce beige ; l’horloge n’a pas d’aiguilles, un escargot traverse.',
  ],
  32: [
    'L’oiseau de feu et l’allumette',
    'Une allumette sous une ville sombre fait naître un immense oiseau de flammes ; quelqu’un sur un toit lève les bras.',
  ],
  33: [
    'Grand-mère coud la nuit',
    'Sur un toit au crépuscule, une grand-mère coud des étoiles dans le ciel avec une aiguille géante ; un chat garde la lune, sa pelote.',
  ],
  34: [
    'L’appel du nuage',
    'Une cabine rouge, seule sur une plaine de sel rose au couchant ; son fil monte dans un nuage, un marcheur vient répondre.',
  ],
  35: [
    'La ville-champignon sous la pluie',
    'Il pleut sur une petite ville de champignons ; les gens courent sous des parapluies-feuilles entre des taxis-coccinelles.',
  ],
  36: [
    'La carpe devant la porte',
    'Une carpe dorée géante remonte une cascade turquoise vers une porte rouge ; un petit pêcheur regarde.',
  ],
  37: [
    'Le bal des papillons de nuit',
    'Vus du plafond, des couples aux ailes de papillon valsent dans un cercle de bougies, près d’un piano à queue.',
  ],
  38: [
    'Le géant qui tient le soleil',
    'Un triste géant de pierre est assis dans une vallée, le soleil couchant sur les genoux ; des chèvres broutent ses épaules.',
  ],
  39: [
    'La baignoire-fusée',
    'Un enfant à lunettes file dans l’espace en baignoire-fusée mousseuse, avec un canard, entre des planètes de savon.',
  ],
  40: [
    'En attendant la fin de la pluie',
    'Un chat noir regarde par une fenêtre pluvieuse une ville floue ; une plante aux petites lampes fleurit, une tasse fume.',
  ],
}
