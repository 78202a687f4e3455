import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { DAY } from '../../../server/durations.ts'
import { eraseLoggedAddresses, eraseLoggedValues } from '../../core/activity-log/audit-log-store.server.ts'
import { clearRecipients } from './gift-cards-store.server.ts'

const YEAR = 365 * DAY

/** Cards without an end keep their recipient this long after their last ledger entry. */
const ENDLESS_MS = 5 * YEAR

/** The field of the activity log with addresses of recipients. */
const LOGGED = { kind: 'gift_card', field: 'email' } as const

/**
 * Removes the recipient and the message from gift cards that were sent to addresses of a customer, and the addresses
 * from the activity log. The cards can still be spent by their codes.
 * @param addresses a relation of `key` and `until`, the end of ownership
 */
export async function eraseRecipients(tx: Database, addresses: RawBuilder<unknown>): Promise<void> {
  const belongsToCustomer = sql`id in (
    select sent.id from ${addresses} as had
      join gift_cards as sent on lower(sent.email collate "C") = key and sent.created_at <= until)`
  await clearRecipients(tx, belongsToCustomer)
  await eraseLoggedAddresses(tx, LOGGED, addresses)
}

/**
 * Removes the recipient and the message from gift cards a year after their end or after their balance was spent or
 * refunded, and from cards without an end after five years without an entry. The activity log loses their addresses.
 */
export async function sweepRecipients(db: Database, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const isOver = sql`(
    ends_on < ${ago(YEAR)}::date
    or exists (
      select from gift_card_entries where gift_card_id = gift_cards.id
      having max(made_at) < ${ago(YEAR)} and sum(amount_cents) = 0
        or max(made_at) < ${ago(ENDLESS_MS)} and ends_on is null))`
  await clearRecipients(db, isOver)
  await eraseLoggedValues(db, LOGGED, sql`select id from gift_cards where ${isOver}`)
}
