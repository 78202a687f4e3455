import type { Generated } from 'kysely'
import type { Stamp } from '../../../server/db/columns.ts'

export interface ReviewTable {
  id: Generated<number>
  product_id: number
  variant_id: number
  user_id: number | null
  body: string
  half_stars: number
  /** When the author first ordered the variant; null if unknown. */
  bought_at: Date | null
  answer: string | null
  answered_at: Date | null
  hidden_reason: string | null
  hidden_at: Date | null
  created_at: Stamp
  /** The last change by the author. */
  updated_at: Stamp
}

export interface ReviewReportTable {
  review_id: number
  user_id: number
  reason: string
  created_at: Stamp
  /** When staff decided; null while open. */
  settled_at: Date | null
}

/** Reviews and reports of reviews. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    reviews: ReviewTable
    review_reports: ReviewReportTable
  }
}
