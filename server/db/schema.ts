import type { Generated, JSONColumnType } from 'kysely'
import type { Stamp } from './columns.ts'

interface EmailTable {
  id: Generated<number>
  recipient: string
  reply_to: string | null
  subject: string
  body_text: string
  body_html: string | null
  /**
   * Subject and body of an e-mail with a code, encrypted with the shop's secret; null in all others and after
   * sending.
   */
  sealed: Buffer | null
  /**
   * Key of the record that the e-mail belongs to, set by the sender; its content is stored until that record is
   * deleted. Null otherwise.
   */
  about: string | null
  /** Key of the conversation that the e-mail belongs to; null without one. */
  thread: string | null
  created_at: Stamp
  sent_at: Date | null
  /** The limit for unconfirmed addresses deferred the e-mail until this time; null otherwise. */
  deferred_until: Generated<Date | null>
}

interface JobTable {
  id: Generated<number>
  name: string
  /** At most one job per name and key is waiting or running. Null: no limit. */
  key: string | null
  /** Validated by the job's definition. */
  payload: unknown
  created_at: Date
  due_at: Date
  /** How many times it was started. */
  attempts: Generated<number>
  /** A process holds the job until this time of the database's clock; null if none does. */
  claimed_until: Date | null
  last_error: string | null
  /** When the job failed for good. */
  failed_at: Date | null
}

interface ConnectionTable {
  /** A `ConnectionName`. */
  name: string
  /** The values that are not secret, by field. */
  values: JSONColumnType<Record<string, string>>
  /** The secrets by field as JSON, encrypted with the shop's secret; null without secrets. */
  sealed: Buffer | null
  version: number
  updated_at: Date
}

interface BackupTable {
  /** Name of its folder. */
  name: string
  started_at: Date
  ended_at: Date | null
  bytes: number | null
  /** Why it failed; null if it did not. */
  error: string | null
}

/**
 * The tables for Kysely. Each feature merges its own (`shop/catalog/products/read/tables.ts` and so on). Amounts are
 * integer cents; bigint ids are read as numbers. Constraints are in the migrations.
 */
export interface Schema {
  emails: EmailTable
  /** Attachments of e-mails, removed after sending. */
  email_attachments: { email_id: number; place: number; filename: string; hash: string }
  /** Contents of attachments by SHA-256: each content is stored once. */
  email_files: { hash: string; content: Buffer; stored_at: Date }
  jobs: JobTable
  /** Connections to other systems: one row per saved connection. */
  connections: ConnectionTable
  backups: BackupTable
  attempts: { id: Generated<number>; kind: string; subject: string; made_at: Stamp }
}
