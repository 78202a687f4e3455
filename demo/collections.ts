/** A collection of the demo shop: its products by slug, or a rule. */
export interface DemoCollection {
  slug: string
  title: string
  text: string
  products?: readonly string[]
  rule?: string
  /** The slug of the product with its picture; by default the first product. */
  pictureOf?: string
  inside?: readonly DemoCollection[]
}

/** The collections of the demo shop, in menu order. */
export const demoCollections: readonly DemoCollection[] = [
  {
    slug: 'kitchen-and-table',
    title: 'Kitchen and table',
    text: 'Things you reach for every day.',
    pictureOf: 'cast-iron-cocotte-24-cm',
    inside: [
      {
        slug: 'cooking',
        title: 'Cooking',
        text: 'Knives that can be sharpened, pots that can be handed on.',
        products: [
          'cast-iron-cocotte-24-cm',
          'chefs-knife-20-cm',
          'office-paring-knife',
          'bakers-board',
          'salt-and-pepper-mills',
          'kitchen-scale',
          'garcon-apron',
        ],
      },
      {
        slug: 'coffee-and-tea',
        title: 'Coffee and tea',
        text: 'All that stands between the bag and the cup.',
        products: [
          'stoneware-teapot',
          'porcelain-coffee-dripper',
          'stovetop-moka-pot',
          'enamel-kettle',
          'cafe-de-midi',
          'guji-filter-coffee',
          'evening-infusion',
        ],
      },
      {
        slug: 'plates-cups-and-glasses',
        title: 'Plates, cups and glasses',
        text: 'Stoneware and glass that stacks, and survives the dishwasher.',
        products: ['everyday-mug', 'latte-mug', 'stoneware-dinner-plates', 'salad-bowl-28-cm', 'round-cafe-tray'],
        inside: [
          {
            slug: 'glass',
            title: 'Glass',
            text: 'Blown and pressed.',
            products: ['mouth-blown-carafe', 'bistro-tumblers'],
          },
        ],
      },
      {
        slug: 'pantry',
        title: 'Pantry',
        text: 'Few things, from people whom we know.',
        products: [
          'orchard-jam',
          'cold-pressed-olive-oil',
          'quince-and-bay-jelly',
          'gouter',
          'dark-chocolate-72',
          'muesli-bowl',
        ],
      },
    ],
  },
  {
    slug: 'living',
    title: 'Living',
    text: 'For sitting, lying, reading, and for the windowsill.',
    pictureOf: 'sieste-armchair',
    inside: [
      {
        slug: 'furniture',
        title: 'Furniture',
        text: 'Solid wood, and screws that can be turned again.',
        products: [
          'sieste-armchair',
          'three-legged-stool',
          'low-side-table',
          'oak-wall-shelf',
          'facade-coat-rack',
          'lucarne',
        ],
      },
      {
        slug: 'light-and-sound',
        title: 'Light and sound',
        text: 'For the hours when the day is over.',
        products: [
          'mushroom-table-lamp',
          'enamel-pendant-lamp',
          'reading-floor-lamp',
          'tabletop-speaker',
          'heure-bleue-wall-clock',
          'after-the-rain-candle',
        ],
      },
      {
        slug: 'textiles-and-vases',
        title: 'Textiles and vases',
        text: 'Linen, wool and clay.',
        products: [
          'sunday-lunch-blanket',
          'washed-linen-cushion',
          'boucle-cushion',
          'bud-vase',
          'terracotta-vase',
          'windowsill-planter',
          'terrace-planter',
        ],
      },
    ],
  },
  {
    slug: 'desk-and-way',
    title: 'Desk and travel',
    text: 'For writing things down, and for carrying them around.',
    products: [
      'a-ne-pas-oublier-notebook',
      'plein-air-sketchbook',
      'brass-ballpoint',
      'ash-desk-tray',
      'canvas-backpack',
      'waxed-tote',
      'steel-thermos',
      'windproof-umbrella',
    ],
  },
  {
    slug: 'gifts-under-30',
    title: 'Gifts under €30',
    text: 'Small enough to be wrapped in one go, and good enough to be kept.',
    rule: 'price_range=0,30&in_stock=true',
    pictureOf: 'marseille-soap',
  },
  {
    slug: 'new',
    title: 'New',
    text: 'What has come in the last thirty days.',
    rule: 'new=true',
    pictureOf: 'latte-mug',
  },
]
