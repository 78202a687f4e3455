type Colour = `#${string}`

/** The pictures of a variant: the product alone, a detail, and the product in use. */
export type ProductView = 'studio' | 'detail' | 'scene'

/**
 * A variant is either a colour with a swatch, or a flavour, size or pattern whose `colour` is null.
 * The first view of the product's first variant is also its thumbnail.
 */
export type DemoVariant = {
  name: string
  colour: Colour | null
  stock: number
  /** Only if it differs from the product's price. */
  price?: `${number}.${number}`
  contents?: string
  /** The values of the product's options. */
  options?: readonly string[]
  views: readonly [ProductView, ...ProductView[]]
}

/** A product of the demo shop; `bundledWith` contains slugs. */
export type DemoProduct = {
  slug: string
  title: string
  description: string
  price: `${number}.${number}`
  /** The contents of each variant without its own, in the stored format: `250 g`. */
  contents?: string
  thumbnailAlt: string
  listedDaysAgo: number
  /** A draft is visible only to staff. */
  isDraft?: true
  /**
   * The names of the product's options. Products with only colour variants have the option "Colour" by default.
   */
  options?: readonly string[]
  variants: readonly [DemoVariant, ...DemoVariant[]]
  bundledWith: readonly string[]
}
