import type { Generated } from 'kysely'
import type { Stamp } from './columns.ts'

interface EmailTable {
  id: Generated<number>
  recipient: string
  reply_to: string | null
  subject: string
  body_text: string
  body_html: string | null
  /** Subject and words under the shop's secret, for an e-mail that holds a code; null in all others and once it is sent. */
  sealed: Buffer | null
  /** What it belongs to, by a word of whoever enqueued it; its words and files are kept until that is forgotten. Null in all others. */
  about: string | null
  /** The matter that it is part of, where one e-mail follows another. Null in all others. */
  thread: string | null
  created_at: Stamp
  sent_at: Date | null
  /** Until when the limit for unconfirmed addresses deferred it; null when it did not. */
  deferred_until: Generated<Date | null>
}

interface JobTable {
  id: Generated<number>
  name: string
  /** At most one job of a name and key waits or runs. Null: as many as there are. */
  key: string | null
  /** As its definition describes it. */
  payload: unknown
  created_at: Date
  due_at: Date
  /** How often it was begun. */
  attempts: Generated<number>
  /** Until when a process has said that it is at it, by the database's clock; null when none is. */
  claimed_until: Date | null
  last_error: string | null
  /** When it was given up. */
  failed_at: Date | null
}

/**
 * The tables as Kysely sees them: here those of the ground, and each feature merges its own in (`shop/catalog/products/read/tables.ts` and so on).
 * Money is integer cents, ids are bigint read as numbers. Their constraints stand in the migrations beside.
 */
export interface Schema {
  emails: EmailTable
  /** Files that go out with an e-mail, until it was sent. */
  email_attachments: { email_id: number; place: number; filename: string; hash: string }
  /** What goes out with e-mails, by the SHA-256 of its bytes: each file once, however many carry it. */
  email_files: { hash: string; content: Buffer; stored_at: Date }
  jobs: JobTable
  attempts: { id: Generated<number>; kind: string; subject: string; made_at: Stamp }
}
