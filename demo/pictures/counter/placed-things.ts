import type { CounterShape } from './counter-frame.ts'

/** Something that stands on the counter. */
export interface PlacedThing {
  /** Of the product. */
  slug: string
  /** Which of its variants, by name. */
  variant: string
  /** Where the middle of its foot is, in the units of the picture. */
  x: number
  y: number
}

/** What stands where, as somebody has put it there: low things under the words, high ones to the right, two rows that overlap a little. */
export const PLACED: Record<CounterShape, readonly PlacedThing[]> = {
  wide: [
    { slug: 'stoneware-dinner-plates', variant: 'Chalk', x: 300, y: 744 },
    { slug: 'everyday-mug', variant: 'Oxide red', x: 590, y: 790 },
    { slug: 'after-the-rain-candle', variant: 'After the rain', x: 800, y: 748 },
    { slug: 'stoneware-teapot', variant: 'Celadon', x: 1085, y: 780 },
    { slug: 'orchard-jam', variant: 'Apricot', x: 1358, y: 738 },
    { slug: 'mushroom-table-lamp', variant: 'Mustard', x: 1640, y: 742 },
    { slug: 'stovetop-moka-pot', variant: 'Polished', x: 1890, y: 792 },
    { slug: 'windowsill-planter', variant: 'Terracotta', x: 2160, y: 738 },
  ],
  tall: [
    { slug: 'windowsill-planter', variant: 'Terracotta', x: 236, y: 1252 },
    { slug: 'stoneware-teapot', variant: 'Celadon', x: 440, y: 1346 },
    { slug: 'everyday-mug', variant: 'Oxide red', x: 632, y: 1400 },
    { slug: 'mushroom-table-lamp', variant: 'Mustard', x: 860, y: 1256 },
    { slug: 'after-the-rain-candle', variant: 'After the rain', x: 1070, y: 1384 },
  ],
}
