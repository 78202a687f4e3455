/** A public product as visitors see it. */
export interface CatalogueProduct {
  id: number
  slug: string
  title: string
  /** Markdown. */
  description: string
  /** Name of the manufacturer; empty if unknown. */
  manufacturer: string
  /** Attributes by name, such as `Material`. */
  attributes: Readonly<Record<string, string>>
  /** Address of its page. */
  address: string
  /** Address of its main picture. */
  image: string
  /** The default variant first. */
  variants: readonly {
    id: number
    name: string
    sku: string | null
    gtin: string | null
    /** Current price with VAT, in cents. */
    priceCents: number
    /** Pieces for sale. */
    stock: number
    /** In grams; null if unknown. */
    weight: number | null
  }[]
}

/**
 * Returns public products with ids above `after`, at most `limit` (1 to 100, 100 by default), in the order of their
 * ids; none before the shop opens.
 */
export type ReadProducts = (page?: { after?: number; limit?: number }) => Promise<CatalogueProduct[]>
