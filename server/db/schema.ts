import type { Generated } from 'kysely'
import type { Stamp } from './columns.ts'

interface EmailTable {
  id: Generated<number>
  recipient: string
  reply_to: string | null
  subject: string
  body_text: string
  body_html: string | null
  /** Subject and words under the shop's secret, for a letter that holds a code; null in all others and once it is sent. */
  sealed: Buffer | null
  created_at: Stamp
  due_at: Stamp
  attempts: Generated<number>
  last_error: string | null
  sent_at: Date | null
}

/**
 * The tables as Kysely sees them: here those of the ground, and each feature merges its own in (`shop/catalogue/tables.ts` and so on).
 * Money is integer cents, ids are bigint read as numbers. Their constraints stand in the migrations beside.
 */
export interface Schema {
  letters: EmailTable
  attempts: { id: Generated<number>; kind: string; subject: string; made_at: Stamp }
}
