export const HERO_THEMES = ['light', 'dark'] as const
export type HeroTheme = (typeof HERO_THEMES)[number]

/** `wide` is for desktop windows, `tall` for phones. */
export const HERO_SHAPES = ['wide', 'tall'] as const
export type HeroShape = (typeof HERO_SHAPES)[number]

/** The position of a product in the hero picture, as fractions of the picture's width and height. */
interface HeroProduct {
  slug: string
  x: number
  y: number
  width: number
  height: number
}

/** The products in the hero picture, from left to right. Both themes show the same products. */
export const HERO_PRODUCTS: Record<HeroShape, readonly HeroProduct[]> = {
  wide: [
    { slug: 'stoneware-dinner-plates', x: 0.0351, y: 0.6264, width: 0.1797, height: 0.1833 },
    { slug: 'everyday-mug', x: 0.22, y: 0.6686, width: 0.0655, height: 0.1667 },
    { slug: 'after-the-rain-candle', x: 0.3093, y: 0.5917, width: 0.0481, height: 0.2 },
    { slug: 'stoneware-teapot', x: 0.3636, y: 0.5301, width: 0.1694, height: 0.3 },
    { slug: 'orchard-jam', x: 0.5374, y: 0.5988, width: 0.057, height: 0.1833 },
    { slug: 'mushroom-table-lamp', x: 0.5888, y: 0.2403, width: 0.189, height: 0.5667 },
    { slug: 'stovetop-moka-pot', x: 0.7389, y: 0.4836, width: 0.1155, height: 0.3667 },
    { slug: 'windowsill-planter', x: 0.8313, y: 0.2947, width: 0.1375, height: 0.5 },
  ],
  tall: [
    { slug: 'windowsill-planter', x: 0.0205, y: 0.4129, width: 0.3523, height: 0.3796 },
    { slug: 'stoneware-teapot', x: 0.1399, y: 0.6165, width: 0.4341, height: 0.2278 },
    { slug: 'everyday-mug', x: 0.4604, y: 0.7471, width: 0.1678, height: 0.1265 },
    { slug: 'mushroom-table-lamp', x: 0.4745, y: 0.3709, width: 0.4844, height: 0.4302 },
    { slug: 'after-the-rain-candle', x: 0.83, y: 0.712, width: 0.1234, height: 0.1519 },
  ],
}
