import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { DAY } from '../../../server/durations.ts'

const YEAR = 365 * DAY

/** Cards without an end keep their recipient this long after their last ledger entry. */
const ENDLESS_MS = 5 * YEAR

/** The activity log entries with addresses of recipients. */
const LOGGED_ADDRESS = sql`kind = 'gift_card' and field = 'email'`

/**
 * Removes the recipient and the message from gift cards that were sent to addresses of a customer, and the addresses
 * from the activity log. The cards can still be spent by their codes.
 * @param addresses a relation of `key` and `until`, the end of ownership
 */
export async function eraseRecipients(tx: Database, addresses: RawBuilder<unknown>): Promise<void> {
  await sql`
    update gift_cards set email = '', recipient_name = '', message = '', version = version + 1 from ${addresses} as had
    where created_at <= until and lower(email collate "C") = key`.execute(tx)
  const isTheirs = (value: RawBuilder<unknown>) =>
    sql`exists (select from ${addresses} as had where made_at <= until and lower(${value} collate "C") = key)`
  const [before, after] = [sql`old_value`, sql`new_value`]
  await sql`
    update audit_entries set
      old_value = case when not ${isTheirs(before)} then old_value end,
      new_value = case when not ${isTheirs(after)} then new_value end
    where ${LOGGED_ADDRESS} and (${isTheirs(before)} or ${isTheirs(after)})`.execute(tx)
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
  await sql`
    update gift_cards set email = '', recipient_name = '', message = ''
    where email <> '' and ${isOver}`.execute(db)
  await sql`
    update audit_entries set old_value = null, new_value = null from gift_cards
    where ${LOGGED_ADDRESS} and (old_value is not null or new_value is not null)
      and gift_cards.id = subject_id and ${isOver}`.execute(db)
}
