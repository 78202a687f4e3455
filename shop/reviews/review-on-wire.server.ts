import { imageUrl } from '../images/image-url.ts'
import type { Review } from './reviews.contract.ts'

/** A review with its author's name, as the stores read it. Inside nested rows the database hands times over as text. */
export interface ReviewRow {
  id: number
  body: string
  half_stars: number
  variant_id: number
  created_at: Date | string
  first_name: string | null
  last_name: string | null
  avatar_key: string | null
}

/** The review of a customer who left stays, under this name and without a picture. */
const FORMER_CUSTOMER = { first_name: 'Former', last_name: 'customer' }

/** A review as it stands on the wire. */
export function reviewOnWire(row: ReviewRow): Review {
  const { first_name, last_name } = row.first_name === null ? FORMER_CUSTOMER : row
  return {
    id: row.id,
    body: row.body,
    rating: row.half_stars / 2,
    variant: row.variant_id,
    user: {
      first_name: first_name ?? '',
      last_name: last_name ?? '',
      avatar: row.avatar_key === null ? null : imageUrl(row.avatar_key, 320),
    },
    created_on: new Date(row.created_at).toISOString(),
  }
}
