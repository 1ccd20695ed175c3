/** What is seen on each picture, by its number; the same sentences as in the scenes file of the rules. */
export type Pictures = Record<number, [title: string, description: string]>

export const words: Pictures = {
  1: [
    'The Whale Above the Roofs',
    'A sleeping whale drifts through the night sky over moonlit roofs; a child on a roof holds it by a thread.',
  ],
  2: [
    'Stairs to the Moon',
    'A traveller with an umbrella climbs a staircase out of the sea to a door in the moon, behind which it is day.',
  ],
  3: [
    'The Clock in the Lake',
    'A clock hangs from a bare branch and melts into a lake at sunset; its lost hours sail off in paper boats.',
  ],
  4: [
    'The Lantern Fish',
    'Glowing paper lanterns in the shape of fish swim above a narrow alley at night; a black cat looks up at them.',
  ],
  5: [
    'The Teapot That Pours the Desert',
    'A teal teapot as big as a palace pours a river of golden sand through hot dunes; camels pass a village of sugar cubes.',
  ],
  6: [
    'The Umbrella Jellyfish',
    'Umbrellas with long frilled arms swim like jellyfish under the sea; a diver in a brass helmet hangs on the handle of the biggest.',
  ],
  7: [
    'The Rainbow Railway',
    'A red toy train races down a rail of rainbow from high above snowy peaks; a child with a sledge waves from below.',
  ],
  8: [
    'The Forest Stag',
    'A great stag stands in dawn mist; its antlers are leafy trees with nests and birds, and a child sits on one bough.',
  ],
  9: [
    'The Elephant on Balloons',
    'A smiling elephant in a party hat floats over a circus tent on a bunch of balloons; a mouse hangs on its tail.',
  ],
  10: [
    'The Candle Tower',
    'In an attic a burning candle is a tower with lit windows and stairs; a moth in a hat flies in with its suitcase, and a mouse watches.',
  ],
  11: [
    'The Island That Let Go',
    'A grassy island floats in the morning sky with a cherry tree in bloom and a waterfall into the clouds; a couple sits on a swing.',
  ],
  12: [
    'The Storm in the Book',
    'An open book whose pages rise as a great storm wave; a little red ship with a lantern fights it under lightning.',
  ],
  13: [
    'The Clockwork Heart',
    'A huge copper heart full of turning cogs beats around a furnace in an engine hall; a small engineer reaches up with an oil can.',
  ],
  14: [
    'The Only Guest',
    'A bare bulb burns on an empty stage at night; among rows and rows of empty red seats sits a single fox, waiting. A cello leans by the curtain.',
  ],
  15: [
    'The Noodle Moon',
    'At a night market a smiling street cook lifts steaming noodles out of a bowl that is the crescent moon; a child, a cat and a row of guests wait hungrily.',
  ],
  16: [
    'The Mirror Desert',
    'Sharp shards of a broken mirror stand like mountains in an empty white desert; they reflect a starry night, and a lone walker in red again and again.',
  ],
  17: [
    'The Cat That Is the Hills',
    'A giant ginger cat sleeps in the afternoon sun; its back is a patchwork of fields with sheep and a shepherd, and a village lies by its tail.',
  ],
  18: [
    'The Thunder Piano',
    'On a cliff in a storm a wild-haired pianist hammers a grand piano; its keys fly up in a ribbon and turn into yellow lightning.',
  ],
  19: [
    "The Astronaut's Garden",
    'On a tiny planet far from Earth an astronaut waters tall sunflowers; a bee in a round helmet comes to visit.',
  ],
  20: [
    'The Wolf on the Wall',
    'In a dark corridor a small child in a hood holds a lantern; the huge shadow behind it on the wall is a wolf with open jaws.',
  ],
  21: [
    'The Library Afloat',
    'Paper boats sail down a flooded library towards a golden window; a child in the largest holds up a lantern.',
  ],
  22: ['The Dragon Kite', 'A red dragon kite as long as the sky pulls a child off a windy green hill.'],
  23: [
    'The Cathedral of Ribs',
    "A skater in red glides alone through a frozen hall made of a giant whale's ribs, towards a pale sun.",
  ],
  24: [
    'The Sea Carousel',
    'At a night fair a glowing carousel turns with an octopus, a fish and a turtle instead of horses, before a great crowd.',
  ],
  25: [
    'The Robot and the Flower',
    'In a grey scrapyard a rusty robot kneels and holds one red flower in its hand; a small bird sits on its head.',
  ],
  26: [
    'The Last Bus in the Deep',
    'A huge toothy anglerfish hangs a street lamp over a bus stop at the bottom of the sea, where a diver waits with a suitcase.',
  ],
  27: [
    'The Cake House',
    'Four mice in aprons bake a three-tiered cake as big as a house, with a door and lit windows, in a sunny kitchen.',
  ],
  28: [
    'The Knight on the Snail',
    'A knight with a red banner rides a giant snail along a sunny road from a castle; a ladybird overtakes them.',
  ],
  29: [
    'The Bamboo City',
    'Looking up between green skyscrapers that grow like bamboo; a panda with a cap cleans their windows from a hanging platform.',
  ],
  30: [
    'The Lighthouse That Watches',
    'On black rocks in a storm stands a lighthouse with a living eye for a lamp; its beam finds a lone rower among the waves.',
  ],
  31: [
    'The Waiting Room',
    'A man sits alone among endless rows of identical chairs in a beige room; the clock above him has no hands and a snail crosses the floor.',
  ],
  32: [
    'The Firebird and the Match',
    'A burning match under a dark town lets a huge firebird of flames rise into the night; someone on a roof throws up their arms.',
  ],
  33: [
    'Grandmother Sews the Night',
    'On a roof at dusk a grandmother in a rocking chair sews stars into the blue cloth of the sky with a giant needle; a cat guards the moon, her ball of thread.',
  ],
  34: [
    'A Call from the Cloud',
    'A lone red phone box stands on pink salt flats at sunset; its curly cord climbs into a cloud, and a far walker comes to answer.',
  ],
  35: [
    'Mushroom Town in the Rain',
    'Rain falls on a crowded tiny town of mushroom houses; people hurry under leaf umbrellas between ladybird taxis.',
  ],
  36: [
    'The Carp at the Gate',
    'A giant golden carp leaps up a turquoise waterfall towards a red gate at its top while a tiny angler watches.',
  ],
  37: [
    'The Moth Ball',
    'Seen from the ceiling, couples with moth wings waltz on a round floor inside a ring of candles, beside a grand piano.',
  ],
  38: [
    'The Giant Who Holds the Sun',
    'A sad giant of stone sits in a valley with the heavy setting sun in his lap; goats graze on his shoulders above a tiny village.',
  ],
  39: [
    'The Bathtub Rocket',
    'A child in goggles races through space in a foaming bathtub rocket with a rubber duck, past planets made of soap bubbles.',
  ],
  40: [
    'Waiting for the Rain to End',
    'A black cat looks out of a rainy evening window at a blurred city; beside it a potted plant blooms with little lamps and a mug steams.',
  ],
}
