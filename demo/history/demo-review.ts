import type { CustomerKey } from './customers.ts'

type Stars = 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5

/** What a customer wrote about a variant, named as in the catalogue, some days after it arrived. */
export type DemoReview = { by: CustomerKey; variant: string; rating: Stars; daysAgo: number; body: string }

/** The reviews of some products by product slug. */
export type ReviewsBySlug = Readonly<Record<string, readonly DemoReview[]>>
