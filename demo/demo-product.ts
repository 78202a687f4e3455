import type { PictureKind } from './pictures/picture.ts'

type Colour = `#${string}`

/** The pictures a variant can have: the object alone, a part of it up close, and the object where it is used. */
export type ProductView = 'studio' | 'detail' | 'scene'

/**
 * A variant is either a colour that the shopper picks by its swatch, or a flavour, size or pattern without a swatch,
 * whose picture is drawn in `paint`. The first view of the product's first variant is also its thumbnail.
 */
export type DemoVariant = {
  name: string
  stock: number
  /** Where it costs something else than the product. */
  price?: `${number}.${number}`
  contents?: string
  /** Where the product differs by several options. */
  options?: readonly string[]
  views: readonly [ProductView, ...ProductView[]]
} & ({ colour: Colour } | { colour: null; paint: Colour })

/** One product of the demo shop, as a shop owner would describe it; `bundledWith` holds slugs. */
export type DemoProduct = {
  slug: string
  title: string
  description: string
  price: `${number}.${number}`
  /** How much is in each variant that does not say otherwise, as it is kept: `250 g`. */
  contents?: string
  picture: { kind: PictureKind; shape: 0 | 1 | 2 }
  thumbnailAlt: string
  listedDaysAgo: number
  /** Only staff see it yet. */
  isDraft?: true
  /** By what the variants differ; by one of them they are called. Those of colours differ by their colour. */
  options?: readonly string[]
  variants: readonly [DemoVariant, ...DemoVariant[]]
  bundledWith: readonly string[]
}
