import type { Generated } from 'kysely'
import type { Computed, Stamp } from './columns.ts'

export interface UserRow {
  id: Generated<number>
  email: string
  email_key: Computed<string>
  email_verified_at: Date | null
  password_hash: string | null
  first_name: string
  last_name: string
  avatar_key: string | null
  is_staff: Generated<boolean>
  created_at: Stamp
}

export interface AuthTokenRow {
  token_hash: Buffer
  user_id: number
  created_at: Stamp
  last_used_at: Stamp
  expires_at: Date
}

export interface VerificationCodeRow {
  id: Generated<number>
  email_key: string
  purpose: 'signup' | 'reset_password' | 'change_email'
  user_id: number | null
  code_hash: Buffer
  /** Of what whoever asked for the code got in answer. Null in rows from before there was one. */
  request_hash: Buffer | null
  /** Wrong tries of whoever does not know the request. */
  tries: Generated<number>
  /** Wrong tries of whoever does. */
  own_tries: Generated<number>
  created_at: Stamp
  expires_at: Date
  used_at: Date | null
}

/** An address that an account had until its owner changed it. */
export interface FormerEmailRow {
  id: Generated<number>
  user_id: number
  email_key: string
  until: Date
}

export interface ContactMessageRow {
  id: Generated<number>
  name: string
  email: string
  title: string
  body: string
  created_at: Stamp
  answered_at: Date | null
}

export interface LetterRow {
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
