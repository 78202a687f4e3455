/** What staff decide of a product: a draft is not there yet, a hidden one not any more. */
export const PRODUCT_STATES = ['draft', 'published', 'hidden'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]

/** Whether everybody may see something, and from when on. */
export interface Publication {
  state: ProductState
  /** ISO 8601; null for at once. */
  published_from: string | null
}

/** Tells whether a product is public at a time, as far as its state and date say so. */
export const isPublicAt = ({ state, published_from }: Publication, now: Date): boolean =>
  state === 'published' && (published_from === null || Date.parse(published_from) <= now.getTime())
