/** The status set by staff: a draft is not public yet, a hidden product no longer. */
export const PRODUCT_STATES = ['draft', 'published', 'hidden'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]

/** Whether and from when an item is public. */
export interface Publication {
  state: ProductState
  /** ISO 8601; null for immediately. */
  published_from: string | null
}

/** Returns whether a product is public at a time, according to its state and date. */
export const isPublicAt = ({ state, published_from }: Publication, now: Date): boolean =>
  state === 'published' && (published_from === null || Date.parse(published_from) <= now.getTime())
