import type { Generated } from 'kysely'
import type { Language } from '../../../lib/texts/languages.ts'
import type { Stamp } from '../../../server/db/columns.ts'

export interface ContactMessageTable {
  id: Generated<number>
  name: string
  email: string
  title: string
  body: string
  created_at: Stamp
  /** When its writer last wrote. */
  last_written_at: Stamp
  answered_at: Date | null
  /** The order of the writer that the message refers to; null without one. */
  order_id: number | null
  /** The language of the page on which it was written; null for older messages. */
  language: Language | null
  /** The account that was logged in; null for any other writer, even with the address of an account. */
  user_id: number | null
}

export interface MessageReplyTable {
  id: Generated<number>
  message_id: number
  /**
   * `answer`: by staff. `written`: by the writer, with the link of an answer. `noted`: an e-mail of the writer,
   * recorded by staff.
   */
  kind: 'answer' | 'written' | 'noted'
  body: string
  written_at: Date
  /** The staff member who wrote or recorded it; null after the account is deleted, and for `written`. */
  staff_id: number | null
  /** The e-mail that carries the answer. */
  email_id: number | null
  /** `answered_at` of the message before this answer, restored when the answer is undone. */
  was_answered_at: Date | null
  /** The answer that contained the link. Each link accepts one reply. */
  link_of: number | null
}

/** Contact messages and their replies. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    contact_messages: ContactMessageTable
    message_replies: MessageReplyTable
  }
}
