import type { DemoProduct } from '../demo-product.ts'
import { prose } from '../prose.ts'

export const living: readonly DemoProduct[] = [
  {
    slug: 'sunday-lunch-blanket',
    title:
      'The long Sunday lunch blanket in undyed Pyrenean wool, wide enough for three on the grass, warm enough for the ride home',
    description: prose`
      Wool from the flocks of the Barèges valley, in the colours the sheep were born with, so the brown is brown all
      the way through and cannot fade. It is spun thick, woven in twill, then raised with teasels on one side only:
      the smooth side goes down and sheds pine needles, the soft one goes up.

      150 × 210 cm, 1.6 kg. A leather strap comes with it for carrying.

      Wool cleans itself to a surprising degree. Air it outdoors overnight, brush off what has dried, and wash it by
      hand in cool water only if somebody has spilt the melon.
    `,
    price: '176.00',
    thumbnailAlt: 'Folded cream wool blanket in a leather carrying strap',
    listedDaysAgo: 259,
    variants: [
      { name: 'Cream', colour: '#e3d8c2', stock: 16, views: ['studio', 'detail', 'scene'] },
      { name: 'Silver brown', colour: '#8b7864', stock: 10, views: ['studio', 'scene'] },
      { name: 'Black sheep', colour: '#423833', stock: 2, views: ['studio'] },
    ],
    bundledWith: ['market-basket', 'steel-thermos'],
  },
  {
    slug: 'washed-linen-cushion',
    title: 'Washed linen cushion, 45 × 45 cm',
    description: prose`
      Flax grown and scutched in the Pays de Caux, spun wet, woven to 245 g/m² and then tumbled with nothing but water
      until it gives in. The weave shows every thread, thick and thin.

      A hidden zip runs along the bottom. The pad inside is duck feather with a core that is a little too large for
      the cover on purpose, so the corners stay filled. Machine wash the cover at 40 °C, line dry, and don't even
      think of the iron.
    `,
    price: '48.00',
    thumbnailAlt: 'Square linen cushion in terracotta',
    listedDaysAgo: 478,
    variants: [
      { name: 'Terracotta', colour: '#b96c4b', stock: 29, views: ['studio', 'detail', 'scene'] },
      { name: 'Sage', colour: '#93a488', stock: 24, views: ['studio', 'scene'] },
      { name: 'Oat', colour: '#d9ccb6', stock: 51, views: ['studio'] },
      { name: 'Ink blue', colour: '#33475f', stock: 6, views: ['studio'] },
      { name: 'Mustard', colour: '#c89a43', stock: 0, views: ['studio'] },
    ],
    bundledWith: ['sunday-lunch-blanket', 'boucle-cushion'],
  },
  {
    slug: 'boucle-cushion',
    title: 'Bouclé cushion, 60 × 35 cm',
    description: prose`
      A long one for the small of the back. The yarn is lambswool looped around a fine cotton thread in a mill near
      Roubaix; cats consider it a personal invitation, and loops once pulled cannot be pushed back, so judge for
      yourself.

      Plain woven wool on the reverse, wooden buttons, pad of recycled felt offcuts rather than feather (firmer, and
      it keeps its shape against a chair). Dry clean.
    `,
    price: '64.00',
    thumbnailAlt: 'Oblong bouclé cushion in chalk white',
    listedDaysAgo: 116,
    variants: [
      { name: 'Chalk', colour: '#ebe4d6', stock: 13, views: ['studio', 'detail', 'scene'] },
      { name: 'Moss', colour: '#6f7a52', stock: 19, views: ['studio'] },
      { name: 'Aubergine', colour: '#54364a', stock: 8, views: ['studio'] },
    ],
    bundledWith: ['washed-linen-cushion', 'sieste-armchair'],
  },
  {
    slug: 'market-basket',
    title: 'Willow market basket',
    description: prose`
      Villaines-les-Rochers has lived from willow for centuries: cut in winter, stood in water until May, peeled when
      the sap is up. Brown willow keeps its bark, buff willow is boiled and then peeled, white is simply peeled.
      Nobody paints anything.

      It holds eleven litres, two melons, or a week of knitting. 38 × 26 cm, the handle 34 cm high, the base double so
      it can be put down on wet cobbles. If it begins to creak, stand it in the rain for ten minutes.
    `,
    price: '68.00',
    thumbnailAlt: 'Buff willow basket with an arched handle',
    listedDaysAgo: 339,
    variants: [
      { name: 'Buff', colour: '#b98a58', stock: 12, views: ['studio', 'detail', 'scene'] },
      { name: 'White', colour: '#ddc79d', stock: 7, views: ['studio'] },
      { name: 'Brown', colour: '#5d4632', stock: 15, views: ['studio'] },
    ],
    bundledWith: ['sunday-lunch-blanket', 'waxed-tote'],
  },
  {
    slug: 'bud-vase',
    title: 'Bud vase for a single stem',
    description: prose`
      One tulip, a branch of broom, the rose that broke off in the wind. The neck is 14 mm inside, which holds a stem
      upright without help, and the foot is filled with an extra centimetre of clay, so that even a heavy peony will
      not tip it over.

      Glazed inside and out and quite watertight. 16 cm. They look well in threes, and we say that knowing how it
      sounds.
    `,
    price: '29.00',
    thumbnailAlt: 'Slender ink blue bud vase with a single tulip',
    listedDaysAgo: 447,
    variants: [
      { name: 'Ink blue', colour: '#2f4564', stock: 32, views: ['studio', 'detail', 'scene'] },
      { name: 'Blush', colour: '#d9ab9c', stock: 26, views: ['studio'] },
      { name: 'Mustard', colour: '#c7993f', stock: 17, views: ['studio'] },
      { name: 'Chalk', colour: '#ece6da', stock: 40, views: ['studio'] },
    ],
    bundledWith: ['terracotta-vase', 'after-the-rain-candle'],
  },
  {
    slug: 'terracotta-vase',
    title: 'Large vase from Vallauris clay',
    description: prose`
      Thirty centimetres, with shoulders. Red clay from the hills behind Cannes is coiled up on a slow wheel, beaten
      with a wooden bat and left rough on the outside; the inside carries a clear glaze to the brim, because raw
      terracotta sweats and takes the polish off a sideboard.

      Weighs 2.8 kg empty. Suits branches, hydrangeas, pampas, umbrellas if you must.
    `,
    price: '96.00',
    thumbnailAlt: 'Broad-shouldered vase in raw terracotta with eucalyptus',
    listedDaysAgo: 131,
    variants: [
      { name: 'Raw terracotta', colour: '#bf7350', stock: 8, views: ['studio', 'detail', 'scene'] },
      { name: 'White slip', colour: '#e6dccb', stock: 5, views: ['studio'] },
      { name: 'Smoked', colour: '#4a4440', stock: 0, views: ['studio'] },
    ],
    bundledWith: ['bud-vase', 'terrace-planter'],
  },
  {
    slug: 'windowsill-planter',
    title: 'Windowsill planter with saucer, 14 cm',
    description: prose`
      Made for basil from the supermarket, which comes in a pot of 11 cm and drops straight into this one. Glazed
      faience, with a hole underneath and a saucer deep enough to take what runs through.

      14 cm high. The saucer's foot has three cork dots so it neither scratches nor sticks. Frost will split it: bring
      it in.
    `,
    price: '27.00',
    thumbnailAlt: 'Small glazed planter in celadon with a saucer',
    listedDaysAgo: 288,
    variants: [
      { name: 'Celadon', colour: '#9eb7a4', stock: 35, views: ['studio', 'detail', 'scene'] },
      { name: 'Terracotta', colour: '#bb6f4e', stock: 62, views: ['studio'] },
      { name: 'Chalk', colour: '#ebe5d8', stock: 28, views: ['studio'] },
      { name: 'Ink blue', colour: '#30445f', stock: 11, views: ['studio'] },
    ],
    bundledWith: ['brass-rose-watering-can', 'bud-vase'],
  },
  {
    slug: 'terrace-planter',
    title: 'Terrace planter, 32 cm',
    description: prose`
      A pot for a lemon tree, or for the fig everybody said would never live in the north. Stoneware body, fired to
      1,200 °C, so it may stay outside all winter: what water the clay takes up is less than three per cent of its
      weight.

      32 cm across, 30 high, 20 litres of soil, one drainage hole of 3 cm. Nine kilos empty. Decide where it goes
      before you fill it.
    `,
    price: '119.00',
    thumbnailAlt: 'Large charcoal planter with a small tree',
    listedDaysAgo: 7,
    variants: [
      { name: 'Charcoal', colour: '#45464a', stock: 9, views: ['studio', 'scene'] },
      { name: 'Sand', colour: '#cfb894', stock: 12, views: ['studio'] },
    ],
    bundledWith: ['brass-rose-watering-can', 'windowsill-planter'],
  },
]
