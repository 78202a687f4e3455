import { parseContents } from '../../shop/catalog/pricing/contents.contract.ts'
import type { DemoProduct, DemoVariant } from '../demo-product.ts'

/** Shipping weight of one piece with its parcel, in grams, by slug. */
const SHIPPING_GRAMS: Readonly<Record<string, number>> = {
  'chefs-knife-20-cm': 320,
  'office-paring-knife': 120,
  'bakers-board': 2700,
  'cast-iron-cocotte-24-cm': 5300,
  'salt-and-pepper-mills': 700,
  'kitchen-scale': 900,
  'garcon-apron': 380,
  'porcelain-coffee-dripper': 800,
  'stovetop-moka-pot': 650,
  'enamel-kettle': 1200,
  'stoneware-teapot': 1100,
  'everyday-mug': 420,
  'latte-mug': 640,
  'muesli-bowl': 540,
  'salad-bowl-28-cm': 1500,
  'stoneware-dinner-plates': 3200,
  'mouth-blown-carafe': 900,
  'bistro-tumblers': 1500,
  'round-cafe-tray': 800,
  'metis-tea-towel': 150,
  'honeycomb-tea-towels': 260,
  'dish-brush': 130,
  'after-the-rain-candle': 340,
  'sunday-lunch-blanket': 1900,
  'washed-linen-cushion': 600,
  'boucle-cushion': 650,
  'market-basket': 900,
  'bud-vase': 450,
  'terracotta-vase': 3600,
  'windowsill-planter': 900,
  'terrace-planter': 6500,
  'sieste-armchair': 24_000,
  'three-legged-stool': 4200,
  'low-side-table': 7500,
  'oak-wall-shelf': 4500,
  'facade-coat-rack': 1600,
  lucarne: 7800,
  'mushroom-table-lamp': 1900,
  'enamel-pendant-lamp': 1700,
  'reading-floor-lamp': 9500,
  'heure-bleue-wall-clock': 1200,
  'tabletop-speaker': 3500,
  'low-tide-poster': 300,
  'still-life-poster': 300,
  'a-ne-pas-oublier-notebook': 320,
  'plein-air-sketchbook': 380,
  'brass-ballpoint': 60,
  'ash-desk-tray': 420,
  'steel-thermos': 450,
  'waxed-tote': 520,
  'canvas-backpack': 1300,
  'windproof-umbrella': 700,
  'brass-rose-watering-can': 1100,
  'ribbed-beanie': 120,
  'checked-scarf': 260,
}

/** Weight of bag, tin or jar in grams, for products with stated contents. */
const PACKAGING_GRAMS: Readonly<Record<string, number>> = {
  'cafe-de-midi': 30,
  'guji-filter-coffee': 30,
  'evening-infusion': 40,
  'cold-pressed-olive-oil': 430,
  'orchard-jam': 160,
  'menton-orange-marmalade': 160,
  'quince-and-bay-jelly': 150,
  gouter: 10,
  'dark-chocolate-72': 15,
  'marseille-soap': 30,
}

/** Returns the shipping weight of one piece in grams. @throws Error for a product without a weight */
export function shippingGrams({ slug, contents }: DemoProduct, variant: DemoVariant): number {
  const stated = contentGrams(variant.contents ?? contents)
  const grams = stated === undefined ? SHIPPING_GRAMS[slug] : stated + (PACKAGING_GRAMS[slug] ?? Number.NaN)
  if (!grams) throw new Error(`The demo catalogue has no shipping weight for ${slug}.`)
  return grams
}

/** Returns stated contents in grams, counting a millilitre as one gram; undefined without contents. */
export function contentGrams(contents: string | undefined): number | undefined {
  const parsed = contents === undefined ? null : parseContents(contents)
  if (parsed === null) return undefined
  return Number(parsed.amount) * (parsed.unit === 'kg' || parsed.unit === 'l' ? 1000 : 1)
}
