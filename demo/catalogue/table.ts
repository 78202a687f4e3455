import type { DemoProduct } from '../demo-product.ts'
import { prose } from '../prose.ts'

export const table: readonly DemoProduct[] = [
  {
    slug: 'everyday-mug',
    title: 'Everyday mug, 30 cl',
    description: prose`
      We went through eleven mugs before this one. The handle takes two fingers, or three slim ones. The lip is thin
      but rounded, the bottom has no corner where sugar can hide, and it stacks two high without a tremble.

      Stoneware from the Puisaye, thrown, turned and dipped by two people who have shared a workshop for nineteen
      years. Glazes pool and break at the rim, each time a little differently. Microwave and dishwasher are both fine.
      9 cm high, 8.5 cm across, 340 g.
    `,
    price: '22.00',
    thumbnailAlt: 'Stoneware mug with a celadon glaze',
    listedDaysAgo: 700,
    variants: [
      { name: 'Celadon', colour: '#9fb8a6', stock: 84, views: ['studio', 'detail', 'scene'] },
      { name: 'Ink blue', colour: '#2a3d58', stock: 61, views: ['studio', 'scene'] },
      { name: 'Oat', colour: '#dacdb5', stock: 112, views: ['studio', 'scene'] },
      { name: 'Oxide red', colour: '#94432f', stock: 8, views: ['studio'] },
      { name: 'Charcoal', colour: '#3a3b3d', stock: 35, views: ['studio'] },
    ],
    bundledWith: ['cafe-de-midi', 'muesli-bowl', 'stoneware-teapot', 'gouter'],
  },
  {
    slug: 'latte-mug',
    title: 'Latte mug, 42 cl',
    description: prose`
      For milk drinks, hot chocolate, or soup at a desk. The same clay as our everyday mug and the same two pairs of
      hands, but wide, with a heavy foot and a belly that wants to be held without the handle.

      The glaze stops two fingers above the table and leaves the clay bare. It is dry to the touch and a little rough
      there, like the edge of a biscuit; everything above is as smooth as it looks. Spoons leave grey traces with
      time, which a paste of baking soda takes off. 11 cm across, 520 g.
    `,
    price: '26.00',
    thumbnailAlt: 'Wide latte mug with a blush glaze and a bare clay foot',
    listedDaysAgo: 176,
    variants: [
      { name: 'Blush', colour: '#d7a797', stock: 28, views: ['studio', 'scene'] },
      { name: 'Sage', colour: '#8fa083', stock: 39, views: ['studio'] },
      { name: 'Chalk', colour: '#eee9df', stock: 1, views: ['studio'] },
    ],
    bundledWith: ['everyday-mug', 'dark-chocolate-72'],
  },
  {
    slug: 'muesli-bowl',
    title: 'Müesli bowl',
    description: prose`
      Fifteen centimetres wide, and so steep that the last oats meet the spoon without a chase. It holds 60 cl, which
      is to say half a litre and the courage to carry it back to bed.

      Stoneware, glazed inside and most of the way down the outside, 430 g. It goes through the microwave, the
      dishwasher and the hands of children; from a worktop onto a wooden floor it usually survives, onto tiles it does
      not.
    `,
    price: '19.00',
    thumbnailAlt: 'Deep, steep-sided breakfast bowl in oat-coloured stoneware',
    listedDaysAgo: 352,
    variants: [
      { name: 'Oat', colour: '#d8c8ab', stock: 73, views: ['studio', 'detail', 'scene'] },
      { name: 'Sky', colour: '#a9c3d0', stock: 44, views: ['studio'] },
      { name: 'Terracotta', colour: '#bd6f4f', stock: 30, views: ['studio'] },
      { name: 'Ink blue', colour: '#2b3e5b', stock: 5, views: ['studio'] },
    ],
    bundledWith: ['everyday-mug', 'orchard-jam'],
  },
  {
    slug: 'salad-bowl-28-cm',
    title: 'Salad bowl, 28 cm',
    description: prose`
      Big enough to toss in without chasing leaves across the table: 28 cm at the rim, 8 cm deep, shallow enough to
      look like a plate that changed its mind. Thrown in one go from three kilos of clay, and you can read the
      potter's fingers in the spiral at the bottom.

      The glaze holds up to vinegar. We left lemon juice standing in one for a week and looked for a mark afterwards
      without finding any.
    `,
    price: '72.00',
    thumbnailAlt: 'Wide salad bowl with a forest green glaze',
    listedDaysAgo: 28,
    variants: [
      { name: 'Forest', colour: '#35543f', stock: 10, views: ['studio', 'detail', 'scene'] },
      { name: 'Chalk', colour: '#ede7da', stock: 14, views: ['studio'] },
    ],
    bundledWith: ['cold-pressed-olive-oil', 'stoneware-dinner-plates'],
  },
  {
    slug: 'stoneware-dinner-plates',
    title: 'Dinner plates, set of four',
    description: prose`
      A coupe plate: no rim, only a gentle rise at the edge that keeps the sauce on and lets the fork come in flat. 26
      cm across, which still fits the lower rack of a 45 cm dishwasher (we took one to the shop and tried).

      Pressed stoneware, fired once at 1,240 °C. The unglazed ring underneath is polished so that a stack of twelve
      does not scratch itself. The four plates of a set come from one kiln load and match; a set bought next year may
      be a shade lighter or darker.
    `,
    price: '88.00',
    thumbnailAlt: 'Stack of rimless chalk white dinner plates',
    listedDaysAgo: 421,
    variants: [
      { name: 'Chalk', colour: '#ece6da', stock: 26, views: ['studio', 'detail', 'scene'] },
      { name: 'Celadon', colour: '#a5bcaa', stock: 17, views: ['studio'] },
      { name: 'Ink blue', colour: '#2e4260', stock: 9, views: ['studio'] },
      { name: 'Blush', colour: '#d6ab9b', stock: 0, views: ['studio'] },
    ],
    bundledWith: ['muesli-bowl', 'bistro-tumblers'],
  },
  {
    slug: 'mouth-blown-carafe',
    title: 'Mouth-blown carafe, 1 litre',
    description: prose`
      Somebody in Biot took a breath for each of these. The glass is full of fine bubbles, made by scattering a pinch
      of soda over the molten gather, and no two carafes stand at exactly the same height; ours run from 24 to 26 cm.
      The neck is narrow enough to grip with wet hands, and a ball of cork keeps flies and fridge smells out.

      For water, and for wine that needs air. Clean it with coarse salt, a little vinegar and a good shake. Hot drinks
      would crack it.
    `,
    price: '58.00',
    thumbnailAlt: 'Glass carafe in a pale sea green with a cork ball for a stopper',
    listedDaysAgo: 315,
    variants: [
      { name: 'Sea green', colour: '#a9cbbf', stock: 11, views: ['studio', 'detail', 'scene'] },
      { name: 'Smoke', colour: '#8b8a88', stock: 9, views: ['studio'] },
      { name: 'Amber', colour: '#cf9a4e', stock: 4, views: ['studio'] },
    ],
    bundledWith: ['bistro-tumblers', 'round-cafe-tray'],
  },
  {
    slug: 'bistro-tumblers',
    title: 'Bistro tumblers, set of six',
    description: prose`
      Tempered glass, 22 cl, with flutes that reach halfway up. They carry espresso and cold beer equally well and are
      hard to break; when one finally goes, it goes all at once into blunt little cubes.

      Stackable. The tint is in the glass itself and will not wash off. Nice for candles, too, and exactly the right
      size to cut scones with.
    `,
    price: '24.00',
    thumbnailAlt: 'Two clear tumblers of fluted glass, one half filled',
    listedDaysAgo: 567,
    variants: [
      { name: 'Clear', colour: '#dbe6e4', stock: 205, views: ['studio', 'scene'] },
      { name: 'Amber', colour: '#cd9650', stock: 49, views: ['studio'] },
      { name: 'Bottle green', colour: '#5f8566', stock: 33, views: ['studio'] },
    ],
    bundledWith: ['mouth-blown-carafe', 'round-cafe-tray'],
  },
  {
    slug: 'round-cafe-tray',
    title: 'Round café tray with brass handles',
    description: prose`
      A hoop of beech, steamed and bent round a former in one go, then lacquered; a bottom of oak veneer left in its
      own colour; two brass handles, cast, with room for four fingers each. That is all there is to it.

      It carries six tumblers and a carafe, or breakfast for two with the newspaper. Wipe it with a damp cloth and dry
      it. A hot pan would draw a white ring in the varnish, and the ring would stay.
    `,
    price: '62.00',
    thumbnailAlt: 'Round tray with a mustard rim, an oak bottom and two brass handles',
    listedDaysAgo: 143,
    variants: [
      { name: 'Mustard', colour: '#cb9c3d', stock: 22, views: ['studio', 'scene'] },
      { name: 'Ink blue', colour: '#2d4260', stock: 18, views: ['studio'] },
      { name: 'Chalk', colour: '#ebe5d9', stock: 15, views: ['studio'] },
    ],
    bundledWith: ['bistro-tumblers', 'mouth-blown-carafe'],
  },
]
