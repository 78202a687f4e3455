import type { DemoProduct } from '../demo-product.ts'
import { prose } from '../prose.ts'

export const coffeeAndTea: readonly DemoProduct[] = [
  {
    slug: 'porcelain-coffee-dripper',
    title: 'Porcelain coffee dripper and mug',
    description: prose`
      A cone of hard-paste porcelain from Limoges, ribbed on the inside so that the filter stands off the wall and the
      water keeps moving. It has one large hole: the speed is yours to decide, with the grind and with your wrist.
      Takes size 02 paper. The mug underneath holds 32 cl and comes with it, but the saucer of the cone will also sit
      on anything else between 6 and 9.5 cm across.

      Rinse it with hot water first. Porcelain that starts cold steals several degrees from the cup. Glazed all over,
      untroubled by the dishwasher.
    `,
    price: '44.00',
    thumbnailAlt: 'Chalk white coffee dripper on a mug of the same porcelain',
    listedDaysAgo: 410,
    variants: [
      { name: 'Chalk', colour: '#f0ebe0', stock: 46, views: ['studio', 'detail', 'scene'] },
      { name: 'Celadon', colour: '#a4bdab', stock: 18, views: ['studio'] },
      { name: 'Charcoal', colour: '#3d3e42', stock: 7, views: ['studio'] },
    ],
    bundledWith: ['cafe-de-midi', 'everyday-mug'],
  },
  {
    slug: 'stovetop-moka-pot',
    title: 'Stovetop moka pot, six cups',
    description: prose`
      Thirty centilitres in four minutes, and the noise at the end that wakes the house. Cast aluminium with a flat
      steel plate in the base, so induction hobs notice it as well. The gasket is silicone and the safety valve can be
      unscrewed and looked at, which one should do now and then.

      Fill the boiler with hot water up to the valve, the basket level and unpressed, and take the pot off at the
      first gurgle. Rinse, never soap, dry it open. 21 cm high.
    `,
    price: '44.00',
    thumbnailAlt: 'Polished aluminium moka pot',
    listedDaysAgo: 540,
    variants: [
      { name: 'Polished', colour: null, stock: 52, views: ['studio', 'detail', 'scene'] },
      { name: 'Black', colour: '#2b2b2d', stock: 23, views: ['studio'] },
      { name: 'Oxide red', colour: '#9b3e2e', stock: 0, views: ['studio'] },
    ],
    bundledWith: ['cafe-de-midi', 'bistro-tumblers'],
  },
  {
    slug: 'enamel-kettle',
    title: 'Enamel kettle, 1.4 litres',
    description: prose`
      Steel, pressed and enamelled in two coats, with a spout that pours where it is pointed. It has no whistle: the
      lid starts to tick when the water is close, and you learn to hear it from the next room. A beech grip keeps the
      heat off your hand.

      All hobs, induction among them. Enamel chips when it meets a stone sink with conviction, so set it down gently;
      limescale goes with a cup of white vinegar, boiled once and left an hour.
    `,
    price: '79.00',
    thumbnailAlt: 'Enamelled kettle in butter yellow',
    listedDaysAgo: 298,
    variants: [
      { name: 'Butter', colour: '#e8d292', stock: 13, views: ['studio', 'detail', 'scene'] },
      { name: 'Charcoal', colour: '#393b3e', stock: 16, views: ['studio'] },
      { name: 'Sky', colour: '#a7c1cf', stock: 5, views: ['studio'] },
      { name: 'Chalk', colour: '#efeadf', stock: 0, views: ['studio'] },
    ],
    bundledWith: ['stoneware-teapot', 'evening-infusion'],
  },
  {
    slug: 'stoneware-teapot',
    title: 'Stoneware teapot, 90 cl',
    description: prose`
      Four good cups. The potter in La Borne throws the body, the spout and the lid separately on the same afternoon,
      and joins them while all three are still damp; you can find the seam with a fingertip under the glaze. Forty-odd
      holes are pierced behind the spout, small enough for broken-leaf tea and easy to clean with the soft brush.

      Pours without a drip if you tip it briskly. Warm it first, and never wash it with scented soap: the foot is left
      bare, and bare clay remembers.
    `,
    price: '86.00',
    thumbnailAlt: 'Round stoneware teapot with a celadon glaze',
    listedDaysAgo: 362,
    variants: [
      { name: 'Celadon', colour: '#9db5a0', stock: 9, views: ['studio', 'detail', 'scene'] },
      { name: 'Tenmoku', colour: '#4a2f26', stock: 6, views: ['studio'] },
      { name: 'Oat', colour: '#d9ccb4', stock: 12, views: ['studio'] },
    ],
    bundledWith: ['evening-infusion', 'everyday-mug'],
  },
  {
    slug: 'cafe-de-midi',
    title: 'Café de midi, espresso blend',
    description: prose`
      What one drinks standing up, after lunch. Two thirds washed Colombian from Huila for the sugar, one third
      natural Brazilian from Cerrado for the body; roasted to the far side of medium, on Tuesdays, in a 15 kg drum.
      Cocoa, roasted hazelnut, a little orange peel as it cools.

      The date on the back is the day of roasting. It tastes best from the eighth day to the sixth week. For a moka
      pot choose the medium grind; for a machine, buy beans and grind them yourself if you possibly can.
    `,
    price: '9.50',
    contents: '250 g',
    thumbnailAlt: 'Dark brown bag of espresso coffee beans',
    listedDaysAgo: 433,
    options: ['Size', 'Grind'],
    variants: [
      {
        name: 'Whole beans',
        options: ['250 g', 'Whole beans'],
        colour: null,

        stock: 118,
        views: ['studio', 'detail', 'scene'],
      },
      {
        name: 'Ground for espresso',
        options: ['250 g', 'Ground for espresso'],
        colour: null,

        stock: 43,
        views: ['studio'],
      },
      {
        name: 'Ground for moka',
        options: ['250 g', 'Ground for moka'],
        colour: null,

        stock: 66,
        views: ['studio'],
      },
      {
        name: 'Whole beans, 1 kg',
        options: ['1 kg', 'Whole beans'],
        price: '34.00',
        contents: '1 kg',
        colour: null,

        stock: 24,
        views: ['studio'],
      },
      {
        name: 'Ground for espresso, 1 kg',
        options: ['1 kg', 'Ground for espresso'],
        price: '34.00',
        contents: '1 kg',
        colour: null,

        stock: 9,
        views: ['studio'],
      },
    ],
    bundledWith: ['stovetop-moka-pot', 'everyday-mug'],
  },
  {
    slug: 'guji-filter-coffee',
    title: 'Guji, filter roast, 250 g',
    description: prose`
      From the south of Ethiopia, grown between 1,950 and 2,150 metres by some four hundred families who deliver to
      one washing station. Dried three weeks on raised beds with the fruit still on. Expect apricot, jasmine and black
      tea with honey, and a colour nearer to tea than to coffee.

      Roasted light. 60 g to the litre, water at 94 °C, three minutes from first pour to last drop is where we would
      begin.
    `,
    price: '14.50',
    contents: '250 g',
    thumbnailAlt: 'Apricot-coloured bag of filter coffee',
    listedDaysAgo: 4,
    options: ['Grind'],
    variants: [
      { name: 'Whole beans', colour: null, stock: 40, views: ['studio', 'detail'] },
      { name: 'Ground for filter', colour: null, stock: 24, views: ['studio'] },
    ],
    bundledWith: ['porcelain-coffee-dripper', 'kitchen-scale'],
  },
  {
    slug: 'evening-infusion',
    title: 'Grüner Abend & other infusions, in a tin',
    description: prose`
      Nothing here has ever met caffeine. Grüner Abend is our Alsatian neighbour's mixture: verbena, apple, spruce
      tips. Tilleul is lime blossom from the Baronnies with the bracts left whole, so it takes a large pot. Rooibos
      comes plain, for people who wish it would.

      Each tin holds between 45 g (the blossom is light) and 100 g (the rooibos is not), or about thirty cups. Water
      off the boil, seven minutes. The tin closes with an inner lid; keep it afterwards, for buttons.
    `,
    price: '13.90',
    thumbnailAlt: 'Forest green tin of herbal tea',
    listedDaysAgo: 247,
    options: ['Infusion'],
    variants: [
      { name: 'Grüner Abend', colour: null, stock: 37, contents: '60 g', views: ['studio', 'scene'] },
      { name: 'Tilleul', colour: null, stock: 15, contents: '45 g', views: ['studio'] },
      { name: 'Rooibos', colour: null, stock: 48, contents: '100 g', views: ['studio'] },
    ],
    bundledWith: ['stoneware-teapot', 'orchard-jam'],
  },
]
