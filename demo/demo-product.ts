type Colour = `#${string}`

/** The pictures a variant can have: the object alone, a part of it up close, and the object where it is used. */
export type ProductView = 'studio' | 'detail' | 'scene'

/**
 * A variant is either a colour with a swatch, or a flavour, size or pattern whose `colour` is null.
 * The first view of the product's first variant is also its thumbnail.
 */
export type DemoVariant = {
  name: string
  colour: Colour | null
  stock: number
  /** Where it costs something else than the product. */
  price?: `${number}.${number}`
  contents?: string
  /** Where the product differs by several options. */
  options?: readonly string[]
  views: readonly [ProductView, ...ProductView[]]
}

/** One product of the demo shop, as a shop owner would describe it; `bundledWith` holds slugs. */
export type DemoProduct = {
  slug: string
  title: string
  description: string
  price: `${number}.${number}`
  /** How much is in each variant that does not say otherwise, as it is kept: `250 g`. */
  contents?: string
  thumbnailAlt: string
  listedDaysAgo: number
  /** Only staff see it yet. */
  isDraft?: true
  /** By what the variants differ; by one of them they are called. Those of colours differ by their colour. */
  options?: readonly string[]
  variants: readonly [DemoVariant, ...DemoVariant[]]
  bundledWith: readonly string[]
}
