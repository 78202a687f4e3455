import type { CustomerKey } from './customers.ts'

type Stars = 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5

/** A review of a variant, named as in the catalogue, with its age in days. */
export type DemoReview = { by: CustomerKey; variant: string; rating: Stars; daysAgo: number; body: string }

/** Reviews by product slug. */
export type ReviewsBySlug = Readonly<Record<string, readonly DemoReview[]>>
