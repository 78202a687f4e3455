import type { DemoProduct } from '../demo-product.ts'
import { prose } from '../prose.ts'

export const cooking: readonly DemoProduct[] = [
  {
    slug: 'chefs-knife-20-cm',
    title: "Chef's knife, 20 cm",
    description: prose`
      Forged in Thiers from a single bar of stainless steel that runs through the handle to the butt, and you feel it:
      the balance point lies just in front of the bolster, where thumb and finger meet. Twenty centimetres will take a
      cabbage and still turn round inside a shallot. The edge leaves the stone at 15 degrees a side.

      Two scales of stabilised wood are held by three brass rivets, sanded flush. Wash it by hand, dry it at once and
      draw it over a honing rod once a week; a stone twice a year is enough for most kitchens. 33 cm overall, 215 g.
    `,
    price: '138.00',
    thumbnailAlt: 'Chef’s knife with a walnut handle and three brass rivets',
    listedDaysAgo: 512,
    variants: [
      { name: 'Walnut', colour: '#5c4130', stock: 14, views: ['studio', 'detail', 'scene'] },
      { name: 'Boxwood', colour: '#c8a468', stock: 6, views: ['studio'] },
      { name: 'Black', colour: '#2e2d2f', stock: 22, views: ['studio'] },
    ],
    bundledWith: ['bakers-board', 'office-paring-knife'],
  },
  {
    slug: 'office-paring-knife',
    title: 'Office paring knife',
    description: prose`
      Every French kitchen drawer has one, usually older than its owner. Nine centimetres of carbon steel, narrow and
      thin enough to turn a mushroom or hull strawberries in the hand. Carbon takes a finer edge than stainless and
      asks for a little in return: wipe it after lemons and tomatoes, and let the grey patina come. It protects the
      blade and cannot be hurried.

      Beech handle, 10 cm, stained right through so that chips do not show. Not for the dishwasher, ever.
    `,
    price: '18.50',
    thumbnailAlt: 'Small paring knife with an oxide red beech handle',
    listedDaysAgo: 640,
    variants: [
      { name: 'Oxide red', colour: '#96402f', stock: 64, views: ['studio', 'detail', 'scene'] },
      { name: 'Ink blue', colour: '#2b3f5c', stock: 38, views: ['studio'] },
      { name: 'Natural beech', colour: '#cfa878', stock: 91, views: ['studio'] },
      { name: 'Forest', colour: '#2f4c3b', stock: 0, views: ['studio'] },
    ],
    bundledWith: ['bakers-board', 'metis-tea-towel'],
  },
  {
    slug: 'bakers-board',
    title: "Baker's board with a juice groove",
    description: prose`
      Three planks from one trunk, cut so that the rings stand upright and the board stays flat when one side gets
      wet. At 44 × 28 cm and 3 cm thick it weighs well over two kilos and does not wander across the worktop. A groove
      runs round the upper face and holds the juice of a roast chicken, with a little to spare; the lower one is
      plain, for dough.

      The wood comes from the Jura and is finished with linseed oil. Wipe it with a damp cloth and stand it on edge to
      dry. Dents come up again under a wet cloth. When it looks thirsty, give it a spoonful of any food-safe oil and a
      night's rest.
    `,
    price: '74.00',
    thumbnailAlt: 'Rectangular cutting board in pale beech with a groove',
    listedDaysAgo: 455,
    variants: [
      { name: 'Beech', colour: '#d3a873', stock: 19, views: ['studio', 'detail', 'scene'] },
      { name: 'Walnut', colour: '#6a4a34', stock: 8, views: ['studio'] },
    ],
    bundledWith: ['chefs-knife-20-cm', 'metis-tea-towel'],
  },
  {
    slug: 'cast-iron-cocotte-24-cm',
    title: 'Cast-iron cocotte, 24 cm',
    description: prose`
      Four litres: a chicken, a kilo and a half of shin, or soup for six with some left for the morning. The iron is
      poured in sand, one mould a pot, then enamelled twice and fired at 800 °C. Under the lid, rows of small points
      gather the steam and let it fall back evenly over the meat.

      It works on induction, gas, electric plates and in any oven up to 250 °C, knob included. Start on a low flame;
      cast iron is slow to warm and slow to forget. The pale enamel inside shows how the fond is browning. Soak rather
      than scour, and keep metal spoons for something else.

      4.7 kg with its lid, so lift with both hands.
    `,
    price: '229.00',
    thumbnailAlt: 'Round cast-iron cocotte with its lid, enamelled in ink blue',
    listedDaysAgo: 388,
    variants: [
      { name: 'Ink blue', colour: '#27405f', stock: 17, views: ['studio', 'detail', 'scene'] },
      { name: 'Oxide red', colour: '#983f2c', stock: 11, views: ['studio', 'scene'] },
      { name: 'Chalk', colour: '#ece5d8', stock: 4, views: ['studio'] },
      { name: 'Forest', colour: '#30503f', stock: 21, views: ['studio', 'scene'] },
      { name: 'Mustard', colour: '#c99a35', stock: 0, views: ['studio'] },
    ],
    bundledWith: ['garcon-apron', 'honeycomb-tea-towels'],
  },
  {
    slug: 'salt-and-pepper-mills',
    title: 'Salt & pepper mills',
    description: prose`
      Two mills, one of 22 cm for pepper and a shorter one in plain wood for salt, so nobody has to remember which is
      which. In the tall one, case-hardened steel: a first row of spiral teeth cracks the corn, a second grinds what
      has been cracked. In the small one, ceramic, because salt eats steel.

      A turn of the nut on top sets anything from dust for a white sauce to shards for a steak. Bodies turned in
      beech, dyed and waxed so the grain reads under the colour. Keep both out of the steam of the pan; damp pepper
      clogs any mill.
    `,
    price: '69.00',
    thumbnailAlt: 'Tall pepper mill and a shorter salt mill, both in natural beech',
    listedDaysAgo: 601,
    variants: [
      { name: 'Natural beech', colour: '#cb9f6c', stock: 33, views: ['studio', 'detail', 'scene'] },
      { name: 'Black', colour: '#2d2b2a', stock: 27, views: ['studio'] },
      { name: 'Oxide red', colour: '#8f3a2b', stock: 9, views: ['studio'] },
    ],
    bundledWith: ['cold-pressed-olive-oil', 'bakers-board'],
  },
  {
    slug: 'kitchen-scale',
    title: 'Kitchen scale for everything < 5 kg',
    description: prose`
      Steps of a tenth of a gram up to half a kilo and of a whole one beyond, a top of black glass to wipe, and two
      buttons under the front edge: on and zero. It wakes in half a second, stays awake for six minutes (long enough
      to knead and come back) and reads in grams or millilitres of water.

      The display sits in the front, below the plate, so a wide bowl cannot cover the number. Runs on two AAA cells
      for about a year of daily bread; they are in the box. 18 × 18 cm, 3 cm high, in a steel shell lacquered like a
      bicycle.
    `,
    price: '39.90',
    thumbnailAlt: 'Low square kitchen scale in chalk white with a cup on its black glass top',
    listedDaysAgo: 270,
    variants: [
      { name: 'Chalk', colour: '#efeae0', stock: 42, views: ['studio', 'scene'] },
      { name: 'Charcoal', colour: '#3a3c40', stock: 20, views: ['studio'] },
      { name: 'Celadon', colour: '#a3bba9', stock: 3, views: ['studio'] },
    ],
    bundledWith: ['porcelain-coffee-dripper', 'muesli-bowl'],
  },
  {
    slug: 'garcon-apron',
    title: 'Garçon apron',
    description: prose`
      The long apron of café waiters, with a bib added for people who actually cook. Cotton canvas of 310 g/m², woven
      in the Vosges and washed once, so that it hangs softly and shrinks no further. The neck loop slides through a
      pair of rings and can be set with one hand; the ties are long enough to come round and make the bow in front,
      over a tea towel.

      One deep pocket runs across the lap and is stitched down the middle, with a slot for a pencil. Bar-tacked
      corners. 88 cm long, from XS to XXL. Wash at 60 °C; the colour fades slowly, like jeans.
    `,
    price: '52.00',
    thumbnailAlt: 'Ink blue canvas apron with a bib and a deep pocket',
    listedDaysAgo: 330,
    variants: [
      { name: 'Ink blue', colour: '#2c3e57', stock: 25, views: ['studio', 'scene'] },
      { name: 'Oat', colour: '#d8c9ae', stock: 31, views: ['studio'] },
      { name: 'Charcoal', colour: '#3b3c3e', stock: 12, views: ['studio'] },
      { name: 'Rust', colour: '#a6593a', stock: 2, views: ['studio'] },
    ],
    bundledWith: ['honeycomb-tea-towels', 'office-paring-knife'],
  },
]
