import type { Generated } from 'kysely'
import type { Stamp } from '../../../server/db/columns.ts'

export interface ContactMessageTable {
  id: Generated<number>
  name: string
  email: string
  title: string
  body: string
  created_at: Stamp
  /** When whoever wrote it wrote last. */
  last_written_at: Stamp
  answered_at: Date | null
  /** The order of its writer that it is about; null for any other message. */
  order_id: number | null
  /** Who was logged in when they wrote it; null for anybody else, whatever address they typed. */
  user_id: number | null
}

export interface MessageReplyTable {
  id: Generated<number>
  message_id: number
  /** An answer of the staff; what the writer of the message wrote by the link of an answer; what they wrote by e-mail, as staff noted it. */
  kind: 'answer' | 'written' | 'noted'
  body: string
  written_at: Date
  /** Who of the staff wrote or noted it; null when their account is gone, and for what the writer wrote by a link. */
  staff_id: number | null
  /** By which an answer went out. */
  email_id: number | null
  /** What `answered_at` of the message was before an answer, for taking that back. */
  was_answered_at: Date | null
  /** The answer by whose link it was written: each takes one. */
  link_of: number | null
}

/** What visitors wrote to the shop, and what was said after that. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    contact_messages: ContactMessageTable
    message_replies: MessageReplyTable
  }
}
